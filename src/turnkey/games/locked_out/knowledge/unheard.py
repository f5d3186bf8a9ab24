"""What others looked at and are about to say, redrawn (R52, Q16, Q17)."""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.pools import take_one
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.knowledge.worlds import follow_step
from turnkey.games.locked_out.rules.story import is_access, one_packed, packed_count
from turnkey.games.locked_out.state import (
    BOOTY,
    CHECKED,
    GO,
    HAS,
    HOARDS,
    LACKS,
    MOST_SEATS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ROOM,
    TALK_FLOOR,
    WANT,
    Book,
    Game,
)

MOST_WORDS = 3  # of a claim: with the third it is out


@long_rule
def redraw_checks(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Q16, Q17: in this world, what was looked at in the checks that the seat was no part of."""
    hidden = 0
    for check in range(game.checks):
        hidden += 0 if knows(game.check_seen_by[check], seat) else 1
    if hidden == 0:
        return
    hands = np.zeros((MOST_SEATS, N_CARDS), np.int64)
    left = np.zeros(N_CARDS, np.int64)
    for other in range(book.players):
        hands[other, BOOTY] = 1
    check = 0
    for step in range(game.steps):
        follow_step(game, step, hands)
        if game.step_what[step] == CHECKED:
            if not knows(game.check_seen_by[check], seat):
                redraw_check(game, check, game.step_card[step], hands[game.step_seat[step]], left, dice)
            check += 1


@rule
def redraw_check(game: Game, check: int, result: int, hand: Any, left: Any, dice: Any) -> None:
    """Half of a hand, blindly, again until it fits what was announced: at least every other time it does."""
    count = (game.check_hand[check] + 1) // 2
    fits = False
    while not fits:
        saw = 0
        access = 0
        for card in range(N_CARDS):
            left[card] = hand[card] if result != NO_CARD or not is_access(card) else 0
        for _ in range(count):
            card = take_one(left, dice)
            saw += one_packed(card)
            access += 1 if is_access(card) else 0
        fits = result == NO_CARD or (packed_count(saw, result) > 0 if result < N_CARDS else access > 0)
        game.check_saw[check] = saw


@long_rule
def redraw_claims(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Another seat that may still speak may have begun no claim, or any, and come to its first word or its second."""
    for other in range(book.players):
        if other == seat or game.phase != TALK_FLOOR or knows(game.silent, other):
            continue
        words = pick(dice, MOST_WORDS)
        game.claim_words[other] = words
        game.claim_type[other] = HAS + pick(dice, HOARDS) if words == 1 else 0
        game.claim_about[other] = 0
        if words == 2:
            redraw_longer_claim(game, book, other, dice)


@rule
def redraw_longer_claim(game: Game, book: Book, other: int, dice: Any) -> None:
    """One that has a third word still to come: about any seat (has, lacks), any room, or another seat (go, want)."""
    players = book.players
    place = pick(dice, 2 * players + N_ROOMS + 2 * (players - 1))
    if place < 2 * players:
        game.claim_type[other] = HAS if place < players else LACKS
        game.claim_about[other] = place % players
    elif place < 2 * players + N_ROOMS:
        game.claim_type[other] = ROOM
        game.claim_about[other] = place - 2 * players
    else:
        place -= 2 * players + N_ROOMS
        game.claim_type[other] = GO if place < players - 1 else WANT
        game.claim_about[other] = (other + 1 + place % (players - 1)) % players
