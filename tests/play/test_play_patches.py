"""What has changed is told instead of all of it: put together, it is the same, byte by byte, and tells no more."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from typing import Any

import pytest
from harness import serving
from isal import isal_zlib
from test_play_gate import twins
from test_play_table import company

import turnkey
from sampling import of
from turnkey.core.table import Table
from turnkey.lab.audit import step_alike
from turnkey.lab.leaks import secret_of
from turnkey.play import gate, parcels
from turnkey.play.changes import SAME, Compared, applied
from turnkey.play.outbox import Outbox
from turnkey.play.owner import Owner
from turnkey.play.parcels import TAIL, Parcel

GAMES = of(6, 1)
STEPS = of(100_000, 30)


class Client:
    """Whoever is sent frames and patches, and puts together what they come to. `since` is the frame's log."""

    def __init__(self) -> None:
        self.frame: dict[str, Any] = {}
        self.log: list[Any] = []
        self.known: dict[int, Any] = {}
        self.patches = self.wholes = 0

    def hear(self, data: bytes) -> None:
        event = json.loads(data)
        if event["type"] == "frame":
            self.wholes += 1
            self.frame = event
            self.log[event["log_from"] :] = event["log"]
            self.known |= {one["id"]: one for one in (*event["options"], *event["beside"])}
        elif event["type"] == "patch":
            self.patches += 1
            self._fold(event)
        elif event["type"] == "seating" and self.frame:
            self.frame = self.frame | {name: event[name] for name in ("seats", "spectators", "undo_offer", "paused")}

    def _fold(self, patch: dict[str, Any]) -> None:
        self.known |= {one["id"]: one for one in patch.get("more", [])}
        frame = applied(self.frame, patch["changes"]) | {"step": patch["step"], "whole": False}
        for name in ("options", "beside"):
            if name in patch:
                frame[name] = [self.known[one] for one in patch[name]]
        self.frame = frame
        if "log_from" in patch:
            del self.log[patch["log_from"] :]
            self.log += patch["log"]


APART = ("type", "whole", "log_from", "log")  # of a frame: what is not the table


def as_text(frame: dict[str, Any]) -> str:
    """The order counts, too."""
    names = sorted(name for name in frame if name not in APART)
    return json.dumps([[name, frame[name]] for name in names])


def is_up_to_date(client: Client, whole: bytes) -> bool:
    told = json.loads(whole)
    return as_text(client.frame) == as_text(told) and client.log[told["log_from"] :] == told["log"]


def emptied(box: Outbox) -> list[bytes]:
    found = [data for data, _ in box._waiting]
    box._waiting.clear()
    box._frames = 0
    return found


