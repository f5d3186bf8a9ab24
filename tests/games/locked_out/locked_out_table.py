"""Positions of Locked Out as the tests write them: hands, areas and piles in the ledger's words."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

import pytest

import turnkey
from turnkey import Illegal
from turnkey.core.layout import lift
from turnkey.core.record import Record
from turnkey.core.record_text import NOTE, split
from turnkey.core.table import Table

PLACES = 8
GAME = turnkey.game("locked_out")
NOTATION = GAME.definition.words.notation
CHANCES = [chance.word for chance in NOTATION.chance]

# Section 2.3, in canonical order
ORANGE = ["ir", "lockpick", "keycard", "iris"]
PURPLE = ["cipher", "voice", "neural", "root"]
RESOURCES = ["oxygen", "power", "fuel"]
ICONS = ["corkscrew", "iron", "gambling", "postcards", "gun", "boots", "scope", "earbud", "mug", "parrot"]
PLAIN_LOOT = ["whisky", "chart", "ring", "opal", "bonds", "crown"]
DOUBLES = ["oxypow", "powfuel", "fueloxy"]
HAZARDS = ["battery", "vase", "charge"]
STANDARD = [*ORANGE, *PURPLE, *RESOURCES, *ICONS, *PLAIN_LOOT, "booty"]
CARDS = ["none", *STANDARD, *DOUBLES, *HAZARDS]

# A deal in which everybody can foresee what comes: access on top
PILES = {
    "2": "ir oxygen crown ir power corkscrew",
    "3": "lockpick fuel gun lockpick oxygen ring",
    "4": "keycard boots power keycard fuel opal",
    "5": "iris scope oxygen iris power bonds",
    "2a": "cipher fuel oxygen power iron cipher fuel whisky",
    "6": "voice mug fuel voice oxygen chart",
    "7": "neural parrot power neural fuel gambling",
    "8": "root earbud oxygen root power postcards",
}


def cards(text: str) -> dict[str, int]:
    """`"root booty fuel"`: how many of each."""
    return dict(Counter(text.split()))


def pile(text: str) -> list[str]:
    """`"ir fuel ir ring oxygen gun"`, from the top."""
    told = text.split()
    return told + ["none"] * (PLACES - len(told))


def at(
    players: int = 3,
    options: Mapping[str, Any] | None = None,
    hands: Mapping[str, str] | None = None,
    piles: Mapping[str, str] | None = None,
    access: str = "",
    resources: str = "",
    discard: str = "",
    **fields: Any,
) -> Table:
    """A table in a position; seats whose hand is not told hold a Share of the Booty."""
    position: dict[str, Any] = dict(fields)
    seats = turnkey.game("locked_out").seats[players]
    if hands is not None:
        told = {seat: cards(hand) for seat, hand in hands.items()}
        position["hand"] = {seat: {"booty": 0} | told.get(seat, {"booty": 1}) for seat in seats}
    for name, text in (("access_area", access), ("resource_area", resources), ("discard", discard)):
        if text:
            position[name] = cards(text)
    if piles:
        position["pile"] = {room: pile(text) for room, text in piles.items()}
    return turnkey.game("locked_out").position(
        {"players": players, "options": dict(options or {}), "position": position}, seed=1, backend="interpreted"
    )


def play(table: Table, *lines: str) -> Table:
    """Lines of a record, chance excepted: `"p1: move 3; p1: done"`."""
    for step in (step.strip() for line in lines for step in line.split(";")):
        seat, _, action = step.partition(": ")
        table.apply(seat, action)
    return table


def offered(table: Table, seat: str) -> list[str]:
    return [option.notation for option in table.options(seat)]


def steps(record: Record) -> list[str]:
    """What a record writes, step by step, comments left out."""
    return [step.written() for step in record.steps() if step.kind != NOTE]


def body(table: Table) -> list[str]:
    """A record's steps, the piles left out."""
    return [step for step in steps(table.record) if not step.startswith("* pile")]


# From the beginning, and step by step


def record(*lines: str, players: int = 3, first: str = "p1", piles: Mapping[str, str] = PILES, **options: Any) -> str:
    """A record's text with these lines, after the deal above."""
    head = [f"game locked_out players={players}", *(f"option {name}={value}" for name, value in options.items()), ""]
    deal = [f"* pile {room}: {text}" for room, text in (PILES | dict(piles)).items()]
    return "\n".join([*head, *deal, f"* first {first}", *lines]) + "\n"


def game(*lines: str, players: int = 3, first: str = "p1", piles: Mapping[str, str] = PILES, **options: Any) -> Table:
    """A game from its beginning along these lines; every line that the rules write must be told."""
    text = record(*lines, players=players, first=first, piles=piles, **options)
    return turnkey.replay(text, backend="interpreted")


