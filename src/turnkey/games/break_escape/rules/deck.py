"""The deck, the hands and the Keys; and what everybody can work out about a hand (Q56)."""

from turnkey.core.chance import draw_from
from turnkey.core.journal import emit, reveal_last, whisper
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.break_escape.events import (
    DISCARDED,
    DREW,
    GATE_OPENED,
    KEY_PLACED,
    NOTHING_TO_DRAW,
    RESHUFFLED,
    SUPPLY_CARD,
)
from turnkey.games.break_escape.state import JAILBREAK, KEY_TOKENS, KINDS, RUNNERS, Book, Game


@rule
def draw_at_supply(game: Game, book: Book, runner: int) -> None:
    """R16, Q49: the cards are drawn one by one."""
    for _ in range(book.supply_draw):
        draw_card(game, book, runner)


@rule
def draw_card(game: Game, book: Book, runner: int) -> None:
    """R77, R78: an empty deck is refilled from the discards; if there are none, nothing is drawn.

    R36, Q44, Q46: a JAIL BREAK drawn here makes a Key, also one that was played before, and everybody sees it.
    """
    if game.deck_size == 0 and book.reshuffle:
        reshuffle(game)
    if game.deck_size == 0:
        emit(game, NOTHING_TO_DRAW, runner)
        return
    card = draw_from(game, SUPPLY_CARD, game.deck, game.hand_seen_by[runner])
    take_card(game, runner, card)
    if card == JAILBREAK:
        reveal_last(game, EVERYONE)
        game.sure[runner] += 1
        game.new_keys[runner] += 1
        place_key(game, book, runner)
    else:
        game.new_others[runner] += 1
        whisper(game, game.hand_seen_by[runner], DREW, runner, card, game.hand_size[runner])


@rule
def take_card(game: Game, runner: int, card: int) -> None:
    game.deck[card] -= 1
    game.deck_size -= 1
    game.hand[runner, card] += 1
    game.hand_size[runner] += 1


@rule
def place_key(game: Game, book: Book, runner: int) -> None:
    """R35, R37, R39: at once, openly; with enough of them the Gate is open for good.

    R38, Q33: no rule ever takes a Key away.
    """
    if game.keys < KEY_TOKENS:
        game.key_round[game.keys] = game.round_number
        game.key_seat[game.keys] = runner
    game.keys += 1
    emit(game, KEY_PLACED, runner, game.keys, book.keys_needed)
    if game.keys == book.keys_needed:
        emit(game, GATE_OPENED)


@rule
def gate_is_open(game: Game, book: Book) -> bool:
    """R39, R40, Q45: from the moment there are enough Keys, in the same turn already."""
    return game.keys >= book.keys_needed


@rule
def lose_card(game: Game, runner: int, card: int) -> None:
    """A card leaves a hand in everybody's sight. Q56: what can be worked out about the rest."""
    game.hand[runner, card] -= 1
    game.hand_size[runner] -= 1
    game.lost[runner, card] += 1
    if card == JAILBREAK and game.sure[runner] > 0:
        game.sure[runner] -= 1
    elif card == JAILBREAK:
        game.unsure[runner] -= 1
    else:
        game.unsure[runner] = min(game.unsure[runner], game.hand_size[runner] - game.sure[runner])


@rule
def discard_hand(game: Game, runner: int) -> None:
    """Q40: face up, all of it; nothing about it stays unknown."""
    for kind in range(KINDS):
        for _ in range(game.hand[runner, kind]):
            emit(game, DISCARDED, runner, kind)
        game.discard[kind] += game.hand[runner, kind]
        game.lost[runner, kind] += game.hand[runner, kind]
        game.hand[runner, kind] = 0
    game.hand_size[runner] = 0
    game.sure[runner] = 0
    game.unsure[runner] = 0


@rule
def reshuffle(game: Game) -> None:
    """R77, Q43: the discards become the deck; Q56: its contents are public, and so what hands can hold."""
    for kind in range(KINDS):
        game.deck[kind] = game.discard[kind]
        game.new_deck[kind] = game.discard[kind]
        game.deck_size += game.discard[kind]
        game.discard[kind] = 0
    if game.deck_size == 0:
        return
    game.reshuffled = True
    for runner in range(RUNNERS):
        game.old_size[runner] = game.hand_size[runner]
        game.old_sure[runner] = game.sure[runner]
        game.old_unsure[runner] = game.unsure[runner]
        game.new_keys[runner] = 0
        game.new_others[runner] = 0
        for kind in range(KINDS):
            game.old_hand[runner, kind] = game.hand[runner, kind]
            game.lost[runner, kind] = 0
    emit(game, RESHUFFLED, game.deck_size)
