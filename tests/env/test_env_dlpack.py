"""Arrays go to other frameworks by DLPack: the same memory, kept as long as somebody uses it.

Without a GPU, arrays in this machine's memory stand in for those on one.
"""

from __future__ import annotations

import gc
from typing import Any

import numpy as np
import pytest

from turnkey.core.errors import TurnkeyError
from turnkey.env import batch, dlpack
from turnkey.env.dlpack import ON_CPU, Shared, shared


@pytest.mark.parametrize("kind", [np.float32, np.float64, np.int16, np.int64, np.uint8, np.bool_])
def test_the_memory_is_the_same_and_is_kept(kind: Any) -> None:
    array = np.arange(12).reshape(3, 4).astype(kind)
    lent = Shared(array, array.ctypes.data, (ON_CPU, 0))
    taken = np.from_dlpack(lent)
    assert lent.__dlpack_device__() == (1, 0)
    assert taken.dtype == array.dtype
    assert (taken == array).all()
    array[1, 2] = array[0, 0]
    assert taken[1, 2] == array[1, 2]
    assert len(dlpack._lent) == 1
    del array, lent
    gc.collect()
    assert taken.shape == (3, 4)
    del taken
    gc.collect()
    assert not dlpack._lent


def test_what_nobody_takes_is_let_go() -> None:
    array = np.zeros(3)
    capsule = Shared(array, array.ctypes.data, (ON_CPU, 0)).__dlpack__()
    assert len(dlpack._lent) == 1
    del capsule
    gc.collect()
    assert not dlpack._lent


def test_arrays_of_the_cpu_can_do_it_themselves() -> None:
    games = batch("break_escape", 2, seed=1, backend="interpreted")
    assert shared(games.observation) is games.observation
    assert np.shares_memory(np.from_dlpack(games.observation), games.observation)


def test_what_cannot_be_shared_gets_a_reason() -> None:
    array = np.zeros((4, 4))
    with pytest.raises(TurnkeyError, match="without gaps"):
        Shared(array[:, ::2], array.ctypes.data, (ON_CPU, 0))
    with pytest.raises(BufferError, match="not copied"):
        Shared(array, array.ctypes.data, (ON_CPU, 0)).__dlpack__(copy=True)


def test_pytorch_takes_it() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    array = np.arange(6, dtype=np.int64).reshape(2, 3)
    taken = torch.from_dlpack(Shared(array, array.ctypes.data, (ON_CPU, 0)))
    array[1, 1] = 40
    assert taken[1, 1] == 40
