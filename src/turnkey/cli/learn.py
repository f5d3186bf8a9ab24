"""`turnkey learn`: a guided first game at this terminal, with the lessons and the words of the page."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import Commands
from turnkey.cli.spoken import speech_of, t, told
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.screen import Screen
    from turnkey.core.events import Line
    from turnkey.core.game import Game
    from turnkey.core.lessons import Lesson
    from turnkey.core.table import Table


def help_lines() -> list[tuple[str, str]]:
    """What can be typed, and what it does."""
    reading = t("do it, as in a game; Enter alone goes on where there is only something to read")
    return [
        (t("number or words"), reading),
        ("?", t("where you are in the lesson")),
        ("show", t("have the step done for you")),
        ("back", t("one step back")),
        ("quit", t("leave: you are told how to go on later")),
    ]


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "learn",
        help=t("be taught a game, step by step"),
        description=t(
            "A guided first game: each step says what to do and why, and wrong ways are shown and taken back."
        ),
    )
    parser.add_argument("slug", metavar="SLUG", help=t("the game"))
    parser.add_argument("--step", metavar="N", type=int, default=1, help=t("begin at this step, from 1"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.cli.keyboard import Keyboard
    from turnkey.cli.screen import screen
    from turnkey.core.lessons import lesson_of

    game = turnkey.game(arguments.slug)
    lesson = lesson_of(game)
    if lesson is None:
        raise TurnkeyError(says("there is no lesson for {game}: read 'turnkey rules {slug}', or play it",
                                game=game.title, slug=game.slug))  # fmt: skip
    if not 1 <= arguments.step <= len(lesson.steps):
        raise TurnkeyError(says("--step {step}: this lesson has the steps 1 to {last}",
                                step=arguments.step, last=len(lesson.steps)))  # fmt: skip
    out = screen()
    Teacher(game, lesson, out, Keyboard(out)).teach(arguments.step - 1)
    return 0


class Left(Exception):
    """The learner does not want to go on now."""


class Teacher:
    """One lesson at one keyboard."""

    def __init__(self, game: Game, lesson: Lesson, out: Screen, keyboard: Keyboard) -> None:
        self.game, self.lesson, self.out, self.keyboard = game, lesson, out, keyboard
        self.number = 0
        self.speech = speech_of(game)
        self.names = {f"seat:{seat}": name for seat, name in lesson.names.items()}

    def teach(self, number: int) -> None:
        from rich.text import Text

        self.number = number
        self.out.print(Text(self.speech.text(self.lesson.title), style="bold"))
        others = [(seat, name) for seat, name in self.lesson.names.items() if seat != self.lesson.seat]
        called = [t("{name} is {seat}", name=name, seat=seat) for seat, name in others]
        own = t("You are {seat}", seat=self.lesson.seat)
        self.out.print(Text(". ".join([own, *called, t("Type ? at any time.")])))
        try:
            while self.number < len(self.lesson.steps):
                self.step()
        except Left:
            command = f"turnkey learn {self.game.slug} --step {self.number + 1}"
            self.out.print(t("Go on with: {command}", command=command))
            return
        self.out.print()
        self.out.print(Text(self.speech.text(self.lesson.ending), style="green"))

    # One step

    def step(self) -> None:
        from turnkey.core.lessons import Verdict, after, table_at

        step = self.lesson.steps[self.number]
        table = table_at(self.game, self.lesson, self.number)
        done: list[str] = []
        self.show(table)
        while True:
            typed = self.ask()
            if typed == "back":
                self.number = max(0, self.number - 1)
                return
            if not step.do:
                self.number += 1
                return
            wish = list(step.do) if typed == "show" else self.chosen(table, done, typed)
            if wish is None:
                continue
            answer = after(self.game, self.lesson, self.number, wish)
            if answer.tables:
                self.tell(answer.tables[-1], len(table.log(self.lesson.seat)))
            if answer.verdict is Verdict.RIGHT:
                self.number += 1
                return
            if answer.verdict is Verdict.MORE:
                done, table = wish, answer.tables[-1]
                self.show(table)
                continue
            self.say(self.speech.words(answer.says), "yellow")
            if answer.tables or done:
                return  # and the step begins again

    def chosen(self, table: Table, done: Sequence[str], typed: str) -> list[str] | None:
        """What was done at this step with what was typed now; None if that is nothing that can be done."""
        from turnkey.cli.choosing import choose

        step = self.lesson.steps[self.number]
        following = step.do[len(done)] if len(done) < len(step.do) else ""
        if typed.lower() == following.lower():
            return [*done, following]  # also what is no option, but said
        try:
            return [*done, choose(table, table.seat(self.lesson.seat), typed).notation]
        except TurnkeyError as fault:
            self.say(told(fault, self.game), "yellow")
            return None

    def ask(self) -> str:
        """What the learner types, when it is more than a question."""
        while True:
            typed = self.keyboard.ask("> ")
            if typed is None or typed == "quit":
                raise Left
            if typed == "?":
                self.where()
            elif typed or not self.lesson.steps[self.number].do:
                return typed

    # What is shown

    def show(self, table: Table) -> None:
        from turnkey.cli.choosing import lines_of
        from turnkey.cli.drawing import draw_board, draw_options

        step, seat = self.lesson.steps[self.number], self.lesson.seat
        self.out.print()
        draw_board(self.out, self.game.definition, table.view(seat), self.speech)
        if step.do and table.question(seat) is not None:
            draw_options(self.out, table.question(seat) or "", lines_of(table.options(seat)), self.speech)
        self.out.print()
        where = t("{step} of {steps}", step=self.number + 1, steps=len(self.lesson.steps))
        self.say(f"{where}  {self.speech.text(step.title)}", "bold")
        self.say(self.speech.text(step.says), "green")
        self.say(t("(for this: {deeds})", deeds=" → ".join(step.do)) if step.do else t("(Enter goes on)"), "dim")

    def tell(self, table: Table, since: int) -> None:
        for line in table.log(self.lesson.seat)[since:]:
            self.say(f"  {self.named(line)}")

    def named(self, line: Line) -> str:
        """A line of the log with the names of those who sit there."""
        marks = line.told(self.speech)
        return "".join(one if isinstance(one, str) else self.names.get(one.handle, one.text) for one in marks)

    def say(self, words: str, style: str = "") -> None:
        from rich.text import Text

        self.out.print(Text(words, style=style))

    def where(self) -> None:
        place = 0
        for chapter in self.lesson.chapters:
            self.say(self.speech.text(chapter.title), "bold")
            for step in chapter.steps:
                mark = "✓" if place < self.number else "→" if place == self.number else " "
                self.say(f"  {mark} {place + 1:2}  {self.speech.text(step.title)}")
                place += 1
        lines = [f"  {typed:18}{does}" for typed, does in help_lines()]
        self.say("\n".join(["", t("What you can type:"), *lines]))
