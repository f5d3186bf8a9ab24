"""Findings about the game as it is: sentences with their figures, each with what there is to doubt about it.

How important one is, is counted in points of a chance to win (of 100) that somebody could notice at the table, or in
what comes near to that where no chance to win is meant (`finding.py` says how near).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from turnkey.bots.policies import RANDOM
from turnkey.core.names import joined
from turnkey.lab.report.changes import never, options, things
from turnkey.lab.report.finding import (
    ASIDE,
    ENOUGH_DEALS,
    FEW_CHOICES,
    NEVER,
    PACE,
    SKILL,
    Finding,
    about,
    by_players,
    percent,
    plainly,
    points,
)
from turnkey.lab.report.more_of_it import more_of_it
from turnkey.lab.report.naming import begun_large, figure_called, seat_called, side_called, value_called
from turnkey.lab.report.secrets import CHOICES
from turnkey.lab.report.strategies import Dominant, dominant, strategies_of
from turnkey.lab.report.study import Study
from turnkey.lab.report.walks import PLAYOUTS
from turnkey.lab.statistics import Estimate, mean, mean_share, share
from turnkey.lab.summary import TO_DECIDE, words_of
from turnkey.lab.things import deeds_of

RARE = 0.005
FEW_WALKS = 12  # games that were walked through, before their pace is told
OPEN_TO_THE_END = 0.95
LATE = 0.75  # of a game's decisions
MUCH_LUCK = 0.1  # of a chance to win
NEXT_TO_NOTHING = 0.015  # of a chance to win
TALK = "talk"  # the option of games in which people say things that the rules hear
MANY_STRATEGIES = 2


def findings_of(study: Study) -> list[Finding]:
    """All of them, the most important first."""
    parts = (
        balance,
        endings,
        minutes,
        choices,
        pace,
        skill,
        secrets,
        strategies,
        talk,
        options,
        things,
        more_of_it,
        never,
    )
    return sorted((one for part in parts for one in part(study)), key=lambda one: -one.importance)


def sections(findings: Sequence[Finding]) -> dict[str, list[Finding]]:
    found: dict[str, list[Finding]] = {}
    for one in findings:
        found.setdefault(one.section, []).append(one)
    return found


def balance(study: Study) -> Iterator[Finding]:
    summary = study.summary
    rows = summary.sides or summary.turn_order or summary.seats
    if len(rows) < 2:
        return
    shares = {name: row["wins"] for name, row in rows.items()}
    best, worst = (choose(shares, key=lambda one: shares[one].value) for choose in (max, min))
    gap = Estimate(
        shares[best].value - shares[worst].value,
        shares[best].low - shares[worst].high,
        shares[best].high - shares[worst].low,
    )
    most, least = (side_called(study.setting, one) for one in (best, worst))
    told = f"{begun_large(most)}: {percent(shares[best])} % of games won, {least}: {percent(shares[worst])} %."
    doubt = by_players(study, figure_of_row(study, best))
    if gap.low > 0:
        yield about("Balance", f"Favoured: {most}.", told, 100 * gap.value, gap, doubt)
    else:
        even = f"As far as {study.watched.games:,} games tell. {told}"
        yield about("Balance", "Nobody is favoured.", even, ASIDE, gap, doubt)
    if summary.turn_order:
        seats = [row["wins"].value for row in summary.seats.values()]
        yield Finding(
            "Balance",
            "Where one sits does not matter, when one decides may.",
            f"By seat, wins differ by {100 * (max(seats) - min(seats)):.1f} points: the beginner changes from game to "
            "game, and rows by seat would hide what turn order does.",
            ASIDE,
            max(seats) - min(seats),
        )


def figure_of_row(study: Study, row: str) -> str:
    """What a row of wins is called among the figures: a side, a place in the turn order, or a seat."""
    name = row.removesuffix(TO_DECIDE) if row in study.summary.turn_order else row.replace(", ", "+")
    return f"wins:{name}"


def endings(study: Study) -> Iterator[Finding]:
    for measure, shares in study.summary.shares.items():
        common = sorted(shares.items(), key=lambda item: -item[1].value)
        told = joined([f"{word} {percent(found)} %" for word, found in common if found.value >= RARE])
        claim = f"{measure.capitalize()}, most often: {common[0][0]}."
        yield about("Endings", claim, f"{measure.capitalize()}: {told}.", ASIDE, common[0][1])
        rare = [word for word, found in common if found.value < RARE]
        rare += [word for word in words_of(study.setting.game, measure) if word not in shares and word != "none"]
        if rare:
            yield Finding(
                "Endings",
                f"{len(rare)} of {len(words_of(study.setting.game, measure))} endings hardly ever come.",
                f"{measure.capitalize()} is hardly ever (less than 1 game in 200): {joined(rare)}.",
                NEVER,
                doubt=f"Seen with {study.setting.bots[0]} alone; others may get there.",
            )


def choices(study: Study) -> Iterator[Finding]:
    players, names = study.setting.players, study.setting.game.seats[study.setting.players]
    chose = study.watched.chose[:, :players]
    means = chose.mean(axis=0)
    alike = study.setting.game.definition.rules.seats_alike
    for seat, word in enumerate(names):
        name = seat_called(study.setting, word)
        others = float(np.median(np.delete(means, seat))) if players > 1 else float(means[seat])
        asked, own = mean(study.watched.asked[:, seat]), mean(chose[:, seat])
        spread = study.walks.spread(seat)
        worth = f" From the worst option to the best it is {percent(spread)} points." if spread else ""
        if others > 0 and means[seat] < others / 2:
            said = (
                f"{begun_large(name)} chooses {plainly(own, 2)} times a game, others {others:.1f} times. All that "
                f"{name} is ever asked is {joined(verbs_offered(study, seat), 'or')}.{worth}"
            )
            doubt = "The rules ask no more, whoever plays; how often it comes to that depends on play."
            claim = f"{begun_large(name)} decides almost nothing."
            yield about("Choices", claim, said, FEW_CHOICES * (1 - means[seat] / others), own, doubt)
        elif not alike or seat == 0:
            small = 100 * (0.05 - spread.value) if spread and spread.high < 0.05 else ASIDE
            claim = f"{begun_large(name)} has {own.value:.0f} real choices a game."
            said = f"{begun_large(name)} is asked {asked.value:.1f} times, {own.value:.1f} times with a choice.{worth}"
            yield about("Choices", claim, said, small, own)
    lonely = float(1 - study.watched.chose.sum() / max(1, study.watched.asked.sum()))
    said = f"{100 * lonely:.1f} % of all decisions have a single option."
    yield Finding("Choices", f"{100 * lonely:.0f} of 100 decisions are none.", said, 10 * lonely, lonely)


def verbs_offered(study: Study, seat: int) -> list[str]:
    """What a seat is asked about, the most common first."""
    offered = study.watched.offered[:, seat].sum(axis=0)
    found = [
        (int(offered[number]), one.verb)
        for number, one in enumerate(deeds_of(study.setting.game).deeds)
        if not one.word and offered[number]
    ]
    return [verb for _, verb in sorted(found, reverse=True)]


def pace(study: Study) -> Iterator[Finding]:
    walks = [one for one in study.walks.walks if one.winner is not None]
    if len(walks) < FEW_WALKS or len(study.setting.game.sides(study.setting.players)) < 2:
        return
    doubt = f"{len(walks)} games of {study.setting.bots[0]}, whose rest was played {PLAYOUTS} times at each moment."
    decided = mean_share([one.decided for one in walks])
    late = share(sum(one.decided >= OPEN_TO_THE_END for one in walks), len(walks))
    yield about(
        "Pace",
        "It stays open for long." if decided.value > LATE else "It is decided early.",
        f"A game is decided (9 to 1 for the winner, for good) after {percent(decided)} % of its decisions; "
        f"{percent(late)} % of games stay open to the end.",
        PACE * (1 - decided.value),
        decided,
        doubt,
    )
    changes = mean([one.lead_changes for one in walks])
    fair = 1 / len(study.setting.game.sides(study.setting.players))
    back = share(sum(one.lowest < fair / 2 for one in walks), len(walks))
    yield about(
        "Pace",
        f"{100 * back.value:.0f} of 100 winners came from behind.",
        f"The lead changes {plainly(changes)} times a game, and {percent(back)} % of winners had less than half of an "
        "even chance at some moment.",
        ASIDE,
        back,
        doubt,
    )
    start = np.array([one.chances[0] for one in walks])
    noise = (start * (1 - start)).mean() / PLAYOUTS
    luck = math.sqrt(max(0.0, float(start.var(axis=0, ddof=1).mean() - noise)))
    said = f"What is dealt moves the chances by {100 * luck:.1f} points (standard deviation) before anybody has chosen."
    claim = "The deal matters." if luck > MUCH_LUCK else "The deal decides little."
    yield Finding("Pace", claim, said, 50 * luck, luck, doubt=doubt)


def skill(study: Study) -> Iterator[Finding]:
    for one in study.steps:
        change = one.change.change
        if not math.isnan(change.value) and one.games >= ENOUGH_DEALS:
            sure = one.change.sure()
            word = "is worth" if sure else "is not surely worth anything:"
            side = side_called(study.setting, one.side)
            said = (
                f"To play {side} like {one.stronger} instead of {one.weaker}, against {one.weaker}, {word} "
                f"{percent(change, True)} points ({one.games:,} deals)."
            )
            found = points(change) if sure else "nothing for sure"
            claim = f"{begun_large(one.stronger)} instead of {one.weaker}, for {side}: {found}."
            yield about("Skill", claim, said, SKILL * 100 * abs(change.value) if sure else ASIDE, change, "", sure)


def minutes(study: Study) -> Iterator[Finding]:
    players = study.setting.players
    long = study.thinking.minutes(study.watched.asked[:, :players], study.watched.chose[:, :players])
    low, middle, high = np.quantile(long, (0.05, 0.5, 0.95))
    said = (
        f"A game takes people about {middle:.0f} minutes (1 in 20 less than {low:.0f}, 1 in 20 more than {high:.0f})."
    )
    claim = f"A game of {middle:.0f} minutes."
    yield Finding("Endings", claim, said, ASIDE, float(middle), float(low), float(high), f"{study.thinking.told}.")


def secrets(study: Study) -> Iterator[Finding]:
    choices = study.watched.chose[:, : study.setting.players].sum(axis=1).mean()
    for one in study.open:
        change, side = one.change.change, side_called(study.setting, one.side)
        what, figure = f"To see all cards for {CHOICES} choices in a row", f"{percent(change, True)} points"
        claim = f"Open cards, for {side}: "
        if one.moments < ENOUGH_DEALS:
            claim += "not known."
            said = f"Too few deals were played with open cards to tell what they are worth to {side}: {one.moments}."
        elif one.change.sure():
            claim += f"{points(change)}."
            said = f"{what} is worth {figure} to {side}, played by {one.bot}."
        elif max(abs(change.low), abs(change.high)) < NEXT_TO_NOTHING:
            claim += "next to nothing."
            said = f"{what} is worth next to nothing to {side}, played by {one.bot}: {figure}."
        else:
            claim += "nothing for sure."
            said = f"{what} is not surely worth anything to {side} ({one.bot}): {figure}."
        doubt = (
            f"{one.moments:,} moments of games, each gone on from with shut and with open cards, the rest played "
            f"{PLAYOUTS} times; a game has {choices:.0f} choices of all seats. The search plans as if they stayed open."
        )
        sure = one.change.sure()
        yield about("Skill", claim, said, SKILL * 100 * abs(change.value) if sure else ASIDE, change, doubt, sure)


def strategies(study: Study) -> Iterator[Finding]:
    best = [one for one in dominant(study.duels) if one.instead_of != RANDOM]
    alike: dict[tuple[str, str, Estimate], list[Dominant]] = {}  # two names of what plays the same here
    for one in best:
        alike.setdefault((one.side, one.instead_of, one.least.change.change), []).append(one)
    for (side, other, change), ones in alike.items():
        mine, whose = joined([one.mine for one in ones]), side_called(study.setting, side)
        which = f"strategy {mine} beats" if len(ones) == 1 else f"strategies {mine} (the same here) beat"
        yield about(
            "Skill",
            f"A strategy dominates for {whose}: {mine}.",
            f"For {whose} the {which} {other} whatever the others play: by {percent(change, True)} points at least "
            f"(against {ones[0].least.against}).",
            50 * change.value,
            change,
            "Between the strategies that were written for this game; there may be better ones.",
            is_change=True,
        )
    names = strategies_of(study.setting)
    if len(names) > MANY_STRATEGIES and not best:
        yield Finding(
            "Skill",
            "No strategy dominates.",
            f"Of the strategies {joined(names[1:])} none beats another whatever the others play.",
            ASIDE,
            doubt=f"{study.plan.games_of_duels:,} deals of each pair.",
        )


def talk(study: Study) -> Iterator[Finding]:
    """Options that say whether people may talk: what becomes of it without, or with."""
    for one in study.options.effects:
        if one.name == TALK and one.figure == study.figures[0]:
            told = joined(
                [f"{value_called(value)} {percent(found.change, True)}" for value, found in one.levels.items()]
            )
            sure = "" if one.sure else " None of it is sure."
            yield Finding(
                "Skill",
                "Talk changes who wins." if one.sure else "Talk changes nothing for sure.",
                f"What talk is worth, instead of {value_called(one.usual)}, in points of wins of "
                f"{figure_called(study.setting, one.figure)}: {told}.{sure}",
                ASIDE,
                doubt="As far as these bots talk and listen: people do more of both.",
            )
