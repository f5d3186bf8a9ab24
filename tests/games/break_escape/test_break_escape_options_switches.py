"""The switches of section 9 for Runners, cards and the board: what each value changes."""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import (
    GAME,
    GATE,
    JAIL,
    RELEASE,
    asked,
    at,
    body,
    dealt,
    fates,
    hand_of,
    hands_dealt,
    hp,
    now,
    offers,
    piece,
    play,
    pups_on,
    refuse,
    spaces,
)

from turnkey import BadOption

CHOICES = {
    "premove_window": ("after_roll", "before_roll"),
    "main_timing": ("after_move", "any"),
    "teleport_resolves": ("after_move", "always", "never"),
    "swap_resolves": ("never", "own"),
    "key_source": ("supply", "any_draw"),
    "jail_win": ("contained", "three", "in_play"),
    "elimination": ("wanted", "second_capture", "off"),
    "jailed_cards": ("none", "limited", "all"),
    "nearest": ("either", "clockwise"),
    "james_move": ("exact", "up_to", "either_way"),
    "hands": ("team", "private", "open"),
    "runner_channel": ("team", "open"),
}
SWITCHES = {
    "survival_marks": True,
    "jailed_immune": True,
    "jailbreak_uses_main": False,
    "james_must_strike": False,
    "james_heals": False,
    "safe_house_protects": False,
    "reshuffle": True,
}


@pytest.mark.parametrize("name", CHOICES)
def test_each_choice_takes_these_words(name: str) -> None:
    words = CHOICES[name]
    assert GAME.options.resolve({})[name] == words[0]
    for word in words:
        assert GAME.options.resolve({name: word})[name] == word
    for wrong in ("perhaps", 1, None):
        with pytest.raises(BadOption) as refusal:
            GAME.options.resolve({name: wrong})
        assert f"option {name}: {wrong!r} is not allowed; it takes one of {', '.join(words)}" in str(refusal.value)


@pytest.mark.parametrize("name", SWITCHES)
def test_each_switch_is_true_or_false(name: str) -> None:
    assert GAME.options.resolve({})[name] is SWITCHES[name]
    for given, value in ((True, True), ("true", True), (False, False), ("false", False)):
        assert GAME.options.resolve({name: given})[name] is value
    with pytest.raises(BadOption, match=f"option {name}: 'maybe' is not allowed; it takes true or false"):
        GAME.options.resolve({name: "maybe"})


# The board


