"""Talk (section 7, R14, R34, R35, Q26, Q62): structured claims, when they may be made, and how they turned out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from lockdown_table import (
    CLAIMS,
    GAME,
    NOBODY,
    TITLES,
    at,
    body,
    done,
    offers,
    play,
    possible_claims,
    refuse,
    stage,
)

from turnkey import Table, Unreadable

FREE = {"talk": "free"}
TRUCK = ("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", "B5 L5 W2")
PLANS: dict[str, Any] = {"stage": "plan", "phase": "plan", "dice": "1 3 5 5", "dice_seen_by": 0, "options": FREE}
DOOR = ("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1")
HOMES = ("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", "B5 L6 W6")


def truck(**more: Any) -> Table:
    return at(*TRUCK, options=FREE, **more)


def attack(*families: str, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", options=FREE, **more)


def plans(*families: str, **more: Any) -> Table:
    table = at(*families, **PLANS | more)
    return play(table, "P1 go 3") if stage(table) == "badge_destination" else table


def word(table: Table, seat: str, topic: str) -> tuple[int, int]:
    """How often this seat has kept its word on this, and broken it."""
    said = table.view(None)["families"][TITLES.index(seat)]["word"]
    return said["kept"][topic], said["broken"][topic]


def omitted(table: Table, seat: str) -> int:
    return int(table.view(None)["families"][TITLES.index(seat)]["word"]["omitted"])


def kinds(claims: list[str]) -> set[str]:
    """`{"go", "ask go", "promise support"}` of claims as they are written."""
    found = set()
    for claim in claims:
        words = claim.split()[1:]
        found.add(f"{words[0]} {words[2]}" if words[0] in ("ask", "promise") else words[0])
    return found


# When, and by whom


@pytest.mark.rules("R34", "R35", "Q62")
def test_on_the_plan_floor() -> None:
    claims = possible_claims(plans(*HOMES), "P2")
    assert kinds(claims) == {"monsters", "go", "ask go", "have", "promise support"}
    monsters = [one.split()[2] for one in claims if one.startswith("say monsters")]
    assert len(monsters) == 63  # every set of locations but the empty one, without counts
    assert all(list(one) == sorted(set(one)) for one in monsters)
    assert [one for one in claims if one.startswith("say go")] == [f"say go {place}" for place in range(1, 7)]
    asks = [one for one in claims if one.startswith("say ask")]
    assert asks == [f"say ask {seat} go {place}" for seat in ("p1", "p3", "p4") for place in range(1, 7)]


@pytest.mark.rules("R14")
def test_on_the_truck_floor() -> None:
    table = truck(martyr="P4")
    claims = possible_claims(table, "P1")
    assert kinds(claims) == {"vote", "ask vote", "have", "promise gift", "promise support"}
    assert [one for one in claims if one.startswith("say vote")] == [f"say vote p{seat}" for seat in range(1, 5)]
    assert "say ask p2 vote p2" in claims
    assert "say ask p1 vote p2" not in claims
    assert "say ask p5 vote p2" not in claims
    assert [one for one in claims if one.startswith("say have")] == [
        *(f"say have {card}" for card in ("walkie", "drink", "pistol", "can", "bat", "saw", "molotov", "meat", "keys")),
        "say have none",
    ]
    assert "say tie p1" in possible_claims(table, "P4")  # the Martyr holder, from outside
    assert "Martyr holder" in refuse(table, "P1 say tie p1")


@pytest.mark.rules("R14")
def test_on_the_badge_and_attack_floors_there_is_no_talk_of_gifts() -> None:
    table = at(*TRUCK, stage="badge", options=FREE)
    assert stage(table) == "vote_floor"
    assert kinds(possible_claims(table, "P3")) == {"vote", "ask vote", "have", "promise support"}
    table = attack("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters={4: 6})
    assert kinds(possible_claims(table, "P3")) == {"vote", "ask vote", "have", "promise support"}
    assert kinds(possible_claims(table, "P2")) >= {"tie"}


@pytest.mark.rules("R14")
def test_on_the_walkie_floor() -> None:
    table = at(*HOMES, stage="badge", options=FREE, hands={"P1": "bat"})
    assert stage(table) == "walkie_floor"
    assert kinds(possible_claims(table, "P1")) == kinds(possible_claims(table, "P2")) == {"have", "promise support"}


def test_promises_are_to_others() -> None:
    claims = [one for one in possible_claims(truck(), "P2") if "promise" in one]
    assert claims == [
        f"say promise {seat} {what}"
        for seat in ("p1", "p3", "p4")
        for what in ("gift", "support truck", "support badge", "support attack")
    ]


@pytest.mark.rules("R16", "Q31")
def test_never_outside_a_discussion() -> None:
    table = truck()
    done(table)
    assert stage(table) == "designate"
    assert all(possible_claims(table, seat) == [] for seat in ("P1", "P2", "P3", "P4"))
    assert "while a discussion is open" in refuse(table, "P1 say have bat")


@pytest.mark.rules("Q24", "R35")
def test_everybody_may_talk_three_times_in_a_window() -> None:
    table = plans("B1 L5 W5", "L4 W5 B2", "B1 L2 W4", NOBODY)
    for seat in ("P4", "P1"):  # one who is gone, and one who is done
        if seat == "P1":
            play(table, "P1 done")
        play(table, f"{seat} say go 2", f"{seat} say have bat", f"{seat} say monsters 13")
        assert "3 claims" in refuse(table, f"{seat} say go 2")
    assert table.view(None)["floor"]["claims_left"] == {"p1": 0, "p2": 3, "p3": 3, "p4": 0}
    assert table.view(None)["asked"] == ["p2", "p3"]


def test_the_next_window_starts_anew() -> None:
    table = truck()
    play(table, "P1 say have bat", "P1 say have saw", "P1 say have can")
    done(table)
    play(table, "P1 vote p3", "P2 vote p3", "P3 vote p3", "* draw bat can saw")
    play(table, "P3 keep bat", "P3 gift can", "P3 to p1")
    assert stage(table) == "vote_floor"
    assert table.view(None)["floor"]["claims_left"]["p1"] == 3


def test_claims_are_public_and_change_nothing() -> None:
    table, silent = truck(), truck()
    play(table, "P1 say promise p2 gift", "P4 say ask p1 vote p2")
    for watcher in (0, 1, 2, 3, None):
        assert body(table, watcher)[:2] == ["p1: say promise p2 gift", "p4: say ask p1 vote p2"]
        assert any("P1 says" in line for line in table.log(watcher))
    assert table.view(None)["families"][0]["claims"]["gift"] == "p2"
    assert table.view(None)["families"][0]["claims"]["asked_to_vote"] == "p2"
    for seat in ("P1", "P2", "P3"):
        assert offers(table, seat) == offers(silent, seat)


@pytest.mark.rules("Q62")
@pytest.mark.parametrize(
    "text", ["say monsters", "say monsters 155", "say monsters 07", "say monsters 31", "say hello"]
)
def test_what_is_no_claim(text: str) -> None:
    with pytest.raises(Unreadable):
        plans(*HOMES).apply("P1", text)


# How it turned out


@pytest.mark.rules("R34", "Q26", "Q62")
@pytest.mark.parametrize(
    ("said", "verdict"),
    [("135", "kept"), ("13", "omitted"), ("5", "omitted"), ("1356", "broken"), ("2", "broken"), ("12", "broken")],
)
def test_monsters_against_the_dice(said: str, verdict: str) -> None:
    """The dice show 1 3 5 5. P1 has not looked: everybody knows, and it may say so all the same."""
    table = plans(*HOMES)
    play(table, f"P1 say monsters {said}")
    assert table.view(None)["families"][0]["claims"]["monsters"] == [int(one) for one in said]
    done(table)
    assert word(table, "P1", "monsters") == (0, 0)
    play(table, "P2 go 3", "P3 go 3", "P4 go 3")
    assert word(table, "P1", "monsters") == (int(verdict == "kept"), int(verdict == "broken"))
    assert omitted(table, "P1") == int(verdict == "omitted")


@pytest.mark.rules("R35")
def test_go_against_the_destination() -> None:
    table = plans(*HOMES)
    play(table, "P2 say go 3", "P3 say go 3", "P4 say ask p2 go 1")
    done(table)
    play(table, "P2 go 3", "P3 go 6", "P4 go 1")
    assert word(table, "P2", "go") == (1, 0)
    assert word(table, "P3", "go") == (0, 1)
    assert word(table, "P4", "go") == (0, 0)  # a wish is no word


def test_vote_against_the_vote() -> None:
    table = truck()
    play(table, "P1 say vote p2", "P2 say vote p2", "P4 say vote p1")
    done(table)
    play(table, "P1 vote p3", "P2 vote p2", "P3 vote p3")
    assert word(table, "P1", "vote") == (0, 1)
    assert word(table, "P2", "vote") == (1, 0)
    assert word(table, "P4", "vote") == (0, 0)  # it does not vote here


@pytest.mark.parametrize(
    ("said", "chosen", "verdict"), [("P1", "P1", (1, 0)), ("P1", "P2", (0, 1)), ("P3", "P2", (0, 1))]
)
def test_tie_against_the_tie(said: str, chosen: str, verdict: tuple[int, int]) -> None:
    table = truck(martyr="P4")
    play(table, f"P4 say tie {said}")
    done(table)
    play(table, "P1 vote p1", "P2 vote p2", "P3 vote p3")  # three are tied
    assert stage(table) == "martyr_tie"
    play(table, f"P4 tie {chosen}")
    assert word(table, "P4", "tie") == verdict


def test_a_word_about_a_tie_without_that_seat_is_not_judged() -> None:
    table = at("L6 B3 W1", "L6 B3 W4", "B6 L5 W4", "B5 L5 W2", options=FREE, martyr="P4")
    play(table, "P4 say tie p3")
    done(table)
    play(table, "P1 vote p1", "P2 vote p2", "P3 vote p3", "P4 tie p1")
    assert word(table, "P4", "tie") == (0, 0)


def test_have_against_later_plays_and_the_last_hand() -> None:
    table = truck(hands={"P1": "pistol", "P2": "pistol bat"})
    play(table, "P1 say have pistol", "P2 say have none", "P3 say have bat")
    play(table, "P1 play pistol")
    assert word(table, "P1", "have") == (1, 0)
    play(table, "P2 play pistol")
    assert word(table, "P2", "have") == (0, 1)  # something could be played after all
    assert word(table, "P3", "have") == (0, 1)  # its hand was empty, as everybody saw
    done(table)


def test_hands_are_shown_at_the_end() -> None:
    table = attack("B6", "L6", NOBODY, NOBODY, monsters={6: 1}, hands={"P1": "keys"})
    play(table, "P1 say have keys", "P2 say have molotov")
    done(table)
    play(table, "P1 vote p2", "P2 vote p2")
    assert table.over
    assert word(table, "P1", "have") == (1, 0)
    assert word(table, "P2", "have") == (0, 1)


@pytest.mark.parametrize(("receiver", "verdict"), [("P2", (1, 0)), ("P4", (0, 1))])
def test_gift_against_the_gift(receiver: str, verdict: tuple[int, int]) -> None:
    table = truck()
    play(table, "P1 say promise p2 gift", "P3 say promise p2 gift")
    done(table)
    play(table, "P1 vote p1", "P2 vote p1", "P3 vote p1", "* draw bat can saw")
    play(table, "P1 keep bat", "P1 gift can", f"P1 to {receiver}")
    assert word(table, "P1", "gift") == verdict
    assert word(table, "P3", "gift") == (0, 0)  # it was not elected
    assert table.view(None)["families"][2]["claims"]["gift"] is None


@pytest.mark.rules("R25")
@pytest.mark.parametrize(("line", "verdict"), [("P1 to p2", (1, 0)), ("P1 to p4", (0, 1)), ("P1 keep saw", (0, 1))])
def test_a_promised_card_that_is_the_only_one(line: str, verdict: tuple[int, int]) -> None:
    """Whoever keeps the last card gave nobody any."""
    table = truck(deck="saw")
    play(table, "P1 say promise p2 gift")
    done(table)
    play(table, "P1 vote p1", "P2 vote p1", "P3 vote p1", line)
    assert word(table, "P1", "gift") == verdict
    assert table.view(None)["families"][0]["claims"]["gift"] is None


def test_support_against_the_next_vote_both_share() -> None:
    table = truck()
    play(table, "P1 say promise p2 support truck", "P2 say promise p1 support truck", "P3 say promise p4 support truck")
    done(table)
    play(table, "P1 vote p2", "P2 vote p2", "P3 vote p2")
    assert word(table, "P1", "support") == (1, 0)
    assert word(table, "P2", "support") == (0, 1)
    assert word(table, "P3", "support") == (0, 0)  # P4 is not there: the promise waits
    assert table.view(None)["families"][2]["claims"]["support"]["truck"] == "p4"


def test_support_waits_for_a_vote_of_its_kind() -> None:
    table = truck()
    play(table, "P1 say promise p2 support badge")
    done(table)
    play(table, "P1 vote p3", "P2 vote p3", "P3 vote p3", "* draw bat can saw")
    assert word(table, "P1", "support") == (0, 0)
    play(table, "P3 keep bat", "P3 gift can", "P3 to p1")
    assert stage(table) == "vote_floor"  # P1 and P2 in the Surveillance Room
    done(table)
    play(table, "P1 vote p2", "P2 vote p2")
    assert word(table, "P1", "support") == (1, 0)


@pytest.mark.parametrize(("vote", "verdict"), [("P1", (1, 0)), ("P2", (0, 1))])
def test_support_at_an_attack_is_to_spare(vote: str, verdict: tuple[int, int]) -> None:
    table = attack("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", monsters={4: 6})
    play(table, "P1 say promise p2 support attack")
    done(table)
    play(table, f"P1 vote {vote}", "P2 vote p1")
    assert word(table, "P1", "support") == verdict


def test_a_vote_that_a_friend_only_stands_in_is_not_shared() -> None:
    """With `candidates = any_living` P4 can be elected at the truck without being there."""
    table = at(*TRUCK, options=FREE | {"candidates": "any_living"})
    play(table, "P1 say promise p4 support truck")
    done(table)
    play(table, "P1 vote p2", "P2 vote p2", "P3 vote p2")
    assert word(table, "P1", "support") == (0, 0)
    assert table.view(None)["families"][0]["claims"]["support"]["truck"] == "p4"


def test_saying_it_at_the_table() -> None:
    table = truck()
    table.say("P1", "vote p2")
    assert body(table)[-1] == "p1: say vote p2"


@pytest.mark.parametrize("begun", [truck, lambda: plans(*HOMES), lambda: attack(*DOOR, monsters={4: 6})])
def test_the_view_tells_what_a_seat_may_say(begun: Callable[[], Table]) -> None:
    """By the words that a claim begins with: whatever completes them, and nothing else, can be said."""
    table = begun()
    every = [GAME.definition.words.actions[claim].notation for claim in CLAIMS]
    for seat in TITLES[: len(table.view(None)["families"])]:
        begins = [f"say {words}" for words in table.view(seat)["may_say"]]
        told = [one for one in every if any(one == words or one.startswith(f"{words} ") for words in begins)]
        there = [one for one in told if not {"p5", "p6"} & set(one.split())]  # those at this table
        assert there == possible_claims(table, seat)
