"""The processor cores of this machine."""

from __future__ import annotations

import os


def usable_cores() -> int:
    """Those that this process may use: in a container, or under `taskset`, fewer than the machine has."""
    allowed = getattr(os, "sched_getaffinity", None)  # not everywhere
    return len(allowed(0)) if allowed else os.cpu_count() or 1
