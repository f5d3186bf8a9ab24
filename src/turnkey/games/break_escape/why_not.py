"""Why an action is not on offer: asked only of what is not."""

from __future__ import annotations

from turnkey.core.reasons import Reason, no
from turnkey.games.break_escape.actions import ACTIONS
from turnkey.games.break_escape.events import SPACES
from turnkey.games.break_escape.rules.deck import gate_is_open
from turnkey.games.break_escape.rules.james import is_target
from turnkey.games.break_escape.rules.runner import main_is_allowed, may_play_cards
from turnkey.games.break_escape.state import (
    ACT,
    BEFORE_MOVE,
    CARDS,
    JAIL_TURN,
    JAILED,
    JAMES,
    RUNNER_NAMES,
    SAFE_HOUSE,
    SEATS,
    STAGES,
    STRIKE,
    Book,
    Game,
)

MAIN = ("attack", "rescue", "rest", "escape")
STAGES_OF = {
    "go": (BEFORE_MOVE, "R14"),
    "end": (ACT, "R19"),
    "breakout": (JAIL_TURN, "R51"),
    "stay": (JAIL_TURN, "Q38"),
    "capture": (STRIKE, "R30"),
    "hold": (STRIKE, "Q32"),
}


def why_not(game: Game, book: Book, seat: int, action: int) -> Reason:
    verb, *words = ACTIONS[action].notation.split()
    if verb in STAGES_OF and game.stage != STAGES_OF[verb][0]:
        stage, rule = STAGES_OF[verb]
        return no("not_now", rule, "that is for {stage}, and this is {now}", stage=STAGES.at(stage),
                  now=STAGES.at(game.stage))  # fmt: skip
    if seat == JAMES:
        return james_why_not(game, book, verb, words)
    if verb in CARDS:
        return card_why_not(game, book, seat, verb, words)
    if verb in MAIN:
        return main_why_not(game, book, seat, verb, words)
    if verb in ("discard", "save"):
        card = CARDS.index(words[0] if words else "jailbreak")
        if not game.hand[seat, card]:
            return no("not_yours", "R25, R66", "you hold no {card}", card=CARDS.at(card))
    return no("not_now", ACTIONS[action].verb.rules, "nothing calls for it now")


def james_why_not(game: Game, book: Book, verb: str, words: list[str]) -> Reason:
    if verb == "capture" and game.halted:
        return no("not_now", "R63", "a Pup stopped you, so there is no capture on this turn")
    if verb == "capture":
        runner = RUNNER_NAMES.index(words[0])
        if not is_target(game, book, runner):
            return no("not_there", "R28, R54", "{runner} is not a target on your space", runner=SEATS.at(runner))
        return no("not_enough", "R30", "{runner} has {health} HP, and a capture works at {most} or less",
                  runner=SEATS.at(runner), health=game.health[runner], most=book.capture_at)  # fmt: skip
    if verb == "hold" and book.james_must_strike:
        return no("agreed", "Q32", "this table agreed that James must strike")
    if verb == "hold":
        return no("never", "Q32", "everybody here could be captured, so you must attack or capture")
    if verb == "steps":
        return no("not_enough", "Q8", "your roll does not reach so far")
    return no("never", "R31, R32", "James has no cards and no such action")


def card_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> Reason:
    card = CARDS.index(verb)
    if game.stage not in (BEFORE_MOVE, ACT, JAIL_TURN):
        return no("not_now", "R24", "cards are played before the move or after it")
    if not game.hand[seat, card]:
        return no("not_yours", "R24", "you hold no {card}", card=CARDS.at(card))
    if not may_play_cards(game, seat):
        return no("too_much", "Q50", "{cards} cards were played this turn, which is the most", cards=game.cards_played)
    if game.stage == JAIL_TURN:
        return no("agreed", "R50, Q38", "in Jail that card cannot be played at this table")
    if verb == "teleport" and int(words[0]) >= book.spaces:
        return no("never", "R2", "the board ends at space {last}", last=SPACES.at(book.spaces - 1))
    if verb == "teleport":
        return no("done", "R56, Q17", "you stand there already")
    if verb == "swap":
        one, other = (SEATS.index(word) for word in words)
        if game.where[one] == game.where[other]:
            return no("done", "R58, Q22", "they stand on the same space")
        return no("not_there", "R59", "only James and free Runners can be swapped")
    if verb == "pup" and game.pup[game.where[seat]]:
        return no("too_much", "Q24", "a Pup lies here already")
    if verb == "pup":
        return no("not_enough", "Q24", "all Pup tokens are on the board")
    return jail_why_not(game, book, seat, words[0])


def jail_why_not(game: Game, book: Book, seat: int, name: str) -> Reason:
    runner = RUNNER_NAMES.index(name)
    if game.fate[runner] != JAILED:
        return no("not_there", "R65", "{runner} is not in Jail", runner=SEATS.at(runner))
    if game.where[seat] != book.jail:
        return no("not_here", "R65", "you must stand on the Jail, space {jail}", jail=SPACES.at(book.jail))
    return no("not_now", "Q28, Q57", "it needs the main action, which is not open to you now")


def main_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> Reason:
    if game.stage not in (BEFORE_MOVE, ACT):
        return no("not_now", "R19", "this is not the time for a main action")
    if game.main_used:
        return no("done", "R19", "you have taken your main action this turn")
    if not main_is_allowed(game, book):
        return no("not_now", "R19, Q10", "the main action comes after the move")
    if verb == "attack":
        return no("not_here", "R20", "James is not on your space but on {space}", space=SPACES.at(game.where[JAMES]))
    if verb == "rescue" and game.where[seat] != book.jail:
        return no("not_here", "R21", "you must stand on the Jail, space {jail}", jail=SPACES.at(book.jail))
    if verb == "rescue":
        return no("not_there", "R21", "{runner} is not in Jail", runner=SEATS.at(RUNNER_NAMES.index(words[0])))
    if verb == "rest" and book.space[game.where[seat]] == SAFE_HOUSE:
        return no("not_enough", "R22, Q48", "there is nothing to heal")
    if verb == "rest":
        return no("not_here", "R22", "you must stand on a Safe House")
    if not gate_is_open(game, book):
        return no("not_enough", "R39, R41", "the Gate is closed: {keys} of {needed} Keys", keys=game.keys,
                  needed=book.keys_needed)  # fmt: skip
    return no("not_here", "R23", "you must stand on the Gate, space {gate}", gate=SPACES.at(book.gate))
