"""What chance has answered stays answered: an undo rolls nothing anew.

The answers of actions that were taken back wait (`history.Course.waiting`). Whenever chance is asked again, the first
of them that has the name of the question and still can come is the answer, whomever it was first given to; only if
there is none, chance is asked.
"""

from __future__ import annotations

from collections.abc import Sequence

from turnkey.core.errors import BadChance
from turnkey.core.notation import CHANCE, Entry
from turnkey.core.table import Result, Table


def act_again(table: Table, seat: int, action: int, waiting: Sequence[str]) -> tuple[Table, list[Entry]]:
    """The table after an action, and what happened. What the rules will ask for, and what can come there, they alone
    know: so they are run with a guess, which is mended where they refuse it."""
    left = [table.record.notation.read_chance(text) for text in waiting]
    settled: list[Result] = []  # what chance answers, as far as that is found out
    guess = list(left)  # what it answers then
    refused: set[Result] = set()  # what cannot come next
    while True:
        draft = table.copy(same_future=True)
        try:
            fresh = draft.act(seat, action, [*settled, *guess])
        except BadChance as fault:
            came = guess[: fault.place - len(settled)]
            refused = {guess[len(came)]} if came else refused | {guess[0]}
            settled += came
            for one in came:
                left.remove(one)
            asked = fault.asked
        else:
            drawn = [(one.code, one.result) for one in fresh if one.kind == CHANCE]
            rest = drawn[len(settled) + 1 :]
            if guess or not {name for name, _ in rest} & {name for name, _ in left}:
                return draft, fresh
            settled, refused, asked = drawn[: len(settled) + 1], set(), rest[0][0]
        guess = guessed(left, asked, refused)


def guessed(left: Sequence[Result], asked: int, refused: set[Result]) -> list[Result]:
    """The first answer that could fit, and the others after it in their order; none if chance must be asked."""
    first = next((one for one in left if one[0] == asked and one not in refused), None)
    if first is None:
        return []
    others = list(left)
    others.remove(first)
    return [first, *others]


def answer_in(text: str) -> tuple[str, str]:
    """The question's name and the answer, without whom it was for: `tome a T03` waits no longer after `tome b T03`."""
    name, *_, answer = text.split()
    return name, answer


def still_waiting(waiting: Sequence[str], answered: Sequence[str]) -> list[str]:
    """What waits after chance has answered this."""
    left = list(waiting)
    for text in answered:
        place = next((at for at, one in enumerate(left) if answer_in(one) == answer_in(text)), None)
        if place is not None:
            del left[place]
    return left
