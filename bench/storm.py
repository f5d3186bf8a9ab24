"""Does anybody ever wait long for a bot? Tables full of hard bots, in a storm of acts, undos, claims and departures.

    python bench/storm.py                                 # 60 tables of all games for ten minutes
    python bench/storm.py --tables 5 --minutes 0.5

It starts `turnkey serve` with an empty SQLite store on this machine and sits down at every table with one person, who
does something at random over a real WebSocket every second or so, also while bots think; all other seats are hard bots.
A wait begins with the frame in which the person is not asked, and ends with the first one that somebody else's doing
led to, or in which the person is asked again. It fails if any was longer than --longest seconds, to the end of the run.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import numpy as np
import websockets

CLOCK = {"decision": 5}  # at some tables, so that bots decide for a person who dawdles


class Option(msgspec.Struct):
    notation: str


class Event(msgspec.Struct):
    """What a random player reads of whatever comes."""

    type: str
    step: int = 0
    status: str = ""
    options: list[Option] = []
    asked: list[str] = []
    undo_to: int | None = None
    code: str = ""
    id: str = ""


decoder = msgspec.json.Decoder(Event)


@dataclass
class Arrived:
    """A frame: when, of which step, who is asked, whether that is bots alone, and whether it may be one's own doing."""

    at: float
    step: int
    asked: list[str]
    waiting: bool
    maybe_own: bool


@dataclass
class Tally:
    """What came of it all."""

    waits: list[float] = field(default_factory=list)
    worst: list[tuple[float, str]] = field(default_factory=list)  # of each table
    began: float = field(default_factory=time.monotonic)
    sent: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    over: int = 0
    lost: int = 0


class Person:
    """Somebody at a table, who does not sit still."""

    def __init__(self, name: str, game: dict[str, Any], socket: Any, luck: random.Random, tally: Tally) -> None:
        self.name, self.game, self.socket, self.luck, self.tally = name, game, socket, luck, tally
        self.latest: Event | None = None
        self.arrived: list[Arrived] = []
        self.own: set[int] = set()  # steps that this person's doing led to
        self.pending: dict[str, int] = {}  # messages without an answer, and the step up to which nothing is their doing
        self._numbers = itertools.count()

    async def play(self, until: float) -> None:
        """Until the time is up or the game is over."""
        await self.socket.send('{"type":"hello"}')
        reading = asyncio.create_task(self._read())
        try:
            while time.monotonic() < until and not reading.done():
                await asyncio.sleep(min(self.luck.expovariate(1.0), max(0.0, until - time.monotonic())))
                if self.latest is not None and not reading.done():
                    await self._do_something(self.latest)
        except websockets.ConnectionClosed:
            self.tally.lost += time.monotonic() < until
        finally:
            reading.cancel()
        self._count(time.monotonic())

    async def _read(self) -> None:
        async for text in self.socket:
            event = decoder.decode(text)
            if event.type == "frame":
                playing = event.status == "playing"
                waiting, maybe_own = playing and not event.options, bool(self.pending)
                self.arrived.append(Arrived(time.monotonic(), event.step, event.asked, waiting, maybe_own))
                self.latest = event
                if event.status == "over":
                    self.tally.over += 1
                    return
            elif event.type == "done":
                if event.step > self.pending.pop(event.id):
                    self.own.add(event.step)
            elif event.type == "refused":
                self.pending.pop(event.id)
                self.tally.refused[event.code] += 1

    async def _do_something(self, frame: Event) -> None:
        luck, chance = self.luck, self.luck.random()
        if chance < 0.10 and frame.undo_to is not None:
            await self._send("undo", to=frame.undo_to, practice=True)
        elif chance < 0.20:
            await self._send("undo", to=max(0, frame.step - luck.randrange(1, 4)), practice=True)
        elif chance < 0.30 and self.game["claims"]:
            claim = luck.choice(self.game["claims"])
            words = [word for one in claim["parameters"] for word in luck.choice(one["choices"])["words"]]
            await self._send("say", claim=" ".join([claim["write"], *words]))
        elif chance < 0.35:
            await self._send("chat", text="who is it?")
        elif chance < 0.37:
            await self._send("answer", to=max(0, frame.step - 1), yes=luck.random() < 0.5)
        elif chance < 0.38:
            await self._send("leave")
        elif chance < 0.41:
            await self._send("return")
        elif frame.options:
            await self._send("act", at=frame.step, option=luck.choice(frame.options).notation)

    async def _send(self, kind: str, **fields: Any) -> None:
        self.tally.sent[kind] += 1
        message = f"s{next(self._numbers)}"
        step = self.latest.step if self.latest is not None else 0
        self.pending[message] = step if kind in ("act", "undo", "say") else sys.maxsize  # nothing else adds steps
        await self.socket.send(json.dumps({"type": kind, "id": message} | fields))

    def _count(self, end: float) -> None:
        """All waits of this table; one that has not ended yet counts until now."""
        waits: list[tuple[float, float]] = []  # how long, and when it ended
        since: float | None = None
        for before, one in itertools.pairwise([Arrived(0.0, -1, [], False, True), *self.arrived]):
            if one.step > before.step:
                others = one.step not in self.own
            else:  # something that was done in silence: not everything adds a step
                others = not one.maybe_own or one.asked != before.asked
            if since is not None and (others or not one.waiting):
                waits.append((one.at - since, one.at))
                since = None
            if one.waiting and since is None:
                since = one.at
        if since is not None:
            waits.append((end - since, end))
        self.tally.waits += [wait for wait, _ in waits]
        longest, ended = max(waits, default=(0.0, end))
        self.tally.worst.append((longest, f"{self.name}, until {ended - self.tally.began:.0f} s"))


