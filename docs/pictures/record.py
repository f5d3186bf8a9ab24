"""Moving pictures of the five boards for the README: `python docs/pictures/record.py [SLUG …]` after `make page`. Needs a
Chromium and Pillow.

Bots have played each table so far, and go on there, by a seed. The page's clock and its motions are moved on by hand, one picture
after the other, so that a recording is smooth and the same on a slow machine.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "tests" / "web")]

from browsing import WIDE, Person, Server, chromium, serving, wait  # noqa: E402

SHOWN = (720, 450)
FRAME = 80  # milliseconds
FRAMES = 70
LOOKED_AT = 6  # frames before the next click, so that one sees what is asked
QUALITY = 60
# Motions wait for us: each goes on by a frame, and ends as it would have.
MOVE = """(lasts) => {
  for (const one of document.getAnimations()) {
    if (one.playState === 'running') one.pause();
    if (one.playState !== 'paused') continue;
    const end = one.effect.getComputedTiming().endTime;
    const at = (one.currentTime ?? 0) + lasts;
    if (at >= end) one.finish(); else one.currentTime = at;
  }
}"""
CLICK = """() => {
  const found = document.querySelectorAll('[data-option]:enabled, [data-group]:enabled');
  const seen = [...found].filter((one) => one.checkVisibility());
  if (seen.length) seen[0].click();
  return seen.length;
}"""


@dataclass(frozen=True)
class Scene:
    players: int
    seed: int
    acts: int
    question: str


SCENES = {
    "airlock": Scene(4, 2, 45, "pick_tile"),
    "break_escape": Scene(4, 3, 60, "before_move"),
    "lockdown": Scene(4, 2, 120, "choose_destination"),
    "locked_out": Scene(4, 2, 60, "choose_move"),
    "lockup": Scene(4, 3, 330, "roll_call_turn"),
}


def pictures_of(page: Page) -> list[Image.Image]:
    """Everything that happens in a few seconds of the page's own time."""
    taken, still = [], 0
    page.clock.pause_at(time.time() + 3600)
    for _ in range(FRAMES):
        taken.append(Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=95))).resize(SHOWN, Image.Resampling.LANCZOS))
        page.clock.run_for(FRAME)
        page.evaluate(MOVE, FRAME)
        page.wait_for_timeout(30)  # what the server says meanwhile
        same = len(taken) > 1 and taken[-1].tobytes() == taken[-2].tobytes()
        still = still + 1 if same else 0
        if still >= LOOKED_AT:
            page.evaluate(CLICK)
            still = 0
    return taken


def record(browser: Browser, server: Server, slug: str, scene: Scene) -> None:
    somebody = Person(browser, server.address, WIDE, motion=True)
    somebody._page.clock.install()
    somebody.sit_at(slug, scene.players, scene.seed, scene.acts, by="medium", question=scene.question)
    wait(somebody.is_asked)
    somebody.page.mouse.move(1, 1)
    first, *others = pictures_of(somebody.page)
    somebody.leave()
    first.save(
        HERE / f"{slug}.webp", save_all=True, append_images=others, duration=FRAME, loop=0, quality=QUALITY, method=6,
        minimize_size=True,
    )  # fmt: skip


def main(wanted: list[str]) -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        for slug in wanted or SCENES:
            record(browser, server, slug, SCENES[slug])
            print(slug, (HERE / f"{slug}.webp").stat().st_size // 1000, "kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
