"""Pictures of the five boards, for the pages beside this file: `python docs/boards/photograph.py [SLUG …]` after
`make page`. Needs a Chromium, which also packs them small.

Bots have played each table up to the picture, by a seed: whoever takes the pictures anew gets the same ones.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "tests" / "web")]

from browsing import PHONE, WIDE, Person, Server, chromium, serving, wait  # noqa: E402
from packing import packed  # noqa: E402

BOT = "medium"
END = 10**6
# So slow that a picture can be taken of what passes.
SLOW = """localStorage.setItem('turnkey speed', 'slow');
const usual = window.setTimeout;
window.setTimeout = (call, lasts, ...more) => usual(call, lasts > 300 ? 3 * lasts : lasts, ...more);"""
HOLD = """document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = 0.4 * one.effect.getComputedTiming().duration;
})"""


def nothing(somebody: Person) -> None:
    """The table is as it should be."""


@dataclass(frozen=True)
class Scene:
    """A table to be photographed: where it stands, and what somebody does there before the picture is taken."""

    name: str
    players: int
    seed: int = 1
    acts: int = 0
    seat: int = 0
    question: str = ""
    by: str = BOT  # who has played so far; nobody: chance alone
    options: dict[str, Any] = field(default_factory=dict)
    do: Callable[[Person], None] = nothing
    moves: bool = False  # what happens is played, and the picture is taken while it is
    light: bool = True  # taken in the light scheme, too


# What somebody does before a picture is taken


def dock(somebody: Person) -> None:
    """The best module at its best place."""
    page = somebody.page
    page.locator("[data-module][aria-disabled=false]").first.click()
    places = page.locator("[data-cell]")
    points = [
        int(re.findall(r"\d+", places.nth(place).get_attribute("aria-label") or "0")[0])
        for place in range(places.count())
    ]
    places.nth(points.index(max(points))).click()
    if page.locator("[data-way]").count():
        page.locator("[data-way]").first.click()
    page.locator(".moment .joined").first.wait_for()
    page.evaluate(HOLD)


def point_at_a_module(somebody: Person) -> None:
    somebody.page.locator("[data-module][aria-disabled=false]").first.click()


def take_tokens(somebody: Person) -> None:
    """Two tokens in hand for a room, one of them face down."""
    page = somebody.page
    tokens = page.locator("[data-token].free")
    tokens.nth(1).click()
    tokens.last.click()
    tokens.last.click()
    page.locator("[data-room].live").nth(2).press("Enter")


def claim_a_place(somebody: Person) -> None:
    somebody.page.locator("[data-say='place:2']").press("Enter")
    somebody.page.locator("[data-say-claim]").first.wait_for()


def point_at_a_place(somebody: Person) -> None:
    somebody.page.locator("[data-place][aria-pressed=false]").nth(1).click()


def see_what_a_tome_changes(somebody: Person) -> None:
    somebody.page.locator("[data-foretold]").wait_for()


def see_the_scores(somebody: Person) -> None:
    somebody.page.locator("#end").wait_for()


SCENES: dict[str, list[Scene]] = {
    "break_escape": [
        Scene("opening", 4, seed=3),
        Scene("middle", 4, seed=3, acts=60, question="before_move"),
        Scene("moment", 4, seed=84, acts=45, question="survive", by=""),
        Scene("james", 4, seed=1, acts=15, seat=3, question="strike", light=False),
        Scene("end", 4, seed=3, acts=END, do=see_the_scores),
    ],
    "airlock": [
        Scene("opening", 4, seed=2),
        Scene("middle", 4, seed=2, acts=45, question="pick_tile", do=point_at_a_module),
        Scene("moment", 4, seed=2, acts=53, seat=2, question="pick_tile", do=dock, moves=True),
        Scene("end", 4, seed=2, acts=END, do=see_the_scores),
    ],
    "locked_out": [
        Scene("opening", 4, seed=2),
        Scene("middle", 4, seed=2, acts=60, question="choose_move"),
        Scene("moment", 4, seed=1, acts=78, question="intercept"),
        Scene("accusation", 4, seed=2, acts=20, question="answer_accusation", light=False),
        Scene("end", 4, seed=2, acts=END, do=see_the_scores),
    ],
    "lockdown": [
        Scene("opening", 5, seed=2),
        Scene("middle", 5, seed=2, acts=120, question="choose_destination", do=point_at_a_place),
        Scene("moment", 5, seed=3, acts=80, question="attack_vote"),
        Scene("claims", 5, seed=2, acts=60, question="plan_floor", do=claim_a_place, light=False),
        Scene("end", 5, seed=2, acts=END, do=see_the_scores),
    ],
    "lockup": [
        Scene("opening", 4, seed=2),
        Scene("middle", 4, seed=3, acts=330, question="roll_call_turn", do=take_tokens),
        Scene("moment", 4, seed=3, acts=147, question="strength_window", do=see_what_a_tome_changes),
        Scene("five", 5, seed=2, light=False),
        Scene("end", 4, seed=2, acts=END, do=see_the_scores),
    ],
}


@contextmanager
def somebody_at(browser: Browser, server: Server, size: tuple[int, int], scheme: Any, moves: bool) -> Iterator[Person]:
    somebody = Person(browser, server.address, size, script=SLOW if moves else "", motion=moves)
    somebody.page.emulate_media(color_scheme=scheme)
    yield somebody
    somebody.leave()


def photograph(browser: Browser, server: Server, slug: str, scene: Scene) -> None:
    for label, size in (("wide", WIDE), ("phone", PHONE)):
        for scheme in ("dark", "light") if scene.light else ("dark",):
            with somebody_at(browser, server, size, scheme, scene.moves) as somebody:
                somebody.sit_at(
                    slug, scene.players, scene.seed, scene.acts, scene.seat, scene.by, scene.question, **scene.options
                )
                wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)
                scene.do(somebody)
                if not scene.moves:
                    somebody.page.mouse.move(1, 1)
                    somebody.page.wait_for_timeout(400)
                file = HERE / slug / f"{scene.name}-{label}{'' if scheme == 'dark' else '-light'}.webp"
                file.write_bytes(packed(browser, somebody.page.screenshot()))


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for slug, scenes in SCENES.items():
            for scene in scenes:
                if not wanted or slug in wanted or f"{slug}/{scene.name}" in wanted:
                    photograph(browser, server, slug, scene)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
