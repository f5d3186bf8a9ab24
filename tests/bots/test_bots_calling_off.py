"""A thought ends when it shall: called off, out of time, beside others in the same bot, or stuck in a thread."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey import Table
from turnkey.bots.catalogue import make_bot
from turnkey.bots.crew import Crew
from turnkey.bots.leave import Leave
from turnkey.bots.search import growing
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.search.tree import SearchSettings, Tree, search_is_compiled, spare_tree
from turnkey.bots.sight import Sight
from turnkey.core.engine import Engine

SOON = 10.0  # seconds, on a machine that has much else to do


def in_a_thread(work: Callable[[], Any]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


def choice_of(slug: str) -> tuple[Table, int]:
    """A position in which somebody has a choice."""
    table = turnkey.game(slug).deal(seed=3, backend="compiled")
    while len(table.options(table.actors[0])) < 2:
        table.apply(table.actors[0], table.options(table.actors[0])[0])
    return table, table.actors[0]


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_search_returns_soon_after_it_was_told_to_stop(slug: str) -> None:
    table, seat = choice_of(slug)
    tree = Tree(table.game)
    guides = np.ones(table.game.definition.most_seats, np.int64)
    tree.plant(table.state.copy(), table.book, seat, guides, SearchSettings(), 1)
    tree.grow(1)
    growth = in_a_thread(lambda: tree.grow(1 << 60))
    time.sleep(0.2)
    assert growth.is_alive()
    tree.stop[0] = 1
    growth.join(SOON)
    assert not growth.is_alive()
    before = tree.root(len(table.options(seat))).copy()
    tree.grow(1000)
    assert (tree.root(len(table.options(seat))) == before).all(), "what has been stopped does not go on"


def test_one_bot_may_think_in_several_threads_at_once() -> None:
    """In one tree two of them spoil each other's simulations, and may go round in them for ever."""
    table, seat = choice_of("break_escape")
    bot = SearchBot(table.game, Budget(5000, None), seed=1, cores=1)
    found: list[int] = []
    thoughts = [
        in_a_thread(lambda: found.append(bot.consider(Sight(table, seat)).simulations)) for _ in range(12)
    ]  # fmt: skip
    for thought in thoughts:
        thought.join(2 * SOON)
    assert found == [5000] * 12


def test_a_thought_that_is_called_off_ends() -> None:
    table, seat = choice_of("break_escape")
    leave = Leave()
    bot = SearchBot(table.game, Budget(None, None), seed=1, cores=2)
    thought = in_a_thread(lambda: bot.choose(Sight(table, seat, leave)))
    time.sleep(0.2)
    assert thought.is_alive(), "it has no budget that could end"
    leave.call_off()
    thought.join(SOON)
    assert not thought.is_alive()
    assert leave.seconds == 0.0
    assert bot.choose(Sight(table, seat, leave)) in table.options(seat), "and what is called off already does not begin"


def test_what_is_called_off_too_late_stops_nobody_else() -> None:
    """Its trees are others' by then."""
    table, seat = choice_of("break_escape")
    bot = SearchBot(table.game, Budget(300, None), seed=1, cores=1)
    leave = Leave()
    bot.choose(Sight(table, seat, leave))
    tree = spare_tree(table.game)
    tree.plant(table.state.copy(), table.book, seat, np.ones(4, np.int64), SearchSettings(), 1)
    leave.call_off()
    tree.grow(50)
    assert int(tree.root(len(table.options(seat)))["visits"].sum()) == 50


def test_time_counts_from_the_asking() -> None:
    """Whoever has waited for a thread for longer than there was to think answers at once, like the game's own bot."""
    table, seat = choice_of("break_escape")
    bot = make_bot(table.game, "hard", seed=1, cores=1)
    assert isinstance(bot, SearchBot)
    asked = time.monotonic() - 0.6
    thought = bot.consider(Sight(table, seat, Leave(asked, asked + 1.0)))
    assert thought.simulations == 0
    assert thought.best in table.options(seat)
    now = time.monotonic()
    assert bot.consider(Sight(table, seat, Leave(now, now + 0.3))).seconds < 0.5 + SOON / 10


