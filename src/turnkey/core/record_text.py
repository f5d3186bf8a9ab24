"""The one grammar of records, for every game:

    turnkey 1                              the grammar's version
    game lockdown version=2 edition=house players=4
    option talk=silent                     what differs from the defaults, one a line
    name p1 "Mara"                         people and bots, if they are known
    from {"turn": "david", …}              a written position instead of the deal

    * deal p1 saw                          chance: its word, what it is for (if it is for something), its results
    p3: place B 1                          an action: a seat and the words of the action
    p3: go 3; * roll 4; p4: done           steps may share a line, in order
    = count 48 52                          what follows from the rest: may be left out, refused if it is wrong
    p1: say monsters 135                   a claim, or in quotation marks free words
    # comment, to the end of the line

`?` stands for what the reader of a redacted record does not know. JSON holds the same steps as data.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from turnkey.core.errors import BadRecord
from turnkey.core.notation import ACTION, AUTOMATIC, CHANCE, QUOTED, SAID, Chance, Entry, Notation

VERSION = 1
WIDTH = 110  # a line with more characters than this is ended before the next step
DO, ROLL, CHECK, SAY, NOTE = "do", "chance", "check", "say", "note"
STRING = r'"(?:[^"\\]|\\.)*"'
PIECE = re.compile(rf'(?:{STRING}|[^";#])+|;|#.*|"')


@dataclass(frozen=True)
class Step:
    """One step of a record: somebody's action or words, results of chance, a check, a comment."""

    kind: str
    text: str = ""  # an action's words, a claim, a check, a comment
    seat: str = ""
    word: str = ""  # of chance
    of: str = ""
    results: tuple[str, ...] = ()
    place: str = ""  # where it stands in what was read: `line 12`

    def written(self) -> str:
        """The step as text."""
        if self.kind == DO:
            return f"{self.seat}: {self.text}" if self.seat else self.text
        if self.kind == SAY:
            return f"{self.seat}: say {self.text}"
        if self.kind == ROLL:
            return " ".join(one for one in ("*", self.word, self.of, *self.results) if one)
        return f"= {self.text}" if self.kind == CHECK else f"# {self.text}"

    def data(self) -> dict[str, Any]:
        """The step as JSON has it."""
        if self.kind == ROLL:
            subject = {"of": self.of} if self.of else {}
            return {"chance": self.word, **subject, "results": list(self.results)}
        return {**({"seat": self.seat} if self.seat else {}), self.kind: self.text}


# Writing


def steps_of(notation: Notation, entries: Iterable[Entry], watcher: int | None, redacted: bool) -> list[Step]:
    """What a record writes of these entries; `watcher`: as a seat knows them, None: all of it."""
    steps: list[Step] = []
    acting = -1  # whose step the last one is, if it can be continued
    begun: dict[int, Step] = {}  # by seat: what it does in several actions that the others see when it is complete
    for entry in entries:
        step = step_of(notation, entry, entry.known_to(watcher), redacted)
        if step is None:
            continue
        last = steps[-1] if steps else None
        goes_on = joins(notation, entry) and entry.seat == acting
        if step.kind == ROLL and last is not None and (last.kind, last.word, last.of) == (ROLL, step.word, step.of):
            steps[-1] = Step(ROLL, word=step.word, of=step.of, results=last.results + step.results)
        elif goes_on and last is not None:
            words = notation.actions[entry.code].joined if entry.kind == AUTOMATIC else step.text
            steps[-1] = Step(last.kind, f"{last.text} {words}", last.seat)
        elif joins(notation, entry) and entry.seat in begun:  # it stands where its latest word was added
            steps = [one for one in steps if one is not begun[entry.seat]]
            steps.append(Step(DO, f"{begun[entry.seat].text} {step.text}", step.seat))
        else:
            steps.append(spelled_out(notation, entry, step))
        if entry.kind == ACTION and notation.actions[entry.code].verb.silent:
            begun[entry.seat] = steps[-1]
        elif entry.kind == ACTION:
            begun.pop(entry.seat, None)
        acting = entry.seat if entry.kind == ACTION or goes_on else -1
    return steps


def joins(notation: Notation, entry: Entry) -> bool:
    """Whether an action joins the step before it, if that is the same seat's; also an action that the rules took
    for the seat."""
    return entry.kind in (ACTION, AUTOMATIC) and bool(notation.actions[entry.code].verb.joins)


def spelled_out(notation: Notation, entry: Entry, step: Step) -> Step:
    """A step for a single action; one that would join another keeps its word if there is none to join."""
    action = notation.actions[entry.code] if entry.kind == ACTION else None
    if action is None or not action.verb.joins or action.joined != step.text:
        return step
    return Step(step.kind, action.notation, step.seat)


