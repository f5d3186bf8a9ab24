"""Airlock. Everybody builds a space station from a shared pool of tiles, drafted there and back again."""

from turnkey.core.definition import Agreed, Bots, Definition, Giving, Positions, Rules, Shown, Words
from turnkey.games.airlock import rules
from turnkey.games.airlock.actions import ACTIONS, MOST_OPTIONS, alike
from turnkey.games.airlock.book import EDITION_FILE, OPTIONS, check_edition, fill_book
from turnkey.games.airlock.bots import heuristic
from turnkey.games.airlock.events import chance, event
from turnkey.games.airlock.faults import blank, complete, faults
from turnkey.games.airlock.giving import WHENCE, give, kinds
from turnkey.games.airlock.goal import BEST, goal
from turnkey.games.airlock.questions import question
from turnkey.games.airlock.rules.build import may_expire
from turnkey.games.airlock.rules.ending import MEASURES
from turnkey.games.airlock.sketch import sketch
from turnkey.games.airlock.state import MOST_SEATS, SEATS, TILE_NAMES, Book, Game
from turnkey.games.airlock.view import result, view
from turnkey.games.airlock.why_asked import WHY_ASKED
from turnkey.games.airlock.why_not import why_not
from turnkey.games.airlock.words import terms

GAME = Definition(
    slug="airlock",
    title="Airlock",
    version=1,
    blurb="Draft tiles from a shrinking pool, join them colour to colour, and let every new joint pay twice.",
    minutes="30-60",
    seats={players: SEATS.first(players) for players in range(2, MOST_SEATS + 1)},
    best=BEST,
    rules=Rules(
        Game,
        rules,
        Book,
        most_options=MOST_OPTIONS,
        measures=MEASURES,
        seats_alike=True,
        may_come=lambda game, book, seat, action: may_expire(game, book, seat),
        comes_after=lambda book: int(book.clock_seconds),
        paced_by="stage",
    ),
    words=Words(ACTIONS, SEATS, chance, event, question=question, why_asked=WHY_ASKED, why_not=why_not, alike=alike),
    agreed=Agreed(
        OPTIONS,
        EDITION_FILE,
        check_edition,
        fill_book,
        variants=("length", "scoring", "connecting", "scrap_points"),
        by_print=("tiles",),
    ),
    shown=Shown(view, result, sketch, terms, goal=goal, lesson=EDITION_FILE.with_name("lesson.toml")),
    positions=Positions(blank, complete, faults, giving=Giving(TILE_NAMES, give, WHENCE, kinds)),
    bots=Bots({"heuristic": heuristic}, stakes=(-1.0, 1.0)),
)
