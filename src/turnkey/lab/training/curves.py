"""The curve of a training: a table of numbers, and a drawing of it."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields

WIDE, HIGH, LEFT, BELOW = 640, 360, 46, 34


@dataclass(frozen=True)
class Point:
    """What was reached after some time: the score against the game's usual bot, ½ being as strong."""

    seconds: float
    decisions: int
    lessons: int
    score: float
    low: float
    high: float


def as_table(points: Sequence[Point]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, [one.name for one in fields(Point)], lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(one) for one in points)
    return out.getvalue()


def as_drawing(points: Sequence[Point], title: str) -> str:
    """The score by minutes with its interval; the dashed line is the bot itself."""
    last = max(points[-1].seconds, 1e-9) if points else 1.0
    least = min([0.4, *(one.low for one in points)])
    most = max([0.6, *(one.high for one in points)])

    def at(second: float, score: float) -> str:
        x = LEFT + (WIDE - LEFT - 20) * second / last
        y = HIGH - BELOW - (HIGH - BELOW - 30) * (score - least) / (most - least)
        return f"{x:.1f},{y:.1f}"

    band = " ".join([at(one.seconds, one.high) for one in points] + [at(one.seconds, one.low) for one in points[::-1]])
    line = " ".join(at(one.seconds, one.score) for one in points)
    marks = ""
    for tenth in range(11):
        if least <= tenth / 10 <= most:
            place = at(0, tenth / 10)
            marks += f'<path d="M{place} L{at(last, tenth / 10)}" stroke="#ddd"/>'
            marks += f'<text x="8" y="{float(place.split(",")[1]) + 4:.1f}">{tenth / 10:.1f}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{marks}'
        f'<path d="M{at(0, 0.5)} L{at(last, 0.5)}" stroke="#888" stroke-dasharray="5 4"/>'
        f'<polygon points="{band}" fill="#2a6f97" opacity="0.2"/>'
        f'<polyline points="{line}" fill="none" stroke="#2a6f97" stroke-width="2"/>'
        f'<text x="{LEFT}" y="18">{title}</text>'
        f'<text x="{LEFT}" y="{HIGH - 10}">0</text>'
        f'<text x="{WIDE - 20}" y="{HIGH - 10}" text-anchor="end">{last / 60:.1f} minutes</text></svg>\n'
    )
