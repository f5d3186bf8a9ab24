"""Playing cards: access, resources, searches; and the stages that access opens (R25-R34)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.lifted import only_at_tables
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import rule
from turnkey.games.locked_out.actions import BOOTY_PAIR, DONE, PLAY, SEARCH, SEARCHABLE
from turnkey.games.locked_out.events import LAID, OF_NO_USE, PLAYED, SABOTAGED, SEARCHED, STAGE_OPENED, SUPPLIED
from turnkey.games.locked_out.rules.story import is_access, leave_hand
from turnkey.games.locked_out.state import (
    ACCESS_PLAYED,
    ACCUSE,
    BOOTY,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_ORANGE,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    IN_SET,
    N_CARDS,
    ORANGE,
    PLAY_CARD,
    PURPLE,
    TURN_BEGINS,
    Book,
    Game,
)

DOUBLES_OFFSET = FIRST_DOUBLE - FIRST_LOOT + 1  # loot is never played, so doubles follow resources in the actions


@rule
def offer_plays(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R16, Q40: `done` first; then what may be played, then what may be searched with.

    R24: a card just drawn or received is in the hand like the others. Q22: orange may be played at every stage.
    """
    offer(menu, DONE)
    for card in range(1, FIRST_LOOT):
        offer_if(menu, game.hand[seat, card] > 0, PLAY + card - 1)
    if book.hazards:
        for card in range(FIRST_DOUBLE, N_CARDS):
            offer_if(menu, game.hand[seat, card] > 0, PLAY + card - DOUBLES_OFFSET)
    if not game.search_used:
        offer_searches(game, book, seat, menu)


@rule
def offer_searches(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R28, Q3, Q4: any two cards with the icon, even if no pile has cards; Q5: booty only if the table says so.

    Q47: neither hazards nor doubles, which come after BOOTY.
    """
    for one in range(FIRST_LOOT, BOOTY):
        if game.hand[seat, one] > 0 and book.icon[one]:
            for other in range(one + 1, BOOTY + 1):
                offer_if(menu, game.hand[seat, other] > 0 and book.icon[other], search_pair(one, other))
    offer_if(menu, book.icon[BOOTY] and game.hand[seat, BOOTY] > 1, BOOTY_PAIR)


@rule
def search_pair(one: int, other: int) -> int:
    """The action that discards these two, the first in canonical order before the second."""
    first, second = one - FIRST_LOOT, other - FIRST_LOOT
    return SEARCH + first * SEARCHABLE - first * (first + 1) // 2 + second - first - 1


@rule
def played_card(action: int) -> int:
    card = action - PLAY + 1
    return card if card < FIRST_LOOT else card - 1 + DOUBLES_OFFSET


@rule
def play(game: Game, seat: int, card: int) -> None:
    """R25, R27, R54: access waits in its area, the rest in the resource area; R35: access makes the seat accuse."""
    leave_hand(game, seat, card)
    if is_access(card):
        emit(game, PLAYED, seat, card)
        lay_access(game, card)
        return
    game.resource_area[card] += 1
    if card >= FIRST_HAZARD:
        emit(game, SABOTAGED, seat, card)
    else:
        emit(game, SUPPLIED, seat, card)


@rule
def lay_access(game: Game, card: int) -> None:
    """R25, R31, R33: into the access area, or straight to the discard once its colour is of no more use."""
    if game.stage == 3 or (game.stage == 2 and card < FIRST_PURPLE):
        game.discard[card] += 1
        emit(game, OF_NO_USE, card, colour_of(card))
    else:
        game.access_area[card] += 1
        tell_laid(game, card)
    game.phase = ACCESS_PLAYED


@rule
def colour_of(card: int) -> int:
    return ORANGE if card < FIRST_PURPLE else PURPLE


@rule
def _nothing_told(game: Game, card: int) -> None:
    return None


@only_at_tables(otherwise=_nothing_told)
def tell_laid(game: Game, card: int) -> None:
    """R26: how many kinds of its colour the access area holds now."""
    first = FIRST_ORANGE if card < FIRST_PURPLE else FIRST_PURPLE
    kinds = 0
    for kind in range(first, first + IN_SET):
        kinds += 1 if game.access_area[kind] > 0 else 0
    emit(game, LAID, card, colour_of(card), kinds, IN_SET)


@rule
def open_stage(game: Game) -> None:
    """R30, R32, R34: tested after every single access card. Q21: it completes one set at most; Q20: purple opens all.

    R35, R36, Q12, Q13: then the seat that played it from its own hand accuses, whatever became of the card.
    """
    if has_set(game, FIRST_PURPLE):
        clear_area(game, FIRST_ORANGE)
        enter_stage(game, 3)
    elif game.stage == 1 and has_set(game, FIRST_ORANGE):
        for card in range(FIRST_ORANGE, FIRST_PURPLE):
            game.discard[card] += game.access_area[card]
            game.access_area[card] = 0
        enter_stage(game, 2)
    game.actor = game.active
    if game.suspect == game.active:
        game.phase = ACCUSE
    else:
        game.suspect = game.active
        game.phase = PLAY_CARD


@rule
def has_set(game: Game, first: int) -> bool:
    """R26: all four kinds of a colour; duplicates do not help."""
    for card in range(first, first + IN_SET):
        if game.access_area[card] == 0:
            return False
    return True


@rule
def clear_area(game: Game, first: int) -> None:
    for card in range(first, FIRST_RESOURCE):
        game.discard[card] += game.access_area[card]
        game.access_area[card] = 0


@rule
def enter_stage(game: Game, stage: int) -> None:
    game.stage = stage
    emit(game, STAGE_OPENED, stage)


@rule
def search(game: Game, seat: int, action: int) -> None:
    """R28, R29, Q1: the pair is discarded, and a whole turn begins at once."""
    one = BOOTY
    other = BOOTY
    if action != BOOTY_PAIR:
        place = action - SEARCH
        first = 0
        while place >= SEARCHABLE - 1 - first:
            place -= SEARCHABLE - 1 - first
            first += 1
        one = FIRST_LOOT + first
        other = one + 1 + place
    leave_hand(game, seat, one)
    leave_hand(game, seat, other)
    game.discard[one] += 1
    game.discard[other] += 1
    game.search_used = True
    game.searches += 1
    emit(game, SEARCHED, seat, one, other)
    game.phase = TURN_BEGINS
