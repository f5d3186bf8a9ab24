"""What can be read from the store and written to it: a type for each, and the statement behind each write.

The statements are written once for both databases: values are named `:so`, conflicts are `ON CONFLICT`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str


@dataclass(frozen=True)
class TableRow:
    """A table's header. `status`, `step` and `asked` repeat what its steps come to, for lists."""

    id: str
    game: str
    version: int
    edition: str
    players: int
    options: str  # JSON
    settings: str  # JSON
    host: str
    public: int
    made: float
    touched: float
    status: str
    step: int
    asked: int
    rematch: str
    closed: str = ""  # why nobody can go on here, in words


@dataclass(frozen=True)
class SeatRow:
    table_id: str
    seat: int
    person: str
    name: str
    bot: str
    stand_in: int


@dataclass(frozen=True)
class StepRow:
    """Something that happened: `deal`, `act`, `quiet`, `say`, `retracted` or `undo` (see history.py). `message` is
    the id that its sender gave it."""

    table_id: str
    number: int
    kind: str
    seat: int
    body: str  # JSON
    message: str
    spent: float  # seconds of the seat's clock
    at: float


@dataclass(frozen=True)
class LineRow:
    """A line of chat."""

    table_id: str
    number: int
    seat: int
    name: str
    text: str
    message: str
    at: float
    person: str = ""  # whose words; not known of lines from before this was kept


@dataclass(frozen=True)
class LinkRow:
    """A link to a seat, for one use; the token itself is not kept."""

    token_hash: str
    table_id: str
    seat: int
    person: str
    expires: float
    used: int


def insert(table: str, row: type) -> str:
    names = list(row.__dataclass_fields__)  # type: ignore[attr-defined]
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join(':' + name for name in names)})"


def select(table: str, row: type, rest: str) -> str:
    names = ", ".join(f"{table}.{name}" for name in row.__dataclass_fields__)  # type: ignore[attr-defined]
    return f"SELECT {names} FROM {table} {rest}"


class Write:
    """One change; `needs_a_row`: it is refused if it finds nothing to change."""

    sql: ClassVar[str]
    needs_a_row: ClassVar[bool] = False


@dataclass(frozen=True)
class AddPerson(Write):
    id: str
    name: str
    made: float
    sql = "INSERT INTO people (id, name, made) VALUES (:id, :name, :made)"


@dataclass(frozen=True)
class RenamePerson(Write):
    id: str
    name: str
    sql = "UPDATE people SET name = :name WHERE id = :id"


@dataclass(frozen=True)
class AddTable(TableRow, Write):
    sql = insert("tables", TableRow)


@dataclass(frozen=True)
class SetSeat(SeatRow, Write):
    sql = insert("seats", SeatRow) + (
        " ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, name = excluded.name,"
        " bot = excluded.bot, stand_in = excluded.stand_in"
    )


@dataclass(frozen=True)
class AddStep(StepRow, Write):
    sql = insert("steps", StepRow)


@dataclass(frozen=True)
class AddLine(LineRow, Write):
    sql = insert("lines", LineRow)


@dataclass(frozen=True)
class Touch(Write):
    """What lists show of a table."""

    id: str
    touched: float
    status: str
    step: int
    asked: int
    sql = "UPDATE tables SET touched = :touched, status = :status, step = :step, asked = :asked WHERE id = :id"


@dataclass(frozen=True)
class SetSettings(Write):
    id: str
    settings: str
    sql = "UPDATE tables SET settings = :settings WHERE id = :id"


@dataclass(frozen=True)
class CloseTable(Write):
    """Nobody can go on there; `closed` says why."""

    id: str
    closed: str
    sql = "UPDATE tables SET status = 'closed', asked = 0, closed = :closed WHERE id = :id"


@dataclass(frozen=True)
class TakeOver(Write):
    """A table where nothing was dealt yet goes by the rules of today."""

    id: str
    version: int
    edition: str
    sql = "UPDATE tables SET version = :version, edition = :edition WHERE id = :id"


@dataclass(frozen=True)
class AddFinished(Write):
    """What is kept of a finished game, to be shown when its rules are gone (see finished.py)."""

    table_id: str
    body: bytes
    sql = "INSERT INTO finished (table_id, body) VALUES (:table_id, :body) ON CONFLICT (table_id) DO NOTHING"


@dataclass(frozen=True)
class AddReview(Write):
    """What decided a finished game (see reviews.py)."""

    table_id: str
    body: bytes
    sql = "INSERT INTO reviews (table_id, body) VALUES (:table_id, :body) ON CONFLICT (table_id) DO NOTHING"


