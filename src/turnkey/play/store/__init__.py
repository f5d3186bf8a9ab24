"""What is kept: people, tables, what happened at them. SQLite by default, PostgreSQL by URL, one small interface.

    store = await open_store("sqlite:///tables.db")          # or postgresql://user@host/name
    await store.write(AddStep(...), Touch(...))              # durable when this returns, all or nothing
    await store.steps(table)

A table's steps are only ever added. Writers that come at the same time share one commit.
"""

from turnkey.play.store.database import Conflict, Store, StoreError, open_store
from turnkey.play.store.rows import (
    AddLine,
    AddLink,
    AddPerson,
    AddStep,
    AddTable,
    AddToSeries,
    LineRow,
    LinkRow,
    PersonRow,
    RenamePerson,
    SeatRow,
    SetRematch,
    SetSeat,
    SetSettings,
    StepRow,
    TableRow,
    Touch,
    UseLink,
    Write,
)

__all__ = [
    "AddLine",
    "AddLink",
    "AddPerson",
    "AddStep",
    "AddTable",
    "AddToSeries",
    "Conflict",
    "LineRow",
    "LinkRow",
    "PersonRow",
    "RenamePerson",
    "SeatRow",
    "SetRematch",
    "SetSeat",
    "SetSettings",
    "StepRow",
    "Store",
    "StoreError",
    "TableRow",
    "Touch",
    "UseLink",
    "Write",
    "open_store",
]  # fmt: skip
