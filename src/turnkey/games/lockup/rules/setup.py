"""Setting the table up (R1-R8, R74)."""

from turnkey.core.chance import draw
from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockup.events import (
    AWARD_CARD,
    AWARD_DRAWN,
    END_CARD,
    END_GOAL_DRAWN,
    FIRST_SEAT,
    INSTANT_CARD,
    INSTANT_DRAWN,
    READY,
)
from turnkey.games.lockup.rules.asking import named
from turnkey.games.lockup.rules.decks import reveal_goon, reveal_item
from turnkey.games.lockup.rules.patrol import place_markers
from turnkey.games.lockup.state import (
    AWARD_COUNT,
    END_GOAL_COUNT,
    GOON_COUNT,
    GOON_SPACES,
    GUARDS,
    INSTANT_COUNT,
    ITEM_COUNT,
    MOST_SEATS,
    NOBODY_YET,
    OUT,
    RANDOM_SEAT,
    RESOURCES,
    ROUND_BEGINS,
    TITLES,
    TWO,
    Book,
    Game,
)


@long_rule
def deal(game: Game, book: Book) -> None:
    """R5-R8, Q3: goons and their markers, items, goals, the first player; Q9: the supply always suffices here."""
    lay_out(game, book)
    for space in range(GOON_SPACES):
        reveal_goon(game, book, space)
    place_markers(game, book)
    for slot in range(book.slots):
        reveal_item(game, slot)
    draw_goals(game, book)
    if book.solitary:
        game.fpt = GUARDS
    elif book.first_player == RANDOM_SEAT:
        game.fpt = draw(game, FIRST_SEAT, book.players)
    else:
        game.fpt = book.first_player
    emit(game, READY, named(book, game.fpt), book.start_reputation, book.start_power, game.suspicion_supply)


@rule
def lay_out(game: Game, book: Book) -> None:
    """R1-R4: full supplies, everybody's tokens, reputation and power; nothing drawn yet."""
    game.stage = ROUND_BEGINS
    game.round_number = 1
    for kind in range(RESOURCES):
        game.supply[kind] = book.supply[kind]
    game.power_supply = book.power
    game.suspicion_supply = book.suspicion
    game.award_holder = NOBODY_YET
    game.instant_holder = NOBODY_YET
    game.item_deck = ITEM_COUNT
    game.goon_deck = GOON_COUNT
    for seat in range(MOST_SEATS):
        game.token_seen_by[seat] = 1 << seat
        game.peeked_seen_by[seat] = 1 << seat
        game.hand_seen_by[seat] = 1 << seat
        game.colour[seat] = seat
        game.limit[seat] = book.resource_limit
    for party in range(book.parties):
        game.reputation[party] = book.start_reputation
        game.power[party] = book.start_power
        game.power_supply -= book.start_power
    if book.players == MOST_SEATS:
        for seat in range(MOST_SEATS):
            game.token[seat, TWO] = OUT
            game.shown[seat, TWO] = OUT
    for title in range(TITLES):
        game.deck[title] = book.tome_copies[title]
        game.deck_size += book.tome_copies[title]


@rule
def draw_goals(game: Game, book: Book) -> None:
    """R7, R74: one of each sort, or those agreed on; no Instant in a Solitary game."""
    game.award = book.fixed_award
    if game.award == 0:
        game.award = 1 + draw(game, AWARD_CARD, AWARD_COUNT)
    emit(game, AWARD_DRAWN, game.award)
    if not book.solitary:
        game.instant = book.fixed_instant
        if game.instant == 0:
            game.instant = 1 + draw(game, INSTANT_CARD, INSTANT_COUNT)
        emit(game, INSTANT_DRAWN, game.instant)
    game.end_goal = book.fixed_end_goal
    if game.end_goal == 0:
        game.end_goal = 1 + draw(game, END_CARD, END_GOAL_COUNT)
    emit(game, END_GOAL_DRAWN, game.end_goal)
