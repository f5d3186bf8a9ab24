"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from turnkey.games.break_escape.actions import ACTIONS, CARD_TITLES, TITLES
from turnkey.games.break_escape.rules.deck import gate_is_open
from turnkey.games.break_escape.rules.james import is_target
from turnkey.games.break_escape.rules.runner import main_is_allowed, may_play_cards
from turnkey.games.break_escape.state import (
    ACT,
    BEFORE_MOVE,
    CARDS,
    DISCARD,
    JAIL_TURN,
    JAILED,
    JAMES,
    JAMES_DIRECTION,
    JAMES_STEPS,
    RUNNER_NAMES,
    SAFE_HOUSE,
    SEATS,
    STRIKE,
    SURVIVE,
    Book,
    Game,
)

MAIN = ("attack", "rescue", "rest", "escape")
STAGES_OF = {
    "go": (BEFORE_MOVE,),
    "end": (ACT,),
    "breakout": (JAIL_TURN,),
    "stay": (JAIL_TURN,),
    "capture": (STRIKE,),
    "hold": (STRIKE,),
}


STAGE_TITLES = {
    BEFORE_MOVE: "the time before the move",
    ACT: "the time after the move",
    DISCARD: "the time to discard",
    JAIL_TURN: "a turn in Jail",
    JAMES_STEPS: "the choice of James's steps",
    JAMES_DIRECTION: "the choice of James's direction",
    STRIKE: "James's strike",
    SURVIVE: "the moment of falling",
}


def why_not(game: Game, book: Book, seat: int, action: int) -> str:
    verb, *words = ACTIONS[action].notation.split()
    if verb in STAGES_OF and game.stage not in STAGES_OF[verb]:
        return f"that is for {STAGE_TITLES[STAGES_OF[verb][0]]}, and this is {STAGE_TITLES[game.stage]}"
    if seat == JAMES:
        return james_why_not(game, book, verb, words)
    if verb in CARDS:
        return card_why_not(game, book, seat, verb, words)
    if verb in MAIN:
        return main_why_not(game, book, seat, verb, words)
    if verb in ("discard", "save"):
        card = CARDS.index(words[0] if words else "jailbreak")
        return f"you hold no {CARD_TITLES[card]}" if not game.hand[seat, card] else "nothing calls for it now"
    return ACTIONS[action].verb.why or "the rules do not offer it now"


def james_why_not(game: Game, book: Book, verb: str, words: list[str]) -> str:
    if verb == "capture" and game.halted:
        return "a Pup stopped you, so there is no capture on this turn"
    if verb == "capture":
        runner = RUNNER_NAMES.index(words[0])
        if not is_target(game, book, runner):
            return f"{TITLES[runner]} is not a target on your space"
        return f"{TITLES[runner]} has {game.health[runner]} HP, and a capture works at {book.capture_at} or less"
    if verb == "hold" and book.james_must_strike:
        return "this table agreed that James must strike"
    if verb == "hold":
        return "everybody here could be captured, so you must attack or capture"
    if verb == "steps":
        return "your roll does not reach so far"
    return "James has no cards and no such action"


def card_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> str:
    card = CARDS.index(verb)
    if game.stage not in (BEFORE_MOVE, ACT, JAIL_TURN):
        return "cards are played before the move or after it"
    if not game.hand[seat, card]:
        return f"you hold no {CARD_TITLES[card]}"
    if not may_play_cards(game, seat):
        return f"{game.cards_played} cards were played this turn, which is the most"
    if game.stage == JAIL_TURN:
        return "in Jail that card cannot be played at this table"
    if verb == "teleport" and int(words[0]) >= book.spaces:
        return f"the board ends at space {book.spaces - 1}"
    if verb == "teleport":
        return "you stand there already"
    if verb == "swap":
        one, other = (SEATS.index(word) for word in words)
        if game.where[one] == game.where[other]:
            return "they stand on the same space"
        return "only James and free Runners can be swapped"
    if verb == "pup":
        here = game.pup[game.where[seat]]
        return "a Pup lies here already" if here else "all Pup tokens are on the board"
    if game.fate[RUNNER_NAMES.index(words[0])] != JAILED:
        return f"{TITLES[RUNNER_NAMES.index(words[0])]} is not in Jail"
    if game.where[seat] != book.jail:
        return f"you must stand on the Jail, space {book.jail}"
    return "it needs the main action, which is not open to you now"


def main_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> str:
    if game.stage not in (BEFORE_MOVE, ACT):
        return "this is not the time for a main action"
    if game.main_used:
        return "you have taken your main action this turn"
    if not main_is_allowed(game, book):
        return "the main action comes after the move"
    if verb == "attack":
        return f"James is not on your space but on {game.where[JAMES]}"
    if verb == "rescue" and game.where[seat] != book.jail:
        return f"you must stand on the Jail, space {book.jail}"
    if verb == "rescue":
        return f"{TITLES[RUNNER_NAMES.index(words[0])]} is not in Jail"
    if verb == "rest":
        safe = book.space[game.where[seat]] == SAFE_HOUSE
        return "there is nothing to heal" if safe else "you must stand on a Safe House"
    if not gate_is_open(game, book):
        return f"the Gate is closed: {game.keys} of {book.keys_needed} Keys"
    return f"you must stand on the Gate, space {book.gate}"
