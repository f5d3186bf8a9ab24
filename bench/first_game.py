"""How long somebody waits for their first game, on a machine that has never compiled anything.

    python bench/first_game.py                     # each game in the terminal, and one in the page
    python bench/first_game.py --games lockup      # one game
    python bench/first_game.py --through 60        # and the longest wait for an answer while rules are compiled
    python bench/first_game.py --bot hard          # against bots that search
    python bench/first_game.py --no-bytecode       # as uv installs packages: Python reads all sources first

Every run has a home and a cache of its own, both empty, and Python's bytecode as pip leaves it. The terminal's time
counts from the command to the first question about the game, with Enter pressed at once at the questions before it; the
page's from the command to a table on which the first click can be made, in a browser that is open already. What the
processor did meanwhile is told beside it: on a busy machine that says more. Needs Linux; for the page a Chromium and
`make page`.
"""

from __future__ import annotations

import argparse
import compileall
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import turnkey

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "web"))

GOAL = 3.0  # seconds
PATIENCE = 120.0
ASKED_BEFORE = re.compile(r"\] $")  # How many seats? 3, 4, 5, 6 [6]
ASKED = re.compile(r"(?:^|\n)[^\n<>]*> $")  # Ben>
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


@contextmanager
def nothing_compiled(bytecode: bool) -> Iterator[dict[str, str]]:
    """The environment of somebody who has just installed this."""
    with tempfile.TemporaryDirectory() as home:
        unwanted = ("TURNKEY_", "XDG_", "PYTHONDONTWRITEBYTECODE")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
        nowhere = {} if bytecode else {"PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
        yield kept | nowhere | {"HOME": home, "TURNKEY_LANGUAGE": "en", "TERM": "xterm"}


def processor_seconds(process: int) -> float:
    """What a process has used so far, without those that it started."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Terminal:
    """Somebody at a terminal."""

    def __init__(self, environment: dict[str, str], *arguments: str) -> None:
        self._ours, theirs = pty.openpty()
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "turnkey", *arguments], env=environment, stdin=theirs, stdout=theirs, stderr=theirs
        )
        os.close(theirs)

    def until_asked(self) -> str:
        """What is shown until an answer is waited for."""
        shown, end = "", time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if select.select([self._ours], [], [], 0.01)[0]:
                try:
                    shown += COLOURS.sub("", os.read(self._ours, 65536).decode(errors="replace")).replace("\r", "")
                except OSError:  # it has ended
                    return shown
            elif ASKED.search(shown) or ASKED_BEFORE.search(shown):
                return shown
        raise SystemExit(f"nothing was asked within {PATIENCE:.0f} s: {shown[-500:]}")

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()
        os.close(self._ours)


def in_the_terminal(slug: str, bot: str, bytecode: bool, through: float) -> str:
    with nothing_compiled(bytecode) as environment:
        somebody = Terminal(environment, "play", slug, *(["--pace", "0"] if through else []))
        try:
            while not ASKED.search(shown := somebody.until_asked()):
                if somebody.process.poll() is not None:
                    raise SystemExit(f"it ended before anything was asked: {shown[-500:]}")
                somebody.type(bot if "Which bot" in shown else "")
            took, worked = time.monotonic() - somebody.began, processor_seconds(somebody.process.pid)
            longest = longest_wait(somebody, through)
        finally:
            somebody.end()
    return line_of(f"{slug}, terminal", took, worked) + (f", longest wait after it {longest:.2f} s" if through else "")


def longest_wait(somebody: Terminal, seconds: float) -> float:
    """Take the first option again and again, and see how long it takes until something is asked again."""
    longest, end = 0.0, time.monotonic() + seconds
    while time.monotonic() < end and somebody.process.poll() is None:
        time.sleep(0.2)  # a quick player, who leaves the processor to others meanwhile
        typed = time.monotonic()
        somebody.type("1")
        shown = somebody.until_asked()
        if somebody.process.poll() is None and ASKED.search(shown):
            longest = max(longest, time.monotonic() - typed)
    return longest


def in_the_page(slug: str, bytecode: bool) -> str:
    from browsing import NoBrowser, Person, chromium, wait
    from playwright.sync_api import sync_playwright

    with nothing_compiled(bytecode) as environment, sync_playwright() as playwright:
        try:
            browser = chromium(playwright)
        except NoBrowser as fault:
            return f"{slug}, page: {fault}"
        began = time.monotonic()
        server = subprocess.Popen(
            [sys.executable, "-m", "turnkey", "serve", "--port", "0"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            if address is None:
                raise SystemExit("the server did not start")
            up = time.monotonic() - began
            somebody = Person(browser, address[0])
            title = re.escape(turnkey.game(slug).title)
            somebody.page.get_by_role("button", name=re.compile(f"Play now {title}")).click()
            wait(somebody.is_asked, PATIENCE)
            took, worked = time.monotonic() - began, processor_seconds(server.pid)
        finally:
            server.terminate()
            server.wait()
            browser.close()
    return line_of(f"{slug}, page", took, worked) + f", the server was there after {up:.2f} s"


def line_of(what: str, took: float, worked: float) -> str:
    return f"{what:24} {took:6.2f} s, {worked:5.2f} s of one core{'' if took <= GOAL else '  (late)'}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How long somebody waits for their first game")
    parser.add_argument("--games", nargs="+", default=turnkey.game_names(), choices=turnkey.game_names())
    parser.add_argument("--through", type=float, default=0.0, metavar="SECONDS", help="play on for so long")
    parser.add_argument("--only", choices=("terminal", "page"))
    parser.add_argument("--bot", default="", help="who plays the other seats, in the terminal")
    parser.add_argument("--no-bytecode", dest="bytecode", action="store_false", help="as uv installs packages")
    given = parser.parse_args()
    compileall.compile_dir(Path(turnkey.__file__).parent, quiet=2)
    print(f"{os.cpu_count()} cores, {os.getloadavg()[0]:.1f} of them busy already")
    for slug in given.games if given.only != "page" else ():
        print(in_the_terminal(slug, given.bot, given.bytecode, given.through), flush=True)
    for slug in given.games[: 1 if given.only != "page" else None] if given.only != "terminal" else ():
        print(in_the_page(slug, given.bytecode), flush=True)


if __name__ == "__main__":
    main()
