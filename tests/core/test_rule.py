"""Rules laid into their callers, and long ones that are called: the same results."""

from __future__ import annotations

import numba

from turnkey.core import machine_code
from turnkey.core.rule import long_rule, rule


@rule
def stirred(number: int) -> int:
    return (number * 31 + number // 7) % 1_000_003


@long_rule
def folded(number: int, times: int) -> int:
    """So long that no compiler lays it in of its own accord."""
    for _ in range(times):
        number = stirred(stirred(stirred(stirred(stirred(stirred(stirred(stirred(number))))))))
    return number


@rule
def folded_twice(number: int) -> int:
    return folded(folded(number, 40), number)


@numba.njit  # type: ignore[untyped-decorator]
def compiled(number: int) -> int:
    return folded(number, 40) + folded(number + 1, 3)


def test_a_long_rule_runs_interpreted_and_compiled_alike() -> None:
    for number in range(5):
        assert compiled(number) == compiled.py_func(number) == folded(number, 40) + folded(number + 1, 3)


def test_a_long_rule_stays_apart_in_a_rule_that_is_laid_in() -> None:
    """Otherwise a game's rules grow to one enormous function, which takes minutes to compile."""

    @numba.njit  # type: ignore[untyped-decorator]
    def outer(number: int) -> int:
        return folded_twice(number)

    machine_code.use_for_whole_loops()
    outer(3)
    (code,) = outer.inspect_llvm().values()
    defined = [line for line in code.splitlines() if line.startswith("define")]
    assert not any("folded_twice" in line or "stirred" in line for line in defined)
    assert any("6folded" in line for line in defined)
