"""The games in Gymnasium: its own checks, one seat against policies, and many games at once."""

# ruff: noqa: E402
from __future__ import annotations

from typing import Any

import numpy as np
import pytest

gymnasium: Any = pytest.importorskip("gymnasium", reason="gymnasium is not installed: pip install 'turnkey-games[env]'")

from gymnasium.utils.env_checker import check_env

import turnkey
from sampling import SWEEP, of
from turnkey.core.errors import BadOption
from turnkey.env.gymnasium import NEXT_STEP, SAME_STEP

BACKEND = "compiled" if SWEEP else "interpreted"
RANDOM: dict[str, Any] = {"backend": BACKEND, "opponents": "random"}


def one(slug: str, **settings: Any) -> Any:
    return gymnasium.make(f"turnkey/{slug}-v0", **{**RANDOM, **settings})


def many(slug: str, envs: int, **settings: Any) -> Any:
    given = {**RANDOM, **settings}
    return gymnasium.make_vec(f"turnkey/{slug}-v0", num_envs=envs, vectorization_mode="vector_entry_point", **given)


def anything(mask: Any, luck: Any) -> Any:
    return (mask * luck.random(mask.shape)).argmax(axis=-1)


@pytest.mark.parametrize("slug", turnkey.game_names())
@pytest.mark.filterwarnings("ignore")
def test_its_own_check_finds_nothing(slug: str) -> None:
    for players in turnkey.game(slug).seats if SWEEP else [min(turnkey.game(slug).seats)]:
        check_env(one(slug, players=players, render_mode="rgb_array").unwrapped)


def test_one_seat_plays_against_policies() -> None:
    env, luck = one("break_escape", seat="james", opponents={0: "random", "lewis": "heuristic", 2: "random"}), None
    luck = np.random.default_rng(1)
    rewards = []
    for seed in range(of(50, 3)):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            assert env.unwrapped.single.seat == 3
            assert (env.unwrapped.action_masks() == seen["action_mask"]).all()
            seen, reward, over, broken, info = env.step(int(anything(seen["action_mask"], luck)))
            assert not broken
            assert not info
        rewards.append(reward)
    assert set(rewards) <= {-1.0, 1.0}


def test_what_is_not_possible_changes_nothing() -> None:
    env = one("break_escape")
    seen, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert info == {"illegal": True}
    assert (after["observation"] == seen["observation"]).all()
    assert (reward, over) == (0.0, False)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_many_games_are_the_same_as_one_after_the_other(slug: str) -> None:
    """In each place the games of a seed, every `envs`-th of them, each ended before the next is dealt."""
    players = min(turnkey.game(slug).seats)
    games, luck = many(slug, 3, players=players), np.random.default_rng(1)
    seen, _ = games.reset(seed=5)
    ended = np.zeros(3, bool)
    for _ in range(of(500, 40)):
        numbers = games.games.number.copy()
        seen, reward, over, broken, info = games.step(anything(seen["action_mask"], luck))
        assert games.observation_space.contains(seen)
        assert not broken.any()
        assert not info
        assert (games.games.number == numbers + 3 * ended).all()
        assert not reward[~over].any()
        assert (seen["action_mask"].any(axis=1) == ~over).all()
        ended = over


def test_games_can_be_dealt_in_the_same_step() -> None:
    games, luck = many("break_escape", 4, autoreset_mode=SAME_STEP), np.random.default_rng(1)
    assert games.metadata["autoreset_mode"] == SAME_STEP
    seen, _ = games.reset(seed=5)
    ends = 0
    for _ in range(60):
        seen, reward, over, _, _ = games.step(anything(seen["action_mask"], luck))
        assert seen["action_mask"].any(axis=1).all()
        assert (np.abs(reward) == over).all()
        ends += over.sum()
    assert ends


@pytest.mark.parametrize("mode", [SAME_STEP, NEXT_STEP])
def test_a_number_below_0_is_no_action_in_any_of_many_games(mode: Any) -> None:
    games = many("break_escape", 3, autoreset_mode=mode)
    seen, _ = games.reset(seed=5)
    for _ in range(3):
        seen, *_ = games.step(seen["action_mask"].argmax(axis=1))
    after, _, _, _, info = games.step(np.array([-1, -2, -3]))
    assert info["illegal"].all()
    assert (after["observation"] == seen["observation"]).all()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"seat": "nobody"}, "there are ben"),
        ({"seat": 4}, "no seat 4"),
        ({"opponents": {"ben": "random", "james": "random"}}, "who plays lewis"),
        ({"opponents": "hard"}, "no compiled policy"),
    ],
)
def test_bad_wishes_get_a_reason(given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        one("break_escape", **{"seat": "david", **given})
