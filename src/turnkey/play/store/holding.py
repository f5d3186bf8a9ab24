"""One server at a time on one SQLite file. The operating system keeps the lock, so it goes with its holder, however
that ends: `kill -9` leaves none behind."""

from __future__ import annotations

import os
import sys
from typing import IO

from turnkey.play.store.schema import StoreError

ENDING = ".lock"  # of the file beside the store: its holder is written in it


class Hold:
    """The lock of one store, until it is let go."""

    def __init__(self, path: str) -> None:
        self._file = open(path + ENDING, "a+", encoding="ascii")  # noqa: SIM115 (it stays open: the lock is the file's)
        try:
            lock(self._file)
        except OSError as fault:
            self._file.seek(0)
            holder = self._file.read(20).strip() or "not known"
            self._file.close()
            raise StoreError(
                f"another Turnkey server has the store {path} already (process {holder}): two cannot share one file. "
                "End that one, or name another store by --db"
            ) from fault
        self._file.seek(0)
        self._file.truncate()
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def let_go(self) -> None:
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    FAR = 1024  # what is locked there cannot be read: so not where the holder is written

    def lock(file: IO[str]) -> None:
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
