"""What a log tells, and when: no verdict before the fact, nothing untold that everybody saw, nothing told twice."""

from __future__ import annotations

from itertools import pairwise

import pytest
from lockdown_table import GAME, NOBODY, TITLES, at, done, play

from turnkey import Table
from turnkey.bots.policies import PolicyBot
from turnkey.bots.sight import Sight
from turnkey.core.notation import EVENT, Entry
from turnkey.games.lockdown.state import TOPICS

FREE = {"talk": "free"}
# What a verdict on each topic may follow: the facts that it is about
FACTS = {
    "monsters": {"dice shown"}, "go": {"dice shown"}, "vote": {"counted"}, "support": {"counted"},
    "tie": {"tie broken"}, "gift": {"gave", "kept"},
    "have": {
        "looked by radio", "pistol", "threw can", "removed", "smeared", "drank", "ended", "shown", "box shown",
        "said have",
    },
}  # fmt: skip


def name_of(entry: Entry) -> str:
    notation = GAME.definition.words.notation
    return notation.events[entry.code].name if entry.kind == EVENT else notation.actions[entry.code].verb.word


def verdicts(table: Table) -> list[tuple[str, str]]:
    """Each verdict's topic, and what was told before it."""
    found, fact = [], ""
    for entry in table.record.entries:
        if entry.kind == EVENT and name_of(entry) == "judged":
            found.append((TOPICS[entry.parts[1]], fact))
        elif entry.kind in ("event", "action"):
            fact = name_of(entry)
    return found


def word(table: Table, seat: str) -> tuple[int, int]:
    said = table.view(None)["families"][TITLES.index(seat)]["word"]
    return said["kept"]["have"], said["broken"]["have"]


@pytest.mark.parametrize("players", [4, 6])
def test_no_verdict_comes_before_the_fact(players: int) -> None:
    topics: set[str] = set()
    for seed in range(2):
        table = GAME.deal(players, seed=seed, backend="interpreted")
        tempers = ("heuristic", "honest", "liar", "grudge")
        bots = [PolicyBot(GAME, tempers[seat % 4], seed) for seat in range(players)]
        while not table.over:
            seat = table.actors[0]
            table.apply(seat, bots[seat].choose(Sight(table, seat, worlds=False)))
        for topic, fact in verdicts(table):
            assert fact in FACTS[topic], f"a verdict on {topic} after {fact!r}"
            topics.add(topic)
    assert topics >= set(TOPICS) - {"tie"}


def test_a_card_is_played_and_then_the_word_is_judged() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", NOBODY, hands={"P1": "pistol bat"}, options=FREE)
    play(table, "P1 say have none", "P1 play pistol")
    assert table.log(None)[-2:] == [
        "P1 plays Pistol: 1 more for its vote, 2 votes in all.",
        "P1's word on the cards in hand was false.",
    ]


def test_a_tie_is_broken_and_then_the_word_is_judged() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B5 L5 W4", NOBODY, martyr="P3", options=FREE)
    play(table, "P3 say tie p1")
    done(table)
    play(table, "P1 vote p1", "P2 vote p2", "P3 tie p1", "* draw bat can saw")
    told = [str(line) for line in table.log(None)]
    assert told.index("P3, the Martyr, decides: P1.") + 1 == told.index("P3's word on the tie was true.")


# What was said of a hand: judged by what everybody knows


def test_playing_a_card_that_may_have_come_later_proves_nothing() -> None:
    """P1 says that it holds a Pistol and gets a card; nobody can tell whether it had one when it said so."""
    for hand in ("pistol", "bat"):
        table = at("B6 L3 W1", "B6 L3 W4", "B2 L4 W4", "B2 L1 W2", hands={"P1": hand}, options=FREE)
        play(table, "P1 say have pistol")
        done(table)
        play(table, "P1 vote p1", "P2 vote p1", "* draw pistol can saw", "P1 keep pistol", "P1 gift can", "P1 to p4")
        play(table, "P1 play pistol")  # in the vote on the badge
        assert word(table, "P1") == (0, 0)
        assert "P1's word on" not in " ".join(table.log(None))
        assert table.view(None)["families"][0]["claims"]["have"] == []


def test_playing_a_card_that_was_there_bears_it_out() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B2 L4 W4", "B2 L1 W2", hands={"P1": "bat", "P2": "pistol"}, options=FREE)
    play(table, "P1 say have pistol", "P2 say have pistol")
    done(table)
    play(table, "P1 vote p1", "P2 vote p1", "* draw pistol can saw", "P1 keep saw", "P1 gift can", "P1 to p4")
    play(table, "P1 say have pistol", "P2 play pistol")
    assert word(table, "P2") == (1, 0)


def test_a_hand_that_is_played_out_belies_what_was_claimed() -> None:
    """And a card that comes later does not make it true."""
    table = at("B6 L3 W1", "B6 L3 W4", "B2 L4 W4", "B2 L1 W2", hands={"P1": "pistol"}, options=FREE)
    play(table, "P1 say have bat")
    assert word(table, "P1") == (0, 0)
    play(table, "P1 play pistol")
    assert word(table, "P1") == (0, 1)
    assert table.view(None)["families"][0]["claims"]["have"] == []


