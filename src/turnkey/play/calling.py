"""Calls to those who are away: "it is your turn", by Web Push or by mail, for games over days.

A call says which game, and leads to the table; nothing of what lies on it. Whose turn it is comes from what lists show.
Every server looks through the store now and then; what one has called for, no other does.
"""

from __future__ import annotations

import asyncio
import base64
import importlib.util
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import turnkey
from turnkey.core.languages import language_for
from turnkey.core.sentences import says
from turnkey.play.hub import Hub
from turnkey.play.mail import Mailer
from turnkey.play.people import Person
from turnkey.play.refusal import Refusal
from turnkey.play.store import Conflict, StoreError, Write
from turnkey.play.store.bodies import at_rest
from turnkey.play.store.rows import insert, select

BY_MAIL = "mailto:"
LOOK_EVERY = 20.0  # seconds
AFTER, AFTER_BY_MAIL = 45.0, 900.0  # seconds for which somebody is asked before they are called
TOO_LATE = 14 * 24 * 3600.0  # seconds after which nobody is called any more
LASTS = 24 * 3600  # seconds for which a push service keeps a call for a phone that is off
MOST = 20  # places where one person can be called
# Push services of the browsers: nobody else is sent anything, whatever a browser says that it wants to be called by.
SERVICES = (
    "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", ".push.apple.com",
    ".notify.windows.com", ".push.services.mozilla.com",
)  # fmt: skip
FORGET_CALLS = (
    "DELETE FROM calls WHERE endpoint IN (SELECT endpoint FROM pushes WHERE person = :person)",
    "DELETE FROM pushes WHERE person = :person",
)
MOVE_CALLS = ("UPDATE pushes SET person = :to WHERE person = :person",)
MY_CALLS = "SELECT endpoint, made FROM pushes WHERE person = :person"
OLD_CALLS = "DELETE FROM calls WHERE at < :before"
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class PushRow:
    endpoint: str
    person: str
    key: str
    auth: str
    language: str
    origin: str
    made: float


@dataclass(frozen=True)
class SetPush(PushRow, Write):
    sql = insert("pushes", PushRow) + (
        " ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, key = excluded.key, auth = excluded.auth,"
        " language = excluded.language, origin = excluded.origin"
    )


@dataclass(frozen=True)
class DropPush(Write):
    endpoint: str
    sql = "DELETE FROM pushes WHERE endpoint = :endpoint"


@dataclass(frozen=True)
class CallRow:
    table_id: str
    endpoint: str
    step: int
    at: float


@dataclass(frozen=True)
class AddCall(CallRow, Write):
    sql = insert("calls", CallRow)


DUE = (
    "SELECT tables.id, tables.game, tables.step, tables.asked, tables.touched, seats.seat, seats.person,"
    " pushes.endpoint, pushes.key, pushes.auth, pushes.language, pushes.origin FROM pushes"
    " JOIN seats ON seats.person = pushes.person JOIN tables ON tables.id = seats.table_id"
    " WHERE tables.status = 'playing' AND seats.stand_in = 0 AND tables.touched < :before AND tables.touched > :since"
    " AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.table_id = tables.id AND calls.endpoint = pushes.endpoint"
    " AND calls.step = tables.step)"
)


@dataclass(frozen=True)
class Due:
    """Somebody who may have to be called."""

    table: str
    game: str
    step: int
    asked: int
    touched: float
    seat: int
    person: str
    endpoint: str
    key: str
    auth: str
    language: str
    origin: str

    @property
    def is_asked(self) -> bool:
        return bool(self.asked >> self.seat & 1)

    @property
    def by_mail(self) -> bool:
        return self.endpoint.startswith(BY_MAIL)


def vapid_of(secret: bytes) -> Any:
    """The server's own key, by which push services know it: it follows from a secret of the store."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02

    order = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256
    return Vapid02(ec.derive_private_key(int.from_bytes(secret, "big") % (order - 1) + 1, ec.SECP256R1()))


def public_key(secret: bytes) -> str:
    """As a browser wants it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point = vapid_of(secret).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def has_library() -> bool:
    return importlib.util.find_spec("pywebpush") is not None


