"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from turnkey.games.airlock.actions import ACTIONS
from turnkey.games.airlock.rules.station import connections, facings_for, fits_somewhere, need, needs_at
from turnkey.games.airlock.state import (
    BLANK,
    BUILD_CELL,
    BUILD_START,
    BUILD_STUCK,
    BUILD_TILE,
    BUILD_TURN,
    CELL_NAMES,
    CHOOSE_FIRST,
    CLOCK_AFTER_FIRST,
    CLOCK_NONE,
    FACING_NAMES,
    FACINGS,
    FREE,
    IDLE,
    NONE,
    PICK_TILE,
    PLACE_CELL,
    PLACE_TURN,
    SEATS,
    SETS,
    STUCK_CHOICE,
    TILE_NAMES,
    Book,
    Game,
)

# The steps to which each verb belongs
STEPS_OF = {
    "first": (CHOOSE_FIRST,),
    "take": (PICK_TILE,),
    "discard": (STUCK_CHOICE,),
    "@": (PLACE_CELL, BUILD_CELL),
    "lay": (BUILD_TILE,),
    "done": (BUILD_STUCK,),
} | dict.fromkeys(FACING_NAMES, (PLACE_TURN, BUILD_TURN))

STEP_TITLES = {
    IDLE: "no turn of yours",
    CHOOSE_FIRST: "the choice of the first player",
    PICK_TILE: "the choice of a tile",
    STUCK_CHOICE: "the choice when nothing fits",
    PLACE_CELL: "the choice of a place for your tile",
    PLACE_TURN: "the turning of your tile",
    BUILD_START: "the beginning of a build",
    BUILD_TILE: "the choice of the next tile of a build",
    BUILD_CELL: "the choice of a place in a build",
    BUILD_TURN: "the turning of a tile in a build",
    BUILD_STUCK: "the end of a build",
}

COLOUR_WORDS = ("", "red", "orange", "yellow", "green", "blue", "purple", "blank")
DIRECTION_WORDS = {6: ("N", "NE", "SE", "S", "SW", "NW"), 4: ("N", "E", "S", "W")}


def why_not(game: Game, book: Book, seat: int, action: int) -> str:
    verb, *words = ACTIONS[action].notation.split()
    step = game.step[seat]
    if verb == "clock":
        return clock_why_not(game, book)
    if verb in ("discard", "scrap") and step in (PICK_TILE, PLACE_CELL, PLACE_TURN):
        return "a tile of the pool fits your station, so you must take one that does and connect it"
    if step not in STEPS_OF.get(verb, (step,)):
        return f"that is for {STEP_TITLES[STEPS_OF[verb][0]]}, and this is {STEP_TITLES[step]}"
    if verb == "first":
        there = int(words[0]) <= book.players
        return "this table agreed that the first player must change" if there else "there is no such seat"
    if verb == "@":
        return cell_why_not(game, book, seat, words[0])
    if verb in FACING_NAMES:
        return facing_why_not(game, book, seat, FACING_NAMES.index(verb))
    return tile_why_not(game, book, seat, verb, TILE_NAMES.index(words[0]) if words else NONE)


def clock_why_not(game: Game, book: Book) -> str:
    if book.build_clock == CLOCK_NONE:
        return "no clock runs at this table"
    if book.build_clock == CLOCK_AFTER_FIRST and not game.finished:
        return "the clock starts when the first seat is done"
    return "the clock runs out in a build, for all at once: it is told of the lowest seat that is not done"


def tile_why_not(game: Game, book: Book, seat: int, verb: str, tile: int) -> str:
    if tile // SETS >= book.tiles or tile % SETS >= book.sets:
        return "there is no such tile at this table"
    from_pool = verb in ("take", "discard") or game.step[seat] == STUCK_CHOICE
    there = (
        [game.pool[place] for place in range(game.pool_size)]
        if from_pool
        else [game.hand[seat, place] for place in range(game.hand_size[seat])]
    )
    if tile not in there:
        return f"tile {TILE_NAMES[tile]} is not {'in the pool' if from_pool else 'one of your unplaced tiles'}"
    if verb in ("take", "lay") and not fits_somewhere(game, seat, tile):
        return f"tile {TILE_NAMES[tile]} fits nowhere on your station, and others do"
    return ACTIONS[ACTIONS.first(verb)].verb.why


def cell_why_not(game: Game, book: Book, seat: int, name: str) -> str:
    cell = CELL_NAMES.index(name)
    if any(game.cell[seat, place] == cell for place in range(game.station_size[seat])):
        return f"a tile lies at {name} already"
    needs = needs_at(game, seat, cell)
    if needs == 0:
        return f"{name} does not touch your station"
    if connections(needs) == 0:
        return f"at {name} the tile would touch blanks only, and at least one connection is needed"
    return f"{name} asks for {asked_for(book, needs)}, and no facing of {TILE_NAMES[game.picked[seat]]} gives that"


def asked_for(book: Book, needs: int) -> str:
    sides = [(DIRECTION_WORDS[book.directions][d], need(needs, d)) for d in range(book.directions)]
    return ", ".join(f"{COLOUR_WORDS[side]} to {word}" for word, side in sides if side != FREE)


def facing_why_not(game: Game, book: Book, seat: int, facing: int) -> str:
    tile, target = game.picked[seat], game.target[seat]
    if facing % (FACINGS // 2) >= book.directions:
        return f"a tile here has {book.directions} sides"
    same = book.facing[tile // SETS, facing]
    needs = needs_at(game, seat, target)
    if same != facing and facings_for(book, tile, needs) >> same & 1:
        return f"it shows the same as {FACING_NAMES[same]}, which is offered"
    for direction in range(book.directions):
        side, asked = book.side[tile // SETS, facing, direction], need(needs, direction)
        if asked not in (FREE, side):
            word = DIRECTION_WORDS[book.directions][direction]
            reason = "connector against blank" if BLANK in (asked, side) else "different colours"
            return f"to {word} it shows {COLOUR_WORDS[side]} against {COLOUR_WORDS[asked]} ({reason})"
    return f"seat {SEATS[seat]} has nothing to turn"
