"""The edition: every card as the ledger has it, and a faulty file refused with every reason at once."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest
from locked_out_table import GAME, ICONS, dealt

import turnkey
from turnkey import BadEdition
from turnkey.games.locked_out.book import check_edition

# Section 2.3
ACCESS = {
    "ir": ("IR Emitter", 30), "lockpick": ("Ethereal Lockpick", 40), "keycard": ("Programmable Keycard", 50),
    "iris": ("Iris Emulator", 60), "cipher": ("Cipher Breaker", 40), "voice": ("Voice Forger", 50),
    "neural": ("Neural Bypass", 60), "root": ("Root Token", 70),
}  # fmt: skip
LOOT = {
    "corkscrew": ("Sonic Corkscrew", 5), "iron": ("Soldering Iron", 5), "gambling": ("Gambling Cards", 5),
    "postcards": ("Holo Postcards", 5), "gun": ("Plasma Gun", 10), "boots": ("Grav Boots", 10),
    "scope": ("Pocket Telescope", 10), "earbud": ("Translator Earbud", 10), "mug": ("Self-Heating Mug", 15),
    "parrot": ("Robo-Parrot", 15), "whisky": ("Moon Whisky", 15), "chart": ("Antique Star Chart", 20),
    "ring": ("Consul's Signet Ring", 20), "opal": ("Meteorite Opal", 25), "bonds": ("Bearer Bonds", 30),
    "crown": ("Crown of Ceres", 40), "booty": ("Share of the Booty", 20),
}  # fmt: skip
RESOURCES = {
    "oxygen": ("Oxygen", 10), "power": ("Power", 10), "fuel": ("Fuel", 10), "oxypow": ("Oxygen + Power", 20),
    "powfuel": ("Power + Fuel", 20), "fueloxy": ("Fuel + Oxygen", 20),
}  # fmt: skip
HAZARDS = {"battery": ("Leaky Battery", -10), "vase": ("Cracked Cryo Vase", -15), "charge": ("Unstable Charge", -20)}


@pytest.mark.parametrize(
    ("table", "expected"), [("access", ACCESS), ("loot", LOOT), ("resources", RESOURCES), ("hazards", HAZARDS)]
)
def test_every_card_is_as_the_ledger_has_it(table: str, expected: dict[str, tuple[str, int]]) -> None:
    cards = GAME.edition[table]
    assert {kind: (card["name"], card["value"]) for kind, card in cards.items()} == expected
    assert list(cards) == list(expected)  # the canonical order


@pytest.mark.rules("Q5", "Q32", "R7")
def test_icons_colours_and_tokens() -> None:
    assert [kind for kind, card in GAME.edition["loot"].items() if card["icon"]] == ICONS
    colours = {kind: set(card["colours"]) for kind, card in GAME.edition["resources"].items()}
    assert [colours[kind] for kind in ("oxypow", "powfuel", "fueloxy")] == [
        {"oxygen", "power"}, {"power", "fuel"}, {"fuel", "oxygen"},
    ]  # fmt: skip
    assert dict(GAME.edition["tokens"]) == {"3": 8, "4": 8, "5": 7, "6": 6}


def test_what_the_piles_are_worth() -> None:
    """Section 2.3: loot 240, resources 180, orange 360, purple 440: 1220 in all."""
    cards = {one["id"]: one for one in dealt(3).view(None)["cards"]}
    worth = {kind: one["value"] * one["in_piles"] for kind, one in cards.items()}
    assert sum(worth[kind] for kind in LOOT) == 240
    assert sum(worth[kind] for kind in RESOURCES) == 180
    assert [sum(worth[kind] for kind in list(ACCESS)[place : place + 4]) for place in (0, 4)] == [360, 440]
    assert sum(worth.values()) == 1220


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The edition with some entries changed: `("loot.gun.value", 11)`; None takes an entry out."""
    data: dict[str, Any] = copy.deepcopy(dict(GAME.edition.data))
    for path, value in changes:
        *steps, last = path.split(".")
        table = data
        for step in steps:
            table = table[step]
        if value is None:
            del table[last]
        else:
            table[last] = value
    return data


