"""Binds the loops to a game, interpreted or compiled, and keeps the compiled code on disk.

Each game gets its own copy of the loops' source files in a cache directory, with its rules in place of
the unbound ones. Numba keys its cache by source file, so two games never share an entry; and since it
would not notice a change in a rule that a loop calls, the directory's name holds a digest of all sources
that could matter. Old machine code is thus never run: it is simply not found.
"""

from __future__ import annotations

import ast
import functools
import gc
import getpass
import hashlib
import importlib.util
import inspect
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numba
import numpy as np

import turnkey.core
from turnkey.core import machine_code
from turnkey.core.background import Order, Warming
from turnkey.core.definition import Definition, Mood, plain_rules
from turnkey.core.errors import DeclarationError

LOOPS = Path(turnkey.core.__file__).parent / "loops"
PARTS = ("policies", "playing")  # what the loops of every kind share
BACKENDS = ("interpreted", "compiled", "cuda")
# Compiled code checks that an index lies within its array only if told to: a mistake in a game (a menu longer
# than `most_options`) would write over what lies next to it.
CHECKED = os.environ.get("TURNKEY_CHECKED") == "1"
if CHECKED:
    numba.config.BOUNDSCHECK = 1
# For debuggers, and to see which lines of the rules are ever run: whoever does not ask for compiled rules gets none.
INTERPRET = os.environ.get("TURNKEY_INTERPRET") == "1"
ONE_AT_A_TIME = threading.RLock()  # threads that need the same loop at once load and compile it once


def cache_home() -> Path:
    """Where compiled rules are kept: TURNKEY_CACHE, the user's cache directory or, if that cannot be used, a
    temporary one."""
    given = os.environ.get("TURNKEY_CACHE")
    base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    home = Path(given) if given else base / "turnkey"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError:
        home = Path(tempfile.gettempdir()) / f"turnkey-{getpass.getuser()}"
    return home


def forget_old(home: Path, slug: str) -> None:
    """Drop what was compiled more than a month ago: its sources have most likely changed since."""
    long_ago = time.time() - 30 * 24 * 3600
    for folder in home.glob(f"{slug}-*"):
        if folder.stat().st_mtime < long_ago:
            shutil.rmtree(folder, ignore_errors=True)


def digest_of(definition: Definition, kind: str, with_bots: bool) -> str:
    """A digest of every source that these loops of this game depend on: what they, its rules and its policies
    import of this package, and what is written into their copies."""
    digest = hashlib.sha256(f"{sys.version}{numba.__version__}{np.__version__}{CHECKED}".encode())
    policies = [one.policy if isinstance(one, Mood) else one for one in definition.bots.policies.values() if with_bots]
    state = sys.modules[definition.rules.game.__module__]
    modules = [definition.rules.module, state, plain_rules, machine_code, *map(inspect.getmodule, policies)]
    roots = {LOOPS / f"{name}.py" for name in (*PARTS, kind)} | {Path(inspect.getfile(one)) for one in modules if one}
    for source in sorted(imported_by(roots, ours=state.__name__.partition(".")[0])):
        digest.update(source.name.encode() + source.read_bytes())
    for name in (*PARTS, kind):
        digest.update(bound_source(name, definition, "", with_bots).encode())
    return digest.hexdigest()[:16]


def imported_by(roots: Iterable[Path], ours: str) -> set[Path]:
    """These sources and all that they import, directly or not, of Turnkey and of a game's own package."""
    found: set[Path] = set()
    waiting = list(roots)
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting += [one for name in imports_in(source) if (one := source_of(name, ours)) is not None]
    return found


def imports_in(source: Path) -> tuple[str, ...]:
    """The names of modules that a source imports; some may be names of what is in them."""
    return imports_at(source, source.stat().st_mtime_ns)


@functools.cache
def imports_at(source: Path, changed: int) -> tuple[str, ...]:
    """The same, of a source that was last changed then: all games ask for much the same sources, in many threads."""
    return tuple(read_imports(source))


def read_imports(source: Path) -> Iterator[str]:
    waiting: list[ast.AST] = [ast.parse(source.read_bytes())]
    while waiting:
        node = waiting.pop()
        waiting += statements_in(node)
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                raise DeclarationError(f"{source.name} imports relatively: write the whole name of the module")
            yield from (str(node.module), *(f"{node.module}.{one.name}" for one in node.names))


def statements_in(node: ast.AST) -> Iterator[ast.AST]:
    """The statements right below another, but those that are there for types only. (Most of a source is expressions,
    which import nothing: to go through them, too, made everybody wait for their first game.)"""
    for_types = isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    for block in ("orelse",) if for_types else ("body", "orelse", "handlers", "finalbody", "cases"):
        yield from getattr(node, block, ())


