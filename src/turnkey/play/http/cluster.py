"""Several processes as one server: whoever is asked for a table of another process hands the question on."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

import msgspec
from litestar import Litestar

from turnkey.core.errors import TurnkeyError
from turnkey.play import gate, wire
from turnkey.play.channel import Call, Channel, Exchange, Head, call, heads
from turnkey.play.http.guards import NEAR, App, Receive, Scope, Send, address
from turnkey.play.http.live import PATCHES, Ends, at_table
from turnkey.play.hub import Hub
from turnkey.play.leases import AGAIN, WAITS, Elsewhere, Leases
from turnkey.play.limits import Limits
from turnkey.play.notices import Notices
from turnkey.play.outbox import Outbox
from turnkey.play.people import People, Person
from turnkey.play.refusal import Refusal

LIVE, REQUEST = "live", "http"
ELSEWHERE = "turnkey.elsewhere"  # in a scope: a list, for the address of the process that has the table
MOVED_ON, NONE_SUCH = 421, 404  # how a call for a table ends that is not here
_hellos = msgspec.json.Decoder(wire.Hello)


class Cluster:
    """This process among the others."""

    def __init__(self, app: App, hub: Hub, people: People, limits: Limits, secret: bytes) -> None:
        self._app, self._hub, self._people, self._limits, self._secret = app, hub, people, limits, secret
        self._exchange = Exchange(secret, self._answer)
        self._notices: Notices | None = None

    async def open(self, host: str) -> None:
        where = await self._exchange.open(host)
        self._hub.leases = Leases(self._hub.store, where, self._hub.give_up)
        await self._hub.leases.open()
        self._notices = Notices(self._hub.store.url, self._hub, self._people)

    async def close(self) -> None:
        await self._exchange.close()
        if self._notices is not None:
            await self._notices.close()
        if self._hub.leases is not None:
            self._hub.give_up()
            await self._hub.leases.close()

    # Asking others

    async def sit(self, where: str, table: str, person: Person | None, language: str, hello: wire.Hello) -> Channel:
        """A connection to a table of another process."""
        told = msgspec.structs.asdict(hello)
        said = gate.encode(Hello(**told))
        wish = Call(kind=LIVE, table=table, person=person.id if person else "", language=language, hello=said)
        channel = await call(where, self._secret, wish)
        head = heads.decode(await channel.read())
        if head.status == 200:
            return channel
        channel.close()
        raise Elsewhere("") if head.status == MOVED_ON else Refusal("no_such_table", "there is no such table")

    async def forward(self, where: str, scope: Scope, body: bytes) -> tuple[Head, bytes]:
        wish = Call(
            kind=REQUEST, method=scope["method"], path=scope["path"], query=scope.get("query_string", b""),
            headers=[(name, value) for name, value in scope["headers"]], client=address(scope),
            scheme=scope.get("scheme", "http"), near=bool(scope.get(NEAR)),
        )  # fmt: skip
        channel = await call(where, self._secret, wish)
        try:
            channel.write(body)
            return heads.decode(await channel.read()), await channel.read()
        finally:
            channel.close()

    # Answering others

    async def _answer(self, wish: Call, channel: Channel) -> None:
        if wish.kind == LIVE:
            await self._seat(wish, channel)
        else:
            await self._respond(wish, channel)

    async def _seat(self, wish: Call, channel: Channel) -> None:
        hello = _hellos.decode(wish.hello)
        person = Person(wish.person, "", "") if wish.person else None

        async def close(code: int) -> None:
            channel.close()

        async def send(data: bytes) -> None:
            channel.write(data)

        try:
            owner = await self._hub.visible(wish.table, person, hello.invite)
        except Elsewhere:
            channel.write(gate.encode(Head(status=MOVED_ON, headers=[])))
            return
        except TurnkeyError:
            channel.write(gate.encode(Head(status=NONE_SUCH, headers=[])))
            return
        channel.write(gate.encode(Head(status=200, headers=[])))
        outbox = Outbox(None, wish.person, wish.language, hello.wire >= PATCHES, channel)
        await at_table(self._hub, owner, outbox, hello, Ends(channel.read, send, close), self._limits)

    async def _respond(self, wish: Call, channel: Channel) -> None:
        """As if it had been asked here."""
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1",
            "method": wish.method, "scheme": wish.scheme, "path": wish.path, "raw_path": wish.path.encode(),
            "query_string": wish.query, "root_path": "", "headers": list(wish.headers),
            "client": (wish.client, 0), "server": None, "state": {}, "extensions": {}, NEAR: wish.near,
        }  # fmt: skip
        given = [{"type": "http.request", "body": await channel.read(), "more_body": False}]
        head, body = Head(status=500, headers=[]), bytearray()

        async def receive() -> MutableMapping[str, Any]:
            return given.pop() if given else {"type": "http.disconnect"}

        async def send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                head.status, head.headers = message["status"], [(name, value) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        await self._app(scope, receive, send)
        channel.write(gate.encode(head))
        channel.write(bytes(body))
        await channel.freed()


class Hello(wire.Outgoing, tag="hello"):
    """What somebody said first, handed on."""

    wire: int
    since: int
    chat_since: int
    invite: str


class Forwarding:
    """Before the application: what belongs to another process's table is asked there."""

    def __init__(self, app: Litestar) -> None:
        self.app: App = app
        self.state = app.state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        cluster: Cluster | None = self.state.get("cluster") if scope["type"] == "http" else None
        if cluster is None or not scope["path"].startswith("/api/"):
            await self.app(scope, receive, send)
            return
        body, whole = bytearray(), False
        end = asyncio.get_running_loop().time() + WAITS
        while True:
            found: list[str] = []
            again = [{"type": "http.request", "body": bytes(body), "more_body": False}] if whole else []

            async def heard(again: list[Any] = again, repeated: bool = whole) -> MutableMapping[str, Any]:
                nonlocal whole
                if again:
                    return again.pop()  # type: ignore[no-any-return]
                message = await receive()
                if message["type"] == "http.request" and not repeated:
                    body.extend(message.get("body", b""))
                    whole = not message.get("more_body", False)
                return message

            async def said(message: MutableMapping[str, Any], found: list[str] = found) -> None:
                if not found:
                    await send(message)

            await self.app({**scope, ELSEWHERE: found}, heard, said)
            if not found:
                return
            try:
                head, answer = await cluster.forward(found[0], scope, bytes(body))
                break
            except (OSError, TimeoutError, ValueError):
                if asyncio.get_running_loop().time() > end:
                    head = Head(status=503, headers=[(b"content-type", b"application/json")])
                    answer = gate.encode(wire.Fault(code="elsewhere", reason=str(Elsewhere(""))))
                    break
                await asyncio.sleep(AGAIN)
        await send({"type": "http.response.start", "status": head.status, "headers": list(head.headers)})
        await send({"type": "http.response.body", "body": answer})
