"""The table as text, for a terminal of any width: the board, the crews, the cards, in Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.games.lockup.state import AWARDS, END_GOALS, GOONS, INSTANTS, ITEMS, LOCATIONS, TOMES

COLOURS = {"a": "green", "b": "cyan", "c": "yellow", "d": "magenta", "e": "blue", "g": "red"}
USUAL_WIDTH = 80
SETS = (ITEMS, GOONS, TOMES, AWARDS, INSTANTS, END_GOALS)
NAMES = {code: title for cards in SETS for code, title in zip(cards, cards.titles, strict=True)}
NAME, GOON = 11, 24


def sketch(view: Mapping[str, Any], width: int = USUAL_WIDTH) -> str:
    board = [place(one, view) for one in view["board"]]
    crews = [line for one in view["parties"] for line in party(one, view)]
    return "\n".join([head(view), *board, *crews, *cards(view, width)])


def seat(letter: str) -> str:
    return f"[bold {COLOURS[letter]}]{letter}[/]"


def head(view: Mapping[str, Any]) -> str:
    raid = view["raid_distance"]
    near = f"[red]raid in {max(raid, 0)}[/]" if raid < 3 else f"raid in {raid}"
    return (
        f"[bold]Round {view['round']}/{view['rounds']}, {view['phase_title']}[/]   first player "
        f"{seat(view['first_player'])}   suspicion left {view['suspicion_supply']} ({near})"
    )


def place(one: Mapping[str, Any], view: Mapping[str, Any]) -> str:
    """A location: its goon, its markers, and who is there with what."""
    title = LOCATIONS.titles[LOCATIONS.index(one["location"])].removeprefix("the ")
    mark = "►" if view["resolving"] == one["location"] else " "
    goon = f"{named(one['goon'] or ''):{GOON}}"
    markers = "[red]" + "!" * one["suspicion"] + "[/]" + " " * max(0, 4 - one["suspicion"])
    crews = [f"{seat(crew['seat'])} {tokens(crew)}" for crew in one["crews"]]
    if one["guards"] is not None:
        crews.append(f"{seat('g')} {' '.join([*one['guards']['face_up'], *map(hidden, one['guards']['face_down'])])}")
    return f"{mark}[bold]{title:{NAME}}[/] [dim]{goon}[/] {markers} {'   '.join(crews)}".rstrip()


def named(card: str) -> str:
    """A card's code, by which actions call it, and its name."""
    return f"{card} {NAMES[card]}" if card else ""


def face(card: str, cards: Mapping[str, Any]) -> str:
    """A card in short: its name, then what matters of it."""
    shown = cards[card]
    told = [shown["cost"], f"{shown['reputation']}"] if "cost" in shown else [shown["kind"]]
    return " ".join([named(card), *told, *shown["rewards"], *shown["symbols"]])


def hidden(known: str | None) -> str:
    return "[dim]?*[/]" if known is None else f"[dim]{known}*[/]"


def tokens(crew: Mapping[str, Any]) -> str:
    brawl = [f"+{crew['brawl']}"] if crew["brawl"] else []
    return " ".join([*crew["face_up"], *map(hidden, crew["face_down"]), *brawl])


def amounts(counts: Mapping[str, int]) -> str:
    return "".join(letter * count for letter, count in counts.items()) or "–"


def party(one: Mapping[str, Any], view: Mapping[str, Any]) -> list[str]:
    active = one["seat"] in view["asked"]
    symbols = " ".join(f"{count} {name}" for name, count in one["symbols"].items() if count)
    first = (
        f"{'►' if active else ' '}{seat(one['seat'])} {one['crew']:10} [bold]{one['reputation']:3}[/] rep  power "
        f"{one['power']}  suspicion [red]{one['suspicion']}[/]  {amounts(one['resources'])}"
    )
    if "limit" in one:
        held = f"{one['held']} held" if one["cell"] is None else f"holds {' '.join(one['cell']) or 'nothing'}"
        tomes = [tome["word"] for tome in one["hand"]] if one["hand"] is not None else []
        first += f"/{one['limit']}  {held}  {', '.join(tomes) or counted(one['tomes'])}"
        if one["known_tomes"]:
            first += f" [dim](with {', '.join(map(named, one['known_tomes']))})[/]"
    reserved = [f"[dim]({named(card) if card else '?'})[/]" for card in one["reserved"]]
    owned = [*map(named, one["built"]), *reserved, *map(named, one["goons"])]
    return [first, f"    {', '.join(owned)}  {symbols}".rstrip()] if owned else [first]


def counted(tomes: int) -> str:
    return f"{tomes} tome{'' if tomes == 1 else 's'}"


def cards(view: Mapping[str, Any], width: int) -> list[str]:
    goals = view["goals"]
    goons = [one["goon"] for one in view["board"] if one["goon"]]
    shown = [
        f"{named(goals[sort])}{holder(goals.get(f'{sort}_holder'))}"
        for sort in ("award", "instant", "end_game")
        if goals[sort]
    ]
    lines = [
        f"Items [dim]+{view['item_deck']}[/]: "
        + ", ".join(face(item, view["cards"]["items"]) for item in view["items"] if item),
        "Goons: " + ", ".join(face(goon, view["cards"]["goons"]) for goon in goons),
        f"Goals: {', '.join(shown)}",
        f"Supply {amounts_short(view['supply'])}, power {view['power_supply']}   Tomes {view['tome_deck']}, played: "
        + (", ".join(map(named, view["tome_discard"])) or "none"),
    ]
    if view["placing"] and view["placing"]["location"]:
        lines.append(f"Placing at {view['placing']['location']}: {' '.join(listed(view['placing']))}")
    if view["drawn"]:
        lines.append("Drawn: " + ", ".join(f"{tome['tome']} {tome['title']}" for tome in view["drawn"]))
    return lines


def holder(letter: str | None) -> str:
    return f" ({letter})" if letter else ""


def amounts_short(counts: Mapping[str, int]) -> str:
    return " ".join(f"{count}{letter}" for letter, count in counts.items())


def listed(placing: Mapping[str, Any]) -> Sequence[str]:
    return [*placing["face_up"], *(f"{token}*" for token in placing["face_down"])]
