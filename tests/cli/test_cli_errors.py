"""Whatever is wrong is told in one line on standard error, and the exit code is 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest
from command_line import run

from turnkey.cli import games

BOTS = "there are random, easy, medium, hard, expert-fast, expert, heuristic, search@500"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("games chess", "there is no game 'chess'"),
        ("games break_escap", "Did you mean 'break_escape'?"),
        ("games --loud", "unrecognized arguments: --loud"),
        ("sim", "SLUG"),
        ("sim chess", "there is no game 'chess'"),
        ("sim break_escape --games 0", "'0' is not a whole number from 1 on"),
        ("sim break_escape --games many", "'many' is not a whole number"),
        ("sim break_escape --cores 0", "'0' is not a whole number"),
        ("sim break_escape --seed -3", "'-3' is not a whole number"),
        ("sim break_escape --backend abacus", "invalid choice: 'abacus'"),
        ("sim break_escape --bots genius", "there is no bot 'genius'"),
        ("sim break_escape --bots random,random", "2 bots for 4 seats"),
        ("sim break_escape --players 3", "not for 3"),
        ("sim break_escape --option rounds", "must be written K=V"),
        ("sim break_escape --option rounds=0", "a whole number from 1 to 60"),
        ("sim break_escape --option round=3", "did you mean 'rounds'?"),
        ("sim break_escape --option rounds=3 --option rounds=4", "given twice"),
        ("sim break_escape --option start_hand=10 --option deck_pup=0", "the deck has"),
        ("sim break_escape --preset hard", "there is no preset 'hard'"),
        ("play", "SLUG"),
        ("play chess", "there is no game 'chess'"),
        ("play break_escape --players 5", "not for 5"),
        ("play break_escape --seat ben", "must be written NAME=KIND"),
        ("play break_escape --seat bob=person", "there is no seat 'bob'"),
        ("play break_escape --seat ben=genius", BOTS),
        ("sim break_escape --bots genius", BOTS),
        ("sim break_escape --bots easy,hard", "2 bots for 4 seats: name one for all or one for each seat"),
        ("sim break_escape --bots hard:liar", "a level (easy, medium, hard, search@…) and a policy of break_escape"),
        ("sim break_escape --bots search", "write search@500 (simulations) or search@0.2s (seconds)"),
        ("sim break_escape --bots search@0", "write search@500 (simulations) or search@0.2s (seconds)"),
        ("sim break_escape --bots search@0.0s", "write search@500 (simulations) or search@0.2s (seconds)"),
        ("sim break_escape --bots search@1e3", "write search@500 (simulations) or search@0.2s (seconds)"),
        ("sim break_escape --bots easy --backend cuda", "the GPU plays compiled policies only, not easy"),
        ("play break_escape --seat ben=person --seat ben=random", "given twice"),
        ("play break_escape --option hands=hidden", "one of team, private, open"),
        ("play break_escape --record /no/such/folder/game.txt", "No such file or directory"),
        ("replay", "FILE"),
        ("replay /no/such/file", "No such file or directory"),
        ("replay /", "Is a directory"),
        ("replay game.txt --to soon", "'soon' is not a whole number"),
    ],
)
def test_a_fault_is_one_line_and_code_two(line: str, told: str) -> None:
    ran = run(*line.split())
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("turnkey: ")
    assert ran.err.count("\n") == 1
    assert told in ran.err


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ("", "this record names no game"),
        ("chess\n\n1. e4\n", "not with 'chess'"),
        ("turnkey 9\n", "version '9'"),
        ("game break_escape version=99\n", "version 99"),
        ("game break_escape redacted=ben\n", "only what ben saw"),
        ("game break_escape\noption rounds=99\n", "the header cannot be used"),
        ("game break_escape\n* deal ben pup unicorn\n", "line 2"),
        ('{"game": "break_escape"', "not valid JSON"),
        ('{"game": "break_escape"}', "no list of steps"),
        (b"\xff\xfe\x00".decode("latin-1"), "not with"),
    ],
)
def test_a_record_that_cannot_be_replayed(record: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record, encoding="utf-8")
    ran = run("replay", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert told in ran.err


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "game.bin"
    file.write_bytes(b"\xff\xfe\xfa")
    ran = run("replay", str(file))
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "is no text" in ran.err


@pytest.mark.parametrize(
    ("fault", "code", "told"),
    [
        (KeyboardInterrupt(), 130, ""),
        (MemoryError(), 2, "turnkey: there is not enough memory for that; ask for fewer games at once\n"),
        (OSError(28, "No space left on device"), 2, "turnkey: No space left on device\n"),
    ],
)
def test_what_happens_while_a_command_runs(fault: BaseException, code: int, told: str) -> None:
    with mock.patch.object(games, "summary", side_effect=fault):
        ran = run("games")
    assert ran.code == code
    assert ran.err.startswith(told)
    assert bool(ran.err) == bool(told)


def test_a_closed_pipe_is_no_fault_to_talk_about() -> None:
    command = f"set -o pipefail; {sys.executable} -m turnkey games break_escape --json | head -c 1"
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert ran.stdout == "{"
    assert ran.stderr == ""
    assert ran.returncode in (0, 141)


def test_help_and_version_are_no_faults() -> None:
    assert run("--version").out.startswith("turnkey 0.")
    for line in ("--help", "games --help", "play --help", "sim --help", "replay --help", ""):
        ran = run(*line.split())
        assert ran.code == 0
        assert "usage: turnkey" in ran.out
        assert ran.err == ""
