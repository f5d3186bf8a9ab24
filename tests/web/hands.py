"""Somebody's hands at a board: a mouse, a keyboard or a finger, and nothing else. They know where things to press are
drawn, and never use the list of all options."""

from __future__ import annotations

import random
import time

from browsing import GAME_LASTS, STILL, Person, wait
from playwright.sync_api import ElementHandle

MOUSE, KEYS, TOUCH = "mouse", "keys", "touch"
MOST_TABS = 200
MOST_PRESSES = 40  # for one decision, by somebody who tries anything

MEANT = (
    "[role=dialog] [data-option]:enabled, .popover [data-option]:enabled"  # what is asked where something was pressed
)
BARE = ".ask [data-option]:enabled:visible"  # what no thing on the board stands for, or every option where they are few

# By game: what can be pressed of the board and the own things, the most pressing first; one of the first kind that is
# there is pressed, at random.
THINGS: dict[str, list[str]] = {
    "airlock": [
        "[data-way]",
        ".torn button",
        "[data-cell]",
        "[data-module][aria-disabled=false]",
        ".board svg [data-seat][role=button]:not([aria-disabled=true])",
    ],
    "break_escape": [".board [role=button]:not([aria-disabled=true]), .own button[aria-disabled=false]"],
    "lockdown": [
        ".search [aria-pressed=false]",
        "[data-board] [aria-pressed=false], [data-own] [aria-pressed=false]",
    ],
    "locked_out": [
        ":is(.board, .own, [data-seat]) [aria-pressed=false]:visible",
    ],
    "lockup": [
        ".board [role=button].live:not([data-room]), .board [data-offer]:enabled, .board [data-item]:is(button), "
        ".board [data-goon]:is(button), .board [data-tome].live, .own [data-resource].free, .own [data-tome].live, "
        ".own [data-card]:is(button), .own [data-token].free, [data-room].live",
    ],
}
SEND, TOKEN, ROOM = "[data-send]:enabled", "[data-token].free[aria-pressed=false]", "[data-room].live"
SENDING = ("roll_call_turn", "place_token")  # Lockup: tokens, a room, and off they go

# A point at which a press meets the thing and nothing that lies on top of it.
SPOT = """(thing) => {
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const STEPS = 12;
  const places = [];
  for (let row = 0; row < STEPS; row++)
    for (let column = 0; column < STEPS; column++)
      places.push({ x: left + (width * (column + 0.5)) / STEPS, y: top + (height * (row + 0.5)) / STEPS });
  const far = ({ x, y }) => Math.hypot(x - left - width / 2, y - top - height / 2);
  places.sort((one, other) => far(one) - far(other));
  return places.find(({ x, y }) => {
    const met = document.elementFromPoint(x, y);
    return met && thing.contains(met) && met.closest("button, [role=button], [data-option]") === thing;
  }) ?? null;
}"""
WHERE = """(thing) => {
  const now = document.activeElement;
  if (now === thing) return "there";
  return thing.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? "before" : "after";
}"""
OVER = """(thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const met = document.elementFromPoint(left + width / 2, top + height / 2);
  const within = met?.closest("[aria-label]")?.getAttribute("aria-label");
  return met ? `${met.outerHTML.slice(0, 120)} in ${within}` : "nothing";
}"""
NAMED = "(thing) => thing.getAttribute('aria-label') ?? thing.textContent.trim() ?? thing.outerHTML.slice(0, 80)"


class Hands:
    def __init__(self, somebody: Person, by: str, slug: str, luck: random.Random) -> None:
        self.somebody, self.page = somebody, somebody.page
        self.by, self.slug, self.luck = by, slug, luck
        self.presses = 0

    def press(self, thing: ElementHandle) -> None:
        """As people do: where it can be seen, or where the keyboard gets to."""
        self.presses += 1
        if self.by == KEYS:
            self._go_to(thing)
            self.page.keyboard.press("Enter")
        else:
            spot = thing.evaluate(SPOT)
            assert spot is not None, f"{thing.evaluate(NAMED)} cannot be pressed: {thing.evaluate(OVER)} lies on it"
            if self.by == TOUCH:
                self.page.touchscreen.tap(spot["x"], spot["y"])
            else:
                self.page.mouse.click(spot["x"], spot["y"])
        self.page.evaluate(STILL)

    def _go_to(self, thing: ElementHandle) -> None:
        for _ in range(MOST_TABS):
            where = thing.evaluate(WHERE)
            if where == "there":
                return
            self.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
        raise AssertionError(f"the keyboard does not get to {thing.evaluate(NAMED)}")

    def found(self, selector: str) -> list[ElementHandle]:
        return self.page.query_selector_all(selector)

    def press_one(self, *selectors: str) -> bool:
        """One of the first kind that is there."""
        for selector in selectors:
            things = self.found(selector)
            if things:
                self.press(self.luck.choice(things))
                return True
        return False

    @property
    def question(self) -> str:
        return self.page.locator("#doing").get_attribute("data-question") or ""

    def is_asked(self) -> bool:
        return self.page.locator(".ask.mine").count() > 0

    def read_notices(self) -> None:
        for notice in self.page.locator(".over").get_by_role("button", name="All right").element_handles():
            self.press(notice)
            self.presses -= 1  # nobody decided anything by it

    def decide(self) -> tuple[str, int]:
        """Answer what is asked now; says what that was, and how many presses it took."""
        self.read_notices()
        asked, before, acts, presses = self.question, self.somebody.frames, self.somebody.acts, self.presses
        while self.somebody.acts == acts:
            assert self.presses < presses + MOST_PRESSES, f"no press leads anywhere: {asked}"
            if self.slug == "lockup" and asked in SENDING and self.found(TOKEN):
                self._send()
            elif not self.press_one(MEANT):
                self._press_something(asked)
        wait(self._is_done)
        wait(lambda: self.somebody.over or self.somebody.frames > before)
        return asked, self.presses - presses

    def _is_done(self) -> bool:
        """Whether all that was meant is answered; a deed of several parts is asked for part by part."""
        settled = not self.somebody.unanswered
        self.page.evaluate(STILL)
        return settled and not self.somebody.unanswered

    def _press_something(self, asked: str) -> None:
        """Of the board, if anything there can be pressed; now and then a button beside the question."""
        if self.found(BARE) and self.luck.random() < 0.25:
            self.press_one(BARE)
        else:
            assert self.press_one(*THINGS[self.slug], BARE), f"nothing can be pressed: {asked}"

    def _send(self) -> None:
        """A token into a room."""
        for selector in (TOKEN, ROOM, SEND):
            if self.found(selector):
                self.press_one(selector)

    def play(self, decisions: int = 10**6) -> list[tuple[str, int]]:
        """Until it is over, or so many decisions."""
        took: list[tuple[str, int]] = []
        end = time.monotonic() + GAME_LASTS
        while len(took) < decisions:
            assert time.monotonic() < end, "the game does not end"
            wait(lambda: self.somebody.over or self.is_asked())
            if self.somebody.over:
                break
            took.append(self.decide())
        return took
