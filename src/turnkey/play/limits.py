"""How much one address, connection or seat may ask of the server."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """What anybody may do at once, and how often after that."""

    requests: float = 20.0  # a second to the API, from one address
    requests_at_once: float = 120.0
    messages: float = 10.0  # a second, on one connection
    messages_at_once: float = 40.0
    tables: float = 0.2  # a second made by one address
    tables_at_once: float = 20.0
    talk: float = 0.5  # claims and lines of chat a second from one seat, over all its connections
    talk_at_once: float = 12.0
    connections: int = 64  # live ones of one address
    sockets: int = 128  # open ones of one address, of whatever kind
    body: int = 16 * 1024
    message: int = 4 * 1024
    headers_within: float = 10.0  # seconds from the opening of a connection, or from the first byte of a request
    body_within: float = 15.0  # seconds from the headers on
    answer_within: float = 60.0  # seconds from the whole request until the whole answer was taken
    idle: int = 15  # seconds between two requests


UNLIMITED = Limits(
    requests=1e9, requests_at_once=1e9, messages=1e9, messages_at_once=1e9, tables=1e9, tables_at_once=1e9,
    talk=1e9, talk_at_once=1e9, connections=1_000_000, sockets=1_000_000,
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
