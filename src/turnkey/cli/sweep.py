"""`turnkey sweep`: many settings of a game on the same deals, and which options matter."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli import lab
from turnkey.cli.parsing import Commands
from turnkey.cli.screen import Screen, print_json, screen
from turnkey.cli.spoken import t

if TYPE_CHECKING:
    from turnkey.lab.designs import Dimension, Variation
    from turnkey.lab.store import Store
    from turnkey.lab.sweep import Effect, Sweep

GAMES = 4000
BAR = 30  # columns of the longest bar
SHOWN = 60  # settings that are listed on the screen; all are in the files


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "sweep",
        help=t("play many settings of a game, and see which options matter"),
        description=t(
            "Give an option several values (rounds=8,12,16, keys_needed=1..4, james_move=*), or an entry of the "
            "edition (--edition deck.swap=4..12/2): every setting plays the same deals, and is compared with the one "
            "without changes deal by deal. Without any, each option is changed by itself. Games are kept: the same "
            "again is read, and more games go on from there."
        ),
    )
    lab.add_lab_flags(parser, GAMES)
    lab.add_figure_flag(parser)
    parser.add_argument(
        "--design", choices=("grid", "single", "pairs"),
        help=t("every combination (if not given), one change at a time, or every two changes together"),
    )  # fmt: skip
    add_until_flag(parser)
    parser.add_argument(
        "--also", metavar="NAME[,NAME…]",
        help=t("play all of it with these bots, too, and tell where the two do not agree: is it the game, or the bot?"),
    )  # fmt: skip
    parser.set_defaults(run=lab.with_store(run))


def add_until_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--until", metavar="WIDTH", type=width,
        help=t("play each setting until the first figure's change is known to plus or minus this, such as 0.5%%; "
        "--games are then the most"),
    )  # fmt: skip


def width(text: str) -> float:
    """A reader of `0.5%` and `0.005`, for argparse's `type`."""
    try:
        number = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        number = 0.0
    if number <= 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no width: write 0.5% or 0.005")
    return number


def run(arguments: argparse.Namespace, store: Store) -> int:
    from turnkey.cli.sim import progress_bar
    from turnkey.lab.batch import seated
    from turnkey.lab.designs import GRID, SINGLE, every_dimension, variations
    from turnkey.lab.store import write_json, write_whole
    from turnkey.lab.sweep import described, disagreements, sweep

    base, dimensions = lab.base_of(arguments)
    design = arguments.design or (GRID if dimensions else SINGLE)
    dimensions = dimensions or every_dimension(base.game, base.values)
    figures = arguments.figure or lab.usual_figures(base)
    made, left_out = variations(base, dimensions, design)
    others = []
    if arguments.also:
        players = tuple(seated(base.game, base.players, lab.bots_of(arguments.also)))
        others = [one.with_bots(players) for one in made]
    seed = lab.seed_of(arguments)
    with progress_bar(len(made) + len(others), "settings") as progress:
        found = sweep(made, dimensions, figures, arguments.games, seed, store, arguments.until, left_out, progress)
        second = (
            sweep(others, dimensions, figures, arguments.games, seed, store, arguments.until, left_out, progress)
            if others
            else None
        )
    asked = described(made, arguments.games, seed, figures) | {"until": arguments.until, "also": arguments.also}
    folder = store.experiment("sweep", base.game.slug, asked)
    write_whole(folder / "settings.parquet", found.table())
    if second:
        write_whole(folder / "also.parquet", second.table())
    pictures = draw_pictures(folder, found, made, dimensions, design)
    write_json(folder / "experiment.json", lab.described(store) | {"played": store.played} | asked)
    if arguments.json:
        print_json(plain(found, second, folder) | {"digest": store.digest})
        return 0
    out = screen()
    most = f"{'up to ' * bool(arguments.until)}{arguments.games:,}"
    show(out, found, most, seed)
    if second:
        show(out, second, most, seed)
        apart = disagreements(found, second, found.cells[0].figure)
        show_doubts(out, len(apart), [one.variation.label for one, _ in apart], found, second)
    else:
        doubt_one(out, base.bots)
    for label, why in left_out:
        out.print(f"left out: {label}: {why}")
    news = f"{store.played:,} games played" if store.played else "nothing played: all games were there already"
    out.print(f"{news} (digest {store.digest}); in {folder}: {', '.join(['settings.parquet', *pictures])}")
    return 0


