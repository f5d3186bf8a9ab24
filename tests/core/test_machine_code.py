"""Compiled once: a rule for all its callers and all kinds of whole numbers, machine code for the loop alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from numba import njit
from numba.core import event
from numba.core.errors import TypingError

from turnkey.core import machine_code
from turnkey.core.journal import emit
from turnkey.core.journal_record import JOURNAL
from turnkey.core.layout import i64, layout_of, lift, record, u64
from turnkey.core.lifted import journal_of
from turnkey.core.rule import long_rule, rule


@rule
def halved(number: int, by: int = 2) -> int:
    return number // by


@long_rule
def quartered(number: int) -> int:
    return halved(number) + halved(number, 4) - halved(number, by=4) - halved(number) + halved(halved(number))


@rule
def loss(one: int, other: int) -> int:
    return one - other


@rule
def rather(number: int, other: int | None = None) -> int:
    return number if other is None else other


class Listener(event.Listener):  # type: ignore[misc]
    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def on_start(self, event: Any) -> None:
        self.seen[event.data["dispatcher"].py_func.__name__] += 1

    def on_end(self, event: Any) -> None:
        pass


@pytest.fixture
def compiled() -> Iterator[Counter[str]]:
    """How often each function was compiled."""
    listener = Listener()
    event.register("numba:compile", listener)
    yield listener.seen
    event.unregister("numba:compile", listener)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What machine code was made of."""
    machine_code.use_for_whole_loops()
    names: list[str] = []
    make = machine_code.Library._make

    def note(self: machine_code.Library) -> None:
        names.append(self.name)
        make(self)

    monkeypatch.setattr(machine_code.Library, "_make", note)
    return names


def test_a_rule_is_compiled_once_and_only_its_loop_is_made(compiled: Counter[str], made: list[str]) -> None:
    def loop(small: Any, large: Any, unsigned: Any) -> int:
        return quartered(small[0]) + quartered(large[0]) + quartered(unsigned[0]) + halved(unsigned[0]) + halved(9)

    numbers = [np.array([40], kind) for kind in (np.int8, np.int64, np.uint8)]
    assert njit(loop)(*numbers) == loop(*numbers) == 10 + 10 + 10 + 20 + 4
    assert compiled == {"loop": 1, "quartered": 1, "halved": 1}
    assert len(made) == 1
    assert "loop" in made[0]

    again = njit(lambda number: quartered(number) + 1)
    assert again(40) == 11, "and what is there already serves other loops"
    assert compiled["quartered"] == compiled["halved"] == 1


def test_numbers_without_a_sign_reach_a_rule_as_python_sees_them() -> None:
    """The difference of two unsigned numbers is unsigned to Numba; words of 64 bits stay what they are."""
    unsigned = np.array([3, 5], np.uint8)
    assert njit(lambda row: loss(row[0], row[1]))(unsigned) == -2
    words = np.array([2**63 + 5, 5], np.uint64)
    assert njit(lambda row: loss(row[0], row[1]))(words) == 2**63


def test_defaults_need_not_be_numbers() -> None:
    assert njit(lambda number: rather(number) + rather(number, 5))(np.int8(3)) == 8


ALLOCATE = """
import numba, numpy
from turnkey.core import machine_code
from turnkey.core.journal import emit
from turnkey.core.journal_record import JOURNAL
from turnkey.core.layout import i64, layout_of, lift, record, u64
from turnkey.core.lifted import journal_of
from turnkey.core.rule import rule
machine_code.use_for_whole_loops()
@rule
def room(size):
    return numpy.zeros(size, numpy.int64), numpy.ones((size, size), numpy.int64)
@numba.njit
def loop(size):
    row, square = room(size)
    return row.sum() + square.sum()
print(loop(5))
"""


def test_rules_may_make_arrays_in_a_process_that_has_compiled_nothing_yet() -> None:
    done = subprocess.run([sys.executable, "-c", ALLOCATE], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "25\n"), done.stderr


COUNTED: Any = 1  # an event


@record
class Sum:
    rng: u64
    total: i64


@long_rule
def count_up(game: Any, by: int) -> int:
    """A function of its own in whatever loop has it."""
    for part in range(by):
        emit(game, COUNTED, game.total, part)
        game.total = game.total * 3 + part
    return int(game.total)


def count_twice(games: Any) -> int:
    game = lift(games[0])
    return count_up(game, 2) + count_up(game, 3)


def entries_of(games: Any) -> int:
    return int(journal_of(lift(games[0])).entry_count)


def told_of_bare_record(games: Any) -> None:
    emit(games[0], COUNTED)


def anew(function: Any) -> Any:
    """A loop that was not compiled before."""
    return njit(FunctionType(function.__code__, function.__globals__))


@pytest.fixture
def table() -> Any:
    return np.zeros(1, layout_of(Sum).behind(JOURNAL)[0])


def test_a_rule_is_compiled_once_for_tables_and_simulations(table: Any, compiled: Counter[str]) -> None:
    """A table writes into its journal, a simulation not into what lies before its record, whichever is made first."""
    machine_code.use_for_whole_loops()
    layout = layout_of(Sum)
    memory = np.zeros(JOURNAL.room + layout.size, np.uint8)
    plain = np.ndarray(1, layout.dtype, memory, JOURNAL.room)
    first, second = anew(count_twice), anew(count_twice)
    assert first(table) == first(plain) == count_twice(np.zeros(1, layout.dtype)) != 0
    second(plain)
    second(table)
    assert table["entry_count"][0] == 10
    assert table["total"][0] == plain["total"][0] != 0
    assert not memory[: JOURNAL.room].any()
    assert compiled["count_up"] <= 1
    assert compiled["write"] <= 1


def test_a_simulation_has_no_trace_of_a_journal(table: Any) -> None:
    machine_code.use_for_whole_loops()
    loop = anew(count_twice)
    loop(table)
    loop(layout_of(Sum).blank())
    with_journal, without = (set(code_of(code)) for code in loop.inspect_llvm().values())
    assert "count_up" in with_journal & without
    assert "write" in with_journal - without


def code_of(text: str) -> Iterator[str]:
    """Which of these rules have machine code of their own there."""
    for line in text.splitlines():
        if line.startswith("define "):
            yield from (name for name in ("count_up", "write") if f"{len(name)}{name}" in line)


def test_a_record_without_a_journal_is_no_place_to_look_for_one(table: Any) -> None:
    loop = anew(entries_of)
    assert loop(table) == 0
    with pytest.raises(RuntimeError, match="this record has no journal"):
        loop(layout_of(Sum).blank())


def test_a_tables_record_that_is_not_lifted_is_refused(table: Any) -> None:
    with pytest.raises(TypingError, match="`lift` it first"):
        anew(told_of_bare_record)(table)


COMPILE = "import turnkey; print(turnkey.game('break_escape').deal(seed=1, backend='compiled').actors)"


def test_two_processes_do_not_compile_the_same(tmp_path: Path) -> None:
    environment = os.environ | {"TURNKEY_CACHE": str(tmp_path)}
    both = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILE], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for _ in range(2)
    ]
    told = [process.communicate() for process in both]
    assert told[0][0] == told[1][0] != ""
    lines = [line for _, errors in told for line in errors.splitlines() if "compiling" in line]
    assert lines
    assert len(lines) == len(set(lines))