class Crowd:
    """Everybody at one table: seats and spectators, each with what was sent put together."""

    def __init__(self, owner: Owner, luck: random.Random) -> None:
        self.owner, self.luck = owner, luck
        self.persons = [*(chair.person for chair in owner.chairs), ""]
        self.clients: dict[Outbox, Client] = {}

    async def comes(self, person: str) -> None:
        box = Outbox(None, person, self.luck.choice(["en", "de"]), patches=True)
        self.clients[box] = Client()
        await self.owner.audience.attach(box, -1, 0)

    async def one_goes_another_comes(self) -> None:
        gone = self.luck.choice(list(self.clients))
        await self.owner.audience.detach(gone)
        del self.clients[gone]
        await self.comes(self.luck.choice(self.persons))

    async def act(self) -> None:
        """An action of somebody who is asked, or an undo."""
        owner, history = self.owner, self.owner.playing()
        seat = self.luck.choice(history.table.actors)
        action, back = self.luck.choice(history.table.menu(seat)), owner.undoing.shown(seat).to
        if back is not None and self.luck.random() < 0.2:
            way = next(one for one in owner.undoing._ways(history, seat) if one.to == back)
            await owner.do(lambda: owner.undoing._go(seat, way, ""))
        else:
            await owner.do(lambda: owner.do_step(seat, action, ""))

    async def read(self, all_of_it: bool) -> None:
        """Those who read what has come by now must know what the table looks like by now."""
        for box, client in self.clients.items():
            if not all_of_it and self.luck.random() < 0.3:
                continue
            if box.lagging:
                await self.owner.audience.catch_up(box)
            for data in emptied(box):
                client.hear(data)
            assert is_up_to_date(client, self.owner.audience.whole(box.seat, language=box.language))


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_has_changed_comes_to_the_same_as_all_of_it(
    slug: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over games at random, for every seat and for spectators, in two languages, through undos, reconnections,
    times in which nothing happens, and for readers who are too slow."""
    monkeypatch.setattr("turnkey.play.outbox.MOST_FRAMES", 2)  # that wait, and the reader is too slow

    async def story() -> None:
        async with serving(store) as server:
            for number in range(GAMES):
                luck = random.Random(f"{slug}{number}")
                table, people = await company(server, slug, luck.choice(list(turnkey.game(slug).seats)))
                crowd = Crowd(server.hub.owners[table], luck)
                for person in (*crowd.persons, luck.choice(crowd.persons)):  # somebody has two windows
                    await crowd.comes(person)
                for _ in range(STEPS):
                    if crowd.owner.playing().table.over:
                        break
                    await crowd.act()
                    if luck.random() < 0.1:
                        crowd.owner.rest()
                    if luck.random() < 0.1:
                        await crowd.one_goes_another_comes()
                    await crowd.read(False)
                await crowd.read(True)
                clients = crowd.clients.values()
                assert sum(one.patches for one in clients) > sum(one.wholes for one in clients)
                for one in people:
                    await one.leave()

    asyncio.run(story())


def patch_to(before: Table, after: Table, seat: int | None) -> bytes:
    """What is really sent: through one pair of eyes, before and after a step."""
    eyes, facts = gate.Eyes(before, seat), gate.Facts("t", before.game.slug, "playing", 3, (), 0)
    first = eyes.look(gate.Now(before, facts), 0, gate.Back(), whole=True)
    first.sent_to(None)
    then = eyes.look(gate.Now(after, facts), len(before.record.entries), gate.Back())
    return then.sent_to(first.shown)


def leaky(before: Table, after: Table, seat: int | None) -> bytes:
    return patch_to(before, after, seat) + bytes([secret_of(after, seat) % 251])


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_a_patch_is_the_same_in_every_world_that_a_seat_cannot_tell_apart(slug: str) -> None:
    compared = noticed = 0
    luck = random.Random(slug)
    for number in range(of(10, 2)):
        game = turnkey.game(slug)
        table = game.deal(luck.choice(list(game.seats)), seed=number)
        while not table.over:
            if luck.random() < 0.08:
                for seat in (None, luck.randrange(table.players)):
                    twin = twins(table, seat, luck)
                    alike = step_alike(table, twin, seat, luck)
                    if alike is not None:
                        compared += 1
                        told = patch_to(table, alike[0], seat)
                        assert told == patch_to(twin, alike[1], seat), f"a patch tells {seat} too much"
                        assert told.startswith(b'{"type":"patch"')
                        noticed += leaky(table, alike[0], seat) != leaky(twin, alike[1], seat)
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))
    assert compared > 5
    if turnkey.game(slug).secrets.shape[0] > 1:
        assert noticed, "a planted leak must be noticed"


def test_any_data_can_be_led_to_any_other() -> None:
    luck = random.Random(7)

    def made(depth: int) -> Any:
        kind = luck.randrange(4 if depth else 2)
        if kind == 2:
            return {luck.choice("abcd"): made(depth - 1) for _ in range(luck.randrange(4))}
        if kind == 3:
            return [made(depth - 1) for _ in range(luck.randrange(5))]
        return luck.choice([0, 1, 2, True, False, None, "x", "y", 1.0, 0.0, -0.0])

    for _ in range(4000):
        old, new = made(4), made(4)
        node = Compared(gate.noted).changed(old, new)
        assert gate.noted(applied(old, node) if node is not SAME else old) == gate.noted(new), (old, new, node)
        assert Compared(gate.noted).changed(new, json.loads(gate.noted(new))) is SAME


def test_entries_that_moved_are_not_told_again() -> None:
    old = [{"tile": number, "placements": ["a long story"] * 5} for number in range(8)]
    new = [old[0], *old[2:], {"tile": 9, "placements": []}]
    node = Compared(gate.noted).changed(old, new)
    assert applied(old, node) == new
    assert len(gate.noted(node)) < 60


def test_entries_with_names_of_their_own_are_told_as_they_would_be_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """That they are found by their names takes less time, and says nothing else."""
    luck = random.Random(4)

    def some() -> list[Any]:
        names = luck.choices("abcde", k=luck.randrange(6)) if luck.random() < 0.3 else luck.sample("abcdefgh", 5)
        return [{"name": name, "size": luck.choice([1, True, 2, [3], "x"])} for name in names]

    pairs = [(some(), some()) for _ in range(of(100_000, 3_000))]
    found = [gate.noted(Compared(gate.noted).changed(old, new)) for old, new in pairs]
    monkeypatch.setattr(Compared, "_by_name", lambda *given: None)
    assert found == [gate.noted(Compared(gate.noted).changed(old, new)) for old, new in pairs]


@pytest.mark.parametrize("compressobj", [isal_zlib.compressobj, zlib.compressobj])
def test_what_is_sent_squeezed_is_what_was_written(compressobj: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """By whichever library."""
    monkeypatch.setattr(parcels, "compressobj", compressobj)
    text = Parcel(json.dumps({"type": "patch", "log": ["all the same words"] * 40}).encode())
    assert text.squeezed[0] == 0xC1
    assert len(text.squeezed) < len(text) // 4
    start = 2 if text.squeezed[1] < 126 else 4
    assert zlib.decompressobj(-zlib.MAX_WBITS).decompress(text.squeezed[start:] + TAIL) == text
    assert Parcel(b"{}").squeezed == b"\x81\x02{}"
