"""The mall: who stands where, what a location holds, how strong and how loud a family is there (R1-R4, R12, R13)."""

from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.state import (
    ASIDE,
    COLD,
    LOCATIONS,
    PARKING,
    SUPPLY,
    Book,
    Game,
)


@rule
def put(game: Game, seat: int, kind: int, place: int) -> None:
    """Stand a Character somewhere else, or lay it into the Cold storage; all counts follow."""
    before = game.where[seat, kind]
    game.where[seat, kind] = place
    game.crowd[before] -= 1
    game.crowd[place] += 1
    game.here[seat, before] -= 1
    game.here[seat, place] += 1
    if before == ASIDE:
        game.alive[seat] += 1
    if place == COLD:
        game.alive[seat] -= 1


@rule
def is_alive(game: Game, seat: int, kind: int) -> bool:
    return game.where[seat, kind] != ASIDE and game.where[seat, kind] != COLD


@rule
def is_full(game: Game, book: Book, place: int) -> bool:
    """R3: 1 to 5 hold no more Characters than their spots; the Parking Lot has no limit."""
    return place != PARKING and game.crowd[place] >= book.spots[place]


@rule
def has_monster_spot(game: Game, book: Book, place: int) -> bool:
    """R4, R83: an open location with a free Monster spot."""
    return not game.closed[place] and game.monsters[place] < book.monster_spots[place]


@rule
def all_alive(game: Game, book: Book) -> int:
    total = 0
    for seat in range(book.players):
        total += game.alive[seat]
    return total


@rule
def living(game: Game, book: Book) -> int:
    """The seats with at least one alive Character, as a set."""
    seats = 0
    for seat in range(book.players):
        if game.alive[seat] > 0:
            seats |= 1 << seat
    return seats


@rule
def seats_at(game: Game, book: Book, place: int) -> int:
    """The seats with a Character there, hidden or not, as a set."""
    seats = 0
    for seat in range(book.players):
        if game.here[seat, place] > 0:
            seats |= 1 << seat
    return seats


@rule
def with_cards(game: Game, book: Book, seats: int) -> int:
    """Those of the seats that hold cards; hand sizes are public."""
    holding = 0
    for seat in range(book.players):
        if knows(seats, seat) and game.hand_size[seat] > 0:
            holding |= 1 << seat
    return holding


@rule
def is_visible_at(game: Game, seat: int, kind: int, place: int) -> bool:
    """R80: standing there, not hidden by Rotten Meat."""
    return game.where[seat, kind] == place and not game.smeared[seat, kind]


@rule
def visible_at(game: Game, book: Book, seat: int, place: int) -> int:
    """How many Characters of a seat can be seen there."""
    if game.here[seat, place] == 0:
        return 0
    count = 0
    for kind in range(book.family):
        if is_visible_at(game, seat, kind, place):
            count += 1
    return count


@rule
def seats_visible_at(game: Game, book: Book, place: int) -> int:
    """The seats with a visible Character there, as a set."""
    seats = 0
    for seat in range(book.players):
        if visible_at(game, book, seat, place) > 0:
            seats |= 1 << seat
    return seats


@rule
def weight(game: Game, book: Book, seat: int, place: int) -> int:
    """R13, Q21, Q22: the votes of visible Characters there and the Pistols, which alone are worth nothing."""
    if game.here[seat, place] == 0:
        return 0
    votes = 0
    for kind in range(book.family):
        if is_visible_at(game, seat, kind, place):
            votes += book.votes[kind]
    return votes + game.pistols[seat] if votes > 0 else 0


@rule
def strength_at(game: Game, book: Book, place: int) -> int:
    """R55: all Characters there, hidden ones included."""
    total = 0
    for seat in range(book.players):
        if game.here[seat, place] > 0:
            for kind in range(book.family):
                if game.where[seat, kind] == place:
                    total += book.strength[kind]
    return total


@rule
def send_monsters_away(game: Game, place: int) -> None:
    """All Monsters there return to the supply."""
    game.monsters[SUPPLY] += game.monsters[place]
    game.monsters[place] = 0


@rule
def may_go_to(game: Game, seat: int, place: int) -> bool:
    """R36a, Q28: an open location in which not all of the seat's Characters stand already."""
    return not game.closed[place] and game.here[seat, place] < game.alive[seat]


@rule
def count_destinations(game: Game, seat: int) -> int:
    """Q30: how many locations there are to go to."""
    count = 0
    for place in range(1, LOCATIONS + 1):
        count += may_go_to(game, seat, place)
    return count


@rule
def following(book: Book, seat: int, steps: int) -> int:
    """The seat that is `steps` places further clockwise."""
    return (seat + steps) % book.players
