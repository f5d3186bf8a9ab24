"""How the bench is reached: one live connection for questions, and a request that lays a game on a table to replay."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any

import msgspec
from litestar import Request, WebSocket, post, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import JSONBody

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import language_for
from turnkey.core.sentences import says
from turnkey.play import gate
from turnkey.play.http.live import UNREADABLE, raw
from turnkey.play.http.routes import CHANGE, Someone, TheShop
from turnkey.play.http.spoken import reason_of, wished
from turnkey.play.lab import words
from turnkey.play.lab.bench import Bench
from turnkey.play.limits import Bucket

MOST_AT_ONCE = 6  # questions of one connection
_asked = msgspec.json.Decoder(words.Asked)
log = logging.getLogger("turnkey.play")


class Asker:
    """One page at the bench. A question that is asked again under its id takes the place of the older one."""

    def __init__(self, socket: WebSocket[Any, Any, Any], bench: Bench) -> None:
        self.socket, self.bench = socket, bench
        self.spoken = language_for(wished(socket))
        self.running: dict[int, asyncio.Task[None]] = {}
        self.sending = asyncio.Lock()

    async def send(self, answer: words.Told) -> None:
        async with self.sending:
            await self.socket.send({"type": "websocket.send", "text": gate.encode(answer).decode(), "bytes": None})

    async def fail(self, number: int, reason: str) -> None:
        await self.send(words.Failed(id=number, reason=reason))

    async def hear(self, text: str | bytes) -> None:
        try:
            asked: words.Asked = _asked.decode(text)
        except UNREADABLE as fault:
            await self.fail(number_in(text), str(fault))
            return
        self.stop(asked.id)
        if isinstance(asked, words.Stop):
            return
        if len(self.running) >= MOST_AT_ONCE:
            await self.fail(asked.id, self.spoken.words(says("too many questions at once: wait for an answer")))
            return
        self.running[asked.id] = asyncio.create_task(self.quietly(self.answer(asked)))

    async def quietly(self, work: Coroutine[Any, Any, None]) -> None:
        """Whoever has gone is told nothing."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            await work

    def told(self, one: words.Told, slug: str) -> words.Told:
        """In this page's language: workers speak English."""
        if not isinstance(one, words.Figures):
            return one
        spoken = language_for(self.spoken.code, turnkey.game(slug).definition)
        named = [msgspec.structs.replace(side, name=spoken.text(side.name)) for side in one.wins]
        return msgspec.structs.replace(one, wins=named)

    async def answer(self, asked: words.Ask) -> None:
        try:
            async for one in self.bench.answers(asked):
                await self.send(self.told(one, asked.setting.game))
        except TurnkeyError as fault:
            await self.fail(asked.id, reason_of(fault, self.spoken))
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise
        except Exception:
            log.exception("a question at the bench")
            await self.fail(asked.id, self.spoken.words(says("something went wrong here; it has been written down")))
        finally:
            if self.running.get(asked.id) is asyncio.current_task():
                del self.running[asked.id]

    def stop(self, number: int) -> None:
        task = self.running.pop(number, None)
        if task is not None:
            task.cancel()

    def leave(self) -> None:
        for number in list(self.running):
            self.stop(number)


def number_in(text: str | bytes) -> int:
    """The id of a question that cannot be read, if it has one."""
    try:
        given = msgspec.json.decode(text)
    except UNREADABLE:
        return 0
    found = given.get("id") if isinstance(given, dict) else None
    return found if isinstance(found, int) and 0 <= found < 2**31 else 0


@websocket("/api/lab/live")
async def bench_live(socket: WebSocket[Any, Any, Any]) -> None:
    """Questions come, answers go, several at once."""
    await socket.accept()
    limits, asker = socket.app.state.limits, Asker(socket, socket.app.state.bench)
    bucket = Bucket(limits.messages, limits.messages_at_once)
    try:
        while True:
            text = await raw(socket)
            if len(text) > limits.message or not bucket.take():
                await asker.fail(0, asker.spoken.words(says("too many messages: wait a little")))
                continue
            await asker.hear(text)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        asker.leave()


@post("/api/lab/games", responses=CHANGE)
async def open_game(
    data: JSONBody[words.OpenGame], someone: Someone, request: Request[Any, Any, State], shop: TheShop
) -> words.Shelved:
    """A game behind a figure: laid on a table of yours, where it can be replayed and played on, and as a record."""
    shop.count_table(request)
    bench: Bench = request.app.state.bench
    found = await bench.play_out(data)
    table = ""
    if found["steps"]:
        owner = await shop.hub.archive.shelve(someone, data.setting.game, found)
        table = owner.row.id
    return words.Shelved(table=table, text=found["text"])


BENCH_ROUTES = [bench_live, open_game]
