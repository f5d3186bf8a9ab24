"""A connection to a store beside the server that uses it: to look, and for small changes that no server remembers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from turnkey.play.store.database import Connection, bring_up_to_date
from turnkey.play.store.schema import NEWEST, StoreError


@contextmanager
def beside(url: str) -> Iterator[Connection]:
    """All or nothing is changed."""
    connection = connected(url)
    try:
        try:
            found = connection.rows("SELECT version FROM schema_version", {})
        except Exception:  # each database has its own way to say that there is no such table
            found = []
        if not found or found[0][0] != NEWEST:
            raise StoreError("this store is of another release: run the one that its server runs")
        connection.begin()
        try:
            yield connection
        except BaseException:
            connection.rollback()
            raise
        connection.commit()
    finally:
        connection.close()


def connected(url: str) -> Connection:
    from turnkey.play.backup import is_postgres, sqlite_path

    if is_postgres(url):
        from turnkey.play.store.postgres import connect_postgres

        made: Connection = connect_postgres(url)
    else:
        from turnkey.play.store.sqlite import connect_sqlite

        path: Path = sqlite_path(url)
        new = not path.exists()
        made = connect_sqlite(str(path))
        if new:
            bring_up_to_date(made)
    return made
