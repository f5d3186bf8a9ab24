"""James's turn: the roll, the walk, the strike; and what becomes of those he strikes."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.menu import offer, offer_range
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.break_escape.actions import ATTACK, CAPTURE, CLOCKWISE, COUNTERCLOCKWISE, HOLD, STEPS
from turnkey.games.break_escape.events import (
    ELIMINATED_NOW,
    FELL,
    HALTED,
    HELD_BACK,
    HURT,
    JAILED_NOW,
    MARKED,
    MOVED,
    SAVED,
    SEIZED,
    STRUCK,
    named_place,
)
from turnkey.games.break_escape.rules.cards import begin_card, finish_card
from turnkey.games.break_escape.rules.deck import discard_hand
from turnkey.games.break_escape.rules.ending import check_victory
from turnkey.games.break_escape.rules.runner import heal, on_the_loop
from turnkey.games.break_escape.state import (
    ELIMINATED,
    FREE,
    IF_WANTED,
    JAILBREAK,
    JAILED,
    JAMES,
    LANDING,
    NOWHERE,
    OVER,
    RUNNERS,
    SAFE_HOUSE,
    SECOND_CAPTURE,
    STRIKE,
    SURVIVE,
    TURN_ENDS,
    Book,
    Game,
)


@rule
def steps_of(game: Game, book: Book) -> int:
    """R27: the die and his bonus."""
    return game.die + book.pursuer_bonus


@rule
def offer_steps(game: Game, book: Book, menu: Any) -> None:
    """Q8, `james_move` up_to: any number of steps up to the roll."""
    offer_range(menu, STEPS, STEPS + steps_of(game, book))


@rule
def offer_directions(menu: Any) -> None:
    """Q8, `james_move` either_way."""
    offer(menu, CLOCKWISE)
    offer(menu, COUNTERCLOCKWISE)


@rule
def walk(game: Game, book: Book) -> None:
    """R27, R62, Q26, Q27: step by step; the first Pup on his way stops him and is used up.

    R33, Q12, Q13: the space where he ends does nothing for him, except that with `james_heals` a Safe House heals.
    """
    start = game.where[JAMES]
    direction = 1 if game.walk > 0 else -1
    game.halted = False
    steps = 0
    for _ in range(abs(game.walk)):
        steps += direction
        here = on_the_loop(book, game.where[JAMES] + direction)
        game.where[JAMES] = here
        if game.pup[here]:
            game.pup[here] = False
            game.pups_placed -= 1
            game.halted = True
            break
    if game.halted:
        emit(game, HALTED, start, game.where[JAMES], steps)
    else:
        emit(game, MOVED, JAMES, start, game.where[JAMES], game.walk, named_place(book, game.where[JAMES]))
    if book.james_heals and book.space[game.where[JAMES]] == SAFE_HOUSE:
        heal(game, book, JAMES, book.safe_heal, LANDING)
    game.stage = STRIKE


# The strike


@rule
def is_target(game: Game, book: Book, runner: int) -> bool:
    """R28, R54, Q34: a free Runner on his space, also on the Jail (Q41) or a Safe House (Q16).

    With `jailed_immune` off, jailed ones too; with `safe_house_protects`, nobody on a Safe House.
    """
    if game.where[runner] != game.where[JAMES]:
        return False
    if game.fate[runner] == JAILED:
        return not book.jailed_immune
    if book.safe_house_protects and book.space[game.where[JAMES]] == SAFE_HOUSE:
        return False
    return game.fate[runner] == FREE


@rule
def any_target(game: Game, book: Book) -> bool:
    for runner in range(RUNNERS):
        if is_target(game, book, runner):
            return True
    return False


@rule
def may_capture(game: Game, book: Book, runner: int) -> bool:
    """R30, R63: somebody weak enough; never on a turn on which a Pup stopped him (Q25: an attack still captures)."""
    return not game.halted and is_target(game, book, runner) and game.health[runner] <= book.capture_at


@rule
def may_hold(game: Game, book: Book) -> bool:
    """Q32: by a capture attempt that must fail, or because a Pup stopped him."""
    if book.james_must_strike:
        return False
    if game.halted:
        return True
    for runner in range(RUNNERS):
        if is_target(game, book, runner) and game.health[runner] > book.capture_at:
            return True
    return False


@rule
def must_attack(game: Game, book: Book) -> bool:
    """Q55: nothing else is left to him."""
    for runner in range(RUNNERS):
        if may_capture(game, book, runner):
            return False
    return not may_hold(game, book)


@rule
def offer_strikes(game: Game, book: Book, menu: Any) -> None:
    """R28-R31, Q32: attack, a capture that will succeed, or a vain one, which is to hold."""
    offer(menu, ATTACK)
    for runner in range(RUNNERS):
        if may_capture(game, book, runner):
            offer(menu, CAPTURE + runner)
    if may_hold(game, book):
        offer(menu, HOLD)


@rule
def attack_runners(game: Game, book: Book) -> None:
    """R29: everybody on the space is hurt at the same time; Q29: until they have answered, HP read 0."""
    game.strikes += 1
    targets = 0
    for runner in range(RUNNERS):
        targets |= is_target(game, book, runner) << runner
    emit(game, STRUCK, game.where[JAMES], targets, book.james_damage)
    for runner in range(RUNNERS):
        if knows(targets, runner):
            damage = min(book.james_damage, game.health[runner])
            game.health[runner] -= damage
            emit(game, HURT, runner, damage, game.health[runner], JAMES)
            if game.health[runner] == 0:
                game.falling |= 1 << runner
    game.stage = SURVIVE


@rule
def capture_attempt(game: Game, book: Book, runner: int) -> None:
    """R30, R67: no damage, and no card can answer it."""
    game.strikes += 1
    emit(game, SEIZED, runner, game.where[runner], game.health[runner])
    capture(game, book, runner)
    check_victory(game, book)
    if game.stage != OVER:
        game.stage = TURN_ENDS


@rule
def hold(game: Game) -> None:
    """Q32: he lets them go."""
    emit(game, HELD_BACK)
    game.stage = TURN_ENDS


# Those at 0 HP


@rule
def next_falling(game: Game) -> int:
    """Q29: one at a time, in turn order; -1 when all have answered."""
    for runner in range(RUNNERS):
        if knows(game.falling, runner):
            return runner
    return -1


@rule
def save(game: Game, book: Book, runner: int) -> None:
    """R66, R68, Q30: the card replaces the capture; its price is the Wanted marker."""
    begin_card(game, runner, JAILBREAK)
    finish_card(game, JAILBREAK)
    game.falling &= ~(1 << runner)
    game.health[runner] = min(book.survive_hp, book.health[runner])
    emit(game, SAVED, runner, game.health[runner])
    if book.survival_marks and not game.wanted[runner]:
        game.wanted[runner] = True
        emit(game, MARKED, runner)


@rule
def fall(game: Game, runner: int) -> None:
    """R46 (a): captured, as soon as everybody has answered."""
    game.falling &= ~(1 << runner)
    game.fallen |= 1 << runner
    emit(game, FELL, runner)


@rule
def take_the_fallen(game: Game, book: Book) -> None:
    """R75, Q6: all captures of one attack together, then one check."""
    for runner in range(RUNNERS):
        if knows(game.fallen, runner):
            capture(game, book, runner)
    game.fallen = 0
    check_victory(game, book)
    if game.stage != OVER:
        game.stage = TURN_ENDS


@rule
def capture(game: Game, book: Book, runner: int) -> None:
    """R7, R46-R49, Q31: to the Jail space and Wanted the first time; out of the game after that.

    Q39: those who are jailed keep their hand.
    """
    game.captures[runner] += 1
    if book.elimination == IF_WANTED:
        out = game.wanted[runner] > 0
    else:
        out = book.elimination == SECOND_CAPTURE and game.captures[runner] > 1
    marked = game.wanted[runner] > 0
    game.wanted[runner] = True
    if out:
        eliminate(game, runner)
        return
    game.health[runner] = min(book.release_hp, book.health[runner])
    emit(game, JAILED_NOW, runner, game.where[runner], book.jail, game.health[runner])
    game.fate[runner] = JAILED
    game.where[runner] = book.jail
    if not marked:
        emit(game, MARKED, runner)


@rule
def eliminate(game: Game, runner: int) -> None:
    """R48: off the board for good, the hand discarded."""
    emit(game, ELIMINATED_NOW, runner, game.where[runner])
    game.fate[runner] = ELIMINATED
    game.where[runner] = NOWHERE
    game.health[runner] = 0
    discard_hand(game, runner)
