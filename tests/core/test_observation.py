"""Observations: numbers of every width, read from a record's bytes."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from turnkey.core.observation import number_at


@pytest.mark.parametrize("kind", ["i1", "u1", "i2", "u2", "i4", "u4", "i8"])
@pytest.mark.parametrize("compiled", [False, True])
def test_numbers_are_read_as_they_were_written(kind: str, compiled: bool) -> None:
    limits = np.iinfo(kind)
    values = np.array([0, 1, 2, limits.max, limits.max - 1, limits.min, limits.min // 3, limits.max // 7], kind)
    plan = np.array([values.itemsize, kind.startswith("i")], np.int32)
    read = numba.njit(number_at) if compiled else number_at
    found = [int(read(values.view(np.uint8), int(plan[0] * at), plan[0], plan[1])) for at in range(len(values))]
    assert found == [int(value) for value in values]