def step_of(notation: Notation, entry: Entry, known: bool, redacted: bool) -> Step | None:
    seat = notation.seats[entry.seat] if entry.seat >= 0 else ""
    if entry.kind == ACTION:
        action = notation.actions[entry.code]
        if not known and action.verb.silent:
            return None
        return Step(DO, action.joined if known else action.verb.masked(notation.mask), seat)
    if entry.kind == AUTOMATIC:
        if not known:
            return None
        return Step(CHECK, f"{seat}: {notation.actions[entry.code].notation}")
    if entry.kind == CHANCE:
        chance: Chance = notation.chance[entry.code]
        result = chance.results[entry.result] if known else notation.mask
        return Step(ROLL, word=chance.word, of=chance.of[entry.of] if chance.of else "", results=(result,))
    if entry.kind == SAID:
        return Step(SAY, notation.talk[entry.code].notation, seat) if known else None
    if entry.kind == QUOTED:
        return Step(SAY, entry.quotation, seat)
    return event_step(notation, entry, known, redacted)


def event_step(notation: Notation, entry: Entry, known: bool, redacted: bool) -> Step | None:
    event = notation.events[entry.code]
    if event.confidential and not known:
        return None
    if event.chapter:
        told = event.line(entry.parts, known)
        return None if told is None else Step(NOTE, told)
    template = event.check or (event.seen_as(known) if redacted else "")
    return Step(CHECK, event.written(template, entry.parts, known)) if template else None


def laid_out(steps: Iterable[Step]) -> Iterator[str]:
    """Lines: a new one when another seat acts, for chapters, and when one gets long."""
    line, acting = "", ""
    for step in steps:
        text = step.written()
        other = step.kind == DO and step.seat != acting and acting != ""
        if line and (step.kind in (NOTE, SAY) or other or len(line) + len(text) > WIDTH):
            yield line
            line, acting = "", ""
        if step.kind in (NOTE, SAY):
            if step.kind == NOTE:
                yield ""
            yield text
        else:
            line = f"{line}; {text}" if line else text
            acting = step.seat if step.kind == DO else acting
    if line:
        yield line


# Reading


@dataclass
class Reading:
    """A record taken apart: its header's words and its steps."""

    words: dict[str, Any] = field(default_factory=dict)
    options: dict[str, Any] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    position: Mapping[str, Any] | None = None
    steps: list[Step] = field(default_factory=list)


def read(text: str) -> Reading:
    """Take a record apart, in either form; white space, capitals, blank lines and comments do not matter."""
    return read_json(json_of(text)) if text.lstrip().startswith("{") else read_text(text)


def slug_of(text: str) -> str:
    """The game that a record is of."""
    return str(read(text).words.get("game", ""))