def test_an_empty_hand_holds_nothing_as_everybody_sees() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B2 L4 W4", "B2 L1 W2", options=FREE)
    play(table, "P1 say have bat")
    assert word(table, "P1") == (0, 1)
    assert table.log(None)[-2:] == ["P1 says: I hold: Baseball Bat.", "P1's word on the cards in hand was false."]


def test_nothing_to_play_in_the_talk_about_plans_is_true() -> None:
    """No card can be played there; an Energy Drink later is something else."""
    table = at("B1 L2 W2", "B4 L5", "B6 L1", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", dice_seen_by=0,
               hands={"P1": "drink"}, options=FREE)  # fmt: skip
    play(table, "P1 go 5", "P1 say have none", "P1 done", "P2 done", "P3 done", "P2 go 6", "P3 go 5", "P1 move B")
    play(table, "P1 play drink L 3")
    assert word(table, "P1") == (0, 0)


def test_hands_are_shown_before_they_are_judged() -> None:
    table = at("B6", "L6", NOBODY, NOBODY, stage="attack", phase="attack", monsters={6: 1},
               hands={"P1": "keys bat bat"}, options=FREE)  # fmt: skip
    play(table, "P1 say have keys", "P1 say have saw")
    done(table)
    play(table, "P1 vote p2", "P2 vote p2")
    told = [str(line) for line in table.log(None)]
    first = told.index("P1 shows Baseball Bat, Baseball Bat and Keys of the Truck.")
    assert told[first - 1 : first + 4] == [
        "The game is over, 1 alive: so few are left that it ends here.",
        "P1 shows Baseball Bat, Baseball Bat and Keys of the Truck.",
        "P1's word on the cards in hand was false.", "P1's word on the cards in hand was true.",
        "P1 scores 6, Blocker 5, Keys 1.",
    ]  # fmt: skip


# What everybody sees


def test_dice_of_the_setup_are_told() -> None:
    table = GAME.deal(4, seed=3, backend="interpreted")
    assert [line for line in table.log(None) if "rolls" in line] == ["P1 rolls 1 3 6."]


@pytest.mark.rules("R82")
def test_who_leaves_a_location_that_closes() -> None:
    table = at("B1 L5 W5", "L1 W4 B2", "B4 L3 W5", "B2 L2 W6", stage="close", phase="close", monsters={1: 6})
    told = [str(line) for line in table.log(None)]
    assert told[told.index("Restrooms (1) closes for good: 6 Monsters go back into the dark.") + 1 :][:2] == [
        "P1's Blocker goes from Restrooms (1) to Parking Lot (6).",
        "P2's Leader goes from Restrooms (1) to Parking Lot (6).",
    ]  # fmt: skip


@pytest.mark.rules("R27", "R30")
@pytest.mark.parametrize(("badge", "told"), [("P2", "P2 keeps the badge."), ("P4", "P2 has the badge now.")])
def test_a_badge_that_stays_is_not_taken(badge: str, told: str) -> None:
    table = at("B3 L1 W1", "B3 L2 W4", "B2 L4 W4", "B2 L1 W2", stage="badge", badge=badge)
    play(table, "P1 vote p2", "P2 vote p2")
    log = [str(line) for line in table.log(None)]
    assert log[log.index("P2 is elected to have the badge.") + 1] == told


@pytest.mark.rules("R71")
def test_the_martyr_that_stays_is_not_told_again() -> None:
    table = at("B6 L6 W6", NOBODY, "B1", NOBODY, stage="attack", phase="attack", monsters={6: 2}, martyr="P3")
    play(table, "P1 feed L", "P1 feed B")
    assert [str(line) for line in table.log(None)].count("P1 is the Martyr now.") == 1


@pytest.mark.rules("Q66")
def test_a_card_for_a_weeper_is_told_once() -> None:
    table = at("B1 L1 W6", "B6 L2 W4", "B2 L4 W4", "B2 L1 W2", stage="attack", phase="attack", monsters={6: 1},
               options={"variant": "v12"})  # fmt: skip
    play(table, "P1 vote p1", "P2 vote p1", "* draw bat")
    for seat, card in (("P1", "Baseball Bat"), ("P2", "a card")):
        told = [line for line in table.log(seat) if line.startswith("P1 draws")]
        assert told[:1] == [f"P1 draws {card} for the Weeper (1 in hand)."]


@pytest.mark.parametrize("variant", ["none", "v12", "v13", "v16", "v19", "v20"])
def test_nothing_is_said_twice_in_a_row(variant: str) -> None:
    table = GAME.deal(6, {"variant": variant}, seed=5, backend="interpreted")
    bots = [PolicyBot(GAME, "heuristic", seat) for seat in range(6)]
    while not table.over:
        seat = table.actors[0]
        table.apply(seat, bots[seat].choose(Sight(table, seat, worlds=False)))
    for watcher in (0, None):
        assert [one for one, after in pairwise(table.log(watcher)) if one == after] == []
