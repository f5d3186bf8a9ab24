"""A game's declaration: its faults are named all at once, and what it leaves out is made from what it says."""

from __future__ import annotations

import sys
from dataclasses import replace
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.core.actions import ActionSpace, Verb
from turnkey.core.definition import Bots, Counted, Definition, Placed, Rules, Words, defaults
from turnkey.core.editions import Edition
from turnkey.core.errors import DeclarationError
from turnkey.core.layout import layout_of, lift
from turnkey.core.names import Names
from turnkey.core.secrecy import SPECTATOR
from turnkey.core.table_options import Choice, Number, OptionSet, Switch
from turnkey.kit import NOBODY, field, i8, record, u8, u64

SEATS = Names("seat", ("north", "south"))
SUITS = Names("suit", ("clubs", "hearts"))


@record
class Game:
    rng: u64 = field(known_by=NOBODY)
    hand: i8[2, 2] = field(by=(SEATS, SUITS), known_by="seen_by")
    seen_by: u8[2] = field(by=SEATS)
    deck: i8[2] = field(by=SUITS)
    led: i8 = field(values=SUITS)
    turn: i8 = field(seats="seat")


@record
class Book:
    players: i8
    rounds: i8
    ending: i8
    open_hands: i8
    copies: i8[2]


@record
class Forgetful:
    hand: i8[2]


ACTIONS = ActionSpace(Verb("pass", says="Pass.", why="R4: Only whoever leads may pass."), Verb("play", says="Play."))


def written(**rules: Any) -> ModuleType:
    """A module with these rules and nothing else."""
    module = ModuleType("a_game")
    sys.modules["a_game"] = module
    for name, function in rules.items():
        setattr(module, name, function)
    return module


def test_every_fault_is_named_at_once_with_what_to_do() -> None:
    module = written(deal=lambda game: None, over=lambda game, book: False)
    with pytest.raises(DeclarationError) as fault:
        Definition(
            "Two Words", "Two Words", 0, "", "1", {2: ("north", "east"), 3: ("north", "south")},
            Rules(Forgetful, module, measures=("tricks",), most_options=9, paced_by="rng"),
            Words(ACTIONS, SEATS, sides=("North", "South")),
            bots=Bots({"greedy": lambda game: 0}),
        )  # fmt: skip
    said = str(fault.value)
    for part in (
        "the slug 'Two Words' must be small letters",
        "version 0: versions of the rules count from 1",
        "seats[2]: 'east' is none of the seats' words, north, south",
        "seats[3] names 2 seats",
        "words.sides has 2 names, and rules.sides 0 sides: North, South",
        "the record Forgetful needs `rng: u64 = field(known_by=NOBODY)`",
        "a_game.deal takes (game): it is called with (game, book)",
        "a_game has no rule actors(game, book): write it, with @rule above it",
        "a_game has no rule determinize(game, book, seat, dice)",
        "measures are named (tricks), but a_game has no rule measure(game, book, out)",
        "most_options=9, and there are 2 actions",
        "paced_by='rng' must name a field of the record that is one byte",
        "the bot greedy takes (game): it is called with (game, book, seat, menu, dice)",
    ):
        assert part in said
    assert "over" not in said
    assert "advance" not in said


def test_a_class_that_is_no_record_is_told_what_it_lacks() -> None:
    usual = turnkey.game("airlock").definition
    with pytest.raises(DeclarationError, match="int is not declared with @record: put @record above the class"):
        replace(usual, rules=replace(usual.rules, game=int))


def test_the_five_games_are_declared_without_a_fault() -> None:
    for slug in turnkey.game_names():
        usual = turnkey.game(slug).definition
        assert replace(usual) == usual


def test_a_book_is_filled_by_the_names_of_its_fields() -> None:
    options = OptionSet(
        (Number("rounds", 3, "", 1, 9), Choice("ending", "soft", "", ("soft", "hard")), Switch("open_hands", True, ""))
    )
    layout = layout_of(Book)
    book = layout.blank()
    edition = Edition("printed", "", {"copies": {"clubs": 4, "hearts": 5}})
    values = {"rounds": 7, "ending": "hard", "open_hands": True}
    defaults.fill_by_name(book[0], layout, options, edition, values, 2)
    assert book[0].tolist()[:4] == (2, 7, 1, 1)
    assert book[0]["copies"].tolist() == [4, 5]
    with pytest.raises(DeclarationError, match="nothing fills the book's field 'copies'"):
        defaults.fill_by_name(book[0], layout, options, Edition("bare", "", {}), values, 2)


def dealt() -> Any:
    game = layout_of(Game).blank()
    game["hand"][0] = [[1, 0], [0, 2]]
    game["seen_by"][0] = [1, 2]
    game["deck"][0] = [3, 1]
    return lift(game[0])


def test_a_view_shows_what_a_seat_knows_by_its_names() -> None:
    usual = turnkey.game("airlock").definition
    declared = Definition.__new__(Definition)
    object.__setattr__(declared, "rules", replace(usual.rules, game=Game))
    seen = defaults.view_of(declared, dealt(), None, 0)
    assert seen["hand"] == {"north": {"clubs": 1, "hearts": 0}, "south": None}
    assert seen["led"] == "clubs"
    assert "rng" not in seen
    assert "seen_by" not in seen
    assert defaults.view_of(declared, dealt(), None, SPECTATOR)["hand"] == {"north": None, "south": None}
    drawn = defaults.sketch_of(seen, 80)
    assert "Hand" in drawn
    assert "north clubs 1, south ?" in drawn


def test_what_is_conserved_is_missed_and_noticed_twice() -> None:
    cards = Counted("card", ("hand", "deck"), (4, 3), SUITS)
    assert list(cards.faults(dealt(), None)) == []
    short = Counted("card", ("hand", "deck"), (4, 4), SUITS)
    assert list(short.faults(dealt(), None)) == [("CARD", "card hearts: 3 in hand, deck, of 4")]
    places = np.zeros(1, [("pile", "i1", 3), ("held", "i1")])
    places["pile"], places["held"] = [0, 2, -1], 0
    assert list(Placed("tile", ("pile", "held"), 3).faults(places[0], None)) == [
        ("TILE", "tile 0 lies in 2 places, not in 1"),
        ("TILE", "tile 1 lies in 0 places, not in 1"),
    ]


def test_numbers_that_name_nothing_are_faults() -> None:
    game = layout_of(Game).blank()
    game["led"], game["turn"] = 2, 5
    found = list(defaults.bound_faults(layout_of(Game), lift(game[0]), 2))
    assert found == [("BOUNDS", "led: 2 is not 0 to 1"), ("BOUNDS", "turn: 5 is not -1 to 1")]


def test_a_verbs_own_rule_is_the_reason_where_no_other_is_given() -> None:
    reason = defaults.why_not_of(ACTIONS[0].verb)
    assert (str(reason), reason.rule, reason.moment) == ("only whoever leads may pass", "R4", "not_now")
    assert str(defaults.why_not_of(ACTIONS[1].verb)) == "the rules do not offer it now"
