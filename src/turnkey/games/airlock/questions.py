"""What a seat of Airlock is asked."""

from turnkey.core.reasons import Question, asks
from turnkey.games.airlock.rules.station import points_for
from turnkey.games.airlock.state import (
    AT_ONCE,
    BUILD_CELL,
    BUILD_START,
    BUILD_TILE,
    BUILD_TURN,
    CELL_NAMES,
    CHOOSE_FIRST,
    PICK_TILE,
    PLACE_CELL,
    PLACE_TURN,
    SEATS,
    SETS,
    STEPS,
    STUCK_CHOICE,
    TILE_NAMES,
    Book,
    Game,
)
from turnkey.games.airlock.view import facings_of


def question(game: Game, book: Book, seat: int) -> Question:
    step = game.step[seat]
    if step == CHOOSE_FIRST:
        return asks("choose_first", "Your score is the lowest: who begins round {round}?", SEATS.at(seat),
                    round=game.round_number)  # fmt: skip
    if step == PICK_TILE:
        return pick_tile(game, book, seat)
    if step in (PLACE_CELL, BUILD_CELL):
        return cell(game, book, seat)
    if step in (PLACE_TURN, BUILD_TURN):
        tile, target = game.picked[seat], game.target[seat]
        return asks(STEPS[step], "Which way round?", CELL_NAMES.at(target),
                    tile=TILE_NAMES.at(tile), cell=CELL_NAMES.at(target))  # fmt: skip
    if step == STUCK_CHOICE:
        return asks("stuck_choice", "Nothing fits your station of {size}. Throw one module out of the game, or scrap "
                    "your station and begin again?", SEATS.at(seat), danger=True,
                    size=game.station_size[seat])  # fmt: skip
    if step == BUILD_START:
        return asks("build_start", "Which of your {tiles:module|modules} begins your station?", SEATS.at(seat),
                    tiles=game.hand_size[seat])  # fmt: skip
    if step == BUILD_TILE:
        return asks("build_tile", "Build on: which of your {tiles:module|modules} comes next?", SEATS.at(seat),
                    tiles=game.hand_size[seat])  # fmt: skip
    return asks("build_stuck", "None of your {tiles:module|modules} fits. Leave them out, or scrap your station of "
                "{size} and begin again?", SEATS.at(seat), danger=True, tiles=game.hand_size[seat],
                size=game.station_size[seat])  # fmt: skip


def pick_tile(game: Game, book: Book, seat: int) -> Question:
    if book.delayed_connecting:
        return asks("reserve_tile", "Which module do you reserve for the build?",
                    SEATS.at(seat), tiles=game.pool_size)  # fmt: skip
    if game.station_size[seat] == 0:
        return asks("first_tile", "Which module begins your station?", SEATS.at(seat))
    return asks("pick_tile", "Which module do you take?", SEATS.at(seat))


def cell(game: Game, book: Book, seat: int) -> Question:
    """How many places there are, and what the best of them pays where points are told at once."""
    tile = game.picked[seat]
    fitting = [
        (game.open_cell[seat, place], game.open_needs[seat, place])
        for place in range(game.open_size[seat])
        if facings_of(book, tile // SETS)[game.open_needs[seat, place]]
    ]
    best = max((points_for(game, book, seat, tile, there, needs) for there, needs in fitting), default=0)
    return asks(STEPS[game.step[seat]], "Where do you dock this module? It fits {places:place|places}[, the best for "
                "{best}].", TILE_NAMES.at(tile), tile=TILE_NAMES.at(tile), places=len(fitting),
                best=int(best) if book.scoring == AT_ONCE else None)  # fmt: skip