def json_of(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as fault:
        raise BadRecord(f"line {fault.lineno}: this is not valid JSON ({fault.msg})") from fault
    if not isinstance(data, dict):
        raise BadRecord("a record in JSON is an object with the entries game, players, options and steps")
    return data


def read_json(data: Mapping[str, Any]) -> Reading:
    check_version(data.get("turnkey", VERSION), "its entry turnkey")
    listed = data.get("steps")
    if not isinstance(listed, list) or not all(isinstance(step, dict) for step in listed):
        raise BadRecord("the record has no list of steps")
    known = {name: data[name] for name in ("game", "version", "edition", "players", "redacted") if data.get(name)}
    made = Reading(known, dict(data.get("options") or {}), dict(data.get("names") or {}), data.get("from"))
    for number, step in enumerate(listed):
        made.steps.append(json_step(step, f"step {number}"))
    return made


def json_step(step: Mapping[str, Any], place: str) -> Step:
    seat = str(step.get("seat", "")).lower()
    if "chance" in step:
        told = tuple(str(one).lower() for one in step.get("results", ()))
        return Step(
            ROLL, word=str(step["chance"]).lower(), of=str(step.get("of", "")).lower(), results=told, place=place
        )
    if "say" in step:
        return Step(SAY, said(str(step["say"])), seat, place=place)
    for kind in (DO, CHECK):
        if kind in step:
            return Step(kind, plain(str(step[kind])), seat, place=place)
    raise BadRecord(
        f"{place}: a step has one of do, chance, check and say; this one has {', '.join(step) or 'nothing'}"
    )


def read_text(text: str) -> Reading:
    made = Reading()
    for number, raw in enumerate(text.splitlines(), 1):
        place, line = f"line {number}", raw.strip()
        word, rest = headed(line)
        if word.lower() == "from" and rest.lstrip().startswith("{"):
            made.position = json_of(rest)
            continue
        pieces = [one.strip() for one in split(line)]
        if not pieces:
            continue
        if word.lower() in HEADER and not made.steps and ":" not in word:
            HEADER[word.lower()](made, headed(uncommented(line))[1], place)
            continue
        if not made.words:
            raise BadRecord(
                f"{place}: a record begins with the lines `turnkey {VERSION}` and `game …`, not with {line!r}"
            )
        made.steps += [text_step(one, place) for one in pieces]
    if not made.words:
        raise BadRecord("this record names no game: a line such as `game airlock players=2` is missing")
    return made


def headed(line: str) -> tuple[str, str]:
    """A line's first word, and what comes after it."""
    word, *rest = line.split(maxsplit=1) or [""]
    return word, "".join(rest).strip()


def split(line: str) -> list[str]:
    """A line's steps, without comments; what stands in quotation marks is left as it is."""
    return [one for one in uncommented(line, "\0").split("\0") if one.strip()]


def uncommented(line: str, between: str = ";") -> str:
    found = (one for one in PIECE.findall(line) if not one.startswith("#"))
    return "".join(between if one == ";" else one for one in found)


def text_step(text: str, place: str) -> Step:
    if text.startswith("="):
        return Step(CHECK, plain(text[1:]), place=place)
    if text.startswith("*"):
        word, *told = text[1:].lower().split() or [""]
        return Step(ROLL, word=word, results=tuple(told), place=place)
    named = re.fullmatch(r"(\w+)\s*:\s*(.*)", text, re.DOTALL)
    seat, words = (named.group(1).lower(), named.group(2)) if named else ("", text)
    if re.match(r"say\b", words, re.IGNORECASE):
        return Step(SAY, said(words[3:].strip()), seat, place=place)
    return Step(DO, plain(words), seat, place=place)


def plain(words: str) -> str:
    return " ".join(words.lower().split())


def said(words: str) -> str:
    """A claim in small letters, free words as they are."""
    return words if words.startswith('"') else plain(words)


def check_version(given: Any, where: str) -> None:
    if str(given) != str(VERSION):
        raise BadRecord(f"{where}: this record's grammar is of version {given!r}; this release reads version {VERSION}")


def header_version(made: Reading, rest: str, place: str) -> None:
    check_version(rest, place)


def header_game(made: Reading, rest: str, place: str) -> None:
    slug, settings = headed(rest)
    made.words["game"] = slug.lower()
    made.words |= {name.lower(): value for name, value in re.findall(r"(\w+)=(\S+)", settings)}


def header_option(made: Reading, rest: str, place: str) -> None:
    name, sign, value = rest.partition("=")
    if not sign:
        raise BadRecord(f"{place}: an option is written `option name=value`")
    made.options[name.strip().lower()] = value.strip()


def header_name(made: Reading, rest: str, place: str) -> None:
    seat, name = headed(rest)
    try:
        made.names[seat.lower()] = str(json.loads(name))
    except json.JSONDecodeError as fault:
        raise BadRecord(f'{place}: a name stands in quotation marks: name {seat} "Mara"') from fault


HEADER = {"turnkey": header_version, "game": header_game, "option": header_option, "name": header_name}


# Following


@dataclass(frozen=True)
class Result:
    """One result of chance that a record tells."""

    word: str
    of: str
    result: str
    place: str
    text: str  # the step that it stands in

    def __str__(self) -> str:
        return " ".join(one for one in ("*", self.word, self.of, self.result) if one)


Item = Step | Result


def items_of(notation: Notation, steps: Sequence[Step]) -> list[Item]:
    """The steps with every result of chance by itself. Something after a star that is a check is read as one."""
    chances = {chance.word: chance for chance in notation.chance}
    written = (event.check or event.seen for event in notation.events)
    checks = {one.split()[0] for one in written if one}
    whole = {event.check for event in notation.events}  # also `* draw none`, where there is a chance of that name
    items: list[Item] = []
    for step in steps:
        text = " ".join([step.word, *step.results])
        if step.kind == ROLL and (text in whole or (step.word not in chances and step.word in checks)):
            items.append(Step(CHECK, text, place=step.place))
        elif step.kind == ROLL:
            items += results_in(step, chances.get(step.word))
        elif step.kind != NOTE:
            items.append(step)
    return items


def results_in(step: Step, chance: Chance | None) -> Iterator[Result]:
    if chance is None:
        raise BadRecord(f"{step.place}: nothing that chance decides is called {step.word!r}")
    subjects = [one.lower() for one in chance.of]
    of, told = step.of, [one.rstrip(":") for one in step.results]
    if not of and subjects and len(told) > 1 and told[0] in subjects:
        of, *told = told
    known = [one.lower() for one in chance.results]
    for one in told:
        if one not in known:
            some = ", ".join(chance.results) if len(known) < 10 else f"{chance.results[0]} … {chance.results[-1]}"
            raise BadRecord(f"{step.place}: {step.written()!r} tells no result that there is: {some}")
        yield Result(step.word, of, one, step.place, step.written())


def lines_of(steps: Iterable[Step]) -> list[str]:
    """The steps laid out, blank lines only between chapters."""
    lines = [key for key, _ in groupby(laid_out(steps))]
    return lines[1:] if lines[:1] == [""] else lines
