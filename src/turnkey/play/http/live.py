"""The live connection of one browser to one table. A wrong message gets a reason, and the connection lives."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from turnkey.core.errors import BadOption, Illegal, TurnkeyError, Unreadable
from turnkey.core.languages import language_for
from turnkey.core.sentences import says
from turnkey.play import gate, wire
from turnkey.play.crashes import ACKNOWLEDGED, passing
from turnkey.play.http.guards import address
from turnkey.play.http.spoken import reason_of, wished
from turnkey.play.hub import Hub
from turnkey.play.limits import Bucket, Limits
from turnkey.play.outbox import Outbox
from turnkey.play.owner import Owner
from turnkey.play.people import COOKIE, People
from turnkey.play.refusal import Refusal
from turnkey.play.store import StoreError

HELLO_WITHIN = 15.0  # seconds
NO_TABLE, TOO_SLOW, BAD_HELLO, TRY_AGAIN = 4404, 4408, 4400, 1013
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
        owner = await hub.visible(table, person, hello.invite)
    except (Wrong, TurnkeyError, TimeoutError) as fault:
        if isinstance(fault, StoreError):
            await socket.close(code=TRY_AGAIN)
            return
        known = isinstance(fault, TurnkeyError)
        code = code_of(fault) if isinstance(fault, TurnkeyError) else "bad_message"
        spoken = language_for(wished(socket))
        reason = reason_of(fault, spoken) if isinstance(fault, TurnkeyError) else str(fault)
        reason = reason or spoken.words(says("nobody said hello"))
        await socket.send_text(gate.encode(wire.Refused(id="", code=code, reason=reason, step=0)).decode())
        await socket.close(code=NO_TABLE if known else BAD_HELLO)
        return
    except WebSocketDisconnect:
        return
    outbox = Outbox(None, person.id if person else "", wished(socket))
    outbox.where = address(socket.scope)  # type: ignore[arg-type]
    sender = asyncio.create_task(send_all(socket, owner, outbox))
    hub.metrics.count("connections")
    try:
        await owner.audience.attach(outbox, hello.since, hello.chat_since)
        await follow(socket, owner, outbox, limits)
    except WebSocketDisconnect:
        pass
    finally:
        sender.cancel()
        await asyncio.shield(owner.audience.detach(outbox))


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


async def send_all(socket: WebSocket[Any, Any, Any], owner: Owner, outbox: Outbox) -> None:
    try:
        while True:
            data = await outbox.take()
            if data is None:
                if outbox.closed:
                    await socket.close(code=TOO_SLOW)
                    return
                data = await owner.audience.catch_up(outbox)
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
    except (WebSocketDisconnect, RuntimeError, OSError):
        outbox.close()


async def follow(socket: WebSocket[Any, Any, Any], owner: Owner, outbox: Outbox, limits: Limits) -> None:
    bucket = Bucket(limits.messages, limits.messages_at_once)
    while True:
        text = await raw(socket)
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
        case wire.Hello():
            raise Wrong("hello was said already")
