"""How many tables one server holds, measured from outside: from an action until every seat has its new view.

    python bench/load.py                                  # 300 tables of five seats, an action every 2 s at each
    python bench/load.py --tables 100 --game break_escape --players 4 --seconds 20
    python bench/load.py --every-game                     # all of them, one after the other
    python bench/load.py --wire 1 --no-squeeze            # whole views, as they are
    python bench/load.py --profile                        # and where the server's time goes (needs py-spy)

It starts a server of its own with an empty SQLite store on this machine and plays at random over real WebSockets,
one for each seat. The server and this client share the machine's cores.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import gc
import itertools
import json
import os
import random
import re
import sys
import tempfile
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import numpy as np

import turnkey
from turnkey.play.serve import loop_factory

STEP = re.compile(rb'"step":(\d+)')
WAITING = ("_worker (concurrent", "Store._keep_writing", "Runner.run")  # threads that have nothing to do
PROFILE = f"{tempfile.gettempdir()}/turnkey-load-{os.getpid()}.raw"
KEY = base64.b64encode(bytes(16)).decode()
TEXT, PING, PONG, SQUEEZED = 0x81, 0x89, 0x8A, 0x40


TAIL = b"\x00\x00\xff\xff"  # of a squeezed message, which is not sent


class Option(msgspec.Struct):
    id: int
    notation: str


class Frame(msgspec.Struct):
    """The part of a frame that a random player reads."""

    step: int
    status: str
    options: list[Option]


class Changes(msgspec.Struct):
    status: list[str] = []


class Patch(msgspec.Struct):
    """The same of a patch."""

    step: int
    changes: Changes
    options: list[int] | None = None
    more: list[Option] = []


decoder = msgspec.json.Decoder(Frame)
patches = msgspec.json.Decoder(Patch)


class Seat(asyncio.Protocol):
    """One connection, as cheap as it can be had: it reads no more of a frame than its step, and keeps the latest.

    The client shares the cores with the server that it measures, so it does without a library.
    """

    received = 0  # bytes, by all of them

    def __init__(self, table: LoadTable, cookie: str, wire: int, squeezed: bool) -> None:
        self.table, self.cookie, self.wire, self.squeezed = table, cookie, wire, squeezed
        self.known: dict[int, str] = {}  # the notation of each option that was ever sent
        self.options: list[str] = []
        self.status = ""
        self.step = -1
        self.lost = False
        self._data = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None

    async def connect(self, host: str, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        host, port = transport.get_extra_info("peername")[:2]
        lines = (
            f"GET /api/tables/{self.table.id}/live HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}",
            f"Cookie: turnkey={self.cookie}",
            *(["Sec-WebSocket-Extensions: permessage-deflate"] if self.squeezed else []), "", "",
        )  # fmt: skip
        self._transport.write("\r\n".join(lines).encode())

    def connection_lost(self, fault: Exception | None) -> None:
        self.lost = True

    def data_received(self, data: bytes) -> None:
        self._data += data
        Seat.received += len(data)
        if not self._open:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._data = True, rest
            self.send(b'{"type":"hello","wire":%d}' % self.wire)
        while (found := self._next_message()) is not None:
            kind, message = found
            if kind == PING:
                self._send(PONG, message)  # without it the server closes the connection
            elif message.startswith((b'{"type":"frame"', b'{"type":"patch"')):
                self._read(message)
                self.table.arrived(self)
            elif message.startswith(b'{"type":"done"'):
                found_step = STEP.search(message)
                assert found_step is not None
                self.table.answered(int(found_step.group(1)))

    def _next_message(self) -> tuple[int, bytes] | None:
        """A whole message with its kind out of what has come; the server sends each in one piece, unmasked."""
        data = self._data
        if len(data) < 2:
            return None
        start, size = 2, data[1]
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < max(start, start + size):
            return None
        kind, text = data[0], bytes(data[start : start + size])
        del data[: start + size]
        if kind & SQUEEZED:
            text = zlib.decompressobj(-zlib.MAX_WBITS).decompress(text + TAIL)
        return kind & ~SQUEEZED, text

    def _read(self, message: bytes) -> None:
        if message.startswith(b'{"type":"frame"'):
            frame = decoder.decode(message)
            self.step, self.status = frame.step, frame.status
            self.known |= {one.id: one.notation for one in frame.options}
            self.options = [one.notation for one in frame.options]
            return
        patch = patches.decode(message)
        self.step = patch.step
        self.known |= {one.id: one.notation for one in patch.more}
        for status in patch.changes.status:
            self.status = status
        if patch.options is not None:
            self.options = [self.known[one] for one in patch.options]

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, text: bytes) -> None:
        """Masked by zeros, which changes nothing."""
        assert self._transport is not None
        size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
        self._transport.write(bytes([kind]) + size + bytes(4) + text)


class LoadTable:
    """A table at which somebody acts every so often."""

    def __init__(self, name: str, results: list[float], luck: random.Random) -> None:
        self.id = name
        self.seats: list[Seat] = []
        self.results, self.luck = results, luck
        self.waiting: set[Seat] = set()
        self.sent = 0.0
        self.wanted = 0
        self.over = False
        self.late = 0
        self.numbers = itertools.count()

    def arrived(self, seat: Seat) -> None:
        if seat in self.waiting and seat.step >= self.wanted:
            self.waiting.discard(seat)
            if not self.waiting:
                self.results.append(time.perf_counter() - self.sent)

    def answered(self, step: int) -> None:
        """A silent action adds no step, and not every seat sees it: it counts until its own seat has the answer."""
        if step < self.wanted and self.waiting:
            self.waiting.clear()
            self.results.append(time.perf_counter() - self.sent)

    async def act(self) -> None:
        if self.waiting:
            self.late += 1
            return
        for seat in self.luck.sample(self.seats, len(self.seats)):
            if seat.status == "over":
                self.over = True
                return
            if seat.options:
                option = self.luck.choice(seat.options)
                self.wanted, self.waiting = seat.step + 1, set(self.seats)
                message = {"type": "act", "id": f"s{next(self.numbers)}", "at": seat.step, "option": option}
                self.sent = time.perf_counter()
                seat.send(json.dumps(message).encode())
                return

    async def run(self, every: float, until: float) -> None:
        await asyncio.sleep(self.luck.random() * every)
        following = time.perf_counter()
        while time.perf_counter() < until and not self.over:
            await self.act()
            following += every
            await asyncio.sleep(max(0.0, following - time.perf_counter()))


async def set_up(address: str, arguments: argparse.Namespace, results: list[float]) -> list[LoadTable]:
    """People and tables. A person sits at one table of each round of tables; cookies are shared between tables."""
    luck = random.Random(arguments.seed)
    people: list[tuple[str, str]] = []
    for number in range(arguments.players):
        async with httpx.AsyncClient(base_url=address) as browser:
            answer = await browser.post("/api/me", json={"name": f"Person {number}"})
            people.append((browser.cookies["turnkey"], answer.json()["csrf"]))
    tables = []
    async with httpx.AsyncClient(base_url=address, timeout=120) as http:

        async def post(person: int, path: str, body: Any, invite: str = "") -> Any:
            cookie, csrf = people[person]
            headers = {"cookie": f"turnkey={cookie}", "x-csrf-token": csrf, "x-turnkey-invite": invite}
            answer = await http.post(path, json=body, headers=headers)
            assert answer.status_code == 201, answer.text
            return answer.json()

        for _ in range(arguments.tables):
            chairs = [{"kind": "me"}, *[{"kind": "open"}] * (arguments.players - 1)]
            wish = {"game": arguments.game, "players": arguments.players, "seats": chairs}
            info = await post(0, "/api/tables", wish)
            for person, seat in enumerate(info["seats"][1:], 1):
                await post(person, f"/api/tables/{info['id']}/sit", {"seat": seat["seat"]}, info["invite"])
            table = LoadTable(info["id"], results, random.Random(luck.random()))
            table.seats = [Seat(table, cookie, arguments.wire, not arguments.no_squeeze) for cookie, _ in people]
            tables.append(table)
    return tables


async def measure(address: str, arguments: argparse.Namespace, server: int) -> None:
    results: list[float] = []
    began, empty = time.perf_counter(), memory_of(server)
    tables = await set_up(address, arguments, results)
    seats = [seat for table in tables for seat in table.seats]
    host, port = address.removeprefix("http://").split(":")
    for seat in seats:
        await seat.connect(host, int(port))
    while not all(seat.status for seat in seats):
        await asyncio.sleep(0.1)
        assert not any(seat.lost for seat in seats), "the server closed a connection"
    print(f"{len(tables)} tables, {len(seats)} connections after {time.perf_counter() - began:.1f} s", flush=True)
    until = time.perf_counter() + arguments.warm + arguments.seconds
    acting = [asyncio.create_task(table.run(arguments.every, until)) for table in tables]
    await asyncio.sleep(arguments.warm)
    results.clear()
    gc.collect()
    gc.disable()  # the client's pauses are not the server's
    before, at, Seat.received = cpu_of(server), time.perf_counter(), 0
    profiled = await profile(server, arguments.seconds) if arguments.profile else None
    await asyncio.gather(*acting)
    took = time.perf_counter() - at
    used = (cpu_of(server) - before) / took
    received = Seat.received
    await asyncio.sleep(1.0)
    assert not any(seat.lost for seat in seats), "the server closed a connection"
    tell(results, tables, took, used)
    grown = (memory_of(server) - empty) / len(tables)
    print(f"{received / max(1, len(results)):.0f} bytes an action to all seats; {grown:.0f} kB of memory a table")
    if arguments.rest:
        await asyncio.sleep(arguments.rest)
        grown = (memory_of(server) - empty) / len(tables)
        print(f"{grown:.0f} kB a table after {arguments.rest:.0f} s without an action")
    if profiled is not None:
        await profiled.wait()
        tell_profile()
    async with httpx.AsyncClient(base_url=address) as browser:
        told = (await browser.get("/api/metrics")).text
    print("the server's own account, from an action's arrival until all views are on their way:")
    print("\n".join(line for line in told.splitlines() if "seconds" in line and not line.startswith("#")))


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """Kilobytes that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return float(found.group(1))


