"""The table options (section 9, Q1-Q5, Q7, Q59, Q60, Q70): their ranges, that each has its effect, and clashes."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    CARDS,
    DECK,
    GAME,
    NOBODY,
    VARIANTS,
    asked,
    at,
    closed,
    dealt,
    happened,
    holder,
    monsters,
    now,
    possible_claims,
    refused_option,
)

ATTACK: dict[str, Any] = {"stage": "attack", "phase": "attack"}
EVERYBODY = ("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6")


def test_names_and_defaults() -> None:
    resolved = GAME.options.resolve({})
    assert resolved == {
        "variant": "none",
        "campaign": "off",
        "spots": "3,4,3,4,5",
        "monster_spots": 6,
        "parking_monster_spots": 6,
        "monsters": 25,
        "cold_lines": "3,3,3",
        "deck": ",".join(f"{card}:{copies}" for card, copies in DECK.items()),
        "first_badge": "random",
        "first_martyr": "random",
        "candidates": "present",
        "gift_to_eliminated": "yes",
        "drink_timing": "own_move",
        "wipeout": "shared",
        "talk": "free",
        "claims_per_window": 3,
        "max_turns": 40,
    }
    assert all(option.help for option in GAME.options)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("variant", ("none", "v01", "v21", "V07"), ("v00", "v22", "v1", "", "v01,v02")),
        ("campaign", ("off", "attic:", "attic:02+19"), ("attic:22", "attic:2", "a b", "../x", "", "attic:02+")),
        ("spots", ("1,1,1,1,1", "9,9,9,9,9", [3, 4, 3, 4, 5]), ("0,1,1,1,1", "10,1,1,1,1", "3,4,3,4", "a,b,c,d,e", 5)),
        ("monster_spots", (3, 8, "5"), (2, 9, "six", None)),
        ("parking_monster_spots", (3, 12), (2, 13)),
        ("monsters", (15, 40), (14, 41)),
        ("cold_lines", ("1,1,1", "6,6,6"), ("0,3,3", "7,3,3", "3,3", "3,3,3,3")),
        ("deck", ("keys:0", "bat:9,saw:1", {"bat": 2}), ("bat", "axe:2", "bat:-1", "bat:x", 3)),
        ("first_badge", ("random", "p1", "P4"), ("p0", "p7", "1")),
        ("first_martyr", ("random", "p2"), ("p7", "me")),
        ("candidates", ("present", "any_living"), ("all",)),
        ("gift_to_eliminated", ("yes", "no"), ("maybe",)),
        ("drink_timing", ("own_move", "after_all"), ("never",)),
        ("wipeout", ("shared", "no_winner"), ("draw",)),
        ("talk", ("free", "claims", "silent"), ("loud",)),
        ("claims_per_window", (0, 9), (-1, 10)),
        ("max_turns", (10, 100), (9, 101)),
    ],
)
def test_ranges(name: str, good: tuple[Any, ...], bad: tuple[Any, ...]) -> None:
    for value in good:
        GAME.options.resolve({name: value})
    for value in bad:
        assert name in refused_option(**{name: value})


@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_three_to_six_players(players: int) -> None:
    assert "seats" in refused_option(players)


def test_strange_options_are_refused() -> None:
    assert "monster_spot" in refused_option(monster_spot=3)


# Effects


@pytest.mark.rules("R3", "Q2")
def test_spots() -> None:
    table = dealt(4, spots="1,2,3,4,9")
    assert [one["spots"] for one in table.view(None)["locations"]] == [1, 2, 3, 4, 9, None]
    table = at(*EVERYBODY, stage="plan", phase="plan", dice="1", options={"spots": "2,2,2,2,5"})
    for line in ("P1 go 2", "P2 go 3", "P3 go 3", "P4 go 3", "P1 move B"):
        seat, _, action = line.partition(" ")
        table.apply(seat, action)
    assert now(table)["where"]["p1"]["b"] == "6"  # two fill 2


@pytest.mark.rules("R4", "R51", "R82", "Q36")
@pytest.mark.parametrize("spots", [3, 8])
def test_monster_spots(spots: int) -> None:
    options = {"monster_spots": spots}
    assert closed(at(*EVERYBODY, stage="close", monsters={2: spots}, options=options)) == [2]
    assert closed(at(*EVERYBODY, stage="close", monsters={2: spots - 1}, options=options)) == []
    table = at(
        *EVERYBODY, stage="arrive", phase="setup", turn_number=0, dice="3 3", monsters={3: spots - 1}, options=options
    )
    assert monsters(table)[3] == spots
    assert monsters(table)[6] == 1


@pytest.mark.rules("R52", "Q3")
@pytest.mark.parametrize("spots", [3, 12])
def test_parking_monster_spots(spots: int) -> None:
    table = at(
        *EVERYBODY, stage="arrive", phase="setup", turn_number=0, dice="6 6", monsters={6: spots - 1},
        options={"parking_monster_spots": spots},
    )  # fmt: skip
    assert monsters(table)[6] == spots
    assert dealt(4).view(None)["locations"][5]["monster_spots"] == 6


@pytest.mark.rules("Q1", "Q10")
@pytest.mark.parametrize("count", [15, 25, 26, 40])
def test_monsters(count: int) -> None:
    assert monsters(dealt(4, monsters=count))[0] == count


@pytest.mark.rules("R67", "R68", "R69", "Q5")
def test_cold_lines() -> None:
    options = {"cold_lines": "1,2,1"}
    table = at("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1", monsters={4: 3}, options=options, **ATTACK)
    assert happened(table, "attacked") == [(4, 3, 3)]  # one dead: line 1 is full
    for families, dice in ((("B1", "B2 L2 W2"), 4), ((NOBODY, "B2 L2 W2"), 5), ((NOBODY, "B2 L2"), 6)):
        table = at("B4 L5 W5", "L4 W5 B5", *families, stage="badge", options=options)
        assert table.view(None)["dice"]["count"] == dice  # two, three, four are dead


@pytest.mark.rules("Q4", "R5")
def test_deck() -> None:
    table = dealt(4, deck="keys:3,molotov:0")
    held = now(table)
    total = {card: held["deck"][card] + sum(held["hand"][seat][card] for seat in table.seats) for card in CARDS}
    assert total == DECK | {"keys": 3, "molotov": 0}
    assert table.view(None)["deck_size"] == 24 - 4


@pytest.mark.rules("R8", "Q7", "Q70")
def test_first_tokens() -> None:
    table = dealt(4, first_badge="p3", first_martyr="p1")
    assert (holder(table, "badge"), holder(table, "martyr")) == ("P3", "P1")
    assert asked(table) == ["P3"]
    fixed = [dealt(3, seed, first_badge="p2") for seed in range(40)]
    assert {holder(one, "badge") for one in fixed} == {"P2"}
    assert {holder(one, "martyr") for one in fixed} == {"P1", "P3"}
    fixed = [dealt(3, seed, first_martyr="p1") for seed in range(40)]
    assert {holder(one, "martyr") for one in fixed} == {"P1"}
    assert {holder(one, "badge") for one in fixed} == {"P2", "P3"}


@pytest.mark.rules("Q20", "R14")
@pytest.mark.parametrize(("talk", "claims"), [("free", True), ("claims", True), ("silent", False)])
def test_talk(talk: str, claims: bool) -> None:
    table = at("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2", options={"talk": talk}, hands={"P1": "bat"})
    assert bool(possible_claims(table, "P1")) == claims


@pytest.mark.parametrize("limit", [0, 1, 9])
def test_claims_per_window(limit: int) -> None:
    table = at(
        "B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2", options={"talk": "free", "claims_per_window": limit},
        hands={"P1": "bat"},
    )  # fmt: skip
    for _ in range(limit):
        table.apply("P4", "say have bat")
    assert possible_claims(table, "P4") == []
    assert bool(possible_claims(table, "P3")) == (limit > 0)


# Clashes


@pytest.mark.rules("Q70")
def test_both_tokens_with_one_seat() -> None:
    assert "first_badge and first_martyr are both p2" in refused_option(first_badge="p2", first_martyr="p2")


@pytest.mark.rules("Q70")
def test_a_seat_that_is_not_there() -> None:
    wrong = refused_option(4, first_badge="p5", first_martyr="p6")
    assert "first_badge is p5, but there are 4 seats" in wrong
    assert "first_martyr is p6" in wrong
    dealt(5, first_badge="p5")


NO_CARDS = ",".join(f"{card}:0" for card in CARDS)


@pytest.mark.rules("Q70")
def test_a_deck_too_small_to_deal() -> None:
    five = NO_CARDS.replace("bat:0", "bat:5")
    dealt(5, deck=five)
    assert "6 are dealt" in refused_option(6, deck=five)
    assert "6 are dealt" in refused_option(3, deck=five, variant="v05")
    dealt(3, deck=five.replace("saw:0", "saw:1"), variant="v05")
    assert "0 cards" in refused_option(3, deck=NO_CARDS)


@pytest.mark.rules("R87", "Q59")
def test_a_variation_that_the_campaign_has_not_unlocked() -> None:
    assert "has not unlocked v07" in refused_option(variant="v07", campaign="attic:02+19")
    assert "none yet" in refused_option(variant="v07", campaign="attic:")
    for variant in ("none", "v02", "v19"):
        dealt(4, variant=variant, campaign="attic:02+19")
    for variant in VARIANTS:
        dealt(3, variant=variant)  # without a campaign all are free
