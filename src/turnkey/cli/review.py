"""`turnkey review`: what decided a recorded game, judged with what each seat knew then."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import BadUsage, Commands, whole
from turnkey.cli.replay import read
from turnkey.cli.screen import Screen, grid, print_json, screen
from turnkey.cli.spoken import speech_of, t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.core.sentences import Sentence
    from turnkey.core.table import Table
    from turnkey.lab.review.telling import Telling, Told

SECONDS = 40
BARS = "▁▂▃▄▅▆▇█"
MINUS = "−"
LINE_UP = "\r\x1b[K"


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "review",
        help=t("what decided a recorded game"),
        description=t(
            "Plays the rest of the game from every position many times, by the game's bots or its network, and tells "
            "every seat's chance to win, the decisions that cost most, what luck gave and took, and who lied. A seat "
            "is judged with what it knew then."
        ),
    )
    parser.add_argument(
        "file", metavar="FILE", nargs="?", help=t("the record, as text or JSON; - reads standard input")
    )
    parser.add_argument("--table", metavar="ID", help=t("a finished table of the server's store instead of a file"))
    parser.add_argument("--db", metavar="URL", help=t("that store, as for 'turnkey serve'"))
    parser.add_argument(
        "--seconds", metavar="N", type=whole(1), default=SECONDS,
        help=t("about how long it may take; {seconds} if not given", seconds=SECONDS),
    )  # fmt: skip
    parser.add_argument(
        "--samples",
        metavar="N",
        type=whole(2),
        help=t("so many rests of the game for each position, however long it takes"),
    )
    parser.add_argument("--seed", metavar="S", type=whole(), default=1, help=t("another seed plays other rests"))
    parser.add_argument("--cores", metavar="N", type=whole(1), help=t("how many cores it may use; all if not given"))
    parser.add_argument(
        "--json", action="store_true", help=t("print all that was found out, as docs/review.md lists it")
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from turnkey.lab.review.plain import plain
    from turnkey.lab.review.review import review
    from turnkey.lab.review.telling import Telling

    table = table_of(arguments)
    with Progress() as progress:
        found = review(
            table, arguments.seed, arguments.samples, arguments.seconds, arguments.cores, progress.tell
        )  # fmt: skip
    data = plain(found)
    if arguments.json:
        print_json(data)
        return 0
    Shown(table, data, Telling(table, data)).show(screen())
    return 0


def table_of(arguments: argparse.Namespace) -> Table:
    import turnkey

    if (arguments.file is None) == (arguments.table is None):
        raise BadUsage(says("give either the FILE of a record or a --table of the store"))
    if arguments.file is not None:
        return turnkey.replay(read(arguments.file))
    return stored(arguments.table, arguments.db)


def stored(name: str, url: str | None) -> Table:
    """A table of the server's store, with the names of those who sat there."""
    import asyncio

    from turnkey.cli.stores import usual_store
    from turnkey.play.reviews import finished_table
    from turnkey.play.store import open_store

    async def fetch() -> Table:
        store = await open_store(url or usual_store())
        try:
            return await finished_table(store, name)
        finally:
            await store.close()

    return asyncio.run(fetch())


class Progress:
    """How far it is, on one line of a terminal."""

    def __init__(self) -> None:
        self._last = -1
        self._live = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_: object) -> None:
        if self._live:
            print(LINE_UP, end="", file=sys.stderr, flush=True)

    def tell(self, part: float) -> None:
        percent = int(100 * part)
        if self._live and percent != self._last:
            self._last = percent
            print(LINE_UP + t("reviewing: {percent} %", percent=percent), end="", file=sys.stderr, flush=True)


