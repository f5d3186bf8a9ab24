"""The live connection of one browser to one table. A wrong message gets a reason, and the connection lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from turnkey.core.errors import BadOption, Illegal, TurnkeyError, Unreadable
from turnkey.core.languages import Language, language_for
from turnkey.core.sentences import says
from turnkey.play import gate, wire
from turnkey.play.channel import Channel, Gone
from turnkey.play.crashes import ACKNOWLEDGED, passing
from turnkey.play.http.doors import WAY
from turnkey.play.http.guards import address
from turnkey.play.http.spoken import reason_of, wished
from turnkey.play.hub import Hub
from turnkey.play.leases import Elsewhere, patiently
from turnkey.play.limits import Bucket, Limits
from turnkey.play.outbox import Outbox
from turnkey.play.owner import Owner
from turnkey.play.parcels import Parcel
from turnkey.play.people import COOKIE, People, Person
from turnkey.play.refusal import Refusal
from turnkey.play.store import StoreError

if TYPE_CHECKING:
    from turnkey.play.http.cluster import Cluster

PATCHES = 2  # the version of the wire from which on what has changed is told
HELLO_WITHIN = 15.0  # seconds
NO_TABLE, TOO_SLOW, BAD_HELLO, TRY_AGAIN, COME_AGAIN = 4404, 4408, 4400, 1013, 1012
CODES = {Illegal: "illegal", Unreadable: "unreadable", BadOption: "bad_option"}
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)  # the last of what is nested a thousand deep
_messages = msgspec.json.Decoder(wire.Message)
log = logging.getLogger("turnkey.play")


def code_of(fault: TurnkeyError) -> str:
    if isinstance(fault, StoreError):
        return "store"
    return fault.code if isinstance(fault, Refusal) else CODES.get(type(fault), "refused")


class Wrong(Exception):
    """A message that cannot be understood; the text says why."""


def read(text: str | bytes, limits: Limits) -> wire.Message:
    if len(text) > limits.message:
        raise Wrong(f"a message has {limits.message} signs at most")
    try:
        message: wire.Message = _messages.decode(text)
        return message
    except UNREADABLE as fault:
        raise Wrong(str(fault)) from fault


def id_in(text: str | bytes) -> str:
    """The id of a message that cannot be followed, if it has one, so that its sender finds the reason."""
    try:
        given = msgspec.json.decode(text)
    except UNREADABLE:
        return ""
    found = given.get("id") if isinstance(given, dict) else None
    return found[:64] if isinstance(found, str) else ""


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """Say hello first; then frames come, and messages are followed."""
    hub: Hub = socket.app.state.hub
    people: People = socket.app.state.people
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        person = await people.by_cookie(socket.cookies.get(COOKIE))
        hello = await asyncio.wait_for(said(socket, limits), HELLO_WITHIN)
        if not isinstance(hello, wire.Hello):
            raise Wrong("say hello first")
        found = await patiently(lambda: find(socket, hub, table, person, hello))
    except (Wrong, TurnkeyError, TimeoutError) as fault:
        if isinstance(fault, StoreError | Elsewhere):
            await socket.close(code=TRY_AGAIN)
            return
        known = isinstance(fault, TurnkeyError)
        await socket.send_text(refusal(fault, language_for(wished(socket))).decode())
        await socket.close(code=NO_TABLE if known else BAD_HELLO)
        return
    except OSError:  # the process that has the table cannot be reached
        await socket.close(code=TRY_AGAIN)
        return
    except WebSocketDisconnect:
        return
    way: Any = (socket.scope["extensions"] or {}).get(WAY)
    if isinstance(found, Channel):
        await relayed(socket, found, way)
        return
    outbox = Outbox(None, person.id if person else "", wished(socket), hello.wire >= PATCHES, way)
    outbox.where = address(socket.scope)  # type: ignore[arg-type]

    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    await at_table(hub, found, outbox, hello, Ends(lambda: raw(socket), send, socket.close), limits)


async def find(
    socket: WebSocket[Any, Any, Any], hub: Hub, table: str, person: Person | None, hello: wire.Hello
) -> Owner | Channel:
    """The table, or the way to the process that has it."""
    try:
        return await hub.visible(table, person, hello.invite)
    except Elsewhere as fault:
        cluster: Cluster | None = socket.app.state.get("cluster")
        if cluster is None or not fault.address:
            raise
        return await cluster.sit(fault.address, table, person, wished(socket), hello)


def refusal(fault: Exception, spoken: Language) -> bytes:
    """Why somebody does not come to a table."""
    code = code_of(fault) if isinstance(fault, TurnkeyError) else "bad_message"
    reason = reason_of(fault, spoken) if isinstance(fault, TurnkeyError) else str(fault)
    reason = reason or spoken.words(says("nobody said hello"))
    return gate.encode(wire.Refused(id="", code=code, reason=reason, step=0))


@dataclass(frozen=True)
class Ends:
    """A connection as a table needs it: what is said comes in, what is sent goes out, and it can be closed."""

    receive: Callable[[], Awaitable[str | bytes]]
    send: Callable[[bytes], Awaitable[None]]
    close: Callable[[int], Awaitable[None]]


async def at_table(hub: Hub, owner: Owner, outbox: Outbox, hello: wire.Hello, ends: Ends, limits: Limits) -> None:
    """From hello until one of the two goes."""
    sender = asyncio.create_task(send_all(ends, owner, outbox))
    hub.metrics.count("connections")
    try:
        await owner.audience.attach(outbox, hello.since, hello.chat_since)
        await follow(ends, owner, outbox, limits)
    except (WebSocketDisconnect, Gone):
        pass
    except (Refusal, asyncio.CancelledError):
        if not owner.is_closed:
            raise
        with contextlib.suppress(RuntimeError):  # what sends may have closed it already
            await ends.close(COME_AGAIN)  # another process has the table, or it was just put away
    finally:
        sender.cancel()
        with contextlib.suppress(Refusal):  # it is put away at the same moment
            await asyncio.shield(owner.audience.detach(outbox))


async def relayed(socket: WebSocket[Any, Any, Any], channel: Channel, way: Any) -> None:
    """Between a browser and the process that has its table."""

    async def down() -> None:
        while True:
            data = await channel.read()
            if way is None:
                await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
            elif await way.freed():
                way.write(Parcel(data))
            else:
                return

    async def up() -> None:
        while True:
            said = await raw(socket)
            channel.write(said.encode() if isinstance(said, str) else said)

    both = [asyncio.create_task(down()), asyncio.create_task(up())]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        if both[0].done():
            await socket.close(code=COME_AGAIN)
    finally:
        channel.close()
        for one in both:
            one.cancel()
        await asyncio.gather(*both, return_exceptions=True)


async def said(socket: WebSocket[Any, Any, Any], limits: Limits) -> wire.Message:
    return read(await raw(socket), limits)


async def raw(socket: WebSocket[Any, Any, Any]) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone")
    text = message.get("text")
    if text is not None:
        return str(text)
    given: Any = message.get("bytes")
    return bytes(given or b"")


async def send_all(ends: Ends, owner: Owner, outbox: Outbox) -> None:
    try:
        while True:
            data = await outbox.take()
            if data is None:
                if outbox.closed:
                    await ends.close(COME_AGAIN if owner.is_closed else TOO_SLOW)
                    return
                await owner.audience.catch_up(outbox)
            elif outbox.way is not None:
                outbox.way.write(data)
            else:
                await ends.send(data)
    except (WebSocketDisconnect, RuntimeError, OSError, Refusal):
        outbox.close()


async def follow(ends: Ends, owner: Owner, outbox: Outbox, limits: Limits) -> None:
    bucket = Bucket(limits.messages, limits.messages_at_once)
    while True:
        text = await ends.receive()
        try:
            if not bucket.take():
                raise Refusal("too_many", "too many messages: wait a little")
            message = read(text, limits)
        except (Wrong, TurnkeyError) as fault:
            put(owner, outbox, refused(owner, outbox, fault, id_in(text)))
            continue
        if isinstance(message, wire.Hint):  # which takes a while: what is said meanwhile is not to wait for it
            owner.spawn(answer(owner, outbox, message))
        else:
            await answer(owner, outbox, message)


async def answer(owner: Owner, outbox: Outbox, message: wire.Message) -> None:
    """Follow a message, and say what came of it."""
    message_id = getattr(message, "id", "")
    found: wire.Outgoing
    try:
        found = await answered(owner, outbox, message)
    except WebSocketDisconnect:
        raise
    except (Wrong, TurnkeyError) as fault:
        found = refused(owner, outbox, fault, message_id)
    except Exception:
        log.exception("a message at table %s", owner.row.id)
        reason = language_for(outbox.language).words(says("something went wrong here; it has been written down"))
        found = wire.Refused(id=message_id, code="fault", reason=reason, step=owner.step)
    put(owner, outbox, found)


def refused(owner: Owner, outbox: Outbox, fault: Wrong | TurnkeyError, message_id: str) -> wire.Refused:
    if isinstance(fault, Wrong):
        return wire.Refused(id=message_id, code="bad_message", reason=str(fault), step=owner.step)
    moment, rule = (fault.moment, fault.rule) if isinstance(fault, Illegal) else ("", "")
    reason = reason_of(fault, owner.game.language(outbox.language))
    return wire.Refused(id=message_id, code=code_of(fault), reason=reason, step=owner.step, moment=moment, rule=rule)


def put(owner: Owner, outbox: Outbox, answer: wire.Outgoing) -> None:
    if isinstance(answer, wire.Refused):
        owner.services.metrics.count("refused")
    outbox.put(gate.encode(answer))
    passing(ACKNOWLEDGED)


async def answered(owner: Owner, outbox: Outbox, message: wire.Message) -> wire.Outgoing:
    person = outbox.person
    match message:
        case wire.Act():
            return await owner.act(person, message)
        case wire.Say():
            return await owner.talk.say(person, message)
        case wire.Chat():
            return await owner.talk.chat(person, message)
        case wire.Why():
            return await owner.talk.why(person, message, outbox.language)
        case wire.Undo():
            return await owner.undoing.undo(person, message)
        case wire.Answer():
            return await owner.undoing.answer(person, message)
        case wire.Leave():
            return await owner.company.leave(person, message.id)
        case wire.Return():
            return await owner.company.come_back(person, message.id)
        case wire.Watching():
            outbox.watches(message.busy)
            return wire.Pong(id=message.id, step=owner.step)
        case wire.Passing():
            return await owner.passing.wish(person, message)
        case wire.Hint():
            return await owner.hinting.hint(person, message, outbox.language)
        case wire.Ping():
            return wire.Pong(id=message.id, step=owner.step)
        case wire.Whole():
            await owner.audience.send_again(outbox)
            return wire.Pong(id=message.id, step=owner.step)
        case wire.Hello():
            raise Wrong("hello was said already")
