"""Options and variants (section 9): what each value changes, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import GAME, area, asked, at, dealt, follow, offers, seat_of, tokens

from turnkey import BadOption


def test_the_options_and_their_defaults() -> None:
    assert GAME.options.resolve({}) == {
        "hazards": False, "hazard_drop": "corkscrew", "token_start": "auto", "first_player": "random",
        "share_icon": False, "talk": "free", "values": "house",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"hazards": "maybe"}, "option hazards"),
        ({"hazard_drop": "gun"}, "option hazard_drop: 'gun' is not allowed; it takes one of corkscrew, iron"),
        ({"token_start": 9}, "option token_start"),
        ({"first_player": "p9"}, "option first_player"),
        ({"share_icon": 3}, "option share_icon"),
        ({"talk": "loud"}, "option talk: 'loud' is not allowed; it takes one of free, structured, off"),
        ({"values": "third"}, "option values"),
        ({"hazard": True}, "did you mean 'hazards'"),
        ({"preset": "chaos"}, "there is no preset 'chaos'"),
    ],
)
def test_other_values_are_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption) as refusal:
        dealt(3, **options)
    assert why in str(refusal.value)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(BadOption) as refusal:
        dealt(3, talk="loud", token_start=0, hazards="perhaps")
    assert all(name in str(refusal.value) for name in ("talk", "token_start", "hazards"))


@pytest.mark.rules("R53", "R2")
def test_hazards_bring_doubles_and_hazards_and_only_together() -> None:
    for hazards in (False, True):
        cards = {one["id"]: one["in_piles"] for one in dealt(3, hazards=hazards).view(None)["cards"]}
        for kind in ("oxypow", "powfuel", "fueloxy", "battery", "vase", "charge"):
            assert cards[kind] == hazards
        assert [cards[kind] for kind in ("oxygen", "power", "fuel")] == [6 - hazards] * 3
        assert [cards[kind] for kind in ("corkscrew", "gambling", "gun")] == [1 - hazards] * 3
        assert sum(cards.values()) == 50


@pytest.mark.rules("Q33")
def test_hazard_drop_chooses_the_tool_that_leaves() -> None:
    for drop in ("corkscrew", "iron"):
        cards = {one["id"]: one["in_piles"] for one in dealt(3, hazards=True, hazard_drop=drop).view(None)["cards"]}
        assert [kind for kind in ("corkscrew", "iron") if not cards[kind]] == [drop]


@pytest.mark.rules("Q45", "R46")
def test_token_start_sets_the_clock() -> None:
    table = at(3, {"token_start": 1}, active="p3", maintainer="p1", phase="play_card")
    assert tokens(table) == (1, 1, 1)
    table.apply("p3", "done")
    assert table.over


@pytest.mark.rules("Q5", "Q6")
def test_share_icon_lets_booty_serve_in_a_search() -> None:
    for share in (False, True):
        table = at(3, {"share_icon": share}, hands={"p1": "booty gun"}, active="p1", phase="play_card")
        assert offers(table) == ["done", *(["search gun booty"] if share else [])]
    follow(table, "p1: search gun booty")
    assert area(table, "discard") == "gun booty"
    assert seat_of(table, "p1", "p2")["hand_size"] == 0
    assert asked(table) == "p1 choose_move"


@pytest.mark.rules("Q5")
def test_two_booty_cards_are_a_pair_with_share_icon() -> None:
    hands = {"p1": "booty booty", "p2": ""}
    table = at(3, {"share_icon": True}, hands=hands, discard="fuel", active="p1", phase="play_card")
    assert offers(table) == ["done", "search booty booty"]
    follow(table, "p1: search booty booty")
    assert area(table, "discard") == "fuel booty booty"
    one = at(3, {"share_icon": True}, active="p1", phase="play_card")
    assert offers(one) == ["done"]


@pytest.mark.rules("R49")
def test_the_second_table_has_its_own_values_and_icons() -> None:
    hands = {"p1": "booty ir", "p2": "booty bonds", "p3": "booty whisky chart"}
    position: dict[str, Any] = {"hands": hands, "stage": 3, "active": "p1", "where": {"p1": "8"}}
    found = {}
    for values in ("house", "second"):
        table = at(3, {"values": values}, **position)
        printed = {one["id"]: one for one in table.view(None)["cards"]}
        second = GAME.edition["second"]
        for kind, changes in second.items():
            if values == "second":
                assert printed[kind]["value"] == changes.get("value", printed[kind]["value"])
        found[values] = printed
        table.apply("p1", "move 8a")
        assert table.result is not None
        for row in table.result.rows:
            assert row["value"] == sum(printed[kind]["value"] * count for kind, count in row["hand"].items())
    assert [found[values]["crown"]["value"] for values in ("house", "second")] == [40, 35]
    assert [found[values]["whisky"]["icon"] for values in ("house", "second")] == [False, True]
    assert list(found["house"]) == list(found["second"])
    assert {kind: one["in_piles"] for kind, one in found["house"].items()} == {
        kind: one["in_piles"] for kind, one in found["second"].items()
    }
    for values, pairs in (("house", []), ("second", ["search whisky chart"])):
        table = at(3, {"values": values}, hands={"p3": "booty whisky chart"}, active="p3", phase="play_card")
        assert offers(table) == ["done", *pairs]


def test_talk_decides_whether_there_is_a_floor() -> None:
    """The rest of what it changes is in the tests of talk."""
    phases = {talk: dealt(3, talk=talk).view(None)["phase"] for talk in ("free", "structured", "off")}
    assert phases == {"free": "choose_move", "structured": "talk_floor", "off": "choose_move"}


@pytest.mark.parametrize("preset", ["standard", "hazards", "silent"])
def test_presets(preset: str) -> None:
    values = dealt(3, preset=preset).values
    assert values["hazards"] is (preset == "hazards")
    assert values["talk"] == ("off" if preset == "silent" else "free")


def test_options_stand_in_the_record_if_they_differ_from_the_defaults() -> None:
    table = dealt(4, hazards=True, token_start=5, first_player="p4", talk="free")
    head = table.record.to_text().split("\n\n", 1)[0].splitlines()
    assert head == [
        "turnkey 1", "game locked_out version=1 edition=house players=4", "option hazards=true", "option token_start=5",
        "option first_player=p4",
    ]  # fmt: skip
