"""The order of play: what runs by itself, who is asked, what is on offer, what an answer sets going (R88)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import (
    DONE,
    FEED,
    FIRST_CLAIM,
    GIFT,
    GO,
    HAUNT_AT,
    KEEP,
    MOVE,
    PLACE,
    PLAY_DRINK,
    PLAY_PISTOL,
    PLAY_WALKIE,
    TIE,
    TO,
    VOTE,
)
from turnkey.games.lockdown.events import DONE_MOVING, TURN_STARTS
from turnkey.games.lockdown.rules.arrival import arrive, haunt, haunting, offer_haunts
from turnkey.games.lockdown.rules.attack import (
    ask_victim,
    defend,
    devour,
    feed,
    next_attack,
    offer_victims,
)
from turnkey.games.lockdown.rules.badge import (
    ask_destinations,
    begin_plans,
    choose_destination,
    go_for_badge,
    offer_destinations,
    reveal_plans,
    roll_hidden,
    take_badge,
    talk_of_plans,
)
from turnkey.games.lockdown.rules.claims import forget_vote_talk, is_floor, make_claim
from turnkey.games.lockdown.rules.ending import close_and_check
from turnkey.games.lockdown.rules.floor import be_done, offer_cards, play_card
from turnkey.games.lockdown.rules.moves import (
    after_move,
    begin_move,
    drink,
    end_window,
    offer_drinks,
    offer_movers,
    pick_mover,
    step,
)
from turnkey.games.lockdown.rules.setup import offer_places, place_character, place_families
from turnkey.games.lockdown.rules.truck import (
    go_to_truck,
    hand_out,
    keep,
    name_receiver,
    offer_drawn,
    offer_gift,
    offer_receivers,
    search,
)
from turnkey.games.lockdown.rules.vote import (
    break_tie,
    count_votes,
    designate,
    elect,
    offer_candidates,
    offer_tied,
    put_pistols_away,
)
from turnkey.games.lockdown.state import (
    ARRIVE,
    ATTACK,
    ATTACK_FLOOR,
    BADGE,
    BADGE_DESTINATION,
    CHOOSE_DESTINATION,
    CHOOSE_VICTIM,
    CHOOSING,
    CLOSE,
    COUNT,
    DEFEND,
    DESIGNATE,
    DEVOUR,
    DRINK_WINDOW,
    ELECT,
    ELECTED,
    HAND_OUT,
    HAUNT,
    HAUNTING,
    LOCATIONS,
    MARTYR_TIE,
    MOVE_CHARACTER,
    MOVING,
    PLACE_START,
    PLAN,
    PLAN_FLOOR,
    PLANNING,
    REVEAL,
    ROLL,
    SEARCH,
    STEPPED,
    STEPPING,
    TRUCK,
    TRUCK_PHASE,
    TRUCK_RECIPIENT,
    TURN_BEGINS,
    VOTE_FLOOR,
    WALKIE_FLOOR,
    Book,
    Game,
)
from turnkey.games.lockdown.state import BADGE_PHASE as BADGE_VOTE_PHASE


@rule
def actors(game: Game, book: Book) -> int:
    """R14, R17, R35: one seat, or all that the floor, the vote or the choice waits for, in any order."""
    return game.asked


@rule
def advance(game: Game, book: Book) -> None:
    """R88: what runs by itself, stage after stage in the order of play until somebody is asked."""
    if game.stage == PLACE_START:
        place_families(game, book)
    if game.stage == CLOSE:
        close_and_check(game, book)
    if game.stage == TURN_BEGINS:
        begin_turn(game, book)
    if game.stage == TRUCK:
        go_to_truck(game, book)
    if game.stage == BADGE:
        go_for_badge(game, book)
    if game.asked == 0:
        close_floor(game)
    if game.stage == DEFEND:
        defend(game, book)
    if game.stage == ELECT:
        elect(game, book)
    if game.stage == COUNT:
        count_votes(game, book)
    if game.stage == ELECTED:
        carry_out_vote(game, book)
    if game.stage == SEARCH:
        search(game, book)
    if game.stage == HAND_OUT:
        hand_out(game, book)
    if game.stage == ROLL:
        roll_hidden(game, book)
    if game.stage == PLAN:
        begin_plans(game, book)
    if game.stage == PLANNING:
        talk_of_plans(game, book)
    if game.stage == CHOOSING:
        ask_destinations(game, book)
    if game.stage == REVEAL:
        reveal_plans(game, book)
    if game.stage == MOVING:
        begin_move(game, book)
    if game.stage == STEPPING:
        step(game, book)
    if game.stage == STEPPED:
        after_move(game, book)
    if game.stage == ARRIVE:
        arrive(game, book)
    if game.stage == HAUNTING:
        haunting(game, book)
    if game.stage == DEVOUR:
        devour(game, book)
    if game.stage == ATTACK:
        next_attack(game, book)


@rule
def begin_turn(game: Game, book: Book) -> None:
    """R88: phase 1 comes next."""
    game.turn_number += 1
    emit(game, TURN_STARTS, game.turn_number, book.family * book.players - game.deaths, book.end_at)
    game.stage = TRUCK


@rule
def close_floor(game: Game) -> None:
    """Q20: nobody has anything to add, or everybody has chosen."""
    if game.stage == VOTE_FLOOR:
        game.stage = ELECT
    elif game.stage == ATTACK_FLOOR:
        game.stage = DEFEND
    elif game.stage == WALKIE_FLOOR:
        game.stage = PLAN
    elif game.stage == PLAN_FLOOR:
        game.stage = CHOOSING
    elif game.stage == BADGE_DESTINATION:
        game.stage = PLANNING
    elif game.stage == CHOOSE_DESTINATION:
        game.stage = REVEAL
    game.said_none = 0  # it was said of this floor


@rule
def carry_out_vote(game: Game, book: Book) -> None:
    """R20, R27, R59: the elected seat searches, takes the badge, or gives somebody up."""
    forget_vote_talk(game, book)
    if game.phase == TRUCK_PHASE:
        put_pistols_away(game, book)
        game.stage = SEARCH
    elif game.phase == BADGE_VOTE_PHASE:
        put_pistols_away(game, book)
        take_badge(game)
    else:
        ask_victim(game, book)


# Decisions


@rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    """What the seat may do, from what it knows."""
    if not knows(game.asked, seat):
        return
    stage = game.stage
    if is_floor(stage):
        offer_cards(game, book, seat, menu)
    elif stage in (CHOOSE_DESTINATION, BADGE_DESTINATION):
        offer_destinations(game, seat, menu)
    elif stage == DESIGNATE:
        offer_candidates(game, book, menu)
    elif stage == DRINK_WINDOW:
        offer_drinks(game, book, seat, menu)
    elif stage == MOVE_CHARACTER:
        offer_movers(game, book, seat, menu)
    elif stage == PLACE_START:
        offer_places(game, book, seat, menu)
    elif stage == CHOOSE_VICTIM:
        offer_victims(game, book, seat, menu)
    elif stage == MARTYR_TIE:
        offer_tied(game, book, menu)
    elif stage == TRUCK_RECIPIENT:
        offer_receivers(game, book, menu)
    elif stage == HAUNT:
        offer_haunts(game, book, menu)
    else:
        offer_drawn(game, book, menu)


@rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    """Carry out an answer that was on offer, or a claim that may be made."""
    if action == DONE:
        if game.stage == DRINK_WINDOW:
            emit(game, DONE_MOVING, seat)
            end_window(game)
        else:
            be_done(game, seat)
    elif action >= FIRST_CLAIM:
        make_claim(game, book, seat, action)
    elif action >= FEED:
        feed(game, action - FEED)
    elif action >= HAUNT_AT:
        haunt(game, seat, action - HAUNT_AT + 1)
    elif action >= MOVE:
        pick_mover(game, action - MOVE)
    elif action >= GO:
        choose_destination(game, seat, action - GO + 1)
    elif action >= TO:
        name_receiver(game, action - TO)
    elif action >= GIFT:
        offer_gift(game, action - GIFT)
    elif action >= KEEP:
        keep(game, seat, action - KEEP)
    elif action >= TIE:
        break_tie(game, book, seat, action - TIE)
    elif action >= VOTE:
        designate(game, seat, action - VOTE)
    elif action >= PLAY_PISTOL or action == PLAY_WALKIE:
        play_card(game, book, seat, action)
    elif action >= PLAY_DRINK:
        drink(game, seat, (action - PLAY_DRINK) // LOCATIONS, (action - PLAY_DRINK) % LOCATIONS + 1)
    else:
        game.asked = 0
        place_character(game, book, seat, (action - PLACE) // LOCATIONS, (action - PLACE) % LOCATIONS)
