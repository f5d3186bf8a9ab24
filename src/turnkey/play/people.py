"""People: a name, and a token in a signed cookie for each of their devices. The store keeps only the tokens' digests.
Nobody needs an account; accounts.py is for those who want to be known again without their cookie.

What is signed is made with a secret of the store, so a copied cookie of another server is worth nothing here.
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from turnkey.play.store import AddPerson, PersonRow, RenamePerson, Store, StoreError
from turnkey.play.store.person_rows import AddSession, DropSession, DropSessions, SeeSession

COOKIE = "turnkey"
ID_BYTES, TOKEN_BYTES = 9, 32
KNOWN_FOR = 20.0  # seconds for which who somebody is need not be asked of the store again: other servers change it, too
SEEN_EVERY = 24 * 3600.0  # seconds: how exactly it is kept when a device was here last


def new_id() -> str:
    return base64.b32encode(secrets.token_bytes(ID_BYTES + 1)).decode().lower().rstrip("=")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def tidy_name(name: str) -> str:
    """A name as it is shown: printable, one line."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:40]


@dataclass(frozen=True)
class Person:
    """Who asks: known by a token that only their browser has."""

    id: str
    name: str
    token: str


class People:
    """Knows people by their cookies, and signs what they are given."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self._store = store
        self._secret = secret
        self._known: dict[str, tuple[PersonRow, float]] = {}
        self._seen: dict[str, float] = {}
        self.changed: Callable[[str], None] = lambda person: None  # other processes are told

    def _sign(self, purpose: str, text: str) -> str:
        sum_ = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(sum_[:24]).decode()

    def cookie_for(self, token: str) -> str:
        return f"{token}.{self._sign('cookie', token)}"

    def csrf_for(self, person: Person) -> str:
        return self._sign("csrf", person.token)

    def right_csrf(self, person: Person, given: str) -> bool:
        return hmac.compare_digest(self.csrf_for(person).encode(), given.encode("utf-8", "replace"))

    def invite_to(self, table: str, number: int = 0) -> str:
        """The invitation to a table: it follows from the table's name and from how often invitations were called
        back there, so that nothing else needs to be kept."""
        return self._sign("invite", f"{table} {number}" if number else table)

    def is_invited(self, table: str, invite: str, number: int = 0) -> bool:
        return hmac.compare_digest(self.invite_to(table, number).encode(), invite.encode("utf-8", "replace"))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        token, _, sign = (cookie or "").partition(".")
        signed = self._sign("cookie", token).encode()
        if not token or not hmac.compare_digest(signed, sign.encode("utf-8", "replace")):
            return None
        hashed = digest(token)
        row, until = self._known.get(hashed, (None, 0.0))
        if row is None or until < time.monotonic():
            row = await self._store.person_by_token(hashed)
            if row is None:
                self._known.pop(hashed, None)
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[hashed] = row, time.monotonic() + KNOWN_FOR
            await self._see(hashed)
        return Person(row.id, row.name, token)

    async def _see(self, hashed: str) -> None:
        """Once a day: devices that nobody uses any more are forgotten some day (retention.py)."""
        now = time.time()
        if now - self._seen.get(hashed, 0.0) > SEEN_EVERY:
            if len(self._seen) > 10_000:
                self._seen.clear()
            self._seen[hashed] = now
            with contextlib.suppress(StoreError):  # nobody is turned away for that
                await self._store.write(SeeSession(hashed, now), counted=False)

    async def welcome(self, name: str) -> Person:
        person, now = Person(new_id(), tidy_name(name), new_token()), time.time()
        await self._store.write(
            AddPerson(person.id, person.name, now), AddSession(digest(person.token), person.id, now, now)
        )
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, tidy_name(name), person.token)
        await self._store.write(RenamePerson(person.id, renamed.name))
        self.look_again(person.id)
        return renamed

    async def let_in(self, row: PersonRow) -> Person:
        """Somebody has shown who they are: this device knows them from now on."""
        person, now = Person(row.id, row.name, new_token()), time.time()
        await self._store.write(AddSession(digest(person.token), person.id, now, now))
        return person

    async def let_out(self, person: Person, everywhere: bool) -> None:
        """The cookie of this device, or of all of theirs, is worth nothing any more."""
        gone = DropSessions(person.id) if everywhere else DropSession(digest(person.token))
        await self._store.write(gone)
        self.look_again(person.id)

    def look_again(self, person: str) -> None:
        """Something about somebody has changed in the store."""
        self.forget(person)
        self.changed(person)

    def forget(self, person: str) -> None:
        """It was another process that changed something about somebody."""
        self._known = {hashed: known for hashed, known in self._known.items() if known[0].id != person}

    def forget_all(self) -> None:
        """What other processes changed was not heard."""
        self._known.clear()
