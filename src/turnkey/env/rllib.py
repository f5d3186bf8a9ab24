"""The games in RLlib: a multi-agent environment in which the seat that is asked acts.

    from ray.rllib.algorithms.ppo import PPOConfig
    from turnkey.env.rllib import MultiAgent
    PPOConfig().environment(MultiAgent, env_config={"game": "break_escape", "opponents": {"james": "random"}})

`env_config`: game, players, options, opponents (compiled policies that decide inside the step; their seats are no
agents), turned, backend, observations (their form). An observation is a dictionary of `observations` and `action_mask`,
the names that RLlib's own module for masked actions wants. An action that is not possible changes nothing, and the
infos say `illegal`.
"""

from __future__ import annotations

from typing import Any

from turnkey.env.needed import WITH_RAY, needed
from turnkey.env.single import Single
from turnkey.env.spaces import action_space, observation_space

multi_agent: Any = needed("ray.rllib.env.multi_agent_env", WITH_RAY)
spaces: Any = needed("gymnasium.spaces", WITH_RAY)
Facts = dict[str, Any]


class MultiAgent(multi_agent.MultiAgentEnv):  # type: ignore[misc]
    """One game at a time. Agents have the names of the seats."""

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        given = dict(config or {})
        given.setdefault("game", "break_escape")
        self.single = Single(**given)
        taken = set(given.get("opponents") or ())
        self.possible_agents = [name for seat, name in enumerate(self.single.seats) if not {seat, name} & taken]
        self.agents = self.possible_agents
        both = observation_space(self.single.games)
        seen = spaces.Dict({"action_mask": both["action_mask"], "observations": both["observation"]})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, action_space(self.single.games))

    def _asked(self) -> Facts:
        """What the seat that is asked knows; once the game is over, what all agents know."""
        single = self.single
        names = self.possible_agents if single.over else [single.seats[single.seat]]
        found = {}
        for name in names:
            seen = single.look(single.seats.index(name))
            found[name] = {"action_mask": seen["action_mask"], "observations": seen["observation"]}
        return found

    def reset(self, *, seed: int | None = None, options: Facts | None = None) -> tuple[Facts, Facts]:
        self.single.begin(seed)
        return self._asked(), {}

    def step(self, action_dict: dict[str, int]) -> tuple[Facts, Facts, Facts, Facts, Facts]:
        single = self.single
        asked = single.seats[single.seat]
        infos = {} if single.act(int(action_dict[asked])) else {asked: {"illegal": True}}
        seen, got = self._asked(), single.rewards()
        rewards = {name: got[single.seats.index(name)] for name in seen}
        return seen, rewards, {"__all__": single.over}, {"__all__": False}, infos
