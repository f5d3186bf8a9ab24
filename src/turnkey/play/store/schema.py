"""The shape of the store, as the ordered steps that lead to it: each has a number, and a store knows how far it came.

What stands here never changes once it was released: a new shape is a new step. The statements are written once for
both databases.
"""

from __future__ import annotations

from turnkey.core.errors import TurnkeyError

FIRST = (  # stores from before there were numbers have this already
    """CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE, made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, edition TEXT NOT NULL,
        players INTEGER NOT NULL, options TEXT NOT NULL, settings TEXT NOT NULL, host TEXT NOT NULL,
        public INTEGER NOT NULL, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
        status TEXT NOT NULL, step INTEGER NOT NULL, asked INTEGER NOT NULL, rematch TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
        stand_in INTEGER NOT NULL, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS steps (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        body TEXT NOT NULL, message TEXT NOT NULL, spent DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS lines (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, message TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
    """CREATE TABLE IF NOT EXISTS links (
        token_hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
        expires DOUBLE PRECISION NOT NULL, used INTEGER NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS series (
        table_id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
        value TEXT NOT NULL)""",
    """CREATE INDEX IF NOT EXISTS series_of_person ON series (person, game, name)""",
    """CREATE INDEX IF NOT EXISTS seats_of_person ON seats (person)""",
    """CREATE INDEX IF NOT EXISTS open_tables ON tables (public, status, touched)""",
)
SECOND = (  # what outlives the rules; who may not sit down again; what waits for consent; whether one can write
    """ALTER TABLE tables ADD COLUMN closed TEXT NOT NULL DEFAULT ''""",
    """CREATE TABLE finished (table_id TEXT PRIMARY KEY, body BYTEA NOT NULL)""",
    """CREATE TABLE removed (table_id TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (table_id, person))""",
    """CREATE TABLE offers (table_id TEXT PRIMARY KEY, body TEXT NOT NULL)""",
    """CREATE TABLE probes (name TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)""",
)
THIRD = (  # what decided a finished game
    """CREATE TABLE reviews (table_id TEXT PRIMARY KEY, body BYTEA NOT NULL)""",
)
STEPS = (FIRST, SECOND, THIRD)
NEWEST = len(STEPS)
NUMBERED = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"


class StoreError(TurnkeyError):
    """The store cannot be opened, read or written. People are told this text: it quotes no database."""


def steps_from(version: int) -> tuple[tuple[str, ...], ...]:
    """What a store of this version still needs."""
    if version > NEWEST:
        raise StoreError(
            f"this store was written by a newer Turnkey: its schema is version {version}, and this one knows "
            f"{NEWEST} at most. Run the newer release, or name another store by --db"
        )
    return STEPS[version:]
