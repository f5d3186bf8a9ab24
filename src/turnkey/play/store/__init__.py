"""What is kept: people, tables, what happened at them. SQLite by default, PostgreSQL by URL, one small interface.

    store = await open_store("sqlite:///tables.db")          # or postgresql://user@host/name
    await store.write(AddStep(...), Touch(...))              # durable when this returns, all or nothing
    await store.steps(table)

A table's steps are only ever added. Writers that come at the same time share one commit.
"""

from turnkey.play.store.database import Conflict, Store, open_store
from turnkey.play.store.rows import (
    AddFinished,
    AddLine,
    AddLink,
    AddPerson,
    AddRemoved,
    AddReview,
    AddStep,
    AddTable,
    AddToSeries,
    CloseTable,
    LineRow,
    LinkRow,
    PersonRow,
    RenamePerson,
    SeatRow,
    SetOffer,
    SetRematch,
    SetSeat,
    SetSettings,
    StepRow,
    TableRow,
    TakeOver,
    Touch,
    UseLink,
    Write,
)
from turnkey.play.store.schema import StoreError

__all__ = [
    "AddFinished",
    "AddLine",
    "AddLink",
    "AddPerson",
    "AddRemoved",
    "AddReview",
    "AddStep",
    "AddTable",
    "AddToSeries",
    "CloseTable",
    "Conflict",
    "LineRow",
    "LinkRow",
    "PersonRow",
    "RenamePerson",
    "SeatRow",
    "SetOffer",
    "SetRematch",
    "SetSeat",
    "SetSettings",
    "StepRow",
    "Store",
    "StoreError",
    "TableRow",
    "TakeOver",
    "Touch",
    "UseLink",
    "Write",
    "open_store",
]  # fmt: skip