def draw_pictures(
    folder: Path, found: Sweep, made: list[Variation], dimensions: list[Dimension], design: str
) -> list[str]:
    from turnkey.lab import pictures
    from turnkey.lab.figures import is_share

    drawn = []
    for figure in dict.fromkeys(one.figure for one in found.cells):
        name = figure.replace(":", "-").replace("=", "-").replace("+", "-")
        effects = [one for one in found.effects if one.figure == figure]
        if effects:
            drawn.append(f"tornado-{name}.svg")
            (folder / drawn[-1]).write_text(pictures.tornado(effects, figure, is_share(figure)), encoding="utf-8")
        if design == "grid" and len(dimensions) == 2:
            names, usual = zip(*((one.name, one.usual) for one in dimensions), strict=True)
            drawn.append(f"surface-{name}.svg")
            svg = pictures.surface(found.of(figure), names, usual, is_share(figure))
            (folder / drawn[-1]).write_text(svg, encoding="utf-8")
    return drawn


def plain(found: Sweep, second: Sweep | None, folder: Path) -> dict[str, Any]:
    rows = [{key: lab.plain_number(value) for key, value in row.items()} for row in found.table().to_dicts()]
    told: dict[str, Any] = {
        "folder": str(folder),
        "bots": list(found.bots),
        "settings": rows,
        "effects": [
            {
                "option": one.name,
                "figure": one.figure,
                "usual": one.usual,
                "span": one.span,
                "levels": {
                    str(value): {**found.change.plain(), "chance": found.chance} for value, found in one.levels.items()
                },
            }
            for one in found.effects
        ],
        "left_out": [{"setting": label, "why": why} for label, why in found.left_out],
    }
    if second:
        told["also"] = plain(second, None, folder)
    return told


def show(out: Screen, found: Sweep, games: str, seed: int) -> None:
    from turnkey.cli.sim import draw
    from turnkey.lab.figures import is_share

    out.print(f"bots {', '.join(dict.fromkeys(found.bots))}, {games} games of each setting, seed {seed}")
    for figure in dict.fromkeys(one.figure for one in found.cells):
        cells = found.of(figure)
        percent = is_share(figure)
        rows = [
            (
                cell.variation.label,
                *lab.shown(cell.value, percent),
                *(lab.shown(cell.change.change, percent, signed=True) if cell.variation.changes else ("", "")),
                lab.mark(cell.change),
            )
            for cell in cells[:SHOWN]
        ]
        draw(out, (figure + (" %" if percent else ""), "mean", "95 %", "change", "95 %", ""), rows)
        if len(cells) > SHOWN:
            out.print(f"… and {len(cells) - SHOWN} more settings")
        effects = [one for one in found.effects if one.figure == figure]
        if len(effects) > 1:
            draw_tornado(out, effects, percent)
        out.print()


def draw_tornado(out: Screen, effects: list[Effect], percent: bool) -> None:
    """Each option as a bar from its lowest to its highest change, with the value that does it."""
    from turnkey.cli.sim import draw
    from turnkey.lab.designs import written

    scale = 100 if percent else 1
    longest = max(one.span for one in effects) or 1.0
    rows = []
    for one in effects:
        ends = sorted(one.levels, key=lambda value: one.levels[value].change.value)
        low, high = (scale * one.levels[end].change.value for end in (ends[0], ends[-1]))
        told = f"{written(ends[0])} {low:+.3g}" + (f", {written(ends[-1])} {high:+.3g}" if len(ends) > 1 else "")
        rows.append((one.name, "█" * round(BAR * one.span / longest), told, "" if one.sure else "not sure"))
    draw(out, ("what matters", "from lowest to highest", "at", ""), rows, left=(1, 2, 3))


def doubt_one(out: Screen, bots: tuple[str, ...]) -> None:
    out.print(
        f"All of this was played by {', '.join(dict.fromkeys(bots))}. What is true for one player need not be "
        "true for the game: --also search@50 plays it with others, too."
    )


def show_doubts(out: Screen, count: int, labels: list[str], found: Sweep, second: Sweep) -> None:
    one, other = (", ".join(dict.fromkeys(each.bots)) for each in (found, second))
    if count:
        changes = len(found.of(found.cells[0].figure)) - 1
        named = "; ".join(labels[:8]) + (" …" if count > 8 else "")
        out.print(f"BOT OR GAME? {one} and {other} do not agree on {count} of {changes} changes: {named}")
    else:
        out.print(f"{one} and {other} agree on every change, as far as the intervals tell.")
