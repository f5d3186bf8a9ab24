"""The pictures of a report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from turnkey.lab.pictures import CALM, DOWN, HUES, INK, UP, drawing
from turnkey.lab.report.walks import Walk
from turnkey.lab.report.worth import Ban, Use
from turnkey.lab.statistics import Estimate

ROW = 0.36  # inches
SLICES = 12


def intervals(rows: Mapping[str, Estimate], label: str, scale: float = 100.0, even: float | None = None) -> str:
    """A point with its interval for each row; `even`: where they would be if nobody were favoured."""
    names = list(rows)[::-1]
    with drawing(7.2, 0.9 + ROW * len(names)) as (_, axes, out):
        for place, name in enumerate(names):
            found = rows[name]
            axes.plot([scale * found.low, scale * found.high], [place, place], color=UP, linewidth=2)
            axes.plot(scale * found.value, place, "o", color=UP)
            axes.annotate(f"{scale * found.value:.1f}", (scale * found.value, place), (0, 6), ha="center", fontsize=8,
                          textcoords="offset points")  # fmt: skip
        if even is not None:
            axes.axvline(scale * even, color=INK, linewidth=0.8, linestyle=":")
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(-0.6, len(names) - 0.2)
        axes.margins(x=0.12)
        axes.set_xlabel(label)
    return out.getvalue()


def stacked_times(columns: Mapping[str, np.ndarray], label: str) -> str:
    """How long games are."""
    with drawing(7.2, 2.6) as (_, axes, out):
        for hue, (name, values) in zip(HUES, columns.items(), strict=False):
            most = int(values.max()) + 1
            bins = np.arange(-0.5, most + 0.5) if most <= 60 else 40
            axes.hist(values, bins=bins, color=hue, alpha=0.6, label=name, density=True)
        axes.set_yticks([])
        axes.set_xlabel(label)
    return out.getvalue()


def over_time(walks: Sequence[Walk], names: Sequence[str]) -> str:
    """The chances of each side in games that it won and in those that it lost, as games go on."""
    edges = np.linspace(0, 1, SLICES + 1)
    middles = (edges[:-1] + edges[1:]) / 2
    with drawing(7.2, 3.2) as (_, axes, out):
        told = [one for one in walks if one.winner is not None]
        for one in told[:30]:
            axes.plot(one.moments, 100 * one.chances[:, one.winner], color=CALM, linewidth=0.6, alpha=0.25)
        moments = np.concatenate([one.moments for one in told])
        chances = np.concatenate([one.chances[:, one.winner] for one in told])
        places = np.clip(np.digitize(moments, edges) - 1, 0, SLICES - 1)
        curve = [chances[places == slot].mean() if (places == slot).any() else np.nan for slot in range(SLICES)]
        axes.plot(middles, 100 * np.array(curve), color=UP, linewidth=2.5, label="on average")
        axes.axhline(100 / max(2, len(names)), color=INK, linewidth=0.8, linestyle=":")
        axes.set_ylim(0, 102)
        axes.set_xlabel("how far the game is, by decisions")
        axes.set_ylabel("% for the later winner")
    return out.getvalue()


def lifts_and_bans(uses: Sequence[Use], bans: Sequence[Ban], most: int = 24) -> str:
    """What things are worth: by who did them, and by what is lost without them."""
    lost = {one.group.label: one.change.change for one in bans}
    told = [one for one in uses if one.lift is not None]
    told.sort(key=lambda one: (one.group.label not in lost, -abs(one.lift.change.value if one.lift else 0.0)))
    shown = sorted(told[:most], key=lambda one: one.lift.change.value if one.lift else 0.0)
    with drawing(7.2, 1.0 + ROW * max(1, len(shown))) as (_, axes, out):
        for row, one in enumerate(shown):
            assert one.lift is not None
            change = one.lift.change
            axes.plot([100 * change.low, 100 * change.high], [row + 0.12] * 2, color=UP, linewidth=2)
            axes.plot(100 * change.value, row + 0.12, "o", color=UP, label="by lift" if row == 0 else None)
            if one.group.label in lost:
                found = lost[one.group.label]
                axes.plot([-100 * found.low, -100 * found.high], [row - 0.18] * 2, color=DOWN, linewidth=2)
                axes.plot(-100 * found.value, row - 0.18, "D", color=DOWN, markersize=5)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_yticks(range(len(shown)), [one.group.label for one in shown])
        axes.set_xlabel("points of a chance to win (● by lift, ◆ what is lost when it is banned)")
    return out.getvalue()
