"""Accounts: a link by mail, and that nobody learns who has one. Passkeys are tried in a browser (tests/web)."""

from __future__ import annotations

import asyncio
import re

import pytest
from harness import Player, Server, serving
from sink import Sink, sink
from test_play_rights import office_of
from test_play_table import BOT, ME, OPEN

from turnkey.play.mail import BadMail, Smtp
from turnkey.play.office import Care
from turnkey.play.people import digest
from turnkey.play.store.bodies import from_rest

SENDER = "Turnkey <play@example.org>"
ADDRESS = "ann@example.org"


def ticket_in(text: str) -> str:
    found = re.search(r"#/me/in\?ticket=(\S+)", text)
    assert found, text
    return found.group(1)


async def use(player: Player, ticket: str) -> int:
    answer = await player.http.post("/api/enter/ticket", json={"ticket": ticket})
    if answer.status_code == 200:
        player.csrf = answer.json()["csrf"]
    return answer.status_code


async def tables_of(player: Player) -> set[str]:
    return {one["id"] for one in (await player.get("/api/tables")).json()["mine"]}


def test_a_link_by_mail_binds_an_address_then_lets_its_owner_in_anywhere(store: str) -> None:
    async def story(server: Server, post: Sink) -> None:
        ann = await server.player("Ann")
        table = (await ann.make("airlock", players=3, seats=[ME, OPEN, BOT]))["id"]
        assert (await ann.post("/api/enter/mail", {"address": ADDRESS.upper()})).status_code == 200
        first = await post.mail(1)
        assert first["To"] == ADDRESS
        assert table not in first.get_content()
        ticket = ticket_in(first.get_content())
        stranger = await server.player("Eve")
        assert await use(stranger, ticket) == 409, "whoever asked did so in another browser"
        assert await use(ann, ticket) == 409, "and the link has been used"
        await ann.post("/api/enter/mail", {"address": ADDRESS})
        assert await use(ann, ticket_in((await post.mail(2)).get_content())) == 200
        assert (await ann.get("/api/me/account")).json()["mail"] == ADDRESS
        # Another device, where somebody sits down as a guest first
        phone = await server.player("Ann on the phone")
        other = (await phone.make("airlock", players=3, seats=[ME, OPEN, BOT]))["id"]
        await phone.post("/api/enter/mail", {"address": ADDRESS})
        assert await use(phone, ticket_in((await post.mail(3)).get_content())) == 200
        assert (await phone.get("/api/me")).json()["name"] == "Ann"
        assert await tables_of(phone) == await tables_of(ann) == {table, other}
        assert (await phone.get("/api/me/account")).json()["sessions"] == 2
        # Nobody learns whether an address is known
        nobody = Player(server.address)
        for address in (ADDRESS, "somebody.else@example.org"):
            assert (await nobody.post("/api/enter/mail", {"address": address})).json() == {"ok": True}
        await post.mail(4)
        assert [mail["To"] for mail in post.mails[3:]] == [ADDRESS]
        await phone.post("/api/me/mail/drop")
        assert (await phone.get("/api/me/account")).json()["mail"] == ""

    async def run() -> None:
        async with sink() as post, serving(store, care=Care(smtp=Smtp.read(post.url, SENDER))) as server:
            await story(server, post)

    asyncio.run(run())


async def logs_in(server: Server, guest: Player, account: Player) -> None:
    """Whoever is the guest shows that they are the other one; by their old cookie they are nobody any more."""
    row = await server.hub.store.person_by_token(digest(account.http.cookies["turnkey"].partition(".")[0]))
    person = await server.hub.people.by_cookie(guest.http.cookies["turnkey"])
    assert row is not None
    assert person is not None
    await office_of(server).rights.take_over(person, row)


def test_what_was_settled_about_a_guest_holds_for_who_the_guest_turns_out_to_be(store: str) -> None:
    """In memory as in the store: who was muted or sent away still is, and whose campaign it is, too."""

    async def story() -> None:
        async with serving(store) as server:
            guests = [await server.player(name) for name in ("Host", "Loud", "Away")]
            accounts = [await server.player(name) for name in ("Hanna", "Lou", "Abe")]
            host, loud, away = guests
            made = await host.make("airlock", players=4, seats=[ME, OPEN, OPEN, OPEN])
            table, invite, seats = made["id"], made["invite"], [one["seat"] for one in made["seats"]]
            for guest, seat in ((loud, seats[1]), (away, seats[2])):
                assert (await guest.post(f"/api/tables/{table}/sit", {"seat": seat}, invite)).status_code == 201
            for do, seat in (("mute", seats[1]), ("remove", seats[2])):
                assert (await host.post(f"/api/tables/{table}/host", {"do": do, "seat": seat})).status_code == 200
            for guest, account in zip(guests, accounts, strict=True):
                await logs_in(server, guest, account)
            owner = server.hub.owners[table]
            row = await server.hub.store.table(table)
            assert row is not None
            assert owner.settings == from_rest(row.settings)
            assert owner.settings["series"] == owner.row.host == owner.chairs[0].person
            assert list(owner.removed) == await server.hub.store.removed(table)
            assert (await accounts[2].post(f"/api/tables/{table}/sit", {"seat": seats[2]}, invite)).status_code == 403
            async with accounts[1].at(table) as line:
                await line.when(lambda: bool(line.seats))
                assert (await line.send("chat", text="hello"))["code"] == "muted"
            assert (await accounts[2].post("/api/me/delete", {"sure": True})).status_code == 200
            assert not owner.removed
            assert await server.hub.store.removed(table) == []

    asyncio.run(story())


def test_a_server_without_mail_says_so_and_a_ticket_nobody_gave_lets_nobody_in(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            account = (await ann.get("/api/me/account")).json()
            assert (account["offers_mail"], account["offers_passkeys"]) == (False, False)  # by numbers, not by a name
            assert (await ann.post("/api/enter/mail", {"address": ADDRESS})).status_code == 404
            assert (await ann.post("/api/me/passkeys/begin")).status_code == 404
            assert await use(ann, "x" * 20) == 409
            assert (await ann.post("/api/enter/mail", {"address": "no address"})).status_code == 400

    asyncio.run(story())


def test_mails_to_one_address_are_few(store: str) -> None:
    async def story() -> None:
        async with sink() as post, serving(store, care=Care(smtp=Smtp.read(post.url, SENDER))) as server:
            ann = await server.player("Ann")
            asked = [(await ann.post("/api/enter/mail", {"address": ADDRESS})).status_code for _ in range(6)]
            assert asked == [200] * 4 + [429] * 2

    asyncio.run(story())


@pytest.mark.parametrize("url", ["http://x", "smtp://", "smtp://host:port", "host"])
def test_settings_of_mail_that_cannot_be_used_are_said_to_be_so(url: str) -> None:
    with pytest.raises(BadMail):
        Smtp.read(url, SENDER)
    with pytest.raises(BadMail, match="mail-from"):
        Smtp.read("smtp://host", "nobody")
