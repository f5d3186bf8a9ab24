"""Every block of code on the site and in the README runs, in small; what cannot run here says so, and is counted."""

from __future__ import annotations

import json
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import turnkey
from turnkey.cli.main import build_parser
from turnkey.core.game import Game

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "cli"))
from command_line import run  # noqa: E402

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(
    r"(?:^<!-- not run: (?P<why>.+?) -->\n\n?)?^```(?P<kind>[\w-]*)[^\n]*\n(?P<text>.*?)^```", re.M | re.S
)
COMMANDS = ("", "bash", "console", "sh", "shell")

SHOWN = "text"  # files of others, maps, what needs another machine: not run, and not marked otherwise
# Run by a test of their own, with what they need beside them
ELSEWHERE = {
    ("docs/boards.md", "js"): "tests/web/guests.py",
    ("docs/write-a-game.md", ""): "tests/examples/test_kuhn.py",
    ("docs/write-a-game.md", "js"): "tests/examples/test_kuhn.py",
    ("docs/write-a-game.md", "python"): "tests/examples/test_kuhn.py",
}


@dataclass(frozen=True)
class Block:
    page: str
    kind: str
    text: str
    line: int
    why: str | None

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        text, name = page.read_text(encoding="utf-8"), page.relative_to(ROOT).as_posix()
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start("text"))
            yield Block(name, found["kind"], found["text"], line, found["why"])


ALL = list(blocks())
RUN = [one for one in ALL if one.why is None and one.kind != SHOWN and (one.page, one.kind) not in ELSEWHERE]
PROGRAMS = sorted({one.page for one in RUN if one.kind == "python"})
# Each command line once, wherever it stands first
LINES = {
    line.split("  #")[0].strip(): one
    for one in reversed(RUN)
    if one.kind in COMMANDS
    for line in one.text.replace("\\\n", " ").splitlines()
    if line.strip()
}


def test_what_is_not_run_says_so() -> None:
    """By its kind, text, or by a line before it, `<!-- not run: why -->`; `pytest -rP` lists it."""
    for one in ALL:
        if one.why is not None or one.kind == SHOWN:
            print(f"{one} is not run: {one.why or SHOWN}")
            for line in one.text.splitlines():
                if line.startswith("turnkey "):
                    build_parser().parse_args(shlex.split(line, comments=True)[1:])
    assert all((ROOT / test).exists() for test in (*ELSEWHERE.values(), *LONG.values()))
    assert not [str(one) for one in RUN if one.kind not in (*COMMANDS, *DATA, "python")], "mark it, or run it"


# Programs


@pytest.fixture
def in_small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules are interpreted, experiments lie in a folder of the test, and the lab plays a few games."""
    from turnkey.lab import notebook
    from turnkey.lab.store import Store

    bound = Game.engine
    monkeypatch.setattr(
        Game, "engine", lambda game, backend="", kind="cpu", with_bots=True: bound(game, "interpreted", kind, with_bots)
    )
    monkeypatch.chdir(tmp_path)
    few: dict[str, Any] = {"games": 4, "store": Store(tmp_path / "experiments", "interpreted", 1)}
    monkeypatch.setattr(notebook, "sweep", partial(notebook.sweep, **few))
    monkeypatch.setattr(notebook, "compare", partial(notebook.compare, **few))
    monkeypatch.setattr(notebook, "tune", partial(notebook.tune, **few, trials=1, fresh=4))
    monkeypatch.setattr(notebook, "report", lambda slug, seconds: (f"report of {slug}", []))  # tests/lab/test_report.py


HEAVY = ("ray", "tensordict", "torch", "torchrl")  # not installed for tests

SMALLER = {  # sizes that pages show, and those that show as well that it works
    "envs=4096": "envs=8",
    "envs=64": "envs=4",
    "num_envs=64": "num_envs=2",
    "range(200)": "range(60)",
    "range(100)": "range(20)",
    "range(20)": "range(3)",
    "10_000": "2",
    "table(17)": "table(1)",
    'bots=["medium"]': 'bots=["random"]',
    '"1..4"': '"1..2"',
    '"10..14"': '"11..12"',
}


@pytest.mark.parametrize("page", PROGRAMS)
@pytest.mark.usefixtures("in_small")
def test_programs_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In the order of the page, each by itself: whoever copies one gets one that works."""
    for block in (one for one in RUN if one.page == page and one.kind == "python"):
        text = block.text
        for shown, small in SMALLER.items():
            text = text.replace(shown, small)
        try:
            exec(compile("\n" * block.line + text, page, "exec"), {"__name__": "__main__"})
        except ModuleNotFoundError as fault:
            if fault.name not in HEAVY:
                raise
            print(f"{block} is not run: {fault}")
    capsys.readouterr()


