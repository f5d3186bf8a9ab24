"""From what learned to what plays: a network and its columns as `turnkey.bots.learned.weights` reads them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from turnkey.bots.learned.weights import about_of, save
from turnkey.lab.training.columns import agreed_by, kinds_of, plan_arrays
from turnkey.lab.training.learner import Learner
from turnkey.lab.training.network import Network

Numbers = np.ndarray[Any, Any]


def export(learner: Learner, file: Path) -> None:
    """Write the network as it is now."""
    game = learner.game
    arrays = arrays_of(learner.network) | {"kind": kinds_of(game).astype(np.int16)}
    for players, plan in learner.plans.items():
        arrays |= plan_arrays(game, players, plan, learner.columns)
    save(file, about_of(game, agreed_by(game, learner.plans), learner.adviser, learner.given.favour), arrays)


def arrays_of(network: Network) -> dict[str, Numbers]:
    """The layers, each by what goes in; the policy by action."""

    def half(values: Any) -> Numbers:
        return np.asarray(values.detach().float().cpu().numpy().astype(np.float16))

    return {
        "first_base": half(network.first.bias),
        "first": half(network.first.weight.T),
        "second_base": half(network.second.bias),
        "second": half(network.second.weight.T),
        "policy_base": half(network.policy.bias),
        "policy": half(network.policy.weight),
        "value_base": half(network.value.bias),
        "value": half(network.value.weight.T),
    }
