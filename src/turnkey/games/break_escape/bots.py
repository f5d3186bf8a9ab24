"""A compiled bot for both sides: sensible habits, no look-ahead. It is given only what its seat knows."""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.menu import offered
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
    GO,
    PLAY_JAILBREAK,
    PLAY_PUP,
    PLAY_SWAP,
    PLAY_TELEPORT,
    RESCUE,
    REST,
    SAVE,
    STEPS,
    SWAP_ONE,
    SWAP_OTHER,
    SWAPS,
)
from turnkey.games.break_escape.rules.deck import gate_is_open
from turnkey.games.break_escape.rules.james import is_target, steps_of
from turnkey.games.break_escape.state import (
    BEFORE_MOVE,
    DISCARD,
    FREE,
    JAIL_TURN,
    JAILBREAK,
    JAMES,
    JAMES_DIRECTION,
    JAMES_STEPS,
    PUP,
    RUNNERS,
    STRIKE,
    SUPPLY,
    SURVIVE,
    SWAP,
    TELEPORT,
    Book,
    Game,
)

NONE = -1
TEAM_RESERVE = 3  # TELEPORTs that the team keeps for the Gate
DANGER = 8  # how far James can get: a six and his usual bonus
LEAST_WANTED = (PUP, SWAP, JAILBREAK, TELEPORT)


@rule
def heuristic(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    if game.stage == STRIKE:
        return strike(game, book, menu)
    if game.stage == JAMES_STEPS:
        return STEPS + best_steps(game, book) - 1
    if game.stage == JAMES_DIRECTION:
        return best_direction(game, book, dice)
    if game.stage == SURVIVE:
        return SAVE if offered(menu, SAVE) else int(menu[1])
    if game.stage == DISCARD:
        return least_wanted(menu)
    if game.stage == JAIL_TURN:
        own_key = PLAY_JAILBREAK + seat
        return own_key if offered(menu, own_key) else BREAKOUT
    if game.stage == BEFORE_MOVE:
        return before_move(game, book, seat, menu)
    return act(game, book, seat, menu)


# James


@rule
def strike(game: Game, book: Book, menu: Any) -> int:
    """Capture a lone victim; no card answers that. Otherwise hit everybody."""
    targets, victim = 0, NONE
    for runner in range(RUNNERS):
        if is_target(game, book, runner):
            targets += 1
            if offered(menu, CAPTURE + runner):
                victim = runner
    return CAPTURE + victim if targets == 1 and victim != NONE else ATTACK


@rule
def hits_after(game: Game, book: Book, steps: int, direction: int) -> int:
    """How many free Runners stand where a walk would end, Pups on the way included."""
    here = game.where[JAMES]
    for _ in range(steps):
        here = (here + direction) % book.spaces
        if game.pup[here]:
            break
    count = 0
    for runner in range(RUNNERS):
        if game.fate[runner] == FREE and game.where[runner] == here:
            count += 1
    return count


@rule
def within_reach_from(game: Game, book: Book, space: int) -> int:
    """How many free Runners would be ahead of him, near enough for the next roll."""
    count = 0
    for runner in range(RUNNERS):
        ahead = (game.where[runner] - space) % book.spaces
        if game.fate[runner] == FREE and 1 <= ahead <= 6 + book.pursuer_bonus:
            count += 1
    return count


@rule
def best_steps(game: Game, book: Book) -> int:
    """Hit as many as possible; where nobody can be hit, stay behind as many as possible."""
    best, best_worth = 1, NONE
    for steps in range(1, steps_of(game, book) + 1):
        end = (game.where[JAMES] + steps) % book.spaces
        worth = 10 * hits_after(game, book, steps, 1) + within_reach_from(game, book, end)
        if worth > best_worth:
            best, best_worth = steps, worth
    return best


@rule
def best_direction(game: Game, book: Book, dice: Any) -> int:
    steps = steps_of(game, book)
    forward, back = hits_after(game, book, steps, 1), hits_after(game, book, steps, -1)
    if forward == back:
        return CLOCKWISE if pick(dice, 2) == 0 else COUNTERCLOCKWISE
    return CLOCKWISE if forward > back else COUNTERCLOCKWISE


# The Runners


@rule
def least_wanted(menu: Any) -> int:
    for place in range(len(LEAST_WANTED)):
        if offered(menu, DISCARD_CARD + LEAST_WANTED[place]):
            return DISCARD_CARD + LEAST_WANTED[place]
    return int(menu[1])


@rule
def main_action(game: Game, menu: Any) -> int:
    """The main action worth taking, the most urgent first."""
    if offered(menu, ESCAPE):
        return ESCAPE
    for runner in range(RUNNERS):
        if offered(menu, PLAY_JAILBREAK + runner):
            return PLAY_JAILBREAK + runner
        if offered(menu, RESCUE + runner):
            return RESCUE + runner
    if offered(menu, REST):
        return REST
    if offered(menu, ATTACK):
        return ATTACK
    return NONE


@rule
def swap_onto(game: Game, book: Book, seat: int, menu: Any, steps: int, gate: bool) -> int:
    """A SWAP that puts this Runner `steps` before the Gate, or else before a Supply."""
    for pair in range(SWAPS):
        one, other = SWAP_ONE[pair], SWAP_OTHER[pair]
        if offered(menu, PLAY_SWAP + pair) and seat in (one, other):
            partner = other if one == seat else one
            space = (game.where[partner] + steps) % book.spaces
            if space == book.gate if gate else book.space[space] == SUPPLY:
                return PLAY_SWAP + pair
    return NONE


@rule
def before_move(game: Game, book: Book, seat: int, menu: Any) -> int:
    """See where the die leads; change places if that leads better; leave a Pup behind for James."""
    action = main_action(game, menu)
    if action != NONE:
        return action
    open_gate = gate_is_open(game, book)
    if game.die > 0:
        landing = (game.where[seat] + game.die) % book.spaces
        well = landing == book.gate if open_gate else book.space[landing] == SUPPLY
        if not well:
            action = swap_onto(game, book, seat, menu, game.die, open_gate)
            if action != NONE:
                return action
    if offered(menu, PLAY_PUP) and pup_is_useful(game, book, seat):
        return PLAY_PUP
    return GO


@rule
def pup_is_useful(game: Game, book: Book, seat: int) -> bool:
    """James is close behind, and no team-mate stays where the Pup would stop him."""
    behind = (game.where[seat] - game.where[JAMES]) % book.spaces
    if behind < 1 or behind > DANGER:
        return False
    for runner in range(RUNNERS):
        if runner != seat and game.where[runner] == game.where[seat]:
            return False
    return True


@rule
def act(game: Game, book: Book, seat: int, menu: Any) -> int:
    """The main action, or a way to the Gate, or a spare TELEPORT for one more card."""
    action = main_action(game, menu)
    if action != NONE:
        return action
    if gate_is_open(game, book) and not game.main_used:
        if offered(menu, PLAY_TELEPORT + book.gate):
            return PLAY_TELEPORT + book.gate
        action = swap_onto(game, book, seat, menu, 0, True)
        if action != NONE:
            return action
    if not gate_is_open(game, book) and team_teleports(game) > TEAM_RESERVE:
        for space in range(book.spaces):
            if book.space[space] == SUPPLY and offered(menu, PLAY_TELEPORT + space):
                return PLAY_TELEPORT + space
    return END


@rule
def team_teleports(game: Game) -> int:
    """Only those cards that this seat can see."""
    return game.hand[0, TELEPORT] + game.hand[1, TELEPORT] + game.hand[2, TELEPORT]
