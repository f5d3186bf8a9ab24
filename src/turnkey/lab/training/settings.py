"""What is learned, and how: everything a training can be told, and what follows from the device it runs on."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from turnkey.bots.policies import RANDOM, usual_policy
from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.game import Game
from turnkey.core.table_options import Values
from turnkey.lab.designs import every_dimension
from turnkey.lab.extra import INSTALL_TRAINING, need

VARIED = 48  # sets of options beside the printed ones; every second game is played by the printed ones
FEW = 3  # options changed at once
MOST_BYTES = 1_900_000  # of weights, in halves of four bytes, so that a game's file stays below 2 MB
WIDTHS = (256, 224, 192, 160, 128, 96, 64)

# Numbers that may be given by name: their kind, the least and the most
TUNED: Mapping[str, tuple[Callable[[str], float], float, float]] = {
    "rate": (float, 1e-6, 0.1), "entropy": (float, 0, 1), "trace": (float, 0.01, 1), "favour": (float, 0, 0.99),
    "clip": (float, 0.01, 1), "ghosts": (float, 0, 1), "epochs": (int, 1, 100), "pull": (float, 0, 1),
    "steps": (int, 1, 4096), "part": (int, 1, 2**20),
}  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """A training's own numbers. Those that are 0 are chosen by the device."""

    players: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    device: str = "cpu"
    seed: int = 1
    vary: bool = True  # play with other options, too
    advised: bool = True  # start from the game's own bot instead of from nothing
    envs: int = 0  # games at once, at tables of all sizes together
    steps: int = 0  # decisions in every game between two lessons, on a CPU the learners' choices
    part: int = 0  # of these, how many are learned from at once
    width: int = 0
    epochs: int = 2
    rate: float = 0.0
    entropy: float = 0.03  # how dear it is to be sure: see pull
    trace: float = 0.0
    clip: float = 0.2
    favour: float = 0.6  # of the prior that the bot's choice has
    pull: float = 0.0  # how far it is the prior that it costs to leave, and not all kinds of actions alike
    ghosts: float = 0.3  # share of the self-play games in which others are played by earlier selves
    keeps: int = 8  # earlier selves
    backend: str = "compiled"  # of the games, on the CPU

    def tuned(self, numbers: Mapping[str, str]) -> Settings:
        """With some of its numbers given by name; BadOption says which there are, and what they may be."""
        given: dict[str, Any] = {}
        for name, text in numbers.items():
            if name not in TUNED:
                raise BadOption(f"a training has no number {name!r}; there are {', '.join(TUNED)}")
            kind, least, most = TUNED[name]
            try:
                given[name] = kind(text)
            except ValueError:
                given[name] = math.nan
            if not least <= given[name] <= most:
                raise BadOption(f"{name} must be a number from {least} to {most}, not {text!r}")
        return replace(self, **given)

    def fitted(self, columns: int, actions: int) -> Settings:
        """With the numbers that were left to the device."""
        on_gpu = self.device == "cuda"
        most = WIDTHS[0] if on_gpu else 64
        fits = [width for width in WIDTHS if width <= most and 2 * width * (columns + actions + width) <= MOST_BYTES]
        chosen = {
            "rate": 7e-4 if on_gpu else 2e-3,
            "envs": 32768 if on_gpu else 256,
            "steps": 48 if on_gpu else 64,
            "trace": 0.95 if on_gpu else 0.9,
            "part": 32768 if on_gpu else 2048,
            "width": fits[0] if fits else WIDTHS[-1],
        }
        given = {name: getattr(self, name) or value for name, value in chosen.items()}
        return Settings(**{**vars(self), **given})


def device_of(name: str) -> str:
    """The device to learn on: `auto` is a GPU where there is one."""
    torch = torch_or_why()
    if name not in ("auto", "cpu", "cuda"):
        raise BadOption(f"a network learns on 'auto', 'cpu' or 'cuda', not on {name!r}")
    if name == "cuda" and not torch.cuda.is_available():
        raise TurnkeyError("PyTorch finds no CUDA device here: use --device cpu, or a machine with a GPU")
    return "cuda" if name != "cpu" and torch.cuda.is_available() else "cpu"


def torch_or_why() -> Any:
    """PyTorch, or how to get it."""
    return need("torch", INSTALL_TRAINING)


def counts_of(game: Game, players: int | None) -> tuple[int, ...]:
    """The sizes of the tables to learn at; all of them, if none is said."""
    return tuple(game.seats) if players is None else (game.players_or_default(players),)


def option_sets(game: Game, players: int, given: Values, seed: int, vary: bool) -> list[Values]:
    """What the tables agree on: every second one on what was given (and else is printed), the others in turn on a
    preset, on a few changes and on many, as designers make them."""
    printed = game.options.resolve(given)
    if not vary:
        return [printed]
    luck = random.Random(seed)
    presets = [one for one in game.options.presets.values() if game.options.resolve(dict(one) | dict(given)) != printed]
    tried = [(one.name, others) for one in every_dimension(game, printed) if (others := set(one.values) - {one.usual})]
    found: list[Values] = []
    for number in range(20 * VARIED):
        if len(found) == VARIED:
            break
        if presets and number % 3 == 0:
            drawn = dict(presets[number // 3 % len(presets)])
        else:
            many = luck.randint(1, FEW) if number % 3 == 1 else len(tried) // 4
            some = luck.sample(tried, min(many, len(tried)))
            drawn = {name: luck.choice(sorted(others, key=str)) for name, others in some}
        values = drawn | dict(given)
        if fits(game, players, printed, values):
            found.append(game.options.resolve(values))
    return [one for values in found for one in (printed, values)] or [printed]


def fits(game: Game, players: int, printed: Values, values: Values) -> bool:
    """Whether such a table can be dealt, and its board is as large: it shows its features in as many columns."""
    try:
        game.table(players, values, "interpreted")
    except TurnkeyError:
        return False
    loops = {one.loop for one in game.layout.fields if one.loop}
    mine, theirs = (game.book(players, game.options.resolve(one)) for one in (values, printed))
    return all(mine[name][0] == theirs[name][0] for name in loops)


def tempers_of(game: Game) -> Sequence[str]:
    """Who is met besides earlier selves: the game's own bots, or random play where it has none."""
    return list(game.definition.bots.policies) or [RANDOM]


def adviser_of(game: Game) -> str:
    """The bot that a network starts from; random play advises nothing."""
    return usual_policy(game)
