"""From what learned to what plays: a network and its columns as `turnkey.bots.learned.weights` reads them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from turnkey.bots.learned.weights import FORMAT, fingerprint, save
from turnkey.core.game import Game
from turnkey.env.observing import Plan, settings_of
from turnkey.lab.training.columns import Columns, kinds_of, relative_seats, turned_actions
from turnkey.lab.training.learner import Learner
from turnkey.lab.training.network import Network

Numbers = np.ndarray[Any, Any]


def export(learner: Learner, file: Path) -> None:
    """Write the network as it is now."""
    game = learner.game
    arrays = arrays_of(learner.network) | {"kind": kinds_of(game).astype(np.int16)}
    agreed = {}
    for players, plan in learner.plans.items():
        arrays |= plan_arrays(game, players, plan, learner.columns)
        agreed[str(players)] = [settings_of(game)[at - 1] for at in plan.agreed or ()]
    about = {
        "format": FORMAT,
        "game": game.slug,
        "fingerprint": fingerprint(game),
        "players": list(learner.plans),
        "adviser": learner.adviser,
        "own_seat": not game.definition.rules.seats_alike,
        "trust": float(learner.network.trust.detach()),
        "favour": learner.given.favour,
        "agreed": agreed,
    }
    save(file, about, arrays)


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


def plan_arrays(game: Game, players: int, plan: Plan, columns: Columns) -> Mapping[str, Numbers]:
    arrays = {
        name: getattr(plan, name) for name in ("runs", "hot", "mapped", "flags", "maps", "apart", "scaled", "scales")
    }
    arrays |= {
        "places": columns.places(plan),
        "turned": turned_actions(game, players).astype(np.int16),
        "relative": relative_seats(game, players).astype(np.int16),
        "notes": np.array([plan.noted, plan.own]),
    }
    return {f"{name}{players}": values for name, values in arrays.items()}
