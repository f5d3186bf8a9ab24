"""Compiled bots of three temperaments: sensible habits, no look-ahead. Each is given only what its seat knows.

Loyal plays for the escape whatever it costs; the saboteur plays to be caught with the poorest hand; greedy takes the
side on which its own hand would rank well, and helps the gang only as far as that pays.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.actions import (
    ACCUSE_SEAT,
    BOOTY_PAIR,
    DECLINE,
    DONE,
    MOVE,
    PASS,
    SEARCH,
    SEARCHABLE,
    SWAP,
    TAKE,
)
from turnkey.games.locked_out.rules.ending import access_cards, hand_value
from turnkey.games.locked_out.rules.maintenance import is_protected, is_spoiled
from turnkey.games.locked_out.rules.playing import played_card
from turnkey.games.locked_out.rules.story import is_access
from turnkey.games.locked_out.state import (
    ACCUSE,
    ANSWER_ACCUSATION,
    BOOTY,
    CHOOSE_MOVE,
    COMPUTER,
    CONFISCATE,
    CORRIDOR,
    DRAWN,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    IN_SET,
    INTERCEPT,
    LEFT,
    MAX_PILE,
    ORANGE_ROOMS,
    PLAY_CARD,
    Book,
    Game,
)

LOYAL, GREEDY, SABOTEUR = range(3)
LEAST = -1_000_000
TO_COMPUTER = (4, 4, 4, 3, 3, 2, 2, 1, 0)  # moves from each space
USUAL_VALUE = 18  # of a card that is not seen
EVEN = 50  # hope, in hundredths


@rule
def loyal(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    return decide(game, book, seat, menu, dice, LOYAL)


@rule
def greedy(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    return decide(game, book, seat, menu, dice, GREEDY)


@rule
def saboteur(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    return decide(game, book, seat, menu, dice, SABOTEUR)


@rule
def heuristic(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    return decide(game, book, seat, menu, dice, GREEDY)


@long_rule
def decide(game: Game, book: Book, seat: int, menu: Any, dice: Any, temper: int) -> int:
    """The option worth most; of some worth the same, any. On a talk floor the first, which is to be silent."""
    if game.phase < CHOOSE_MOVE:
        return int(menu[1])
    escape = temper == LOYAL
    if temper == GREEDY:
        escape = prefers_escape(game, book, seat)
    best, most, alike = int(menu[1]), LEAST, 0
    for place in range(1, menu[0] + 1):
        action = int(menu[place])
        worth = worth_of(game, book, seat, action, escape, temper)
        if worth > most:
            best, most, alike = action, worth, 1
        elif worth == most:
            alike += 1
            if pick(dice, alike) == 0:
                best = action
    return best


@rule
def worth_of(game: Game, book: Book, seat: int, action: int, escape: bool, temper: int) -> int:
    if game.phase == CHOOSE_MOVE:
        return worth_of_move(game, book, seat, action - MOVE, escape, temper)
    if game.phase == INTERCEPT:
        return 0 if action == PASS else worth_of_exchange(game, book, action - SWAP + 1, escape, temper)
    if game.phase == PLAY_CARD:
        if action == DONE:
            return 0
        if action >= SEARCH:
            return worth_of_search(game, book, seat, action, escape, temper)
        return worth_of_play(game, book, seat, played_card(action), escape, temper)
    if game.phase == ACCUSE:
        return worth_of_suspect(game, seat, action - ACCUSE_SEAT, escape)
    if game.phase == ANSWER_ACCUSATION:
        return 0 if action == DECLINE else worth_of_answer(game, book, seat, action - DECLINE, escape, temper)
    return worth_of_taking(game, book, action - TAKE + 1, escape) if game.phase == CONFISCATE else 0


# Will the gang make it, and who would win then?


@rule
def is_needed(game: Game, card: int) -> bool:
    """A key: an access kind that still counts and does not wait in the area yet."""
    if not is_access(card) or game.access_area[card] > 0 or game.stage == 3:
        return False
    return game.stage == 1 or card >= FIRST_PURPLE


@rule
def keys_missing(game: Game) -> int:
    count = 0
    for card in range(1, FIRST_RESOURCE):
        count += 1 if is_needed(game, card) else 0
    return count


@rule
def hope(game: Game, book: Book) -> int:
    """How likely an escape looks, in hundredths: the rounds left against the keys still missing."""
    left = min(game.token[0], min(game.token[1], game.token[2]))
    needed = 2 * keys_missing(game) * 2 // book.players + (2 if game.stage < 3 else 1)
    return max(5, min(95, EVEN + 15 * (left - needed)))


@rule
def prefers_escape(game: Game, book: Book, seat: int) -> bool:
    """Which result suits the own hand: rich against the others' supposed hands, or poor."""
    own = hand_value(game, book, seat)
    richer, poorer = 0, 0
    for other in range(book.players):
        if other != seat:
            supposed = USUAL_VALUE * game.hand_size[other] + 15 * known_access(game, seat, other)
            richer += 1 if supposed < own else 0
            poorer += 1 if supposed > own else 0
    chance = hope(game, book)
    return chance * (1 + 2 * richer) >= (100 - chance) * (1 + poorer)


@rule
def known_access(game: Game, seat: int, other: int) -> int:
    """Access cards that this seat saw come to another hand, less those that left it since."""
    count = 0
    for step in range(game.steps):
        if game.step_what[step] == DRAWN and game.step_other[step] == other:
            room, spot = game.step_card[step] // MAX_PILE, game.step_card[step] % MAX_PILE
            if knows(game.pile_seen_by[room, spot], seat) and is_access(game.pile[room, spot]):
                count += 1
        elif game.step_what[step] == LEFT and game.step_seat[step] == other and is_access(game.step_card[step]):
            count -= 1 if count > 0 else 0
    return count


