"""What holds for all five boards alike: all can be read, nothing is cut off, at every number of seats."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import PHONE, WIDE, Person, wait

import turnkey
from sampling import SWEEP

People = Callable[..., Person]

SEEDS = range(1, 9) if SWEEP else (1,)
OPENING, END = 0, 10**6
MIDDLES = (5, 10, 20, 30) if SWEEP else (12,)  # rounds of everybody's moves
ENGLISH = {"the", "and", "with", "your", "you", "of", "is", "to", "points", "round", "turn", "score", "card", "cards"}
SEATS = {slug: turnkey.game(slug).seats for slug in turnkey.game_names()}
TABLES = [(slug, players) for slug, seats in SEATS.items() for players in seats]
FEWEST_AND_MOST = [(slug, many) for slug, many in TABLES if many in (min(SEATS[slug]), max(SEATS[slug]))]  # a sample


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("slug", "players"), TABLES if SWEEP else FEWEST_AND_MOST)
def test_everything_fits_and_can_be_read(person: People, slug: str, players: int, seed: int) -> None:
    """At the opening, in the middle and at the end (a sample: at one of these for each number of seats), with the
    scores and the list of options open and not, on both screens. Another seat each time: James's, in Break & Escape,
    and a Runner's."""
    somebody = person()
    found: list[str] = []

    def look(where: str) -> None:
        for size in (WIDE, PHONE):
            somebody.resize(size)
            found.extend(f"{where}, {size[0]} wide: {fault}" for fault in somebody.faults())

    stages = list(enumerate((OPENING, *(players * one for one in MIDDLES), END)))
    for place, acts in stages if SWEEP else stages[players % len(stages) :][:1]:
        somebody.sit_at(slug, players, seed, acts, seat=(place + seed) % players)
        wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)
        look(f"after {acts} moves")
        if somebody.over:
            somebody.page.get_by_role("button", name="See the board").click()
            look("the board at the end")
        elif somebody.page.locator("[data-all]").count():
            somebody.show_all_options()
            look(f"all options after {acts} moves")
    assert found == []
    assert somebody.complaints == []


@pytest.mark.parametrize(
    ("slug", "players"), TABLES if SWEEP else [(slug, max(turnkey.game(slug).seats)) for slug in turnkey.game_names()]
)
def test_german_fits_as_well(person: People, slug: str, players: int) -> None:
    """Its words are longer: all can be read in the middle of a game and at its end (a sample: at one of these), and
    nothing is left in English."""
    somebody = person(locale="de-DE")
    found: list[str] = []
    stages = [players * MIDDLES[0], END]
    for acts in stages if SWEEP else stages[turnkey.game_names().index(slug) % 2 :][:1]:
        somebody.sit_at(slug, players, seed=1, acts=acts)
        wait(lambda: somebody.over or somebody.page.locator(".ask.mine").count() > 0)
        for size in (WIDE, PHONE):
            somebody.resize(size)
            found.extend(f"after {acts} moves, {size[0]} wide: {fault}" for fault in somebody.faults())
        words = set(re.findall(r"[a-z]+", somebody.page.locator("body").inner_text().lower()))
        found.extend(f"after {acts} moves in English: {word}" for word in sorted(words & ENGLISH))
    assert found == []
    assert somebody.complaints == []
