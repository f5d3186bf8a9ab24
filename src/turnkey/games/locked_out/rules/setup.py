"""Setting up: hands, piles, tokens, the first seat (R1-R8)."""

from turnkey.core.chance import draw_from, fresh_word, misfit, note, odds_wanted, scaled, weigh, written
from turnkey.core.events import MISSING
from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.games.locked_out.events import (
    BEGAN,
    FIRST_SEAT,
    HANDS_DEALT,
    HAZARDS_IN,
    PILE_CARD,
    PILES_LAID,
    TOKENS_SET,
)
from turnkey.games.locked_out.rules.story import gain, sort_of
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    BOOTY,
    CORKSCREW,
    CORRIDOR,
    FIRST_ORANGE,
    FIRST_PURPLE,
    IN_SET,
    IRON,
    LOOT_SORT,
    MOST_SEATS,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ORANGE_ROOMS,
    RESOURCE_SORT,
    TURN_BEGINS,
    Book,
    Game,
)

PAIR, PILE_LOOT = 2, 2
NOBODY_KNOWS = 0


@rule
def deal(game: Game, book: Book) -> None:
    """Hands, tokens, piles, the first seat; nobody decides anything here. R43: the first turn is a normal one."""
    lay_out(game, book)
    build_piles(game, book)
    emit(game, PILES_LAID, CORRIDOR)
    if book.hazards:
        emit(game, HAZARDS_IN, CORKSCREW if book.copies[CORKSCREW] == 0 else IRON)
    game.active = draw_from(game, FIRST_SEAT, book.first_weight)
    game.actor = game.active
    game.suspect = game.active
    game.maintainer = game.active
    emit(game, BEGAN, game.active)
    game.phase = TURN_BEGINS


@rule
def lay_out(game: Game, book: Book) -> None:
    """R1, R7, R8: a booty card for each seat, tokens on the track, pawns in the corridor, nothing drawn yet."""
    game.stage = 1
    game.round_number = 1
    for colour in range(3):
        game.token[colour] = book.token_start
    for seat in range(MOST_SEATS):
        game.where[seat] = CORRIDOR
        game.hand_seen_by[seat] = 1 << seat
        game.claim_seen_by[seat] = 1 << seat
    for seat in range(book.players):
        gain(game, seat, BOOTY)
    out = MOST_SEATS - book.players
    emit(game, HANDS_DEALT, (1 << book.players) - 1, BOOTY, CORRIDOR, out if out > 0 else MISSING)
    emit(game, TOKENS_SET, book.token_start)


@rule
def build_piles(game: Game, book: Book) -> None:
    """R3-R6: a pair, two loot and two resources in each pile (2a: four), shuffled.

    Laid down card by card, each by its odds given the cards laid before it: first what sort it is,
    by the places of its pile that are left; then which card of that sort, by what is not dealt yet. That is the same
    as shuffling each pile, and a record can tell it in order. The discard heap's array holds what is not dealt yet.
    """
    for card in range(N_CARDS):
        game.discard[card] = book.copies[card]
    for room in range(N_ROOMS):
        build_pile(game, book, room)
    for card in range(N_CARDS):
        game.discard[card] = 0


@rule
def build_pile(game: Game, book: Book, room: int) -> None:
    pair = NO_CARD
    access, loot, resources = PAIR, PILE_LOOT, book.pile_resources[room]
    for place in range(book.pile_size[room]):
        if odds_wanted(game):
            weigh_cards(game, room, pair, access, loot, resources)
        card = written(game, PILE_CARD)
        if card >= 0 and not may_lie(game, room, card, pair, access, loot, resources):
            misfit(game)
            card = -1
        if card < 0:
            slot = scaled(fresh_word(game), access + loot + resources)
            sort = ACCESS_SORT if slot < access else LOOT_SORT if slot < access + loot else RESOURCE_SORT
            if sort == ACCESS_SORT and pair != NO_CARD:
                card = pair
            else:
                card = undealt(game, book, room, sort)
        note(game, PILE_CARD, NOBODY_KNOWS, room, card)
        game.pile[room, place] = card
        game.discard[card] -= 1
        sort = sort_of(card)
        if sort == ACCESS_SORT:
            access -= 1
            pair = card
        elif sort == LOOT_SORT:
            loot -= 1
        else:
            resources -= 1


@rule
def may_lie(game: Game, room: int, card: int, pair: int, access: int, loot: int, resources: int) -> bool:
    """Whether a card that a record names can come next in this pile."""
    if card in (NO_CARD, BOOTY) or game.discard[card] == 0:
        return False
    sort = sort_of(card)
    if sort == LOOT_SORT:
        return loot > 0
    if sort == RESOURCE_SORT:
        return resources > 0
    if access == 0 or (card < FIRST_PURPLE) != (room < ORANGE_ROOMS):
        return False
    return card == pair if pair != NO_CARD else game.discard[card] == PAIR


@rule
def weigh_cards(game: Game, room: int, pair: int, access: int, loot: int, resources: int) -> None:
    """In how many ways each card may come next in this pile: one of the places for its sort, then one of the sort."""
    first = first_access(room)
    loot_cards = max(undealt_of(game, first, LOOT_SORT), 1)
    resource_cards = max(undealt_of(game, first, RESOURCE_SORT), 1)
    pairs = 1 if pair != NO_CARD else max(undealt_of(game, first, ACCESS_SORT), 1)
    for card in range(1, N_CARDS):
        sort = sort_of(card)
        ways = weight_of(game, first, sort, card)
        if sort == LOOT_SORT:
            ways *= loot * resource_cards * pairs
        elif sort == RESOURCE_SORT:
            ways *= resources * loot_cards * pairs
        else:
            if pair != NO_CARD:
                ways = 1 if card == pair else 0
            ways *= access * loot_cards * resource_cards
        weigh(game, card, ways)


@rule
def first_access(room: int) -> int:
    """Where the access cards of a room's colour begin."""
    return FIRST_ORANGE if room < ORANGE_ROOMS else FIRST_PURPLE


@rule
def undealt_of(game: Game, first: int, sort: int) -> int:
    """How many cards of a sort are to choose from."""
    total = 0
    for card in range(1, N_CARDS):
        total += weight_of(game, first, sort, card)
    return total


@rule
def undealt(game: Game, book: Book, room: int, sort: int) -> int:
    """A random card of this sort that is not dealt yet; for access, a whole pair of the room's colour."""
    first = first_access(room)
    place = scaled(fresh_word(game), undealt_of(game, first, sort))
    found = NO_CARD
    while place >= 0:
        found += 1
        place -= weight_of(game, first, sort, found)
    return found


@rule
def weight_of(game: Game, first: int, sort: int, card: int) -> int:
    """How many cards of a kind there are to choose from; a pair is chosen as one."""
    if sort_of(card) != sort:
        return 0
    if sort == ACCESS_SORT:
        return 1 if first <= card < first + IN_SET and game.discard[card] == PAIR else 0
    return game.discard[card]
