"""The number options and presets of section 9: their ranges, their faults, and what each number does."""

from __future__ import annotations

from typing import Any

import pytest
from break_escape_table import (
    GAME,
    JAIL,
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
    outcome,
    piece,
    play,
    refuse,
    spaces,
)

from turnkey import BadOption

RANGES = {
    "rounds": (12, 1, 60),
    "keys_needed": (2, 0, 10),
    "escapes_needed": (2, 1, 3),
    "hp_ben": (5, 1, 99),
    "hp_lewis": (7, 1, 99),
    "hp_david": (12, 1, 99),
    "hp_james": (20, 1, 99),
    "runner_damage": (1, 0, 99),
    "james_damage": (3, 0, 99),
    "capture_at": (2, 0, 99),
    "pursuer_bonus": (2, 0, 12),
    "rescue_min": (4, 1, 7),
    "breakout_min": (6, 1, 7),
    "release_hp": (1, 1, 99),
    "survive_hp": (1, 1, 99),
    "start_hand": (2, 0, 10),
    "hand_limit": (5, 0, 30),
    "supply_draw": (1, 0, 5),
    "safe_heal": (1, 0, 20),
    "rest_heal": (1, 0, 20),
    "deck_teleport": (3, 0, 60),
    "deck_swap": (8, 0, 60),
    "deck_pup": (12, 0, 60),
    "deck_jailbreak": (5, 0, 60),
    "pup_supply": (12, 0, 60),
}
PLENTY = {"deck_swap": 60}  # so that no hand is too large for the deck


@pytest.mark.parametrize("name", RANGES)
def test_each_number_has_its_default_and_its_range(name: str) -> None:
    default, least, most = RANGES[name]
    assert GAME.options.resolve({})[name] == default
    for value in (least, most):
        assert GAME.options.resolve(PLENTY | {name: value})[name] == value
        assert GAME.options.resolve(PLENTY | {name: str(value)})[name] == value
    wrong: tuple[Any, ...] = (least - 1, most + 1, "many", 1.5, None, True)
    for given in wrong:
        with pytest.raises(BadOption) as refusal:
            GAME.options.resolve(PLENTY | {name: given})
        assert f"option {name}: {given!r} is not allowed" in str(refusal.value)
        assert f"it takes a whole number from {least} to {most}" in str(refusal.value)


def test_every_option_of_the_ledger_is_there_and_no_other() -> None:
    switches = """board premove_window main_timing teleport_resolves swap_resolves key_source jail_win elimination
        survival_marks jailed_immune jailed_cards jailbreak_uses_main nearest james_move james_must_strike james_heals
        safe_house_protects reshuffle hands runner_channel"""
    assert [option.name for option in GAME.options] == [*RANGES, *switches.split()]


def test_all_faults_are_named_at_once_and_unknown_options_hinted() -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.deal(options={"rounds": 0, "hands": "shut", "keyz_needed": 1, "board": "OJG"}, backend="interpreted")
    told = str(refusal.value)
    assert "option rounds: 0 is not allowed; it takes a whole number from 1 to 60" in told
    assert "option hands: 'shut' is not allowed; it takes one of team, private, open" in told
    assert "there is no option 'keyz_needed'; did you mean 'keys_needed'?" in told
    assert "option board: 'OJG' is not allowed: it has 3 spaces, and needs 8 to 60" in told


@pytest.mark.rules("R9")
def test_the_deck_must_suffice_for_the_deal() -> None:
    small = {"deck_teleport": 0, "deck_swap": 0, "deck_pup": 5, "deck_jailbreak": 0}
    with pytest.raises(
        BadOption, match="the deck has 5 cards, but 6 are dealt: raise a deck_ option or lower start_hand"
    ):
        GAME.deal(options=small, backend="interpreted")
    assert dealt(options=small | {"deck_pup": 6}).view(None)["deck_size"] == 0
    assert dealt(options=small | {"start_hand": 1}).view(None)["deck_size"] == 2


PRESETS: dict[str, dict[str, Any]] = {
    "as_written": {},
    "strict_steps": {
        "premove_window": "before_roll",
        "deck_teleport": 5,
        "deck_swap": 9,
        "deck_pup": 9,
        "deck_jailbreak": 5,
        "pup_supply": 9,
    },
    "even_deck": {"deck_teleport": 6, "deck_swap": 6, "deck_pup": 6, "deck_jailbreak": 6, "pup_supply": 6},
    "hot_pursuit": {
        "james_move": "up_to",
        "james_damage": 5,
        "deck_teleport": 4,
        "deck_swap": 7,
        "deck_pup": 8,
        "deck_jailbreak": 5,
        "pup_supply": 8,
    },
}


