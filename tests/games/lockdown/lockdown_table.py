"""The table as Lockdown's tests set it up: given families in the mall, when these lines, then this.

    table = at("B4 L5 W5", "L4", "B2", "B1", stage="attack", monsters={4: 4}, hands={"P1": "bat"})
    play(table, "P1 play bat", "P1 done")
    assert monsters(table)[4] == 3

A family is written kind by kind, each with its location; who is not named lies in the Cold storage. Lines are those of
a record (ledger, section 10); a line that begins with a star says what chance answers to the line before it.
Tables are silent and interpreted unless a test asks for something else.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import turnkey
from turnkey import BadOption, Illegal, Impossible, Table
from turnkey.core.game import Game
from turnkey.core.notation import EVENT
from turnkey.core.record_text import NOTE
from turnkey.core.table import Outcome

GAME = turnkey.game("lockdown")
KINDS = "BLWU"
CARDS = ("walkie", "drink", "pistol", "can", "bat", "saw", "molotov", "meat", "keys")
DECK = {"walkie": 3, "drink": 3, "pistol": 3, "can": 3, "bat": 3, "saw": 3, "molotov": 1, "meat": 3, "keys": 1}
VARIANTS = tuple(f"v{number:02}" for number in range(1, 22))
TITLES = ("P1", "P2", "P3", "P4", "P5", "P6")
CLAIMS = [action.id for action in GAME.definition.words.actions if not action.verb.on_menus]
CLAIMS_BY_VERB = [
    [claim for claim in CLAIMS if GAME.definition.words.actions[claim].verb is verb]
    for verb in GAME.definition.words.actions.verbs
    if not verb.on_menus
]
NOBODY = ""  # a family that is gone


# Positions


def family(text: str, players: int) -> dict[str, str]:
    """`"B4 L5"` as a family: the others are in the Cold storage."""
    placed = dict.fromkeys("blwu" if players == 3 else "blw", "cold")
    for one in text.split():
        assert one[0].lower() in placed, f"{one} is not used with {players} players"
        placed[one[0].lower()] = one[1:]
    return placed


def pile(text: str) -> dict[str, int]:
    """`"bat bat saw"` as counts."""
    words = text.split()
    assert set(words) <= set(CARDS)
    return {card: words.count(card) for card in CARDS if card in words}


def seat_number(title: str) -> int:
    return TITLES.index(title)


def faces(text: str) -> dict[str, int]:
    """`"1 3 5 5"` as dice."""
    return {face: text.split().count(face) for face in "123456"}


def given(
    *families: str,
    monsters: Mapping[int, int] | None = None,
    hands: Mapping[str, str] | None = None,
    discard: str | None = None,
    deck: str | None = None,
    badge: str | None = None,
    martyr: str | None = None,
    closed: Iterable[int] = (),
    dice: str | None = None,
    **position: Any,
) -> dict[str, Any]:
    """The fields of a position; with `deck`, every card that is not told of lies in P1's part of the box."""
    players = len(families)
    fields: dict[str, Any] = {
        "where": {TITLES[n].lower(): family(text, players) for n, text in enumerate(families)},
        "monsters": {str(place): count for place, count in (monsters or {}).items()},
        "closed": {str(place): 1 for place in closed},
        "hand": {seat.lower(): pile(text) for seat, text in (hands or {}).items()},
    }
    if discard is not None:
        fields["discard"] = pile(discard)
    if deck is not None:
        told = [pile(deck), pile(discard or ""), *(pile(text) for text in (hands or {}).values())]
        left = {card: count - sum(one.get(card, 0) for one in told) for card, count in DECK.items()}
        fields["deck"] = {card: pile(deck).get(card, 0) for card in CARDS}
        fields["boxed"] = {"p1": left}
    for name, seat in (("badge", badge), ("martyr", martyr)):
        if seat is not None:
            fields[name] = seat_number(seat)
    if badge is None and not families[0]:
        fields["badge"] = next((n for n, text in enumerate(families) if text), 0)
    if dice is not None:
        fields["dice"] = faces(dice)
    return fields | position


def results(*lines: str) -> list[tuple[int, int]]:
    """What chance shall answer, from lines as in a record."""
    answers = []
    for line in lines:
        word, *told = line.removeprefix("*").split()
        answers += [GAME.definition.words.notation.read_chance(f"{word} {one}") for one in told]
    return answers


def at(
    *families: str,
    options: Mapping[str, Any] | None = None,
    chance: Sequence[str] = (),
    seed: int = 1,
    **place: Any,
) -> Table:
    """A table in a position, and on to the next decision; what is not given is the beginning of turn 1."""
    table = GAME.table(len(families), {"talk": "silent"} | dict(options or {}), "interpreted")
    table.set_position(given(*families, **place), results(*chance), seed=seed)
    return table


def again(table: Table, chance: Sequence[str] = (), **changes: Any) -> Table:
    """The same table with some fields of its position changed, and on to the next decision."""
    anew = table.game.table(table.players, table.record.header.options, "interpreted")
    anew.set_position(now(table) | {"asked": 0} | changes, results(*chance), seed=1)
    return anew


