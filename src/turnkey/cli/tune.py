"""`turnkey tune`: settings that meet aims, with the fewest changes from the printed rules."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from turnkey.cli import lab
from turnkey.cli.parsing import Commands, pair_of, whole
from turnkey.cli.screen import Screen, print_json, screen
from turnkey.cli.spoken import t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.lab.store import Store
    from turnkey.lab.tune import Tuned

GAMES, FRESH, TRIALS = 2000, 20_000, 200


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "tune",
        help=t("find settings that meet aims with the fewest changes"),
        description=t(
            "Tries every change by itself, then lets Optuna combine them. The best for each number of changes are "
            "played again on fresh deals, which nobody chose them by: only that counts. Without --vary every option "
            "may change."
        ),
    )
    lab.add_lab_flags(parser, GAMES)
    parser.add_argument(
        "--aim", metavar="FIGURE=RANGE", action="append", required=True,
        help=t("what to meet: runners=0.5±0.02 (or +-), rounds=9..11; may be given several times"),
    )  # fmt: skip
    parser.add_argument(
        "--vary", metavar="K=VALUES", type=pair_of("K=VALUES"), action="append", default=[],
        help=t("what may change: an option or an entry of the edition, and to which values (keys_needed=1..4); may be "
        "given several times"),
    )  # fmt: skip
    parser.add_argument(
        "--trials", metavar="N", type=whole(1), default=TRIALS,
        help=t("combinations to try after all single changes; {trials} if not given", trials=TRIALS),
    )  # fmt: skip
    parser.add_argument(
        "--fresh", metavar="N", type=whole(2), default=FRESH,
        help=t("fresh games to confirm with; {games} if not given", games=f"{FRESH:,}"),
    )  # fmt: skip
    parser.set_defaults(run=lab.with_store(run))


def run(arguments: argparse.Namespace, store: Store) -> int:
    from turnkey.cli.sim import progress_bar
    from turnkey.lab.designs import SINGLE, changes_of, dimension, every_dimension
    from turnkey.lab.store import told, write_json, write_whole
    from turnkey.lab.tune import aim_of, tune

    base = lab.only_base_of(arguments, says("what may change is said by --vary"))
    dimensions = [dimension(base.game, base.values, name, value) for name, value in arguments.vary]
    dimensions = dimensions or every_dimension(base.game, base.values)
    aims = [aim_of(text, base) for text in arguments.aim]
    seed = lab.seed_of(arguments)
    singles = sum(1 for _ in changes_of(dimensions, SINGLE))
    with progress_bar(singles + arguments.trials, "settings") as progress:
        found = tune(
            base, dimensions, aims, arguments.games, arguments.trials, seed, store, arguments.fresh, progress
        )  # fmt: skip
    asked = {
        "base": told(base),
        "aims": arguments.aim,
        "vary": {one.name: list(one.values) for one in dimensions},
        "games": arguments.games,
        "trials": arguments.trials,
        "fresh": arguments.fresh,
        "seed": seed,
    }
    folder = store.experiment("tune", base.game.slug, asked)
    write_whole(folder / "tried.parquet", found.table())
    write_json(folder / "experiment.json", lab.described(store) | asked)
    if arguments.json:
        print_json({**asked, "folder": str(folder), "digest": store.digest, **plain(found)})
    else:
        out = screen()
        show(out, found, arguments)
        out.print(f"{len(found.tried):,} settings tried (digest {store.digest}); in {folder}: tried.parquet")
    return 0


def plain(found: Tuned) -> dict[str, Any]:
    best = found.best
    return {
        "tried": len(found.tried),
        "frontier": [
            {
                "changes": dict(one.variation.changes),
                "figures": {name: value.plain() for name, value in one.figures.items()},
                "verdicts": dict(one.verdicts),
            }
            for one in found.confirmed
        ],
        "best": dict(best.variation.changes) if best else None,
    }


def show(out: Screen, found: Tuned, arguments: argparse.Namespace) -> None:
    from turnkey.cli.sim import draw
    from turnkey.lab.figures import is_share

    names = [one.figure for one in found.aims]
    rows = []
    for one in found.confirmed:
        cells = [cell for name in names for cell in (*lab.shown(one.figures[name], is_share(name)), one.verdicts[name])]
        rows.append((one.variation.label, *cells))
    headings = [cell for name in names for cell in (name + (" %" if is_share(name) else ""), "95 %", "aim")]
    out.print(f"nearest for each number of changes, on {arguments.fresh:,} fresh games:")
    draw(out, ("changes", *headings), rows)
    out.print()
    if found.best is None:
        out.print("No setting meets every aim for sure. Vary more, widen an aim, or try more --trials or --games.")
        return
    changes = found.best.variation.changes
    flags = " ".join(f"--{'edition' if '.' in name else 'option'} {name}={value}" for name, value in changes.items())
    out.print(f"The fewest changes that meet every aim: {found.best.variation.label}")
    out.print(f"Look closer: turnkey sweep {arguments.slug} {flags}", soft_wrap=True)
    players = ", ".join(dict.fromkeys(found.best.variation.setting.bots))
    out.print(f"It is so for {players}; see whether it holds for others (--bots search@50).", soft_wrap=True)
