"""The table as Lockup's tests set it up: given a position, when these lines, then this.

    table = lights_out(3, crews={"a": "smithy 4 L", "b": "smithy 3*"}, have={"a": "SS"})
    play(table, "a: take", "b: take")
    assert have(table, "a") == "SSII"

Lines are written as in a record (ledger, section 10); a line of chance (`* tome a T09`) says what the action before
it shall draw. What is not written is drawn from a seed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import turnkey
from turnkey import Illegal, Table
from turnkey.core.events import Line
from turnkey.core.notation import AUTOMATIC, CHANCE
from turnkey.core.record_text import Result, Step, items_of, text_step

GAME = turnkey.game("lockup")
NOTATION = GAME.definition.words.notation
SEATS = "abcde"
LOCATIONS = ("yard", "sewers", "infirmary", "smithy", "commissary", "chow", "cell", "library")
KINDS = "SPIG"
OUT = {"2": "out"}

Cards = Mapping[str, str]


# Positions


def tokens(crews: Mapping[str, str], players: int) -> dict[str, dict[str, str]]:
    """`{"a": "smithy 4 L*, yard 5"}` as the place of each token; all others are in their cells."""
    given: dict[str, dict[str, str]] = {seat: dict(OUT) if players == 5 else {} for seat in SEATS[:players]}
    for seat, text in crews.items():
        for crew in text.split(","):
            place, *names = crew.split()
            assert names, f"nobody is sent to {place}"
            for name in names:
                given[seat][name.removesuffix("*")] = place + ("*" if name.endswith("*") else "")
    return given


def party(name: str) -> str:
    """The guards are written as b in a position."""
    return "b" if name == "g" else name


def counted(markers: str) -> dict[str, int]:
    return {kind: markers.count(kind) for kind in KINDS}


def at(
    players: int = 3,
    stage: str = "roll_call_turn",
    *,
    crews: Cards | None = None,
    have: Cards | None = None,
    tomes: Cards | None = None,
    goons: str | Cards = "",
    gangs: Cards | None = None,
    items: str = "",
    built: Cards | None = None,
    reserved: Cards | None = None,
    discard: str = "",
    played: str = "",
    goals: str = "",
    options: Mapping[str, Any] | None = None,
    guards: Cards | None = None,
    posts: Cards | None = None,
    chance: Sequence[str] = (),
    seed: int = 1,
    **position: Any,
) -> Table:
    """A table at a stage. `goons` stand at the sewers, the infirmary … (`-`: nobody); `items` lie in c1, c2 …;
    `guards` are guard cards face up, `posts` those face down; other fields as the record has them."""
    given: dict[str, Any] = {"stage": stage}
    if players > 1:
        given["token"] = tokens(crews or {}, players)
    elif crews:
        given["token"] = tokens(crews, 1)
    given["resource"] = {party(seat): counted(markers) for seat, markers in (have or {}).items()}
    given["hand"] = {seat: Counter(names.split()) for seat, names in (tomes or {}).items()}
    given["tome_discard"] = Counter(played.split())
    given["goon_place"] = places_of(goons, LOCATIONS[1:6]) | dict.fromkeys(discard.split(), "discard")
    for seat, names in (gangs or {}).items():
        given["goon_place"] |= dict.fromkeys(names.split(), party(seat))
    given["item_place"] = places_of(items, [f"c{number}" for number in range(1, 7)])
    for seat, names in (built or {}).items():
        given["item_place"] |= dict.fromkeys(names.split(), f"{party(seat)} built")
    kept = [(name, party(seat)) for seat, names in (reserved or {}).items() for name in names.split()]
    given["item_place"] |= {name: f"{seat} reserved" for name, seat in kept}
    given["reserve_order"] = {name: place for place, (name, _) in enumerate(kept, 1)}
    for goal in goals.split():
        given[{"GA": "award", "GI": "instant", "GE": "end_goal"}[goal[:2]]] = goal
    given["guard"] = {card: place for place, names in (guards or {}).items() for card in names.split()}
    given["guard_down"] = dict(posts or {})
    for name in ("power", "suspicion", "reputation"):
        if name in position:
            position[name] = {party(seat): count for seat, count in position[name].items()}
    for name in ("fpt", "turn", "award_holder", "instant_holder"):
        if position.get(name) == "g":
            position[name] = "b"
    if players == 1 and "power" in position:
        position["power"] = {"a": 1, "b": 1} | position["power"]
    table = GAME.table(players, dict(options or {}), "interpreted")
    table.set_position(given | position, [NOTATION.read_chance(text) for text in chance], seed)
    return table


def places_of(names: str | Cards, places: Sequence[str]) -> dict[str, str]:
    """Cards one after the other in these places, or by name of the place."""
    if isinstance(names, str):
        return {name: place for name, place in zip(names.split(), places, strict=False) if name != "-"}
    return {name: place for place, name in names.items()}


def lights_out(players: int = 3, **position: Any) -> Table:
    """Everybody has passed: the first location with crew resolves."""
    return at(players, "next_location", location=-1, passed=(1 << players) - 1, **position)


def from_holder(position: dict[str, Any]) -> dict[str, Any]:
    """A window asks the first player token's holder first."""
    return {"window_seat": max(0, SEATS.find(position.get("fpt", "a")))} | position