async def profile(process: int, seconds: float) -> asyncio.subprocess.Process:
    """py-spy beside the measurement: it costs the server little, and the machine some."""
    return await asyncio.create_subprocess_exec(
        "py-spy", "record", "-p", str(process), "-d", str(int(seconds)), "-r", "200", "-f", "raw", "-o", PROFILE,
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip


def tell_profile() -> None:
    """Where the time went, by functions and what they call. Threads that wait are left out."""
    shares: Counter[str] = Counter()
    total = 0
    for line in Path(PROFILE).read_text().splitlines():
        stack, _, count = line.rpartition(" ")
        names = [one.rpartition(":")[0] for one in stack.split(";")]
        if any(names[-1].startswith(one) for one in WAITING):
            continue
        total += int(count)
        shares.update(dict.fromkeys(names, int(count)))
    for name, count in shares.most_common(60):
        print(f"{count / total:6.1%} {name}")


def tell(results: list[float], tables: list[LoadTable], took: float, used: float) -> None:
    if not results:
        print("no action was followed")
        return
    times = np.array(results) * 1000
    p50, p90, p99 = np.percentile(times, [50, 90, 99])
    late = sum(table.late for table in tables)
    print(
        f"{len(results)} actions in {took:.0f} s ({len(results) / took:.0f} a second), each to every seat: "
        f"p50 {p50:.1f} ms, p90 {p90:.1f} ms, p99 {p99:.1f} ms, worst {times.max():.1f} ms; "
        f"the server used {used:.2f} cores, {used * took / len(results) * 1000:.2f} ms an action; "
        f"{late} actions waited for the one before"
    )
    load = os.getloadavg()
    print(f"{os.cpu_count()} cores, load average {load[0]:.1f} {load[1]:.1f} (this run included)")


@contextlib.asynccontextmanager
async def server(store: str, *more: str) -> AsyncIterator[tuple[str, int]]:
    """A server of its own: its address, and its process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "turnkey", "serve", "--port", "0", "--db", store, "--no-limits", *more,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        found = re.search(r"http://\S+?(?=/)", line)
        assert found is not None, line
        yield found.group(0), process.pid
    finally:
        process.terminate()
        await process.wait()


async def main(arguments: argparse.Namespace) -> None:
    how = ["--no-reviews"] if arguments.compile else ["--no-reviews", "--no-compile"]
    with tempfile.TemporaryDirectory() as folder:
        async with server(f"sqlite:///{folder}/load.db", *how) as (address, process):
            await measure(address, arguments, process)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--game", default="airlock")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions of a table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=4.0, help="seconds before the measurement begins")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wire", type=int, default=2, help="1: whole views; 2: what has changed")
    parser.add_argument("--no-squeeze", action="store_true", help="messages are not compressed")
    parser.add_argument(
        "--rest", type=float, default=0.0, help="seconds to wait in the end: what a table at rest holds"
    )
    parser.add_argument("--profile", action="store_true", help="tell where the time goes, by py-spy")
    parser.add_argument("--every-game", action="store_true", help="one game after the other")
    parser.add_argument("--compile", action="store_true", help="let the server compile rules first")
    arguments = parser.parse_args()
    for game in turnkey.game_names() if arguments.every_game else [arguments.game]:
        if arguments.every_game:
            arguments.game, arguments.players = game, min(5, max(turnkey.game(game).seats))
            print(f"\n{game}, {arguments.players} seats")
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(main(arguments))
