"""Positions written by hand: tiles, cells and facings by the names that people see in the notation."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from airlock_table import GAME, at, dealt, pool, station

import turnkey
from sampling import SWEEP
from turnkey import Impossible


def position(players: int = 2, **given: Any) -> turnkey.Table:
    return GAME.position({"players": players, "position": given}, backend="interpreted")


VARIANTS: list[dict[str, Any]] = [
    {}, {"connecting": "delayed"}, {"scoring": "end"}, {"tile_sets": "2", "length": "extended"},
]  # fmt: skip
TABLES = list(itertools.product(GAME.seats, VARIANTS)) if SWEEP else list(zip(GAME.seats, VARIANTS, strict=False))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_positions_of_whole_games_read_back(players: int, options: dict[str, Any]) -> None:
    luck = random.Random(players)
    table = dealt(players, seed=players, **options)
    while not table.over:
        if luck.random() < 1 / 8:
            written = json.loads(json.dumps(table.dump()))
            again = GAME.position(written, backend="interpreted")
            assert again.dump() == table.dump()
            assert again.state.tobytes() == table.state.tobytes()
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))


def test_tiles_and_cells_are_written_as_the_notation_has_them() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, "22 52")
    table.apply("1", "take 22")
    table.apply("1", "@ 0,-1")
    written = table.dump()["position"]
    assert (written["pool"], written["first"]) == (["22", "52"], "2")
    assert (written["picked"]["1"], written["target"]["1"]) == ("22", "0,-1")
    assert (written["picked"]["2"], written["target"]["2"]) == ("none", "none")
    assert [written[name]["1"] for name in ("tile", "cell", "facing")] == [["61", "14"], ["0,0", "0,1"], ["r0", "r0"]]
    assert written["tile"]["2"] == []


def test_a_record_that_begins_anywhere_tells_the_position_by_names() -> None:
    text = at({"1": "61@0,0r0 14@0,1r0"}, "22 52").record.to_text()
    assert '"14"' in text
    assert '"0,1"' in text
    again = turnkey.replay(text, backend="interpreted")
    assert (pool(again), station(again, "1")[1]) == (["22", "52"], ("14", (0, 1), "r0"))


def test_numbers_are_still_read() -> None:
    by_names = at({"1": "61@0,0r0 14@0,1r0"}, "22 52")
    places = [0] * 28
    by_numbers = GAME.position(
        by_names.dump()
        | {
            "position": {
                "pool": [42, 102, *[0] * 58],
                "pool_size": 2,
                "turns_taken": 18,
                "first": by_names.state["first"][0].item(),
                "tile": {"1": [120, 26, *places]},
                "cell": {"1": [30 * 61 + 30, 30 * 61 + 31, *places]},
                "facing": {"1": [0, 0, *places]},
                "station_size": {"1": 2},
            }
        },
        backend="interpreted",
    )
    assert by_numbers.dump()["position"] | {"rng": 0} == by_names.dump()["position"] | {"rng": 0}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"pool": ["01", "99x"]}, "pool: '99x' is none of 01 … 99b"),
        ({"target": {"1": "40,2"}}, "target: '40,2' is none of -30,-30 … 30,30"),
        ({"tile": {"1": ["01"]}, "cell": {"1": ["0,0", "1,0"]}}, "cell for 1 has 2, but tile says 1"),
        ({"pool": ["01", "02"], "pool_size": 3}, "pool has 2, but pool_size says 3"),
        ({"hand": {"1": ["01"] * 11}}, "must be a list of 10 at most"),
        ({"hand": {"1": "01"}}, "'01' must be a list of 10"),
        ({"hand": {"7": ["01"]}}, "'7' is none of 1, 2, 3, 4, 5, 6"),
        ({"hand": {"1": ["80b"]}}, "tile 80b is in none of the sets in use"),
    ],
)
def test_what_is_wrong_is_named(given: dict[str, Any], said: str) -> None:
    with pytest.raises(Impossible) as refusal:
        position(**given)
    assert said in str(refusal.value)
