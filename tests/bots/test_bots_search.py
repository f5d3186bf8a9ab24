"""The search: honest, within its budget and its memory, and able to say what it thought."""

from __future__ import annotations

import random
import time
from itertools import islice

import numpy as np
import pytest

import turnkey
from turnkey import Table
from turnkey.bots.catalogue import LADDER, make_bot
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.search.tree import EDGES, NODES, SearchSettings, Tree
from turnkey.bots.sight import Sight
from turnkey.core.game import Game

A_FEW = Budget(simulations=60, seconds=None)


def positions(game: Game, seed: int, players: int | None = None) -> list[Table]:
    """Positions of random games in which somebody has a choice."""
    luck = random.Random(seed)
    found = []
    table = game.deal(players, seed=seed, backend="compiled")
    while not table.over:
        seat = luck.choice(table.actors)
        if len(table.options(seat)) > 1 and luck.random() < 0.2:
            found.append(table.copy())
        table.apply(seat, luck.choice(table.options(seat)))
    return found


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_choice(slug: str) -> None:
    game = turnkey.game(slug)
    for players in game.seats:
        for table in islice(positions(game, players, players), 4):
            seat = next(seat for seat in table.actors if len(table.options(seat)) > 1)
            worlds = [table, *(table.determinize(seat, seed) for seed in range(3))]
            thoughts = [SearchBot(game, A_FEW, seed=5, cores=1).consider(Sight(world, seat)) for world in worlds]
            assert len({tuple((one.action.id, one.share, one.expected) for one in it.moves) for it in thoughts}) == 1


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_every_level_plays_whole_games(slug: str) -> None:
    game = turnkey.game(slug)
    players = min(game.seats)
    table = game.deal(players, seed=2, backend="compiled")
    thinker = SearchBot(game, Budget(simulations=8, seconds=None), seed=1)
    others = [make_bot(game, name, 3) for name in LADDER[:-1]]
    while not table.over:
        seat = table.actors[0]
        bot = thinker if seat == 0 else others[seat % len(others)]
        table.apply(seat, bot.choose(Sight(table, seat)))
    assert table.result is not None


def test_a_budget_of_simulations_is_kept_and_can_be_had_again() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=3, backend="compiled")
    sight = Sight(table, table.actors[0])
    for cores in (1, 2):
        one, other = (SearchBot(game, Budget(501, None), seed=9, cores=cores).consider(sight).plain() for _ in range(2))
        assert one["simulations"] == 501
        assert one["moves"] == other["moves"]


def test_a_budget_of_time_is_kept_by_many_at_once() -> None:
    """Thirty seats that think for half a second at the same time all answer, and none waits for the others."""
    from concurrent.futures import ThreadPoolExecutor

    game = turnkey.game("break_escape")
    table = game.deal(seed=3, backend="compiled")
    seat = table.actors[0]
    bots = [SearchBot(game, Budget(None, 0.5), seed=number, cores=1) for number in range(30)]
    bots[0].choose(Sight(table, seat))
    began = time.monotonic()
    with ThreadPoolExecutor(30) as pool:
        thoughts = list(pool.map(lambda bot: bot.consider(Sight(table, seat)), bots))
    assert time.monotonic() - began < 14, "one after the other it would be 15 s"
    assert all(thought.simulations > 0 for thought in thoughts)


def test_it_explains_itself() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=3, backend="compiled")
    bot = SearchBot(game, Budget(400, None), seed=9)
    chosen = bot.choose(Sight(table, table.actors[0]))
    assert bot.considered is not None
    told = bot.considered.plain()
    assert told["moves"][0]["action"] == chosen.notation
    assert sum(move["share"] for move in told["moves"]) == pytest.approx(1)
    assert all(-1 <= move["expected"] <= 1 for move in told["moves"])
    assert chosen.notation in told["sentence"]
    assert "400 games" in told["sentence"]


def test_a_tree_stays_within_its_memory() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=3, backend="compiled")
    tree = Tree(game)
    guides = np.zeros(4, np.int64)
    tree.plant(table.state.copy(), table.book, table.actors[0], guides, SearchSettings(depth=64), 1)
    tree.grow(3 * NODES)
    assert int((tree.nodes["key"] != 0).sum()) == NODES // 2
    assert tree.used[1] <= EDGES
    assert int(tree.root(len(table.options(table.actors[0])))["visits"].sum()) == 3 * NODES


def test_thinking_alone_beats_chance() -> None:
    """Without the game's own bot to guide it, a search has only its own thoughts, and they are worth something."""
    game = turnkey.game("airlock")
    won = 0
    for seed in range(8):
        table = game.deal(2, seed=seed, backend="compiled")
        thinker = SearchBot(game, Budget(100, None), seed, temper="random", settings=SearchSettings(noise=256), cores=1)
        bots = {seed % 2: thinker, 1 - seed % 2: make_bot(game, "random", seed)}
        while not table.over:
            seat = table.actors[0]
            table.apply(seat, bots[seat].choose(Sight(table, seat)))
        assert table.result is not None
        won += table.result.returns[seed % 2] > 0
    assert won >= 7
