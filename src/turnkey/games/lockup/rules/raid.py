"""Raids: who has most suspicion pays for it (R55-R59, R91, R92, Q6-Q13)."""

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.events import COUNTED, GUARDS_MARKERS_RETURNED, MARKERS_RETURNED, RAID_LOSS, SAVED
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.state import (
    GOON_SPACES,
    GUARDS,
    MARKERS,
    SCORING,
    Book,
    Game,
)


@rule
def raid(game: Game, book: Book) -> None:
    """R55-R59, Q13: counts as they are when the window closes, losses all at once."""
    most, second, with_most, with_second = 0, 0, 0, 0
    for party in range(book.parties):
        count = game.suspicion[party]
        emit(game, COUNTED, named(book, party), count)
        if with_most == 0 or count > most:
            second, with_second = most, with_most
            most, with_most = count, 1
        elif count == most:
            with_most += 1
        elif with_second == 0 or count > second:
            second, with_second = count, 1
        elif count == second:
            with_second += 1
    for party in range(book.parties):
        lose(game, book, party, loss(game, book, party, most, second, with_most, with_second))
    game.alibis = 0  # T21: for this raid only
    game.raids += 1
    if game.final_raid:
        game.stage = SCORING
        return
    return_markers(game, book, book.solitary and with_most == 1 and game.suspicion[GUARDS] == most)
    game.stage = MARKERS


@rule
def loss(game: Game, book: Book, party: int, most: int, second: int, with_most: int, with_second: int) -> int:
    """R55, R56, Q7, Q8, Q11: by place; a tie halves it, and with two parties nobody loses by one."""
    count = game.suspicion[party]
    if count == 0 and book.zero_safe:
        return 0
    if count == most:
        if with_most == 1:
            return book.raid_most
        return 0 if book.small else book.raid_most // 2
    if book.small or with_most > 1 or count < second:
        return 0
    return book.raid_second if with_second == 1 else book.raid_second // 2


@rule
def lose(game: Game, book: Book, party: int, count: int) -> None:
    """R57, Q29: never below 0; an alibi saves its owner alone."""
    count = min(count, game.reputation[party])
    if count == 0:
        return
    if knows(game.alibis, party):
        emit(game, SAVED, named(book, party))
    else:
        game.reputation[party] -= count
        emit(game, RAID_LOSS, named(book, party), count, game.reputation[party])


@rule
def return_markers(game: Game, book: Book, guards_lost: bool) -> None:
    """R58; R91: if the guards had most, the player's markers stay."""
    for party in range(book.parties):
        if not (guards_lost and party != GUARDS):
            game.suspicion_supply += game.suspicion[party]
            game.suspicion[party] = 0
    for space in range(GOON_SPACES):
        game.suspicion_supply += game.lying[space]
        game.lying[space] = 0
    if guards_lost:
        emit(game, GUARDS_MARKERS_RETURNED, game.suspicion_supply)
    else:
        emit(game, MARKERS_RETURNED, game.suspicion_supply)
