"""Hints: the same in all worlds that a seat cannot tell apart, and in words that are true."""

from __future__ import annotations

import random

import pytest
from test_bots_search import A_FEW, positions

import sampling
import turnkey
from turnkey.bots.hints import hint_for, why
from turnkey.bots.search.searcher import Budget, Considered, Move, SearchBot, only
from turnkey.bots.sight import Sight

GAMES = [turnkey.game(slug) for slug in turnkey.game_names()]
CHANCES = (-1.0, 1.0)
RULES_OF_THUMB = "There was no time to look ahead: by rules of thumb this is what to do."


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_hint(slug: str) -> None:
    """All through a game, with the fewest seats and with the most."""
    game, looks = turnkey.game(slug), sampling.of(40, 3)
    for players in {min(game.seats), max(game.seats)}:
        found = positions(game, 1, players)
        for table in found[:: max(1, len(found) // looks)][:looks]:
            seat = next(seat for seat in table.actors if len(table.options(seat)) > 1)
            worlds = [table, *(table.determinize(seat, seed) for seed in range(3))]
            hints = [hint_for(SearchBot(game, A_FEW, seed=5, cores=1), Sight(world, seat)) for world in worlds]
            assert len({(one.action.id, one.why) for one in hints}) == 1
            assert hints[0].action in table.options(seat)


def test_a_handful_of_simulations_is_not_told_as_a_chance() -> None:
    game = turnkey.game("break_escape")
    table = positions(game, 1)[0]
    seat = next(seat for seat in table.actors if len(table.options(seat)) > 1)
    few = SearchBot(game, Budget(simulations=3, seconds=None), seed=5, cores=1)
    assert hint_for(few, Sight(table, seat)).why == RULES_OF_THUMB


def considered(*expected: float) -> Considered:
    """Take this, take that: what each is expected to bring."""
    actions = turnkey.game("airlock").definition.words.actions
    return Considered(tuple(Move(actions[place], 0.5, one) for place, one in enumerate(expected)), 100, 0.1)


def test_a_hint_speaks_of_chances_only_where_the_search_knows_them() -> None:
    second = str(turnkey.game("airlock").definition.words.actions[1].says)
    best = considered(0.24, 0.1)
    assert why(best, 2, CHANCES) == f"With this the chance to win is about 62%, with the next best about 55%: {second}"
    assert why(best, 2, None) == f"This is worth more on average than the next best: {second}"
    equal = considered(0.24, 0.24)
    assert "62%, more surely than" in why(equal, 2, CHANCES)
    assert "more surely good than" in why(equal, 2, None)
    assert why(considered(-1.0), 2, CHANCES) == "The chance to win with this is about 0%."
    assert why(considered(0.5), 2, None) == "Nothing else promised as much."


def test_without_a_choice_or_a_search_a_hint_says_so() -> None:
    action = turnkey.game("airlock").definition.words.actions[0]
    assert why(only(action), 1, CHANCES) == "There is nothing else to do."
    assert why(only(action), 2, CHANCES) == RULES_OF_THUMB


@pytest.mark.parametrize("game", [one for one in GAMES if one.definition.bots.stakes], ids=lambda game: game.slug)
def test_a_game_that_names_its_stakes_returns_nothing_else(game: turnkey.Game) -> None:
    lost, won = game.definition.bots.stakes or (0.0, 0.0)
    luck = random.Random(3)
    for players in game.seats:
        table = game.deal(players, seed=players)
        while not table.over:
            seat = luck.choice(table.actors)
            table.apply(seat, luck.choice(table.options(seat)))
        assert table.result is not None
        winners = table.result.winners
        assert list(table.result.returns) == [won if seat in winners else lost for seat in table.seats]
