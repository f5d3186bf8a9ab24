"""The edition (section 2): what the house edition holds, and that faulty ones are refused with every reason."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import comb
from pathlib import Path

import pytest
from break_escape_table import BOARD, CARDS, GAME, RUNNERS, SEATS, dealt, now, piece

import turnkey
from turnkey import BadEdition
from turnkey.games.break_escape.state import KEY_TOKENS

HOUSE = Path(str(GAME.definition.agreed.edition_file)).read_text(encoding="utf-8")


def written(path: Path, *changes: tuple[str, str]) -> Path:
    """The house edition with these changes, as a file."""
    text = HOUSE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file = path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return file


def reasons(file: Path) -> tuple[str, ...]:
    with pytest.raises(BadEdition) as refusal:
        turnkey.game("break_escape", edition=file)
    assert str(file) in str(refusal.value)
    for reason in refusal.value.reasons:
        assert reason in str(refusal.value)
    return refusal.value.reasons


@pytest.mark.rules("R6", "R20", "R29")
def test_characters() -> None:
    """2.1."""
    assert GAME.edition["characters"] == {
        "ben": {"hp": 5, "damage": 1},
        "lewis": {"hp": 7, "damage": 1},
        "david": {"hp": 12, "damage": 1},
        "james": {"hp": 20, "damage": 3},
    }
    table = dealt()
    assert [piece(table, seat)["max_hp"] for seat in SEATS] == [5, 7, 12, 20]


def test_pieces_and_markers() -> None:
    """2.2: five Key tokens are displayed, Keys have no ceiling; as many Pup tokens as PUP cards."""
    assert KEY_TOKENS == 5
    assert dealt().view(None)["pups_left"] == 12
    assert len(now(dealt())["wanted"]) == len(RUNNERS) == 3


@pytest.mark.rules("R9", "R55")
def test_deck() -> None:
    """2.3: 28 cards of four kinds."""
    assert GAME.edition["deck"] == {"teleport": 3, "swap": 8, "pup": 12, "jailbreak": 5}
    table = dealt(options={"start_hand": 0})
    held = now(table)
    assert sum(held["deck"].values()) + sum(sum(hand.values()) for hand in held["hand"].values()) == 28
    assert tuple(held["deck"]) == CARDS


def test_dead_deal() -> None:
    """2.3: four or more JAIL BREAKs among the six opening cards, as the ledger counts them."""
    copies = GAME.edition["deck"]["jailbreak"]
    cards = sum(GAME.edition["deck"].values())
    dealt_cards = len(RUNNERS) * GAME.edition["numbers"]["start_hand"]
    dead = sum(comb(copies, many) * comb(cards - copies, dealt_cards - many) for many in range(4, copies + 1))
    assert (dead, comb(cards, dealt_cards)) == (1288, 376740)


@pytest.mark.rules("R2", "Q7", "Q15", "Q36")
def test_board() -> None:
    """2.4: counts from the book, positions from the house."""
    assert GAME.edition["board"] == BOARD
    kinds = [space["kind"] for space in dealt().view(None)["board"]]
    places = {kind: [space for space, one in enumerate(kinds) if one == kind] for kind in set(kinds)}
    assert len(kinds) == 24
    assert places["supply"] == [2, 6, 10, 14, 18, 22]
    assert places["safe house"] == [4, 12, 20]
    assert (places["jail"], places["gate"], places["start"]) == ([9], [16], [0])
    assert len(places["normal"]) + len(places["start"]) == 13
    ahead = {house: (house - 9) % 24 for house in places["safe house"]}
    nearest = sorted(min(steps, 24 - steps) for steps in ahead.values())
    assert nearest == [3, 5, 11]  # no tie, and 12 is nearest clockwise as well
    assert min(ahead, key=lambda house: ahead[house]) == 12


@pytest.mark.rules("R9", "R13", "R16", "R17", "R21", "R22", "R25", "R27", "R30", "R39", "R45", "R51")
def test_numbers() -> None:
    """2.5."""
    assert GAME.edition["numbers"] == {
        "rounds": 12,
        "keys_needed": 2,
        "escapes_needed": 2,
        "start_hand": 2,
        "hand_limit": 5,
        "supply_draw": 1,
        "pursuer_bonus": 2,
        "capture_at": 2,
        "release_hp": 1,
        "survive_hp": 1,
        "rescue_min": 4,
        "breakout_min": 6,
        "safe_heal": 1,
        "rest_heal": 1,
    }


def test_a_second_edition_plays_with_its_own_values(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        ('name = "house"', 'name = "tower"'),
        ("ben = { hp = 5", "ben = { hp = 6"),
        ("rounds = 12", "rounds = 9"),
        ("pup = 12", "pup = 10"),
        ("O.C.S.C..JC.S.C.G.C.S.C.", "OC.S.C..JC.S.C.G.C.S.C.."),
    )
    game = turnkey.game("break_escape", edition=file)
    view = game.deal(seed=1, backend="interpreted").view(None)
    assert (view["rounds"], view["pieces"][0]["max_hp"], view["pups_left"]) == (9, 6, 10)
    assert view["board"][8]["kind"] == "jail"
    record = game.deal(seed=1, backend="interpreted").record
    assert record.header.edition == "tower"
    assert record.header.options == {}  # its values are no changes of its own defaults


FAULTS = [
    ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C..JC.S.C...C.S.C.", "it has 0 times the Gate G, and needs it once"),
    ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C..JC.S.C.G.C.S..", "the board has 23 spaces; the rulebook asks for 24"),
    ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C..JC.S.C.G.C.S...", "the board has 5 Supplies C; the rulebook asks for 6"),
    ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C..JC.S.C.G.C...C.", "the board has 2 Safe Houses S; the rulebook asks for 3"),
    ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C.XJC.S.C.G.C.S.C.", "'X' is no space"),
    ("ben = { hp = 5, damage = 1 }\n", "", "the character ben is missing"),
    ("hp = 20", "hp = 0", "james's hp must be 1 to 99 and damage 0 to 99"),
    ("hp = 20", 'hp = "20"', "james's hp must be 1 to 99 and damage 0 to 99"),
    ("hp = 7, damage = 1", "hp = 7, damage = 2", "the three Runners must do the same damage"),
    ("[deck]", "anna = { hp = 1, damage = 1 }\n[deck]", "there are no such characters: anna"),
    ("swap = 8\n", "", "the deck must give the copies of teleport, swap, pup, jailbreak and of nothing else"),
    ("swap = 8", "swap = 8\njoker = 1", "the deck must give the copies of"),
    ("swap = 8", "swap = 20", "the deck has 40 cards; the rulebook asks for 20 to 30"),
    ("swap = 8", "swap = -1", "the deck's copies must be whole numbers from 0 to 60"),
    ("rounds = 12", "rounds = 0", "numbers.rounds is 0; it must be a whole number from 1 to 60"),
    ("rounds = 12", 'rounds = "twelve"', "numbers.rounds is 'twelve'; it must be a whole number from 1 to 60"),
    ("rest_heal = 1", "", "numbers.rest_heal is None; it must be a whole number from 0 to 20"),
    ('name = "house"', "", "the entry 'name' is missing"),
    ('title = "House edition"', "", "the entry 'title' is missing"),
]


@pytest.mark.parametrize(("old", "new", "why"), FAULTS, ids=[fault[2][:40] for fault in FAULTS])
def test_a_faulty_edition_is_refused_with_its_reason(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert any(why in reason for reason in reasons(written(tmp_path, (old, new))))


def test_every_reason_is_given_at_once(tmp_path: Path) -> None:
    """Also where whole tables are missing or values are of the wrong kind."""
    file = written(
        tmp_path,
        ("O.C.S.C..JC.S.C.G.C.S.C.", "O.C.S.C..JC.S.C.G.C...C."),
        ("hp = 20", 'hp = "many"'),
        ("rounds = 12", "rounds = 99"),
        ("[deck]", "[desk]"),
    )
    assert reasons(file) == (
        "the board has 2 Safe Houses S; the rulebook asks for 3",
        "james's hp must be 1 to 99 and damage 0 to 99",
        "the table deck is missing",
        "numbers.rounds is 99; it must be a whole number from 1 to 60",
    )
    empty = tmp_path / "empty.toml"
    empty.write_text("")
    assert reasons(empty) == (
        "the entry 'name' is missing",
        "the entry 'title' is missing",
        "the entry board is missing or no text",
        "the table characters is missing",
        "the table deck is missing",
        "the table numbers is missing",
    )


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda path: path / "nowhere.toml", "the file cannot be read"),
        (lambda path: written_as(path, "name = = 3"), "it is not valid TOML"),
    ],
)
def test_a_file_that_is_no_edition(tmp_path: Path, make: Callable[[Path], Path], why: str) -> None:
    assert re.match(why, reasons(make(tmp_path))[0])


def written_as(path: Path, text: str) -> Path:
    file = path / "broken.toml"
    file.write_text(text)
    return file
