"""The tiles, the geometry, and other editions: hexagons and squares by the same rules."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from airlock_table import FACINGS, GAME, TILES, VALUES, at_random, shown

import turnkey
from turnkey import BadEdition, BadOption
from turnkey.core.layout import lift
from turnkey.games.airlock.book import check_edition, facings_of
from turnkey.lab.batch import play_batch

RANKS = "ROYGBP"
SQUARE = Path(__file__).with_name("square.toml")


def generated() -> list[tuple[str, list[int]]]:
    """2.4, step by step: the list as it was made."""
    letters = {
        2: dict(zip(RANKS, (6, 5, 4, 4, 3, 2), strict=True)),
        3: dict(zip(RANKS, (18, 15, 13, 11, 9, 6), strict=True)),
        4: dict(zip(RANKS, (23, 21, 18, 14, 11, 9), strict=True)),
        5: dict(zip(RANKS, (15, 13, 11, 9, 7, 5), strict=True)),
    }
    shapes = {2: ("01", "02", "03"), 3: ("012", "013", "024"), 4: ("0123", "0124", "0134"), 5: ("01234",)}
    tiles = []
    for k, counts in letters.items():
        line = "".join(colour * count for colour, count in counts.items())
        solid, paired, mixed = line[0::3], line[1::3], line[2::3]
        third = len(line) // k // 3
        a, c = -(-k // 2), k // 2
        firsts = "".join(letter for i, letter in enumerate(paired) if i % k < a)
        others = "".join(letter for i, letter in enumerate(paired) if i % k >= a)
        turn = max(1, len(others) // 6)
        others = others[turn:] + others[:turn]
        groups = [solid[j * k : j * k + k] for j in range(third)]
        groups += [firsts[j * a : j * a + a] + others[j * c : j * c + c] for j in range(third)]
        groups += [mixed[j::third] for j in range(third)]
        for j, group in enumerate(groups):
            shape = shapes[k][j % len(shapes[k])]
            turn = j // len(shapes[k]) % k
            group = group[turn:] + group[:turn]
            sides = ["-"] * 6
            for direction, letter in zip(shape, group, strict=True):
                sides[int(direction)] = letter
            base = sum(RANKS.index(letter) for letter in group) // k
            tiles.append(("".join(sides), [i * (i + 1) // 2 + 5 - k + base for i in range(1, k + 1)]))
    return tiles


@pytest.mark.rules("Q1", "Q2")
def test_the_tiles_are_those_of_the_ledger() -> None:
    text = "".join(f"{n:02}{tile.replace(' ', '')};" for n, tile in enumerate(GAME.edition["tiles"], 1))
    assert hashlib.sha256(text.encode()).hexdigest() == (
        "9738d5ddea1499d4670b7a3bffa9d208c39ba625d25bab4b2ceecc2c495df86a"
    )
    assert sum(map(sum, VALUES)) == 1915
    assert Counter("".join(TILES)) == {"R": 62, "O": 54, "Y": 46, "G": 38, "B": 30, "P": 22, "-": 180}
    assert Counter(map(len, VALUES)) == {2: 12, 3: 24, 4: 24, 5: 12}
    assert Counter(values[-1] for values in VALUES) == {
        6: 2, 7: 3, 8: 8, 9: 10, 10: 7, 11: 8, 12: 10, 13: 8, 14: 2, 15: 4, 16: 3, 17: 5, 18: 1, 19: 1,
    }  # fmt: skip
    ways = [frozenset(facings_of(sides, 6).values()) for sides in TILES]
    assert len(set(ways)) == 72, "two tiles are the same, turned or flipped"
    assert Counter(map(len, ways)) == {12: 49, 6: 19, 3: 2, 2: 2}
    assert [n + 1 for n, way in enumerate(ways) if len(way) == 3] == [39, 45]
    assert [n + 1 for n, way in enumerate(ways) if len(way) == 2] == [15, 21]


@pytest.mark.rules("Q1")
def test_the_tiles_can_be_made_again_by_the_recipe() -> None:
    assert generated() == list(zip(TILES, VALUES, strict=True))


@pytest.mark.rules("R20", "Q2", "Q24")
def test_facings_are_turned_and_flipped_as_the_ledger_has_it() -> None:
    ways = facings_of("ABCDEF", 6)
    named = dict(zip(FACINGS, ways.values(), strict=True))
    assert [named[code] for code in ("r1", "r4", "f0")] == ["FABCDE", "CDEFAB", "AFEDCB"]
    assert [named[code] for code in ("f1", "f5")] == ["BAFEDC", "FEDCBA"]
    book = GAME.book(2, GAME.options.resolve({}))[0]
    for tile in range(72):
        for place, facing in enumerate(FACINGS):
            sides = ["-ROYGBP-"[side] for side in book["side"][tile, place]]
            assert "".join(sides) == shown(f"{tile + 1:02}", facing)
            first = next(other for other in FACINGS if shown(f"{tile + 1:02}", other) == "".join(sides))
            assert FACINGS[book["facing"][tile, place]] == first


@pytest.mark.rules("Q31")
def test_a_faulty_edition_is_refused_with_every_reason_at_once(tmp_path: Path) -> None:
    tiles = ["RR---- 4/6", "RX---- 4/6", "RRR--- 3/3/8", "R----- 0"]
    tiles += ["------ 1", "RRRR- 1/2/3/4", "nonsense", "RO---- 1/2/3"]
    data = {"name": "bad", "title": "Bad", "tiles": tiles}
    reasons = check_edition(data)
    for part in (
        "tile 02 ('RX---- 4/6') has sides 'X'", "tile 03 ('RRR--- 3/3/8') has values that do not rise",
        "tile 04 ('R----- 0') has values that are not 1 to 999", "tile 05 ('------ 1') has no connector",
        "tile 06 ('RRRR- 1/2/3/4') has 5 sides", "tile 07 ('nonsense') must be written",
        "tile 08 ('RO---- 1/2/3') has 2 connectors and 3 values",
    ):  # fmt: skip
        assert any(reason.startswith(part) for reason in reasons), part
    assert not any(reason.startswith("tile 01") for reason in reasons)
    assert "at most 99" in check_edition({"tiles": ["R----- 1"] * 100})[0]
    assert "none of hexagon, square" in check_edition({"shape": "triangle", "tiles": ["RRR 1/2/3"]})[0]
    assert "missing" in check_edition({})[0]
    file = tmp_path / "bad.toml"
    file.write_text('name = "bad"\ntitle = "Bad"\ntiles = ["RX---- 4/6", "------ 1"]\n', encoding="utf-8")
    with pytest.raises(BadEdition, match=r"tile 01 .*tile 02"):
        turnkey.game("airlock", edition=file)


@pytest.mark.rules("Q31")
def test_checksums_in_the_file_must_hold() -> None:
    data = dict(GAME.edition.data)
    assert check_edition(data) == []
    wrong = check_edition(data | {"checks": {"values": 1914, "sha256": "0"}})
    assert len(wrong) == 2
    assert "1915" in wrong[0]


@pytest.mark.rules("Q31", "Q5")
def test_a_small_set_covers_what_it_can(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    tiles = ", ".join(f'"{tile}"' for tile in GAME.edition["tiles"][:24])
    file.write_text(f'name = "small"\ntitle = "Small"\ntiles = [{tiles}]\n', encoding="utf-8")
    game = turnkey.game("airlock", edition=file)
    assert at_random(game.deal(2, seed=1, backend="interpreted")).over
    assert game.book(4, game.options.resolve({}))[0]["sets"] == 2
    with pytest.raises(BadOption, match="takes 60 tiles"):
        game.deal(5)


@pytest.mark.rules("Q1", "Q21")
def test_squares_run_through_the_same_rules() -> None:
    """Four sides, eight facings; every game sound, interpreted and compiled alike."""
    game = turnkey.game("airlock", edition=SQUARE)
    table = game.deal(2, {"length": "custom:4,3,2"}, seed=3, backend="interpreted")
    while not table.over:
        assert game.definition.faults(lift(table.state[0]), lift(table.book[0])) == []
        at_random(table, seed=len(table.record.entries), steps=1)
    view = table.view(None)
    assert view["shape"] == "square"
    for station in view["stations"]:
        at = {tuple(map(int, one["cell"].split(","))): one["shown"] for one in station["tiles"]}
        joins = 0
        for (q, r), sides in at.items():
            assert len(sides) == 4
            for d, (right, down) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                other = at.get((q + right, r + down))
                if other is not None:
                    assert sides[d] == other[(d + 2) % 4]
                    joins += sides[d] != "-"
        assert joins == sum(one["joins"] for one in station["tiles"])
        if game.edition["tiles"] and view["discards"] == 0:
            assert station["score"] == sum(one["points"] for one in station["tiles"])
    assert table.game.slug == "airlock"
    options = [{"length": "custom:4,3,2"}, {"length": "custom:4,3,2", "connecting": "delayed", "scoring": "round"}]
    one, other = (
        play_batch(game, 30, 2, options, seed=2, backend=backend, keep_finals=30)
        for backend in ("interpreted", "compiled")
    )
    assert np.array_equal(one.finals, other.finals)
    text = table.record.to_text()
    from turnkey.core.replay import replay

    assert replay(game, text, backend="interpreted").record.to_text() == text


@pytest.mark.rules("Q21")
def test_a_square_tile_has_at_most_eight_facings() -> None:
    assert len(facings_of("ROYG", 4)) == 8
    assert list(facings_of("ABCD", 4).values()) == ["ABCD", "DABC", "CDAB", "BCDA", "ADCB", "BADC", "CBAD", "DCBA"]
