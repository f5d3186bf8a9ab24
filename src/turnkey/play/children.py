"""Processes that the server starts beside itself, and that are spoken to by their standard input and output.

uvloop copies the server's tables of memory to start one: 5 to 10 ms on a small server, during which no table goes on.
`subprocess` lends them instead (`vfork`), which takes 0.3. So it starts them here, and the loop only has their pipes.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from asyncio.streams import FlowControlMixin

from turnkey.core.background import NEVER, SWITCH

LONE = sys.platform == "win32"  # whose loops can only read the pipes of processes that they have started themselves


class Child:
    """A process that runs a module of ours; nothing is compiled in it beside what it does."""

    def __init__(
        self,
        process: subprocess.Popen[bytes] | asyncio.subprocess.Process,
        stdin: asyncio.StreamWriter,
        stdout: asyncio.StreamReader,
    ) -> None:
        self._process, self.stdin, self.stdout = process, stdin, stdout

    @property
    def has_ended(self) -> bool:
        process = self._process
        return (process.poll() if isinstance(process, subprocess.Popen) else process.returncode) is not None

    def end(self) -> None:
        """At once. The system keeps what is left of a process until somebody has asked how it ended."""
        if not self.has_ended:
            self._process.kill()
            if isinstance(self._process, subprocess.Popen):
                threading.Thread(target=self._process.wait, daemon=True).start()
        self.stdin.close()

    async def ended(self) -> None:
        if isinstance(self._process, subprocess.Popen):
            await asyncio.to_thread(self._process.wait)
        else:
            await self._process.wait()


async def start(module: str, quiet: bool = False) -> Child:
    """`quiet`: what it says on its standard error goes nowhere. Ctrl-C is for the server, which ends it."""
    command, environment = (sys.executable, "-m", module), os.environ | {SWITCH: NEVER}
    errors = subprocess.DEVNULL if quiet else None
    if LONE:
        own = await asyncio.create_subprocess_exec(
            *command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, env=environment
        )
        assert own.stdin is not None
        assert own.stdout is not None
        return Child(own, own.stdin, own.stdout)
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, env=environment, start_new_session=True
    )
    loop, stdout = asyncio.get_running_loop(), asyncio.StreamReader()
    way, protocol = await loop.connect_write_pipe(FlowControlMixin, process.stdin)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stdout), process.stdout)
    return Child(process, asyncio.StreamWriter(way, protocol, None, loop), stdout)
