"""What there is to play, and what many games tell: for people and, as pure JSON, for programs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from command_line import run

import turnkey
from turnkey.core.game import Game
from turnkey.core.registry import slugs
from turnkey.lab.batch import Batch, play_batch

SIM = ("sim", "break_escape", "--seed", "5", "--option", "rounds=4", "--bots", "heuristic")


def test_the_list_of_games() -> None:
    shown = run("games")
    assert shown.code == 0
    assert "break_escape" in shown.out
    assert all(len(line) <= 80 for line in shown.out.splitlines())
    listed = json.loads(run("games", "--json").out)
    assert [one["slug"] for one in listed] == slugs()
    assert {"slug", "title", "seats", "minutes", "blurb"} <= set(listed[0])


def test_all_about_one_game() -> None:
    shown = run("games", "break_escape").out
    told = json.loads(run("games", "break_escape", "--json").out)
    assert told["seat_names"] == {"4": ["ben", "lewis", "david", "james"]}
    assert told["bots"] == ["random", "easy", "medium", "hard", "heuristic"]
    assert {one["kind"] for one in told["options"]} == {"number", "choice", "switch", "text"}
    rounds = next(one for one in told["options"] if one["name"] == "rounds")
    assert (rounds["default"], rounds["takes"]) == (12, "a whole number from 1 to 60")
    for name in [one["name"] for one in told["options"]] + list(told["presets"]) + told["bots"]:
        assert name in shown
    assert all(len(line) <= 80 for line in shown.splitlines())


def sim(*more: str) -> dict[str, Any]:
    ran = run(*SIM, "--json", *more)
    assert ran.code == 0
    return dict(json.loads(ran.out))


def test_sim_as_json_is_json_and_nothing_else() -> None:
    told = sim("--games", "20", "--backend", "interpreted")
    kinds = {
        "game": str, "players": int, "options": dict, "bots": list, "seed": int, "backend": str,
        "games": int, "decisions": int, "seconds": float, "results": dict,
    }  # fmt: skip
    assert {key: type(value) for key, value in told.items()} == kinds
    assert (told["game"], told["players"], told["seed"], told["games"]) == ("break_escape", 4, 5, 20)
    assert told["bots"] == ["heuristic"] * 4
    assert told["options"]["rounds"] == 4
    assert told["decisions"] > 20
    assert 0 < told["seconds"] < 60
    results = told["results"]
    assert list(results["seats"]) == ["ben", "lewis", "david", "james"]
    wins = {name: one["wins"]["value"] for name, one in results["seats"].items()}
    assert wins["ben"] == pytest.approx(1 - wins["james"])
    assert sum(one["value"] for one in results["shares"]["reason"].values()) == pytest.approx(1)
    assert set(results["shares"]["reason"]) <= set(turnkey.game("break_escape").layout["reason"].values)
    assert "reason" not in results["measures"]
    assert results["measures"]["round"]["low"] <= results["measures"]["round"]["value"] <= 4


def test_a_single_game_has_no_intervals() -> None:
    told = sim("--games", "1", "--backend", "interpreted")
    assert told["results"]["measures"]["round"]["low"] is None
    assert "–" in run(*SIM, "--games", "1", "--backend", "interpreted").out


def test_compiled_and_interpreted_agree_and_a_seed_brings_a_run_back() -> None:
    one = sim("--games", "30", "--backend", "interpreted")
    other = sim("--games", "30", "--backend", "compiled", "--cores", "1")
    assert one["results"] == other["results"]
    assert one["decisions"] == other["decisions"]


def test_sim_for_people() -> None:
    ran = run(*SIM, "--games", "10", "--backend", "interpreted", "--preset", "hot_pursuit")
    assert ran.code == 0
    for word in ("seat", "ben", "wins %", "95 %", "mean return", "reason", "measure", "keys", "decisions a second"):
        assert word in ran.out
    assert "seed 5" in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_without_a_seed_the_one_that_was_used_is_told() -> None:
    line = ("sim", "break_escape", "--option", "rounds=2", "--games", "3", "--backend", "interpreted", "--json")
    first = json.loads(run(*line).out)
    again = json.loads(run(*line, "--seed", str(first["seed"])).out)
    assert first["results"] == again["results"]


def test_a_bot_for_each_seat() -> None:
    told = sim("--games", "2", "--backend", "interpreted", "--bots", "random, heuristic,random,heuristic")
    assert told["bots"] == ["random", "heuristic", "random", "heuristic"]


def test_levels_that_are_policies_play_what_the_policies_play() -> None:
    heuristic, medium, both = (
        sim("--games", "20", "--backend", "interpreted", "--bots", bots)["results"]
        for bots in ("heuristic", "medium", "medium:heuristic,medium,heuristic,medium:heuristic")
    )
    assert heuristic == medium == both


def test_bots_that_think_for_themselves_play_game_by_game() -> None:
    told = sim("--games", "3", "--bots", "easy,search@12,hard:heuristic,search@0.01s:heuristic")
    assert told["bots"] == ["easy", "search@12", "hard:heuristic", "search@0.01s:heuristic"]
    assert told["games"] == 3
    assert told["decisions"] > 3
    assert told["results"]["measures"]["round"]["value"] <= 4
    first, again = (sim("--games", "3", "--bots", "easy,search@12,random,medium", "--cores", n) for n in ("1", "2"))
    assert first["results"] == again["results"]
    assert first["decisions"] == again["decisions"]


def test_slow_bots_play_fewer_games_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def noted(game: Game, games: int, *rest: Any, **more: Any) -> Batch:
        asked.append(games)
        return play_batch(game, 1, *rest, **more)

    monkeypatch.setattr("turnkey.lab.batch.play_batch", noted)
    for bots in ("medium", "easy"):
        assert run(*SIM, "--bots", bots, "--backend", "interpreted").code == 0
    assert asked == [10_000, 100]
