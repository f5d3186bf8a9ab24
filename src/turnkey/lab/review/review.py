"""The review of a finished game, as data: curves, shares of luck and choice, decisions, turning points, claims."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from turnkey.core.actions import Comes
from turnkey.core.cores import usable_cores
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import says
from turnkey.core.table import Table
from turnkey.lab.review.claims import Claimed, claims_of
from turnkey.lab.review.evaluator import Ask, Asking, Evaluator
from turnkey.lab.review.judging import CLOSER, MOST_TOLD, SURVIVORS, Curve, Judge, Judged, curve_of, seed_for
from turnkey.lab.review.learned import Judges, judges_of
from turnkey.lab.review.moments import Moment, moments_of
from turnkey.lab.summary import winners

Numbers = np.ndarray[Any, Any]

FORMAT = 1
SECONDS = 40.0  # that a review takes about, if nobody says how many samples
FEWEST, MOST = 16, 2048  # samples of a moment
PROBED = 6  # moments that tell how fast it goes
PROBE = 21
TURN = 0.10  # of chance that a turning point moves, at least, and standard errors: every seat is looked at after every
TURN_SURE = 4.0  # action, in a long game a thousand times, and of so many one in four hundred strays by three
MOST_TURNS = 6
SEVERITY = 10.0  # a mean loss of 1 point a decision brings accuracy to 90, of 7 to 50


@dataclass(frozen=True)
class Accuracy:
    """How well a seat decided: 100 is as well as the judge can tell."""

    accuracy: float
    error: float
    mean_loss: float
    decisions: int


@dataclass(frozen=True)
class Turn:
    """A moment at which somebody's chance moved much, as that seat could know it."""

    moment: int
    seats: tuple[int, ...]  # whose chance moved most, the first most of all
    by_choice: bool  # the action itself, rather than chance and what came out


@dataclass(frozen=True)
class Review:
    """All that was found out about one game."""

    table: Table
    moments: Sequence[Moment]
    curve: Curve
    judged: Sequence[Judged]
    accuracy: Sequence[Accuracy | None]  # by seat; None: it never had a choice
    turns: Sequence[Turn]
    claims: Sequence[Claimed]
    seed: int
    count: int  # samples of a moment
    samples: int  # all of them
    usual: str  # who played them: the game's bot, or its network
    closer: str  # and those that told how large a loss is
    seconds: float
    cpu_seconds: float
    chapters: Sequence[int]  # moments at which a new round begins

    @property
    def mistakes(self) -> list[Judged]:
        """The dearest first."""
        return sorted((one for one in self.judged if one.is_mistake), key=lambda one: -one.better.value)

    @property
    def finds(self) -> list[Judged]:
        return sorted((one for one in self.judged if one.is_find), key=lambda one: one.better.value)

    def shares(self, known: bool = True) -> Numbers:
        """What moved each seat's chance at each moment: luck, own choices, others' choices. By moment, seat and these;
        all together they are the end less the beginning.

        A choice is judged with what the seat that made it knew (`known`), for itself and for the others; else with
        everything known. Luck is what is left: dice, draws, and how hidden things turned out.
        """
        curve = self.curve
        values = curve.known if known else curve.open
        before, after = (curve.acting, curve.acting_after) if known else (curve.open, curve.open_after)
        found = np.zeros((len(self.moments), values.shape[1], 3))
        found[:, :, 2] = (after - before)[:-1]
        for place, one in enumerate(self.moments):
            found[place, one.seat, 1], found[place, one.seat, 2] = found[place, one.seat, 2], 0.0
            if self.table.game.definition.words.actions[one.action].verb.comes is Comes.BY_CLOCK:
                found[place] = 0.0  # nobody chose that
        found[:, :, 0] = np.diff(values, axis=0) - found[:, :, 1:].sum(axis=2)
        return found


def share_errors(found: Review) -> Numbers:
    """By seat: the standard errors of all its own choices together, and of the others'. In a long game they add up."""
    own = np.array([[one.seat == seat for seat in range(found.table.players)] for one in found.moments])
    squares = found.curve.choice_error**2
    errors: Numbers = np.sqrt(np.stack([(squares * own).sum(axis=0), (squares * ~own).sum(axis=0)], axis=1))
    return errors


def review(
    table: Table,
    seed: int = 1,
    count: int | None = None,
    seconds: float = SECONDS,
    cores: int | None = None,
    progress: Callable[[float], None] = lambda part: None,
    stop: threading.Event | None = None,
    judges: Judges | None = None,
    backend: str = "compiled",
) -> Review:
    """Review a game that is over. With the same seed and `count` it finds the same, however many cores there are."""
    result = table.result
    if result is None:
        raise TurnkeyError(says("this game is not over: it can be reviewed when it is"))
    began, spent = time.perf_counter(), time.process_time()
    moments = moments_of(table)
    if not moments:
        raise TurnkeyError(says("nobody did anything in this game: there is nothing to review"))
    outcome: Numbers = winners(np.array([result.returns]))[0].astype(float)
    judges = judges or judges_of(table, backend)
    cores = cores or usable_cores()
    usual, closer = units_of(moments, judges.are_one)
    for one in {judges.usual, judges.closer}:
        one.worth(Ask(moments[0].state, moments[0].seat, -1, True, 1, 1))  # compiles
    if count is None:
        count = affordable(moments, [(judges.usual, usual), (judges.closer, closer)], seconds * cores, seed)
    done, whole = 0, (usual + closer) * count

    def told(samples: int) -> None:
        nonlocal done
        done += samples
        progress(min(0.99, done / whole))

    asking = Asking(judges.usual, cores, told, stop)
    looking = asking if judges.are_one else Asking(judges.closer, cores, told, stop)
    curve = curve_of(moments, outcome, asking, seed, count)
    judged = Judge(asking, seed, count, looking).judge(moments)
    progress(1.0)
    claims = claims_of(table, moments, curve.open, curve.open_error, seed)
    return Review(
        table, moments, curve, judged, accuracies(judged, table.players), turns_of(curve), claims, seed, count,
        sum(one.samples for one in {asking, looking}), judges.usual.by, judges.closer.by, time.perf_counter() - began,
        time.process_time() - spent, chapters_of(table, moments),
    )  # fmt: skip


