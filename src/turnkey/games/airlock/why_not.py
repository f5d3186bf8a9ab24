"""Why an action is not on offer: asked only of what is not."""

from __future__ import annotations

from turnkey.core.names import Names, Thing
from turnkey.core.reasons import Reason, no
from turnkey.core.sentences import says
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
    DIRECTIONS,
    FACING_NAMES,
    FREE,
    NONE,
    PICK_TILE,
    PLACE_CELL,
    PLACE_TURN,
    SEATS,
    SETS,
    SIDES,
    STEPS,
    STUCK_CHOICE,
    TILE_NAMES,
    Book,
    Game,
)

# The steps to which each verb belongs, and the rule that says so
STEPS_OF = {
    "first": ((CHOOSE_FIRST,), "R33"),
    "take": ((PICK_TILE,), "R13"),
    "discard": ((STUCK_CHOICE,), "R17"),
    "@": ((PLACE_CELL, BUILD_CELL), "R15, R44"),
    "scrap": ((STUCK_CHOICE, BUILD_STUCK), "R17, R45"),
    "start": ((BUILD_START,), "R44"),
    "lay": ((BUILD_TILE,), "R45"),
    "done": ((BUILD_STUCK,), "R45"),
} | dict.fromkeys(FACING_NAMES, ((PLACE_TURN, BUILD_TURN), "R15, R44"))
DIRECTION_NAMES = {6: Names("", ("N", "NE", "SE", "S", "SW", "NW")), 4: Names("", ("N", "E", "S", "W"))}
WAYS = tuple(dict.fromkeys(way for names in DIRECTION_NAMES.values() for way in names))
ASKED = Names(  # what a place asks of a tile on one side: `red to N`
    "", (side + way for side in SIDES for way in WAYS), (f"{side} to {way}" for side in SIDES.titles for way in WAYS)
)


def why_not(game: Game, book: Book, seat: int, action: int) -> Reason:
    verb, *words = ACTIONS[action].notation.split()
    if verb == "clock":
        return clock_why_not(game, book)
    step = game.step[seat]
    if verb in ("discard", "scrap") and step in (PICK_TILE, PLACE_CELL, PLACE_TURN):
        if book.delayed_connecting:
            return no("not_now", "R43", "at this table modules are only taken now, and docked when the pool is empty")
        return no("not_now", "R16, R17", "a module of the pool fits your station, so you must take one that does and "
                  "dock it")  # fmt: skip
    steps, rule = STEPS_OF[verb]
    if step not in steps:
        return no("not_now", rule, "that is for {step}, and this is {now}", step=STEPS.at(steps[0]), now=STEPS.at(step))
    if verb == "first":
        if SEATS.index(words[0]) >= book.players:
            return no("never", "R1", "there is no such seat at this table")
        return no("agreed", "Q8", "this table agreed that the first player must change")
    if verb == "@":
        return cell_why_not(game, book, seat, CELL_NAMES.index(words[0]))
    if verb in FACING_NAMES:
        return facing_why_not(game, book, seat, FACING_NAMES.index(verb))
    return tile_why_not(game, book, seat, verb, TILE_NAMES.index(words[0]) if words else NONE)


def clock_why_not(game: Game, book: Book) -> Reason:
    if book.build_clock == CLOCK_NONE:
        return no("agreed", "R47", "no clock runs at this table")
    if book.build_clock == CLOCK_AFTER_FIRST and not game.finished:
        return no("not_now", "R47", "the clock starts when the first seat is done")
    return no("not_now", "R47", "the clock runs out in a build, for all at once: it is told of the lowest seat that is "
              "not done")  # fmt: skip


def tile_why_not(game: Game, book: Book, seat: int, verb: str, tile: int) -> Reason:
    if tile // SETS >= book.tiles or tile % SETS >= book.sets:
        return no("never", "Q5, Q31", "there is no such module at this table")
    if verb in ("take", "discard") or game.step[seat] == STUCK_CHOICE:
        if tile not in game.pool[: game.pool_size]:
            return no("not_there", "R13", "module {tile} is not in the pool", tile=TILE_NAMES.at(tile))
    elif tile not in game.hand[seat][: game.hand_size[seat]]:
        return no("not_yours", "R44", "module {tile} is not one of those that you have left", tile=TILE_NAMES.at(tile))
    if verb in ("take", "lay") and not fits_somewhere(game, seat, tile):
        return no("not_there", "R16, R45", "module {tile} fits nowhere on your station, and others do",
                  tile=TILE_NAMES.at(tile))  # fmt: skip
    return no("not_now", ACTIONS[ACTIONS.first(verb)].verb.rules, "nothing calls for it now")


def cell_why_not(game: Game, book: Book, seat: int, cell: int) -> Reason:
    there, tile = CELL_NAMES.at(cell), TILE_NAMES.at(game.picked[seat])
    if cell in game.cell[seat][: game.station_size[seat]]:
        return no("too_much", "R21", "a module lies there already")
    needs = needs_at(game, seat, cell)
    if needs == 0:
        return no("not_there", "R21", "the place {cell} from the first module does not touch your station", cell=there)
    if connections(needs) == 0:
        return no("not_there", "R25", "{cell} from the first module it would touch blanks only, and at least one "
                  "joint is needed", cell=there)  # fmt: skip
    return no("not_there", "R22, R23", "the place {cell} from the first module asks for {sides}, and no facing of "
              "{tile} gives that", cell=there, sides=asked_for(book, needs), tile=tile)  # fmt: skip


def asked_for(book: Book, needs: int) -> tuple[Thing, ...]:
    """What a cell asks for, side by side: `red to N`."""
    names = DIRECTION_NAMES[book.directions]
    asked = [(word, need(needs, direction)) for direction, word in enumerate(names)]
    return tuple(ASKED.at(ASKED.index(f"{SIDES[side]}{word}")) for word, side in asked if side != FREE)


def facing_why_not(game: Game, book: Book, seat: int, facing: int) -> Reason:
    tile, target = game.picked[seat], game.target[seat]
    if facing % DIRECTIONS >= book.directions:
        return no("never", "Q1", "a module here has {sides} sides", sides=book.directions)
    same = book.facing[tile // SETS, facing]
    needs = needs_at(game, seat, target)
    if same != facing and facings_for(book, tile, needs) >> same & 1:
        return no("done", "Q24", "it shows the same as {facing}, which is offered", facing=FACING_NAMES.at(same))
    for direction in range(book.directions):
        side, asked = book.side[tile // SETS, facing, direction], need(needs, direction)
        if asked not in (FREE, side):
            blank = BLANK in (asked, side)
            return no("not_there", "R23" if blank else "R22", "to {direction} it shows {side} against {asked} ({why})",
                      direction=DIRECTION_NAMES[book.directions].at(direction), side=SIDES.at(side),
                      asked=SIDES.at(asked),
                      why=says("connector against blank") if blank else says("different colours"))  # fmt: skip
    return no("not_now", "R20", "nothing is to be turned now")
