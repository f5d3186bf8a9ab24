"""What a seat of Break & Escape is asked."""

from turnkey.core.reasons import Question, asks
from turnkey.core.secrecy import knows
from turnkey.core.sentences import says
from turnkey.games.break_escape.events import SPACES
from turnkey.games.break_escape.rules.james import is_target
from turnkey.games.break_escape.state import (
    ACT,
    BEFORE_MOVE,
    BEFORE_ROLL,
    DISCARD,
    JAIL_TURN,
    JAILBREAK,
    JAMES_DIRECTION,
    JAMES_STEPS,
    NORMAL,
    RUNNERS,
    SEATS,
    SPACE_KINDS,
    STRIKE,
    Book,
    Game,
)


def question(game: Game, book: Book, seat: int) -> Question:
    if game.stage == BEFORE_MOVE:
        return before_move(game, book, seat)
    if game.stage == ACT:
        here = game.where[seat]
        return asks("act", "You are on space {space}. What do you do here?", SPACES.at(here), space=SPACES.at(here))
    if game.stage == DISCARD:
        return asks("discard", "You hold {cards}, and may keep {limit}. Which card goes?",
                    cards=game.hand_size[seat], limit=book.hand_limit)  # fmt: skip
    if game.stage == JAIL_TURN:
        return asks("jail_turn", "Try to break out? It takes {needed} or more.", SPACES.at(book.jail),
                    needed=book.breakout_min)  # fmt: skip
    if game.stage == JAMES_STEPS:
        return asks("james_steps", "How far does James walk? At most {steps:space|spaces}.", SEATS.at(seat),
                    steps=game.die + book.pursuer_bonus)  # fmt: skip
    if game.stage == JAMES_DIRECTION:
        return asks("james_direction", "Which way does James go, {steps:space|spaces} far?", SEATS.at(seat),
                    steps=game.die + book.pursuer_bonus)  # fmt: skip
    if game.stage == STRIKE:
        return strike(game, book)
    return survive(game, seat)


def before_move(game: Game, book: Book, seat: int) -> Question:
    if book.premove_window == BEFORE_ROLL:
        return asks("before_roll", "Play a card before you roll, or go?", SEATS.at(seat))
    to = (game.where[seat] + game.die) % book.spaces
    place = None if book.space[to] == NORMAL else SPACE_KINDS.at(book.space[to])
    return asks("before_move", "You rolled {die}. Walk to space {to}[, {place}], or play a card first?", SPACES.at(to),
                die=game.die, to=SPACES.at(to), place=place)  # fmt: skip


def strike(game: Game, book: Book) -> Question:
    here = tuple(SEATS.at(runner) for runner in range(RUNNERS) if is_target(game, book, runner))
    return asks("strike", "{targets:is|are} here. Hit for {damage}, or take somebody who is weak enough to Jail?",
                here[0], danger=True, targets=here, damage=book.james_damage)  # fmt: skip


def survive(game: Game, seat: int) -> Question:
    """It is asked whatever cards the seat holds: the others must not see a difference."""
    end = says("leave the game") if game.wanted[seat] else says("go to Jail")
    if knows(game.hand_seen_by[seat], seat) and game.hand[seat, JAILBREAK] > 0:
        words = "James has you at 0. Play JAIL BREAK, or {end}?"
    else:
        words = "James has you at 0, and you have nothing against it: you {end}."
    return asks("survive", words, SEATS.at(seat), danger=True, end=end)
