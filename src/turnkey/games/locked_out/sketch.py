"""The table as text, for a terminal of any width: the ship, the track, the areas, the hands, in Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

USUAL_WIDTH = 80
COLOURS = ("white", "bright_black", "green", "dark_orange", "violet", "cyan")
ZONES = {"blue": "cyan", "orange": "dark_orange", "purple": "magenta"}
TOKENS = {"oxygen": "blue", "power": "yellow", "fuel": "red"}
CELL = 9
TOP, BOTTOM = ("8a", "7", "", "5", "4", "3", "2"), ("8", "", "6", "", "2a", "", "")  # as the tiles lie


def sketch(view: Mapping[str, Any], width: int = USUAL_WIDTH) -> str:
    return "\n".join(
        [head(view), *ship(view, width), *areas(view), *(seat(view, one) for one in view["seats"]), *foot(view)]
    )


def head(view: Mapping[str, Any]) -> str:
    tokens = "  ".join(
        f"[{TOKENS[name]}]{name} {level} {'■' * level}{'·' * (8 - level)}[/]" for name, level in view["tokens"].items()
    )
    return f"[bold]Round {view['round']}, stage {view['stage']}[/]   {tokens}"


def ship(view: Mapping[str, Any], width: int) -> list[str]:
    """The rooms as they lie, the computer on the left; narrow screens get a list."""
    spaces = {one["space"]: one for one in view["spaces"]}
    if width < 7 * CELL + 8:
        return [f"{label(one)} {pawns(one)}" for one in view["spaces"]]
    lines = []
    for row in (TOP, BOTTOM):
        lines.append(
            "".join(cell(label(spaces[name]), plain(spaces[name])) if name else " " * CELL for name in row).rstrip()
        )
        lines.append("".join(cell(*standing(spaces[name])) if name else " " * CELL for name in row).rstrip())
    return [*lines, "[dim]doorways: 8a-8  8-7-6-8  6-5  6-2a  5-4-3  2a-2 2a-3 2a-4 2a-5[/]"]


def plain(space: Mapping[str, Any]) -> str:
    return f"{space['space']}[{space['pile']}]" if space["space"] != "8a" else "8a"


def label(space: Mapping[str, Any]) -> str:
    text = plain(space).replace("[", r"\[")
    style = ZONES[space["zone"]] + (" bold" if space["reachable"] else "")
    return f"[{style}]{text}[/]"


def cell(marked: str, text: str) -> str:
    return marked + " " * max(CELL - len(text), 1)


def number_of(seat: str) -> int:
    return int(seat[1:]) - 1


def standing(space: Mapping[str, Any]) -> tuple[str, str]:
    return pawns(space), "".join(name[1:] for name in space["pawns"])


def pawns(space: Mapping[str, Any]) -> str:
    return "".join(f"[bold {COLOURS[number_of(name)]}]{name[1:]}[/]" for name in space["pawns"])


def areas(view: Mapping[str, Any]) -> list[str]:
    lines = [f"Access: {cards(view['access_area'])}   Resources: {cards(view['resource_area'])}"]
    lines += [f"[dim]Discards: {cards(view['discard'])}[/]"]
    if view["shown"]:
        card = view["shown"]["card"] or "a card"
        lines.append(f"[bold]{view['shown']['drawer']} drew {card}[/]")
    return lines


def seat(view: Mapping[str, Any], one: Mapping[str, Any]) -> str:
    mark = "►" if one["seat"] in view["asked"] or (not view["asked"] and one["seat"] in view["winners"]) else " "
    wrench = "M" if one["maintenance"] else " "
    size = one["hand_size"]
    hand = f"{size} card{'' if size == 1 else 's'} face down" if size else "no cards"
    if one["hand"] is not None:
        hand = f"{cards(one['hand'])}  [dim]({one['value']})[/]"
    name = f"[bold {COLOURS[number_of(one['seat'])]}]{one['title']}[/]"
    return f"{mark} {name} {wrench} in {one['space']:3} {hand}"


def foot(view: Mapping[str, Any]) -> list[str]:
    """What this seat saw of the others' cards, the latest last; and how it ended."""
    if view["ending"]:
        return [f"[bold]{view['ending'].capitalize()}: {' and '.join(view['winners'])} won.[/]"]
    seen = [told for step in view["story"] if (told := sighting(step))]
    return [f"[dim]Seen: {'; '.join(seen[-6:])}[/]"] if seen else []


def sighting(step: Mapping[str, Any]) -> str:
    if step["what"] == "drawn" and step["card"]:
        return f"{step['kept_by']} got {step['card']} in {step['room']}"
    if step["what"] == "checked" and step["cards"]:
        return f"{step['seat']} was seen with {cards(step['cards'])}"
    return ""


def cards(pile: Mapping[str, int]) -> str:
    return ", ".join(f"{count}×{name}" if count > 1 else name for name, count in pile.items()) or "none"