def patrol(players: int = 3, **position: Any) -> Table:
    """Lights Out is over."""
    return at(players, "patrol_window", passed=(1 << players) - 1, **from_holder(position))


def raid(players: int = 3, **position: Any) -> Table:
    """A raid is about to come."""
    return at(players, "raid_window", passed=(1 << players) - 1, **from_holder(position))


def final(players: int = 3, **position: Any) -> Table:
    """The Final Raid is about to come."""
    return raid(players, final_raid=1, round_number=6, **position)


def scored(players: int = 3, **position: Any) -> Table:
    """The Final Raid is over."""
    return at(players, "scoring", final_raid=1, round_number=6, **position)


def dealt(*lines: str, players: int = 3, seed: int = 1, **options: Any) -> Table:
    """A new game, dealt as these lines of chance say."""
    table = GAME.table(players, options, "interpreted")
    table.start([result for line in lines for result in results(line)], seed)
    return table


# Playing


def results(line: str) -> list[tuple[int, int]]:
    """What steps of chance say: `* award GA1; * tome a T09 T05`."""
    steps = [text_step(one.strip(), line) for one in line.split(";")]
    told = [one for one in items_of(NOTATION, steps) if isinstance(one, Result)]
    return [NOTATION.read_chance(f"{one.word} {one.result}") for one in told]


def play(table: Table, *lines: str) -> Table:
    """Carry these lines out; what follows by itself may be written or left out. All chance must be asked for."""
    place = 0
    while place < len(lines):
        line = lines[place]
        place += 1
        tape = []
        while place < len(lines) and lines[place].startswith("*"):
            tape += results(lines[place])
            place += 1
        for one in line.split(";"):
            tape = step(table, text_step(one.strip(), line), tape)
        assert not tape, f"after {line!r}, {len(tape)} results were not asked for"
    return table


