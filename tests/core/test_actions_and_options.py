"""Declared actions and table options: one declaration, everything else from it."""

from __future__ import annotations

import pytest

from turnkey.core.actions import ActionSpace, Choice, Pair, Phrase, Verb
from turnkey.core.errors import BadOption, DeclarationError, Unreadable
from turnkey.core.table_options import Choice as Words
from turnkey.core.table_options import Clash, Follows, Number, OptionSet, Switch, Text

SPACE = ActionSpace(
    Verb("go", says="Go.", touches=("die",)),
    Verb("swap", Pair("one", "other", ["ben", "lewis", "james"], ["Ben", "Lewis", "James"]), says="{one} and {other}."),
    Verb(
        "give",
        Choice("seat", ["a", "b"]),
        Choice("count", range(3)),
        says="{count} to {seat}.",
        touches=("seat:{seat}",),
    ),
)


def test_actions_are_numbered_without_gaps_in_the_order_of_their_parameters() -> None:
    assert [action.id for action in SPACE] == list(range(1 + 3 + 6))
    assert SPACE[SPACE.first("give") + 1 * 3 + 2].notation == "give b 2"
    assert SPACE[SPACE.first("swap") + 1].sentence == "Ben and James."
    assert SPACE[SPACE.first("give")].handles == ("seat:a",)


def test_every_notation_reads_back_in_any_case_and_spacing() -> None:
    for action in SPACE:
        assert SPACE.read("  " + action.notation.upper().replace(" ", "   ")) == action.id
    assert SPACE.read("swap james ben") == SPACE.read("swap ben james")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "known are go, swap, give"),
        ("swp ben james", "did you mean 'swap'"),
        ("swap ben ben", "write it as 'swap <one> <other>'"),
        ("give a", "give <seat> <count>"),
        ("give a 9", "count: 0, 1, 2"),
    ],
)
def test_what_cannot_be_read_says_how_to_write_it(text: str, says: str) -> None:
    with pytest.raises(Unreadable, match=says):
        SPACE.read(text)


def test_a_verb_may_have_several_words_and_words_may_have_capitals() -> None:
    space = ActionSpace(
        Verb("play can", Choice("place", range(1, 7)), says="To {place}."),
        Verb("play bat", says="Hit."),
        Verb("feed", Choice("kind", ["B", "W"]), says="Feed {kind}."),
    )
    assert [action.notation for action in space][-3:] == ["play bat", "feed B", "feed W"]
    for action in space:
        assert space.read(action.notation.lower()) == space.read(action.notation.upper()) == action.id
    with pytest.raises(Unreadable, match="write it as 'play can <place>' with place: 1, 2"):
        space.read("play can 9")
    with pytest.raises(Unreadable, match="after 'play' come play can, play bat"):
        space.read("play ball")


def test_a_choice_may_be_a_phrase() -> None:
    space = ActionSpace(
        Verb("promise", Choice("seat", ["P1", "P2"]), Phrase("what", ["gift", "support badge"]), says="{what} {seat}")
    )
    assert [action.notation for action in space][1::2] == ["promise P1 support badge", "promise P2 support badge"]
    assert space[space.read("promise p2 gift")].sentence == "gift P2"
    assert all(space.read(action.notation) == action.id for action in space)


def test_a_verb_declared_twice_is_refused() -> None:
    with pytest.raises(DeclarationError, match="twice"):
        ActionSpace(Verb("go", says="Go."), Verb("go", says="Go."))


OPTIONS = OptionSet(
    options=(
        Number("rounds", "edition:numbers.rounds", "Rounds.", 1, 60),
        Number("cards", 12, "Cards.", 0, 60),
        Number("tokens", Follows("cards"), "Tokens.", 0, 60),
        Words("hands", "team", "Hands.", ("team", "private")),
        Switch("fast", False, "Fast."),
        Text("board", "O", "Board.", "O only", lambda text: None if set(text) == {"O"} else "it has other letters"),
    ),
    presets={"short": {"rounds": 3, "cards": 6}},
    clashes=lambda values: [Clash("too few cards", "cards")] if values["cards"] < values["rounds"] else [],
).with_defaults({"numbers": {"rounds": 10}})


def test_defaults_come_from_the_edition_or_follow_another_option() -> None:
    assert OPTIONS.resolve({})["rounds"] == 10
    assert OPTIONS.resolve({"cards": 20})["tokens"] == 20
    assert OPTIONS.resolve({"cards": 20, "tokens": 5})["tokens"] == 5
    assert OPTIONS.resolve({"preset": "short"})["tokens"] == 6
    assert OPTIONS.resolve({"preset": "short", "rounds": "5"})["rounds"] == 5


def test_a_header_needs_only_what_differs() -> None:
    assert OPTIONS.changed(OPTIONS.resolve({"cards": 20, "fast": "yes"})) == {"cards": 20, "fast": True}
    assert OPTIONS.changed(OPTIONS.resolve({"cards": 20, "tokens": 12})) == {"cards": 20, "tokens": 12}


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"rounds": 0}, "rounds.*from 1 to 60"),
        ({"rounds": "many"}, "rounds"),
        ({"rounds": True}, "rounds"),
        ({"rounds": 2.5}, "rounds"),
        ({"hands": "open"}, "one of team, private"),
        ({"fast": "maybe"}, "true or false"),
        ({"board": "OX"}, "other letters"),
        ({"round": 5}, "did you mean 'rounds'"),
        ({"preset": "long"}, "there are short"),
        ({"cards": 2}, "too few cards"),
        ({"rounds": 0, "hands": "open"}, "rounds.*hands"),
    ],
)
def test_a_bad_value_says_what_is_allowed_and_all_faults_come_at_once(given: dict[str, object], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        OPTIONS.resolve(given)
