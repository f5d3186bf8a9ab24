"""Somebody who takes mail: a server that speaks as much SMTP as is needed to hand one over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage


class Sink:
    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.url = ""

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            word = line[:4].upper()
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                mail = message_from_bytes(data.removesuffix(b".\r\n"), policy=policy.default)
                assert isinstance(mail, EmailMessage)
                self.mails.append(mail)
            writer.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                break
        writer.close()

    async def mail(self, number: int) -> EmailMessage:
        """The mail of this number, from 1, once it has come."""
        for _ in range(400):
            if len(self.mails) >= number:
                return self.mails[number - 1]
            await asyncio.sleep(0.05)
        raise AssertionError(f"there is no mail {number}")


@asynccontextmanager
async def sink() -> AsyncIterator[Sink]:
    found = Sink()
    server = await asyncio.start_server(found._talk, "127.0.0.1", 0)
    found.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        server.close()
