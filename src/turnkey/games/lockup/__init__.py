"""Lockup: A Roll Player Tale. Crews bid for prison locations, face up and face down; alone, against the guards."""

from turnkey.core.definition import Agreed, Bots, Definition, Positions, Rules, Shown, Words
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
from turnkey.games.lockup.why_asked import WHY_ASKED
from turnkey.games.lockup.why_not import why_not, why_unsaid
from turnkey.games.lockup.words import terms

GAME = Definition(
    slug="lockup",
    title="Lockup: A Roll Player Tale",
    version=2,
    blurb="Send your crew through the prison, some of it face down; hire goons, build contraband, dodge the raids.",
    minutes="45-90",
    seats={players: SEATS[:players] for players in range(1, MOST_SEATS + 1)},
    best=BEST,
    rules=Rules(
        Game,
        rules,
        Book,
        most_options=MOST_OPTIONS,
        measures=MEASURES,
        seats_alike=True,
        turn_codes=turn_codes,
        may_come=lambda game, book, seat, action: may_choose_crew(game, book, seat, action - CHOOSE_CREW),
        paced_by="stage",
    ),
    words=Words(
        ACTIONS,
        SEATS,
        chance,
        event,
        CLAIMS,
        question=question,
        why_asked=WHY_ASKED,
        why_not=why_not,
        why_unsaid=why_unsaid,
    ),
    agreed=Agreed(OPTIONS, EDITION_FILE, check_edition, fill_book, variants=("rounds", "difficulty", "goals")),
    shown=Shown(view, result, sketch, terms, goal=goal, lesson=EDITION_FILE.with_name("lesson.toml"), texts=("title",)),
    positions=Positions(blank, complete, faults),
    bots=Bots({"heuristic": heuristic}, stakes=(-1.0, 1.0)),
)
