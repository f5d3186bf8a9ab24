"""Setting up (section 3, R1-R8): hands, piles, tokens, pawns, the first seat; and the odds of the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from locked_out_table import (
    DOUBLES,
    GAME,
    HAZARDS,
    ICONS,
    NOTATION,
    ORANGE,
    PILES,
    PLAIN_LOOT,
    PURPLE,
    RESOURCES,
    asked,
    body,
    dealt,
    game,
    hand,
    record,
    space,
    tokens,
)
from scipy.stats import chisquare

import turnkey
from turnkey import BadOption, BadRecord, Table, TurnkeyError

ROOMS = ("2", "3", "4", "5", "2a", "6", "7", "8")
LOOT = {*ICONS, *PLAIN_LOOT}
TABLES: tuple[dict[str, Any], ...] = ({}, {"hazards": True}, {"hazards": True, "hazard_drop": "iron"})


def piles(table: Table) -> dict[str, list[str]]:
    """The deal, as the record's pile steps tell it."""
    told = [step for step in table.record.steps() if step.word == "pile"]
    return {step.of: list(step.results) for step in told}


@pytest.mark.rules("R1")
@pytest.mark.parametrize(("players", "removed"), [(3, 3), (4, 2), (5, 1), (6, 0)])
def test_each_seat_gets_a_booty_card_and_the_others_are_out_of_the_game(players: int, removed: int) -> None:
    table = dealt(players)
    assert [hand(table, seat) for seat in table.seats] == ["booty"] * players
    out = table.view(None)["removed"]
    assert out.get("booty", 0) == removed
    assert out == ({"booty": removed} if removed else {}) | dict.fromkeys([*DOUBLES, *HAZARDS], 1)


@pytest.mark.rules("R1")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_other_numbers_of_seats_are_refused(players: int) -> None:
    with pytest.raises(TurnkeyError, match="is for 3, 4, 5, 6 seats"):
        dealt(players)


@pytest.mark.rules("R3")
@pytest.mark.parametrize("room", ["2", "8"])
def test_no_place_of_a_pile_is_left_empty(room: str) -> None:
    first, *others = PILES[room].split()
    turnkey.replay(record(piles={room: " ".join([first, *others])}), backend="interpreted")
    with pytest.raises(BadRecord):
        turnkey.replay(record(piles={room: " ".join(["none", *others])}), backend="interpreted")


@pytest.mark.rules("R2", "R3", "R4", "R5", "R6", "R53", "Q33", "Q47")
@pytest.mark.parametrize("options", TABLES, ids=["standard", "hazards", "iron"])
def test_what_the_piles_are_built_of(options: Mapping[str, Any]) -> None:
    gone = {options.get("hazard_drop", "corkscrew"), "gambling", "gun"} if options else set()
    loot = LOOT - gone | (set(HAZARDS) if options else set())
    for seed in range(12):
        table = dealt(3 + seed % 4, seed, **options)
        found = piles(table)
        assert tuple(found) == ROOMS
        assert [len(found[room]) for room in ROOMS] == [6, 6, 6, 6, 8, 6, 6, 6]
        pairs = []
        for room, cards in found.items():
            access = [card for card in cards if card in (*ORANGE, *PURPLE)]
            assert len(access) == 2
            assert access[0] == access[1]
            pairs.append(access[0])
            assert sum(card in loot for card in cards) == 2
            assert sum(card in (*RESOURCES, *DOUBLES) for card in cards) == (4 if room == "2a" else 2)
        assert sorted(pairs[:4]) == sorted(ORANGE)  # 2, 3, 4, 5
        assert sorted(pairs[4:]) == sorted(PURPLE)  # 2a, 6, 7, 8
        every = Counter(card for cards in found.values() for card in cards)
        singles = 5 if options else 6
        expected = Counter(dict.fromkeys((*ORANGE, *PURPLE), 2) | dict.fromkeys(RESOURCES, singles))
        expected += Counter([*loot, *(DOUBLES if options else [])])
        assert every == expected
        assert every.total() == 50


@pytest.mark.rules("R53", "Q33")
@pytest.mark.parametrize(("drop", "stays"), [("corkscrew", "iron"), ("iron", "corkscrew")])
def test_what_leaves_the_game_for_the_hazards(drop: str, stays: str) -> None:
    table = dealt(4, hazards=True, hazard_drop=drop)
    assert table.view(None)["removed"] == {
        "oxygen": 1, "power": 1, "fuel": 1, drop: 1, "gambling": 1, "gun": 1, "booty": 2,
    }  # fmt: skip
    assert stays in [card for cards in piles(table).values() for card in cards]


def test_hazard_drop_has_no_effect_without_hazards() -> None:
    one, other = (piles(dealt(3, 7, hazard_drop=drop)) for drop in ("corkscrew", "iron"))
    assert one == other


@pytest.mark.rules("R7", "R8")
@pytest.mark.parametrize(("players", "start"), [(3, 8), (4, 8), (5, 7), (6, 6)])
def test_tokens_pawns_stage_and_maintenance_card(players: int, start: int) -> None:
    table = dealt(players, seed=players)
    view = table.view(None)
    assert tokens(table) == (start, start, start)
    assert space(table, "2a")["pawns"] == list(table.seats)
    assert (view["stage"], view["round"], view["search_used"]) == (1, 1, False)
    assert (view["access_area"], view["resource_area"], view["discard"]) == ({}, {}, {})
    assert view["maintenance"] == view["active"]
    assert asked(table) == f"{view['active']} choose_move"


