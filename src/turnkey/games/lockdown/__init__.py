"""Lockdown. Families locked in a mall vote on who loots, who looks, and who is thrown to the Monsters."""

from turnkey.core.definition import Definition, Mood
from turnkey.core.notation import Notation
from turnkey.games.lockdown import rules
from turnkey.games.lockdown.actions import ACTIONS, CLAIMS, MOST_OPTIONS
from turnkey.games.lockdown.book import EDITION_FILE, check_edition, fill_book
from turnkey.games.lockdown.bots import decide
from turnkey.games.lockdown.campaign import SERIES, keep_result
from turnkey.games.lockdown.events import chance, event
from turnkey.games.lockdown.faults import blank, complete, faults
from turnkey.games.lockdown.goal import BEST, goal
from turnkey.games.lockdown.options import OPTIONS
from turnkey.games.lockdown.questions import question
from turnkey.games.lockdown.rules.claims import may_claim
from turnkey.games.lockdown.rules.ending import MEASURES
from turnkey.games.lockdown.sketch import sketch
from turnkey.games.lockdown.speech import GRUDGE, HONEST, LIAR, STEADY
from turnkey.games.lockdown.state import FEWEST_SEATS, MOST_SEATS, SEATS, Book, Game
from turnkey.games.lockdown.turning import turn_codes
from turnkey.games.lockdown.view import result, view
from turnkey.games.lockdown.why_not import why_not
from turnkey.games.lockdown.words import terms

NO_CHAT = {  # section 7
    "claims": "this table agreed on structured claims only: say one of them while a discussion is open",
    "silent": "this table agreed on no talk",
}

GAME = Definition(
    slug="lockdown",
    title="Lockdown",
    version=2,
    blurb="A mall, shutters down, Monsters at every door: vote, lie, and make sure that somebody else is eaten.",
    minutes="40-75",
    seats={players: SEATS[:players] for players in range(FEWEST_SEATS, MOST_SEATS + 1)},
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
    terms=terms,
    sketch=sketch,
    measures=MEASURES,
    may_come=may_claim,
    policies={
        "heuristic": Mood(decide, STEADY),
        "honest": Mood(decide, HONEST),
        "liar": Mood(decide, LIAR),
        "grudge": Mood(decide, GRUDGE),
    },
    seats_alike=True,
    turn_codes=turn_codes,
    talk=CLAIMS,
    why_no_chat=lambda options: NO_CHAT.get(options["talk"]),
    claims_are_actions=True,
    afterwards=keep_result,
    series=SERIES,
    goal=goal,
    best=BEST,
)
