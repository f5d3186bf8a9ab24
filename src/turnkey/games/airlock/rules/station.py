"""A station: which placements are legal, what they pay, and what is kept up to date as it grows.

Every empty cell beside a station has its *needs*: for each direction nothing (no neighbour there), a colour, or
a blank, three bits each. A tile fits in a facing exactly if each of its sides answers the need there, and one of
them is a colour. The book holds, for each direction and need, the set of all (tile, facing)s that answer it; so
everything that fits a cell is the intersection of six such sets.
"""

from turnkey.core.journal import emit, more
from turnkey.core.rule import rule
from turnkey.games.airlock.events import JOINED, PLACED, POINTS_LOST, SCORED, SCRAPPED, STARTED
from turnkey.games.airlock.state import (
    ALL_FACINGS,
    AT_ONCE,
    BLANK,
    BUILD,
    FACINGS,
    FREE,
    FROM_HAND,
    FROM_POOL,
    NONE,
    SETS,
    SIDE_BITS,
    TILES_IN_WORD,
    Book,
    Game,
)

FIRST_BITS = 0o111111  # the lowest bit of each direction's three


# What an open cell asks for


@rule
def need(needs: int, direction: int) -> int:
    return (needs >> (SIDE_BITS * direction)) & BLANK


@rule
def connections(needs: int) -> int:
    """R22-R25: the directions in which a connector is asked for, a bit each; blank beside blank (R24) is none."""
    some = needs | (needs >> 1) | (needs >> 2)
    blank = needs & (needs >> 1) & (needs >> 2)
    return some & ~blank & FIRST_BITS


@rule
def how_many(bits: int) -> int:
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@rule
def needs_at(game: Game, seat: int, cell: int) -> int:
    """What an open cell asks for; 0 if the cell is not open."""
    for place in range(game.open_size[seat]):
        if game.open_cell[seat, place] == cell:
            return game.open_needs[seat, place]
    return 0


# What fits


