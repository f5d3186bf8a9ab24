"""How long the page's own script takes at a time while rounds of Lockup with five seats are played back:
`python bench/frames.py` after `make page`. Needs a Chromium. What is longer than 16 ms drops a frame of 60 a second."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "web"))

from browsing import WIDE, Person, chromium, serving

FRAME = 16.0  # milliseconds
SCRIPT = ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EventDispatch")
NORMAL = "localStorage.setItem('turnkey speed', 'normal')"
PRESS = "document.querySelector('.ask.mine [data-option]:enabled, .ask.mine [data-all]')?.click()"
WATCHED = 20.0  # seconds


def watch(somebody: Person) -> list[dict[str, Any]]:
    """What the browser notes of its own work while everybody moves; somebody presses the first button that there is."""
    browser, end = somebody.context.browser, time.monotonic() + WATCHED
    assert browser is not None
    browser.start_tracing(page=somebody.page, categories=["devtools.timeline", "v8.execute"])
    while time.monotonic() < end and not somebody.over:
        somebody.page.evaluate(PRESS)
        somebody.page.wait_for_timeout(50)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def script_times(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds of the processor for each piece of script on the page's main thread; what one calls is within it."""
    main = {one["tid"] for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"}
    scripts = [one for one in events if one["ph"] == "X" and one["name"] in SCRIPT and one["tid"] in main]
    took, ends = [], 0
    for one in sorted(scripts, key=lambda one: (one["ts"], -one["dur"])):
        if one["ts"] >= ends:
            ends = one["ts"] + one["dur"]
            took.append(one.get("tdur", one["dur"]) / 1000)
    return sorted(took)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        serving(f"sqlite:///{folder}/t.db") as server,
    ):
        browser = chromium(playwright)
        somebody = Person(browser, server.address, WIDE, script=NORMAL, motion=True)
        somebody.sit_at("lockup", 5, seed=1, acts=20)
        took = script_times(watch(somebody))
        browser.close()
    if not took:
        raise SystemExit("no script ran: is the page built?")
    shares = ", ".join(f"{share:.0%} below {took[int(share * (len(took) - 1))]:.1f} ms" for share in (0.5, 0.95, 0.99))
    print(f"{len(took)} pieces of script: {shares}, the longest {took[-1]:.1f} ms")
    print(f"{sum(one > FRAME for one in took)} of them longer than a frame of {FRAME:.0f} ms")


if __name__ == "__main__":
    main()
