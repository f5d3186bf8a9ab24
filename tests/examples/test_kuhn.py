"""The game that `docs/write-a-game.md` builds: installed as a package from elsewhere, and played in every way."""

from __future__ import annotations

import json
import re
from math import sqrt

import pytest
from kuhn_installed import PACKAGE, Site, install

VALUE = -1 / 18  # to the first seat, if both play as well as can be
MOST_LINES = 120
SOURCE = PACKAGE / "src" / "turnkey_kuhn"


@pytest.fixture(scope="module")
def kuhn(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return install(tmp_path_factory.mktemp("kuhn"))


def test_it_is_short() -> None:
    lines = sum(len(one.read_text(encoding="utf-8").splitlines()) for one in PACKAGE.rglob("*.py"))
    assert lines <= MOST_LINES


def test_it_is_listed_and_described(kuhn: Site) -> None:
    assert "Kuhn Poker" in kuhn.run("games").stdout
    told = kuhn.run("games", "kuhn").stdout
    assert "the smallest bluff" in told
    assert "equilibrium" in told


def test_it_is_played_in_the_terminal(kuhn: Site) -> None:
    shown = kuhn.run("play", "kuhn", "--seed", "1", typed="bet\nbet\npass\npass\n")
    assert shown.returncode == 0, shown.stderr
    assert "lays one chip" in shown.stdout
    assert "against" in shown.stdout or "passes" in shown.stdout


def test_it_keeps_every_law(kuhn: Site) -> None:
    checked = kuhn.run("check", "kuhn", "--games", "2000")
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_its_equilibrium_is_worth_what_is_known(kuhn: Site) -> None:
    """The mean of many games, within four standard errors of -1/18 = -0.0556; no game is lost by more than 2."""
    games = 1_000_000
    told = kuhn.run("sim", "kuhn", "--games", str(games), "--bots", "equilibrium", "--seed", "1", "--json")
    assert abs(mean_return(told.stdout, "first") - VALUE) < 4 * 2 / sqrt(games)


@pytest.mark.parametrize(
    ("bots", "seat", "worth"),
    [("equilibrium,search@200", "first", VALUE), ("search@200,equilibrium", "second", -VALUE)],
)
def test_nobody_beats_the_equilibrium_not_even_the_search(kuhn: Site, bots: str, seat: str, worth: float) -> None:
    games = 400
    told = kuhn.run("sim", "kuhn", "--games", str(games), "--bots", bots, "--seed", "1", "--json")
    assert mean_return(told.stdout, seat) > worth - 4 * 2 / sqrt(games)


def mean_return(told: str, seat: str) -> float:
    return float(json.loads(told)["results"]["seats"][seat]["mean_return"]["value"])


def test_a_position_with_two_kings_cannot_be(kuhn: Site) -> None:
    given = {"hand": {"first": {"king": 1}, "second": {"king": 1}}}
    told = kuhn.python(f"import turnkey; turnkey.game('kuhn').position({{'position': {given}}})")
    assert "card king: 2 in hand, deck, of 1" in told.stderr


def test_the_page_that_builds_it_shows_its_own_lines() -> None:
    """`docs/write-a-game.md` may leave lines out and explain them, but shows none that the package has not."""
    page = (PACKAGE.parents[1] / "docs" / "write-a-game.md").read_text(encoding="utf-8")
    for language, file in (("python", "__init__.py"), ("js", "page/board.js")):
        source = {bare(line) for line in (SOURCE / file).read_text(encoding="utf-8").splitlines()}
        blocks = re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)
        assert blocks
        shown = [bare(line) for block in blocks for line in block.splitlines()]
        assert [line for line in shown if line not in source | {"", "…"}] == []


def bare(line: str) -> str:
    return re.split("  #| //", line)[0].strip()


def test_its_board_and_picture_are_packaged_with_it(kuhn: Site) -> None:
    installed = {one.name for one in (kuhn.folder / "turnkey_kuhn" / "page").iterdir()}
    assert {"board.js", "picture.svg"} <= installed
    assert installed == {one.name for one in (SOURCE / "page").iterdir()}
