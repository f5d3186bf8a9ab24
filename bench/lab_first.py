"""How long until the bench answers? From the question of a page to the first figures, over the real connection.

    python bench/lab_first.py [GAME …] [--cold]

For each game a `turnkey lab` of its own with an empty folder of experiments, asked over a WebSocket as the page asks:
`started`: the first question to a server that has just told its address; `moved`: the next one, with an option moved,
as a slider does it (the median of several). With --cold also a server for whose game nothing is compiled. Times are of
the wall: nothing else should run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import websockets

GAMES = ("break_escape", "airlock", "locked_out", "lockup", "lockdown")
PATIENCE = 180.0
MOVES = 5


@asynccontextmanager
async def bench(slug: str, cache: str | None) -> AsyncIterator[str]:
    """A server as a designer starts it; its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "turnkey", "lab", slug, "--port", "0", "--no-open", "--in", f"{folder}/games"]
        command += ["--db", f"sqlite:///{folder}/tables.db"]
        environment = {**os.environ, **({"TURNKEY_CACHE": cache} if cache else {})}
        server = await asyncio.create_subprocess_exec(
            *command, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        try:
            assert server.stdout is not None
            line = (await asyncio.wait_for(server.stdout.readline(), PATIENCE)).decode()
            found = re.search(r"http://([^/ ]+)", line)
            assert found, line
            yield found[1]
        finally:
            server.terminate()
            await server.wait()


async def first_figures(address: str, setting: Mapping[str, Any]) -> dict[str, Any]:
    """Seconds from the question to the first figures, how many games these rest on, and when the last ones came."""
    async with websockets.connect(f"ws://{address}/api/lab/live", max_size=None, origin=f"http://{address}") as line:
        began = time.perf_counter()
        await line.send(json.dumps({"ask": "figures", "id": 1, "setting": setting}))
        found: dict[str, Any] = {}
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            seconds = round(time.perf_counter() - began, 2)
            if told["told"] == "figures":
                found.setdefault("first", seconds)
                found.setdefault("games", told["games"])
                found.setdefault("options", told["options"])
                if told["games"] >= 400:
                    found.setdefault("of_400", seconds)
            elif told["told"] == "ended":
                return found | {"all": seconds}
            elif told["told"] == "failed":
                raise RuntimeError(told["reason"])


def moved(options: list[dict[str, Any]]) -> list[dict[str, str]]:
    """Changes such as a slider makes: each of another option."""
    found = []
    for one in options:
        others = [value for value in one["values"] if value != one["now"]]
        if others:
            found.append({one["name"]: others[0]})
    return found[:MOVES]


async def measured(slug: str, cache: str | None) -> dict[str, Any]:
    async with bench(slug, cache) as address:
        started = await first_figures(address, {"game": slug})
        changes = moved(started.pop("options"))
        after = []
        for one in changes:
            try:
                after.append(await first_figures(address, {"game": slug, "changes": one}))
            except RuntimeError:
                continue  # it clashes with another option
    return {
        "started": started,
        "moved": {"first": statistics.median(one["first"] for one in after), "worst": max(o["first"] for o in after)},
    }


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(GAMES))
    parser.add_argument("--cold", action="store_true")
    given = parser.parse_args()
    for slug in given.game or GAMES:
        found: dict[str, Any] = {"game": slug}
        if given.cold:
            with tempfile.TemporaryDirectory() as cache:
                found["nothing_compiled"] = (await measured(slug, cache))["started"]
        await measured(slug, None)  # so that all is compiled
        found |= await measured(slug, None)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
