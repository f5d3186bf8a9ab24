"""The graphics processor, where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.errors import TurnkeyError


def device() -> Any:
    """Numba's CUDA module, if there is a device to run on."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # some releases of Numba's CUDA part still ask NumPy for it
    try:
        from numba import cuda

        if not cuda.is_available():
            raise TurnkeyError("no CUDA device was found: use --backend compiled, or run on a machine with one")
    except ImportError as fault:
        raise TurnkeyError(f"the CUDA backend needs numba-cuda ({fault}): pip install 'turnkey-games[cuda]'") from fault
    return cuda
