"""What everybody can work out about a hand (Q56): the public counters and what is kept of a reshuffle."""

from __future__ import annotations

import random

import pytest
from break_escape_table import RUNNERS, at, body, hands_dealt, known, now, play, small_game


@pytest.mark.rules("Q56")
def test_dealt_cards_may_be_anything() -> None:
    table = hands_dealt("jailbreak pup", "jailbreak jailbreak", "pup pup", "roll 1")
    assert [known(table, runner) for runner in RUNNERS] == [(0, 2), (0, 2), (0, 2)]
    three = hands_dealt("pup pup pup", "pup pup pup", "swap swap swap", "roll 1", options={"start_hand": 3})
    assert known(three, "ben") == (0, 3)


@pytest.mark.rules("Q56", "Q57")
def test_with_any_draw_the_deal_is_told_apart() -> None:
    table = hands_dealt("jailbreak pup", "jailbreak jailbreak", "pup pup", "roll 1", options={"key_source": "any_draw"})
    assert [known(table, runner) for runner in RUNNERS] == [(1, 0), (2, 0), (0, 0)]


@pytest.mark.rules("Q56", "Q46")
def test_a_supply_draw_is_known_to_be_jailbreak_or_not() -> None:
    drawn = [("jailbreak", (1, 2)), ("pup", (0, 2)), ("swap", (0, 2)), ("teleport", (0, 2))]
    for card, counters in drawn:
        table = hands_dealt("jailbreak pup", "pup pup", "pup pup", "roll 2")
        play(table, f"go; draw {card}")
        assert known(table, "ben") == counters


@pytest.mark.rules("Q56")
@pytest.mark.parametrize(
    ("hand", "sure", "unsure", "step", "after"),
    [
        ("jailbreak jailbreak pup", 1, 2, "jailbreak david", (0, 2)),  # a sure one leaves first
        ("jailbreak jailbreak pup", 0, 3, "jailbreak david", (0, 2)),  # else one that might have been anything
        ("pup jailbreak", 1, 1, "pup", (1, 0)),  # no more than what is left beside the sure ones
        ("pup swap jailbreak", 0, 3, "pup", (0, 2)),
        ("pup swap jailbreak", 1, 1, "pup", (1, 1)),  # it may have been the card known not to be JAIL BREAK
        ("pup swap swap", 0, 1, "pup", (0, 1)),
    ],
)
def test_a_card_that_is_played(hand: str, sure: int, unsure: int, step: str, after: tuple[int, int]) -> None:
    table = at(
        stage="act",
        where={"ben": 9, "james": 20},
        fate={"david": "jailed"},
        hand={"ben": hand, "lewis": "pup"},
        sure={"ben": sure},
        unsure={"ben": unsure, "lewis": 1},
    )
    play(table, step)
    assert known(table, "ben") == after


@pytest.mark.rules("Q56", "R25")
def test_cards_that_are_discarded() -> None:
    table = at(
        stage="discard",
        where={"ben": 7, "james": 20},
        hand={"ben": "jailbreak jailbreak pup pup pup pup pup", "lewis": "pup"},
        sure={"ben": 1},
        unsure={"ben": 6, "lewis": 1},
    )
    play(table, "discard pup")
    assert known(table, "ben") == (1, 5)
    play(table, "discard jailbreak")
    assert known(table, "ben") == (0, 5)


@pytest.mark.rules("Q56", "R66")
def test_a_card_that_saves() -> None:
    table = at(
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "james": 7},
        health={"ben": 1},
        hand={"ben": "jailbreak pup"},
        sure={"ben": 1},
        unsure={"ben": 1},
    )
    play(table, "attack", "save")
    assert known(table, "ben") == (0, 1)


@pytest.mark.rules("Q56", "Q40")
def test_a_hand_laid_open_leaves_nothing_to_know() -> None:
    table = at(stage="act", keys=2, where={"ben": 16, "james": 3}, hand={"ben": "jailbreak pup", "lewis": "pup"})
    play(table, "escape")
    assert known(table, "ben") == (0, 0)


@pytest.mark.rules("Q56", "Q43")
def test_a_reshuffle_is_remembered_by_its_four_counts_and_what_came_after() -> None:
    table = at(
        stage="act",
        where={"ben": 7, "james": 20},
        hand={"ben": "teleport teleport pup", "lewis": "swap jailbreak", "david": "pup"},
        deck="",
        discard="swap pup jailbreak jailbreak",
    )
    play(table, "teleport 14; draw jailbreak")
    position = now(table)
    assert position["reshuffled"] == 1
    assert position["new_deck"] == {"teleport": 0, "swap": 1, "pup": 1, "jailbreak": 2}
    assert position["old_size"] == {"ben": 2, "lewis": 2, "david": 1}  # without the TELEPORT in play
    assert (position["old_sure"]["ben"], position["old_unsure"]["ben"]) == (0, 2)
    assert (position["new_keys"]["ben"], position["new_others"]["ben"]) == (1, 0)
    play(table, "pup")
    assert now(table)["lost"]["ben"] == {"teleport": 0, "swap": 0, "pup": 1, "jailbreak": 0}
    assert known(table, "ben") == (1, 1)


@pytest.mark.rules("Q56", "Q43")
def test_only_the_latest_reshuffle_is_kept() -> None:
    table = at(
        stage="act",
        where={"ben": 7, "james": 20},
        hand={"ben": "teleport teleport pup", "lewis": "pup"},
        deck="",
        discard="swap",
    )
    play(table, "teleport 14; draw swap", "teleport 18; draw teleport")
    assert body(table) == ["teleport 14; reshuffle; draw swap; teleport 18; reshuffle; draw teleport"]
    position = now(table)
    assert position["new_deck"] == {"teleport": 1, "swap": 0, "pup": 0, "jailbreak": 0}
    assert position["old_size"]["ben"] == 2
    assert position["new_others"] == {"ben": 1, "lewis": 0, "david": 0}
    assert position["lost"]["ben"] == {"teleport": 0, "swap": 0, "pup": 0, "jailbreak": 0}


@pytest.mark.rules("Q56")
def test_the_counters_never_lie() -> None:
    """In random games with small decks, at every decision: sure <= JAIL BREAKs held <= sure + unsure."""
    reshuffles = 0
    for seed in range(12):
        dice = random.Random(seed)
        table = small_game(seed, "team")
        while not table.over:
            position = now(table)
            reshuffles += position["reshuffled"]
            for runner in RUNNERS:
                sure, unsure = position["sure"][runner], position["unsure"][runner]
                held = position["hand"][runner]["jailbreak"]
                assert sure <= held <= sure + unsure <= position["hand_size"][runner]
            table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    assert reshuffles > 100
