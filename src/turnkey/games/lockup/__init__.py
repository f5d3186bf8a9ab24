"""Lockup: A Roll Player Tale. Crews bid for prison locations, face up and face down; alone, against the guards."""

from turnkey.core.definition import Definition
from turnkey.core.notation import Notation
from turnkey.games.lockup import rules
from turnkey.games.lockup.actions import ACTIONS, CHOOSE_CREW, CLAIMS, MOST_OPTIONS
from turnkey.games.lockup.book import OPTIONS, check_edition, fill_book
from turnkey.games.lockup.bots import heuristic
from turnkey.games.lockup.events import chance, event
from turnkey.games.lockup.faults import blank, complete, faults
from turnkey.games.lockup.goal import BEST, goal
from turnkey.games.lockup.names import EDITION_FILE
from turnkey.games.lockup.questions import question
from turnkey.games.lockup.rules.ending import MEASURES
from turnkey.games.lockup.rules.roll_call import may_choose_crew
from turnkey.games.lockup.sketch import sketch
from turnkey.games.lockup.state import MOST_SEATS, SEATS, Book, Game
from turnkey.games.lockup.turning import turn_codes
from turnkey.games.lockup.view import result, view
from turnkey.games.lockup.why_not import why_not, why_unsaid
from turnkey.games.lockup.words import terms

GAME = Definition(
    slug="lockup",
    title="Lockup: A Roll Player Tale",
    version=2,
    blurb="Send your crew through the prison, some of it face down; hire goons, build contraband, dodge the raids.",
    minutes="45-90",
    seats={players: SEATS[:players] for players in range(1, MOST_SEATS + 1)},
    game=Game,
    book=Book,
    rules=rules,
    actions=ACTIONS,
    most_options=MOST_OPTIONS,
    notation=Notation(ACTIONS, CLAIMS, SEATS, chance, event),
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
    measures=MEASURES,
    beside=("crew",),
    may_come=lambda game, book, seat, action: may_choose_crew(game, book, seat, action - CHOOSE_CREW),
    policies={"heuristic": heuristic},
    seats_alike=True,
    turn_codes=turn_codes,
    talk=CLAIMS,
    why_unsaid=why_unsaid,
    terms=terms,
    goal=goal,
    best=BEST,
)