# Command lines


def smaller(values: str) -> str:
    """Fewer values to vary: `1..4` and `8,12,16` become two each."""
    name, _, text = values.partition("=")
    if span := re.fullmatch(r"(\d+)\.\.(\d+)", text):
        return f"{name}={span[1]}..{int(span[1]) + 1}"
    return f"{name}={','.join(text.split(',')[:2])}"


def in_few_games(arguments: list[str]) -> list[str]:
    """The same with a handful of games, interpreted, and bots that think for an instant."""
    few = list(arguments)
    for at, one in enumerate(few[:-1]):
        if one in ("--option", "--vary"):
            few[at + 1] = smaller(few[at + 1])
        elif one == "--games":
            few[at + 1] = "2"
        elif one == "--bots":
            few[at + 1] = re.sub(r"hard|search@\d+", "easy", few[at + 1])
    return few if "--games" in few else [*few, "--games", "2"]


def lab(arguments: list[str]) -> list[str]:
    return [*in_few_games(arguments), "--backend", "interpreted", "--cores", "1"]


SMALL: dict[str, Callable[[list[str]], list[str]]] = {
    "compare": lab,
    "games": list,
    "learn": list,
    "play": list,
    "rules": list,
    "serve": list,
    "sim": lambda given: [*in_few_games(given), "--backend", "interpreted"],
    "sweep": lab,
    "tune": lambda given: [*lab(given), "--trials", "1", "--fresh", "2"],
}
# What takes long in its smallest form is understood here, and run by a test of its own
LONG = {
    "check": "tests/examples/test_kuhn.py",
    "ladder": "tests/cli/test_cli_ladder.py",
    "report": "tests/lab/test_report.py",
    "train": "tests/lab/test_training.py",
}


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What command lines find in their folder; a server says where it would be and goes."""
    from turnkey.play import serve

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    edition = turnkey.game("break_escape").definition.agreed.edition_file
    assert edition is not None
    (tmp_path / "my.toml").write_bytes(edition.read_bytes())
    monkeypatch.setattr(serve, "run", lambda settings, wish, tell: tell(f"http://{wish.host}:{wish.port}/"))


@pytest.mark.parametrize("line", LINES)
@pytest.mark.usefixtures("beside")
def test_command_lines_work(line: str) -> None:
    block = LINES[line]
    program, *arguments = shlex.split(line.removeprefix("$ "), comments=True)
    if program == "turnkey":
        if arguments[0] not in SMALL:
            build_parser().parse_args(arguments)
            print(f"{block} is understood, and run by {LONG.get(arguments[0], 'tests of that command')}: {line}")
            return
        ran = run(*SMALL[arguments[0]](arguments), typed="\n\n\n")
        assert (ran.code, ran.err) == (0, ""), block
        assert ran.out, block
    elif program == "make":
        assert re.search(rf"^{arguments[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE), block
    elif program in ("python", "python3"):
        assert arguments[0] == "-m" or (ROOT / arguments[0]).exists(), block
    else:
        installs(line, str(block))


def installs(line: str, where: str) -> None:
    """`pip install` of what there is."""
    asked = re.fullmatch(
        r"(?:pip install|uvx|pipx run) '?(?:turnkey-games|dist/[\w.-]+\.whl)(?:\[([\w,]+)\])?'?.*", line
    )
    assert asked, f"{where}: {line!r} is no command that is run here: mark its block, <!-- not run: why -->"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set((asked[1] or "serve").split(",")) <= project["optional-dependencies"].keys(), where


# Data


def fluent(text: str) -> None:
    assert not [one for one in FluentParser().parse(text).body if isinstance(one, Junk)]


DATA: dict[str, Callable[[str], Any]] = {"ftl": fluent, "json": json.loads, "toml": tomllib.loads}


@pytest.mark.parametrize("block", [one for one in RUN if one.kind in DATA], ids=str)
def test_data_can_be_read(block: Block) -> None:
    DATA[block.kind](block.text)
