"""How the search of an expert goes about it: `expert_search.json` beside a network says what was best for it."""

from __future__ import annotations

import json
from dataclasses import dataclass

from turnkey.bots.learned.weights import file_of
from turnkey.bots.search.tree import SearchSettings
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.loops.learned import Rest

FILE = "expert_search.json"


@dataclass(frozen=True)
class ExpertSettings(SearchSettings):
    """The last three say how a simulation goes on where the tree ends: see `Rest`."""

    explore: float = 0.7
    depth: int = 6
    trust: float = 0.5
    horizon: int = 0
    own: bool = False

    @property
    def rest(self) -> Rest:
        return Rest(float(self.trust), int(self.horizon), bool(self.own))


def settings_of(game: Game) -> ExpertSettings:
    """What lies beside a game's weights; without it, the usual settings."""
    file = file_of(game).with_name(FILE)
    if not file.exists():
        return ExpertSettings()
    try:
        return ExpertSettings(**json.loads(file.read_text(encoding="utf-8")))
    except (TypeError, ValueError) as fault:
        raise BadOption(f"{file} holds no settings of a search: {fault}") from fault
