"""Phase 5: Monsters arrive by dice, by Weepers and by crowds; the dead may add theirs (R47-R52, v09)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockdown.actions import HAUNT_AT
from turnkey.games.lockdown.events import (
    HAUNTED,
    MONSTER_CAME,
    NO_MONSTER_LEFT,
    NO_ROOM,
    NONE_DRAWN,
    PHASE_STARTS,
    RAN_OFF,
)
from turnkey.games.lockdown.rules.mall import following, has_monster_spot
from turnkey.games.lockdown.state import (
    ARRIVE_PHASE,
    ATTACK,
    BY_CROWD,
    BY_DIE,
    BY_WEEPERS,
    HAUNT,
    HAUNTING,
    LOCATIONS,
    NOWHERE,
    PARKING,
    RESTLESS_DEAD,
    SCATTERED,
    SUPPLY,
    TURN_BEGINS,
    WEEPER,
    Book,
    Game,
)


@long_rule
def arrive(game: Game, book: Book) -> None:
    """R11, R47-R50, Q9: steps A, B and C, each in ascending order of the locations.

    Q12: A brings a Monster for each die. Q13: C counts all who are alive there, in the Parking Lot too.
    """
    if game.turn_number > 0:
        game.phase = ARRIVE_PHASE
        emit(game, PHASE_STARTS, ARRIVE_PHASE)
    for place in range(1, LOCATIONS + 1):
        for _ in range(game.dice[place - 1]):
            bring_monster(game, book, place, BY_DIE)
        game.dice[place - 1] = 0
    game.dice_rolled = 0
    most = 0
    for place in range(1, LOCATIONS + 1):
        most = max(most, weepers_at(game, book, place))
    if most > 0:  # Q11
        bring_to_most(game, book, most, True, book.weeper_monsters)
    most = 0
    for place in range(1, LOCATIONS + 1):
        most = max(most, game.crowd[place])
    if most > 0:
        bring_to_most(game, book, most, False, 1)
    game.place_in_order = 0
    game.scene = NOWHERE
    if game.turn_number == 0:
        game.stage = TURN_BEGINS
    elif book.variant == RESTLESS_DEAD:
        game.stage = HAUNTING
    else:
        game.stage = ATTACK


@rule
def weepers_at(game: Game, book: Book, place: int) -> int:
    count = 0
    for seat in range(book.players):
        if game.where[seat, WEEPER] == place:
            count += 1
    return count


@rule
def how_many_at(game: Game, book: Book, place: int, weepers: bool) -> int:
    return weepers_at(game, book, place) if weepers else game.crowd[place]


@rule
def bring_to_most(game: Game, book: Book, most: int, weepers: bool, monsters: int) -> None:
    """R48, R49: every location with the most gets its Monsters; v07: a tie brings none."""
    shared = 0
    for place in range(1, LOCATIONS + 1):
        if how_many_at(game, book, place, weepers) == most:
            shared += 1
    lure = BY_WEEPERS if weepers else BY_CROWD
    if shared > 1 and book.variant == SCATTERED:
        emit(game, NONE_DRAWN, lure)
        return
    for place in range(1, LOCATIONS + 1):
        if how_many_at(game, book, place, weepers) == most:
            for _ in range(monsters):
                bring_monster(game, book, place, lure)


@rule
def bring_monster(game: Game, book: Book, place: int, lure: int) -> None:
    """R51, R52, Q10, Q35: to its location, else to the Parking Lot, else not at all."""
    target = place
    if not has_monster_spot(game, book, target):
        target = PARKING
        if place != PARKING:
            emit(game, RAN_OFF, place, PARKING, lure)
    if game.monsters[SUPPLY] == 0:
        emit(game, NO_MONSTER_LEFT, place, lure)
        return
    if not has_monster_spot(game, book, target):
        emit(game, NO_ROOM, place, lure)
        return
    game.monsters[SUPPLY] -= 1
    game.monsters[target] += 1
    emit(game, MONSTER_CAME, target, game.monsters[target], lure, place)


@long_rule
def haunting(game: Game, book: Book) -> None:
    """v09: each seat that has nobody left, clockwise from the badge owner."""
    while game.place_in_order < book.players:
        seat = following(book, game.badge, game.place_in_order)
        if game.alive[seat] == 0 and game.monsters[SUPPLY] > 0:
            spots, last = 0, NOWHERE
            for place in range(1, LOCATIONS + 1):
                if has_monster_spot(game, book, place):
                    spots += 1
                    last = place
            if spots > 1:
                game.asked = 1 << seat
                game.stage = HAUNT
                return
            if spots == 1:  # as everybody sees
                add_monster(game, seat, last)
        game.place_in_order += 1
    game.place_in_order = 0
    game.stage = ATTACK


@rule
def offer_haunts(game: Game, book: Book, menu: Any) -> None:
    for place in range(1, LOCATIONS + 1):
        offer_if(menu, has_monster_spot(game, book, place), HAUNT_AT + place - 1)


@rule
def haunt(game: Game, seat: int, place: int) -> None:
    game.asked = 0
    add_monster(game, seat, place)
    game.place_in_order += 1
    game.stage = HAUNTING


@rule
def add_monster(game: Game, seat: int, place: int) -> None:
    game.monsters[SUPPLY] -= 1
    game.monsters[place] += 1
    emit(game, HAUNTED, seat, place, game.monsters[place])
