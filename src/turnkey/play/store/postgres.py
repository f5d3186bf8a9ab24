"""PostgreSQL through psycopg, at its own full durability."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from typing import Any

LOCK = 0x7475726E6B6579  # any number that nobody else takes


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
