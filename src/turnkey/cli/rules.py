"""`turnkey rules`: the rules of a game in words, all of them or some by their numbers."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from rich.text import Text

from turnkey.cli.parsing import Commands
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import t
from turnkey.core.errors import TurnkeyError
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.core.ledger import Rule


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "rules",
        help=t("read the rules of a game, or some of them by number"),
        description=t("Prints every rule (R) and ruling (Q) of a game, or those named: turnkey rules airlock R12 Q3."),
    )
    parser.add_argument("slug", metavar="SLUG", help=t("the game"))
    parser.add_argument("numbers", metavar="NUMBER", nargs="*", help=t("rules by number: R12, or several: R12-R15"))
    parser.add_argument("--json", action="store_true", help=t("as JSON, for programs"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    import turnkey

    found = wanted(turnkey.game(arguments.slug), arguments.numbers)
    if arguments.json:
        print_json([{"id": one.id, "text": one.text, "no_code": one.no_code} for one in found])
        return 0
    out = screen()
    for one in found:
        reason = f" (No code: {one.no_code}.)" if one.no_code else ""
        line = Text.assemble((f"{one.id:5}", "bold"), one.text, (reason, "dim"))
        out.print(line, soft_wrap=False)
    return 0


def wanted(game: Game, numbers: list[str]) -> list[Rule]:
    found: list[Rule] = [] if numbers else list(game.rules.values())
    for number in numbers:
        named = game.cited(number.upper())
        if not named:
            known = list(game.rules)
            span = says("{first} to {last}", first=known[0], last=known[-1]) if known else says("none")
            raise TurnkeyError(says("{game} has no rule {number}; its rules and rulings: {span}",
                                    game=game.title, number=repr(number), span=span))  # fmt: skip
        found += named
    return found