@rule
def facings_for(book: Book, tile: int, needs: int) -> int:
    """R20-R26: the facings in which a tile may be laid on a cell with these needs, a bit each; Q24: canonical ones.

    Q13, Q20: every side that touches a tile must match, however many do; a hole in the station is a cell like others.
    """
    if connections(needs) == 0:
        return 0  # R25: touching by blanks alone is no connection
    word = (tile // SETS) // TILES_IN_WORD
    found = (
        book.fit[0, need(needs, 0), word]
        & book.fit[1, need(needs, 1), word]
        & book.fit[2, need(needs, 2), word]
        & book.fit[3, need(needs, 3), word]
        & book.fit[4, need(needs, 4), word]
        & book.fit[5, need(needs, 5), word]
    )
    return (found >> (FACINGS * ((tile // SETS) % TILES_IN_WORD))) & ALL_FACINGS


@rule
def fits_somewhere(game: Game, seat: int, tile: int) -> bool:
    """Whether a tile has a legal placement on this seat's station."""
    number = tile // SETS
    return (game.fits[seat, number // TILES_IN_WORD] >> (FACINGS * (number % TILES_IN_WORD))) & ALL_FACINGS != 0


@rule
def refresh_fits(game: Game, book: Book, seat: int) -> None:
    """Find everything that fits somewhere, for all tiles at once, cell by cell."""
    for word in range(book.words):
        game.fits[seat, word] = 0
    for place in range(game.open_size[seat]):
        needs = game.open_needs[seat, place]
        if connections(needs) != 0:
            add_fits(game, book, seat, needs)


@rule
def add_fits(game: Game, book: Book, seat: int, needs: int) -> None:
    n0, n1, n2 = need(needs, 0), need(needs, 1), need(needs, 2)
    n3, n4, n5 = need(needs, 3), need(needs, 4), need(needs, 5)
    for word in range(book.words):
        game.fits[seat, word] |= (
            book.fit[0, n0, word]
            & book.fit[1, n1, word]
            & book.fit[2, n2, word]
            & book.fit[3, n3, word]
            & book.fit[4, n4, word]
            & book.fit[5, n5, word]
        )


# Growing


@rule
def lay(game: Game, book: Book, seat: int, tile: int, cell: int, facing: int) -> None:
    """R14, R27-R29, Q17: lay a tile (it may be the station's start), and score it, in a turn or in a build.

    R19, Q16: it stays as it lies; no rule moves a tile again, except that scrapping removes them all.
    """
    number = tile // SETS
    needs = close_cell(game, seat, cell)
    source = FROM_HAND if game.stage == BUILD else FROM_POOL
    if needs == 0:
        emit(game, STARTED, seat, tile, source, cell, facing)
    else:
        emit(game, PLACED, seat, tile, source, cell, facing)
    joins = 0
    points = 0
    for direction in range(book.directions):
        asked = need(needs, direction)
        neighbour = cell + book.beside[direction]
        if asked == FREE:
            opposite = (direction + book.directions // 2) % book.directions
            open_up(game, seat, neighbour, opposite, book.side[number, facing, direction])
        elif asked != BLANK:
            place = join(game, seat, neighbour)
            other = game.tile[seat, place]
            pays = book.value[other // SETS, game.joins[seat, place] - 1]
            if book.scoring == AT_ONCE:
                emit(game, JOINED, seat, tile, other, asked, book.value[number, joins], pays)
            else:
                emit(game, JOINED, seat, tile, other, asked, NONE, NONE)
            joins += 1
            points += pays
    points += book.paid[number, joins]
    place = game.station_size[seat]
    game.tile[seat, place] = tile
    game.cell[seat, place] = cell
    game.facing[seat, place] = facing
    game.joins[seat, place] = joins
    game.counted[seat, place] = 0
    game.station_size[seat] = place + 1
    refresh_fits(game, book, seat)
    if joins == 0:
        return
    game.double_joins += joins == 2
    game.triple_joins += joins > 2
    if book.scoring == AT_ONCE:
        game.score[seat] += points
        emit(game, SCORED, seat, points, game.score[seat])


@rule
def join(game: Game, seat: int, cell: int) -> int:
    """R28: the neighbour there has one connection more; says which tile of the station it is."""
    place = 0
    while game.cell[seat, place] != cell:
        place += 1
    game.joins[seat, place] += 1
    return place


@rule
def points_for(game: Game, book: Book, seat: int, tile: int, cell: int, needs: int) -> int:
    """R27, R28: what a tile would score there; its facing makes no difference."""
    return own_points(book, tile, needs) + points_beside(game, book, seat, cell, needs)


@rule
def own_points(book: Book, tile: int, needs: int) -> int:
    """R27: the first values of a tile, as many as it gets connections."""
    return book.paid[tile // SETS, how_many(connections(needs))]


@rule
def points_beside(game: Game, book: Book, seat: int, cell: int, needs: int) -> int:
    """R28: the next values of the tiles that it is joined to, whichever tile it is."""
    points = 0
    for direction in range(book.directions):
        asked = need(needs, direction)
        if asked != FREE and asked != BLANK:
            place = 0
            while game.cell[seat, place] != cell + book.beside[direction]:
                place += 1
            points += book.value[game.tile[seat, place] // SETS, game.joins[seat, place]]
    return points


@rule
def close_cell(game: Game, seat: int, cell: int) -> int:
    """Take a cell out of the open ones; says what it asked for (a start's cell: nothing)."""
    count = game.open_size[seat]
    at = 0
    while at < count and game.open_cell[seat, at] != cell:
        at += 1
    if at == count:
        return 0
    needs = game.open_needs[seat, at]
    for place in range(at, count - 1):
        game.open_cell[seat, place] = game.open_cell[seat, place + 1]
        game.open_needs[seat, place] = game.open_needs[seat, place + 1]
    game.open_cell[seat, count - 1] = 0
    game.open_needs[seat, count - 1] = 0
    game.open_size[seat] = count - 1
    return needs


@rule
def open_up(game: Game, seat: int, cell: int, direction: int, side: int) -> None:
    """An empty cell gets one more neighbour, which shows it this side from that direction."""
    count = game.open_size[seat]
    at = count
    while at > 0 and game.open_cell[seat, at - 1] >= cell:
        at -= 1
    if at == count or game.open_cell[seat, at] != cell:
        for place in range(count, at, -1):
            game.open_cell[seat, place] = game.open_cell[seat, place - 1]
            game.open_needs[seat, place] = game.open_needs[seat, place - 1]
        game.open_cell[seat, at] = cell
        game.open_needs[seat, at] = 0
        game.open_size[seat] = count + 1
    game.open_needs[seat, at] |= side << (SIDE_BITS * direction)


# Scrapping


@rule
def scrap(game: Game, book: Book, seat: int) -> None:
    """R17 (b), R18, R42, Q7: the whole station goes to the discards; with scrap_points=lose its points too."""
    emit(game, SCRAPPED, seat, game.station_size[seat])
    for place in range(game.station_size[seat]):
        more(game, game.tile[seat, place])
    game.scraps += 1
    game.discards += game.station_size[seat]
    if book.scrap_loses:
        emit(game, POINTS_LOST, seat, game.score[seat])
        game.score[seat] = 0
    clear_station(game, book, seat)


@rule
def clear_station(game: Game, book: Book, seat: int) -> None:
    for place in range(game.station_size[seat]):
        game.tile[seat, place] = 0
        game.cell[seat, place] = 0
        game.facing[seat, place] = 0
        game.joins[seat, place] = 0
        game.counted[seat, place] = 0
    for place in range(game.open_size[seat]):
        game.open_cell[seat, place] = 0
        game.open_needs[seat, place] = 0
    game.station_size[seat] = 0
    game.open_size[seat] = 0
    for word in range(book.words):
        game.fits[seat, word] = 0
