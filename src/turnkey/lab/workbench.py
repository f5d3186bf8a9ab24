"""What the designer's bench asks, one small piece of work at a time, as plain data that can go from process to process.

Everything is bounded: so many games, so many settings. Games are kept in the store's folder, so a setting that was
looked at before is there at once.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from turnkey.bots.catalogue import policy_of
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.notation import ACTION, CHANCE
from turnkey.core.table_options import Number, Option, Text
from turnkey.lab.batch import all_policies
from turnkey.lab.designs import dimension, every_dimension, varied, written
from turnkey.lab.extra import need
from turnkey.lab.figures import Figure, figures_of
from turnkey.lab.machines import Here, watch
from turnkey.lab.paired import difference, figure_of
from turnkey.lab.report.naming import label_of, own_name
from turnkey.lab.report.walks import Errand, go
from turnkey.lab.report.worth import Group, bans_of, groups_of, uses_of
from turnkey.lab.statistics import CONFIDENCE, Estimate
from turnkey.lab.store import Store
from turnkey.lab.summary import words_of
from turnkey.lab.things import deeds_of
from turnkey.lab.tune import Aim, tune
from turnkey.lab.watching import Setting, is_ready, sit_down

Plain = dict[str, Any]
Numbers = np.ndarray[Any, Any]
SEED = 1  # as the commands have it, so that these find the bench's games and the bench finds theirs
STEPS = (400, 2000, 8000, 20_000)  # games after which it is told what they brought
STEPS_AT_TABLES = (2, 6, 20, 60)  # the same for bots that think for themselves
MOST_SIMULATIONS = 200  # of a search
SLIDES = 5  # values of a number to either side that a slider offers
EFFECT_GAMES, THING_GAMES, BAN_GAMES = 1500, 4000, 1500
MOMENTS = 10  # of a game that its chances are told at
ENDS = ("reason", "escape", "stage", "epilogue")  # measures that tell how a game ended, where it has one of them
TIMES = ("round", "rounds", "turns")  # measures that tell how long it took
BANS = 8  # things that are banned for a table of things


def get_ready(slug: str = "") -> None:
    """Load what the first figures need: this module has loaded most of it already. With a game also that, compiled."""
    need("polars")
    if slug:
        watch(Here(cores=1), setting_of(Wish(slug, None, {}, "medium")), 1, SEED, deeds=False)


def load(slug: str) -> None:
    """Load a game's loops where they are compiled; who has to compile them is somebody else's affair."""
    need("polars")
    if slug and is_ready(setting_of(Wish(slug, None, {}, "medium"))):
        get_ready(slug)


def is_compiled(wish: Wish) -> bool:
    """Whether games of it can be played at once."""
    return is_ready(setting_of(wish))


@dataclass(frozen=True)
class Wish:
    """A setting as a browser asks for it: by words."""

    game: str
    players: int | None
    changes: Mapping[str, str]  # options, and by their paths entries of the edition
    bots: str


def setting_of(wish: Wish) -> Setting:
    import turnkey

    game, bots = turnkey.game(wish.game), [one.strip().lower() for one in wish.bots.split(",")]
    for name in bots:
        if policy_of(game, name) is None and not quick(name):
            raise BadOption(
                f"{name!r} thinks too long for the bench: take random, medium, a policy of the game, or the search "
                f"with up to {MOST_SIMULATIONS} simulations (search@{MOST_SIMULATIONS})"
            )
    base = Setting.of(game, wish.players, {}, bots)
    changes = {}
    for name, value in wish.changes.items():
        values = dimension(base.game, base.values, name, value).values
        if len(values) != 1:
            raise BadOption(f"{name} has one value at a time, not {value!r}")
        changes[name] = values[0]
    return varied(base, changes).setting


def quick(bot: str) -> bool:
    kind, _, simulations = bot.partition("@")
    return kind == "search" and simulations.isdecimal() and 1 <= int(simulations) <= MOST_SIMULATIONS


def command_of(wish: Wish, setting: Setting, games: int) -> str:
    """What brings the same figures from the terminal."""
    import shlex

    words = ["turnkey", "compare", wish.game, "-"] if wish.changes else ["turnkey", "sim", wish.game]
    if wish.changes:
        words.append(",".join(f"{name}={value}" for name, value in wish.changes.items()))
    if wish.players is not None:
        words += ["--players", str(wish.players)]
    return shlex.join([*words, "--bots", wish.bots, "--games", str(games), "--seed", str(SEED)])


def steps_of(setting: Setting) -> tuple[int, ...]:
    return STEPS if all_policies(setting.game, setting.bots) else STEPS_AT_TABLES


# Figures


def plain(found: Estimate) -> Plain:
    return {name: None if value is None or math.isnan(value) else value for name, value in found.plain().items()}


def figures(wish: Wish, games: int, folder: str) -> Plain:
    """What so many games bring."""
    setting = setting_of(wish)
    store = Store(Path(folder), cores=1)
    columns = store.games(setting, games, SEED)
    game, players, names = setting.game, setting.players, setting.game.seats[setting.players]
    kinds = figures_of(game, players)
    wins = {name: figure_of(figure(columns)) for name, figure in kinds.items() if name.startswith("wins:")}
    decisions = kinds["decisions"](columns)
    return {
        "games": games,
        "digest": store.digest,
        "command": command_of(wish, setting, games),
        "wins": [
            {"figure": name, "seats": seats_of(name, names), "name": own_name(setting, label_of(name)), **plain(found)}
            for name, found in wins.items()
            if not math.isnan(found.value)
        ],
        "choices": [
            {
                "seat": name,
                "asked": float(np.asarray(columns[f"decisions:{name}"], float).mean()),
                "chose": float(np.asarray(columns[f"choices:{name}"], float).mean()),
            }
            for name in names
        ],
        "decisions": [float(one) for one in np.quantile(decisions, (0.05, 0.5, 0.95))],
        **lengths_of(game, columns, decisions),
    }


def figures_meanwhile(wish: Wish, seconds: float, folder: str) -> Plain:
    """What some more games bring, played interpreted while the rules are compiled: few, but the same games."""
    setting = setting_of(wish)
    store = Store(Path(folder), backend="interpreted", cores=1)
    ends = time.monotonic() + seconds
    games = store.kept(setting, SEED) + 1
    while len(store.games(setting, games, SEED)) and time.monotonic() < ends and games < STEPS[0]:
        games += 1
    return figures(wish, games, folder)


def seats_of(figure: str, names: Sequence[str]) -> list[str]:
    """The seats of a side; none for a place in the turn order."""
    own = figure.removeprefix("wins:").split("+")
    return own if all(one in names for one in own) else []


def lengths_of(game: Game, columns: Any, decisions: Numbers) -> Plain:
    """How many games took how long, by how they ended."""
    measures = game.definition.rules.measures
    time = next((name for name in TIMES if name in measures), "")
    ended = next((name for name in ENDS if name in measures and words_of(game, name)), "")
    long = np.asarray(columns[time], int) if time else decisions.astype(int)
    width = max(1, math.ceil((int(np.quantile(long, 0.99)) - int(long.min()) + 1) / 24))
    slots = (long - long.min()) // width
    codes = np.asarray(columns[ended], int) if ended else np.zeros(len(long), int)
    words = words_of(game, ended) if ended else ("",)
    seen = [code for code in range(len(words)) if (codes == code).any()]
    bars = [
        {
            "from": int(long.min() + slot * width),
            "to": int(long.min() + (slot + 1) * width - 1),
            "counts": [int(((slots == slot) & (codes == code)).sum()) for code in seen],
        }
        for slot in range(int(slots.max()) + 1)
    ]
    return {
        "time": time or "decisions",
        "median": float(np.median(long)),
        "ended": ended,
        "endings": [words[code] for code in seen],
        "bars": bars,
    }


# Options, and what each of their values would do


def options_of(wish: Wish) -> list[Plain]:
    """Every option that can be slid, with the values that a slider offers, the present one among them."""
    setting = setting_of(wish)
    return [
        {"name": one.name, "values": [written(value) for value in offered(one, setting.values[one.name])],
         "now": written(setting.values[one.name])}
        for one in setting.game.options
        if not isinstance(one, Text)
    ]  # fmt: skip


def offered(option: Option, now: Any) -> list[Any]:
    if not isinstance(option, Number):
        return list(option.samples())
    near = {*range(now - SLIDES, now + SLIDES + 1), now // 2, now * 2}
    return sorted(one for one in near if option.least <= one <= option.most)


def changes_of(wish: Wish) -> list[tuple[str, str]]:
    """Each option with each other value worth trying."""
    setting = setting_of(wish)
    dimensions = every_dimension(setting.game, setting.values)
    return [(one.name, written(value)) for one in dimensions for value in one.values if value != one.usual]


def effect(wish: Wish, name: str, value: str, folder: str) -> Plain | None:
    """What one change does to the first figure, on the same deals; None: it clashes with other options."""
    before, after = setting_of(wish), Wish(wish.game, wish.players, {**wish.changes, name: value}, wish.bots)
    try:
        changed = setting_of(after)
    except BadOption:
        return None
    figure, kind = first_figure(before)
    games = EFFECT_GAMES if all_policies(before.game, before.bots) else STEPS_AT_TABLES[-1]
    store = Store(Path(folder), cores=1)
    found = difference(*(kind(store.games(one, games, SEED)) for one in (before, changed)))
    sure = found.chance * len(changes_of(wish)) < 1 - CONFIDENCE  # among so many some look it by chance
    return {"option": name, "to": value, "figure": figure, "sure": sure, **plain(found.change)}


def first_figure(setting: Setting) -> tuple[str, Figure]:
    return next(iter(figures_of(setting.game, setting.players).items()))


# From inside


def walked(wish: Wish, numbers: Sequence[int]) -> list[Plain]:
    """How the chances went in some games: by moments from 0 to 1, for the side that won in the end."""
    setting = setting_of(wish)
    length = float(watch(Here(cores=1), setting, 200, SEED, deeds=False).asked.sum(axis=1).mean())
    found = []
    for number in numbers:
        walks = go(Errand(setting, SEED, number, length, np.zeros(setting.players), "compiled"))
        for one in walks.walks:
            if one.winner is not None:
                moments = np.linspace(0, 1, MOMENTS + 1)
                places = np.clip(np.searchsorted(one.moments, moments, side="right") - 1, 0, len(one.moments) - 1)
                chances = one.chances[places]
                chances[-1] = 0.0
                chances[-1, one.winner] = 1.0
                found.append(
                    {
                        "game": number,
                        "winner": one.winner,
                        "decided": one.decided,
                        "lowest": one.lowest,
                        "chances": [[round(float(chance), 3) for chance in row] for row in chances],
                    }
                )
    return found


# Cards, tiles, goons and whatever else can be named


def things(wish: Wish) -> list[Plain]:
    """Everything that can be done and taken: how often, and how those fared who did."""
    setting = setting_of(wish)
    watched = watch(Here(cores=1), setting, THING_GAMES, SEED)
    used = [one for one in uses_of(watched, groups_of(setting)) if one.offered > 0]
    return [
        {
            **about(setting, one.group),
            "offered": one.offered,
            "taken": one.taken,
            "times": one.times,
            "lift": plain(one.lift.change) if one.lift else None,
        }
        for one in used
    ]


def about(setting: Setting, group: Group) -> Plain:
    """What a group is called, and the handle by which a board draws it."""
    deeds, actions = deeds_of(setting.game), setting.game.definition.words.actions
    deed = deeds.deeds[group.numbers[0]]
    handle = ""
    if deed.word and not group.of_a_kind:
        number = next(place for place, own in enumerate(deeds.groups) if group.numbers[0] in own)
        handle = next((one for one in actions[number].handles if one.endswith(f":{deed.word}")), "")
    return {"label": group.label, "kind": group.kind, "verb": group.verb, "word": deed.word, "handle": handle}


def worth_a_ban(rows: Sequence[Plain]) -> list[str]:
    """The labels of those that are done by choice most often."""
    chosen = sorted(rows, key=lambda row: -row["offered"] * row["taken"] * (1 - row["taken"]))
    return [row["label"] for row in chosen if row["times"] > 0.05 and 0.01 < row["taken"] < 0.995][:BANS]


def banned(wish: Wish, label: str) -> list[Plain]:
    """What each side loses without it, on the same deals."""
    setting = setting_of(wish)
    group = next(one for one in groups_of(setting) if one.label == label)
    found = bans_of(setting, [group], BAN_GAMES, SEED, Here(cores=1))
    return [
        {"label": label, "side": one.side, "strayed": one.strayed, "sure": one.change.sure((1 - CONFIDENCE) / BANS),
         **plain(one.change.change)}
        for one in found
    ]  # fmt: skip


# Games that show a figure


def examples(wish: Wish, figure: str, games: int, most: int, folder: str) -> list[Plain]:
    """Numbers of games for which a figure is most itself: that were won by that side, that ended so, that took
    longest (`decisions`), or shortest (`-decisions`)."""
    setting = setting_of(wish)
    kinds = figures_of(setting.game, setting.players)
    name = figure.removeprefix("-")
    if name not in kinds:
        raise BadOption(f"there is no figure {name!r}")
    columns = Store(Path(folder), cores=1).games(setting, games, SEED)
    values = kinds[name](columns)
    sign = 1.0 if figure.startswith("-") else -1.0
    order = np.argsort(sign * np.nan_to_num(values, nan=-np.inf), kind="stable")[:most]
    long = kinds["decisions"](columns)
    return [{"game": int(one), "value": float(values[one]), "decisions": int(long[one])} for one in order]


def play_out(wish: Wish, number: int) -> Plain:
    """One game again, step by step: what the deal and each action drew, and its record as a text."""
    setting = setting_of(wish)
    sitting = sit_down(setting, SEED, number, "auto")
    table = sitting.table
    steps = [{"seat": -1, "do": "", "chance": chance_in(table, 0)}]
    while not table.over:
        before = len(table.record.entries)
        sitting.step()
        done = next(one for one in table.record.entries[before:] if one.kind == ACTION)
        action = setting.game.definition.words.actions[done.code]
        steps.append(
            {"seat": done.seat, "do": action.notation, "quiet": action.verb.silent, "chance": chance_in(table, before)}
        )
    printed = not any("." in name for name in wish.changes)
    return {
        "players": setting.players,
        "options": dict(setting.game.options.changed(setting.values)),
        "bots": list(setting.bots),
        "steps": steps if printed else [],
        "text": table.record.to_text(),
    }


def chance_in(table: Any, start: int) -> list[str]:
    notation = table.record.notation
    return [notation.chance_text(one) for one in table.record.entries[start:] if one.kind == CHANCE]


# Making it even


def evened(wish: Wish, reach: float, folder: str) -> Plain:
    """The fewest changes that make every side win equally often, confirmed on fresh deals."""
    setting = setting_of(wish)
    figure, _ = first_figure(setting)
    fair = 1 / len(setting.game.sides(setting.players))
    aim = Aim(figure, fair - reach, fair + reach)
    dimensions = every_dimension(setting.game, setting.values)
    found = tune(setting, dimensions, [aim], 1000, 40, SEED, Store(Path(folder), cores=1), 8000)
    return {
        "figure": figure,
        "fair": fair,
        "found": [
            {
                "changes": {name: written(value) for name, value in one.variation.changes.items()},
                "met": one.verdicts[figure],
                **plain(one.figures[figure]),
            }
            for one in found.confirmed
        ],
    }
