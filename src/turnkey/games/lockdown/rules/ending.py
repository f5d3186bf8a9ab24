"""Phase 7: shutters close, the end is checked, points and the Epilogue (R82-R87)."""

from typing import Any

from turnkey.core.events import MISSING
from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.games.lockdown.events import (
    BOX_SHOWN,
    CLOSED_NOW,
    DRIVEN_OUT,
    ENDED,
    EPILOGUE,
    NOBODY_WON,
    NOTHING_CLOSED,
    PHASE_STARTS,
    SCORED,
    SHOWN,
    WON,
)
from turnkey.games.lockdown.rules.cards import tell_cards
from turnkey.games.lockdown.rules.claims import judge_hands
from turnkey.games.lockdown.rules.epilogue import is_met
from turnkey.games.lockdown.rules.mall import all_alive, put, send_monsters_away
from turnkey.games.lockdown.state import (
    BLOCKER,
    CLOSE_PHASE,
    COLD,
    EPILOGUES,
    FAMILY_BOND,
    FEW_LEFT,
    INSIDE,
    KEYS,
    LAST_TURN,
    LEADER,
    LONE_SURVIVOR,
    MOST_SEATS,
    NO_WINNER,
    NOBODY_LEFT,
    NOWHERE,
    OVER,
    PARKING,
    STOCKPILE,
    TURN_BEGINS,
    USELESS,
    WEEPER,
    Book,
    Game,
)

WHOLE_FAMILY, ALONE = 4, 2  # what v02 and v17 pay


@long_rule
def close_and_check(game: Game, book: Book) -> None:
    """R82-R84, Q60: closings, then the end, if few enough are alive.

    Q36, Q48: what is full now closes, in ascending order. Q63: deaths end the game only here.
    """
    game.phase = CLOSE_PHASE
    game.scene = NOWHERE
    emit(game, PHASE_STARTS, CLOSE_PHASE)
    for seat in range(book.players):
        for kind in range(book.family):
            game.smeared[seat, kind] = False
    closings = 0
    for place in range(1, INSIDE + 1):
        if not game.closed[place] and game.monsters[place] >= book.monster_spots[place]:
            close_location(game, book, place)
            closings += 1
    if closings == 0:
        emit(game, NOTHING_CLOSED)
    alive = all_alive(game, book)
    if alive <= book.end_at or game.turn_number >= book.max_turns:
        emit(game, ENDED, alive, why_it_ends(book, alive))
        finish(game, book)
    else:
        game.stage = TURN_BEGINS


@rule
def why_it_ends(book: Book, alive: int) -> int:
    """R84, Q60: few enough are alive, or nobody; else it was the last turn."""
    if alive == 0:
        return NOBODY_LEFT
    return FEW_LEFT if alive <= book.end_at else LAST_TURN


@rule
def close_location(game: Game, book: Book, place: int) -> None:
    """R82, R83: its Characters to the Parking Lot, its Monsters to the supply, for good."""
    game.closed[place] = True
    emit(game, CLOSED_NOW, place, game.monsters[place])
    send_monsters_away(game, place)
    for seat in range(book.players):
        for kind in range(book.family):
            if game.where[seat, kind] == place:
                put(game, seat, kind, PARKING)
                emit(game, DRIVEN_OUT, seat, kind, place, PARKING)


@rule
def finish(game: Game, book: Book) -> None:
    """R85, R86: scores, winners, the Epilogue; nothing is secret any more.

    Q68: the Epilogue reads the table as it is now. Q55: rows that were unlocked before are skipped.
    """
    game.stage = OVER
    game.asked = 0
    show_hands(game, book)
    judge_hands(game, book)
    best = 0
    for seat in range(book.players):
        game.score[seat] = score_of(game, book, seat)
        best = max(best, game.score[seat])
        tell_score(game, book, seat)
    nobody = all_alive(game, book) == 0 and book.wipeout == NO_WINNER
    for seat in range(book.players):
        if game.score[seat] == best and not nobody:
            game.winners |= 1 << seat
    if nobody:
        emit(game, NOBODY_WON)
    else:
        emit(game, WON, game.winners)
    for row in range(EPILOGUES):
        number = book.epilogue_row[row]
        if game.epilogue == 0 and not knows(book.unlocked, number) and is_met(game, book, number):
            game.epilogue = number
    emit(game, EPILOGUE, game.epilogue)


@rule
def show_hands(game: Game, book: Book) -> None:
    """R81: hands and the box lie open."""
    for seat in range(MOST_SEATS):
        game.hand_seen_by[seat] = EVERYONE
        game.boxed_seen_by[seat] = EVERYONE
        game.gift_seen_by[seat] = EVERYONE
    for seat in range(book.players):
        if game.hand_size[seat] > 0:
            emit(game, SHOWN, seat)
            tell_cards(game, game.hand[seat])
        if game.boxed_size[seat] > 0:
            emit(game, BOX_SHOWN, seat)
            tell_cards(game, game.boxed[seat])


@rule
def score_of(game: Game, book: Book, seat: int) -> int:
    """R85, R81, v01, v02, v14, v17: points of alive Characters, and what a survivor adds to them."""
    if game.alive[seat] == 0:
        return 0
    points = 0
    for kind in range(book.family):
        if game.where[seat, kind] != COLD:
            points += book.points[kind]
    return points + game.hand[seat, KEYS] * book.keys_points + extra_points(game, book, seat)


@rule
def extra_points(game: Game, book: Book, seat: int) -> int:
    """v02, v14, v17: what a variation gives a survivor."""
    if book.variant == FAMILY_BOND and game.alive[seat] == book.family:
        return WHOLE_FAMILY
    if book.variant == STOCKPILE:
        return game.hand_size[seat] // 2
    if book.variant == LONE_SURVIVOR and game.alive[seat] == 1:
        return ALONE
    return 0


@rule
def tell_score(game: Game, book: Book, seat: int) -> None:
    """R85: the points, and what each of them is for."""
    keys, extra = 0, 0
    if game.alive[seat] > 0:
        keys = game.hand[seat, KEYS] * book.keys_points
        extra = extra_points(game, book, seat)
    emit(
        game,
        SCORED,
        seat,
        game.score[seat],
        points_for(game, book, seat, BLOCKER),
        points_for(game, book, seat, LEADER),
        points_for(game, book, seat, WEEPER),
        points_for(game, book, seat, USELESS),
        keys if keys > 0 else MISSING,
        extra if extra > 0 else MISSING,
    )


@rule
def points_for(game: Game, book: Book, seat: int, kind: int) -> int:
    """What a Character is worth at the end, if it is alive."""
    if kind >= book.family or game.where[seat, kind] == COLD:
        return MISSING
    return book.points[kind]


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