def test_the_edition_that_comes_with_the_game_is_sound() -> None:
    assert check_edition(changed()) == []


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        ("board", None, "the table board must tell of the spaces"),
        ("board.8a", None, "the table board must tell of the spaces"),
        ("board.5.zone", "orange", "the zone of space 5 must be blue"),
        ("board.2.doorways", ["2a", "3"], "the doorways of space 2 must lead to 2a"),
        ("tokens", None, "the table tokens must give a start for each of 3, 4, 5, 6 seats"),
        ("tokens.4", 9, "tokens.4 is 9; the track goes from 1 to 8"),
        ("tokens.6", 0, "tokens.6 is 0"),
        ("access", None, "the table access is missing"),
        ("access.iris", None, "access: iris missing"),
        ("access.iris.colour", "purple", "access.iris must be orange"),
        ("access.root.colour", "orange", "access.root must be purple"),
        ("access.ir.value", 30.5, "access.ir: its value must be a whole number"),
        ("access.ir.name", "", "access.ir has no name"),
        ("access.laser", {"name": "Laser", "value": 1}, "access: there are no such cards: laser"),
        ("resources.fuel.copies", 5, "resources.fuel has 5 copies; the rulebook has 6"),
        ("resources.oxypow.copies", 2, "resources.oxypow has 2 copies; the rulebook has 1"),
        ("resources.oxypow.colours", ["oxygen", "fuel"], "resources.oxypow must show oxygen and power"),
        ("loot.gun.icon", "yes", "loot.gun: icon must be true or false"),
        ("loot.gun.value", 11, "the values of the loot kinds add up to 241"),
        ("loot.booty.copies", 5, "loot.booty must have 6 copies"),
        ("loot.booty.icon", True, "loot.booty must have 6 copies and no icon"),
        ("loot.crown", None, "loot: crown missing"),
        ("hazards.vase", None, "hazards: vase missing"),
        ("hazards.vase.value", "much", "hazards.vase: its value must be a whole number"),
        ("access.keycard.value", 55, "the values of the orange access kinds add up to 185"),
        ("access.voice.value", 55, "the values of the purple access kinds add up to 225"),
        ("second.laser", {"value": 1}, "second.laser: there is no such card"),
        ("second.gun", {"value": 10, "copies": 2}, "second.gun may give a name, a value and an icon"),
        ("second.gun.value", 1.5, "second.gun: its value must be a whole number"),
        ("second.root", {"icon": True}, "second.root: only the sixteen loot kinds have an icon"),
        ("second.booty", {"icon": True}, "second.booty: only the sixteen loot kinds have an icon"),
        ("second", 3, "second must be a table of cards"),
    ],
)
def test_a_faulty_entry_is_named(path: str, value: Any, why: str) -> None:
    assert any(why in reason for reason in check_edition(changed((path, value))))


def test_every_reason_is_told_at_once(tmp_path: Path) -> None:
    reasons = check_edition(
        changed(
            ("tokens.3", 0), ("access.ir.colour", "blue"), ("resources.fuel.copies", 7), ("loot.mug.icon", 1),
            ("hazards.charge", None), ("board.7.zone", "blue"), ("second.nothing", {}),
        )
    )  # fmt: skip
    assert len(reasons) == 7
    file = tmp_path / "faulty.toml"
    text = Path(str(GAME.definition.agreed.edition_file)).read_text(encoding="utf-8")
    text = text.replace('colours = ["fuel"], copies = 6', 'colours = ["fuel"], copies = 4').replace(
        "value = 40, icon = false", "value = 45, icon = false"
    )
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as refusal:
        turnkey.game("locked_out", edition=file)
    assert len(refusal.value.reasons) == 2
    assert "resources.fuel has 4 copies" in str(refusal.value)
    assert "add up to 245" in str(refusal.value)


def test_an_edition_of_another_name_may_have_its_own_values(tmp_path: Path) -> None:
    file = tmp_path / "printed.toml"
    text = Path(str(GAME.definition.agreed.edition_file)).read_text(encoding="utf-8")
    text = text.replace('name = "house"', 'name = "printed"').replace(
        "value = 40, icon = false", "value = 45, icon = false"
    )
    file.write_text(text, encoding="utf-8")
    table = turnkey.game("locked_out", edition=file).deal(3, {}, seed=1, backend="interpreted")
    assert table.record.to_text().startswith("turnkey 1\ngame locked_out version=1 edition=printed players=3\n")
    assert {one["id"]: one["value"] for one in table.view(None)["cards"]}["crown"] == 45