# The decisions


@rule
def worth_of_move(game: Game, book: Book, seat: int, space: int, escape: bool, temper: int) -> int:
    """Where cards lie that are wanted; to the computer once it is open; away from both for those who wait."""
    if space == COMPUTER:
        return 10_000 if escape else LEAST
    left = book.pile_size[space] - game.taken[space]
    if not escape:
        return (0 if left == 0 else -20) + TO_COMPUTER[space]
    if game.stage == 3:
        return -100 * TO_COMPUTER[space] + (5 if left > 0 else 0)
    worth = 30 if left > 0 else 0
    worth += 8 * keys_left(game, book, seat, space)
    if game.stage == 2:
        worth += 10 if space > CORRIDOR else 0
        worth -= 4 * TO_COMPUTER[space]
    for other in range(book.players):
        if other != seat and game.where[other] == space and left > 0 and temper == GREEDY:
            worth -= 4  # who stands there may take what is drawn
    return worth


@rule
def keys_left(game: Game, book: Book, seat: int, room: int) -> int:
    """How many wanted access cards may still lie in a pile, as far as this seat saw what was drawn."""
    if game.stage == 2 and room < ORANGE_ROOMS:
        return 0
    left = 2
    for spot in range(game.taken[room]):
        if knows(game.pile_seen_by[room, spot], seat) and is_access(game.pile[room, spot]):
            left -= 1
            if not is_needed(game, game.pile[room, spot]):
                return 0
    return min(left, book.pile_size[room] - game.taken[room])


@rule
def worth_of_card(game: Game, book: Book, card: int, escape: bool) -> int:
    return book.value[card] if escape else -book.value[card]


@rule
def worth_of_exchange(game: Game, book: Book, card: int, escape: bool, temper: int) -> int:
    """The drawn card against the one given. Loyal seats leave keys where they will be played."""
    room = game.where[game.active]
    drawn = game.pile[room, game.taken[room] - 1]
    gain = worth_of_card(game, book, drawn, escape) - worth_of_card(game, book, card, escape)
    if temper == LOYAL:
        return -1 if is_access(drawn) or is_access(card) else gain - 15
    return gain


@rule
def worth_of_play(game: Game, book: Book, seat: int, card: int, escape: bool, temper: int) -> int:
    if is_access(card):
        return worth_of_access(game, book, seat, card, escape, temper)
    if card >= FIRST_HAZARD:
        return -1 if escape else 40
    if not escape:
        return 5 if protects_nothing(game, card) else -5
    if protects_nothing(game, card) or is_spoiled(game):
        return -1
    lowest = min(game.token[0], min(game.token[1], game.token[2]))
    for colour in range(3):
        if shows(card, colour) and not is_protected(game, colour):
            if game.token[colour] == lowest or game.hand[seat, card] > 1 or temper == LOYAL:
                return 20
    return -1


@rule
def shows(card: int, colour: int) -> bool:
    if card < FIRST_LOOT:
        return card == FIRST_RESOURCE + colour
    return card - FIRST_DOUBLE in (colour, (colour + 2) % 3)


@rule
def protects_nothing(game: Game, card: int) -> bool:
    """Whether everything that the card would protect is protected already."""
    for colour in range(3):
        if shows(card, colour) and not is_protected(game, colour):
            return False
    return True


@rule
def worth_of_access(game: Game, book: Book, seat: int, card: int, escape: bool, temper: int) -> int:
    """A key opens the way and is dear; any other access card only forces an accusation, or makes the hand poorer."""
    value = book.value[card]
    if not escape:
        return value - (60 if is_needed(game, card) else 0)
    if not is_needed(game, card):
        return -1
    if temper == LOYAL:
        return 100 - value // 10
    spare = 40 if game.hand[seat, card] > 1 else 0
    urgent = 60 - hope(game, book) // 2
    return 20 + spare + urgent + (40 if keys_missing(game) <= 2 else 0) - value // 2


@rule
def worth_of_search(game: Game, book: Book, seat: int, action: int, escape: bool, temper: int) -> int:
    """An extra turn brings a card and a step; the pair is what it costs, or what one wants to be rid of."""
    one, other = BOOTY, BOOTY
    if action != BOOTY_PAIR:
        place, first = action - SEARCH, 0
        while place >= SEARCHABLE - 1 - first:
            place -= SEARCHABLE - 1 - first
            first += 1
        one = FIRST_LOOT + first
        other = one + 1 + place
    cost = book.value[one] + book.value[other]
    if not escape:
        return cost - USUAL_VALUE
    if game.stage == 3:
        return 500 - cost
    return (40 if temper == LOYAL else 22) - cost


@rule
def worth_of_suspect(game: Game, seat: int, suspect: int, escape: bool) -> int:
    """Where access is known or likely; who waits to be caught leaves the others rich."""
    likely = 20 * known_access(game, seat, suspect) + 3 * game.hand_size[suspect]
    return likely if escape else -likely


@rule
def worth_of_answer(game: Game, book: Book, seat: int, card: int, escape: bool, temper: int) -> int:
    """A cheap card saves a dear one; with a single card among many it may not be found at all."""
    value = book.value[card]
    if not escape:
        return value - (60 if is_needed(game, card) else 0)
    if temper == LOYAL:
        return 50 - value // 10 if is_needed(game, card) else -1
    held = access_cards(game, seat)
    if held > 1 or (is_needed(game, card) and keys_missing(game) <= 2):
        return 100 - value
    return 45 - value if game.hand_size[seat] < 2 * IN_SET else -1


@rule
def worth_of_taking(game: Game, book: Book, card: int, escape: bool) -> int:
    needed = 100 if is_needed(game, card) else 0
    return needed + book.value[card] if escape else -needed - book.value[card]
