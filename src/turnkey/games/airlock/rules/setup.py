"""Setting up: the stack, the deal that finds a first player, the pool."""

from turnkey.core.chance import draw_from
from turnkey.core.journal import emit, more
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.airlock.events import (
    DEAL_TIED,
    DEAL_TILE,
    DEALT,
    DEALT_BACK,
    FIRST_PLAYER,
    LOT,
    LOT_DRAWN,
    POOL,
    POOL_TILE,
    ROUND,
)
from turnkey.games.airlock.rules.lists import put_in
from turnkey.games.airlock.state import (
    AT_END,
    CHOOSING,
    FIRST_DEAL,
    LAY_POOL,
    MOST_SEATS,
    NONE,
    SETS,
    TURNS,
    Book,
    Game,
)

MOST_TIE_BREAKS = 20


@rule
def deal(game: Game, book: Book) -> None:
    """R2, R5: all tiles in the stack, nothing on the table; then the first-player deal."""
    lay_out(game, book)
    emit(game, ROUND, game.round_number, book.passes[0])
    game.stage = FIRST_DEAL


@rule
def lay_out(game: Game, book: Book) -> None:
    """R2, R5: stations, discards and scores empty, the sets in use face down."""
    game.round_number = 1
    for tile in range(SETS * book.tiles):
        game.stack[tile] = 1 if tile % SETS < book.sets else 0
    game.stack_size = book.tiles * book.sets
    for seat in range(MOST_SEATS):
        game.picked[seat] = NONE
        game.target[seat] = NONE


# The first player of a round by deal


@rule
def deal_for_first(game: Game, book: Book) -> None:
    """R6-R9, R41: the seat whose tile has the largest maximum begins; those who tie are dealt again."""
    ahead = (1 << book.players) - 1
    deals = 0
    while ahead & (ahead - 1) != 0 and deals <= MOST_TIE_BREAKS:
        ahead = deal_among(game, book, ahead)
        deals += 1
    if ahead & (ahead - 1) != 0:
        game.first = draw_lot(game, book, ahead)
    else:
        game.first = 0
        while ahead >> game.first != 1:
            game.first += 1
    return_dealt(game, book)
    emit(game, FIRST_PLAYER, game.first, game.round_number)
    game.stage = LAY_POOL


@rule
def deal_among(game: Game, book: Book, seats: int) -> int:
    """R6-R8, Q3: deal a tile to each of these seats; returns those with the largest last number."""
    count = 0
    for seat in range(book.players):
        count += (seats >> seat) & 1
    if game.stack_size < count:
        return_dealt(game, book)  # Q4: too few left, so all come back
        emit(game, DEALT_BACK)
    best = 0
    ahead = 0
    for seat in range(book.players):
        if (seats >> seat) & 1:
            tile = draw_from(game, DEAL_TILE, game.stack[: SETS * book.tiles], EVERYONE, seat)
            game.stack[tile] = 0
            game.stack_size -= 1
            game.dealt[tile] = 1
            maximum = book.maximum[tile // SETS]
            emit(game, DEALT, seat, tile, maximum)
            if maximum > best:
                best = maximum
                ahead = 0
            if maximum == best:
                ahead |= 1 << seat
    if ahead & (ahead - 1) != 0:
        emit(game, DEAL_TIED, ahead, best)
    return ahead


@rule
def return_dealt(game: Game, book: Book) -> None:
    """R9: the dealt tiles go back to the stack."""
    for tile in range(SETS * book.tiles):
        game.stack[tile] += game.dealt[tile]
        game.stack_size += game.dealt[tile]
        game.dealt[tile] = 0


@rule
def draw_lot(game: Game, book: Book, seats: int) -> int:
    """Q4, R34: one of these seats, all equally likely."""
    for seat in range(book.players):
        game.tied[seat] = (seats >> seat) & 1
    seat = draw_from(game, LOT, game.tied)
    for other in range(book.players):
        game.tied[other] = 0
    emit(game, LOT_DRAWN, seats, seat)
    return seat


# The pool


@rule
def lay_pool(game: Game, book: Book) -> None:
    """R4, R32, Q10: as many tiles as there will be turns, face up, before the first player is named.

    R41: with scoring=end nobody names one.
    """
    for _ in range(book.passes[game.round_number - 1] * book.players):
        tile = draw_from(game, POOL_TILE, game.stack[: SETS * book.tiles])
        game.stack[tile] = 0
        game.stack_size -= 1
        put_in(game.pool, game.pool_size, tile)
        game.pool_size += 1
    emit(game, POOL, game.round_number, game.pool_size)
    for place in range(game.pool_size):
        more(game, game.pool[place])
    game.turns_taken = 0
    game.stage = TURNS if game.round_number == 1 or book.scoring == AT_END else CHOOSING
