"""How a report looks: its style, how it shows a finding, and who wins at a glance. It fetches nothing."""

from __future__ import annotations

import html
import math
from collections.abc import Mapping, Sequence

from turnkey.lab.report.finding import Finding, tenths
from turnkey.lab.statistics import Estimate

STYLE = """
:root {
  color-scheme: light dark; --paper: #fdf9ef; --card: #fff; --ink: #1a1d26; --faint: #5c6270; --line: #ddd3ba;
  --band: #f4ebd6; --more: #2a7ab9; --less: #c9621d;
  --side0: #f0b429; --side1: #2a7ab9; --side2: #3d9a50; --side3: #c9621d; --side4: #8d5fb3; --side5: #6b7f8c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171d; --card: #1d2028; --ink: #ece7da; --faint: #a9abb3; --line: #3a3d46; --band: #262932;
    --more: #5fa8e0; --less: #e68a4a;
  }
}
body { font: 16px/1.5 system-ui, sans-serif; background: var(--paper); color: var(--ink); margin: 0 }
header { background: #14161d; color: #f6efdf; border-bottom: 5px solid #f0b429; padding: 1.4rem 1.5rem 1.2rem }
header > *, main { max-width: 60rem; margin: 0 auto } main { padding: 0 1.5rem 3rem }
h1 { font-size: 2rem; line-height: 1.1; letter-spacing: .01em } h1 small { color: #f0b429; font-weight: 600 }
header p { margin-top: .6rem; color: #c9c4b6; font-size: .9rem } header code { background: #262932; color: #f6efdf }
h2 { margin: 2.6rem 0 .8rem; border-top: 2px solid var(--ink); padding-top: .7rem; font-size: 1.35rem }
h2 small, .how, .doubt, figcaption { color: var(--faint); font-size: .9rem; font-weight: 400 }
.wins { display: flex; height: 3.4rem; border-radius: .5rem; overflow: hidden; margin-top: 1rem; color: #14161d }
.wins > span { display: flex; flex-direction: column; justify-content: center; padding: 0 .6rem; line-height: 1.15;
  overflow: hidden; white-space: nowrap; font-size: .85rem; min-width: 0; box-shadow: inset -2px 0 #14161d }
.wins b { font-size: 1.25rem }
ol.findings { list-style: none; padding: 0; counter-reset: place; margin: 0 }
ol.findings > li { counter-increment: place; position: relative; background: var(--card); border: 1px solid var(--line);
  border-radius: .5rem; padding: .7rem 1rem .7rem 3.6rem; margin: .6rem 0 }
ol.findings > li::before { content: counter(place); position: absolute; left: 1rem; top: .55rem; font-size: 1.5rem;
  font-weight: 700; line-height: 1.2; color: var(--faint) }
.claim { display: flex; flex-wrap: wrap; gap: .2rem 1rem; justify-content: space-between; align-items: center;
  font-size: 1.1rem; font-weight: 650 }
ol.findings p { margin: .15rem 0 0 } .doubt b { font-weight: 600 }
figure { margin: 1rem 0; overflow-x: auto } svg { max-width: 100%; height: auto } .claim svg { flex: none }
table { border-collapse: collapse; font-size: .9rem } .wide { overflow-x: auto }
th, td { text-align: right; padding: .2rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } thead th { background: var(--band) }
details { margin: .5rem 0 } summary { cursor: pointer; color: var(--faint) }
code { background: var(--band); padding: .1rem .3rem; overflow-wrap: anywhere }
@media (max-width: 40rem) { ol.findings > li { padding-left: 2.9rem } ol.findings > li::before { left: .6rem } }
"""
COLOURS = 6
HALF, TALL = 90, 16  # of the bar beside a claim: to each side of its middle, and its height
TOLD = 0.06  # of the bar of wins: a part that is smaller has no room for its figure


def listed(findings: Sequence[Finding]) -> str:
    reach = max((abs(end) for one in findings if one.is_change for end in (one.low, one.high)), default=1.0) or 1.0
    items = "".join(
        f'<li><div class="claim"><span>{html.escape(one.claim)}</span>{change_bar(one, reach)}</div>'
        f"<p>{html.escape(one.sentence)}</p>"
        + (f'<p class="doubt"><b>Believe it?</b> {html.escape(one.doubt)}</p>' if one.doubt else "")
        + "</li>"
        for one in findings
    )
    return f'<ol class="findings">{items}</ol>'


def change_bar(one: Finding, reach: float) -> str:
    """How far something moves a chance to win, with its interval: more to the right, less to the left."""
    if not one.is_change or math.isnan(one.low):
        return ""
    value, low, high = (HALF + 1 + HALF * end / reach for end in (one.figure, one.low, one.high))
    middle, wide = HALF + 1, 2 * HALF + 2
    colour = "var(--more)" if one.figure > 0 else "var(--less)"
    told = f"{tenths(100 * one.figure, True)} points, {tenths(100 * one.low, True)} to {tenths(100 * one.high, True)}"
    return (
        f'<svg role="img" aria-label="{told}" width="{wide}" height="{TALL}" viewBox="0 0 {wide} {TALL}">'
        f'<line x1="0" x2="{wide}" y1="{TALL / 2}" y2="{TALL / 2}" stroke="var(--line)"/>'
        f'<rect x="{min(value, middle):.1f}" y="3" width="{abs(value - middle):.1f}" height="{TALL - 6}" '
        f'fill="{colour}"/><path d="M{low:.1f} {TALL / 2}H{high:.1f}M{low:.1f} 4v8M{high:.1f} 4v8M{middle} 0v{TALL}" '
        'fill="none" stroke="currentColor" stroke-width="1.5"/></svg>'
    )


def wins_bar(wins: Mapping[str, Estimate]) -> str:
    """Who wins, at a glance: every side's part of one bar."""
    whole = sum(found.value for found in wins.values()) or 1.0
    parts = []
    for place, (name, found) in enumerate(wins.items()):
        share = f"{100 * found.value:.1f} %"
        told = f"<b>{share}</b>{html.escape(name)}" if found.value / whole > TOLD else ""
        parts.append(
            f'<span style="flex: {found.value / whole:.4f} 1 0; background: var(--side{place % COLOURS})" '
            f'title="{html.escape(name, quote=True)}: {share}">{told}</span>'
        )
    words = "; ".join(f"{name} {100 * found.value:.1f} %" for name, found in wins.items())
    return (
        f'<div class="wins" role="img" aria-label="Games won: {html.escape(words, quote=True)}">{"".join(parts)}</div>'
    )
