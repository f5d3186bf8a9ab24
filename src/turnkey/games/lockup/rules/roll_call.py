"""Roll Call: crews are sent out, face up and face down (R11-R19, R76-R79)."""

from typing import Any

from turnkey.core.events import MISSING
from turnkey.core.journal import answer, emit, whisper
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import ADD, END, PASS, PLACE
from turnkey.games.lockup.events import CREW_CHOSEN, LIGHTS_OUT, PASSED, PLACED, ROUND_STARTS
from turnkey.games.lockup.rules.asking import ask, named
from turnkey.games.lockup.rules.guards import post_guards
from turnkey.games.lockup.rules.windows import open_window
from turnkey.games.lockup.state import (
    DOWN,
    GUARDS,
    GUARDS_TURN,
    HALF_DOWN,
    HALF_LOCATION,
    HALF_MOVE,
    HALF_UP,
    HELD,
    LAID,
    MOST_SEATS,
    NEXT_LOCATION,
    OUT,
    PLACEABLE,
    ROLL_CALL_TURN,
    ROLL_CALL_WINDOW,
    SHADOWS,
    TOKEN_COUNT,
    TURN_BEGINS,
    TURN_ENDS,
    UP,
    WIDE,
    Book,
    Game,
)


@rule
def begin_round(game: Game, book: Book) -> None:
    """All tokens back in their cells, also those never placed (R19), new allowances, nobody has passed.

    R76: the guards take their posts.
    """
    emit(game, ROUND_STARTS, game.round_number, book.rounds, named(book, game.fpt))
    game.passed = 0
    game.smuggled = 0
    game.shadows = 0
    game.moves = 0
    game.mover[0] = 0
    game.mover[1] = 0
    for place in range(SHADOWS):
        game.shadow[place] = 0
    for seat in range(book.players):
        game.held[seat] = 0
        for token in range(TOKEN_COUNT):
            if game.token[seat, token] != OUT:
                game.token[seat, token] = HELD
                game.shown[seat, token] = HELD
                game.held[seat] += 1
        game.allowance[seat] = 0 if book.solitary else book.face_down
    if book.solitary:
        post_guards(game, book)
    game.turn = game.fpt
    game.stage = TURN_BEGINS


@rule
def begin_turn(game: Game, book: Book) -> None:
    """R11: the next who has not passed; R77, R79: in Solitary in turn with the guards, until the cell is empty."""
    if book.solitary:
        if knows(game.passed, 0) or game.held[0] == 0:
            lights_out(game)
        else:
            game.stage = GUARDS_TURN if game.turn == GUARDS else ROLL_CALL_TURN
        return
    for place in range(book.players):
        seat = (game.turn + place) % book.players
        if not knows(game.passed, seat):
            game.turn = seat
            game.stage = ROLL_CALL_TURN
            return
    lights_out(game)


@rule
def lights_out(game: Game) -> None:
    emit(game, LIGHTS_OUT, game.round_number)
    game.location = -1
    game.stage = NEXT_LOCATION


@rule
def end_turn(game: Game, book: Book) -> None:
    """Q24: with wide windows others may play tomes now; in Solitary not when the phase is over."""
    game.turn = (game.turn + 1) % book.parties
    game.stage = TURN_BEGINS
    if book.tome_windows == WIDE:
        if not (book.solitary and (knows(game.passed, 0) or game.held[0] == 0)):
            open_window(game, book, ROLL_CALL_WINDOW)


@rule
def advance_turn(game: Game, book: Book) -> None:
    """R17, Q20, Q25: an empty cell and no tome pass by themselves; a placement with one way to go on goes on."""
    seat = game.turn
    if game.half[HALF_LOCATION] == 0:
        if game.held[seat] == 0 and game.hand_size[seat] == 0:
            answer(game, seat, PASS)
            pass_turn(game, seat)
            return
    else:
        if game.held[seat] == 1 and placed_so_far(game) == 0 and not may_hide(game, book, seat):
            token = first_token(game, seat, 0)
            answer(game, seat, ADD + 2 * token, 1 << seat)
            add_token(game, 2 * token)
        if first_token(game, seat, next_token(game)) == TOKEN_COUNT:
            answer(game, seat, END, 1 << seat)
            end_placement(game, book, seat)
            return
    game.half_seen_by = 1 << seat
    ask(game, seat)