@pytest.mark.rules("Q57")
@pytest.mark.parametrize("name", PRESETS)
def test_presets_change_these_options_and_no_others(name: str) -> None:
    """Q57h: an unset `pup_supply` follows the preset's deck."""
    assert set(GAME.options.presets) == set(PRESETS)
    assert GAME.options.resolve({"preset": name}) == GAME.options.resolve({}) | PRESETS[name]


@pytest.mark.rules("Q57")
def test_pup_supply_follows_the_final_deck_unless_set() -> None:
    assert GAME.options.resolve({"deck_pup": 7})["pup_supply"] == 7
    assert GAME.options.resolve({"preset": "even_deck", "deck_pup": 3})["pup_supply"] == 3
    assert GAME.options.resolve({"preset": "even_deck", "pup_supply": 2})["pup_supply"] == 2
    assert dealt(options={"deck_pup": 7}).view(None)["pups_left"] == 7


def test_an_option_beside_a_preset_wins_and_unknown_presets_are_named() -> None:
    values = GAME.options.resolve({"preset": "hot_pursuit", "james_damage": 4})
    assert (values["james_damage"], values["james_move"]) == (4, "up_to")
    with pytest.raises(BadOption, match="there is no preset 'easy'; there are as_written, strict_steps"):
        GAME.options.resolve({"preset": "easy"})


# What each number does


@pytest.mark.rules("R13", "R74")
def test_rounds() -> None:
    table = at({"rounds": 1}, turn="james", where={"james": 3, "ben": 20, "lewis": 20, "david": 20}, chance=["roll 1"])
    assert outcome(table) == ("james", "time", 1)


@pytest.mark.rules("R39", "R41")
def test_keys_needed() -> None:
    three = at({"keys_needed": 3}, stage="act", keys=2, where={"ben": 16, "james": 3}, hand={"ben": "pup"})
    assert "the Gate is closed: 2 of 3 Keys" in refuse(three, "escape")
    none = at({"keys_needed": 0}, stage="act", where={"ben": 16, "james": 3}, hand={"ben": "pup"})
    assert "escape" in offers(none)  # open from the start
    assert dealt(options={"keys_needed": 0}).view(None)["gate_open"]


@pytest.mark.rules("R45", "R73", "Q4")
def test_escapes_needed() -> None:
    one = at({"escapes_needed": 1}, stage="act", keys=2, where={"ben": 16, "james": 3})
    assert outcome(play(one, "escape")) == ("runners", "escape", 1)
    three = at(
        {"escapes_needed": 3},
        stage="act",
        turn="lewis",
        keys=2,
        where={"lewis": 16, "james": 3},
        fate={"ben": "escaped"},
    )
    assert outcome(play(three, "escape")) is None
    alone = at(
        {"escapes_needed": 3},
        stage="act",
        turn="lewis",
        keys=2,
        where={"lewis": 16, "james": 3},
        fate={"ben": "escaped", "david": "eliminated"},
    )
    assert outcome(play(alone, "escape")) == ("james", "no_runner_left", 1)


@pytest.mark.rules("R6")
def test_hp() -> None:
    options = {"hp_ben": 1, "hp_lewis": 99, "hp_david": 8, "hp_james": 30}
    assert hp(dealt(options=options)) == {"ben": 1, "lewis": 99, "david": 8, "james": 30}


@pytest.mark.rules("R20", "R29")
def test_damage() -> None:
    options = {"runner_damage": 4, "james_damage": 2}
    table = at(options, stage="act", where={"ben": 7, "james": 7}, hand={"ben": "pup"})
    assert hp(play(table, "attack"))["james"] == 16
    more_than_left = at(options, stage="act", where={"ben": 7, "james": 7}, health={"james": 3}, hand={"ben": "pup"})
    assert hp(play(more_than_left, "attack"))["james"] == 0
    hit = at(options, turn="james", stage="strike", die=1, where={"ben": 7, "james": 7}, hand={"ben": "pup"})
    assert hp(play(hit, "attack"))["ben"] == 3
    harmless = at(
        {"james_damage": 0}, turn="james", stage="strike", die=1, where={"ben": 7, "james": 7}, hand={"ben": "pup"}
    )
    assert hp(play(harmless, "attack"))["ben"] == 5


@pytest.mark.rules("R30", "Q32")
def test_capture_at() -> None:
    position: dict[str, Any] = {"turn": "james", "stage": "strike", "die": 1, "where": {"ben": 7, "james": 7}}
    assert offers(at({"capture_at": 5}, **position)) == ["attack", "capture ben"]
    assert offers(at({"capture_at": 0}, **position, health={"ben": 1})) == ["attack", "hold"]


