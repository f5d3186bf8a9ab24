"""Findings about things of which there are twice as many, and things that somebody begins with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from turnkey.core.names import joined
from turnkey.lab.report.finding import ASIDE, OPTIONS, Finding, about, percent, points
from turnkey.lab.report.gifts import FEWEST_DEALS
from turnkey.lab.report.naming import figure_called, side_called
from turnkey.lab.report.study import Study
from turnkey.lab.report.walks import PLAYOUTS

SHOWN = 4  # of each, the strongest


def more_of_it(study: Study) -> Iterator[Finding]:
    yield from given(study)
    yield from doubled(study)
    yield from not_asked(study)


def given(study: Study) -> Iterator[Finding]:
    told = [one for one in study.gifts.given if one.deals >= FEWEST_DEALS]
    sure = sorted((one for one in told if one.change.sure()), key=lambda one: -abs(one.change.change.value))
    giving = study.setting.game.definition.positions.giving
    whence = "It came out of the deck, and is missing there later; what it would have cost was not paid."
    whence = giving.told if giving else whence
    for one in sure[:SHOWN]:
        change, side = one.change.change, side_called(study.setting, one.side)
        yield about(
            "Things",
            f"To begin with {one.present.label}, for {side}: {points(change)}.",
            f"It is worth {percent(change, True)} points to {side}.",
            OPTIONS * 100 * abs(change.value),
            change,
            f"{one.deals} deals, each played on {PLAYOUTS} times with it and without. {whence}",
            is_change=True,
        )
    if told and not sure:
        yield Finding(
            "Things",
            "What one begins with is not surely worth anything.",
            f"Of {len(told)} things that a side began with none was surely worth anything.",
            ASIDE,
            doubt=f"At most {max(one.deals for one in told)} deals each: more --seconds tell more.",
        )
    yield from refusals("given to a seat at the start", study.gifts.refused)


def doubled(study: Study) -> Iterator[Finding]:
    sure = sorted(
        (one for one in study.doublings.found if one.change.sure()), key=lambda one: -abs(one.change.change.value)
    )
    swept = {one.variation.label for one in study.options.cells}  # these are told as options already
    for one in sure[:SHOWN]:
        change = one.change.change
        yield about(
            "Things",
            f"Twice as many {one.thing}: {points(change)}.",
            f"Wins of {figure_called(study.setting, study.figures[0])} change by {percent(change, True)} points "
            f"({one.how}).",
            ASIDE if one.how in swept else OPTIONS * 100 * abs(change.value),
            change,
            f"{one.games:,} deals; a game has {one.longer.change.value:+.1f} decisions. The bot does not know that "
            "there are more of them.",
            is_change=True,
        )
    if study.doublings.found and not sure:
        games = study.plan.games_of_doublings
        yield Finding(
            "Things",
            "Twice as many of anything change nothing for sure.",
            f"Of {joined([one.thing for one in study.doublings.found])} there were twice as many; the wins of "
            f"{figure_called(study.setting, study.figures[0])} stayed what they were, as far as this tells.",
            ASIDE,
            doubt=f"{games:,} deals each. Where seats are alike all have the more of it: look at lengths in the table.",
        )
    yield from refusals("doubled", study.doublings.refused)


def refusals(what: str, refused: Mapping[str, str]) -> Iterator[Finding]:
    if refused:
        first, why = next(iter(refused.items()))
        others = f" (and {len(refused) - 1} more)" if len(refused) > 1 else ""
        said = f"Could not be {what}: {first}{others}."
        yield Finding("Things", f"Not {what}.", said, ASIDE / 2, doubt=f"As the game says: {why}.")


def not_asked(study: Study) -> Iterator[Finding]:
    """What players who think had no time for."""
    plan = study.plan
    parts = {
        "options": plan.games_of_options, "bans": plan.games_of_bans, "things twice": plan.games_of_doublings,
    }  # fmt: skip
    missing = [name for name, games in parts.items() if not games]
    if missing:
        bots = ", ".join(dict.fromkeys(study.setting.bots))
        yield Finding(
            "Options",
            "Not everything was asked.",
            f"Not asked, for want of time: {joined(missing)}.",
            ASIDE,
            doubt=f"{bots} plays too few games in {study.seconds:.0f} seconds to tell anything about each. Ask for one "
            "change with `turnkey compare` or `turnkey sweep` and these bots, or give more --seconds.",
        )
