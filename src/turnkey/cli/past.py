"""What was done at the terminal's table, so that it can be taken back: by the same law as at the server's tables."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from turnkey.core.actions import Action
from turnkey.core.notation import QUOTED, SAID
from turnkey.core.table import Table
from turnkey.play.answers import act_again
from turnkey.play.history import chance_texts, is_free, who_notices

Answer = tuple[int, str]  # when chance first answered so, and what


@dataclass(frozen=True)
class Done:
    """One action: the table before it, whether its seat alone may take it back, and what chance answered."""

    before: Table
    seat: int
    free: bool
    answers: tuple[Answer, ...]


class Past:
    """The actions of one table. `practice`: somebody alone with bots went back behind chance or the bots."""

    def __init__(self) -> None:
        self.practice = False
        self._done: list[Done] = []
        self._waiting: list[Answer] = []
        self._numbers = count()

    def act(self, table: Table, seat: int, action: Action) -> None:
        """Do something at the table, and remember how it was before."""
        before = table.copy(same_future=True)
        after, fresh = act_again(table, seat, action.id, [text for _, text in self._waiting])
        unseen = set(who_notices(before, after, fresh, action.verb.silent)) <= {seat}
        answers = [self._first_given(text) for text in chance_texts(table.record.notation, fresh)]
        free = is_free(before, after, seat, action.id, fresh, unseen)
        self._done.append(Done(before, seat, free, tuple(answers)))
        table.become(after)

    def _first_given(self, text: str) -> Answer:
        for one in self._waiting:
            if one[1] == text:
                self._waiting.remove(one)
                return one
        return next(self._numbers), text

    def free_for(self, seat: int) -> bool:
        """Whether the latest action is this seat's, and shows nothing."""
        return bool(self._done) and self._done[-1].seat == seat and self._done[-1].free

    def to_last_of(self, seat: int) -> int:
        """How many actions there are from the seat's last one on; 0: it has not acted."""
        own = [place for place, one in enumerate(self._done) if one.seat == seat]
        return len(self._done) - own[-1] if own else 0

    def take_back(self, table: Table, actions: int) -> None:
        """So many of the latest actions. What was said stays said, and what chance answered waits."""
        gone, self._done = self._done[-actions:], self._done[:-actions]
        self._waiting = sorted([*self._waiting, *(one for done in gone for one in done.answers)])
        known = len(gone[0].before.record.entries)
        said = [one for one in table.record.entries[known:] if one.kind in (SAID, QUOTED)]
        table.become(gone[0].before)
        table.record.entries += said

    def __len__(self) -> int:
        return len(self._done)
