"""The record of a journal: what a table's record has before the game's own fields."""

from __future__ import annotations

from turnkey.core.events import MOST_PARTS
from turnkey.core.layout import i32, layout_of, record, u8, u64

ENTRIES, TAPE = 768, 512
ODDS = 256  # the most results that one chance may have, for its odds to be told
KIND, KNOWERS, PARTS = range(3)  # the columns of an entry; its parts come last
COLUMNS = PARTS + MOST_PARTS
OF, RESULT = PARTS, PARTS + 1  # of a chance result: what it is for, and what came


@record
class Journal:
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
