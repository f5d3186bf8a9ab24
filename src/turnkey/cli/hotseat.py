"""The terminal table: people who share one keyboard, and bots, play a game to its end.

Whoever is asked sees the table through their own seat only; between two people the screen is cleared.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping

from rich.text import Text

from turnkey.bots.catalogue import make_bot
from turnkey.bots.hints import THINKER, WITHIN, hint_for
from turnkey.bots.leave import Leave
from turnkey.bots.search.searcher import SearchBot
from turnkey.bots.sight import Bot, sight_for
from turnkey.cli.choosing import choose, form_of, lines_of, offers_of
from turnkey.cli.drawing import draw_board, draw_ending, draw_log, draw_options, draw_rules, spoken
from turnkey.cli.keyboard import Keyboard
from turnkey.cli.pace import Pace
from turnkey.cli.past import Past
from turnkey.cli.screen import Screen
from turnkey.cli.spoken import agrees, speech_of, t, told, yes_or_no
from turnkey.core.actions import Action, Verb
from turnkey.core.errors import Illegal, TurnkeyError, Unreadable
from turnkey.core.events import Line
from turnkey.core.secrecy import seat_index
from turnkey.core.sentences import says
from turnkey.core.table import Outcome, Table
from turnkey.play.law import PRACTICE, UNDO_LAW

LAST_LINES = 12  # of the log, when a game with several people ends


def help_lines() -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    return [
        (t("number or words"), t("choose an option; a beginning that leaves no doubt will do")),
        ("?, ? WORD", t("the rule behind each option, or behind one word with its text")),
        ("why, why WORDS", t("why you are asked this; why something is not possible now, and by which rule")),
        ("log", t("everything that happened so far")),
        ("record", t("the game so far in its notation, as far as you know it")),
        ("hint", t("what a bot would do in your place, and why; it makes the game one for practice")),
        ("undo", t("take back your last action, or go back as the law of undo allows")),
        ("say WORDS", t("a claim to the others; say alone lists what can be said")),
        ("quit", t("leave the game")),
        (t("Enter alone"), t("show the table again, or take the only option")),
    ]


class Left(Exception):
    """The person does not want to go on, or the input has ended."""


class TakenBack(Exception):
    """Something was taken back: the table asks anew."""


class HotSeat:
    """One game at one keyboard."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Bot],
        out: Screen,
        keyboard: Keyboard,
        past: Past,
        before_each_decision: Callable[[], None] = lambda: None,
        pace: Pace | None = None,
        patience: float = math.inf,
    ) -> None:
        self.table = table
        self.bots = bots
        self.out = out
        self.keyboard = keyboard
        self.before_each_decision = before_each_decision
        self.pace = pace or Pace()
        self.patience = patience  # seconds within which a bot is to answer
        self.people = [seat for seat in range(table.players) if seat not in bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.past = past
        self.speech = speech_of(table.game)
        self.told: dict[int, int] = {}  # how much of the log each person has seen
        self.hints: list[int] = []  # the seats that took one
        self.reasons_told: set[tuple[int, str]] = set()  # to each seat, of what it is asked
        self.hints_told: dict[int, int] = {}  # how many of them each person has been told of
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.explain,
            "help": self.explain,
            "why": self.say_why,
            "log": self.show_log,
            "record": self.show_record,
            "hint": self.hint,
            "undo": self.undo,
            "say": self.say,
            "quit": self.leave,
        }

    def play(self) -> bool:
        """Play until the game is over, or until somebody leaves: then it says False."""
        self.pace.begin()
        try:
            while not self.table.over:
                self.step()
        except Left:
            return False
        self.show_ending()
        return True

    def step(self) -> None:
        """One decision, of the lowest seat that is asked."""
        self.before_each_decision()
        seat = self.table.actors[0]
        if seat in self.bots:
            before = len(self.table.record.entries)
            leave = Leave(until=time.monotonic() + self.patience)
            action = self.bots[seat].choose(sight_for(self.bots[seat], self.table, seat, leave))
            self.past.act(self.table, seat, action)
            self.let_pass(seat, action, before)
            return
        self.pace.catch_up()
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.show(seat)
        try:
            self.past.act(self.table, seat, self.decision(seat))
        except TakenBack:
            self.told = {one: min(lines, len(self.table.log(one))) for one, lines in self.told.items()}
        self.pace.begin()

    def let_pass(self, seat: int, action: Action, before: int) -> None:
        """Time for what a bot did; then whoever sits before the screen is told, if there is time to follow."""
        record = self.table.record
        unseen = action.verb.silent and not record.notation.log(record.entries, seat_index(None), before)
        if unseen and self.table.actors[:1] == (seat,):
            self.pace.owe()
            return
        self.pace.keep()
        if self.pace.seconds > 0 and self.at_keyboard is not None and not self.table.over:
            self.tell(self.at_keyboard)

    # A person's turn to decide

    def hand_over(self, seat: int) -> None:
        self.keyboard.hand_over()
        name = self.name(seat)
        self.out.print(Text(t("Pass the keyboard to {seat}.", seat=name), style="bold"))
        if self.keyboard.ask(t("{seat}, press Enter when nobody else is looking.", seat=name) + " ") is None:
            raise Left
        self.at_keyboard = seat

    def show(self, seat: int) -> None:
        """What happened since this person last saw the table, the table, and what may be done."""
        self.out.print()
        self.tell(seat)
        self.out.print()
        self.redraw(seat)

    def tell(self, seat: int) -> None:
        """What of the log this person has not seen yet."""
        log = self.table.log(seat)
        draw_log(self.out, log[self.told.get(seat, 0) :], self.speech)
        self.told[seat] = len(log)
        for one in self.hints[self.hints_told.get(seat, 0) :]:
            if one != seat:
                self.out.print(Text(t("{seat} takes a hint.", seat=self.name(one))))
        self.hints_told[seat] = len(self.hints)

    def redraw(self, seat: int) -> None:
        view = self.table.view(seat)
        draw_board(self.out, self.table.game.definition, view, self.speech)
        question = self.table.question(seat) or says("{seat} decides.", seat=self.name(seat))
        why = self.why_asked(seat)
        if (seat, why) in self.reasons_told:  # once in a game: after that `why` says it
            why = ""
        self.reasons_told.add((seat, why))
        draw_options(self.out, question, lines_of(offers_of(self.table, seat)), self.speech, why)

    def why_asked(self, seat: int) -> str:
        """Why this seat is asked what it is asked now; empty where the game does not say."""
        question = self.table.question(seat)
        return "" if question is None else self.table.game.definition.words.why_asked.get(question.code, "")

    def decision(self, seat: int) -> Action:
        """Ask until one of the options is chosen; everything else that is typed is answered."""
        while True:
            typed = self.keyboard.ask(f"{self.name(seat)}> ")
            if typed is None:
                self.out.print(t("The input has ended, so the game stops here."))
                raise Left
            try:
                action = self.answer(seat, typed)
            except TurnkeyError as fault:
                numbers = f" ({fault.rule})" if isinstance(fault, Illegal) and fault.rule else ""
                self.out.print(Text.assemble((told(fault, self.table.game), "yellow"), (numbers, "dim")))
                if isinstance(fault, Unreadable):
                    self.out.print(Text(t("Type ? for help."), style="dim"))
                continue
            if action is not None:
                return action

    def answer(self, seat: int, typed: str) -> Action | None:
        options = offers_of(self.table, seat)
        if not typed:
            if len(options) == 1:
                return options[0]
            self.redraw(seat)
            return None
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = self.commands.get(word.lower())
        if command is None or typed.lower() in [option.notation.lower() for option in options]:
            return choose(self.table, seat, typed)
        command(seat, rest.strip())
        return None

    # What can be typed beside options

    def explain(self, seat: int, word: str) -> None:
        verbs = self.table.game.definition.words.actions.verbs
        if word:
            wanted = word.lower().split()[0]
            known = [verb for verb in verbs if verb.word == wanted]
            known = known or [verb for verb in verbs if verb.word.startswith(wanted)]
            if not known:
                there = ", ".join(one.word for one in verbs)
                raise Unreadable(says("there is no {word} here; there are {words}", word=repr(wanted), words=there))
        else:
            known = list(dict.fromkeys(option.verb for option in offers_of(self.table, seat)))
        for verb in known:
            self.out.print(self.rule_of(verb))
            if word:
                draw_rules(self.out, self.table.game.cited(verb.rules))
        if not word:
            lines = [f"  {typed:18}{does}" for typed, does in help_lines()]
            self.out.print(Text("\n".join(["", t("What you can type:"), *lines])))

    def rule_of(self, verb: Verb) -> Text:
        numbers = f"{verb.rules}  " if verb.rules else ""
        explained = self.speech.text(verb.explanation) or self.speech.words(verb.sentence)
        return Text.assemble((form_of(verb), "bold"), "  ", (numbers, "dim"), explained)

    def say_why(self, seat: int, words: str) -> None:
        if not words and (why := self.why_asked(seat)):
            self.out.print(Text(self.speech.text(why)))
            return
        if not words:
            raise Unreadable(says("say what you would like to do: 'why' and its words, as you would choose it"))
        number = self.table.game.definition.words.actions.read(words)
        if self.table.may(seat, number):
            action = self.table.game.definition.words.actions[number]
            does, why = self.speech.words(action.says), self.speech.text(action.verb.explanation)
            self.out.print(Text(t("You can: {does} {why}", does=does, why=why)))
            draw_rules(self.out, self.table.game.cited(action.verb.rules))
        else:
            reason = self.table.reason_against(seat, number)
            wanted = self.table.game.definition.words.actions[number].notation
            numbers = f" ({reason.rule})" if reason.rule else ""
            why = t("{seat} cannot {action} now: {reason}", seat=self.name(seat), action=repr(wanted),
                    reason=self.speech.words(reason))  # fmt: skip
            self.out.print(Text.assemble(why, (numbers, "dim"), "."))
            draw_rules(self.out, self.table.game.cited(reason.rule))

    def show_log(self, seat: int, _: str) -> None:
        draw_log(self.out, self.table.log(seat), self.speech)

    def show_record(self, seat: int, _: str) -> None:
        print(self.table.record.redacted(seat).to_text(), end="")

    def say(self, seat: int, words: str) -> None:
        talk = self.table.game.definition.words.talk
        if not len(talk):
            raise Unreadable(says("in this game nothing is said at the table"))
        if not words:
            self.out.print(t("What can be said (it need not be true):"))
            for verb in talk.verbs:
                self.out.print(Text(f"  say {form_of(verb)}"))
            if self.table.game.definition.words.notation.quotes:
                self.out.print(Text('  say "ANYTHING"'))
            return
        self.table.say(seat, words)
        self.told[seat] = len(self.table.log(seat))
        said = words if words.startswith('"') else self.speech.words(talk[talk.read(words)].says)
        self.out.print(Text(t("{seat} says: {words}", seat=self.name(seat), words=said)))

    def hint(self, seat: int, _: str) -> None:
        """From what this seat knows; the others are told that it was asked for."""
        if not self.past.practice:
            self.out.print(Text(t("A hint makes this a game for practice: it counts for no campaign.")))
            if not agrees(self.keyboard.ask(f"{t('Take a hint?')} {yes_or_no()}")):
                return
        bot = make_bot(self.table.game, THINKER)
        assert isinstance(bot, SearchBot)
        found = hint_for(bot, sight_for(bot, self.table, seat, Leave(until=time.monotonic() + WITHIN)))
        self.past.practice = True
        self.hints.append(seat)
        does, why = self.speech.words(found.action.says), self.speech.words(found.why)
        self.out.print(Text.assemble((found.action.notation, "bold"), f"  {does} {why}"))

    def undo(self, seat: int, _: str) -> None:
        """Take back one action; alone with bots, all from one's own last one on."""
        if not len(self.past):
            raise Unreadable(says("nothing has been done yet"))
        actions = 1
        if not self.past.free_for(seat):
            alone = len(self.people) == 1
            actions = self.past.to_last_of(seat) if alone else 1
            if not actions:
                raise Unreadable(says("you have not decided anything yet"))
            self.out.print(Text(t(UNDO_LAW)))
            asked = t("Go back to your last decision?") if alone else t("Do all of you agree to go back?")
            if not agrees(self.keyboard.ask(f"{asked} {yes_or_no()}")):
                return
            self.past.practice |= alone
        self.past.take_back(self.table, actions)
        raise TakenBack

    def leave(self, _: int, __: str) -> None:
        answer = self.keyboard.ask(f"{t('Leave the game?')} {yes_or_no()}")
        if answer is None or agrees(answer):
            raise Left

    # The end

    def show_ending(self) -> None:
        """Nothing is secret any more but what was said in confidence, so it is shown as to a spectator."""
        if len(self.people) > 1:
            self.keyboard.hand_over()
        self.out.print()
        draw_log(self.out, self.last_of_the_log(), self.speech)
        self.out.print()
        draw_board(self.out, self.table.game.definition, self.table.view(None), self.speech)
        self.out.print()
        if self.table.result is not None:
            draw_ending(self.out, self.table.result, self.reason_in_words(self.table.result))
        if self.past.practice:
            self.out.print(Text(t(PRACTICE)))

    def reason_in_words(self, outcome: Outcome) -> str:
        """Why it ended: by its term, where the game has one."""
        terms = self.table.game.definition.shown.terms(self.table.game.edition)
        named = [one.name for one in terms if (one.kind, one.code) == ("reason", outcome.reason)]
        return self.speech.words(named[0]) if named and not self.speech.is_english else spoken(outcome.reason)

    def last_of_the_log(self) -> list[Line]:
        """A single person is told what is new; people at one keyboard have seen different parts of it."""
        if len(self.people) == 1:
            return self.table.log(self.people[0])[self.told.get(self.people[0], 0) :]
        log = self.table.log(None)
        return log[-LAST_LINES:] if self.people else log

    def name(self, seat: int) -> str:
        return self.table.seats[seat].capitalize()
