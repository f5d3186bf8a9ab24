"""Events: declared once, and everything else follows."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from turnkey.core.errors import DeclarationError
from turnkey.core.events import NUMBER, Events, from_one, list_of, maybe, secret, set_of
from turnkey.core.names import Named, Names
from turnkey.core.sentences import Mark

SEATS = Names("seat", ("a", "b", "g"), ("seat a", "seat b", "the guards"), plural=("g",))


class Card(Named, kind="card"):
    """For the tests."""


BAT = Card("bat", "Baseball Bat")
CAN = Card("can", "Tin Can")
event = Events()
MOVED = event("moved", seat=SEATS, to=from_one(Names("place", ("x", "y"), ("the Hall", "the Yard"))),
              says="{seat:moves|move} to {to}.", cue="step", rule="R1")  # fmt: skip
DREW = event(
    "drew", seat=SEATS, card=secret(Card, "a card"), size=NUMBER, says="{seat} draws {card} ({size:card|cards})."
)
SAW = event("saw", seat=SEATS, card=secret(Card), says="It is {card}.")
HURT = event("hurt", seat=SEATS, amount=NUMBER, by=maybe(SEATS), says="{seat} loses {amount}[ to {by}].")
ROLLED = event("rolled", dice=list_of(NUMBER), says="The dice show {dice}.", check="dice {dice}")
TIED = event("tied", seats=set_of(SEATS), says="{seats:leads|lead}.", touches=())


def told(which: Any, *parts: Any, known: bool = True) -> str | None:
    return which.line(parts, known)  # type: ignore[no-any-return]


def test_sentences_are_made_of_parts() -> None:
    assert told(MOVED, 0, 1) == "Seat a moves to the Hall."
    assert told(MOVED, 2, 2) == "The guards move to the Yard."
    assert told(DREW, 1, BAT, 1) == "Seat b draws Baseball Bat (1 card)."
    assert told(DREW, 1, BAT, 3) == "Seat b draws Baseball Bat (3 cards)."
    assert told(HURT, 0, 2, 1) == "Seat a loses 2 to seat b."
    assert told(HURT, 0, 2, -1) == "Seat a loses 2."
    assert told(ROLLED, (1, 3, 3)) == "The dice show 1 3 3."
    assert told(TIED, 0b111) == "Seat a, seat b and the guards lead."
    assert told(TIED, 0b010) == "Seat b leads."


def test_a_line_is_data_and_marks_what_it_speaks_of() -> None:
    line = MOVED.line((0, 2), True)
    assert line is not None
    assert line.marks == (Mark("seat", "Seat a", "seat:a"), " moves", " to ", Mark("to", "the Yard", "place:y"), ".")
    assert (line.kind, line.parts, line.cue, line.rule) == ("moved", {"seat": "a", "to": "y"}, "step", "R1")
    assert line.touches == ("seat:a", "place:y")
    again = pickle.loads(pickle.dumps(line))
    assert again == line
    assert again.data() == line.data()


def test_what_is_hidden_is_nowhere_in_the_line() -> None:
    assert told(DREW, 1, BAT, 2, known=False) == "Seat b draws a card (2 cards)."
    for card in (BAT, CAN):
        line = DREW.line((1, card, 2), False)
        assert line is not None
        assert line.data() == DREW.line((1, BAT, 2), False).data()  # type: ignore[union-attr]
        assert line.parts == {"seat": "b", "card": None, "size": 2}
        assert line.touches == ("seat:b",)
    assert told(SAW, 0, BAT, known=False) is None


def test_records_write_words() -> None:
    assert ROLLED.written(ROLLED.check, ((1, 3),), True) == "dice 1 3"
    assert DREW.written("draw {seat} {card}", (0, CAN, 1), True) == "draw a can"
    assert DREW.written("draw {seat} {card}", (0, None, 1), False) == "draw a ?"
    assert HURT.written("lost {seat} {by}", (0, 1, -1), True) == "lost a"


@pytest.mark.parametrize(
    ("declared", "fault"),
    [
        ({"says": "{who} moves."}, "{who}, which is none of its parts"),
        ({"says": "", "cue": "boom"}, "its cue is none of"),
        ({"says": "", "one": list_of(NUMBER), "two": NUMBER}, "a list can only be its last part"),
        ({"says": "", **{f"part{number}": NUMBER for number in range(9)}}, "more than 8 parts"),
    ],
)
def test_a_wrong_declaration_is_refused_at_once(declared: dict[str, Any], fault: str) -> None:
    with pytest.raises(DeclarationError, match=fault):
        Events()("wrong", **declared)
    with pytest.raises(DeclarationError, match="declared twice"):
        event("moved")


def test_a_part_cannot_be_named_twice_or_lack_a_title() -> None:
    with pytest.raises(DeclarationError, match="stands twice"):
        Names("seat", ("a", "A"))
    with pytest.raises(DeclarationError, match="have 1 titles"):
        Names("seat", ("a", "b"), ("seat a",))
