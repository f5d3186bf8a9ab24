"""A server that dies on command, hundreds of times a minute: a warm process forks a child for every life.

On standard input: `POINT:COUNT`, the point at which the next life ends, or `none:1`. On standard output: `dead`.
The listening socket is the parent's, so whoever connects between two lives waits for the next.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys

import uvicorn
from harness import NO_LIMITS

import turnkey
from turnkey.play import crashes
from turnkey.play.http.app import Settings, build
from turnkey.play.serve import config_for


def main(store: str) -> None:
    turnkey.game("break_escape").deal(seed=1).view(0)
    app = build(Settings(store=store, pace=0.0, limits=NO_LIMITS))
    config = config_for(app, "127.0.0.1", 0)
    config.load()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(64)
    print(listening.getsockname()[1], flush=True)
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            crashes.CRASH = crashes.Crash(line.strip())
            os.close(0)
            asyncio.run(uvicorn.Server(config).serve(sockets=[listening]))
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