class Calling:
    def __init__(self, hub: Hub, mailer: Mailer, contact: str, services: tuple[str, ...] = SERVICES) -> None:
        self._hub, self._store, self._mailer = hub, hub.store, mailer
        self._contact, self._services = contact, services
        self.sent = 0
        self.failed = 0

    @property
    def offers_push(self) -> bool:
        return bool(self._contact) and has_library()

    async def key(self) -> str:
        return public_key(await self._store.secret("vapid")) if self.offers_push else ""

    # Who wants to be called

    async def places(self, person: str) -> list[str]:
        return [one.endpoint for one in await self._rows(person)]

    async def _rows(self, person: str) -> list[PushRow]:
        return await self._store.read(PushRow, select("pushes", PushRow, "WHERE person = :person"), person=person)

    async def want(self, person: Person, endpoint: str, key: str, auth: str, language: str, origin: str) -> None:
        if not self.offers_push:
            raise Refusal("not_offered", "this server calls nobody by push")
        if not self._may_send_to(endpoint):
            raise Refusal("bad_endpoint", "this is no push service that this server knows")
        await self._want(SetPush(endpoint, person.id, key, auth, language, origin, time.time()))

    async def want_by_mail(self, person: Person, address: str, language: str, origin: str) -> None:
        if not self._mailer.works or not address:
            raise Refusal("not_offered", "for calls by mail, add an address first")
        await self._want(SetPush(BY_MAIL + address, person.id, "", "", language, origin, time.time()))

    async def _want(self, row: SetPush) -> None:
        if len(await self._rows(row.person)) >= MOST:
            raise Refusal("too_many", "you are called at enough places: take one away first")
        await self._store.write(row)

    async def want_no_more(self, person: Person, endpoint: str) -> None:
        if endpoint in await self.places(person.id):
            await self._store.write(DropPush(endpoint))

    def _may_send_to(self, endpoint: str) -> bool:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
        known = any(host.endswith(one) if one.startswith(".") else host == one for one in self._services)
        return known and (parts.scheme == "https" or host in ("127.0.0.1", "localhost"))

    # Calling

    async def keep_calling(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.call()
            except StoreError as fault:
                log.warning("nobody was called: %s", fault)

    async def call(self, after: float = AFTER, after_by_mail: float = AFTER_BY_MAIL) -> None:
        """Everybody who is asked for so long and is not at the table."""
        now = time.time()
        for due in await self._store.read(Due, DUE, before=now - after, since=now - TOO_LATE):
            if not due.is_asked or self._is_there(due) or (due.by_mail and now - due.touched < after_by_mail):
                continue
            try:
                await self._store.write(AddCall(due.table, due.endpoint, due.step, now), counted=False)
            except Conflict:
                continue  # another server was quicker
            try:
                await self._send(due)
            except Exception:  # one who cannot be called keeps nobody else from it
                log.exception("table %s: a call", due.table)

    def _is_there(self, due: Due) -> bool:
        owner = self._hub.owners.get(due.table)
        return owner is not None and owner.chairs[due.seat].present > 0

    async def _send(self, due: Due) -> None:
        spoken = language_for(due.language)
        title = spoken.words(says("{game}: it is your turn", game=turnkey.game(due.game).title))
        link = f"{due.origin}/#/table/{due.table}"
        if due.by_mail:
            text = spoken.words(says("Somebody waits for you at a table:"))
            why = spoken.words(
                says("You wanted to be told of this. You can change that under your account at Turnkey.")
            )
            await self._mailer.send(due.endpoint.removeprefix(BY_MAIL), title, f"{text}\n\n{link}\n\n{why}\n")
            return
        secret = await self._store.secret("vapid")
        body = at_rest({"title": title, "table": due.table})
        try:
            status = await asyncio.to_thread(push, due, body, secret, self._contact)
        except Exception as fault:  # of whatever kind the library and the network have
            self.failed += 1
            log.warning("a call could not be sent: %s", type(fault).__name__)
            return
        if status in (404, 410):  # the browser does not want it any more
            await self._store.write(DropPush(due.endpoint))
        elif status >= 300:
            self.failed += 1
            log.warning("a call could not be sent: the push service answered %s", status)
        else:
            self.sent += 1


def push(due: Due, body: str, secret: bytes, contact: str) -> int:
    """Hand a call to a push service; says what it answered."""
    from pywebpush import WebPushException, webpush

    sent: Callable[..., Any] = webpush
    try:
        answer = sent(
            subscription_info={"endpoint": due.endpoint, "keys": {"p256dh": due.key, "auth": due.auth}},
            data=body, vapid_private_key=vapid_of(secret), vapid_claims={"sub": contact}, ttl=LASTS, timeout=10,
            headers={"urgency": "normal"},
        )  # fmt: skip
    except WebPushException as fault:
        if fault.response is None:
            raise
        return int(fault.response.status_code)
    return int(answer.status_code)
