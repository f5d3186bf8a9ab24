"""What a seat of Airlock sees, as plain data that a screen can draw from. All but the stack's order is open."""

from __future__ import annotations

from itertools import islice
from typing import Any

from turnkey.core.parts import part, printed
from turnkey.games.airlock.rules.ending import has_won
from turnkey.games.airlock.rules.order import seat_at, turns_in_round
from turnkey.games.airlock.rules.station import (
    connections,
    facings_for,
    fits_somewhere,
    how_many,
    need,
    own_points,
    points_beside,
)
from turnkey.games.airlock.state import (
    AT_END,
    AT_ONCE,
    BLANK,
    CELL_NAMES,
    CLOCKS,
    FACING_NAMES,
    FACINGS,
    NONE,
    OVER,
    ROUNDS,
    SEATS,
    SETS,
    SIDES,
    STAGES,
    STEPS,
    TILE_NAMES,
    TURNS,
    Book,
    Game,
)

SHAPE_NAMES = {6: "hexagon", 4: "square"}


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """A spectator has no station, and is told what fits for the seat that is asked."""
    asked = [other for other in range(book.players) if game.asked >> other & 1]
    watched = seat if seat < book.players else (asked or [game.first])[0]
    return on_the_table(game, book) | {
        "pool": pool(game, book, watched),
        "fits_for": SEATS[watched],
    }


@part
def on_the_table(game: Game, book: Book) -> dict[str, Any]:
    """What is the same for all."""
    return {
        "shape": SHAPE_NAMES[book.directions],
        "round": game.round_number,
        "rounds": ROUNDS,
        "passes": book.passes[game.round_number - 1],
        "stage": STAGES[game.stage],
        "first": SEATS[game.first],
        "asked": [SEATS[other] for other in range(book.players) if game.asked >> other & 1],
        "turns_to_come": turns_to_come(game, book) if game.stage == TURNS else [],
        "stations": [station(game, book, seat) for seat in range(book.players)],
        "stack_size": game.stack_size,
        "stack": stack(game, book),
        "discards": game.discards,
        "build_clock": {"kind": CLOCKS[book.build_clock], "seconds": book.clock_seconds},
        "winners": [SEATS[other] for other in winners(game, book)] if game.stage == OVER else None,
    }


