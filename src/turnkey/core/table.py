"""A table: one game in progress, its record, and what each seat may see and do."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from turnkey.core import journal, positions
from turnkey.core.actions import Action, Comes
from turnkey.core.chance import NAME_SHIFT
from turnkey.core.errors import BadChance, DeclarationError, Illegal, Impossible, TurnkeyError, Unreadable
from turnkey.core.events import Events, Line
from turnkey.core.journal_record import TAPE
from turnkey.core.layout import NOBODY, PlainRecord, PositionCache, Shared, lift
from turnkey.core.loops.common import scattered
from turnkey.core.notation import ACTION, AUTOMATIC, CHANCE, EVENT, QUOTED, SAID, Entry, in_one_line
from turnkey.core.reasons import Question, Reason, no
from turnkey.core.record import Header, Record
from turnkey.core.secrecy import EVERYONE, SPECTATOR, seat_index
from turnkey.core.sentences import Sentence, says, word_of

if TYPE_CHECKING:
    from turnkey.core.game import Game

Seat = int | str
Given = str | int | Action  # an action as callers give it: its notation, its number, or an option
Result = tuple[int, int]  # a chance's number and its value
COPIES = 2  # the random stream of a table's copies: no simulated game uses it


@dataclass(frozen=True)
class Outcome:
    """How a game ended: why, for whom, and the score rows."""

    reason: str
    winners: tuple[str, ...]
    returns: tuple[float, ...]
    rows: tuple[Mapping[str, Any], ...]
    details: Mapping[str, Any]


@dataclass(frozen=True)
class Happening:
    """An event as `apply` returns it, with all its secrets: for the host of the table."""

    name: str
    parts: Mapping[str, Any]
    sentence: str | None


class Table:
    """One game in progress. Made by `Game.deal`, `Game.position` or `turnkey.replay`."""

    def __init__(self, game: Game, book: Any, values: Mapping[str, Any], players: int, backend: str) -> None:
        self.game = game
        self.values = dict(values)
        self.players = players
        self.seats = game.definition.seats[players]
        self.backend = backend
        self.seeded = False
        printed = printed_in(game.slug, book.tobytes())
        self.book = np.frombuffer(printed.position, book.dtype)  # which nobody can write to, and many tables share
        self._engine = game.engine(backend)
        self._live = np.zeros(1, game.live_dtype)
        self._memory: tuple[Any, Any, Any] = None, None, None
        self._remember(printed)
        header = Header(game.slug, game.definition.version, game.edition.name, players, game.options.changed(values))
        self.record = Record(header, game.definition.words.notation)
        self._copies = 0

    def _remember(self, printed: PositionCache) -> None:
        """Begin with nothing known about this table beyond its book."""
        self._printed = PlainRecord(self.book[0], printed)
        self._shared = Shared(frozenset(one.name for one in self.game.layout.fields if one.known_by is not None))
        self._seen = PlainRecord(self.game.layout.blank()[0])  # what was shown last
        # What each seat sees of one position; of none yet: that of a copy may still have to be erased
        self._looks: tuple[PositionCache, dict[int, tuple[Any, Any]]] = PositionCache(self._shared, b""), {}

    # What is going on

    @property
    def state(self) -> Any:
        """The game's own record, without the journal before it: the same memory."""
        return self._same_memory()[1]

    def _same_memory(self) -> tuple[Any, Any, Any]:
        """The live record, and within it the game's own one: as a record, and as bytes."""
        if self._memory[0] is not self._live:
            raw = np.ndarray(self.game.layout.dtype.itemsize, np.uint8, self._live, self.game.live_start)
            self._memory = self._live, state_in(self._live, self.game), raw
        return self._memory

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        here = self._here()
        if here.actors is None:
            seats = self._engine.actors(self.state, self.book)
            here.actors = tuple(seat for seat in range(self.players) if (seats >> seat) & 1)
        return here.actors

    @property
    def over(self) -> bool:
        here = self._here()
        if here.over is None:
            here.over = bool(self._engine.over(self.state, self.book))
        return here.over

    @property
    def result(self) -> Outcome | None:
        """None while the game goes on."""
        if not self.over:
            return None
        details = dict(self.game.definition.result(PlainRecord(self.state[0]), self._printed))
        returns = np.zeros(self.game.definition.most_seats)
        self._engine.returns(self.state, self.book, returns)
        return Outcome(
            reason=details.pop("reason"),
            winners=tuple(self.seats[seat] for seat in details.pop("winners")),
            returns=tuple(float(one) for one in returns[: self.players]),
            rows=tuple(details.pop("rows")),
            details=details,
        )

    def seat(self, seat: Seat) -> int:
        """A seat by its number or its name."""
        return seat if type(seat) is int and 0 <= seat < self.players else self.record.seat(seat)

    def name_seats(self, names: Mapping[str, str]) -> None:
        """Who sits where, for the record."""
        known = {self.seats[self.seat(seat)]: name for seat, name in names.items()}
        self.record.header = replace(self.record.header, names=known)

    # What a seat may know and do

    def seen_by(self, seat: Seat | None) -> Any:
        """A copy of the game's record with everything erased that the seat does not know."""
        dtype = self.game.layout.dtype
        raw = self._same_memory()[2].copy()
        self._engine.hide(raw, self.game.secrets, self._watcher(seat))
        return np.ndarray(1, dtype, raw)

    def _watcher(self, seat: Seat | None) -> int:
        return seat_index(None if seat is None else self.seat(seat))

    def options(self, seat: Seat) -> list[Action]:
        """What the seat may do now, in the order of the rules; empty when it is not asked."""
        return [self.game.definition.words.actions[number] for number in self.menu(seat)]

    def menu(self, seat: Seat) -> list[int]:
        """The numbers of what the seat may do now."""
        asked, here = self.seat(seat), self._here()
        found = here.menus.get(asked)
        if found is None:
            menu = self.game.new_menu()
            if asked in self.actors:
                self._engine.options(self._looked(asked)[0], self.book, asked, menu)
            if menu[0] > self.game.definition.most_options:
                raise DeclarationError(
                    f"{self.game.slug} offers more than {self.game.definition.most_options} actions at once, which is "
                    "the most_options of its declaration: raise that, or leave it out"
                )
            found = here.menus[asked] = menu[1 : menu[0] + 1].tolist()
        return list(found)

    def _here(self) -> PositionCache:
        """What was found out about this position already, whoever looked."""
        return self._shared.at(self._same_memory()[2].tobytes())

    def view(self, seat: Seat | None) -> Mapping[str, Any]:
        """Plain data of all that the seat sees; None: a spectator."""
        return self.game.definition.view(self._looked(seat)[1], self._printed, self._watcher(seat))

    def _looked(self, seat: Seat | None) -> tuple[Any, Any]:
        """What `seen_by` tells, as a record and as plain numbers, for those who only read it: made once."""
        here = self._here()
        watcher = self._watcher(seat) if self.game.has_keepers else SPECTATOR
        if self._looks[0] is not here:  # which must not know them: they know it, and would keep each other
            self._looks = here, {}
        found = self._looks[1].get(watcher)
        if found is None:
            block = self.seen_by(seat)
            seen, before = PlainRecord(block[0], here), self._seen
            if seen._bytes == before._bytes:
                seen = before  # who sees the same reads the same
            self._seen = seen
            found = self._looks[1][watcher] = block, seen
        return found

    def open_view(self) -> Mapping[str, Any]:
        """Everything, as if all cards lay open: for the host of the table, and for replays."""
        seen = self.state.copy()
        for one in self.game.layout.fields:
            if one.known_by is not None and one.known_by != NOBODY:
                seen[one.known_by] = EVERYONE
        return self.game.definition.view(PlainRecord(seen[0]), self._printed, SPECTATOR)

    def observe(self, seat: Seat | None) -> np.ndarray[Any, np.dtype[np.float32]]:
        """All that the seat knows as a row of numbers, shaped as `game.observation` says."""
        out = np.zeros(self.game.observation.size, np.float32)
        seen = self.seen_by(seat).view(np.uint8)
        self._engine.observe(seen, self.game.observation.plan, self._watcher(seat), out)
        return out

    def log(self, seat: Seat | None) -> list[Line]:
        """What happened so far, as the seat may know it: sentences, and the data that they are made of."""
        return self.record.notation.log(self.record.entries, self._watcher(seat))

    # Acting

    def apply(self, seat: Seat, action: Given, chance: Sequence[str] | None = None) -> list[Happening]:
        """Carry out an action, given by notation, number or option; nothing changes if it cannot be.

        `chance` lists what chance answers, in order; whatever it does not cover is drawn as usual.
        """
        results = [self.record.notation.read_chance(text) for text in chance or ()]
        return self._happenings(self.act(seat, action, results, all_results=True))

    def number_of(self, action: Given) -> int:
        """An action's number, by its notation, its number or as an option."""
        if isinstance(action, Action):
            return action.id
        if isinstance(action, str):
            return self.game.definition.words.actions.read(action)
        if 0 <= action < len(self.game.definition.words.actions):
            return int(action)
        raise Unreadable(
            f"there is no action {action}; they are numbered 0 to {len(self.game.definition.words.actions) - 1}"
        )

    def act(
        self,
        seat: Seat,
        action: Given,
        results: Sequence[Result] = (),
        all_results: bool = False,
        by_name: bool = False,
    ) -> list[Entry]:
        """Apply an action with a written tape and say what happened; `all_results`: none of it may be left over.

        `by_name`: each result answers the next draw of its name, if it can come there; nothing is refused.
        """
        seat, action = self.seat(seat), self.number_of(action)
        if not self.may(seat, action):
            raise self.illegal(seat, action)
        verb = self.game.definition.words.actions[action].verb
        chosen = Entry(ACTION, code=action, seat=seat, knowers=1 << seat if verb.secret else EVERYONE)

        def step(live: Any) -> None:
            self._engine.apply(live, self.book, seat, action)

        return self._run(step, results, [chosen], all_results, by_name)

    def may(self, seat: Seat, action: Given) -> bool:
        """Whether the seat may do this now; for actions that are on no menu, whether they may happen."""
        action = self.number_of(action)
        if self.game.definition.words.actions[action].verb.on_menus:
            return action in self.menu(seat)
        game, book = lift(self.seen_by(seat)[0]), lift(self.book[0])
        return self.game.definition.rules.may_come(game, book, self.seat(seat), action)

    def beside(self, seat: Seat) -> list[Action]:
        """What the seat may do now unasked: on no menu, and nobody waits for it."""
        definition = self.game.definition
        own = definition.words.actions.at_set_up
        if not own or self.over:
            return []
        asked = self.seat(seat)
        seen = self._looked(asked)[1]
        return [one for one in own if definition.rules.may_come(seen, self._printed, asked, one.id)]

    def coming(self) -> tuple[int, int, int] | None:
        """What happens when a clock runs out: seat, action, and the seconds from when it may."""
        seconds = self.game.definition.rules.comes_after(self._printed)
        for action in self.game.definition.words.actions if seconds else ():
            if action.verb.comes is Comes.BY_CLOCK:
                for seat in self.actors:
                    if self.may(seat, action.id):
                        return seat, action.id, seconds
        return None

    def why_not(self, seat: Seat, action: Given) -> Sentence:
        """The reason why a seat cannot do this now, and what it can do."""
        seat, action = self.seat(seat), self.number_of(action)
        wanted = self.game.definition.words.actions[action]
        name = self.seats[seat].capitalize()
        reason = self.reason_against(seat, action)
        if self.over or (seat not in self.actors and wanted.verb.on_menus):
            return reason
        possible = ", ".join(option.notation for option in self.options(seat)[:12])
        return says("{seat} cannot {action} now: {reason}. Possible: {possible}", seat=name,
                    action=repr(wanted.notation), reason=reason, possible=possible)  # fmt: skip

    def illegal(self, seat: Seat, action: Given) -> Illegal:
        """The refusal of an action that the seat cannot do now."""
        reason = self.reason_against(seat, action)
        return Illegal(self.why_not(seat, action), reason.moment, reason.rule)

    def question(self, seat: Seat) -> Question | None:
        """What the seat is asked now; None: nothing."""
        asked = self.seat(seat)
        if self.over or asked not in self.actors:
            return None
        return self.game.definition.words.question(self._looked(asked)[1], self._printed, asked)

    def without_choice(self, seat: Seat) -> Action | None:
        """The only thing that a seat may do, if everybody can tell that it is; None: it decides, or seems to."""
        menu, asked = self.menu(seat), self.seat(seat)
        if len(menu) != 1 or self.over:
            return None
        action = self.game.definition.words.actions[menu[0]]
        can_tell = action.verb.alone
        told = can_tell is not None and can_tell(self._looked(None)[1], self._printed, asked)
        return action if told else None

    def reason_against(self, seat: Seat, action: Given) -> Reason:
        """The bare reason why a seat cannot do this now."""
        seat, action = self.seat(seat), self.number_of(action)
        if self.over:
            return no("over", "", "the game is over")
        if seat not in self.actors and self.game.definition.words.actions[action].verb.on_menus:
            names = self.record.notation.seats
            waited = tuple(names.at(one) for one in self.actors)
            return no("not_asked", "", "{seat} is not asked now: it is for {asked} to decide",
                      seat=names.at(seat), asked=waited)  # fmt: skip
        return self.game.definition.why_not(lift(self.seen_by(seat)[0]), lift(self.book[0]), seat, action)

    def say(self, seat: Seat, claim: str) -> None:
        """A structured claim, or anything in quotation marks: it changes nothing, and need not be true."""
        speaker = self.seat(seat)
        if claim.startswith('"') and self.record.notation.quotes:
            self._quote(speaker, claim)
            return
        action = self.claimed(claim)
        if action is not None:
            self.act(speaker, action)
            return
        number = self.game.definition.words.talk.read(claim)
        said = self.game.definition.words.talk[number]
        reason = self.game.definition.words.why_unsaid(self.values, self.players, speaker, said)
        if reason is not None:
            name = self.seats[speaker].capitalize()
            raise Illegal(
                says("{seat} cannot say {claim}: {reason}", seat=name, claim=repr(said.notation), reason=reason)
            )
        hearers = self.game.definition.words.hears(self.values, speaker)
        self.record.entries.append(Entry(SAID, code=number, seat=speaker, knowers=hearers))

    def _quote(self, speaker: int, quotation: str) -> None:
        reason = self.game.definition.words.why_no_chat(self.values)
        if reason is not None:
            name = self.seats[speaker].capitalize()
            raise Illegal(says("{seat} cannot say that: {reason}", seat=name, reason=reason))
        try:
            words = in_one_line(json.loads(quotation))
        except (json.JSONDecodeError, TypeError) as fault:
            why = says('{text} must end with its only other quotation mark: write \\" inside', text=quotation)
            raise Unreadable(why) from fault
        if not words:
            raise Unreadable(says("there is nothing to read between the quotation marks"))
        self.record.entries.append(Entry(QUOTED, code=0, seat=speaker, words=words))

    def claimed(self, claim: str) -> int | None:
        """The action that this claim is, in a game whose rules keep what was said."""
        definition = self.game.definition
        if not definition.words.claims_are_actions:
            return None
        return definition.words.actions.read(f"say {definition.words.talk[definition.words.talk.read(claim)].notation}")

    # Worlds

    def copy(self, seed: int | None = None, same_future: bool = False) -> Table:
        """A copy of the table; what happens on one does not affect the other.

        Chance differs on the copy, so that nobody can find out there what this table's dice will show: it comes from a
        `seed`, if one is given; from entropy, if this table has no seed; else from this table's generator mixed with
        how often it was copied, which leaves its own future as it is. With `same_future` the copy throws what this
        table would: for a host who tries a step out before it counts.
        """
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._live = twin_of(self._live)
        twin._memory = None, None, None
        twin.record = type(self.record)(self.record.header, self.record.notation, list(self.record.entries))
        if seed is not None:
            twin.seeded = True
            twin.state["rng"] = seed % 2**64
        elif not same_future:
            self._copies += 1
            twin.state["rng"] = scattered(int(self.state["rng"][0]), self._copies, COPIES)
        return twin

    def become(self, other: Table) -> None:
        """Take over the position of a copy of this table, which must not be used any more after that."""
        self._live, self.record = other._live, other.record

    def __getstate__(self) -> dict[str, Any]:
        """For pickle and `copy.deepcopy`: all of the table with its generator, but nothing that can be recomputed."""
        kept = ("game", "book", "values", "players", "backend", "seeded", "_copies")
        record = type(self.record), self.record.header, self.record.entries
        return {name: getattr(self, name) for name in kept} | {"live": self._live.tobytes(), "record": record}

    def __setstate__(self, kept: Mapping[str, Any]) -> None:
        game: Game = kept["game"]
        self.__init__(game, kept["book"], kept["values"], kept["players"], kept["backend"])  # type: ignore[misc]
        self.seeded, self._copies = kept["seeded"], kept["_copies"]
        self._live = twin_of(np.frombuffer(kept["live"], game.live_dtype))
        kind, header, entries = kept["record"]
        self.record = kind(header, game.definition.words.notation, list(entries))

    def determinize(self, seat: Seat | None, seed: int) -> Table:
        """A world that this seat cannot tell from this one, with a future of its own; its record holds only what the
        seat saw, and nothing is left in it of how this table came here."""
        twin = self._apart(seat, seed)
        dice = np.array([seed % 2**64], np.uint64)
        self._engine.determinize(twin.state, self.book, self._watcher(seat), dice)
        return twin

    def erased_for(self, seat: Seat | None) -> Table:
        """What this seat knows, as a table to look at through its eyes; it cannot be played on."""
        twin = self._apart(seat, 0)
        twin.state[:] = self.seen_by(seat)
        return twin

    def _apart(self, seat: Seat | None, seed: int) -> Table:
        """A copy from which nothing else of this table can be reached: not what others were shown, nor what they did
        in secret, nor the latest throws. What the seat does not know of the position is still to be taken out."""
        twin = self.copy(seed)
        np.ndarray(self.game.live_start, np.uint8, twin._live)[:] = 0  # the journal
        twin._remember(self._printed._here)
        twin.record = self.record.redacted(seat)
        return twin

    def dump(self) -> dict[str, Any]:
        """The position as plain data, for `Game.position`."""
        return {
            "game": self.game.slug,
            "players": self.players,
            "options": dict(self.record.header.options),
            "position": positions.dump(self.game.layout, self.state[0]),
        }

    # The machinery

    def start(self, results: Sequence[Result] = (), seed: int | None = None, all_results: bool = False) -> list[Entry]:
        """Deal. With a seed all chance follows from it; without, from the operating system's entropy."""
        self.seeded = seed is not None
        if seed is not None:
            self.state["rng"] = seed % 2**64
        return self._run(lambda live: self._engine.deal(live, self.book), results, [], all_results)

    def set_position(
        self,
        given: Mapping[str, Any],
        results: Sequence[Result] = (),
        seed: int | None = None,
        all_results: bool = False,
    ) -> list[Entry]:
        """Write a position, and go on from there to the next decision."""
        definition = self.game.definition
        draft = np.zeros(1, self.game.live_dtype)
        state = state_in(draft, self.game)
        definition.positions.blank(lift(state[0]), lift(self.book[0]))
        positions.fill(self.game.layout, state[0], given)
        definition.positions.complete(lift(state[0]), lift(self.book[0]), frozenset(given))
        flags = definition.faults(lift(state[0]), lift(self.book[0]))
        if flags:
            raise Impossible(flags)
        self._live = draft
        self.seeded = seed is not None or "rng" in given
        if seed is not None:
            self.state["rng"] = seed % 2**64
        self.record.header = self.record.header.at(json.loads(json.dumps(given)))
        return self._run(lambda live: None, results, [], all_results)

    def _run(
        self,
        step: Callable[[Any], None],
        results: Sequence[Result],
        first: Iterable[Entry],
        all_results: bool = False,
        by_name: bool = False,
    ) -> list[Entry]:
        """Do one step and all automatic ones after it, on a draft that is kept only if all goes well."""
        draft, past = twin_of(self._live), list(self.record.entries)
        self._load_tape(draft, results, by_name)
        fresh = list(first)
        step(draft)
        fresh += drain(draft, past, fresh, self.record.notation.events)
        while self._engine.advance(draft, self.book):
            fresh += drain(draft, past, fresh, self.record.notation.events)
        if not by_name:
            self._check_tape(draft, results, all_results, [entry.code for entry in fresh if entry.kind == CHANCE])
        self._live = draft
        self.record.entries = past + fresh
        if self.over:  # nothing is secret any more, except what was said in confidence
            self.record.entries = [
                one if one.kind == SAID or one.knowers == EVERYONE else replace(one, knowers=EVERYONE)
                for one in self.record.entries
            ]
        return fresh

    def _check_tape(self, live: Any, results: Sequence[Result], all_results: bool, asked: Sequence[int]) -> None:
        fault, used = int(live["tape_fault"][0]), int(live["tape_next"][0])
        if fault:
            name, value = results[fault - 1]
            chance = self.record.notation.chance[name]
            wanted = self.record.notation.chance[asked[fault - 1]].word
            said = f"* {chance.word} {chance.results[value]}"
            raise BadChance(
                f"{said!r} cannot come here: the rules ask for a result of {wanted!r} that is still to be had",
                fault - 1,
                asked[fault - 1],
            )
        if all_results and used < len(results):
            raise BadChance(f"{len(results)} chance results were written, but only {used} are asked for here")

    def _load_tape(self, live: Any, results: Sequence[Result], by_name: bool) -> None:
        """Written results first, then words of entropy, so that nothing can be predicted from what was seen."""
        kept = list(results)[:TAPE]
        tape = live["tape"][0]
        tape[: len(kept)] = [(name << NAME_SHIFT) + value for name, value in kept]
        live["tape_by_name"] = by_name
        live["tape_next"] = len(kept) if by_name else 0
        live["tape_fault"] = 0
        live["tape_written"] = live["tape_end"] = len(kept)
        if not self.seeded:
            tape[len(kept) :] = np.frombuffer(os.urandom(8 * (TAPE - len(kept))), np.uint64)
            live["tape_end"] = TAPE
            live["rng"] = int.from_bytes(os.urandom(8), "little")

    def _happenings(self, entries: Iterable[Entry]) -> list[Happening]:
        found = []
        for one in entries:
            if one.kind == EVENT:
                event = self.record.notation.events[one.code]
                shown = event.shown(one.parts, known=True)
                parts = {name: word_of(value) for name, value in shown.items()}
                found.append(Happening(event.name, parts, event.line(one.parts, known=True)))
        return found


