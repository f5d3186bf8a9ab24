"""The journal: what happened, in order, for logs and records; and the tape that chance answers from.

Only a table's record has a journal, before the game's own fields. In a simulation there is none, and then `emit` and
its like compile to nothing at all.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.events import Event
from turnkey.core.journal_record import ENTRIES, KIND, KNOWERS, PARTS
from turnkey.core.lifted import journal_of, only_at_tables
from turnkey.core.rule import APART, rule
from turnkey.core.secrecy import EVERYONE

# Kinds of entries. Events have the numbers that their game gives them, chance the negative ones.
AUTOMATIC, REVEALED = 10_000, 10_001
SECRET_ACTIONS = 10_002  # for `reveal`: all that a seat chose in secret; the key is the seat
MORE = 10_003  # one more thing of the list that the event before it tells of
LATEST_SECRETS = 20_000  # for `reveal`: plus n, only the last n secret choices of that seat


@rule
def _no_entry(
    game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int
) -> None:
    return None


@only_at_tables(otherwise=_no_entry, how=APART)
def write(game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> None:
    """Add one entry."""
    journal = journal_of(game)
    at = journal.entry_count
    if at >= ENTRIES:
        journal.overflow = 1
        return
    journal.entries[at, KIND] = kind
    journal.entries[at, KNOWERS] = knowers
    journal.entries[at, PARTS] = a
    journal.entries[at, PARTS + 1] = b
    journal.entries[at, PARTS + 2] = c
    journal.entries[at, PARTS + 3] = d
    journal.entries[at, PARTS + 4] = e
    journal.entries[at, PARTS + 5] = f
    journal.entries[at, PARTS + 6] = g
    journal.entries[at, PARTS + 7] = h
    journal.entry_count = at + 1


@rule
def _no_reveal(game: Any, knowers: int) -> None:
    return None


@only_at_tables(otherwise=_no_reveal)
def reveal_last(game: Any, knowers: int) -> None:
    """Let these seats know the entry written just now as well."""
    journal = journal_of(game)
    journal.entries[journal.entry_count - 1, KNOWERS] |= knowers


@rule
def emit(
    game: Any,
    event: Event,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
) -> None:
    """Something happened that everybody sees: the event and its parts, in the order of its declaration."""
    write(game, event, EVERYONE, a, b, c, d, e, f, g, h)


@rule
def whisper(
    game: Any,
    knowers: int,
    event: Event,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
    h: int = 0,
) -> None:
    """Something happened, and only these seats learn those of its parts that are secret."""
    write(game, event, knowers, a, b, c, d, e, f, g, h)


@rule
def _no_more(game: Any, value: int) -> None:
    return None


@only_at_tables(otherwise=_no_more)
def more(game: Any, value: int) -> None:
    """One more thing of the list that ends the event written just now; known to those who know that event."""
    journal = journal_of(game)
    write(game, MORE, journal.entries[journal.entry_count - 1, KNOWERS], value, 0, 0, 0, 0, 0, 0, 0)


@rule
def answer(game: Any, seat: int, action: int, knowers: int = EVERYONE) -> None:
    """The rules gave the only possible answer themselves; records show it like a chosen one, to those who may know."""
    write(game, AUTOMATIC, knowers, seat, action, 0, 0, 0, 0, 0, 0)


@rule
def reveal(game: Any, kind: int, key: int, knowers: int) -> None:
    """From now on these seats know the earlier entries of this kind whose first part is the key."""
    write(game, REVEALED, EVERYONE, kind, key, knowers, 0, 0, 0, 0, 0)
