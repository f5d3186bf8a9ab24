"""One decision judged: what was done against the best that could have been done, with what the seat knew then.

Three lots of samples with chance of their own: the first chooses which other option is the best, the second says
whether the difference is worth a closer look, the third says how large it is. None of them says two of these things,
so no option looks good because it was lucky, and no mistake large because it was picked for being so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.loops.common import scattered
from turnkey.lab.review.evaluator import NOTHING_FORCED, Ask, Asking
from turnkey.lab.review.moments import Moment

Numbers = np.ndarray[Any, Any]

CURVE, CHOOSE, LOOK, TELL = range(10, 14)  # streams of chance
SURVIVORS = 4  # options of a longer menu that are looked at more closely, beside the one that was taken
CLOSER = 4  # times as many samples tell a difference as look for one
MOST_TOLD = 24  # differences, where others tell them than look for them, and take longer: the largest
SUSPICIOUS = 1.0  # standard errors, and
SUSPICIOUS_POINTS = 0.01  # points of chance, from which a difference is looked at more closely
SURE = 3.0  # standard errors from which something is called a difference: of a game's hundred decisions one in ten
LARGE = 0.03  # games will have one that is none. Smaller ones than this are not worth a word


@dataclass(frozen=True)
class Estimated:
    """A mean with its standard error."""

    value: float
    error: float

    @staticmethod
    def of(samples: Numbers) -> Estimated:
        if len(samples) < 2:
            return Estimated(float(samples.mean()), 1.0)
        spread = float(samples.std(ddof=1))
        # All alike: one more sample could still be another.
        return Estimated(float(samples.mean()), max(spread, (1 / len(samples)) ** 0.5) / len(samples) ** 0.5)

    @property
    def is_sure(self) -> bool:
        return abs(self.value) >= max(LARGE, SURE * self.error)

    def plain(self) -> list[float]:
        return [round(self.value, 4), round(self.error, 4)]


@dataclass(frozen=True)
class Judged:
    """A real decision. `better` is how much more the other option is worth to the seat than what it did."""

    moment: int
    seat: int
    action: int
    other: int  # the best of the others
    options: int
    worth: Estimated  # what was done, as the seat could know
    better: Estimated
    preferred: bool  # whether the samples that chose liked the other more: only then it can be a loss
    told: bool = True  # whether somebody took a closer look, or saw that none is needed

    @property
    def is_mistake(self) -> bool:
        return self.told and self.preferred and self.better.value > 0 and self.better.is_sure

    @property
    def is_find(self) -> bool:
        """What was done is worth clearly more than anything else."""
        return self.told and not self.preferred and self.better.value < 0 and self.better.is_sure

    @property
    def loss(self) -> float:
        """Without bias: where nothing is lost it is as often below nothing as above."""
        return self.better.value if self.preferred else 0.0


def seed_for(seed: int, moment: int, seat: int, stream: int) -> int:
    """Chance of its own for every moment, seat and purpose; nothing hidden has a part in it."""
    return scattered(scattered(seed, moment, stream), seat, stream) % 2**60


class Judge:
    """Judges the decisions of one game; `count` samples look for a difference, `closer` is asked how large it is."""

    def __init__(self, asking: Asking, seed: int, count: int, closer: Asking | None = None) -> None:
        self.asking, self.seed, self.count, self.closer = asking, seed, count, closer or asking

    def judge(self, moments: Sequence[Moment]) -> list[Judged]:
        """All of them at once, so that no core waits for another."""
        choices = [one for one in moments if one.is_choice]
        rivals = self._choose(choices)
        looked = self._compare(self.asking, choices, [rival for rival, _ in rivals], LOOK, self.count)
        wanted = closer = [
            place
            for place, (_, better) in enumerate(looked)
            if abs(better.value) > max(SUSPICIOUS_POINTS, SUSPICIOUS * better.error)
        ]
        if self.closer is not self.asking:
            closer = sorted(sorted(wanted, key=lambda place: -abs(looked[place][1].value))[:MOST_TOLD])
        told = self._compare(
            self.closer, [choices[place] for place in closer], [rivals[place][0] for place in closer], TELL,
            CLOSER * self.count,
        )  # fmt: skip
        untold = set(wanted) - set(closer)
        found = dict(enumerate(looked)) | dict(zip(closer, told, strict=True))
        return [
            Judged(
                one.number, one.seat, one.action, rivals[place][0], len(one.options), *found[place], rivals[place][1],
                place not in untold,
            )
            for place, one in enumerate(choices)
        ]  # fmt: skip

    def _choose(self, choices: Sequence[Moment]) -> list[tuple[int, bool]]:
        """For each decision the option that seems best beside the one that was taken, and whether it seems better."""
        few = max(8, self.count // 4)
        first = self._means(choices, [one.options for one in choices], 0, few)
        left = []
        for one, means in zip(choices, first, strict=True):
            others = sorted((action for action in one.options if action != one.action), key=lambda it: -means[it])
            left.append((one.action, *others[:SURVIVORS]))
        second = self._means(choices, left, 1, self.count)
        chosen = []
        for one, means, before, actions in zip(choices, second, first, left, strict=True):
            worth = {it: (means[it] * self.count + before[it] * few) / (self.count + few) for it in actions}
            best = max(actions[1:], key=lambda it: worth[it])
            chosen.append((best, worth[best] > worth[one.action]))
        return chosen

    def _means(
        self, choices: Sequence[Moment], actions: Sequence[Sequence[int]], lot: int, count: int
    ) -> list[dict[int, float]]:
        asks = [
            self._ask(one, action, CHOOSE, count, lot)
            for one, several in zip(choices, actions, strict=True)
            for action in several
        ]
        answers = iter(self.asking.all(asks))
        return [
            {action: float(next(answers)[:, one.seat].mean()) for action in several}
            for one, several in zip(choices, actions, strict=True)
        ]

    def _compare(
        self, asking: Asking, choices: Sequence[Moment], rivals: Sequence[int], stream: int, count: int
    ) -> list[tuple[Estimated, Estimated]]:
        """What was done, and how much better the rival is: in the same worlds, with the same chance."""
        asks = [
            self._ask(one, action, stream, count)
            for one, rival in zip(choices, rivals, strict=True)
            for action in (one.action, rival)
        ]
        answers = asking.all(asks)
        found = []
        for place, one in enumerate(choices):
            own, other = (answers[2 * place + more][:, one.seat] for more in (0, 1))
            found.append((Estimated.of(own), Estimated.of(other - own)))
        return found

    def _ask(self, one: Moment, action: int, stream: int, count: int, lot: int = 0) -> Ask:
        seed = seed_for(self.seed + lot, one.number, one.seat, stream)
        return Ask(one.state, one.seat, action, True, seed, count)


@dataclass(frozen=True)
class Curve:
    """What every moment of a game was worth, the last one being its end; by moment and seat."""

    open: Numbers  # with everything known
    known: Numbers  # each seat with what it knew
    open_after: Numbers  # after the action of the moment, before chance and all that follows from it
    acting: Numbers  # every seat's chance before the action, as the seat that acts could know it
    acting_after: Numbers  # the same after it, before chance
    choice_error: Numbers  # of what the action did to each seat: the difference of these two
    open_error: Numbers
    known_error: Numbers


def curve_of(moments: Sequence[Moment], outcome: Numbers, asking: Asking, seed: int, count: int) -> Curve:
    """Chances before and after every action. Where a seat has learned nothing new, its chance is what it was."""
    players = len(outcome)
    asks: list[Ask] = []
    places: dict[object, int] = {}

    def place_of(key: object, ask: Ask) -> int:
        if key not in places:
            places[key] = len(asks)
            asks.append(ask)
        return places[key]

    rows: list[tuple[int, list[int], int, int]] = []
    for one in moments:
        start = seed_for(seed, one.number, 0, CURVE)
        opened = place_of((one.number, "open"), Ask(one.state, one.seat, NOTHING_FORCED, False, start, count))
        known = [
            place_of((seat, one.known[seat]), Ask(one.state, seat, NOTHING_FORCED, True,
                                                   seed_for(seed, one.number, seat, CURVE), count))
            for seat in range(players)
        ]  # fmt: skip
        after, known_after = opened, known[one.seat]
        if one.is_choice or not one.options:
            after = place_of((one.number, "after"), Ask(one.state, one.seat, one.action, False, start, count))
            same = asks[known[one.seat]].seed
            known_after = place_of(
                (one.number, "known"), Ask(one.state, one.seat, one.action, True, same, count)
            )  # fmt: skip
        rows.append((opened, known, after, known_after))
    answers = asking.all(asks)
    means = [one.mean(axis=0) for one in answers]
    errors = [error_of(one) for one in answers]
    seats = range(players)
    last, none = [outcome], [np.zeros(players)]
    return Curve(
        open=np.array([means[opened] for opened, *_ in rows] + last),
        known=np.array([[means[known[seat]][seat] for seat in seats] for _, known, *_ in rows] + last),
        open_after=np.array([means[after] for *_, after, _ in rows] + last),
        acting=np.array([means[known[one.seat]] for one, (_, known, *_) in zip(moments, rows, strict=True)] + last),
        acting_after=np.array([means[after] for *_, after in rows] + last),
        choice_error=np.array(
            [
                error_of(answers[after] - answers[known[one.seat]]) if after != known[one.seat] else np.zeros(players)
                for one, (_, known, _, after) in zip(moments, rows, strict=True)
            ]
        ),
        open_error=np.array([errors[opened] for opened, *_ in rows] + none),
        known_error=np.array([[errors[known[seat]][seat] for seat in seats] for _, known, *_ in rows] + none),
    )


def error_of(samples: Numbers) -> Numbers:
    """Of each seat's mean; where all samples were alike, as if one more had been another."""
    spread = samples.std(axis=0, ddof=1)
    error: Numbers = np.maximum(spread, (1 / len(samples)) ** 0.5) / len(samples) ** 0.5
    return error
