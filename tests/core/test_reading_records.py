"""Reading records: a header in any case, and the first fault in what chance is said to have answered."""

from __future__ import annotations

import pytest

import turnkey
from turnkey import BadChance, BadRecord

AIRLOCK = "turnkey 1\ngame airlock version=1 edition=hex72 players=3"


def test_a_header_is_read_in_any_case() -> None:
    for head in (AIRLOCK, AIRLOCK.upper(), "Game Airlock Players=3"):
        assert turnkey.replay(head, backend="interpreted").players == 3
    with pytest.raises(BadRecord, match="version 2"):
        turnkey.replay("game airlock VERSION=2", backend="interpreted")


def test_the_first_result_that_cannot_come_is_blamed() -> None:
    """Later ones may be out of place only because of it."""
    table = turnkey.game("break_escape").table(4, {}, "interpreted")
    told = [table.record.notation.read_chance(text) for text in ("deal pup", "roll 4", "deal pup", "deal pup")]
    with pytest.raises(BadChance, match=r"'\* roll 4' cannot come here") as fault:
        table.start([*told, *told])
    assert fault.value.place == 1