class Shown:
    """A review on a terminal."""

    def __init__(self, table: Table, data: Mapping[str, Any], telling: Telling) -> None:
        self.table, self.data, self.telling = table, data, telling
        self.speech = speech_of(table.game)
        names = data["names"]
        self.names = {f"seat:{seat}": names[seat] for seat in data["seats"] if seat in names}

    def show(self, out: Screen) -> None:
        from rich.text import Text

        judge = self.data["judge"]
        title = self.speech.text(self.table.game.title)
        out.print(
            Text(t("{game}: the review of {steps:action|actions}", game=title, steps=self.data["steps"]), style="bold")
        )
        out.print()
        self.curves(out)
        self.seats(out)
        nothing = t("Nothing that is surely a mistake.")
        self.list(out, t("What cost most"), self.telling.mistakes(), nothing, weighed=True)
        self.list(out, t("The best moves that were found"), self.telling.finds(), weighed=True)
        self.list(out, t("Turning points"), self.telling.turns(), changes=True)
        self.list(out, t("What was claimed"), self.telling.claims())
        note = t(
            "{samples} rests of the game played by the bot {bot}, {count} from each position; a mistake is told from "
            "{sure} standard errors and {large} points on. --seed 2 plays others.",
            samples=f"{judge['samples']:,}", bot=players_of(judge), count=judge["count"], sure=f"{judge['sure']:g}",
            large=round(100 * judge["large"]),
        )  # fmt: skip
        out.print(Text(note, style="dim"))

    def named(self, sentence: Sentence) -> str:
        """A sentence with the names of those who sat there."""
        marks = sentence.told(self.speech)
        return "".join(one if isinstance(one, str) else self.names.get(one.handle, one.text) for one in marks)

    def seat(self, seat: int) -> str:
        thing = self.telling.seat(seat)
        return str(self.names.get(thing.handle, self.speech.text(thing.name)))

    def curves(self, out: Screen) -> None:
        """A line of bars for each seat: how its chance went, as it could know."""
        from rich.text import Text

        known, players = self.data["curve"]["known"], self.data["players"]
        names = [self.seat(seat) for seat in range(players)]
        width = max(len(name) for name in names)
        room = max(20, min(len(known), out.width - width - 18))
        for seat, name in enumerate(names):
            bars = "".join(bar(known[place][seat]) for place in spread(len(known), room))
            first, last = (round(100 * known[place][seat]) for place in (0, -1))
            out.print(Text.assemble((f"{name:>{width}}  ", "bold"), bars, f"  {first} % → {last} %"), no_wrap=True)
        out.print()

    def seats(self, out: Screen) -> None:
        """Accuracy, and what moved each seat's chance."""
        table = grid()
        headings = ("", t("accuracy"), t("decisions"), t("luck"), t("own choices"), t("others' choices"))
        for heading in headings:
            table.add_column(heading, justify="left" if heading == "" else "right")
        shares = self.data["shares"]["known"]
        for seat in range(self.data["players"]):
            own = self.data["accuracy"][seat]
            sums = [sum(row[seat][kind] for row in shares) for kind in range(3)]
            accuracy = "–" if own is None else f"{own['accuracy']:.0f} ± {2 * own['error']:.0f}"
            decisions = "0" if own is None else str(own["decisions"])
            errors = [f" ± {200 * one:.0f}" for one in self.data["share_errors"][seat]]
            moved = [f"{100 * one:+.0f}{error}" for one, error in zip(sums, ["", *errors], strict=True)]
            table.add_row(self.seat(seat), accuracy, decisions, *moved)
        out.print(table)
        out.print()

    def list(
        self, out: Screen, heading: str, told: Sequence[Told], otherwise: str = "", changes: bool = False,
        weighed: bool = False,
    ) -> None:  # fmt: skip
        from rich.padding import Padding
        from rich.text import Text

        if not told and not otherwise:
            return
        out.print(Text(heading, style="bold"))
        for one in told:
            words = " ".join(self.named(sentence) for sentence in one.says)
            moved = ", ".join(f"{self.seat(seat)} {before} % → {after} %" for seat, before, after in one.changes)
            points = f"{one.points:+} ± {one.error}  ".replace("-", MINUS) if weighed else ""
            text = Text.assemble(
                (f"{one.step + 1:>4}  ", "dim"), (points, "bold"), words, (f"  {moved}" if changes else "", "bold")
            )
            out.print(Padding(text, (0, 0, 0, 0), expand=False))
        if not told:
            out.print(f"      {otherwise}")
        out.print()


def players_of(judge: Mapping[str, Any]) -> str:
    """Who played the rests of the game; reviews of before do not say it: it was the bot."""
    from turnkey.bots.catalogue import EXPERT_FAST
    from turnkey.lab.review.evaluator import NETWORK

    named = [EXPERT_FAST if judge.get(lots) == NETWORK else judge["bot"] for lots in ("by", "closer_by")]
    return ", ".join(dict.fromkeys(named))


def bar(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def spread(length: int, room: int) -> list[int]:
    """Places over a whole game, as many as there is room for."""
    if length <= room:
        return list(range(length))
    return [round(place * (length - 1) / (room - 1)) for place in range(room)]
