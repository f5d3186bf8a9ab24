"""Those who mean no good: half requests, floods of connections, nonsense in every place, and proxies that are none."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest
from harness import NO_LIMITS, Server, serving

from turnkey.play.http.guards import Guard
from turnkey.play.http.proxies import BadProxy, Proxies, neighbourhood
from turnkey.play.limits import Limits

SHORT = replace(NO_LIMITS, headers_within=0.3, body_within=0.3, answer_within=10.0, idle=1)
UPGRADE = (
    "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


@asynccontextmanager
async def raw(server: Server) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.close()


async def answer_to(server: Server, request: bytes, within: float = 5.0) -> bytes:
    """What comes back until the server closes the connection or says nothing more."""
    async with raw(server) as (reader, writer):
        writer.write(request)
        heard = b""
        try:
            while True:
                more = await asyncio.wait_for(reader.read(65536), within)
                if not more:
                    return heard
                heard += more
                within = 0.3
        except (TimeoutError, ConnectionError):
            return heard


async def seconds_open(server: Server, *parts: bytes, pause: float = 0.05) -> float:
    """How long a connection lives over which this comes in pieces, and then nothing more."""
    began = asyncio.get_running_loop().time()
    async with raw(server) as (reader, writer):

        async def trickle() -> None:
            for part in parts:
                writer.write(part)
                await asyncio.sleep(pause)

        sending = asyncio.create_task(trickle())
        try:
            while await asyncio.wait_for(reader.read(65536), 8.0):
                pass
        except ConnectionError:
            pass
        sending.cancel()
        return asyncio.get_running_loop().time() - began


def test_nobody_holds_a_connection_by_being_slow(store: str) -> None:
    async def story() -> None:
        async with serving(store, SHORT) as server:
            head = b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
            drops = [bytes([one]) for one in head * 10]
            tries = {
                "nothing": (),
                "half a head": (head,),
                "a head in drops": drops,
                "half a body": (head + b"content-length: 30\r\n\r\n", b"{"),
                "a body in drops": (head + b"content-length: 900\r\n\r\n", *[b" "] * 900),
                "half of a second request": (b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" + head,),
                "the head of a second request": (
                    b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" + head + b"content-length: 30\r\n\r\n",
                ),
                "silence between requests": (b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",),
            }
            lived = await asyncio.gather(*(seconds_open(server, *parts) for parts in tries.values()))
            assert {name: one for name, one in zip(tries, lived, strict=True) if one > 2.5} == {}
            ann = await server.player("Ann")  # who is quick enough
            async with ann.at((await ann.make("airlock", players=2))["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                await asyncio.sleep(2.0)
                assert (await line.send("ping"))["type"] == "pong", "a live connection may be idle"

    asyncio.run(story())


def test_one_address_has_so_many_connections_and_no_more(store: str) -> None:
    async def story() -> None:
        async with serving(store, replace(NO_LIMITS, sockets=20)) as server:
            idle = [
                await asyncio.open_connection(*server.address.removeprefix("http://").split(":")) for _ in range(200)
            ]
            await asyncio.sleep(0.3)
            over = [reader.at_eof() or reader.exception() is not None for reader, _ in idle]
            assert over.count(False) == 20
            with pytest.raises(httpx.HTTPError):
                await server.player("Ann")
            for _, writer in idle:
                writer.close()
            await asyncio.sleep(0.3)
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2))["id"]
            for _ in range(40):  # those that became WebSockets are let go as well
                async with ann.at(table) as line:
                    await line.until(lambda event: event["type"] == "frame")

    asyncio.run(story())


NONSENSE = [
    b"GET / HTTP/1.1\r\nhost: [::1\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nhost: [::1\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nhost: \xff\xfe\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nhost: evil.example\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: http://[::1\r\ncontent-length: 0\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\norigin: \xff\r\ncontent-length: 0\r\n\r\n",
    b"GET /%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /a%00b/..%2f%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /%ff%fe HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/%ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/x/replay?step=%ff HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/x/replay?eyes=%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/x/replay?step=\xff\xfe HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/tables/x/replay?step=99999999999999999999 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /" + b"a" * 5000 + b" HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
    b"GET /api/nothing HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: turnkey=\xff; \xff=\x80\r\nx-csrf-token: \xff\r\n\r\n",
    b"GET /api/tables/x HTTP/1.1\r\nhost: 127.0.0.1\r\nx-turnkey-invite: \xff\xfe\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: \xff/\xfe\r\ncontent-length: 2\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: text/x; charset=\xff\r\ncontent-length: 2\r\n\r\n{}",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n"
    b'{"name":"\xff\xfe"}',
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 17\r\n\r\n"
    b'{"name":"\\ud800"}',
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 17\r\n\r\n"
    b'{"name":"\\u0000"}',
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -1\r\n\r\n",
    b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx: " + b"y" * 200_000 + b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\x00" * 100 + b"\r\n\r\n",
    *(
        f"GET {path} HTTP/1.1\r\nhost: {host}\r\n{UPGRADE}{more}\r\n".encode("latin-1")
        for path, host, more in (
            ("/api/tables/%00/live", "127.0.0.1", ""),
            ("/api/tables/%ff/live", "127.0.0.1", ""),
            ("/api/tables/\xff/live", "127.0.0.1", ""),
            ("/api/tables/x/live?\xff", "127.0.0.1", ""),
            ("/api/nothing", "127.0.0.1", ""),
            ("/api/tables/x/live", "[::1", ""),
            ("/api/tables/x/live", "127.0.0.1", "origin: http://[::1\r\n"),
            ("/api/tables/x/live", "127.0.0.1", "origin: \xff\r\n"),
            ("/api/me", "127.0.0.1", "sec-websocket-protocol: \xff\r\n"),
        )
    ),
]


@pytest.mark.parametrize("request_", NONSENSE, ids=lambda one: repr(one[:60]))
def test_nonsense_is_refused_in_one_line_at_most(
    store: str, request_: bytes, caplog: pytest.LogCaptureFixture, tmp_path: Any
) -> None:
    async def story() -> None:
        page = tmp_path / "page"
        page.mkdir()
        (page / "index.html").write_text("<!doctype html><title>Turnkey</title>")
        async with serving(store, web=page) as server:
            caplog.clear()
            heard = await answer_to(server, request_)
            status = heard.split(b" ", 2)[1] if heard else b"closed"
            assert status.startswith(b"4") or status == b"closed", heard[:300]
            records = [one for one in caplog.records if one.levelno >= logging.WARNING]
            assert len(records) <= 1, [one.getMessage() for one in records]
            assert not [one for one in records if one.exc_info]
            assert "Traceback" not in caplog.text

    asyncio.run(story())


def test_nonsense_counts_for_the_limits_of_its_sender(store: str) -> None:
    async def story() -> None:
        limits = replace(NO_LIMITS, requests=0.0, requests_at_once=5.0)
        async with serving(store, limits) as server:
            for request in (b"GET / HTTP/1.1\r\nhost: [::1\r\n\r\n", b"GET /%00 HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"):
                heard = [await answer_to(server, request, 1.0) for _ in range(5)]
            assert heard[-1].startswith(b"HTTP/1.1 429")

    asyncio.run(story())


def test_garbage_on_a_live_connection_ends_it_without_a_word_in_the_log(
    store: str, caplog: pytest.LogCaptureFixture
) -> None:
    def frame(opcode: int, data: bytes) -> bytes:
        long = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
        return bytes([0x80 | opcode]) + long + bytes(4) + data  # a mask of zeros changes nothing

    luck = random.Random(5)
    text, binary, close = 1, 2, 8
    garbage = [
        frame(text, b"\xff\xfe"),
        frame(text, b'{"type":"hello","invite":"\xff"}'),
        frame(binary, b"\xff\xfe\x00"),
        frame(binary, b'{"type": "hello", "invite": "\xff"}'),
        frame(text, b"{}") + frame(text, b"\xff"),
        frame(text, b'{"type":"hello"}') + frame(text, b"\xc3\x28"),
        frame(text, b'{"type":"hello","invite":"\\ud800"}'),
        frame(3, b"reserved"),
        frame(close, b"\x00"),
        frame(close, b"\x03\xe8\xff\xff"),
        b"\x81\x02no",  # without a mask
        *[luck.randbytes(200) for _ in range(20)],
    ]

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2, public=True))["id"]
            caplog.clear()
            head = f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: 127.0.0.1\r\n{UPGRADE}\r\n".encode()
            await asyncio.gather(*(answer_to(server, head + one, 1.0) for one in garbage))
            assert "Traceback" not in caplog.text
            assert not [one for one in caplog.records if one.exc_info]
            async with ann.at(table) as line:
                await line.until(lambda event: event["type"] == "frame")
                await line.socket.send(b"\xff\xfe", text=True)
                closed = await line.until(lambda event: event["type"] == "closed")
                assert closed["code"] == 1007

    asyncio.run(story())


# Who asks


def asked_by(guard: Guard, peer: str, host: str = "127.0.0.1", **headers: str) -> dict[str, Any]:
    given = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http", "method": "GET", "path": "/", "client": (peer, 1), "scheme": "http",
        "headers": [(b"host", host.encode()), *given],
    }  # fmt: skip
    guard._find_out_who_asks(scope)
    return scope


def guard(*proxies: str) -> Guard:
    return Guard(None, Limits(), ("https://play.example",), Proxies(proxies))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("peer", "said", "asker"),
    [
        ("9.9.9.9", "1.2.3.4", "9.9.9.9"),  # whoever is no proxy of ours speaks for nobody
        ("127.0.0.1", "1.2.3.4", "127.0.0.1"),  # not even on this machine
        ("10.0.0.2", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.2", "6.6.6.6, 1.2.3.4", "1.2.3.4"),  # what stands before, the asker may have written
        ("10.0.0.2", "6.6.6.6, 1.2.3.4, 10.0.0.7", "1.2.3.4"),
        ("10.0.0.2", "1.2.3.4:5678", "1.2.3.4"),
        ("10.0.0.2", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.0.0.2", "6.6.6.6, nonsense", "10.0.0.2"),
        ("10.0.0.2", "\xff", "10.0.0.2"),
        ("::ffff:10.0.0.2", "1.2.3.4", "1.2.3.4"),
    ],
)
def test_only_our_own_proxies_speak_for_others(peer: str, said: str, asker: str) -> None:
    scope = asked_by(guard("10.0.0.0/24"), peer, x_forwarded_for=said, x_forwarded_proto="https")
    assert scope["client"][0] == asker
    assert (scope["scheme"] == "https") == (peer.endswith("10.0.0.2"))


def test_a_proxy_is_an_address() -> None:
    with pytest.raises(BadProxy, match="--proxy takes an address or a network"):
        Proxies(["my.proxy.example"])
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff") != neighbourhood("2001:db8:0:1::1")


def test_a_forged_address_does_not_lift_the_limits(store: str) -> None:
    async def story() -> None:
        async with serving(store, replace(NO_LIMITS, requests=0.0, requests_at_once=5.0)) as server:
            async with httpx.AsyncClient(base_url=server.address) as browser:
                headers = [{"x-forwarded-for": f"1.2.3.{number}"} for number in range(10)]
                codes = [(await browser.get("/api/me", headers=one)).status_code for one in headers]
            assert codes == [200] * 5 + [429] * 5

    asyncio.run(story())


def test_https_is_insisted_on_where_it_was_announced(store: str) -> None:
    async def story() -> None:
        for origins in ((), ("https://play.example",)):
            async with serving(store, origins=origins) as server, httpx.AsyncClient(base_url=server.address) as browser:
                answer = await browser.get("/api/me")
                assert ("strict-transport-security" in answer.headers) == bool(origins)

    asyncio.run(story())


# Metrics


def test_metrics_are_for_whoever_has_the_token_or_sits_at_the_machine(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, httpx.AsyncClient(base_url=server.address) as here:
            tries: list[tuple[dict[str, str], int]] = [
                ({}, 200),
                ({"x-forwarded-for": "1.2.3.4"}, 403),  # a proxy on this machine that nobody told us of
                ({"via": "1.1 proxy"}, 403),
                ({"forwarded": "for=1.2.3.4"}, 403),
            ]
            for headers, status in tries:
                assert (await here.get("/api/metrics", headers=headers)).status_code == status, headers
        async with serving(store, proxies=("127.0.0.1",)) as server, httpx.AsyncClient(base_url=server.address) as here:
            assert (await here.get("/api/metrics")).status_code == 403, "it comes from a proxy, which is everybody"
        secret = "let me see"
        async with serving(store, metrics_token=secret) as server, httpx.AsyncClient(base_url=server.address) as here:
            for given, status in (("", 403), ("Bearer wrong", 403), (f"Bearer {secret}", 200), ("Bearer \xff", 403)):
                answer = await here.get("/api/metrics", headers={b"authorization": given.encode("latin-1")})
                assert answer.status_code == status, given
        assert not asked_by(guard(), "127.0.0.1", host="play.example")["turnkey.near"]
        assert not asked_by(guard(), "9.9.9.9")["turnkey.near"]

    asyncio.run(story())
