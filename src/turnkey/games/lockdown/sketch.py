"""The table as text, for a terminal of any width: the mall, the families, the cards, in Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

USUAL_WIDTH = 80
COLOURS = {"p1": "green", "p2": "cyan", "p3": "yellow", "p4": "magenta", "p5": "blue", "p6": "red"}
NAME_WIDTH = 21


def sketch(view: Mapping[str, Any], width: int = USUAL_WIDTH) -> str:
    lines = [head(view), tokens(view), *(location(one, view["scene"]) for one in view["locations"])]
    lines += ["", *(family(one, view["asked"]) for one in view["families"]), *piles(view)]
    if view["epilogue"]:
        lines.append(f"[italic]{view['epilogue']['title']}. {view['epilogue']['ending']}[/]")
    return "\n".join(lines)


def head(view: Mapping[str, Any]) -> str:
    variant = "" if view["variant"] == "none" else f"   {view['variant']}"
    ends = f"{view['alive']} alive, the end at {view['ends_at']}"
    return f"[bold]Turn {view['turn']}[/], {view['phase']}   {ends}{variant}"


def tokens(view: Mapping[str, Any]) -> str:
    cold = view["cold_storage"]
    lines = " ".join("●" * one["filled"] + "○" * (one["spots"] - one["filled"]) for one in cold["lines"])
    enters = "M ≥ S" if cold["equal_enters"] else "M > S"
    return f"Cold storage {lines} {enters}   Dice {dice(view['dice'])}   Monsters left {view['supply']}"


def dice(one: Mapping[str, Any] | None) -> str:
    if one is None:
        return "–"
    if one["faces"] is not None:
        return f"[bold]{' '.join(map(str, one['faces']))}[/]"
    seen = ", ".join(one["seen_by"]).upper() or "nobody"
    return f"{'? ' * one['count']}[dim](seen by {seen})[/]"


def location(one: Mapping[str, Any], scene: int | None) -> str:
    mark = "►" if one["place"] == scene else " "
    name = f"{one['place']} {one['name']:{NAME_WIDTH - 2}}"
    if one["closed"]:
        return f"{mark} [dim]{name} closed[/]"
    style = "bold red" if one["in_danger"] else "bold"
    monsters = "▲" * one["monsters"] + "·" * (one["monster_spots"] - one["monsters"])
    strength = "" if one["strength"] is None else f"S{one['strength']:<3}"
    room = "" if one["spots"] is None else f" [dim]{len(one['characters'])}/{one['spots']}[/]"
    return f"{mark} [{style}]{name}[/] [red]{monsters:12}[/] {strength:4} {people(one['characters'])}{room}"


def people(characters: Sequence[Mapping[str, Any]]) -> str:
    return " ".join(
        f"[{COLOURS[one['seat']]}]{'(' if one['hidden'] else ''}{one['seat'].upper()}.{one['kind']}"
        f"{')' if one['hidden'] else ''}[/]"
        for one in characters
    )


def family(one: Mapping[str, Any], asked: Sequence[str]) -> str:
    mark = "►" if one["seat"] in asked else " "
    held = ("B" if one["badge"] else " ") + ("M" if one["martyr"] else " ")
    left = " ".join(f"{each['kind']}{place(each['place'])}" for each in one["characters"])
    words = sum(one["word"]["kept"].values()), one["word"]["omitted"], sum(one["word"]["broken"].values())
    goes = f" → {one['destination']}" if one["destination"] else " → ?" if one["has_chosen"] else ""
    points = one["points"] if one["score"] is None else one["score"]
    record = f" word {words[0]}/{words[1]}/{words[2]}" if any(words) else ""
    hand = cards(one["hand"]) if one["hand"] is not None else face_down(one["hand_size"])
    name = f"{mark} [bold {COLOURS[one['seat']]}]{one['seat'].upper()}[/] [bold]{held}[/]"
    return f"{name} {points:2} pts  {left:16} {hand}{goes}{record}"


def place(name: str) -> str:
    return {"cold": "†", "aside": "–"}.get(name, name)


def piles(view: Mapping[str, Any]) -> list[str]:
    lines = [f"[dim]Deck {view['deck_size']}   Box {view['box_size']}   Discards: {cards(view['discard'])}[/]"]
    lines += [
        f"[dim]Boxed by {one['seat'].upper()}: {cards(one['boxed'])}[/]"
        for one in view["families"]
        if one["boxed"] and any(one["boxed"].values())
    ]
    searched = view["searched"]
    if searched and searched["cards"] is not None:
        lines.append(f"From the truck: [bold]{cards(searched['cards'])}[/]")
    if view["known_gifts"]:
        known = ", ".join(f"{one['card']} with {one['seat'].upper()}" for one in view["known_gifts"])
        lines.append(f"[dim]Your gifts: {known}[/]")
    vote = view["vote"]
    if vote:
        votes = "  ".join(f"{seat.upper()} {count}" for seat, count in vote["weights"].items() if count)
        lines.append(f"Votes: {votes}")
    said = [line for one in view["families"] for line in sayings(one)]
    return lines + ([f"[italic]{'; '.join(said)}[/]"] if said else [])


def sayings(one: Mapping[str, Any]) -> list[str]:
    """What a seat has claimed and the table has not seen yet."""
    claims, seat = one["claims"], one["seat"].upper()
    said = []
    if claims["monsters"]:
        said.append(f"{seat}: monsters {''.join(map(str, claims['monsters']))}")
    for what in ("go", "vote", "tie", "gift"):
        if claims[what]:
            said.append(f"{seat}: {what} {claims[what]}")
    return said + [f"{seat}: have {card}" for card in claims["have"]]


def face_down(size: int) -> str:
    return f"{size} card{'' if size == 1 else 's'}" if size else "no cards"


def cards(held: Mapping[str, int]) -> str:
    return ", ".join(f"{count}×{name}" if count > 1 else name for name, count in held.items() if count) or "no cards"