@part
def pool(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    here = site(game, book, seat)
    return [offer_view(here, book, seat, tile) for tile in game.pool[: game.pool_size]]


@part
def stack(game: Game, book: Book) -> list[str]:
    return [TILE_NAMES[tile] for tile in range(SETS * book.tiles) if game.stack[tile]]


@part
def turns_to_come(game: Game, book: Book) -> list[str]:
    """R10: the snake from now to the end of the round; the seat in turn comes first."""
    return [SEATS[seat_at(book, game.first, turn)] for turn in range(game.turns_taken, turns_in_round(game, book))]


@printed
def tile_view(book: Book, tile: int) -> dict[str, Any]:
    number = tile // SETS
    return {
        "tile": TILE_NAMES[tile],
        "sides": "".join(SIDES[book.side[number, 0, direction]] for direction in range(book.directions)),
        "values": [book.value[number, place] for place in range(book.connectors[number])],
    }


def offer_view(here: Site, book: Book, seat: int, tile: int) -> dict[str, Any]:
    """A tile on offer, and every placement that it has on a seat's station."""
    if tile not in here.offers:
        here.offers[tile] = tile_view(book, tile) | {"placements": placements(here, book, seat, tile)}
    return here.offers[tile]


class Site:
    """One seat's station as the rules read it; it remembers which tiles fit."""

    def __init__(self, game: Game, seat: int) -> None:
        self.fits = OneSeat(game.fits[seat])
        self.cell, self.tile, self.joins = OneSeat(game.cell[seat]), OneSeat(game.tile[seat]), OneSeat(game.joins[seat])
        count = game.open_size[seat]
        self._open = list(zip(game.open_cell[seat][:count], game.open_needs[seat][:count], strict=True))
        self._places: list[tuple[str, int, int, int]] | None = None
        self.offers: dict[int, dict[str, Any]] = {}

    def places(self, book: Book, seat: int) -> list[tuple[str, int, int, int]]:
        """The open cells, and of each what is the same for every tile: what it asks for, how many connections that
        makes, and what they pay for its neighbours."""
        if self._places is None:
            here: Any = self
            self._places = [
                (CELL_NAMES[cell], needs, how_many(connections(needs)), points_beside(here, book, seat, cell, needs))
                for cell, needs in self._open
            ]
        return self._places


class OneSeat:
    """One seat's row of an array, which answers to any seat's index."""

    __slots__ = ("_row",)

    def __init__(self, row: Any) -> None:
        self._row = row

    def __getitem__(self, index: tuple[int, int]) -> Any:
        return self._row[index[1]]


@part
def site(game: Game, book: Book, seat: int) -> Site:
    return Site(game, seat)


def placements(here: Any, book: Book, seat: int, tile: int) -> list[dict[str, Any]]:
    if not fits_somewhere(here, seat, tile):
        return []
    facings_on = facings_of(book, tile // SETS)
    return [
        {"cell": cell, "facings": facings, "joins": joins, "points": own_points(book, tile, needs) + beside}
        for cell, needs, joins, beside in here.places(book, seat)
        if (facings := facings_on[needs])
    ]


class Facings(dict[int, list[str]]):
    """The facings in which a tile fits a cell, by what the cell asks for; each found out when it is first wanted."""

    def __init__(self, book: Book, tile: int) -> None:
        self._book, self._tile = book, tile

    def __missing__(self, needs: int) -> list[str]:
        fitting = facings_for(self._book, self._tile, needs)
        found = self[needs] = [FACING_NAMES[facing] for facing in range(FACINGS) if fitting >> facing & 1]
        return found


@printed
def facings_of(book: Book, number: int) -> Facings:
    """The same for all tiles of a number."""
    return Facings(book, number * SETS)


@part
def station(game: Game, book: Book, seat: int) -> dict[str, Any]:
    hand = [game.hand[seat, place] for place in range(game.hand_size[seat])]
    cells, needs = game.open_cell[seat], game.open_needs[seat]
    return {
        "seat": SEATS[seat],
        "score": score(game, book, seat),
        "step": STEPS[game.step[seat]],
        "picked": TILE_NAMES[game.picked[seat]] if game.picked[seat] != NONE else None,
        "target": CELL_NAMES[game.target[seat]] if game.target[seat] != NONE else None,
        "tiles": tiles(game, book, seat),
        "latest": latest(game, book, seat),
        "open": [open_cell(book, cells[place], needs[place]) for place in range(game.open_size[seat])],
        "unplaced": [offer_view(site(game, book, seat), book, seat, tile) for tile in hand],
        "build_done": bool(game.finished >> seat & 1),
    }


def latest(game: Game, book: Book, seat: int) -> int | None:
    """R27, R28: what the tile connected last scored: its own first values, and the latest of each one joined."""
    place = game.station_size[seat] - 1
    if place < 1 or book.scoring != AT_ONCE:
        return None
    number, facing, cell = game.tile[seat, place] // SETS, game.facing[seat, place], game.cell[seat, place]
    at = {game.cell[seat, other]: other for other in range(place)}
    points: int = book.paid[number, game.joins[seat, place]]
    for direction in range(book.directions):
        other = at.get(cell + book.beside[direction], NONE)
        if other != NONE and book.side[number, facing, direction] != BLANK:
            points += book.value[game.tile[seat, other] // SETS, game.joins[seat, other] - 1]
    return points


def score(game: Game, book: Book, seat: int) -> int | None:
    """R31: everybody may see what was scored or counted last; with scoring=end, nothing before the end."""
    return None if book.scoring == AT_END and game.stage != OVER else game.score[seat]


def tiles(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    """The tiles of a station, as they lie; what each has paid is what was scored or counted."""
    joins = game.joins[seat]
    paid = joins if book.scoring == AT_ONCE else game.counted[seat]
    lying = zip(game.tile[seat], game.cell[seat], game.facing[seat], joins, paid, strict=False)
    return [lying_tile(book, *one) for one in islice(lying, game.station_size[seat])]


@printed
def lying_tile(book: Book, tile: int, cell: int, facing: int, joins: int, paid: int) -> dict[str, Any]:
    number = tile // SETS
    return tile_view(book, tile) | {
        "cell": CELL_NAMES[cell],
        "facing": FACING_NAMES[facing],
        "shown": "".join(SIDES[book.side[number, facing, direction]] for direction in range(book.directions)),
        "joins": joins,
        "points": book.paid[number, paid],
    }


@printed
def open_cell(book: Book, cell: int, asked: int) -> dict[str, Any]:
    """An empty cell beside the station, and what it asks for: `.` where nothing is."""
    needs = [need(asked, direction) for direction in range(book.directions)]
    return {"cell": CELL_NAMES[cell], "needs": "".join(SIDES[side] for side in needs)}


def winners(game: Game, book: Book) -> list[int]:
    return [seat for seat in range(book.players) if has_won(game, book, seat)]


def result(game: Game, book: Book) -> dict[str, Any]:
    """R37: places by score, equal scores share the better one."""
    scores = [game.score[seat] for seat in range(book.players)]
    best = winners(game, book)
    rows = [
        {
            "seat": SEATS[seat],
            "place": 1 + sum(other > scores[seat] for other in scores),
            "score": scores[seat],
            "tiles": game.station_size[seat],
        }
        for seat in range(book.players)
    ]
    return {"reason": "highest score" if len(best) == 1 else "tie", "winners": best, "rows": rows}
