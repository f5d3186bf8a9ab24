"""The games in OpenSpiel, as Python games with explicit chance: importing this registers them.

    import pyspiel
    import turnkey.env.openspiel
    game = pyspiel.load_game("python_turnkey_lockup(players=3,options=rounds:4;zero_safe:false)")

Every draw is a chance node that tells its odds. An information state is all that a seat was told so far, as its record
has it, and all that it sees now; `resample_from_infostate` gives another world that looks the same to that seat, made
from nothing else. Where several seats decide at once, the lowest is asked first. With the parameter `recall=60` there
are information states as tensors, too: what the seat sees, and what it saw and did at its decisions so far, of which so
many have room. Games of other packages are made known by `register`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

import turnkey
from turnkey.core import registry
from turnkey.core.errors import BadOption
from turnkey.core.table import Table
from turnkey.core.unfolding import Odds, Unfolding, unfold, unfold_deal
from turnkey.env.looking import Looking
from turnkey.env.needed import needed

pyspiel: Any = needed("pyspiel", "pip install open_spiel")
MOST_STEPS = 10_000  # decisions in a game, and answers of chance: no game comes near


class Node:
    """A place in the tree of a game: a table where somebody decides or that is over, or a step that waits for chance.

    It never changes, so copies of a state share it. `past`: the decisions that led here, the latest first, if they are
    to be recalled: a node, what was done there, and those before.
    """

    def __init__(self, before: Table, step: Unfolding, past: Past | None = None) -> None:
        self.step = step
        self.past = past
        self.waits = step.chance is not None
        self.table = before if self.waits else step.table  # as seats know it: while chance is asked, what was before
        self._told: dict[int, str] = {}
        self._rows: dict[int, Any] = {}

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def after(self, action: int) -> Node:
        if self.waits:
            return Node(self.table, self.step.then(action), self.past)
        past = None if self.past is None else (self, action, self.past)
        return Node(self.table, unfold(self.table, self.table.actors[0], action), past)

    def decisions(self, seat: int) -> list[tuple[Node, int]]:
        """The seat's own decisions so far, the first one first."""
        found, past = [], self.past
        while past:
            node, action, past = past
            if node.player == seat:
                found.append((node, action))
        return found[::-1]

    def row(self, looking: Looking, seat: int) -> Any:
        """What a seat sees now, as numbers; kept if it may be asked for again."""
        if self.past is None:
            return looking.row(self.table, seat)
        if seat not in self._rows:
            self._rows[seat] = looking.row(self.table, seat).copy()
        return self._rows[seat]

    @cached_property
    def player(self) -> int:
        if self.waits:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.actors[0]

    def seen(self, seat: int) -> str:
        """All that a seat sees now, as one word."""
        return str(self.table.seen_by(seat).tobytes().hex())

    def told(self, seat: int) -> str:
        """All that a seat was told so far, and did."""
        if seat not in self._told:
            text = self.table.record.redacted(seat).to_text()
            self._told[seat] = text.partition("\n\n")[2].strip().replace("\n", "; ")
        return self._told[seat]

    @cached_property
    def text(self) -> str:
        """All that happened."""
        return self.table.record.to_text() + (str(self.step.chance) if self.waits else "")


Past = tuple[()] | tuple[Node, int, Any]


