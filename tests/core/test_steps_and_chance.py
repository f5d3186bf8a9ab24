"""Words in capitals, steps that nobody else sees, and things drawn from where they lie."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from turnkey.core.actions import ActionSpace, Choice, Verb
from turnkey.core.chance import draw_among
from turnkey.core.errors import DeclarationError
from turnkey.core.events import NUMBER, Events, secret
from turnkey.core.layout import i8, layout_of, lift, record, u64
from turnkey.core.names import Names
from turnkey.core.notation import ACTION, EVENT, Chances, Entry, Notation
from turnkey.core.record import Header, Record

SEATS = Names("seat", ("a", "b"))


@record
class Bag:
    rng: u64
    where: i8[6]


def test_words_may_have_capitals_and_are_read_in_any_case() -> None:
    space = ActionSpace(Verb("gain", Choice("kind", ("S", "P")), says="Gain {kind}.", why="because"))
    assert space[1].notation == "gain P"
    assert space.read("GAIN p") == space.read("gain P") == 1
    with pytest.raises(DeclarationError, match="two actions"):
        ActionSpace(Verb("gain", Choice("kind", ("S", "s")), says="Gain.", why="because"))


def test_others_do_not_learn_of_a_silent_step_at_all() -> None:
    space = ActionSpace(
        Verb("add", Choice("what", ("1", "2")), says="Add.", why="because", silent=True),
        Verb("end", says="End.", why="because"),
    )
    assert space[0].verb.secret
    notation = Notation(space, ActionSpace(), SEATS, Chances(), Events())
    entries = [Entry(ACTION, code=1, seat=0, knowers=1), Entry(ACTION, code=2, seat=0)]
    whole = Record(Header("game", 1, "house", 2, {}), notation, entries)
    assert [entry.code for entry in whole.redacted(0).entries] == [1, 2]
    assert whole.redacted(1).entries == [replace(entries[1])]
    assert "add" not in whole.redacted(None).to_json()


def test_a_redacted_record_tells_in_json_what_it_tells_in_text() -> None:
    """Others see what came of silent steps by an event alone; a whole record needs no events to be replayed."""
    space = ActionSpace(Verb("add", Choice("what", ("1", "2")), says="Add.", why="because", silent=True))
    event = Events()
    event("laid", seat=SEATS, count=NUMBER, what=secret(NUMBER), seen="laid {seat} {count} {what}")
    notation = Notation(space, ActionSpace(), SEATS, Chances(), event)
    entries = [Entry(ACTION, code=1, seat=0, knowers=1), Entry(EVENT, code=0, parts=(0, 1, 2), knowers=1)]
    whole = Record(Header("game", 1, "house", 2, {}), notation, entries)
    assert json.loads(whole.redacted(1).to_json())["steps"] == [{"check": "laid a 1 ?"}]
    assert json.loads(whole.redacted(0).to_json())["steps"] == [{"seat": "a", "do": "add 2"}, {"check": "laid a 1 2"}]
    assert json.loads(whole.to_json())["steps"] == [{"seat": "a", "do": "add 2"}]
    assert whole.redacted(1).entries[-1].parts == (0, 1, None)  # not masked, but gone


def test_a_thing_is_drawn_from_where_it_lies_each_as_likely() -> None:
    bags = layout_of(Bag).blank()
    bags["where"] = [[2, 1, 2, 0, 2, 1]]
    bags["rng"] = 7
    drawn = np.bincount([draw_among(lift(bags[0]), 0, lift(bags[0]).where, 2) for _ in range(3000)], minlength=6)
    assert drawn[[1, 3, 5]].sum() == 0
    assert all(900 < count < 1100 for count in drawn[[0, 2, 4]])
