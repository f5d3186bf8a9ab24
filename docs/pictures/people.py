"""Pictures of the pages around the tables: who somebody is, ratings, a tournament, a host's tools.
`python docs/pictures/people.py` after `make page`. Needs a Chromium."""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import PHONE, WIDE, Person, Server, chromium, serving, wait  # noqa: E402
from photograph import photograph  # noqa: E402

BOTS = ("hard", "medium", "easy", "random")


def two_at_a_table(browser: Browser, server: Server, size: tuple[int, int]) -> tuple[Person, Person]:
    """Whoever made it sees the page by a name, as passkeys want it."""
    host = Person(browser, server.address.replace("127.0.0.1", "localhost"), size)
    friend = Person(browser, server.address)
    host.call_myself("Mara")
    host.make_table("airlock", "open", 2)
    friend.join(host.invite().replace("localhost", "127.0.0.1"), "Bo")
    wait(lambda: host.page.locator("[data-step]").count() > 0, 90)
    return host, friend


def rate(server: Server) -> None:
    """Ratings as they might be after some weeks."""
    with sqlite3.connect(server.store.removeprefix("sqlite:///"), timeout=30) as store:
        people = [person for (person,) in store.execute("SELECT id FROM people ORDER BY made")]
        rows = [(person, 27 - 1.7 * at, 3 + 0.6 * at, 12 - 2 * at) for at, person in enumerate(people)]
        rows += [(f"bot:{bot}", 28.0 - 3 * at, 1.5, 90) for at, bot in enumerate(BOTS)]
        store.executemany("INSERT OR IGNORE INTO ratings VALUES ('airlock', ?, ?, ?, ?, 1)", rows)
    store.close()


def story(browser: Browser, server: Server, name: str, size: tuple[int, int]) -> None:
    host, friend = two_at_a_table(browser, server, size)
    page = host.page
    host.open_menu()
    page.get_by_role("button", name="Pause the game").scroll_into_view_if_needed()
    photograph(host, f"host-tools-{name}")
    host.go("#/me/data")
    page.get_by_role("heading", name="Forget me").wait_for()
    photograph(host, f"me-{name}")
    rate(server)
    host.go("#/ratings/airlock")
    page.locator("table").wait_for()
    photograph(host, f"ratings-{name}")
    host.go("#/tournaments/all")
    page.get_by_label("Its name").fill("Club night")
    page.locator("form select").first.select_option("airlock")
    page.get_by_label("Seats at a table").select_option("2")
    page.get_by_role("button", name="Make the tournament").click()
    page.get_by_role("heading", name="Club night").wait_for()
    friend.go(f"#/tournaments/{page.url.rpartition('/')[2]}")
    friend.page.get_by_role("button", name="Take part").click()
    friend.page.get_by_role("button", name="Take no part").wait_for()
    page.reload()
    page.get_by_role("button", name="Begin the tournament").click()
    page.get_by_role("heading", name="Round 1").wait_for()
    photograph(host, f"tournament-{name}")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for name, size in (("wide", WIDE), ("phone", PHONE)):
            story(browser, server, name, size)
        browser.close()


if __name__ == "__main__":
    main()
