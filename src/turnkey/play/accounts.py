"""Accounts, for those who want to keep their seats for years: a passkey (WebAuthn) or an address for mail. Nobody needs
one. Logging in makes a device known; what somebody did on it as a guest becomes theirs."""

from __future__ import annotations

import base64
import importlib.util
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from turnkey.core.languages import language_for
from turnkey.core.sentences import says
from turnkey.play.limits import Buckets
from turnkey.play.mail import Mailer
from turnkey.play.people import People, Person, digest, new_token, tidy_name
from turnkey.play.refusal import Refusal
from turnkey.play.rights import Rights
from turnkey.play.store import Conflict, PersonRow, Store
from turnkey.play.store.bodies import from_rest
from turnkey.play.store.person_rows import (
    AddPasskey,
    AddTicket,
    DropMail,
    DropPasskey,
    PasskeyRow,
    SetMail,
    TicketRow,
    UsePasskey,
    UseTicket,
)
from turnkey.play.store.rows import select
from turnkey.play.wire_people import Account, Asked, Passkey

ADDING, ENTERING, BY_MAIL = "add passkey", "use passkey", "mail"  # kinds of tickets
CHALLENGE_LASTS, MAIL_LASTS = 300.0, 3600.0  # seconds
MOST_PASSKEYS = 10


@dataclass(frozen=True)
class Site:
    """The address under which somebody sees the page: passkeys belong to it, and links lead to it."""

    origin: str

    @property
    def name(self) -> str:
        return urlsplit(self.origin).hostname or ""

    @property
    def has_a_name(self) -> bool:
        """Passkeys belong to names; an address of numbers has none."""
        return bool(self.name) and not self.name.replace(".", "").isdigit() and ":" not in self.name


