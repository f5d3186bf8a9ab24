"""Interception (R19-R24): who is shown a drawn card, in which order, and what an exchange does."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import PILES, asked, at, body, follow, game, hand, offers, refuse, same_to, seat_of

from turnkey import Table

ALL_IN_3 = {"p2": "3", "p3": "3", "p4": "3"}


def drawn(active: str = "p1", where: dict[str, str] | None = None, **hands: str) -> Table:
    """Four seats; the active one has just entered room 3 and drawn a lockpick."""
    places = {seat: "3" for seat in ("p1", "p2", "p3", "p4") if seat != active} if where is None else where
    table = at(4, hands=hands, discard="fuel power oxygen", piles={"3": PILES["3"]}, active=active, where=places)
    return follow(table, f"{active}: move 3; * draw lockpick")


@pytest.mark.rules("R19", "R22", "Q10", "Q11")
@pytest.mark.parametrize(
    ("drawer", "others"), [("p1", "p2 p3 p4"), ("p2", "p3 p4 p1"), ("p3", "p4 p1 p2"), ("p4", "p1 p2 p3")]
)
def test_the_card_is_shown_clockwise_and_each_seat_answers_once(drawer: str, others: str) -> None:
    table = drawn(drawer)
    seats = others.split()
    for place, seat in enumerate(seats):
        assert asked(table) == f"{seat} intercept"
        order = {"drawer": drawer, "seen_by": seats[:place], "to_see": seats[place + 1 :]}
        for other in seats[: place + 1]:
            assert table.view(other)["shown"] == {**order, "card": "lockpick"}
        for other in seats[place + 1 :]:
            assert table.view(other)["shown"] == {**order, "card": None}
        follow(table, f"{seat}: pass")
    assert asked(table) == f"{drawer} play_card"
    assert hand(table, drawer) == "lockpick booty"


@pytest.mark.rules("R19", "Q7")
def test_only_pawns_in_the_drawers_space_are_shown_the_card() -> None:
    table = drawn(where={"p2": "4", "p3": "3", "p4": "2a"})
    assert asked(table) == "p3 intercept"
    follow(table, "p3: pass")
    assert asked(table) == "p1 play_card"
    assert [table.view(seat)["spaces"][1]["drawn"] for seat in ("p1", "p2", "p3", "p4")] == [
        ["lockpick"], [None], ["lockpick"], [None],
    ]  # fmt: skip


@pytest.mark.rules("R19", "R22")
def test_alone_nobody_is_shown_anything() -> None:
    table = drawn(where={})
    assert asked(table) == "p1 play_card"
    assert not any("shows" in line for line in table.log("p1"))


@pytest.mark.rules("Q7", "R19")
def test_the_corridor_is_a_room_like_any_other() -> None:
    table = game(
        "p1: move 2; * draw ir; p1: done",
        "p2: move 3; * draw lockpick; p2: done",
        "p3: move 4; * draw keycard; p3: done",
        "* maint p1 oxygen=7 power=7 fuel=7",
        "p2: move 2a; * draw cipher; p2: done",
        "p3: move 2a; * draw fuel; p2: swap booty; p3: done",
    )
    assert (hand(table, "p2"), hand(table, "p3")) == ("lockpick cipher fuel", "keycard booty booty")


@pytest.mark.rules("R20", "R21", "R24")
def test_an_exchange() -> None:
    """The interceptor keeps the drawn card, the drawer gets the card given and may play it at once."""
    table = drawn(p3="booty fuel voice")
    follow(table, "p2: pass", "p3: swap fuel")
    assert asked(table) == "p1 play_card"
    assert (hand(table, "p1"), hand(table, "p3")) == ("fuel booty", "lockpick voice booty")
    assert table.view("p4")["spaces"][1]["drawn"] == [None]  # later seats are shown nothing
    assert "P1 shows the card to P3." in table.log("p4")
    assert "P1 shows the card to P4." not in table.log("p4")
    follow(table, "p1: play fuel")
    assert hand(table, "p1") == "booty"


@pytest.mark.rules("R24")
def test_a_kept_card_may_be_played_in_the_same_turn() -> None:
    follow(drawn(where={}), "p1: play lockpick; p1: accuse p2")


@pytest.mark.rules("R21")
def test_the_received_card_is_shown_to_nobody_else() -> None:
    """Two exchanges that only the two concerned can tell apart."""
    fuel, voice = (follow(drawn(p3="booty fuel voice"), "p2: pass", f"p3: swap {given}") for given in ("fuel", "voice"))
    for watcher in ("p2", "p4", None):
        assert same_to(watcher, fuel, voice)
    for watcher in ("p1", "p3"):
        assert not same_to(watcher, fuel, voice)


@pytest.mark.rules("Q8")
def test_a_seat_without_cards_sees_the_card_and_is_not_asked() -> None:
    table = drawn(p2="", p3="booty booty")
    assert asked(table) == "p3 intercept"
    assert table.view("p2")["shown"] == {
        "drawer": "p1", "card": "lockpick", "seen_by": ["p2"], "to_see": ["p4"],
    }  # fmt: skip
    assert {"P1 shows the card to P2.", "P2 holds no card to give for it."} <= set(table.log(None))
    assert "P1 shows Ethereal Lockpick to P2." in table.log("p2")
    follow(table, "p3: pass", "p4: pass")
    assert body(table)[-4:] == ["p1: move 3", "= draw lockpick", "p3: pass", "p4: pass"]


@pytest.mark.rules("Q8", "R22")
def test_if_all_the_others_are_without_cards_nobody_is_asked() -> None:
    table = drawn(p1="booty booty booty booty", p2="", p3="", p4="")
    assert asked(table) == "p1 play_card"
    assert [table.view(seat)["spaces"][1]["drawn"] for seat in ("p2", "p3", "p4")] == [["lockpick"]] * 3


@pytest.mark.rules("Q9", "R20")
def test_a_card_of_the_same_kind_may_be_given() -> None:
    table = at(
        4,
        hands={"p2": "lockpick booty"},
        piles={"3": "lockpick lockpick fuel gun oxygen ring"},
        taken={"3": 1},
        active="p1",
        where=ALL_IN_3,
    )
    follow(table, "p1: move 3; * draw lockpick")
    assert offers(table) == ["pass", "swap lockpick", "swap booty"]
    follow(table, "p2: swap lockpick")
    assert (hand(table, "p1"), hand(table, "p2")) == ("lockpick booty", "lockpick booty")


@pytest.mark.rules("R20", "Q9")
def test_what_may_be_given() -> None:
    """One of each kind in the own hand, in canonical order."""
    table = drawn(p2="crown booty fuel fuel oxygen voice ir boots mug")
    assert offers(table) == [
        "pass", "swap ir", "swap voice", "swap oxygen", "swap fuel", "swap boots", "swap mug", "swap crown",
        "swap booty",
    ]  # fmt: skip
    assert "you hold no Iris Emulator" in refuse(table, "p2: swap iris")
    assert "P3 is not asked now" in refuse(table, "p3: pass")


@pytest.mark.rules("Q10")
def test_who_passed_cannot_change_its_mind() -> None:
    table = follow(drawn(), "p2: pass")
    assert "P2 is not asked now" in refuse(table, "p2: swap booty")


@pytest.mark.rules("R23", "R28")
def test_a_draw_in_a_search_turn_is_intercepted_too() -> None:
    table = at(
        4,
        hands={"p1": "gun mug booty"},
        piles={"4": PILES["4"]},
        active="p1",
        phase="play_card",
        where={"p1": "2a", "p3": "4"},
    )
    follow(table, "p1: search gun mug", "p1: move 4; * draw keycard")
    assert asked(table) == "p3 intercept"
    follow(table, "p3: swap booty")
    assert (hand(table, "p1"), hand(table, "p3")) == ("booty booty", "keycard")


@pytest.mark.rules("Q48")
def test_a_card_that_is_shown_is_in_no_hand() -> None:
    table = drawn()
    assert [seat_of(table, seat)["hand_size"] for seat in ("p1", "p2", "p3", "p4")] == [1, 1, 1, 1]
    assert hand(table, "p1") == "booty"
    follow(table, "p2: pass", "p3: pass")
    assert seat_of(table, "p1")["hand_size"] == 1
    follow(table, "p4: swap booty")
    assert [seat_of(table, seat)["hand_size"] for seat in ("p1", "p2", "p3", "p4")] == [2, 1, 1, 1]


@pytest.mark.rules("Q48", "Q8")
def test_whether_a_drawer_without_cards_shows_one_is_the_same() -> None:
    """The drawer's own hand may be empty; it then gets the card given, or keeps the drawn one."""
    hands: dict[str, Any] = {"p1": "", "p2": "booty booty"}
    assert hand(follow(drawn(**hands), "p2: swap booty"), "p1") == "booty"
    assert hand(follow(drawn(**hands), "p2: pass", "p3: pass", "p4: pass"), "p1") == "lockpick"
