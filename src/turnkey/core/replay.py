"""Replaying a record, from text or JSON: the rules run again, and the record must agree with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from turnkey.core.errors import BadChance, BadRecord, Illegal, Impossible, TurnkeyError, Unreadable
from turnkey.core.journal_record import TAPE
from turnkey.core.layout import lift
from turnkey.core.notation import ACTION, AUTOMATIC, CHANCE, Entry
from turnkey.core.record import header_of
from turnkey.core.record_text import CHECK, DO, NOTE, SAY, Item, Result, Step, items_of, read, step_of
from turnkey.core.table import Result as Drawn
from turnkey.core.table import Table

if TYPE_CHECKING:
    from turnkey.core.game import Game


def replay(game: Game, text: str, steps: int | None = None, backend: str = "auto") -> Table:
    """The table that a record leads to; with `steps`, as it was after that many actions."""
    return Replay(game, text, backend).run(steps)


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


class Replay:
    """A record being followed: what the rules write must match it."""

    def __init__(self, game: Game, text: str, backend: str) -> None:
        reading = read(text)
        self.notation = game.definition.words.notation
        self.table = empty_table(game, reading.words, reading.options, backend)
        self.table.name_seats(reading.names)
        steps = [*game.definition.words.foretold(reading.steps, self.table.values), *reading.steps]
        self.items = items_of(self.notation, steps)
        self.at = 0
        self.rest = ""  # words of the step at hand that belong to actions after its first
        self.begun = -1  # the item whose first words the rules answered themselves
        self.seat = -1  # whose step that is
        self.done: dict[int, list[int]] = {}  # what each seat did so far
        self.left: int | None = None  # actions still to be taken; None: all
        # Chance is read ahead: the rules take from it what they ask for.
        self.foretold = [one for one in self.items if isinstance(one, Result)]
        self.tape = [self.drawn(one) for one in self.foretold]
        self.follow(partial(self.begin, reading.position), self.items[0] if self.items else Step(NOTE))

    def begin(self, position: Mapping[str, Any] | None, results: Sequence[Drawn]) -> list[Entry]:
        """Deal, or lay out the position that the record starts from."""
        if position is None:
            return self.table.start(results)
        return self.table.set_position(position, results)

    def run(self, steps: int | None) -> Table:
        self.left = steps
        while self.at < len(self.items) and self.left != 0:
            item = self.items[self.at]
            if isinstance(item, Step) and item.kind in (DO, SAY):
                self.at += 1
                self.take(item)
            else:
                raise BadRecord(f"{item.place}: by the rules there is no {spelled(item)!r} here")
        return self.table

    def take(self, step: Step) -> None:
        """A step of a seat: an action with all that its further words add, or what is said."""
        try:
            if step.kind == SAY and not self.is_action(step):
                self.table.say(self.seat_of(step), step.text)
                return
            words = f"say {step.text}" if step.kind == SAY else step.text
            seat = self.seat_of(step)
            if self.begun == self.at - 1:
                self.seat, self.rest = seat, words
                action = self.next_joined(seat, step)
            else:
                self.finish_what_was_begun(seat, step)
                action, self.rest = self.notation.actions.read_first(words)
                action = self.offered(seat, action)
                self.seat = seat
        except TurnkeyError as fault:
            raise fault if isinstance(fault, BadRecord) else BadRecord(f"{step.place}: {fault}") from fault
        self.act(seat, action, step)
        while self.rest and self.left != 0:
            self.act(seat, self.next_joined(seat, step), step)

    def is_action(self, step: Step) -> bool:
        """Whether what is said is something that the rules keep, in a game where some claims are actions."""
        if step.text.startswith('"') or self.table.over:
            return False
        try:
            action, rest = self.notation.actions.read_first(f"say {step.text}")
        except Unreadable:
            return False
        return not rest or bool(self.table.may(self.seat_of(step), action))

    def seat_of(self, step: Step) -> int:
        """Who acts: the seat that is named, else the only one that is asked."""
        if step.seat:
            return self.table.seat(step.seat)
        if len(self.table.actors) != 1:
            raise Illegal(f"who does {step.text!r}? Write the seat before it: `{self.notation.seats[0]}: {step.text}`")
        return self.table.actors[0]

    def act(self, seat: int, action: int, step: Step) -> None:
        if self.table.over:
            raise BadRecord(f"{step.place}: {step.written()!r} comes after the end of the game")
        self.follow(lambda results: self.table.act(seat, action, results), step)
        if self.left is not None:
            self.left -= 1

    def next_joined(self, seat: int, step: Step) -> int:
        """The option that the next words of a step are."""
        words = self.rest.split()
        for size in range(len(words), 0, -1):
            for option in self.table.options(seat):
                if words[:size] in (option.joined.lower().split(), option.notation.lower().split()):
                    self.rest = " ".join(words[size:])
                    return option.id
        refused = self.refused_joined(seat, words)
        if refused is not None:
            return refused
        try:
            action, self.rest = self.notation.actions.read_first(self.rest)
        except Unreadable as fault:
            name = self.table.seats[seat]
            raise BadRecord(f"{step.place}: {name} cannot go on with {self.rest!r} in {step.written()!r}") from fault
        return self.offered(seat, action)

    def refused_joined(self, seat: int, words: Sequence[str]) -> int | None:
        """The action that these words would be if it were offered, so that the rules can say why it is not."""
        verbs = {option.verb.word for option in self.table.options(seat) if option.verb.joins}
        for action in self.notation.actions:
            if action.verb.word in verbs and words[: len(action.joined.split())] == action.joined.lower().split():
                return action.id
        return None

    def offered(self, seat: int, action: int) -> int:
        """The option that is this action, or has the same effect."""
        menu = self.table.menu(seat)
        return action if action in menu else next((one for one in menu if self.alike(seat, action, one)), action)

    def alike(self, seat: int, one: int, other: int) -> bool:
        return self.table.game.definition.words.alike(lift(self.table.book[0]), self.done.get(seat, ()), one, other)

    def finish_what_was_begun(self, seat: int, step: Step) -> None:
        """A record may leave out the word that ends what a seat did in several actions, if the next step says so."""
        if self.seat < 0 or step.kind != DO or self.is_possible(seat, step.text):
            return
        ends = [one for one in self.table.options(self.seat) if one.verb.joins and not one.verb.parameters]
        if len(ends) == 1:
            self.act(self.seat, ends[0].id, step)

    def is_possible(self, seat: int, words: str) -> bool:
        return self.table.may(seat, self.notation.actions.read_first(words)[0])

    def follow(self, step: Callable[[Sequence[Drawn]], list[Entry]], here: Item) -> None:
        """Do a step with the chance that the record gives, and compare what happened with what is written.

        Where the record ends, chance is drawn as at any table, so that play can go on from there.
        """
        try:
            entries = step(self.tape[:TAPE])
        except BadChance as fault:
            raise BadRecord(self.blame(fault)) from fault
        except (Unreadable, Illegal) as fault:
            raise BadRecord(f"{here.place}: {fault}") from fault
        except Impossible as fault:
            raise BadRecord(f"the position cannot be used: {fault}") from fault
        asked = sum(entry.kind == CHANCE for entry in entries)
        self.foretold, self.tape = self.foretold[asked:], self.tape[asked:]
        for entry in entries:
            if entry.kind != ACTION and self.at <= len(self.items):
                self.compare(entry)
            if entry.kind in (ACTION, AUTOMATIC):
                self.done.setdefault(entry.seat, []).append(entry.code)

    def drawn(self, one: Result) -> Drawn:
        number = next(number for number, chance in enumerate(self.notation.chance) if chance.word == one.word)
        return number, [result.lower() for result in self.notation.chance[number].results].index(one.result)

    def blame(self, fault: BadChance) -> str:
        """Where the record goes wrong: the step that should have told what the rules asked for, if there is one."""
        found, asked = self.foretold[fault.place], self.notation.chance[fault.asked].word
        before = self.foretold[fault.place - 1] if fault.place else None
        if before is not None and before.word == asked and found.word != asked:
            return f"{before.place}: {before.text!r} does not tell all that chance is asked for here"
        return f"{found.place}: {fault}"

    def compare(self, entry: Entry) -> None:
        """What the rules did must be what stands next; what follows from the rest may be left out."""
        item = self.items[self.at] if self.at < len(self.items) else None
        if entry.kind == AUTOMATIC:
            self.compare_automatic(entry, item)
            return
        step = step_of(self.notation, entry, True, redacted=False) or step_of(self.notation, entry, True, redacted=True)
        if item is None or step is None or step.kind == NOTE:
            return
        if step.kind == CHECK:
            self.compare_check(step, item)
        elif isinstance(item, Result) and said_alike(step, item):
            self.at += 1
        else:
            raise BadRecord(f"{item.place}: the record says {spelled(item)!r}, by the rules it is {step.written()!r}")

    def compare_check(self, step: Step, item: Item) -> None:
        if not isinstance(item, Step) or item.kind != CHECK:
            return
        if item.text == step.text.lower():
            self.at += 1
        elif item.text.split()[:1] == step.text.lower().split()[:1]:
            raise BadRecord(f"{item.place}: the record says {item.text!r}, by the rules it is {step.text!r}")

    def compare_automatic(self, entry: Entry, item: Item | None) -> None:
        """What the rules answered for a seat may stand there as a check, as an action, or not at all; as an action also
        in a step that goes on with other words."""
        action, seat = self.notation.actions[entry.code], self.notation.seats[entry.seat]
        if self.rest and entry.seat == self.seat:
            rest = self.rest_after(entry, self.rest)
            if rest is not None:
                self.rest = rest
                return
        if isinstance(item, Step) and item.kind == CHECK and item.text == f"{seat}: {action.notation}".lower():
            self.at += 1
        elif isinstance(item, Step) and item.kind == DO and item.seat in (seat, ""):
            rest = self.rest_after(entry, item.text)
            if rest:
                self.items[self.at], self.begun = replace(item, text=rest, seat=seat), self.at
            elif rest is not None:
                self.at += 1

    def rest_after(self, entry: Entry, words: str) -> str | None:
        """The words of a step that come after this answer of the rules; None: it does not go on with that."""
        action = self.notation.actions[entry.code]
        for form in (action.joined.lower(), action.notation.lower()):
            if words == form or words.startswith(f"{form} "):
                return words.removeprefix(form).strip()
        try:
            other, rest = self.notation.actions.read_first(words)
        except Unreadable:
            return None
        return rest if self.alike(entry.seat, other, entry.code) else None


def said_alike(step: Step, item: Result) -> bool:
    same = (item.word, item.result) == (step.word, step.results[0].lower())
    return same and item.of in ("", step.of.lower())


def spelled(item: Item) -> str:
    return str(item) if isinstance(item, Result) else item.written()
