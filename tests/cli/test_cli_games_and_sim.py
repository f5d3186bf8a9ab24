"""What there is to play, and what many games tell: for people and, as pure JSON, for programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from command_line import run

import turnkey
from turnkey.core.registry import slugs
from turnkey.lab.watching import Setting, Watched, watch_batch

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
    assert told["bots"] == ["random", "easy", "medium", "hard", "expert-fast", "expert", "heuristic"]
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
        "game": str, "players": int, "options": dict, "edition": str, "bans": dict, "bots": list, "seed": int,
        "backend": str, "games": int, "decisions": int, "seconds": float, "digest": str,
        "results": dict,
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
    assert list(results["sides"]) == ["ben, lewis, david", "james"]
    assert results["sides"]["james"] == results["seats"]["james"]
    assert results["turn_order"] == {}, "the seats always begin in their own order"
    assert list(results["quantiles"]["round"]) == ["0.05", "0.25", "0.5", "0.75", "0.95"]
    assert results["quantiles"]["round"]["0.95"] <= 4


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
    for word in ("side", "ben", "wins %", "95 %", "mean return", "reason", "measure", "keys", "decisions a second"):
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

    def noted(setting: Setting, games: int, *rest: Any, **more: Any) -> Watched:
        asked.append(games)
        return watch_batch(setting, 1, *rest, **more)

    monkeypatch.setattr("turnkey.lab.machines.watch_batch", noted)
    for bots in ("medium", "easy"):
        assert run(*SIM, "--bots", bots, "--backend", "interpreted").code == 0
    assert asked == [10_000, 100]


INTERPRETED = ("--backend", "interpreted")


def test_wins_by_turn_order_where_the_beginner_changes() -> None:
    """In Airlock the seat that begins is drawn: the first seat and the first to decide are not the same."""
    line = ("sim", "airlock", "--players", "3", "--games", "12", "--seed", "2", *INTERPRETED)
    told = json.loads(run(*line, "--json").out)["results"]
    assert list(told["turn_order"]) == ["1st to decide", "2nd to decide", "3rd to decide"]
    by_order, by_seat = (sum(one["mean_return"]["value"] for one in told[rows].values())
                         for rows in ("turn_order", "seats"))  # fmt: skip
    assert by_order == pytest.approx(by_seat)
    assert "turn order" in run(*line).out


def test_every_game_as_a_line_of_a_table(tmp_path: Path) -> None:
    told = sim("--games", "8", *INTERPRETED, "--csv", str(tmp_path / "games.csv"))
    rows = list(csv.DictReader((tmp_path / "games.csv").open(encoding="utf-8")))
    assert [row["game"] for row in rows] == [str(number) for number in range(8)]
    assert sum(float(row["return:james"]) > 0 for row in rows) / 8 == told["results"]["seats"]["james"]["wins"]["value"]
    assert sum(int(row[f"decisions:{seat}"]) for row in rows for seat in told["results"]["seats"]) == told["decisions"]


def test_saved_records_are_the_games_that_were_counted(tmp_path: Path) -> None:
    files = "--csv", str(tmp_path / "games.csv"), "--save-records", "3", "--records-in", str(tmp_path / "records")
    sim("--games", "5", *INTERPRETED, *files)
    rows = list(csv.DictReader((tmp_path / "games.csv").open(encoding="utf-8")))
    records = sorted((tmp_path / "records").iterdir())
    assert len(records) == 3
    for row, file in zip(rows, records, strict=False):
        result = turnkey.replay(file.read_text(encoding="utf-8"), backend="interpreted").result
        assert result is not None
        assert result.returns[3] == float(row["return:james"])


def test_a_ban_keeps_a_seat_from_something(tmp_path: Path) -> None:
    told = sim("--games", "10", *INTERPRETED, "--ban", "all=swap", "--ban", "all=teleport")
    assert told["bans"] == {"all": ["swap", "teleport"]}
    assert told["results"]["measures"]["swaps"]["value"] == told["results"]["measures"]["teleports"]["value"] == 0
    assert sim("--games", "10", *INTERPRETED)["results"]["measures"]["swaps"]["value"] > 0


@pytest.mark.parametrize(("ban", "said"), [("ben=fly", "has the verbs go"), ("mara=go", "there is no seat 'mara'")])
def test_a_ban_that_means_nothing_is_refused(ban: str, said: str) -> None:
    ran = run(*SIM, "--ban", ban)
    assert ran.code == 2
    assert said in ran.err


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    file = turnkey.game("break_escape").definition.agreed.edition_file
    assert file is not None
    mine = file.read_text(encoding="utf-8").replace('name = "house"', 'name = "mine"').replace("hp = 20", "hp = 3")
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    told = sim("--games", "6", *INTERPRETED, "--edition", str(tmp_path / "mine.toml"))
    assert told["edition"] == "mine"
    assert told["results"]["measures"]["james_hp"]["value"] <= 3
