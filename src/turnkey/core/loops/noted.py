"""Arrays that compiled code finds by a note of where they lie.

Numba takes each array that it is given out of its Python object anew, at every call: for loops with twenty of them that
takes longer than what they do for a single game. So they are noted once, in one array: a row for each, of where it lies
and how long it is in each dimension. Whoever notes arrays keeps them: nobody else knows that they are in use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from llvmlite import ir
from numba import carray, types
from numba.core.extending import intrinsic

from turnkey.core.rule import rule

Numbers = np.ndarray[Any, Any]
MOST_DIMENSIONS = 3


def note(arrays: Sequence[Numbers]) -> Numbers:
    """Where these arrays lie, and how large they are."""
    for one in arrays:
        if not one.flags.c_contiguous:
            raise ValueError("only arrays whose numbers lie one after the other can be noted")
    rows = [[one.ctypes.data, *one.shape, *[0] * (MOST_DIMENSIONS - one.ndim)] for one in arrays]
    return np.array(rows, np.int64)


@intrinsic
def memory(typing: Any, address: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], ir.IntType(8).as_pointer())

    return types.voidptr(types.int64), lower


@rule
def line(noted: Any, which: int, kind: Any) -> Any:
    """One of the noted arrays, of one dimension; `kind` of numbers or records must be what is there."""
    return lying_at(noted[which], (noted[which, 1],), kind)


@rule
def sheet(noted: Any, which: int, kind: Any) -> Any:
    """The same of two dimensions."""
    return lying_at(noted[which], (noted[which, 1], noted[which, 2]), kind)


@rule
def cube(noted: Any, which: int, kind: Any) -> Any:
    """The same of three dimensions."""
    return lying_at(noted[which], (noted[which, 1], noted[which, 2], noted[which, 3]), kind)


@rule
def lying_at(row: Any, shape: Any, kind: Any) -> Any:
    return carray(memory(row[0]), shape, kind)  # type: ignore[call-arg]
