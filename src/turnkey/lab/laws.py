"""Holding a game to the laws of secrecy over many games: see `core/loops/laws.py` for what they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numba
import numpy as np

from turnkey.core.actions import Verb
from turnkey.core.cores import usable_cores
from turnkey.core.engine import loops
from turnkey.core.game import Game
from turnkey.core.journal import AUTOMATIC
from turnkey.core.journal_record import COLUMNS
from turnkey.core.loops import laws
from turnkey.core.loops.laws import Declared, Desk, Tally
from turnkey.core.secrecy import SPECTATOR
from turnkey.core.table import state_in
from turnkey.core.table_options import Values

CHUNK = 64  # games that a thread plays in one go
MOST_LEAKS = 200  # so many are written down; of the others only how many there were
WATCHERS = SPECTATOR + 1
Tamper = Callable[[Any, Any], None]  # given a record in an array of one, and its book likewise
RULES = ("deal", "advance", "apply", "actors", "over", "options", "determinize", "consider")


def leave_alone(lives: Any, books: Any) -> None:
    return None


def declared_by(game: Game) -> Declared:
    actions, events = game.definition.words.actions, game.definition.words.notation.events
    places = {id(verb): place for place, verb in enumerate(actions.verbs)}
    return Declared(
        secrets=game.secrets,
        verbs=np.array([places[id(action.verb)] for action in actions], np.int64),
        verb_kinds=np.array([kinds_of(verb) for verb in actions.verbs], np.int64),
        releasing=np.array([bool(event.releases) for event in events], np.uint8),
        confidential=np.array([event.confidential for event in events], np.uint8),
        secret_parts=np.array([event.secret_parts for event in events], np.int64),
    )


def kinds_of(verb: Verb) -> int:
    return verb.secret * laws.SECRET + verb.silent * laws.SILENT + verb.open * laws.OPEN


def new_desk(game: Game) -> Desk:
    lives, twins = np.zeros(1, game.live_dtype), np.zeros(1, game.live_dtype)
    states, twin_states = state_in(lives, game), state_in(twins, game)
    seen = game.layout.blank()
    size = game.layout.size
    return Desk(
        lives, states, states.view(np.uint8), twins, twin_states, twin_states.view(np.uint8),
        seen, seen.view(np.uint8), np.zeros(size, np.uint8), np.zeros(size, np.uint8),
        np.zeros((WATCHERS, size), np.uint8),
        game.new_menu(), game.new_menu(), game.new_menu(),
        np.zeros((laws.TOLD, COLUMNS), np.int64), np.zeros((laws.TOLD, COLUMNS), np.int64),
    )  # fmt: skip


def new_tally(game: Game) -> Tally:
    actions, events = game.definition.words.actions, game.definition.words.notation.events
    secrets = len(game.secrets)
    return Tally(
        counts=np.zeros(laws.COUNTS, np.int64),
        taken=np.zeros(len(actions), np.int64),
        redrawn=np.zeros(secrets, np.int64),
        held=np.array([[0], [-1]]) * np.ones(secrets, np.int64),
        compared=np.zeros(len(actions.verbs), np.int64),
        heard=np.zeros(len(events), np.int64),
        leaks=np.zeros((MOST_LEAKS, laws.LEAK_ROW), np.int64),
    )


def added(one: Tally, other: Tally) -> Tally:
    found, more = (min(int(tally.counts[laws.LEAKS]), MOST_LEAKS) for tally in (one, other))
    leaks = np.concatenate([one.leaks[:found], other.leaks[:more], np.zeros_like(one.leaks)])[:MOST_LEAKS]
    return Tally(
        counts=one.counts + other.counts,
        taken=one.taken + other.taken,
        redrawn=one.redrawn + other.redrawn,
        held=np.array([one.held[laws.EVER] | other.held[laws.EVER], one.held[laws.ALWAYS] & other.held[laws.ALWAYS]]),
        compared=one.compared + other.compared,
        heard=one.heard + other.heard,
        leaks=leaks,
    )


def hold_laws(
    game: Game,
    players: int,
    tables: Sequence[Values],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda more: None,
    backend: str = "compiled",
    tamper: Tamper = leave_alone,
) -> Tally:
    """Play so many games, every other one by the first of these option sets, and hold both laws all the time. A leak
    can be planted: `tamper` may change the record (with its journal) after everything that the rules do."""
    books = [game.book(players, game.options.resolve(values)) for values in tables]
    shelf = np.concatenate([book for varied in books[1:] for book in (books[0], varied)] or books)
    shelf.flags.writeable = False
    declared, policies = declared_by(game), len(game.definition.bots.policies)
    run = loop_for(game, declared, shelf, tamper) if backend == "compiled" else interpreted_loop(game, tamper)

    def play(first: int) -> Tally:
        tally = new_tally(game)
        words = np.zeros(1, np.uint64), np.zeros(1, np.uint64)
        count, every = min(CHUNK, games - first), game.definition.bots.audited_every
        run(new_desk(game), declared, tally, *words, shelf, policies, players, seed, first, count, every)
        progress(count)
        return tally

    total = new_tally(game)
    for tally in in_threads(play, range(0, games, CHUNK)):
        total = added(total, tally)
    return total


def in_threads(play: Callable[[int], Tally], firsts: Sequence[int]) -> Iterator[Tally]:
    with ThreadPoolExecutor(usable_cores()) as pool:
        yield from pool.map(play, firsts)


def loop_for(game: Game, declared: Declared, shelf: Any, tamper: Tamper) -> Callable[..., None]:
    """The loop, compiled for this game, with its rules handed in."""
    desk, tally, engine = new_desk(game), new_tally(game), game.engine("compiled")
    book, words = shelf[:1], np.zeros(1, np.uint64)
    given: dict[str, tuple[Any, ...]] = {
        "deal": (desk.lives, book),
        "advance": (desk.lives, book),
        "apply": (desk.lives, book, 0, 0),
        "actors": (desk.states, book),
        "over": (desk.states, book),
        "options": (desk.states, book, 0, desk.menu),
        "determinize": (desk.states, book, 0, words),
        "consider": (desk.states, book, 0, desk.menu, 0, words),
    }
    rules = [engine.compiled(name, *given[name]) for name in RULES]
    signature = numba.void(numba.typeof(desk.lives), numba.typeof(book))
    rules.append((numba.njit(signature, nogil=True)(tamper), numba.types.FunctionType(signature)))
    loop = loops(game.slug, "laws", with_bots=False).hold_laws
    others = (desk, declared, tally, words, words, shelf, 0, 0, 0, 0, 0, 0)
    if not loop.signatures:
        loop.compile((*(kind for _, kind in rules), *(numba.typeof(one) for one in others)))
        loop.disable_compile()  # or every rule that is handed in would count as a type of its own: compiled each time
    return lambda *rest: loop(*(function for function, _ in rules), *rest)


def interpreted_loop(game: Game, tamper: Tamper) -> Callable[..., None]:
    """The same by plain Python: slow, but rules can be exchanged for others before it starts."""
    module = loops(game.slug)
    rules = [*(getattr(module, name).py_func for name in RULES), tamper]
    return lambda *rest: laws.hold_laws.py_func(*rules, *rest)


# What was found, in words


def described(game: Game, leak: Any) -> str:
    """One leak: after which action, to whom, and how it showed."""
    watcher = "a spectator" if leak[laws.WATCHER] == SPECTATOR else f"seat {leak[laws.WATCHER]}"
    if leak[laws.WATCHER] == leak[laws.MOVER]:
        watcher = "the seat itself"
    step = f"{game.definition.words.actions[int(leak[laws.TAKEN])].notation!r} of seat {leak[laws.MOVER]}"
    here, there = (told_by(game, int(leak[which])) for which in (laws.HERE, laws.THERE))
    how = {
        laws.BY_TELLING: f"was told {here}, and in a world that looked the same {there}, neither of which releases it",
        laws.BY_ASKING: "learned something hidden by who was asked next",
        laws.IN_SILENCE: f"learned something hidden with nothing told that releases it ({field_at(game, leak)})",
    }[int(leak[laws.HOW])]
    return f"after {step} in game {leak[laws.GAME]}, {watcher} {how}"


def told_by(game: Game, kind: int) -> str:
    notation = game.definition.words.notation
    if kind == laws.NOTHING:
        return "nothing more"
    if kind < 0:
        return f"a result of {notation.chance[-1 - kind].word!r}"
    return "an automatic answer" if kind == AUTOMATIC else f"{notation.events[kind].name!r}"


def field_at(game: Game, leak: Any) -> str:
    place = int(leak[laws.PLACE])
    for name, (kind, start) in game.layout.places.items():
        if start <= place < start + kind.itemsize:
            return f"in {name!r}"
    return "a piece was laid open"
