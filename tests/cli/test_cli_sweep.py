"""`turnkey sweep` and `turnkey compare`: for people, for programs, and what they leave behind."""

from __future__ import annotations

import json
from pathlib import Path

import polars as pl
import pytest
from command_line import run

QUICK = ("--backend", "interpreted", "--games", "12")
SWEEP = ("sweep", "break_escape", "--option", "rounds=3,4", "--option", "keys_needed=1..2", *QUICK)


def test_a_sweep_for_people_and_the_same_again(tmp_path: Path) -> None:
    ran = run(*SWEEP, "--in", str(tmp_path))
    assert ran.code == 0
    for word in (
        "as it is",
        "rounds=3",
        "keys_needed=1",
        "what matters",
        "60 games played",
        "All of this was played by",
    ):
        assert word in ran.out.replace("\n", " "), word
    folder = next(one for one in tmp_path.iterdir() if one.name.startswith("sweep-break_escape-"))
    assert {"settings.parquet", "experiment.json", "tornado-decisions.svg", "surface-decisions.svg"} <= {
        one.name for one in folder.iterdir()
    }
    assert "currentColor" in (folder / "tornado-decisions.svg").read_text(encoding="utf-8")
    assert json.loads((folder / "experiment.json").read_text(encoding="utf-8"))["seed"] == 1
    assert "nothing played" in run(*SWEEP, "--in", str(tmp_path)).out


def test_a_sweep_for_programs_with_other_players_beside(tmp_path: Path) -> None:
    line = (
        "sweep",
        "break_escape",
        "--edition",
        "deck.swap=8,4",
        "--option",
        "rounds=4",
        *QUICK,
        "--in",
        str(tmp_path),
    )
    told = json.loads(run(*line, "--also", "random", "--figure", "runners", "--json").out)
    assert [one["setting"] for one in told["settings"]] == ["as it is", "deck.swap=4"]
    assert told["effects"][0]["option"] == "deck.swap"
    assert told["bots"] == ["medium"] * 4
    assert told["also"]["bots"] == ["random"] * 4
    assert "agree" in run(*line, "--also", "random", "--figure", "runners").out
    table = pl.read_parquet(Path(told["folder"]) / "settings.parquet")
    assert table["value"].to_list() == [one["value"] for one in told["settings"]]


def test_two_settings_side_by_side(tmp_path: Path) -> None:
    line = ("compare", "break_escape", "rounds=4", "rounds=4,keys_needed=0", *QUICK, "--in", str(tmp_path))
    told = json.loads(run(*line, "--json").out)
    rows = {one["figure"]: one for one in told["figures"]}
    assert told["b"]["options"]["keys_needed"] == 0
    assert rows["runners_win"]["b"] - rows["runners_win"]["a"] == pytest.approx(rows["runners_win"]["change"])
    shown = run(*line, "--figure", "runners", "--also", "random").out
    for word in ("A: rounds=4", "runners_win", "random", "on the same deals"):
        assert word in shown


def test_an_edition_beside_the_game_as_it_is(tmp_path: Path) -> None:
    import turnkey

    file = turnkey.game("break_escape").definition.agreed.edition_file
    assert file is not None
    mine = (
        file.read_text(encoding="utf-8").replace('name = "house"', 'name = "mine"').replace("rounds = 12", "rounds = 2")
    )
    (tmp_path / "mine.toml").write_text(mine, encoding="utf-8")
    line = ("compare", "break_escape", "-", str(tmp_path / "mine.toml"), *QUICK, "--in", str(tmp_path), "--json")
    told = json.loads(run(*line, "--figure", "round").out)
    assert (told["a"]["edition"], told["b"]["edition"]) == ("house", "mine")
    assert told["figures"][0]["b"] <= 2 < told["figures"][0]["a"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (("sweep", "break_escape", "--option", "rounds=4..1"), "smaller number first"),
        (("sweep", "break_escape", "--edition", "deck.joker=1,2"), "the edition has no 'deck.joker'"),
        (("sweep", "break_escape", "--option", "rounds=3,4", "--figure", "fun"), "there is no figure 'fun'"),
        (("sweep", "break_escape", "--until", "soon"), "write 0.5% or 0.005"),
        (("compare", "break_escape", "-", "rounds=3,five"), "must be written NAME=VALUE"),
    ],
)
def test_what_cannot_be_done_is_told(line: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ran = run(*line, "--in", str(tmp_path), "--games", "2", "--backend", "interpreted")
    assert ran.code == 2
    assert said in ran.err


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (("compare", "break_escape", "-", "rounds=12"), "A and B are the same game"),
        (("compare", "break_escape", "-", "rounds=10,rounds=11"), "rounds is given twice"),
        (("report", "break_escape", "--option", "rounds=8..10"), "rounds has several values here: a report is of one"),
        (("tune", "break_escape", "--aim", "wins:james=0.5±0.1", "--option", "rounds=8,9"), "is said by --vary"),
        (("tune", "break_escape", "--aim", "wins:james=2..3"), "can never be met: wins:james is a share of games"),
        (("sim", "break_escape", "--csv", "nowhere/games.csv"), "No such file or directory"),
        (("sim", "break_escape", "--backend", "cuda", "--ray", "local"), "leave --ray or --backend cuda away"),
    ],
)
def test_what_would_mislead_is_told_before_anything_is_played(
    line: tuple[str, ...], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*line)
    assert ran.code == 2
    assert why in ran.err
    assert not list(tmp_path.iterdir())


def test_a_long_name_is_told_to_its_end(tmp_path: Path) -> None:
    path = "goons.deacon.suspicion"
    out = run("sweep", "lockup", "--edition", f"{path}=0..1", "--in", str(tmp_path), *QUICK[:3], "2").out
    assert "…" not in out
    assert f"{path}=1" in "".join(line.split("  ")[0] for line in out.splitlines())
