"""The report as one page that needs nothing else: findings first, then each part with its picture and its table."""

from __future__ import annotations

import html
import math
from collections.abc import Iterator, Sequence

import numpy as np

from turnkey.lab.designs import written
from turnkey.lab.figures import is_share
from turnkey.lab.pictures import tornado
from turnkey.lab.report import charts
from turnkey.lab.report.finding import Finding
from turnkey.lab.report.findings import findings_of, sections
from turnkey.lab.report.look import STYLE, listed, wins_bar
from turnkey.lab.report.naming import figure_called, seat_called, side_called
from turnkey.lab.report.secrets import CHOICES
from turnkey.lab.report.study import Study
from turnkey.lab.statistics import Estimate
from turnkey.lab.summary import QUANTILES, side_name

TOP = 12  # findings before the parts begin


def page_of(study: Study, command: str) -> tuple[str, list[Finding]]:
    findings = findings_of(study)
    parts = "".join(parts_of(study, sections(findings)))
    name = html.escape(study.setting.game.title)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{name}: a report</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{STYLE}</style></head><body><header><h1>{name} <small>report</small></h1>{at_a_glance(study)}"
        f"{how(study, command)}</header><main>"
        "<h2>Findings <small>by what somebody at the table would notice most</small></h2>"
        f"{listed(findings[:TOP])}{more('The others', listed(findings[TOP:])) if findings[TOP:] else ''}{parts}"
        "</main></body></html>\n"
    ), findings


def at_a_glance(study: Study) -> str:
    """Who wins; by the turn order where there are no sides, since seats may take turns at beginning."""
    rows = study.summary.sides or study.summary.turn_order or study.summary.seats
    if len(rows) < 2:
        return ""
    return wins_bar({side_called(study.setting, name): row["wins"] for name, row in rows.items()})


def how(study: Study, command: str) -> str:
    setting = study.setting
    changed = setting.game.options.changed(setting.values)
    options = ", ".join(f"{name}={written(value)}" for name, value in changed.items()) or "as printed"
    bots = ", ".join(dict.fromkeys(setting.bots))
    return (
        f"<p>{study.watched.games:,} games of {html.escape(bots)} bots, {setting.players} seats, options "
        f"{html.escape(options)}, edition {html.escape(setting.game.edition.name)}, seed {study.seed}; "
        f"{study.seconds:,.0f} seconds in all. Intervals are of 95 %, points are those of a chance to win, of 100. A "
        "figure of one bot is a fact about that bot until others agree. Again, with as many games as the time allows: "
        f"<code>{html.escape(command)}</code></p>"
    )


def more(title: str, content: str) -> str:
    return f"<details><summary>{html.escape(title)}</summary>{content}</details>"


