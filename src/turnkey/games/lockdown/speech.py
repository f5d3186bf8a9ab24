"""What the bots say at the table: of the dice, of where they and others go, of whom to give up (R14, R34, R35).

What they hear they weigh in `judgement`.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.names import Named
from turnkey.core.rule import long_rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import (
    DONE,
    SAY_ASK,
    SAY_GO,
    SAY_HAVE,
    SAY_MONSTERS,
    SAY_PROMISE,
    SAY_TIE,
    SAY_VOTE,
    VOWS,
    WISHES,
)
from turnkey.games.lockdown.judgement import best_goal, points_of, trust, weakest_other
from turnkey.games.lockdown.rules.claims import may_claim
from turnkey.games.lockdown.rules.mall import following, may_go_to, visible_at, weight
from turnkey.games.lockdown.state import (
    ATTACK_VOTE,
    CARD_KINDS,
    LOCATIONS,
    MOST_SEATS,
    NO_SEAT,
    Book,
    Game,
)


class Temper(Named):
    """How a bot talks."""


STEADY = Temper("steady")
HONEST = Temper("honest")
LIAR = Temper("liar")
GRUDGE = Temper("grudge")
NONE = -1
GRUDGE_WEIGHT, USUAL_WEIGHT = 60, 4
BELIEVED = 50


@long_rule
def grudges_of(temper: int) -> int:
    return GRUDGE_WEIGHT if temper == GRUDGE else USUAL_WEIGHT


# Plans


@long_rule
def talk_of_plans(game: Game, book: Book, seat: int, dice: Any, temper: int) -> int:
    """R34, R35: what the dice show, if one has seen them; and where one goes."""
    claim = NONE
    if knows(game.dice_seen_by, seat) and game.said_monsters[seat] == 0:
        shown = 0
        for face in range(LOCATIONS):
            if game.dice[face] > 0:
                shown |= 1 << face
        if temper == LIAR:
            shown = other_dice(game, shown)
        elif temper == STEADY and pick(dice, 100) < 30 and shown & (shown - 1) != 0:
            shown &= shown - 1  # the first location is left out
        claim = SAY_MONSTERS + shown - 1
    elif temper != STEADY and game.said_go[seat] == 0 and not knows(game.chosen, seat) and game.alive[seat] > 0:
        goal = best_goal(game, book, seat, dice)
        if goal != NONE:
            claim = SAY_GO + (other_goal(game, seat, goal) if temper == LIAR else goal) - 1
    elif temper == LIAR and knows(game.dice_seen_by, seat):
        claim = lure(game, book, seat)
    if claim != NONE and may_claim(game, book, seat, claim):
        return claim
    return DONE


@long_rule
def other_dice(game: Game, shown: int) -> int:
    """Locations that the dice do not show, as many as they could; if they show all, some of them."""
    told, count = 0, 0
    for face in range(LOCATIONS):
        if not knows(shown, face) and count < game.dice_rolled:
            told |= 1 << face
            count += 1
    return told if told != 0 else shown & (shown - 1)


@long_rule
def other_goal(game: Game, seat: int, goal: int) -> int:
    """The next location after the goal that the seat could go to as well, as everybody knows; there may be none."""
    for steps in range(1, LOCATIONS):
        place = (goal + steps - 1) % LOCATIONS + 1
        if may_go_to(game, seat, place):
            return place
    return goal


@long_rule
def lure(game: Game, book: Book, seat: int) -> int:
    """Ask the leader, if it has not announced where it goes, to go where most Monsters come."""
    leader = leading_rival(game, book, seat, ~game.chosen)
    if leader == NO_SEAT:
        return NONE
    place = 0
    for face in range(LOCATIONS):
        if may_go_to(game, leader, face + 1) and (place == 0 or game.dice[face] > game.dice[place - 1]):
            place = face + 1
    if place == 0 or game.asked_to_go[leader] == place:
        return NONE
    return SAY_ASK + leader * WISHES + place - 1


@long_rule
def leading_rival(game: Game, book: Book, seat: int, seats: int) -> int:
    best, most = NO_SEAT, 0
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(seats, other) and points_of(game, book, other) > most:
            best, most = other, points_of(game, book, other)
    return best


# Victims


@long_rule
def talk_of_victims(game: Game, book: Book, seat: int, menu: Any, temper: int) -> int:
    """Whom one will designate, also at a tie; a promise to the seat with the most votes, and what one's temper adds."""
    target = announced(game, book, seat, temper)
    friend = heaviest_other(game, book, seat, target)
    claim = NONE
    if game.said_vote[seat] == 0:
        claim = SAY_VOTE + target
    elif temper != STEADY and seat == game.martyr and game.said_tie == 0:
        claim = SAY_TIE + target
    elif friend != NO_SEAT and game.promised[seat, ATTACK_VOTE] == 0:
        claim = SAY_PROMISE + friend * VOWS + 1 + ATTACK_VOTE
    elif temper == GRUDGE and friend != NO_SEAT and game.asked_to_vote[friend] == 0:
        claim = SAY_ASK + friend * WISHES + LOCATIONS + target
    elif says_none(game, seat, menu, temper):
        claim = SAY_HAVE + CARD_KINDS
    return claim if claim != NONE and may_claim(game, book, seat, claim) else NONE


@long_rule
def says_none(game: Game, seat: int, menu: Any, temper: int) -> bool:
    """An honest seat with nothing to play says so, a liar with something."""
    if game.hand_size[seat] == 0 or knows(game.said_none, seat):
        return False
    return (temper == HONEST and menu[0] <= 1) or (temper == LIAR and menu[0] > 1)


@long_rule
def heaviest_other(game: Game, book: Book, seat: int, target: int) -> int:
    """The seat with the most votes here, other than oneself and the one to be thrown out."""
    best, most = NO_SEAT, 0
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if other != target and weight(game, book, other, game.scene) > most:
            best, most = other, weight(game, book, other, game.scene)
    return best


@long_rule
def nobody_else_helps(game: Game, seat: int) -> bool:
    """Whether all others here who hold cards say that they have nothing to play, and can be believed."""
    silent = 0
    for other in range(MOST_SEATS):
        if other != seat and knows(game.floor, other) and game.hand_size[other] > 0:
            if not knows(game.said_none, other) or trust(game, other) < BELIEVED:
                return False
            silent += 1
    return silent > 0


@long_rule
def several(game: Game, book: Book, place: int) -> bool:
    count = 0
    for seat in range(book.players):
        count += visible_at(game, book, seat, place) > 0
    return count > 1


@long_rule
def announced(game: Game, book: Book, seat: int, temper: int) -> int:
    """Whom the seat says it will designate; the liar names somebody else, if there is anybody."""
    seats = 0
    for other in range(book.players):
        if visible_at(game, book, other, game.scene) > 0:
            seats |= 1 << other
    target, most = NO_SEAT, -1
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(seats, other):
            worth = points_of(game, book, other) * 10
            worth += grudges_of(temper) * game.against[other, seat]
            if worth > most:
                target, most = other, worth
    if temper == LIAR:
        other = weakest_other(game, book, seat, seats & ~(1 << target))
        return target if other == NO_SEAT else other
    return target
