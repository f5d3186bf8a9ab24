"""Who goes first, the snake, and the rounds (R1-R12, R32-R35)."""

from __future__ import annotations

import pytest
from airlock_table import (
    GAME,
    VALUES,
    asked,
    at_random,
    dealt,
    events,
    offers,
    played,
    pool,
    refuse,
    score,
    steps,
    told,
    turns,
)

import turnkey
from turnkey import BadOption
from turnkey.core.layout import lift
from turnkey.games.airlock.rules.order import seat_at
from turnkey.games.airlock.rules.setup import deal_for_first


@pytest.mark.rules("R1")
def test_two_to_six_seats() -> None:
    assert sorted(GAME.seats) == [2, 3, 4, 5, 6]
    for players in (1, 7):
        with pytest.raises(BadOption, match="not for"):
            GAME.deal(players)


@pytest.mark.rules("R6", "R7", "Q3")
def test_the_largest_last_number_goes_first() -> None:
    """61 pays 35 in all but 15 at most; 20 pays 28 in all and 12 at most; 44 pays 15 at most too."""
    assert asked(played("* deal 1 20; * deal 2 61")) == ["2"]
    assert asked(played("* deal 1 61; * deal 2 20")) == ["1"]
    assert asked(played("* deal 1 27; * deal 2 61; * deal 3 60", players=3)) == ["2"]


@pytest.mark.rules("R8")
def test_only_those_who_tie_are_dealt_again_and_only_the_new_tiles_count() -> None:
    table = played("* deal 1 61; * deal 2 01; * deal 3 65\n* deal 1 01b; * deal 3 02b", players=3, tile_sets=2)
    assert steps(table)[:5] == ["* deal 1 61", "* deal 2 01", "* deal 3 65", "* deal 1 01b", "* deal 3 02b"]
    assert events(table, "deal tied") == [{"seats": ["1", "3"], "value": 15}]
    assert asked(table) == ["3"]
    table = played(
        "* deal 1 61; * deal 2 44; * deal 3 65\n* deal 1 62; * deal 2 66; * deal 3 01\n* deal 1 02; * deal 2 05",
        players=3,
    )
    assert asked(table) == ["1"]
    with pytest.raises(turnkey.BadRecord):
        played("* deal 1 61; * deal 2 01; * deal 3 65\n* deal 1 03; * deal 2 04; * deal 3 05", players=3)


@pytest.mark.rules("R9", "R5")
def test_dealt_tiles_go_back_to_the_stack() -> None:
    pool_line = "* pool " + " ".join(f"{n:02}" for n in range(61, 73))
    table = played(f"* deal 1 61; * deal 2 62\n{pool_line}")
    assert pool(table) == [f"{n:02}" for n in range(61, 73)]
    view = table.view("1")
    assert view["stack_size"] == 60
    assert view["stack"] == [f"{n:02}" for n in range(1, 61)]
    assert view["discards"] == 0


def by_maximum() -> dict[int, list[str]]:
    groups: dict[int, list[str]] = {}
    for place, values in enumerate(VALUES, 1):
        groups.setdefault(values[-1], []).append(f"{place:02}")
    return groups


@pytest.mark.rules("Q4")
def test_a_lot_ends_endless_ties() -> None:
    """A deal and 20 tie-breaks, each with two tiles of equal maximum, then a lot."""
    pairs = [pair for tiles in by_maximum().values() for pair in zip(tiles[::2], tiles[1::2], strict=False)]
    lines = [f"* deal 1 {one}; * deal 2 {other}" for one, other in pairs[:21]]
    table = played("\n".join([*lines, "* lot 2"]))
    assert steps(table)[:43] == "; ".join([*lines, "* lot 2"]).split("; ")
    assert events(table, "lot") == [{"seats": ["1", "2"], "seat": "2"}]
    assert asked(table) == ["2"]


