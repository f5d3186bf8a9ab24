"""The journal: what happened, in order, for logs and records; and the tape that chance answers from.

Only records that carry these fields have a journal. In a simulation they are absent, and then
`emit` and its like compile to nothing at all.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.events import MOST_PARTS, Event
from turnkey.core.layout import i32, layout_of, record, u8, u64
from turnkey.core.rule import APART, only_with, rule
from turnkey.core.secrecy import EVERYONE

ENTRIES, TAPE = 768, 512
ODDS = 256  # the most results that one chance may have, for its odds to be told
KIND, KNOWERS, PARTS = range(3)  # the columns of an entry; its parts come last
COLUMNS = PARTS + MOST_PARTS
OF, RESULT = PARTS, PARTS + 1  # of a chance result: what it is for, and what came

# Kinds of entries. Events have the numbers that their game gives them, chance the negative ones.
AUTOMATIC, REVEALED = 10_000, 10_001
SECRET_ACTIONS = 10_002  # for `reveal`: all that a seat chose in secret; the key is the seat
MORE = 10_003  # one more thing of the list that the event before it tells of
LATEST_SECRETS = 20_000  # for `reveal`: plus n, only the last n secret choices of that seat


@record
class Journal:
    """What a live table's record has before the game's own fields."""

    tape: u64[TAPE]
    tape_next: i32
    tape_written: i32  # the tape holds results up to here, and words of entropy after it
    tape_end: i32
    tape_fault: i32  # 1 + the draw that a written result did not answer
    tape_by_name: u8  # whether a draw takes the first result of its own name; `tape_next` is then behind all of them
    entries: i32[ENTRIES, COLUMNS]
    entry_count: i32
    overflow: u8
    odds_wanted: u8  # whether the first draw that nothing is written for shall tell its odds
    odds: i32[ODDS]  # what it told: how many ways lead to each result


JOURNAL = layout_of(Journal)


def _no_entry(
    game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int
) -> None:
    return None


@only_with("entries", otherwise=_no_entry, how=APART)
def write(game: Any, kind: int, knowers: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> None:
    """Add one entry."""
    at = game.entry_count
    if at >= ENTRIES:
        game.overflow = 1
        return
    game.entries[at, KIND] = kind
    game.entries[at, KNOWERS] = knowers
    game.entries[at, PARTS] = a
    game.entries[at, PARTS + 1] = b
    game.entries[at, PARTS + 2] = c
    game.entries[at, PARTS + 3] = d
    game.entries[at, PARTS + 4] = e
    game.entries[at, PARTS + 5] = f
    game.entries[at, PARTS + 6] = g
    game.entries[at, PARTS + 7] = h
    game.entry_count = at + 1


def _no_reveal(game: Any, knowers: int) -> None:
    return None


@only_with("entries", otherwise=_no_reveal)
def reveal_last(game: Any, knowers: int) -> None:
    """Let these seats know the entry written just now as well."""
    game.entries[game.entry_count - 1, KNOWERS] |= knowers


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


def _no_more(game: Any, value: int) -> None:
    return None


@only_with("entries", otherwise=_no_more)
def more(game: Any, value: int) -> None:
    """One more thing of the list that ends the event written just now; known to those who know that event."""
    write(game, MORE, game.entries[game.entry_count - 1, KNOWERS], value, 0, 0, 0, 0, 0, 0, 0)


@rule
def answer(game: Any, seat: int, action: int, knowers: int = EVERYONE) -> None:
    """The rules gave the only possible answer themselves; records show it like a chosen one, to those who may know."""
    write(game, AUTOMATIC, knowers, seat, action, 0, 0, 0, 0, 0, 0)


@rule
def reveal(game: Any, kind: int, key: int, knowers: int) -> None:
    """From now on these seats know the earlier entries of this kind whose first part is the key."""
    write(game, REVEALED, EVERYONE, kind, key, knowers, 0, 0, 0, 0, 0)
