"""What deeds and things are worth: by lift (who did it won more often), and causally (the same deals without it).

Lift misleads where only those do something who are ahead already. A ban asks what becomes of the same deals if one side
cannot do it; it also measures how well the bot manages without, so it is told how often the bot was at a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from turnkey.lab.extra import need
from turnkey.lab.machines import Job, Machine, watch
from turnkey.lab.paired import Difference, corrected, difference, together
from turnkey.lab.statistics import Estimate
from turnkey.lab.summary import side_name
from turnkey.lab.things import deeds_of
from turnkey.lab.watching import Setting, Watched

Numbers = np.ndarray[Any, Any]
ROWS = 30_000  # seats of games that a lift is told by
SELDOM, ALWAYS = 0.01, 0.995
ENOUGH = 30  # that did, that did not, and games, before a lift is told


@dataclass(frozen=True)
class Group:
    """Deeds that are looked at together: a verb, a thing, or all things of a kind."""

    label: str
    verb: str
    numbers: tuple[int, ...]  # of deeds
    notations: tuple[str, ...]  # to ban
    kind: str  # "verb", "thing", or the attribute that its things share
    value: str = ""  # of that attribute

    @property
    def of_a_kind(self) -> bool:
        return bool(self.value)


@dataclass(frozen=True)
class Use:
    """How often a group could be done and was, and how those fared who did."""

    group: Group
    offered: float  # part of all seats of all games that ever could
    taken: float  # part of those that did
    times: float  # how often it was done in a game, by all together
    lift: Difference | None  # in chances to win, against those who could and did not


@dataclass(frozen=True)
class Ban:
    """A side without it, on the same deals."""

    group: Group
    side: str
    change: Difference  # of that side's chance to win
    strayed: float  # how often a game the bot wanted it all the same


def groups_of(setting: Setting) -> list[Group]:
    """Verbs, things, and things of a kind; seats and places by number are no things."""
    deeds = deeds_of(setting.game).deeds
    groups = [
        Group(one.shown, one.verb, (number,), (one.notation,), "thing" if one.word else "verb")
        for number, one in enumerate(deeds)
        if not one.numbered
    ]
    kinds: dict[tuple[str, str, str], list[int]] = {}
    for number, one in enumerate(deeds):
        for name, value in one.attributes.items():
            kinds.setdefault((one.verb, name, value), []).append(number)
    for (verb, name, value), numbers in kinds.items():
        if len(numbers) > 1:
            notations = tuple(deeds[number].notation for number in numbers)
            groups.append(Group(f"{verb} any {value}", verb, tuple(numbers), notations, name, value))
    return groups


def uses_of(watched: Watched, groups: Sequence[Group]) -> list[Use]:
    """Every group's use, and its lift with a correction for so many."""
    players = watched.setting.players
    won = watched.won.astype(float)
    better = won - won.mean(axis=0)  # than that seat does otherwise, so that seats can be put together
    found: list[Use] = []
    for group in groups:
        numbers = list(group.numbers)
        offered = watched.offered[:, :players, numbers].sum(axis=2) > 0
        taken = watched.taken[:, :players, numbers].sum(axis=2)
        did = (taken > 0) & offered
        share = float(did.sum() / offered.sum()) if offered.any() else 0.0
        found.append(
            Use(group, float(offered.mean()), share, float(taken.sum() / watched.games), lift_of(better, offered, did))
        )
    told = iter(corrected([one.lift for one in found if one.lift is not None]))
    return [replace(one, lift=next(told)) if one.lift is not None else one for one in found]


def lift_of(better: Numbers, offered: Numbers, did: Numbers) -> Difference | None:
    """The difference between those who did and those who could and did not. Seats of one game depend on each other:
    errors are those of games as clusters."""
    games, seats = np.nonzero(offered[: max(1, ROWS // offered.shape[1])])
    mine, result = did[games, seats], better[games, seats]
    if mine.sum() < ENOUGH or (~mine).sum() < ENOUGH or len(np.unique(games)) < ENOUGH or np.ptp(result) == 0:
        return None
    models = need("statsmodels.api")
    fit = models.OLS(result, np.column_stack([np.ones(len(mine)), mine.astype(float)])).fit(
        cov_type="cluster", cov_kwds={"groups": games}
    )
    low, high = fit.conf_int()[1]
    return Difference(Estimate(float(fit.params[1]), float(low), float(high)), float(fit.pvalues[1]))


def worth_banning(uses: Sequence[Use], most: int) -> list[Group]:
    """What is done often by choice, kinds and verbs before single things; what everybody must do cannot be banned."""

    def weight(use: Use) -> float:
        by_choice = use.taken * (1 - use.taken) * use.offered
        return by_choice + (1.0 if use.group.of_a_kind else 0.25 if use.group.kind == "verb" else 0.0)

    able = [one for one in uses if one.times > SELDOM and (SELDOM < one.taken < ALWAYS or one.group.of_a_kind)]
    return [one.group for one in sorted(able, key=weight, reverse=True)[:most]]


def with_more(bans: Mapping[str, tuple[str, ...]], seats: Sequence[str], group: Group) -> dict[str, tuple[str, ...]]:
    """What is banned already, and this group for these seats."""
    return {**bans, **{seat: (*bans.get(seat, ()), *group.notations) for seat in seats}}


def bans_of(
    setting: Setting,
    groups: Sequence[Group],
    games: int,
    seed: int,
    machine: Machine,
    progress: Callable[[int], None] = lambda more: None,
) -> list[Ban]:
    """Each group banned for one side after the other. Where everybody plays for themselves, seats are put together."""
    game, players = setting.game, setting.players
    names, sides = game.seats[players], game.sides(players)
    base = watch(machine, setting, games, seed)
    before = base.won.astype(float)
    asked = [
        (group, side)
        for group in groups
        for side in sides
        if base.offered[:, side][:, :, list(group.numbers)].any()  # else it never comes to that
    ]
    without = [
        Job(replace(setting, bans=with_more(setting.bans, [names[seat] for seat in side], group)), games, seed)
        for group, side in asked
    ]
    fared = dict(zip(asked, machine.watch_all(without, progress), strict=True))
    found: list[Ban] = []
    for group in groups:
        gained: list[tuple[str, Numbers, Numbers, float]] = []
        for side in sides:
            if (group, side) in fared:
                watched = fared[group, side]
                label, mine = side_name(game, players, side), watched.won[:, side[0]].astype(float)
                gained.append((label, before[:, side[0]], mine, watched.strayed / games))
        if game.definition.rules.sides:
            found += [Ban(group, label, difference(one, other), strayed) for label, one, other, strayed in gained]
        elif gained:
            one, other = together([(before, after) for _, before, after, _ in gained])
            strayed = float(np.mean([each for _, _, _, each in gained]))
            found.append(Ban(group, "a seat", difference(one, other), strayed))
    told = corrected([one.change for one in found])
    return [replace(one, change=change) for one, change in zip(found, told, strict=True)]
