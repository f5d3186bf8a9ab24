"""`turnkey push-keys`: the key by which push services know this server. It follows from a secret in the store."""

from __future__ import annotations

import argparse
import secrets
from typing import Any

from turnkey.cli.configuring import Configuration
from turnkey.cli.parsing import BadUsage, Commands
from turnkey.cli.spoken import t
from turnkey.cli.stores import add_store_flag, for_servers, store_of
from turnkey.core.sentences import says


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "push-keys",
        help=t("the public key of a server's calls to phones"),
        description=t("Prints the public key (VAPID) by which push services and browsers know this server. The "
        "private one is made from a secret of the store, and goes into its copies, so that "
        "browsers that want calls stay known."),
    )  # fmt: skip
    add_store_flag(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    with for_servers():
        from turnkey.play.calling import has_library, public_key
        from turnkey.play.store.beside import beside
        from turnkey.play.store.rows import KeepSecret
    if not has_library():
        raise BadUsage(says("calls by push need a package: pip install {extra}", extra="'turnkey-games[accounts]'"))

    with beside(store_of(Configuration(arguments))) as store:
        store.execute(KeepSecret.sql, {"name": "vapid", "value": secrets.token_hex(32)})
        ((value,),) = store.rows("SELECT value FROM secrets WHERE name = 'vapid'", {})
    print(public_key(bytes.fromhex(value)))
    return 0
