"""What the story tells a seat of cards in hands: they left one, were given in its sight or looked at by it (Q46)."""

from typing import Any

from turnkey.core.names import Named
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import packed_count
from turnkey.games.locked_out.state import DRAWN, LEFT, MAX_PILE, MOST_CHECKS, MOST_COPIES, MOST_STEPS, N_CARDS, Game

GONE = -1


class ToldRow(Named):
    """Everything that is told, in order."""


CARD = ToldRow("card")  # of which kind
STEP = ToldRow("step")  # at which step
MOST_TOLD = MOST_STEPS + MOST_CHECKS * MOST_COPIES


@rule
def list_told(game: Game, seat: int, told: Any) -> int:
    """One column for each card told of; says how many."""
    count = 0
    check = 0
    for step in range(game.steps):
        card = game.step_card[step]
        if game.step_what[step] == LEFT:
            count = add_told(told, count, card, step)
        elif game.step_what[step] == DRAWN:
            room, spot = card // MAX_PILE, card % MAX_PILE
            if game.step_other[step] != game.step_seat[step] and knows(game.given_seen_by[room, spot], seat):
                count = add_told(told, count, game.given[room, spot], step)
        else:
            if game.step_other[step] == seat:
                for kind in range(1, N_CARDS):
                    for _ in range(packed_count(game.check_saw[check], kind)):
                        count = add_told(told, count, kind, step)
            check += 1
    return count


@rule
def add_told(told: Any, count: int, card: int, step: int) -> int:
    told[CARD, count] = card
    told[STEP, count] = step
    return count + 1


@rule
def holder_before(game: Game, step: int) -> int:
    """In whose hand the card was that a step tells of."""
    return int(game.step_other[step] if game.step_what[step] == DRAWN else game.step_seat[step])


@rule
def holder_after(game: Game, step: int) -> int:
    """Where it was then: in nobody's hand, with the seat that got it, or still in the hand that was looked at."""
    return GONE if game.step_what[step] == LEFT else int(game.step_seat[step])
