"""Why an action is not on offer: asked only of what is not."""

from __future__ import annotations

from turnkey.core.reasons import Reason, no
from turnkey.games.locked_out.actions import ACTIONS
from turnkey.games.locked_out.rules.turn import ACCESSIBLE, DOORWAYS
from turnkey.games.locked_out.state import (
    ACCUSE,
    ANSWER_ACCUSATION,
    CARDS,
    CHOOSE_MOVE,
    COLOURS,
    COMPUTER,
    CONFISCATE,
    FREE_TALK,
    HAZARDS,
    INTERCEPT,
    ORANGE,
    PHASES,
    PLAY_CARD,
    PURPLE,
    SEATS,
    SPACES,
    STRUCTURED_TALK,
    TALK_FLOOR,
    Book,
    Game,
)

PHASES_OF = {
    "move": (CHOOSE_MOVE, "R11, R12"),
    "pass": (INTERCEPT, "R19, R22"),
    "swap": (INTERCEPT, "R19, R20"),
    "done": (PLAY_CARD, "R16"),
    "play": (PLAY_CARD, "R11, R16"),
    "search": (PLAY_CARD, "R16, R28"),
    "accuse": (ACCUSE, "R35"),
    "answer": (ANSWER_ACCUSATION, "R37"),
    "take": (CONFISCATE, "R39"),
    "silent": (TALK_FLOOR, "R52"),
    "say": (TALK_FLOOR, "R52"),
    "about": (TALK_FLOOR, "R52"),
    "word": (TALK_FLOOR, "R52"),
}
HOLDING = {"swap": "R20", "play": "R25, R27", "answer": "R37"}


def why_not(game: Game, book: Book, seat: int, action: int) -> Reason:
    verb, *words = ACTIONS[action].notation.split()
    phase, rule = PHASES_OF[verb]
    if phase == TALK_FLOOR and book.talk != STRUCTURED_TALK:
        says = "at this table people speak freely, and there is no floor for claims"
        return no("agreed", "R52, Q49", says if book.talk == FREE_TALK else "this table agreed on no talk")
    if phase != game.phase:
        return no("not_now", rule, "that is for {phase}, and this is {now}", phase=PHASES.at(phase),
                  now=PHASES.at(game.phase))  # fmt: skip
    if verb == "move":
        return move_why_not(game, seat, SPACES.index(words[0]))
    if verb in HOLDING:
        if words[0] in HAZARDS and not book.hazards:
            return no("agreed", "R2, R53", "this table plays without hazards")
        return no("not_yours", HOLDING[verb], "you hold no {card}", card=CARDS.at(CARDS.index(words[0])))
    if verb == "search":
        return search_why_not(game, book, seat, words)
    if verb == "accuse":
        suspect = SEATS.index(words[0])
        if suspect == seat:
            return no("never", "R35", "you cannot accuse yourself")
        return no("not_there", "R1, R41", "there is no {suspect} at this table", suspect=SEATS.at(suspect))
    if verb == "take":
        return no("not_there", "R39", "no {card} was among the cards that you saw",
                  card=CARDS.at(CARDS.index(words[0])))  # fmt: skip
    return talk_why_not(game, seat, verb)


def move_why_not(game: Game, seat: int, space: int) -> Reason:
    here = game.where[seat]
    if space == here:
        return no("done", "R12", "you must move, and you are there already")
    if not (DOORWAYS[here] >> space) & 1:
        return no("not_here", "R12", "no doorway leads from {here} to {space}", here=SPACES.at(here),
                  space=SPACES.at(space))  # fmt: skip
    assert not (ACCESSIBLE[game.stage] >> space) & 1
    colour = PURPLE if space == COMPUTER else ORANGE
    return no("not_enough", "R9, R32" if colour == PURPLE else "R9, R30",
              "{space} is still closed: all four {colour} access kinds must lie in the access area",
              space=SPACES.at(space), colour=COLOURS.at(colour))  # fmt: skip


def search_why_not(game: Game, book: Book, seat: int, words: list[str]) -> Reason:
    if game.search_used:
        return no("done", "R29, Q2", "there is one search at most until play passes on")
    kinds = [CARDS.index(word) for word in words]
    held = [kind for kind in kinds if game.hand[seat, kind]]
    bare = next((kind for kind in held if not book.icon[kind]), None)
    if bare is not None:
        return no("never", "R28, Q5", "{card} does not bear the icon", card=CARDS.at(bare))
    if held and sum(game.hand[seat, kind] for kind in range(len(CARDS)) if book.icon[kind]) < 2:
        return no("not_enough", "R28", "an extra turn takes two cards with the icon, and you hold too few of them")
    return no("not_yours", "R28", "you do not hold {cards}", cards=tuple(CARDS.at(kind) for kind in kinds))


def talk_why_not(game: Game, seat: int, verb: str) -> Reason:
    if game.claim_words[seat] == 0:
        return no("not_now", "R52", "begin a claim with say and its type, or be silent")
    if verb in ("silent", "say"):
        return no("not_now", "R52", "a claim once begun must be completed")
    return no("not_there", "R52", "that does not complete the claim that you began")
