"""What stands before every request: whose site it comes from, how often, what a browser may do with the answer.

A pure ASGI layer, so that it covers files, routes and WebSockets alike.
"""

from __future__ import annotations

import ipaddress
import socket
import time
from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from turnkey.play import gate, wire

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
FORBIDDEN_SITE, TOO_MANY = 4403, 4429  # WebSocket close codes

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; "
        b"base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


@dataclass(frozen=True)
class Limits:
    """How much one address or connection may ask of the server."""

    requests: float = 20.0  # a second to the API, from one address
    requests_at_once: float = 120.0
    messages: float = 10.0  # a second, on one connection
    messages_at_once: float = 40.0
    tables: float = 0.2  # a second made by one address
    tables_at_once: float = 20.0
    connections: int = 64  # of one address
    body: int = 16 * 1024
    message: int = 4 * 1024


UNLIMITED = Limits(
    requests=1e9, requests_at_once=1e9, messages=1e9, messages_at_once=1e9, tables=1e9, tables_at_once=1e9,
    connections=1_000_000,
)  # fmt: skip


@dataclass
class Bucket:
    """So many at once, and so many a second after that."""

    rate: float
    size: float
    left: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.left = self.size

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.size, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size
        self._by_key: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if len(self._by_key) > 10_000:
            now = time.monotonic()
            self._by_key = {
                key: one for key, one in self._by_key.items() if one.left + (now - one.at) * one.rate < one.size
            }
        return self._by_key.setdefault(key, Bucket(self.rate, self.size)).take()


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def host_name(host: str) -> str:
    """A Host header without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


class Guard:
    """The layer. `origins` are further addresses under which this server is known, such as a proxy's."""

    def __init__(self, app: App, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.limits = limits
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.names = {"localhost", socket.gethostname().lower(), *(urlsplit(one).hostname or "" for one in origins)}
        self._requests = Buckets(limits.requests, limits.requests_at_once)
        self._open: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        fault = self._fault(scope)
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send, fault)
        elif fault is not None:
            await self._refuse(scope, send, *fault)
        else:
            await self.app(scope, receive, dressed(send, scope["path"]))

    def _fault(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and reason, if this is not to be followed."""
        host, origin = header(scope, b"host"), header(scope, b"origin").lower()
        if not self._our_name(host):
            # Another site's name that was made to point here must not read what is ours.
            return 421, "wrong_host", "this server does not go by that name; start it with --origin to give it one"
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and not self._our_page(origin, host, header(scope, b"sec-fetch-site")):
            return 403, "wrong_origin", "only this server's own pages may do that"
        if scope["path"].startswith("/api") and not self._requests.take(address(scope)):
            return 429, "too_many", "too many requests: wait a little"
        return None

    def _our_name(self, host: str) -> bool:
        name = host_name(host)
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _our_page(self, origin: str, host: str, site: str) -> bool:
        if site and site not in ("same-origin", "none"):
            return False
        if not origin:  # no browser, or one that says where it comes from otherwise
            return True
        return origin in self.origins or urlsplit(origin).netloc == host.lower()

    async def _websocket(self, scope: Scope, receive: Receive, send: Send, fault: tuple[int, str, str] | None) -> None:
        where = address(scope)
        if fault is None and self._open.get(where, 0) >= self.limits.connections:
            fault = 429, "too_many", "too many connections"
        if fault is not None:
            await receive()
            await send({"type": "websocket.close", "code": TOO_MANY if fault[0] == 429 else FORBIDDEN_SITE})
            return
        self._open[where] = self._open.get(where, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._open[where] -= 1
            if not self._open[where]:
                del self._open[where]

    async def _refuse(self, scope: Scope, send: Send, status: int, code: str, reason: str) -> None:
        body = gate.encode(wire.Fault(code=code, reason=reason))
        start = {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]}
        await dressed(send)(start)
        await send({"type": "http.response.body", "body": body})


def address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "?"


def dressed(send: Send, path: str = "") -> Send:
    """Every answer carries the headers that tell a browser to be strict. Built files have their digest in their
    name and may be kept for ever; nothing else may be kept by anybody."""

    async def strictly(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            given = [one for one in message.get("headers", ()) if one[0] != b"server"]
            lasting = path.startswith("/assets/") and message["status"] == 200
            given.append((b"cache-control", b"public, max-age=31536000, immutable" if lasting else b"no-store"))
            message = {**message, "headers": [*given, *HEADERS]}
        await send(message)

    return strictly
