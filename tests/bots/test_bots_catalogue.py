"""Bots by their names, and bots that others bring."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import turnkey
from turnkey import BadOption
from turnkey.bots import catalogue
from turnkey.bots.catalogue import bot_names, make_bot
from turnkey.bots.sight import Sight


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

    class Point:
        def load(self) -> Any:
            return scope["Careful"]

    monkeypatch.setattr(catalogue, "installed", lambda: {"careful": Point()})
    game = turnkey.game("break_escape")
    assert "careful" in bot_names(game)
    bot = make_bot(game, "careful", 1)
    table = game.deal(seed=4, backend="compiled")
    for _ in range(5):
        seat = table.actors[0]
        table.apply(seat, bot.choose(Sight(table, seat)))
