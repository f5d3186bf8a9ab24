"""What the lab's commands share: their flags, the settings these mean, and how figures are printed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import BadUsage, add_table_flags, options_of, pair_of, whole
from turnkey.cli.spoken import t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.core.game import Game
    from turnkey.lab.designs import Dimension
    from turnkey.lab.machines import Machine
    from turnkey.lab.paired import Difference
    from turnkey.lab.statistics import Estimate
    from turnkey.lab.store import Store
    from turnkey.lab.watching import Setting

BACKENDS = ("interpreted", "compiled", "cuda")
SEED = 1  # fixed, so that the same command finds its games again


def add_lab_flags(parser: argparse.ArgumentParser, games: int, with_table: bool = True) -> None:
    if with_table:
        add_table_flags(parser)
    add_edition_flag(parser)
    add_ban_flag(parser)
    parser.add_argument(
        "--bots", metavar="NAME[,NAME…]", default="medium",
        help=t("who plays: one bot for all seats, or one for each; medium if not given"),
    )  # fmt: skip
    parser.add_argument(
        "--games", metavar="N", type=whole(2), default=games or None,
        help=t("games of each setting; {games} if not given", games=f"{games:,}" if games else t("as time allows")),
    )  # fmt: skip
    parser.add_argument(
        "--backend", choices=BACKENDS, default="compiled",
        help=t("how the rules are run: by Python, compiled for this machine (if not given), or on an NVIDIA GPU"),
    )  # fmt: skip
    parser.add_argument("--cores", metavar="N", type=whole(1, 1024), help=t("cores to use; all if not given"))
    add_ray_flag(parser)
    parser.add_argument(
        "--in", dest="folder", metavar="FOLDER", default="experiments",
        help=t("where games and results are kept, and found again; 'experiments' if not given"),
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help=t("print JSON and nothing else"))


def add_edition_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", metavar="FILE|PATH=VALUE", action="append", default=[],
        help=t("an edition file of your own, or a change of an entry, such as numbers.rounds=10"),
    )  # fmt: skip


def add_ray_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ray", metavar="ADDRESS",
        help=t("play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one that runs on this machine, or "
        "local to start one here; the same games come of it"),
    )  # fmt: skip


def add_players_and_seed(parser: argparse.ArgumentParser) -> None:
    """For commands that take their options in another way than `add_table_flags`."""
    parser.add_argument("--players", metavar="N", type=whole(1), help=t("how many seats; the most if not given"))
    parser.add_argument(
        "--seed", metavar="S", type=whole(), help=t("a number from which all chance follows, to have a run again")
    )


def add_ban_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--ban", metavar="SEAT=VERB", type=pair_of("SEAT=VERB"), action="append", default=[],
        help=t("a seat (or all) never does this, unless it can do nothing else: a verb, or an action such as "
        "'james=hold' or 'all=discard swap'; may be given several times"),
    )  # fmt: skip


def add_figure_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--figure", metavar="NAME", action="append", default=[],
        help=t("what to look at: wins:SEAT, wins:1st (to decide), decisions, choices, a measure of the game, or "
        "reason=escape; may be given several times. Not given: wins and decisions"),
    )  # fmt: skip


@contextmanager
def machine_of(arguments: argparse.Namespace) -> Iterator[Machine]:
    """What plays: the cores of this machine, its GPU, or the cluster that --ray names."""
    from turnkey.lab.machines import Here

    if arguments.backend == "cuda":
        if arguments.ray is not None:
            raise BadUsage(says("a Ray cluster plays on its cores: leave --ray or --backend cuda away"))
        from turnkey.lab.on_cuda import OnCuda

        yield OnCuda(arguments.cores)
        return
    if arguments.ray is None:
        yield Here(arguments.backend, arguments.cores)
        return
    from turnkey.lab.cluster import Cluster

    with Cluster(arguments.ray, arguments.backend, arguments.cores) as cluster:
        yield cluster
        if cluster.lost:
            said = "{lost:chunk|chunks} of games went lost with a worker and had to be played again"
            print(t(said, lost=cluster.lost), file=sys.stderr)


def with_store(run: Callable[[argparse.Namespace, Store], int]) -> Callable[[argparse.Namespace], int]:
    """A command that keeps games, as the parser calls it."""

    def run_there(arguments: argparse.Namespace) -> int:
        from pathlib import Path

        from turnkey.lab.extra import need_all
        from turnkey.lab.store import Store

        need_all()
        with machine_of(arguments) as machine:
            return run(arguments, Store(Path(arguments.folder), machine=machine))

    return run_there


def seed_of(arguments: argparse.Namespace) -> int:
    return SEED if arguments.seed is None else int(arguments.seed)


def bots_of(text: str) -> list[str]:
    return [name.strip() for name in text.lower().split(",")]


def varied(text: str) -> bool:
    return "," in text or ".." in text or text.strip() == "*"


def base_of(arguments: argparse.Namespace) -> tuple[Setting, list[Dimension]]:
    """The setting that the flags describe, and what they vary: whatever is given more than one value."""
    from turnkey.core.table_options import Text
    from turnkey.lab.changed import with_changes
    from turnkey.lab.designs import dimension
    from turnkey.lab.watching import Setting

    game, entries = edition_of(arguments)
    fixed = {path: value for path, value in entries.items() if not varied(value)}
    game = with_changes(game, fixed)
    options = options_of(arguments)
    several = {
        name: value
        for name, value in options.items()
        if name != "preset" and varied(value) and not isinstance(game.options[name], Text)
    }
    agreed = {name: value for name, value in options.items() if name not in several}
    base = Setting.of(game, arguments.players, agreed, bots_of(arguments.bots), bans_of(arguments))
    see_that_they_play(base, arguments.backend)
    several |= {path: value for path, value in entries.items() if varied(value)}
    return base, [dimension(game, base.values, name, value) for name, value in several.items()]


def see_that_they_play(setting: Setting, backend: str) -> None:
    """Refuse bots that a GPU does not play, where all of it is asked of one."""
    from turnkey.core.errors import BadOption
    from turnkey.lab.batch import all_policies, no_policies

    if backend == "cuda" and not all_policies(setting.game, setting.bots):
        raise BadOption(no_policies(setting.game, setting.bots))


def only_base_of(arguments: argparse.Namespace, why: str) -> Setting:
    """The setting that the flags describe, for commands that take one value of each."""
    base, several = base_of(arguments)
    if several:
        raise BadUsage(says("{name} has several values here: {why}", name=several[0].name, why=why))
    return base


def edition_of(arguments: argparse.Namespace) -> tuple[Game, dict[str, str]]:
    """The game in its edition, or in one from a file; and the entries that are to be changed."""
    import turnkey

    files = [one for one in arguments.edition if "=" not in one]
    if len(files) > 1:
        raise BadUsage(says("--edition: {files} are several files; a game is played in one edition",
                            files=", ".join(files)))  # fmt: skip
    entries = dict(one.split("=", 1) for one in arguments.edition if "=" in one)
    return turnkey.game(arguments.slug, files[0] if files else None), entries


def bans_of(arguments: argparse.Namespace) -> dict[str, tuple[str, ...]]:
    bans: dict[str, tuple[str, ...]] = {}
    for seat, notation in arguments.ban:
        bans[seat] = (*bans.get(seat, ()), notation)
    return bans


def usual_figures(setting: Setting) -> list[str]:
    from turnkey.lab.figures import figures_of

    return [next(iter(figures_of(setting.game, setting.players))), "decisions"]


def command_line(without: Sequence[str] = ()) -> str:
    """What was typed, for whoever wants to have it again; `without` these flags and what follows each."""
    import shlex

    kept: list[str] = []
    left = iter(sys.argv[1:])
    for word in left:
        if word in without:
            next(left, None)
        elif word.partition("=")[0] not in without:
            kept.append(word)
    return shlex.join(["turnkey", *kept])


def described(store: Store) -> dict[str, Any]:
    """How an experiment was made: what was typed, with what, and a digest of its games."""
    from turnkey.lab.store import versions

    return {"command": command_line(), "versions": versions(), "digest": store.digest}


# Figures


def shown(found: Estimate, percent: bool, signed: bool = False) -> tuple[str, str]:
    """A number and its interval, with as many digits as the interval is worth."""
    scale = 100 if percent else 1
    value, low, high = (scale * one for one in (found.value, found.low, found.high))
    if low != low:  # NaN: nothing is known
        return ("–" if value != value else f"{value:.4g}"), "–"
    digits = 1 if high - low > 0.5 else 2 if high - low > 0.05 else 3
    sign = "+" if signed else ""
    return f"{value:{sign}.{digits}f}", f"{low:{sign}.{digits}f} to {high:{sign}.{digits}f}"


def mark(found: Difference) -> str:
    """How sure a change is, after the correction for many."""
    return "sure" if found.chance < 0.001 else "likely" if found.sure() else ""


def plain_number(value: Any) -> Any:
    return None if isinstance(value, float) and value != value else value
