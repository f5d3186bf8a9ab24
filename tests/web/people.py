"""Fixtures for the tests of the page: a browser, a server, people."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import DIST, WIDE, NoBrowser, Person, Server, chromium, serving
from playwright.sync_api import Browser, sync_playwright


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not (DIST / "index.html").exists():
        pytest.skip("the page is not built: make page")
    with sync_playwright() as playwright:
        try:
            found = chromium(playwright)
        except NoBrowser as fault:
            pytest.skip(str(fault))
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests: whoever comes anew sees no table of those before."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db") as found:
        yield found


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """One that may be killed."""
    with serving(f"sqlite:///{tmp_path}/tables.db") as found:
        yield found


@pytest.fixture
def luck() -> random.Random:
    return random.Random(8)


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people; each has a browser without a past, and none of their pages may complain of anything."""
    made: list[Person] = []

    def make(
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        script: str = "",
        at: Server | None = None,
        sharp: bool = False,
        locale: str = "en-US",
        motion: bool = False,
    ) -> Person:
        address = (at or server).address
        made.append(Person(browser, address, size, touch, script, motion=motion, sharp=sharp, locale=locale))
        return made[-1]

    yield make
    for one in made:
        one.leave()
