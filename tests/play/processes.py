"""Several servers on one database, of which some are killed or put to sleep while people play at all of them.

    python tests/play/processes.py --tables 200 --seconds 60      # in full: what `make test` samples

Every seat is a client that behaves as the page does: it comes back by itself, at any server, and sends again what was
never answered.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import signal
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import psycopg
import websockets
from postgres import postgres

from turnkey.play.changes import applied
from turnkey.play.history import fold
from turnkey.play.store import StepRow, TableRow

GAME = "airlock"
SOON = 60.0
AUDIT = """
CREATE TABLE audit (table_id TEXT, number INTEGER, fence BIGINT, owner TEXT, process TEXT);
CREATE FUNCTION audited() RETURNS trigger AS $$ BEGIN
  INSERT INTO audit SELECT NEW.table_id, NEW.number, fence, server, current_setting('application_name')
  FROM owners WHERE table_id = NEW.table_id;
  RETURN NEW; END $$ LANGUAGE plpgsql;
CREATE TRIGGER audited AFTER INSERT ON steps FOR EACH ROW EXECUTE FUNCTION audited();
"""


class Process:
    """One server, at a port of its own."""

    def __init__(self, store: str) -> None:
        self._store = store
        self.address = ""
        self.running: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.running = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "turnkey", "serve", "--port", "0", "--db", self._store, "--no-limits",
            "--no-compile", "--no-reviews", stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.running.stdout is not None
        line = (await asyncio.wait_for(self.running.stdout.readline(), 120)).decode()
        found = re.search(r"http://\S+?(?=/)", line)
        assert found is not None, line
        self.address = found.group(0)

    def send(self, number: int) -> None:
        if self.running is not None and self.running.returncode is None:
            self.running.send_signal(number)

    async def end(self, number: int = signal.SIGKILL) -> None:
        self.address = ""
        if self.running is not None:
            self.send(signal.SIGCONT)
            self.send(number)
            await self.running.wait()
            self.running = None


class Fleet:
    """All servers."""

    def __init__(self, store: str, count: int, luck: random.Random) -> None:
        self.luck = luck
        self.all = [Process(store) for _ in range(count)]

    async def start(self) -> None:
        for one in self.all:
            await one.start()

    def any(self) -> str:
        return self.luck.choice([one.address for one in self.all if one.address])

    async def end(self) -> None:
        for one in self.all:
            await one.end(signal.SIGTERM)


@dataclass
class Account:
    """What was seen from outside."""

    acknowledged: dict[tuple[str, str], int] = field(default_factory=dict)  # by table and message: the step
    away: list[float] = field(default_factory=list)  # seconds from a broken connection to the next frame
    faults: Counter[str] = field(default_factory=Counter)
    kills: int = 0
    sleeps: int = 0


class Seat:
    """Somebody at a table, until told to stop."""

    numbers = itertools.count()

    def __init__(self, fleet: Fleet, account: Account, table: str, cookie: str, luck: random.Random) -> None:
        self.fleet, self.account, self.table, self.cookie, self.luck = fleet, account, table, cookie, luck
        self.frame: dict[str, Any] = {}
        self.known: dict[int, Any] = {}
        self.waiting: dict[str, Any] | None = None
        self.plays = True
        self.online = False

    async def run(self, every: float) -> None:
        lost: float | None = None
        while True:
            try:
                url = f"{self.fleet.any().replace('http', 'ws')}/api/tables/{self.table}/live"
                async with websockets.connect(
                    url, additional_headers={"cookie": self.cookie}, max_size=None, open_timeout=10, close_timeout=1
                ) as socket:
                    await socket.send(json.dumps({"type": "hello", "wire": 2}))
                    if self.waiting is not None:
                        await socket.send(json.dumps(self.waiting))
                    await self._sit(socket, lost, every)
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            if self.online or lost is None:
                lost, self.online = time.monotonic(), False
            await asyncio.sleep(0.25)

    async def _sit(self, socket: Any, lost: float | None, every: float) -> None:
        due = time.monotonic() + self.luck.random() * every
        while True:
            try:
                event = json.loads(await asyncio.wait_for(socket.recv(), max(0.01, due - time.monotonic())))
            except TimeoutError:
                due = time.monotonic() + every
                if self.plays and self.waiting is None and self.frame.get("options"):
                    option = self.luck.choice(self.frame["options"])["notation"]
                    number = f"m{next(self.numbers)}"
                    self.waiting = {"type": "act", "id": number, "at": self.frame["step"], "option": option}
                    await socket.send(json.dumps(self.waiting))
                continue
            if event["type"] == "frame" and not self.online:
                self.online = True
                if lost is not None:
                    self.account.away.append(time.monotonic() - lost)
            self._hear(event)

    def _hear(self, event: dict[str, Any]) -> None:
        match event["type"]:
            case "frame":
                self.frame = event
                self.known = {one["id"]: one for one in event["options"]}
            case "patch":
                self.known |= {one["id"]: one for one in event.get("more", [])}
                self.frame = applied(self.frame, event["changes"]) | {"step": event["step"]}
                if "options" in event:
                    self.frame["options"] = [self.known[one] for one in event["options"]]
            case "seating":
                self.frame |= {name: event[name] for name in ("seats", "spectators", "undo_offer", "paused")}
            case "done" if self.waiting is not None and event["id"] == self.waiting["id"]:
                self.account.acknowledged[self.table, event["id"]] = event["step"]
                self.waiting = None
            case "refused" if self.waiting is not None and event["id"] == self.waiting["id"]:
                self.account.faults[event["code"]] += 1
                self.waiting = None


async def people_of(fleet: Fleet, count: int) -> list[tuple[str, str]]:
    """Cookies, and what goes into the header of requests that change something."""
    found = []
    for number in range(count):
        async with httpx.AsyncClient(base_url=fleet.any(), timeout=SOON) as http:
            answer = await http.post("/api/me", json={"name": f"Person {number}"})
            found.append((f"turnkey={http.cookies['turnkey']}", answer.json()["csrf"]))
    return found


async def seated(fleet: Fleet, account: Account, tables: int) -> list[Seat]:
    """Tables of two, each made at one server and sat down at by way of another."""
    people, seats = await people_of(fleet, 2), []

    async def post(person: tuple[str, str], path: str, body: Any, invite: str = "") -> Any:
        headers = {"cookie": person[0], "x-csrf-token": person[1], "x-turnkey-invite": invite}
        async with httpx.AsyncClient(base_url=fleet.any(), timeout=SOON) as http:
            answer = await http.post(path, json=body, headers=headers)
            assert answer.status_code == 201, answer.text
            return answer.json()

    for _ in range(tables):
        wish = {"game": GAME, "players": 2, "seats": [{"kind": "me"}, {"kind": "open"}]}
        info = await post(people[0], "/api/tables", wish)
        path = f"/api/tables/{info['id']}/sit"
        await post(people[1], path, {"seat": info["seats"][1]["seat"]}, info["invite"])
        seats += [Seat(fleet, account, info["id"], cookie, random.Random(fleet.luck.random())) for cookie, _ in people]
    return seats


async def disturb(fleet: Fleet, account: Account, seconds: float, every: float) -> None:
    """Kill processes, or let them sleep for longer than they may; there is always one that lives."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        await asyncio.sleep(every * (0.5 + fleet.luck.random()))
        one = fleet.luck.choice(fleet.all)
        if fleet.luck.random() < 0.6:
            account.kills += 1
            await one.end()
            await asyncio.sleep(fleet.luck.random())
            await one.start()
        else:
            account.sleeps += 1
            address, one.address = one.address, ""
            one.send(signal.SIGSTOP)
            await asyncio.sleep(5.0)
            one.send(signal.SIGCONT)
            one.address = address