@pytest.mark.rules("Q4")
def test_a_stack_too_short_for_the_tied_seats_gets_all_dealt_tiles_back() -> None:
    """Seven tiles of one maximum: six seats tie, one tile is left, so all seven come back, again and again."""
    equal = next(tiles for tiles in by_maximum().values() if len(tiles) > 6)[:7]
    table = dealt(6, seed=3)
    game, book = lift(table.state[0]), lift(table.book[0])
    for tile in range(2 * len(VALUES)):
        game.stack[tile] = 1 if f"{tile // 2 + 1:02}" in equal and tile % 2 == 0 else 0
    game.stack_size = 7
    deal_for_first(game, book)
    assert game.stack_size == 7 == sum(game.stack[tile] for tile in range(2 * len(VALUES)))
    assert not any(game.dealt[tile] for tile in range(2 * len(VALUES)))
    assert 0 <= game.first < 6


@pytest.mark.rules("Q4", "Q11")
def test_a_stack_that_runs_short_in_a_later_deal_is_shuffled_anew() -> None:
    """With scoring=end at six seats the third deal is from 12 tiles: two ties use them up."""
    found = False
    for seed in range(400):
        table = GAME.deal(6, {"scoring": "end", "length": "standard"}, seed=seed, backend="compiled")
        at_random(table, seed)
        deals = [len(events(table, "deal tied")), len(events(table, "round"))]
        assert len(events(table, "first player")) == deals[1] == 3
        if sum(deals) > 4:
            found = True
            break
    assert found


@pytest.mark.rules("R10", "R11", "R12", "Q22")
def test_the_snake_runs_there_and_back_again() -> None:
    book = lift(GAME.book(3, GAME.options.resolve({}))[0])
    assert [seat_at(book, 1, turn) for turn in range(12)] == [1, 2, 0, 0, 2, 1, 1, 2, 0, 0, 2, 1]
    for players in range(2, 7):
        table = at_random(dealt(players, seed=players))
        firsts = [line.split()[-1] for line in steps(table) if " first " in line]
        rounds = turns(table)
        for number, taken in enumerate(rounds):
            passes = (6, 4, 2)[number]
            assert len(taken) == passes * players
            first = taken[0] if number == 0 else firsts[number - 1]
            start = int(first) - 1
            there = [str((start + place) % players + 1) for place in range(players)]
            expected = [seat for p in range(passes) for seat in (there if p % 2 == 0 else there[::-1])]
            assert taken == expected
            assert taken[-1] == first, "an even number of passes ends with the first player"


@pytest.mark.rules("R12", "Q30")
def test_odd_passes_end_with_the_last_seat() -> None:
    table = at_random(dealt(3, seed=4, length="custom:3,1,1"))
    taken = turns(table)[0]
    assert len(taken) == 9
    assert taken[-1] != taken[0]


@pytest.mark.rules("R3", "R4", "R13")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_pool_shrinks_by_one_each_turn_and_is_empty_at_the_end_of_a_round(players: int) -> None:
    table = dealt(players, seed=players)
    sizes = [len(pool(table))]
    stations = 0
    luck = 0
    while not table.over:
        at_random(table, luck, 1)
        luck += 1
        if len(pool(table)) != sizes[-1]:
            sizes.append(len(pool(table)))
        grown = sum(len(one["tiles"]) for one in table.view(None)["stations"])
        assert grown >= stations or table.state["scraps"][0]
        stations = grown
    starts = [passes * players for passes in (6, 4, 2)]
    seen = [size for size in sizes if size]
    assert seen[0] == starts[0]
    assert [len(tiles) for tiles in told(table, "pool")] == starts
    assert [one["size"] for one in events(table, "pool")] == starts
    for drawn, shown in zip(told(table, "pool"), events(table, "pool"), strict=True):
        assert sorted(drawn) == shown["tiles"], "records tell the pool as it was drawn, the table shows it in order"


@pytest.mark.rules("R32", "R33", "Q10")
def test_the_lowest_seat_names_the_first_player_with_the_pool_in_sight() -> None:
    table = played(
        """* deal 1 64; * deal 2 01
        * pool 14 61 62 66
        1: take 61
        2: take 62
        2: take 66 @ 0,1 r0
        1: take 14 @ 0,1 r0
        * pool 02 03""",
        length="custom:2,1,1",
    )
    assert (score(table, "1"), score(table, "2")) == (4, 4)
    assert pool(table) == ["02", "03"]
    assert offers(table) == ["first 1", "first 2"]


