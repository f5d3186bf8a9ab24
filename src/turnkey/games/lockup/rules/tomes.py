"""Tomes: when each may be played, and what it does (R45, R46, Q20-Q29)."""

from typing import Any

import numpy as np

from turnkey.core.journal import answer, emit, whisper
from turnkey.core.menu import offer_if
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import AT, GAIN_BUNDLE, MOVE_TOKEN, ON, PLAY, TO
from turnkey.games.lockup.events import (
    GUARD_PEEKED,
    HAGGLED,
    HAS_ALIBI,
    MAY_HIDE_MORE,
    MOVED,
    MOVED_HIDDEN,
    PEEK_SHOWED,
    PEEKED_AT,
    RECOGNISED,
    SMUGGLED,
    STRONGER,
    TINKERED,
    TOME_PLAYED,
)
from turnkey.games.lockup.rules.asking import ask
from turnkey.games.lockup.rules.decks import discard_tome
from turnkey.games.lockup.rules.roll_call import clear_half, note_shadow
from turnkey.games.lockup.rules.supplies import gain, give_suspicion, return_suspicion
from turnkey.games.lockup.rules.windows import is_window, window_goes_on
from turnkey.games.lockup.state import (
    ALIBI,
    AT_CELL,
    AT_CHOW,
    AT_PATROL,
    AT_RAID,
    AT_ROLL_CALL,
    AT_STRENGTH,
    AT_WIDE,
    BLAME,
    BRAWL,
    BUNDLE,
    BUNDLES,
    BY_TOME,
    CALM,
    CELL_ACTION,
    DOWN,
    GUARDS,
    HAGGLE,
    HALF_LOCATION,
    HALF_MOVE,
    HIRE_MODE,
    MOVE,
    MOVED_DOWN,
    MOVES,
    PATROL_WINDOW,
    PEEK,
    PEEKED,
    PLACEABLE,
    RAID_WINDOW,
    ROLL_CALL_TURN,
    ROLL_CALL_WINDOW,
    SCROUNGE,
    SMUGGLE,
    STEALTH,
    STRENGTH_WINDOW,
    TINKER,
    TITLES,
    TOKEN_COUNT,
    TOME_BLAME_SEAT,
    TOME_MOVE,
    TOME_PEEK_LOC,
    TOME_SCROUNGE,
    UP,
    Book,
    Game,
)

# Titles of one moment come before those that are played at any
OFFERED = np.array((STEALTH, PEEK, MOVE, BRAWL, HAGGLE, TINKER, SMUGGLE, ALIBI, CALM, BLAME, SCROUNGE), np.int64)


@rule
def moment_of(game: Game) -> int:
    """Q20-Q24: which moment for tomes this decision is; 0: none can be played. Q22: of rewards, only chow and cell."""
    if game.stage == ROLL_CALL_TURN:
        return AT_ROLL_CALL if game.half[HALF_LOCATION] == 0 else 0
    if game.stage == ROLL_CALL_WINDOW:
        return AT_WIDE
    if game.stage == STRENGTH_WINDOW:
        return AT_STRENGTH
    if game.stage == HIRE_MODE:
        return AT_CHOW
    if game.stage == CELL_ACTION:
        return AT_CELL
    if game.stage == PATROL_WINDOW:
        return AT_PATROL
    return AT_RAID if game.stage == RAID_WINDOW else 0


