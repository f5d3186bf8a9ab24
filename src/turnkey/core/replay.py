"""Replaying a record, from text or JSON: the rules run again, and the record must agree with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from turnkey.core.actions import few
from turnkey.core.errors import BadChance, BadRecord, Illegal, Impossible, TurnkeyError, Unreadable
from turnkey.core.journal import TAPE
from turnkey.core.notation import CHANCE, Entry
from turnkey.core.record import Line, header_of, json_of, read_text
from turnkey.core.table import Result, Table

if TYPE_CHECKING:
    from turnkey.core.game import Game


def replay(game: Game, text: str, steps: int | None = None, backend: str = "auto") -> Table:
    """The table that a record leads to; with `steps`, as it was after so many actions."""
    if text.lstrip().startswith("{"):
        return replay_json(game, json_of(text), steps, backend)
    return TextReplay(game, text, backend).run(steps)


def empty_table(game: Game, words: Mapping[str, Any], options: Mapping[str, Any], backend: str) -> Table:
    """The table that a header describes, with nothing on it yet."""
    players, edition = header_of(words, game.definition)
    if edition and edition.lower() != game.edition.name.lower():
        raise BadRecord(
            f"this record is of the edition {edition!r}, and this is {game.edition.name!r}: load that edition first"
        )
    try:
        return game.table(players, options, backend)
    except TurnkeyError as fault:
        raise BadRecord(f"the header cannot be used: {fault}") from fault


def begin(
    table: Table, position: Mapping[str, Any] | None, results: Sequence[Result], all_results: bool = False
) -> list[Entry]:
    """Deal, or lay out the position that the record starts from."""
    if position is None:
        return table.start(results, all_results=all_results)
    return table.set_position(position, results, all_results=all_results)


@dataclass(frozen=True)
class Foretold:
    """A chance result that the text tells of, and where; a value of -1 is none that there is."""

    chance: int
    value: int
    line: Line


class TextReplay:
    """A record's text being followed: what the rules write must be what stands there."""

    def __init__(self, game: Game, text: str, backend: str) -> None:
        self.notation = game.definition.notation
        reading = read_text(text, self.notation)
        steps = [(line.text, line.number) for line in reading.steps]
        self.lines = [Line(*step) for step in self.notation.spelled(steps, reading.options, game.edition.data)]
        self.at = 0
        # Chance is read ahead: the rules take from it what they ask for.
        self.foretold = [Foretold(*result, line) for line in self.lines for result in self.notation.results(line.text)]
        self.table = empty_table(game, reading.words, reading.options, backend)
        self.follow(lambda results: begin(self.table, reading.position, results))

    def run(self, steps: int | None) -> Table:
        while self.at < len(self.lines) and (steps is None or steps > 0):
            line = self.lines[self.at]
            if self.say(line):
                self.at += 1
                continue
            self.follow(partial(self.act, line))
            steps = None if steps is None else steps - 1
        return self.table

    def say(self, line: Line) -> bool:
        """Say what this step says; tells whether it says anything."""
        try:
            quote = self.notation.quote_of(line.text)
            if quote is not None:
                self.table.say(*quote)
                return True
            said = self.notation.claim_of(line.text)
            if said is not None:
                self.table.say(said[0], self.notation.talk[said[1]].notation)
        except TurnkeyError as fault:
            raise BadRecord(f"line {line.number}: {fault}") from fault
        return said is not None

    def act(self, line: Line, results: Sequence[Result]) -> list[Entry]:
        if self.table.over:
            raise BadRecord(f"line {line.number}: {line.text!r} comes after the end of the game")
        action = self.notation.actions.read(self.notation.action_of(line.text))
        seat = self.notation.seat_of(line.text, self.table.actors)
        if seat >= self.table.players:
            raise BadRecord(f"line {line.number}: there are {self.table.players} seats at this table")
        return self.table.act(seat, action, results)

    def blame(self, fault: BadChance) -> str:
        """Where the text goes wrong: the step that should have told what the rules asked for, if there is one."""
        asked = self.notation.chance[fault.asked]
        found = self.foretold[fault.place].line
        since = self.lines.index(self.foretold[fault.place - 1].line) if fault.place else self.at
        for line in self.lines[since : self.lines.index(found)]:
            if line.text.split()[0] == (asked.after or asked.word):
                return f"line {line.number}: {line.text!r} does not tell all that chance is asked for here"
        return f"line {found.number}: {fault}"

    def follow(self, step: Callable[[Sequence[Result]], list[Entry]]) -> None:
        """Do a step with the chance that the text foresees, and compare what came with what is written.

        Where the text ends, chance is drawn as at any table: whoever wrote it down goes on from there.
        """
        here = self.lines[self.at] if self.at < len(self.lines) else Line("", 0)
        sound = list(takewhile(lambda one: one.value >= 0, self.foretold[:TAPE]))
        try:
            entries = step([(one.chance, one.value) for one in sound])
        except BadChance as fault:
            raise BadRecord(self.blame(fault)) from fault
        except (Unreadable, Illegal) as fault:
            raise BadRecord(f"line {here.number}: {fault}") from fault
        except Impossible as fault:
            raise BadRecord(f"the position cannot be used: {fault}") from fault
        asked = sum(entry.kind == CHANCE for entry in entries)
        if asked > len(sound) and len(sound) < len(self.foretold):
            wrong = self.foretold[len(sound)]
            known = few(self.notation.chance[wrong.chance].results)
            raise BadRecord(f"line {wrong.line.number}: {wrong.line.text!r} tells no result that there is: {known}")
        self.foretold = self.foretold[asked:]
        for written in self.notation.steps(entries):
            if self.at >= len(self.lines):
                return
            line = self.lines[self.at]
            if self.notation.is_check(written.text) and not self.notation.is_check(line.text):
                continue
            if not self.notation.same(written.text, line.text):
                raise BadRecord(
                    f"line {line.number}: the record says {line.text!r}, by the rules it is {written.text!r}"
                )
            self.at += 1


def replay_json(game: Game, data: Mapping[str, Any], steps: int | None, backend: str) -> Table:
    notation = game.definition.notation
    listed = data.get("steps")
    if not isinstance(listed, list) or not all(isinstance(step, dict) for step in listed):
        raise BadRecord("the record has no list of steps")
    table = empty_table(game, data, data.get("options") or {}, backend)
    done = 0
    for number, step in enumerate(listed):
        if steps is not None and done >= steps:
            break
        try:
            results = [notation.read_chance(text) for text in step.get("chance", ())]
            if "say" in step:
                table.say(step["seat"], step["say"])
                continue
            if "do" in step:
                entries = table.act(step["seat"], step["do"], results, True)
                done += 1
            else:
                entries = begin(table, data.get("position"), results, True)
        except (TurnkeyError, KeyError) as fault:
            raise BadRecord(f"step {number}: {fault}") from fault
        if sum(entry.kind == CHANCE for entry in entries) > len(results) and number + 1 < len(listed):
            raise BadRecord(f"step {number}: chance is still to be told; the record is incomplete")
    return table
