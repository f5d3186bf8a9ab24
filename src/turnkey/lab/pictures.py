"""Pictures of what the lab found, as SVG that takes its colours from the page around it."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from turnkey.core.table_options import titled
from turnkey.lab.designs import sort_key, written
from turnkey.lab.extra import need

if TYPE_CHECKING:
    from turnkey.lab.sweep import Cell, Effect

INK = "#010203"  # stands for the colour of the text around the picture
UP, DOWN, CALM = "#2a7ab9", "#c9621d", "#6b7f8c"  # told apart by colour-blind people, on light and dark
HUES = (UP, DOWN, "#3d9a50", "#8d5fb3", "#a88a12", "#c04a78")


@contextmanager
def drawing(width: float, height: float) -> Iterator[tuple[Any, Any, io.StringIO]]:
    """A figure, its axes, and where its SVG will stand afterwards."""
    matplotlib = need("matplotlib")
    from matplotlib.figure import Figure

    style = {
        "svg.fonttype": "none", "svg.hashsalt": "turnkey", "font.family": "sans-serif", "font.size": 10,
        "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": INK, "xtick.color": INK, "ytick.color": INK,
        "axes.spines.top": False, "axes.spines.right": False,
    }  # fmt: skip
    out = io.StringIO()
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        yield figure, figure.subplots(), out
        drawn = io.StringIO()
        figure.savefig(drawn, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = drawn.getvalue()
    out.write(svg[svg.index("<svg") :].replace(INK, "currentColor"))


def tornado(effects: Sequence[Effect], figure: str, percent: bool, most: int = 25) -> str:
    """How far each option moves a figure, the strongest on top."""
    shown = list(effects[:most])[::-1]
    scale = 100 if percent else 1
    with drawing(7.5, 1.0 + 0.36 * max(1, len(shown))) as (_, axes, out):
        for row, one in enumerate(shown):
            levels = {value: found for value, found in one.levels.items() if not math.isnan(found.change.value)}
            for found in levels.values():
                change = scale * found.change.value
                axes.barh(row, change, color=UP if change > 0 else DOWN, alpha=0.35 if one.sure else 0.15, height=0.6)
                axes.plot([scale * found.change.low, scale * found.change.high], [row, row], color=INK, linewidth=0.8)
            ends = {
                min(levels, key=lambda at: levels[at].change.value),
                max(levels, key=lambda at: levels[at].change.value),
            }
            for value in ends:
                change = scale * levels[value].change.value
                side = "left" if change > 0 else "right"
                axes.annotate(f" {written(value)} ", (change, row), ha=side, va="center", fontsize=8)
        axes.set_yticks(range(len(shown)), [f"{called(one.name)} (usually {written(one.usual)})" for one in shown])
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.margins(x=0.15)
        axes.set_xlabel(f"change of {figure}" + (", in points of 100" if percent else ""))
    return out.getvalue()


def called(name: str) -> str:
    """Options have titles, entries of the edition their path."""
    return name if "." in name else titled(name)


def surface(cells: Sequence[Cell], names: tuple[str, str], usual: tuple[Any, Any], percent: bool) -> str:
    """A figure over two options, as a map with its numbers."""
    rows, columns = (
        sorted({one.variation.changes.get(name, before) for one in cells}, key=sort_key)
        for name, before in zip(names, usual, strict=True)
    )
    found = {tuple(one.variation.changes.get(name, before) for name, before in zip(names, usual, strict=True)): one
             for one in cells}  # fmt: skip
    scale = 100 if percent else 1
    grid = [[scale * found[row, column].value.value if (row, column) in found else math.nan for column in columns]
            for row in rows]  # fmt: skip
    with drawing(1.8 + 0.8 * len(columns), 1.2 + 0.5 * len(rows)) as (_, axes, out):
        axes.imshow(grid, cmap="cividis", aspect="auto", alpha=0.55)
        for down, line in enumerate(grid):
            for along, value in enumerate(line):
                axes.annotate(f"{value:.3g}", (along, down), ha="center", va="center")
        axes.set_xticks(range(len(columns)), [written(one) for one in columns])
        axes.set_yticks(range(len(rows)), [written(one) for one in rows])
        axes.set_xlabel(names[1])
        axes.set_ylabel(names[0])
    return out.getvalue()
