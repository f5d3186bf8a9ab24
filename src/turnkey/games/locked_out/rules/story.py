"""What happens to every card, written down as it happens: all that a seat can work out follows from it (Q46)."""

from turnkey.core.rule import rule
from turnkey.games.locked_out.state import (
    ACCESS_SORT,
    CHECKED,
    DRAWN,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_RESOURCE,
    LAST_ACCESS,
    LEFT,
    LOOT_SORT,
    NO_CARD,
    RESOURCE_SORT,
    Game,
    Sort,
)


@rule
def is_access(card: int) -> bool:
    return card != NO_CARD and card <= LAST_ACCESS


@rule
def sort_of(card: int) -> Sort:
    """What a card counts as when piles are built; R53: hazards as loot, doubles as resources."""
    if card < FIRST_RESOURCE:
        return ACCESS_SORT
    if card >= FIRST_HAZARD:
        return LOOT_SORT
    return LOOT_SORT if FIRST_LOOT <= card < FIRST_DOUBLE else RESOURCE_SORT


@rule
def tell(game: Game, what: int, seat: int, other: int, card: int) -> None:
    at = game.steps
    game.step_what[at] = what
    game.step_seat[at] = seat
    game.step_other[at] = other
    game.step_card[at] = card
    game.steps = at + 1


@rule
def gain(game: Game, seat: int, card: int) -> None:
    game.hand[seat, card] += 1
    game.hand_size[seat] += 1


@rule
def give_up(game: Game, seat: int, card: int) -> None:
    """Q6: only an exchange and `leave_hand` come here, so no card leaves a hand in another way."""
    game.hand[seat, card] -= 1
    game.hand_size[seat] -= 1


@rule
def leave_hand(game: Game, seat: int, card: int) -> None:
    """A card leaves a hand in sight of everybody."""
    give_up(game, seat, card)
    tell(game, LEFT, seat, seat, card)


@rule
def keep_drawn(game: Game, drawer: int, keeper: int, place: int, card: int) -> None:
    """Q48: the drawn card comes into a hand only when all have answered, or one has exchanged."""
    gain(game, keeper, card)
    tell(game, DRAWN, drawer, keeper, place)


@rule
def note_check(game: Game, accuser: int, suspect: int, result: int) -> None:
    game.check_hand[game.checks] = game.hand_size[suspect]
    game.checks += 1
    tell(game, CHECKED, suspect, accuser, result)


# Q17: the cards of a check in one word, a few bits for each kind: one for loot, two for access, three for the rest
@rule
def shift_of(card: int) -> int:
    if card < FIRST_RESOURCE:
        return 2 * (card - 1)
    if card < FIRST_LOOT:
        return 16 + 3 * (card - FIRST_RESOURCE)
    return 25 + card - FIRST_LOOT if card < FIRST_DOUBLE else 27 + card - FIRST_LOOT


@rule
def width_of(card: int) -> int:
    if card < FIRST_RESOURCE:
        return 2
    return 3 if card < FIRST_LOOT or card == FIRST_DOUBLE - 1 else 1


@rule
def packed_count(word: int, card: int) -> int:
    """How many of this kind the word tells of."""
    return (word >> shift_of(card)) & ((1 << width_of(card)) - 1)


@rule
def one_packed(card: int) -> int:
    return 1 << shift_of(card)
