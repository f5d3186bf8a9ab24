"""A free Runner's turn: cards, the move, the space it ends on, one main action."""

from typing import Any

from turnkey.core.chance import draw
from turnkey.core.journal import emit
from turnkey.core.menu import offer
from turnkey.core.rule import rule
from turnkey.games.break_escape.actions import ATTACK, ESCAPE, RESCUE, REST
from turnkey.games.break_escape.events import (
    DIE,
    ESCAPED_GATE,
    HEALED,
    HURT,
    MOVED,
    RESCUE_DIE,
    RESCUE_TRIED,
    ROLLED,
    named_place,
)
from turnkey.games.break_escape.rules.deck import discard_hand, draw_at_supply, gate_is_open
from turnkey.games.break_escape.rules.ending import check_victory, how_many
from turnkey.games.break_escape.rules.jail import release
from turnkey.games.break_escape.state import (
    ACT,
    ANY_TIME,
    BEFORE_MOVE,
    BEFORE_ROLL,
    ESCAPED,
    JAILED,
    JAMES,
    LANDING,
    MAX_CARDS_A_TURN,
    NOWHERE,
    OVER,
    RESTING,
    RUNNERS,
    SAFE_HOUSE,
    SUPPLY,
    TURN_ENDS,
    Book,
    Care,
    Game,
)


@rule
def roll(game: Game) -> None:
    """R14, R27: one die, in the open."""
    game.die = draw(game, DIE, 6) + 1
    emit(game, ROLLED, game.turn, game.die)


@rule
def on_the_loop(book: Book, space: int) -> int:
    """R2: after the last space comes the first. A die shows less than the smallest board has spaces."""
    if space >= book.spaces:
        return space - book.spaces
    return space + book.spaces if space < 0 else space


@rule
def move(game: Game, book: Book) -> None:
    """R3, R14, R15: exactly the roll, clockwise; the space at the end is resolved once.

    R26, R64: neither James nor a Pup on the way or at the end does anything to a Runner.
    """
    if book.premove_window == BEFORE_ROLL:
        roll(game)
    runner = game.turn
    start = game.where[runner]
    game.where[runner] = on_the_loop(book, start + game.die)
    emit(game, MOVED, runner, start, game.where[runner], game.die, named_place(book, game.where[runner]))
    game.stage = ACT
    resolve_space(game, book, runner)


@rule
def resolve_space(game: Game, book: Book, runner: int) -> None:
    """R16-R18, Q7: a Supply gives cards, a Safe House heals, the others (the start among them) do nothing."""
    kind = book.space[game.where[runner]]
    if kind == SUPPLY:
        draw_at_supply(game, book, runner)
    elif kind == SAFE_HOUSE:
        heal(game, book, runner, book.safe_heal, LANDING)


@rule
def heal(game: Game, book: Book, piece: int, amount: int, care: Care) -> None:
    """R6: never above the printed value."""
    healed = min(game.health[piece] + amount, book.health[piece])
    if healed != game.health[piece]:
        emit(game, HEALED, piece, healed - game.health[piece], healed, care)
        game.health[piece] = healed


# The card windows


@rule
def may_play_cards(game: Game, runner: int) -> bool:
    """Q55: what decides whether a window opens is only what everybody sees."""
    return game.hand_size[runner] > 0 and game.cards_played < MAX_CARDS_A_TURN


@rule
def window_opens(game: Game, book: Book, runner: int) -> bool:
    """Q55: a card might come, or a main action is open to this Runner here."""
    return may_play_cards(game, runner) or any_main_action(game, book, runner)


# Main actions


@rule
def main_is_allowed(game: Game, book: Book) -> bool:
    """R19, Q10: one a turn, after the move; with `main_timing` any, before it too.

    R50, R52: a jailed Runner's turn has a stage of its own, in which there are none.
    """
    return not game.main_used and (game.stage == ACT or (game.stage == BEFORE_MOVE and book.main_timing == ANY_TIME))


@rule
def may_attack(game: Game, runner: int) -> bool:
    """R20, Q11: James is on the same space now, however either got there."""
    return game.where[runner] == game.where[JAMES]


@rule
def may_rescue(game: Game, book: Book, runner: int) -> bool:
    """R21: standing on the Jail while somebody is jailed."""
    return game.where[runner] == book.jail and how_many(game, JAILED) > 0


@rule
def may_rest(game: Game, book: Book, runner: int) -> bool:
    """R22, Q48: on a Safe House, if there is anything to heal."""
    return (
        book.space[game.where[runner]] == SAFE_HOUSE
        and book.rest_heal > 0
        and game.health[runner] < book.health[runner]
    )


@rule
def may_escape(game: Game, book: Book, runner: int) -> bool:
    """R23, R41, R43, Q3: on the Gate while it is open; neither James nor a lack of teammates bars it."""
    return game.where[runner] == book.gate and gate_is_open(game, book)


@rule
def any_main_action(game: Game, book: Book, runner: int) -> bool:
    return main_is_allowed(game, book) and (
        may_attack(game, runner)
        or may_rescue(game, book, runner)
        or may_rest(game, book, runner)
        or may_escape(game, book, runner)
    )


@rule
def offer_main_actions(game: Game, book: Book, runner: int, menu: Any) -> None:
    if not main_is_allowed(game, book):
        return
    if may_attack(game, runner):
        offer(menu, ATTACK)
    if may_rescue(game, book, runner):
        for other in range(RUNNERS):
            if game.fate[other] == JAILED:
                offer(menu, RESCUE + other)
    if may_rest(game, book, runner):
        offer(menu, REST)
    if may_escape(game, book, runner):
        offer(menu, ESCAPE)


@rule
def attack_james(game: Game, book: Book) -> None:
    """R20, R69: James is hurt; at 0 the Runners have won."""
    game.main_used = True
    damage = min(book.runner_damage, game.health[JAMES])
    game.james_hurt += damage
    game.health[JAMES] -= damage
    emit(game, HURT, JAMES, damage, game.health[JAMES], game.turn)
    check_victory(game, book)


@rule
def rescue(game: Game, book: Book, prisoner: int) -> None:
    """R21, Q35: a high roll frees the one named; a low one costs the action."""
    game.main_used = True
    die = draw(game, RESCUE_DIE, 6) + 1
    emit(game, RESCUE_TRIED, game.turn, prisoner, die, book.rescue_min)
    if die >= book.rescue_min:
        release(game, book, prisoner)


@rule
def rest(game: Game, book: Book) -> None:
    """R22: in addition to what the landing healed."""
    game.main_used = True
    heal(game, book, game.turn, book.rest_heal, RESTING)


@rule
def escape(game: Game, book: Book) -> None:
    """R44, R45, Q53: off the board for good by the main action, the hand discarded, the turn over."""
    runner = game.turn
    game.main_used = True
    game.fate[runner] = ESCAPED
    game.where[runner] = NOWHERE
    game.escapes += 1
    emit(game, ESCAPED_GATE, runner, game.escapes, book.escapes_needed)
    discard_hand(game, runner)
    check_victory(game, book)
    if game.stage != OVER:
        game.stage = TURN_ENDS
