"""A table from outside, as lists tell of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from turnkey.play import wire
from turnkey.play.store import TableRow

OPEN, PLAYING, OVER, CLOSED = "open", "playing", "over", "closed"


CLOSED_BY_HOST = "whoever made this table has closed it"


@dataclass(frozen=True)
class Asker:
    """What a list tells somebody of themselves: their seat, whether they made the table, and how they invite."""

    seat: str | None = None
    host: bool = False
    invite: str | None = None


def closed_by(why: str) -> str:
    """Who has closed a table, for programs."""
    return "host" if why == CLOSED_BY_HOST else "rules" if why else ""


def table_info(
    row: TableRow, seats: Sequence[wire.Seat], names: Sequence[str], title: str, asker: Asker
) -> wire.TableInfo:
    """A table from outside, from what lists are made of."""
    settings = msgspec.json.decode(row.settings)
    return wire.TableInfo(
        id=row.id,
        game=row.game,
        title=title,
        players=row.players,
        options=msgspec.json.decode(row.options),
        public=bool(row.public),
        status=row.status,
        closed=row.closed,
        step=row.step,
        seats=list(seats),
        asked=[name for seat, name in enumerate(names) if row.asked >> seat & 1],
        mine=asker.seat,
        host=asker.host,
        invite=asker.invite,
        clock=settings.get("clock"),
        patience=settings.get("patience"),
        rematch=row.rematch or None,
        practice=bool(settings.get("practice")),
        touched=row.touched,
        paused=bool(settings.get("paused")),
        closed_by=closed_by(row.closed),
        rated=bool(settings.get("rated")),
    )
