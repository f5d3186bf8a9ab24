"""The end: whose hand wins, and what it is worth (R49-R51)."""

from typing import Any

from turnkey.core.journal import emit, more
from turnkey.core.lifted import only_at_tables
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.locked_out.events import COUNTED, ENDED
from turnkey.games.locked_out.state import (
    ESCAPE,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_RESOURCE,
    MAX_PILE,
    MOST_SEATS,
    N_CARDS,
    N_ROOMS,
    OVER,
    Book,
    Ending,
    Game,
)

KEY_UNIT = 64  # more than there are cards of any sort


@long_rule
def finish(game: Game, book: Book, ending: Ending) -> None:
    """R51, Q28, Q29: the highest hand after an escape, the lowest when caught; full ties share.

    Q41: who entered 8a has no advantage. In the end all cards are open.
    """
    game.phase = OVER
    game.ending = ending
    sign = 1 if ending == ESCAPE else -1
    best = sign * ranking_key(game, book, 0)
    for seat in range(book.players):
        best = max(best, sign * ranking_key(game, book, seat))
    winners = 0
    for seat in range(book.players):
        if sign * ranking_key(game, book, seat) == best:
            winners |= 1 << seat
    game.winners = winners
    for seat in range(MOST_SEATS):
        game.hand_seen_by[seat] = EVERYONE
        game.claim_seen_by[seat] = EVERYONE
    for room in range(N_ROOMS):
        for place in range(MAX_PILE):
            game.pile_seen_by[room, place] = EVERYONE
            game.given_seen_by[room, place] = EVERYONE
    for check in range(game.checks):
        game.check_seen_by[check] = EVERYONE
    for seat in range(book.players):
        tell_hand(game, book, seat)
    emit(game, ENDED, ending, winners)


@rule
def _nothing_told(game: Game, book: Book, seat: int) -> None:
    return None


@only_at_tables(otherwise=_nothing_told)
def tell_hand(game: Game, book: Book, seat: int) -> None:
    """R49, R50: the three numbers that a hand is ranked by, and its cards."""
    value, access, resources = hand_value(game, book, seat), access_cards(game, seat), resource_cards(game, seat)
    emit(game, COUNTED, seat, value, access, resources)
    for card in range(1, N_CARDS):
        for _ in range(game.hand[seat, card]):
            more(game, card)


@rule
def hand_value(game: Game, book: Book, seat: int) -> int:
    """R49, R57: the cards in hand, hazards at their negative value."""
    value = 0
    for card in range(1, N_CARDS):
        value += game.hand[seat, card] * book.value[card]
    return value


@rule
def access_cards(game: Game, seat: int) -> int:
    count = 0
    for card in range(1, FIRST_RESOURCE):
        count += game.hand[seat, card]
    return count


@rule
def resource_cards(game: Game, seat: int) -> int:
    """Q34: a double counts once, hazards not at all."""
    count = 0
    for card in range(FIRST_RESOURCE, FIRST_LOOT):
        count += game.hand[seat, card]
    for card in range(FIRST_DOUBLE, FIRST_HAZARD):
        count += game.hand[seat, card]
    return count


@rule
def ranking_key(game: Game, book: Book, seat: int) -> int:
    """R50: value, then access cards, then resource cards, in one number."""
    return (hand_value(game, book, seat) * KEY_UNIT + access_cards(game, seat)) * KEY_UNIT + resource_cards(game, seat)


@rule
def over(game: Game, book: Book) -> bool:
    return game.phase == OVER


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    """Q28: one point, shared among the winners."""
    count = 0
    for seat in range(book.players):
        count += (game.winners >> seat) & 1
    for seat in range(book.players):
        out[seat] = 1.0 / count if (game.winners >> seat) & 1 else 0.0


MEASURES = (
    "escape", "rounds", "stage", "lowest_token", "cards_drawn", "searches", "exchanges",
    "accusations", "confiscations", "best_value", "worst_value",
)  # fmt: skip


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    """What a designer wants to know of a finished game, in the order of MEASURES."""
    out[0] = game.ending == ESCAPE
    out[1] = game.round_number
    out[2] = game.stage
    out[3] = min(game.token[0], min(game.token[1], game.token[2]))
    drawn = 0
    for room in range(N_ROOMS):
        drawn += game.taken[room]
    out[4] = drawn
    out[5] = game.searches
    out[6] = game.exchanges
    out[7] = game.accusations
    out[8] = game.confiscations
    best = hand_value(game, book, 0)
    worst = best
    for seat in range(1, book.players):
        value = hand_value(game, book, seat)
        best = max(best, value)
        worst = min(worst, value)
    out[9] = best
    out[10] = worst
