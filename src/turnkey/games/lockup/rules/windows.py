"""Windows in which several seats may play tomes, in turn, until all have said done in a row (Q21, Q23-Q25)."""

from typing import Any

from turnkey.core.journal import answer
from turnkey.core.menu import offer
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import DONE
from turnkey.games.lockup.rules.asking import ask
from turnkey.games.lockup.state import (
    COMPARE,
    LIMIT,
    PATROL_WINDOW,
    RAID_WINDOW,
    RANK,
    ROLL_CALL_WINDOW,
    STRENGTH_WINDOW,
    TURN_BEGINS,
    Book,
    Game,
    Stage,
)


@rule
def open_window(game: Game, book: Book, stage: Stage) -> None:
    """Q21: the first player token's holder is asked first."""
    game.stage = stage
    game.window_seat = game.fpt % book.players
    game.window_done = 0


@rule
def is_window(stage: int) -> bool:
    return stage in (STRENGTH_WINDOW, ROLL_CALL_WINDOW, PATROL_WINDOW, RAID_WINDOW)


@rule
def window_number(stage: int) -> int:
    """The window's place among those that a standing order may name."""
    if stage == ROLL_CALL_WINDOW:
        return 0
    if stage == STRENGTH_WINDOW:
        return 1
    return 2 if stage == PATROL_WINDOW else 3


@rule
def is_eligible(game: Game, seat: int) -> bool:
    """Q21, Q25, Q59: what everybody sees decides: at least one tome, and crew here, or no pass yet."""
    if game.hand_size[seat] == 0:
        return False
    if game.stage == STRENGTH_WINDOW:
        return knows(game.crew[seat], game.location)
    if game.stage == ROLL_CALL_WINDOW:
        return not knows(game.passed, seat)
    return True


@rule
def advance_window(game: Game, book: Book) -> None:
    """Ask the next seat that has not said done since the last tome; if there is none, the window closes."""
    order = window_number(game.stage)
    for place in range(book.players):
        seat = (game.window_seat + place) % book.players
        if is_eligible(game, seat) and not knows(game.window_done, seat):
            if knows(book.auto_done[seat], order):
                answer(game, seat, DONE)
                game.window_done |= 1 << seat
            else:
                ask(game, seat)
                return
    if game.stage == STRENGTH_WINDOW:
        game.stage = RANK
    elif game.stage == ROLL_CALL_WINDOW:
        game.stage = TURN_BEGINS
    elif game.stage == PATROL_WINDOW:
        game.stage = LIMIT
    else:
        game.stage = COMPARE


@rule
def say_done(game: Game, book: Book, seat: int) -> None:
    game.window_done |= 1 << seat
    game.window_seat = (seat + 1) % book.players


@rule
def window_goes_on(game: Game, book: Book, seat: int) -> None:
    """Q21: after a tome everybody may act again."""
    game.window_done = 0
    game.window_seat = (seat + 1) % book.players


@rule
def offer_done(menu: Any) -> None:
    offer(menu, DONE)
