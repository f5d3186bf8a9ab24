"""Locked Out. A gang searches a ship for access to its computer; every card that helps is worth keeping."""

from typing import Any

from turnkey.core.actions import Action
from turnkey.core.definition import Agreed, Bots, Definition, Giving, Positions, Rules, Shown, Words
from turnkey.core.errors import Illegal
from turnkey.core.secrecy import EVERYONE
from turnkey.core.sentences import says
from turnkey.games.locked_out import rules
from turnkey.games.locked_out.actions import ACTIONS, CLAIMS, MOST_OPTIONS
from turnkey.games.locked_out.book import FEWEST_SEATS, OPTIONS, check_edition, fill_book
from turnkey.games.locked_out.bots import greedy, heuristic, loyal, saboteur
from turnkey.games.locked_out.events import chance, event
from turnkey.games.locked_out.faults import blank, complete, faults
from turnkey.games.locked_out.giving import DEALT, WHENCE, give
from turnkey.games.locked_out.goal import BEST, goal
from turnkey.games.locked_out.laying import foretold
from turnkey.games.locked_out.printed import EDITION_FILE
from turnkey.games.locked_out.questions import question
from turnkey.games.locked_out.rules.ending import MEASURES
from turnkey.games.locked_out.sketch import sketch
from turnkey.games.locked_out.state import MOST_SEATS, SEATS, Book, Game
from turnkey.games.locked_out.turning import turn_codes
from turnkey.games.locked_out.view import result, view
from turnkey.games.locked_out.why_asked import WHY_ASKED
from turnkey.games.locked_out.why_not import why_not
from turnkey.games.locked_out.words import terms

NO_CHAT = {  # Q49
    "structured": says("at this table claims are made on the floor before a move, and nothing else is said"),
    "off": says("this table agreed on no talk"),
}


def hears(options: Any, seat: int) -> int:
    """Q49: claims at any time are for tables with free talk; everybody hears them."""
    if options["talk"] == "structured":
        raise Illegal(says("at this table claims are made on the floor before a move: act with 'say', word by word"))
    if options["talk"] == "off":
        raise Illegal(says("this table agreed on no talk"))
    return EVERYONE


def why_unsaid(options: Any, players: int, seat: int, claim: Action) -> str | None:
    """Section 7: claims are about seats at the table, advice is for others, and hazards must be in the game."""
    kind, *words = claim.notation.split()
    about = [SEATS.index(word) for word in words if word in SEATS]
    absent = [SEATS[other] for other in about if other >= players]
    if absent:
        return says("there is no {seat} at a table of {players}", seat=absent[0], players=players)
    if kind in ("go", "want", "hoards") and seat in about:
        return says("this is said of another seat; of your own moves there is 'plan', of your own cards 'has' and "
                    "'lacks'")  # fmt: skip
    if "hazard" in words and not options["hazards"]:
        return says("this table plays without hazards")
    return None


GAME = Definition(
    slug="locked_out",
    title="Locked Out",
    version=1,
    blurb="Search the ship together, hoard alone: an escape makes the richest hand win, a failure the poorest.",
    minutes="30-45",
    seats={players: SEATS.first(players) for players in range(FEWEST_SEATS, MOST_SEATS + 1)},
    best=BEST,
    rules=Rules(
        Game, rules, Book, most_options=MOST_OPTIONS, measures=MEASURES, seats_alike=True, turn_codes=turn_codes
    ),
    words=Words(
        ACTIONS,
        SEATS,
        chance,
        event,
        CLAIMS,
        quotes=True,
        question=question,
        why_asked=WHY_ASKED,
        why_not=why_not,
        hears=hears,
        why_unsaid=why_unsaid,
        why_no_chat=lambda options: NO_CHAT.get(options["talk"]),
        foretold=foretold,
    ),
    agreed=Agreed(
        OPTIONS, EDITION_FILE, check_edition, fill_book, variants=("hazards", "token_start", "talk"), by_print=("loot",)
    ),
    shown=Shown(view, result, sketch, terms, goal=goal, lesson=EDITION_FILE.with_name("lesson.toml")),
    positions=Positions(blank, complete, faults, giving=Giving(DEALT, give, WHENCE)),
    # An audit looks at one world in 23, for one takes half a millisecond; no common divisor with how many look
    bots=Bots({"heuristic": heuristic, "loyal": loyal, "greedy": greedy, "saboteur": saboteur}, audited_every=23),
)
