"""A table to look at: as text, and as a picture of that text. Both show what one seat sees, or what spectators see."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from turnkey.core.table import Seat, Table

Picture = np.ndarray[Any, np.dtype[np.uint8]]
RENDER_MODES = ["human", "ansi", "rgb_array"]
WIDTH, MARGIN = 100, 8  # of the text in signs; of what surrounds it in the picture, in points
PAPER, INK = (24, 26, 30), (226, 226, 220)

# Letters of five columns, each column a byte whose lowest bit is its top; from the space to ~
COLUMNS, ROWS, SCALE = 5, 8, 2
FONT = bytes.fromhex(
    "0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649552250 0005030000 001c224100 0041221c00"
    "082a1c2a08 08083e0808 0050300000 0808080808 0060600000 2010080402 3e5149453e 00427f4000 4261514946 2141454b31"
    "1814127f10 2745454539 3c4a494930 0171090503 3649494936 064949291e 0036360000 0056360000 0008142241 1414141414"
    "4122140800 0201510906 324979413e 7e1111117e 7f49494936 3e41414122 7f4141221c 7f49494941 7f09090101 3e41415132"
    "7f0808087f 00417f4100 2040413f01 7f08142241 7f40404040 7f0204027f 7f0408107f 3e4141413e 7f09090906 3e4151215e"
    "7f09192946 4649494931 01017f0101 3f4040403f 1f2040201f 7f2018207f 6314081463 0304780403 6151494543 00007f4141"
    "0204081020 41417f0000 0402010204 4040404040 0001020400 2054545478 7f48444438 3844444420 384444487f 3854545418"
    "087e090102 081454543c 7f08040478 00447d4000 2040443d00 007f102844 00417f4000 7c04180478 7c08040478 3844444438"
    "7c14141408 081414187c 7c08040408 4854545420 043f444020 3c4040207c 1c2040201c 3c4030403c 4428102844 0c5050503c"
    "4464544c44 0008364100 00007f0000 0041360800 0804081008"
)
OTHERS = {
    "·": "0000080000", "×": "2214081422", "–": "0808080808", "─": "0808080808", "│": "00007f0000", "►": "7f3e1c0800",
    "←": "081c2a0808", "→": "08082a1c08", "↑": "04027f0204", "↓": "10207f2010", "■": "3e3e3e3e3e", "○": "1c2222221c",
    "●": "1c3e3e3e1c", "…": "4000400040", "’": "0005030000", "“": "0007000700", "”": "0007000700",
}  # fmt: skip
UNKNOWN = bytes.fromhex("7f4141417f")


def as_text(table: Table, seat: Seat | None = None) -> str:
    """The table as a terminal shows it, without colours."""
    from rich.text import Text

    return Text.from_markup(table.game.definition.sketch(table.view(seat), WIDTH), emoji=False).plain


def as_picture(table: Table, seat: Seat | None = None) -> Picture:
    """The same as an image: height × width × red, green, blue. Its width is always the same, and nothing is cut off."""
    lines = [
        line[at : at + WIDTH] for line in as_text(table, seat).splitlines() for at in range(0, len(line) or 1, WIDTH)
    ]
    dots = np.concatenate([row_of(line) for line in lines])
    dots = np.pad(dots.repeat(SCALE, axis=0).repeat(SCALE, axis=1), MARGIN)
    return np.where(dots[:, :, None], np.uint8(INK), np.uint8(PAPER))


def row_of(line: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """A line of text as points that are set or not, with two free rows below."""
    return np.concatenate([np.concatenate([letter(sign) for sign in line.ljust(WIDTH)], axis=1), BELOW])


BELOW = np.zeros((2, WIDTH * (COLUMNS + 1)), np.bool_)


@cache
def letter(sign: str) -> np.ndarray[Any, np.dtype[np.bool_]]:
    """One sign: rows × columns, with a free column to its right."""
    place = ord(sign) - ord(" ")
    if 0 <= place < len(FONT) // COLUMNS:
        columns = FONT[place * COLUMNS : (place + 1) * COLUMNS]
    else:
        columns = bytes.fromhex(OTHERS[sign]) if sign in OTHERS else UNKNOWN
    bits = (np.frombuffer(columns, np.uint8)[None, :] >> np.arange(ROWS)[:, None]) & 1
    return np.pad(bits.astype(np.bool_), ((0, 0), (0, 1)))


def rendered(table: Table, mode: str | None, seat: Seat | None = None) -> str | Picture | None:
    """What an environment's `render` answers in one of the RENDER_MODES; "human" prints the text."""
    if mode == "rgb_array":
        return as_picture(table, seat)
    if mode == "ansi":
        return as_text(table, seat)
    if mode == "human":
        print(as_text(table, seat))
    return None
