"""`turnkey reports`: what people reported, for whoever runs the server."""

from __future__ import annotations

import argparse
import time
from typing import Any

from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import BadUsage, Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, for_servers, store_of
from turnkey.core.sentences import says

LINES = 10  # of what somebody wrote
SEATED = (
    "SELECT seats.name, tables.game FROM seats JOIN tables ON tables.id = seats.table_id"
    " WHERE seats.table_id = :table AND seats.seat = :seat AND seats.person = :person"
)
WRITTEN = "SELECT text FROM lines WHERE table_id = :table AND person = :person AND text <> '' ORDER BY number"


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "reports",
        help=t("what people reported on a server"),
        description=t("Lists what people at tables reported and nobody has looked into yet, with what whoever is "
        "meant wrote there last. The server may run meanwhile."),
    )  # fmt: skip
    add_store_flag(parser)
    parser.add_argument("--done", metavar="ID", action="append", default=[], help=t("this one was looked into"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with for_servers():
        from turnkey.play.fair_play import EndReport, ReportRow
        from turnkey.play.store.beside import beside
        from turnkey.play.store.rows import select
    with beside(store_of(Configuration(arguments))) as store:
        for one in arguments.done:
            if store.execute(EndReport.sql, {"id": one}) < 1:
                raise BadUsage(says("there is no report {id} to look into", id=repr(one)))
        rows = store.rows(select("reports", ReportRow, "WHERE done = 0 ORDER BY at"), {})
        for row in (ReportRow(*found) for found in rows):
            place = {"table": row.table_id, "seat": row.seat, "person": row.person}
            seated = store.rows(SEATED, place)
            name, game = seated[0] if seated else ("?", "?")
            at = time.strftime("%Y-%m-%d %H:%M", time.localtime(row.at))
            print(f"{row.id}  {at}  {row.why}  {name}  ({game} {row.table_id})")
            written = [text for (text,) in store.rows(WRITTEN, place)][-LINES:]
            for line in [row.text] * bool(row.text) + [f"> {one}" for one in written]:
                print(f"    {line}")
        if not rows:
            print(t("Nothing was reported that nobody has looked into."))
    return 0
