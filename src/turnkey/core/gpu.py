"""The graphics processor, where there is one."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game


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


def kinds_of(game: Game, most: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Of what kind each action is, so that threads may do alike things together: the place of its verb. There are no
    more than `most` kinds; verbs beyond that count as one."""
    actions = game.definition.words.actions
    places = {id(verb): place for place, verb in enumerate(actions.verbs)}
    return np.array([min(places[id(one.verb)], most - 1) for one in actions], np.uint8)
