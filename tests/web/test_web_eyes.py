"""For eyes that see colours otherwise, or little contrast: pieces are told apart by shape, words stand out from what
they are drawn on, dark and light, and axe finds nothing to complain of."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, WIDE, Person, wait
from contrast import faint

import turnkey
from sampling import SWEEP

People = Callable[..., Person]

END = 10**6
STAGES = (0, 6, 12, 20, END) if SWEEP else (12, END)  # rounds of everybody's moves

# By game: which attributes say what a drawn thing is. Things of different kinds must have different outlines.
KINDS = {
    "airlock": ["data-port", "data-badge", "data-seat"],
    "break_escape": ["data-piece", "data-card", "data-seat"],
    "lockdown": ["data-person", "data-relative", "data-card", "data-seat"],
    "locked_out": ["data-pawn", "data-card", "data-token", "data-seat"],
    "lockup": ["data-crew", "data-resource", "data-seat"],
}

# Of each kind of thing its outlines, without any colour; of a plaque the seat's mark alone.
OUTLINES = """(attribute) => {
  const outline = (parts) => parts.flatMap((one) => ["d", "points", "href"].map((name) => one.getAttribute(name)))
    .filter(Boolean).join(" ");
  const whole = (one) => [one, ...one.querySelectorAll("*")];
  const kinds = {};
  for (const one of document.querySelectorAll(`[${attribute}]`)) {
    if (!one.checkVisibility()) continue;
    const mark = [...one.querySelectorAll(":scope > svg path")];
    const told = attribute === "data-seat" ? outline(mark) : outline(whole(one)) || outline(whole(one.parentElement));
    if (told) (kinds[one.getAttribute(attribute)] ??= []).push(told);
  }
  return kinds;
}"""


def sit(somebody: Person, slug: str, rounds: int) -> None:
    players = max(turnkey.game(slug).seats)
    somebody.sit_at(slug, players, 1, END if rounds == END else rounds * players, seat=rounds % players)
    wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)
    if somebody.over:
        somebody.page.get_by_role("button", name="See the board").click()


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_things_are_told_apart_by_their_shapes(person: People, slug: str) -> None:
    somebody = person()
    kinds: dict[str, dict[str, set[str]]] = {attribute: {} for attribute in KINDS[slug]}
    for rounds in (0, 6, 12) if SWEEP else (12,):
        sit(somebody, slug, rounds)
        for attribute, known in kinds.items():
            for kind, outlines in somebody.page.evaluate(OUTLINES, attribute).items():
                known.setdefault(kind, set()).update(outlines)
    for attribute, known in kinds.items():
        assert known, f"there are no things with {attribute}"
        for kind, outlines in known.items():
            alike = [other for other in known if other != kind and known[other] & outlines]
            assert alike == [], f"{attribute} {kind} differs from these by colour alone"
    assert somebody.complaints == []


@pytest.mark.parametrize(
    ("slug", "scheme"),
    [
        (slug, scheme)
        for place, slug in enumerate(turnkey.game_names())
        for scheme in (("dark", "light") if SWEEP else ("dark", "light")[place % 2 :][:1])
    ],
)
def test_words_stand_out_from_what_they_are_drawn_on(person: People, slug: str, scheme: str) -> None:
    somebody = person(sharp=True)
    somebody.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    found: list[str] = []
    for rounds in STAGES:
        somebody.resize(WIDE)
        sit(somebody, slug, rounds)
        for size in (WIDE, PHONE) if SWEEP else (WIDE,) if rounds == END else (PHONE,):
            somebody.resize(size)
            found.extend(
                f"after {rounds} rounds, {size[0]} wide: {fault}" for fault in [*faint(somebody), *somebody.axe()]
            )
    assert found == []
