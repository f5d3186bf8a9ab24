"""A turn: a step through a doorway, a card from the pile there; and play passing on (R9-R18)."""

from typing import Any

from turnkey.core.journal import emit, whisper
from turnkey.core.menu import offer_if
from turnkey.core.rule import rule
from turnkey.games.locked_out.actions import MOVE
from turnkey.games.locked_out.events import (
    CARD_PASSED,
    DREW,
    ESCAPED,
    EXTRA_TURN,
    MOVED,
    NOTHING_THERE,
    TURN_DONE,
    TURN_STARTS,
)
from turnkey.games.locked_out.rules.ending import finish
from turnkey.games.locked_out.rules.maintenance import maintain
from turnkey.games.locked_out.state import (
    CHOOSE_MOVE,
    COMPUTER,
    DRAW,
    ESCAPE,
    MAX_PILE,
    N_SPACES,
    OVER,
    PLAY_CARD,
    SHOW,
    STRUCTURED_TALK,
    TALK_FLOOR,
    TURN_BEGINS,
    Book,
    Game,
)

# The spaces that each space has a doorway to, a bit each: 2, 3, 4, 5, 2a, 6, 7, 8, 8a
DOORWAYS = (
    0b000010000,  # 2: 2a
    0b000010100,  # 3: 4, 2a
    0b000011010,  # 4: 3, 5, 2a
    0b000110100,  # 5: 4, 2a, 6
    0b000101111,  # 2a: 2, 3, 4, 5, 6
    0b011011000,  # 6: 5, 2a, 7, 8
    0b010100000,  # 7: 6, 8
    0b101100000,  # 8: 6, 7, 8a
    0b010000000,  # 8a: 8
)
# R9: the spaces that may be entered at each stage. R10: space 1, which carries the track, is none of these.
ACCESSIBLE = (0, 0b000011111, 0b011111111, 0b111111111)


@rule
def begin_turn(game: Game, book: Book) -> None:
    """A normal turn or the extra turn of a search; with structured talk a floor opens before every move."""
    game.actor = game.active
    game.suspect = game.active
    game.phase = CHOOSE_MOVE
    if game.search_used:
        emit(game, EXTRA_TURN, game.round_number, game.active)
    else:
        emit(game, TURN_STARTS, game.round_number, game.active)
    if book.talk == STRUCTURED_TALK:
        game.silent = 0
        for seat in range(book.players):
            game.claims[seat] = 0
        game.phase = TALK_FLOOR


@rule
def ways_from(game: Game, space: int) -> int:
    """R9, R12: the spaces that one step may lead to, a bit each."""
    return DOORWAYS[space] & ACCESSIBLE[game.stage]


@rule
def offer_moves(game: Game, seat: int, menu: Any) -> None:
    """R12, R13, Q42: any way that is open, also to a space where others stand; nobody has to enter 8a."""
    ways = ways_from(game, game.where[seat])
    for space in range(N_SPACES):
        offer_if(menu, (ways >> space) & 1 == 1, MOVE + space)


@rule
def move(game: Game, book: Book, seat: int, space: int) -> None:
    """R12, R14: one step; into the computer it ends the game at once."""
    emit(game, MOVED, seat, game.where[seat], space)
    game.where[seat] = space
    if space == COMPUTER:
        emit(game, ESCAPED, seat)
        finish(game, book, ESCAPE)
    else:
        game.phase = DRAW


@rule
def draw_card(game: Game, book: Book) -> None:
    """R15, Q7, Q30: the top card of the pile (2a has one too), if there is any; without it nobody intercepts either."""
    seat = game.active
    room = game.where[seat]
    game.actor = seat
    top = game.taken[room]
    if top == book.pile_size[room]:
        emit(game, NOTHING_THERE, seat, room)
        game.phase = PLAY_CARD
        return
    game.taken[room] = top + 1
    game.pile_seen_by[room, top] = 1 << seat
    left = book.pile_size[room] - top - 1
    whisper(game, 1 << seat, DREW, MAX_PILE * room + top, seat, room, game.pile[room, top], left)
    game.phase = SHOW


@rule
def pass_play(game: Game, book: Book) -> None:
    """R11, R17: clockwise; the two areas stay as they are.

    R42, R47, Q24, Q27: the seat with the maintenance card does only maintenance; its neighbour then takes the turn.
    R48, Q23: a search turn begins without play passing, so it never comes here.
    """
    emit(game, TURN_DONE, game.active, game.hand_size[game.active])
    game.search_used = False
    game.active = next_seat(game.active, book)
    if game.active == game.maintainer:
        maintain(game, book)
        if game.phase == OVER:
            return
        game.active = next_seat(game.active, book)
        emit(game, CARD_PASSED, game.maintainer, game.active)
        game.maintainer = game.active
    game.phase = TURN_BEGINS


@rule
def next_seat(seat: int, book: Book) -> int:
    return seat + 1 if seat + 1 < book.players else 0
