"""What was chosen in secret comes out later, and no more than that."""

from __future__ import annotations

import random
from dataclasses import replace

import turnkey
from turnkey.core.notation import ACTION, EVENT, SAID, Entry
from turnkey.core.secrecy import EVERYONE
from turnkey.core.table import widen_latest


def chosen(seat: int) -> Entry:
    return Entry(ACTION, code=0, seat=seat, knowers=1 << seat)


def test_only_the_latest_actions_of_the_seat_come_out() -> None:
    past = [chosen(0), chosen(1), Entry(EVENT, code=0), chosen(0)]
    fresh = [chosen(0)]
    widen_latest((fresh, past), 2, 0, EVERYONE)
    assert [entry.knowers for entry in past] == [1, 2, EVERYONE, EVERYONE]
    assert [entry.knowers for entry in fresh] == [EVERYONE]


def test_fewer_actions_than_asked_for_all_come_out() -> None:
    past, fresh = [chosen(1)], [chosen(0)]
    widen_latest((fresh, past), 3, 0, 0b110)
    assert (past[0].knowers, fresh[0].knowers) == (0b010, 0b111)


def test_at_the_end_what_everybody_knew_stays_as_it_was() -> None:
    """So that the log of a finished game is told anew only from its first secret on."""
    table, luck = turnkey.game("lockdown").deal(3, seed=2, backend="interpreted"), random.Random(2)
    before: list[Entry] = []
    while not table.over:
        before = table.record.entries
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.options(seat)))
    secret = [one for one in before if one.knowers != EVERYONE and one.kind != SAID]
    assert secret
    for old, new in zip(before, table.record.entries, strict=False):
        assert (new is old) == (old not in secret)
        assert new == replace(old, knowers=new.knowers)
        assert new.knowers == EVERYONE or old.kind == SAID
