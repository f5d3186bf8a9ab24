"""Hidden information (section 7): row by row, what each seat and a spectator see in view, log and record."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from lockdown_table import (
    CARDS,
    GAME,
    NOBODY,
    TITLES,
    at,
    at_random,
    body,
    dealt,
    hand,
    now,
    offers,
    play,
    possible_claims,
    stage,
)

from turnkey import Table

WATCHERS = ("P1", "P2", "P3", "P4", None)
ALONE = ("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2")  # P1 is at the truck


def saw(table: Table, watcher: str | None) -> list[str]:
    return body(table, None if watcher is None else TITLES.index(watcher))


def log(table: Table, watcher: str | None) -> str:
    return "\n".join(table.log(watcher))


@pytest.mark.rules("R26", "Q61")
def test_what_everybody_sees() -> None:
    """Row 1: a spectator's view has all of it."""
    table = at(
        *ALONE[:3], NOBODY, monsters={4: 2, 6: 1}, closed=(5,), hands={"P1": "bat saw", "P4": "keys"},
        discard="can can", deck="walkie", badge="P3", martyr="P2", turn_number=3,
    )  # fmt: skip
    seen = table.view(None)
    assert (seen["turn"], seen["badge"], seen["martyr"]) == (3, "p3", "p2")
    assert [one["monsters"] for one in seen["locations"]] == [0, 0, 0, 2, 0, 1]
    assert [one["closed"] for one in seen["locations"]] == [False, False, False, False, True, False]
    assert seen["supply"] == 22
    assert seen["cold_storage"]["deaths"] == 3
    assert [one["hand_size"] for one in seen["families"]] == [2, 0, 0, 1]
    assert seen["discard"] == dict.fromkeys(CARDS, 0) | {"can": 2}
    assert seen["deck_size"] == 0  # its last card lies before P1
    assert seen["box_size"] == 23 - 2 - 1 - 2 - 1
    assert [(one["kind"], one["place"]) for one in seen["families"][1]["characters"]] == [
        ("B", "3"), ("L", "2"), ("W", "4"),
    ]  # fmt: skip
    for watcher in WATCHERS[:4]:
        own = table.view(watcher)
        for name in ("turn", "phase", "badge", "martyr", "locations", "supply", "cold_storage", "discard", "box_size"):
            assert own[name] == seen[name]


@pytest.mark.rules("R6", "R26")
def test_own_hand() -> None:
    """Row 2."""
    table = at(*ALONE, hands={"P1": "bat saw", "P2": "keys", "P3": "can"}, stage="badge")
    for watcher in WATCHERS:
        for seat in ("P1", "P2", "P3", "P4"):
            shown = table.view(watcher)["families"][TITLES.index(seat)]["hand"]
            assert (shown is not None) == (seat == watcher)
            if shown is not None:
                assert [card for card in CARDS for _ in range(shown[card])] == hand(table, seat)


@pytest.mark.rules("R6", "R21", "R22", "Q67")
def test_what_the_truck_shows() -> None:
    """Row 3: draw, keep, gift and box; the recipient sees its card, all see who received."""
    table = at(*ALONE, chance=["* draw bat can meat"])
    play(table, "P1 keep bat", "P1 gift meat", "P1 to p3")
    expected = {
        "P1": ["* draw bat can meat", "p1: keep bat", "p1: gift meat", "p1: to p3"],
        "P2": ["* draw ? ? ?", "p1: keep ?", "p1: gift ?", "p1: to p3"],
        "P3": ["* draw ? ? ?", "p1: keep ?", "p1: gift meat", "p1: to p3"],
        "P4": ["* draw ? ? ?", "p1: keep ?", "p1: gift ?", "p1: to p3"],
        None: ["* draw ? ? ?", "p1: keep ?", "p1: gift ?", "p1: to p3"],
    }
    for watcher, lines in expected.items():
        assert saw(table, watcher)[:4] == lines
        told = log(table, watcher)
        assert ("Rotten Meat" in told) == (watcher in ("P1", "P3"))
        assert ("Baseball Bat" in told) == (watcher == "P1")
        assert "Tin Can" not in told or watcher == "P1"
        assert "P1 gives P3" in told
        secret = json.dumps(
            json.loads(table.record.redacted(None if watcher is None else TITLES.index(watcher)).to_json())
        )
        assert ("keep bat" in secret) == (watcher == "P1")
    assert [one["card"] for one in table.view("P1")["known_gifts"]] == ["meat"]


