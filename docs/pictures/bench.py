"""Pictures of the designer's bench: `python docs/pictures/bench.py` after `make page`. Needs a Chromium."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import PHONE, WIDE, Person, chromium  # noqa: E402
from photograph import photograph  # noqa: E402

PINS = ("rounds=11", "keys_needed=3", "supply_draw=2")
LONG = 600_000  # milliseconds at most until all of it is played


@contextmanager
def benching(folder: str) -> Iterator[str]:
    """`turnkey lab` as a designer starts it; its address."""
    words = ["lab", "break_escape", "--no-open", "--port", "0", "--db", f"sqlite:///{folder}/t.db", "--in", folder]
    server = subprocess.Popen(
        [sys.executable, "-m", "turnkey.cli.main", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "TURNKEY_LANGUAGE": "en"},
    )
    assert server.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
        assert found, "the bench did not start"
        yield found[0]
    finally:
        server.terminate()
        server.wait()
        server.stdout.close()


def main() -> None:
    pins = "&".join(f"pin={one.replace('=', '%3D')}" for one in PINS)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        benching(folder) as address,
    ):
        browser = chromium(playwright)
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            somebody = Person(browser, address, size)
            page = somebody.page
            page.emulate_media(color_scheme="light")
            page.goto(f"{address}#/lab/break_escape?{pins}")
            expect(page.locator(".lab")).to_have_attribute("data-done", "true", timeout=LONG)
            photograph(somebody, f"lab-{name}")
        browser.close()


if __name__ == "__main__":
    main()
