"""What `turnkey doctor` looks at, one thing after the other. No look at one thing keeps it from the others."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from turnkey.cli.configuring import Configuration
from turnkey.cli.spoken import t

GOOD, ODD, BAD = "good", "odd", "bad"
OLDEST = (3, 11)
NEEDED = ("litestar", "msgspec", "psycopg", "uvicorn", "websockets")
WISHED = {"webauthn": "accounts", "pywebpush": "accounts", "openskill": "accounts"}  # by package: the extra it is in
LITTLE, TOO_LITTLE = 2_000, 200  # megabytes
LATE = 60.0  # seconds


@dataclass(frozen=True)
class Found:
    state: str
    what: str
    remedy: str = ""


def examine(told: Configuration, store: str) -> Iterator[Found]:
    looks: tuple[Callable[[], Iterator[Found]], ...] = (
        python, packages, lambda: page(told), lambda: the_store(store), lambda: disk(store), cache, rules,
        lambda: reached(told), lambda: mail(told), lambda: push(told),
    )  # fmt: skip
    for look in looks:
        try:
            yield from look()
        except Exception as fault:
            yield Found(BAD, f"{type(fault).__name__}: {' '.join(str(fault).split())}")


def python() -> Iterator[Found]:
    here = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info < OLDEST:
        yield Found(BAD, t("Python {version}", version=here), t("install Python 3.11 or newer"))
    else:
        yield Found(GOOD, t("Python {version}", version=here))


def packages() -> Iterator[Found]:
    missing = [one for one in NEEDED if importlib.util.find_spec(one) is None]
    if missing:
        remedy = t("install them: {command}", command="pip install 'turnkey-games[serve]'")
        yield Found(BAD, t("packages that a server needs are missing: {names}", names=", ".join(missing)), remedy)
    else:
        yield Found(GOOD, t("all packages that a server needs are there"))
    wished = [one for one in WISHED if importlib.util.find_spec(one) is None]
    if wished:
        remedy = t("if you want them: {command}", command="pip install 'turnkey-games[accounts]'")
        yield Found(ODD, t("no passkeys, ratings or push: {names} are missing", names=", ".join(wished)), remedy)


def page(told: Configuration) -> Iterator[Found]:
    from turnkey.play.serve import page_folder

    folder = told["web"] or page_folder()
    if folder is None or not (folder / "index.html").exists():
        remedy = t("install the wheel, which has it in it, or build it: make page")
        yield Found(BAD, t("the page is not there"), remedy)
    else:
        yield Found(GOOD, t("the page is at {folder}", folder=str(folder)))


# The store


def the_store(url: str) -> Iterator[Found]:
    from turnkey.play.backup import is_postgres

    yield from postgres(url) if is_postgres(url) else sqlite(url)


def sqlite(url: str) -> Iterator[Found]:
    from turnkey.play.backup import sqlite_path
    from turnkey.play.store.holding import Hold
    from turnkey.play.store.schema import StoreError

    path = sqlite_path(url)
    if not os.access(path.parent, os.W_OK):
        remedy = t("make it, and let the server's user write there")
        yield Found(BAD, t("nobody can write into {folder}, where the store is to be", folder=str(path.parent)), remedy)
        return
    if not path.exists():
        yield Found(GOOD, t("there is no store at {file} yet: the server will make it", file=str(path)))
        return
    with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)) as file:
        (said,) = file.execute("PRAGMA quick_check").fetchone()
        if said != "ok":
            remedy = t("put the last copy back: turnkey restore FILE --replace")
            yield Found(BAD, t("the store {file} is damaged", file=str(path)), remedy)
            return
        yield from of_age(lambda sql: file.execute(sql).fetchall(), str(path))
    if not os.access(path, os.W_OK):
        remedy = t("let the server's user write it")
        yield Found(BAD, t("the store {file} cannot be written", file=str(path)), remedy)
    try:
        Hold(str(path)).let_go()
    except StoreError:
        yield Found(GOOD, t("a server is running on it"))


def postgres(url: str) -> Iterator[Found]:
    import psycopg

    where = urlsplit(url).hostname or "?"
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
            (now,) = connection.execute("SELECT extract(epoch FROM now())::float8").fetchone() or (0.0,)
            if abs(now - time.time()) > 5:
                remedy = t("set both clocks by the network (NTP)")
                yield Found(ODD, t("the clocks here and at the database differ by {seconds} seconds",
                                   seconds=round(abs(now - time.time()))), remedy)  # fmt: skip
            may = connection.execute("SELECT has_schema_privilege(current_schema(), 'CREATE')").fetchone()
            if not may or not may[0]:
                yield Found(
                    BAD, t("this user may make no tables in the database"), t("grant it: GRANT CREATE ON SCHEMA")
                )
            yield from of_age(lambda sql: connection.execute(sql.encode()).fetchall(), where)
    except psycopg.OperationalError as fault:
        remedy = t("check its address, user and password in --db, and that it runs")
        reason = " ".join(str(fault).split())
        yield Found(BAD, t("the database at {host} cannot be reached: {reason}", host=where, reason=reason), remedy)


def of_age(rows: Callable[[str], list[Any]], where: str) -> Iterator[Found]:
    """The schema of a store, and whether it was written in what is the future here."""
    from turnkey.play.store.schema import NEWEST

    try:
        found = rows("SELECT version FROM schema_version")
        newest = rows("SELECT max(touched) FROM tables")[0][0]
    except Exception:  # each database has its own way to say that there is no such table
        yield Found(GOOD, t("the store at {place} is empty", place=where))
        return
    version = found[0][0] if found else 0
    if version > NEWEST:
        remedy = t("run the newer release, or put a copy of before back")
        yield Found(BAD, t("the store at {place} was written by a newer release", place=where), remedy)
    elif version < NEWEST:
        remedy = t("make a copy first: turnkey backup FILE")
        yield Found(ODD, t("the store at {place} will be brought up to date at the next start", place=where), remedy)
    else:
        yield Found(GOOD, t("the store at {place} is up to date", place=where))
    if newest and newest > time.time() + LATE:
        yield Found(BAD, t("this machine's clock is behind: the store was written in its future"),
                    t("set the clock by the network (NTP)"))  # fmt: skip


# The machine


def disk(store: str) -> Iterator[Found]:
    from turnkey.core.engine import cache_home
    from turnkey.play.backup import is_postgres, sqlite_path

    folders = {standing(cache_home())} | (set() if is_postgres(store) else {standing(sqlite_path(store).parent)})
    for folder in sorted(folders):
        free = shutil.disk_usage(folder).free // 1_000_000
        state = BAD if free < TOO_LITTLE else ODD if free < LITTLE else GOOD
        remedy = t("make room: a store that cannot be written stops all games") if state != GOOD else ""
        yield Found(state, t("{free} MB are free at {folder}", free=free, folder=str(folder)), remedy)


def standing(folder: Path) -> Path:
    """The first part of a path that is there."""
    return next((one for one in (folder, *folder.parents) if one.exists()), Path("/"))


def cache() -> Iterator[Found]:
    from turnkey.core.engine import cache_home

    home = cache_home()
    if os.access(standing(home), os.W_OK):
        yield Found(GOOD, t("compiled rules are kept at {folder}", folder=str(home)))
    else:
        remedy = t("let the server's user write there, or name another place by XDG_CACHE_HOME")
        yield Found(BAD, t("nobody can write into {folder}, where compiled rules are kept", folder=str(home)), remedy)


def rules() -> Iterator[Found]:
    import turnkey
    from turnkey.bots.compiling import marker

    waiting = [slug for slug in turnkey.game_names() if not marker(turnkey.game(slug)).exists()]
    if waiting:
        remedy = t("nothing to do: a server compiles them in its first minutes")
        yield Found(ODD, t("rules that are not compiled yet: {names}", names=", ".join(waiting)), remedy)
    else:
        yield Found(GOOD, t("the rules of all games are compiled"))


# How people reach it


def reached(told: Configuration) -> Iterator[Found]:
    origins, public = told["origin"], told["host"] not in ("127.0.0.1", "::1", "localhost")
    for one in origins:
        parts = urlsplit(one)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
            yield Found(BAD, t("{origin} is no origin", origin=one), t("write it like https://play.example"))
    secure = any(one.startswith("https://") for one in origins)
    if public and not secure:
        remedy = t("put a proxy with HTTPS before it, and say --origin https://… and --proxy ADDRESS")
        yield Found(ODD, t("others reach this server, and not by HTTPS: cookies travel in the clear"), remedy)
    elif secure and not told["proxy"]:
        remedy = t("name it, or all people count as one for the limits: --proxy ADDRESS")
        yield Found(ODD, t("there is an HTTPS address, and no proxy is named"), remedy)
    else:
        yield Found(GOOD, t("people reach it at {place}", place=", ".join(origins) or f"{told['host']}:{told['port']}"))
    if (public or secure) and not told["metrics-token"]:
        remedy = t("only if you want to watch it from elsewhere: TURNKEY_METRICS_TOKEN")
        yield Found(GOOD, t("metrics are for this machine alone"), remedy)


def mail(told: Configuration) -> Iterator[Found]:
    if not told["smtp"]:
        yield Found(GOOD, t("no mail is sent: nobody can log in by a link"))
        return
    from turnkey.play.mail import Mailer, Smtp

    smtp = Smtp.read(told["smtp"], told["mail-from"])
    try:
        Mailer(smtp).try_out()
    except OSError as fault:
        remedy = t("check --smtp, and whether this machine may reach it")
        reason = str(fault) or type(fault).__name__
        yield Found(BAD, t("mail cannot be sent by {host}: {reason}", host=smtp.host, reason=reason), remedy)
    else:
        yield Found(GOOD, t("mail is sent by {host}", host=smtp.host))


def push(told: Configuration) -> Iterator[Found]:
    contact = told["push-contact"]
    if not contact:
        yield Found(GOOD, t("nobody is called by push"))
    elif not contact.startswith(("mailto:", "https://")):
        yield Found(BAD, t("--push-contact is no address"), t("write it like mailto:you@example.org"))
    elif importlib.util.find_spec("pywebpush") is None:
        remedy = t("install them: {command}", command="pip install 'turnkey-games[accounts]'")
        yield Found(BAD, t("calls by push need packages that are missing"), remedy)
    else:
        yield Found(GOOD, t("people are called by push"))
