"""PostgreSQL through psycopg, at its own full durability."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from typing import Any

from turnkey.play.store.schema import StoreError

LOCK = 0x7475726E6B6579  # any number that nobody else takes
IN_USE = LOCK + 1  # held together by all connections of servers, alone by who puts a copy back


@functools.cache
def translated(sql: str) -> str:
    """`:name` as psycopg writes it."""
    return re.sub(r":(\w+)", r"%(\1)s", sql)


class PostgresConnection:
    def __init__(self, url: str) -> None:
        import psycopg

        self._integrity = psycopg.errors.IntegrityError
        self._inner = psycopg.connect(url, autocommit=True, application_name=f"turnkey {os.getpid()}")
        self._inner.execute("SET synchronous_commit = on")
        if not self._inner.execute("SELECT pg_try_advisory_lock_shared(%s)", [IN_USE]).fetchall()[0][0]:
            self._inner.close()
            raise StoreError("a copy is being put into this store: start again when that has ended")

    @classmethod
    def around(cls, inner: Any) -> PostgresConnection:
        """A connection that somebody else has opened, and closes."""
        made = cls.__new__(cls)
        made._inner = inner
        return made

    def begin(self) -> None:
        self._inner.execute("BEGIN")

    def commit(self) -> None:
        self._inner.commit()

    def rollback(self) -> None:
        self._inner.rollback()

    def execute(self, sql: str, values: Mapping[str, Any]) -> int:
        return self._inner.execute(translated(sql).encode(), values).rowcount

    def rows(self, sql: str, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        return self._inner.execute(translated(sql).encode(), values).fetchall()

    def alone(self) -> None:
        """Others who want to change the schema wait for the end of this transaction."""
        self._inner.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])

    def is_conflict(self, fault: BaseException) -> bool:
        return isinstance(fault, self._integrity)

    def close(self) -> None:
        self._inner.close()


def connect_postgres(url: str) -> PostgresConnection:
    return PostgresConnection(url)


def taken_alone(inner: Any) -> bool:
    """Whether no server has this store open; from then on, as long as this connection lives, none can open it."""
    return bool(inner.execute("SELECT pg_try_advisory_lock(%s)", [IN_USE]).fetchall()[0][0])
