"""The games in RLlib and TorchRL. Where these are not installed, their tests are passed over and say so."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import turnkey

SETTINGS: dict[str, Any] = {"backend": "interpreted"}


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_rllib_asks_one_seat_after_the_other(slug: str) -> None:
    pytest.importorskip("ray.rllib", reason="RLlib is not installed: pip install 'ray[rllib]'")
    from ray.rllib.utils.pre_checks.env import check_multiagent_environments

    from turnkey.env.rllib import MultiAgent

    players = min(turnkey.game(slug).seats)
    env = MultiAgent({"game": slug, "players": players, **SETTINGS})
    check_multiagent_environments(env)
    luck = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, steps = False, 0
    while not over and steps < 60:
        (agent, row), steps = *seen.items(), steps + 1
        assert agent in env.possible_agents
        assert env.observation_spaces[agent].contains(row)
        action = int(luck.choice(np.flatnonzero(row["action_mask"])))
        seen, rewards, ends, breaks, _ = env.step({agent: action})
        over = ends["__all__"]
        assert not breaks["__all__"]
        assert set(rewards) == set(seen)
        assert any(rewards.values()) == over


def test_rllib_leaves_out_the_seats_of_opponents() -> None:
    pytest.importorskip("ray.rllib", reason="RLlib is not installed: pip install 'ray[rllib]'")
    from turnkey.env.rllib import MultiAgent

    env = MultiAgent({"game": "break_escape", "opponents": {"james": "random", 0: "random"}, **SETTINGS})
    assert env.possible_agents == ["lewis", "david"]


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_torchrl_finds_the_environment_in_order(slug: str) -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: pip install torch torchrl")
    import torch
    from torchrl.envs import ActionMask, TransformedEnv
    from torchrl.envs.utils import check_env_specs

    from turnkey.env.torchrl import Games

    env = Games(slug, envs=2, players=min(turnkey.game(slug).seats), seed=1, **SETTINGS)
    row = env.reset()
    for _ in range(30):
        row["action"] = torch.multinomial(row["action_mask"].float(), 1)[:, 0]
        told, row = env.step_and_maybe_reset(row)
        assert not told["next", "returns"][~told["next", "done"][:, 0]].any()
        assert row["action_mask"].any(dim=1).all()
    check_env_specs(TransformedEnv(env, ActionMask()))  # which lets random actions be possible ones
