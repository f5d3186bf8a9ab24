"""The games in OpenSpiel: its own tests of games, its search, its solvers and its evaluators run on them."""

# ruff: noqa: E402
from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import turnkey
from sampling import SWEEP, of
from turnkey.core import registry
from turnkey.core.errors import BadOption

pyspiel: Any = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install open_spiel")

from open_spiel.python import policy as policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

from turnkey.env import openspiel

TABLES = [(slug, players) for slug in turnkey.game_names() for players in turnkey.game(slug).seats]
SAMPLE = TABLES if SWEEP else [(slug, min(turnkey.game(slug).seats)) for slug in turnkey.game_names()]


def load(slug: str, players: int) -> Any:
    return pyspiel.load_game(f"python_turnkey_{slug}(players={players})")


def walk(game: Any, steps: int, seed: int) -> Iterator[Any]:
    """The decisions of a random game."""
    luck, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal() and steps:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
            continue
        yield state
        state.apply_action(luck.choice(state.legal_actions()))
        steps -= 1


@pytest.mark.parametrize(("slug", "players"), SAMPLE)
def test_random_games_pass_its_own_test(slug: str, players: int) -> None:
    pyspiel.random_sim_test(load(slug, players), num_sims=of(5, 1), serialize=SWEEP, verbose=False)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_resampled_state_looks_the_same_to_its_player_and_holds_nothing_else(slug: str) -> None:
    game = load(slug, max(turnkey.game(slug).seats))
    others = 0
    for number, state in enumerate(walk(game, of(200, 30), seed=4)):
        if number % 5:
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, np.random.default_rng(number).random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert (twin.observation_tensor(player) == np.array(state.observation_tensor(player))).all()
        assert twin.legal_actions() == state.legal_actions()
        assert not [one for one in twin.table.record.entries if one.knowers not in (0, 0xFF)]
        others += twin.table.state.tobytes() != state.table.state.tobytes()
    assert others


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_nobody_forgets_what_they_were_told(slug: str) -> None:
    """Perfect recall: states that a player can tell apart lead to states that it can tell apart."""
    game = load(slug, min(turnkey.game(slug).seats))
    before: dict[tuple[int, str], tuple[str, ...]] = {}
    for seed in range(of(40, 4)):
        own: dict[int, tuple[str, ...]] = {}
        for state in walk(game, 12, seed):
            player = state.current_player()
            now = state.information_state_string(player)
            assert before.setdefault((player, now), own.get(player, ())) == own.get(player, ())
            own[player] = (*own.get(player, ()), now)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_its_search_plays(slug: str) -> None:
    game, luck = load(slug, min(turnkey.game(slug).seats)), np.random.RandomState(1)
    state = next(one for one in walk(game, 60, seed=2) if len(one.legal_actions()) > 1 and one.move_number() > 20)

    class Guess(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
        """Plays nothing out: whole random games of Python rules would take minutes here."""

        def evaluate(self, state: Any) -> Any:
            return np.zeros(state.num_players())

    bot = ismcts.ISMCTSBot(game, Guess(1, luck), 1.0, of(100, 8), random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_information_states_are_tensors_if_they_have_room() -> None:
    """Whoever cannot tell two states apart has the same tensor in both, and what it did so far is in it."""
    game = pyspiel.load_game("python_turnkey_break_escape(recall=60)")
    columns = game.observation_tensor_shape()[0]
    assert game.information_state_tensor_shape() == [columns + 60 * (1 + columns)]
    did: dict[int, list[int]] = {}
    luck, state = random.Random(3), game.new_initial_state()
    while sum(map(len, did.values())) < 25:
        if state.is_chance_node():
            state.apply_action(luck.choice(state.chance_outcomes())[0])
            continue
        player = state.current_player()
        tensor = np.array(state.information_state_tensor(player))
        assert (tensor[:columns] == state.observation_tensor(player)).all()
        past = tensor[columns : columns + 60]
        mine = did.setdefault(player, [])
        assert past[past > 0].tolist() == [1 + action for action in mine]
        twin = state.resample_from_infostate(player, np.random.default_rng(1).random)
        assert (tensor == twin.information_state_tensor(player)).all()
        mine.append(luck.choice(state.legal_actions()))
        state.apply_action(mine[-1])
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    *_, late = walk(pyspiel.load_game("python_turnkey_break_escape(recall=2)"), 20, seed=1)
    with pytest.raises(BadOption, match="make room"):
        late.information_state_tensor(0)
    assert not load("break_escape", 4).get_type().provides_information_state_tensor
    with pytest.raises(BadOption, match="recall=60"):
        load("break_escape", 4).information_state_tensor_shape()


def test_options_and_faults() -> None:
    game = pyspiel.load_game("python_turnkey_break_escape(options=hands:open)")
    assert game.new_initial_state().table.values["hands"] == "open"
    with pytest.raises(BadOption, match="name:value"):
        openspiel.options_in("hands")


@pytest.fixture(scope="module")
def kuhn() -> Iterator[Any]:
    """The example game, registered with what its players can win."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "kuhn" / "src"))
    import turnkey_kuhn

    found = registry.plugins()[0]
    had = found.get("kuhn")
    found["kuhn"] = turnkey_kuhn.GAME
    registry.definition.cache_clear()
    yield pyspiel.load_game(openspiel.register("kuhn", -2, 2, total=0.0, backend="interpreted"))
    if had is None:
        del found["kuhn"]
    sys.path.pop(0)


def test_solvers_find_what_kuhn_poker_is_worth(kuhn: Any) -> None:
    """The first seat loses an eighteenth of a chip a game, if both play as well as can be."""
    solver = cfr.CFRPlusSolver(kuhn)
    for _ in range(of(500, 40)):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert exploitability.exploitability(kuhn, average) < 0.02
    values = expected_game_score.policy_value(kuhn.new_initial_state(), [average, average])
    assert values[0] == pytest.approx(-1 / 18, abs=0.01)
    assert exploitability.exploitability(kuhn, policies.UniformRandomPolicy(kuhn)) == pytest.approx(0.4583, abs=1e-3)


def test_the_tree_of_kuhn_poker_is_whole(kuhn: Any) -> None:
    """Twelve information states, and each deal one way in six."""
    states, tensors, chances = set(), set(), []

    def visit(state: Any, odds: float) -> None:
        if state.is_terminal():
            chances.append(odds)
            return
        if state.is_chance_node():
            for outcome, likely in state.chance_outcomes():
                visit(state.child(outcome), odds * likely)
            return
        states.add(state.information_state_string())
        tensors.add(tuple(state.information_state_tensor()))
        for action in state.legal_actions():
            visit(state.child(action), odds)

    visit(pyspiel.load_game(f"{kuhn.get_type().short_name}(recall=2)").new_initial_state(), 1.0)
    assert len(states) == 12
    assert len(tensors) == 12
    assert chances == pytest.approx([1 / 6] * 30)
