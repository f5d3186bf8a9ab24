"""The table as text, for a terminal of any width: the watched station as a map, the others in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

USUAL_WIDTH = 80
COLOURS = {"R": "red", "O": "dark_orange", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta", "-": "dim"}
CELL = 4  # columns for a tile


def sketch(view: Mapping[str, Any], width: int = USUAL_WIDTH) -> str:
    watched = next(one for one in view["stations"] if one["seat"] == view["fits_for"])
    lines = [head(view), *scores(view), *pool(view), *station_map(watched, view["shape"]), *tiles(watched)]
    if watched["unplaced"]:
        lines += ["Unplaced:", *(f"  {offered(one)}" for one in watched["unplaced"])]
    return "\n".join(lines)


def head(view: Mapping[str, Any]) -> str:
    order = " ".join(view["turns_to_come"][:24])
    text = f"[bold]Round {view['round']}/{view['rounds']}[/]   Stack {view['stack_size']}   Discards {view['discards']}"
    return text + (f"   Turns: [bold]{order}[/]" if order else "")


def scores(view: Mapping[str, Any]) -> list[str]:
    lines = []
    for one in view["stations"]:
        mark = "►" if one["seat"] in view["asked"] else " "
        total = "–" if one["score"] is None else one["score"]
        size = f"{len(one['tiles']):2} tiles, {len(one['open'])} open cells"
        lines.append(f"{mark} [bold]Seat {one['seat']}[/] {total!s:>4} points  {size}")
    return lines


def pool(view: Mapping[str, Any]) -> list[str]:
    if not view["pool"]:
        return []
    return [f"Pool (what fits seat {view['fits_for']}):", *(f"  {offered(one)}" for one in view["pool"])]


def offered(one: Mapping[str, Any]) -> str:
    """A tile on offer: its sides, its values, and its best places."""
    best = sorted(one["placements"], key=lambda place: -place["points"])[:4]
    places = ", ".join(f"{place['cell']} (+{place['points']})" for place in best)
    more = f" … {len(one['placements'])} in all" if len(one["placements"]) > len(best) else ""
    return f"[bold]{one['tile']:3}[/] {coloured(one['sides'])} {values(one):14} {places}{more}".rstrip()


def values(one: Mapping[str, Any]) -> str:
    return "/".join(map(str, one["values"]))


def coloured(sides: str) -> str:
    return "".join(f"[{COLOURS[side]}]{side}[/]" for side in sides)


def station_map(station: Mapping[str, Any], shape: str) -> list[str]:
    """Tiles by number, open cells as dots; hexagons lie half a step lower in every other column."""
    marks: dict[tuple[int, int], str] = {}
    for one in station["open"]:
        marks[spot(one["cell"], shape)] = f"{'·':^{CELL}}"
    for one in station["tiles"]:
        marks[spot(one["cell"], shape)] = f"[bold]{one['tile']:^{CELL}}[/]"
    if not marks:
        return ["No station yet."]
    columns = [column for column, _ in marks]
    lines = []
    for row in range(min(row for _, row in marks), max(row for _, row in marks) + 1):
        line = "".join(marks.get((column, row), " " * CELL) for column in range(min(columns), max(columns) + 1))
        lines.append(line.rstrip())
    return [f"Station of seat {station['seat']}:", *lines]


def spot(cell: str, shape: str) -> tuple[int, int]:
    q, r = (int(number) for number in cell.split(","))
    return (q, 2 * r + q) if shape == "hexagon" else (q, r)


def tiles(station: Mapping[str, Any]) -> list[str]:
    lines: Sequence[str] = [
        f"{one['tile']:>3} at {one['cell']:6} {coloured(one['shown'])} {one['joins']} of {values(one)}"
        for one in station["tiles"]
    ]
    return [f"  {line}" for line in lines]