def source_of(name: str, ours: str) -> Path | None:
    """The source file of a module of Turnkey or of a game's own package; None for any other module."""
    if name.partition(".")[0] not in ("turnkey", ours):
        return None
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # not a module, but something in one
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin)


def bound_source(name: str, definition: Definition, stem: str, with_bots: bool) -> str:
    """The source of one of the loops' files, with a game's rules in it."""
    if name == "policies":
        return policy_source(definition if with_bots else None)
    source = (LOOPS / f"{name}.py").read_text(encoding="utf-8")
    records = {"Book": definition.rules.book, "Game": definition.rules.game}
    book, game = (f"from {one.__module__} import {one.__name__} as {role}" for role, one in records.items())
    for unbound, bound in (
        ("from turnkey.core.loops import unbound as rules", f"import {definition.rules.module.__name__} as rules"),
        ("from turnkey.core.loops.policies import", f"from {stem}_policies import"),
        ("from turnkey.core.loops.playing import", f"from {stem}_playing import"),
        ("MENU = 2 ", f"MENU = {definition.most_options + 2} "),
        ("from turnkey.core.loops.unbound import Book, Game", f"{book}\n{game}"),
        ("from turnkey.core.loops.unbound import Game", game),
    ):
        source = source.replace(unbound, bound)
    return source


def policy_source(definition: Definition | None) -> str:
    source = (LOOPS / "policies.py").read_text(encoding="utf-8")
    imports, branches = [], []
    moods: dict[Callable[..., int], list[tuple[int, int]]] = {}
    for number, (name, policy) in enumerate(definition.bots.policies.items() if definition else (), 1):
        if isinstance(policy, Mood):
            moods.setdefault(policy.policy, []).append((number, policy.number))
            continue
        imports.append(f"from {policy.__module__} import {policy.__name__} as policy_{number}")
        branches.append(
            f"    if policy == {number}:  # {name}\n        return policy_{number}(seen, book, seat, menu, dice)\n"
        )
    for policy, members in moods.items():
        (first, mood), last = members[0], members[-1][0]
        if members != [(first + more, mood + more) for more in range(len(members))]:
            raise DeclarationError(
                f"the moods of {policy.__name__} must be listed together, in the order of their numbers"
            )
        imports.append(f"from {policy.__module__} import {policy.__name__} as policy_{first}")
        branches.append(
            f"    if policy >= {first} and policy <= {last}:\n"
            f"        return policy_{first}(seen, book, seat, menu, dice, policy - {first - mood})\n"
        )
    source = source.replace(
        "from turnkey.core.rule import rule", "\n".join(["from turnkey.core.rule import rule", *imports])
    )
    return source.replace("    # <policies>\n", "".join(branches))


