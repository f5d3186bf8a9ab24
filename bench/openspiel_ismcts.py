"""How fast is our search beside OpenSpiel's own IS-MCTS in Python, on the same game, in the same run?

python bench/openspiel_ismcts.py [GAME] [--players N] [--simulations N]

The game is wrapped as OpenSpiel knows games, its rules compiled as ever; both searches play out at random. A
wrapper for every use of OpenSpiel this is not: just what its IS-MCTS asks for.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import turnkey
from turnkey.bots.search.tree import SearchSettings, Tree
from turnkey.core.table import Table

ROUNDS = 5  # the two are measured in turn; noise only ever makes one slower
OURS = 20  # times as many simulations of ours, so that both take a while


def spiel_game(table: Table) -> pyspiel.Game:
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

    class WrappedGame(pyspiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, facts, params or {})

        def new_initial_state(self) -> pyspiel.State:
            return WrappedState(self, table)

    return WrappedGame()


class WrappedState(pyspiel.State):  # type: ignore[misc]
    """One position: a record, and the compiled rules' single steps over it."""

    def __init__(self, game: pyspiel.Game, table: Table) -> None:
        super().__init__(game)
        self._spiel_game = game
        self._table = table
        self._rules = table.game.engine("compiled")
        self._records = table.state.copy()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seats = self._rules.actors(self._records, self._table.book)
        return int((seats & -seats).bit_length() - 1)

    def _legal_actions(self, player: int) -> list[int]:
        menu = self._table.game.new_menu()
        self._rules.options(self._records, self._table.book, player, menu)
        return sorted(menu[1 : menu[0] + 1].tolist())

    def _apply_action(self, action: int) -> None:
        self._rules.apply(self._records, self._table.book, self.current_player(), action)
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
        from turnkey.core.secrecy import erase

        seat = self.current_player() if player is None else player
        seen = self._records.copy()
        erase(seen.view(np.uint8), self._table.game.secrets, seat)
        return f"{seat}:{seen.tobytes().hex()}"

    def __deepcopy__(self, memo: Any) -> WrappedState:
        return self.clone()

    def clone(self) -> WrappedState:
        twin = WrappedState(self._spiel_game, self._table)
        twin._records = self._records.copy()
        return twin

    def __str__(self) -> str:
        return self.information_state_string()


def resample(dice: np.ndarray[Any, Any]) -> Any:
    def redrawn(state: WrappedState, player: int) -> WrappedState:
        world = state.clone()
        state._rules.determinize(world._records, state._table.book, player, dice)
        return world

    return redrawn


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="break_escape")
    parser.add_argument("--players", type=int)
    parser.add_argument("--simulations", type=int, default=200)
    given = parser.parse_args()
    game = turnkey.game(given.game)
    table = game.deal(given.players, seed=3, backend="compiled")
    seat = table.actors[0]
    tree = Tree(game)
    nobody = np.zeros(game.definition.most_seats, np.int64)  # no bot guides: all at random, as in theirs
    state = spiel_game(table).new_initial_state()
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=given.simulations,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(resample(np.ones(1, np.uint64)))
    tree.plant(table.state.copy(), table.book, seat, nobody, SearchSettings(), 1)
    tree.grow(1)
    theirs, ours = 0.0, 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        bot.step(state)
        theirs = max(theirs, given.simulations / (time.perf_counter() - began))
        tree.plant(table.state.copy(), table.book, seat, nobody, SearchSettings(), 1)
        began = time.perf_counter()
        tree.grow(OURS * given.simulations)
        ours = max(ours, OURS * given.simulations / (time.perf_counter() - began))
    print(
        json.dumps(
            {
                "game": game.slug,
                "players": table.players,
                "simulations_a_second": {"turnkey": round(ours), "OpenSpiel IS-MCTS (Python)": round(theirs)},
                "times": round(ours / theirs, 1),
            },
            indent=1,
        )
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
