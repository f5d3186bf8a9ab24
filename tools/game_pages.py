"""Writes what a game says of itself into its page, docs/games/SLUG.md: its facts, how it is played, its components.

    python tools/game_pages.py            # writes all of them anew, between their marks
    python tools/game_pages.py --check    # fails if one would read otherwise

The sentences are those that people read at the table (the guide of `lesson.toml`, the terms of `words.py`), written in
one place. Pictures of components are taken by docs/games/photograph.py.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import turnkey
from turnkey.bots.catalogue import LADDER
from turnkey.core.game import Game
from turnkey.core.lessons.lesson import Lesson, Part
from turnkey.core.lessons.load import lesson_of
from turnkey.core.table_options import Option

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs" / "games"
BEGIN, END = "<!-- made by tools/game_pages.py -->", "<!-- until here -->"
# Where a report may lie, once one is kept: as a page of this site, or as one of its own
REPORTS = ("{slug}.md", "{slug}/README.md", "{slug}/index.html", "{slug}/report.html", "{slug}.html")


def written(game: Game) -> str:
    """All that is made, in order."""
    lesson = lesson_of(game)
    assert lesson is not None, f"{game.slug} has no lesson"
    return "\n".join([*facts(game), *how_to_play(game, lesson), *options(game), *bots(game), *report(game)])


def facts(game: Game) -> Iterator[str]:
    definition = game.definition
    counts = sorted(game.seats)
    seats = f"{counts[0]} to {counts[-1]}" if len(counts) > 1 else str(counts[0])
    yield f"{definition.blurb}\n"
    yield "| seats | minutes | rules | table | learn it |\n|---|---|---|---|---|"
    yield (
        f"| {seats} | {definition.minutes} | [every rule by its number](../rules/{game.slug}.md) | "
        f"[its board in pictures](../boards/{game.slug}/README.md) | `turnkey learn {game.slug}`, or on the page |\n"
    )
    yield f"![A table of {game.title}](../boards/{game.slug}/middle-wide.webp)\n"


def how_to_play(game: Game, lesson: Lesson) -> Iterator[str]:
    yield "## How it is played\n"
    for part in lesson.guide:
        yield f"### {part.title}\n"
        yield from (f"{sentence}\n" for sentence in part.says)
        if part.things:
            yield from components(game, part)
    yield f"![The end of a game of {game.title}](../boards/{game.slug}/end-wide.webp)\n"


def components(game: Game, part: Part) -> Iterator[str]:
    """The things that a part speaks of, each as the board draws it."""
    terms = {f"{one.kind}:{one.code}": one for one in game.definition.shown.terms(game.edition)}
    yield "| | | |\n|---|---|---|"
    for thing in part.things:
        file = PAGES / game.slug / f"{thing.replace(':', '-').replace(' ', '-').lower()}.webp"
        name = terms[thing].name[:1].upper() + terms[thing].name[1:]
        picture = f'<img src="{game.slug}/{file.name}" height="84" alt="{name}">' if file.exists() else ""
        yield f"| {picture} | **{name}** | {' '.join(str(terms[thing].text).split())} |"
    yield ""


def options(game: Game) -> Iterator[str]:
    chosen = [game.options[name] for name in game.definition.agreed.variants]
    yield "## What a table can agree on\n"
    yield f"The usual ones; `turnkey games {game.slug}` lists all {len(list(game.options))}.\n"
    yield "| option | usually | what it means |\n|---|---|---|"
    yield from (row_of(one) for one in chosen)
    yield ""


def row_of(option: Option) -> str:
    return f"| `{option.name}` | `{option.default}` | {' '.join(str(option.help).split())} |"


def bots(game: Game) -> Iterator[str]:
    own = ", ".join(f"`{name}`" for name in (*LADDER, *game.definition.bots.policies))
    yield "## Who can sit down\n"
    yield f"Bots by name: {own}, and `search@N` with N simulations ([what these are](../bots.md)).\n"


def report(game: Game) -> Iterator[str]:
    places = [f"../reports/{one.format(slug=game.slug)}" for one in REPORTS]
    found = [one for one in places if (PAGES / one).exists()]
    kept = f"[The balance report]({found[0]}) of this version tells" if found else "A balance report tells"
    yield (
        f"{kept} how often each side and seat wins, how long games are and how they end, what each option changes and "
        f"what is never used; `turnkey report {game.slug}` makes one anew ([how far to trust it](../lab.md)).\n"
    )


def renewed(page: str, game: Game) -> str:
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/games/{game.slug}.md lacks its marks: {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{written(game)}\n{END}{after}"


def without_report(page: str) -> str:
    """A report that is kept since is no reason to fail: the next writing links it."""
    return "\n".join(line for line in page.splitlines() if "balance report" not in line)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing: fail if a page is not of these games")
    checking = parser.parse_args().check
    old = []
    for slug in turnkey.game_names():
        file = PAGES / f"{slug}.md"
        page = file.read_text(encoding="utf-8")
        new = renewed(page, turnkey.game(slug))
        if without_report(new) != without_report(page) if checking else new != page:
            old.append(slug)
            if not checking:
                file.write_text(new, encoding="utf-8")
    if checking and old:
        print(
            f"docs/games of {', '.join(old)} tell what is no longer so: run python tools/game_pages.py", file=sys.stderr
        )
    return int(checking and bool(old))


if __name__ == "__main__":
    raise SystemExit(main())