@functools.lru_cache(100)
def printed_in(slug: str, book: bytes) -> PositionCache:
    """What all tables share that have this book."""
    return Shared(frozenset()).at(book)


def state_in(live: Any, game: Game) -> Any:
    """The game's own record within a live one, sharing its memory."""
    return np.ndarray((1,), game.layout.dtype, buffer=live, offset=game.live_start)


def twin_of(live: Any) -> Any:
    """A copy, made as bytes: NumPy would copy field by field."""
    return np.ndarray(live.shape, live.dtype, np.ndarray(live.nbytes, np.uint8, live).copy())


def drain(live: Any, past: list[Entry], fresh: list[Entry], events: Events) -> list[Entry]:
    """Take the journal's rows as entries and empty it; a later reveal widens who knows earlier entries."""
    if live["overflow"][0]:
        raise TurnkeyError("the journal overflowed: one automatic step of this game writes too much")
    entries: list[Entry] = []
    for kind, knowers, *parts in live["entries"][0][: live["entry_count"][0]].tolist():
        a, b, c = parts[:3]
        if kind == journal.REVEALED and a > journal.LATEST_SECRETS:
            widen_latest((fresh, past), a - journal.LATEST_SECRETS, b, c)
        elif kind == journal.REVEALED:
            for known in (past, fresh, entries):
                widen(known, a, b, c)
        elif kind == journal.AUTOMATIC:
            entries.append(Entry(AUTOMATIC, code=b, seat=a, knowers=knowers))
        elif kind == journal.MORE:
            *others, listed = entries[-1].parts
            entries[-1] = replace(entries[-1], parts=(*others, (*listed, a)))
        elif kind < 0:
            entries.append(Entry(CHANCE, code=-1 - kind, parts=(a, b), knowers=knowers))
        else:
            told = tuple(parts[: events[kind].scalars])
            entries.append(Entry(EVENT, kind, parts=(*told, ()) if events[kind].list_part else told, knowers=knowers))
    live["entry_count"] = 0
    return entries


def widen(entries: list[Entry], kind: int, key: int, knowers: int) -> None:
    """Let these seats know the entries of a kind with this first value (of secret actions: this seat)."""
    for place, entry in enumerate(entries):
        if kind == journal.SECRET_ACTIONS:
            found = entry.kind == ACTION and entry.seat == key
        else:
            code = -1 - entry.code if entry.kind == CHANCE else entry.code
            found = entry.kind in (CHANCE, EVENT) and code == kind and entry.parts[0] == key
        if found and knowers & ~entry.knowers:
            entries[place] = replace(entry, knowers=entry.knowers | knowers)


def widen_latest(newest_first: Iterable[list[Entry]], count: int, seat: int, knowers: int) -> None:
    """Let these seats know the last `count` choices of a seat that not everybody knows yet, and none before them."""
    for entries in newest_first:
        for place in reversed(range(len(entries))):
            entry = entries[place]
            if count and entry.kind == ACTION and entry.seat == seat and entry.knowers != EVERYONE:
                entries[place] = replace(entry, knowers=entry.knowers | knowers)
                count -= 1
