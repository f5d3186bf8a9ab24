"""Discussions (4.1, 4.3, Q20, Q23, Q37, Q39, Q69): who has the floor, what can be played there, when it closes."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import (
    NOBODY,
    asked,
    at,
    body,
    done,
    hand,
    monsters,
    now,
    offers,
    play,
    refuse,
    stage,
)

from turnkey import Table

FREE = {"talk": "free"}
TRUCK = ("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2")


def attacked(*families: str, monsters: int = 6, place: int = 4, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", monsters={place: monsters}, **more)


@pytest.mark.rules("Q20", "Q23", "Q69")
def test_the_floor_is_open_to_those_there_and_waits_for_those_with_cards() -> None:
    """4.1.1, talk off: also for cards that cannot be played here; P4 is elsewhere."""
    table = at(*TRUCK, hands={"P1": "keys", "P3": "pistol", "P4": "pistol"})
    assert table.view(None)["floor"]["open_to"] == ["p1", "p2", "p3"]
    assert asked(table) == ["P1", "P3"]
    assert offers(table, "P1") == ["done"]
    assert offers(table, "P3") == ["play pistol", "done"]
    assert "not asked" in refuse(table, "P4 play pistol")
    play(table, "P3 done")
    assert asked(table) == ["P1"]
    play(table, "P1 done")
    assert stage(table) == "designate"


@pytest.mark.rules("Q20", "R14")
def test_with_talk_everybody_there_may_speak_first() -> None:
    """4.1.1, talk on: an empty hand starts open on vote and attack floors."""
    table = at(*TRUCK, options=FREE, hands={"P1": "keys"})
    assert asked(table) == ["P1", "P2", "P3"]
    assert offers(table, "P2") == ["done"]
    table = attacked("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=5, options=FREE)
    assert stage(table) == "attack_floor"
    assert asked(table) == ["P1", "P2"]


@pytest.mark.parametrize("options", [{"talk": "silent"}, {"talk": "free", "claims_per_window": 0}])
def test_talk_is_off_without_claims_too(options: dict[str, Any]) -> None:
    table = at(*TRUCK, options=options)
    assert stage(table) == "designate"


@pytest.mark.rules("Q20")
def test_a_card_opens_the_floor_again_for_who_holds_cards() -> None:
    """4.1.3; whose hand the play emptied is done."""
    table = at(*TRUCK, hands={"P1": "pistol", "P2": "keys", "P3": "pistol pistol"})
    play(table, "P2 done", "P3 done", "P1 play pistol")
    assert hand(table, "P1") == []
    assert asked(table) == ["P2", "P3"]
    play(table, "P3 play pistol")
    assert asked(table) == ["P2", "P3"]
    play(table, "P3 done", "P2 done")
    assert stage(table) == "designate"


@pytest.mark.rules("Q20")
def test_a_card_does_not_open_an_empty_hand_again() -> None:
    table = at(*TRUCK, options=FREE, hands={"P1": "pistol pistol"})
    play(table, "P2 done", "P1 play pistol")
    assert asked(table) == ["P1", "P3"]
    play(table, "P1 play pistol")
    assert asked(table) == ["P3"]


@pytest.mark.rules("R15", "R26", "Q61")
def test_a_card_is_shown_when_it_is_played_and_lies_open_from_then_on() -> None:
    table = at(*TRUCK, hands={"P1": "pistol bat"})
    play(table, "P1 play pistol")
    assert table.view(None)["discard"]["pistol"] == 1
    assert sum(table.view(None)["discard"].values()) == 1
    assert hand(table, "P1") == ["bat"]
    verbs = {action.verb.word for action in table.game.definition.words.actions if action.verb.on_menus}
    assert verbs == {
        "place", "play walkie", "play drink", "play pistol", "play can", "play bat", "play saw", "play molotov",
        "play meat", "done", "vote", "tie", "keep", "gift", "to", "go", "move", "haunt", "feed",
    }  # fmt: skip  # R15: nothing to exchange, lend or show a card with


@pytest.mark.rules("R75", "Q69")
def test_the_most_options_and_their_order() -> None:
    """4.3: fourteen on an attack floor."""
    table = attacked("B4 L4 W4 U4", "B1 L1 W2 U2", "B5 L5 W5 U5", hands={"P1": "meat molotov saw bat can pistol"})
    assert offers(table, "P1") == [
        "play pistol", "play can 1", "play can 2", "play can 3", "play can 5", "play can 6",
        "play bat", "play saw", "play molotov", "play meat B", "play meat L", "play meat W", "play meat U", "done",
    ]  # fmt: skip
    assert table.options("P2") == []


@pytest.mark.rules("Q39", "Q40", "R76")
def test_cards_without_an_effect_are_not_offered() -> None:
    """Tin Can without a target, Rotten Meat without anybody to hide, and cards of another time."""
    table = at(
        "B5 L1 W5 U5", "B1 L1 W2 U2", "B6 L6 W6 U6", stage="attack", phase="attack", monsters={5: 5, 4: 6, 6: 6},
        closed=(3,), hands={"P1": "can drink walkie keys meat"},
    )  # fmt: skip
    assert offers(table, "P1") == ["play can 1", "play can 2", "play meat B", "play meat W", "play meat U", "done"]
    assert "closed" in refuse(table, "P1 play can 3")
    assert "no free Monster spot" in refuse(table, "P1 play can 4")
    assert "no free Monster spot" in refuse(table, "P1 play can 6")
    assert "somewhere else" in refuse(table, "P1 play can 5")
    assert "not here" in refuse(table, "P1 play meat L")
    refuse(table, "P1 play drink B 2")
    table = at(
        "B5 L5 W5 U5", "B6 L6 W6 U6", "B6 L6 W6 U6", stage="attack", phase="attack",
        monsters={5: 6, 6: 6, 1: 6, 2: 6}, options={"monsters": 40}, closed=(3, 4), hands={"P1": "can"},
    )  # fmt: skip
    assert offers(table, "P1") == ["done"]


@pytest.mark.rules("Q39", "Q38")
def test_other_cards_may_be_wasted() -> None:
    """A Molotov Cocktail for one Monster; a Pistol where nobody else votes."""
    table = attacked("B4 L5 W5", "L2 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=3, hands={"P1": "pistol molotov"})
    assert offers(table) == ["play pistol", "play molotov", "done"]
    play(table, "P1 play pistol", "P1 play molotov")
    assert monsters(table)[4] == 0


@pytest.mark.rules("Q37", "R58")
def test_the_floor_goes_on_when_the_monsters_no_longer_enter() -> None:
    table = attacked("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=4, hands={"P1": "bat can", "P2": "bat"})
    play(table, "P1 play bat")  # three against three: they would not enter
    assert stage(table) == "attack_floor"
    assert asked(table) == ["P1", "P2"]
    play(table, "P2 done", "P1 play can 2")
    assert monsters(table)[4] == 2
    assert monsters(table)[2] == 1
    assert asked(table) == ["P2"]  # P1's hand is empty, P2 may answer
    play(table, "P2 done")
    assert table.view(None)["turn"] == 2
    assert monsters(table)[4] == 2  # R58: they stay


@pytest.mark.rules("Q37", "R58", "R79")
def test_an_attack_floor_closes_at_once_without_monsters() -> None:
    """4.1.4."""
    table = attacked(
        "B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=4, hands={"P1": "molotov bat", "P2": "bat"},
    )  # fmt: skip
    play(table, "P1 play molotov")
    assert stage(table) != "attack_floor"
    assert table.view(None)["turn"] == 2


@pytest.mark.rules("R75", "Q23")
def test_attack_cards_need_a_character_there_hidden_or_not() -> None:
    table = attacked(
        "B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=5, hands={"P1": "meat bat", "P3": "molotov"}
    )
    assert asked(table) == ["P1"]
    refuse(table, "P3 play molotov")
    play(table, "P1 play meat B")
    assert offers(table, "P1") == ["play bat", "done"]


@pytest.mark.rules("R32", "Q25", "Q39")
def test_the_walkie_floor() -> None:
    """E: living seats that have not seen the dice; empty hands never open; a look ends it for that seat."""
    table = at(
        "B3 L5 W5", "L4 W5 B2", "B1 L2 W4", "B1 L1 W6", NOBODY, stage="badge", options=FREE, chance=["* roll 1 3 5 5"],
        hands={"P1": "walkie", "P2": "walkie walkie", "P3": "keys", "P5": "meat"},
    )  # fmt: skip
    assert stage(table) == "walkie_floor"
    assert table.view(None)["floor"]["open_to"] == ["p2", "p3", "p4"]  # P1 was elected, P5 is gone
    assert asked(table) == ["P2", "P3"]
    assert offers(table, "P2") == ["play walkie", "done"]
    assert offers(table, "P3") == ["done"]
    play(table, "P3 done", "P2 play walkie")
    assert table.view(None)["dice"]["seen_by"] == ["p1", "p2"]
    assert asked(table) == ["P3"]  # P2 has another one, but has looked; P3 is open again
    play(table, "P3 done")
    assert stage(table) == "badge_destination"


@pytest.mark.rules("R32")
def test_the_walkie_floor_is_skipped_without_cards() -> None:
    table = at("B3 L5 W5", "L4 W5 B2", "B1 L2 W4", "B1 L1 W6", stage="badge", options=FREE, hands={"P1": "walkie"})
    assert stage(table) == "badge_destination"


@pytest.mark.rules("R34", "R35")
def test_the_plan_floor_asks_all_living_seats() -> None:
    table = at(
        "B1 L5 W5", "L4 W5 B2", "B1 L2 W4", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", options=FREE,
        hands={"P1": "bat pistol walkie"},
    )  # fmt: skip
    play(table, "P1 go 4")
    assert stage(table) == "plan_floor"
    assert asked(table) == ["P1", "P2", "P3"]
    assert all(offers(table, seat) == ["done"] for seat in ("P1", "P2", "P3"))
    play(table, "P4 say ask p1 go 3")  # others may claim too; it opens and closes nobody
    assert asked(table) == ["P1", "P2", "P3"]
    done(table)
    assert stage(table) == "choose_destination"


@pytest.mark.rules("R34")
@pytest.mark.parametrize("options", [{"talk": "silent"}, {"claims_per_window": 0, "talk": "claims"}])
def test_there_is_no_plan_floor_without_talk(options: dict[str, Any]) -> None:
    table = at(
        "B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6", stage="plan", phase="plan", dice="1 2 3 4", options=options
    )
    play(table, "P1 go 4")
    assert stage(table) == "choose_destination"


@pytest.mark.rules("Q20")
def test_claims_open_and_close_nobody() -> None:
    table = at(*TRUCK, options=FREE, hands={"P2": "pistol"})
    play(table, "P1 done", "P1 say vote p2", "P4 say have none", "P1 say have bat")
    assert asked(table) == ["P2", "P3"]
    play(table, "P2 done", "P3 done")
    assert stage(table) == "designate"
    assert body(table)[1:4] == ["p1: say vote p2", "p4: say have none", "p1: say have bat"]


@pytest.mark.rules("Q20")
def test_who_has_the_floor_is_fixed_when_it_opens() -> None:
    """In the Parking Lot it is worked out again for each Monster."""
    table = at(
        "B6 L5 W5", "L6 W6 B6", "B3 L3 W5", "B1 L1 W1", stage="attack", phase="attack", monsters={6: 2},
        hands={"P1": "bat meat", "P2": "keys"}, martyr="P3",
    )  # fmt: skip
    assert asked(table) == ["P1", "P2"]
    play(table, "P1 done", "P2 done", "P1 vote p1", "P2 vote p1")
    assert now(table)["where"]["p1"]["b"] == "cold"
    assert asked(table) == ["P2"]
    assert table.view(None)["floor"]["open_to"] == ["p2"]


# Cards that nobody can hold, because all copies lie face up: everybody knows, and nobody is asked


@pytest.mark.rules("Q69", "R32")
@pytest.mark.parametrize(("discard", "held"), [("walkie walkie", True), ("walkie walkie walkie", False)])
def test_the_walkie_floor_is_for_walkies_that_may_be_there(discard: str, held: bool) -> None:
    table = at("B3 L5 W5", "L4 W5 B2", "B1 L2 W4", "B1 L1 W6", stage="badge", options=FREE, hands={"P2": "bat"},
               discard=discard)  # fmt: skip
    assert stage(table) == ("walkie_floor" if held else "badge_destination")


@pytest.mark.rules("Q69", "R32")
def test_after_the_last_walkie_nobody_is_asked_for_another() -> None:
    table = at("B3 L5 W5", "L4 W5 B2", "B1 L2 W4", "B1 L1 W6", stage="badge", options=FREE, discard="walkie walkie",
               hands={"P2": "walkie", "P3": "bat"})  # fmt: skip
    play(table, "P3 done", "P2 play walkie")
    assert stage(table) == "badge_destination"


@pytest.mark.rules("Q69", "R74")
@pytest.mark.parametrize(("discard", "held"), [("pistol pistol", True), ("pistol pistol pistol", False)])
def test_a_silent_vote_waits_for_pistols_that_may_be_there(discard: str, held: bool) -> None:
    table = at(*TRUCK, hands={"P1": "keys"}, discard=discard)
    assert stage(table) == ("vote_floor" if held else "designate")
    table = at(*TRUCK, hands={"P1": "keys"}, discard=discard, options=FREE)
    assert stage(table) == "vote_floor"  # there is still talk


@pytest.mark.rules("Q69", "R75")
@pytest.mark.parametrize("left", ["", "meat", "can", "bat", "molotov", "pistol"])
def test_a_silent_attack_waits_for_cards_that_may_be_there(left: str) -> None:
    cards = "pistol pistol pistol can can can bat bat bat saw saw saw molotov meat meat meat"
    discard = cards.replace(left, "", 1) if left else cards
    table = attacked("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters=5, hands={"P1": "keys"},
                     discard=discard)  # fmt: skip
    assert stage(table) == ("attack_floor" if left else "designate")


@pytest.mark.rules("Q69", "R43", "Q30")
@pytest.mark.parametrize(
    ("discard", "closed", "asked_for"),
    [("drink drink", (), True), ("drink drink drink", (), False), ("", (1, 2, 4, 5), False), ("", (1, 2, 4), True)],
)
def test_drinks_that_may_be_there_and_somewhere_to_run(discard: str, closed: tuple[int, ...], asked_for: bool) -> None:
    """P1 stays in the Parking Lot; all else is full or closed."""
    table = at(
        "B6 L6 W6", "B3 L3 W3", "B6 L6 W6", NOBODY, stage="moving", phase="move", closed=closed, dice="1 2 3 4",
        hands={"P1": "bat"}, discard=discard, chosen=7, destination={"p1": 3, "p2": 6, "p3": 3},
        destination_seen_by={"p1": 255, "p2": 255, "p3": 255},
    )  # fmt: skip
    assert (stage(table), asked(table)) == (("drink_window", ["P1"]) if asked_for else ("move_character", ["P2"]))
