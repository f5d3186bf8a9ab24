"""Moving pictures of the five boards for the README: `python docs/pictures/record.py [SLUG …]` after `make page`. Needs
a Chromium and Pillow.

Bots have played each table so far; then somebody clicks what is possible, and puppets answer, all by a seed. The page's
clock and its motions are moved on by hand, one picture after the other, so that a recording is smooth on any machine.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1] / "tests" / "web")]

from browsing import WIDE, Person, Server, chromium, serving, wait  # noqa: E402

SHOWN = (720, 450)
SPEED = "localStorage.setItem('turnkey speed', 'normal')"
FRAME = 80  # milliseconds
PATIENCE = 300.0  # seconds, on a slow machine
LOOKED_AT, BETWEEN_CLICKS = 5, 12  # frames before the first click, and from one to the next
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
# The first button of the bar that does something, else a thing on the board that lights up.
CLICK = """() => {
  const ways = [
    '[data-option]:enabled, [data-group]:enabled', '[data-way]', '[data-cell][role=button]',
    '[data-thing][role=button]:not([aria-pressed=true])', 'button[data-module].live[aria-pressed=false]',
  ];
  for (const way of ways) {
    const seen = [...document.querySelectorAll(way)].filter((one) => one.checkVisibility());
    if (!seen.length) continue;
    const box = seen[0].getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    seen[0].dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...at }));  // where a popover is to come up
    return void seen[0].dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
  }
}"""


@dataclass(frozen=True)
class Scene:
    players: int
    seed: int
    acts: int
    question: str
    frames: int = 60


SCENES = {
    "airlock": Scene(3, 2, 30, "pick_tile"),
    "break_escape": Scene(4, 3, 30, "before_move"),
    "lockdown": Scene(4, 2, 60, "choose_destination", frames=84),
    "locked_out": Scene(4, 2, 30, "choose_move"),
    "lockup": Scene(3, 3, 30, "roll_call_turn"),
}


def picture_of(eye: CDPSession) -> Image.Image:
    whole = {"x": 0, "y": 0, "width": WIDE[0], "height": WIDE[1], "scale": SHOWN[0] / WIDE[0]}
    found = eye.send("Page.captureScreenshot", {"format": "jpeg", "quality": 95, "clip": whole})
    return Image.open(io.BytesIO(base64.b64decode(found["data"]))).convert("RGB")


def pictures_of(page: Page, frames: int) -> list[Image.Image]:
    """Everything that happens in a few seconds of the page's own time."""
    taken: list[Image.Image] = []
    eye = page.context.new_cdp_session(page)
    page.clock.pause_at(time.time() + 3600)
    for frame in range(frames):
        taken.append(picture_of(eye))
        page.clock.run_for(FRAME)
        page.evaluate(MOVE, FRAME)
        page.wait_for_timeout(60)  # what the server says meanwhile
        if frame % BETWEEN_CLICKS == LOOKED_AT:
            page.evaluate(CLICK)
    return taken


def record(browser: Browser, server: Server, slug: str, scene: Scene) -> None:
    somebody = Person(browser, server.address, WIDE, motion=True, script=SPEED)
    somebody.context.set_default_timeout(PATIENCE * 1000)
    somebody._page.clock.install()
    somebody.sit_at(slug, scene.players, scene.seed, scene.acts, by="medium", question=scene.question)
    wait(somebody.is_asked, PATIENCE)
    somebody.page.mouse.move(1, 1)
    first, *others = pictures_of(somebody.page, scene.frames)
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
