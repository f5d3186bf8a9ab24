"""The deck (R77, R78): drawing, reshuffling, running out."""

from __future__ import annotations

import pytest
from break_escape_table import CARDS, at, body, dealt, discards, drawn, hand_of, hands_dealt, now, play
from scipy.stats import chisquare

from turnkey import BadChance


@pytest.mark.rules("R77", "Q43")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    table = at(
        stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"}, deck="", discard="swap swap pup"
    )
    play(table, "go; draw swap")
    assert body(table) == ["go; reshuffle; draw swap"]
    assert hand_of(table, "ben") == "swap pup"
    assert now(table)["deck"] == {"teleport": 0, "swap": 1, "pup": 1, "jailbreak": 0}
    assert discards(table) == ""
    assert "The discards are shuffled into a new deck of 3." in table.log("james")


@pytest.mark.rules("R77", "Q43")
def test_no_reshuffle_before_a_card_is_needed() -> None:
    """The last card is drawn; the discards stay until the next draw."""
    table = at(
        stage="before_move", die=2, where={"ben": 0, "james": 20}, hand={"ben": "pup"}, deck="swap", discard="pup pup"
    )
    play(table, "go; draw swap")
    assert body(table) == ["go; draw swap"]
    assert (now(table)["deck_size"], discards(table)) == (0, "pup pup")


@pytest.mark.rules("Q43", "R55", "R57")
def test_the_card_in_play_is_not_part_of_the_reshuffle() -> None:
    """The TELEPORT that reached the Supply is discarded only after its effect."""
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "teleport pup"}, deck="", discard="swap")
    play(table, "teleport 14; draw swap")
    assert body(table) == ["teleport 14; reshuffle; draw swap"]
    assert discards(table) == "teleport"
    assert now(table)["new_deck"] == {"teleport": 0, "swap": 1, "pup": 0, "jailbreak": 0}


@pytest.mark.rules("Q43", "R78")
def test_a_teleport_alone_finds_no_card_at_the_supply() -> None:
    """The discard pile is empty while the TELEPORT is in play: nothing to shuffle, nothing drawn."""
    table = at(stage="act", where={"ben": 7, "james": 20}, hand={"ben": "teleport pup"}, deck="")
    play(table, "teleport 14")
    assert body(table) == ["teleport 14; draw none"]
    assert (hand_of(table, "ben"), discards(table)) == ("pup", "teleport")


@pytest.mark.rules("R78", "R36")
def test_without_any_card_nothing_is_drawn_and_no_key_arises() -> None:
    table = at(stage="before_move", die=2, keys=1, where={"ben": 0, "james": 20}, hand={"ben": "pup"}, deck="")
    play(table, "go")
    assert body(table) == ["go; draw none"]
    assert (now(table)["keys"], hand_of(table, "ben")) == (1, "pup")
    assert "There is no card left for Ben." in table.log(None)
    assert not now(table)["reshuffled"]


@pytest.mark.rules("Q49", "R77")
def test_a_reshuffle_may_come_between_two_cards_of_one_draw() -> None:
    table = at(
        {"supply_draw": 3},
        stage="before_move",
        die=2,
        where={"ben": 0, "james": 20},
        hand={"ben": "pup"},
        deck="swap",
        discard="jailbreak",
    )
    play(table, "go; draw swap; draw jailbreak")
    assert body(table) == ["go; draw swap; reshuffle; draw jailbreak; draw none"]
    assert now(table)["keys"] == 1


@pytest.mark.rules("Q43")
def test_with_reshuffle_off_an_empty_deck_stays_empty() -> None:
    table = at(
        {"reshuffle": False},
        stage="before_move",
        die=2,
        where={"ben": 0, "james": 20},
        hand={"ben": "pup"},
        deck="",
        discard="swap jailbreak",
    )
    play(table, "go")
    assert body(table) == ["go; draw none"]
    assert discards(table) == "swap jailbreak"


@pytest.mark.rules("R9", "R16")
def test_no_card_comes_that_is_not_there() -> None:
    """A tape that asks for a fourth TELEPORT is refused, and nothing has happened."""
    table = hands_dealt("teleport teleport", "teleport pup", "swap swap", "roll 2")
    before = table.dump()
    with pytest.raises(BadChance, match=r"'\* draw teleport' cannot come here: the rules ask for a result of 'draw'"):
        table.apply("ben", "go", chance=["draw teleport"])
    assert table.dump() == before


@pytest.mark.rules("R9", "R16")
def test_every_card_of_the_deck_is_as_likely() -> None:
    """4.3: the deck may be kept as counts; the first card dealt over many seeds follows them."""
    seen = dict.fromkeys(CARDS, 0)
    for seed in range(1500):
        seen[drawn(dealt(seed=seed))[0].removeprefix("deal ")] += 1
    expected = [1500 * copies / 28 for copies in (3, 8, 12, 5)]
    assert chisquare([seen[card] for card in CARDS], expected).pvalue > 1e-4
