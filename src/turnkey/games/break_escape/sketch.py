"""The table as text, for a terminal of any width: the board's loop, the pieces, the cards, in Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

COLOURS = {"ben": "green", "lewis": "cyan", "david": "yellow", "james": "red"}
MARKS = {
    "normal": ("·", "dim"),
    "start": ("Start", "dim"),
    "supply": ("Supply", "blue"),
    "safe house": ("Safe", "green"),
    "jail": ("Jail", "magenta"),
    "gate": ("Gate", "bold yellow"),
}
CELL = 6  # columns for a space
USUAL_WIDTH = 80
PLACES = {"free": "on {space}", "jailed": "in Jail", "escaped": "escaped", "eliminated": "eliminated"}


def sketch(view: Mapping[str, Any], width: int = USUAL_WIDTH) -> str:
    active = view["asked"] or (view["turn"] if view["winner"] is None else None)
    pieces = [piece(one, one["seat"] == active) for one in view["pieces"]]
    return "\n".join([head(view), *loop(view["board"], width), *pieces, *piles(view)])


def head(view: Mapping[str, Any]) -> str:
    gate = "[bold green]Gate open[/]" if view["gate_open"] else "[red]Gate closed[/]"
    return (
        f"[bold]Round {view['round']}/{view['rounds']}[/]   Keys {view['keys']}/{view['keys_needed']}, {gate}   "
        f"Escapes {view['escapes']}/{view['escapes_needed']}   Die [bold]{view['die'] or '–'}[/]"
    )


def piles(view: Mapping[str, Any]) -> list[str]:
    deck = "" if view["deck"] is None else f": {cards(view['deck'])}"
    return [
        f"[dim]Deck {view['deck_size']}{deck}   Pups left {view['pups_left']}[/]",
        f"[dim]Discards: {cards(view['discard'])}[/]",
    ]


def loop(board: Sequence[Mapping[str, Any]], width: int) -> list[str]:
    """The loop folded into an even number of rows, to and fro, so that its end comes out beside its start."""
    across = max(4, (width - 2) // CELL)  # an arrow on either side
    rows = 2 * -(-len(board) // (2 * across))
    length = -(-len(board) // rows)
    lines = []
    for row in range(rows):
        spaces = list(board[row * length : (row + 1) * length])
        forth, last = row % 2 == 0, row == rows - 1
        left, right = ("→", "↓") if forth else ("↑" if last else "↓", "←")
        gap = CELL * (length - len(spaces))  # the last row may be shorter; it still ends on the left
        if not forth:
            spaces.reverse()
        numbers = "".join(f"{one['space']:─^{CELL}}" for one in spaces)
        kinds = "".join(coloured(*MARKS[one["kind"]]) for one in spaces)
        pieces = "".join(standing(one) for one in spaces)
        indent = " " * (1 + gap)
        lines += [f"[dim]{left}{'─' * gap}{numbers}{right}[/]", f"{indent}{kinds}", f"{indent}{pieces}".rstrip()]
    return lines


def coloured(text: str, style: str) -> str:
    return f"[{style}]{text:^{CELL}}[/]"


def standing(space: Mapping[str, Any]) -> str:
    """Who stands on a space, by letter: BLDJ for the pieces, p for a Pup."""
    letters = [(name[0].upper(), COLOURS[name]) for name in space["pieces"]]
    letters += [("p", "white")] if space["pup"] else []
    room = CELL - len(letters)
    text = "".join(f"[bold {colour}]{letter}[/]" for letter, colour in letters)
    return " " * (room // 2) + text + " " * (room - room // 2)


def piece(one: Mapping[str, Any], active: bool) -> str:
    place = PLACES[one.get("fate", "free")].format(space=one["space"])
    health = f"{one['hp']}/{one['max_hp']}"
    mark = "►" if active else " "
    line = f"{mark} [bold {COLOURS[one['seat']]}]{one['title']:6}[/]{health:>6} HP  {place:11}"
    if "fate" not in one:
        return line.rstrip()
    line += "[bold red]WANTED[/] " if one["wanted"] else " " * 7
    return line + (cards(one["hand"]) if one["hand"] is not None else face_down(one))


def face_down(one: Mapping[str, Any]) -> str:
    """A hand that this seat does not see: its size, and what everybody can work out."""
    size, sure = one["hand_size"], one["sure_jailbreaks"]
    if not size:
        return "no cards"
    known = f" ({sure} jailbreak)" if sure else ""
    return f"{size} card{'s' if size > 1 else ''} face down{known}"


def cards(pile: Mapping[str, int]) -> str:
    held = [f"{count}×{name}" if count > 1 else name for name, count in pile.items() if count]
    return ", ".join(held) or "no cards"
