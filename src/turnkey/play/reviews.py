"""Reviews of finished games: made one after the other by a process of its own, kept with their tables, told to people.

`python -m turnkey.play.reviews` reads one game from its standard input, and answers with how far it is and last with
the review. It has the lowest priority, takes half of the cores for three quarters of a minute, and is ended with the
server. While a game is on there is no review of it: it would tell what seats do not know.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys
import zlib
from collections.abc import Mapping, Sequence

from turnkey.core.languages import Language
from turnkey.core.table import Table
from turnkey.lab.review.plain import plain
from turnkey.lab.review.review import review
from turnkey.lab.review.telling import Telling, Told
from turnkey.play import gate, wire
from turnkey.play.chairs import chair_of, names_of
from turnkey.play.children import Child, start
from turnkey.play.history import fold, is_playable, seat_names, why_closed
from turnkey.play.refusal import Refusal
from turnkey.play.store import AddReview, StepRow, Store, TableRow
from turnkey.play.store.bodies import at_rest, from_rest

SECONDS = 45.0  # of half the cores that a review takes about
LONGEST = 900.0  # seconds, compiling included, after which it is given up
MOST_WAITING = 100  # tables; more are not taken on until asked for again
LENGTH = 8  # bytes that tell how many follow
READY, WAITING, RUNNING, FAILED, OFF = "ready", "waiting", "running", "failed", "off"
log = logging.getLogger("turnkey.play")

Work = tuple[TableRow, Sequence[StepRow], Mapping[str, str]]


class Reviews:
    """All reviews of one server."""

    def __init__(self, store: Store, enabled: bool = True, count: int | None = None) -> None:
        self.enabled = enabled
        self._store = store
        self._count = count  # samples of a position; None: as many as there is time for
        self._waiting: dict[str, Work] = {}
        self._running = ""
        self._progress = 0.0
        self._failed: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._process: Child | None = None

    def want(self, table: str, work: Work) -> None:
        """Have a finished game reviewed, unless that is under way."""
        known = table in self._waiting or table == self._running or table in self._failed
        if not self.enabled or known or len(self._waiting) >= MOST_WAITING:
            return
        self._waiting[table] = work
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._work())

    def drop(self, table: str) -> None:
        """Somebody who sat there wants to be forgotten: what is made of it now would hold their name."""
        self._waiting.pop(table, None)
        if table == self._running:
            self._cut_off()

    async def found(self, table: str) -> wire.Plain | None:
        body = await self._store.review(table)
        return None if body is None else from_rest(zlib.decompress(body).decode())

    def state(self, table: str) -> tuple[str, float]:
        """How far a review is that is not there yet."""
        if table == self._running:
            return RUNNING, self._progress
        if table in self._waiting:
            return WAITING, 0.0
        return (FAILED if table in self._failed else OFF if not self.enabled else WAITING), 0.0

    async def _work(self) -> None:
        while self._waiting:
            self._running = next(iter(self._waiting))
            work, self._progress = self._waiting.pop(self._running), 0.0
            try:
                body = await asyncio.wait_for(self._made(work), LONGEST)
                await self._store.write(AddReview(self._running, body))
            except asyncio.CancelledError:
                raise
            except Exception as fault:
                self._failed.add(self._running)
                log.warning("table %s could not be reviewed: %s", self._running, fault or type(fault).__name__)
            finally:
                self._cut_off()
                self._running = ""

    async def _made(self, work: Work) -> bytes:
        self._process = await start("turnkey.play.reviews", quiet=True)
        self._process.stdin.write(pickle.dumps((*work, self._count)))
        self._process.stdin.write_eof()
        while True:
            length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
            answer = pickle.loads(await self._process.stdout.readexactly(length))
            if isinstance(answer, float):
                self._progress = answer
            elif isinstance(answer, str):
                raise RuntimeError(answer)
            else:
                return bytes(answer)

    def _cut_off(self) -> None:
        if self._process is not None:
            self._process.end()

    async def close(self) -> None:
        """What was not finished is begun anew when somebody asks for it."""
        self.enabled = False
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._process is not None:
            await self._process.ended()


async def finished_table(store: Store, name: str) -> Table:
    """A finished table of a store, with the names of those who sat there: for the terminal."""
    row = await store.table(name)
    if row is None:
        raise Refusal("no_such_table", "there is no such table")
    if not is_playable(row):
        raise Refusal("old_rules", why_closed(row))
    seats = await store.seats(name)
    return brought_back(
        row, await store.steps(name), names_of([chair_of(one, seat_names(row)[one.seat]) for one in seats])
    )


def brought_back(row: TableRow, rows: Sequence[StepRow], names: Mapping[str, str]) -> Table:
    table = fold(row, rows).table
    if not table.over:
        raise Refusal("not_over", "a game can be reviewed once it is over: until then it has secrets")
    table.name_seats(names)
    return table


# What people are told


def told(name: str, table: Table, found: wire.Plain, language: Language) -> wire.Review:
    """A review in sentences."""
    telling, seats = Telling(table, found), found["seats"]

    def lines(several: Sequence[Told]) -> list[wire.ReviewLine]:
        return [
            wire.ReviewLine(
                step=one.step, seat=seats[one.seat], points=one.points, error=one.error,
                says=[gate.says_of(sentence.told(language)) for sentence in one.says],
                changes=[wire.ReviewChange(seat=seats[at], before=old, after=new) for at, old, new in one.changes],
            )
            for one in several
        ]  # fmt: skip

    return wire.Review(
        table=name, state=READY, progress=1.0, steps=found["steps"], chapters=found["chapters"],
        known=found["curve"]["known"], open=found["curve"]["open"], known_errors=found["curve"]["known_error"],
        open_errors=found["curve"]["open_error"], known_shares=found["shares"]["known"],
        open_shares=found["shares"]["open"], share_errors=found["share_errors"], accuracy=found["accuracy"],
        judge=found["judge"],
        mistakes=lines(telling.mistakes()), finds=lines(telling.finds()), turns=lines(telling.turns()),
        claims=lines(telling.claims()),
    )  # fmt: skip


def not_yet(name: str, state: str, progress: float) -> wire.Review:
    """Nothing of it but how far it is."""
    return wire.Review(
        table=name, state=state, progress=progress, steps=0, chapters=[], known=[], open=[], known_errors=[],
        open_errors=[], known_shares=[], open_shares=[], share_errors=[], accuracy=[], judge={}, mistakes=[], finds=[],
        turns=[], claims=[],
    )  # fmt: skip


# In the process of its own


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(15)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed on the way is no answer
    row, rows, names, count = pickle.loads(sys.stdin.buffer.read())

    def answer(what: float | bytes | str) -> None:
        said = pickle.dumps(what)
        answers.write(len(said).to_bytes(LENGTH, "big") + said)
        answers.flush()

    last = 0.0

    def progress(part: float) -> None:
        nonlocal last
        if part - last >= 0.01:
            last = part
            answer(float(part))

    try:
        cores = max(1, (os.cpu_count() or 1) // 2)
        found = review(brought_back(row, rows, names), count=count, seconds=SECONDS, cores=cores, progress=progress)
        answer(zlib.compress(at_rest(plain(found)).encode()))
    except Exception as fault:
        answer(f"{type(fault).__name__}: {fault}")


if __name__ == "__main__":
    main()
