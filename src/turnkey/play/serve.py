"""Running the server: one process, one loop, or several of them (workers.py). Rules are compiled beside it, so that
nobody waits for that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import webbrowser
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any, cast

import uvicorn

import turnkey
from turnkey.bots.compiling import command, compile_rules, marker
from turnkey.core.engine import Engine
from turnkey.core.errors import TurnkeyError
from turnkey.play import garbage, logs, workers
from turnkey.play.http.app import Settings, build
from turnkey.play.http.doors import doors
from turnkey.play.http.guards import Guard
from turnkey.play.hub import Hub
from turnkey.play.store import open_store

LARGEST_MESSAGE = 64 * 1024  # larger ones end the connection; smaller ones that are too large get a reason
# Seconds after which a thread that computes lets another go on. Python's own 5 ms add up: the loop and the thread that
# writes ask anew after every message and every statement, while bots compute.
GIVE_WAY = 0.0005
LOOK = 5.0  # seconds after which it is looked whether another process has compiled something
FIRST_TABLE = 3.0  # seconds in which nothing is compiled: somebody waits for the page, then sits down
log = logging.getLogger("turnkey.play")


class Compiling(Enum):
    """What a process does about compiled rules: of several processes, one compiles for all."""

    NOTHING = 0
    BY_ANOTHER = 1
    ALL = 2


class CannotServe(TurnkeyError):
    """The server cannot start here; the message says why."""


def page_folder() -> Path | None:
    """The built page: where TURNKEY_WEB says, beside the package, or in the working copy that this runs from."""
    given = os.environ.get("TURNKEY_WEB")
    here = Path(__file__).parent
    for folder in (Path(given) if given else None, here / "web", here.parents[2] / "web" / "dist"):
        if folder is not None and (folder / "index.html").exists():
            return folder
    return None


def config_for(app: Guard, host: str, port: int) -> uvicorn.Config:
    requests, messages = doors(app.limits, app.proxies)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        access_log=False,  # addresses hold nothing secret, but nobody needs them
        log_level="warning",
        log_config=None,  # uvicorn's lines are written like all others
        http=requests,
        ws=messages,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,  # the guard asks those who were named by --proxy, and nobody else
        timeout_keep_alive=app.limits.idle,
        timeout_graceful_shutdown=2,
    )


@dataclass(frozen=True)
class Wish:
    """How the server is to be run; `compiling`: rules are compiled beside the tables."""

    host: str
    port: int
    compiling: bool = True
    opening: bool = False
    workers: int = 1
    place: str = ""  # the part of the page that is told of and opened


def run(settings: Settings, wish: Wish, told: Callable[[str], None]) -> None:
    """Serve until it is interrupted."""
    logs.set_up(settings.log)
    if wish.workers > 1 and not settings.store.startswith("postgres"):
        raise CannotServe(
            "several processes share their tables in PostgreSQL, and a SQLite file belongs to one: name one by "
            "--db postgresql://USER@HOST/NAME, or leave --workers out"
        )
    with listening_at(wish.host, wish.port) as door, asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(try_store(settings.store))
        if wish.workers == 1:
            work(settings, wish, door, runner, Compiling.ALL if wish.compiling else Compiling.NOTHING, told)
            return
    with listening_at(wish.host, wish.port) as door:
        workers.run(settings, replace(wish, port=door.getsockname()[1]), door, told)


def work(
    settings: Settings,
    wish: Wish,
    door: socket.socket,
    runner: asyncio.Runner,
    compiling: Compiling,
    told: Callable[[str], None],
) -> None:
    """One process of the server, until it is interrupted."""
    logs.set_up(settings.log)
    sys.setswitchinterval(GIVE_WAY)
    config = config_for(build(settings), wish.host, wish.port)
    runner.run(serve(uvicorn.Server(config), door, compiling, wish, told))


def listening_at(host: str, port: int) -> socket.socket:
    """The door. That somebody else stands in it is said before anything else happens."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((host, port))
    except OSError as fault:
        door.close()
        raise CannotServe(
            f"nothing can listen at {host} port {port} ({fault.strerror or fault}); choose others by --host and --port"
        ) from fault
    return door


async def try_store(url: str) -> None:
    """A store that cannot be had is said in one line, not by a server that fails to start."""
    store = await open_store(url)
    await store.close()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: it sends and receives at a fraction of the cost."""
    try:
        import uvloop
    except ImportError:
        return None
    made: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return made


async def serve(
    server: uvicorn.Server, door: socket.socket, compiling: Compiling, wish: Wish, told: Callable[[str], None]
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[door]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    compiler = None
    garbage.look_at_the_new_only()
    if server.started:
        port = door.getsockname()[1]
        shown = "127.0.0.1" if server.config.host in ("0.0.0.0", "::") else server.config.host
        address = (f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/") + wish.place
        told(address)
        if wish.opening:
            await asyncio.to_thread(webbrowser.open, address)
        if compiling is not Compiling.NOTHING:
            Engine.only_loaded = True
            compiler = asyncio.create_task(compile_all(lambda: played_at(server.config.app), compiling))
    try:
        await serving
    finally:
        if compiler is not None:
            compiler.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await compiler


def played_at(app: object) -> Counter[str]:
    """At how many tables each game is played now."""
    assert isinstance(app, Guard)
    hub: Hub = cast(Any, app.app).state.hub
    return Counter(owner.row.game for owner in list(hub.owners.values()))


async def compile_all(played: Callable[[], Counter[str]], compiling: Compiling = Compiling.ALL) -> None:
    """Compile each game's rules in a process of its own, then let the tables use what came of it. What is compiled
    already comes first, then what is played most."""
    await asyncio.sleep(FIRST_TABLE)
    markers = await asyncio.to_thread(lambda: {slug: marker(turnkey.game(slug)) for slug in turnkey.game_names()})
    while markers:
        tables = played()
        slug = max(markers, key=lambda slug: (markers[slug].exists(), tables[slug]))
        while compiling is Compiling.BY_ANOTHER and not markers[slug].exists():
            await asyncio.sleep(LOOK)
            slug = max(markers, key=lambda slug: markers[slug].exists())
        await compile_one(slug, markers.pop(slug))


async def compile_one(slug: str, marked: Path) -> None:
    if not marked.exists():
        process = await asyncio.create_subprocess_exec(
            *command(slug), stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the server, which ends it: else the next game would be begun
        )  # fmt: skip
        try:
            await process.wait()
        except asyncio.CancelledError:
            process.terminate()
            await process.wait()
            raise
    if marked.exists():
        await asyncio.to_thread(compile_rules, turnkey.game(slug))  # which only loads it now
        turnkey.game(slug).engine("auto").look_again()
    else:
        log.warning("%s could not be compiled; it is played interpreted", slug)
