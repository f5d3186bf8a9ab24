"""LOCKDOWN: Break & Escape. Three Runners look for Keys and a way through the Gate; James hunts them."""

from turnkey.core.definition import Definition
from turnkey.core.notation import Notation
from turnkey.core.secrecy import EVERYONE
from turnkey.games.break_escape import rules
from turnkey.games.break_escape.actions import ACTIONS, CLAIMS, MOST_OPTIONS
from turnkey.games.break_escape.book import EDITION_FILE, OPTIONS, check_edition, fill_book
from turnkey.games.break_escape.bots import heuristic
from turnkey.games.break_escape.events import chance, event
from turnkey.games.break_escape.faults import blank, complete, faults
from turnkey.games.break_escape.goal import BEST, goal
from turnkey.games.break_escape.questions import question
from turnkey.games.break_escape.rules.ending import MEASURES
from turnkey.games.break_escape.sketch import sketch
from turnkey.games.break_escape.state import JAMES, RUNNERS_ALL, SEATS, Book, Game
from turnkey.games.break_escape.view import result, view
from turnkey.games.break_escape.why_not import why_not

GAME = Definition(
    slug="break_escape",
    title="LOCKDOWN: Break & Escape",
    version=1,
    blurb="Three Runners, one Pursuer, a ring of streets: find Keys, dodge James, get two of you through the Gate.",
    minutes="15-25",
    seats={4: SEATS},
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
    sides=((0, 1, 2), (JAMES,)),
    policies={"heuristic": heuristic},
    seats_alike=False,  # James plays apart, and of the Runners one is next after him and one before
    talk=CLAIMS,
    hears=lambda options, seat: EVERYONE if seat == JAMES or options["runner_channel"] == "open" else RUNNERS_ALL,
    goal=goal,
    best=BEST,
)