def written(store: str) -> dict[str, tuple[TableRow, list[StepRow]]]:
    with psycopg.connect(store) as connection:
        names = ", ".join(TableRow.__dataclass_fields__)
        tables = [TableRow(*row) for row in connection.execute(f"SELECT {names} FROM tables".encode())]
        names = ", ".join(StepRow.__dataclass_fields__)
        steps = connection.execute(f"SELECT {names} FROM steps ORDER BY table_id, number".encode())
        found: dict[str, tuple[TableRow, list[StepRow]]] = {one.id: (one, []) for one in tables}
        for row in steps:
            found[row[0]][1].append(StepRow(*row))
    return found


def check(store: str, account: Account, seats: list[Seat]) -> None:
    """Nothing that was acknowledged is lost, no two processes wrote as owners of a table, all have come to one end."""
    tables = written(store)
    for (table, message), step in account.acknowledged.items():
        kept = [one for one in tables[table][1] if one.message == message]
        assert len(kept) == 1, f"{message} of table {table} was acknowledged, and is there {len(kept)} times"
        assert step <= len(tables[table][1])
    for table, (row, steps) in tables.items():
        assert [one.number for one in steps] == list(range(len(steps))), table
        history = fold(row, steps)  # which refuses what the rules do
        for seat in seats:
            if seat.table == table:
                assert seat.frame["step"] == history.step, f"a seat of {table} has not come to its end"
    with psycopg.connect(store) as connection:
        wrote = connection.execute("SELECT table_id, number, fence, owner, process FROM audit ORDER BY 1, 2").fetchall()
    owners: dict[tuple[str, int], set[tuple[str, str]]] = {}
    latest: dict[str, int] = {}
    for table, _, fence, owner, process in wrote:
        owners.setdefault((table, fence), set()).add((owner, process))
        assert fence >= latest.get(table, 0), f"an owner of {table} wrote after the next one"
        latest[table] = fence
    assert all(len(one) == 1 for one in owners.values()), "two processes wrote as the same owner"
    assert len(wrote) == sum(len(steps) for _, steps in tables.values())