@rule
def offer_tomes(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R46: each title that the seat holds, whose moment this is and that would do something."""
    if game.hand_size[seat] == 0:
        return
    moment = moment_of(game)
    if moment == 0:
        return
    for place in range(TITLES):
        title = OFFERED[place]
        if game.hand[seat, title] and book.title_when[title] & moment:
            offer_if(menu, is_playable(game, book, seat, title), PLAY + title)


@rule
def is_playable(game: Game, book: Book, seat: int, title: int) -> bool:
    """R46: whether this title would do something now."""
    if title == PEEK:
        return hidden_places(game, book, seat) != 0
    if title == MOVE:
        return game.crew[seat] != 0
    if title in (CALM, BLAME):
        return game.suspicion[seat] > 0
    if title == SCROUNGE:
        return game.supply[0] > 0 or game.supply[1] > 0 or game.supply[2] > 0
    if title == HAGGLE:
        return not game.haggle
    if title == TINKER:
        return not game.tinkered and not game.acted
    return True


@rule
def hidden_places(game: Game, book: Book, seat: int) -> int:
    """Locations where somebody else, or the guards, have something face down: a bit each."""
    if book.solitary:
        return game.guards_hidden
    places = 0
    for other in range(book.players):
        if other != seat:
            for location in range(PLACEABLE):
                if game.down[other, location] > 0:
                    places |= 1 << location
    return places


@rule
def play_tome(game: Game, book: Book, seat: int, title: int) -> None:
    """R45: free, into the open discard."""
    discard_tome(game, seat, title)
    emit(game, TOME_PLAYED, seat, title, game.hand_size[seat])
    game.tomes_played += 1
    game.back = game.stage
    if is_window(game.stage):
        window_goes_on(game, book, seat)
    if title == STEALTH:
        game.allowance[seat] += book.stealth
        emit(game, MAY_HIDE_MORE, seat, game.allowance[seat])
    elif title == PEEK:
        game.stage = TOME_PEEK_LOC
    elif title == MOVE:
        game.stage = TOME_MOVE
    elif title == BRAWL:
        game.brawl[seat] += book.brawl
        emit(game, STRONGER, seat, game.location, book.brawl)
    elif title == CALM:
        return_suspicion(game, book, seat, book.calm, BY_TOME)
    elif title == BLAME:
        game.stage = TOME_BLAME_SEAT
    elif title == SCROUNGE:
        game.stage = TOME_SCROUNGE
    elif title == HAGGLE:
        game.haggle = True
        emit(game, HAGGLED, seat)
    elif title == TINKER:
        game.tinkered = True
        game.actions_left = 2
        emit(game, TINKERED, seat)
    elif title == SMUGGLE:
        game.smuggled |= 1 << seat
        emit(game, SMUGGLED, seat)
    elif title == ALIBI:
        game.alibis |= 1 << seat
        emit(game, HAS_ALIBI, seat)


# A tome's own decisions; where everybody sees that there is one way only, it is taken


@rule
def advance_tome(game: Game, book: Book) -> None:
    seat = game.actor
    if game.stage == TOME_PEEK_LOC:
        places = hidden_places(game, book, seat)
        if places & (places - 1) == 0:
            location = lowest(places)
            answer(game, seat, AT + location)
            peek(game, book, seat, location)
        else:
            ask(game, seat)
    elif game.stage == TOME_MOVE:
        advance_move(game, seat)
    elif game.stage == TOME_BLAME_SEAT:
        if book.solitary:
            blame(game, book, seat, GUARDS)
        elif book.players == 2:
            answer(game, seat, ON + 1 - seat)
            blame(game, book, seat, 1 - seat)
        else:
            ask(game, seat)
    else:
        first = first_bundle(game, 0)
        if first_bundle(game, first + 1) == len(BUNDLES):
            answer(game, seat, GAIN_BUNDLE + first)
            scrounge(game, book, seat, first)
        else:
            ask(game, seat)


@rule
def lowest(places: int) -> int:
    location = 0
    while not (places >> location) & 1:
        location += 1
    return location


@rule
def offer_tome_choices(game: Game, book: Book, seat: int, menu: Any) -> None:
    if game.stage == TOME_PEEK_LOC:
        places = hidden_places(game, book, seat)
        for location in range(PLACEABLE):
            offer_if(menu, knows(places, location), AT + location)
    elif game.stage == TOME_MOVE:
        offer_moves(game, seat, menu)
    elif game.stage == TOME_BLAME_SEAT:
        for other in range(book.players):
            offer_if(menu, other != seat, ON + other)
    else:
        for bundle in range(len(BUNDLES)):
            offer_if(menu, can_give(game, bundle), GAIN_BUNDLE + bundle)


@rule
def peek(game: Game, book: Book, seat: int, location: int) -> None:
    """T03, R89, Q61: all that others have face down there, for this seat's eyes only."""
    emit(game, PEEKED_AT, seat, location)
    if book.solitary:
        game.guard_seen_by[location] |= 1 << seat
        whisper(game, 1 << seat, GUARD_PEEKED, seat, location, game.guard_down[location] - 1)
    else:
        note_shadow(game, PEEKED, seat, location, 0)
        for owner in range(book.players):
            if owner != seat and game.down[owner, location] > 0:
                mask = 0
                for token in range(TOKEN_COUNT):
                    if game.token[owner, token] == DOWN + location:
                        game.peeked[seat, owner, token] = DOWN + location
                        mask |= 1 << token
                whisper(game, 1 << seat, PEEK_SHOWED, seat, owner, location, mask)
    game.stage = game.back


@rule
def is_on_board(game: Game, seat: int, token: int) -> bool:
    place = game.token[seat, token]
    return (place >= UP and place < UP + PLACEABLE) or (place >= DOWN and place < DOWN + PLACEABLE)


@rule
def location_of(place: int) -> int:
    return place - DOWN if place >= DOWN else place - UP


@rule
def advance_move(game: Game, seat: int) -> None:
    """T05: which token, then where to; how many tokens lie on the board everybody sees."""
    game.half_seen_by = 1 << seat
    if game.half[HALF_MOVE] == 0:
        count, only = 0, 0
        for token in range(TOKEN_COUNT):
            if is_on_board(game, seat, token):
                count += 1
                only = token
        if count == 1:
            answer(game, seat, MOVE_TOKEN + only, 1 << seat)
            game.half[HALF_MOVE] = only + 1
    ask(game, seat)


@rule
def offer_moves(game: Game, seat: int, menu: Any) -> None:
    if game.half[HALF_MOVE] == 0:
        for token in range(TOKEN_COUNT):
            offer_if(menu, is_on_board(game, seat, token), MOVE_TOKEN + token)
        return
    here = location_of(game.token[seat, game.half[HALF_MOVE] - 1])
    for location in range(PLACEABLE):
        offer_if(menu, location != here, TO + location)


@rule
def move_token(game: Game, book: Book, seat: int, location: int) -> None:
    """T05, Q26, Q61: face up or face down as before; those who had looked at it still know it."""
    token = game.half[HALF_MOVE] - 1
    place = game.token[seat, token]
    here = location_of(place)
    lookers = 0
    clear_half(game)
    if place >= DOWN:
        game.token[seat, token] = DOWN + location
        game.down[seat, here] -= 1
        game.down[seat, location] += 1
        note_shadow(game, MOVED_DOWN, seat, here, location)
        if game.moves < MOVES:
            game.mover[game.moves] = token + 1
            game.moves += 1
        for watcher in range(book.players):
            if game.peeked[watcher, seat, token] > 0:
                game.peeked[watcher, seat, token] = DOWN + location
                lookers |= 1 << watcher
    else:
        game.token[seat, token] = UP + location
        game.shown[seat, token] = UP + location
    game.crew[seat] |= 1 << location
    if not has_crew(game, seat, here):
        game.crew[seat] &= ~(1 << here)
    if place >= DOWN:
        whisper(game, 1 << seat, MOVED_HIDDEN, seat, token, here, location)
    else:
        emit(game, MOVED, seat, token, here, location)
    if lookers != 0:
        whisper(game, lookers, RECOGNISED, seat, token)
    game.stage = game.back


@rule
def has_crew(game: Game, seat: int, location: int) -> bool:
    for token in range(TOKEN_COUNT):
        if game.token[seat, token] == UP + location or game.token[seat, token] == DOWN + location:
            return True
    return False


@rule
def blame(game: Game, book: Book, seat: int, other: int) -> None:
    """T11, Q57: one suspicion marker to another party."""
    give_suspicion(game, book, seat, other, BY_TOME)
    game.stage = game.back


@rule
def can_give(game: Game, bundle: int) -> bool:
    """T13: whether the supply has at least one marker of it."""
    for kind in range(3):
        if BUNDLE[bundle, kind] > 0 and game.supply[kind] > 0:
            return True
    return False


@rule
def first_bundle(game: Game, start: int) -> int:
    for bundle in range(start, len(BUNDLES)):
        if can_give(game, bundle):
            return bundle
    return len(BUNDLES)


@rule
def scrounge(game: Game, book: Book, seat: int, bundle: int) -> None:
    for kind in range(3):
        gain(game, book, seat, kind, BUNDLE[bundle, kind], BY_TOME)
    game.stage = game.back
