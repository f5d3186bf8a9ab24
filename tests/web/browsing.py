"""People with browsers: what they can do on the page, in the words of the page."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Playwright, WebSocket

ROOT = Path(__file__).parents[2]
DIST = ROOT / "web" / "dist"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MEASURE = (Path(__file__).parent / "measuring.js").read_text()
WIDE, PHONE = (1440, 900), (390, 844)
PATIENCE = 30.0  # seconds for anything that should be there at once
GAME_LASTS = 240.0  # seconds at most
QUICK = 5_000  # milliseconds for something that may be gone already
# Every window of a newer Chromium loads pages for its address bar's list, which took longer than ours. The others are
# what Playwright leaves out by itself, if nobody says more.
UNWANTED = ",".join([
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup",
    "HttpsUpgrades", "LensOverlay", "MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning",
])  # fmt: skip
# The first is made for being without a screen, and needs a fifth less of a core than the others.
SYSTEM = ("chromium-headless-shell", "chromium", "google-chrome")
CHOICES = "[data-option]:enabled:visible, [data-group]:enabled:visible, [data-all]:enabled"

# So that a whole game takes seconds; a game that is not named here is played as it is.
SHORT: dict[str, dict[str, Any]] = {
    "break_escape": {"rounds": 3},
    "airlock": {"length": "custom:1,1,1"},
    "lockdown": {"max_turns": 10},
    "lockup": {"rounds": 1},
}

# Drawn since, and all letters are there. A browser that draws nothing (it has no screen) is not waited for.
STILL = """async () => {
  const drawn = () => new Promise((go) => (requestAnimationFrame(go), setTimeout(go, 500)));
  await document.fonts.ready;
  for (let times = 0; times < 3; times++) await drawn();
}"""

# To another table, without loading the page anew; nothing is left of the one before when this returns.
MOVE = """async (where) => {
  const before = document.querySelector("[data-step]");
  location.hash = where;
  while (before?.isConnected) await new Promise((go) => setTimeout(go, 10));
}"""


class NoBrowser(Exception):
    """There is no Chromium on this machine."""


def chromium(playwright: Playwright) -> Browser:
    """Playwright's own Chromium, or the system's."""
    own = Path(playwright.chromium.executable_path)
    found = str(own) if own.exists() else next(filter(None, map(shutil.which, SYSTEM)), None)
    if found is None:
        raise NoBrowser(
            "there is no Chromium: `playwright install chromium`, or `apt-get install chromium-headless-shell`"
        )
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", f"--disable-features={UNWANTED}"])


class Server:
    """A server in a process of its own, so that it can be killed and started again at the same address. In the folder
    `packages` lies what others have installed."""

    def __init__(self, store: str, packages: Path | None = None) -> None:
        self.store = store
        self.packages = packages
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.address.rstrip("/").rpartition(":")[2] if self.address else "0"
        command = [sys.executable, str(Path(__file__).parent / "page_server.py"), self.store, port]
        found = [str(self.packages), *filter(None, [os.environ.get("PYTHONPATH")])] if self.packages else None
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(found)} if found else None
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the server did not start"

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None


@contextmanager
def serving(store: str, packages: Path | None = None) -> Iterator[Server]:
    server = Server(store, packages)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Person:
    """Somebody at a browser of their own, in which `script` runs before every page's own. Whatever the page
    complains of is kept in `complaints`. Without `motion` they want none, and are shown everything at once. A `sharp`
    screen has four pixels for each of the page's. The browser wishes for the language of its `locale`."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = WIDE,
        touch: bool = False,
        script: str = "",
        motion: bool = False,
        sharp: bool = False,
        locale: str = "en-US",
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            device_scale_factor=2 if sharp else 1,
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        if script:
            self.context.add_init_script(script)
        self._page: Page = self.context.new_page()
        self._came = False
        self._known = False  # to the server, before the page asked it
        self.complaints: list[str] = []
        self._page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        self._page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        self.acts = 0  # that the page has asked for
        self.unanswered: set[str] = set()
        self._page.on("websocket", self._listen)

    @property
    def page(self) -> Page:
        """The front page, until they go anywhere else."""
        if not self._came:
            self.go("")
        return self._page

    def go(self, where: str) -> None:
        """To this address of the server; whoever comes straight to it never sees the front page."""
        self._came = True
        self._page.goto(where if where.startswith(self.address) else self.address + where)

    def _listen(self, socket: WebSocket) -> None:
        def sent(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "act":
                self.acts += 1
                self.unanswered.add(said["id"])

        socket.on("framesent", sent)
        socket.on("framereceived", lambda message: self.unanswered.discard(json.loads(message).get("id", "")))

    def leave(self) -> None:
        self.context.close()

    # Coming to a table

    def call_myself(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile("You are|Say who")).click()
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Save").click()
        self.page.get_by_role("button", name=re.compile(name)).wait_for()

    def make_table(self, slug: str, others: str, players: int | None = None, short: bool = True) -> None:
        """Through the form: me first, `others` (open, or a bot) on all other seats."""
        self.go(f"#/new/{slug}")
        self.page.get_by_role("heading", name="Who sits where").wait_for()
        if players is not None and self.page.locator("#players").count():
            self.page.locator("#players").select_option(str(players))
        for seat in self.page.locator("select[id^=seat-]").all()[1:]:
            seat.select_option(others)
        self.open_rules()
        for name, value in (SHORT.get(slug, {}) if short else {}).items():
            field = self.page.locator(f"#option-{name}")
            field.fill(str(value))
        self.page.get_by_role("button", name="Make the table").click()
        self.page.wait_for_url(re.compile("#/table/"))

    def sit_at(
        self, slug: str, players: int, seed: int, acts: int = 0, seat: int = 0, by: str = "", question: str = "",
        **options: Any,
    ) -> None:  # fmt: skip
        """A table that was played so far already (by a bot of this name, or by chance) and until the seat is asked this
        question, and that goes on with puppets: all that happens follows from the seed."""
        wish = {
            "game": slug, "players": players, "seed": seed, "acts": acts, "seat": seat, "by": by, "question": question,
            "options": options,
        }  # fmt: skip
        was_known, came = self._known, self._came
        where = f"#/table/{self._ask('prepared', wish)['id']}"
        if came and was_known:
            self._page.evaluate(MOVE, where)
        else:
            if came:  # whoever just got a name is known from now on
                self._page.goto("about:blank")
            self.go(where)
        self.page.locator("[data-step] .board > :not(h2)").first.wait_for()

    def nudge(self) -> None:
        """One puppet at this table moves, though I am asked too."""
        table = self.page.url.rpartition("/")[2]
        self._ask(f"prepared/{table}/nudge", {})

    def _ask(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The server, by the browser's cookie and without any page; whoever has no name yet gets one."""
        browser, address = self.context.request, f"{self.address}api"
        me = browser.get(f"{address}/me").json()
        if not me["known"]:
            me = browser.post(f"{address}/me", data={"name": "Mara"}).json()
        self._known = True
        headers = {"x-csrf-token": me["csrf"]}
        answer = browser.post(f"{address}/{path}", data=body, headers=headers, timeout=GAME_LASTS * 1000)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open_rules(self) -> None:
        """Those that are for designers: they lie folded."""
        rules = self.page.locator("details", has_text="For designers")
        if rules.count() and rules.get_attribute("open") is None:
            rules.locator("summary").click()

    def invite(self) -> str:
        return self.page.get_by_role("textbox", name="Link").input_value()

    def join(self, link: str, name: str) -> None:
        self.go(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").first.click()

    # At the table

    @property
    def step(self) -> int:
        return int(self.page.locator("[data-step]").get_attribute("data-step") or -1)

    @property
    def frames(self) -> int:
        """How many times the table was drawn anew: not every action is a step that all may count."""
        return int(self.page.locator("[data-frames]").get_attribute("data-frames") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("#end").count() > 0

    @property
    def log(self) -> list[str]:
        return self.page.get_by_role("group", name="Log").locator("[data-line]").all_inner_texts()

    def choices(self) -> Locator:
        return self.page.locator(CHOICES)

    def is_asked(self) -> bool:
        return self.choices().count() > 0

    def show_all_options(self) -> None:
        """The list of everything that can be done now, where the bar does not hold it all."""
        if self.page.locator("[data-all]").count():
            self.page.locator("[data-all]").click()

    def show(self, tab: str) -> None:
        """One of the tabs beside the board: What happened, Talk, Rules."""
        self.page.get_by_role("tab", name=tab).click()

    def open_menu(self) -> None:
        self.page.get_by_role("button", name="Menu").click()

    def press(self, luck: random.Random, tap: bool = False) -> bool:
        """One button of what can be done now; False: the table went on meanwhile, and the button with it."""
        many = self.choices().count()
        if many == 0:
            return False
        button, before = self.choices().nth(luck.randrange(many)), self.frames
        try:
            is_option = button.get_attribute("data-option", timeout=QUICK) is not None
            is_list = button.get_attribute("data-all", timeout=QUICK) is not None
            button.tap(timeout=QUICK) if tap else button.click(timeout=QUICK)
        except Error:
            return False
        if is_option:
            wait(lambda: self.over or self.frames > before)
        elif is_list:
            self.page.get_by_role("group", name="All options").wait_for()
        return True

    def read_notices(self, tap: bool = False) -> None:
        """What lies over the board until it is read, one after the other."""
        notices = self.page.locator(".over").get_by_role("button", name="All right")
        while many := notices.count():
            notices.last.tap() if tap else notices.last.click()
            wait(lambda before=many: notices.count() < before)  # type: ignore[misc]

    def resize(self, size: tuple[int, int]) -> None:
        """Another window; everything has its place in it when this returns."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(STILL)

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))

    def faults(self) -> list[str]:
        """What cannot be read or does not fit, on the page as it is now (measuring.js)."""
        found: list[str] = self.page.evaluate(MEASURE)
        return found

    def axe(self) -> list[str]:
        """What axe finds wrong on the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [f"{one['id']}: {node['html'][:150]}" for one in found["violations"] for node in one["nodes"]]


def wait(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


def play_to_the_end(people: list[Person], luck: random.Random, tap: bool = False, steps: int = 10**6) -> None:
    """Whoever is asked presses something, until it is over or that many things were pressed."""
    end = time.monotonic() + GAME_LASTS
    while steps and not all(one.over for one in people):
        assert time.monotonic() < end, "the game does not end"
        asked = [one for one in people if one.is_asked()]
        if asked:
            steps -= luck.choice(asked).press(luck, tap)
        else:
            time.sleep(0.02)