@pytest.mark.rules("R24", "R25")
def test_what_a_small_deck_shows() -> None:
    """The recipient sees its card; to the others nothing tells which it is."""
    two = at(*ALONE, deck="bat saw", chance=["* draw bat saw"])
    play(two, "P1 keep saw", "P1 to p2")
    one = at(*ALONE, deck="bat")
    play(one, "P1 to p2")
    for table in (two, one):
        assert hand(table, "P2") == ["bat"]
        assert table.view("P2")["families"][1]["hand"]["bat"] == 1
        assert "Baseball Bat" in log(table, "P2")
        for watcher in ("P3", "P4", None):
            assert "Baseball Bat" not in log(table, watcher)
            assert "bat" not in "\n".join(saw(table, watcher))


@pytest.mark.rules("R28", "R29", "R32", "R38")
def test_hidden_dice() -> None:
    """Row 4: the elected owner, radio users; all after the plans; that somebody has looked is public."""
    table = at(
        *ALONE, stage="badge", badge="P4", hands={"P3": "walkie"}, options={"talk": "silent"},
    )  # fmt: skip
    play(table, "P1 vote p2", "P2 vote p2", "* roll 2 2 5 6")
    assert stage(table) == "walkie_floor"

    def knowers() -> list[str | None]:
        return [watcher for watcher in WATCHERS if table.view(watcher)["dice"]["faces"] == [2, 2, 5, 6]]

    assert knowers() == ["P2"]
    for watcher in WATCHERS:
        roll = next(line for line in saw(table, watcher) if line.startswith("* roll"))
        assert roll == ("* roll 2 2 5 6" if watcher == "P2" else "* roll ? ? ? ?")
        assert ("sees 2 2 5 6." in log(table, watcher)) == (watcher == "P2")
        assert "P2 looks at the dice" in log(table, watcher)
        assert table.view(watcher)["dice"]["count"] == 4
    play(table, "P3 play walkie")
    assert knowers() == ["P2", "P3"]
    assert "* roll 2 2 5 6" in saw(table, "P3")
    assert all(table.view(watcher)["dice"]["seen_by"] == ["p2", "p3"] for watcher in WATCHERS)
    play(table, "P2 go 1", "P1 go 1", "P3 go 1")
    assert knowers() == ["P2", "P3"]
    play(table, "P4 go 1")
    assert knowers() == list(WATCHERS)
    assert all("* roll 2 2 5 6" in saw(table, watcher) for watcher in WATCHERS)


@pytest.mark.rules("R17", "Q31")
def test_votes_until_the_last_is_in() -> None:
    """Row 5: that a seat has voted is public, what is not."""
    table = at("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2")
    play(table, "P2 vote p3", "P1 vote p3")
    for watcher in WATCHERS:
        vote = table.view(watcher)["vote"]
        assert vote["voted"] == ["p1", "p2"]
        assert vote["votes"] == ({watcher.lower(): "p3"} if watcher in ("P1", "P2") else {})
        assert saw(table, watcher) == [
            "p2: vote p3" if watcher == "P2" else "p2: vote ?",
            "p1: vote p3" if watcher == "P1" else "p1: vote ?",
        ]
        assert "points at" not in log(table, watcher)
    play(table, "P3 vote p1", "* draw bat can saw")
    for watcher in WATCHERS:
        assert saw(table, watcher)[:3] == ["p2: vote p3", "p1: vote p3", "p3: vote p1"]
        assert table.view(watcher)["elected"]["votes"] == {"p1": "p3", "p2": "p3", "p3": "p1"}


