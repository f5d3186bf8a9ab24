"""Phase 7: shutters close, the end is checked, points and the Epilogue (R82-R87)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.games.lockdown.events import CLOSED_NOW, ENDED, EPILOGUE, PHASE_STARTS, SCORED, SHOWN, WENT, WON
from turnkey.games.lockdown.rules.claims import judge_hands
from turnkey.games.lockdown.rules.epilogue import is_met
from turnkey.games.lockdown.rules.mall import all_alive, put, send_monsters_away
from turnkey.games.lockdown.state import (
    CARD_KINDS,
    CLOSE_PHASE,
    COLD,
    EPILOGUES,
    FAMILY_BOND,
    INSIDE,
    KEYS,
    LONE_SURVIVOR,
    MOST_SEATS,
    NO_WINNER,
    NOWHERE,
    OVER,
    PARKING,
    STOCKPILE,
    TURN_BEGINS,
    Book,
    Game,
)

WHOLE_FAMILY, ALONE = 4, 2  # what v02 and v17 pay


@long_rule
def close_and_check(game: Game, book: Book) -> None:
    """R82-R84, Q60: closings, then the end, if few enough are alive."""
    game.phase = CLOSE_PHASE
    game.scene = NOWHERE
    emit(game, PHASE_STARTS, CLOSE_PHASE)
    for seat in range(book.players):
        for kind in range(book.family):
            game.smeared[seat, kind] = False
    for place in range(1, INSIDE + 1):
        if not game.closed[place] and game.monsters[place] >= book.monster_spots[place]:
            close_location(game, book, place)
    alive = all_alive(game, book)
    if alive <= book.end_at or game.turn_number >= book.max_turns:
        emit(game, ENDED, alive)
        finish(game, book)
    else:
        game.stage = TURN_BEGINS


@rule
def close_location(game: Game, book: Book, place: int) -> None:
    """R82, R83: its Characters to the Parking Lot, its Monsters to the supply, for good."""
    game.closed[place] = True
    emit(game, CLOSED_NOW, place)
    send_monsters_away(game, place)
    for seat in range(book.players):
        for kind in range(book.family):
            if game.where[seat, kind] == place:
                put(game, seat, kind, PARKING)
                emit(game, WENT, seat, kind, PARKING)


@rule
def finish(game: Game, book: Book) -> None:
    """R85, R86: scores, winners, the Epilogue; nothing is secret any more."""
    game.stage = OVER
    game.asked = 0
    show_hands(game, book)
    judge_hands(game, book)
    best = 0
    for seat in range(book.players):
        game.score[seat] = score_of(game, book, seat)
        best = max(best, game.score[seat])
        emit(game, SCORED, seat, game.score[seat])
    nobody = all_alive(game, book) == 0 and book.wipeout == NO_WINNER
    for seat in range(book.players):
        if game.score[seat] == best and not nobody:
            game.winners |= 1 << seat
            emit(game, WON, seat)
    for row in range(EPILOGUES):
        number = book.epilogue_row[row]
        if game.epilogue == 0 and not knows(book.unlocked, number) and is_met(game, book, number):
            game.epilogue = number
    emit(game, EPILOGUE, game.epilogue)


@rule
def show_hands(game: Game, book: Book) -> None:
    """R81, section 7: hands and the box lie open."""
    for seat in range(MOST_SEATS):
        game.hand_seen_by[seat] = EVERYONE
        game.boxed_seen_by[seat] = EVERYONE
        game.gift_seen_by[seat] = EVERYONE
    for seat in range(book.players):
        for card in range(CARD_KINDS):
            if game.hand[seat, card] > 0:
                emit(game, SHOWN, seat, card, game.hand[seat, card])


@rule
def score_of(game: Game, book: Book, seat: int) -> int:
    """R85, R81, v01, v02, v14, v17: points of alive Characters, and what a survivor adds to them."""
    if game.alive[seat] == 0:
        return 0
    points = 0
    for kind in range(book.family):
        if game.where[seat, kind] != COLD:
            points += book.points[kind]
    points += game.hand[seat, KEYS] * book.keys_points
    if book.variant == FAMILY_BOND and game.alive[seat] == book.family:
        points += WHOLE_FAMILY
    if book.variant == STOCKPILE:
        points += game.hand_size[seat] // 2
    if book.variant == LONE_SURVIVOR and game.alive[seat] == 1:
        points += ALONE
    return points


@rule
def over(game: Game, book: Book) -> bool:
    return game.stage == OVER


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    """R85: the winners share one victory; all others have none."""
    count = 0
    for seat in range(book.players):
        if knows(game.winners, seat):
            count += 1
    for seat in range(book.players):
        out[seat] = 1.0 / count if knows(game.winners, seat) else 0.0


MEASURES = (
    "turns", "alive", "surviving_seats", "winners", "best_score", "closed", "deck_left", "cards_played",
    "votes", "ties", "epilogue",
)  # fmt: skip


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    """What a designer wants to know of a finished game, in the order of MEASURES."""
    survivors, winners, best, closed = 0, 0, 0, 0
    for seat in range(book.players):
        survivors += game.alive[seat] > 0
        winners += knows(game.winners, seat)
        best = max(best, game.score[seat])
    for place in range(1, INSIDE + 1):
        closed += game.closed[place]
    out[0] = game.turn_number
    out[1] = all_alive(game, book)
    out[2] = survivors
    out[3] = winners
    out[4] = best
    out[5] = closed
    out[6] = game.deck_size
    out[7] = game.cards_played
    out[8] = game.votes_held
    out[9] = game.ties
    out[10] = game.epilogue
