"""Steps that stop where chance is asked: the odds are those by which tables draw, and records tell the answers."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import turnkey
from sampling import of
from turnkey.core.errors import BadChance
from turnkey.core.notation import CHANCE
from turnkey.core.table import Table
from turnkey.core.unfolding import Odds, Unfolding, unfold, unfold_deal

DRAWS = of(2000, 120)


def answered(step: Unfolding, luck: random.Random) -> Unfolding:
    """The step with one more answer, by its odds."""
    assert step.chance is not None
    results, odds = zip(*step.chance.outcomes, strict=True)
    return step.then(luck.choices(results, odds)[0])


def finished(step: Unfolding, luck: random.Random) -> Table:
    while step.chance is not None:
        step = answered(step, luck)
    return step.table


def assert_likely(odds: Odds, drawn: Counter[int]) -> None:
    """Every result that came could come, and none came much more or less often than it should (chi squared)."""
    outcomes, many = dict(odds.outcomes), drawn.total()
    assert sum(outcomes.values()) == pytest.approx(1)
    assert set(drawn) <= set(outcomes)
    far = sum((drawn[result] - many * odds) ** 2 / (many * odds) for result, odds in outcomes.items())
    free = len(outcomes) - 1
    assert far <= free + 5 * (2 * free) ** 0.5, (str(odds), drawn)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_deal_draws_by_the_odds_that_it_tells(slug: str) -> None:
    game, luck = turnkey.game(slug), random.Random(1)
    step, steps = unfold_deal(game, seed=0, backend="interpreted"), []
    while step.chance is not None:
        steps.append(step)
        step = answered(step, luck)
    for one in luck.sample(steps, min(len(steps), of(8, 1))):
        assert one.chance is not None
        drawn: Counter[int] = Counter()
        for seed in range(DRAWS):
            entries = game.table(None, None, "interpreted").start(one.results, seed)
            asked = [entry for entry in entries if entry.kind == CHANCE][len(one.results)]
            assert (asked.code, asked.of, asked.knowers) == (one.chance.chance, one.chance.of, one.chance.knowers)
            drawn[asked.result] += 1
        assert_likely(one.chance, drawn)


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_an_action_draws_by_the_odds_that_it_tells_and_changes_nothing_before_it_is_done(slug: str) -> None:
    luck, tested = random.Random(2), 0
    table = turnkey.game(slug).deal(seed=3, backend="interpreted")
    while not table.over and tested < of(30, 4):
        seat = table.actors[0]
        action = luck.choice(table.menu(seat))
        before = table.state.tobytes(), len(table.record.entries)
        step = unfold(table, seat, action)
        if step.chance is not None:
            tested += 1
            drawn: Counter[int] = Counter()
            for seed in range(DRAWS):
                entries = table.copy(seed).act(seat, action)
                drawn[next(entry.result for entry in entries if entry.kind == CHANCE)] += 1
            assert_likely(step.chance, drawn)
        after = finished(step, luck)
        assert (table.state.tobytes(), len(table.record.entries)) == before
        table = after
    assert tested
    replayed = turnkey.replay(table.record.to_text(), backend="interpreted")
    assert replayed.view(None) == table.view(None)


def test_a_result_that_cannot_come_is_refused_with_those_that_can() -> None:
    step = unfold_deal(turnkey.game("break_escape"), backend="interpreted")
    with pytest.raises(BadChance, match=r"99 cannot come here. Possible: deal ben"):
        step.then(99)
    with pytest.raises(BadChance, match="waits for chance"):
        _ = step.table
    luck = random.Random(1)
    done = Unfolding(step._run)
    while done.chance is not None:
        done = answered(done, luck)
    with pytest.raises(BadChance, match="answered all"):
        done.then(0)


def test_what_is_dealt_is_a_deal_without_replacement() -> None:
    """After one copy of a card is dealt, one way fewer leads to it."""
    step = unfold_deal(turnkey.game("break_escape"), backend="interpreted")
    assert step.chance is not None
    before = dict(step.chance.ways)
    after = step.then(1).chance
    assert after is not None
    assert dict(after.ways) == {card: ways - (card == 1) for card, ways in before.items()}