@pytest.mark.rules("Q45")
@pytest.mark.parametrize("start", range(1, 9))
def test_tokens_may_start_anywhere_on_the_track(start: int) -> None:
    for given in (start, str(start)):
        assert tokens(dealt(6, token_start=given)) == (start, start, start)


@pytest.mark.rules("Q45")
@pytest.mark.parametrize("start", [0, 9, -1, "many", 2.5])
def test_tokens_start_on_the_track(start: Any) -> None:
    with pytest.raises(BadOption, match="option token_start"):
        dealt(3, token_start=start)


@pytest.mark.rules("Q37", "R8")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "p4", "p5"])
def test_the_first_seat_may_be_agreed(seat: str) -> None:
    for seed in range(3):
        view = dealt(5, seed, first_player=seat).view(None)
        assert (view["active"], view["maintenance"]) == (seat, seat)


@pytest.mark.rules("Q37")
@pytest.mark.parametrize(("players", "seat"), [(3, "p4"), (5, "p6"), (6, "p7")])
def test_the_first_seat_must_be_in_the_game(players: int, seat: str) -> None:
    with pytest.raises(BadOption, match="first_player"):
        dealt(players, first_player=seat)


def fits(found: Counter[Any], expected: Mapping[Any, float]) -> bool:
    """A chi-square test; the seeds are fixed, so it always comes out the same."""
    assert set(found) <= set(expected)
    total = found.total()
    return bool(chisquare([found[key] for key in expected], [total * odds for odds in expected.values()]).pvalue > 1e-3)


Deal = dict[str, list[str]]


@pytest.fixture(scope="module")
def deals() -> list[Deal]:
    return [piles(dealt(4, seed)) for seed in range(480)]


@pytest.mark.rules("Q37")
def test_the_first_seat_is_drawn_with_even_odds() -> None:
    found = Counter(body(dealt(4, seed))[0].removeprefix("* first ") for seed in range(200, 400))
    assert fits(found, dict.fromkeys(["p1", "p2", "p3", "p4"], 1 / 4))


@pytest.mark.rules("R3", "R4", "R6")
def test_every_way_to_lay_the_pairs_is_as_likely(deals: list[Deal]) -> None:
    for rooms, kinds in ((ROOMS[:4], ORANGE), (ROOMS[4:], PURPLE)):
        for room in rooms:
            found = Counter(next(card for card in deal[room] if card in kinds) for deal in deals)
            assert fits(found, dict.fromkeys(kinds, 1 / 4))
        ways = Counter(tuple(next(card for card in deal[room] if card in kinds) for room in rooms) for deal in deals)
        assert len(ways) == 24
        assert fits(ways, dict.fromkeys(ways, 1 / 24))


@pytest.mark.rules("R6")
def test_every_pile_is_shuffled(deals: list[Deal]) -> None:
    """Where the two access cards lie among the six (or eight), and what the first loot card is."""
    for room in ROOMS:
        size = 8 if room == "2a" else 6
        places: Counter[Any] = Counter()
        for deal in deals:
            places[tuple(place for place, card in enumerate(deal[room]) if card in (*ORANGE, *PURPLE))] += 1
        pairs = list(combinations(range(size), 2))
        assert fits(places, dict.fromkeys(pairs, 1 / len(pairs)))
    for room in ("2", "2a", "8"):
        loot = Counter(card for deal in deals for card in deal[room] if card in LOOT)
        assert fits(loot, dict.fromkeys(LOOT, 1 / 16))
        singles = Counter(card for deal in deals for card in deal[room] if card in RESOURCES)
        assert fits(singles, dict.fromkeys(RESOURCES, 1 / 3))


@pytest.mark.rules("R6")
def test_loot_is_dealt_without_regard_to_the_pair(deals: list[Deal]) -> None:
    together = Counter((next(card for card in deal["3"] if card in ORANGE), "crown" in deal["3"]) for deal in deals)
    odds = {(kind, crown): (1 / 8 if crown else 7 / 8) / 4 for kind in ORANGE for crown in (True, False)}
    assert fits(together, odds)


@pytest.mark.rules("R6")
def test_every_card_that_is_left_is_as_likely() -> None:
    """Five piles are told; one oxygen and five fuel are left for the six places in 6, 7 and 8."""
    told = (
        "ir ir crown corkscrew oxygen oxygen lockpick lockpick gun ring oxygen oxygen keycard keycard boots opal "
        "oxygen power iris iris scope bonds power power cipher cipher iron whisky power power power fuel"
    )
    found: Counter[str] = Counter()
    for seed in range(120):
        table = GAME.table(3, {}, "interpreted")
        table.start([NOTATION.read_chance(f"pile {card}") for card in told.split()], seed=seed)
        found[next(room for room in ("6", "7", "8") if "oxygen" in piles(table)[room])] += 1
    assert fits(found, dict.fromkeys(("6", "7", "8"), 1 / 3))


@pytest.mark.rules("R5", "R6")
def test_a_written_deal_is_laid_as_it_is_told() -> None:
    table = game()
    assert piles(table)["2a"] == ["cipher", "fuel", "oxygen", "power", "iron", "cipher", "fuel", "whisky"]
    assert [space(table, room)["pile"] for room in ROOMS] == [6, 6, 6, 6, 8, 6, 6, 6]