@asynccontextmanager
async def fleet_at(store: str, count: int, luck: random.Random) -> AsyncIterator[Fleet]:
    fleet = Fleet(store, count, luck)
    try:
        await fleet.all[0].start()
        with psycopg.connect(store, autocommit=True) as connection:
            connection.execute(AUDIT)
        for one in fleet.all[1:]:
            await one.start()
        yield fleet
    finally:
        await fleet.end()


async def story(store: str, processes: int, tables: int, seconds: float, every: float, seed: int = 1) -> Account:
    luck, account = random.Random(seed), Account()
    async with fleet_at(store, processes, luck) as fleet:
        seats = await seated(fleet, account, tables)
        playing = [asyncio.create_task(seat.run(every)) for seat in seats]
        try:
            await disturb(fleet, account, seconds, 4.0)
            for seat in seats:
                seat.plays = False
            await settled(store, seats)
            check(store, account, seats)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    return account


async def settled(store: str, seats: list[Seat]) -> None:
    """Until everybody is there, has an answer, and sees what is written."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        steps = {table: sum(one.kind in ("act", "undo") for one in rows) for table, (_, rows) in written(store).items()}
        if all(seat.online and not seat.waiting and seat.frame.get("step") == steps[seat.table] for seat in seats):
            return
        await asyncio.sleep(0.5)


def tell(account: Account) -> None:
    away = sorted(account.away) or [0.0]
    print(
        f"{account.kills} kills, {account.sleeps} sleeps; {len(account.acknowledged)} actions acknowledged, none lost; "
        f"{len(away)} times somebody came back: half within {away[len(away) // 2]:.1f} s, 99 of 100 within "
        f"{away[int(len(away) * 0.99)]:.1f} s, all within {away[-1]:.1f} s; refused: {dict(account.faults)}; "
        f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=4)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions of a seat")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with suppress(KeyboardInterrupt), postgres() as url:
        tell(asyncio.run(story(url, given.processes, given.tables, given.seconds, given.every, given.seed)))
