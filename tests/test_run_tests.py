"""tools/run_tests.py: what fails only beside others is named and lets the run pass; whatever else is wrong does not."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[1] / "tools" / "run_tests.py"
FINE = "def test_fine(): pass\n"
# The second time it passes
SHY = """
import os, pathlib, pytest
def test_shy():
    before = pathlib.Path("before")
    assert before.exists() or before.touch()
"""
WRONG = "def test_wrong(): assert False\n"
LOUD = "FAILED BESIDE OTHERS, PASSED ALONE: test_some.py::test_shy"
BESIDE = ("-p", "xdist.plugin", "-n", "1")


def run(folder: Path, text: str, *more: str) -> tuple[int, list[str]]:
    """The exit status, and what was written."""
    (folder / "test_some.py").write_text(text)
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -q\n")
    command = [sys.executable, str(TOOL), "-p", "no:cacheprovider", *more]
    bare = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    bare["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # others take long to load
    done = subprocess.run(command, cwd=folder, env=bare, capture_output=True, text=True)
    return done.returncode, done.stdout.rstrip().splitlines()


def test_what_passes_alone_is_named_at_the_end_and_the_run_is_green(tmp_path: Path) -> None:
    code, told = run(tmp_path, FINE + SHY, *BESIDE)
    assert code == 0, told
    assert told[-2] == LOUD
    assert "1 failed beside others, passed alone" in told[-3]
    assert re.fullmatch(r"2 passed, 1 rerun in \d+\.\d\ds \(0:\d\d:\d\d\)", told[-1])


def test_what_fails_alone_as_well_stays_red_whatever_else_passes(tmp_path: Path) -> None:
    code, told = run(tmp_path, FINE + SHY + WRONG)
    assert code == 1
    assert LOUD in told
    assert "FAILED BESIDE OTHERS AND ALONE: test_some.py::test_wrong" in told
    assert told[-1].startswith("1 failed, 2 passed, 2 rerun in ")


def test_a_run_without_failures_ends_as_pytest_ends_it(tmp_path: Path) -> None:
    code, told = run(tmp_path, FINE)
    assert code == 0
    assert re.fullmatch(r"1 passed in [\d.]+s", told[-1])


@pytest.mark.parametrize(
    ("text", "more"),
    [
        (SHY + "import nowhere\n", BESIDE),
        (SHY + "def test_cut_off(): raise KeyboardInterrupt\n", ()),
        (SHY + "def test_dies(): os._exit(3)\n", BESIDE),
        (SHY + FINE, ("-x",)),
        (SHY + "@pytest.mark.parametrize('one', range(20))\ndef test_many(one): assert False\n", ()),
    ],
    ids=["a file that cannot be read", "cut off", "a process that died", "stopped at the first", "too many"],
)
def test_nothing_is_tried_again_where_more_is_wrong_than_some_tests(
    tmp_path: Path, text: str, more: tuple[str, ...]
) -> None:
    code, told = run(tmp_path, text, *more)
    assert code != 0
    assert LOUD not in told
    assert not any("Once more" in line for line in told)


def test_what_is_passed_over_when_it_is_tried_again_has_not_passed(tmp_path: Path) -> None:
    code, told = run(tmp_path, SHY + "    pytest.skip('why?')\n")
    assert code == 1
    assert "FAILED BESIDE OTHERS AND ALONE: test_some.py::test_shy" in told
