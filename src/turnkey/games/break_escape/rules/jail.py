"""Jail: a jailed Runner's turn, and release."""

from turnkey.core.chance import draw
from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.break_escape.events import BREAKOUT_DIE, BREAKOUT_TRIED, FREED, STAYED
from turnkey.games.break_escape.state import DISCARD, FREE, Book, Game


@rule
def release(game: Game, book: Book, runner: int) -> None:
    """R53, Q36, Q37: to the Safe House nearest to the Jail, nearly dead, still Wanted; no landing."""
    game.fate[runner] = FREE
    game.where[runner] = book.release
    game.health[runner] = min(book.release_hp, book.health[runner])
    emit(game, FREED, runner, book.jail, book.release, game.health[runner])


@rule
def breakout(game: Game, book: Book) -> None:
    """R51, Q38: only the best roll frees; either way the turn is over."""
    die = draw(game, BREAKOUT_DIE, 6) + 1
    emit(game, BREAKOUT_TRIED, game.turn, die, book.breakout_min)
    if die >= book.breakout_min:
        release(game, book, game.turn)
    game.stage = DISCARD


@rule
def stay(game: Game) -> None:
    """Q38: nobody has to try."""
    emit(game, STAYED, game.turn)
    game.stage = DISCARD