def impossible(*families: str, options: Mapping[str, Any] | None = None, **place: Any) -> tuple[str, ...]:
    """The flags of a position that cannot be."""
    with pytest.raises(Impossible) as refusal:
        at(*families, options=options, **place)
    return refusal.value.flags


def refused_option(players: int = 4, **options: Any) -> str:
    with pytest.raises(BadOption) as refusal:
        GAME.deal(players, options, seed=1, backend="interpreted")
    return str(refusal.value)


# Playing


def play(table: Table, *lines: str) -> Table:
    """Carry these lines out, one after the other."""
    waiting: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith("*"):
            waiting[-1][1].append(line)
        else:
            waiting.append((line, []))
    for line, chance in waiting:
        seat, _, action = line.partition(" ")
        table.act(table.seat(seat), table.number_of(action), results(*chance), all_results=True)
    return table


def done(table: Table) -> Table:
    """Everybody has nothing more to say, until something else is asked."""
    while table.view(None)["floor"] is not None:
        table.apply(table.actors[0], "done")
    return table


def at_random(table: Table, seed: int = 1, steps: int = 10_000, talkative: float = 0.0) -> Table:
    luck = random.Random(seed)
    while not table.over and steps:
        seat = luck.choice(table.actors)
        if talkative and luck.random() < talkative:
            speaker, claim = luck.randrange(table.players), luck.choice(luck.choice(CLAIMS_BY_VERB))
            if table.may(speaker, claim):
                table.act(speaker, claim)
        table.apply(seat, luck.choice(table.options(seat)))
        steps -= 1
    return table


def dealt(players: int = 4, seed: int = 1, game: Game = GAME, **options: Any) -> Table:
    return game.deal(players, {"talk": "silent"} | options, seed=seed, backend="interpreted")


def replayed(text: str) -> Table:
    return turnkey.replay(text, backend="interpreted")


# Looking


def now(table: Table) -> dict[str, Any]:
    return dict(table.dump()["position"])


def stage(table: Table) -> str:
    return str(table.view(None)["stage"])


def asked(table: Table) -> list[str]:
    return [TITLES[seat] for seat in table.actors]


def offers(table: Table, seat: str | None = None) -> list[str]:
    who = table.actors[0] if seat is None else seat
    return [option.notation for option in table.options(who)]


def possible_claims(table: Table, seat: str) -> list[str]:
    return [GAME.definition.words.actions[claim].notation for claim in CLAIMS if table.may(seat, claim)]


def refuse(table: Table, line: str) -> str:
    """This cannot be done now, and nothing happens; says why."""
    before, (seat, _, action) = table.dump(), line.partition(" ")
    with pytest.raises(Illegal) as refusal:
        table.apply(seat, action)
    assert table.dump() == before
    return str(refusal.value)


def where(table: Table, character: str) -> str:
    """`where(table, "P2.W")`: a location, "cold" or "aside"."""
    seat, _, kind = character.partition(".")
    return str(now(table)["where"][seat.lower()][kind.lower()])


def monsters(table: Table) -> dict[int, int]:
    """Those in the locations; the supply is 0."""
    return {int(place) if place.isdigit() else 0: count for place, count in now(table)["monsters"].items()}


def gone(table: Table) -> set[str]:
    """Who lies in the Cold storage."""
    places = now(table)["where"]
    return {
        f"{seat.upper()}.{kind.upper()}"
        for seat in table.seats
        for kind, place in places[seat].items()
        if place == "cold"
    }


def hand(table: Table, seat: str) -> list[str]:
    held = now(table)["hand"][seat.lower()]
    return [card for card in CARDS for _ in range(held[card])]


def holder(table: Table, token: str) -> str:
    return str(table.view(None)[token]).upper()


def closed(table: Table) -> list[int]:
    return [one["place"] for one in table.view(None)["locations"] if one["closed"]]


def weights(table: Table) -> dict[str, int]:
    return {seat.upper(): count for seat, count in table.view(None)["vote"]["weights"].items()}


def elected(table: Table) -> str:
    """While it does what it was elected for."""
    return str(table.view(None)["elected"]["seat"]).upper()


def result(table: Table) -> Outcome:
    assert table.result is not None, "the game goes on"
    return table.result


def scores(table: Table) -> list[int]:
    return [row["score"] for row in result(table).rows]


def epilogue(table: Table) -> int | None:
    number: int | None = result(table).details["epilogue"]
    return number


def body(table: Table, seat: int | None = -1) -> list[str]:
    """The steps of a record; with a seat (None: a spectator), those of what it saw."""
    record = table.record if seat == -1 else table.record.redacted(seat)
    return [step.written() for step in record.steps() if step.kind != NOTE]


def happened(table: Table, *names: str) -> list[tuple[Any, ...]]:
    """The parts of the events of these names so far, for whoever runs the table."""
    told = GAME.definition.words.notation.events
    return [one.parts for one in table.record.entries if one.kind == EVENT and told[one.code].name in names]
