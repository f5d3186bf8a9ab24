"""Positions as plain data: written out and read back anywhere in a game, and impossible ones named flag by flag."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from break_escape_table import GAME, JAIL, body, now, offers, outcome

from turnkey import Impossible, Table

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"preset": "hot_pursuit", "capture_at": 5, "hp_david": 6},
    {"deck_swap": 3, "deck_pup": 3, "board": "O.CSJ.GC", "keys_needed": 4, "hands": "private", "jailed_cards": "all"},
    {"premove_window": "before_roll", "main_timing": "any", "supply_draw": 3, "hand_limit": 2, "hands": "open"},
    {"jailed_immune": False, "james_damage": 9, "elimination": "second_capture", "james_move": "either_way"},
)


def placed(position: dict[str, Any], options: dict[str, Any] | None = None) -> Table:
    return GAME.position({"options": options or {}, "position": position}, seed=1, backend="interpreted")


def play_on(table: Table, seed: int, steps: int = 12) -> Table:
    dice = random.Random(seed)
    for _ in range(steps):
        if table.over:
            break
        table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    return table


def test_hundreds_of_positions_survive_being_written_out_and_read_back() -> None:
    """Through JSON; then the same choices and the same chance lead to the same game."""
    positions = 0
    for seed in range(20):
        dice = random.Random(seed)
        table = GAME.deal(options=TABLES[seed % len(TABLES)], seed=seed, backend="interpreted")
        while not table.over:
            if dice.random() < 0.25:
                positions += 1
                given = json.loads(json.dumps(table.dump()))
                again = GAME.position(given, backend="interpreted")
                assert again.state.tobytes() == table.state.tobytes()
                assert again.dump() == table.dump()
                assert [offers(again, seat) for seat in table.seats] == [offers(table, seat) for seat in table.seats]
                for watcher in (*table.seats, None):
                    assert again.view(watcher) == table.view(watcher)
                if positions % 5 == 0:
                    choice = dice.randrange(1000)
                    on, also = play_on(table.copy(same_future=True), choice), play_on(again, choice)
                    assert on.state.tobytes() == also.state.tobytes()
            table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
        end = GAME.position(table.dump(), backend="interpreted")
        assert outcome(end) == outcome(table) is not None
    assert positions > 200


def test_a_few_fields_are_enough() -> None:
    """What follows from them is filled in: sizes, the deck, counters, where the jailed and the gone stand."""
    table = placed(
        {
            "turn": "lewis",
            "stage": "act",
            "hand": {"lewis": {"pup": 2, "jailbreak": 1}},
            "fate": {"ben": "jailed", "david": "escaped"},
            "discard": {"swap": 3},
        }
    )
    position = now(table)
    assert position["hand_size"] == {"ben": 0, "lewis": 3, "david": 0}
    assert position["unsure"] == {"ben": 0, "lewis": 3, "david": 0}
    assert position["deck"] == {"teleport": 3, "swap": 5, "pup": 10, "jailbreak": 4}
    assert position["deck_size"] == 22
    assert position["where"] == {"ben": JAIL, "lewis": 0, "david": -1, "james": 0}
    assert position["health"] == {"ben": 1, "lewis": 7, "david": 12, "james": 20}
    assert position["wanted"] == {"ben": 1, "lewis": 0, "david": 0}
    assert (position["captures"]["ben"], position["escapes"]) == (1, 1)
    assert body(table) == []


def test_an_empty_position_is_the_table_before_the_first_turn() -> None:
    table = placed({})
    assert table.view(None)["deck_size"] in range(22, 29)
    assert body(table)[0].startswith("1.ben roll")


FLAGS: list[tuple[str, dict[str, Any]]] = [
    ("ROUND", {"round_number": 0}),
    ("ROUND", {"round_number": 13}),
    ("TURN", {"turn": 4}),
    ("TURN", {"turn": "james", "stage": "strike", "actor": 9}),
    ("STAGE", {"stage": 90}),
    ("STAGE", {"turn": "james", "stage": "act"}),
    ("STAGE", {"turn": "james", "stage": "moving"}),
    ("STAGE", {"turn": "ben", "stage": "strike"}),
    ("STAGE", {"turn": "ben", "stage": "walking"}),
    ("STAGE", {"turn": "ben", "stage": "act", "fate": {"ben": "jailed"}}),
    ("STAGE", {"turn": "ben", "stage": "before_move", "fate": {"ben": "escaped"}}),
    ("STAGE", {"turn": "ben", "stage": "jail_turn"}),
    ("STAGE", {"turn": "ben", "stage": "discard", "fate": {"ben": "eliminated"}}),
    ("FATE", {"fate": [7, 0, 0]}),
    ("NUMBERS", {"keys": -1}),
    ("NUMBERS", {"die": 7}),
    ("RESULT", {"stage": "over"}),
    ("RESULT", {"winner": "james", "reason": "time"}),
    ("RESULT", {"reason": "time"}),
    ("ASKED", {"stage": "turn_begins", "asked": 1}),
    ("SURVIVE", {"turn": "james", "stage": "survive", "asked": 1, "actor": "ben"}),
    ("ACTOR", {"turn": "ben", "stage": "act", "asked": 1, "actor": "lewis"}),
    ("PIECE_ON_BOARD", {"where": {"ben": -1}}),
    ("NO_SUCH_SPACE", {"where": {"ben": 24}}),
    ("HEALTH", {"health": {"ben": 6}}),
    ("HEALTH", {"health": {"james": -1}}),
    ("JAILED_ELSEWHERE", {"fate": {"ben": "jailed"}, "where": {"ben": 3}}),
    ("JAILED_UNWANTED", {"fate": {"ben": "jailed"}, "wanted": {"ben": 0}}),
    ("DEAD_IN_PLAY", {"health": {"lewis": 0}}),
    ("JAMES_DOWN", {"health": {"james": 0}}),
    ("DECIDED", {"fate": {"ben": "jailed", "lewis": "jailed", "david": "jailed"}}),
    ("DECIDED", {"fate": {"ben": "escaped", "lewis": "escaped"}}),
    ("DECIDED", {"fate": {"ben": "escaped", "lewis": "eliminated", "david": "eliminated"}}),
    ("ESCAPES", {"escapes": 1}),
    ("PUP_OFF_BOARD", {"pup": [0] * 59 + [1]}),
    ("PUP_COUNT", {"pups_placed": 2}),
    ("PUP_COUNT", {"pup": [1] * 13 + [0] * 47}),
    ("NEGATIVE_CARDS", {"hand": {"ben": {"pup": -1}}}),
    ("NEGATIVE_CARDS", {"discard": {"teleport": 4}}),
    ("CARD_COUNT", {"deck": {"teleport": 2, "swap": 8, "pup": 12, "jailbreak": 5}}),
    ("CARD_COUNT", {"in_play": {"pup": 1}}),
    ("DECK_SIZE", {"deck_size": 27}),
    ("HAND_SIZE", {"hand": {"ben": {"pup": 1}}, "hand_size": {"ben": 2}}),
    ("HAND_OF_THE_GONE", {"fate": {"ben": "escaped"}, "hand": {"ben": {"pup": 1}}}),
    ("KNOWLEDGE", {"hand": {"ben": {"pup": 1}}, "sure": {"ben": 1}}),
    ("KNOWLEDGE", {"hand": {"ben": {"jailbreak": 2}}, "sure": {"ben": 1}, "unsure": {"ben": 0}}),
    ("KNOWLEDGE", {"hand": {"ben": {"pup": 1}}, "unsure": {"ben": 2}}),
    ("RESHUFFLE", {"reshuffled": 1}),
    ("RESHUFFLE", {"reshuffled": 1, "hand": {"ben": {"pup": 1}}, "new_deck": [3, 8, 11, 5]}),
    ("RESHUFFLE", {"reshuffled": 1, "hand": {"ben": {"pup": 1}}, "new_deck": [3, 8, 12, 5], "old_size": {"ben": 2}}),
]


@pytest.mark.rules("Q56")
@pytest.mark.parametrize(
    ("flag", "position"), FLAGS, ids=[f"{flag}-{number}" for number, (flag, _) in enumerate(FLAGS)]
)
def test_an_impossible_position_is_named(flag: str, position: dict[str, Any]) -> None:
    with pytest.raises(Impossible) as refusal:
        placed(position)
    assert flag in refusal.value.flags
    assert f"{flag} (" in str(refusal.value)


def test_all_flags_at_once() -> None:
    with pytest.raises(Impossible) as refusal:
        placed(
            {"round_number": 99, "health": {"ben": 9, "james": 0}, "where": {"lewis": 50}, "deck_size": 3, "escapes": 2}
        )
    assert set(refusal.value.flags) == {
        "ROUND", "HEALTH", "JAMES_DOWN", "NO_SUCH_SPACE", "DECK_SIZE", "ESCAPES", "DECIDED",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("given", "flag", "why"),
    [
        ({"position": {"wheer": {}}}, "UNKNOWN_FIELD", "there is no 'wheer'"),
        ({"position": {"where": {"anna": 3}}}, "UNREADABLE", "'anna' is none of ben, lewis, david, james"),
        (
            {"position": {"fate": {"ben": "asleep"}}},
            "UNREADABLE",
            "'asleep' is none of free, jailed, escaped, eliminated",
        ),
        ({"position": {"where": [1, 2]}}, "UNREADABLE", "must be a list of 4"),
        ({"position": {"keys": 1.5}}, "UNREADABLE", "1.5 is no whole number"),
        ({"position": {"die": 300}}, "UNREADABLE", "300 is out of range"),
        ({"pieces": {}}, "UNKNOWN_ENTRY", "pieces: a position has players, options, position"),
        ({"game": "lockup", "position": {}}, "OTHER_GAME", "this is a position of lockup, not of break_escape"),
    ],
)
def test_what_is_no_position(given: dict[str, Any], flag: str, why: str) -> None:
    with pytest.raises(Impossible) as refusal:
        GAME.position(given, seed=1, backend="interpreted")
    assert flag in refusal.value.flags
    assert why in str(refusal.value)
