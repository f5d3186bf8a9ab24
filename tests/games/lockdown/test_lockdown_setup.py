"""Setting up (section 3, R1-R11, R88): families, tokens, first cards, placing by dice, the first Monsters."""

from __future__ import annotations

from collections import Counter

import pytest
from lockdown_table import (
    CARDS,
    DECK,
    GAME,
    asked,
    body,
    dealt,
    hand,
    holder,
    monsters,
    now,
    offers,
    play,
    refuse,
    replayed,
    stage,
    where,
)

from turnkey import Table

HEAD = "turnkey 1\ngame lockdown players={}\noption talk=silent\n* badge {}; * martyr {}\n"


def begun(*lines: str, players: int = 3, badge: str = "P1", martyr: str = "P2") -> Table:
    """A setup as a record tells it; `P1 place B 1` is a step of P1's."""
    steps = (line if line.startswith("*") else line.replace(" ", ": ", 1) for line in lines)
    return replayed(HEAD.format(players, badge, martyr) + "\n".join(steps))


THREE_CARDS = ("* deal P1 bat", "* deal P2 saw", "* deal P3 walkie")


@pytest.mark.rules("R1", "R2")
@pytest.mark.parametrize(("players", "kinds"), [(3, "BLWU"), (4, "BLW"), (5, "BLW"), (6, "BLW")])
def test_families(players: int, kinds: str) -> None:
    """Step 3: the Useless is there only with three players."""
    table = dealt(players)
    assert table.players == players
    for one in table.view(None)["families"]:
        assert "".join(character["kind"] for character in one["characters"]) == kinds
    book = table.book[0]
    assert book["strength"].tolist() == [2, 1, 1, 1]
    assert book["votes"].tolist() == [1, 2, 1, 1]
    assert book["points"].tolist() == [5, 3, 7, 1]


@pytest.mark.rules("R5", "R6", "R7")
@pytest.mark.parametrize(("players", "left"), [(3, 20), (4, 19), (5, 18), (6, 17)])
def test_the_layout(players: int, left: int) -> None:
    """Steps 2 and 5: everything open and empty, a card each."""
    table = dealt(players)
    seen = table.view(None)
    assert seen["turn"] == 0
    assert seen["phase"] == "setup"
    assert seen["deck_size"] == left
    assert [one["hand_size"] for one in seen["families"]] == [1] * players
    assert monsters(table) == {0: 25, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0}
    assert not any(one["closed"] for one in seen["locations"])
    assert seen["cold_storage"] == {
        "deaths": 0,
        "lines": [{"spots": 3, "filled": 0}] * 3,
        "equal_enters": False,
        "dice": 4,
    }
    held = now(table)
    assert {card: held["deck"][card] + sum(held["hand"][seat][card] for seat in table.seats) for card in CARDS} == DECK
    assert seen["discard"] == dict.fromkeys(CARDS, 0)
    assert seen["box_size"] == 0
    assert seen["epilogue"] is None


@pytest.mark.rules("R6")
def test_a_seat_sees_its_own_first_card_only() -> None:
    table = begun(*THREE_CARDS)
    assert [hand(table, seat) for seat in ("P1", "P2", "P3")] == [["bat"], ["saw"], ["walkie"]]
    for seat in range(3):
        shown = [one["hand"] for one in table.view(seat)["families"]]
        assert [one is not None for one in shown] == [other == seat for other in range(3)]


@pytest.mark.rules("R5")
def test_the_deck_is_shuffled() -> None:
    """Every kind of card can be the first one dealt, about as often as there are copies."""
    first = Counter(hand(dealt(6, seed), "P1")[0] for seed in range(460))
    assert set(first) == set(CARDS)
    for card, copies in DECK.items():
        assert abs(first[card] - 20 * copies) < 5 * (20 * copies) ** 0.5


@pytest.mark.rules("R8", "Q7")
def test_the_tokens_lie_with_two_different_seats_by_lot() -> None:
    pairs = Counter(
        (holder(table, "badge"), holder(table, "martyr")) for table in (dealt(3, seed) for seed in range(240))
    )
    assert len(pairs) == 6
    assert all(badge != martyr for badge, martyr in pairs)
    assert min(pairs.values()) > 15  # 40 are expected of each


@pytest.mark.rules("R9")
def test_placing_goes_clockwise_from_the_badge_owner() -> None:
    table = begun(
        *THREE_CARDS, "* roll 1 2 3 4", "P3 place B 1", "P3 place L 2", "P3 place W 3",
        "* roll 1 2 3 4", "P1 place B 1", "P1 place L 2", "P1 place W 3", "* roll 5 6 5 6",
        badge="P3",
    )  # fmt: skip
    assert asked(table) == ["P2"]
    assert stage(table) == "place_start"
    assert [where(table, f"P3.{kind}") for kind in "BLWU"] == ["1", "2", "3", "4"]


@pytest.mark.rules("R9", "Q8")
def test_any_character_by_any_die_that_is_left() -> None:
    """Kinds in order, each with the different dice that are left in ascending order; nothing else can be done."""
    table = begun(*THREE_CARDS, "* roll 5 1 5 3")
    assert offers(table) == [f"place {kind} {die}" for kind in "BLWU" for die in (1, 3, 5)]
    play(table, "P1 place W 5")
    assert offers(table) == [f"place {kind} {die}" for kind in "BLU" for die in (1, 3, 5)]
    play(table, "P1 place U 5")
    assert offers(table) == [f"place {kind} {die}" for kind in "BL" for die in (1, 3)]
    assert "none of your dice shows 5" in refuse(table, "P1 place B 5")
    assert "placed already" in refuse(table, "P1 place W 1")
    assert "not asked" in refuse(table, "P2 place B 1")
    refuse(table, "P1 play bat")
    play(table, "P1 place L 3")
    assert where(table, "P1.B") == "1"  # the last one by itself
    assert asked(table) == ["P2"]


