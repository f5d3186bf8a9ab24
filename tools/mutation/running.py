"""Runs a game's own tests in a process of its own, interpreted, with one of its rules changed."""

from __future__ import annotations

import ast
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from mutation.changes import Change, changed

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
NO_PLUGINS = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "-o", "addopts=")
LONGEST = 1.5  # seconds of processor time: tests that need more, unchanged and watched, are left out
AGAIN = 0.02  # seconds of processor time until a test that could not be broken off is tried once more
UNKNOWN = ""  # what coverage calls everything that is run outside of a test, such as a fixture


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a changed tree instead of from its file, which nobody touches."""

    def __init__(self, change: Change) -> None:
        self.name = ".".join(change.file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        self.file = change.file
        self.tree: ast.Module = changed(change.file.read_bytes(), change.number)

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        return importlib.util.spec_from_file_location(name, self.file, loader=self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.tree, str(self.file), "exec"), module.__dict__)


@dataclass
class Tests:
    """A game's tests as they ran with its rules unchanged: what each took, and which lines of the rules it ran."""

    seconds: dict[str, float] = field(default_factory=dict)
    running: dict[str, dict[int, list[str]]] = field(default_factory=dict)  # by file and line
    failed: list[str] = field(default_factory=list)

    def of(self, change: Change) -> list[str]:
        """Those that run the changed line, the quickest first; all, if it was run outside of tests."""
        found = self.running.get(str(change.file), {}).get(change.line, [])
        return sorted(self.seconds if UNKNOWN in found else found, key=self.seconds.__getitem__)


class Watch:
    """A plugin of pytest: what each test took, and by what name coverage knows it. Those that take longer than that
    are broken off, and count as passed over."""

    def __init__(self, longest: float = 0.0) -> None:
        self.longest = longest
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self.called: dict[str, list[str]] = {UNKNOWN: [UNKNOWN]}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        signal.signal(signal.SIGPROF, break_off)
        signal.setitimer(signal.ITIMER_PROF, self.longest)
        yield
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call" and report.passed:
            self.seconds[report.nodeid] = report.duration
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_collection_finish(self, session: Any) -> None:
        for item in session.items:
            self.called.setdefault(f"{item.module.__name__}.{item.function.__qualname__}", []).append(item.nodeid)


def break_off(_: int, frame: FrameType | None) -> None:
    """Ends a test that takes too long; not within coverage, which would wait for ever for the lock it holds."""
    while frame is not None:
        if frame.f_globals.get("__name__", "").partition(".")[0] == "coverage":
            signal.setitimer(signal.ITIMER_PROF, AGAIN)
            return
        frame = frame.f_back
    pytest.skip("it takes too long")


def watched(slug: str) -> Tests:
    """The tests of a game as it is."""

    def run() -> dict[str, Any]:
        import coverage

        rules = rules_of(slug)
        watch = Watch(LONGEST)
        seen = coverage.Coverage(data_file=None, include=[f"{rules}/*"], config_file=False)
        seen.set_option("run:dynamic_context", "test_function")
        seen.start()
        pytest.main([*NO_PLUGINS, str(ROOT / "tests" / "games" / slug)], plugins=[watch, Interpreted()])
        seen.stop()
        data, running = seen.get_data(), {}
        for file in data.measured_files():
            running[file] = {
                line: [
                    test for name in names for test in watch.called.get(name, ()) if test in {UNKNOWN, *watch.seconds}
                ]
                for line, names in data.contexts_by_lineno(file).items()
            }
        return {"seconds": watch.seconds, "running": running, "failed": watch.failed}

    told = in_a_process(run)
    if told is None:
        raise SystemExit(f"the tests of {slug} did not come to their end")
    running = {file: {int(line): tests for line, tests in lines.items()} for file, lines in told["running"].items()}
    return Tests(told["seconds"], running, told["failed"])


def notices(change: Change, tests: Sequence[str], seconds: float) -> str:
    """By which of these tests the change is noticed; empty, if by none. One that never ends is noticed."""

    def run() -> dict[str, Any]:
        sys.meta_path.insert(0, Changed(change))
        watch = Watch()
        ended = pytest.main([*NO_PLUGINS, "-x", *tests], plugins=[watch, Interpreted()])
        return {"failed": watch.failed[:1] or (["it cannot be loaded"] if ended not in (0, 5) else [])}

    told = in_a_process(run, seconds)
    if told is None:
        return "it does not end"
    return "".join(told["failed"])


class Interpreted:
    """A plugin of pytest: tests that insist on compiled rules are passed over. Compiled rules are those of the files,
    unchanged: a test that compares the two would notice every change, and say nothing of the game's own tests."""

    def pytest_runtest_setup(self) -> None:
        game: Any = importlib.import_module("turnkey.core.game")
        if game.Engine is not unless_compiled:
            BOUND.append(game.Engine)
            game.Engine = unless_compiled


BOUND: list[Callable[..., Any]] = []  # what binds rules to loops, once it is replaced


def unless_compiled(definition: Any, backend: str, *more: Any) -> Any:
    if backend == "compiled":
        pytest.skip("only interpreted rules can be changed")
    return BOUND[0](definition, backend, *more)


def in_a_process(run: Callable[[], dict[str, Any]], seconds: float = 0) -> Any:
    """What is returned in a copy of this process; None if it used more processor time than that, or broke."""
    with tempfile.NamedTemporaryFile() as told:
        child = os.fork()
        if child == 0:
            code = 1
            try:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, 1)
                os.dup2(nowhere, 2)
                os.chdir(ROOT)
                if seconds:
                    resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
                Path(told.name).write_text(json.dumps(run()))
                code = 0
            finally:
                os._exit(code)
        os.waitpid(child, 0)
        text = Path(told.name).read_text()
        return json.loads(text) if text else None


def rules_of(slug: str) -> Path:
    return SOURCES / "turnkey" / "games" / slug / "rules"
