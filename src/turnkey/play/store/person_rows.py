"""People at rest: the devices that know them, what lets them in again, and how they go."""

from __future__ import annotations

from dataclasses import dataclass

from turnkey.play.store.rows import Write, insert

GONE = "gone"  # stands where somebody was who wanted to be forgotten
NEUTRAL = "Somebody"  # and so they are called there
STAND_IN = "medium"  # the bot that plays on for people who left, and decides when their time is up


@dataclass(frozen=True)
class SessionRow:
    """A device on which somebody is known; of its token only the digest."""

    token_hash: str
    person: str
    made: float
    seen: float


@dataclass(frozen=True)
class PasskeyRow:
    id: str
    person: str
    key: bytes
    count: int  # of its uses, as the authenticator counts
    label: str
    made: float
    used: float


@dataclass(frozen=True)
class TicketRow:
    """Something that may be done once: a link in a mail, the answer to a challenge. Of its token only the digest."""

    token_hash: str
    kind: str
    person: str
    body: str
    expires: float


@dataclass(frozen=True)
class AddSession(SessionRow, Write):
    sql = insert("sessions", SessionRow)


@dataclass(frozen=True)
class SeeSession(Write):
    token_hash: str
    seen: float
    sql = "UPDATE sessions SET seen = :seen WHERE token_hash = :token_hash"


@dataclass(frozen=True)
class DropSession(Write):
    token_hash: str
    sql = "DELETE FROM sessions WHERE token_hash = :token_hash"


@dataclass(frozen=True)
class DropSessions(Write):
    person: str
    sql = "DELETE FROM sessions WHERE person = :person"


@dataclass(frozen=True)
class AddPasskey(PasskeyRow, Write):
    sql = insert("passkeys", PasskeyRow)


@dataclass(frozen=True)
class UsePasskey(Write):
    id: str
    count: int
    used: float
    sql = "UPDATE passkeys SET count = :count, used = :used WHERE id = :id"
    needs_a_row = True


@dataclass(frozen=True)
class DropPasskey(Write):
    id: str
    person: str
    sql = "DELETE FROM passkeys WHERE id = :id AND person = :person"
    needs_a_row = True


@dataclass(frozen=True)
class SetMail(Write):
    """One address for a person, one person for an address."""

    person: str
    address: str
    made: float
    sql = (
        "INSERT INTO mails (person, address, made) VALUES (:person, :address, :made)"
        " ON CONFLICT (person) DO UPDATE SET address = excluded.address, made = excluded.made"
    )


@dataclass(frozen=True)
class DropMail(Write):
    person: str
    sql = "DELETE FROM mails WHERE person = :person"


@dataclass(frozen=True)
class AddTicket(TicketRow, Write):
    sql = insert("tickets", TicketRow)


@dataclass(frozen=True)
class UseTicket(Write):
    token_hash: str
    now: float
    sql = "DELETE FROM tickets WHERE token_hash = :token_hash AND expires > :now"
    needs_a_row = True


@dataclass(frozen=True)
class Sql(Write):
    """A statement about one person; `to` is who stands in their place."""

    sql: str  # type: ignore[misc]
    person: str
    to: str = GONE
    name: str = NEUTRAL
    bot: str = STAND_IN


SEATS_OF_OTHERS = "table_id NOT IN (SELECT table_id FROM seats WHERE person = :to)"
NEXT_HOST = (
    "COALESCE((SELECT person FROM seats WHERE seats.table_id = tables.id"
    " AND seats.person NOT IN ('', 'gone', :person) ORDER BY seat LIMIT 1), 'gone')"
)
THEIR_LINES = (
    "person = :person OR (person = '' AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = lines.table_id"
    " AND seats.seat = lines.seat AND seats.person = :person AND seats.name = lines.name))"
)

# In this order: later ones change what earlier ones look for.
FORGET = (
    "DELETE FROM reviews WHERE table_id IN (SELECT table_id FROM seats WHERE person = :person)",  # made anew if wanted
    f"UPDATE lines SET text = '', name = :name, person = :to WHERE {THEIR_LINES}",
    f"UPDATE tables SET host = {NEXT_HOST} WHERE host = :person",
    "UPDATE seats SET person = '', name = '' WHERE person = :person"
    " AND table_id IN (SELECT id FROM tables WHERE status = 'open')",
    "UPDATE seats SET person = :to, name = :name, bot = :bot, stand_in = 1 WHERE person = :person"
    " AND table_id IN (SELECT id FROM tables WHERE status = 'playing')",
    "UPDATE seats SET person = :to, name = :name WHERE person = :person",
    "UPDATE tables SET settings = replace(settings, :person, :to) WHERE settings <> replace(settings, :person, :to)",
    "DELETE FROM links WHERE person = :person",
    "DELETE FROM removed WHERE person = :person",
    "DELETE FROM series WHERE person = :person",
    "DELETE FROM sessions WHERE person = :person",
    "DELETE FROM passkeys WHERE person = :person",
    "DELETE FROM mails WHERE person = :person",
    "DELETE FROM tickets WHERE person = :person",
    "DELETE FROM people WHERE id = :person",
)
# Somebody who logs in brings along what they did as a guest; where they sit already, the guest's seat stays as it is.
MOVE = (
    f"UPDATE lines SET person = :to WHERE person = :person AND {SEATS_OF_OTHERS}",
    "UPDATE tables SET host = :to WHERE host = :person AND id NOT IN (SELECT table_id FROM seats WHERE person = :to)",
    f"UPDATE seats SET person = :to WHERE person = :person AND {SEATS_OF_OTHERS}",
    "UPDATE tables SET settings = replace(settings, :person, :to) WHERE settings <> replace(settings, :person, :to)",
    "UPDATE links SET person = :to WHERE person = :person",
    "UPDATE series SET person = :to WHERE person = :person",
    "UPDATE removed SET person = :to WHERE person = :person"
    " AND table_id NOT IN (SELECT table_id FROM removed WHERE person = :to)",
)
# People of whom something was written again after they had gone, by a server that had not heard of it.
SCRUB = (
    "UPDATE seats SET person = 'gone', name = 'Somebody' WHERE person NOT IN ('', 'gone')"
    " AND person NOT IN (SELECT id FROM people)",
)


def about(statements: tuple[str, ...], person: str, to: str = GONE) -> list[Write]:
    return [Sql(one, person, to) for one in statements]