@pytest.mark.rules("R34", "Q9", "Q29")
def test_of_several_lowest_the_latest_of_the_first_pass_chooses() -> None:
    """All have nothing: with first player 2 of 3 the order was 2, 3, 1."""
    start = "* deal 1 01; * deal 2 64; * deal 3 02\n* pool 03 04 05\n2: take 03\n3: take 04\n1: take 05"
    table = played(start, players=3, length="custom:1,1,1")
    assert asked(table) == ["1"]
    assert events(table, "chooser of tied") == [{"seat": "1", "score": 0, "tied": ["1", "2", "3"]}]
    table = played("* deal 1 64; * deal 2 01\n* pool 03 04\n1: take 03\n2: take 04", length="custom:1,1,1")
    assert asked(table) == ["2"]


@pytest.mark.rules("R34", "Q9")
def test_or_one_of_them_by_lot() -> None:
    start = (
        "* deal 1 01; * deal 2 64; * deal 3 02\n* pool 03 04 05\n2: take 03\n3: take 04\n1: take 05\n* pool 06 07 08\n"
    )
    for seat in "123":
        table = played(f"{start}* lot {seat}", players=3, length="custom:1,1,1", low_tie="random")
        assert asked(table) == [seat]
    assert steps(table)[7:9] == ["* pool 06 07 08", "* lot 3"]
    assert events(table, "chooser") == [{"seat": "3", "score": 0}]


@pytest.mark.rules("Q8")
def test_the_first_player_may_stay_unless_the_table_agreed_otherwise() -> None:
    start = "* deal 1 01; * deal 2 64; * deal 3 02\n* pool 03 04 05\n2: take 03\n3: take 04\n1: take 05"
    assert offers(played(start, players=3, length="custom:1,1,1")) == ["first 1", "first 2", "first 3"]
    table = played(start, players=3, length="custom:1,1,1", first_must_change="yes")
    assert offers(table) == ["first 1", "first 3"]
    assert "must change" in refuse(table, "first 2")
    two = played(
        "* deal 1 64; * deal 2 01\n* pool 03 04\n1: take 03\n2: take 04", length="custom:1,1,1", first_must_change="yes"
    )
    assert "= 2: first 2" in steps(two), "a single option is taken by itself, and recorded"


@pytest.mark.rules("R35")
def test_later_rounds_go_on_with_the_stations_as_they_are() -> None:
    table = dealt(3, seed=2)
    at_random(table, 1, 60)
    assert table.view(None)["round"] >= 2
    assert all(one["tiles"] for one in table.view(None)["stations"])


@pytest.mark.rules("R41", "Q11")
def test_with_scoring_at_the_end_every_round_begins_with_a_deal_before_its_pool() -> None:
    for players in (2, 6):
        table = at_random(dealt(players, seed=3, scoring="end"))
        words = [step.split()[1] for step in steps(table) if step.split()[:2] in (["*", "deal"], ["*", "pool"])]
        squeezed = [word for place, word in enumerate(words) if place == 0 or words[place - 1] != word]
        assert squeezed == ["deal", "pool"] * 3
        assert not any(" first " in line for line in steps(table))


@pytest.mark.rules("R5")
def test_the_stack_is_told_as_a_set_and_its_order_is_nowhere() -> None:
    table = dealt(4, seed=1)
    view = table.view("1")
    assert view["stack"] == sorted(view["stack"])
    assert len(view["stack"]) == view["stack_size"] == 48
    worlds = {tuple(pool(at_random(table.determinize(0, seed), 5))) for seed in range(3)}
    lines = {tuple(map(tuple, told(at_random(table.determinize(0, seed), 5), "pool")))[1:] for seed in range(6)}
    assert worlds
    assert len(lines) > 1
