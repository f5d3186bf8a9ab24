"""Auditing a game: does it keep its secrets and its components, and is it the same everywhere?

The laws of secrecy are held twice. Compiled, at every decision and every step of every game, on what a seat knows, is
told and may do. And at sampled positions on everything that reaches people: views, options and their order,
observations, logs, redacted records. Leaks planted on purpose show that the second would notice one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.layout import lift
from turnkey.core.loops import laws
from turnkey.core.loops.laws import Tally
from turnkey.core.notation import CHANCE, EVENT, Entry
from turnkey.core.replay import replay
from turnkey.core.secrecy import seat_index
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.lab.batch import play_batch
from turnkey.lab.laws import added, described, hold_laws, new_tally
from turnkey.lab.leaks import LEAKS, PROBES, TOLD, Probe, anything_hidden, twin_record
from turnkey.lab.turning import check_turns

VARIED_TABLES = 200  # option sets beside the default one, drawn from the samples of each option
SAMPLED_GAMES = 60  # games looked at position by position, in full; shared among the seat counts
COMPARED_GAMES = 40  # games played on several backends
ENOUGH_CAUGHT = 200  # a planted leak caught so often need not be planted any more
SHOWN_LEAKS = 5  # of those found in steps, so many are told


@dataclass
class Report:
    """What an audit counted, and what it found wrong."""

    game: str
    counts: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    compared: dict[str, int] = field(default_factory=dict)  # by verb: steps taken in two worlds
    released: dict[str, int] = field(default_factory=dict)  # by event: how often it released something in them

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
    total = new_tally(game)
    for place, players in enumerate(game.seats):
        share = games // len(game.seats) + (place < games % len(game.seats))
        tables = [{}, *varied_tables(game, players, seed)]
        total = added(total, hold_laws(game, players, tables, share, seed, progress))
        check_tables(game, players, tables, seed, report)
        check_backends(game, players, tables, seed, report)
        check_turns(game, players, tables, seed, report)
    report.count("games", games)
    check_laws(game, total, report)
    check_reach(game, total.taken, report)
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


# The laws, compiled, at every decision and every step


def check_laws(game: Game, total: Tally, report: Report) -> None:
    """What holding the laws over all games came to."""
    counts = [int(one) for one in total.counts]
    report.count("positions", counts[laws.POSITIONS])
    report.count("twin worlds", counts[laws.TWINS])
    report.demand(
        counts[laws.STATE_LEAKS] == 0, f"{counts[laws.STATE_LEAKS]} twin worlds differ in what the seat knows"
    )
    report.demand(counts[laws.OPTION_LEAKS] == 0, f"{counts[laws.OPTION_LEAKS]} lists of options depend on secrets")
    report.demand(counts[laws.UNPLAYABLE] == 0, f"{counts[laws.UNPLAYABLE]} decisions offered nothing")
    report.demand(
        counts[laws.NOT_OPEN] == 0,
        f"{counts[laws.NOT_OPEN]} options of open verbs are not there in a world that somebody holds possible",
    )
    # What never held anything (a shorter pile's last places), or whenever it did the same, can be worked out.
    ever, always = total.held
    report.demand(
        bool(np.all((total.redrawn > 0) | (ever & ~always == 0))),
        "some secrets were never redrawn: nothing shows that they could be otherwise",
    )
    report.count("steps taken in two worlds", counts[laws.STEPS])
    report.count("steps after which a watcher saw the same", counts[laws.ALIKE])
    report.count("steps that released something", counts[laws.RELEASED])
    report.count("steps in which chance could not answer alike", counts[laws.UNALIGNED])
    report.count("steps that the twin did not have", counts[laws.ELSEWHERE])
    leaks = [described(game, leak) for leak in total.leaks[: min(counts[laws.LEAKS], SHOWN_LEAKS)]]
    report.demand(
        not leaks, f"{counts[laws.LEAKS]} steps gave something away that no rule releases: " + "; ".join(leaks)
    )
    if game.definition.bots.audited_every > 1:
        report.notes.append(
            f"redrawing takes long here: one look in {game.definition.bots.audited_every} had a twin world"
        )
    check_steps_compared(game, total, report)


def check_steps_compared(game: Game, total: Tally, report: Report) -> None:
    """Every verb and every event that releases something must have come up in two worlds at once."""
    events = game.definition.words.notation.events
    for verb, times in zip(game.definition.words.actions.verbs, total.compared, strict=True):
        if verb.on_menus:
            report.compared[verb.word] = int(times)
            report.demand(times > 0, f"the action {verb.word!r} was never compared in two worlds")
    for event, times in zip(events, total.heard, strict=True):
        if event.releases:
            report.released[f"{event.name} ({event.releases})"] = int(times)
            report.demand(times > 0, f"the event {event.name!r} never released anything in a step that was compared")


def check_reach(game: Game, taken: Any, report: Report) -> None:
    """Every verb must come up; single actions may be too rare for a small audit."""
    actions = game.definition.words.actions
    for verb in actions.verbs:
        if not verb.on_menus:
            continue
        first = actions.first(verb.word)
        report.demand(bool(taken[first : first + verb.count].any()), f"the action {verb.word!r} was never taken")
    report.count("actions taken", int((taken > 0).sum()))
    never = [action.notation for action in actions if not taken[action.id] and action.verb.on_menus]
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
    """After the same step in two worlds that a seat cannot tell apart, nothing that it is shown tells them apart."""
    alike = step_alike(table, twin, seat, random.Random(seed))
    if alike is None:
        return
    here, there = alike
    report.count("steps looked at in two worlds", 1)
    for name, probe in PROBES.items():
        report.demand(shows_same(probe, here, there, seat), f"after a step {name} tells more than the table shows")


def step_alike(table: Table, twin: Table, seat: int | None, luck: random.Random) -> tuple[Table, Table] | None:
    """The same action with the same chance in both worlds; None where the seat can tell them apart by it, or the twin
    cannot do it. Of a secret action, which the seat does not learn, the twin may do another.

    Steps that make earlier things known are passed over: the twin's past was drawn at random.
    """
    actor = luck.choice(table.actors)
    action = luck.choice(one_verb(table.game, table.menu(actor), luck))
    verb = table.game.definition.words.actions[action].verb
    others = [one for one in twin.menu(actor) if table.game.definition.words.actions[one].verb is verb]
    wanted = luck.choice(others) if others and verb.secret and seat != actor else action
    if wanted not in others:
        return None
    here, there = table.copy(), twin.copy()
    past = len(table.record.entries)
    drawn = [entry for entry in here.act(actor, action) if entry.kind == CHANCE]
    there.act(actor, wanted, [(entry.code, entry.result) for entry in drawn], by_name=True)
    if here.record.entries[:past] != table.record.entries or there.record.entries[:past] != twin.record.entries:
        return None
    alike = here.seen_by(seat).tobytes() == there.seen_by(seat).tobytes() and here.actors == there.actors
    return (here, there) if alike and released(here, past, seat) == released(there, past, seat) else None


def released(table: Table, since: int, seat: int | None) -> list[Entry]:
    """What was released to a seat: it may be told though nothing on the table shows it any more."""
    watcher, events = seat_index(seat), table.record.notation.events
    told = [one for one in table.record.entries[since:] if one.kind == EVENT and events[one.code].releases]
    return [one if one.known_to(watcher) else table.record.without_secrets(one) for one in told]


def one_verb(game: Game, menu: list[int], luck: random.Random) -> list[int]:
    """The options of one verb of a menu: so what is one option among many comes up as well."""
    actions = game.definition.words.actions
    verb = actions[luck.choice(sorted({actions.first(actions[one].verb.word) for one in menu}))].verb
    return [one for one in menu if actions[one].verb is verb]


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
    for space in (game.definition.words.actions, game.definition.words.talk):
        for action in space:
            report.count("notations read back", 1)
            report.demand(space.read(action.notation) == action.id, f"{action.notation!r} reads back as another action")
