"""Delayed scoring (R38-R42), the end (R36, R37), lengths and sets (R49)."""

from __future__ import annotations

import pytest
from airlock_table import GAME, at, at_random, dealt, events, play, played, score, scores, standing_points, steps, told

from turnkey import BadOption, Table
from turnkey.core.layout import lift
from turnkey.games.airlock.rules.ending import count, finish
from turnkey.games.airlock.view import result

EXAMPLE = "61@0,0r0 14@0,1r0 22@0,-1r2 52@1,-1r3 05@-1,0r1"


@pytest.mark.rules("R38", "R40", "Q12", "R42")
def test_a_count_pays_the_connections_since_the_last_one() -> None:
    """Section 8: the first two moves in round 1, the others in round 2: 10, then 43."""
    table = at({"1": "61@0,0r0 14@0,1r0"}, "22", options={"scoring": "round"})
    assert score(table, "1") == 0, "no points during a round"
    play(table, "1: take 22 @ 0,-1 r2")
    assert score(table, "1") == 10
    assert "= count 10 0" in steps(table)
    paid = [(one["tile"], one["joins"], one["points"]) for one in events(table, "paid")]
    assert paid == [("61", 2, 4), ("14", 1, 3), ("22", 1, 3)], "which tile paid how much"
    counted = {"1": [2, 1, 1] + [0] * 27}
    table = at({"1": EXAMPLE}, "03 17", options={"scoring": "round"}, score={"1": 10}, counted=counted)
    count(lift(table.state[0]), lift(table.book[0]))
    assert score(table, "1") == 43
    count(lift(table.state[0]), lift(table.book[0]))
    assert score(table, "1") == 43, "nothing counts twice"


@pytest.mark.rules("R38", "R39", "R40", "Q12")
@pytest.mark.parametrize("seed", range(4))
def test_immediate_round_and_end_scoring_give_equal_totals(seed: int) -> None:
    """The same placements, scored in three ways."""
    table = at_random(dealt(3, seed=seed, scoring="round"))
    assert len(told(table, "count")) == 3
    assert told(table, "count")[-1] == " ".join(told(table, "end")[0]).split(" win")[0].split()
    if not table.state["scraps"][0]:
        assert scores(table) == [standing_points(table, seat) for seat in table.seats]
    ends = at_random(dealt(3, seed=seed, scoring="end"))
    assert len(told(ends, "count")) == 1
    assert steps(ends)[-2].startswith("= count")


@pytest.mark.rules("R31", "R39")
def test_what_is_shown_of_scores() -> None:
    for scoring in ("immediate", "round", "end"):
        table = at_random(dealt(2, seed=6, scoring=scoring), 1, 30)
        shown = [one["score"] for one in table.view("1")["stations"]]
        assert shown == ([None, None] if scoring == "end" else scores(table))
    assert [one["score"] for one in at_random(table).view(None)["stations"]] == scores(table)


@pytest.mark.rules("R41")
def test_counted_totals_find_the_chooser() -> None:
    table = dealt(3, seed=3, scoring="round")
    luck = 0
    while table.view(None)["stage"] != "choose_first":
        at_random(table, luck, 1)
        luck += 1
    chooser = table.actors[0]
    assert scores(table)[chooser] == min(scores(table))
    assert told(table, "count")


@pytest.mark.rules("R42", "Q7")
def test_connections_of_a_scrapped_station_that_were_not_counted_score_nothing() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, "03", options={"scoring": "round"})
    play(table, "1: scrap 03")
    assert "= count 0 0" in steps(table)
    kept = at(
        {"1": "61@0,0r0 14@0,1r0"}, "03", options={"scoring": "round"}, score={"1": 4}, counted={"1": [1, 1] + [0] * 28}
    )
    play(kept, "1: scrap 03")
    assert score(kept, "1") == 4
    lost = at(
        {"1": "61@0,0r0 14@0,1r0"}, "03", options={"scoring": "round", "scrap_points": "lose"},
        score={"1": 4}, counted={"1": [1, 1] + [0] * 28},
    )  # fmt: skip
    play(lost, "1: scrap 03")
    assert score(lost, "1") == 0