def write_once(path: Path, text: str) -> None:
    """Several processes may get here at once: a file appears complete or not at all."""
    if path.exists():
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(f".{os.getpid()}.{threading.get_ident()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def load(name: str, path: Path) -> ModuleType:
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@functools.cache
def loops(definition_slug: str, kind: str = "cpu", with_bots: bool = True) -> ModuleType:
    """The loops of a game, bound to its rules: a module of its own, in a file of its own.

    Without bots only random play is compiled in: that takes less time, and leaves a GPU more room for games.
    """
    from turnkey.core.registry import definition as find

    definition = find(definition_slug)
    forget_old(cache_home(), definition.slug)
    home = cache_home() / f"{definition.slug}-{digest_of(definition, kind, with_bots)}"
    stem = f"turnkey_loops_{definition.slug}" + ("" if with_bots else "_random")
    for name in (*PARTS, kind):
        write_once(home / f"{stem}_{name}.py", bound_source(name, definition, stem, with_bots))
        with ONE_AT_A_TIME:
            module = load(f"{stem}_{name}", home / f"{stem}_{name}.py")
    home.touch()
    return module


class Engine:
    """A game's loops, run one way: interpreted, compiled, or "auto", which is compiled where that is done
    already and interpreted elsewhere, so that nobody waits; what is called often there is compiled in the
    background (see `background`), and used from then on. `engine.apply(games, books, seat, action)` …
    """

    only_loaded = False  # in the whole process: "auto" does not even wait until compiled code is read from the disk

    def __init__(self, definition: Definition, backend: str, kind: str = "cpu", with_bots: bool = True) -> None:
        self.backend = "interpreted" if backend == "auto" and INTERPRET else backend
        self.definition = definition
        self._which = kind, with_bots
        self._module = loops(definition.slug, kind, with_bots)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        loop = getattr(self._module, name)
        call = loop.py_func if self.backend == "interpreted" else self._chosen(name, loop)
        setattr(self, name, call)
        return call

    def compiled(self, name: str, *arguments: Any) -> tuple[Any, Any]:
        """A loop compiled for arguments like these, and its type: compiled code calls it wherever it is handed on."""
        loop, types = getattr(self._module, name), tuple(numba.typeof(argument) for argument in arguments)
        self.compile(name, types)
        with ONE_AT_A_TIME:
            loop.compile(types)  # if it was found on the disk, it is not loaded yet
        return loop, numba.types.FunctionType(loop.overloads[types].signature)

    def look_again(self) -> None:
        """Forget which loops run interpreted: more of them may have been compiled since."""
        for name in [name for name in vars(self) if name not in ("backend", "definition", "_which", "_module")]:
            delattr(self, name)

    def _chosen(self, name: str, loop: Any) -> Callable[..., Any]:
        """The loop, in the way in which it runs for each kind of record."""
        ways: dict[int, Callable[..., Any]] = {}

        def call(*arguments: Any) -> Any:
            kind = id(arguments[0].dtype)
            if kind not in ways:
                types = tuple(numba.typeof(argument) for argument in arguments)
                if self.backend != "auto":
                    ways[kind] = self.compile(name, types)
                elif self._is_ready(name, types):
                    ways[kind] = loop
                else:
                    ways[kind] = self._warming(name, loop, types, ways, kind)
            return ways[kind](*arguments)

        return call

    def is_compiled(self, name: str, *arguments: Any) -> bool:
        """Whether a loop has been compiled for such arguments, so that calling it keeps nobody waiting."""
        return self._is_ready(name, tuple(numba.typeof(argument) for argument in arguments))

    def _is_ready(self, name: str, types: tuple[Any, ...]) -> bool:
        if Engine.only_loaded and types not in getattr(self._module, name).overloads:
            return False
        return self._marker(name, types).exists()

    def compile(self, name: str, types: tuple[Any, ...]) -> Callable[..., Any]:
        """The loop, compiled for arguments of these types; a line on the screen if that has to be done first."""
        loop, marker = getattr(self._module, name), self._marker(name, types)
        with ONE_AT_A_TIME:
            if not marker.exists():
                self._compile_once(name, types, marker)
        return cast(Callable[..., Any], loop)

    def _compile_once(self, name: str, types: tuple[Any, ...], marker: Path) -> None:
        """If another process is compiling this loop already, wait until it has, and take what it made."""
        with only_process(marker.with_suffix(".lock")):
            if not marker.exists():
                machine_code.use_for_whole_loops()
                what = f"compiling {self.definition.slug} ({name}) for this machine, once"
                with progress(what), seldom_collecting():
                    getattr(self._module, name).compile(types)
                marker.touch()

    def _marker(self, name: str, types: tuple[Any, ...]) -> Path:
        """A file that exists if a loop is compiled for arguments of these types."""
        digest = hashlib.sha256(str([str(one) for one in types]).encode()).hexdigest()[:12]
        source = Path(self._module.__file__ or "")
        return source.with_name(f"{source.stem}-{name}-{digest}.compiled")

    def _warming(
        self, name: str, loop: Any, types: tuple[Any, ...], ways: dict[int, Callable[..., Any]], kind: int
    ) -> Callable[..., Any]:
        """The loop interpreted; once it has been called often, compiled."""

        def compiled() -> None:
            if self._marker(name, types).exists():
                loop.compile(types)  # from the disk, while callers still go on without it
                ways[kind] = loop

        return Warming(loop.py_func, Order(self.definition.slug, *self._which, name, types), compiled)


@contextmanager
def only_process(lock: Path) -> Iterator[None]:
    """No two processes are in such a block of the same lock at once. One that is killed in it lets others in."""
    try:
        import fcntl
    except ImportError:  # Windows: two may then do the same work, and the later result stays
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@contextmanager
def seldom_collecting() -> Iterator[None]:
    """Numba makes a great many objects that stay: Python's garbage collector looks through them less often here."""
    usual = gc.get_threshold()
    gc.set_threshold(200_000, 20, 20)
    try:
        yield
    finally:
        gc.set_threshold(*usual)


@contextmanager
def progress(what: str) -> Iterator[None]:
    """One visible line on standard error while something takes long; it counts the seconds on a terminal."""
    live = sys.stderr.isatty()
    began = time.monotonic()
    done = threading.Event()

    def count() -> None:
        while not done.wait(0.5):
            print(f"\r{what}: {time.monotonic() - began:.0f} s ", end="", file=sys.stderr, flush=True)

    if live:
        threading.Thread(target=count, daemon=True).start()
    else:
        print(f"{what} …", file=sys.stderr, flush=True)
    try:
        yield
    finally:
        done.set()
        if live:
            print(f"\r{what}: done in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
