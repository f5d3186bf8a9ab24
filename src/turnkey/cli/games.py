"""`turnkey games`: what there is to play, and everything about one game."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import Commands
from turnkey.cli.screen import grid, print_json, screen
from turnkey.cli.spoken import speech_of, t

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.core.table_options import Option


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "games",
        help=t("list the games, or tell all about one"),
        description=t("Lists what there is to play. With a game's name: its seats, options, presets and bots."),
    )
    parser.add_argument("slug", metavar="SLUG", nargs="?", help=t("the game to tell about"))
    parser.add_argument("--json", action="store_true", help=t("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.bots.catalogue import left_out as left_out_bots
    from turnkey.core.registry import left_out, slugs

    if arguments.slug is None:
        found = [summary(turnkey.game(slug)) for slug in slugs()]
        print_json(found) if arguments.json else list_games(found)
        for slug, reason in left_out().items():
            print(t("{game} is left out: {reason}", game=slug, reason=reason), file=sys.stderr)
        for name, reason in left_out_bots().items():
            print(t("the bot {bot} is left out: {reason}", bot=name, reason=reason), file=sys.stderr)
    else:
        game = turnkey.game(arguments.slug)
        print_json(everything(game)) if arguments.json else describe(game)
    return 0


def summary(game: Game) -> dict[str, Any]:
    definition = game.definition
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": sorted(game.seats),
        "minutes": definition.minutes,
        "blurb": definition.blurb,
    }


def everything(game: Game) -> dict[str, Any]:
    from turnkey.bots.catalogue import bot_names

    return summary(game) | {
        "version": game.definition.version,
        "edition": game.edition.name,
        "seat_names": {str(players): list(names) for players, names in game.seats.items()},
        "options": [
            {
                "name": option.name,
                "kind": kind_of(option),
                "takes": option.accepts(),
                "default": default_of(option),
                "help": option.help,
            }
            for option in game.options
        ],
        "presets": {name: dict(values) for name, values in game.options.presets.items()},
        "bots": bot_names(game),
    }


def kind_of(option: Option) -> str:
    return type(option).__name__.lower()


def default_of(option: Option) -> Any:
    """The default as a value; one that follows another option says which."""
    from turnkey.core.table_options import Follows

    return f"as {option.default.option}" if isinstance(option.default, Follows) else option.default


def span_of(numbers: list[int]) -> str:
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def list_games(found: list[dict[str, Any]]) -> None:
    from rich.text import Text

    import turnkey

    table = grid()
    for heading in (t("game"), t("title"), t("seats"), t("minutes")):
        table.add_column(heading, no_wrap=heading != t("title"))
    table.add_column(t("what it is"), ratio=1)
    for one in found:
        blurb = speech_of(turnkey.game(one["slug"])).text(one["blurb"])
        cells = (one["slug"], one["title"], span_of(one["seats"]), one["minutes"], blurb)
        table.add_row(*(Text(cell) for cell in cells))
    screen().print(table)


def describe(game: Game) -> None:
    """One game, from top to bottom, for a person."""
    from rich.table import Table
    from rich.text import Text

    from turnkey.bots.catalogue import bot_names

    out = screen()
    definition, speech = game.definition, speech_of(game)
    out.print(Text(game.title, style="bold"))
    out.print(Text(speech.text(definition.blurb)))
    out.print()
    facts = Table.grid(padding=(0, 2))
    for players, names in game.seats.items():
        facts.add_row(t("{players:seat|seats}", players=players), Text(", ".join(names)))
    facts.add_row(t("minutes"), definition.minutes)
    facts.add_row(t("bots"), ", ".join(bot_names(game)))
    edition = t("{edition}, rules version {version}", edition=game.edition.name, version=definition.version)
    facts.add_row(t("edition"), Text(edition))
    out.print(facts)
    out.print()
    table = grid()
    table.add_column(t("option"), no_wrap=True)
    table.add_column(t("default"), max_width=13, overflow="fold")
    table.add_column(t("what it does, and what it takes"), ratio=1)
    for option in game.options:
        default = default_of(option)
        shown = option.write(default) if option.default == default else default
        meaning = Text.assemble(speech.words(option.help), " ", (f"({speech.words(option.accepts())})", "dim"))
        table.add_row(Text(option.name), Text(shown), meaning)
    out.print(table)
    out.print()
    presets = grid()
    presets.add_column(t("preset"), no_wrap=True)
    presets.add_column(t("what it changes"), ratio=1)
    for name, values in game.options.presets.items():
        changes = ", ".join(f"{key}={game.options[key].write(value)}" for key, value in values.items())
        presets.add_row(Text(name), Text(changes or t("nothing: the rules as they are")))
    if game.options.presets:
        out.print(presets)