class Accounts:
    def __init__(self, store: Store, people: People, rights: Rights, mailer: Mailer) -> None:
        self._store, self._people, self._rights, self.mailer = store, people, rights, mailer
        self._mails = Buckets(1 / 600, 4)  # to one address: four at once, then one in ten minutes
        self._askers = Buckets(1 / 300, 8)  # from one place: nobody sends mails to many by this server
        self._has_library = importlib.util.find_spec("webauthn") is not None

    async def of(self, person: Person, site: Site) -> Account:
        passkeys = await self._passkeys(person.id)
        sessions = await self._store.read(int, "SELECT count(*) FROM sessions WHERE person = :person", person=person.id)
        return Account(
            passkeys=[Passkey(id=one.id, label=one.label, made=one.made, used=one.used) for one in passkeys],
            mail=await self._mail_of(person.id),
            sessions=sessions[0],
            offers_passkeys=self.offers_passkeys(site),
            offers_mail=self.mailer.works,
        )

    def offers_passkeys(self, site: Site) -> bool:
        return self._has_library and site.has_a_name

    async def has_one(self, person: str) -> bool:
        return bool(await self._passkeys(person)) or bool(await self._mail_of(person))

    async def _passkeys(self, person: str) -> list[PasskeyRow]:
        sql = select("passkeys", PasskeyRow, "WHERE person = :person ORDER BY made")
        return await self._store.read(PasskeyRow, sql, person=person)

    async def _mail_of(self, person: str) -> str:
        found = await self._store.read(str, "SELECT address FROM mails WHERE person = :person", person=person)
        return found[0] if found else ""

    async def _person(self, person: str) -> PersonRow:
        found = await self._store.read(PersonRow, select("people", PersonRow, "WHERE id = :id"), id=person)
        if not found:
            raise Refusal("no_account", "this account is gone")
        return found[0]

    # Tickets: what may be done once

    async def _give_ticket(self, kind: str, person: str, body: str, lasts: float) -> str:
        token = new_token()
        await self._store.write(AddTicket(digest(token), kind, person, body, time.time() + lasts))
        return token

    async def _take_ticket(self, token: str, kind: str) -> TicketRow:
        sql = select("tickets", TicketRow, "WHERE token_hash = :token_hash AND kind = :kind")
        found = await self._store.read(TicketRow, sql, token_hash=digest(token), kind=kind)
        try:
            await self._store.write(UseTicket(digest(token), time.time()))
        except Conflict:
            found = []
        if not found:
            raise Refusal("used", "this has been used already, or is too old: begin again")
        return found[0]

    # Passkeys

    async def begin_passkey(self, person: Person, site: Site) -> Asked:
        self._check_offered(site)
        import webauthn
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = await self._passkeys(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too_many", "that are enough passkeys: take one away first")
        options = webauthn.generate_registration_options(
            rp_id=site.name, rp_name="Turnkey", user_id=person.id.encode(), user_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=from_text(one.id)) for one in known],
        )  # fmt: skip
        ticket = await self._give_ticket(ADDING, person.id, in_text(options.challenge), CHALLENGE_LASTS)
        return Asked(ticket=ticket, options=from_rest(webauthn.options_to_json(options)))

    async def add_passkey(self, person: Person, site: Site, token: str, credential: dict[str, Any], label: str) -> None:
        self._check_offered(site)
        import webauthn

        ticket = await self._take_ticket(token, ADDING)
        if ticket.person != person.id:
            raise Refusal("used", "this has been used already, or is too old: begin again")
        try:
            made = webauthn.verify_registration_response(
                credential=credential, expected_challenge=from_text(ticket.body), expected_rp_id=site.name,
                expected_origin=site.origin,
            )  # fmt: skip
        except Exception as fault:  # whatever a stranger may send
            raise Refusal("bad_passkey", "this passkey could not be checked") from fault
        now = time.time()
        row = AddPasskey(
            in_text(made.credential_id), person.id, made.credential_public_key, made.sign_count,
            tidy_name(label) or "Passkey", now, now,
        )  # fmt: skip
        try:
            await self._store.write(row)
        except Conflict as fault:
            raise Refusal("taken", "this passkey is known already") from fault

    async def drop_passkey(self, person: Person, passkey: str) -> None:
        try:
            await self._store.write(DropPasskey(passkey, person.id))
        except Conflict as fault:
            raise Refusal("no_passkey", "there is no such passkey") from fault

    async def begin_entering(self, site: Site) -> Asked:
        self._check_offered(site)
        import webauthn

        options = webauthn.generate_authentication_options(rp_id=site.name)
        ticket = await self._give_ticket(ENTERING, "", in_text(options.challenge), CHALLENGE_LASTS)
        return Asked(ticket=ticket, options=from_rest(webauthn.options_to_json(options)))

    async def enter_by_passkey(
        self, guest: Person | None, site: Site, token: str, credential: dict[str, Any]
    ) -> Person:
        self._check_offered(site)
        import webauthn

        ticket = await self._take_ticket(token, ENTERING)
        sql = select("passkeys", PasskeyRow, "WHERE id = :id")
        found = await self._store.read(PasskeyRow, sql, id=str(credential.get("id", ""))[:400])
        if not found:
            raise Refusal("no_passkey", "there is no such passkey")
        known = found[0]
        try:
            used = webauthn.verify_authentication_response(
                credential=credential, expected_challenge=from_text(ticket.body), expected_rp_id=site.name,
                expected_origin=site.origin, credential_public_key=known.key, credential_current_sign_count=known.count,
            )  # fmt: skip
        except Exception as fault:  # whatever a stranger may send
            raise Refusal("bad_passkey", "this passkey could not be checked") from fault
        await self._store.write(UsePasskey(known.id, used.new_sign_count, time.time()))
        return await self._enter(guest, await self._person(known.person))

    def _check_offered(self, site: Site) -> None:
        if not self._has_library:
            raise Refusal(
                "not_offered", "this server has no passkeys: pip install {extra}", extra="turnkey-games[accounts]"
            )
        if not site.has_a_name:
            raise Refusal("not_offered", "passkeys belong to a name: open this page by its name, not by numbers")

    # Mail

    async def send_link(self, asker: Person | None, address: str, site: Site, language: str, where: str) -> None:
        """Somebody wants to log in by mail, or to add an address. Who has an account here is told to nobody: the answer
        is the same, and where there is nothing to send, nothing is sent."""
        if not self.mailer.works:
            raise Refusal("not_offered", "this server sends no mail")
        address = address.strip().lower()
        if not self._mails.take(address) or not self._askers.take(where):
            raise Refusal("too_many", "too many mails: wait a little")
        owner = await self._owner_of(address)
        if owner is None and asker is None:
            return
        ticket = await self._give_ticket(BY_MAIL, "" if asker is None else asker.id, address, MAIL_LASTS)
        spoken = language_for(language)
        link = f"{site.origin}/#/me/in?ticket={ticket}"
        before = spoken.words(says("Open this link to log in at Turnkey. It works once, within an hour:"))
        after = spoken.words(says("If you did not ask for it, somebody has mistyped an address: then do nothing."))
        text = f"{before}\n\n{link}\n\n{after}\n"
        await self.mailer.send(address, spoken.words(says("Your link to Turnkey")), text)

    async def enter_by_mail(self, asker: Person | None, token: str) -> Person:
        """Whoever opened the link reads that address. If it is an account's, they are its owner; if not, it becomes the
        address of whoever asked, in the browser where they asked: else a stranger's wish would log them in."""
        ticket = await self._take_ticket(token, BY_MAIL)
        owner = await self._owner_of(ticket.body)
        if owner is not None:
            return await self._enter(asker, await self._person(owner))
        if asker is None or asker.id != ticket.person:
            raise Refusal("other_browser", "open this link in the browser in which you asked for it")
        try:
            await self._store.write(SetMail(asker.id, ticket.body, time.time()))
        except Conflict as fault:
            raise Refusal("taken", "this address belongs to another account") from fault
        return asker

    async def drop_mail(self, person: Person) -> None:
        await self._store.write(DropMail(person.id))

    async def _owner_of(self, address: str) -> str | None:
        found = await self._store.read(str, "SELECT person FROM mails WHERE address = :address", address=address)
        return found[0] if found else None

    # Being let in

    async def _enter(self, guest: Person | None, row: PersonRow) -> Person:
        if guest is not None and guest.id == row.id:
            return guest
        if guest is not None and not await self.has_one(guest.id):
            await self._rights.take_over(guest, row)
        if guest is not None:
            await self._people.let_out(guest, everywhere=False)
        return await self._people.let_in(row)


def in_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
