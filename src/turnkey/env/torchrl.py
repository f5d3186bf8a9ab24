"""The games in TorchRL: a batch as one environment whose batch size is the number of games.

    from turnkey.env.torchrl import Games
    env = Games("break_escape", envs=256, opponents={"james": "random"})
    env.rollout(100)

Whoever is asked in a game acts there. `observation`, `action_mask`, `seat` say what that seat knows, may do and is.
`reward` is what the seat got that acted, in the step in which its game ended; `returns` what every seat got then. Games
that ended are dealt anew by the reset that TorchRL's rollouts and collectors call for.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.game import Game
from turnkey.core.loops.stepping import WAIT
from turnkey.env.batch import Batch, batch
from turnkey.env.needed import WITH_TRAIN, needed

torch: Any = needed("torch", WITH_TRAIN)
envs_of: Any = needed("torchrl.envs", "pip install torchrl")
data: Any = needed("torchrl.data", "pip install torchrl")
tensordict: Any = needed("tensordict", "pip install torchrl")


class Games(envs_of.EnvBase):  # type: ignore[misc]
    """See above. `settings` are those of `turnkey.env.Batch`."""

    def __init__(self, game: str | Game = "break_escape", envs: int = 64, **settings: Any) -> None:
        super().__init__(device="cpu", batch_size=[envs])
        self.games: Batch = batch(game, envs, autoreset=False, **settings)
        self.actions, self.seats = self.games.actions, len(self.games.seats)
        full = (envs,)
        self.observation_spec = data.Composite(
            observation=data.Unbounded((*full, self.games.plan.size), dtype=torch.float32),
            action_mask=data.Binary(shape=(*full, self.actions), dtype=torch.bool),
            seat=data.Bounded(0, self.seats - 1, full, dtype=torch.int64),
            returns=data.Unbounded((*full, self.seats), dtype=torch.float32),
            shape=full,
        )
        self.action_spec = data.Categorical(self.actions, full, dtype=torch.int64)
        self.reward_spec = data.Unbounded((*full, 1), dtype=torch.float32)
        self.done_spec = data.Composite(
            done=data.Binary(shape=(*full, 1), dtype=torch.bool),
            terminated=data.Binary(shape=(*full, 1), dtype=torch.bool),
            shape=full,
        )

    def _seen(self) -> dict[str, Any]:
        """Copies: the next step overwrites what the games show."""
        games = self.games
        over = torch.from_numpy(games._menus[:, :1] == 0)
        return {
            "observation": torch.from_numpy(games.observation.copy()),
            "action_mask": torch.from_numpy(games.mask.astype(np.bool_)),
            "seat": torch.from_numpy(games.seat.copy()),
            "returns": torch.from_numpy(games.reward[:, : self.seats].astype(np.float32)),
            "done": over,
            "terminated": over.clone(),
        }

    def _reset(self, given: Any = None, **settings: Any) -> Any:
        games, where = self.games, None
        if given is not None and given.get("_reset", None) is not None:
            where = given["_reset"].reshape(-1).numpy()
        games.reset(where=where)
        while (games._menus[:, 0] == 0).any():  # over before anybody was asked
            games.reset(where=games._menus[:, 0] == 0)
        return tensordict.TensorDict(self._seen(), self.batch_size)

    def _step(self, given: Any) -> Any:
        games, acted = self.games, self.games.seat.copy()
        over = games._menus[:, 0] == 0
        games.step(np.where(over, WAIT, given["action"].reshape(-1).numpy()))
        if (games.illegal & ~over).any():
            raise ValueError("an action that is not possible: choose by action_mask")
        seen = self._seen()
        reward = seen["returns"].gather(1, torch.from_numpy(acted)[:, None])
        return tensordict.TensorDict({**seen, "reward": reward}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self.games.reset(seed)
