"""The table as text, for a terminal: the board's loop, the Runners, the cards, in Rich's markup."""

from __future__ import annotations

from collections.abc import Mapping
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
CELL = 8


def sketch(view: Mapping[str, Any]) -> str:
    head = (
        f"[bold]Round {view['round']}/{view['rounds']}[/]   "
        f"Keys {view['keys']}/{view['keys_needed']} "
        f"({'[bold green]Gate open[/]' if view['gate_open'] else '[red]Gate closed[/]'})   "
        f"Escapes {view['escapes']}/{view['escapes_needed']}   "
        f"Die {view['die'] or '–'}   Deck {view['deck_size']}   Discards {cards(view['discard'])}"
    )
    return "\n".join([head, "", *loop(view["board"]), "", *(piece(one) for one in view["pieces"])])


def loop(board: list[Mapping[str, Any]]) -> list[str]:
    """The loop as a ring: the first half left to right on top, the rest right to left below."""
    half = (len(board) + 1) // 2
    top, bottom = board[:half], board[half:][::-1]
    lines = []
    for row, arrow in ((top, "→"), (bottom, "←")):
        numbers = " ".join(f"[dim]{one['space']:^{CELL}}[/]" for one in row)
        kinds = " ".join(coloured(*MARKS[one["kind"]]) for one in row)
        pieces = " ".join(standing(one) for one in row)
        lines += [f"  {numbers}", f"{arrow} {kinds}", f"  {pieces}", ""]
    return lines[:-1]


def coloured(text: str, style: str) -> str:
    return f"[{style}]{text:^{CELL}}[/]"


def standing(space: Mapping[str, Any]) -> str:
    """Who stands on a space, by letter: BLDJ for the pieces, p for a Pup."""
    letters = [(name[0].upper(), COLOURS[name]) for name in space["pieces"]]
    letters += [("p", "bold white")] if space["pup"] else []
    room = CELL - len(letters)
    text = "".join(f"[bold {colour}]{letter}[/]" for letter, colour in letters)
    return " " * (room // 2) + text + " " * (room - room // 2)


def piece(one: Mapping[str, Any]) -> str:
    where = "off the board" if one["space"] is None else f"on {one['space']}"
    line = f"[bold {COLOURS[one['seat']]}]{one['title']:6}[/] {one['hp']:2}/{one['max_hp']} HP  {where:14}"
    if "fate" not in one:
        return line
    line += f"{one['fate']:11}{'[bold red]WANTED[/] ' if one['wanted'] else '       '}"
    if one["hand"] is None:
        return line + f"{one['hand_size']} cards, face down"
    return line + cards(one["hand"])


def cards(pile: Mapping[str, int]) -> str:
    held = [f"{count}×{name}" if count > 1 else name for name, count in pile.items() if count]
    return ", ".join(held) or "no cards"
