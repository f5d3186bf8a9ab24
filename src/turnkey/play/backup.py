"""Copies of a store that is in use, and putting them back.

A copy is one SQLite file of the store's own shape, whatever database the store is in: so a copy of either goes back
into either, and can be looked into (or served from) as it is. It is one moment of the store: what was acknowledged
before it is in it, and nothing is half there. It holds everything, secrets too: nobody but its owner may read it.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from turnkey.play.store.database import bring_up_to_date
from turnkey.play.store.holding import Hold
from turnkey.play.store.schema import NEWEST, NUMBERED, STEPS, StoreError
from turnkey.play.store.sqlite import SqliteConnection

# What belongs to a running server and not to its people: never copied.
LEFT_OUT = ("schema_version", "probes")
AT_ONCE = 500  # rows
PART = ".part"  # ending of a file that is not whole yet

Weights = dict[str, tuple[int, int]]  # by table: how many rows, and a sum over what they hold


@dataclass(frozen=True)
class Copied:
    """What a copy holds, by table."""

    version: int
    weights: Weights

    def count(self, table: str) -> int:
        return self.weights.get(table, (0, 0))[0]


class Shelf(Protocol):
    """A database that is read, or written to, as a whole."""

    def version(self) -> int: ...
    def tables(self) -> list[str]: ...
    def columns(self, table: str) -> list[str]: ...
    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]: ...
    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None: ...


class SqliteShelf:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._inner = connection

    def version(self) -> int:
        names = self.tables(all_of_them=True)
        if "tables" not in names or "steps" not in names:
            raise StoreError("this file is no store of Turnkey's, and no copy of one")
        found = (
            self._inner.execute("SELECT version FROM schema_version").fetchall() if "schema_version" in names else []
        )
        return int(found[0][0]) if found else 1

    def tables(self, all_of_them: bool = False) -> list[str]:
        found = self._inner.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return sorted(name for (name,) in found if all_of_them or name not in LEFT_OUT)

    def columns(self, table: str) -> list[str]:
        return sorted(row[1] for row in self._inner.execute(f"PRAGMA table_info({table})"))

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        yield from self._inner.execute(f"SELECT {', '.join(columns)} FROM {table}")

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        places = ", ".join("?" for _ in columns)
        self._inner.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", rows)


class PostgresShelf:
    def __init__(self, connection: Any) -> None:
        self._inner = connection

    def _found(self, sql: str, values: Mapping[str, Any] | None = None) -> list[tuple[Any, ...]]:
        return list(self._inner.execute(sql, values).fetchall())

    def version(self) -> int:
        if not {"tables", "steps"} <= set(self.tables()):
            raise StoreError("there is no store of Turnkey's in this database")
        named = self._found(
            "SELECT 1 FROM information_schema.tables"
            " WHERE table_schema = current_schema() AND table_name = 'schema_version'"
        )
        found = self._found("SELECT version FROM schema_version") if named else []
        return int(found[0][0]) if found else 1

    def tables(self) -> list[str]:
        sql = (
            "SELECT table_name FROM information_schema.tables"
            " WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"
        )
        return sorted(name for (name,) in self._found(sql) if name not in LEFT_OUT)

    def columns(self, table: str) -> list[str]:
        sql = (
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND table_name = %(table)s"
        )
        return sorted(name for (name,) in self._found(sql, {"table": table}))

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        with self._inner.cursor(name="shelf") as cursor:  # of the server: nothing is held whole in memory
            cursor.itersize = AT_ONCE
            cursor.execute(f"SELECT {', '.join(columns)} FROM {table}")
            yield from cursor

    def add(self, table: str, columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
        with self._inner.cursor() as cursor, cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy:
            for row in rows:
                copy.write_row(row)


def weight(rows: Iterable[Sequence[Any]]) -> tuple[int, int]:
    """How many there are, and a number that no other rows have; their order does not matter."""
    count = total = 0
    for row in rows:
        count += 1
        total += int.from_bytes(hashlib.blake2b(repr(tuple(row)).encode(), digest_size=16).digest(), "big")
    return count, total % (1 << 128)


def weights_of(shelf: Shelf) -> Weights:
    return {table: weight(shelf.rows(table, shelf.columns(table))) for table in shelf.tables()}


def pour(source: Shelf, target: Shelf) -> None:
    """All rows of one into the other, which has the same tables."""
    strange = set(source.tables()) - set(target.tables())
    if strange:
        raise StoreError(f"this copy has tables that this release does not know: {', '.join(sorted(strange))}")
    for table in source.tables():
        columns = source.columns(table)
        target.add(table, columns, source.rows(table, columns))


def same(source: Weights, target: Weights) -> None:
    """What was written is read again before anybody relies on it."""
    wrong = [table for table in source if target.get(table) != source[table]]
    if wrong:
        raise StoreError(f"what was written differs from what was read ({', '.join(wrong)}): nothing was changed")


# Copying


def back_up(url: str, file: Path, replace: bool = False) -> Copied:
    """Copy a store into a file, while a server uses it. The file is there when it is whole, and not before."""
    if file.exists() and not replace:
        raise StoreError(f"{file} is there already: name another file, or say --replace")
    part = file.with_name(file.name + PART)
    with contextlib.suppress(FileNotFoundError):
        part.unlink()
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # all secrets of the server are in it
    try:
        with contextlib.closing(sqlite3.connect(part, isolation_level=None)) as copy:
            if is_postgres(url):
                copy_postgres(url, copy)
            else:
                copy_sqlite(sqlite_path(url), copy)
            copied = checked(copy)
        sync(part)
        os.replace(part, file)
        sync(file.parent)
    except BaseException:
        for leftover in (part, *besides(part)):
            leftover.unlink(missing_ok=True)
        raise
    return copied


def copy_sqlite(path: Path, copy: sqlite3.Connection) -> None:
    """By SQLite's own way for files in use: one moment of it, and its writers go on."""
    if not path.exists():
        raise StoreError(f"there is no store at {path}; name it by --db")
    with contextlib.closing(sqlite3.connect(f"file:{quoted(path)}?mode=ro", uri=True, timeout=30)) as source:
        SqliteShelf(source).version()
        source.backup(copy)
    copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    if "probes" in SqliteShelf(copy).tables(all_of_them=True):
        copy.execute("DELETE FROM probes")
    copy.execute("VACUUM")  # nothing is left in it of what was deleted before