@pytest.mark.rules("R27")
@pytest.mark.parametrize(("bonus", "end"), [(0, 13), (12, 1)])
def test_pursuer_bonus(bonus: int, end: int) -> None:
    where = {"james": 12, "ben": 5, "lewis": 5, "david": 5}
    table = at({"pursuer_bonus": bonus}, turn="james", where=where, hand={"ben": "pup"}, chance=["roll 1"])
    assert spaces(table)["james"] == end


@pytest.mark.rules("R21", "R51")
@pytest.mark.parametrize(("least", "die", "freed"), [(1, 1, True), (6, 5, False), (6, 6, True), (7, 6, False)])
def test_rescue_min_and_breakout_min(least: int, die: int, freed: bool) -> None:
    rescue = at({"rescue_min": least}, stage="act", where={"ben": JAIL}, fate={"david": "jailed"}, hand={"ben": "pup"})
    play(rescue, f"rescue david {die}")
    assert (fates(rescue)["david"] == "free") is freed
    breakout = at({"breakout_min": least}, turn="ben", fate={"ben": "jailed"}, hand={"lewis": "pup"})
    play(breakout, f"breakout {die}")
    assert (fates(breakout)["ben"] == "free") is freed


@pytest.mark.rules("R47", "R53")
@pytest.mark.parametrize(("release", "ben"), [(4, 4), (99, 5)])
def test_release_hp_is_set_at_capture_and_again_on_release(release: int, ben: int) -> None:
    """Capped by the maximum."""
    options = {"release_hp": release}
    table = at(options, turn="james", stage="strike", die=1, where={"ben": 7, "james": 7}, health={"ben": 1})
    play(table, "capture ben")
    assert (fates(table)["ben"], hp(table)["ben"]) == ("jailed", ben)
    freed = at(options, turn="ben", fate={"ben": "jailed"}, health={"ben": 2}, hand={"lewis": "pup"})
    play(freed, "breakout 6")
    assert hp(freed)["ben"] == ben


@pytest.mark.rules("R66")
@pytest.mark.parametrize(("survive", "ben"), [(3, 3), (99, 5)])
def test_survive_hp(survive: int, ben: int) -> None:
    table = at(
        {"survive_hp": survive},
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "james": 7},
        health={"ben": 1},
        hand={"ben": "jailbreak pup"},
    )
    play(table, "attack", "save")
    assert hp(table)["ben"] == ben


@pytest.mark.rules("R9", "Q56")
def test_start_hand() -> None:
    none = dealt("roll 1", "roll 2", options={"start_hand": 0})
    assert body(none)[0] == "1.ben roll 1; go; end", "nothing is dealt"
    four = hands_dealt("pup pup pup pup", "pup pup pup pup", "swap swap swap swap", "roll 1", options={"start_hand": 4})
    assert piece(four, "david")["hand_size"] == piece(four, "david")["unsure_cards"] == 4


@pytest.mark.rules("R25")
def test_hand_limit() -> None:
    table = at({"hand_limit": 0}, stage="act", where={"ben": 7, "james": 3}, hand={"ben": "pup swap", "lewis": "pup"})
    play(table, "end", "discard pup", "discard swap; roll 1")
    assert (hand_of(table, "ben"), asked(table)) == ("", "lewis")


@pytest.mark.rules("R16", "Q49")
def test_supply_draw() -> None:
    none = at({"supply_draw": 0}, stage="before_move", die=2, where={"ben": 0, "james": 3}, hand={"ben": "pup"})
    play(none, "go")
    assert body(none) == ["go"]
    two = at({"supply_draw": 2}, stage="before_move", die=2, where={"ben": 0, "james": 3}, hand={"ben": "pup"})
    play(two, "go; draw swap; draw pup")
    assert hand_of(two, "ben") == "swap pup pup"


@pytest.mark.rules("R17", "R22")
def test_safe_heal_and_rest_heal() -> None:
    table = at(
        {"safe_heal": 3, "rest_heal": 20},
        stage="before_move",
        turn="david",
        die=4,
        where={"david": 0, "james": 3},
        health={"david": 2},
        hand={"david": "pup"},
    )
    assert hp(play(table, "go"))["david"] == 5
    assert hp(play(table, "rest"))["david"] == 12
    none = at(
        {"safe_heal": 0},
        stage="before_move",
        die=4,
        where={"ben": 0, "james": 3},
        health={"ben": 2},
        hand={"ben": "pup"},
    )
    assert hp(play(none, "go"))["ben"] == 2


@pytest.mark.rules("R9")
def test_deck_options() -> None:
    options = {"deck_teleport": 1, "deck_swap": 2, "deck_pup": 3, "deck_jailbreak": 4}
    table = hands_dealt("pup pup", "pup swap", "swap teleport", "roll 1", options=options)
    assert now(table)["deck"] == {"teleport": 0, "swap": 0, "pup": 0, "jailbreak": 4}
