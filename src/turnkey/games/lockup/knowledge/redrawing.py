"""What a seat cannot know, redrawn: face-down tokens, half-built placements, guard cards (Q61, Q62).

Which tokens others laid face down was their choice, so every way to lay the unseen ones is taken as equally likely,
and so is each of several face-down tokens to have been the one that moved.
"""

from typing import Any

from turnkey.core.chance import pick, reseed
from turnkey.core.pools import take_one
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.knowledge.tomes import redraw_tomes
from turnkey.games.lockup.rules.roll_call import add_token, clear_half, first_token, may_hide
from turnkey.games.lockup.rules.tomes import is_on_board
from turnkey.games.lockup.state import (
    DOWN,
    HALF_LOCATION,
    HALF_MOVE,
    HELD,
    LAID,
    MOST_SEATS,
    MOVED_DOWN,
    MOVES,
    OVER,
    PEEKED,
    PLACEABLE,
    ROLL_CALL_TURN,
    TOKEN_COUNT,
    TOME_MOVE,
    Book,
    Game,
)

NEVER = 31


@long_rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Another world that this seat cannot tell from the true one."""
    reseed(game, dice)
    if game.stage == OVER:
        return
    for owner in range(book.players):
        if owner != seat:
            remember_peeks(game, owner, seat)
            redraw_tokens(game, owner, seat, dice)
            retrace(game, book, owner, seat, dice)
    redraw_half(game, book, seat, dice)
    redraw_tomes(game, book, seat, dice)
    if book.solitary:
        redraw_guards(game, seat, dice)


# Tokens


@rule
def has_seen(game: Game, seat: int, owner: int, token: int) -> bool:
    return seat < MOST_SEATS and game.peeked[seat, owner, token] > 0


@rule
def redraw_tokens(game: Game, owner: int, seat: int, dice: Any) -> None:
    """Each unseen token into one of the unseen places, all ways equally likely."""
    spots = game.held[owner]  # four bits for the cell, and four for each location
    left = game.held[owner]
    for location in range(PLACEABLE):
        spots |= game.down[owner, location] << (4 * location + 4)
        left += game.down[owner, location]
    for token in range(TOKEN_COUNT):
        if has_seen(game, seat, owner, token):
            spots -= 1 << (4 * (game.peeked[seat, owner, token] - DOWN) + 4)
            left -= 1
    for token in range(TOKEN_COUNT):
        if game.shown[owner, token] == 0 and not has_seen(game, seat, owner, token):
            wanted = pick(dice, left)
            spot = 0
            while wanted >= (spots >> (4 * spot)) & 15:
                wanted -= (spots >> (4 * spot)) & 15
                spot += 1
            spots -= 1 << (4 * spot)
            left -= 1
            game.token[owner, token] = HELD if spot == 0 else DOWN + spot - 1


# Who looked at what: the round's face-down history, backwards from where the tokens lie now


@rule
def kind_of(entry: int) -> int:
    return entry & 3


@rule
def seat_of(entry: int) -> int:
    return (entry >> 2) & 7


@rule
def place_of(entry: int) -> int:
    return (entry >> 5) & 7


@rule
def target_of(entry: int) -> int:
    return entry >> 8


@rule
def was_anything_seen(game: Game) -> bool:
    for place in range(game.shadows):
        if kind_of(game.shadow[place]) != LAID:
            return True
    return False


@rule
def remember_peeks(game: Game, owner: int, seat: int) -> None:
    """Since when the seat knows each token, five bits each, into the working space: NEVER for most."""
    known = 0
    for token in range(TOKEN_COUNT):
        first = NEVER
        if has_seen(game, seat, owner, token):
            here = game.peeked[seat, owner, token] - DOWN
            moves = game.moves
            for back in range(game.shadows):
                place = game.shadows - 1 - back
                entry = game.shadow[place]
                if kind_of(entry) == PEEKED:
                    if seat_of(entry) == seat and place_of(entry) == here:
                        first = place
                elif kind_of(entry) == MOVED_DOWN:
                    moves -= 1
                    if seat_of(entry) == owner and game.mover[moves] == token + 1:
                        here = place_of(entry)
                elif seat_of(entry) == owner and place_of(entry) == here:
                    break
        known |= first << (5 * token)
    game.tracked[0] = known


@rule
def retrace(game: Game, book: Book, owner: int, seat: int, dice: Any) -> None:
    """Q26, Q61: which tokens moved, and so which of them others have looked at."""
    known = game.tracked[0]
    game.tracked[0] = 0
    if not was_anything_seen(game):
        return
    for watcher in range(book.players):
        if watcher != seat and watcher != owner:
            for token in range(TOKEN_COUNT):
                game.peeked[watcher, owner, token] = 0
    where = 0  # four bits for each token: its location at the time, from 1; 0: not face down
    for token in range(TOKEN_COUNT):
        if game.token[owner, token] >= DOWN and game.token[owner, token] < DOWN + PLACEABLE:
            where |= (game.token[owner, token] - DOWN + 1) << (4 * token)
    moves = game.moves
    for back in range(game.shadows):
        place = game.shadows - 1 - back
        entry = game.shadow[place]
        kind = kind_of(entry)
        if kind == MOVED_DOWN:
            moves -= 1
            if seat_of(entry) == owner and moves < MOVES:
                token = pick_mover(game, known, where, moves, place, target_of(entry), dice)
                if token < TOKEN_COUNT:
                    game.mover[moves] = token + 1
                    where &= ~(15 << (4 * token))
                    where |= (place_of(entry) + 1) << (4 * token)
        else:
            for token in range(TOKEN_COUNT):
                if (where >> (4 * token)) & 15 == place_of(entry) + 1:
                    if kind == LAID and seat_of(entry) == owner:
                        where &= ~(15 << (4 * token))
                    elif kind == PEEKED and seat_of(entry) != seat and seat_of(entry) != owner:
                        game.peeked[seat_of(entry), owner, token] = game.token[owner, token]


@rule
def pick_mover(game: Game, known: int, where: int, move: int, place: int, target: int, dice: Any) -> int:
    """The one that the seat knew when it moved; else one of those that it did not know, all equally likely."""
    mover = game.mover[move] - 1
    if mover >= 0 and (known >> (5 * mover)) & 31 < place:
        return mover
    count = 0
    for token in range(TOKEN_COUNT):
        if (where >> (4 * token)) & 15 == target + 1 and (known >> (5 * token)) & 31 > place:
            count += 1
    if count == 0:  # it has been turned up since
        return TOKEN_COUNT
    wanted = pick(dice, count)
    for token in range(TOKEN_COUNT):
        if (where >> (4 * token)) & 15 == target + 1 and (known >> (5 * token)) & 31 > place:
            if wanted == 0:
                return token
            wanted -= 1
    return TOKEN_COUNT


# What is half done


@rule
def redraw_half(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Q25: nobody sees a placement or a move that another seat is still building; it may be at any point."""
    actor = game.actor
    if actor == seat or game.asked == 0:
        return
    if game.stage == ROLL_CALL_TURN:
        clear_half(game)
        redraw_placement(game, book, actor, dice)
    elif game.stage == TOME_MOVE:
        redraw_move(game, actor, dice)


