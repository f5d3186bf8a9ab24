"""Airlock's records: what changes during play, and what is printed and agreed."""

from turnkey.core.layout import NOBODY, SEAT_SET, field, flag, i8, i16, i32, i64, record, u8, u64
from turnkey.core.names import Named, Names
from turnkey.core.sentences import says

MOST_SEATS = 6
SEATS = Names("seat", range(1, MOST_SEATS + 1), [f"Seat {number}" for number in range(1, MOST_SEATS + 1)])
ROUNDS = 3

# Tiles: numbered from 0; a tile of the first set is 2 × its number, its twin of the second set one more
MAX_TILES = 99
SETS = 2
MAX_COPIES = SETS * MAX_TILES
TILE_NAMES = Names("tile", [f"{number:02}{copy}" for number in range(1, MAX_TILES + 1) for copy in ("", "b")])
NONE = -1


class Side(Named):
    """What a tile shows on a side, and what a side of an open cell asks for."""


FREE = Side(".", "anything")  # of an open cell only: nothing lies on that side
RED = Side("R", "red")
ORANGE = Side("O", "orange")
YELLOW = Side("Y", "yellow")
GREEN = Side("G", "green")
BLUE = Side("B", "blue")
PURPLE = Side("P", "purple")
BLANK = Side("-", "blank")
SIDES = Side.names()
COLOURS = "".join(SIDES[RED:BLANK])
SIDE_BITS = 3

DIRECTIONS = 6
FACES = 2
FACINGS = FACES * DIRECTIONS  # r0 … r5, f0 … f5
FACING_NAMES = Names("facing", [f"{face}{turn}" for face in "rf" for turn in range(DIRECTIONS)])
MOST_VALUES = 6

