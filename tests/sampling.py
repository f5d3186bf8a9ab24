"""How much `make test` takes of what `make sweep` tries in full."""

from __future__ import annotations

import os

SWEEP = "TURNKEY_SWEEP" in os.environ


def of(full: int, sample: int) -> int:
    return full if SWEEP else sample
