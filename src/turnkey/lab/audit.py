"""Auditing a game: does it keep its secrets and its components, and is it the same everywhere?

The twin-world law is held twice. Compiled, at every decision of every game, on what a seat knows and may
do. And at sampled positions on everything that reaches people: views, options and their order,
observations, logs, redacted records. Leaks planted on purpose show that the second would notice one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from os import cpu_count
from typing import Any

import numpy as np

from turnkey.core.engine import loops
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.layout import lift
from turnkey.core.replay import replay
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.core.workspace import Workspace
from turnkey.lab.batch import play_batch
from turnkey.lab.leaks import LEAKS, PROBES, TOLD, Probe, anything_hidden, twin_record
from turnkey.lab.turning import check_turns

VARIED_TABLES = 200  # option sets beside the default one, drawn from the samples of each option
SAMPLED_GAMES = 60  # games looked at position by position, in full; shared among the seat counts
COMPARED_GAMES = 40  # games played on several backends
ENOUGH_CAUGHT = 200  # a planted leak caught so often need not be planted any more
CHUNK = 256


@dataclass
class Report:
    """What an audit counted, and what it found wrong."""

    game: str
    counts: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not self.failures

    def count(self, what: str, more: int) -> None:
        self.counts[what] = self.counts.get(what, 0) + more

    def demand(self, holds: bool, failure: str) -> None:
        if not holds and failure not in self.failures:
            self.failures.append(failure)


def audit(game: Game, games: int, seed: int = 1, progress: Callable[[int], None] = lambda more: None) -> Report:
    """Audit a game over all its seat counts and many option sets."""
    report = Report(game.slug)
    taken = np.zeros(len(game.definition.actions), np.int64)
    redrawn, held = np.zeros(len(game.secrets), np.int64), nothing_held(game)
    for place, players in enumerate(game.seats):
        share = games // len(game.seats) + (place < games % len(game.seats))
        tables = [{}, *varied_tables(game, players, seed)]
        counted = check_law(game, players, tables, share, seed, report, progress)
        taken += counted[0]
        redrawn += counted[1]
        held = merged(held, counted[2])
        check_tables(game, players, tables, seed, report)
        check_backends(game, players, tables, seed, report)
        check_turns(game, players, tables, seed, report)
    # What never held anything (a shorter pile's last places), or whenever it did the same, can be worked out.
    ever, always = held
    report.demand(
        bool(np.all((redrawn > 0) | (ever & ~always == 0))),
        "some secrets were never redrawn: nothing shows that they could be otherwise",
    )
    if game.definition.audited_every > 1:
        report.notes.append(f"redrawing takes long here: one look in {game.definition.audited_every} had a twin world")
    check_reach(game, taken, report)
    check_notation(game, report)
    return report


def varied_tables(game: Game, players: int, seed: int) -> list[Values]:
    """Option sets drawn at random from what each option finds worth trying; sets that clash are passed over."""
    luck = random.Random(seed)
    found: list[Values] = [{"preset": name} for name in game.options.presets]
    for option in game.options:  # every value of every option at least once
        found += [{option.name: value} for value in option.samples()]
    for _ in range(VARIED_TABLES):
        found.append({one.name: luck.choice(list(one.samples())) for one in game.options if luck.random() < 0.5})
    return [values for values in found if playable(game, players, values)]


def playable(game: Game, players: int, values: Values) -> bool:
    try:
        game.table(players, values, "interpreted")
    except TurnkeyError:
        return False
    return True


# The law, compiled, at every decision


def check_law(
    game: Game,
    players: int,
    tables: list[Values],
    games: int,
    seed: int,
    report: Report,
    progress: Callable[[int], None],
) -> tuple[Any, Any, Any]:
    """Says how often each action was taken and each secret redrawn, and what each secret held."""
    loop = loops(game.slug)
    books = [game.book(players, game.options.resolve(values)) for values in tables]
    # Every other game is played by the defaults.
    shelf = np.concatenate([book for varied in books[1:] for book in (books[0], varied)] or books)
    actions, secrets = len(game.definition.actions), len(game.secrets)
    sizes = (loop.COUNTS, actions, actions, secrets)
    run = game.engine("compiled", with_bots=False).audit

    def play(first: int) -> list[Any]:
        one, twin, other = Workspace(game), Workspace(game), Workspace(game)
        tallies = [*(np.zeros(size, np.int64) for size in sizes), nothing_held(game)]
        run(
            one.games, one.raw, twin.games, twin.raw, one.seen, one.seen_raw, other.raw, one.menu, twin.menu,
            other.menu, one.dice,
            game.secrets, shelf, players, seed, first, min(CHUNK, games - first),
            game.definition.audited_every, *tallies,
        )  # fmt: skip
        return tallies

    totals = [np.zeros(size, np.int64) for size in sizes]
    held = nothing_held(game)
    firsts = range(0, games, CHUNK)
    play(games)  # compiles, with no game to play
    with ThreadPoolExecutor(cpu_count() or 1) as pool:
        for first, tallies in zip(firsts, pool.map(play, firsts), strict=True):
            for total, tally in zip(totals, tallies[:-1], strict=True):
                total += tally
            held = merged(held, tallies[-1])
            progress(min(CHUNK, games - first))
    counts, offered, taken, redrawn = totals
    report.count("games", games)
    report.count("positions", int(counts[loop.POSITIONS]))
    report.count("twin worlds", int(counts[loop.TWINS]))
    report.demand(
        counts[loop.STATE_LEAKS] == 0, f"{counts[loop.STATE_LEAKS]} twin worlds differ in what the seat knows"
    )
    report.demand(counts[loop.OPTION_LEAKS] == 0, f"{counts[loop.OPTION_LEAKS]} lists of options depend on secrets")
    report.demand(counts[loop.UNPLAYABLE] == 0, f"{counts[loop.UNPLAYABLE]} decisions offered nothing")
    report.count("options offered", int(offered.sum()))
    return taken, redrawn, held


def nothing_held(game: Game) -> Any:
    """For each secret the bits that it ever held, and those that it held whenever it held anything."""
    return np.array([[0], [-1]]) * np.ones(len(game.secrets), np.int64)


def merged(held: Any, more: Any) -> Any:
    return np.array([held[0] | more[0], held[1] & more[1]])


def check_reach(game: Game, taken: Any, report: Report) -> None:
    """Every verb must come up; single actions may be too rare for a small audit."""
    actions = game.definition.actions
    for verb in actions.verbs:
        if verb.outside:
            continue
        first = actions.first(verb.word)
        report.demand(bool(taken[first : first + verb.count].any()), f"the action {verb.word!r} was never taken")
    report.count("actions taken", int((taken > 0).sum()))
    never = [action.notation for action in actions if not taken[action.id] and not action.verb.outside]
    report.count("actions never taken", len(never))
    if never:
        report.notes.append(
            "too rare to be taken in this audit: " + ", ".join(never[:20]) + (" …" if never[20:] else "")
        )


# The law on what people see


def check_tables(game: Game, players: int, tables: list[Values], seed: int, report: Report) -> None:
    caught: dict[str, int] = {}
    for number in range(-(-SAMPLED_GAMES // len(game.seats))):
        options = tables[number // 2 % len(tables)] if number % 2 else {}
        for table in sampled_positions(game, players, options, seed + number, report):
            faults = game.definition.faults(lift(table.state[0]), lift(table.book[0]))
            report.demand(not faults, f"a position of play is impossible: {faults[:3]}")
            report.count("positions checked for components", 1)
            check_twins(table, seed + number, report, caught)
    for name, times in caught.items():
        report.count(f"planted leak caught: {name}", times)
        report.demand(times > 0, f"a planted leak went unnoticed: {name}")


def sampled_positions(game: Game, players: int, options: Values, seed: int, report: Report) -> Iterator[Table]:
    """Positions of one random game; at its end the game's record must lead to the same place again."""
    luck = random.Random(seed)
    table = game.deal(players, options, seed=seed, backend="compiled")
    while not table.over:
        seat = luck.choice(table.actors)
        if luck.random() < 1 / 8:
            yield table
        table.apply(seat, luck.choice(table.options(seat)))
    for text in (table.record.to_text(), table.record.to_json()):
        again = replay(game, text, backend="compiled")
        report.count("records replayed", 1)
        report.demand(
            again.record.to_text() == table.record.to_text() and same_but_generator(again, table),
            "a record does not lead where the game went",
        )


