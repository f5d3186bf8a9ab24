"""Games from elsewhere for the tests of the page: installed in a folder as pip would, each with files of its own."""

from __future__ import annotations

import re
import sys
import textwrap
from pathlib import Path

from browsing import ROOT

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))
from kuhn_installed import install

ELEMENT = "customElements.define('turnkey-{slug}', class extends HTMLElement {{ {body} }});"
SCRIPTS = {
    "no_script": "this is no script",
    "fails_to_load": 'throw new Error("while loading");',
    "defines_nothing": "export const world = {};",
}
ELEMENTS = {
    "cannot_be_made": "constructor() { super(); throw new Error('made'); }",
    "fails_in_its_place": "connectedCallback() { throw new Error('placed'); }",
    "fails_to_draw": "set table(table) { throw new Error('drawn'); }",
    "fails_later": "set table(table) { setTimeout(() => { throw new Error('later'); }); }",
    "rejects_later": "set table(table) { (async () => { throw new Error('later'); })(); }",
    "plays_by_itself": "set table(table) { table.act('bet'); }",
}
# Boards that do not work, by the game that brings each; all of them are Kuhn poker otherwise
BROKEN = SCRIPTS | {slug: ELEMENT.format(slug=slug, body=body) for slug, body in ELEMENTS.items()}
GONE = "gone"  # a game whose board is taken away while the server runs
PLAIN = "plain"  # a game that brings no files

STONES = '''
"""Seven stones lie on the table; in turn each player takes one of some colour, and who took the last wins."""

from pathlib import Path
from typing import Any

import turnkey.kit as tk

COLOURS = tk.Names("stone", ("red", "green", "blue"), ("a red stone", "a green stone", "a blue stone"))
SEATS = tk.Names("seat", ("first", "second"))
ACTIONS = tk.ActionSpace(
    tk.Verb("take", tk.Choice("stone", COLOURS, COLOURS.titles), says="Take {stone}.", touches=("stone:{stone}",),
            why="There must be one.", open=True)
)
event = tk.Events()
TAKEN = event("taken", seat=SEATS, stone=COLOURS, says="{seat} takes {stone}.", cue="take")


@tk.record
class Game:
    rng: tk.u64 = tk.field(known_by=tk.NOBODY)
    stones: tk.i8[3] = tk.field(by=COLOURS)
    acts: tk.i8


@tk.rule
def deal(game: Game, book: Any) -> None:
    game.stones[0], game.stones[1], game.stones[2] = 2, 2, 3


@tk.rule
def actors(game: Game, book: Any) -> int:
    return 0 if over(game, book) else 1 << (game.acts % 2)


@tk.rule
def options(game: Game, book: Any, seat: int, menu: Any) -> None:
    if tk.knows(actors(game, book), seat):
        for stone in range(3):
            tk.offer_if(menu, game.stones[stone] > 0, stone)


@tk.rule
def apply(game: Game, book: Any, seat: int, action: int) -> None:
    game.stones[action] -= 1
    game.acts += 1
    tk.emit(game, TAKEN, seat, action)


@tk.rule
def over(game: Game, book: Any) -> bool:
    return game.acts == 7


@tk.rule
def returns(game: Game, book: Any, out: Any) -> None:
    out[0], out[1] = 1, -1


@tk.rule
def determinize(game: Game, book: Any, seat: int, dice: Any) -> None:
    tk.reseed(game, dice)


GAME = tk.Definition(
    "stones", "Stones", 1, "Who takes the last?", minutes="1", seats={2: SEATS},
    rules=tk.Rules(Game, __name__), words=tk.Words(ACTIONS, SEATS, events=event),
    shown=tk.Shown(page=Path(__file__).parent / "stones_page"),
)
'''


def documented_board() -> str:
    """The board that docs/boards.md shows."""
    page = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
    found = re.search(r"```js\n(.*?)```", page, re.DOTALL)
    assert found is not None
    return found.group(1)


def site(folder: Path) -> Path:
    """A folder in which Kuhn poker is installed, the game of stones with the documented board, and broken guests."""
    install(folder)
    (folder / "stones.py").write_text(STONES)
    put(folder / "stones_page", "board.js", documented_board())
    for slug, board in {**BROKEN, GONE: "export {};"}.items():
        put(folder / f"{slug}_page", "board.js", board)
    (folder / "guests_of_tests.py").write_text(
        textwrap.dedent(f"""\
            from dataclasses import replace
            from pathlib import Path

            from turnkey_kuhn import GAME

            here = Path(__file__).parent
            for slug in {[*BROKEN, GONE, PLAIN]}:
                page = None if slug == {PLAIN!r} else here / f"{{slug}}_page"
                globals()[slug] = replace(GAME, slug=slug, title=slug, shown=replace(GAME.shown, page=page))
            """)
    )
    points = [f"{slug} = guests_of_tests:{slug}" for slug in (*BROKEN, GONE, PLAIN)]
    info = "guests_of_tests-1.0.dist-info"
    put(folder / info, "METADATA", "Metadata-Version: 2.1\nName: guests-of-tests\nVersion: 1.0\n")
    put(folder / info, "entry_points.txt", "\n".join(["[turnkey.games]", "stones = stones:GAME", *points]) + "\n")
    return folder


def put(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
