"""A game of nothing but what Break & Escape lacks: choices made at once and in secret, a die that one seat sees.

Every seat shows one or two fingers, hidden until all have; a die under a cup is known to the first seat alone until
then. If fingers and die make an odd sum, the first seat wins, else all the others. Three rounds are played.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from turnkey.core.actions import ActionSpace, Choice, Verb
from turnkey.core.chance import draw, pick, reseed
from turnkey.core.definition import Agreed, Bots, Definition, Rules, Shown, Words
from turnkey.core.events import NUMBER, Events
from turnkey.core.journal import SECRET_ACTIONS, emit, reveal
from turnkey.core.layout import NOBODY, field, i8, record, u8, u64
from turnkey.core.menu import offer
from turnkey.core.names import Names
from turnkey.core.notation import Chances
from turnkey.core.reasons import no
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.core.table_options import Number, OptionSet

MOST_SEATS = 4
NAMES = Names("seat", ("p1", "p2", "p3", "p4"))

chance = Chances()
CUP = chance("cup", tuple("123456"))

event = Events()
SHOWN = event(
    "shown", total=NUMBER, played=NUMBER, says="Hands up: {total}.", check="sum {total}", cue="reveal",
    releases="hands up",
)  # fmt: skip
DONE = event("done")


@record
class Game:
    rng: u64 = field(known_by=NOBODY)
    fingers: i8[MOST_SEATS] = field(by=NAMES, known_by="fingers_seen_by")
    fingers_seen_by: u8[MOST_SEATS] = field(by=NAMES)
    chosen: u8
    die: i8 = field(known_by="die_seen_by")
    die_seen_by: u8
    odd_wins: i8
    played: i8


@record
class Book:
    players: i8
    rounds: i8


ACTIONS = ActionSpace(
    Verb(
        "show",
        Choice("fingers", (1, 2)),
        says="Show {fingers}.",
        why="Everybody shows at once.",
        secret=True,
        open=True,
    )
)


@rule
def deal(game: Game, book: Book) -> None:
    roll(game)


@rule
def roll(game: Game) -> None:
    game.die_seen_by = 1
    game.die = draw(game, CUP, 6, 1) + 1
    game.chosen = 0
    for seat in range(MOST_SEATS):
        game.fingers[seat] = 0
        game.fingers_seen_by[seat] = 1 << seat


@rule
def actors(game: Game, book: Book) -> int:
    if game.played >= book.rounds:
        return 0
    return ((1 << book.players) - 1) & ~game.chosen


@rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    if knows(actors(game, book), seat):
        offer(menu, 0)
        offer(menu, 1)


@rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    game.fingers[seat] = action + 1
    game.chosen |= 1 << seat


@rule
def advance(game: Game, book: Book) -> None:
    """All have chosen: hands up, cup up, count, and the next round."""
    total = game.die
    reveal(game, -1 - CUP, 0, EVERYONE)
    for seat in range(book.players):
        total += game.fingers[seat]
        game.fingers_seen_by[seat] = EVERYONE
        reveal(game, SECRET_ACTIONS, seat, EVERYONE)
    game.odd_wins += total % 2
    game.played += 1
    emit(game, SHOWN, total, game.played)
    if game.played < book.rounds:
        roll(game)
    else:
        game.die_seen_by = EVERYONE


@rule
def over(game: Game, book: Book) -> bool:
    return game.played >= book.rounds


@rule
def first_seat_wins(game: Game, book: Book) -> bool:
    return 2 * game.odd_wins > book.rounds


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    for seat in range(book.players):
        out[seat] = 1.0 if (seat == 0) == first_seat_wins(game, book) else 0.0


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    out[0] = game.odd_wins


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    reseed(game, dice)
    if not knows(game.die_seen_by, seat):
        game.die = pick(dice, 6) + 1
    for other in range(book.players):
        if knows(game.chosen, other) and not knows(game.fingers_seen_by[other], seat):
            game.fingers[other] = pick(dice, 2) + 1


@rule
def copycat(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    """Shows as many fingers as the die it knows of is odd; a seat that does not know it shows one."""
    return int(menu[1 + game.die % 2])


def view(game: Any, book: Any, seat: int) -> dict[str, Any]:
    return {
        "die": game.die if knows(game.die_seen_by, seat) else None,
        "chosen": [knows(game.chosen, other) for other in range(book.players)],
        "fingers": [
            game.fingers[other] if knows(game.fingers_seen_by[other], seat) and knows(game.chosen, other) else None
            for other in range(book.players)
        ],
        "played": game.played,
    }


def result(game: Any, book: Any) -> dict[str, Any]:
    first = first_seat_wins(game, book)
    winners = [0] if first else list(range(1, book.players))
    rows = [{"seat": NAMES[seat], "won": seat in winners} for seat in range(book.players)]
    return {"reason": "odd" if first else "even", "winners": winners, "rows": rows}


GAME = Definition(
    slug="fingers",
    title="Fingers",
    version=1,
    blurb="Odd or even.",
    minutes="1",
    seats={players: NAMES[:players] for players in (2, 3, 4)},
    rules=Rules(Game, __name__, Book, measures=("odd_wins",)),
    words=Words(
        ACTIONS, NAMES, chance, event, why_not=lambda game, book, seat, action: no("done", "", "you have shown already")
    ),
    agreed=Agreed(OptionSet((Number("rounds", 3, "Rounds.", 1, 9),)), Path(__file__).with_name("edition.toml")),
    shown=Shown(view, result),
    bots=Bots({"copycat": copycat}),
)
