"""What is done for somebody without a choice tells nobody a secret: all can tell that there is none, in every world."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import turnkey
from turnkey.core.actions import Verb, holding_none
from turnkey.core.errors import DeclarationError
from turnkey.core.table import Table
from turnkey.lab.leaks import PROBES, passing

DECLARED = [
    (slug, verb)
    for slug in turnkey.game_names()
    for verb in turnkey.game(slug).definition.words.actions.verbs
    if verb.alone
]
GAMES = sorted({slug for slug, _ in DECLARED})
LOOKS = 60  # positions in which somebody has one option
MOST = 4_000  # decisions of random games


def with_one_option(slug: str, seed: int) -> Iterator[tuple[Table, random.Random]]:
    """Positions of random games in which somebody who is asked can do one thing only."""
    game, luck, left = turnkey.game(slug), random.Random(seed), MOST
    while left:
        table = game.table(luck.choice(list(game.seats)), {}, "compiled")
        table.start(seed=luck.randrange(2**32))
        while left and not table.over:
            seat = luck.choice(table.actors)
            menu = table.menu(seat)
            if len(menu) == 1:
                yield table, luck
            table.act(seat, luck.choice(menu))
            left -= 1


def told_apart(slug: str, seed: int, looks: int) -> tuple[int, int]:
    """How often somebody would pass, and how often a watcher could tell two worlds apart by that."""
    passed, apart = 0, 0
    for table, luck in with_one_option(slug, seed):
        for watcher in (None, luck.randrange(table.players)):
            here = passing(table, watcher)
            passed += any(here)
            apart += here != passing(table.determinize(watcher, luck.randrange(2**32)), watcher)
        looks -= 1
        if not looks:
            break
    return passed, apart


@pytest.mark.parametrize("slug", GAMES)
def test_whoever_watches_two_worlds_that_look_alike_sees_the_same_pass_in_both(slug: str) -> None:
    passed, apart = told_apart(slug, 5, LOOKS)
    assert passed
    assert not apart


def test_the_law_is_among_those_that_check_holds() -> None:
    assert passing in PROBES.values()


@pytest.mark.parametrize("word", ["done"])
def test_a_verb_that_lies_about_it_is_caught(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Lockdown nothing to add may mean a hand without a card for this floor, which is nobody else's to know."""
    [verb] = [one for slug, one in DECLARED if slug == "lockdown" and one.word == word]
    honest = verb.alone
    object.__setattr__(verb, "alone", lambda game, book, seat: True)
    try:
        _, apart = told_apart("lockdown", 5, 10 * LOOKS)
    finally:
        object.__setattr__(verb, "alone", honest)
    assert apart


def test_one_option_is_done_for_nobody_unless_its_verb_says_that_all_can_tell() -> None:
    for table, _ in with_one_option("break_escape", 1):
        assert all(table.without_choice(seat) is None for seat in table.actors)
        return
    pytest.fail("nobody ever had one option")


def test_what_is_secret_cannot_be_done_in_sight_of_all() -> None:
    with pytest.raises(DeclarationError, match="secret"):
        Verb("hide", says="Hide.", secret=True, alone=holding_none("hand_size"))
