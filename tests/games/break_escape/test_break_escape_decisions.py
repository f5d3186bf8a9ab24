"""Decision points (4.2): who is asked, the options in their order, their maxima, and what is skipped."""

from __future__ import annotations

import random
from typing import Any

import pytest
from break_escape_table import GAME, JAIL, asked, at, body, now, offers, play

ALL = {"ben": 1, "lewis": 3, "david": 5, "james": 7}  # four pieces on four spaces


def teleports(here: int) -> list[str]:
    return [f"teleport {space}" for space in range(24) if space != here]


SWAPS = [
    "swap ben lewis",
    "swap ben david",
    "swap ben james",
    "swap lewis david",
    "swap lewis james",
    "swap david james",
]


@pytest.mark.rules("R24", "Q9")
def test_before_move_offers_31_at_most() -> None:
    table = at(stage="before_move", die=1, where=ALL, hand={"ben": "teleport swap pup jailbreak"})
    assert offers(table) == ["go", *teleports(1), *SWAPS, "pup"]
    assert len(offers(table)) == 31


@pytest.mark.rules("R24", "R19")
def test_act_offers_32_at_most() -> None:
    """With rest or escape; or with attack, James sharing the space, and one swap less."""
    rest = at(stage="act", where=ALL | {"ben": 4}, health={"ben": 2}, hand={"ben": "teleport swap pup"})
    assert offers(rest) == [*teleports(4), *SWAPS, "pup", "rest", "end"]
    escape = at(stage="act", keys=2, where=ALL | {"ben": 16}, hand={"ben": "teleport swap pup"})
    assert offers(escape) == [*teleports(16), *SWAPS, "pup", "escape", "end"]
    attack = at(stage="act", where=ALL | {"ben": 7}, hand={"ben": "teleport swap pup"})
    assert len(offers(rest)) == len(offers(escape)) == 32
    assert len(offers(attack)) == 23 + 5 + 1 + 1 + 1
    both = at(stage="act", keys=2, where=ALL | {"ben": 16, "james": 16}, hand={"ben": "teleport swap pup"})
    assert offers(both)[-4:] == ["pup", "attack", "escape", "end"]
    assert len(offers(both)) == 32


@pytest.mark.rules("R25")
def test_discard_offers_four_at_most() -> None:
    table = at(stage="discard", where=ALL, hand={"ben": "teleport swap pup jailbreak pup pup"})
    assert offers(table) == ["discard teleport", "discard swap", "discard pup", "discard jailbreak"]


@pytest.mark.rules("R50", "Q38")
@pytest.mark.parametrize(("cards", "most"), [("none", 2), ("limited", 6), ("all", 7)])
def test_jail_turn_offers_2_6_or_7_at_most(cards: str, most: int) -> None:
    table = at(
        {"jailed_cards": cards},
        turn="ben",
        where=ALL | {"ben": JAIL},
        fate={"ben": "jailed"},
        hand={"ben": "teleport swap pup jailbreak"},
    )
    everything = [
        "breakout", "stay", "swap lewis david", "swap lewis james", "swap david james", "pup", "jailbreak ben",
    ]  # fmt: skip
    assert offers(table) == everything[:most]


@pytest.mark.rules("R28", "Q32")
def test_strike_offers_four_at_most() -> None:
    table = at(
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "lewis": 7, "david": 7, "james": 7},
        health={"ben": 2, "lewis": 2},
    )
    assert offers(table) == ["attack", "capture ben", "capture lewis", "hold"]
    weak = at(
        turn="james",
        stage="strike",
        die=1,
        where={"ben": 7, "lewis": 7, "david": 7, "james": 7},
        health={"ben": 2, "lewis": 2, "david": 1},
    )
    assert offers(weak) == ["attack", "capture ben", "capture lewis", "capture david"]


@pytest.mark.rules("R66", "Q29")
def test_survive_offers_two() -> None:
    table = at(turn="james", stage="survive", die=1, falling=1, health={"ben": 0}, hand={"ben": "jailbreak"})
    assert (asked(table), offers(table)) == ("ben", ["save", "fall"])


@pytest.mark.rules("Q8")
def test_james_steps_offers_eight_and_james_direction_two() -> None:
    steps = at({"james_move": "up_to"}, turn="james", stage="james_steps", die=6)
    assert offers(steps) == [f"steps {number}" for number in range(1, 9)]
    most = at({"james_move": "up_to", "pursuer_bonus": 12}, turn="james", stage="james_steps", die=6)
    assert len(offers(most)) == 18
    direction = at({"james_move": "either_way"}, turn="james", stage="james_direction", die=6)
    assert offers(direction) == ["cw", "ccw"]


@pytest.mark.rules("Q55")
@pytest.mark.parametrize(
    ("stage", "position"),
    [
        ("before_move", {"hand": {"ben": "jailbreak"}}),  # JAIL BREAK alone away from Jail
        ("before_move", {"hand": {"ben": "pup"}, "pups": [1]}),  # PUP on a space with a Pup
        ("act", {"hand": {"ben": "jailbreak"}}),
        ("act", {"hand": {"ben": "swap"}, "where": {"ben": 3, "lewis": 3, "david": 3, "james": 3}, "main_used": 1}),
    ],
)
def test_a_card_in_hand_opens_the_window_even_with_one_way_out(stage: str, position: dict[str, Any]) -> None:
    table = at(stage=stage, die=1, **({"where": ALL} | position))
    assert asked(table) == "ben"
    assert offers(table) == (["go"] if stage == "before_move" else ["end"])


