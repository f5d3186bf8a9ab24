"""A server and players for the tests: a real socket, real cookies, one event loop."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import uvicorn
import websockets

from turnkey.play.http.app import Settings, build
from turnkey.play.http.guards import Guard
from turnkey.play.hub import Hub
from turnkey.play.limits import UNLIMITED, Limits
from turnkey.play.serve import config_for

NO_LIMITS = UNLIMITED
SOON = 60.0


class Server:
    """A running server; `hub` is its inside."""

    def __init__(self, address: str, guard: Guard, server: uvicorn.Server) -> None:
        self.address = address
        self._guard = guard
        self.uvicorn = server

    @property
    def hub(self) -> Hub:
        found: Hub = self._guard.app.state.hub  # type: ignore[attr-defined]
        return found

    async def player(self, name: str) -> Player:
        player = Player(self.address)
        await player.introduce(name)
        return player


@asynccontextmanager
async def serving(store: str, limits: Limits = NO_LIMITS, **more: Any) -> AsyncIterator[Server]:
    app = build(Settings(store=store, pace=0.0, limits=limits, **more))
    config = config_for(app, "127.0.0.1", 0)
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            await task
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Server(f"http://127.0.0.1:{port}", app, server)
    finally:
        server.should_exit = True
        await task


class Player:
    """Somebody with a browser."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=SOON)
        self.csrf = ""

    async def introduce(self, name: str) -> None:
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        self.csrf = answer.json()["csrf"]

    async def post(self, path: str, body: Any = None, invite: str = "") -> httpx.Response:
        headers = {"x-csrf-token": self.csrf} | ({"x-turnkey-invite": invite} if invite else {})
        return await self.http.post(path, json=body, headers=headers)

    async def get(self, path: str, invite: str = "") -> httpx.Response:
        return await self.http.get(path, headers={"x-turnkey-invite": invite} if invite else {})

    async def make(self, game: str, **wish: Any) -> dict[str, Any]:
        answer = await self.post("/api/tables", {"game": game, **wish})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    @asynccontextmanager
    async def at(self, table: str, since: int = -1, chat_since: int = 0, invite: str = "") -> AsyncIterator[Line]:
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"cookie": cookie} if cookie else {}
        async with websockets.connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "since": since, "chat_since": chat_since, "invite": invite}))
            line = Line(socket)
            try:
                yield line
            finally:
                line.hang_up()

    async def leave(self) -> None:
        await self.http.aclose()


def texts(lines: list[dict[str, Any]]) -> list[str]:
    """What lines of a log say."""
    return ["".join(one if isinstance(one, str) else one["text"] for one in line["says"]) for line in lines]


class Line:
    """A live connection: everything that came over it, the latest frame, and the log put together from the frames."""

    _numbers = itertools.count(1)

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.events: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.told: list[dict[str, Any]] = []  # the log as it was sent
        self.chat: list[str] = []
        self.seats: list[dict[str, Any]] = []
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                event = json.loads(text)
                async with self._news:
                    self.raw.append(text)
                    self.events.append(event)
                    if event["type"] == "frame":
                        self.frame = event
                        self.told[event["log_from"] :] = event["log"]
                    if event["type"] == "chat":
                        self.chat += [one["text"] for one in event["lines"]]
                    self.seats = event.get("seats", self.seats)
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        async with self._news:
            self.events.append({"type": "closed", "code": self.socket.close_code})
            self._news.notify_all()

    @property
    def log(self) -> list[str]:
        """The log's sentences."""
        return texts(self.told)

    def hang_up(self) -> None:
        self._reader.cancel()

    async def until(self, found: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first event, past or to come, that is meant."""
        at = 0

        async def search() -> dict[str, Any]:
            nonlocal at
            async with self._news:
                while True:
                    while at < len(self.events):
                        at += 1
                        if found(self.events[at - 1]):
                            return self.events[at - 1]
                    await self._news.wait()

        return await asyncio.wait_for(search(), SOON)

    async def when(self, true: Callable[[], bool]) -> None:
        async def wait() -> None:
            async with self._news:
                await self._news.wait_for(true)

        await asyncio.wait_for(wait(), SOON)

    def of(self, name: str) -> Any:
        """A part of the latest frame."""
        return self.frame[name]

    async def send(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        message = {"type": type, "id": f"m{next(self._numbers)}"} | fields
        await self.socket.send(json.dumps(message))
        answers = ("done", "offered", "refused", "reason", "hinted", "pong")
        return await self.until(lambda event: event.get("id") == message["id"] and event["type"] in answers)

    async def act(self, option: str | None = None, **fields: Any) -> dict[str, Any]:
        """Do an option of the latest frame: the first, if none is named."""
        wanted = option or self.frame["options"][0]["notation"]
        return await self.send("act", **({"at": self.frame["step"], "option": wanted} | fields))
