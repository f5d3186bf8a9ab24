"""Bots by their names, and bots that others bring."""

from __future__ import annotations

import re
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import turnkey
from turnkey import BadOption
from turnkey.bots import catalogue
from turnkey.bots.catalogue import bot_names, make_bot
from turnkey.bots.sight import Sight

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run


def bring(monkeypatch: pytest.MonkeyPatch, **bots: str) -> None:
    """Others have installed these: names, and where each is."""
    points = [EntryPoint(name, where, catalogue.GROUP) for name, where in bots.items()]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: points)


def test_every_name_makes_a_bot() -> None:
    game = turnkey.game("break_escape")
    assert bot_names(game)[:4] == ["random", "easy", "medium", "hard"]
    table = game.deal(seed=1)
    for name in [*bot_names(game), "hard:heuristic", "easy:heuristic"]:
        bot = make_bot(game, name, 1)
        assert bot.choose(Sight(table, table.actors[0])) in table.options(table.actors[0])


@pytest.mark.parametrize("name", ["genius", "hard:genius", "random:heuristic", "heuristic:easy", ""])
def test_an_unknown_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(BadOption, match="hard"):
        make_bot(turnkey.game("break_escape"), name)


def test_a_sight_shows_what_the_seat_sees_and_no_more() -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=1)
    seat = table.actors[0]
    sight = Sight(table, seat)
    assert sight.view == table.view(seat)
    assert sight.options == table.options(seat)
    assert sight.observation.tobytes() == table.observe(seat).tobytes()
    assert sight.log == table.log(seat)
    twin = Sight(table.determinize(seat, 5), seat)
    assert (twin.view, twin.options, twin.known.tobytes()) == (sight.view, sight.options, sight.known.tobytes())
    assert not [name for name in vars(sight) if isinstance(vars(sight)[name], turnkey.Table) and name[0] != "_"]


def test_the_documented_bot_plays_when_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert len([line for line in found.group(1).splitlines() if line.strip()]) <= 20
    scope: dict[str, Any] = {}
    exec(found.group(1), scope)

    monkeypatch.setitem(sys.modules, "careful_bot", SimpleNamespace(Careful=scope["Careful"]))
    bring(monkeypatch, careful="careful_bot:Careful")
    game = turnkey.game("break_escape")
    assert "careful" in bot_names(game)
    bot = make_bot(game, "careful", 1)
    table = game.deal(seed=4, backend="compiled")
    for _ in range(5):
        seat = table.actors[0]
        table.apply(seat, bot.choose(Sight(table, seat)))


def test_a_bot_for_some_games_is_offered_only_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Anywhere:
        def __init__(self, game: turnkey.Game, seed: int | None) -> None: ...

        def choose(self, sight: Sight) -> Any:
            return sight.options[0]

    class Pilot(Anywhere):
        games = ("airlock",)

    monkeypatch.setitem(sys.modules, "brought", SimpleNamespace(Anywhere=Anywhere, Pilot=Pilot))
    bring(monkeypatch, anywhere="brought:Anywhere", pilot="brought:Pilot")
    airlock, lockup = turnkey.game("airlock"), turnkey.game("lockup")
    assert bot_names(airlock)[-2:] == ["anywhere", "pilot"]
    assert bot_names(lockup)[-1] == "anywhere"
    assert isinstance(make_bot(airlock, "pilot"), Pilot)
    with pytest.raises(BadOption, match="there is no bot 'pilot' for lockup"):
        make_bot(lockup, "pilot")


def test_broken_ones_are_left_out_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Careless:
        games = "airlock"

        def choose(self, sight: Sight) -> Any:
            return sight.options[0]

    monkeypatch.setitem(sys.modules, "broken", SimpleNamespace(Careless=Careless))
    broken = {
        "missing": ("no_such_module_here:Bot", "ModuleNotFoundError"),
        "silent": ("json:dumps", "it must be a class with a method choose(sight)"),
        "careless": ("broken:Careless", "its games are a tuple of names, such as ('kuhn',), and not 'airlock'"),
        "hard": ("broken:Careless", "there is a bot 'hard' already"),
        "a:b": ("broken:Careless", "a bot's name is one word"),
    }
    bring(monkeypatch, **{name: where for name, (where, _) in broken.items()})
    game = turnkey.game("airlock")
    assert bot_names(game) == [*catalogue.LADDER, *catalogue.experts(game), *game.definition.bots.policies]
    assert set(catalogue.left_out()) == set(broken)
    for name, (_, why) in broken.items():
        assert why in catalogue.left_out()[name]
    with pytest.raises(BadOption, match="the bot 'missing' is installed, but no_such_module_here:Bot cannot be used"):
        make_bot(game, "missing")
    shown = run("games")
    assert shown.code == 0
    assert "the bot missing is left out: no_such_module_here:Bot cannot be used" in " ".join(shown.err.split())
