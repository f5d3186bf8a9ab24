"""Rounds and turns: who is asked now, what is on offer, and what an answer sets going."""

from typing import Any

from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer
from turnkey.core.rule import rule
from turnkey.games.break_escape.actions import (
    ATTACK,
    BREAKOUT,
    CAPTURE,
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DISCARD_CARD,
    END,
    ESCAPE,
    FALL,
    GO,
    HOLD,
    PLAY_JAILBREAK,
    PLAY_PUP,
    PLAY_SWAP,
    PLAY_TELEPORT,
    RESCUE,
    REST,
    SAVE,
    STAY,
    STEPS,
    SWAPS,
)
from turnkey.games.break_escape.events import DISCARDED, TURN_STARTS
from turnkey.games.break_escape.rules.cards import (
    offer_cards,
    play_jailbreak,
    play_pup,
    play_swap,
    play_teleport,
)
from turnkey.games.break_escape.rules.deck import lose_card
from turnkey.games.break_escape.rules.ending import finish
from turnkey.games.break_escape.rules.jail import breakout, stay
from turnkey.games.break_escape.rules.james import (
    any_target,
    attack_runners,
    capture_attempt,
    fall,
    hold,
    must_attack,
    next_falling,
    offer_directions,
    offer_steps,
    offer_strikes,
    save,
    steps_of,
    take_the_fallen,
    walk,
)
from turnkey.games.break_escape.rules.runner import (
    attack_james,
    escape,
    move,
    offer_main_actions,
    rescue,
    rest,
    roll,
    window_opens,
)
from turnkey.games.break_escape.state import (
    ACT,
    AFTER_ROLL,
    BEFORE_MOVE,
    BEN,
    DISCARD,
    EXACT,
    FREE,
    JAIL_TURN,
    JAILBREAK,
    JAILED,
    JAMES,
    JAMES_DIRECTION,
    JAMES_SIDE,
    JAMES_STEPS,
    KINDS,
    MAX_SPACES,
    MOVING,
    RUNNERS,
    STRIKE,
    SURVIVE,
    TIME,
    TURN_BEGINS,
    TURN_ENDS,
    UP_TO,
    WALKING,
    Book,
    Game,
)


@rule
def actors(game: Game, book: Book) -> int:
    """Never more than one seat at a time."""
    return 1 << game.actor if game.asked else 0


@rule
def ask(game: Game, seat: int) -> None:
    game.actor = seat
    game.asked = True


# What runs by itself


@rule
def advance(game: Game, book: Book) -> None:
    """What runs by itself, stage after stage, until somebody is asked or the turn has passed on.

    Q55: decisions are skipped only because of facts that everybody sees; automatic answers are recorded.
    """
    if game.stage == SURVIVE:
        advance_falls(game, book)
    if game.stage == DISCARD:
        advance_discard(game, book)
    if game.stage == TURN_ENDS:
        end_turn(game, book)
    if game.stage == TURN_BEGINS:
        begin_turn(game, book)
    if game.stage == MOVING:
        move(game, book)
    if game.stage == BEFORE_MOVE or game.stage == ACT:
        advance_window(game, book)
    if game.stage == JAIL_TURN:
        ask(game, game.turn)
    if game.stage == JAMES_STEPS:
        advance_steps(game, book)
    if game.stage == JAMES_DIRECTION:
        ask(game, JAMES)
    if game.stage == WALKING:
        walk(game, book)
    if game.stage == STRIKE:
        advance_strike(game, book)


@rule
def advance_window(game: Game, book: Book) -> None:
    """Q55: without a card or a main action to think about, the Runner goes, or ends the turn."""
    if window_opens(game, book, game.turn):
        ask(game, game.turn)
    elif game.stage == BEFORE_MOVE:
        answer(game, game.turn, GO)
        game.stage = MOVING
    else:
        answer(game, game.turn, END)
        game.stage = DISCARD


@rule
def advance_discard(game: Game, book: Book) -> None:
    """R25, Q47: only now, at the end of the turn; asked as long as there are too many cards."""
    if game.hand_size[game.turn] > book.hand_limit:
        ask(game, game.turn)
    else:
        game.stage = TURN_ENDS


@rule
def advance_steps(game: Game, book: Book) -> None:
    """Q8, Q55: a single step is no choice."""
    if steps_of(game, book) > 1:
        ask(game, JAMES)
    else:
        answer(game, JAMES, STEPS)
        set_out(game, 1)


@rule
def begin_turn(game: Game, book: Book) -> None:
    """R11, R12, Q42: the seat's turn, if it still has one; whether it is free or jailed counts now.

    Q9: the die is rolled before the first card window, or after it with `premove_window` before_roll.
    """
    seat = game.turn
    game.main_used = False
    game.cards_played = 0
    game.halted = False
    game.die = 0
    if seat != JAMES and game.fate[seat] != FREE and game.fate[seat] != JAILED:
        game.stage = TURN_ENDS
        return
    emit(game, TURN_STARTS, game.round_number, seat)
    if seat != JAMES and game.fate[seat] == JAILED:
        game.stage = JAIL_TURN
        return
    if seat == JAMES or book.premove_window == AFTER_ROLL:
        roll(game)
    if seat != JAMES:
        game.stage = BEFORE_MOVE
    elif book.james_move == EXACT:
        set_out(game, steps_of(game, book))
    else:
        game.stage = JAMES_STEPS if book.james_move == UP_TO else JAMES_DIRECTION


