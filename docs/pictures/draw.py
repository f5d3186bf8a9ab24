"""Draws the README's picture: the terminal table in the middle of a game.

python docs/pictures/draw.py
"""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import MONOKAI

import turnkey
from turnkey.cli.drawing import draw_board, draw_log

WIDTH = 84
RECORD = """
break_escape version=1 edition=house players=4
deal ben swap pup
deal lewis pup jailbreak
deal david teleport swap
1.ben roll 2; go; draw pup; end
1.lewis roll 4; go; end
1.david roll 6; go; draw jailbreak; end
1.james roll 3
2.ben roll 4; pup; go; draw swap; end
2.lewis roll 6; go; draw pup; pup; end
2.david roll 5; go; end
2.james roll 3; pup 10; attack
3.ben roll 6
"""


def main() -> None:
    table = turnkey.replay(RECORD)
    out = Console(record=True, width=WIDTH, file=StringIO(), force_terminal=True)
    draw_log(out, table.log(0)[-9:])
    out.print()
    draw_board(out, table.game.definition, table.view(0))
    out.print()
    for number, option in enumerate(table.options(0)[:4], 1):
        out.print(f" [bold]{number}[/]  {option.notation:18} [dim]{option.sentence}[/]")
    # Without fonts from elsewhere: the page that shows it has a monospaced one.
    frame = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    frame = frame.replace("Fira Code", "DejaVu Sans Mono")
    picture = out.export_svg(title="make play", theme=MONOKAI, code_format=frame)
    Path(__file__).with_name("table.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
