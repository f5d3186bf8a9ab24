"""Lockdown. Families locked in a mall vote on who loots, who looks, and who is thrown to the Monsters."""

from turnkey.core.definition import Agreed, Bots, Definition, Mood, Positions, Rules, Shown, Words
from turnkey.core.sentences import says
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
from turnkey.games.lockdown.why_asked import WHY_ASKED
from turnkey.games.lockdown.why_not import why_not
from turnkey.games.lockdown.words import terms

NO_CHAT = {  # section 7
    "claims": says("this table agreed on structured claims only: say one of them while a discussion is open"),
    "silent": says("this table agreed on no talk"),
}

GAME = Definition(
    slug="lockdown",
    title="Lockdown",
    version=2,
    blurb="A mall, shutters down, Monsters at every door: vote, lie, and make sure that somebody else is eaten.",
    minutes="40-75",
    seats={players: SEATS[:players] for players in range(FEWEST_SEATS, MOST_SEATS + 1)},
    best=BEST,
    rules=Rules(
        Game,
        rules,
        Book,
        most_options=MOST_OPTIONS,
        measures=MEASURES,
        seats_alike=True,
        turn_codes=turn_codes,
        may_come=may_claim,
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
        why_no_chat=lambda options: NO_CHAT.get(options["talk"]),
    ),
    agreed=Agreed(
        OPTIONS,
        EDITION_FILE,
        check_edition,
        fill_book,
        SERIES,
        keep_result,
        variants=("variant", "campaign", "talk", "max_turns"),
    ),
    shown=Shown(
        view,
        result,
        sketch,
        terms,
        goal=goal,
        lesson=EDITION_FILE.with_name("lesson.toml"),
        texts=("name", "title", "offering", "ending", "variation", "epilogue_title"),
    ),
    positions=Positions(blank, complete, faults),
    bots=Bots(
        {
            "heuristic": Mood(decide, STEADY),
            "honest": Mood(decide, HONEST),
            "liar": Mood(decide, LIAR),
            "grudge": Mood(decide, GRUDGE),
        }
    ),
)