def units_of(moments: Sequence[Moment], one_judge: bool = True) -> tuple[float, float]:
    """About how many samples are drawn for each of `count`; and how many of them tell how large a difference is: closer
    looks are taken at a quarter of the choices."""
    known = {(seat, digest) for one in moments for seat, digest in enumerate(one.known)}
    usual, choices = float(len(moments) + len(known)), [one for one in moments if one.is_choice]
    for one in choices:
        others = min(len(one.options), SURVIVORS + 1)
        usual += 2 + len(one.options) / 4 + others + 2
    looked_at = len(choices) / 4
    return usual, 2 * CLOSER * (looked_at if one_judge else min(looked_at, MOST_TOLD))


def affordable(
    moments: Sequence[Moment], evaluators: Sequence[tuple[Evaluator, float]], seconds: float, seed: int
) -> int:
    """As many samples as can be drawn in so many seconds of one core: a power of two, or half as many more. With each
    evaluator how many of its samples that takes."""
    places = np.linspace(0, len(moments) - 1, min(PROBED, len(moments))).astype(int)
    costs = 0.0
    for evaluator, units in evaluators:
        began, drawn = time.thread_time(), 0  # on a busy machine everything takes long
        for place in places:
            one = moments[place]
            evaluator.worth(Ask(one.state, one.seat, -1, True, seed_for(seed, one.number, one.seat, PROBE), 8))
            drawn += 8
        costs += units * max((time.thread_time() - began) / drawn, 1e-7)
    fits = min(MOST, max(FEWEST, seconds / max(costs, 1e-7)))
    whole = int(2 ** np.floor(np.log2(fits)))
    return whole + whole // 2 if fits >= 1.5 * whole else whole


def accuracies(judged: Sequence[Judged], players: int) -> list[Accuracy | None]:
    """By seat. Losses are not rounded up to nothing one by one, or noise would count as mistakes: their mean is."""
    found: list[Accuracy | None] = []
    for seat in range(players):
        own = [one for one in judged if one.seat == seat]
        if not own:
            found.append(None)
            continue
        mean = max(0.0, float(np.mean([one.loss for one in own])))
        error = float(np.sqrt(sum(one.better.error**2 for one in own if one.preferred))) / len(own)
        accuracy = accuracy_of(mean)
        found.append(Accuracy(accuracy, accuracy - accuracy_of(mean + error), mean, len(own)))
    return found


def accuracy_of(mean_loss: float) -> float:
    return float(100 * np.exp(-SEVERITY * mean_loss))


def turns_of(curve: Curve) -> list[Turn]:
    """The largest moves that are surely none of the samples' making, in the order of play.

    Each seat's with what it knew: with everything known the future of some games is nearly fixed, and what bots would
    make of it jumps from nothing to all. And only what lasts: while others choose in secret, what they have chosen is
    redrawn as if they might have chosen anything, and a chance jumps up and down again.
    """
    moved = np.diff(curve.known, axis=0)
    errors = np.sqrt(curve.known_error[:-1] ** 2 + curve.known_error[1:] ** 2)
    sure = (np.abs(moved) > TURN_SURE * errors) & (lasting(curve.known) >= TURN)
    size = np.where(sure, np.abs(moved), 0.0).max(axis=1)
    found = []
    for moment in np.argsort(-size, kind="stable")[:MOST_TURNS]:
        if size[moment] == 0:
            break
        seats = [int(seat) for seat in np.argsort(-np.abs(moved[moment]), kind="stable") if sure[moment, seat]]
        first = seats[0]
        chosen = curve.acting_after[moment, first] - curve.acting[moment, first]
        by_choice = bool(chosen * moved[moment, first] > 0 and abs(chosen) > abs(moved[moment, first]) / 2)
        found.append(Turn(int(moment), tuple(seats), by_choice))
    return sorted(found, key=lambda one: one.moment)


def lasting(known: Numbers) -> Numbers:
    """By how much each action moved each seat's chance, seen from the action before it, and until the one after it."""
    before, after = known[:-1], known[1:]
    sooner, later = np.concatenate([before[:1], before[:-1]]), np.concatenate([after[1:], after[-1:]])
    moves = np.stack([after - before, after - sooner, later - before])
    one_way = (moves > 0).all(axis=0) | (moves < 0).all(axis=0)
    found: Numbers = np.where(one_way, np.abs(moves).min(axis=0), 0.0)
    return found


def chapters_of(table: Table, moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moments after whose action something began that the log has as a heading."""
    notation, entries = table.record.notation, table.record.entries
    return tuple(
        one.number for one in moments if any(line.chapter for line in notation.log(entries, None, one.begins, one.ends))
    )
