"""The edition (section 2): what the house edition holds, and that faulty ones are refused with every reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from lockdown_table import DECK, GAME, at, dealt

import turnkey
from turnkey import BadEdition

HOUSE = Path(str(GAME.definition.agreed.edition_file)).read_text(encoding="utf-8")


def written(path: Path, *changes: tuple[str, str]) -> Path:
    """The house edition with these changes, as a file."""
    text = HOUSE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = path / "edition.toml"
    file.write_text(text, encoding="utf-8")
    return file


def reasons(file: Path) -> tuple[str, ...]:
    with pytest.raises(BadEdition) as refusal:
        turnkey.game("lockdown", edition=file)
    for reason in refusal.value.reasons:
        assert reason in str(refusal.value)
    return refusal.value.reasons


@pytest.mark.rules("R1", "R2", "R3")
def test_characters() -> None:
    """2.2."""
    assert GAME.edition["characters"] == {
        "b": {"name": "Blocker", "strength": 2, "votes": 1, "points": 5},
        "l": {"name": "Leader", "strength": 1, "votes": 2, "points": 3},
        "w": {"name": "Weeper", "strength": 1, "votes": 1, "points": 7},
        "u": {"name": "Useless", "strength": 1, "votes": 1, "points": 1},
    }


@pytest.mark.rules("R3", "R4", "Q2", "Q3")
def test_locations() -> None:
    """2.3."""
    assert [
        (one["place"], one["name"], one["spots"], one["monster_spots"]) for one in dealt().view(None)["locations"]
    ] == [
        (1, "Restrooms", 3, 6),
        (2, "Pharmacy", 4, 6),
        (3, "Surveillance Room", 3, 6),
        (4, "Toy Store", 4, 6),
        (5, "Great Hall", 5, 6),
        (6, "Parking Lot", None, 6),
    ]


@pytest.mark.rules("Q4", "Q6", "Q22")
def test_cards() -> None:
    """2.4: 23 cards; the one that adds a vote is the Pistol."""
    assert GAME.edition["deck"] == DECK
    assert sum(DECK.values()) == 23
    pistol = next(action for action in GAME.definition.words.actions if action.notation == "play pistol")
    assert pistol.sentence == "Play Pistol: one more vote."


@pytest.mark.rules("R7", "Q1", "Q5")
def test_other_numbers() -> None:
    assert (GAME.edition["monsters"], GAME.edition["cold_lines"], GAME.edition["dice"]) == (25, [3, 3, 3], 6)


@pytest.mark.rules("R3")
def test_a_blocker_takes_one_spot() -> None:
    table = at("B1 L1 W2", "B1 L2 W2", "B4 L4 W4", "B5 L5 W5", stage="badge")
    assert len(table.view(None)["locations"][0]["characters"]) == 3


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("spots = [3, 4, 3, 4, 5]", "spots = [3, 4, 3, 4]", "spots"),
        ("spots = [3, 4, 3, 4, 5]", "spots = [3, 3, 3, 3, 3]", "15 spots"),
        ("spots = [3, 4, 3, 4, 5]", "spots = [0, 9, 3, 4, 5]", "spots"),
        ("monster_spots = 6", "monster_spots = 5", "monster_spots is 5"),
        ("parking_monster_spots = 6", "parking_monster_spots = 2", "parking_monster_spots"),
        ("monsters = 25", "monsters = 26", "monsters is 26"),
        ("cold_lines = [3, 3, 3]", "cold_lines = [3, 3]", "cold_lines"),
        ("dice = 6", "dice = 5", "dice is 5"),
        ('"Restrooms", ', "", "locations"),
        ("strength = 2", "strength = 3", "Blocker"),
        ("points = 7", "points = 8", "Weeper"),
        ("votes = 2", "votes = 1", "Leader"),
        ('u = { name = "Useless"', 'x = { name = "Useless"', "characters"),
        ("bat = 3", "bat = 4", "24 cards"),
        ("bat = 3", "axe = 3", "deck"),
        ("bat = 3", "bat = -3", "copies"),
        ("number = 17", "number = 18", "numbered"),
        ('title = "Fog"', 'title = ""', "no title"),
        ('variation = "Fog"', "", "no variation"),
        ('name = "house"', "", "name"),
    ],
)
def test_faulty_editions(tmp_path: Path, old: str, new: str, why: str) -> None:
    told = reasons(written(tmp_path, (old, new)))
    assert len(told) == 1
    assert why in told[0]


def test_every_reason_at_once(tmp_path: Path) -> None:
    file = written(
        tmp_path,
        ("spots = [3, 4, 3, 4, 5]", "spots = 3"),
        ("monsters = 25", 'monsters = "many"'),
        ("cold_lines = [3, 3, 3]", "cold_lines = [0, 3, 3]"),
        ("dice = 6", "dice = 7"),
        ("points = 7", "points = 9"),
        ("keys = 1", "keys = 2"),
        ('ending = "Nobody can say how it ended."', ""),
    )
    told = " ".join(reasons(file))
    for word in ("spots", "monsters", "cold_lines", "dice", "Weeper", "24 cards", "epilogue 21 has no ending"):
        assert word in told
    assert len(reasons(file)) == 7


def test_files_that_are_no_edition(tmp_path: Path) -> None:
    assert "cannot be read" in reasons(tmp_path / "missing.toml")[0]
    (tmp_path / "edition.toml").write_text("spots = [", encoding="utf-8")
    assert "TOML" in reasons(tmp_path / "edition.toml")[0]
    (tmp_path / "edition.toml").write_text('name = "x"\ntitle = "x"\n', encoding="utf-8")
    assert len(reasons(tmp_path / "edition.toml")) >= 9


def test_another_edition_is_played_by_its_numbers(tmp_path: Path) -> None:
    file = written(
        tmp_path, ('name = "house"', 'name = "mine"'), ("spots = [3, 4, 3, 4, 5]", "spots = [5, 4, 3, 4, 5]"),
        ("bat = 3", "bat = 2"), ("saw = 3", "saw = 4"), ("cold_lines = [3, 3, 3]", "cold_lines = [2, 3, 4]"),
    )  # fmt: skip
    game = turnkey.game("lockdown", edition=file)
    table = game.deal(4, seed=1, backend="interpreted")
    assert [one["spots"] for one in table.view(None)["locations"]][:5] == [5, 4, 3, 4, 5]
    assert [one["spots"] for one in table.view(None)["cold_storage"]["lines"]] == [2, 3, 4]
    assert "edition=mine" in table.record.to_text()
