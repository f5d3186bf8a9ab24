"""Airlock. Everybody builds a space station from a shared pool of tiles, drafted there and back again."""

from turnkey.core.actions import ActionSpace
from turnkey.core.definition import Definition
from turnkey.core.notation import Notation
from turnkey.games.airlock import rules
from turnkey.games.airlock.actions import ACTIONS, MOST_OPTIONS, alike
from turnkey.games.airlock.book import EDITION_FILE, OPTIONS, check_edition, fill_book
from turnkey.games.airlock.bots import heuristic
from turnkey.games.airlock.events import chance, event
from turnkey.games.airlock.faults import blank, complete, faults
from turnkey.games.airlock.goal import BEST, goal
from turnkey.games.airlock.questions import question
from turnkey.games.airlock.rules.build import may_expire
from turnkey.games.airlock.rules.ending import MEASURES
from turnkey.games.airlock.sketch import sketch
from turnkey.games.airlock.state import MOST_SEATS, SEATS, Book, Game
from turnkey.games.airlock.view import result, terms, view
from turnkey.games.airlock.why_not import why_not

GAME = Definition(
    slug="airlock",
    title="Airlock",
    version=1,
    blurb="Draft tiles from a shrinking pool, join them colour to colour, and let every new joint pay twice.",
    minutes="30-60",
    seats={players: SEATS.first(players) for players in range(2, MOST_SEATS + 1)},
    game=Game,
    book=Book,
    rules=rules,
    actions=ACTIONS,
    most_options=MOST_OPTIONS,
    notation=Notation(ACTIONS, ActionSpace(), SEATS, chance, event),
    options=OPTIONS,
    edition_file=EDITION_FILE,
    check_edition=check_edition,
    fill_book=fill_book,
    view=view,
    faults=faults,
    result=result,
    blank=blank,
    complete=complete,
    why_not=why_not,
    question=question,
    sketch=sketch,
    terms=terms,
    measures=MEASURES,
    policies={"heuristic": heuristic},
    seats_alike=True,
    alike=alike,
    may_come=lambda game, book, seat, action: may_expire(game, book, seat),
    comes_after=lambda book: int(book.clock_seconds),
    goal=goal,
    best=BEST,
)
