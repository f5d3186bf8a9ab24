"""The four cards: when each may be played, and what it does."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer, offer_if, offer_range
from turnkey.core.rule import rule
from turnkey.games.break_escape.actions import (
    PLAY_JAILBREAK,
    PLAY_PUP,
    PLAY_SWAP,
    PLAY_TELEPORT,
    SWAP_ONE,
    SWAP_OTHER,
)
from turnkey.games.break_escape.events import BROKEN_OUT_BY_CARD, PUP_PLACED, SWAPPED, TELEPORTED, named_place
from turnkey.games.break_escape.rules.deck import lose_card
from turnkey.games.break_escape.rules.jail import release
from turnkey.games.break_escape.rules.runner import main_is_allowed, may_play_cards, resolve_space
from turnkey.games.break_escape.state import (
    ACT,
    ALL_CARDS,
    DISCARD,
    FREE,
    JAIL_TURN,
    JAILBREAK,
    JAILED,
    JAMES,
    NO_CARDS,
    PIECES,
    PUP,
    RESOLVES_AFTER_MOVE,
    RESOLVES_ALWAYS,
    RUNNERS,
    SWAP,
    TELEPORT,
    Book,
    Game,
)


@rule
def offer_cards(game: Game, book: Book, runner: int, menu: Any) -> None:
    """R24, Q21: any number of cards, each as it allows; Q50: the guard against endless turns."""
    if not may_play_cards(game, runner):
        return
    jailed = game.stage == JAIL_TURN
    if jailed and book.jailed_cards == NO_CARDS:
        return
    if game.hand[runner, TELEPORT] > 0 and not jailed:
        offer_teleports(game, book, runner, menu)
    if game.hand[runner, SWAP] > 0:
        offer_swaps(game, menu)
    if game.hand[runner, PUP] > 0 and may_place_pup(game, book, runner):
        offer(menu, PLAY_PUP)
    if game.hand[runner, JAILBREAK] > 0:
        if (jailed and book.jailed_cards == ALL_CARDS) or (not jailed and may_break_jail(game, book, runner)):
            offer_jailbreaks(game, menu)


@rule
def offer_teleports(game: Game, book: Book, runner: int, menu: Any) -> None:
    """R56, Q17: any space but the one where the piece stands."""
    here = PLAY_TELEPORT + game.where[runner]
    offer_range(menu, PLAY_TELEPORT, here)
    offer_range(menu, here + 1, PLAY_TELEPORT + book.spaces)


@rule
def offer_swaps(game: Game, menu: Any) -> None:
    """R58, R59, Q22: two pieces on different spaces; jailed Runners stay where they are."""
    swap = PLAY_SWAP
    for one in range(PIECES - 1):
        for other in range(one + 1, PIECES):
            apart = game.where[one] != game.where[other]
            offer_if(menu, apart and may_be_swapped(game, one) and may_be_swapped(game, other), swap)
            swap += 1


@rule
def may_be_swapped(game: Game, piece: int) -> bool:
    """R59, Q23: a Runner who only visits the Jail is free."""
    return piece == JAMES or game.fate[piece] == FREE


@rule
def may_place_pup(game: Game, book: Book, runner: int) -> bool:
    """Q24: one Pup a space, as long as there are tokens."""
    return not game.pup[game.where[runner]] and game.pups_placed < book.pup_supply


@rule
def may_break_jail(game: Game, book: Book, runner: int) -> bool:
    """R65: standing free on the Jail. Q57 (a): with `jailbreak_uses_main` only where a main action may be."""
    return game.where[runner] == book.jail and (not book.jailbreak_uses_main or main_is_allowed(game, book))


@rule
def offer_jailbreaks(game: Game, menu: Any) -> None:
    for prisoner in range(RUNNERS):
        if game.fate[prisoner] == JAILED:
            offer(menu, PLAY_JAILBREAK + prisoner)


@rule
def begin_card(game: Game, runner: int, card: int) -> None:
    """A card leaves the hand; R55, Q43: it is discarded only after its effect."""
    lose_card(game, runner, card)
    game.in_play[card] += 1
    game.cards_played += 1
    game.played[card] += 1


@rule
def finish_card(game: Game, card: int) -> None:
    game.in_play[card] -= 1
    game.discard[card] += 1


@rule
def play_teleport(game: Game, book: Book, space: int) -> None:
    """R3, R56, R57, Q18: straight there; after the move the space is resolved like a landing, before it not."""
    runner = game.turn
    begin_card(game, runner, TELEPORT)
    emit(game, TELEPORTED, runner, game.where[runner], space, named_place(book, space))
    game.where[runner] = space
    if book.teleport_resolves == RESOLVES_ALWAYS or (
        book.teleport_resolves == RESOLVES_AFTER_MOVE and game.stage == ACT
    ):
        resolve_space(game, book, runner)
    finish_card(game, TELEPORT)


@rule
def play_swap(game: Game, book: Book, pair: int) -> None:
    """R58, R60, Q19, Q20: an exchange of places; nobody lands, no Pup is triggered, James strikes nobody."""
    runner = game.turn
    one, other = SWAP_ONE[pair], SWAP_OTHER[pair]
    begin_card(game, runner, SWAP)
    place = game.where[one]
    game.where[one] = game.where[other]
    game.where[other] = place
    emit(game, SWAPPED, runner, one, other, game.where[one], game.where[other])
    if book.swap_resolves and game.stage == ACT and runner in (one, other):
        resolve_space(game, book, runner)
    finish_card(game, SWAP)


@rule
def play_pup(game: Game, book: Book) -> None:
    """R61: a Pup token on the own space."""
    runner = game.turn
    begin_card(game, runner, PUP)
    game.pup[game.where[runner]] = True
    game.pups_placed += 1
    emit(game, PUP_PLACED, runner, game.where[runner])
    finish_card(game, PUP)


@rule
def play_jailbreak(game: Game, book: Book, prisoner: int) -> None:
    """R65, Q28: free one jailed Runner without a roll. Q38: freeing oneself ends the jail turn."""
    runner = game.turn
    begin_card(game, runner, JAILBREAK)
    if book.jailbreak_uses_main and game.stage != JAIL_TURN:
        game.main_used = True
    emit(game, BROKEN_OUT_BY_CARD, runner, prisoner)
    release(game, book, prisoner)
    if prisoner == runner:
        game.stage = DISCARD
    finish_card(game, JAILBREAK)