def step(table: Table, written: Step, tape: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A step, its words one action after the other; those that the rules answered themselves may stand there."""
    seat = table.seat(written.seat) if written.seat else table.actors[0]
    begun, rest, wanted = len(table.record.entries), written.text, True
    while rest:
        came = [one for one in table.record.entries[begun:] if one.kind == AUTOMATIC and one.seat == seat]
        words = {table.game.definition.words.actions[one.code].joined.lower() for one in came}
        said = next((one for one in words if f"{rest} ".startswith(f"{one} ")), None)
        if said is not None and not wanted:
            rest = rest[len(said) :].strip()
            continue
        if wanted:
            action, rest = NOTATION.actions.read_first(rest)
        else:
            action, rest = go_on(table, seat, rest)
        wanted = False
        fresh = table.act(seat, action, tape)
        tape = tape[sum(entry.kind == CHANCE for entry in fresh) :]
    return tape


def go_on(table: Table, seat: int, rest: str) -> tuple[int, str]:
    """The option that the next words of a step are."""
    for option in sorted(table.options(seat), key=lambda one: -len(one.joined)):
        if f"{rest} ".startswith(f"{option.joined.lower()} "):
            return option.id, rest[len(option.joined) :].strip()
    raise Illegal(f"{table.seats[seat]} cannot go on with {rest!r}")


def at_random(table: Table, seed: int = 1, steps: int = 100_000) -> Table:
    luck = random.Random(seed)
    while not table.over and steps:
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
        steps -= 1
    return table


# Looking


def asked(table: Table) -> str:
    """Who is asked, and what: `a take_reward`."""
    seats = "".join(table.seats[seat] for seat in table.actors)
    return f"{seats} {table.view(table.actors[0])['stage']}" if seats else ""


def offers(table: Table, seat: str | None = None) -> list[str]:
    """What the seat (whoever is asked) may do, in notation and in order."""
    return [option.notation for option in table.options(table.actors[0] if seat is None else seat)]


def refuse(table: Table, action: str, seat: str | None = None) -> str:
    """Whoever is asked may not do this, and nothing happens; says why."""
    before = table.dump()
    with pytest.raises(Illegal) as refusal:
        table.apply(table.actors[0] if seat is None else seat, action)
    assert table.dump() == before
    return str(refusal.value)


def now(table: Table) -> dict[str, Any]:
    """The position, field by field."""
    position: dict[str, Any] = table.dump()["position"]
    return position


def of(table: Table, seat: str, watcher: str | None = None) -> Mapping[str, Any]:
    """What a watcher (nobody: a spectator) sees of a party."""
    parties: Sequence[Mapping[str, Any]] = table.view(watcher)["parties"]
    return next(one for one in parties if one["seat"] == seat)


def have(table: Table, seat: str) -> str:
    """A party's resources: `SSP`."""
    return "".join(kind * count for kind, count in of(table, seat)["resources"].items())


def all_of(table: Table, what: str) -> list[Any]:
    """One thing of every party, in order."""
    return [one[what] for one in table.view(None)["parties"]]


def where(table: Table, location: str, watcher: str | None = None) -> Mapping[str, Any]:
    board: Sequence[Mapping[str, Any]] = table.view(watcher)["board"]
    return board[LOCATIONS.index(location)]


def crews(table: Table, location: str) -> dict[str, str]:
    """Who is at a location with which tokens face up."""
    return {crew["seat"]: " ".join(crew["face_up"]) for crew in where(table, location)["crews"]}


def goons_up(table: Table) -> list[str]:
    """The five goon spaces, from the sewers to the chow hall."""
    return [where(table, location)["goon"] or "-" for location in LOCATIONS[1:6]]


def lying(table: Table) -> list[int]:
    """Suspicion on the five locations that carry it."""
    return [where(table, location)["suspicion"] for location in LOCATIONS[1:6]]


def hand(table: Table, seat: str) -> list[str]:
    """A seat's tomes, as it sees them itself."""
    return [tome["tome"] for tome in of(table, seat, seat)["hand"]]


def body(table: Table) -> list[str]:
    """The record's steps, without its head and its chapters."""
    return steps_in(table.record.to_text())


def steps_in(text: str) -> list[str]:
    lines = text.split("\n\n", 1)[1].splitlines()
    return [step for line in lines if not line.startswith("#") for step in line.split("; ") if step]


def said(table: Table, watcher: str | None = None, last: int = 0) -> list[Line]:
    """The log as a watcher reads it."""
    return table.log(watcher)[-last:]


def redacted(table: Table, watcher: str | None) -> list[str]:
    """The record as a watcher gets it, without its head."""
    return steps_in(table.record.redacted(None if watcher is None else table.seat(watcher)).to_text())


def totals(table: Table) -> list[int]:
    return [int(total) for total in all_of(table, "reputation")]


def told(table: Table, kind: str, watcher: str | None = None) -> list[Mapping[str, Any]]:
    """The parts of all that was told of this kind."""
    return [line.parts for line in table.log(watcher) if line.kind == kind]


def raid_losses(table: Table) -> list[str]:
    """`a 8`: who lost how much reputation in raids."""
    return [f"{one['party']} {one['loss']}" for one in told(table, "raid loss")]
