"""Runs the tests side by side, and what failed there once more, alone and one at a time: `make unit`.

    python tools/run_tests.py -n 2 --dist worksteal         # all of it is handed on to pytest

A busy machine makes a test fail now and then that waits for a browser. Such a test passes alone: then the run is green,
and its last lines name the test, so that somebody mends it. Whatever fails alone as well is red. So is every run of
which more is wrong than some failed tests: a file that cannot be read, a process that died, a run that was cut off,
more failures than accidents make.
"""

from __future__ import annotations

import sys
import time
from collections import Counter

import pytest

ACCIDENTS = 20  # failed tests at most that are tried again
BESIDE = "failed beside others, passed alone"


class Watch:
    """What became of each test, and whether anything is wrong but that some failed."""

    def __init__(self) -> None:
        self.outcomes: dict[str, str] = {}
        self.collected = 0
        self.broken: list[str] = []

    @property
    def failed(self) -> list[str]:
        return [test for test, outcome in self.outcomes.items() if outcome == "failed"]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = self.outcomes.get(report.nodeid)
        if before is None or report.outcome != "passed":  # the worst of preparing, running and clearing away
            self.outcomes[report.nodeid] = "failed" if "failed" in (before, report.outcome) else report.outcome

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(f"{report.nodeid} cannot be read")

    @pytest.hookimpl(optionalhook=True)
    def pytest_handlecrashitem(self, crashitem: str) -> None:
        self.broken.append(f"the process died that ran {crashitem}")

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        self.collected = session.testscollected

    def is_whole(self) -> bool:
        """Whether all tests were run, and nothing but tests has failed."""
        return not self.broken and len(self.outcomes) == self.collected


def run(arguments: list[str]) -> tuple[int, Watch]:
    watch = Watch()
    return int(pytest.main(list(arguments), plugins=[watch])), watch  # which writes into the list that it is given


def closing(outcomes: dict[str, str], again: int, seconds: float) -> str:
    """The last line, as pytest writes it."""
    count = Counter(outcomes.values())
    told = [f"{count[one]} {one}" for one in ("failed", "passed", "skipped") if count[one]]
    minutes = f"{int(seconds) // 3600}:{int(seconds) // 60 % 60:02}:{int(seconds) % 60:02}"
    return f"{', '.join([*told, f'{again} rerun'])} in {seconds:.2f}s ({minutes})"


def main(arguments: list[str]) -> int:
    began = time.monotonic()
    code, beside = run(arguments)
    if code != pytest.ExitCode.TESTS_FAILED or not beside.is_whole() or not 0 < len(beside.failed) <= ACCIDENTS:
        for fault in beside.broken:
            print(f"Not tried again: {fault}")
        return code
    tests = beside.failed
    print(f"\n{len(tests)} failed. Once more, alone and one at a time:", flush=True)
    code, alone = run(tests)
    passed = [test for test in tests if alone.outcomes.get(test) == "passed"]
    outcomes = {**beside.outcomes, **dict.fromkeys(passed, "passed")}
    if code == pytest.ExitCode.OK and len(passed) < len(tests):  # some were passed over this time
        code = int(pytest.ExitCode.TESTS_FAILED)
    if passed:
        print(f"\n{f' {len(passed)} {BESIDE} ':!^120}")
        for test in passed:
            print(f"{BESIDE.upper()}: {test}")
    for test in tests:
        if test not in passed:
            print(f"FAILED BESIDE OTHERS AND ALONE: {test}")
    print(closing(outcomes, len(tests), time.monotonic() - began))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