@pytest.mark.rules("R35", "R37", "Q31")
def test_destinations_until_the_last_is_in() -> None:
    table = at(*ALONE, stage="plan", phase="plan", dice="1 2 3 4", dice_seen_by=0)
    play(table, "P1 go 5", "P3 go 1", "P2 go 1")
    for watcher in WATCHERS:
        shown = [one["destination"] for one in table.view(watcher)["families"]]
        assert shown == [5, 1 if watcher == "P2" else None, 1 if watcher == "P3" else None, None]
        assert [one["has_chosen"] for one in table.view(watcher)["families"]] == [True, True, True, False]
        assert saw(table, watcher)[-2:] == [
            "p3: go 1" if watcher == "P3" else "p3: go ?",
            "p2: go 1" if watcher == "P2" else "p2: go ?",
        ]
    play(table, "P4 go 1")
    for watcher in WATCHERS:
        assert saw(table, watcher)[:4] == ["p1: go 5", "p3: go 1", "p2: go 1", "p4: go 1"]


def test_everything_is_open_at_the_end() -> None:
    """Row 6."""
    table = at_random(dealt(4, seed=5), seed=5)
    for watcher in WATCHERS:
        assert saw(table, watcher) == body(table)
        for seat in range(4):
            held = table.view(watcher)["families"][seat]["hand"]
            assert held is not None
            assert [card for card in CARDS for _ in range(held[card])] == hand(table, TITLES[seat])


@pytest.mark.parametrize(
    ("variant", "players"), [("none", 3), ("none", 5), ("v05", 4), ("v12", 4), ("v13", 3), ("v20", 3), ("v21", 6)]
)
def test_another_world_looks_the_same(variant: str, players: int) -> None:
    """What a seat sees, may do and may say is the same in every world that it takes for possible."""
    luck = random.Random(players)
    table = dealt(players, players, variant=variant, talk="free")
    for _ in range(25):
        at_random(table, luck.randrange(1000), steps=luck.randrange(1, 11), talkative=0.5)
        if table.over:
            break
        seat = luck.randrange(players)
        world = table.determinize(seat, luck.randrange(1 << 32))
        assert world.view(seat) == table.view(seat)
        assert world.observe(seat).tobytes() == table.observe(seat).tobytes()
        assert world.log(seat) == table.log(seat)
        assert offers(world, TITLES[seat]) == offers(table, TITLES[seat])
        assert body(world) == body(table, seat)
        assert world.actors == table.actors
        GAME.position(world.dump(), backend="interpreted")  # and it is possible


@pytest.mark.rules("Q69")
def test_being_asked_tells_nothing_of_cards() -> None:
    """Whatever a hand of one card is, its seat is asked at the same moments."""
    moments: list[Any] = []
    for card in CARDS:
        table = at(*ALONE, stage="badge", hands={"P3": card}, options={"talk": "silent"})
        seen = []
        while table.view(None)["phase"] not in ("arrive", "attack", "close") and not table.over:
            seat = table.actors[0]
            seen.append((stage(table), table.actors))
            last = table.options(seat)[-1]
            table.apply(seat, last)
            if table.view(None)["turn"] > 1:
                break
        moments.append(seen)
    assert all(one[:8] == moments[0][:8] for one in moments)


def test_a_spectator_may_not_claim_nor_act() -> None:
    table = at(*ALONE, options={"talk": "free"}, stage="badge")
    assert stage(table) == "vote_floor"
    assert possible_claims(table, "P4")
    with pytest.raises(Exception, match="no seat"):
        table.apply("P5", "say have bat")


@pytest.mark.rules("Q67", "Q61")
def test_what_a_seat_takes_for_possible() -> None:
    """P2 sees neither the hand of P3 nor the box; P1 knows what it gave and boxed."""
    table = at(*ALONE, hands={"P3": "keys"}, chance=["* draw bat can meat"])
    play(table, "P1 keep bat", "P1 gift meat", "P1 to p3")
    hands = {tuple(hand(table.determinize("P2", seed), "P3")) for seed in range(60)}
    assert len(hands) > 10
    for seed in range(20):
        world = table.determinize("P1", seed)
        assert "meat" in hand(world, "P3")
        assert now(world)["boxed"]["p1"]["can"] == 1
        assert hand(world, "P1") == ["bat"]
        mine = table.determinize("P3", seed)
        assert hand(mine, "P3") == ["meat", "keys"]