@rule
def offer_turn(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R12-R14: a location without own tokens (Q50: there always is one), or with one chosen the tokens for it."""
    if game.half[HALF_LOCATION] > 0:
        offer_tokens(game, book, seat, menu)
        return
    if game.held[seat] > 0:
        for location in range(PLACEABLE):
            offer_if(menu, not knows(game.crew[seat], location), PLACE + location)
    offer(menu, PASS)


@rule
def offer_tokens(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R12, R15: lower tokens before higher ones, so that each placement is built in one way only."""
    hide = may_hide(game, book, seat)
    for token in range(next_token(game), TOKEN_COUNT):
        here = game.token[seat, token] == HELD
        offer_if(menu, here, ADD + 2 * token)
        offer_if(menu, here and hide, ADD + 2 * token + 1)
    offer_if(menu, placed_so_far(game) != 0, END)


@rule
def placed_so_far(game: Game) -> int:
    return game.half[HALF_UP] | game.half[HALF_DOWN]


@rule
def next_token(game: Game) -> int:
    """The first token after those of the placement."""
    mask = placed_so_far(game)
    token = 0
    while mask >> token:
        token += 1
    return token


@rule
def first_token(game: Game, seat: int, start: int) -> int:
    for token in range(start, TOKEN_COUNT):
        if game.token[seat, token] == HELD:
            return token
    return TOKEN_COUNT


@rule
def may_hide(game: Game, book: Book, seat: int) -> bool:
    """R15, Q48, Q51: as long as the allowance lasts; never in a Solitary game."""
    return not book.solitary and count_bits(game.half[HALF_DOWN]) < game.allowance[seat]


@rule
def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def add_token(game: Game, what: int) -> None:
    """A token into the placement: 2 × token, and 1 more if face down."""
    if what & 1:
        game.half[HALF_DOWN] |= 1 << (what >> 1)
    else:
        game.half[HALF_UP] |= 1 << (what >> 1)


@rule
def end_placement(game: Game, book: Book, seat: int) -> None:
    """R12, R16, Q62: now everybody sees where, what lies face up, and how many face down."""
    location = game.half[HALF_LOCATION] - 1
    ups, downs = game.half[HALF_UP], game.half[HALF_DOWN]
    for token in range(TOKEN_COUNT):
        if (ups >> token) & 1:
            game.token[seat, token] = UP + location
            game.shown[seat, token] = UP + location
            game.held[seat] -= 1
        elif (downs >> token) & 1:
            game.token[seat, token] = DOWN + location
            game.held[seat] -= 1
    hidden = count_bits(downs)
    if hidden > 0:
        game.down[seat, location] = hidden
        game.allowance[seat] -= hidden
        note_shadow(game, LAID, seat, location, hidden)
    game.crew[seat] |= 1 << location
    clear_half(game)
    told = hidden if hidden > 0 else MISSING
    whisper(game, 1 << seat, PLACED, seat, location, ups, told, downs, game.held[seat])
    game.stage = TURN_ENDS


@rule
def clear_half(game: Game) -> None:
    game.half[HALF_LOCATION] = 0
    game.half[HALF_UP] = 0
    game.half[HALF_DOWN] = 0
    game.half[HALF_MOVE] = 0


@rule
def note_shadow(game: Game, kind: int, seat: int, location: int, what: int) -> None:
    """What everybody saw happen to face-down tokens."""
    if game.shadows < SHADOWS:
        game.shadow[game.shadows] = kind + 4 * seat + 32 * location + 256 * what
        game.shadows += 1


@rule
def pass_turn(game: Game, seat: int) -> None:
    """R17, R18: final; tokens left in the cell stay there."""
    game.passed |= 1 << seat
    emit(game, PASSED, seat, game.held[seat])
    game.stage = TURN_ENDS


@rule
def choose_crew(game: Game, book: Book, seat: int, colour: int) -> None:
    """Crews differ in colour only; the seat that had this one by default gets the other in exchange."""
    before = game.colour[seat]
    holder = MISSING
    for other in range(book.players):
        if other != seat and game.colour[other] == colour:
            holder = other
    for other in range(MOST_SEATS):
        if game.colour[other] == colour:
            game.colour[other] = before
    game.colour[seat] = colour
    game.coloured |= 1 << seat
    emit(game, CREW_CHOSEN, seat, colour, holder, before)


@rule
def may_choose_crew(game: Game, book: Book, seat: int, colour: int) -> bool:
    """Before a seat has placed anything, a crew that nobody else has chosen or shown on the board."""
    if seat >= book.players or game.round_number != 1 or has_begun(game, seat):
        return False
    for other in range(book.players):
        fixed = knows(game.coloured, other) or has_begun(game, other)
        if other != seat and fixed and game.colour[other] == colour:
            return False
    return True


@rule
def has_begun(game: Game, seat: int) -> bool:
    """Whether a seat has placed tokens in the first Roll Call, or has passed."""
    return bool(game.crew[seat] != 0 or knows(game.passed, seat))