def ended(*points: int) -> Table:
    """A game at its end with these scores."""
    table = dealt(len(points), seed=1)
    table.state["score"][0][: len(points)] = points
    finish(lift(table.state[0]), lift(table.book[0]))
    return table


@pytest.mark.rules("R36", "R37")
def test_the_highest_score_wins_and_equals_share() -> None:
    table = ended(118, 131, 131)
    outcome = result(lift(table.state[0]), lift(table.book[0]))
    assert outcome["winners"] == [1, 2]
    assert [row["place"] for row in outcome["rows"]] == [3, 1, 1]
    assert outcome["reason"] == "tie"
    alone = ended(140, 131, 131)
    assert [row["place"] for row in result(lift(alone.state[0]), lift(alone.book[0]))["rows"]] == [1, 2, 2]
    assert alone.result is not None
    assert alone.result.returns == (1.0, -1.0, -1.0)


@pytest.mark.rules("R36", "R3")
def test_a_game_is_three_rounds() -> None:
    table = at_random(dealt(4, seed=4))
    assert len(told(table, "pool")) == 3
    assert steps(table)[-1].startswith("= end ")
    assert table.view(None)["turns_to_come"] == []


@pytest.mark.rules("R49", "Q5")
@pytest.mark.parametrize(
    ("length", "passes", "two_sets_from"),
    [("standard", (6, 4, 2), 7), ("extended", (8, 6, 4), 5), ("marathon", (10, 8, 6), 4)],
)
def test_lengths_and_sets(length: str, passes: tuple[int, ...], two_sets_from: int) -> None:
    for players in range(2, 7):
        book = GAME.book(players, GAME.options.resolve({"length": length}))[0]
        assert tuple(book["passes"]) == passes
        assert book["sets"] == (2 if players >= two_sets_from else 1)
        if players >= two_sets_from:
            with pytest.raises(BadOption, match="do not cover"):
                GAME.deal(players, {"length": length, "tile_sets": "1"})
    table = at_random(dealt(6, seed=1, length=length))
    assert [len(tiles) for tiles in told(table, "pool")] == [6 * one for one in passes]


@pytest.mark.rules("Q30")
def test_custom_lengths() -> None:
    table = at_random(dealt(2, seed=1, length="custom:10,10,10"))
    assert max(len(one["tiles"]) for one in table.view(None)["stations"]) > 20
    for length in ("custom:0,1,1", "custom:11,1,1", "custom:1,1", "endless"):
        with pytest.raises(BadOption, match="length"):
            dealt(2, length=length)
    with pytest.raises(BadOption, match="takes 180 tiles"):
        dealt(6, length="custom:10,10,10")


@pytest.mark.rules("Q32")
def test_options_without_effect_are_accepted() -> None:
    plain = at_random(dealt(3, seed=9, scoring="end"))
    changed = at_random(dealt(3, seed=9, scoring="end", first_must_change=True, low_tie="random"))
    assert steps(plain) == steps(changed)


@pytest.mark.rules("Q7")
def test_with_scoring_at_the_end_both_ways_to_scrap_play_alike() -> None:
    for seed in range(12):
        one, other = (at_random(dealt(2, seed=seed, scoring="end", scrap_points=way), seed) for way in ("keep", "lose"))
        assert steps(one) == steps(other)


@pytest.mark.rules("R42")
def test_the_records_show_counts_as_checks() -> None:
    table = at_random(dealt(2, seed=2, scoring="round", length="custom:1,1,1"))
    text = table.record.to_text()
    assert played("\n".join(steps(table)), scoring="round", length="custom:1,1,1").record.to_text() == text
