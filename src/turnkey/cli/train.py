"""`turnkey train`: a player that learns a game by playing it."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.cli.parsing import BadUsage, Commands, pair_of, unique, whole
from turnkey.cli.screen import print_json, screen
from turnkey.cli.spoken import t
from turnkey.core.sentences import says

if TYPE_CHECKING:
    from turnkey.lab.cluster import Cluster
    from turnkey.lab.training.running import Progress

ALL = "all"
MINUTES = 20.0


def add(group: Commands[Any]) -> None:
    parser = group.add_parser(
        "train",
        help=t("let a network learn a game by playing it"),
        description=t(
            "A small network learns by self-play, among earlier selves and the game's own bots, starting from what "
            "the usual one of them would do. Its folder then holds what plays (expert.npz), how it was made and how "
            "strong it is (expert.json), its curve, and a checkpoint to go on from. Needs PyTorch, and is best done on "
            "a GPU. With TURNKEY_EXPERTS set to the folder above that, the bots expert and expert-fast use it."
        ),
    )
    flag = parser.add_argument
    flag("slug", metavar="SLUG", help=t("the game, as 'turnkey games' lists it"))
    flag("--players", metavar="N", type=size, help=t("how many seats; all numbers of them if not given"))
    flag(
        "--option", metavar="K=V", type=pair_of("K=V"), action="append", default=[],
        help=t("an option that all games have; the others are printed in every second game, and vary in the rest"),
    )  # fmt: skip
    flag("--minutes", metavar="N", type=minutes, default=MINUTES, help=t("how long to learn; 20 if not given"))
    flag(
        "--decisions", metavar="N", type=whole(1),
        help=t("how many decisions to learn from, instead of minutes: the same seed then learns the same"),
    )  # fmt: skip
    flag("--device", metavar="NAME", default="auto", help=t("auto, cpu or cuda"))
    flag("--out", metavar="DIR", type=Path, help=t("the folder to write into; experts/SLUG if not given"))
    flag("--resume", action="store_true", help=t("go on from the folder's checkpoint"))
    flag("--begin-with", metavar="FILE", type=Path, help=t("begin with the network of another training's checkpoint"))
    flag("--seed", metavar="S", type=whole(), default=1, help=t("a number from which all chance follows"))
    flag("--printed", action="store_true", help=t("let no option vary"))
    flag("--from-nothing", action="store_true", help=t("do not start from the game's own bot"))
    flag("--games", metavar="N", type=whole(1), default=0, help=t("games at once; by the device if not given"))
    flag(
        "--width",
        metavar="N",
        type=whole(8, 1024),
        default=0,
        help=t("how wide the network is; by the game if not given"),
    )
    flag(
        "--set", metavar="K=V", type=pair_of("K=V"), action="append", default=[],
        help=t("a number of how it learns: rate, entropy, trace, favour, pull, clip, ghosts, epochs, steps or part"),
    )  # fmt: skip
    flag(
        "--ray", metavar="ADDRESS",
        help=t("learn on the cores of a Ray cluster: HOST:PORT, ray://HOST:PORT, auto for the one that runs on this "
        "machine, or local to start one here"),
    )  # fmt: skip
    flag("--judged", metavar="N", type=whole(2), default=0, help=t("games of each side to tell its strength by"))
    flag("--json", action="store_true", help=t("print JSON and nothing else"))
    parser.set_defaults(run=run)


def size(text: str) -> int | None:
    return None if text.lower() == ALL else int(whole(1)(text))


def minutes(text: str) -> float:
    """A reader of minutes, for argparse's `type`."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes above 0")
    return number


def run(arguments: argparse.Namespace) -> int:
    import turnkey
    from turnkey.lab.training.settings import Settings, counts_of, device_of

    if arguments.ray and arguments.device == "cuda":
        raise BadUsage(says("on a Ray cluster cores learn: leave --ray or --device cuda away"))
    if arguments.begin_with and arguments.resume:
        raise BadUsage(says("--resume goes on with what {folder} holds: leave --begin-with away",
                            folder=str(arguments.out or "experts")))  # fmt: skip
    device = "cpu" if arguments.ray else device_of(arguments.device)
    game = turnkey.game(arguments.slug)
    options = unique(arguments.option, "option")
    agreed = game.options.resolve(options)  # a wrong one is told before anything is made
    folder = arguments.out or Path("experts") / game.slug
    if not arguments.resume and (folder / "checkpoint.pt").exists():
        why = says("{folder} holds a training already: give --resume to go on, or another --out", folder=str(folder))
        raise BadUsage(why)
    from turnkey.lab.training.cards import finish
    from turnkey.lab.training.running import Training

    given = Settings(
        counts_of(game, arguments.players), {name: agreed[name] for name in options}, device, arguments.seed,
        not arguments.printed, not arguments.from_nothing, arguments.games, width=arguments.width,
    ).tuned(unique(arguments.set, "number"))  # fmt: skip
    seconds = None if arguments.decisions else 60 * arguments.minutes
    out = screen()
    with cluster_at(arguments.ray) as cluster:
        training = Training(game, given, folder, seconds, arguments.decisions, cluster=cluster)
        if arguments.resume:
            training.resume()
        elif arguments.begin_with:
            training.begin_with(arguments.begin_with)
        training.run(
            (lambda progress: None) if arguments.json else lambda progress: out.print(line(progress), soft_wrap=True)
        )
        if lost := getattr(training.learner, "lost", 0):
            print(t("{lost:learner|learners} went lost with a worker, and a lesson's part with each", lost=lost),
                  file=sys.stderr)  # fmt: skip
    card = finish(training, shlex.join(["turnkey", *sys.argv[1:]]), arguments.judged)
    if arguments.json:
        print_json(card)
        return 0
    for one in card["plays"]["scores"]:
        out.print(
            t("{players} players, as {seats}: {score} against {bot} ({low} to {high}, {games} games)",
              players=one["players"], seats=one["seats"], score=f"{one['value']:.3f}", bot=card["plays"]["against"],
              low=f"{one['low']:.3f}", high=f"{one['high']:.3f}", games=f"{one['games']:,}"),
            soft_wrap=True,
        )  # fmt: skip
    out.print(t("written to {folder}", folder=str(folder)))
    return 0


@contextmanager
def cluster_at(address: str | None) -> Iterator[Cluster | None]:
    """The cluster that learns, if one was named."""
    if address is None:
        yield None
        return
    from turnkey.lab.cluster import Cluster

    with Cluster(address) as cluster:
        yield cluster


def line(progress: Progress) -> str:
    """Where it is, in one line."""
    point = progress.point
    return t(
        "{decisions} decisions, {speed} a second; score against the usual bot {score} ({low} to {high}); "
        "{minutes} minutes left",
        decisions=f"{point.decisions:,}", speed=f"{progress.speed:,.0f}", score=f"{point.score:.3f}",
        low=f"{point.low:.3f}", high=f"{point.high:.3f}", minutes=f"{progress.seconds_left / 60:.1f}",
    )  # fmt: skip
