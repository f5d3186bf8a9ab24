"""A lesson's file, read and tried out: every fault is named at once, with what to do about it."""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.core.errors import DeclarationError, TurnkeyError
from turnkey.core.lessons.lesson import Chapter, Lesson, Move, Part, Step, Wrong
from turnkey.core.lessons.session import Verdict, answer_to, begun, play, table_at

if TYPE_CHECKING:
    from turnkey.core.game import Game

FEWEST, MOST = 10, 15  # steps
LONGEST = 170  # signs of a sentence: what stands beside a thing is read at a glance
SAYS = " says"


@functools.cache
def lesson_of(game: Game) -> Lesson | None:
    """The game's lesson, if it has one; a faulty one is refused with every reason."""
    file = game.definition.shown.lesson
    if file is None:
        return None
    reader = Reader()
    lesson = reader.lesson(read(file))
    faults = reader.faults or list(faults_in(game, lesson))
    if faults:
        raise DeclarationError(f"the lesson {file} cannot be given:\n- " + "\n- ".join(faults))
    return lesson


def read(file: Path) -> Mapping[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise DeclarationError(f"the lesson {file} cannot be read ({fault.strerror or fault})") from fault
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise DeclarationError(f"the lesson {file} is not valid TOML ({fault})") from fault


class Reader:
    """Takes a lesson's plain data apart, and notes what is not as it should be."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def lesson(self, data: Mapping[str, Any]) -> Lesson:
        self._known("the lesson", data, ("title", "seat", "ending", "players", "names", "chapter", "guide"))
        chapters = [
            self._chapter(one, place + 1) for place, one in enumerate(self._tables(data, "chapter", "the lesson"))
        ]
        for place, chapter in enumerate(chapters):
            goes_on = place + 1 < len(chapters) and chapters[place + 1].position is None
            if any(one.also for one in (chapter.steps if goes_on else chapter.steps[:-1])):
                why = "what comes after it would begin differently"
                self.faults.append(f"chapter {place + 1}: `also` stands only before another position, since {why}")
        if chapters and chapters[0].position is None:
            self.faults.append("chapter 1 has no position: write one, position = {} is how the game begins")
        count = sum(len(one.steps) for one in chapters)
        if not FEWEST <= count <= MOST:
            self.faults.append(f"it has {count} steps: a lesson has {FEWEST} to {MOST}")
        guide = [self._part(one, place + 1, count) for place, one in enumerate(self._guide(data))]
        players = data.get("players")
        if players is not None and not isinstance(players, int):
            self.faults.append(f"players = {players!r}: write how many sit at the table")
        return Lesson(
            title=self._text(data, "title", "the lesson"),
            seat=self._text(data, "seat", "the lesson"),
            ending=self._text(data, "ending", "the lesson"),
            chapters=tuple(chapters),
            players=players if isinstance(players, int) else None,
            names={seat: str(name) for seat, name in self._table(data, "names", "the lesson").items()},
            guide=tuple(guide),
        )

    def _guide(self, data: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        return self._tables(data, "guide", "the lesson") if "guide" in data else []

    def _part(self, data: Mapping[str, Any], number: int, steps: int) -> Part:
        where = f"guide, part {number}"
        self._known(where, data, ("title", "says", "step", "things"))
        part = Part(
            self._text(data, "title", where),
            self._texts(data, "says", where),
            data.get("step", 0),
            self._texts(data, "things", where),
        )
        if not part.says:
            self.faults.append(f'{where} says nothing: write says = ["…"]')
        if not isinstance(part.step, int) or not 1 <= part.step <= steps:
            self.faults.append(f"{where}: step = {part.step!r} must be one of the steps 1 to {steps}, for its picture")
        return part

    def _chapter(self, data: Mapping[str, Any], number: int) -> Chapter:
        where = f"chapter {number}"
        self._known(where, data, ("title", "position", "options", "chance", "step"))
        return Chapter(
            title=self._text(data, "title", where),
            steps=tuple(
                self._step(one, f"{where}, step {place + 1}")
                for place, one in enumerate(self._tables(data, "step", where))
            ),
            position=self._table(data, "position", where) if "position" in data else None,
            options=self._table(data, "options", where),
            chance=self._texts(data, "chance", where),
        )

    def _step(self, data: Mapping[str, Any], where: str) -> Step:
        self._known(where, data, ("title", "says", "look", "about", "do", "also", "chance", "then", "wrong"))
        wrong = self._tables(data, "wrong", where) if "wrong" in data else []
        step = Step(
            title=self._text(data, "title", where),
            says=self._text(data, "says", where),
            look=self._texts(data, "look", where),
            about=self._texts(data, "about", where),
            do=self._texts(data, "do", where),
            also=self._lists(data, "also", where),
            chance=self._texts(data, "chance", where),
            then=self._moves(data, where),
            wrong=tuple(self._wrong(one, f"{where}, wrong {place + 1}") for place, one in enumerate(wrong)),
        )
        if not step.do and (step.wrong or step.chance):
            self.faults.append(f"{where} has no `do`: then there is nothing that can go wrong, and no chance")
        self._short(step.says, where)
        return step

    def _wrong(self, data: Mapping[str, Any], where: str) -> Wrong:
        self._known(where, data, ("do", "says", "chance", "then"))
        wrong = Wrong(
            do=self._texts(data, "do", where),
            says=self._text(data, "says", where),
            chance=self._texts(data, "chance", where),
            then=self._moves(data, where),
        )
        if not wrong.do:
            self.faults.append(f"{where} has no `do`: name what is wrong")
        self._short(wrong.says, where)
        return wrong

    def _moves(self, data: Mapping[str, Any], where: str) -> tuple[Move, ...]:
        return tuple(self._move(one, where) for one in self._texts(data, "then", where))

    def _move(self, text: str, where: str) -> Move:
        """`james: go; roll 3`, or what is only said: `p2 says: lacks oxygen`."""
        seat, colon, rest = text.partition(":")
        do, *chance = (one.strip() for one in rest.split(";"))
        if not colon or not do:
            self.faults.append(f"{where}: {text!r} must be written SEAT: ACTION; CHANCE; …")
        return Move(seat.removesuffix(SAYS).strip(), do, tuple(chance), seat.endswith(SAYS))

    def _short(self, says: str, where: str) -> None:
        if len(says) > LONGEST:
            self.faults.append(f"{where} says {len(says)} signs: at most {LONGEST} stand beside a thing, so split it")

    # Entries of TOML

    def _known(self, where: str, data: Mapping[str, Any], names: Sequence[str]) -> None:
        for name in data:
            if name not in names:
                self.faults.append(f"{where} has an entry {name!r} that nobody knows; there are {', '.join(names)}")

    def _text(self, data: Mapping[str, Any], name: str, where: str) -> str:
        value = data.get(name)
        if not isinstance(value, str) or not value.strip():
            self.faults.append(f'{where} needs {name} = "…", in words')
            return ""
        return " ".join(value.split())

    def _texts(self, data: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
        value = data.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            self.faults.append(f"{where}: {name} = {value!r} must be a list of texts")
            return ()
        return tuple(value)

    def _lists(self, data: Mapping[str, Any], name: str, where: str) -> tuple[tuple[str, ...], ...]:
        value = data.get(name, [])
        if not isinstance(value, list):
            self.faults.append(f"{where}: {name} = {value!r} must be a list of lists of texts")
            return ()
        return tuple(self._texts({name: one}, name, where) for one in value)

    def _table(self, data: Mapping[str, Any], name: str, where: str) -> Mapping[str, Any]:
        value = data.get(name, {})
        if not isinstance(value, Mapping):
            self.faults.append(f"{where}: {name} = {value!r} must be a table")
            return {}
        return value

    def _tables(self, data: Mapping[str, Any], name: str, where: str) -> list[Mapping[str, Any]]:
        value = data.get(name)
        if not isinstance(value, list) or not value or not all(isinstance(one, Mapping) for one in value):
            self.faults.append(f"{where} needs at least one [[…{name}]]")
            return []
        return value


# Played through on the engine


def faults_in(game: Game, lesson: Lesson) -> list[str]:
    """What cannot happen as it is written. What comes after a fault in a chapter is not tried: it would fail, too."""
    seats = game.seats.get(lesson.players or max(game.seats), ())
    if lesson.seat not in seats:
        return [f"seat = {lesson.seat!r} is none of the seats: {', '.join(seats) or 'no such number of players'}"]
    strange = [one for one in lesson.names if one not in seats]
    faults = [f"names: there is no seat {one!r}; there are {', '.join(seats)}" for one in strange]
    known = handles_of(game)
    told = {f"{one.kind}:{one.code}" for one in game.definition.shown.terms(game.edition) if one.text}
    for place, step in enumerate(lesson.steps):
        faults += [
            f"step {place + 1} ({step.title}) points at {one!r}, which is no handle here: see what actions touch"
            for one in (*step.look, *step.about)
            if one.lower() not in known and one not in told
        ]
    for part in lesson.guide:
        faults += [
            f"guide, {part.title}: there is nothing to say of {one!r}: it must be KIND:CODE of a term that has a text"
            for one in part.things
            if one not in told
        ]
    broken = False
    for place, chapter in enumerate(lesson.chapters):
        if chapter.position is not None:
            broken = False
        if not broken:
            found = chapter_faults(game, lesson, place)
            broken = bool(found)
            faults += found
    return faults


def handles_of(game: Game) -> set[str]:
    """What can be pointed at: whatever an action touches or an event names."""
    words = game.definition.words
    named = [part.names for event in words.events for part in event.parts.values() if part.names is not None]
    things = {thing.handle.lower() for names in (words.seats, *named) for thing in names.things}
    return {*words.actions.by_handle, *things}


def chapter_faults(game: Game, lesson: Lesson, number: int) -> list[str]:
    chapter, first = lesson.chapters[number], lesson.first_of(number)
    try:
        table = table_at(game, lesson, first) if chapter.position is None else begun(game, lesson, number)
    except TurnkeyError as fault:
        return [f"chapter {number + 1} ({chapter.title}) cannot begin so: {fault}"]
    for place, step in enumerate(chapter.steps, first):
        where = f"step {place + 1} ({step.title})"
        try:
            for also in step.also:
                answer_to(lesson, step, table.copy(same_future=True), also)
            for wrong in step.wrong:
                if answer_to(lesson, step, table.copy(same_future=True), wrong.do).verdict is not Verdict.WRONG:
                    return [f"{where}: what is `wrong` there is also right: {', '.join(wrong.do)}"]
            play(table, lesson.seat, step.do, step.chance, step.then)
        except TurnkeyError as fault:
            return [f"{where} cannot be played: {fault}"]
    return []
