"""The games in Gymnasium: one seat against policies that decide inside the step. Importing this registers them.

    import gymnasium
    import turnkey.env.gymnasium
    env = gymnasium.make("turnkey/break_escape-v0", seat="james", opponents="heuristic")
    envs = gymnasium.make_vec("turnkey/break_escape-v0", num_envs=1024)

An action that is not possible changes nothing; `info["illegal"]` says so. `action_masks()` is what maskable learners
ask for; the mask also stands in every observation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import turnkey
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.loops.stepping import BEGIN, WAIT
from turnkey.core.table_options import Values
from turnkey.env.batch import Batch
from turnkey.env.needed import WITH_ENV, needed
from turnkey.env.pictures import RENDER_MODES, Picture, rendered
from turnkey.env.single import Observation, Single
from turnkey.env.spaces import action_space, observation_space

gymnasium: Any = needed("gymnasium", WITH_ENV)
vector: Any = needed("gymnasium.vector", WITH_ENV)
Numbers = np.ndarray[Any, Any]
Facts = dict[str, Any]
GAME, OPPONENT = "break_escape", "heuristic"
SAME_STEP, NEXT_STEP = vector.AutoresetMode.SAME_STEP, vector.AutoresetMode.NEXT_STEP


def others_of(
    game: Game, players: int | None, seat: int | str, opponents: str | Mapping[int | str, str]
) -> tuple[int, dict[int | str, str]]:
    """The seat's number, and the policy of every other seat: one for all of them, or each named."""
    names = game.seats[game.players_or_default(players)]
    place = names.index(seat) if seat in names else seat
    if not isinstance(place, int) or not 0 <= place < len(names):
        raise BadOption(f"there is no seat {seat!r} at this table; there are {', '.join(names)}")
    given = dict.fromkeys(names, opponents) if isinstance(opponents, str) else {**opponents}
    numbered = {names.index(key) if isinstance(key, str) and key in names else key: bot for key, bot in given.items()}
    numbered.pop(place, None)
    missing = [names[one] for one in range(len(names)) if one != place and one not in numbered]
    if missing:
        raise BadOption(f"who plays {', '.join(missing)}? Name a policy for every seat but {names[place]}")
    return place, numbered


class Env(gymnasium.Env):  # type: ignore[misc]
    """One game at a time."""

    metadata: Facts = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str | Game = GAME,
        seat: int | str = 0,
        opponents: str | Mapping[int | str, str] = OPPONENT,
        players: int | None = None,
        options: Values | None = None,
        render_mode: str | None = None,
        turned: bool | None = None,
        backend: str = "compiled",
        observations: str = "float32",
    ) -> None:
        known = turnkey.game(game) if isinstance(game, str) else game
        self.seat, others = others_of(known, players, seat, opponents)
        self.single = Single(known, players, options, others, turned, backend, observations)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.single.games)
        self.action_space = action_space(self.single.games)

    def reset(self, *, seed: int | None = None, options: Facts | None = None) -> tuple[Observation, Facts]:
        """Deal: the first game of a seed, or the next one, up to the first decision of the seat."""
        super().reset(seed=seed)
        self.single.begin(seed)
        return self.single.look(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Facts]:
        possible = self.single.act(int(action))
        reward = self.single.rewards()[self.seat]
        return self.single.look(self.seat), reward, self.single.over, False, {} if possible else {"illegal": True}

    def action_masks(self) -> Numbers:
        """Which actions are possible."""
        return self.single.look(self.seat)["action_mask"].astype(np.bool_)

    def render(self) -> str | Picture | None:
        """The table as the seat sees it."""
        return rendered(self.single.table(), self.render_mode, self.seat)

    def close(self) -> None:
        self.single.games.close()


class VectorEnv(vector.VectorEnv):  # type: ignore[misc]
    """Many games at once, with no Python for any of them.

    By default a game that ended is dealt in the next step, whatever action is given for it there. With
    `autoreset_mode` SAME_STEP it is dealt at once, which saves that step; its last observation is then not shown.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str | Game = GAME,
        seat: int | str = 0,
        opponents: str | Mapping[int | str, str] = OPPONENT,
        players: int | None = None,
        options: Values | None = None,
        turned: bool | None = None,
        backend: str = "compiled",
        cores: int | None = None,
        autoreset_mode: Any = NEXT_STEP,
        render_mode: str | None = None,
        observations: str = "float32",
    ) -> None:
        if autoreset_mode not in (SAME_STEP, NEXT_STEP):
            raise BadOption(f"games are dealt in the same step or in the next one, not {autoreset_mode}")
        known = turnkey.game(game) if isinstance(game, str) else game
        self.seat, others = others_of(known, players, seat, opponents)
        self.games = Batch(
            known, num_envs, players, options or {}, others, observations=observations, turned=turned, cores=cores,
            backend=backend, autoreset=autoreset_mode == SAME_STEP,
        )  # fmt: skip
        self.num_envs, self.render_mode = num_envs, render_mode
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": RENDER_MODES, "render_fps": 2}
        self.single_observation_space = observation_space(self.games)
        self.single_action_space = action_space(self.games)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Facts | None = None) -> tuple[Observation, Facts]:
        self.games.reset(seed)
        if not self.games.autoreset:
            self._deal_again(self.games.terminated)
        return self._seen(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Numbers, Numbers, Numbers, Facts]:
        games = self.games
        actions = np.where(np.asarray(actions) < 0, WAIT, actions)  # they are no orders, such as to deal
        if games.autoreset:
            games.step(actions)
        else:
            ended = games._menus[:, 0] == 0
            games.number[ended] += games.envs
            games.step(np.where(ended, BEGIN, actions))
            self._deal_again(ended & games.terminated)
        facts: Facts = {}
        if games.illegal.any():
            facts = {"illegal": games.illegal.copy(), "_illegal": games.illegal.copy()}
        return self._seen(), games.reward[:, self.seat].copy(), games.terminated.copy(), games.truncated.copy(), facts

    def _deal_again(self, where: Numbers) -> None:
        """Pass over games that ended before the seat was asked: it has no part in them."""
        games, again = self.games, where.copy()
        if not again.any():
            return
        told = games.reward, games.terminated, games.illegal
        before = [one.copy() for one in told]
        while again.any():
            games.reset(where=again)
            again = games.terminated & where
        games.reward[where] = 0.0
        for one, old in zip(told, before, strict=True):
            one[~where] = old[~where]

    def _seen(self) -> Observation:
        """Copies: the next step overwrites what the games show."""
        return {"observation": self.games.observation.copy(), "action_mask": self.games.mask.astype(np.int8)}

    def render(self) -> tuple[str | Picture | None, ...]:
        return tuple(rendered(self.games.table(place), self.render_mode, self.seat) for place in range(self.num_envs))

    def close_extras(self, **settings: Any) -> None:
        self.games.close()


def register() -> None:
    """Make all games known to Gymnasium."""
    for slug in turnkey.game_names():
        gymnasium.register(
            f"turnkey/{slug}-v0",
            entry_point="turnkey.env.gymnasium:Env",
            vector_entry_point="turnkey.env.gymnasium:VectorEnv",
            kwargs={"game": slug},
        )


register()
