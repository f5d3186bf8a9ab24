"""What things are worth to whoever begins with one: the same deals, and one side has it from the start.

A deal is written down as a position, one more thing lies with the seat, and the game itself completes what follows
from that (one less in the deck) and says whether such a position can be. Which things a seat can have is read from the
declared record: counts by seat and kind (`hand`), places that name a seat (`a built`); a game in which a thing comes to
a seat in another way says how (`Giving`). The rest of each deal is then
played many times from both positions, with the same chance.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from turnkey.core.errors import Impossible
from turnkey.core.game import Game
from turnkey.core.layout import Field, lift
from turnkey.core.names import Names
from turnkey.core.positions import dump
from turnkey.core.table import Table
from turnkey.lab.machines import Machine
from turnkey.lab.paired import Difference, corrected, difference
from turnkey.lab.report.walks import Walker, seed_for
from turnkey.lab.report.worth import Use
from turnkey.lab.summary import side_name
from turnkey.lab.things import deeds_of, printed
from turnkey.lab.watching import Setting, sit_down

Numbers = np.ndarray[Any, Any]
Plain = dict[str, Any]
MOST = 12  # things that are given
AT_FIRST = 3  # deals after which it is clear whether anything can be given at all
FEWEST_DEALS = 12  # before it is told what one is worth
ANYTHING, NOTHING_HELD = "anything", "its record counts no things by seat and kind, and places none with a seat"
CHANCE = "rng"  # the field of every record that holds what chance will do
CHANCES = 12  # tried before something is taken for given


@dataclass(frozen=True)
class Present:
    """Something that a seat can begin with: a thing, or one of several of a kind."""

    label: str
    field: str  # where a seat's things are noted; empty: the game says itself how a seat comes to it
    words: tuple[str, ...]


@dataclass(frozen=True)
class Gift:
    """What it is worth to a side to begin with it."""

    present: Present
    side: str
    change: Difference  # of that side's chance to win
    deals: int


@dataclass(frozen=True)
class Gifts:
    """What was given, and what could not be, with the game's own reason."""

    given: Sequence[Gift] = ()
    refused: Mapping[str, str] = field(default_factory=dict)


# What can be given


def holdings(game: Game) -> Iterator[tuple[Field, Names]]:
    """The fields that tell which things a seat has, the first for each set of things."""
    seats, told = set(game.definition.words.seats), set()
    for one in game.layout.fields:
        if one.derived or one.aside or not one.by:
            continue
        things = one.by[-1]
        if not isinstance(things, Names) or not things.kind or things in told or set(things) <= seats:
            continue
        counted = len(one.by) == 2 and not one.values and set(one.by[0]) <= seats
        placed = len(one.by) == 1 and any(place.split()[0] in seats for place in one.values)
        if counted or placed:
            told.add(things)
            yield one, things


def presents_of(game: Game, uses: Sequence[Use], most: int = MOST) -> list[Present]:
    """Kinds of things first, then single things by how often somebody does something with them."""
    deeds = deeds_of(game).deeds
    times: dict[str, float] = {}
    for use in uses:
        deed = deeds[use.group.numbers[0]]
        if len(use.group.numbers) == 1:
            word = deed.word or deed.verb.split()[-1]
            times[word] = times.get(word, 0.0) + use.times
    kinds: dict[tuple[str, str, str], list[str]] = {}
    single: list[Present] = []
    giving = game.definition.positions.giving
    if giving is not None:
        for kind, members in giving.kinds(game.edition).items():
            kinds["", "", kind] = list(members)
    for one, things in [("", giving.things)] if giving else [(held.name, things) for held, things in holdings(game)]:
        for word, title in zip(things, things.titles, strict=True):
            if not one and uses and word not in times:
                continue  # it is not in this game
            name, attributes = printed(game, word, title)
            single.append(Present(labelled(things.kind, word, name), one, (word,)))
            for attribute, value in attributes.items():
                kinds.setdefault((one, attribute, value), []).append(word)
    grouped = [Present(f"any {key[2]}", key[0], tuple(words)) for key, words in kinds.items() if len(words) > 1]
    single.sort(key=lambda one: -times.get(one.words[0], 0.0))
    return [*grouped, *single][:most]


def labelled(kind: str, word: str, name: str) -> str:
    if word[0].isdecimal():
        return f"{kind} {word}"  # its number says little by itself
    return name if name.lower() == word.lower() else f"{word} ({name})"


def needed(table: Table) -> frozenset[str]:
    """The fields without which this position is not told: all others the game completes from these."""
    whole = table.dump()
    told, kept = position_of(table), dict(whole["position"])
    for _ in range(2):  # what is left out late may make something needless that was looked at before
        for name in list(kept):
            less = {other: value for other, value in kept.items() if other != name}
            if completes(table.game, whole | {"position": less}, told):
                kept = less
    return frozenset(kept)


