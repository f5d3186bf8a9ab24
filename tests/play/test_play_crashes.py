"""The server dies between any two steps of an action, hundreds of times; nobody loses what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets
from harness import Player

from sampling import of
from turnkey.play.crashes import POINTS
from turnkey.play.history import ACT, fold
from turnkey.play.store import open_store

HERE = Path(__file__).parent
LIVES = int(os.environ.get("TURNKEY_LIVES", of(200, sample=50)))
MOST_SECONDS = 60.0


class Lives:
    """The server that dies: one life after the other, each ending at another point."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.died = dict.fromkeys(POINTS, 0)
        self.child = 0

    async def begin(self, point: str, count: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{point}:{count}\n".encode())
        self.child = int(await self.process.stdout.readline())

    async def ended(self) -> None:
        assert self.process.stdout is not None
        assert (await self.process.stdout.readline()).strip() == b"dead"


class Sitter:
    """Somebody who plays on whatever happens: connects again, and sends again what was not acknowledged."""

    def __init__(self, player: Player, table: str, luck: random.Random) -> None:
        self.player, self.table, self.luck = player, table, luck
        self.acknowledged: dict[str, int] = {}
        self.pending: dict[str, Any] | None = None
        self.frame: dict[str, Any] = {}
        self.seen = -1
        self.over = asyncio.Event()

    async def play(self) -> None:
        while not self.over.is_set():
            try:
                await self._one_connection()
            except (TimeoutError, OSError, websockets.WebSocketException):
                await asyncio.sleep(0.002)

    async def _one_connection(self) -> None:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.player.http.cookies.jar)
        url = f"{self.player.address.replace('http', 'ws')}/api/tables/{self.table}/live"
        async with websockets.connect(
            url, additional_headers={"cookie": cookie}, compression=None, max_size=None, open_timeout=20
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "since": self.seen}))
            fresh = True
            async for text in socket:
                await self._heard(json.loads(text), socket, fresh)
                fresh = False
                if self.over.is_set():
                    return

    async def _heard(self, event: dict[str, Any], socket: Any, fresh: bool) -> None:
        if event["type"] == "frame":
            assert event["step"] >= self.seen, "nobody goes back behind what they saw"
            self.seen, self.frame = event["step"], event
            if fresh and self.pending is not None:
                await socket.send(json.dumps(self.pending))
            elif event["status"] == "over":
                self.over.set()
        elif event["type"] in ("done", "refused") and self.pending and event["id"] == self.pending["id"]:
            if event["type"] == "done":
                self.acknowledged[event["id"]] = event["step"]
            self.pending = None
            if self.frame["status"] == "over":
                self.over.set()
        if self.pending is None and self.frame.get("options"):
            option = self.luck.choice(self.frame["options"])["notation"]
            name = f"{self.luck.getrandbits(60):x}"
            self.pending = {"type": "act", "id": name, "at": self.frame["step"], "option": option}
            await socket.send(json.dumps(self.pending))


async def company(address: str, luck: random.Random) -> tuple[str, list[Sitter]]:
    players = [Player(address) for _ in range(4)]
    for number, player in enumerate(players):
        await player.introduce(f"Person {number}")
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    table = await players[0].make("break_escape", seats=chairs)
    for player, seat in zip(players[1:], table["seats"][1:], strict=True):
        answer = await player.post(f"/api/tables/{table['id']}/sit", {"seat": seat["seat"]}, invite=table["invite"])
        assert answer.status_code == 201, answer.text
    return table["id"], [Sitter(player, table["id"], luck) for player in players]


async def story(store: str) -> tuple[dict[str, int], int]:
    luck = random.Random(7)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / "crashing_server.py"), store,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    address = f"http://127.0.0.1:{int(await process.stdout.readline())}"
    lives = Lives(process)
    ends = time.monotonic() + MOST_SECONDS
    acknowledged = 0
    try:
        while (sum(lives.died.values()) < LIVES or not all(lives.died.values())) and time.monotonic() < ends:
            await lives.begin("none", 1)
            table, sitters = await company(address, luck)
            os.kill(lives.child, signal.SIGKILL)
            await lives.ended()
            games = [asyncio.create_task(sitter.play()) for sitter in sitters]
            while not all(game.done() for game in games):
                point = "none" if time.monotonic() > ends else luck.choice(POINTS)
                await lives.begin(point, luck.randint(1, 3))
                dying = asyncio.create_task(lives.ended())
                all_over: asyncio.Future[Any] = asyncio.gather(*games)
                await asyncio.wait([dying, all_over], return_when=asyncio.FIRST_COMPLETED)
                if not dying.done():
                    with suppress(ProcessLookupError):  # it may be dying of its own at this very moment
                        os.kill(lives.child, signal.SIGKILL)
                    await dying
                    break
                lives.died[point] += 1
            await asyncio.gather(*games)
            acknowledged += await check(store, table, sitters)
    finally:
        process.kill()
        await process.wait()
    return lives.died, acknowledged


async def check(store_url: str, table: str, sitters: list[Sitter]) -> int:
    """What was acknowledged is stored, once; and everybody has come to the same end, which the record gives again."""
    store = await open_store(store_url)
    try:
        row = await store.table(table)
        rows = await store.steps(table)
    finally:
        await store.close()
    assert row is not None
    sent = [one.message for one in rows if one.kind == ACT]
    assert len(sent) == len(set(sent)), "nothing happened twice"
    promised = [name for sitter in sitters for name in sitter.acknowledged]
    assert set(promised) <= set(sent), "nothing acknowledged was lost"
    truth = fold(row, rows)
    assert truth.table.over
    assert {sitter.frame["step"] for sitter in sitters} == {truth.step}
    for seat, sitter in enumerate(sitters):
        assert sitter.frame["view"] == json.loads(json.dumps(truth.table.view(seat))), "all came to the same table"
        await sitter.player.leave()
    return len(promised)


def test_whatever_the_server_dies_of_nobody_loses_what_was_acknowledged() -> None:
    memory = Path("/dev/shm")  # a process dies here, not a disk: where there is a folder in memory it is quicker
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        died, acknowledged = asyncio.run(story(f"sqlite:///{folder}/tables.db"))
    assert all(died[point] for point in POINTS), died
    assert acknowledged > 20
    print(died, acknowledged)
