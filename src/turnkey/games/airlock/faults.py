"""Positions written by hand: where they start from, what follows from them, and what makes them impossible."""

from __future__ import annotations

from collections.abc import Iterator

from turnkey.games.airlock.rules.order import turns_in_round
from turnkey.games.airlock.rules.setup import lay_out
from turnkey.games.airlock.rules.station import open_up, refresh_fits
from turnkey.games.airlock.state import (
    AT_ONCE,
    BLANK,
    BUILD_CELL,
    BUILD_START,
    BUILD_TURN,
    CELL_NAMES,
    CELLS,
    CENTRE,
    CHOOSE_FIRST,
    FACINGS,
    IDLE,
    MAX_HAND,
    MAX_OPEN,
    MAX_POOL,
    MAX_STATION,
    MOST_SEATS,
    NONE,
    PLACE_CELL,
    PLACE_TURN,
    ROUNDS,
    SEATS,
    SETS,
    STAGES,
    STEPS,
    TILE_NAMES,
    TURNS,
    Book,
    Game,
)

Fault = tuple[str, str]


def blank(game: Game, book: Book) -> None:
    """The table before the deal, with the first turn of round 1 to come: what a written position starts from."""
    lay_out(game, book)
    game.stage = TURNS


def complete(game: Game, book: Book, given: frozenset[str]) -> None:
    """Fill in what follows from the tiles on the table, where it was not given itself."""
    if "stack" not in given:
        out = [tile for tile in lying(game) if 0 <= tile < SETS * book.tiles]
        for tile in out:
            game.stack[tile] = 0
        game.stack_size = sum(game.stack[tile] for tile in range(SETS * book.tiles))
    if "joins" not in given and "tile" in given:
        for seat in range(book.players):
            for place in range(game.station_size[seat]):
                game.joins[seat, place] = joins_of(game, book, seat, place)
    for seat in range(book.players):
        rebuild_open(game, book, seat)
    if "score" not in given and book.scoring == AT_ONCE:
        for seat in range(book.players):
            game.score[seat] = standing_points(game, book, seat)


def lying(game: Game) -> Iterator[int]:
    """Every tile that lies in the pool, in a hand or in a station."""
    yield from (game.pool[place] for place in range(game.pool_size))
    for seat in range(MOST_SEATS):
        yield from (game.hand[seat, place] for place in range(game.hand_size[seat]))
        yield from (game.tile[seat, place] for place in range(game.station_size[seat]))


