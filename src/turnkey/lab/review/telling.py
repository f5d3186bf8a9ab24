"""A review in sentences, for any language: made from the plain data and the table that it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from turnkey.core.names import Thing
from turnkey.core.notation import ACTION, SAYS
from turnkey.core.sentences import Sentence, says
from turnkey.core.table import Table
from turnkey.lab.review.judging import SURE
from turnkey.lab.review.plain import FIND, MISTAKE

MOST_LINES = 3  # of the log at a turning point
HELPED = 0.03  # of chance from which somebody is named whom a claim helped
DEAREST = 12  # mistakes that are told of
FINEST = 5  # and moves that were found


@dataclass(frozen=True)
class Told:
    """Something at a step of the replay, in sentences."""

    step: int
    seat: int
    points: int  # of chance, lost or won; with sign
    error: int  # give or take so many of them; 0: nobody says
    says: tuple[Sentence, ...]
    changes: tuple[
        tuple[int, int, int], ...
    ] = ()  # of turning points: seat, and its chance in percent before and after


def percent(chance: float) -> int:
    return round(100 * chance)


class Telling:
    """One review, told."""

    def __init__(self, table: Table, found: Mapping[str, Any]) -> None:
        self.table, self.found = table, found
        self.notation = table.record.notation
        entries = table.record.entries
        begins = [place for place, one in enumerate(entries) if one.kind == ACTION]
        self._spans = list(zip(begins, [*begins[1:], len(entries)], strict=True))

    def seat(self, seat: int) -> Thing:
        return self.notation.seats.at(seat)

    def mistakes(self) -> list[Told]:
        """The dearest first."""
        worst = sorted(self._decisions(MISTAKE), key=lambda one: -one["better"][0])
        return [self._mistake(one) for one in worst[:DEAREST]]

    def finds(self) -> list[Told]:
        best = sorted(self._decisions(FIND), key=lambda one: one["better"][0])
        return [self._find(one) for one in best[:FINEST]]

    def _decisions(self, verdict: str) -> Iterator[Mapping[str, Any]]:
        return (one for one in self.found["decisions"] if one["verdict"] == verdict)

    def _action(self, notation: str) -> Sentence:
        return self.notation.actions[self.notation.actions.read(notation)].says

    def _mistake(self, one: Mapping[str, Any]) -> Told:
        value, error = one["better"]
        did = says("{seat}: {did}", seat=self.seat(one["seat"]), did=self._action(one["did"]))
        better = says("The playouts preferred: {other}", other=self._action(one["other"]))
        return Told(one["step"], one["seat"], -percent(value), most(error), (did, better))

    def _find(self, one: Mapping[str, Any]) -> Told:
        value, error = one["better"]
        good = says("{seat}: {did} It was the best of {options:option|options}.", seat=self.seat(one["seat"]),
                    did=self._action(one["did"]), options=one["options"])  # fmt: skip
        return Told(one["step"], one["seat"], percent(-value), most(error), (good,))

    def turns(self) -> list[Told]:
        """What happened there as the log tells it, and whose chance it moved, as they could know."""
        found = []
        known = self.found["curve"]["known"]
        for one in self.found["turns"]:
            step = one["step"]
            before, after = known[step], known[step + 1]
            seats = self._one_of_each_side(one["seats"])
            changes = tuple((seat, percent(before[seat]), percent(after[seat])) for seat in seats)
            first = seats[0]
            points = percent(after[first]) - percent(before[first])
            found.append(Told(step, first, points, 0, tuple(self.happened(step)), changes))
        return found

    def _one_of_each_side(self, seats: Sequence[int]) -> list[int]:
        """Who wins and loses together need not be told one by one."""
        kept: dict[tuple[int, ...], int] = {}
        for seat in seats:
            side = next(one for one in self.table.game.sides(self.table.players) if seat in one)
            kept.setdefault(side, seat)
        return list(kept.values())

    def happened(self, step: int) -> list[Sentence]:
        """What was done at a step, and the log's lines about it: the first and the last ones, headings left out."""
        begin, end = self._spans[step]
        lines = [
            line for line in self.notation.log(self.table.record.entries, None, begin, end)
            if not line.chapter and line.kind not in ("said", "quoted")
        ]  # fmt: skip
        entry = self.table.record.entries[begin]
        did = says("{seat}: {did}", seat=self.seat(entry.seat), did=self.notation.actions[entry.code].says)
        kept = lines if len(lines) <= MOST_LINES else [*lines[:1], *lines[1 - MOST_LINES :]]
        return [did, *kept] if not lines else list(kept)

    def claims(self) -> list[Told]:
        return [self._claim(one) for one in self.found["claims"]]

    def _claim(self, one: Mapping[str, Any]) -> Told:
        seat, talk = self.seat(one["seat"]), self.notation.talk
        parts = [says(SAYS, seat=seat, words=talk[talk.read(one["words"])].says)]
        if one["true"]:
            parts.append(says("That was true."))
        elif one["lie"]:
            parts.append(says("That was a lie: {seat} knew better.", seat=seat))
        elif one["true"] is False:
            parts.append(says("That was not true."))
        moved = one["moved"]
        best = max(range(len(moved)), key=lambda place: moved[place])
        # Reviews of before do not say how sure that is.
        error = one["errors"][best] if "errors" in one else 0.0
        if moved[best] >= max(HELPED, SURE * error):
            parts.append(says("It helped {seat}: {points:point|points}.",
                              seat=self.seat(best), points=percent(moved[best])))  # fmt: skip
        return Told(one["step"], one["seat"], percent(moved[best]), most(error), tuple(parts))


def most(error: float) -> int:
    """Two standard errors, in points, rounded up: nineteen times of twenty it is within that."""
    return max(1, -int(-200 * error // 1))
