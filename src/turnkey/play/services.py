"""What all tables of a process share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from turnkey.play.leases import Fenced
from turnkey.play.limits import Limits
from turnkey.play.metrics import Metrics
from turnkey.play.reviews import Reviews
from turnkey.play.scribe import Scribe
from turnkey.play.store import Store
from turnkey.play.thinkers import Thinkers

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


@dataclass
class Services:
    """What all tables share; the way to the store is a table's own where there are other processes."""

    store: Store | Fenced
    thinkers: Thinkers
    metrics: Metrics
    limits: Limits
    scribe: Scribe
    reviews: Reviews
    ended: Callable[[Owner], Awaitable[None]] | None = None  # told of every game that is over
    noticed: Callable[[str, int], None] = lambda table, seats: None  # who is at a table, as bits