def same_but_generator(one: Table, other: Table) -> bool:
    return all(
        np.array_equal(one.state[name], other.state[name]) for name in one.state.dtype.names or () if name != "rng"
    )


def check_twins(table: Table, seed: int, report: Report, caught: dict[str, int]) -> None:
    """Every probe shows a seat the same of a position and of its twin; every leaky one does not.

    A log or a record can leak only where something in it is hidden: in some games nothing ever is.
    """
    for seat in (*range(table.players), None):
        twin = table.determinize(seat, seed)
        twin.record = twin_record(table, seat, random.Random(seed))
        for name, probe in PROBES.items():
            report.count("comparisons of what a seat is shown", 1)
            report.demand(shows_same(probe, table, twin, seat), f"{name} shows a seat what it cannot know")
        for name, probe in LEAKS.items():
            if caught.get(name, 0) < ENOUGH_CAUGHT and (name not in TOLD or anything_hidden(table, seat)):
                caught[name] = caught.get(name, 0) + (not shows_same(probe, table, twin, seat))
        check_step(table, twin, seat, seed, report)


def shows_same(probe: Probe, table: Table, twin: Table, seat: int | None) -> bool:
    return bool(probe(table, seat) == probe(twin, seat))


def check_step(table: Table, twin: Table, seat: int | None, seed: int, report: Report) -> None:
    """The same action in both worlds: if the seat cannot tell them apart afterwards, the logs must not either.

    Steps that reveal something are passed over: what was open for a moment may be told.
    """
    actor = table.actors[0]
    shared = [action for action in table.menu(actor) if action in twin.menu(actor)]
    if not shared:
        return
    action = random.Random(seed).choice(shared)
    here, there = table.copy(), twin.copy()
    past = list(table.record.entries)
    here.act(actor, action)
    if here.record.entries[: len(past)] != past:
        return
    try:
        there.act(actor, action)
    except TurnkeyError:
        report.demand(False, f"an action offered in a twin world cannot be carried out: {action}")
        return
    if here.seen_by(seat).tobytes() == there.seen_by(seat).tobytes():
        report.count("steps taken in two worlds", 1)
        report.demand(here.log(seat) == there.log(seat), "a log tells more than the table shows")


# The same everywhere


def check_backends(game: Game, players: int, tables: list[Values], seed: int, report: Report) -> None:
    runs = [
        play_batch(
            game,
            COMPARED_GAMES,
            players,
            tables[:COMPARED_GAMES],
            seed=seed,
            backend=backend,
            keep_finals=COMPARED_GAMES,
        )
        for backend in ("interpreted", "compiled")
    ]
    report.count("games played on two backends", COMPARED_GAMES)
    report.demand(np.array_equal(runs[0].finals, runs[1].finals), "interpreted and compiled play differ")


def check_notation(game: Game, report: Report) -> None:
    for space in (game.definition.actions, game.definition.talk):
        for action in space:
            report.count("notations read back", 1)
            report.demand(space.read(action.notation) == action.id, f"{action.notation!r} reads back as another action")
