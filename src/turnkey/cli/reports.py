"""`turnkey reports`: what people reported, for whoever runs the server."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Any

from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import BadUsage, Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, for_servers, store_of
from turnkey.core.sentences import says

LINES = 10  # of what somebody wrote


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "reports",
        help=t("what people reported on a server"),
        description=t("Lists what people at tables reported and nobody has looked into yet, with what whoever is "
        "meant wrote there last. With PostgreSQL also while a server runs; with SQLite when none does."),
    )  # fmt: skip
    add_store_flag(parser)
    parser.add_argument("--done", metavar="ID", action="append", default=[], help=t("this one was looked into"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with for_servers():
        from turnkey.play.fair_play import EndReport, ReportRow
        from turnkey.play.store import Conflict, open_store
        from turnkey.play.store.rows import select

    async def told() -> None:
        store = await open_store(store_of(Configuration(arguments)))
        try:
            for one in arguments.done:
                try:
                    await store.write(EndReport(one))
                except Conflict as fault:
                    raise BadUsage(says("there is no report {id} to look into", id=repr(one))) from fault
            rows = await store.read(ReportRow, select("reports", ReportRow, "WHERE done = 0 ORDER BY at"))
            for row in rows:
                table, seats = await store.table(row.table_id), await store.seats(row.table_id)
                name = next((one.name for one in seats if one.seat == row.seat and one.person == row.person), "?")
                at = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.at))
                print(f"{row.id}  {at}  {row.why}  {name}  ({table.game if table else '?'} {row.table_id})")
                print(f"    {row.text}" if row.text else "", end="\n" if row.text else "")
                lines = [one for one in await store.lines(row.table_id) if one.person == row.person and one.text]
                for line in lines[-LINES:]:
                    print(f"    > {line.text}")
            if not rows:
                print(t("Nothing was reported that nobody has looked into."))
        finally:
            await store.close()

    asyncio.run(told())
    return 0
