"""Draws which part of Turnkey imports which, as it is: docs/pictures/imports.svg.

    python tools/import_graph.py            # draws it anew
    python tools/import_graph.py --check    # fails if it is out of date: other arrows, or numbers off by a quarter

Every folder of src/turnkey is a box with its modules and lines; the number at an arrow says how many imports of single
modules it stands for. Needs grimp, which comes with import-linter.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Mapping
from pathlib import Path
from xml.sax.saxutils import escape

import grimp

ROOT = Path(__file__).parents[1]
PACKAGE = "turnkey"
PICTURE = ROOT / "docs" / "pictures" / "imports.svg"
# From the top down, as pyproject.toml's contract says; what each is for
PARTS = {
    "cli": "the command line and the terminal table",
    "play": "tables for people: server, store, live updates",
    "lab": "millions of games: sweeps, reports, audits",
    "env": "the games as environments for learners",
    "bots": "who may sit on a seat: policies, search, levels",
    "games": "one folder a game: rules, view, bots",
    "core": "records, rules, chance, secrecy, loops",
}
WIDTH, BOX_HEIGHT, GAP = 960, 58, 34
BOX_LEFT, BOX_WIDTH = 312, 336
LANE = 22  # between two lines that pass a box on the same side
TIP = (
    '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" '
    'markerUnits="userSpaceOnUse" orient="auto"><path class="tip" d="M0 0 8 4 0 8z"/></marker>'
)
ARROW = re.compile(r"<title>(\w+) → (\w+): (\d+)</title>")
STYLE = """
  svg { font: 14px system-ui, sans-serif; color-scheme: light dark; background: light-dark(#ffffff, #14181d); }
  .box { fill: light-dark(#eef4f4, #1f2a2e); stroke: light-dark(#2f7f79, #63c2b9); stroke-width: 1.5; }
  .name { font-weight: 700; font-size: 16px; fill: light-dark(#123, #e8f2f1); }
  .text { fill: light-dark(#345, #b6c6c8); font-size: 12.5px; }
  .line { fill: none; stroke: light-dark(#7a98a0, #5f7c84); }
  .tip { fill: light-dark(#7a98a0, #5f7c84); }
  .count { fill: light-dark(#345, #c6d6d8); font-size: 11.5px; paint-order: stroke; stroke: light-dark(#fff, #14181d);
    stroke-width: 4px; }
"""


def part_of(module: str) -> str:
    return module.split(".")[1] if "." in module else ""


def joined() -> dict[tuple[str, str], int]:
    """For every two parts, how many imports go from a module of the one to a module of the other."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    found: Counter[tuple[str, str]] = Counter()
    for module in graph.modules:
        for other in graph.find_modules_directly_imported_by(module):
            if {part_of(module), part_of(other)} <= PARTS.keys() and part_of(module) != part_of(other):
                found[part_of(module), part_of(other)] += 1
    return dict(found)


def sizes() -> dict[str, tuple[int, int]]:
    """The modules of every part, and their lines, in hundreds: so that not every change draws the picture anew."""
    found = {}
    for part in PARTS:
        files = list((ROOT / "src" / PACKAGE / part).rglob("*.py"))
        found[part] = len(files), round(sum(one.read_bytes().count(b"\n") for one in files), -3)
    return found


def lanes(pairs: Mapping[tuple[str, str], int]) -> dict[tuple[str, str], int]:
    """Lines that pass other boxes: how far out, so that no two of a side run over each other. Long ones outermost."""
    order = list(PARTS)
    far = sorted((pair for pair in pairs if span(pair) > 1), key=lambda pair: (span(pair), order.index(pair[0])))
    taken: dict[int, list[tuple[int, int]]] = defaultdict(list)
    found = {}
    for number, pair in enumerate(far):
        top, bottom = sorted(order.index(one) for one in pair)
        side = 1 if number % 2 else -1
        lane = 1
        while any(top < other_bottom and other_top < bottom for other_top, other_bottom in taken[side * lane]):
            lane += 1
        taken[side * lane].append((top, bottom))
        found[pair] = side * lane
    return found


def span(pair: tuple[str, str]) -> int:
    order = list(PARTS)
    return order.index(pair[1]) - order.index(pair[0])


def drawn() -> str:
    pairs = joined()
    upward = [f"{one} imports {other}" for one, other in pairs if span((one, other)) < 0]
    if upward:
        raise SystemExit(f"imports must point down: {', '.join(upward)}")
    order, way, measured = list(PARTS), lanes(pairs), sizes()
    top = {part: 20 + place * (BOX_HEIGHT + GAP) for place, part in enumerate(order)}
    height = top[order[-1]] + BOX_HEIGHT + 20
    right = BOX_LEFT + BOX_WIDTH
    lines: list[str] = []
    counts: list[tuple[float, float, int]] = []
    boxes: list[str] = []
    for pair, many in sorted(pairs.items(), key=lambda one: (order.index(one[0][0]), order.index(one[0][1]))):
        upper, lower = pair
        thick = 1 + min(5, many / 40)
        if pair in way:
            lane, edge = abs(way[pair]), right if way[pair] > 0 else BOX_LEFT
            out = edge + (LANE + lane * LANE) * (1 if way[pair] > 0 else -1)
            shift = 6 * lane - 22
            start, end = top[upper] + BOX_HEIGHT / 2 + shift, top[lower] + BOX_HEIGHT / 2 - shift
            path = (
                f"M{edge} {start:g} C{out} {start:g} {out} {start:g} {out} {start + 24:g} "
                f"V{end - 24:g} C{out} {end:g} {out} {end:g} {edge} {end:g}"
            )
            counts.append((out, (start + end) / 2, many))
        else:
            middle = BOX_LEFT + BOX_WIDTH / 2
            path = f"M{middle:g} {top[upper] + BOX_HEIGHT} V{top[lower]}"
            counts.append((middle, top[lower] - GAP / 2 + 4, many))
        lines.append(
            f'<path class="line" marker-end="url(#tip)" d="{path}" stroke-width="{thick:.1f}">'
            f"<title>{upper} → {lower}: {many}</title></path>"
        )
    for part, y in top.items():
        size = f"{measured[part][0]} modules, {measured[part][1]:,} lines"
        boxes.append(
            f'<rect class="box" x="{BOX_LEFT}" y="{y}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="8"/>'
            f'<text class="name" x="{BOX_LEFT + 16}" y="{y + 24}">{part}</text>'
            f'<text class="text" x="{right - 16}" y="{y + 24}" text-anchor="end">{size}</text>'
            f'<text class="text" x="{BOX_LEFT + 16}" y="{y + 44}">{escape(PARTS[part])}</text>'
        )
    numbers = [f'<text class="count" x="{x:g}" y="{y:g}" text-anchor="middle">{many}</text>' for x, y, many in counts]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Which part of Turnkey imports which: arrows point down, the numbers count imports</title>",
        f"<style>{STYLE}</style>", TIP, *lines, *numbers, *boxes, "</svg>", "",
    ])  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--check", action="store_true", help="write nothing: fail if the picture is not of these sources"
    )
    if not parser.parse_args().check:
        PICTURE.write_text(drawn(), encoding="utf-8")
        return 0
    shown = {(one, other): int(many) for one, other, many in ARROW.findall(PICTURE.read_text(encoding="utf-8"))}
    if not alike(shown, joined()):
        print("docs/pictures/imports.svg is not of these sources: run python tools/import_graph.py", file=sys.stderr)
        return 1
    return 0


def alike(shown: Mapping[tuple[str, str], int], now: Mapping[tuple[str, str], int]) -> bool:
    """The same arrows, and about as many imports: one more or less is no reason to draw anew."""
    return shown.keys() == now.keys() and all(abs(shown[pair] - now[pair]) <= max(3, now[pair] / 4) for pair in now)


if __name__ == "__main__":
    raise SystemExit(main())