def shown_at(game: Game, book: Book, seat: int, place: int, direction: int) -> int:
    return int(book.side[game.tile[seat, place] // SETS, game.facing[seat, place], direction])


def neighbours(game: Game, book: Book, seat: int, place: int) -> Iterator[tuple[int, int]]:
    """The directions in which a tile has neighbours, and their places in the station."""
    for direction in range(book.directions):
        for other in range(game.station_size[seat]):
            if game.cell[seat, other] == game.cell[seat, place] + book.beside[direction]:
                yield direction, other


def joins_of(game: Game, book: Book, seat: int, place: int) -> int:
    return sum(shown_at(game, book, seat, place, d) != BLANK for d, _ in neighbours(game, book, seat, place))


def standing_points(game: Game, book: Book, seat: int) -> int:
    """R30: what a standing station has earned."""
    size = game.station_size[seat]
    return sum(book.paid[game.tile[seat, place] // SETS, game.joins[seat, place]] for place in range(size))


def rebuild_open(game: Game, book: Book, seat: int) -> None:
    """The open cells of a station from its tiles alone."""
    for place in range(MAX_OPEN):
        game.open_cell[seat, place] = game.open_needs[seat, place] = 0
    game.open_size[seat] = 0
    taken = {game.cell[seat, place] for place in range(game.station_size[seat])}
    for place in range(game.station_size[seat]):
        for direction in range(book.directions):
            beside = game.cell[seat, place] + book.beside[direction]
            if beside not in taken:
                opposite = (direction + book.directions // 2) % book.directions
                open_up(game, seat, beside, opposite, shown_at(game, book, seat, place, direction))
    refresh_fits(game, book, seat)


def open_now(game: Game, seat: int) -> list[tuple[int, int]]:
    return [(game.open_cell[seat, place], game.open_needs[seat, place]) for place in range(game.open_size[seat])]


def open_by_tiles(game: Game, book: Book, seat: int) -> list[tuple[int, int]]:
    """The same worked out another way: cell by cell around the tiles."""
    size = game.station_size[seat]
    at = {game.cell[seat, place]: place for place in range(size)}
    around = {cell + book.beside[direction] for cell in at for direction in range(book.directions)} - set(at)
    found = []
    for cell in sorted(around):
        needs = 0
        for direction in range(book.directions):
            other = at.get(cell + book.beside[direction])
            if other is not None:
                opposite = (direction + book.directions // 2) % book.directions
                needs |= shown_at(game, book, seat, other, opposite) << (3 * direction)
        found.append((cell, needs))
    return found


def faults(game: Game, book: Book) -> list[Fault]:
    nameless = list(range_faults(game, book))
    if nameless:  # with seats, tiles or cells that do not exist, nothing else can be checked
        return nameless
    return [
        *clock_faults(game, book),
        *tile_faults(game, book),
        *(fault for seat in range(book.players) for fault in station_faults(game, book, seat)),
        *(fault for seat in range(book.players) for fault in step_faults(game, book, seat)),
    ]


def range_faults(game: Game, book: Book) -> Iterator[Fault]:
    if not 0 <= game.stage < len(STAGES) or not 0 <= game.first < book.players:
        yield "STAGE", "there is no such stage or first player"
    if not 1 <= game.round_number <= ROUNDS:
        yield "ROUND", f"round {game.round_number} of {ROUNDS}"
    if not 0 <= game.pool_size <= MAX_POOL:
        yield "POOL", "the pool's size is out of range"
        return
    for seat in range(MOST_SEATS):
        if not 0 <= game.step[seat] < len(STEPS):
            yield "STEP", "there is no such step"
        sizes = (
            (game.hand_size[seat], MAX_HAND),
            (game.station_size[seat], MAX_STATION),
            (game.open_size[seat], MAX_OPEN),
        )
        if not all(0 <= size <= most for size, most in sizes):
            yield "SIZE", f"seat {SEATS[seat]}: a list's size is out of range"
            return
        if any(not 0 <= game.facing[seat, place] < FACINGS for place in range(game.station_size[seat])):
            yield "FACING", f"seat {SEATS[seat]}: there is no such facing"
        if any(not 0 <= game.cell[seat, place] < CELLS for place in range(game.station_size[seat])):
            yield "CELL", f"seat {SEATS[seat]}: there is no such cell"
    for tile in lying(game):
        if not 0 <= tile < SETS * book.tiles or tile % SETS >= book.sets:
            name = TILE_NAMES[tile] if 0 <= tile < len(TILE_NAMES) else tile
            yield "TILE", f"tile {name} is in none of the sets in use"


def clock_faults(game: Game, book: Book) -> Iterator[Fault]:
    turns = turns_in_round(game, book)
    if not 0 <= game.turns_taken <= turns:
        yield "TURN", f"{game.turns_taken} turns taken of {turns}"
    if game.stage == TURNS and game.pool_size != turns - game.turns_taken:
        yield "POOL_SIZE", f"{game.pool_size} tiles in the pool for {turns - game.turns_taken} turns"
    if game.asked != sum((game.step[seat] != IDLE) << seat for seat in range(MOST_SEATS)):
        yield "ASKED", "who is asked is not who has something to answer"


def tile_faults(game: Game, book: Book) -> Iterator[Fault]:
    """R18: every tile of the sets in use is in one place, and what is nowhere is discarded."""
    copies = [tile for tile in range(SETS * book.tiles) if tile % SETS < book.sets]
    places = dict.fromkeys(copies, 0)
    for tile in lying(game):
        places[tile] += 1
    for tile in copies:
        places[tile] += game.stack[tile] + game.dealt[tile]
        if places[tile] > 1:
            yield "TILE_TWICE", f"tile {TILE_NAMES[tile]} is in {places[tile]} places"
    if game.stack_size != sum(game.stack[tile] for tile in copies):
        yield "STACK_SIZE", "the stack's size is not the number of its tiles"
    gone = sum(count == 0 for count in places.values())
    if gone != game.discards:
        yield "DISCARDS", f"{gone} tiles are nowhere, and {game.discards} were discarded"
    need_later = sum(book.passes[number] * book.players for number in range(game.round_number, ROUNDS))
    if game.stack_size < need_later:
        yield "STACK_SHORT", f"{game.stack_size} tiles are left for {need_later} turns of later rounds"
    rows = [[game.pool[place] for place in range(game.pool_size)]]
    rows += [[game.hand[seat, place] for place in range(game.hand_size[seat])] for seat in range(book.players)]
    if any(row != sorted(row) for row in rows):
        yield "ORDER", "the tiles of the pool and of hands must ascend"


def station_faults(game: Game, book: Book, seat: int) -> Iterator[Fault]:
    """R21-R25: connected, every contact legal; and everything derived from the tiles matches them."""
    size, name = game.station_size[seat], SEATS[seat]
    if not size:
        if game.open_size[seat]:
            yield "OPEN", f"seat {name} has open cells without a station"
        return
    cells = [game.cell[seat, place] for place in range(size)]
    if cells[0] != CENTRE or game.facing[seat, 0] != 0:
        yield "START", f"seat {name}'s station must begin at 0,0 r0"
    if len(set(cells)) != size:
        yield "CELL_TWICE", f"two tiles of seat {name} lie in one cell"
        return
    for place in range(size):
        beside = list(neighbours(game, book, seat, place))
        if place and not any(other < place for _, other in beside):
            yield "APART", f"seat {name}: the tile at {CELL_NAMES[cells[place]]} touches none laid before it"
        for direction, other in beside:
            opposite = (direction + book.directions // 2) % book.directions
            if shown_at(game, book, seat, place, direction) != shown_at(game, book, seat, other, opposite):
                yield "CONTACT", f"seat {name}: the tiles at {CELL_NAMES[cells[place]]} and beside do not match"
        joins = joins_of(game, book, seat, place)
        if game.joins[seat, place] != joins or not 0 <= game.counted[seat, place] <= joins:
            yield "JOINS", f"seat {name}: the tile at {CELL_NAMES[cells[place]]} has {joins} connections"
        if joins == 0 and size > 1:
            yield "UNCONNECTED", f"seat {name}: the tile at {CELL_NAMES[cells[place]]} is not connected"
    if open_now(game, seat) != open_by_tiles(game, book, seat):
        yield "OPEN", f"seat {name}'s open cells do not follow from its tiles"
    if book.scoring == AT_ONCE and game.score[seat] < standing_points(game, book, seat):
        yield "SCORE", f"seat {name} has fewer points than its station has earned"


def step_faults(game: Game, book: Book, seat: int) -> Iterator[Fault]:
    """What is chosen in the middle of a placement must be there to be placed."""
    step, picked, target = game.step[seat], game.picked[seat], game.target[seat]
    placing = step in (PLACE_CELL, PLACE_TURN, BUILD_CELL, BUILD_TURN)
    if placing != (picked != NONE) or (step in (PLACE_TURN, BUILD_TURN)) != (target != NONE):
        yield "PICKED", f"seat {SEATS[seat]} has a tile or a cell chosen exactly while it places one"
    elif placing:
        hand = [game.hand[seat, place] for place in range(game.hand_size[seat])]
        pool = [game.pool[place] for place in range(game.pool_size)]
        if picked not in (hand if step in (BUILD_CELL, BUILD_TURN) else pool):
            yield "PICKED", f"seat {SEATS[seat]} places a tile that is not there to be taken"
        if target != NONE and target not in [cell for cell, _ in open_now(game, seat)]:
            yield "TARGET", f"seat {SEATS[seat]} places a tile where no open cell is"
    if step >= BUILD_START and not book.delayed_connecting:
        yield "STEP", "there is no build with immediate connecting"
    if step == CHOOSE_FIRST and game.round_number == 1:
        yield "STEP", "nobody names the first player of round 1"
