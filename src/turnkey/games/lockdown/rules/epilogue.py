"""The Epilogues: what each asks of a finished game (R86, Q50-Q57, Q64, Q68)."""

from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.rules.mall import all_alive, is_alive
from turnkey.games.lockdown.state import (
    BAT,
    BLOCKER,
    INSIDE,
    KEYS,
    LEADER,
    MOLOTOV,
    PARKING,
    SAW,
    SURVEILLANCE,
    WEEPER,
    Book,
    Game,
)


@rule
def is_met(game: Game, book: Book, number: int) -> bool:
    """R86: whether the game ended as this Epilogue tells; 21 stands last in the table and is always met.

    Q53: a bare number means at least that many. Q57: with nobody alive, "all alive Characters …" is not met, but "every
    Weeper dead" is. Q64: with three players a whole family survives only a game that ran out of turns.
    """
    alive = all_alive(game, book)
    if number == 11:
        return alive == 0
    if number == 2:
        return families(game, book, book.family) >= 1
    if number == 17:
        return alive == 1
    if number == 19:
        return winners(game, book) >= 2
    if number == 5:
        return best_armed(game, book) >= 2
    if number == 4:
        return alive == 2
    if number == 14:
        return hands_of(game, book, 2, 127) >= 1
    if number == 3:
        return kin_alive(game, book, WEEPER) >= 3
    if number == 18:
        return closed_locations(game) == 0
    if number == 8:
        return closed_locations(game) >= 2
    if number == 16:
        return alive > 0 and game.crowd[PARKING] == alive
    if number == 12:
        return kin_alive(game, book, WEEPER) == 0
    if number == 10:
        return kin_alive(game, book, BLOCKER) >= 3
    if number == 1:
        return keys_survive(game, book)
    if number == 7:
        return alive > 0 and all_in_one_room(game, alive)
    if number == 9:
        return families(game, book, 0) >= 2
    if number == 15:
        return kin_alive(game, book, LEADER) >= 3
    if number == 6:
        return winner_watches(game, book)
    if number == 20:
        return hands_of(game, book, 0, 0) >= 1
    if number == 13:
        return game.deck_size == 0
    return True


@rule
def families(game: Game, book: Book, size: int) -> int:
    """How many seats have exactly `size` Characters alive."""
    count = 0
    for seat in range(book.players):
        count += game.alive[seat] == size
    return count


@rule
def winners(game: Game, book: Book) -> int:
    count = 0
    for seat in range(book.players):
        count += knows(game.winners, seat)
    return count


@rule
def best_armed(game: Game, book: Book) -> int:
    """The most weapons in the hand of a surviving seat: one with a Character alive (Q56)."""
    most = 0
    for seat in range(book.players):
        if game.alive[seat] > 0:
            most = max(most, game.hand[seat, BAT] + game.hand[seat, SAW] + game.hand[seat, MOLOTOV])
    return most


@rule
def hands_of(game: Game, book: Book, least: int, most: int) -> int:
    """How many surviving seats hold `least` to `most` cards; Q54: the Keys count as one."""
    count = 0
    for seat in range(book.players):
        if game.alive[seat] > 0 and game.hand_size[seat] >= least and game.hand_size[seat] <= most:
            count += 1
    return count


@rule
def kin_alive(game: Game, book: Book, kind: int) -> int:
    count = 0
    for seat in range(book.players):
        count += is_alive(game, seat, kind)
    return count


@rule
def closed_locations(game: Game) -> int:
    count = 0
    for place in range(1, INSIDE + 1):
        count += game.closed[place]
    return count


@rule
def keys_survive(game: Game, book: Book) -> bool:
    for seat in range(book.players):
        if game.alive[seat] > 0 and game.hand[seat, KEYS] > 0:
            return True
    return False


@rule
def all_in_one_room(game: Game, alive: int) -> bool:
    for place in range(1, INSIDE + 1):
        if game.crowd[place] == alive:
            return True
    return False


@rule
def winner_watches(game: Game, book: Book) -> bool:
    for seat in range(book.players):
        if knows(game.winners, seat) and game.here[seat, SURVEILLANCE] > 0:
            return True
    return False