@pytest.mark.rules("Q15")
@pytest.mark.parametrize(
    ("board", "why"),
    [
        ("O.CSJ.G", "it has 7 spaces, and needs 8 to 60"),
        ("O.CSJG" + "." * 55, "it has 61 spaces, and needs 8 to 60"),
        ("O.CSJ.GX", "'X' is no space"),
        ("..CSJ.GC", "it has 0 times the start O, and needs it once"),
        ("O.CSJJGC", "it has 2 times the Jail J, and needs it once"),
        ("O.CSJ...", "it has 0 times the Gate G, and needs it once"),
        ("O.C.J.GC", "it has no Safe House S"),
        (24, "it must be a text"),
    ],
)
def test_boards_that_are_none(board: Any, why: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.options.resolve({"board": board})
    assert why in str(refusal.value)
    assert "8 to 60 of .OCSJG with one O, one J, one G and an S" in str(refusal.value)


@pytest.mark.rules("Q15", "Q57")
def test_another_board() -> None:
    """Q57g: the start is the O wherever it lies; the length replaces 24 for moves and for TELEPORT."""
    board = "S.CJ.OGC.."
    assert dealt("roll 1", options={"board": board, "start_hand": 0}).view(None)["board"][5]["kind"] == "start"
    assert set(spaces(hands_dealt("pup pup", "pup pup", "pup pup", "roll 1", options={"board": board})).values()) == {5}
    table = at({"board": board}, stage="before_move", die=6, where={"ben": 7, "james": 1}, hand={"ben": "teleport pup"})
    assert sum(offer.startswith("teleport") for offer in offers(table)) == 9
    assert "the board ends at space 9" in refuse(table, "teleport 10")
    play(table, "go")
    assert spaces(table)["ben"] == 3


@pytest.mark.rules("Q57", "R62")
def test_james_walks_round_to_the_space_he_left() -> None:
    """Q57g: on a board of eight a six takes him all the way round, and he enters his own space."""
    table = at(
        {"board": "O.CSJ.GC"},
        turn="james",
        where={"james": 1, "ben": 5, "lewis": 5, "david": 1},
        hand={"david": "pup"},
        chance=["roll 6"],
    )
    assert (spaces(table)["james"], offers(table)) == (1, ["attack", "hold"])
    stopped = at(
        {"board": "O.CSJ.GC"},
        turn="james",
        where={"james": 1, "ben": 5, "lewis": 5, "david": 5},
        pups=[1],
        hand={"ben": "pup"},
        chance=["roll 6"],
    )
    assert body(stopped)[0] == "1.james roll 6; pup 1"
    assert pups_on(stopped) == []


@pytest.mark.rules("Q36", "R53")
@pytest.mark.parametrize(
    ("board", "nearest", "release"),
    [
        ("O.C.S.C..JC.S.C.G.C.S.C.", "either", 12),
        ("O.C.S.C..JC.S.C.G.C.S.C.", "clockwise", 12),
        ("O.CSJ..G..S.", "either", 3),  # one step back
        ("O.CSJ..G..S.", "clockwise", 10),  # six steps on
        ("O.S.J.SG..", "either", 6),  # a tie: the clockwise one
        ("OS...GC.JC", "clockwise", 1),  # round the end of the board
        ("OS...GC.JC", "either", 1),
    ],
)
def test_nearest_safe_house(board: str, nearest: str, release: int) -> None:
    options = {"board": board, "nearest": nearest}
    table = at(options, turn="ben", fate={"ben": "jailed"}, hand={"lewis": "pup"})
    play(table, "breakout 6")
    assert spaces(table)["ben"] == release


# Windows and main actions


@pytest.mark.rules("Q9")
def test_before_roll_the_die_comes_after_go() -> None:
    table = at({"premove_window": "before_roll"}, turn="ben", where={"ben": 1, "james": 20}, hand={"ben": "pup pup"})
    assert body(table) == ["1.ben"]
    assert table.view("ben")["die"] is None
    asked = table.question("ben")
    assert asked is not None
    assert asked.code == "before_roll"
    play(table, "pup", "go; roll 4")
    assert body(table) == ["1.ben pup; go; roll 4"]
    assert spaces(table)["ben"] == 5
    by_itself = at({"premove_window": "before_roll"}, turn="ben", hand={"lewis": "pup"}, chance=["roll 1"])
    assert body(by_itself)[0] == "1.ben go; roll 1; end"


@pytest.mark.rules("Q10")
def test_main_actions_at_any_time() -> None:
    options = {"main_timing": "any"}
    table = at(options, stage="before_move", die=4, where={"ben": 7, "james": 7}, hand={"ben": "pup"})
    assert offers(table) == ["go", "pup", "attack"]
    play(table, "attack")
    assert offers(table) == ["go", "pup"]  # still one a turn
    play(table, "go")
    assert offers(table) == ["pup", "end"]
    rest = at(
        options, stage="before_move", die=4, where={"ben": 4, "james": 7}, health={"ben": 2}, hand={"lewis": "pup"}
    )
    assert offers(rest) == ["go", "rest"]
    rescue = at(options, stage="before_move", die=1, where={"ben": JAIL}, fate={"david": "jailed"}, hand={"ben": "pup"})
    assert offers(rescue) == ["go", "pup", "rescue david"]
    play(rescue, "rescue david 2", "go")
    assert spaces(rescue)["ben"] == 10


@pytest.mark.rules("Q10", "R44")
def test_escaping_before_the_move_ends_the_turn_without_moving() -> None:
    table = at(
        {"main_timing": "any"},
        turn="ben",
        keys=2,
        where={"ben": GATE, "james": 3},
        hand={"lewis": "pup"},
        chance=["roll 2"],
    )
    play(table, "escape; roll 3")
    assert body(table) == ["1.ben roll 2; escape", "1.lewis roll 3"]


@pytest.mark.rules("Q57", "Q10", "Q9")
def test_escaping_before_the_roll_means_no_roll() -> None:
    """Q57d."""
    table = at(
        {"main_timing": "any", "premove_window": "before_roll"},
        turn="ben",
        keys=2,
        where={"ben": GATE, "james": 3},
        hand={"lewis": "pup"},
    )
    assert offers(table) == ["go", "escape"]
    play(table, "escape")
    assert body(table) == ["1.ben escape", "1.lewis"]


@pytest.mark.rules("Q55", "Q10")
def test_at_any_time_the_window_before_the_move_opens_for_a_main_action() -> None:
    table = at(
        {"main_timing": "any"}, turn="ben", where={"ben": 7, "james": 7}, hand={"lewis": "pup"}, chance=["roll 1"]
    )
    assert (asked(table), offers(table)) == ("ben", ["go", "attack"])


# Landing by card


@pytest.mark.rules("Q18")
def test_teleport_resolves_always_or_never() -> None:
    before: dict[str, Any] = {
        "stage": "before_move",
        "die": 1,
        "where": {"ben": 7, "james": 3},
        "hand": {"ben": "teleport pup"},
    }
    after = before | {"stage": "act"}
    always = at({"teleport_resolves": "always"}, **before, health={"ben": 2})
    assert hp(play(always, "teleport 4"))["ben"] == 3
    always_after = at({"teleport_resolves": "always"}, **after)
    assert hand_of(play(always_after, "teleport 14; draw swap"), "ben") == "swap pup"
    never = at({"teleport_resolves": "never"}, **after, health={"ben": 2})
    assert hp(play(never, "teleport 4"))["ben"] == 2
    supply = at({"teleport_resolves": "never"}, **after)
    assert hand_of(play(supply, "teleport 14"), "ben") == "pup"


@pytest.mark.rules("Q19")
def test_swap_resolves_own() -> None:
    options = {"swap_resolves": "own"}
    position: dict[str, Any] = {
        "where": {"ben": 7, "lewis": 4, "david": 2, "james": 19},
        "health": {"ben": 2, "lewis": 2},
        "hand": {"ben": "swap swap pup"},
    }
    table = at(options, stage="act", **position)
    assert hp(play(table, "swap ben lewis"))["ben"] == 3
    play(table, "swap ben david; draw pup")
    assert hand_of(table, "ben") == "pup pup"
    assert hp(table)["lewis"] == 2
    on_a_safe_house = {"ben": 4, "lewis": 3, "david": 12, "james": 19}
    others = at(options, stage="act", **(position | {"where": on_a_safe_house}))
    play(others, "swap lewis david")
    assert (hp(others)["ben"], hp(others)["lewis"]) == (2, 2)  # only if it moves the active Runner, and only theirs
    before = at(options, stage="before_move", die=1, **position)
    assert hp(play(before, "swap ben lewis"))["ben"] == 2  # only after the move


# Keys


@pytest.mark.rules("R10", "R36", "Q57", "Q56")
def test_key_source_any_draw_counts_the_deal() -> None:
    """Q57c: a dealt JAIL BREAK is shown and its Key placed during the deal."""
    table = hands_dealt("jailbreak pup", "pup pup", "swap jailbreak", "roll 1", options={"key_source": "any_draw"})
    assert (now(table)["keys"], table.view(None)["gate_open"]) == (2, True)
    assert [piece(table, runner)["sure_jailbreaks"] for runner in ("ben", "lewis", "david")] == [1, 0, 1]
    assert [piece(table, runner)["unsure_cards"] for runner in ("ben", "lewis", "david")] == [0, 0, 0]
    shown = table.record.redacted(3).to_text().splitlines()
    assert "* deal ben jailbreak ?; * deal lewis ? ?; * deal david ? jailbreak" in shown
    assert table.log("james")[:9] == [
        "Ben is dealt JAIL BREAK.",
        "Ben has found a JAIL BREAK: Key number 1.",
        "Ben is dealt a card.",
        "Lewis is dealt a card.",
        "Lewis is dealt a card.",
        "David is dealt a card.",
        "David is dealt JAIL BREAK.",
        "David has found a JAIL BREAK: Key number 2.",
        "The Gate is open!",
    ]


@pytest.mark.rules("R35")
def test_key_source_any_draw_still_counts_supplies() -> None:
    table = at(
        {"key_source": "any_draw"}, stage="before_move", die=2, where={"ben": 0, "james": 3}, hand={"ben": "pup"}
    )
    assert now(play(table, "go; draw jailbreak"))["keys"] == 1


# Cards in Jail


@pytest.mark.rules("Q38", "R50")
def test_jailed_cards_limited() -> None:
    """SWAP of two who are not jailed and PUP on the Jail, before the breakout."""
    table = at(
        {"jailed_cards": "limited"},
        turn="ben",
        where={"lewis": 3, "david": 5, "james": 7},
        fate={"ben": "jailed"},
        hand={"ben": "teleport swap pup jailbreak"},
    )
    assert offers(table) == ["breakout", "stay", "swap lewis david", "swap lewis james", "swap david james", "pup"]
    play(table, "swap lewis james", "pup")
    assert (spaces(table)["lewis"], spaces(table)["james"], pups_on(table)) == (7, 3, [JAIL])
    assert (asked(table), offers(table)) == ("ben", ["breakout", "stay"])  # asked again after each card
    play(table, "stay")
    assert body(table)[0] == "1.ben swap lewis james; pup; stay"


@pytest.mark.rules("Q38", "Q57")
@pytest.mark.parametrize("uses_main", [False, True])
def test_jailed_cards_all(uses_main: bool) -> None:
    """Q57a: `jailbreak_uses_main` does not touch jail turns."""
    table = at(
        {"jailed_cards": "all", "jailbreak_uses_main": uses_main},
        turn="ben",
        where={"david": 5, "james": 7},
        fate={"ben": "jailed", "lewis": "jailed"},
        hand={"ben": "teleport jailbreak jailbreak jailbreak", "david": "pup"},
    )
    assert offers(table) == ["breakout", "stay", "jailbreak ben", "jailbreak lewis"]
    play(table, "jailbreak lewis")
    assert (fates(table)["lewis"], spaces(table)["lewis"]) == ("free", RELEASE)
    assert offers(table) == ["breakout", "stay", "jailbreak ben"]
    play(table, "jailbreak ben; roll 1; roll 2")  # freeing oneself ends the turn
    assert (fates(table)["ben"], spaces(table)["ben"], hp(table)["ben"]) == ("free", RELEASE, 1)
    assert body(table)[:2] == ["1.ben jailbreak lewis; jailbreak ben", "1.lewis roll 1; go; end"]


@pytest.mark.rules("Q28", "Q57")
def test_jailbreak_uses_main() -> None:
    options = {"jailbreak_uses_main": True}
    position: dict[str, Any] = {
        "where": {"ben": JAIL, "james": 3},
        "fate": {"lewis": "jailed", "david": "jailed"},
        "hand": {"ben": "jailbreak jailbreak"},
    }
    table = at(options, stage="act", **position)
    play(table, "jailbreak lewis")
    assert offers(table) == ["end"]
    assert "it needs the main action, which is not open to you now" in refuse(table, "jailbreak david")
    used = at(options, stage="act", main_used=1, **position)
    assert offers(used) == ["end"]
    before = at(options, stage="before_move", die=1, **position)
    assert offers(before) == ["go"]  # main actions come after the move
    any_time = at(options | {"main_timing": "any"}, stage="before_move", die=1, **position)
    assert "jailbreak lewis" in offers(any_time)
