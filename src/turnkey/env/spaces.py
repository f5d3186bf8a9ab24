"""The spaces of observations and actions, as Gymnasium and all that build on it describe them."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.env.batch import Batch
from turnkey.env.needed import WITH_ENV, needed


def observation_space(games: Batch) -> Any:
    """What a seat knows (`games.plan` names the columns), and which actions it may take."""
    spaces = needed("gymnasium.spaces", WITH_ENV)
    kind = games.observation.dtype.type
    row = spaces.Box(games.plan.low.astype(kind), games.plan.high.astype(kind), dtype=kind)
    return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (games.actions,), np.int8)})


def action_space(games: Batch) -> Any:
    return needed("gymnasium.spaces", WITH_ENV).Discrete(games.actions)
