"""Who is asked, and whose reward turn it is."""

from turnkey.core.rule import rule
from turnkey.games.lockup.state import GUARDS, MOST_SEATS, Book, Game


@rule
def ask(game: Game, seat: int) -> None:
    game.actor = seat
    game.asked = 1 << seat


@rule
def current(game: Game) -> int:
    """The party whose reward turn it is."""
    return game.rank[game.rank_at]


@rule
def is_guards(book: Book, party: int) -> bool:
    return book.solitary and party == GUARDS


@rule
def named(book: Book, party: int) -> int:
    """A party as events tell of it: the guards are no seat."""
    return MOST_SEATS if is_guards(book, party) else party