class State(pyspiel.State):  # type: ignore[misc]
    """A state of one of the games, for OpenSpiel."""

    def __init__(self, game: Any, node: Node) -> None:
        super().__init__(game)
        self.node = node

    @property
    def table(self) -> Table:
        """The table itself: its record, its views. While chance is asked, as it was before."""
        return self.node.table

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return bool(self.node.player == pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.menu(player)) if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._odds.outcomes

    @property
    def _odds(self) -> Odds:
        """What chance is asked now."""
        odds = self.node.step.chance
        assert odds is not None, "this is no chance node"
        return odds

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self._odds.text(action)
        return str(self.table.game.definition.words.actions[action].notation)

    def returns(self) -> list[float]:
        result = None if self.node.waits else self.table.result
        return [0.0] * self.table.players if result is None else list(result.returns)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that this player cannot tell from this one, drawn from what it knows."""
        world = self.table.determinize(player, int(sampler() * 2**53))
        twin = State(self.get_game(), self.node)
        own: Past | None = None if self.node.past is None else ()
        for node, action in self.node.decisions(player):  # what others did and saw is not known
            own = (node, action, own)
        twin.node = Node(world, still(world), own)
        return twin

    def __str__(self) -> str:
        return self.node.text


def still(table: Table) -> Unfolding:
    """A table as it is, with no step to be done."""
    return Unfolding(lambda results: (table, []))


class Observer:
    """What a player sees or, with perfect recall, has been told and sees; as a string, and as numbers."""

    def __init__(self, looking: Looking, kind: Any, params: Any, recall: int) -> None:
        if params:
            raise BadOption(f"observers take no parameters here, not {params}")
        self._looking = looking
        self._recalls, self._room = bool(kind.perfect_recall), recall if kind.perfect_recall else 0
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if recall or not self._recalls:
            size = looking.plan.size
            self.tensor = np.zeros(size + self._room * (1 + size), np.float32)
            for one in looking.plan.pieces:
                self.dict[one.name] = self.tensor[one.start : one.start + one.size].reshape(one.shape)
        if self._room and self.tensor is not None:
            self.dict["past actions"] = self.tensor[size : size + self._room]
            self.dict["past rows"] = self.tensor[size + self._room :].reshape(self._room, size)

    def set_from(self, state: State, player: int) -> None:
        """Past actions are counted from 1; 0: there was no such decision."""
        if self.tensor is None:
            return
        node, size = state.node, self._looking.plan.size
        self.tensor[:size] = node.row(self._looking, player)
        if self._room:
            decisions = node.decisions(player)
            if len(decisions) > self._room:
                raise BadOption(f"a seat has decided more than {self._room} times: make room by recall=…")
            self.tensor[size:] = 0
            for place, (before, action) in enumerate(decisions):
                self.dict["past actions"][place] = 1 + action
                self.dict["past rows"][place] = before.row(self._looking, player)

    def string_from(self, state: State, player: int) -> str:
        node = state.node
        return f"{player}: {node.told(player)} | {node.seen(player)}" if self._recalls else node.seen(player)


def register(
    slug: str,
    lowest: float = -1.0,
    highest: float = 1.0,
    total: float | None = None,
    backend: str = "auto",
) -> str:
    """Make a game known to OpenSpiel, and say by which name. What a seat gets lies between `lowest` and `highest`; all
    together get `total`, if that is always the same."""
    turnkey_game = turnkey.game(slug)
    definition = turnkey_game.definition
    dynamics, kinds = pyspiel.GameType.Dynamics, pyspiel.GameType
    utilities = {None: kinds.Utility.GENERAL_SUM, 0.0: kinds.Utility.ZERO_SUM}

    def declared(recalls: bool) -> Any:
        return pyspiel.GameType(
            short_name=f"python_turnkey_{slug}",
            long_name=definition.title,
            dynamics=dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=utilities.get(total, kinds.Utility.CONSTANT_SUM),
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=max(turnkey_game.seats),
            min_num_players=min(turnkey_game.seats),
            provides_information_state_string=True,
            provides_information_state_tensor=recalls,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={"players": max(turnkey_game.seats), "options": "", "recall": 0},
        )

    class Game(pyspiel.Game):  # type: ignore[misc]
        """One of the games at a table of some size, for OpenSpiel."""

        def __init__(self, params: Any = None) -> None:
            given = params or {}
            self.players = turnkey_game.players_or_default(given.get("players"))
            self.values = turnkey_game.options.resolve(options_in(given.get("options", "")))
            facts = pyspiel.GameInfo(
                num_distinct_actions=len(definition.words.actions),
                max_chance_outcomes=max((len(one.results) for one in definition.words.chance), default=0),
                num_players=self.players,
                min_utility=lowest,
                max_utility=highest,
                utility_sum=total,
                max_game_length=MOST_STEPS,
            )
            self.recall = int(given.get("recall", 0))
            super().__init__(declared(self.recall > 0), facts, given)
            self._looking = Looking(turnkey_game, self.players, self.values, backend)

        @cached_property
        def root(self) -> Node:
            before = turnkey_game.table(self.players, self.values, backend)
            past = () if self.recall else None
            return Node(before, unfold_deal(turnkey_game, self.players, self.values, 0, backend), past)

        def new_initial_state(self) -> State:
            return State(self, self.root)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
            kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
            return Observer(self._looking, kind, params, self.recall)

        def information_state_tensor_shape(self) -> list[int]:
            if not self.recall:
                raise BadOption("information states are tensors only if so many decisions have room: recall=60")
            return [self._looking.plan.size + self.recall * (1 + self._looking.plan.size)]

        def observation_tensor_shape(self) -> list[int]:
            return [self._looking.plan.size]

        def max_chance_nodes_in_history(self) -> int:
            return MOST_STEPS

    pyspiel.register_game(declared(False), Game)
    return f"python_turnkey_{slug}"


def options_in(text: str) -> dict[str, str]:
    """Options as they are written in the parameters of a game."""
    found = {}
    for one in filter(None, text.split(";")):
        name, sign, value = one.partition(":")
        if not sign:
            raise BadOption(f"{one!r}: options are written name:value;name:value")
        found[name.strip()] = value.strip()
    return found


NAMES = {slug: register(slug) for slug in registry.own_slugs()}
