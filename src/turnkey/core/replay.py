"""Replaying a record, from text or JSON: the rules run again, and the record must agree with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turnkey.core.errors import BadChance, BadRecord, Illegal, TurnkeyError, Unreadable
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


def opening(
    game: Game, words: Mapping[str, Any], options: Mapping[str, Any], position: Mapping[str, Any] | None, backend: str
) -> Table:
    players, edition = header_of(words, game.definition)
    if edition and edition != game.edition.name:
        raise BadRecord(
            f"this record is of the edition {edition!r}, and this is {game.edition.name!r}: load that edition first"
        )
    try:
        if position is not None:
            return game.position({"players": players, "options": options, "position": position}, backend=backend)
        return game.table(players, options, backend)
    except TurnkeyError as fault:
        raise BadRecord(f"the header cannot be used: {fault}") from fault


class TextReplay:
    """A record's text being followed: what the rules write must be what stands there."""

    def __init__(self, game: Game, text: str, backend: str) -> None:
        self.notation = game.definition.notation
        reading = read_text(text, self.notation)
        self.lines = reading.steps
        self.at = 0
        # Chance is read ahead: the rules take from it what they ask for.
        self.results = [result for line in self.lines for result in self.notation.results(line.text)]
        self.table = opening(game, reading.words, reading.options, reading.position, backend)
        if reading.position is None:
            self.follow(lambda results: self.table.start(results))

    def run(self, steps: int | None) -> Table:
        while self.at < len(self.lines) and (steps is None or steps > 0):
            line = self.lines[self.at]
            said = self.notation.claim_of(line.text)
            if said is not None:
                self.table.say(said[0], self.notation.talk[said[1]].notation)
                self.at += 1
                continue
            self.follow(lambda results, line=line: self.act(line, results))
            steps = None if steps is None else steps - 1
        return self.table

    def act(self, line: Line, results: Sequence[Result]) -> list[Entry]:
        if self.table.over:
            raise BadRecord(f"line {line.number}: {line.text!r} comes after the end of the game")
        action = self.notation.actions.read(self.notation.action_of(line.text))
        seat = self.notation.seat_of(line.text, self.table.actors)
        return self.table.act(seat, action, results)

    def follow(self, step: Any) -> None:
        """Do a step with the chance that the text foresees, and compare what came with what is written."""
        here = self.lines[self.at] if self.at < len(self.lines) else Line("", 0)
        try:
            entries = step(self.results[:TAPE])
        except (Unreadable, Illegal, BadChance) as fault:
            raise BadRecord(f"line {here.number}: {fault}") from fault
        asked = [entry for entry in entries if entry.kind == CHANCE]
        if len(asked) > len(self.results):
            last = self.lines[-1].number if self.lines else 0
            raise BadRecord(f"line {last}: the record ends where chance is still to be told; finish or shorten it")
        self.results = self.results[len(asked) :]
        for written in self.notation.steps(entries):
            if self.at >= len(self.lines):
                return  # what the rules add by themselves at the very end may be left out
            line = self.lines[self.at]
            if line.text != written.text:
                raise BadRecord(
                    f"line {line.number}: the record says {line.text!r}, by the rules it is {written.text!r}"
                )
            self.at += 1


def replay_json(game: Game, data: Mapping[str, Any], steps: int | None, backend: str) -> Table:
    notation = game.definition.notation
    listed = data.get("steps")
    if not isinstance(listed, list) or not all(isinstance(step, dict) for step in listed):
        raise BadRecord("the record has no list of steps")
    table = opening(game, data, data.get("options") or {}, data.get("position"), backend)
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
                entries = table.act(table.seat(step["seat"]), table.number_of(step["do"]), results, True)
                done += 1
            elif data.get("position") is None:
                entries = table.start(results)
            else:
                continue
        except (TurnkeyError, KeyError) as fault:
            raise BadRecord(f"step {number}: {fault}") from fault
        if sum(entry.kind == CHANCE for entry in entries) > len(results):
            raise BadRecord(f"step {number}: chance is still to be told; the record is incomplete")
    return table