@pytest.mark.rules("R9", "R10")
@pytest.mark.parametrize(
    ("roll", "lines", "places"),
    [
        ("2 2 2 2", (), ["2", "2", "2", "2"]),  # room for all four
        ("6 6 6 6", (), ["6", "6", "6", "6"]),
        ("5 4 5 5", ("P1 place L 4",), ["5", "4", "5", "5"]),
        ("1 1 1 1", ("P1 place W 1", "P1 place B 1", "P1 place U 1"), ["1", "6", "1", "1"]),  # somebody overflows
        ("1 1 1 6", ("P1 place L 6",), ["1", "6", "1", "1"]),
        ("1 6 6 6", ("P1 place L 1",), ["6", "1", "6", "6"]),
    ],
)
def test_nobody_is_asked_who_gets_which_of_dice_that_come_to_the_same(
    roll: str, lines: tuple[str, ...], places: list[str]
) -> None:
    table = begun(*THREE_CARDS, f"* roll {roll}", *lines)
    assert [where(table, f"P1.{kind}") for kind in "BLWU"] == places
    assert asked(table) == ["P2"]


@pytest.mark.rules("R9", "R10")
def test_dice_of_full_locations_all_lead_to_the_parking_lot() -> None:
    table = begun(
        *THREE_CARDS, "* roll 1 1 1 6", "P1 place L 6", "* roll 1 6 1 6",
    )  # fmt: skip
    assert [where(table, f"P2.{kind}") for kind in "BLWU"] == ["6", "6", "6", "6"]
    assert asked(table) == ["P3"]


@pytest.mark.rules("R9")
def test_at_most_sixteen_ways_to_place() -> None:
    assert len(offers(begun(*THREE_CARDS, "* roll 6 2 4 1"))) == 16


@pytest.mark.rules("R3", "R10", "R11", "R47", "R48", "R49", "R88", "Q8", "Q12")
def test_a_whole_setup() -> None:
    """Worked out by hand: overflow into the Parking Lot, dice one Monster each, three places tied for Weepers."""
    table = begun(
        *THREE_CARDS,
        "* roll 1 1 1 1", "P1 place B 1", "P1 place L 1", "P1 place W 1",  # the Useless finds 1 full
        "* roll 1 2 3 3", "P2 place U 1", "P2 place B 2",  # on purpose: Q8; and 3 has room for both others
        "* roll 4 4 5 6", "P3 place W 4", "P3 place B 4", "P3 place L 5",
        "* roll 3 3 5 6",
    )  # fmt: skip
    assert {f"{seat}.{kind}": where(table, f"{seat}.{kind}") for seat in ("P1", "P2", "P3") for kind in "BLWU"} == {
        "P1.B": "1", "P1.L": "1", "P1.W": "1", "P1.U": "6",
        "P2.B": "2", "P2.L": "3", "P2.W": "3", "P2.U": "6",
        "P3.B": "4", "P3.L": "5", "P3.W": "4", "P3.U": "6",
    }  # fmt: skip
    # A: 3 3 5 6; B: the Weepers in 1, 3 and 4; C: three Characters each in 1 and 6
    assert monsters(table) == {0: 16, 1: 2, 2: 0, 3: 3, 4: 1, 5: 1, 6: 2}
    seen = table.view(None)
    assert (seen["turn"], seen["phase"], seen["stage"]) == (1, "truck", "vote_floor")
    assert body(table)[-1] == "* roll 3 3 5 6"


@pytest.mark.rules("R10")
def test_locations_fill_at_the_moment_of_placing() -> None:
    """The order that the seat chooses decides who overflows."""
    table = begun(*THREE_CARDS, "* roll 3 3 3 3", "P1 place U 3", "P1 place W 3", "P1 place L 3")
    assert [where(table, f"P1.{kind}") for kind in "BLWU"] == ["6", "3", "3", "3"]


@pytest.mark.rules("R9", "R11")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_is_placed_and_four_dice_are_rolled(players: int) -> None:
    table = dealt(players, seed=players)
    while table.view(None)["turn"] == 0:
        table.apply(table.actors[0], table.options(table.actors[0])[-1])
    rolls = [line for line in body(table) if line.startswith("* roll")]
    size = 4 if players == 3 else 3
    assert [len(line.split()) - 2 for line in rolls[: players + 1]] == [size] * players + [4]
    spots = dict(zip("12345", (3, 4, 3, 4, 5), strict=True))
    crowd = Counter(
        now(table)["where"][seat][kind] for seat in table.seats for kind in ("blwu" if players == 3 else "blw")
    )
    assert sum(crowd.values()) == players * size
    assert all(crowd[place] <= limit for place, limit in spots.items())
    assert table.view(None)["phase"] == "truck"


def test_edition_counts() -> None:
    assert GAME.seats[6] == ("p1", "p2", "p3", "p4", "p5", "p6")
    assert sorted(GAME.seats) == [3, 4, 5, 6]
