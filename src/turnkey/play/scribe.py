"""Writing finished games down, in a process of its own: it plays each once more and shows every step to everybody,
seconds of work, and a thread of the server that did it would make every table wait for Python's lock.

`python -m turnkey.play.scribe` reads games from its standard input and answers each with what is kept of it. It has a
low priority, and ends when it has had nothing to do for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pickle
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.play.children import Child, start
from turnkey.play.finished import written_down
from turnkey.play.store import StepRow, TableRow

PATIENCE = 30.0  # seconds without work, and the process ends
LENGTH = 8  # bytes that tell how many follow


class Scribe:
    """Has one game at a time written down."""

    def __init__(self) -> None:
        self._process: Child | None = None
        self._turn = asyncio.Lock()
        self._ending: asyncio.TimerHandle | None = None

    async def written_down(self, row: TableRow, rows: Sequence[StepRow], names: Mapping[str, str]) -> bytes:
        """A finished game as it is kept; `names`: who sat where."""
        async with self._turn:
            if self._ending is not None:
                self._ending.cancel()
            try:
                answer = await self._answered(pickle.dumps((row, list(rows), dict(names))))
            except BaseException:
                self._cut_off()  # what it would still answer belongs to nobody
                raise
            self._ending = asyncio.get_running_loop().call_later(PATIENCE, self._cut_off)
        if isinstance(answer, str):
            raise RuntimeError(f"table {row.id} could not be written down: {answer}")
        return bytes(answer)

    async def _answered(self, asked: bytes) -> Any:
        if self._process is None or self._process.has_ended:
            self._process = await start("turnkey.play.scribe")
        self._process.stdin.write(len(asked).to_bytes(LENGTH, "big") + asked)
        await self._process.stdin.drain()
        length = await self._process.stdout.readexactly(LENGTH)
        return pickle.loads(await self._process.stdout.readexactly(int.from_bytes(length, "big")))

    async def close(self) -> None:
        """The server ends; what was not written down is at its next start."""
        process = self._process
        if self._ending is not None:
            self._ending.cancel()
        self._cut_off()
        if process is not None:
            await process.ended()

    def _cut_off(self) -> None:
        if self._process is not None:
            self._process.end()
        self._process = None


def main() -> None:
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever is printed on the way is no answer
    while length := sys.stdin.buffer.read(LENGTH):
        row, rows, names = pickle.loads(sys.stdin.buffer.read(int.from_bytes(length, "big")))
        try:
            answer: bytes | str = written_down(row, rows, names)
        except Exception as fault:
            answer = f"{type(fault).__name__}: {fault}"
        told = pickle.dumps(answer)
        answers.write(len(told).to_bytes(LENGTH, "big") + told)
        answers.flush()


if __name__ == "__main__":
    main()
