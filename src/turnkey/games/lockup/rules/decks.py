"""The decks: goons, items and tomes are drawn here, and what was played is shuffled again (Q33-Q35).

A deck has no order that anybody could know, so a card is drawn when it is needed. Only tomes that were put under
their deck have a place in it (Q61).
"""

from turnkey.core.chance import draw_among, draw_from
from turnkey.core.journal import emit, whisper
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockup.events import (
    DREW_PAIR,
    DREW_TOME,
    GOON_CAME,
    GOON_CARD,
    GOONS_SHUFFLED,
    ITEM_CAME,
    ITEM_CARD,
    NO_TOME,
    PUT_UNDER,
    TOME_CARD,
    TOMES_SHUFFLED,
)
from turnkey.games.lockup.state import (
    DRAWS,
    DREW_TOP,
    DREW_UNDER,
    GOON_COUNT,
    GOON_DECK,
    GOON_DISCARD,
    ITEM_DECK,
    KEPT,
    LOG_LENGTH,
    PLAYED,
    SEWERS,
    SHUFFLED,
    SLOT,
    SPACE,
    TITLES,
    TO_HAND,
    Book,
    Game,
)


@rule
def reveal_item(game: Game, slot: int) -> None:
    """R49, Q33: with an empty deck the slot stays empty."""
    if game.item_deck == 0:
        return
    item = draw_among(game, ITEM_CARD, game.item_place, ITEM_DECK)
    game.item_place[item] = SLOT + slot
    game.slot[slot] = item + 1
    game.item_deck -= 1
    emit(game, ITEM_CAME, item, slot)


@rule
def reveal_goon(game: Game, book: Book, space: int) -> None:
    """R52, Q34: an empty deck is refilled from the discards; if there are none, the space stays empty."""
    if game.goon_deck == 0 and game.goon_discards > 0:
        shuffle_goons(game)
    if game.goon_deck == 0:
        return
    goon = draw_among(game, GOON_CARD, game.goon_place, GOON_DECK)
    game.goon_place[goon] = SPACE + space
    game.goon_at[space] = goon + 1
    game.goon_deck -= 1
    emit(game, GOON_CAME, goon, book.goon_kind[goon], space + SEWERS)


@rule
def shuffle_goons(game: Game) -> None:
    emit(game, GOONS_SHUFFLED, game.goon_discards)
    for goon in range(GOON_COUNT):
        if game.goon_place[goon] == GOON_DISCARD:
            game.goon_place[goon] = GOON_DECK
    game.goon_deck = game.goon_discards
    game.goon_discards = 0
    game.reshuffles += 1


# Tomes


@rule
def note_tome(game: Game, kind: int, seat: int, what: int) -> None:
    """What everybody saw happen to a tome."""
    if game.logged < LOG_LENGTH:
        game.tome_log[game.logged] = kind + 8 * seat + 64 * what
        game.logged += 1


@rule
def tomes_to_draw(game: Game) -> int:
    """Q35: how many there are in the deck, under it, and in the discards that would follow."""
    total = game.deck_size + game.puts - game.under_next
    for title in range(TITLES):
        total += game.tome_discard[title]
    return total


@long_rule
def draw_tome(game: Game, seat: int, where: int) -> int:
    """R42, Q35: the top tome, into the hand or among those to choose from; -1 where there is none."""
    if game.deck_size == 0 and game.under_next == game.puts:
        shuffle_tomes(game)
    if game.deck_size == 0 and game.under_next == game.puts:
        emit(game, NO_TOME, seat)
        return -1
    knowers = 1 << seat
    if game.deck_size > 0:
        title = draw_from(game, TOME_CARD, game.deck, knowers, seat)
        game.deck_size -= 1
        if game.draws < DRAWS:
            game.drew[game.draws] = title + 1
            game.draws += 1
        note_tome(game, DREW_TOP, seat, where)
    else:  # Q61: the seat that put it there knows it
        place = game.under_next
        knowers |= 1 << (game.under_by[place] - 1)
        game.deck[game.under[place] - 1] = 1
        title = draw_from(game, TOME_CARD, game.deck, knowers, seat)
        game.under_next += 1
        note_tome(game, DREW_UNDER, seat, where)
    game.deck[title] -= 1
    if where == TO_HAND:
        game.hand[seat, title] += 1
        game.hand_size[seat] += 1
        whisper(game, knowers, DREW_TOME, seat, title, game.hand_size[seat])
    else:
        game.drawn[game.drawing] = title + 1
        game.drawing += 1
        whisper(game, knowers, DREW_PAIR, seat, title)
    return title


@rule
def shuffle_tomes(game: Game) -> None:
    """Q35: the deck is reshuffled only when it is empty, what was put under it included."""
    for title in range(TITLES):
        game.deck[title] = game.tome_discard[title]
        game.deck_size += game.tome_discard[title]
        game.tome_discard[title] = 0
    if game.deck_size > 0:
        game.reshuffles += 1
        note_tome(game, SHUFFLED, 0, 0)
        emit(game, TOMES_SHUFFLED, game.deck_size)


@rule
def keep_tome(game: Game, seat: int, title: int) -> None:
    """R42, Q61: one into the hand, the other under the deck, where only this seat knows it."""
    other = game.drawn[0] + game.drawn[1] - 2 - title
    game.drawn[0] = 0
    game.drawn[1] = 0
    game.drawing = 0
    game.hand[seat, title] += 1
    game.hand_size[seat] += 1
    game.under[game.puts] = other + 1
    game.under_by[game.puts] = seat + 1
    game.under_seen_by[game.puts] = 1 << seat
    game.puts += 1
    note_tome(game, KEPT, seat, 0)
    whisper(game, 1 << seat, PUT_UNDER, seat, other, game.hand_size[seat])


@rule
def discard_tome(game: Game, seat: int, title: int) -> None:
    """R45: a played tome lies open."""
    game.hand[seat, title] -= 1
    game.hand_size[seat] -= 1
    game.tome_discard[title] += 1
    note_tome(game, PLAYED, seat, title)
