"""Findings about what could be otherwise: options, things that are banned, and what never comes up at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from turnkey.core.names import joined
from turnkey.core.table_options import titled
from turnkey.lab.paired import Difference
from turnkey.lab.report.finding import ASIDE, NEVER, NO_EFFECT, NO_LOSS, OPTIONS, Finding, about, percent, points
from turnkey.lab.report.naming import figure_called, side_called, value_called
from turnkey.lab.report.study import Study
from turnkey.lab.report.worth import Ban, Use
from turnkey.lab.sweep import Effect

SHOWN_EFFECTS = 6
SMALL = 0.03  # a change that is surely less than this is none
MANY_WALKS = 30  # before it is told what never happened in them
CRIPPLED = 20  # instead of 100: a ban that leaves the bot at a loss again and again tells more of the bot
AT_A_LOSS = 0.05  # times a game that a bot wants what it is banned from


# Options


def options(study: Study) -> Iterator[Finding]:
    figure = study.figures[0]
    whose = figure_called(study.setting, figure)
    effects = [one for one in study.options.effects if one.figure == figure]
    randoms = {one.name: one for one in study.options_random.effects if one.figure == figure}
    for one in [one for one in effects if one.sure][:SHOWN_EFFECTS]:
        yield option(one, randoms.get(one.name), whose)
    still = [one for one in effects if not one.sure]
    nothing = [one for one in still if bound_of(one) < SMALL]
    if nothing:
        moved = [titled(one.name) for one in nothing if one.name in randoms and randoms[one.name].sure]
        most = max(map(bound_of, nothing))
        yield Finding(
            "Options",
            f"{len(nothing)} options are worth nothing." if len(nothing) > 1 else "An option is worth nothing.",
            f"A step or a factor of two either way changes next to nothing about the wins of {whose} (at most "
            f"{100 * most:.1f} points): {joined([titled(one.name) for one in nothing])}.",
            NO_EFFECT,
            most,
            doubt=f"Among random players these do: {joined(moved)}." if moved else "Nor do they among random players.",
        )
    unclear = [one for one in still if bound_of(one) >= SMALL]
    if unclear:
        yield Finding(
            "Options",
            f"Of {len(unclear)} options this report cannot tell.",
            f"{study.plan.games_of_options:,} games of each could hide up to "
            f"{100 * max(map(bound_of, unclear)):.1f} points: {joined([titled(one.name) for one in unclear])}.",
            ASIDE,
            doubt="That is no finding: give it more --seconds, or sweep these with more --games.",
        )


def bound_of(one: Effect) -> float:
    """The most that an option may change, as far as its intervals tell."""
    return max(abs(end) for found in one.levels.values() for end in (found.change.low, found.change.high))


def option(one: Effect, among_random: Effect | None, whose: str) -> Finding:
    ends = sorted(one.levels, key=lambda value: one.levels[value].change.value)
    ends = list(dict.fromkeys((ends[0], ends[-1])))
    most = max(one.levels, key=lambda value: abs(one.levels[value].change.value))
    strongest = one.levels[most].change
    doubt = ""
    if among_random is not None:
        same = [value for value in ends if value in among_random.levels]
        doubt = f"Among random players by {at_ends(among_random, same)}." if same else ""
    usual = value_called(one.usual)
    said = f"It moves the wins of {whose} by {at_ends(one, ends)} ({one.name}, usually {usual})."
    claim = f"{titled(one.name)} {value_called(most)} instead of {usual}, {whose}: {points(strongest)}."
    return about("Options", claim, said, OPTIONS * 100 * abs(strongest.value), strongest, doubt, is_change=True)


def at_ends(one: Effect, ends: Sequence[Any]) -> str:
    return joined([f"{percent(one.levels[value].change, True)} at {value_called(value)}" for value in ends])


# Things


def things(study: Study) -> Iterator[Finding]:
    yield from kinds(study)
    lifts = {one.group.label: one.lift for one in study.uses if one.lift is not None}
    shown: set[tuple[str, float]] = set()
    for one in sorted(study.bans, key=lambda one: -abs(one.change.change.value)):
        same = one.side, one.change.change.value
        if one.change.sure() and same not in shown and len(shown) < SHOWN_EFFECTS:
            shown.add(same)
            yield ban(one, lifts.get(one.group.label), side_called(study.setting, one.side))
    idle = [
        one.group.label
        for one in study.bans
        if not one.change.sure() and max(abs(one.change.change.low), abs(one.change.change.high)) < SMALL
    ]
    if idle:
        yield Finding(
            "Things",
            f"{len(set(idle))} things can be done without.",
            f"To be without one of these costs next to nothing: {joined(list(dict.fromkeys(idle)))}.",
            NO_LOSS,
            doubt=f"{study.plan.games_of_bans:,} deals each; a better player may make more of them.",
        )


def ban(one: Ban, lift: Difference | None, whose: str) -> Finding:
    change = one.change.change
    doubts = []
    if one.strayed > AT_A_LOSS:
        doubts.append(
            f"The bot wanted it all the same {one.strayed:.1f} times a game, and then did anything: it is no expert "
            "for a game without it."
        )
    if lift is not None and lift.sure():
        agrees = (lift.change.value > 0) == (change.value < 0)
        verdict = "agrees" if agrees else "says the opposite, misled by who comes to do it"
        doubts.append(f"Lift {verdict}: {percent(lift.change, True)} for those who did it.")
    said = f"Wins of {whose} who never do it change by {percent(change, True)} points, on the same deals."
    claim = f"Without “{one.group.label}”, {whose}: {points(change)}."
    weight = CRIPPLED if one.strayed > 1 else 100
    return about("Things", claim, said, weight * abs(change.value), change, " ".join(doubts), is_change=True)


def kinds(study: Study) -> Iterator[Finding]:
    """Kinds of things among each other, by lift and by bans."""
    by_kind: dict[tuple[str, str], list[tuple[Use, Difference]]] = {}
    for one in study.uses:
        if one.group.of_a_kind and one.lift is not None:
            by_kind.setdefault((one.group.verb, one.group.kind), []).append((one, one.lift))
    bans = {one.group.label: one.change.change for one in study.bans}
    for (verb, kind), uses in by_kind.items():
        ranked = sorted(uses, key=lambda pair: -pair[1].change.value)
        if len(ranked) < 2:
            continue
        names = [one.group.value for one, _ in ranked]
        lifts = [lift.change for _, lift in ranked]
        told = joined([f"{name} {percent(lift, True)}" for name, lift in zip(names, lifts, strict=True)])
        causal = [(one.group.value, bans[one.group.label]) for one, _ in ranked if one.group.label in bans]
        losses = joined(
            [f"{name} {percent(found, True)}" for name, found in sorted(causal, key=lambda one: one[1].value)]
        )
        yield about(
            "Things",
            f"The strongest {kind} to {verb}: {names[0]}.",
            f"Of {verb} by {kind}, {names[0]} is on top. Points more for those who did than for those who only could: "
            f"{told}.",
            50 * (lifts[0].value - lifts[-1].value),
            lifts[0],
            f"What a seat loses without them, on the same deals: {losses}." if losses else "By lift alone.",
        )


# What never comes up


def never(study: Study) -> Iterator[Finding]:
    verbs = [one for one in study.uses if one.group.kind == "verb"]
    unused = [one.group.label for one in verbs if one.offered > 0 and one.times == 0]
    nowhere = [verb for verb, changes in study.elsewhere.items() if not changes]
    if nowhere:
        yield Finding(
            "Never",
            f"Never offered: {joined(nowhere)}.",
            f"In {study.watched.games:,} games nobody was ever offered: {joined(nowhere)}.",
            NEVER,
            doubt="Nor with any single option changed, by players at random at a table of this size.",
        )
    by_change: dict[str, list[str]] = {}
    for verb, changes in study.elsewhere.items():
        if changes:
            by_change.setdefault(joined(changes, "or"), []).append(verb)
    for changes_told, variants in by_change.items():
        said = f"Nobody is offered {joined(variants, 'or')} but with {changes_told}."
        yield Finding("Never", f"Only in a variant: {joined(variants)}.", said, ASIDE)
    if unused:
        yield Finding(
            "Never",
            f"Never chosen: {joined(unused)}.",
            f"In {study.watched.games:,} games {joined(unused)} {'was' if len(unused) == 1 else 'were'} offered.",
            NEVER,
            doubt=f"That may be {study.setting.bots[0]}'s blind spot: it says nothing of the rule.",
        )
    silent = [one.name for one in study.setting.game.definition.words.events if one.name not in study.walks.events]
    if silent and len(study.walks.walks) >= MANY_WALKS:
        yield Finding(
            "Never",
            f"{len(silent)} events never happened.",
            f"In {len(study.walks.walks)} sample games these never happened: {joined(silent)}.",
            ASIDE,
            doubt="Few games: what is rare may be missing, and what belongs to options that are off.",
        )
