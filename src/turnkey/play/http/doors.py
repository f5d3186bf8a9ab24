"""What is done about connections before there is a request: how many of one address, and how long each may take.

uvicorn has no time limits but one between requests, and counts all connections as one. Two thin layers over its
protocols add both, and close a WebSocket that speaks no UTF-8 without a word in the log.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

from turnkey.play.http.proxies import Proxies, neighbourhood
from turnkey.play.limits import Limits
from turnkey.play.parcels import WINDOW, Parcel

WAY = "turnkey.way"  # in the extensions of a scope: the connection itself
NOT_TEXT = 1007  # the close code for what is no UTF-8


class Crowd:
    """The open connections, by address. Those of our own proxies are many people's."""

    def __init__(self, most: int, proxies: Proxies) -> None:
        self._most, self._proxies = most, proxies
        self._places: dict[asyncio.BaseTransport, str] = {}
        self._counts: Counter[str] = Counter()

    def comes(self, transport: asyncio.Transport) -> bool:
        """Whether there is room for one more; a connection that becomes a WebSocket is not counted twice."""
        peer = get_remote_addr(transport)
        if peer is None or peer[0] in self._proxies or transport in self._places:
            return True
        place = neighbourhood(peer[0])
        self._places[transport] = place
        self._counts[place] += 1
        return self._counts[place] <= self._most

    def goes(self, transport: asyncio.BaseTransport) -> None:
        place = self._places.pop(transport, None)
        if place is not None:
            self._counts[place] -= 1
            if not self._counts[place]:
                del self._counts[place]


def doors(limits: Limits, proxies: Proxies) -> tuple[type[H11Protocol], type[WebSocketsSansIOProtocol]]:
    """uvicorn's protocols for requests and for WebSockets, with these limits."""
    crowd = Crowd(limits.sockets, proxies)

    class Requests(H11Protocol):
        """One connection. A deadline stands over all of it but the time between two requests, which is uvicorn's."""

        deadline: asyncio.TimerHandle | None = None
        stage = ""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not crowd.comes(transport):
                transport.abort()
            self._within(limits.headers_within, "headers")

        def connection_lost(self, exc: Exception | None) -> None:
            self._within(None, "")
            crowd.goes(self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._watch()

        def on_response_complete(self) -> None:
            super().on_response_complete()  # which goes on with the next request, if it is there already
            self._watch()

        def _watch(self) -> None:
            if self.transport.get_protocol() is not self or self.timeout_keep_alive_task is not None:
                self._within(None, "")
            elif self.cycle is None or self.cycle.response_complete:
                self._within(limits.headers_within, "headers")
            elif self.cycle.more_body:
                self._within(limits.body_within, "body")
            else:
                self._within(limits.answer_within, "answer")

        def _within(self, seconds: float | None, stage: str) -> None:
            """The time for a stage runs from its beginning: a byte now and then does not lengthen it."""
            if stage == self.stage:
                return
            self.stage = stage
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None
            if seconds is not None:
                self.deadline = self.loop.call_later(seconds, self.transport.abort)

    class Messages(WebSocketsSansIOProtocol):
        """A connection that has become a WebSocket. What the application writes to it directly (`WAY`) passes nobody
        else, and waits for nobody."""

        squeezes = False

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.conn.available_extensions = [
                ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
            ]

        async def run_asgi(self) -> None:
            self.squeezes = any(
                isinstance(one, PerMessageDeflate) and one.local_max_window_bits >= -WINDOW
                for one in self.conn.extensions
            )
            cast(dict[str, Any], self.scope["extensions"])[WAY] = self
            await super().run_asgi()

        @property
        def is_free(self) -> bool:
            return self.writable.is_set() and self.handshake_complete and not self.close_sent and not self.disconnected

        def write(self, text: bytes) -> None:
            parcel = text if isinstance(text, Parcel) else Parcel(text)
            self.transport.write(parcel.squeezed if self.squeezes and parcel is text else parcel.plain)

        async def freed(self) -> bool:
            """When there is room again; says whether anything can be sent still."""
            await self.writable.wait()
            return self.is_free

        def connection_lost(self, exc: Exception | None) -> None:
            crowd.goes(self.transport)
            super().connection_lost(exc)

        def send_receive_event_to_app(self) -> None:
            if self.curr_msg_data_type == "text" and not is_text(self.frames):
                self.frames = []
                self.conn.send_close(NOT_TEXT)
                self.handle_parser_exception()
                return
            super().send_receive_event_to_app()

    return Requests, Messages


def is_text(frames: list[Any]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