def completes(game: Game, position: Plain, told: Plain) -> bool:
    """Whether the game makes that of a position, whatever chance answers: what is drawn anew may come out alike."""
    try:
        return all(position_of(game.position(position, seed)) == told for seed in range(CHANCES))
    except Impossible:
        return False


def position_of(table: Table) -> Plain:
    told = dump(table.game.layout, table.state[0])
    told.pop(CHANCE, None)
    return told


def with_one_more(table: Table, present: Present, word: str, seat: str, kept: frozenset[str]) -> Table | None:
    """The same position, in which the seat has it, too; None where nobody has it to give, for it is in sight already.

    Raises `Impossible` with the game's reason where there is no such position.
    """
    told = position_of(table)
    giving = table.game.definition.positions.giving
    if not present.field and giving is not None:
        otherwise = giving.give(lift(table.book[0]), told, seat, word)
        if otherwise is None:
            return None
        position = {**{name: value for name, value in told.items() if name in kept}, **otherwise}
        return table.game.position(table.dump() | {"position": position})
    one = table.game.layout[present.field]
    held = told[present.field]
    if one.values:
        deck = max(set(held.values()), key=list(held.values()).count)  # where most of them lie
        if held[word] != deck:
            return None
        held = held | {word: next(place for place in one.values if place.split()[0] == seat)}
    else:
        held = held | {seat: held[seat] | {word: held[seat][word] + 1}}
    position = {name: value for name, value in told.items() if name in kept} | {present.field: held}
    return table.game.position(table.dump() | {"position": position})


# Playing


@dataclass(frozen=True)
class Errand:
    """One deal, on which each of these is given to each side that can have it."""

    setting: Setting
    seed: int
    number: int
    presents: tuple[Present, ...]
    kept: frozenset[str]
    backend: str


Found = dict[tuple[str, str], tuple[float, float] | str]  # by thing and side: the chances before and after, or why not


def hand_out(errand: Errand) -> Found:
    setting, number = errand.setting, errand.number
    names = setting.game.seats[setting.players]
    walker = Walker(setting, errand.seed, errand.backend)
    table = sit_down(setting, errand.seed, number, "auto", deeds=False).table
    seed = seed_for(errand.seed, number, 0)
    before = played_on(walker, table, seed)
    found: Found = {}
    for present in errand.presents:
        word = present.words[number % len(present.words)]
        for label, side in takers(setting, present, number):
            seat = side[number % len(side)]
            try:
                after = with_one_more(table, present, word, names[seat], errand.kept)
            except Impossible as fault:
                found[present.label, label] = str(fault)
                continue
            if after is not None:
                chances = played_on(walker, after, seed)
                found[present.label, label] = float(before[seat]), float(chances[seat])
    return found


def takers(setting: Setting, present: Present, number: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The sides that can have it, and their seats that can. Where everybody plays for themselves: one seat, another
    one on each deal."""
    game, players = setting.game, setting.players
    places = set(game.definition.words.seats)
    if present.field:
        holding = game.layout[present.field]
        places = {one.split()[0] for one in holding.values} if holding.values else set(holding.by[0])
    if not game.definition.rules.sides:
        yield "a seat", (number % players,)
        return
    for side in game.sides(players):
        able = tuple(seat for seat in side if game.seats[players][seat] in places)
        if able:
            yield side_name(game, players, side), able


def played_on(walker: Walker, table: Table, seed: int) -> Numbers:
    """How often each seat wins from here."""
    won: Numbers = walker.play_on(table.state.copy().view(np.uint8), 0, -1, False, seed).mean(axis=0)
    return won


def gifts_of(
    setting: Setting, presents: Sequence[Present], seed: int, seconds: float, machine: Machine, most: int = 600
) -> Gifts:
    """As many deals as the time allows."""
    if not presents:
        return Gifts((), {ANYTHING: NOTHING_HELD})
    kept = needed(sit_down(setting, seed, 0, "auto", deeds=False).table)
    began = time.perf_counter()
    errands = (Errand(setting, seed, number, tuple(presents), kept, machine.backend) for number in range(most))
    chances: dict[tuple[str, str], list[tuple[float, float]]] = {}
    refused: dict[str, str] = {}
    for tried, one in enumerate(machine.map(hand_out, errands), 1):
        for key, told in one.items():
            if isinstance(told, str):
                refused.setdefault(key[0], told)
            else:
                chances.setdefault(key, []).append(told)
        if time.perf_counter() - began > seconds or (tried == AT_FIRST and not chances):
            break
    by_label = {one.label: one for one in presents}
    found = []
    for (label, side), pairs in chances.items():
        before, after = np.array(pairs).T
        found.append(Gift(by_label[label], side, difference(before, after), len(pairs)))
    surer = corrected([one.change for one in found])
    given = [replace(one, change=change) for one, change in zip(found, surer, strict=True)]
    never = {label: why for label, why in refused.items() if not any(one.present.label == label for one in given)}
    return Gifts(given, never)
