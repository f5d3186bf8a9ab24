"""The terminal speaks the language that it is asked for, and says nothing outside the catalogue."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import turnkey.cli

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

CLI = Path(turnkey.cli.__path__[0])
REPORTS = (
    "bench.py",
    "check.py",
    "compare.py",
    "ladder.py",
    "report.py",
    "sim.py",
    "sweep.py",
    "tune.py",
)  # English: for designers
SHOWN = ("print", "ask", "Text", "say", "assemble")  # what is called with words for people
TOLD_BY = ("help", "description", "epilog", "title")
STYLES = {"bold", "dim", "yellow", "green", "red", "bold red", "bold green"}
TYPED = {"say", "ANYTHING", "turnkey", "all", "none"}  # what people type as it is, in every language


def bare_texts(source: str, reports: bool = False) -> Iterator[str]:
    """Words for people that do not go through `t`."""
    for call in (one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name in SHOWN and not reports:
            for given in call.args:
                yield from words_in(given)
        if name.startswith("add_") or name == "Parser":
            for keyword in call.keywords:
                if keyword.arg in TOLD_BY:
                    yield from words_in(keyword.value)


def words_in(given: ast.expr) -> Iterator[str]:
    if isinstance(given, ast.Tuple):
        for one in given.elts[:1]:  # words, and after them their style
            yield from words_in(one)
        return
    pieces = given.values if isinstance(given, ast.JoinedStr) else [given]
    for one in pieces:
        if isinstance(one, ast.Constant) and isinstance(one.value, str):
            words = set("".join(sign if sign.isalpha() else " " for sign in one.value).split())
            if words - TYPED and one.value not in STYLES:
                yield one.value


@pytest.mark.parametrize("file", sorted(CLI.glob("*.py")), ids=lambda file: file.stem)
def test_no_text_of_the_terminal_is_outside_the_catalogue(file: Path) -> None:
    assert list(bare_texts(file.read_text(encoding="utf-8"), file.name in REPORTS)) == []


@pytest.mark.parametrize(
    "planted",
    ['out.print("Goodbye.")', 'out.print(Text(f"You are {seat}"))', 'keyboard.ask("Really? ")',
     'group.add_parser("play", help="play a game")'],
)  # fmt: skip
def test_a_bare_text_is_found(planted: str) -> None:
    assert len(list(bare_texts(planted))) == 1


def test_help_and_games_are_told_in_german() -> None:
    assert "Befehle:" in run("--language", "de").out
    assert "Befehle:" in run("--language=de", "--help").out
    told = run("--language", "de", "games", "lockdown").out
    assert "Einkaufszentrum" in told
    assert "Monster insgesamt." in told
    assert "commands:" in run().out


def test_a_game_is_played_in_german() -> None:
    ran = run("--language", "de", "play", "lockdown", "--seed", "3", typed="why done\n?\nquit\nj\n")
    assert "Deine Würfel zeigen" in ran.out
    assert "das gehört zu der Diskussion" in " ".join(ran.out.split())
    assert "Was du eingeben kannst" in ran.out
    assert "Apotheke" in ran.out
    assert "Das Spiel wurde vor seinem Ende verlassen." in ran.out


def test_the_system_is_asked_and_the_flag_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.delenv("TURNKEY_LANGUAGE", raising=False)
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert "Befehle:" in run().out
    monkeypatch.setenv("TURNKEY_LANGUAGE", "en")
    assert "commands:" in run().out
    assert "Befehle:" in run("--language", "de").out


def test_a_language_that_is_not_spoken_is_refused_by_name() -> None:
    ran = run("--language", "tlh", "games")
    assert ran.code == 2
    assert "'tlh'" in ran.err
    assert "'de'" in ran.err
