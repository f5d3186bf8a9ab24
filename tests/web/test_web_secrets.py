"""The page draws what it was sent and nothing else: two worlds that somebody cannot tell apart look the same."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from browsing import Person, wait
from playwright.sync_api import WebSocketRoute

import turnkey
from turnkey.core.table import Table
from turnkey.play import wire
from turnkey.play.gate import Back, Eyes, Facts, Now, log_of

People = Callable[..., Person]
STEPS = {"break_escape": 30, "locked_out": 16, "lockdown": 40, "lockup": 20}


def played(slug: str) -> Table:
    """A game in its middle, with secrets on the table."""
    luck = random.Random(5)
    table = turnkey.game(slug).deal(players=4, seed=5)
    for _ in range(STEPS[slug]):
        assert not table.over
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
    return table


def frame(table: Table, lines: list[Any], seat: int | None, **other: Any) -> dict[str, Any]:
    """What the server sends; the log is the one that was written as the game was played."""
    chairs = [wire.Seat(name, "bot", "", "random", True, False, None, None) for name in table.seats]
    facts = Facts("twins", table.game.slug, "playing", 1, chairs, 0)
    sent: dict[str, Any] = json.loads(Eyes(table, seat).look(Now(table, facts), 0, Back(), whole=True).frame)
    return sent | {"log": lines} | other


def elsewhere(table: Table) -> tuple[Table, int]:
    """A world that spectators cannot tell from this one, and a seat that can."""
    worlds = (table.determinize(None, seed) for seed in range(50))
    return next((one, seat) for one in worlds for seat in range(4) if one.view(seat) != table.view(seat))


class Wire:
    """The live connection, held by the test: it sends what it is given."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self._socket: WebSocketRoute | None = None
        person.page.route_web_socket("**/api/tables/twins/live*", self._open)
        person.page.goto(f"{person.address}#/table/twins")
        wait(lambda: self._heard())

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket

    def _heard(self) -> bool:
        self.person.page.wait_for_timeout(10)  # lets the browser's messages in
        return self._socket is not None

    def send(self, sent: dict[str, Any]) -> str:
        """The page as it is then, without what only counts how often it was drawn."""
        assert self._socket is not None
        before = self.person.page.locator("[data-frames]")
        count = self.person.frames if before.count() else 0
        self._socket.send(json.dumps(sent))
        wait(lambda: self.person.page.locator(f'[data-frames="{count + 1}"]').count() == 1)
        self.person.page.locator(".board > :not(h2)").first.wait_for()
        return str(self.person.page.evaluate("document.querySelector('.table').innerHTML"))


@pytest.mark.parametrize("slug", STEPS)
def test_a_spectator_and_every_seat_see_the_same_in_two_worlds_they_cannot_tell_apart(
    person: People, slug: str
) -> None:
    table = played(slug)
    page = Wire(person())
    for seat in (None, table.actors[0]):
        lines = msgspec.to_builtins(log_of(table.log(seat)))
        here = page.send(frame(table, lines, seat))
        for seed in range(2):
            assert page.send(frame(table.determinize(seat, seed), lines, seat)) == here
    # Worlds do differ, and whoever may see it does.
    other, holder = elsewhere(table)
    assert page.send(frame(table, [], holder)) != page.send(frame(other, [], holder))


def test_the_seats_show_who_is_done_with_what_several_are_asked(person: People) -> None:
    table = played("lockdown")
    names = list(table.seats)
    somebody = person()
    page = Wire(somebody)
    question = {"stage": "plan_floor", "floor": None}
    sent = frame(table, [], None)
    view = sent["view"] | question

    def shown(asked: list[str], **more: Any) -> list[str]:
        page.send(sent | {"asked": asked, "view": view | more})
        found = somebody.page.locator('[aria-label="Seats"] li .state').all_inner_texts()
        return [" ".join(one.replace("✓", "").replace("…", "").split()) for one in found]

    assert shown(names) == ["thinking"] * 4
    assert shown(names[1:]) == ["done", "thinking", "thinking", "thinking"]
    assert shown(names[3:]) == ["done", "done", "done", "thinking"]
    assert shown(names[:1], stage="move_character") == ["thinking", "", "", ""]
    # Whoever comes later is told by the floor itself, in either shape.
    floor = {"open_to": [one.upper() for one in names[:3]], "not_done": [names[1].upper()]}
    assert shown(names[1:2], floor=floor) == ["done", "thinking", "done", ""]
    rows = [{"seat": one, "silent": one != names[2]} for one in names]
    assert shown(names[2:3], floor=rows) == ["done", "done", "thinking", "done"]
