"""`turnkey compare`: two editions or settings side by side."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from turnkey.cli import lab
from turnkey.cli.parsing import BadUsage, Commands
from turnkey.cli.screen import Screen, print_json, screen
from turnkey.cli.spoken import t
from turnkey.cli.sweep import add_until_flag, doubt_one
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.lab.compare import Comparison
    from turnkey.lab.store import Store
    from turnkey.lab.watching import Setting

GAMES = 10_000
AS_IT_IS = "-"


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "compare",
        help=t("two editions or settings side by side: what changed, and how sure is it?"),
        description=t(
            "A and B are each an edition file, changes such as 'rounds=10,deck.swap=4' (options, entries of the "
            "edition, or a preset=NAME), or - for the game as it is. Both play the same deals; every figure is "
            "compared deal by deal, with a correction for so many comparisons, and the surest changes come first."
        ),
    )
    parser.add_argument("slug", metavar="SLUG", help=t("the game, as 'turnkey games' lists it"))
    parser.add_argument("a", metavar="A", help=t("an edition file, changes, or - for the game as it is"))
    parser.add_argument("b", metavar="B", help=t("the same"))
    lab.add_players_and_seed(parser)
    lab.add_lab_flags(parser, GAMES, with_table=False)
    lab.add_figure_flag(parser)
    parser.add_argument(
        "--also", metavar="NAME[,NAME…]",
        help=t("play all of it with these bots, too, and tell where the two do not agree: is it the game, or the bot?"),
    )  # fmt: skip
    add_until_flag(parser)
    parser.set_defaults(run=lab.with_store(run))


def run(arguments: argparse.Namespace, store: Store) -> int:
    from turnkey.cli.sim import progress_bar
    from turnkey.lab.compare import compare
    from turnkey.lab.store import key_of, told, write_json, write_whole

    seed = lab.seed_of(arguments)
    players = [arguments.bots, *([arguments.also] if arguments.also else [])]
    found = []
    with progress_bar(2 * arguments.games * len(players)) as progress:
        for bots in players:
            before, after = (setting_of(arguments, text, bots) for text in (arguments.a, arguments.b))
            if bots == arguments.bots:
                lab.see_that_they_play(before, arguments.backend)
            if key_of(before, seed) == key_of(after, seed):
                raise BadUsage(says("A and B are the same game: say for one of them what is to be changed"))
            found.append(
                compare(before, after, arguments.games, seed, store, arguments.figure, progress, arguments.until)
            )
    asked = {"a": told(before), "b": told(after), "bots": players, "games": arguments.games, "seed": seed}
    asked["until"] = arguments.until
    folder = store.experiment("compare", arguments.slug, asked)
    for name, one in zip(("figures", "also"), found, strict=False):
        write_whole(folder / f"{name}.parquet", one.table())
    write_json(folder / "experiment.json", lab.described(store) | asked)
    if arguments.json:
        rows = [[{key: lab.plain_number(value) for key, value in row.items()} for row in one.table().to_dicts()]
                for one in found]  # fmt: skip
        others = rows[1] if len(rows) > 1 else None
        print_json({**asked, "folder": str(folder), "digest": store.digest, "figures": rows[0], "also": others})
        return 0
    out = screen()
    for one in found:
        show(out, one, arguments.a, arguments.b)
    if len(found) > 1:
        doubt(out, *found)
    else:
        doubt_one(out, found[0].bots)
    news = f"{store.played:,} games played" if store.played else "nothing played: all games were there already"
    out.print(f"{news} (digest {store.digest}); in {folder}: figures.parquet")
    return 0


def setting_of(arguments: argparse.Namespace, text: str, bots: str) -> Setting:
    """A side of the comparison, as it was typed."""
    import turnkey
    from turnkey.lab.changed import with_changes
    from turnkey.lab.watching import Setting

    given = [*arguments.edition]
    changes: dict[str, Any] = {}
    if text != AS_IT_IS and "=" in text:
        for part in text.split(","):
            name, sign, value = part.partition("=")
            if not sign:
                raise BadUsage(says("{part} must be written NAME=VALUE", part=repr(part)))
            if name.strip() in changes:
                raise BadUsage(says("{name} is given twice; say it once", name=name.strip()))
            changes[name.strip()] = value.strip()
    elif text != AS_IT_IS:
        given = [text]
    files = [one for one in given if "=" not in one]
    printed = dict(one.split("=", 1) for one in given if "=" in one) | {
        name: value for name, value in changes.items() if "." in name
    }
    game = with_changes(turnkey.game(arguments.slug, files[0] if files else None), printed)
    options = {name: value for name, value in changes.items() if "." not in name}
    return Setting.of(game, arguments.players, options, lab.bots_of(bots), lab.bans_of(arguments))


def show(out: Screen, found: Comparison, a: str, b: str) -> None:
    from turnkey.cli.sim import draw
    from turnkey.lab.figures import is_share

    out.print(f"A: {name_of(a)}   B: {name_of(b)}")
    out.print(f"bots {', '.join(dict.fromkeys(found.bots))}, {found.games:,} games of each, on the same deals")
    rows = []
    for one in found.lines:
        percent = is_share(one.figure)
        name = one.figure + (" %" if percent else "")
        change = lab.shown(one.change.change, percent, signed=True)
        rows.append(
            (name, lab.shown(one.before, percent)[0], lab.shown(one.after, percent)[0], *change, lab.mark(one.change))
        )
    draw(out, ("figure", "A", "B", "change", "95 %", ""), rows)
    out.print()


def name_of(text: str) -> str:
    return "as it is" if text == AS_IT_IS else text


def doubt(out: Screen, one: Comparison, other: Comparison) -> None:
    """Whether the two kinds of players agree."""
    theirs = {line.figure: line.change for line in other.lines}
    apart = [
        line.figure
        for line in one.lines
        if line.figure in theirs
        and (line.change.sure() or theirs[line.figure].sure())
        and (
            line.change.change.low > theirs[line.figure].change.high
            or theirs[line.figure].change.low > line.change.change.high
        )
    ]
    names = [", ".join(dict.fromkeys(each.bots)) for each in (one, other)]
    if apart:
        out.print(f"BOT OR GAME? {names[0]} and {names[1]} do not agree on how much changes: {', '.join(apart)}")
    else:
        out.print(f"{names[0]} and {names[1]} agree on every change, as far as the intervals tell.")
