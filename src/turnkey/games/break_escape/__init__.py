"""LOCKDOWN: Break & Escape. Three Runners look for Keys and a way through the Gate; James hunts them."""

from turnkey.core.definition import Agreed, Bots, Definition, Positions, Rules, Shown, Words
from turnkey.core.secrecy import EVERYONE
from turnkey.games.break_escape import rules
from turnkey.games.break_escape.actions import ACTIONS, CLAIMS, MOST_OPTIONS
from turnkey.games.break_escape.book import EDITION_FILE, OPTIONS, check_edition, fill_book
from turnkey.games.break_escape.bots import heuristic
from turnkey.games.break_escape.events import chance, event
from turnkey.games.break_escape.faults import blank, complete, faults
from turnkey.games.break_escape.features import FEATURES
from turnkey.games.break_escape.goal import BEST, goal
from turnkey.games.break_escape.questions import question
from turnkey.games.break_escape.rules.ending import MEASURES
from turnkey.games.break_escape.sketch import sketch
from turnkey.games.break_escape.state import JAMES, JAMES_SIDE, RUNNERS_ALL, RUNNERS_SIDE, SEATS, Book, Game
from turnkey.games.break_escape.view import result, view
from turnkey.games.break_escape.why_asked import WHY_ASKED
from turnkey.games.break_escape.why_not import why_not
from turnkey.games.break_escape.words import terms

GAME = Definition(
    slug="break_escape",
    title="LOCKDOWN: Break & Escape",
    version=1,
    blurb="Three Runners, one Pursuer, a ring of streets: find Keys, dodge James, get two of you through the Gate.",
    minutes="15-25",
    seats={4: SEATS},
    best=BEST,
    rules=Rules(
        Game,
        rules,
        Book,
        most_options=MOST_OPTIONS,
        measures=MEASURES,
        features=FEATURES,
        sides=((0, 1, 2), (JAMES,)),
        seats_alike=False,  # James plays apart, and of the Runners one is next after him and one before
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
        hears=lambda options, seat: EVERYONE if seat == JAMES or options["runner_channel"] == "open" else RUNNERS_ALL,
        sides=(RUNNERS_SIDE.title, JAMES_SIDE.title),
    ),
    agreed=Agreed(
        OPTIONS, EDITION_FILE, check_edition, fill_book, variants=("rounds", "james_move", "hands", "runner_channel")
    ),
    shown=Shown(view, result, sketch, terms, goal=goal, lesson=EDITION_FILE.with_name("lesson.toml")),
    positions=Positions(blank, complete, faults),
    bots=Bots({"heuristic": heuristic}, stakes=(-1.0, 1.0)),
)
