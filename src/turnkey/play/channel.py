"""How the processes of one installation talk: over TCP, whoever knows the secret that their database keeps.

The one that is called sends a number that is used once; the caller answers with its sum by the secret, and what it
wants. After that there are messages, each after its length. Nothing is encrypted: between machines this belongs in a
network of your own.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from turnkey.play import gate, wire

NONCE, SUM, LENGTH = 32, 32, 4  # bytes
LONGEST = 32 * 1024 * 1024
WITHIN = 5.0  # seconds for a call to be answered
FULL = 256 * 1024  # bytes that wait to be sent: until they are, nothing more is written
AT_ONCE = 4096  # calls that may wait to be taken: with fewer, a storm of connections is told to come again in seconds
log = logging.getLogger("turnkey.play")


class Gone(ConnectionError):
    """The other side is not there any more."""


class Call(wire.Outgoing):
    """What a caller wants: to sit at a table (`live`), or an answer to a request over HTTP."""

    kind: str
    table: str = ""
    person: str = ""
    language: str = ""
    hello: bytes = b""
    method: str = ""
    path: str = ""
    query: bytes = b""
    headers: Sequence[tuple[bytes, bytes]] = ()
    client: str = ""
    scheme: str = "http"
    near: bool = False


class Head(wire.Outgoing):
    """The head of an answer over HTTP; its body follows."""

    status: int
    headers: list[tuple[bytes, bytes]]


_calls = msgspec.json.Decoder(Call)
heads = msgspec.json.Decoder(Head)


class Channel:
    """One call, from either side. It is also a way for an outbox."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @property
    def is_free(self) -> bool:
        return not self._writer.is_closing() and self._writer.transport.get_write_buffer_size() < FULL

    def write(self, text: bytes) -> None:
        self._writer.write(len(text).to_bytes(LENGTH, "big") + text)

    async def freed(self) -> bool:
        with contextlib.suppress(ConnectionError):
            while not self._writer.is_closing() and not self.is_free:
                await self._writer.drain()
                await asyncio.sleep(0.01)
        return not self._writer.is_closing()

    async def read(self) -> bytes:
        try:
            length = int.from_bytes(await self._reader.readexactly(LENGTH), "big")
            if length > LONGEST:
                raise Gone("that is no message")
            return await self._reader.readexactly(length)
        except (asyncio.IncompleteReadError, OSError) as fault:
            raise Gone("the other process is gone") from fault

    def close(self) -> None:
        self._writer.close()


async def call(address: str, secret: bytes, wish: Call) -> Channel:
    """Call another process."""
    host, _, port = address.rpartition(":")
    async with asyncio.timeout(WITHIN):
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            nonce = await reader.readexactly(NONCE)
        except (asyncio.IncompleteReadError, OSError) as fault:
            writer.close()
            raise Gone("the other process is gone") from fault
    writer.write(hmac.new(secret, nonce, hashlib.sha256).digest())
    channel = Channel(reader, writer)
    channel.write(gate.encode(wish))
    return channel


class Exchange:
    """Where a process is called by others."""

    def __init__(self, secret: bytes, answer: Callable[[Call, Channel], Awaitable[None]]) -> None:
        self._secret, self._answer = secret, answer
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.Task[None]] = set()

    async def open(self, host: str) -> str:
        """Listen, at any port that is free; says where."""
        self._server = await asyncio.start_server(self._called, host, 0, backlog=AT_ONCE)
        port = self._server.sockets[0].getsockname()[1]
        return f"{host}:{port}"

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            nonce = secrets.token_bytes(NONCE)
            writer.write(nonce)
            async with asyncio.timeout(WITHIN):
                told = await reader.readexactly(SUM)
                if not hmac.compare_digest(told, hmac.new(self._secret, nonce, hashlib.sha256).digest()):
                    return
                channel = Channel(reader, writer)
                wish = _calls.decode(await channel.read())
            await self._answer(wish, channel)
        except (Gone, OSError, TimeoutError, asyncio.IncompleteReadError, msgspec.DecodeError):
            pass  # who called is told by the end of the call
        except asyncio.CancelledError:
            pass
        except Exception:
            log.exception("a call from another process")
        finally:
            self._open.discard(task)
            writer.close()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for task in list(self._open):
            task.cancel()