@dataclass(frozen=True)
class AddRemoved(Write):
    """Somebody whom the host sent away from a table."""

    table_id: str
    person: str
    sql = "INSERT INTO removed (table_id, person) VALUES (:table_id, :person) ON CONFLICT DO NOTHING"


@dataclass(frozen=True)
class SetOffer(Write):
    """What waits for everybody's consent at a table (see offers.py)."""

    table_id: str
    body: str
    sql = (
        "INSERT INTO offers (table_id, body) VALUES (:table_id, :body)"
        " ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
    )


@dataclass(frozen=True)
class Probe(Write):
    """Written to see whether anything can be."""

    name: str
    at: float
    sql = "INSERT INTO probes (name, at) VALUES (:name, :at) ON CONFLICT (name) DO UPDATE SET at = excluded.at"


@dataclass(frozen=True)
class SetRematch(Write):
    """Only the first rematch counts."""

    id: str
    rematch: str
    sql = "UPDATE tables SET rematch = :rematch WHERE id = :id AND rematch = ''"
    needs_a_row = True


@dataclass(frozen=True)
class AddLink(LinkRow, Write):
    sql = insert("links", LinkRow)


@dataclass(frozen=True)
class UseLink(Write):
    token_hash: str
    now: float
    sql = "UPDATE links SET used = 1 WHERE token_hash = :token_hash AND used = 0 AND expires > :now"
    needs_a_row = True


@dataclass(frozen=True)
class AddToSeries(Write):
    """What a finished table leaves to the series (a campaign) that a person keeps."""

    table_id: str
    person: str
    game: str
    name: str
    value: str
    sql = (
        "INSERT INTO series (table_id, person, game, name, value) VALUES (:table_id, :person, :game, :name, :value)"
        " ON CONFLICT (table_id) DO NOTHING"
    )


@dataclass(frozen=True)
class KeepSecret(Write):
    name: str
    value: str
    sql = "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"


# Several processes on one PostgreSQL: see play/leases.py. All times are the database's own.

NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
ALIVE = f"SELECT 1 FROM servers WHERE servers.id = owners.server AND servers.beat > {NOW} - :lasts"


@dataclass(frozen=True)
class OwnerRow:
    """Which process has a table; `address` is where others reach it."""

    server: str
    fence: int
    address: str
    alive: bool


@dataclass(frozen=True)
class AddServer(Write):
    id: str
    address: str
    sql = f"INSERT INTO servers (id, address, beat) VALUES (:id, :address, {NOW})"


@dataclass(frozen=True)
class Beat(Write):
    """A process lives. One that was silent for too long has been given up, and learns it here."""

    id: str
    lasts: float
    sql = f"UPDATE servers SET beat = {NOW} WHERE id = :id AND beat > {NOW} - :lasts"
    needs_a_row = True


@dataclass(frozen=True)
class RemoveServer(Write):
    id: str
    sql = "DELETE FROM servers WHERE id = :id"


@dataclass(frozen=True)
class ForgetServers(Write):
    """Those that have not been heard of in a long time."""

    age: float
    sql = f"DELETE FROM servers WHERE beat < {NOW} - :age"


@dataclass(frozen=True)
class Claim(Write):
    """Have a table that no living process has. Each owner has a higher number than the one before."""

    table_id: str
    server: str
    lasts: float
    sql = (
        "INSERT INTO owners (table_id, server, fence) VALUES (:table_id, :server, 1) ON CONFLICT (table_id) DO UPDATE"
        " SET server = excluded.server, fence = owners.fence + 1"
        f" WHERE owners.server = excluded.server OR NOT EXISTS ({ALIVE})"
    )
    needs_a_row = True


@dataclass(frozen=True)
class Release(Write):
    """Others may have the table now."""

    table_id: str
    server: str
    fence: int
    sql = "UPDATE owners SET server = '' WHERE table_id = :table_id AND server = :server AND fence = :fence"


@dataclass(frozen=True)
class Fence(Write):
    """Stands before everything that an owner writes: it is refused if another one has the table by now. The lock on the
    row makes whoever takes the table over wait until this is committed."""

    table_id: str
    server: str
    fence: int
    sql = "SELECT 1 FROM owners WHERE table_id = :table_id AND server = :server AND fence = :fence FOR SHARE"
    needs_a_row = True


@dataclass(frozen=True)
class Notify(Write):
    """Tell all other processes something, when all of this is written."""

    channel: str
    text: str
    sql = "SELECT pg_notify(:channel, :text)"
