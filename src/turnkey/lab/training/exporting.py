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
    given = learner.given
    only = None if given.vary else game.options.resolve(given.options)
    favour = given.favour if learner.adviser else 0.0  # its search is still guided by a bot
    fixed = {name: game.options.resolve(given.options)[name] for name in given.options}
    about = about_of(game, agreed_by(game, learner.plans), learner.adviser, favour, only=only, fixed=fixed)
    save(file, about, arrays)


def arrays_of(network: Network) -> dict[str, Numbers]:
    """The layers in halves of four bytes."""
    return {name: one.astype(np.float16) for name, one in layers_of(network).items()}


def layers_of(network: Network) -> dict[str, Numbers]:
    """The layers, each by what goes in; the policy by action."""

    def plain(values: Any) -> Numbers:
        return np.ascontiguousarray(values.detach().float().cpu().numpy())

    return {
        "first_base": plain(network.first.bias),
        "first": plain(network.first.weight.T),
        "second_base": plain(network.second.bias),
        "second": plain(network.second.weight.T),
        "policy_base": plain(network.policy.bias),
        "policy": plain(network.policy.weight),
        "value_base": plain(network.value.bias),
        "value": plain(network.value.weight.T),
    }
