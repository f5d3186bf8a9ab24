"""The games in PettingZoo: `env` asks one seat after the other, `parallel_env` all of them in every step.

    from turnkey.env import pettingzoo
    games = pettingzoo.env("break_escape", render_mode="ansi")

Agents have the names of the seats. An observation is a dictionary of `observation` and `action_mask`; a seat that is
not asked may do nothing. Where several seats decide at once, `env` asks the lowest first, and the others do not learn
what it chose; `parallel_env` takes the actions of all of them in one step. Settings: players, options, turned, backend,
observations (see `turnkey.env.Batch`), render_mode, max_cycles.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.env.needed import WITH_ENV, needed
from turnkey.env.pictures import RENDER_MODES, Picture, rendered
from turnkey.env.single import AllSeats, Observation, OneGame, Single
from turnkey.env.spaces import action_space, observation_space

base = needed("pettingzoo.utils.env", WITH_ENV)
Facts = dict[str, Any]
GAME = "break_escape"


class _Seats:
    """What both kinds of environments have: the seats' spaces, and a picture."""

    kind: type[OneGame] = Single
    single: OneGame

    def __init__(
        self,
        game: str | Game = GAME,
        players: int | None = None,
        options: Values | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        turned: bool | None = None,
        backend: str = "compiled",
        observations: str = "float32",
    ) -> None:
        super().__init__()
        self.single = single = self.kind(game, players, options, None, turned, backend, observations)
        self.metadata = {
            "name": f"turnkey_{single.game.slug}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.render_mode, self.max_cycles = render_mode, max_cycles
        self.possible_agents = single.seats
        self.agents: list[str] = []
        self._places = {name: seat for seat, name in enumerate(single.seats)}
        self.observation_spaces = {name: observation_space(single.games) for name in single.seats}
        self.action_spaces = {name: action_space(single.games) for name in single.seats}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        return self.single.look(self._places[agent])

    def render(self) -> str | Picture | None:
        """The table as spectators see it."""
        return rendered(self.single.table(), self.render_mode)

    def close(self) -> None:
        self.single.games.close()

    def __str__(self) -> str:
        return str(self.metadata["name"])


class raw_env(_Seats, base.AECEnv):  # type: ignore[misc, name-defined]  # noqa: N801
    """One seat after the other. An action that is not possible is refused, with the reason."""

    single: Single

    def reset(self, seed: int | None = None, options: Facts | None = None) -> None:
        """Deal: the first game of a seed, or the next one."""
        self.single.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Facts] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.single.seat]
        self._decisions = 0

    def step(self, action: int | None) -> None:
        agent, single = self.agent_selection, self.single
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and still in the game: None is no action")
        single.act_or_say_why_not(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._decisions += 1
        if single.over:
            self.rewards = dict(zip(self.agents, single.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._decisions == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[single.seat]


class parallel_env(_Seats, base.ParallelEnv):  # type: ignore[misc, name-defined]  # noqa: N801
    """All seats in every step, and all that are asked decide at once; what others say counts for nothing. If one of
    them chose what is not possible, nothing happens, and the infos of that seat say `illegal`."""

    kind = AllSeats
    single: AllSeats

    def reset(
        self, seed: int | None = None, options: Facts | None = None
    ) -> tuple[dict[str, Observation], dict[str, Facts]]:
        self.single.begin(seed)
        self.agents = list(self.possible_agents)
        self._cycles = 0
        return self._all_observe(), {name: {} for name in self.agents}

    def _all_observe(self) -> dict[str, Observation]:
        return {name: self.observe(name) for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Facts]]:
        asked = [self.possible_agents[seat] for seat in self.single.asked]
        missing = [name for name in asked if name not in actions]
        if missing:
            raise ValueError(f"{', '.join(missing)}: asked, but there is no action of theirs")
        infos: dict[str, Facts] = {name: {} for name in self.agents}
        for seat in self.single.act_all({self._places[name]: int(actions[name]) for name in asked}):
            infos[self.possible_agents[seat]]["illegal"] = True
        self._cycles += 1
        over = self.single.over
        truncated = not over and self._cycles == self.max_cycles
        seen = self._all_observe()
        rewards = dict(zip(self.agents, self.single.rewards(), strict=True))
        ends, breaks = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, truncated)
        if over or truncated:
            self.agents = []
        return seen, rewards, ends, breaks, infos


def env(game: str | Game = GAME, every_seat: bool = False, **settings: Any) -> Any:
    """One seat after the other. `every_seat`: all of them are asked in every cycle, as in `parallel_env`, and only what
    those say counts whose turn it is; `max_cycles` are then counted so, otherwise they are decisions."""
    if every_seat:
        return needed("pettingzoo.utils.conversions", WITH_ENV).parallel_to_aec(parallel_env(game, **settings))
    return raw_env(game, **settings)