def copy_postgres(url: str, copy: sqlite3.Connection) -> None:
    """Through one transaction that sees one moment of the store, however long it takes."""
    with connected(url) as connection:
        connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        source = PostgresShelf(connection)
        version = source.version()
        if version > NEWEST:
            raise StoreError(
                f"this store was written by a newer Turnkey (schema {version}): make its copy with that one"
            )
        copy.execute("BEGIN")
        for step in STEPS[:version]:
            for statement in step:
                copy.execute(statement)
        copy.execute(NUMBERED)
        copy.execute("INSERT INTO schema_version VALUES (?)", [version])
        target = SqliteShelf(copy)
        for table in target.tables():
            copy.execute(f"DELETE FROM {table}")  # what a step of the schema has put there itself
        pour(source, target)
        copy.execute("COMMIT")
        same(weights_of(source), weights_of(target))
        connection.rollback()


def checked(copy: sqlite3.Connection) -> Copied:
    (said,) = copy.execute("PRAGMA integrity_check").fetchone()
    if said != "ok":
        raise StoreError(f"the copy is damaged ({said}): check the disk, and try again")
    shelf = SqliteShelf(copy)
    return Copied(shelf.version(), weights_of(shelf))


# Putting back


def restore(file: Path, url: str, replace: bool = False) -> Copied:
    """Put a copy into a store that no server uses. Copies of older releases are brought up to date on the way."""
    if not file.exists():
        raise StoreError(f"there is no file {file}")
    if is_postgres(url):
        with tempfile.TemporaryDirectory() as folder, contextlib.closing(sqlite3.connect(f"{folder}/copy")) as today:
            taken_up(file, today)
            restore_postgres(today, url, replace)
            return checked(today)
    return restore_sqlite(file, sqlite_path(url), replace)


