"""A network that learned nothing, for tests of how one plays: its numbers are drawn, always the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from turnkey.bots.learned.weights import Weights, about_of
from turnkey.bots.policies import usual_policy
from turnkey.core.game import Game
from turnkey.env.batch import Batch
from turnkey.lab.training.columns import agreed_by, columns_of, kinds_of, plan_arrays

WIDTH = 12


def drawn_weights(game: Game, sizes: Sequence[int], seed: int = 1, advised: bool = True, width: int = WIDTH) -> Weights:
    """Numbers large enough that the network often overrules the bot that advises it."""
    plans = {
        players: Batch(game, 1, players, seed=1, observations="features", backend="interpreted").plan
        for players in sizes
    }
    columns, luck = columns_of(list(plans.values())), np.random.default_rng(seed)
    actions, seats = len(game.definition.words.actions), game.definition.most_seats

    def drawn(*shape: int) -> np.ndarray[Any, Any]:
        return luck.normal(0, 0.7, shape).astype(np.float16)

    arrays = {
        "first_base": drawn(width), "first": drawn(columns.size, width), "second_base": drawn(width),
        "second": drawn(width, width), "policy_base": drawn(actions), "policy": drawn(actions, width),
        "value_base": drawn(seats), "value": drawn(width, seats), "kind": kinds_of(game).astype(np.int16),
    }  # fmt: skip
    for players, plan in plans.items():
        arrays |= plan_arrays(game, players, plan, columns)
    adviser = usual_policy(game) if advised else None
    return Weights(about_of(game, agreed_by(game, plans), adviser, 0.8, 0.9), arrays)
