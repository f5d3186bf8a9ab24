"""Calls to those who are away: once for each turn, to nobody who is there, and with no secret in them."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from harness import Player, Server, serving
from sink import sink
from test_play_accounts import ADDRESS, SENDER, ticket_in, use
from test_play_rights import office_of
from test_play_table import ME, OPEN

from turnkey.play.calling import Calling
from turnkey.play.mail import Smtp
from turnkey.play.office import Care


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class PushService:
    """A push service on this machine, and a browser that it knows: what was sent can be read with the browser's key."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.status = 201
        self.heads: list[dict[str, str]] = []
        self.calls: list[dict[str, Any]] = []
        self.address = ""

    def subscription(self) -> dict[str, str]:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.address, "key": text(public), "auth": text(self._auth)}

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        fields = dict(line.split(": ", 1) for line in head[1:] if ": " in line)
        body = await reader.readexactly(int(fields["content-length"]))
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.heads.append(fields)
        self.calls.append(json.loads(plain))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()


async def started() -> tuple[PushService, asyncio.Server]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/push/1"
    return service, server


CARE: dict[str, Any] = {"push_contact": "mailto:host@example.org", "push_services": ("127.0.0.1",)}


async def asked_alone(server: Server) -> tuple[Player, Player, str, Player]:
    """A table of two people, and who of them is asked."""
    ann, bo = await server.player("Ann"), await server.player("Bo")
    table = await ann.make("airlock", players=2, seats=[ME, OPEN])
    seats = [one["seat"] for one in table["seats"]]
    await bo.post(f"/api/tables/{table['id']}/sit", {"seat": seats[1]}, table["invite"])
    for _ in range(200):
        now = (await ann.get(f"/api/tables/{table['id']}")).json()
        if now["asked"]:
            break
        await asyncio.sleep(0.05)
    return ann, bo, table["id"], ann if seats[0] in now["asked"] else bo


def test_who_is_away_is_called_once_a_turn_and_told_no_secret(either_store: str) -> None:
    async def story() -> None:
        service, door = await started()
        async with door, serving(either_store, care=Care(**CARE)) as server:
            _, _, table, asked = await asked_alone(server)
            calling: Calling = office_of(server).calling
            key = (await asked.get("/api/me/calls")).json()["key"]
            assert len(base64.urlsafe_b64decode(key + "==")) == 65
            assert (await asked.post("/api/me/calls", service.subscription())).status_code == 200
            await calling.call(after=3600)
            assert service.calls == [], "they were not asked for long enough"
            async with asked.at(table) as line:
                await line.when(lambda: bool(line.frame))
                await calling.call(after=0)
                assert service.calls == [], "they are there"
            await until_away(server, table)
            for _ in range(3):
                await calling.call(after=0)
            assert service.calls == [{"title": "Airlock: it is your turn", "table": table}]
            assert service.heads[0]["authorization"].startswith("vapid t=")
            assert calling.sent == 1
            async with asked.at(table) as line:
                await line.when(lambda: bool(line.frame and line.frame["options"]))
                await line.act()
            await until_away(server, table)
            service.status = 410
            await calling.call(after=0)
            again = len(service.calls)
            if again == 2:  # the same person is asked again: their browser wants no calls any more
                assert (await asked.get("/api/me/calls")).json()["places"] == []
            await asked.post("/api/me/calls", service.subscription())
            await asked.post("/api/me/delete", {"sure": True})
            assert await server.hub.store.read(str, "SELECT endpoint FROM pushes") == []

    asyncio.run(story())


async def until_away(server: Server, table: str) -> None:
    owner = await server.hub.owner(table)
    for _ in range(400):
        if not any(chair.present for chair in owner.chairs if chair.person):
            return
        await asyncio.sleep(0.05)
    raise AssertionError("somebody is still there")


def test_nothing_is_sent_to_who_is_no_push_service(store: str) -> None:
    async def story() -> None:
        async with serving(store, care=Care(push_contact="mailto:host@example.org")) as server:
            ann = await server.player("Ann")
            wish = {"key": "k" * 87, "auth": "a" * 22}
            for endpoint in (
                "http://127.0.0.1:8642/api/me", "https://169.254.169.254/latest", "https://evil.example/fcm.googleapis.com",
                "https://fcm.googleapis.com.evil.example/x", "http://fcm.googleapis.com/x", "file:///etc/passwd",
            ):  # fmt: skip
                assert (await ann.post("/api/me/calls", {"endpoint": endpoint, **wish})).status_code == 400, endpoint
            good = {"endpoint": "https://fcm.googleapis.com/fcm/send/x", **wish}
            assert (await ann.post("/api/me/calls", good)).status_code == 200
            bo = await server.player("Bo")
            await bo.post("/api/me/calls/drop", {"endpoint": good["endpoint"]})
            assert (await ann.get("/api/me/calls")).json()["places"] == [good["endpoint"]], "nobody else's"
            await ann.post("/api/me/calls/drop", {"endpoint": good["endpoint"]})
            assert (await ann.get("/api/me/calls")).json()["places"] == []
        async with serving(store) as server:
            ann = await server.player("Ann")
            assert (await ann.get("/api/me/calls")).json()["key"] == ""
            assert (await ann.post("/api/me/calls", good)).status_code == 404

    asyncio.run(story())


def test_calls_come_by_mail_too_for_those_who_want_it(store: str) -> None:
    async def story() -> None:
        async with sink() as post, serving(store, care=Care(smtp=Smtp.read(post.url, SENDER))) as server:
            _, _, table, asked = await asked_alone(server)
            assert (await asked.post("/api/me/calls/mail")).status_code == 404, "there is no address yet"
            await asked.post("/api/enter/mail", {"address": ADDRESS})
            await use(asked, ticket_in((await post.mail(1)).get_content()))
            assert (await asked.post("/api/me/calls/mail")).status_code == 200
            calling = office_of(server).calling
            await calling.call(after=0)
            assert len(post.mails) == 1, "a mail comes later than a push"
            for _ in range(2):
                await calling.call(after=0, after_by_mail=0)
            mail = await post.mail(2)
            assert len(post.mails) == 2
            assert (mail["To"], mail["Subject"]) == (ADDRESS, "Airlock: it is your turn")
            assert f"/#/table/{table}" in mail.get_content()

    asyncio.run(story())


@pytest.mark.parametrize("secret", [b"\0" * 32, b"\xff" * 32, bytes(range(32))])
def test_any_secret_makes_a_key(secret: bytes) -> None:
    from turnkey.play.calling import public_key

    assert public_key(secret) == public_key(secret)
