"""The games in PettingZoo: its own tests of environments, as they come, on all of them."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: pip install 'turnkey-games[env]'")

from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

import turnkey
from sampling import SWEEP, of
from turnkey.core.errors import Illegal
from turnkey.env import pettingzoo

TABLES = [(slug, players) for slug in turnkey.game_names() for players in turnkey.game(slug).seats]
SAMPLE = TABLES if SWEEP else [(slug, min(turnkey.game(slug).seats)) for slug in turnkey.game_names()]
BACKEND = "compiled" if SWEEP else "interpreted"
CYCLES = of(1000, 12)
pytestmark = pytest.mark.filterwarnings("ignore")  # its tests warn of names that are not agent_0, and of dictionaries


def settings(slug: str, players: int) -> dict[str, Any]:
    return {"game": slug, "players": players, "backend": BACKEND}


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_one_seat_after_the_other(slug: str, players: int) -> None:
    api_test(pettingzoo.env(**settings(slug, players)), num_cycles=of(1000, 3))


@pytest.mark.parametrize(("slug", "players"), SAMPLE)
def test_all_seats_in_every_step(slug: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(**settings(slug, players)), num_cycles=CYCLES)


@pytest.mark.parametrize(("slug", "players"), SAMPLE)
def test_a_seed_says_it_all(slug: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, **settings(slug, players)), num_cycles=CYCLES)
    parallel_seed_test(partial(pettingzoo.parallel_env, **settings(slug, players)), num_cycles=CYCLES)


@pytest.mark.parametrize(("slug", "players"), SAMPLE)
def test_tables_can_be_looked_at(slug: str, players: int) -> None:
    render_test(partial(pettingzoo.env, **settings(slug, players)))


@pytest.mark.parametrize(("slug", "players"), SAMPLE)
def test_games_break_off_after_so_many_cycles(slug: str, players: int) -> None:
    given = settings(slug, players)
    every = partial(pettingzoo.env, every_seat=True, **given)
    max_cycles_test(SimpleNamespace(env=every, parallel_env=partial(pettingzoo.parallel_env, **given)))
    games = pettingzoo.env(**given, max_cycles=3)
    games.reset(seed=1)
    for _ in range(3):
        games.step(int(np.flatnonzero(games.last()[0]["action_mask"])[0]))
    assert all(games.truncations.values())
    assert not any(games.terminations.values())


def test_what_is_not_possible_is_refused_with_the_reason() -> None:
    games = pettingzoo.env("break_escape", backend="interpreted")
    games.reset(seed=1)
    impossible = int(np.flatnonzero(games.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Illegal, match="Possible:"):
        games.step(impossible)
    parallel = pettingzoo.parallel_env("break_escape", backend="interpreted")
    parallel.reset(seed=1)
    asked = parallel.possible_agents[parallel.single.seat]
    *_, infos = parallel.step(dict.fromkeys(parallel.agents, impossible))
    assert infos[asked] == {"illegal": True}


def test_the_last_rewards_are_what_the_game_returns() -> None:
    games = pettingzoo.env("break_escape", backend="interpreted")
    luck = np.random.default_rng(1)
    games.reset(seed=1)
    rewards = {}
    for agent in games.agent_iter():
        seen, reward, ended, broken, _ = games.last()
        if ended or broken:
            rewards[agent] = reward
            result = games.single.table().result
        games.step(None if ended or broken else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert result is not None
    assert rewards == dict(zip(("ben", "lewis", "david", "james"), result.returns, strict=True))
    assert set(result.winners) == {agent for agent, reward in rewards.items() if reward > 0}


def test_a_picture_has_the_text_in_it() -> None:
    games = pettingzoo.env("lockup", players=1, backend="interpreted", render_mode="rgb_array")
    games.reset(seed=1)
    picture = games.render()
    other = pettingzoo.env("lockup", players=1, backend="interpreted", render_mode="ansi")
    other.reset(seed=1)
    lines = other.render().splitlines()
    assert picture.shape[1] == 100 * 6 * 2 + 16
    assert picture.shape[0] >= len(lines) * 20
    assert 0.01 < (picture == 226).mean() < 0.3