# Sets of (tile, facing): a bit for each facing, the tiles one after the other, five to a word
TILES_IN_WORD = 5
WORDS = -(-MAX_TILES // TILES_IN_WORD)
ALL_FACINGS = (1 << FACINGS) - 1

# Cells: q,r from -30,-30 to 30,30, numbered by q and then r; a station begins in the middle
MAX_STATION = 30
REACH = MAX_STATION
ACROSS = 2 * REACH + 1
CELLS = ACROSS * ACROSS
CENTRE = REACH * ACROSS + REACH


def seen_from_the_first(q: int, r: int) -> str:
    """Where a cell lies, as people see it: `2 right, 1 up`. Columns of hexagons stand half a step lower each."""
    return says(SEEN[(q > 0) - (q < 0), (r > 0) - (r < 0)], across=abs(q), along=abs(r))


SEEN = {
    (1, -1): "{across} right, {along} up", (1, 0): "{across} right", (1, 1): "{across} right, {along} down",
    (0, -1): "{along} up", (0, 0): "no step", (0, 1): "{along} down",
    (-1, -1): "{across} left, {along} up", (-1, 0): "{across} left", (-1, 1): "{across} left, {along} down",
}  # fmt: skip


_PLACES = [(q, r) for q in range(-REACH, REACH + 1) for r in range(-REACH, REACH + 1)]
CELL_NAMES = Names("cell", [f"{q},{r}" for q, r in _PLACES], [seen_from_the_first(q, r) for q, r in _PLACES])
MAX_OPEN = 2 * MAX_STATION + 4

MOST_PASSES = 10
MAX_POOL = MOST_PASSES * MOST_SEATS
MAX_HAND = MOST_PASSES


class Stage(Named):
    """Stages of play."""


FIRST_DEAL = Stage("first_deal")
LAY_POOL = Stage("lay_pool")
CHOOSING = Stage("choose_first")
TURNS = Stage("turns")
BUILD = Stage("build")
ROUND_ENDS = Stage("round_ends")
OVER = Stage("over")
STAGES = Stage.names()


class Step(Named):
    """What a seat is asked."""


IDLE = Step("idle", "no turn of yours")
CHOOSE_FIRST = Step("choose_first", "the choice of the first player")
PICK_TILE = Step("pick_tile", "the choice of a tile")
PLACE_CELL = Step("place_cell", "the choice of a place for your tile")
PLACE_TURN = Step("place_turn", "the turning of your tile")
STUCK_CHOICE = Step("stuck_choice", "the choice when nothing fits")
BUILD_START = Step("build_start", "the beginning of a build")
BUILD_TILE = Step("build_tile", "the choice of the next tile of a build")
BUILD_CELL = Step("build_cell", "the choice of a place in a build")
BUILD_TURN = Step("build_turn", "the turning of a tile in a build")
BUILD_STUCK = Step("build_stuck", "the end of a build")
STEPS = Step.names()


class Source(Named):
    """Where a laid tile comes from."""


FROM_POOL = Source("pool", "the pool")
FROM_HAND = Source("hand", "the modules kept for the build")


class Scoring(Named):
    """When points are scored (the option `scoring`)."""


AT_ONCE = Scoring("immediate")
BY_ROUND = Scoring("round")
AT_END = Scoring("end")
SCORINGS = Scoring.names()


class Clock(Named):
    """What clock a build has (the option `build_clock`)."""


CLOCK_NONE = Clock("none")
CLOCK_TOTAL = Clock("total")
CLOCK_AFTER_FIRST = Clock("after_first")
CLOCKS = Clock.names()


@record
class Game:
    """All that changes during play. Lists have a size field; what lies beyond it is 0."""

    rng: u64 = field(known_by=NOBODY)

    # Whose turn
    stage: Stage
    round_number: i8
    turns_taken: i16  # in this round
    first: i8 = field(values=SEATS)  # the seat that began this round, or begins it
    asked: u8 = field(seats=SEAT_SET)  # the seats that may act
    step: i8[MOST_SEATS] = field(by=SEATS, values=STEPS)
    picked: i16[MOST_SEATS] = field(by=SEATS, written=TILE_NAMES)  # the tile that a seat is placing, or NONE
    target: i16[MOST_SEATS] = field(by=SEATS, written=CELL_NAMES)  # and the cell
    built: u8 = field(seats=SEAT_SET)  # the seats that have laid a tile in this build
    finished: u8 = field(seats=SEAT_SET)  # the seats that are done with it

    # Tiles that are in no station; those that are nowhere were discarded
    stack: i8[MAX_COPIES] = field(by=TILE_NAMES)
    stack_size: i16
    dealt: i8[MAX_COPIES] = field(by=TILE_NAMES, aside=True)  # while a first player is sought
    tied: i8[MOST_SEATS] = field(by=SEATS, aside=True)  # those among whom the lot is drawn
    pool: i16[MAX_POOL] = field(written=TILE_NAMES, sized_by="pool_size")
    pool_size: i16
    # Unplaced tiles
    hand: i16[MOST_SEATS, MAX_HAND] = field(by=(SEATS,), written=TILE_NAMES, sized_by="hand_size")
    hand_size: i8[MOST_SEATS] = field(by=SEATS)
    discards: i16

    # Stations: their tiles in the order in which they were laid
    tile: i16[MOST_SEATS, MAX_STATION] = field(by=(SEATS,), written=TILE_NAMES, sized_by="station_size")
    cell: i16[MOST_SEATS, MAX_STATION] = field(by=(SEATS,), written=CELL_NAMES, sized_by="station_size")
    facing: i8[MOST_SEATS, MAX_STATION] = field(by=(SEATS,), written=FACING_NAMES, sized_by="station_size")
    joins: i8[MOST_SEATS, MAX_STATION] = field(by=(SEATS,), sized_by="station_size")  # connections
    # R38: connections that were counted
    counted: i8[MOST_SEATS, MAX_STATION] = field(by=(SEATS,), sized_by="station_size", aside=True)
    station_size: i8[MOST_SEATS] = field(by=SEATS)

    # What follows from a station, kept up to date as it grows: the empty cells beside it in ascending
    # order, what their sides ask for, and every (tile, facing) that fits one of them at least
    open_cell: i16[MOST_SEATS, MAX_OPEN] = field(by=(SEATS,), derived=True)
    open_needs: i32[MOST_SEATS, MAX_OPEN] = field(by=(SEATS,), derived=True)
    open_size: i8[MOST_SEATS] = field(by=SEATS, derived=True)
    fits: i64[MOST_SEATS, WORDS] = field(by=(SEATS,), derived=True)

    score: i32[MOST_SEATS] = field(by=SEATS)  # scored at once, or counted

    # What designers count
    stuck_discards: i16 = field(aside=True)
    scraps: i16 = field(aside=True)
    leftovers: i16 = field(aside=True)
    double_joins: i16 = field(aside=True)
    triple_joins: i16 = field(aside=True)


@record
class Book:
    """What is printed and agreed: the edition, the table options. Never changes during play."""

    players: i8
    directions: i8  # 6 for hexagons, 4 for squares
    beside: i16[DIRECTIONS]  # from a cell's number to its neighbour's
    tiles: i16
    words: i16
    sets: i8
    side: i8[MAX_TILES, FACINGS, DIRECTIONS]  # what a tile shows: a colour or BLANK
    facing: i8[MAX_TILES, FACINGS]  # the canonical facing that shows the same
    fit: i64[DIRECTIONS, 8, WORDS]  # the (tile, facing)s that answer what one side asks for
    with_colour: i16[7]  # tiles of one set that have a connector of this colour
    value: i16[MAX_TILES, MOST_VALUES]
    paid: i16[MAX_TILES, MOST_VALUES + 1]  # the sum of its first values, by how many
    connectors: i8[MAX_TILES]
    maximum: i16[MAX_TILES]

    passes: i8[ROUNDS]
    scoring: Scoring
    delayed_connecting: flag
    build_clock: Clock
    clock_seconds: i16
    scrap_loses: flag
    first_must_change: flag
    low_tie_by_lot: flag