async def sit_down(
    http: httpx.AsyncClient, csrf: str, game: dict[str, Any], clock: bool, luck: random.Random
) -> tuple[str, str]:
    """A new table of a game with hard bots on all other seats."""
    players = int(luck.choice([one for one in game["seats"] if one != "1"] or list(game["seats"])))
    chairs = [{"kind": "me"}, *[{"kind": "bot", "bot": "hard"}] * (players - 1)]
    luck.shuffle(chairs)
    wish = {"game": game["slug"], "players": players, "seats": chairs} | ({"clock": CLOCK} if clock else {})
    answer = await http.post("/api/tables", json=wish, headers={"x-csrf-token": csrf})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table, f"{game['slug']} {players} {table}"


async def at_a_table(
    address: str, number: int, games: list[dict[str, Any]], until: float, seed: int, tally: Tally
) -> None:
    """One place in the storm: when a game is over, another begins."""
    luck = random.Random(f"{seed} {number}")
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        csrf = (await http.post("/api/me", json={"name": f"Person {number}"})).json()["csrf"]
        game = games[number % len(games)]
        while time.monotonic() < until:
            table, name = await sit_down(http, csrf, game, number % 6 == 5, luck)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/live"
            headers = {"cookie": f"turnkey={http.cookies['turnkey']}"}
            async with websockets.connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
                await Person(name, game, socket, luck, tally).play(until)


async def storm(address: str, tables: int, seconds: float, seed: int) -> Tally:
    tally = Tally()
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        games = (await http.get("/api/games")).json()["games"]
    until = time.monotonic() + seconds
    await asyncio.gather(*(at_a_table(address, number, games, until, seed, tally) for number in range(tables)))
    return tally


def tell(tally: Tally, longest: float) -> bool:
    """Whether nobody waited for too long."""
    waits = np.array(tally.waits or [0.0])
    p50, p90, p99, p999 = np.percentile(waits, [50, 90, 99, 99.9])
    print(
        f"{len(tally.waits)} waits for a bot at {len(tally.worst)} tables: p50 {p50:.2f} s, p90 {p90:.2f} s, "
        f"p99 {p99:.2f} s, p99.9 {p999:.2f} s, worst {waits.max():.2f} s; {tally.over} games came to their end"
    )
    print("the longest waits:", ", ".join(f"{wait:.2f} s ({name})" for wait, name in sorted(tally.worst)[-5:]))
    print("sent:", dict(tally.sent), "refused:", dict(tally.refused), "connections lost:", tally.lost)
    load = os.getloadavg()
    print(f"{os.cpu_count()} cores, load average {load[0]:.1f} {load[1]:.1f} {load[2]:.1f} (this run included)")
    for game in sorted({name.split()[0] for _, name in tally.worst}):
        print(f"  {game}: worst {max(wait for wait, name in tally.worst if name.startswith(game)):.2f} s")
    late = sum(wait > longest for wait in tally.waits)
    print(f"{late} waits were longer than {longest:g} s" if late else f"nobody waited longer than {longest:g} s")
    return not late and not tally.lost and bool(tally.waits)


async def main(arguments: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "turnkey", "serve", "--port", "0", "--db", f"sqlite:///{folder}/storm.db",
            "--no-limits", stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            assert process.stdout is not None
            line = (await process.stdout.readline()).decode()
            found = re.search(r"http://\S+?(?=/)", line)
            assert found is not None, line
            address, began = found.group(0), time.monotonic()
            tally = await storm(address, arguments.tables, arguments.minutes * 60, arguments.seed)
            used = cpu_of(process.pid) / (time.monotonic() - began)
            async with httpx.AsyncClient(base_url=address) as http:
                told = (await http.get("/api/metrics")).text
        finally:
            process.terminate()
            await process.wait()
    good = tell(tally, arguments.longest)
    print(f"the server used {used:.2f} cores, and counted:")
    print("\n".join(one for one in told.splitlines() if "_total " in one))
    return 0 if good else 1


def cpu_of(process: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--longest", type=float, default=3.0, help="seconds that nobody may wait longer than")
    parser.add_argument("--seed", type=int, default=1)
    sys.exit(asyncio.run(main(parser.parse_args())))
