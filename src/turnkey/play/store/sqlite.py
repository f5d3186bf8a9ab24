"""SQLite: a file in write-ahead mode, synced to the disk at every commit."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any


class SqliteConnection:
    def __init__(self, path: str) -> None:
        # The thread that opens it is not the one that uses it; only one ever does at a time.
        self._inner = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
        self._inner.execute("PRAGMA journal_mode = WAL")
        self._inner.execute("PRAGMA synchronous = FULL")
        self._inner.execute("PRAGMA secure_delete = ON")  # what somebody wants forgotten is gone from the file, too

    @classmethod
    def around(cls, inner: sqlite3.Connection) -> SqliteConnection:
        """A connection that somebody else has opened, and closes."""
        made = cls.__new__(cls)
        made._inner = inner
        return made

    def begin(self) -> None:
        self._inner.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        if self._inner.in_transaction:
            self._inner.execute("COMMIT")

    def rollback(self) -> None:
        if self._inner.in_transaction:
            self._inner.execute("ROLLBACK")

    def execute(self, sql: str, values: Mapping[str, Any]) -> int:
        return self._inner.execute(sql, values).rowcount

    def rows(self, sql: str, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        return self._inner.execute(sql, values).fetchall()

    def alone(self) -> None:
        """Nobody else writes: so it is from the beginning of a transaction."""

    def is_conflict(self, fault: BaseException) -> bool:
        return isinstance(fault, sqlite3.IntegrityError)

    def close(self) -> None:
        self._inner.close()


def connect_sqlite(path: str) -> SqliteConnection:
    return SqliteConnection(path)
