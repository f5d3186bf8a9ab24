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
PEOPLE = (  # somebody is known on several devices; what lets them in again; whose words a line of chat is
    """CREATE TABLE sessions (
        token_hash TEXT PRIMARY KEY, person TEXT NOT NULL, made DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL)""",
    """CREATE INDEX sessions_of_person ON sessions (person)""",
    """INSERT INTO sessions (token_hash, person, made, seen)
        SELECT token_hash, id, made, COALESCE((SELECT max(touched) FROM tables), made) FROM people""",
    """ALTER TABLE people RENAME TO people_before""",
    """CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    """INSERT INTO people (id, name, made) SELECT id, name, made FROM people_before""",
    """DROP TABLE people_before""",
    """ALTER TABLE lines ADD COLUMN person TEXT NOT NULL DEFAULT ''""",
    """CREATE INDEX lines_of_person ON lines (person)""",
    """CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, key BYTEA NOT NULL, count BIGINT NOT NULL, label TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL, used DOUBLE PRECISION NOT NULL)""",
    """CREATE INDEX passkeys_of_person ON passkeys (person)""",
    """CREATE TABLE mails (person TEXT PRIMARY KEY, address TEXT NOT NULL UNIQUE, made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE tickets (
        token_hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, body TEXT NOT NULL,
        expires DOUBLE PRECISION NOT NULL)""",
)
FAIR_PLAY = (  # what people report, and what hosts did
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL,
        reporter TEXT NOT NULL, why TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        done INTEGER NOT NULL)""",
    """CREATE TABLE host_deeds (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, host TEXT NOT NULL, what TEXT NOT NULL,
        seat INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, number))""",
)
RATED_PLAY = (  # how strong somebody is, which tables counted for it, and tournaments
    """CREATE TABLE ratings (
        game TEXT NOT NULL, player TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
        games INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (game, player))""",
    """CREATE TABLE rated (table_id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, host TEXT NOT NULL, kind TEXT NOT NULL,
        seats INTEGER NOT NULL, rounds INTEGER NOT NULL, round INTEGER NOT NULL, state TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE entrants (
        tournament TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (tournament, person))""",
    """CREATE TABLE pairings (
        tournament TEXT NOT NULL, round INTEGER NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL,
        points TEXT NOT NULL, PRIMARY KEY (tournament, round, number))""",
    """CREATE INDEX pairings_of_table ON pairings (table_id)""",
)
CALLS = (  # where people want to be told that it is their turn, and of which turn they were
    """CREATE TABLE pushes (
        endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, key TEXT NOT NULL, auth TEXT NOT NULL,
        language TEXT NOT NULL, origin TEXT NOT NULL, made DOUBLE PRECISION NOT NULL)""",
    """CREATE INDEX pushes_of_person ON pushes (person)""",
    """CREATE TABLE calls (
        table_id TEXT NOT NULL, endpoint TEXT NOT NULL, step INTEGER NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (table_id, endpoint, step))""",
)
SHARED = (  # which process has which table, where there are several (play/leases.py); lists of large stores
    """CREATE TABLE servers (id TEXT PRIMARY KEY, address TEXT NOT NULL, beat DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE owners (table_id TEXT PRIMARY KEY, server TEXT NOT NULL, fence BIGINT NOT NULL)""",
    """CREATE INDEX owners_of_server ON owners (server)""",
    """CREATE INDEX tables_of_host ON tables (host)""",
    """CREATE INDEX tables_by_status ON tables (status, touched)""",
)
PUBLIC = (  # only public tables are in the index that lists them: every action at another one wrote two pages of it
    """DROP INDEX open_tables""",
    """CREATE INDEX open_tables ON tables (status, touched) WHERE public = 1""",
)
STEPS = (FIRST, SECOND, THIRD, PEOPLE, FAIR_PLAY, RATED_PLAY, CALLS, SHARED, PUBLIC)
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
