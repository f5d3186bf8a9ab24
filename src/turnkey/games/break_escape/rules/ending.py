"""Who has won, why, and what it is worth."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.break_escape.events import WON
from turnkey.games.break_escape.state import (
    ALL_CONTAINED,
    ALL_ELIMINATED,
    ALL_JAILED,
    CONTAINED,
    ELIMINATED,
    ESCAPE_WIN,
    FREE,
    IN_PLAY,
    JAILED,
    JAMES,
    JAMES_DOWN,
    JAMES_SIDE,
    KINDS,
    NO_REASON,
    NO_RUNNER_LEFT,
    OVER,
    PIECES,
    RUNNERS,
    RUNNERS_SIDE,
    Book,
    Ending,
    Fate,
    Game,
    Side,
)


@rule
def check_victory(game: Game, book: Book) -> None:
    """R75, Q6: after every event; the Runners' ways to win come before James's."""
    if game.escapes >= book.escapes_needed:
        finish(game, RUNNERS_SIDE, ESCAPE_WIN)
    elif game.health[JAMES] <= 0:
        finish(game, RUNNERS_SIDE, JAMES_DOWN)
    else:
        reason = james_has_them(game, book)
        if reason != NO_REASON:
            finish(game, JAMES_SIDE, reason)


@rule
def james_has_them(game: Game, book: Book) -> Ending:
    """R70, R71, R72, R73, Q1, Q2: the first of his conditions that holds, in the order of Q6."""
    free = how_many(game, FREE)
    jailed = how_many(game, JAILED)
    eliminated = how_many(game, ELIMINATED)
    if jailed == RUNNERS:
        return ALL_JAILED
    if eliminated == RUNNERS:
        return ALL_ELIMINATED
    if book.jail_win == CONTAINED and jailed + eliminated == RUNNERS:
        return ALL_CONTAINED
    if book.jail_win == IN_PLAY and jailed > 0 and free == 0:
        return ALL_CONTAINED
    if free + jailed == 0:
        return NO_RUNNER_LEFT
    return NO_REASON


@rule
def how_many(game: Game, fate: Fate) -> int:
    count = 0
    for runner in range(RUNNERS):
        if game.fate[runner] == fate:
            count += 1
    return count


@rule
def finish(game: Game, side: Side, reason: Ending) -> None:
    """The game is over, and no card is secret any more."""
    game.stage = OVER
    game.asked = False
    game.winner = side
    game.reason = reason
    game.deck_seen_by = EVERYONE
    for runner in range(RUNNERS):
        game.hand_seen_by[runner] = EVERYONE
    emit(game, WON, side, reason)


@rule
def over(game: Game, book: Book) -> bool:
    return game.stage == OVER


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    """R76: the Runners win or lose together; +1 for a win, -1 for a loss."""
    for seat in range(PIECES):
        won = game.winner == RUNNERS_SIDE if seat < RUNNERS else game.winner == JAMES_SIDE
        out[seat] = 1.0 if won else -1.0


MEASURES = (
    "runners_win", "round", "keys", "escapes", "captures", "eliminations", "strikes",
    "james_hp", "james_hurt", "teleports", "swaps", "pups", "jailbreaks", "reason",
)  # fmt: skip


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    """What a designer wants to know of a finished game, in the order of MEASURES."""
    out[0] = game.winner == RUNNERS_SIDE
    out[1] = game.round_number
    out[2] = game.keys
    out[3] = game.escapes
    out[4] = game.captures[0] + game.captures[1] + game.captures[2]
    out[5] = how_many(game, ELIMINATED)
    out[6] = game.strikes
    out[7] = game.health[JAMES]
    out[8] = game.james_hurt
    for kind in range(KINDS):
        out[9 + kind] = game.played[kind]
    out[13] = game.reason