@pytest.mark.rules("Q55")
def test_an_empty_hand_goes_and_ends_by_itself_and_is_recorded() -> None:
    table = at(turn="ben", where=ALL, hand={"lewis": "pup"}, chance=["roll 2", "roll 5"])
    assert body(table) == ["1.ben roll 2; go; end", "1.lewis roll 5"]


@pytest.mark.rules("Q55")
@pytest.mark.parametrize(
    ("position", "action"),
    [
        ({"where": ALL | {"james": 3, "ben": 1}}, "attack"),
        ({"where": ALL | {"ben": 2}, "health": {"ben": 3}}, "rest"),
        ({"where": ALL | {"ben": 14}, "keys": 2}, "escape"),
        ({"where": ALL | {"ben": 7, "david": JAIL}, "fate": {"david": "jailed"}}, "rescue david"),
    ],
)
def test_a_main_action_opens_the_window_with_an_empty_hand(position: dict[str, Any], action: str) -> None:
    table = at(stage="before_move", die=2, **position)
    assert body(table) == ["go"]
    assert (asked(table), offers(table)) == ("ben", [action, "end"])
    step = f"{action} 1" if action.startswith("rescue") else action
    play(table, step)
    assert body(table)[0] == (f"go; {step}" if action == "escape" else f"go; {step}; end")


@pytest.mark.rules("Q55", "R25")
def test_six_cards_of_one_kind_are_asked_about() -> None:
    table = at(stage="act", where=ALL, hand={"ben": "pup pup pup pup pup pup", "lewis": "pup"})
    play(table, "end")
    assert offers(table) == ["discard pup"]


@pytest.mark.rules("Q55", "R34")
def test_strike_is_skipped_without_target_and_taken_when_single() -> None:
    nobody = at(turn="james", stage="strike", die=1, where=ALL, hand={"ben": "pup"})
    assert asked(nobody) == "ben"
    single = at(
        {"james_must_strike": True}, turn="james", stage="strike", die=1, where=ALL | {"ben": 7}, hand={"ben": "pup"}
    )
    assert body(single)[0] == "attack"
    assert asked(single) == "ben"


@pytest.mark.rules("Q55")
def test_one_seat_is_asked_at_a_time_and_the_others_have_no_options() -> None:
    """In random games: exactly one actor; only they have options; every option can be taken."""
    for seed in range(4):
        dice = random.Random(seed)
        table = GAME.deal(options={"preset": "hot_pursuit"}, seed=seed, backend="interpreted")
        while not table.over:
            assert len(table.actors) == 1
            for seat in table.seats:
                assert bool(offers(table, seat)) is (seat == asked(table))
            if dice.random() < 0.05:
                for action in table.menu(table.actors[0]):
                    twin = table.copy()
                    twin.act(twin.actors[0], action)
                    assert twin.over or twin.actors
            table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))


@pytest.mark.rules("Q55")
def test_every_action_that_is_not_offered_is_refused_with_a_reason() -> None:
    actions = GAME.definition.words.actions
    for seed in range(3):
        dice = random.Random(seed)
        table = GAME.deal(
            options={"preset": "hot_pursuit", "jailed_cards": "limited"}, seed=seed, backend="interpreted"
        )
        while not table.over:
            seat, menu = table.actors[0], table.menu(table.actors[0])
            if dice.random() < 0.1:
                for action in range(len(actions)):
                    if action not in menu:
                        told = table.why_not(seat, action)
                        assert told.startswith(
                            f"{table.seats[seat].capitalize()} cannot {actions[action].notation!r} now: "
                        )
                        assert ". Possible: " in told
            table.act(seat, dice.choice(menu))


def test_every_option_carries_a_sentence_and_the_things_it_touches() -> None:
    hand = {"ben": "teleport swap pup jailbreak"}
    table = at(stage="act", where=ALL | {"ben": JAIL, "david": JAIL}, fate={"david": "jailed"}, hand=hand)
    told = {one.notation: (one.sentence, one.handles) for one in table.options("ben")}
    assert told["teleport 3"] == ("Play TELEPORT: put your piece on space 3.", ("card:teleport", "space:3"))
    assert told["swap ben james"] == (
        "Play SWAP: Ben and James change places.",
        ("card:swap", "piece:ben", "piece:james"),
    )
    assert told["jailbreak david"] == ("Play JAIL BREAK: free David.", ("card:jailbreak", "piece:david"))
    assert told["rescue david"][0] == "Try to free David: roll the die."
    assert all(one.verb.why for one in table.options("ben"))


def test_the_view_names_who_is_asked_and_the_question_for_what() -> None:
    table = at(turn="james", stage="survive", die=1, falling=2, health={"lewis": 0}, hand={"lewis": "pup"})
    view = table.view("james")
    assert (view["asked"], view["stage"]) == ("lewis", "survive")
    question = table.question("lewis")
    assert question == "James has you at 0, and you have nothing against it: you go to Jail."
    assert (question.code, question.subject, question.danger) == ("survive", "seat:lewis", True)
    assert table.question("james") is None
    assert now(table)["turn"] == "james"
