"""Accusation: a seat that plays access from its own hand accuses another (R35-R41)."""

from typing import Any

from turnkey.core.chance import draw_from
from turnkey.core.journal import emit, more, whisper
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.locked_out.actions import ACCUSE_SEAT, DECLINE, TAKE
from turnkey.games.locked_out.events import (
    ACCUSED,
    ANSWERED,
    CHECK_CARD,
    DECLINED,
    LOOKED,
    NOTHING_FOUND,
    NOTHING_TO_LOOK_AT,
    SAW,
    TAKEN,
)
from turnkey.games.locked_out.rules.playing import lay_access
from turnkey.games.locked_out.rules.story import is_access, leave_hand, note_check, one_packed, packed_count
from turnkey.games.locked_out.state import (
    ANSWER_ACCUSATION,
    CONFISCATE,
    FIRST_RESOURCE,
    FOUND,
    LOOK,
    N_CARDS,
    NO_CARD,
    PLAY_CARD,
    Book,
    Game,
)


@rule
def offer_suspects(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R41, Q44: any other seat, clockwise, wherever it stands, and as often as one likes."""
    for step in range(1, book.players):
        offer(menu, ACCUSE_SEAT + (seat + step) % book.players)


@rule
def accuse(game: Game, seat: int, suspect: int) -> None:
    """R35; Q14: a seat without cards is not asked, and there is nothing to look at."""
    emit(game, ACCUSED, seat, suspect, game.hand_size[suspect])
    game.accusations += 1
    if game.hand_size[suspect] == 0:
        emit(game, NOTHING_TO_LOOK_AT, seat, suspect)
        game.phase = PLAY_CARD
    else:
        game.suspect = suspect
        game.actor = suspect
        game.phase = ANSWER_ACCUSATION


@rule
def offer_answers(game: Game, seat: int, menu: Any) -> None:
    """R37, Q40: to decline, or any access kind of the own hand."""
    offer(menu, DECLINE)
    for card in range(1, FIRST_RESOURCE):
        offer_if(menu, game.hand[seat, card] > 0, DECLINE + card)


@rule
def answer_with(game: Game, seat: int, card: int) -> None:
    """R37, Q43: it is played like any access card, but makes nobody accuse."""
    leave_hand(game, seat, card)
    emit(game, ANSWERED, seat, game.active, card)
    lay_access(game, card)


@rule
def decline(game: Game, seat: int) -> None:
    """R38, Q15: the check follows, and nothing worse."""
    emit(game, DECLINED, seat, game.active)
    game.phase = LOOK


@rule
def look(game: Game) -> None:
    """R38, Q16-Q18: half of the hand, rounded up, taken blindly. R40: all but a confiscated card go back."""
    suspect = game.suspect
    accuser = game.active
    both = (1 << suspect) | (1 << accuser)
    count = (game.hand_size[suspect] + 1) // 2
    emit(game, LOOKED, accuser, suspect, count, game.hand_size[suspect])
    saw = 0
    access = 0
    for _ in range(count):
        card = draw_from(game, CHECK_CARD, game.hand[suspect], both)
        game.hand[suspect, card] -= 1
        saw += one_packed(card)
        access += 1 if is_access(card) else 0
    whisper(game, both, SAW, accuser, suspect)
    for card in range(1, N_CARDS):
        game.hand[suspect, card] += packed_count(saw, card)
        for _ in range(packed_count(saw, card)):  # told in the order of the kinds: the cards are seen in no order
            more(game, card)
    game.check_saw[game.checks] = saw
    game.check_seen_by[game.checks] = both
    note_check(game, accuser, suspect, FOUND if access > 0 else NO_CARD)
    game.actor = accuser
    if access > 0:
        game.phase = CONFISCATE
    else:
        emit(game, NOTHING_FOUND, accuser, suspect)
        game.suspect = accuser
        game.phase = PLAY_CARD


@rule
def offer_confiscation(game: Game, menu: Any) -> None:
    """R39, Q40: each access kind that was seen."""
    saw = game.check_saw[game.checks - 1]
    for card in range(1, FIRST_RESOURCE):
        offer_if(menu, packed_count(saw, card) > 0, TAKE + card - 1)


@rule
def confiscate(game: Game, seat: int, card: int) -> None:
    """R39, Q19: exactly one; it is played without an accusation."""
    game.step_card[game.steps - 1] = card  # the check's result
    leave_hand(game, game.suspect, card)
    game.confiscations += 1
    emit(game, TAKEN, seat, game.suspect, card)
    lay_access(game, card)
