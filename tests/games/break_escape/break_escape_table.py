"""The table as the rules tests set it up: given a position, when these steps, then this.

    table = at(stage="before_move", die=3, where={"ben": 13}, hand={"ben": "pup swap"})
    play(table, "pup", "go", "end; roll 4")
    assert piece(table, "ben")["space"] == 16

Steps are written in the ledger's words (section 10): the action of whoever is asked, then what chance
answers, parted by semicolons. What is not written is drawn from a seed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import turnkey
from turnkey import Illegal, Table
from turnkey.core.record_text import NOTE, ROLL, SAY, Step

GAME = turnkey.game("break_escape")
NOTATION = GAME.definition.words.notation
CARDS = ("teleport", "swap", "pup", "jailbreak")
RUNNERS = ("ben", "lewis", "david")
SEATS = (*RUNNERS, "james")
BOARD = "O.C.S.C..JC.S.C.G.C.S.C."
JAIL, GATE, RELEASE = 9, 16, 12  # the spaces that matter most on that board
MAX_SPACES = 60
SEEDS = 3000
DIE = re.compile(r"((?:rescue|breakout)[^;]*); (?:rescue|breakout) (?=\d)")
NOT_CHANCE = re.compile("reshuffle|draw none|pup \\d|win ")  # what follows from the rest

Cards = str | Mapping[str, int]


def counts(cards: Cards) -> dict[str, int]:
    """`"pup pup swap"` as the number of each kind."""
    held = Counter(cards.split()) if isinstance(cards, str) else Counter(dict(cards))
    return {card: held[card] for card in CARDS}


def at(
    options: Mapping[str, Any] | None = None,
    *,
    chance: Sequence[str] = (),
    hand: Mapping[str, Cards] | None = None,
    deck: Cards | None = None,
    discard: Cards = "",
    pups: Sequence[int] = (),
    **position: Any,
) -> Table:
    """A table in a position: fields of the game's record, the rest as before the first turn.

    With `deck` given there are no cards in the game but those named. `chance` is what chance shall answer
    before somebody is asked.
    """
    chosen = dict(options or {})
    given = dict(position)
    hands = {runner: counts(cards) for runner, cards in (hand or {}).items()}
    given["hand"] = {runner: hands.get(runner, counts("")) for runner in RUNNERS}
    given["discard"] = counts(discard)
    if deck is not None:
        piles = [*given["hand"].values(), given["discard"], counts(deck)]
        chosen |= {f"deck_{card}": sum(pile[card] for pile in piles) for card in CARDS}
        chosen["start_hand"] = 0
        chosen.setdefault("pup_supply", 12)
    jail = chosen.get("board", BOARD).index("J")
    jailed = [runner for runner, fate in given.get("fate", {}).items() if fate == "jailed"]
    given["where"] = dict.fromkeys(jailed, jail) | given.get("where", {})
    given["health"] = {runner: chosen.get("release_hp", 1) for runner in jailed} | given.get("health", {})
    if pups:
        given["pup"] = [int(space in pups) for space in range(MAX_SPACES)]
    for seed in range(SEEDS):
        table = GAME.position({"options": chosen, "position": given}, seed=seed, backend="interpreted")
        if drawn(table)[: len(chance)] == list(chance):
            return table
    raise AssertionError(f"chance does not come as {chance} from {given}")


def dealt(*chance: str, options: Mapping[str, Any] | None = None, seed: int = 1) -> Table:
    """A new game, dealt from a written tape: `deal pup` for each card, then the first rolls."""
    table = GAME.table(None, options or {}, "interpreted")
    table.start([NOTATION.read_chance(result) for result in chance], seed)
    return table


def hands_dealt(ben: str, lewis: str, david: str, *more: str, options: Mapping[str, Any] | None = None) -> Table:
    """A new game with these opening hands; `more` is the chance that follows."""
    cards = [f"deal {card}" for cards in (ben, lewis, david) for card in cards.split()]
    return dealt(*cards, *more, options=options)


def play(table: Table, *steps: str) -> Table:
    """Let whoever is asked do these steps, one after the other; all written chance must be asked for."""
    for step in steps:
        action, *chance = taken_apart(step)
        assert table.actors, f"nobody is asked, so nobody can {step!r}"
        table.apply(table.actors[0], action, chance=chance)
    return table


def taken_apart(step: str) -> list[str]:
    """`rescue ben 5; roll 3`: the action, then what chance answers. A die stands behind the action that rolls it."""
    action, *chance = [part.strip() for part in step.split(";")]
    words = action.split()
    if words[0] in ("rescue", "breakout") and words[-1].isdigit():
        action, chance = " ".join(words[:-1]), [f"{words[0]} {words[-1]}", *chance]
    if words[0] in ("save", "fall"):
        action = words[0]
    return [action, *(one for one in chance if NOT_CHANCE.match(one) is None)]


def asked(table: Table) -> str | None:
    """The seat that is asked, if any."""
    return table.seats[table.actors[0]] if table.actors else None


def offers(table: Table, seat: str | None = None) -> list[str]:
    """What the seat (whoever is asked) may do, in notation and in order."""
    who = seat or asked(table)
    return [option.notation for option in table.options(who)] if who else []


def refuse(table: Table, action: str) -> str:
    """Whoever is asked may not do this, and nothing happens; says why."""
    before = table.dump()
    with pytest.raises(Illegal) as refusal:
        table.apply(table.actors[0], action)
    assert table.dump() == before
    return str(refusal.value)


def now(table: Table) -> dict[str, Any]:
    """The position, field by field."""
    position: dict[str, Any] = table.dump()["position"]
    return position


def piece(table: Table, seat: str, watcher: str | None = None) -> Mapping[str, Any]:
    """What a seat (nobody: a spectator) sees of a piece."""
    pieces: Sequence[Mapping[str, Any]] = table.view(watcher)["pieces"]
    return pieces[SEATS.index(seat)]


def spaces(table: Table) -> dict[str, int | None]:
    """Where everybody stands; None: off the board."""
    return {seat: piece(table, seat)["space"] for seat in SEATS}


def hp(table: Table) -> dict[str, int]:
    return {seat: piece(table, seat)["hp"] for seat in SEATS}


def fates(table: Table) -> dict[str, str]:
    return {seat: piece(table, seat)["fate"] for seat in RUNNERS}


def hand_of(table: Table, runner: str) -> str:
    """The cards in a hand, in the order of their kinds: `"pup pup jailbreak"`."""
    return named(now(table)["hand"][runner])


def discards(table: Table) -> str:
    return named(table.view(None)["discard"])


def named(pile: Mapping[str, int]) -> str:
    return " ".join(card for card in CARDS for _ in range(pile[card]))


def pups_on(table: Table) -> list[int]:
    return [space["space"] for space in table.view(None)["board"] if space["pup"]]


def drawn(table: Table) -> list[str]:
    """What chance has answered so far, in order."""
    return [
        f"{NOTATION.chance[entry.code].word} {NOTATION.chance[entry.code].results[entry.result]}"
        for entry in table.record.entries
        if entry.kind == "chance"
    ]


def body(table: Table) -> list[str]:
    """What the record tells, a line a turn, in the ledger's words: `1.ben roll 2; go; draw pup; end`.

    A turn's line begins with its round and its seat; chance, choices and what follows from them stand in their order. A
    die of a rescue or a breakout stands behind the word that rolled it, and answers out of turn name their seat.
    """
    lines: list[list[str]] = []
    for step in table.record.steps():
        if step.kind == NOTE:
            number, seat = step.text.removeprefix("Round ").split(", ")
            lines.append([f"{number}.{seat.lower()}"])
        elif step.word == "deal" or step.kind == SAY or step.text.startswith("win "):
            lines.append([step.written().lstrip("*= ")])
        else:
            lines = lines or [[]]
            lines[-1] += told(step)
    joined = [DIE.sub(r"\1 ", "; ".join(line)) for line in lines]
    return [re.sub(r"^(\d+\.\w+); ", r"\1 ", line) for line in joined]


def told(step: Step) -> list[str]:
    """A step in the ledger's words."""
    if step.kind == ROLL:
        return [f"{step.word} {result}" for result in step.results]
    seat, _, words = step.text.rpartition(": ")  # a check that answers for a seat names it
    return [f"{words} {step.seat or seat}" if words in ("save", "fall") else words]


def outcome(table: Table) -> tuple[str, str, int] | None:
    """Who won, why and in which round; None while the game goes on."""
    if table.result is None:
        return None
    return table.result.details["side"], table.result.reason, table.result.details["round"]


def known(table: Table, runner: str) -> tuple[int, int]:
    """The two public counters: JAIL BREAKs known to be held, cards that may be anything."""
    seen = piece(table, runner)
    return seen["sure_jailbreaks"], seen["unsure_cards"]


def small_game(seed: int, hands: str) -> Table:
    """Few cards and Supplies everywhere, so that the deck runs out again and again."""
    options = {
        "deck_teleport": 2,
        "deck_swap": 3,
        "deck_pup": 3,
        "deck_jailbreak": 3,
        "start_hand": 1,
        "hand_limit": 3,
        "board": "OCCSJCCGCC",
        "keys_needed": 10,
        "james_damage": 0,
        "capture_at": 0,
        "hands": hands,
    }
    return GAME.deal(options=options, seed=seed, backend="interpreted")
