"""A table drawn for a terminal. All of it comes from what one seat may see, which the caller hands in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from turnkey.cli import choosing
from turnkey.cli.screen import Screen, grid
from turnkey.cli.spoken import t
from turnkey.core.definition import Definition
from turnkey.core.events import Line
from turnkey.core.languages import ENGLISH, Language
from turnkey.core.ledger import Rule
from turnkey.core.reasons import Question
from turnkey.core.table import Outcome

# Sparingly: what is good news for somebody, and what is bad.
STYLES = dict.fromkeys(("win", "open", "free"), "green") | dict.fromkeys(
    ("hurt", "capture", "death", "alarm", "lose"), "red"
)
SAID = ("said", "quoted")
INDENT = 2


def paragraphs(lines: Sequence[Line]) -> list[list[Line]]:
    """Log lines as they are shown: a chapter's heading alone, what follows it in one go, and what is said by itself."""
    told: list[list[Line]] = []
    for line in lines:
        last = told[-1][-1] if told else None
        alone = line.chapter or line.kind in SAID
        if alone or last is None or last.chapter or last.kind in SAID:
            told.append([line])
        else:
            told[-1].append(line)
    return told


def draw_log(out: Screen, lines: Sequence[Line], speech: Language = ENGLISH) -> None:
    """What happened, oldest first, under the headings of its chapters."""
    for paragraph in paragraphs(lines):
        if paragraph[0].chapter:
            out.print(Text(speech.words(paragraph[0]), style="bold"))
        else:
            told = [Text(speech.words(line), style=STYLES.get(line.cue, "")) for line in paragraph]
            out.print(Padding(Text(" ").join(told), (0, 0, 0, INDENT), expand=False))


def draw_rules(out: Screen, rules: Sequence[Rule]) -> None:
    """Rules by their numbers, in words."""
    for rule in rules:
        out.print(Padding(Text.assemble((rule.id, "bold"), "  ", (rule.text, "dim")), (0, 0, 0, INDENT), expand=False))


def draw_board(out: Screen, definition: Definition, view: Mapping[str, Any], speech: Language = ENGLISH) -> None:
    """The game's own sketch of a view, as wide as there is room if the game can draw it so."""
    view = speech.in_view(view, definition.shown.texts)
    board = Text.from_markup(definition.sketch(view, out.width), emoji=False)
    out.print(board)
    widest = max(cell_len(line) for line in board.plain.splitlines())
    if widest > out.width and out.is_terminal:
        out.print(
            Text(
                t(
                    "(the table is {widest} columns wide, this terminal {width}: make it wider)",
                    widest=widest,
                    width=out.width,
                ),
                style="dim",
            )
        )


def draw_options(
    out: Screen, question: Question | str, lines: Sequence[choosing.Line], speech: Language = ENGLISH, why: str = ""
) -> None:
    """The question (and `why` it is asked) and its numbered answers, each of them on a line if there is room."""
    style = "bold red" if isinstance(question, Question) and question.danger else "bold"
    only = t("Enter takes it, ? explains, quit leaves")
    several = t("? explains, quit leaves")
    hint = only if len(lines) == 1 and lines[0].single else several
    out.print(Text.assemble((speech.words(question), style), (f"  ({hint})", "dim")))
    if why:
        out.print(Text(speech.text(why), style="dim"))
    width = max(cell_len(line.words) for line in lines)
    menu = Grid.grid(padding=(0, 2))
    menu.add_column(justify="right", style="bold cyan")
    menu.add_column(min_width=min(width, out.width // 2), style="bold")
    menu.add_column()
    for number, line in enumerate(lines, 1):
        menu.add_row(
            "" if choosing.one_verb(lines) else f"{number:>2}", Text(line.words), Text(line.meaning_in(speech))
        )
    out.print(menu)


def draw_ending(out: Screen, outcome: Outcome, why: str = "") -> None:
    """Who won and why, and the score rows."""
    winners = ", ".join(name.capitalize() for name in outcome.winners) or t("nobody")
    details = ", ".join(f"{spoken(key)} {plainly(value)}" for key, value in outcome.details.items())
    reason = f"{why or spoken(outcome.reason)}{f' ({details})' if details else ''}"
    out.print(
        Text.assemble(
            (t("The game is over.") + " ", "bold"), t("Winners:") + " ", (winners, "bold green"),
            ". " + t("Reason: {reason}.", reason=reason),
        )
    )  # fmt: skip
    headings = list(dict.fromkeys(key for row in outcome.rows for key in row))
    rows = grid()
    for heading in headings:
        rows.add_column(spoken(heading))
    for row in outcome.rows:
        rows.add_row(*(Text(cell(row, heading)) for heading in headings))
    out.print(rows)


def cell(row: Mapping[str, Any], heading: str) -> str:
    return plainly(row[heading]) if heading in row else "–"


def plainly(value: Any) -> str:
    """A value of a result as a person would write it: yes and no, lists in a row, counts as 2×booty."""
    if isinstance(value, bool):
        return t("yes") if value else t("no")
    if isinstance(value, Mapping):
        return ", ".join(name if count == 1 else f"{count}×{name}" for name, count in value.items()) or "–"
    if isinstance(value, list | tuple):
        return " ".join(str(one) for one in value) or "–"
    return str(value)


def spoken(name: str) -> str:
    return name.replace("_", " ")
