"""Setting up: pieces on the start, two cards for each Runner."""

from turnkey.core.chance import draw_from
from turnkey.core.journal import reveal_last, whisper
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.break_escape.events import DEAL, DEALT
from turnkey.games.break_escape.rules.deck import place_key, take_card
from turnkey.games.break_escape.state import (
    BEN,
    FREE,
    FROM_ANY_DRAW,
    HANDS_OPEN,
    HANDS_TEAM,
    JAILBREAK,
    KINDS,
    PIECES,
    RUNNERS,
    RUNNERS_ALL,
    TURN_BEGINS,
    Book,
    Game,
)


@rule
def deal(game: Game, book: Book) -> None:
    """R8-R10: the table before the first turn, then each Runner's opening hand."""
    lay_out(game, book)
    for runner in range(RUNNERS):
        for _ in range(book.start_hand):
            deal_card(game, book, runner)
        if book.key_source == FROM_ANY_DRAW:
            game.unsure[runner] = 0
        else:
            game.unsure[runner] = book.start_hand
    game.stage = TURN_BEGINS


@rule
def lay_out(game: Game, book: Book) -> None:
    """R8: all pieces on the start, full health, no Keys, no Pups, the whole deck undealt."""
    game.round_number = 1
    game.turn = BEN
    for piece in range(PIECES):
        game.where[piece] = book.start
        game.health[piece] = book.health[piece]
    for runner in range(RUNNERS):
        game.fate[runner] = FREE
        game.hand_seen_by[runner] = seers(book, runner)
    game.deck_seen_by = game.hand_seen_by[0] & game.hand_seen_by[1] & game.hand_seen_by[2]
    game.deck_size = 0
    for kind in range(KINDS):
        game.deck[kind] = book.copies[kind]
        game.deck_size += book.copies[kind]


@rule
def seers(book: Book, runner: int) -> int:
    """Q52: who sees a Runner's hand. Those who see all three can work out the deck as well."""
    if book.hands == HANDS_OPEN:
        return EVERYONE
    if book.hands == HANDS_TEAM:
        return RUNNERS_ALL
    return 1 << runner


@rule
def deal_card(game: Game, book: Book, runner: int) -> None:
    """R9, R10: a dealt JAIL BREAK makes no Key; Q57 (c): with `key_source` any_draw it does, and is shown."""
    card = draw_from(game, DEAL, game.deck, game.hand_seen_by[runner], runner)
    take_card(game, runner, card)
    shown = book.key_source == FROM_ANY_DRAW and card == JAILBREAK
    if shown:
        reveal_last(game, EVERYONE)
    whisper(game, EVERYONE if shown else game.hand_seen_by[runner], DEALT, runner, card, game.hand_size[runner])
    if shown:
        game.sure[runner] += 1
        place_key(game, book, runner)
