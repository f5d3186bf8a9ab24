"""How Break & Escape is written in records and told in logs."""

from __future__ import annotations

from turnkey.core.notation import Chance, Event, Notation
from turnkey.games.break_escape.actions import ACTIONS, CARD_TITLES, CLAIMS, TITLES
from turnkey.games.break_escape.state import CARDS, REASONS, SEATS, SIDES

DICE = ("1", "2", "3", "4", "5", "6")

CHANCE = (
    Chance("deal", CARDS, after="deal", skip=2),
    Chance("roll", DICE),
    Chance("draw", CARDS, instead=("none",)),
    Chance("rescue", DICE, after="rescue", skip=2),
    Chance("breakout", DICE, after="breakout", skip=1),
)

ENDINGS = {
    "escape": "Enough Runners are through the Gate: the Runners win!",
    "james_down": "James is beaten: the Runners win!",
    "all_jailed": "All three Runners are in Jail: James wins!",
    "all_eliminated": "All three Runners are out of the game: James wins!",
    "all_contained": "No Runner is left at large: James wins!",
    "no_runner_left": "No Runner is left who could still win: James wins!",
    "time": "The last round is over: James wins!",
}


def drew(seat: int, size: int, card: int | None) -> str:
    what = "a card" if card is None else CARD_TITLES[card]
    return f"{TITLES[seat]} draws {what} ({size} in hand)."


def rescue_told(prisoner: int, die: int, _: int | None) -> str:
    return f"The roll for {TITLES[prisoner]}'s rescue: {die}."


def saved(seat: int, wanted: int, _: int | None) -> str:
    return f"{TITLES[seat]} plays JAIL BREAK" + (", survives and is Wanted." if wanted else " and survives.")


# In the order of events.py
EVENTS = (
    Event("dealing", writes=lambda seat, *_: f"deal {SEATS[seat]}", alone=True),
    Event(
        "turn",
        says=lambda number, seat, _: f"— Round {number}, {TITLES[seat]} —",
        writes=lambda number, seat, _: f"{number}.{SEATS[seat]}",
        heads=True,
    ),
    Event("rolled", says=lambda seat, die, _: f"{TITLES[seat]} rolls {die}."),
    Event("moved", says=lambda seat, space, _: f"{TITLES[seat]} moves to {space}."),
    Event("teleported", says=lambda seat, space, _: f"{TITLES[seat]} plays TELEPORT and stands on {space}."),
    Event("swapped", says=lambda seat, one, other: f"{TITLES[seat]} plays SWAP: {pair(one, other)} change places."),
    Event("pup placed", says=lambda seat, space, _: f"{TITLES[seat]} plays PUP and leaves a Pup on {space}."),
    Event("drew", says=drew),
    Event(
        "nothing to draw",
        says=lambda seat, *_: f"There is no card left for {TITLES[seat]}.",
        writes=lambda *_: "draw none",
    ),
    Event(
        "reshuffled",
        says=lambda size, *_: f"The discards are shuffled into a new deck of {size}.",
        writes=lambda *_: "reshuffle",
    ),
    Event("key", says=lambda seat, keys, _: f"{TITLES[seat]} has found a JAIL BREAK: Key number {keys}."),
    Event("gate opened", says=lambda *_: "The Gate is open!"),
    Event("healed", says=lambda seat, health, _: f"{TITLES[seat]} heals to {health} HP."),
    Event("hurt", says=lambda seat, health, _: f"{TITLES[seat]} is hit: {health} HP left."),
    Event("rescue tried", says=rescue_told),
    Event("freed", says=lambda seat, space, _: f"{TITLES[seat]} is free, on {space}."),
    Event("escaped", says=lambda seat, count, _: f"{TITLES[seat]} escapes! That makes {count}."),
    Event("discarded", says=lambda seat, card, _: f"{TITLES[seat]} discards {CARD_TITLES[card]}.", releases="Q40"),
    Event("breakout tried", says=lambda seat, die, _: f"{TITLES[seat]} tries to break out and rolls {die}."),
    Event("stayed", says=lambda seat, *_: f"{TITLES[seat]} stays in Jail."),
    Event(
        "halted",
        says=lambda space, *_: f"A Pup stops James on {space}.",
        writes=lambda space, *_: f"pup {space}",
    ),
    Event("held back", says=lambda *_: "James strikes nobody."),
    Event("saved", says=saved),
    Event("fell", says=lambda seat, *_: f"{TITLES[seat]} falls."),
    Event("jailed", says=lambda seat, *_: f"{TITLES[seat]} is captured and goes to Jail."),
    Event("eliminated", says=lambda seat, *_: f"{TITLES[seat]} is captured while Wanted and out of the game."),
    Event("freed by card", says=lambda seat, other, _: f"{TITLES[seat]} plays JAIL BREAK for {TITLES[other]}."),
    Event(
        "won",
        says=lambda side, reason, _: ENDINGS[REASONS[reason]],
        writes=lambda side, reason, _: f"win {SIDES[side]} {REASONS[reason]}",
        alone=True,
        releases="section 7",
    ),
)


def pair(one: int, other: int | None) -> str:
    return f"{TITLES[one]} and {TITLES[other or 0]}"


def shown(seat: int, text: str) -> str:
    """Answers out of turn name their seat in a record; a player types only the word."""
    return f"{text} {SEATS[seat]}" if text in ("save", "fall") else text


def typed(text: str) -> str:
    words = text.split()
    return words[0] if words[:1] in (["save"], ["fall"]) else text


NOTATION = Notation(
    actions=ACTIONS,
    talk=CLAIMS,
    seats=SEATS,
    chance=CHANCE,
    events=EVENTS,
    action_text=shown,
    action_typed=typed,
)
