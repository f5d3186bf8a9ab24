"""Positions as plain data: written out and read back anywhere in a game, and impossible ones named flag by flag."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from lockup_scene import GAME, asked, at, at_random, body, now, offers

from turnkey import Impossible, Table

TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {}),
    (1, {"difficulty": "expert", "tome_windows": "wide"}),
    (5, {"tome_windows": "wide"}),
    (2, {"zero_safe": False, "rounds": 4}),
    (4, {"markers_per_goon": "one", "reserved_public": False}),
    (1, {}),
)


def placed(position: dict[str, Any], players: int = 3, **options: Any) -> Table:
    given = {"players": players, "options": options, "position": position}
    return GAME.position(given, seed=1, backend="interpreted")


def test_positions_survive_being_written_out_and_read_back() -> None:
    """Through JSON; then the same choices and the same chance lead to the same game."""
    positions = 0
    for seed, (players, options) in enumerate(TABLES):
        dice = random.Random(seed)
        table = GAME.deal(players, options, seed=seed, backend="interpreted")
        while not table.over:
            if dice.random() < 0.03:
                positions += 1
                again = GAME.position(json.loads(json.dumps(table.dump())), backend="interpreted")
                assert again.state.tobytes() == table.state.tobytes()
                for seat in table.seats:
                    assert offers(again, seat) == offers(table, seat)
                for watcher in (*table.seats, None):
                    assert again.view(watcher) == table.view(watcher)
                if positions % 4 == 0:
                    choice = dice.randrange(1000)
                    on, also = at_random(table.copy(same_future=True), choice, 25), at_random(again, choice, 25)
                    assert on.state.tobytes() == also.state.tobytes()
            at_random(table, dice.randrange(1000), 1)
        end = GAME.position(table.dump(), backend="interpreted")
        assert end.result == table.result is not None
    assert positions > 25


def test_an_empty_position_is_the_table_before_the_first_turn() -> None:
    table = placed({})
    assert asked(table) == "a roll_call_turn"
    assert body(table) == []
    assert now(table)["supply"] == {"S": 25, "P": 15, "I": 15, "G": 10}
    solitary = placed({}, players=1)
    assert asked(solitary) == "a roll_call_turn"
    assert now(solitary)["guard_deck_size"] == 12


def test_a_few_fields_are_enough() -> None:
    """What follows from them is filled in."""
    table = placed(
        {
            "token": {"a": {"4": "smithy*", "5": "yard"}},
            "resource": {"b": {"S": 4}},
            "hand": {"c": {"T09": 1}},
            "goon_place": {"N01": "a", "N27": "a", "N05": "chow"},
            "item_place": {"I16": "b built", "I01": "c2"},
            "suspicion": {"a": 3},
            "lying": {"chow": 2},
        }
    )
    position = now(table)
    assert (position["held"]["a"], position["allowance"]["a"], position["down"]["a"]["smithy"]) == (4, 1, 1)
    assert position["supply"]["S"] == 21
    assert position["suspicion_supply"] == 7
    assert (position["hand_size"]["c"], position["deck_size"], position["deck"]["T09"]) == (1, 21, 1)
    view = table.view(None)
    assert view["parties"][1]["limit"] == 6
    assert view["parties"][0]["kinds"] == {"dwarf": 1, "ratman": 0, "cultist": 0, "hobgoblin": 0, "demon": 1}
    assert view["parties"][0]["symbols"] == {"claw": 1, "flame": 0, "rune": 0}
    assert (view["goon_deck"], view["item_deck"], view["items"]) == (26, 28, [None, "I01", None, None])


FLAGS: list[tuple[str, dict[str, Any]]] = [
    ("STAGE", {"stage": 90}),
    ("STAGE", {"stage": "guard_flip"}),
    ("SEAT", {"turn": "d"}),
    ("SEAT", {"fpt": "e"}),
    ("SEAT", {"turn": "a", "actor": "d"}),
    ("PLACE", {"token": {"a": {"L": 40}}}),
    ("PLACE", {"item_place": {"I01": 40}}),
    ("PLACE", {"goon_place": {"N01": 40}}),
    ("HOLDER", {"award_holder": "d"}),
    ("HOLDER", {"award_holder": "a"}),
    ("ROUND", {"round_number": 0}),
    ("ROUND", {"round_number": 7}),
    ("ASKED", {"asked": 0b1000}),
    ("ASKED", {"asked": 1, "stage": "scoring"}),
    ("ASKED", {"asked": 0b11, "stage": "patrol_window"}),
    ("ASKED", {"asked": 0b10, "turn": "a"}),
    ("RANKS", {"asked": 1, "stage": "take_reward", "location": "yard"}),
    ("LOCATION", {"asked": 1, "stage": "take_reward", "location": -1, "ranked": 1}),
    ("TOKEN_OUT", {"token": {"a": {"2": "out"}}}),
    ("TOKEN_OUT", {"token": {"a": {"5": "out"}}}),
    ("HELD", {"held": [5, 6, 6, 0, 0]}),
    ("FACE_DOWN", {"down": {"a": {"yard": 1}}}),
    ("CREW", {"crew": {"a": 1}}),
    ("SHOWN", {"token": {"a": {"4": "yard"}}, "shown": {"a": {"4": "held"}}}),
    ("SHOWN", {"token": {"a": {"4": "yard*"}}, "shown": {"a": {"4": "yard"}}}),
    ("PEEKED", {"peeked": {"b": {"a": {"4": "yard*"}}}}),
    ("HALF", {"half": [1, 0, 0, 0], "stage": "patrol_window"}),
    ("HALF", {"half": [9, 0, 0, 0]}),
    ("ITEM_SLOT", {"item_place": {"I01": "c1", "I02": "c1"}}),
    ("ITEM_SLOT", {"item_place": {"I01": "c5"}}),
    ("ITEM_OWNER", {"item_place": {"I01": "d built"}}),
    ("ITEM_OWNER", {"item_place": {"I01": "e reserved"}}),
    ("GOON_SPACE", {"goon_place": {"N01": "chow", "N02": "chow"}}),
    ("GOON_OWNER", {"goon_place": {"N01": "d"}}),
    ("TOME_COUNT", {"hand": {"a": {"T01": 2}, "b": {"T01": 1}}}),
    ("TOME_COUNT", {"hand": {"a": {"T01": 2}}, "tome_discard": {"T01": 1}}),
    ("HAND_SIZE", {"hand_size": {"a": 2}}),
    ("HAND_OWNER", {"hand": {"d": {"T01": 1}}}),
    ("DECK_SIZE", {"deck_size": 21}),
    ("UNDER", {"under_next": 1, "puts": 0}),
    ("UNDER", {"puts": 1, "under": ["T01", 0, 0, 0, 0, 0]}),
    ("UNDER", {"puts": 1, "under_by": [1, 0, 0, 0, 0, 0]}),
    ("TOME_LOG", {"puts": 1, "under_next": 1, "under": ["T01", 0, 0, 0, 0, 0], "under_by": [1, 0, 0, 0, 0, 0]}),
    ("TOME_LOG", {"logged": 97}),
    ("ALIBIS", {"alibis": 1}),
    ("RESOURCES", {"resource": {"a": {"S": 26}}}),
    ("RESOURCES", {"supply": {"S": 24}}),
    ("RESOURCES", {"resource": {"a": {"G": -1}}}),
    ("POWER", {"power": {"a": 30}}),
    ("POWER", {"power_supply": 22}),
    ("SUSPICION", {"suspicion": {"a": 13}}),
    ("SUSPICION", {"lying": {"chow": -1}}),
    ("REPUTATION", {"reputation": {"a": -1}}),
]
SOLITARY: list[tuple[str, dict[str, Any]]] = [
    ("GOALS", {"instant": "GI1"}),
    ("FACE_DOWN", {"token": {"a": {"4": "yard*"}}}),
    ("GUARD_COUNT", {"guard_down": {"yard": "GD01", "cell": "GD01"}}),
    ("GUARD_SET", {"guard": {"GD22": "hidden"}}),
    ("GUARD_SET", {"guard": {"GD08": "unused"}}),
    ("GUARD_PLACE", {"guard": {"GD03": "yard"}, "guard_down": {"cell": "GD03"}}),
    ("GUARD_DECK", {"guard_deck_size": 3}),
    ("GUARD_POSTS", {"guards_hidden": 1}),
    ("GUARD_POSTS", {"guards_hidden": 2, "guard_down": {"yard": "GD01"}}),
    ("PLACE", {"guard": {"GD03": 40}}),
]


@pytest.mark.parametrize(("flag", "position"), FLAGS, ids=[f"{flag}-{n}" for n, (flag, _) in enumerate(FLAGS)])
def test_an_impossible_position_is_named(flag: str, position: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refusal:
        placed(position)
    assert flag in refusal.value.flags
    assert f"{flag} (" in str(refusal.value)


@pytest.mark.parametrize(("flag", "position"), SOLITARY, ids=[f"{flag}-{n}" for n, (flag, _) in enumerate(SOLITARY)])
def test_an_impossible_solitary_position_is_named(flag: str, position: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refusal:
        placed(position, players=1)
    assert flag in refusal.value.flags


@pytest.mark.rules("R3")
def test_with_five_players_token_2_is_out() -> None:
    with pytest.raises(Impossible, match="TOKEN_OUT"):
        placed({"token": {"a": {"2": "held"}}}, players=5)
    assert placed({}, players=5).view("a")["parties"][0]["cell"] == ["L", "3", "4", "5", "E"]


def test_all_flags_at_once() -> None:
    with pytest.raises(Impossible) as refusal:
        placed(
            {"round_number": 9, "reputation": {"a": -1}, "supply": {"S": 3}, "deck_size": 3, "held": [5, 6, 6, 0, 0]}
        )
    assert set(refusal.value.flags) == {"ROUND", "REPUTATION", "RESOURCES", "DECK_SIZE", "HELD"}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"position": {"tokens": {}}}, "there is no 'tokens'"),
        ({"position": {"token": {"z": {}}}}, "'z' is none of a, b, c, d, e"),
        ({"position": {"stage": "lunch"}}, "'lunch' is none of"),
        ({"position": {"supply": [1, 2]}}, "must be a list of 4"),
        ({"position": {"round_number": 1.5}}, "1.5 is no whole number"),
        ({"position": {"round_number": 300}}, "300 is out of range"),
        ({"board": {}}, "a position has players, options, position"),
        ({"game": "airlock", "position": {}}, "this is a position of airlock"),
    ],
)
def test_what_is_no_position(given: dict[str, Any], why: str) -> None:
    with pytest.raises(Impossible, match=why.replace("(", r"\(")):
        GAME.position({"players": 3, **given}, seed=1, backend="interpreted")


# What a screen and a terminal get


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_view_is_plain_data_and_a_sketch_can_be_drawn_at_any_time(players: int) -> None:
    table = GAME.deal(players, {"tome_windows": "wide"}, seed=9, backend="interpreted")
    luck = 0
    while not table.over:
        for watcher in (*table.seats, None):
            view = table.view(watcher)
            assert json.loads(json.dumps(view)) == view
            drawn = GAME.definition.sketch(view, 80)
            assert f"Round {view['round']}/6" in drawn
            assert all(name in drawn for name in ("Yard", "Library", "Supply"))
        assert table.question(table.actors[0])
        at_random(table, luck, 17)
        luck += 1
    assert table.view(None)["phase"] == "over"


def test_every_option_has_a_sentence_and_touches_something() -> None:
    """A click on a thing narrows the options; only bare words touch nothing."""
    bare = {"end", "pass", "done", "take", "decline", "nogive", "noconv"}
    for action in GAME.definition.words.actions:
        assert action.sentence.endswith((".", "?"))
        assert action.handles or action.verb.word in bare


def test_a_refusal_says_why_for_everything_that_there_is() -> None:
    """Each action that is not on offer has its reason, anywhere in a game."""
    for players in (1, 3):
        table = GAME.deal(players, seed=players, backend="interpreted")
        luck = random.Random(players)
        while not table.over:
            seat = table.actors[0]
            menu = table.menu(seat)
            for action in luck.sample(range(len(GAME.definition.words.actions)), 12):
                if action not in menu and not table.may(seat, action):
                    assert len(table.why_not(seat, action)) > 20
            at_random(table, luck.randrange(100), 3)


def test_the_view_names_the_decision() -> None:
    assert at(3).view("a")["stage"] == "roll_call_turn"
    question = at(3).question("a")
    assert question is not None
    assert question.code == "roll_call_turn"
