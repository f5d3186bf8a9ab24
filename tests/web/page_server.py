"""A server for the browsers of the tests: `python page_server.py STORE PORT`. Its bots do not dawdle."""

from __future__ import annotations

import asyncio
import sys

import uvicorn

from turnkey.play.http.app import Settings, build
from turnkey.play.http.guards import Limits
from turnkey.play.serve import config_for, page_folder, serve

LIMITS = Limits(requests=1e4, requests_at_once=1e4, messages=1e4, messages_at_once=1e4, tables=1e3, tables_at_once=1e3)


def main(store: str, port: int) -> None:
    app = build(Settings(store=store, pace=0.0, limits=LIMITS, web=page_folder()))
    server = uvicorn.Server(config_for(app, "127.0.0.1", port))
    asyncio.run(serve(server, compiling=False, opening=False, told=lambda address: print(address, flush=True)))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
