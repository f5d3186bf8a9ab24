"""The law of releases, and that it bites: leaks that only a step gives away are planted, and each is noticed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import turnkey
from sampling import of
from turnkey.core.journal import emit
from turnkey.core.layout import lift
from turnkey.core.loops import laws
from turnkey.games.airlock import events as airlock
from turnkey.games.break_escape import events as chase
from turnkey.games.break_escape import state as runners
from turnkey.games.lockdown import state as mall
from turnkey.games.locked_out import events as ship_events
from turnkey.games.locked_out import state as ship
from turnkey.games.lockup import state as prison
from turnkey.lab.laws import described, hold_laws

SLUGS = turnkey.game_names()

# Each leak is laid over everything that the rules do: it gets the record with its journal, and the book.


def window_skipped_without_a_card_to_play(lives: Any, books: Any) -> None:
    game = lives[0]
    hand = game.hand[min(game.turn, 2)]
    if game.asked and game.stage == runners.ACT and game.hand_size[min(game.turn, 2)] > 0:
        if hand[runners.TELEPORT] + hand[runners.SWAP] + hand[runners.PUP] == 0:
            game.asked = 0
            game.stage = runners.DISCARD


def line_that_depends_on_a_card(lives: Any, books: Any) -> None:
    if lives[0].hand[runners.BEN, runners.SWAP] > 0:
        emit(lift(lives[0]), chase.HELD_BACK)


def bit_of_a_knower(lives: Any, books: Any) -> None:
    lives[0].hand_seen_by[0] |= 1 << 3


def line_that_tells_the_future(lives: Any, books: Any) -> None:
    if lives[0].rng & np.uint64(1):
        emit(lift(lives[0]), airlock.TIME_UP)


def number_that_tells_the_future(lives: Any, books: Any) -> None:
    lives[0].discards = np.int64(lives[0].rng & np.uint64(7))


def sound_of_an_access_card(lives: Any, books: Any) -> None:
    game = lives[0]
    room = game.where[game.active]
    if game.phase == ship.INTERCEPT and room < ship.N_ROOMS and game.taken[room] > 0:
        if game.pile[room, game.taken[room] - 1] < ship.FIRST_RESOURCE:
            emit(lift(game), ship_events.TURN_DONE, 0)


def interceptor_without_access_not_asked(lives: Any, books: Any) -> None:
    game = lives[0]
    if game.phase == ship.INTERCEPT:
        access = 0
        for card in range(1, ship.FIRST_RESOURCE):
            access += game.hand[game.actor, card]
        if access == 0:
            game.phase = ship.SHOW


def claim_shown_before_it_is_out(lives: Any, books: Any) -> None:
    lives[0].searches = lives[0].claim_type[0]


def vote_counted_before_the_last_is_in(lives: Any, books: Any) -> None:
    lives[0].ties = lives[0].vote[0]


def unarmed_seats_not_asked(lives: Any, books: Any) -> None:
    game = lives[0]
    if game.stage == mall.ATTACK_FLOOR:
        for seat in range(books[0].players):
            if game.hand[seat, mall.BAT] + game.hand[seat, mall.SAW] + game.hand[seat, mall.MOLOTOV] == 0:
                game.asked &= ~(1 << seat)


def mask_of_face_down_tokens(lives: Any, books: Any) -> None:
    game = lives[0]
    mask = 0
    for token in range(prison.TOKEN_COUNT):
        if game.token[0, token] != game.shown[0, token]:
            mask |= 1 << token
    game.tomes_played = mask


def window_skipped_without_a_tome_for_it(lives: Any, books: Any) -> None:
    game = lives[0]
    if game.stage == prison.STRENGTH_WINDOW and game.asked:
        tomes = 0
        for tome in range(prison.TITLES // 2):
            tomes += game.hand[game.actor, tome]
        if tomes == 0:
            game.window_done |= 1 << game.actor
            game.asked = 0


LEAKS: list[tuple[str, int, Callable[[Any, Any], None]]] = [
    ("break_escape", 4, window_skipped_without_a_card_to_play),
    ("break_escape", 4, line_that_depends_on_a_card),
    ("break_escape", 4, bit_of_a_knower),
    ("airlock", 3, line_that_tells_the_future),
    ("airlock", 3, number_that_tells_the_future),
    ("locked_out", 4, sound_of_an_access_card),
    ("locked_out", 4, interceptor_without_access_not_asked),
    ("locked_out", 4, claim_shown_before_it_is_out),
    ("lockdown", 4, vote_counted_before_the_last_is_in),
    ("lockdown", 4, unarmed_seats_not_asked),
    ("lockdown", 4, bit_of_a_knower),
    ("lockup", 3, mask_of_face_down_tokens),
    ("lockup", 3, window_skipped_without_a_tome_for_it),
]


@pytest.mark.parametrize(("slug", "players", "leak"), LEAKS, ids=lambda one: getattr(one, "__name__", str(one)))
def test_a_planted_leak_is_found(slug: str, players: int, leak: Callable[[Any, Any], None]) -> None:
    game = turnkey.game(slug)
    talk = [{}, {"talk": "structured"}] if leak is claim_shown_before_it_is_out else [{}]
    found = next(
        (
            tally
            for games in (4, 24, 96)
            if (tally := hold_laws(game, players, talk, games, 1, tamper=leak)).counts[laws.LEAKS]
        ),
        None,
    )
    assert found is not None
    assert "in game" in described(game, found.leaks[0])


@pytest.mark.parametrize("slug", SLUGS)
def test_nothing_is_learned_in_silence(slug: str) -> None:
    """The same games without anything planted: whatever a step told otherwise, a rule releases."""
    game = turnkey.game(slug)
    held = hold_laws(game, sorted(game.seats)[1] if len(game.seats) > 1 else 4, [{}], of(96, sample=32), 1)
    assert [described(game, leak) for leak in held.leaks[: held.counts[laws.LEAKS]]] == []
    assert held.counts[laws.ALIKE] > of(1000, sample=300)
    assert held.counts[laws.STATE_LEAKS] == held.counts[laws.OPTION_LEAKS] == held.counts[laws.NOT_OPEN] == 0
