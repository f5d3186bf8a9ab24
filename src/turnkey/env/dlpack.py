"""Arrays of environments for frameworks that take DLPack: JAX, PyTorch, CuPy, TensorFlow, without a copy.

    games = turnkey.env.batch("break_escape", envs=65536, device="cuda")
    observation = jax.dlpack.from_dlpack(shared(games.observation))

NumPy's arrays can do so themselves; Numba's on a GPU cannot, so `shared` lends them the two methods that it takes.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from turnkey.core.errors import TurnkeyError

ON_CPU, ON_CUDA = 1, 2  # kinds of devices
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of numbers
NAME = b"dltensor"  # of a capsule that nobody has taken yet


class Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class Type(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("type", Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class Managed(ctypes.Structure):
    """A tensor, and what is called by whoever took it when it is not needed any more."""


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(Managed))
Managed._fields_ = [("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]

# Of Python itself, with signatures of our own
_interpreter = ctypes.pythonapi
_new_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", _interpreter)
)
_is_capsule = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _interpreter))
_address_in = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", _interpreter)
)

_lent: dict[int, tuple[Any, ...]] = {}  # what must stay in memory as long as somebody uses it, by its address


@Deleter  # type: ignore[untyped-decorator]
def _given_back(managed: Any) -> None:
    _lent.pop(ctypes.addressof(managed.contents), None)


@ctypes.PYFUNCTYPE(None, ctypes.c_void_p)  # type: ignore[untyped-decorator]
def _not_taken(capsule: int) -> None:
    """A capsule went that nobody took a tensor from."""
    if _is_capsule(capsule, NAME):
        _lent.pop(_address_in(capsule, NAME), None)


class Shared:
    """An array with the methods of DLPack. The array stays in memory as long as somebody uses what it lent."""

    def __init__(self, array: Any, address: int, device: tuple[int, int]) -> None:
        if not array.flags["C_CONTIGUOUS"]:
            raise TurnkeyError("only arrays without gaps can be shared")
        self.array, self._address, self._device = array, address, device

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device

    def __dlpack__(self, *, stream: Any = None, **wishes: Any) -> Any:
        """A capsule for one taker. Unless it asks for that not to be done (`stream=-1`), it waits until the GPU has
        written what it was told to so far."""
        if wishes.get("copy"):
            raise BufferError("this memory is shared, not copied")
        if self._device[0] == ON_CUDA and stream != -1:
            from turnkey.core.gpu import device

            device().synchronize()
        dtype, shape = np.dtype(self.array.dtype), self.array.shape
        lengths = (ctypes.c_int64 * max(len(shape), 1))(*shape)
        managed = Managed()
        managed.tensor = Tensor(
            self._address, Device(*self._device), len(shape), Type(KINDS[dtype.kind], 8 * dtype.itemsize, 1),
            lengths, None, 0,
        )  # fmt: skip
        managed.deleter = _given_back
        address = ctypes.addressof(managed)
        _lent[address] = managed, lengths, self.array
        return _new_capsule(address, NAME, ctypes.cast(_not_taken, ctypes.c_void_p))

    @property
    def __cuda_array_interface__(self) -> Any:
        return self.array.__cuda_array_interface__


def shared(array: Any) -> Any:
    """An array of an environment as something that frameworks take by DLPack."""
    if hasattr(array, "__dlpack__"):
        return array
    told = array.__cuda_array_interface__
    from turnkey.core.gpu import device

    return Shared(array, told["data"][0], (ON_CUDA, device().get_current_device().id))