def taken_up(file: Path, today: sqlite3.Connection) -> None:
    """A copy as a store of this release, the file itself left as it is."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{quoted(file)}?mode=ro", uri=True)) as source:
            version = SqliteShelf(source).version()
            if version > NEWEST:
                raise StoreError(f"this copy was made by a newer Turnkey (schema {version}): restore it with that one")
            checked(source)
            source.backup(today)
    except sqlite3.DatabaseError as fault:
        raise StoreError(f"{file} cannot be read as a copy of a store: {fault}") from fault
    today.isolation_level = None
    bring_up_to_date(SqliteConnection.around(today))


def restore_sqlite(file: Path, path: Path, replace: bool) -> Copied:
    path.parent.mkdir(parents=True, exist_ok=True)
    hold = Hold(str(path))
    part = path.with_name(path.name + PART)
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with contextlib.closing(sqlite3.connect(part)) as today:
            taken_up(file, today)
            copied = checked(today)
        if path.exists():
            settled(path, replace)
        sync(part)
        os.replace(part, path)
        sync(path.parent)
    finally:
        for leftover in (part, *besides(part)):
            leftover.unlink(missing_ok=True)
        hold.let_go()
    return copied


def settled(path: Path, replace: bool) -> None:
    """What is there now may be replaced; nothing of it is left in files beside it."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as before:
            held = sum(count for count, _ in weights_of(SqliteShelf(before)).values())
            if held and not replace:
                raise StoreError(
                    f"there is a store at {path} already, with {held} rows: say --replace to lose all of it"
                )
            before.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError as fault:
        if not replace:
            raise StoreError(f"{path} is there already and is no store ({fault}): say --replace to lose it") from fault
    for beside in besides(path):
        beside.unlink(missing_ok=True)


def restore_postgres(today: sqlite3.Connection, url: str, replace: bool) -> None:
    from turnkey.play.store.postgres import PostgresConnection, taken_alone

    source = SqliteShelf(today)
    with connected(url) as connection:
        if not taken_alone(connection):
            raise StoreError("a server uses this store: end it (all of them), then restore")
        bring_up_to_date(PostgresConnection.around(connection))
        target = PostgresShelf(connection)
        connection.execute("BEGIN")
        held = sum(count for count, _ in weights_of(target).values())
        if held and not replace:
            raise StoreError(
                f"there is a store in this database already, with {held} rows: say --replace to lose all of it"
            )
        for table in target.tables():
            connection.execute(f"DELETE FROM {table}")
        pour(source, target)
        same(weights_of(source), {**weights_of(source), **weights_of(target)})
        connection.commit()


# Names and files


def is_postgres(url: str) -> bool:
    return url.partition("://")[0] in ("postgresql", "postgres")


def sqlite_path(url: str) -> Path:
    kind, _, rest = url.partition("://")
    if kind != "sqlite" or not rest.startswith("/") or rest == "/":
        raise StoreError("a store is named sqlite:///FILE (sqlite:////absolute/FILE) or postgresql://USER@HOST/NAME")
    return Path(rest[1:])


def quoted(path: Path) -> str:
    from urllib.parse import quote

    return quote(str(path.resolve()))


def besides(path: Path) -> tuple[Path, ...]:
    """The files that SQLite may leave beside one."""
    return tuple(path.with_name(path.name + ending) for ending in ("-wal", "-shm", "-journal"))


def sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


@contextlib.contextmanager
def connected(url: str) -> Iterator[Any]:
    import psycopg

    try:
        connection = psycopg.connect(url, autocommit=True)
    except psycopg.Error as fault:
        raise StoreError(f"the store postgresql://… cannot be opened: {' '.join(str(fault).split())}") from fault
    try:
        yield connection
    finally:
        connection.close()
