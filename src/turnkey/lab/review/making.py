"""Puzzles made from bots' games: positions are screened by playouts, and what is left is checked twice, at length."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from turnkey.bots.policies import policy_number, usual_policy
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.sight import Sight
from turnkey.core.game import Game
from turnkey.core.notation import ACTION
from turnkey.core.record import Record
from turnkey.core.replay import replay
from turnkey.core.table import Table
from turnkey.lab.review.evaluator import Ask, Asking, Playouts
from turnkey.lab.review.judging import Estimated, seed_for
from turnkey.lab.review.moments import Moment, moments_of
from turnkey.lab.review.puzzles import FORMAT
from turnkey.lab.watching import Setting, table_of

Numbers = np.ndarray[Any, Any]

FIRST_LOOK, SECOND_LOOK, CHECK = range(31, 34)  # streams of chance
GLANCE = 12  # samples of each option at first
LOOK = 120  # of the best few, then; and of every option before a check
LONG = 600  # in each of the two checks
SEARCHED = 1500  # simulations of each of the two searches
RIVALS = 3  # others that are looked at
SKIPPED = 0.5  # of a game: at first nothing is clear, and its rest takes longest to play
PROMISING, LIKELY, CLEAR = 0.10, 0.08, 0.06  # gaps to the next best: at first, then, and in both checks
SURE = 4.0  # standard errors of the difference, in both checks
FEWEST_OPTIONS = 3
OBVIOUS = 0.97  # a chance to win from which the move is a win at hand, and no puzzle
OF_A_RECORD = 3  # puzzles at most
OF_A_VERB = 0.5  # of all puzzles at most


@dataclass
class Made:
    """Puzzles of a game so far."""

    game: Game
    records: list[str] = field(default_factory=list)
    puzzles: list[dict[str, Any]] = field(default_factory=list)
    games: int = 0
    screened: int = 0
    checked: int = 0

    @staticmethod
    def read(game: Game, text: str) -> Made:
        """What was made before, to go on with."""
        data = json.loads(text)
        counts = data["made"]
        return Made(
            game, data["records"], data["puzzles"], counts["games"], counts["decisions"], counts["checked"]
        )  # fmt: skip

    def plain(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game.slug,
            "version": self.game.definition.version,
            "edition": self.game.edition.name,
            "made": {
                "games": self.games, "decisions": self.screened, "checked": self.checked,
                "bot": usual_policy(self.game), "playouts": LONG, "simulations": SEARCHED, "seeds": 2,
                "gap": CLEAR, "errors": SURE,
            },
            "records": self.records,
            "puzzles": self.puzzles,
        }  # fmt: skip

    def to_json(self) -> str:
        """One puzzle a line."""
        data = self.plain()
        head = {name: value for name, value in data.items() if name not in ("records", "puzzles")}
        parts = [json.dumps(head, ensure_ascii=False)[:-1]]
        for name in ("records", "puzzles"):
            lines = ",\n".join(json.dumps(one, ensure_ascii=False) for one in data[name])
            parts.append(f',\n"{name}": [\n{lines}\n]')
        return "".join(parts) + "}\n"

    def has_enough_of(self, verb: str, want: int) -> bool:
        verbs = Counter(one["solution"].split()[0] for one in self.puzzles)
        return verbs[verb] >= max(3, OF_A_VERB * want)


class Maker:
    """Makes puzzles of one game."""

    def __init__(self, game: Game, seed: int, cores: int | None = None) -> None:
        self.game, self.seed, self.cores = game, seed, cores

    def make(
        self, want: int, games: int, told: Callable[[Made], None] = lambda made: None, made: Made | None = None
    ) -> Made:
        """Until there are as many as wanted, or so many games have been played; `made`: what there is already."""
        made = made or Made(self.game)
        for number in range(made.games, games):
            if len(made.puzzles) >= want:
                break
            self._from_game(number, made, want)
            made.games += 1
            told(made)
        return made

    def _from_game(self, number: int, made: Made, want: int) -> None:
        counts = [players for players in self.game.seats if players > 1]
        best = self.game.definition.best or max(counts)
        players = best if number % 2 == 0 else counts[number // 2 % len(counts)]
        setting = Setting.of(self.game, players, None, (usual_policy(self.game),))
        table = table_of(setting, self.seed, number)
        asking = Asking(Playouts(self.game, players, table.book), self.cores)
        seed = seed_for(self.seed, number, 0, 0)
        found: list[tuple[Moment, dict[str, Any]]] = []
        for one in self._promising(moments_of(table), asking, seed, made):
            puzzle = self._checked(table, one, asking, seed)
            made.checked += 1
            if puzzle is not None and not made.has_enough_of(puzzle["solution"].split()[0], want):
                found.append((one, puzzle))
        best_first = sorted(found, key=lambda it: (it[1]["bot"] == it[1]["solution"], -it[1]["gap"][0]))
        kept = sorted(best_first[:OF_A_RECORD], key=lambda it: it[0].number)
        if kept:
            made.records.append(record_until(table, kept[-1][0].number))
            made.puzzles += [{"record": len(made.records) - 1, **puzzle} for _, puzzle in kept]

    def _promising(self, moments: Sequence[Moment], asking: Asking, seed: int, made: Made) -> Iterator[Moment]:
        late = moments[int(SKIPPED * len(moments)) :]
        choices = [one for one in late if len(one.options) >= FEWEST_OPTIONS]
        made.screened += len(choices)
        for one in choices:
            values = values_of(asking, one, one.options, seed_for(seed, one.number, one.seat, FIRST_LOOK), GLANCE)
            best = ranked(values)[: RIVALS + 1]
            if gap_of(values, best).value < PROMISING:
                continue
            values = values_of(asking, one, best, seed_for(seed, one.number, one.seat, SECOND_LOOK), LOOK)
            gap = gap_of(values, ranked(values))
            surely_won = max(float(value.mean()) for value in values.values()) >= OBVIOUS
            if gap.value >= LIKELY and gap.value > 3 * gap.error and not surely_won:
                yield one

    def _checked(self, table: Table, one: Moment, asking: Asking, seed: int) -> dict[str, Any] | None:
        """The puzzle, if two checks and two searches with chance of their own agree."""
        gaps: list[Estimated] = []
        found: list[list[int]] = []
        for check in (0, 1):
            start = seed_for(seed + check, one.number, one.seat, CHECK)
            some = ranked(values_of(asking, one, one.options, start, LOOK))[: RIVALS + 1]
            values = values_of(asking, one, some, start + 1, LONG)
            order = ranked(values)
            gap = gap_of(values, order)
            if gap.value < CLEAR or gap.value < SURE * gap.error or (found and order[0] != found[0][0]):
                return None
            gaps.append(gap)
            found.append(order)
        before = replay(self.game, record_until(table, one.number), one.number)
        for check in (1, 2):
            bot = SearchBot(self.game, Budget(SEARCHED, None), seed=seed % 2**40 + check, cores=self.cores or 1)
            if bot.consider(Sight(before, one.seat), speaks=False).best.id != found[0][0]:
                return None
        actions = self.game.definition.words.actions
        shown = [Estimated.of(values[action]) for action in order[: RIVALS + 1]]
        return {
            "step": one.number,
            "seat": table.seats[one.seat],
            "solution": actions[order[0]].notation,
            "values": [
                [actions[action].notation, *value.plain()]
                for action, value in zip(order[: RIVALS + 1], shown, strict=True)
            ],
            "gap": [round(min(gap.value for gap in gaps), 4), round(max(gap.error for gap in gaps), 4)],
            "bot": actions[self._bots_choice(before, one)].notation,
        }

    def _bots_choice(self, table: Table, one: Moment) -> int:
        engine, menu, dice = self.game.engine("auto"), self.game.new_menu(), np.ones(1, np.uint64)
        policy = policy_number(self.game, usual_policy(self.game))
        known = table.seen_by(one.seat)
        engine.options(known, table.book, one.seat, menu)
        return int(engine.consider(known, table.book, one.seat, menu, policy, dice))


def values_of(asking: Asking, one: Moment, actions: Sequence[int], seed: int, count: int) -> dict[int, Numbers]:
    """Samples of each option, in the same worlds with the same chance."""
    answers = asking.all([Ask(one.state, one.seat, action, True, seed, count) for action in actions])
    return {action: answer[:, one.seat] for action, answer in zip(actions, answers, strict=True)}


def ranked(values: dict[int, Numbers]) -> list[int]:
    return sorted(values, key=lambda action: -values[action].mean())


def gap_of(values: dict[int, Numbers], order: Sequence[int]) -> Estimated:
    """How much better the first is than the next best."""
    gaps = [Estimated.of(values[order[0]] - values[other]) for other in order[1:]]
    return min(gaps, key=lambda gap: gap.value)


def record_until(table: Table, step: int) -> str:
    """The record of a game up to a step, as text."""
    entries = table.record.entries
    begins = [place for place, one in enumerate(entries) if one.kind == ACTION]
    return Record(table.record.header, table.record.notation, entries[: begins[step]]).to_text()
