from __future__ import annotations

import gc
import os
from collections import Counter
from typing import Any

import pytest

from turnkey.core.background import NEVER, SWITCH

# Tests that want something compiled say so; whatever else they call often shall not keep the machine busy.
os.environ.setdefault(SWITCH, NEVER)
os.environ["TURNKEY_LANGUAGE"] = "en"  # whatever this machine speaks

SLOWEST = 20  # files


@pytest.fixture(scope="module", autouse=True)
def _what_is_here_stays() -> None:
    """Games and their compiled rules are a million objects, which a collector need not go through time and again."""
    gc.freeze()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Where the time went, file by file, after a run of many: whoever wants tests to be quicker begins there."""
    seconds: Counter[str] = Counter()
    for reports in terminalreporter.stats.values():
        for report in reports:
            if hasattr(report, "duration") and hasattr(report, "nodeid"):
                seconds[report.nodeid.partition("::")[0]] += report.duration
    if len(seconds) > SLOWEST:
        terminalreporter.section(f"{sum(seconds.values()) / 60:.1f} minutes of tests, the slowest files")
        for file, spent in seconds.most_common(SLOWEST):
            terminalreporter.write_line(f"{spent:7.1f} s  {file}")
