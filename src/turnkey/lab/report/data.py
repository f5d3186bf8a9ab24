"""The tables behind a report, for whoever wants to look closer: as Parquet beside the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from turnkey.lab.extra import need
from turnkey.lab.report.finding import Finding
from turnkey.lab.report.study import Study
from turnkey.lab.store import write_whole
from turnkey.lab.tables import columns_of


def tables_of(study: Study, findings: Sequence[Finding]) -> dict[str, Any]:
    """By name; a notebook shows them."""
    polars = need("polars")
    names = study.setting.game.seats[study.setting.players]
    bans = {(one.group.label): one for one in study.bans}
    rows: dict[str, list[dict[str, Any]]] = {
        "findings": [asdict(one) for one in findings],
        "things": [
            {
                "thing": one.group.label,
                "kind": one.group.kind,
                "offered": one.offered,
                "taken": one.taken,
                "times": one.times,
                "lift": one.lift.change.value if one.lift else None,
                "lift_low": one.lift.change.low if one.lift else None,
                "lift_high": one.lift.change.high if one.lift else None,
                "banned": bans[one.group.label].change.change.value if one.group.label in bans else None,
            }
            for one in study.uses
        ],
        "bans": [
            {
                "thing": one.group.label,
                "side": one.side,
                "change": one.change.change.value,
                "low": one.change.change.low,
                "high": one.change.change.high,
                "chance": one.change.chance,
                "strayed": one.strayed,
            }
            for one in study.bans
        ],
        "doubled": [
            {"thing": one.thing, "how": one.how, "games": one.games, "chance": one.change.chance,
             **one.change.change.plain(), "longer": one.longer.change.value}
            for one in study.doublings.found
        ],
        "given": [
            {"thing": one.present.label, "side": one.side, "deals": one.deals, "chance": one.change.chance,
             **one.change.change.plain()}
            for one in study.gifts.given
        ],
        "choices": [
            {"game": one.number, "seat": names[one.seat], "options": one.options, "verbs": "/".join(one.verbs),
             "spread": one.spread}
            for one in study.walks.weighed
        ],
        "pace": [
            {"game": walk.number, "moment": float(moment), "side": side, "chance": float(chance)}
            for walk in study.walks.walks
            for moment, chances in zip(walk.moments, walk.chances, strict=True)
            for side, chance in enumerate(chances)
        ],
        "open_cards": [
            {"bot": one.bot, "side": one.side, "moments": one.moments, "chance": one.change.chance,
             **one.change.change.plain()}
            for one in study.open
        ],
        "strategies": [
            {"side": one.side, "mine": one.mine, "instead_of": one.instead_of, "against": one.against,
             "chance": one.change.chance, **one.change.change.plain()}
            for one in study.duels
        ],
        "players": [
            {"bot": one.bot, "games": one.games, "figure": name, **found.plain()}
            for one in study.players
            for name, found in one.figures.items()
        ],
    }  # fmt: skip
    made = {name: polars.DataFrame(lines, infer_schema_length=None) for name, lines in rows.items() if lines}
    return made | {
        "games": polars.DataFrame(columns_of(study.watched)),
        "options": study.options.table(),
        "options_random": study.options_random.table(),
    }


def write_tables(folder: Path, study: Study, findings: Sequence[Finding]) -> list[str]:
    folder.mkdir(parents=True, exist_ok=True)
    made = tables_of(study, findings)
    for name, one in made.items():
        write_whole(folder / f"{name}.parquet", one)
    return list(made)
