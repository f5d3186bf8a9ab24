"""What is sent to many at once: written as a message of a WebSocket once, and squeezed once.

No message refers to one before it (`server_no_context_takeover`). So what is the same for several is squeezed for all
of them together, and no connection keeps a window of what it was sent, forty kilobytes each.
"""

from __future__ import annotations

import functools
import zlib

try:
    from isal.isal_zlib import compressobj  # writes the same format in a third of the time
except ImportError:  # where there is no such library
    from zlib import compressobj  # type: ignore[assignment]

TEXT, SQUEEZED = 0x81, 0xC1  # the first byte of a message: it is all of it, and text
SHORT = 400  # bytes that are not worth squeezing
LEVEL, WINDOW, MEMORY = 1, -12, 5
TAIL = b"\x00\x00\xff\xff"  # with which a squeezed message would end, and which is left out


class Parcel(bytes):
    """The text of a message, which remembers how it is written."""

    @functools.cached_property
    def plain(self) -> bytes:
        return framed(TEXT, self)

    @functools.cached_property
    def squeezed(self) -> bytes:
        if len(self) < SHORT:
            return self.plain
        press = compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY)
        short = press.compress(self) + press.flush(zlib.Z_SYNC_FLUSH)
        return framed(SQUEEZED, short.removesuffix(TAIL))


def framed(kind: int, text: bytes) -> bytes:
    """A whole message as it goes over the wire from a server: unmasked."""
    size = len(text)
    if size < 126:
        return bytes((kind, size)) + text
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + text
    return bytes((kind, 127)) + size.to_bytes(8, "big") + text
