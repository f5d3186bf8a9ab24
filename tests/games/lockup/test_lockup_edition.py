"""The edition (section 2): the ledger's counts, sums and tables; a faulty one is refused with every reason at once."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from lockup_scene import GAME, scored, totals

import turnkey
from turnkey import BadEdition
from turnkey.games.lockup.book import check_edition
from turnkey.games.lockup.names import EDITION_FILE

DATA: dict[str, Any] = dict(GAME.edition.data)


def test_items_are_those_of_the_ledger() -> None:
    """2.4, its checks, and some lines of it."""
    items = DATA["items"]
    assert len(items) == 30
    costs = [item["cost"] for item in items]
    assert {letter: sum(letter in cost for cost in costs) for letter in "SPIGA"} == {
        "S": 25, "P": 16, "I": 14, "G": 7, "A": 8,
    }  # fmt: skip
    assert sum(item["reputation"] for item in items) == 211
    assert max(map(len, costs)) == 5
    assert Counter(symbol for item in items for symbol in item["symbols"]) == {"claw": 6, "flame": 6, "rune": 6}
    by_id = {item["id"]: item for item in items}
    for line in (
        "I05 SA 3 TOME,CONV -", "I11 SPA 5 SUS,CONV -", "I16 SSA 5 LIM -", "I22 SPIA 8 SUS,SUS -",
        "I28 SSIIG 15 LIM -", "I29 PPPIG 14 - flame,rune", "I30 SPIIG 13 POW claw", "I19 SSII 10 +S -",
        "I01 SS 4 - claw", "I20 SPPP 9 GIVE -", "I24 PPIA 8 TOME rune", "I04 SS 3 LIM,CONV -",
    ):  # fmt: skip
        name, cost, reputation, rewards, symbols = line.split()
        item = by_id[name]
        assert (item["cost"], item["reputation"]) == (cost, int(reputation))
        assert ",".join(item["rewards"]) == rewards.replace("-", "")
        assert ",".join(item["symbols"]) == symbols.replace("-", "")


def test_goons_are_those_of_the_ledger() -> None:
    goons = DATA["goons"]
    kinds = [goon["kind"] for goon in goons]
    assert Counter(kinds) == {"dwarf": 8, "ratman": 6, "cultist": 6, "hobgoblin": 6, "demon": 3}
    assert Counter(goon["suspicion"] for goon in goons) == {0: 9, 1: 16, 2: 4}
    assert Counter(goon["symbol"] for goon in goons if goon["symbol"]) == {"claw": 4, "flame": 4, "rune": 4}
    assert sum(sorted((goon["suspicion"] for goon in goons), reverse=True)[:5]) == 9
    by_id = {goon["id"]: goon for goon in goons}
    for line in (
        "N05 dwarf +G 2 -", "N07 dwarf +S 0 claw", "N10 ratman GIVE 1 -", "N14 ratman +S 1 rune",
        "N17 cultist - 0 rune",
        "N19 cultist +P,CONV 1 -", "N20 cultist TOME 2 flame", "N22 hobgoblin POW 2 -", "N27 demon +S 2 claw",
        "N28 demon +P 1 flame", "N29 demon TOME 1 rune", "N13 ratman SUS 0 -",
    ):  # fmt: skip
        name, kind, rewards, icons, symbol = line.split()
        goon = by_id[name]
        assert (goon["kind"], goon["suspicion"]) == (kind, int(icons))
        assert ",".join(goon["rewards"]) == rewards.replace("-", "")
        assert goon["symbol"] == symbol.replace("-", "")


def test_tomes_goals_and_guards_are_those_of_the_ledger() -> None:
    assert [len(title["ids"]) for title in DATA["tomes"]] == [2] * 11
    assert (len(DATA["awards"]), len(DATA["instants"]), len(DATA["end_goals"])) == (7, 4, 5)
    guards: dict[str, list[Any]] = {}
    for card in DATA["guards"]:
        guards.setdefault(card["set"], []).append(card["strength"])
    assert guards == {
        "grey": [0, "enforcer", 1, 1, 2, 3, 1], "moderate": [0, 1, 1, 2, 3], "challenging": [1, 2, 2, 3, 4],
        "expert": [2, 3, 4, 5, "enforcer"],
    }  # fmt: skip
    assert [card["id"] for card in DATA["guards"] if card.get("lookout")] == ["GD01"]
    assert [card["id"] for card in DATA["guards"] if card.get("whistle")] == ["GD07"]
    assert DATA["location_cards"].count("off duty") == 2


def test_127_cards() -> None:
    counts = [len(DATA["items"]), len(DATA["goons"]), 22, 16, len(DATA["location_cards"]), len(DATA["guards"])]
    assert sum(counts) == 127


def changed(*path: Any, value: Any) -> dict[str, Any]:
    data = deepcopy(DATA)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return data


FAULTS: list[tuple[tuple[Any, ...], Any, str]] = [
    (("supplies", "scrap"), 24, "supplies.scrap is 24; the box has 25"),
    (("supplies", "suspicion"), 10, "supplies.suspicion is 10; the box has 12"),
    (("numbers", "brawl"), -1, "numbers.brawl is -1"),
    (("numbers", "rounds"), 7, "a game has 1 to 6 rounds"),
    (("locations", "yard"), [[1, 0, 0]], "locations.yard must be three rows"),
    (("locations", "infirmary_first"), [2, 3, 9], "locations.infirmary_first"),
    (("locations", "commissary", 0, 0), "steal", "locations.commissary"),
    (("location_cards", 0), "cell", "location_cards must name"),
    (("items", 3, "cost"), "SSX", "I04: its cost"),
    (("items", 3, "cost"), "SSSSSS", "I04: its cost"),
    (("items", 3, "reputation"), "many", "I04: its reputation"),
    (("items", 3, "symbols"), ["skull"], "I04: its symbols"),
    (("items", 3, "rewards"), ["LIM", "LIM", "LIM"], "I04: its rewards"),
    (("items", 3, "id"), "I05", "items must be the 30 cards"),
    (("goons", 0, "kind"), "demon", "there are 7 goons of the kind dwarf"),
    (("goons", 0, "suspicion"), 3, "N01: its suspicion"),
    (("goons", 0, "symbol"), "skull", "N01: its symbol"),
    (("goons", 26, "symbol"), "", "N27: a demon has a symbol"),
    (("goons", 0, "rewards"), ["+X"], "N01: its rewards"),
    (("goons", 0, "id"), "N99", "goons must be the 29 cards"),
    (("goon_values", "dwarf"), [], "goon_values.dwarf"),
    (("goon_values", "demon"), 99, "goon_values.demon"),
    (("tomes", 0, "word"), "loud", "tomes must be the 11 titles"),
    (("tomes", 0, "ids"), ["T01"], "tomes must have two ids each"),
    (("tomes", 0, "when"), ["lunch"], "must say when"),
    (("awards", 0, "most"), "luck", "GA1: most"),
    (("awards", 0, "id"), "GA9", "awards must be the 7 cards"),
    (("instants", 0, "need"), 0, "GI1: of must be"),
    (("end_goals", 0, "compare"), "XY", "GE1: it compares"),
    (("guards", 0, "set"), "expert", "guard cards of the set 'grey'"),
    (("guards", 0, "strength"), -1, "GD01: its strength"),
    (("guards", 0, "id"), "GD02", "guards must be the 22 cards"),
]


@pytest.mark.parametrize(("path", "value", "reason"), FAULTS, ids=[fault[2][:30] for fault in FAULTS])
def test_each_fault_is_named(path: tuple[Any, ...], value: Any, reason: str) -> None:
    reasons = check_edition(changed(*path, value=value))
    assert any(reason in one for one in reasons), reasons


def test_the_house_edition_is_sound() -> None:
    assert list(check_edition(DATA)) == []


def test_all_reasons_at_once(tmp_path: Path) -> None:
    text = EDITION_FILE.read_text(encoding="utf-8")
    text = text.replace("scrap = 25", "scrap = 20").replace('cost = "SSIIG"', 'cost = "SSQ"')
    text = text.replace("brawl = 3", "brawl = 300").replace('name = "house"', 'name = "mine"')
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadEdition) as refusal:
        turnkey.game("lockup", edition=file)
    said = str(refusal.value)
    assert "supplies.scrap" in said
    assert "I28: its cost" in said
    assert "numbers.brawl" in said


@pytest.mark.parametrize("data", [{}, {"items": 3, "goons": "x"}])
def test_an_edition_without_anything(data: dict[str, Any]) -> None:
    assert len(list(check_edition(data))) > 10


def test_another_edition_is_played(tmp_path: Path) -> None:
    """Values of one's own: the enforcer of numbers counts."""
    text = EDITION_FILE.read_text(encoding="utf-8").replace('name = "house"', 'name = "mine"')
    text = text.replace("start_reputation = 10", "start_reputation = 7").replace("award = 8", "award = 9")
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    table = turnkey.game("lockup", edition=file).deal(3, seed=1, backend="interpreted")
    assert totals(table) == [7, 7, 7]
    assert "edition=mine" in table.record.to_text()
    assert totals(scored(3, reputation=dict.fromkeys("abc", 5), fpt="a")) == [7, 5, 5]
