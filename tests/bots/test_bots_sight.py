"""What a bot is given: all that its seat knows, worlds with the right odds, and nothing else that it could reach."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey import Table
from turnkey.bots.policies import PolicyBot, usual_policy
from turnkey.bots.sight import Sight, sight_for
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.notation import Entry, Notation
from turnkey.games.lockup.state import DOWN, HOME

PLAIN = (int, float, str, bytes, bool, type(None), np.generic, np.dtype, Entry)


def positions(slug: str, count: int = 6) -> Iterator[Table]:
    """Positions of games, at which everybody has looked."""
    game, luck = turnkey.game(slug), random.Random(slug)
    for players in game.seats:
        table = game.deal(players, seed=luck.randrange(2**32))
        table.seeded = False  # throws of entropy, which the journal keeps for a while
        until = luck.randrange(10, 60)
        for _ in range(until + count):
            if table.over:
                break
            seat = luck.choice(table.actors)
            until -= 1
            if until < 0:
                for watcher in (None, *range(players)):
                    table.view(watcher)
                for asked in table.actors:
                    table.options(asked)
                yield table
            table.apply(seat, luck.choice(table.options(seat)))


def reached(one: Any, seen: dict[int, Any]) -> Iterator[Any]:
    """Whatever can be had from an object by looking into it: what it holds, and what that holds."""
    if isinstance(one, PLAIN) and not isinstance(one, np.void):
        yield one
        return
    if id(one) in seen or isinstance(one, type | Game | Notation | BuiltinFunctionType):
        return  # a game, its notation and its rules are the same for everybody
    seen[id(one)] = one
    yield type(one).__name__
    if isinstance(one, np.ndarray | np.void):
        yield one.tobytes()
        yield from reached(one.base, seen)
    elif isinstance(one, dict):
        for key, value in one.items():
            yield from reached(key, seen)
            yield from reached(value, seen)
    elif isinstance(one, list | tuple | set | frozenset):
        for value in one:
            yield from reached(value, seen)
    elif isinstance(one, FunctionType):
        for cell in one.__closure__ or ():
            yield from reached(cell.cell_contents, seen)
    elif isinstance(one, MethodType):
        yield from reached(one.__self__, seen)
    elif type(one).__module__.startswith("turnkey."):
        yield from reached(getattr(one, "__dict__", {}), seen)
        for name in getattr(type(one), "__slots__", ()):
            yield from reached(getattr(one, name), seen)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_nothing_that_can_be_reached_from_a_sight_depends_on_what_the_seat_does_not_know(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("turnkey.bots.sight.os.urandom", bytes)  # the throws that nobody knows
    told_apart = 0
    for table in positions(slug):
        for seat in table.actors:
            twin = table.determinize(seat, 11)
            for watcher in (None, *range(table.players)):
                twin.view(watcher)
            here, there = Sight(table, seat), Sight(twin, seat)
            for one in (here, there):
                assert one.view
                assert one.observation.size
                assert one.world(5)
            seen: dict[int, Any] = {}
            assert list(reached(here, seen)) == list(reached(there, {})), f"{slug}, seat {seat}"
            own = (table, table._live, table._shared, table._seen, table._printed, table.record, table.record.entries)
            assert not any(id(one) in seen for one in own), "a part of the true table"
            told_apart += table.state.tobytes() != twin.state.tobytes()
    assert told_apart, "or nothing was tried"


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_sight_shows_what_its_seat_sees_and_worlds_as_likely_as_from_the_true_table(slug: str) -> None:
    """The same throws draw the same world, so the odds are those that are tested for each game."""
    for table in positions(slug, count=3):
        for seat in table.actors:
            sight = Sight(table, seat)
            assert sight.view == table.view(seat)
            assert sight.options == table.options(seat)
            assert sight.log == table.log(seat)
            assert sight.known.tobytes() == table.seen_by(seat).tobytes()
            assert sight.observation.tobytes() == table.observe(seat).tobytes()
            for seed in range(3):
                one, other = sight.world(seed), table.determinize(seat, seed)
                assert one.state.tobytes() == other.state.tobytes()
                assert one.record.to_text() == other.record.to_text()


def test_hands_in_worlds_of_a_sight_come_as_often_as_they_should() -> None:
    """Break & Escape: whoever sees no hand draws the first card of Ben's hand as the unseen cards would have it."""
    game = turnkey.game("break_escape")
    table = game.deal(seed=4)
    james = table.seat("james")
    unseen = table.state["deck"][0] + table.state["hand"][0].sum(axis=0)
    sight, worlds = Sight(table, james), 4000
    held = sum(sight.world(seed).state["hand"][0][0].astype(float) for seed in range(worlds)) / worlds
    expected = unseen / unseen.sum() * table.state["hand_size"][0][0]
    assert np.allclose(held, expected, atol=0.06), (held, expected)


def test_tokens_in_worlds_of_a_sight_come_as_often_as_they_should() -> None:
    """Lockup: of a token that lies face down at one place, each of the owner's tokens is as likely."""
    game = turnkey.game("lockup")
    table = game.deal(2, seed=4)
    while not (table.state["down"][0][0].any() and table.actors == (1,)) and not table.over:
        table.apply(table.actors[0], random.Random(7).choice(table.options(table.actors[0])))
    shown = table.state["shown"][0][0]
    hidden = [token for token in range(len(shown)) if not shown[token]]
    sight, worlds = Sight(table, 1), 3000
    places = np.zeros(len(shown))
    for seed in range(worlds):
        tokens = sight.world(seed).state["token"][0][0]
        places += (tokens >= DOWN) & (tokens < HOME)
    down = int(table.state["down"][0][0].sum())
    share = [places[token] / worlds for token in hidden]
    assert max(share) - min(share) < 0.08, share
    assert sum(share) == pytest.approx(down, abs=0.01)


def test_a_position_that_a_game_began_with_is_not_told() -> None:
    game = turnkey.game("break_escape")
    table = game.position(game.deal(seed=3).dump(), seed=1)
    assert table.record.header.position is not None
    sight = Sight(table, table.actors[0])
    assert sight.world(1).record.header.position is None


def test_a_bot_that_needs_no_worlds_is_spared_them() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=3)
    sight = sight_for(PolicyBot(game, usual_policy(game), 1), table, table.actors[0])
    with pytest.raises(TurnkeyError, match="without worlds"):
        sight.world(1)