def test_many_who_think_at_once_all_get_some_of_the_time() -> None:
    table, seat = choice_of("break_escape")
    bots = [SearchBot(table.game, Budget(None, 1.0), seed=number, cores=1) for number in range(60)]
    bots[0].choose(Sight(table, seat))
    asked = time.monotonic()
    sights = [Sight(table, seat, Leave(asked, asked + 5.0)) for _ in bots]
    with ThreadPoolExecutor(len(bots)) as pool:
        thoughts = list(pool.map(lambda pair: pair[0].consider(pair[1]), zip(bots, sights, strict=True)))
    assert sum(thought.simulations > 0 for thought in thoughts) > 50
    assert max(thought.seconds for thought in thoughts) < 1.0 + 2.0
    assert not growing.LIVE


def test_nothing_is_compiled_while_somebody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    table, seat = choice_of("break_escape")
    monkeypatch.setattr("turnkey.bots.search.tree.COMPILED", set())
    monkeypatch.setattr(Engine, "is_compiled", lambda self, name, *arguments: False)
    monkeypatch.setattr(Tree, "grow", lambda self, simulations: pytest.fail("it would be compiled"))
    bot = SearchBot(table.game, Budget(None, 0.3), seed=1, cores=1)
    leave = Leave(time.monotonic(), time.monotonic() + 1.0)
    assert not bot.needs_worlds(leave)
    thought = bot.consider(Sight(table, seat, leave, worlds=False))
    assert thought.simulations == 0
    assert thought.best in table.options(seat)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_compiled_is_known_to_be(slug: str) -> None:
    """Or hard bots would never think where somebody waits."""
    table, seat = choice_of(slug)
    SearchBot(table.game, Budget(4, None), seed=1, cores=1).choose(Sight(table, seat))
    assert search_is_compiled(table.game)


def test_a_stuck_search_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules that never come back keep their thread and their tree; who thinks in them answers all the same."""
    table, seat = choice_of("break_escape")
    crew = Crew(1, "search", 8)
    monkeypatch.setattr(growing, "workers", lambda: crew)
    monkeypatch.setattr(growing, "GRACE", 0.1)
    enough, grow = threading.Event(), Tree.grow
    monkeypatch.setattr(Tree, "grow", lambda self, simulations: enough.wait(60))
    bot = SearchBot(table.game, Budget(None, 0.2), seed=1, cores=1)
    thought = bot.consider(Sight(table, seat))
    assert thought.simulations == 0
    assert thought.best in table.options(seat)
    assert crew.lost == 1
    monkeypatch.setattr(Tree, "grow", grow)
    assert bot.consider(Sight(table, seat)).simulations > 0
    enough.set()


def test_threads_that_do_not_come_back_are_replaced_up_to_a_bound() -> None:
    crew, enough = Crew(2, "test", 3), threading.Event()
    stuck = []
    for _ in range(3):
        stuck.append(crew.submit(lambda: enough.wait(60)))
        while not stuck[-1].running():
            time.sleep(0.001)
        crew.give_up(stuck[-1])
        crew.give_up(stuck[-1])
        assert crew.has_lost(stuck[-1])
    assert crew.lost == 3
    assert crew.worn_out
    assert crew.submit(lambda: 5).result(SOON) == 5
    waiting = [crew.submit(lambda: enough.wait(60)) for _ in range(3)]
    crew.give_up(waiting[2])
    assert waiting[2].cancelled(), "what has not begun is not begun"
    enough.set()
    assert all(one.result(SOON) for one in (*stuck, *waiting[:2]))
    until = time.monotonic() + SOON
    while crew.lost and time.monotonic() < until:
        time.sleep(0.001)
    assert crew.lost == 0, "they came back after all"
    with pytest.raises(ZeroDivisionError):
        crew.submit(lambda: 1 // 0).result(SOON)
    crew.close()
    assert crew.submit(lambda: 5).cancelled()
