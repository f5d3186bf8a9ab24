"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from turnkey.games.locked_out.actions import ACTIONS, TITLES
from turnkey.games.locked_out.names import CARD_NAMES, SPACE_NAMES, card_name
from turnkey.games.locked_out.rules.turn import ACCESSIBLE, DOORWAYS
from turnkey.games.locked_out.state import (
    ACCUSE,
    ANSWER_ACCUSATION,
    CARDS,
    CHOOSE_MOVE,
    CONFISCATE,
    HAZARDS,
    INTERCEPT,
    PLAY_CARD,
    ROOM_6,
    SEATS,
    SPACES,
    TALK_FLOOR,
    Book,
    Game,
)

PHASES_OF = {
    "move": CHOOSE_MOVE,
    "pass": INTERCEPT,
    "swap": INTERCEPT,
    "done": PLAY_CARD,
    "play": PLAY_CARD,
    "search": PLAY_CARD,
    "accuse": ACCUSE,
    "answer": ANSWER_ACCUSATION,
    "take": CONFISCATE,
    "silent": TALK_FLOOR,
    "say": TALK_FLOOR,
    "about": TALK_FLOOR,
    "word": TALK_FLOOR,
}
PHASE_TITLES = {
    CHOOSE_MOVE: "the move",
    INTERCEPT: "the moment when a drawn card is shown",
    PLAY_CARD: "the playing of cards",
    ACCUSE: "the accusation after an access card",
    ANSWER_ACCUSATION: "the answer to an accusation",
    CONFISCATE: "the choice of what to confiscate",
    TALK_FLOOR: "the talk before a move",
}


def why_not(game: Game, book: Book, seat: int, action: int) -> str:
    verb, *words = ACTIONS[action].notation.split()
    if PHASES_OF[verb] != game.phase:
        return f"that is for {PHASE_TITLES[PHASES_OF[verb]]}, and this is {PHASE_TITLES[game.phase]}"
    if verb == "move":
        return move_why_not(game, seat, SPACES.index(words[0]))
    if verb in ("swap", "play", "answer"):
        if verb == "play" and words[0] in HAZARDS and not book.hazards:
            return "this table plays without hazards"
        return f"you hold no {card_name(words[0])}"
    if verb == "search":
        return search_why_not(game, book, seat, words)
    if verb == "accuse":
        suspect = SEATS.index(words[0])
        return "you cannot accuse yourself" if suspect == seat else f"there is no {TITLES[suspect]} at this table"
    if verb == "take":
        return f"no {card_name(words[0])} was among the cards that you saw"
    return talk_why_not(game, seat, verb)


def move_why_not(game: Game, seat: int, space: int) -> str:
    here = game.where[seat]
    if space == here:
        return "you must move, and you are there already"
    if not (DOORWAYS[here] >> space) & 1:
        return f"no doorway leads from {SPACE_NAMES[here]} to {SPACE_NAMES[space]}"
    assert not (ACCESSIBLE[game.stage] >> space) & 1
    need = "all four orange" if space < ROOM_6 + 3 else "all four purple"
    return f"{SPACE_NAMES[space]} is still closed: {need} access kinds must lie in the access area"


def search_why_not(game: Game, book: Book, seat: int, words: list[str]) -> str:
    if game.search_used:
        return "there is one search at most until play passes on"
    kinds = [CARDS.index(word) for word in words]
    for kind in kinds:
        if game.hand[seat, kind] < kinds.count(kind):
            return f"you do not hold {' and '.join(map(card_name, words))}"
        if not book.icon[kind]:
            return f"{CARD_NAMES[kind]} does not bear the icon"
    return "those two cannot be searched with"


def talk_why_not(game: Game, seat: int, verb: str) -> str:
    if game.claim_words[seat] == 0:
        return "begin a claim with say and its type, or be silent"
    if verb in ("silent", "say"):
        return "a claim once begun must be completed"
    return "that does not complete the claim that you began"