def picture(svg: str, caption: str) -> str:
    marked = svg.replace("<svg ", f'<svg role="img" aria-label="{html.escape(caption, quote=True)}" ', 1)
    return f"<figure>{marked}<figcaption>{html.escape(caption)}</figcaption></figure>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], title: str = "As a table") -> str:
    head = "".join(f'<th scope="col">{html.escape(one)}</th>' for one in headings)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return more(title, f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>')


def cells(found: Estimate | None, percent: bool = True, signed: bool = False) -> list[str]:
    if found is None or math.isnan(found.value):
        return ["–", "–"]
    scale, sign = (100 if percent else 1), "+" if signed else ""
    span = "–" if math.isnan(found.low) else f"{scale * found.low:{sign}.2f} to {scale * found.high:{sign}.2f}"
    return [f"{scale * found.value:{sign}.2f}", span]


def parts_of(study: Study, by_section: dict[str, list[Finding]]) -> Iterator[str]:
    """Every part with its own findings, picture and table."""
    made = {
        "Balance": balance, "Endings": endings, "Choices": choices, "Pace": pace, "Skill": skill, "Options": options,
        "Things": things, "Never": lambda study: "",
    }  # fmt: skip
    titles = {
        "Balance": "Who wins", "Endings": "How it ends, and how long it takes", "Choices": "Real choices",
        "Pace": "Pace and drama", "Skill": "The worth of skill: bot or game?", "Options": "What would change it",
        "Things": "Deeds, cards, things", "Never": "What never comes up",
    }  # fmt: skip
    for section, title in titles.items():
        content = made[section](study)
        own = by_section.get(section, [])
        if content or own:
            yield f"<h2>{title}</h2>{listed(own) if own else ''}{content}"


def balance(study: Study) -> str:
    summary = study.summary
    shown = ""
    for what, rows in (("side", summary.sides), ("turn order", summary.turn_order), ("seat", summary.seats)):
        if len(rows) > 1 and not (what == "seat" and summary.sides):
            named = {side_called(study.setting, name): row for name, row in rows.items()}
            wins = {name: row["wins"] for name, row in named.items()}
            shown += picture(charts.intervals(wins, "% of games won", even=1 / len(rows)), f"Wins by {what}")
            lines = [[name, *cells(row["wins"]), *cells(row["mean_return"], False)] for name, row in named.items()]
            shown += table((what, "wins %", "95 %", "mean return", "95 %"), lines)
    return shown


def endings(study: Study) -> str:
    summary = study.summary
    shown = ""
    for measure, shares in summary.shares.items():
        shown += picture(charts.intervals(shares, "% of games"), f"Games by {measure}")
        shown += table((measure, "games %", "95 %"), [[word, *cells(found)] for word, found in shares.items()])
    lengths = study.watched.asked.sum(axis=1)
    shown += picture(charts.stacked_times({"decisions": lengths}, "decisions in a game"), "How long games are")
    rows = [
        [name, *cells(found, False), *(f"{one:g}" for one in summary.quantiles[name])]
        for name, found in summary.measures.items()
    ]
    return shown + table(
        ("measure", "mean", "95 %", *(f"q{round(100 * one)}" for one in QUANTILES)), rows, "All measures"
    )


def choices(study: Study) -> str:
    players, names = study.setting.players, study.setting.game.seats[study.setting.players]
    rows = []
    for seat, name in enumerate(names):
        asked, chose = study.watched.asked[:, seat].mean(), study.watched.chose[:, seat].mean()
        rows.append(
            [seat_called(study.setting, name), f"{asked:.2f}", f"{chose:.2f}", *cells(study.walks.spread(seat))]
        )
    by_verbs: dict[tuple[str, ...], list[float]] = {}
    for one in study.walks.weighed:
        by_verbs.setdefault(one.verbs, []).append(one.spread)
    kinds = sorted(by_verbs.items(), key=lambda item: -len(item[1]))
    lines = [[" / ".join(verbs), str(len(found)), f"{100 * float(np.mean(found)):.1f}"] for verbs, found in kinds[:30]]
    assert len(rows) == players
    return table(("seat", "decisions", "with a choice", "worst to best, points", "95 %"), rows, "By seat") + table(
        ("asked about", "looked at", "worst to best, points"), lines, "By what is asked"
    )


def pace(study: Study) -> str:
    walks = [one for one in study.walks.walks if one.winner is not None]
    sides = study.setting.game.sides(study.setting.players)
    if not walks or len(sides) < 2:
        return ""
    names = [side_called(study.setting, side_name(study.setting.game, study.setting.players, side)) for side in sides]
    rows = [
        [
            str(one.number),
            names[one.winner or 0],
            f"{100 * one.decided:.0f}",
            str(one.lead_changes),
            f"{100 * one.lowest:.0f}",
        ]
        for one in walks
    ]
    return picture(
        charts.over_time(walks, names), "The later winner's chance as the game goes on: single games, and their average"
    ) + table(("game", "won by", "decided after %", "lead changes", "winner's lowest chance %"), rows)


def skill(study: Study) -> str:
    figures = [name for name in study.figures if all(name in one.figures for one in study.players)]
    rows = [
        [name, *(cell for one in study.players for cell in cells(one.figures[name], is_share(name)))]
        for name in figures
    ]
    headings = [cell for one in study.players for cell in (f"{one.bot} ({one.games:,} games)", "95 %")]
    steps = [
        [
            f"{side_called(study.setting, one.side)}: {one.weaker} → {one.stronger}",
            *cells(one.change.change, signed=True),
            f"{one.games:,}",
        ]
        for one in study.steps
    ]
    return (
        table(("all play alike", *headings), rows, "The same figures among players of each strength")
        + table(("a side gets better", "points", "95 %", "deals"), steps, "Steps of skill")
        + strategies(study)
    )


def strategies(study: Study) -> str:
    """Strategies against each other, and open cards."""
    opened = [
        [
            f"{side_called(study.setting, one.side)}, played by {one.bot}",
            *cells(one.change.change, signed=True),
            f"{one.moments:,}",
        ]
        for one in study.open
    ]
    duels = [
        [f"{side_called(study.setting, one.side)}: {one.mine} instead of {one.instead_of}, against {one.against}",
         *cells(one.change.change, signed=True)]
        for one in study.duels
        if one.change.change.value >= 0
    ]  # fmt: skip
    shown = (
        table((f"sees all cards for {CHOICES} choices", "points", "95 %", "moments"), opened, "Open cards")
        if opened
        else ""
    )
    return shown + table(("strategy", "points", "95 %"), duels, "Strategies against each other")


def options(study: Study) -> str:
    figure = study.figures[0]
    effects = [one for one in study.options.effects if one.figure == figure]
    if not effects:
        return ""
    randoms = {(one.variation.label): one for one in study.options_random.of(figure)}
    rows = [
        [
            one.variation.label,
            *cells(one.value),
            *cells(one.change.change, signed=True),
            *cells(randoms[one.variation.label].change.change, signed=True),
        ]
        for one in sorted(study.options.of(figure), key=lambda one: -abs(one.change.change.value))
    ]
    headings = ("setting", "wins %", "95 %", "change", "95 %", "among random", "95 %")
    drawn = tornado(effects, f"wins of {figure_called(study.setting, figure)}", True)
    return picture(drawn, "What each option changes by itself, on the same deals") + table(headings, rows)


def things(study: Study) -> str:
    bans = {one.group.label: one for one in study.bans}
    rows = []
    for one in sorted(study.uses, key=lambda one: -one.times):
        if one.offered > 0:
            ban = bans.get(one.group.label)
            rows.append(
                [
                    one.group.label,
                    f"{100 * one.offered:.1f}",
                    f"{100 * one.taken:.1f}",
                    f"{one.times:.2f}",
                    *cells(one.lift.change if one.lift else None, signed=True),
                    *cells(ban.change.change if ban else None, signed=True),
                ]
            )
    headings = ("deed", "could %", "of these did %", "times a game", "lift", "95 %", "when banned", "95 %")
    shown = picture(charts.lifts_and_bans(study.uses, study.bans), "What deeds and things are worth")
    return shown + table(headings, rows) + more_of_it(study)


def more_of_it(study: Study) -> str:
    """Things that somebody begins with, and things of which there are twice as many."""
    given = [
        [
            f"{one.present.label}, to {side_called(study.setting, one.side)}",
            *cells(one.change.change, signed=True),
            f"{one.deals:,}",
        ]
        for one in sorted(study.gifts.given, key=lambda one: -one.change.change.value)
    ]
    doubled = [
        [one.thing, one.how, *cells(one.change.change, signed=True), *cells(one.longer.change, False, True)]
        for one in sorted(study.doublings.found, key=lambda one: -abs(one.change.change.value))
    ]
    wins = f"wins of {figure_called(study.setting, study.figures[0])}"
    shown = table(("begins with", "points", "95 %", "deals"), given, "When a seat begins with it") if given else ""
    return shown + (
        table(("twice as many", "how", wins, "95 %", "decisions", "95 %"), doubled, "With twice as many")
        if doubled
        else ""
    )
