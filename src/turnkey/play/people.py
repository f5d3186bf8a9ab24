"""People without accounts: a name and a token in a signed cookie. The store keeps only the token's digest.

What is signed is made with a secret of the store, so a copied cookie of another server is worth nothing here.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from turnkey.play.store import AddPerson, PersonRow, RenamePerson, Store

COOKIE = "turnkey"
ID_BYTES, TOKEN_BYTES = 9, 32


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
        self._known: dict[str, PersonRow] = {}
        self.renamed: Callable[[str], None] = lambda token_hash: None  # other processes are told

    def forget(self, token_hash: str) -> None:
        """Another process knows somebody by another name now."""
        self._known.pop(token_hash, None)

    def _sign(self, purpose: str, text: str) -> str:
        sum_ = hmac.new(self._secret, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(sum_[:24]).decode()

    def cookie_for(self, token: str) -> str:
        return f"{token}.{self._sign('cookie', token)}"

    def csrf_for(self, person: Person) -> str:
        return self._sign("csrf", person.token)

    def right_csrf(self, person: Person, given: str) -> bool:
        return hmac.compare_digest(self.csrf_for(person).encode(), given.encode("utf-8", "replace"))

    def invite_to(self, table: str) -> str:
        """The invitation to a table: it follows from the table's name, so that nothing needs to be kept."""
        return self._sign("invite", table)

    def is_invited(self, table: str, invite: str) -> bool:
        return hmac.compare_digest(self.invite_to(table).encode(), invite.encode("utf-8", "replace"))

    async def by_cookie(self, cookie: str | None) -> Person | None:
        token, _, sign = (cookie or "").partition(".")
        signed = self._sign("cookie", token).encode()
        if not token or not hmac.compare_digest(signed, sign.encode("utf-8", "replace")):
            return None
        hashed = digest(token)
        if hashed not in self._known:
            row = await self._store.person_by_token(hashed)
            if row is None:
                return None
            if len(self._known) > 10_000:
                self._known.clear()
            self._known[hashed] = row
        row = self._known[hashed]
        return Person(row.id, row.name, token)

    async def welcome(self, name: str) -> Person:
        person = Person(new_id(), tidy_name(name), new_token())
        await self._store.write(AddPerson(person.id, person.name, digest(person.token), time.time()))
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, tidy_name(name), person.token)
        await self._store.write(RenamePerson(person.id, renamed.name))
        self._known[digest(person.token)] = PersonRow(person.id, renamed.name)
        self.renamed(digest(person.token))
        return renamed
