"""Compiled bots of three temperaments: sensible habits, no look-ahead. Each is given only what its seat knows.

Every option is weighed by three things: what it does to the own hand if the gang escapes, what it does to it if the
gang is caught, and how far it helps the gang. Loyal plays for the escape whatever it costs; the saboteur plays to be
caught with the poorest hand; greedy takes the side on which its own hand would rank well, and helps the gang only as
far as that pays.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.names import Named
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
from turnkey.games.locked_out.judgement import (
    ACCESS_STAYS,
    STAYS,
    TO_COMPUTER,
    access_seen,
    as_odds,
    hope,
    is_last_round,
    is_needed,
    keys_missing,
    known_access,
    lowest_token,
    odds_of_the_poorest,
    odds_of_the_richest,
    poor_tenths,
    supposed_value,
)
from turnkey.games.locked_out.rules.ending import access_cards
from turnkey.games.locked_out.rules.maintenance import is_protected, is_spoiled
from turnkey.games.locked_out.rules.playing import played_card
from turnkey.games.locked_out.rules.story import is_access
from turnkey.games.locked_out.rules.turn import DOORWAYS
from turnkey.games.locked_out.state import (
    ACCUSE,
    ANSWER_ACCUSATION,
    BOOTY,
    CHOOSE_MOVE,
    COMPUTER,
    CONFISCATE,
    FIRST_DOUBLE,
    FIRST_HAZARD,
    FIRST_LOOT,
    FIRST_RESOURCE,
    INTERCEPT,
    ORANGE_ROOMS,
    PLAY_CARD,
    Book,
    Game,
)


class Temper(Named):
    """What a bot is after."""


LOYAL = Temper("loyal")
GREEDY = Temper("greedy")
SABOTEUR = Temper("saboteur")
LEAST = -1_000_000_000
EVEN = 50  # odds, in hundredths

# How much a seat wants the escape: the odds of winning by it less those of winning by being caught, and a liking
LIKING = 66
LOYAL_PULL, SABOTEUR_PULL = 2000, -100
PULL_BY_HOPE = 9  # in tenths
TRUST = 8  # in tenths: how far hope, better or worse than even, is acted upon
POOR_WEIGHT = 10  # tenths of a point that a poor hand gains by being a point poorer

# What helps the gang, in points for a pull of a hundred
HELP = 10
KEY, ONE_OF_THE_LAST_KEYS = 40, 24
RESOURCE, LOWEST_RESOURCE, TURN_TO_WAIT = 7, 10, -2
RESCUE = 146  # from being caught at the next maintenance
HAZARD = -52
SEARCHING, SEARCHING_ON_THE_WAY = 4, 50
KEY_LIKELY = 13
STEP_BEFORE_OPEN, STEP_WHEN_OPEN = -6, -39

# The computer is entered by a seat that expects to win more often than this
BOLD, ENTERING = 64, 1_000_000

# What a draw brings, in points: to the rich, and to the poor who can play access and resources but not loot
ACCESS_DRAWN, OTHER_DRAWN, KEPT_BY_THE_POOR = 8, 4, 4
SHARED_ROOM, SHARED_ROOM_OF_THE_POOR = -7, -1  # for each seat there that may exchange it
NEIGHBOUR = 29  # for each seat that may come in, draw, and be intercepted

# Playing cards
PLAYED_EARLY = 8  # tenths that a poor hand gains by a card which it could play later as well
SEARCH_DRAW, SEARCH_DRAW_OF_THE_POOR = 22, 2

# Accusing: what it is worth to the rich and costs the poor, and whom it hits
ACCUSING, ACCUSING_OF_THE_POOR = 11, -3
SEEN_THERE, CARD_THERE = 26, 5  # how likely access is to be found
FIND_OF_THE_RICH, RICH_SUSPECT = 10, 7
FIND_OF_THE_POOR, RICH_SUSPECT_OF_THE_POOR = -27, 1
FIND_OF_THE_GANG = 6


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
    """The option worth most, at random among equals. On a talk floor the first, which is to be silent."""
    if game.phase < CHOOSE_MOVE or menu[0] == 1:
        return int(menu[1])
    chance = hope(game, book)
    seen = access_seen(game, seat)
    rich = odds_of_the_richest(game, book, seat, seen)
    pull = rich - odds_of_the_poorest(game, book, seat, seen) + LIKING + PULL_BY_HOPE * (chance - EVEN) // 10
    chance = as_odds(EVEN + TRUST * (chance - EVEN) // 10)
    if temper == LOYAL:
        pull, rich = LOYAL_PULL, 100
    elif temper == SABOTEUR:
        chance, pull, rich = 0, SABOTEUR_PULL, 0
    best, most, alike = int(menu[1]), LEAST, 0
    for place in range(1, menu[0] + 1):
        action = int(menu[place])
        worth = worth_of(game, book, seat, action, chance, pull, rich, seen)
        if worth > most:
            best, most, alike = action, worth, 1
        elif worth == most:
            alike += 1
            if pick(dice, alike) == 0:
                best = action
    return best


@rule
def worth_of(game: Game, book: Book, seat: int, action: int, chance: int, pull: int, rich: int, seen: int) -> int:
    if game.phase == CHOOSE_MOVE:
        if action - MOVE == COMPUTER:
            return worth_of_entering(game, pull, rich)
        return worth_of_move(game, book, seat, action - MOVE, chance, pull)
    if game.phase == INTERCEPT:
        return 0 if action == PASS else worth_of_exchange(game, book, action - SWAP + 1, chance)
    if game.phase == PLAY_CARD:
        if action == DONE:
            return 0
        if action >= SEARCH:
            return worth_of_search(game, book, action, chance, pull)
        return worth_of_play(game, book, seat, played_card(action), chance, pull)
    if game.phase == ACCUSE:
        return worth_of_suspect(game, action - ACCUSE_SEAT, chance, pull, seen)
    if game.phase == ANSWER_ACCUSATION:
        if action == DECLINE:
            return worth_of_declining(game, book, seat, chance, pull)
        return worth_of_answer(game, book, action - DECLINE, chance, pull)
    return worth_of_taking(game, book, action - TAKE + 1, chance, pull) if game.phase == CONFISCATE else 0


@rule
def weigh(chance: int, points: int, poor_tenths: int) -> int:
    """What the own hand gains if the gang escapes, against what it gains, and should not, if it is caught."""
    return chance * points * 10 - (100 - chance) * poor_tenths * POOR_WEIGHT // 10


@rule
def worth_of_key(game: Game, pull: int) -> int:
    return pull * HELP * (KEY + (ONE_OF_THE_LAST_KEYS if keys_missing(game) <= 2 else 0))


# Moves


@rule
def worth_of_entering(game: Game, pull: int, rich: int) -> int:
    """Entering it ends the game: for seats that are rich enough, or have no other chance."""
    worth = ENTERING * (rich - BOLD)
    return worth + ENTERING * RESCUE if is_last_round(game) and pull > 0 else worth


@rule
def worth_of_move(game: Game, book: Book, seat: int, space: int, chance: int, pull: int) -> int:
    """Where cards lie that are wanted, and others will draw; to the computer, or away from it."""
    worth = 0
    left = book.pile_size[space] - game.taken[space]
    if left > 0:
        worth = worth_of_draw(game, book, seat, space, chance, pull)
    if left > 1:
        for other in range(book.players):
            if other != seat and (DOORWAYS[space] >> game.where[other]) & 1:
                worth += HELP * NEIGHBOUR
    if game.stage == 2:
        worth += pull * STEP_BEFORE_OPEN * TO_COMPUTER[space]
    elif game.stage == 3:
        worth += pull * HELP * STEP_WHEN_OPEN * TO_COMPUTER[space]
    return worth


@rule
def worth_of_draw(game: Game, book: Book, seat: int, room: int, chance: int, pull: int) -> int:
    seen, found, useless = 0, 0, game.stage == 2 and room < ORANGE_ROOMS
    for spot in range(game.taken[room]):
        if knows(game.pile_seen_by[room, spot], seat):
            seen += 1
            if is_access(game.pile[room, spot]):
                found += 1
                useless = useless or not is_needed(game, game.pile[room, spot])
    odds = 100 * (2 - found) // (book.pile_size[room] - seen)
    points = (odds * ACCESS_DRAWN + (100 - odds) * OTHER_DRAWN) // 100
    poor = (odds * ACCESS_DRAWN * ACCESS_STAYS + (100 - odds) * KEPT_BY_THE_POOR * STAYS) // 100
    for other in range(book.players):
        if other != seat and game.where[other] == room:
            points += SHARED_ROOM
            poor += SHARED_ROOM_OF_THE_POOR
    worth = weigh(chance, points, poor)
    return worth if useless or game.stage == 3 else worth + pull * odds * KEY_LIKELY // 10


@rule
def worth_of_exchange(game: Game, book: Book, card: int, chance: int) -> int:
    """The drawn card against the one given."""
    room = game.where[game.active]
    drawn = game.pile[room, game.taken[room] - 1]
    return weigh(chance, book.value[drawn] - book.value[card], poor_tenths(book, drawn) - poor_tenths(book, card))


# Playing cards


@rule
def worth_of_play(game: Game, book: Book, seat: int, card: int, chance: int, pull: int) -> int:
    value = book.value[card]
    if card >= FIRST_HAZARD:
        return weigh(chance, -value, -value * STAYS) + pull * HELP * HAZARD
    worth = weigh(chance, -value, -value * (STAYS if is_last_round(game) else PLAYED_EARLY))
    if is_access(card):
        worth += HELP * (chance * ACCUSING + (100 - chance) * ACCUSING_OF_THE_POOR)
        return worth + worth_of_key(game, pull) if is_needed(game, card) else worth
    if is_spoiled(game):
        return worth
    return worth + pull * HELP * protection(game, book, seat, card)


@rule
def protection(game: Game, book: Book, seat: int, card: int) -> int:
    """What a resource card is worth to the gang: more for the lowest token, less while others may still see to it."""
    worth, protects, lowest = RESOURCE, False, lowest_token(game)
    for colour in range(3):
        if shows(card, colour) and not is_protected(game, colour):
            protects = True
            if game.token[colour] == lowest:
                worth += LOWEST_RESOURCE + (RESCUE if lowest == 1 else 0)
    turns = (game.maintainer - seat + book.players - 1) % book.players
    return worth + TURN_TO_WAIT * turns if protects else 0


@rule
def shows(card: int, colour: int) -> bool:
    if card < FIRST_LOOT:
        return card == FIRST_RESOURCE + colour
    return card - FIRST_DOUBLE in (colour, (colour + 2) % 3)


@rule
def worth_of_search(game: Game, book: Book, action: int, chance: int, pull: int) -> int:
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
    worth = weigh(chance, SEARCH_DRAW - cost, (SEARCH_DRAW_OF_THE_POOR - cost) * STAYS)
    return worth + pull * HELP * (SEARCHING + (SEARCHING_ON_THE_WAY if game.stage == 3 else 0))


# Accusations


@rule
def worth_of_suspect(game: Game, suspect: int, chance: int, pull: int, seen: int) -> int:
    """Where access is known or likely, and a rich hand; who waits to be caught leaves the others what they hold."""
    likely = SEEN_THERE * known_access(seen, suspect) + CARD_THERE * game.hand_size[suspect]
    value = supposed_value(game, seen, suspect)
    worth = chance * (likely * FIND_OF_THE_RICH + value * RICH_SUSPECT)
    worth += (100 - chance) * (likely * FIND_OF_THE_POOR + value * RICH_SUSPECT_OF_THE_POOR)
    return worth + pull * likely * FIND_OF_THE_GANG if game.stage < 3 else worth


@rule
def worth_of_answer(game: Game, book: Book, card: int, chance: int, pull: int) -> int:
    worth = weigh(chance, -book.value[card], -book.value[card] * PLAYED_EARLY)
    return worth + worth_of_key(game, pull) if is_needed(game, card) else worth


@rule
def worth_of_declining(game: Game, book: Book, seat: int, chance: int, pull: int) -> int:
    """Half of the hand is looked at: the dearest access card may be lost, or none is found."""
    missed, size = 100, game.hand_size[seat]
    for place in range(access_cards(game, seat)):
        missed = missed * max(0, size // 2 - place) // (size - place)
    dearest, key = 0, 0
    for card in range(1, FIRST_RESOURCE):
        if game.hand[seat, card] > 0:
            dearest = max(dearest, book.value[card])
            key = 1 if is_needed(game, card) else key
    lost = dearest * (100 - missed) // 100
    return weigh(chance, -lost, -lost * PLAYED_EARLY) + key * worth_of_key(game, pull) * (100 - missed) // 100


@rule
def worth_of_taking(game: Game, book: Book, card: int, chance: int, pull: int) -> int:
    """A dear card from those who could be richest; a cheap one, if poverty wins."""
    worth = (chance - EVEN) * book.value[card] * 2 * HELP
    return worth + worth_of_key(game, pull) if is_needed(game, card) else worth
