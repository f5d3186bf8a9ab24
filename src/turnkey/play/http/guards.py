"""What stands before every request: whose site it comes from, how often, what a browser may do with the answer.

A pure ASGI layer, so that it covers files, routes and WebSockets alike.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

from turnkey.play import gate, wire
from turnkey.play.http.proxies import Proxies, is_loopback, neighbourhood
from turnkey.play.limits import Buckets, Limits

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

LONGEST_NAME = 200  # of a file or a table: file systems refuse longer ones
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
BY_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
FORWARDED = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")  # who sends one of these speaks for somebody else
NEAR = "turnkey.near"  # in a scope: whether somebody on this very machine asks, and nobody through a proxy


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope.get("headers", ()):
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def host_name(host: str) -> str:
    """A Host header without its port; nothing if it is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_readable(scope: Scope) -> bool:
    """Whether path and query are text, without signs that end strings elsewhere."""
    raw = scope.get("raw_path") or scope["path"].encode("utf-8", "surrogateescape")
    try:
        said = unquote_to_bytes(raw).decode() + unquote_to_bytes(scope.get("query_string", b"")).decode()
    except UnicodeDecodeError:
        return False
    return said.isprintable()


class Guard:
    """The layer. `origins` are further addresses under which this server is known, such as a proxy's; `proxies` are
    those whose word is taken for who asks."""

    def __init__(self, app: App, limits: Limits, origins: tuple[str, ...] = (), proxies: Proxies | None = None) -> None:
        self.app = app
        self.limits = limits
        self.proxies = proxies or Proxies()
        self.origins = {origin.rstrip("/").lower() for origin in origins}
        self.names = {"localhost", socket.gethostname().lower(), *(urlsplit(one).hostname or "" for one in origins)}
        https = any(origin.startswith("https://") for origin in self.origins)
        self.headers = (*HEADERS, BY_HTTPS_ONLY) if https else HEADERS
        self._requests = Buckets(limits.requests, limits.requests_at_once)
        self._open: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._find_out_who_asks(scope)
        fault = self._fault(scope)
        if fault is not None or scope["path"].startswith("/api"):
            fault = (
                fault if self._requests.take(address(scope)) else (429, "too_many", "too many requests: wait a little")
            )
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send, fault)
        elif fault is not None:
            await self._refuse(scope, send, *fault)
        else:
            await self.app(scope, receive, self._dressed(send, scope["path"]))

    def _find_out_who_asks(self, scope: Scope) -> None:
        """From here on the scope's client is whoever a proxy of ours speaks for."""
        peer = address(scope)
        spoken_for = any(name in FORWARDED for name, _ in scope.get("headers", ()))
        scope[NEAR] = not spoken_for and is_loopback(peer) and is_loopback(host_name(header(scope, b"host")))
        if peer in self.proxies:
            given = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
            scope["client"] = (self.proxies.asker(peer, ",".join(given)), 0)
            scope[NEAR] = False
            proto = header(scope, b"x-forwarded-proto").strip().lower()
            if proto in ("http", "https"):
                scope["scheme"] = proto if scope["type"] == "http" else proto.replace("http", "ws")

    def _fault(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and reason, if this is not to be followed."""
        host, origin = header(scope, b"host"), header(scope, b"origin").lower()
        if not self._our_name(host):
            # Another site's name that was made to point here must not read what is ours.
            return 421, "wrong_host", "this server does not go by that name; start it with --origin to give it one"
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and not self._our_page(origin, host, header(scope, b"sec-fetch-site")):
            return 403, "wrong_origin", "only this server's own pages may do that"
        if not is_readable(scope):
            return 400, "bad_request", "an address is made of UTF-8 text"
        if max(map(len, scope["path"].encode().split(b"/"))) > LONGEST_NAME:
            return 414, "too_long", f"no name in an address is longer than {LONGEST_NAME} bytes"
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
        return origin in self.origins or origin.partition("://")[2] == host.lower()

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
        await self._dressed(send)(start)
        await send({"type": "http.response.body", "body": body})

    def _dressed(self, send: Send, path: str = "") -> Send:
        """Every answer carries the headers that tell a browser to be strict."""

        async def strictly(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                given = [one for one in message.get("headers", ()) if one[0] != b"server"]
                given.append((b"cache-control", kept(path, message["status"])))
                message = {**message, "headers": [*given, *self.headers]}
            await send(message)

        return strictly


def kept(path: str, status: int) -> bytes:
    """Built files have their digest in their name and may be kept for ever. What games bring may be kept if it is
    asked each time whether it is still right. Nothing else may be kept by anybody."""
    if path.startswith("/assets/") and status == 200:
        return b"public, max-age=31536000, immutable"
    if path.startswith("/games/") and status in (200, 304):
        return b"no-cache"
    return b"no-store"


def address(scope: Scope) -> str:
    """Where somebody asks from: of those of one household, the same."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else "?"
