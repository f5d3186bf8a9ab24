"""Phases 2 and 3: the badge, the dice under the box, and where everybody means to go (R27-R36a)."""

from typing import Any

from turnkey.core.chance import draw
from turnkey.core.journal import LATEST_SECRETS, emit, reveal
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.games.lockdown.actions import GO
from turnkey.games.lockdown.events import (
    BADGE_HELD,
    BADGE_KEPT,
    BADGE_TAKEN,
    DICE_HIDDEN,
    DICE_SHOWN,
    HAS_CHOSEN,
    HEADS_FOR,
    ONE_WAY,
    PHASE_STARTS,
    ROLL_DIE,
)
from turnkey.games.lockdown.rules.claims import judge_plans
from turnkey.games.lockdown.rules.floor import DICE_KIND, look, open_floor, tell_dice
from turnkey.games.lockdown.rules.mall import count_destinations, living, may_go_to
from turnkey.games.lockdown.rules.vote import end_vote, open_vote
from turnkey.games.lockdown.state import (
    BADGE_DESTINATION,
    BADGE_PHASE,
    CHOOSE_DESTINATION,
    CHOOSING,
    FOG,
    LIVE_FEED,
    LOCATIONS,
    MOST_SEATS,
    MOVE_PHASE,
    MOVING,
    NO_SEAT,
    NOWHERE,
    PLAN_FLOOR,
    PLAN_PHASE,
    PLANNING,
    ROLL,
    START_DICE,
    SURVEILLANCE,
    WALKIE_FLOOR,
    Book,
    Game,
)


@long_rule
def go_for_badge(game: Game, book: Book) -> None:
    """R27, R31: a vote in the Surveillance Room; without anybody there the owner keeps the badge."""
    game.phase = BADGE_PHASE
    game.elected = NO_SEAT
    emit(game, PHASE_STARTS, BADGE_PHASE)
    if game.crowd[SURVEILLANCE] == 0:
        emit(game, BADGE_KEPT, game.badge, SURVEILLANCE)
        game.stage = ROLL
    else:
        open_vote(game, book, SURVEILLANCE)


@rule
def take_badge(game: Game) -> None:
    """R27: at once."""
    if game.elected == game.badge:
        emit(game, BADGE_HELD, game.badge)
    else:
        emit(game, BADGE_TAKEN, game.elected, game.badge)
    game.badge = game.elected
    game.stage = ROLL


@rule
def dice_count(game: Game, book: Book) -> int:
    """R7, R69, Q45: four, and one more for each of the lines 2 and 3 that is full."""
    second = book.cold_lines[0] + book.cold_lines[1]
    return START_DICE + (game.deaths >= second) + (game.deaths >= second + book.cold_lines[2])


@long_rule
def roll_hidden(game: Game, book: Book) -> None:
    """R28-R31, v06: under the box, every turn; an owner elected this turn looks. R32: then Walkie-Talkies."""
    looks = game.elected == game.badge or book.variant == LIVE_FEED
    end_vote(game, book)
    game.scene = NOWHERE
    game.dice_rolled = dice_count(game, book)
    game.dice_seen_by = 1 << game.badge if looks else 0
    for face in range(LOCATIONS):
        game.dice[face] = 0
    for _ in range(game.dice_rolled):
        game.dice[draw(game, ROLL_DIE, LOCATIONS, game.dice_seen_by, game.turn_number)] += 1
    emit(game, DICE_HIDDEN, game.dice_rolled)
    if looks:
        look(game, game.badge, False)
    open_floor(game, book, WALKIE_FLOOR, living(game, book) & ~game.dice_seen_by)


@long_rule
def begin_plans(game: Game, book: Book) -> None:
    """R33, v21: the badge owner's destination comes first and openly, if it has any."""
    game.phase = PLAN_PHASE
    emit(game, PHASE_STARTS, PLAN_PHASE)
    game.stage = PLANNING
    if book.variant != FOG and count_destinations(game, game.badge) > 0:
        game.stage = BADGE_DESTINATION
        ask_destination(game, game.badge)


@rule
def ask_destination(game: Game, seat: int) -> None:
    """A seat that can go to one location only is not asked: everybody sees where it goes."""
    if count_destinations(game, seat) > 1:
        game.asked |= 1 << seat
        return
    place = 1
    while not may_go_to(game, seat, place):
        place += 1
    emit(game, ONE_WAY, seat, place)
    lay_open(game, seat, place)


@rule
def lay_open(game: Game, seat: int, place: int) -> None:
    """A destination that everybody sees."""
    game.destination[seat] = place
    game.destination_seen_by[seat] = EVERYONE
    game.chosen |= 1 << seat


@long_rule
def talk_of_plans(game: Game, book: Book) -> None:
    """R34, R35: everybody may announce and ask, truthfully or not."""
    if book.talk_is_on:
        open_floor(game, book, PLAN_FLOOR, living(game, book))
    else:
        game.stage = CHOOSING


@long_rule
def ask_destinations(game: Game, book: Book) -> None:
    """R35, R46, Q30: all others at the same time; a seat with nowhere to go is not asked."""
    game.stage = CHOOSE_DESTINATION
    for seat in range(book.players):
        if not knows(game.chosen, seat) and game.alive[seat] > 0 and count_destinations(game, seat) > 0:
            ask_destination(game, seat)


@rule
def offer_destinations(game: Game, seat: int, menu: Any) -> None:
    for place in range(1, LOCATIONS + 1):
        offer_if(menu, may_go_to(game, seat, place), GO + place - 1)


@rule
def choose_destination(game: Game, seat: int, place: int) -> None:
    """R33, R36, Q27, Q31: one destination, final; the badge owner's is seen by all at once."""
    game.asked &= ~(1 << seat)
    if game.stage == BADGE_DESTINATION:
        reveal(game, LATEST_SECRETS + 1, seat, EVERYONE)
        emit(game, HEADS_FOR, seat, place)
        lay_open(game, seat, place)
    else:
        game.destination[seat] = place
        game.chosen |= 1 << seat
        emit(game, HAS_CHOSEN, seat)


@long_rule
def reveal_plans(game: Game, book: Book) -> None:
    """R37, R38: all destinations together, then the dice."""
    game.phase = MOVE_PHASE
    emit(game, PHASE_STARTS, MOVE_PHASE)
    for seat in range(book.players):
        if knows(game.chosen, seat) and not knows(game.destination_seen_by[seat], MOST_SEATS):
            game.destination_seen_by[seat] = EVERYONE
            reveal(game, LATEST_SECRETS + 1, seat, EVERYONE)
            emit(game, HEADS_FOR, seat, game.destination[seat])
    game.dice_seen_by = EVERYONE
    reveal(game, DICE_KIND, game.turn_number, EVERYONE)
    emit(game, DICE_SHOWN)
    tell_dice(game)
    if book.talk_is_on:
        judge_plans(game, book)
    game.place_in_order = 0
    game.drinks_only = False
    game.stage = MOVING
