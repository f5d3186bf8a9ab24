"""A server for the browsers of the tests: `python page_server.py STORE PORT`. Its bots do not dawdle, and it can
prepare tables (puppets.py)."""

from __future__ import annotations

import os
import sys

from puppets import nudge, prepared, pull_strings

from turnkey.play.http import routes
from turnkey.play.http.app import Settings
from turnkey.play.limits import Limits
from turnkey.play.serve import Wish, page_folder, run

LIMITS = Limits(requests=1e4, requests_at_once=1e4, messages=1e4, messages_at_once=1e4, tables=1e3, tables_at_once=1e3)


def tell(address: str) -> None:
    print(address, flush=True)


if __name__ == "__main__":
    pull_strings()
    routes.ROUTES.extend([prepared, nudge])
    # Without any, finished games are not reviewed; -1: as many as there is time for, as a server does it
    samples = int(os.environ.get("REVIEW_SAMPLES", 0))
    settings = Settings(
        store=sys.argv[1], pace=0.0, limits=LIMITS, web=page_folder(), reviews=samples != 0,
        review_samples=samples if samples > 0 else None,
    )  # fmt: skip
    run(settings, Wish("127.0.0.1", int(sys.argv[2]), compiling=False), tell)