@rule
def set_out(game: Game, steps: int) -> None:
    """R27, Q8: how far James walks, and which way."""
    game.walk = steps
    game.stage = WALKING


@rule
def advance_strike(game: Game, book: Book) -> None:
    """R34: no target, no strike; Q55: a single option is taken automatically."""
    if not any_target(game, book):
        game.stage = TURN_ENDS
    elif must_attack(game, book):
        answer(game, JAMES, ATTACK)
        attack_runners(game, book)
    else:
        ask(game, JAMES)


@rule
def advance_falls(game: Game, book: Book) -> None:
    """Q29, Q55: a Runner who holds cards is asked, whatever they are; one without any falls unasked."""
    runner = next_falling(game)
    if runner < 0:
        take_the_fallen(game, book)
    elif game.hand_size[runner] > 0:
        ask(game, runner)
    else:
        answer(game, runner, FALL)
        fall(game, runner)


@rule
def end_turn(game: Game, book: Book) -> None:
    """R11, R13, R74, Q5: on to the next seat; James's last turn is still played, and then the time is up."""
    if game.turn != JAMES:
        game.turn += 1
    elif game.round_number >= book.rounds:
        finish(game, JAMES_SIDE, TIME)
        return
    else:
        game.turn = BEN
        game.round_number += 1
    game.stage = TURN_BEGINS


# What a seat may do, and doing it


@rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    """What the seat that is asked may answer."""
    if not game.asked or seat != game.actor:
        return
    if game.stage == BEFORE_MOVE:
        offer(menu, GO)
    elif game.stage == JAIL_TURN:
        offer(menu, BREAKOUT)
        offer(menu, STAY)
    if game.stage == BEFORE_MOVE or game.stage == ACT or game.stage == JAIL_TURN:
        offer_cards(game, book, seat, menu)
        offer_main_actions(game, book, seat, menu)
    if game.stage == ACT:
        offer(menu, END)
    elif game.stage == DISCARD:
        for kind in range(KINDS):
            if game.hand[seat, kind] > 0:
                offer(menu, DISCARD_CARD + kind)
    elif game.stage == JAMES_STEPS:
        offer_steps(game, book, menu)
    elif game.stage == JAMES_DIRECTION:
        offer_directions(menu)
    elif game.stage == STRIKE:
        offer_strikes(game, book, menu)
    elif game.stage == SURVIVE:
        if game.hand[seat, JAILBREAK] > 0:
            offer(menu, SAVE)
        offer(menu, FALL)


@rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    """Carry out an answer that was on offer."""
    game.asked = False
    if action == GO:
        game.stage = MOVING
    elif action == END:
        game.stage = DISCARD
    elif action >= PLAY_TELEPORT and action < PLAY_TELEPORT + MAX_SPACES:
        play_teleport(game, book, action - PLAY_TELEPORT)
    elif action >= PLAY_SWAP and action < PLAY_SWAP + SWAPS:
        play_swap(game, book, action - PLAY_SWAP)
    elif action == PLAY_PUP:
        play_pup(game, book)
    elif action >= PLAY_JAILBREAK and action < PLAY_JAILBREAK + RUNNERS:
        play_jailbreak(game, book, action - PLAY_JAILBREAK)
    elif action == ATTACK:
        if seat == JAMES:
            attack_runners(game, book)
        else:
            attack_james(game, book)
    elif action >= RESCUE and action < RESCUE + RUNNERS:
        rescue(game, book, action - RESCUE)
    elif action == REST:
        rest(game, book)
    elif action == ESCAPE:
        escape(game, book)
    elif action >= DISCARD_CARD and action < DISCARD_CARD + KINDS:
        discard_card(game, seat, action - DISCARD_CARD)
    elif action == BREAKOUT:
        breakout(game, book)
    elif action == STAY:
        stay(game)
    elif action >= CAPTURE and action < CAPTURE + RUNNERS:
        capture_attempt(game, book, action - CAPTURE)
    elif action == HOLD:
        hold(game)
    elif action == SAVE:
        save(game, book, seat)
    elif action == FALL:
        fall(game, seat)
    elif action == COUNTERCLOCKWISE:
        set_out(game, -steps_of(game, book))
    elif action == CLOCKWISE:
        set_out(game, steps_of(game, book))
    else:
        set_out(game, action - STEPS + 1)


@rule
def discard_card(game: Game, runner: int, card: int) -> None:
    """R25: one at a time, down to the limit."""
    lose_card(game, runner, card)
    game.discard[card] += 1
    emit(game, DISCARDED, runner, card)