def as_written(step: str) -> str:
    """The ledger writes a star before what follows from the rest, too; records an equals sign."""
    follows = step.startswith("* ") and (step.split()[1] not in CHANCES or step == "* check none")
    return step.replace("*", "=", 1) if follows else step


def written(*lines: str) -> list[str]:
    """The steps of lines in the ledger's manner, as records write them."""
    return [as_written(step.strip()) for line in lines for step in split(line)]


def actions_of(table: Table, words: str) -> list[str]:
    """A claim on a floor is several actions, anything else is one."""
    if not words.startswith("say ") or table.values["talk"] != "structured":
        return [words]
    return [" ".join(pair) for pair in zip(("say", "about", "word"), words.split()[1:], strict=False)]


def follow(table: Table, *lines: str) -> Table:
    """Carry out lines of a record to the letter: `"p3: accuse p1; p1: answer decline; * check ir; p3: take ir"`.

    A check draws what its line says. What else the rules write, `* draw ir`, must stand there, and nothing else.
    """
    left = [step.strip() for line in lines for step in split(line)]
    while left:
        action, *left = left
        told = list(takewhile(lambda step: step.startswith("* "), left))
        left = left[len(told) :]
        checks = [step.removeprefix("* check ").split() for step in told if step.startswith("* check ")]
        chance = [f"check {card}" for check in checks for card in check if card != "none"]
        before = len(table.record.entries)
        seat, _, words = action.partition(": ")
        for one in actions_of(table, words):
            table.apply(seat, one, chance)
        found = steps(Record(table.record.header, NOTATION, table.record.entries[before:]))
        assert found == [action, *map(as_written, told)]
    return table


def refuse(table: Table, step: str) -> str:
    """`"p1: move 8"` is not allowed now, and nothing happens; says why."""
    seat, _, action = step.partition(": ")
    before = table.dump()
    with pytest.raises(Illegal) as refusal:
        table.apply(seat, action)
    assert table.dump() == before
    return str(refusal.value)


def dealt(players: int = 3, seed: int = 1, **options: Any) -> Table:
    return GAME.deal(players, options, seed=seed, backend="interpreted")


def at_random(table: Table, seed: int = 1, steps: int = 10_000) -> Table:
    luck = random.Random(seed)
    while not table.over and steps:
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
        steps -= 1
    return table


# Looking


def asked(table: Table) -> str:
    """Who is asked, and what: `"p1 play_card"`."""
    return " ".join([*(table.seats[seat] for seat in table.actors), table.view(None)["phase"]])


def offers(table: Table) -> list[str]:
    """What the one seat that is asked may do."""
    (seat,) = table.actors
    return offered(table, table.seats[seat])


def seat_of(table: Table, seat: str, watcher: str | None = None) -> Mapping[str, Any]:
    """What a watcher sees of a seat; None: a spectator."""
    found: Mapping[str, Any] = table.view(watcher)["seats"][table.seat(seat)]
    return found


def hand(table: Table, seat: str) -> str:
    """What a seat really holds, in canonical order: `"ir ir booty"`."""
    counts = table.state["hand"][0][table.seat(seat)].tolist()
    return " ".join(kind for kind, count in zip(CARDS, counts, strict=True) for _ in range(count))


def space(table: Table, name: str, watcher: str | None = None) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(one for one in table.view(watcher)["spaces"] if one["space"] == name)
    return found


def listed(counts: Mapping[str, int]) -> str:
    return " ".join(kind for kind, count in counts.items() for _ in range(count))


def area(table: Table, name: str) -> str:
    """The cards of `access_area`, `resource_area` or `discard`."""
    return listed(table.view(None)[name])


def tokens(table: Table) -> tuple[int, ...]:
    """Oxygen, power, fuel."""
    return tuple(table.view(None)["tokens"].values())


def redacted(table: Table, watcher: str | None) -> list[str]:
    """The steps of the record that a watcher gets."""
    return steps(table.record.redacted(None if watcher is None else table.seat(watcher)))


def faults(table: Table) -> Sequence[tuple[str, str]]:
    return GAME.definition.faults(lift(table.state[0]), lift(table.book[0]))


def same_to(watcher: str | None, *tables: Table) -> bool:
    """Whether a watcher can tell these tables apart: by view, log, record, options or observation."""
    first, *others = tables
    return all(
        other.view(watcher) == first.view(watcher)
        and other.log(watcher) == first.log(watcher)
        and redacted(other, watcher) == redacted(first, watcher)
        and bool((other.observe(watcher) == first.observe(watcher)).all())
        and (watcher is None or other.menu(watcher) == first.menu(watcher))
        for other in others
    )
