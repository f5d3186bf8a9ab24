"""Everything that a seat of Airlock can ever do, declared once."""

from collections.abc import Sequence

from turnkey.core.actions import ActionSpace, Choice, Comes, Verb
from turnkey.games.airlock.state import (
    CELL_NAMES,
    DIRECTIONS,
    FACING_NAMES,
    FACINGS,
    MAX_COPIES,
    MAX_POOL,
    NONE,
    SEATS,
    SETS,
    TILE_NAMES,
    Book,
)

seat = Choice("seat", SEATS, SEATS.titles)
tile = Choice("tile", TILE_NAMES)
cell = Choice("cell", CELL_NAMES, CELL_NAMES.titles)


def facing_verb(name: str) -> Verb:
    """`r2` or `f3`: a way to lay the tile."""
    face, turn = name[0], name[1]
    side = "" if face == "r" else "over and "
    sides = "1 side" if turn == "1" else f"{turn} sides"
    angle = f"by {sides} clockwise" if turn != "0" else "no further" if side else "as printed"
    return Verb(
        name,
        says=f"Turn it {side}{angle}.",
        touches=(f"facing:{name}",),
        joins=True,
        why="R20-R25: either face up, turned as you like. Every edge shared with a neighbour must match: colour "
        "on the same colour or blank on blank, with one joint at least.",
        open=True,
    )


ACTIONS = ActionSpace(
    Verb(
        "first", seat,
        says="{seat} begins this round.",
        touches=("seat:{seat}",),
        why="R33: the seat with the lowest score names the first player, with the new pool in sight.",
        open=True,
    ),
    Verb(
        "take", tile,
        says="Take module {tile}.",
        touches=("pool:{tile}",),
        why="R13-R16: one module out of the pool. Once your station has begun it must be one that fits, "
        "and it is docked at once (with delayed connecting: any module, built in at the end of the round).",
        open=True,
    ),
    Verb(
        "@", cell,
        says="Dock it {cell} from the first module.",
        touches=("cell:{cell}",),
        why="R21, R25: an empty cell beside your station, with a joint there.",
        joins=True,
        open=True,
    ),
    *(facing_verb(name) for name in FACING_NAMES),
    Verb(
        "discard", tile,
        says="Throw module {tile} out of the game.",
        touches=("pool:{tile}",),
        why="R17: when no module of the pool fits your station, one of them leaves the game instead.",
        open=True,
    ),
    Verb(
        "scrap", tile,
        says="Scrap your station and begin again with module {tile}.",
        touches=("pool:{tile}", "hand:{tile}"),
        why="R17, R45: when nothing fits, your whole station may go to the discards for a new start.",
        open=True,
    ),
    Verb(
        "start", tile,
        says="Begin your station with module {tile}.",
        touches=("hand:{tile}",),
        why="R44: a build on an empty station begins with any of your modules, without points.",
        open=True,
    ),
    Verb(
        "lay", tile,
        says="Dock module {tile}.",
        touches=("hand:{tile}",),
        why="R45: as long as one of your modules fits, you must go on.",
        open=True,
    ),
    Verb("done", says="Leave your modules out.", why="R45, R46: what is not built in is discarded.", open=True),
    Verb(
        "clock",
        says="Time is up.",
        why="R47: when the clock has run out every unfinished seat is done, and what it has left is discarded.",
        comes=Comes.BY_CLOCK,
    ),
)  # fmt: skip

NAME_FIRST = ACTIONS.first("first")
TAKE = ACTIONS.first("take")
AT = ACTIONS.first("@")
TURN = ACTIONS.first("r0")  # the facings follow one another
DISCARD = ACTIONS.first("discard")
SCRAP = ACTIONS.first("scrap")
START = ACTIONS.first("start")
LAY = ACTIONS.first("lay")
DONE = ACTIONS.first("done")
CLOCK = ACTIONS.first("clock")

assert ACTIONS.first(FACING_NAMES[-1]) == TURN + 2 * DIRECTIONS - 1

MOST_OPTIONS = 2 * MAX_POOL  # stuck before the fullest pool: discard or scrap for each of its tiles


def alike(book: Book, before: Sequence[int], one: int, other: int) -> bool:
    """Q24: facings in which the tile that the seat placed last, or is placing, shows the same."""
    facings = [action - TURN for action in (one, other)]
    if one == other or not all(0 <= facing < FACINGS and facing % DIRECTIONS < book.directions for facing in facings):
        return one == other
    taken = [action - TAKE for action in before if TAKE <= action < TAKE + MAX_COPIES]
    laid = [action - LAY for action in before if LAY <= action < LAY + MAX_COPIES]
    tile = (laid or taken or [NONE])[-1]  # while a seat lays tiles, it takes none from the pool
    return tile != NONE and bool(book.facing[tile // SETS, facings[0]] == book.facing[tile // SETS, facings[1]])