@rule
def redraw_placement(game: Game, book: Book, actor: int, dice: Any) -> None:
    free = 0
    for location in range(PLACEABLE):
        free += 0 if knows(game.crew[actor], location) else 1
    if game.held[actor] == 0 or (game.held[actor] == 1 and not may_hide(game, book, actor)):
        return
    wanted = pick(dice, free + 1)
    if wanted == free:
        return
    location = 0
    while knows(game.crew[actor], location) or wanted > 0:
        wanted -= 0 if knows(game.crew[actor], location) else 1
        location += 1
    game.half[HALF_LOCATION] = location + 1
    token = first_token(game, actor, 0)
    following = first_token(game, actor, token + 1)
    while following < TOKEN_COUNT:  # the last token would have ended it
        way = pick(dice, 4)
        if way == 3:
            return
        if way == 1 or (way == 2 and may_hide(game, book, actor)):
            add_token(game, 2 * token + way - 1)
        token = following
        following = first_token(game, actor, token + 1)


@rule
def redraw_move(game: Game, actor: int, dice: Any) -> None:
    game.half[HALF_MOVE] = 0
    count, chosen = 0, 0
    for token in range(TOKEN_COUNT):
        if is_on_board(game, actor, token):
            count += 1
            chosen = token + 1
    if count > 1:
        wanted = pick(dice, count + 1)
        chosen = 0
        for token in range(TOKEN_COUNT):
            if is_on_board(game, actor, token):
                chosen = token + 1 if wanted == 0 else chosen
                wanted -= 1
    game.half[HALF_MOVE] = chosen


# Guards


@rule
def redraw_guards(game: Game, seat: int, dice: Any) -> None:
    """R76: the unseen cards lie in any order, on the board and in the deck."""
    for location in range(PLACEABLE):
        if is_secret_post(game, location, seat):
            game.guard_deck[game.guard_down[location] - 1] = 1
            game.guard_deck_size += 1
    for location in range(PLACEABLE):
        if is_secret_post(game, location, seat):
            game.guard_down[location] = take_one(game.guard_deck, dice) + 1
            game.guard_deck_size -= 1


@rule
def is_secret_post(game: Game, location: int, seat: int) -> bool:
    return knows(game.guards_hidden, location) and not knows(game.guard_seen_by[location], seat)
