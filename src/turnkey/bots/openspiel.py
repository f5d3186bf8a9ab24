"""OpenSpiel's own IS-MCTS as a bot, to measure ours by: `ismcts@500`, `ismcts@0.2s`, where open_spiel is installed.

A game is wrapped as OpenSpiel knows games, its rules compiled as ever. A wrapper for every use of OpenSpiel this is not
(that is `turnkey.env.openspiel`), just what its IS-MCTS asks for; so it does as many simulations as that can.
It plays out at random, and does in the end what it tried most.
"""

from __future__ import annotations

import importlib
import time
from functools import cache
from typing import Any

import numpy as np

from turnkey.bots.policies import stirred
from turnkey.bots.search.searcher import Budget
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.secrecy import erase
from turnkey.core.sentences import says
from turnkey.core.table import Table

CURIOSITY = 1.0  # of its bandits: returns lie between -1 and 1
LEAST = 2  # simulations, however little time there is
MOST = 1_000_000


class OutOfTime(Exception):
    """Ends a search between two simulations."""


class IsmctsBot:
    """Knows what its seat knows: it begins in worlds that the seat cannot tell from the true one."""

    def __init__(self, game: Game, budget: Budget, seed: int | None = None) -> None:
        self.game, self.budget = game, budget
        self.luck = np.random.RandomState(stirred(seed) % 2**32)
        self.simulations = 0  # of the latest decision
        wrapped()  # told at once if OpenSpiel is missing

    def needs_worlds(self, leave: Any) -> bool:
        return True

    def choose(self, sight: Sight) -> Action:
        offered = sight.options
        if len(offered) == 1:
            return offered[0]
        spiel = wrapped()
        world = sight.world(int(self.luck.randint(2**31)))
        game = spiel.game_of(world)
        state = spiel.State(game, world, sight.seat)
        dice = np.array([self.luck.randint(1, 2**62, dtype=np.int64)], np.uint64)
        until = None if self.budget.seconds is None else time.perf_counter() + self.budget.seconds
        self.simulations = 0

        def redrawn(here: Any, player: int) -> Any:
            if until is not None and self.simulations >= LEAST and time.perf_counter() >= until:
                raise OutOfTime
            self.simulations += 1
            return here.redrawn(player, dice)

        bot = spiel.ismcts.ISMCTSBot(
            game=game,
            evaluator=spiel.mcts.RandomRolloutEvaluator(1, self.luck),
            uct_c=CURIOSITY,
            max_simulations=self.budget.simulations or MOST,
            random_state=self.luck,
        )
        bot.set_resampler(redrawn)
        try:
            policy = bot.run_search(state)
        except OutOfTime:
            policy = bot.get_final_policy(state, bot._root_node)
        actions, chances = zip(*policy, strict=True)
        words = self.game.definition.words.actions
        return words[int(self.luck.choice(actions, p=np.array(chances) / sum(chances)))]


@cache
def wrapped() -> Any:
    """What needs OpenSpiel: its modules, and how it is shown a table."""
    try:
        pyspiel: Any = importlib.import_module("pyspiel")
        ismcts = importlib.import_module("open_spiel.python.algorithms.ismcts")
        mcts = importlib.import_module("open_spiel.python.algorithms.mcts")
    except ImportError as fault:
        raise BadOption(says("ismcts needs OpenSpiel ({why}): pip install open_spiel", why=str(fault))) from fault

    def game_of(table: Table) -> Any:
        """A table's game as one of OpenSpiel's; its states begin at that table's position."""
        kind = pyspiel.GameType(
            short_name=f"turnkey_{table.game.slug}",
            long_name=table.game.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=table.players,
            min_num_players=table.players,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(table.game.definition.words.actions),
            max_chance_outcomes=0,
            num_players=table.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=10_000,
        )

        class SpielGame(pyspiel.Game):  # type: ignore[misc]
            def __init__(self, params: Any = None) -> None:
                super().__init__(kind, facts, params or {})

            def new_initial_state(self) -> Any:
                return SpielState(self, table)

        return SpielGame()

    class SpielState(pyspiel.State):  # type: ignore[misc]
        """One position: a record, and the compiled rules' single steps over it. At the root `asked` decides, even if a
        lower seat may."""

        def __init__(self, game: Any, table: Table, asked: int | None = None) -> None:
            super().__init__(game)
            self._spiel_game = game
            self._table = table
            self._rules = table.game.engine("compiled")
            self._records = table.state.copy()
            self._asked = asked

        def current_player(self) -> int:
            if self.is_terminal():
                return int(pyspiel.PlayerId.TERMINAL)
            if self._asked is not None:
                return self._asked
            seats = self._rules.actors(self._records, self._table.book)
            return int((seats & -seats).bit_length() - 1)

        def _legal_actions(self, player: int) -> list[int]:
            menu = self._table.game.new_menu()
            self._rules.options(self._records, self._table.book, player, menu)
            return sorted(menu[1 : menu[0] + 1].tolist())

        def _apply_action(self, action: int) -> None:
            self._rules.apply(self._records, self._table.book, self.current_player(), action)
            self._asked = None
            while self._rules.advance(self._records, self._table.book):
                pass

        def _action_to_string(self, player: int, action: int) -> str:
            return self._table.game.definition.words.actions[action].notation

        def is_terminal(self) -> bool:
            return bool(self._rules.over(self._records, self._table.book))

        def returns(self) -> list[float]:
            out = np.zeros(self._table.game.definition.most_seats)
            if self.is_terminal():
                self._rules.returns(self._records, self._table.book, out)
            return [float(one) for one in out[: self._table.players]]

        def information_state_string(self, player: int | None = None) -> str:
            seat = self.current_player() if player is None else player
            seen = self._records.copy()
            erase(seen.view(np.uint8), self._table.game.secrets, seat)
            return f"{seat}:{seen.tobytes().hex()}"

        def __deepcopy__(self, memo: Any) -> Any:
            return self.clone()

        def clone(self) -> Any:
            twin = SpielState(self._spiel_game, self._table, self._asked)
            twin._records = self._records.copy()
            return twin

        def redrawn(self, player: int, dice: np.ndarray[Any, Any]) -> Any:
            world = self.clone()
            self._rules.determinize(world._records, self._table.book, player, dice)
            return world

        def __str__(self) -> str:
            return self.information_state_string()

    return type(
        "Wrapped", (), {"State": SpielState, "game_of": staticmethod(game_of), "ismcts": ismcts, "mcts": mcts}
    )  # fmt: skip
