"""Why an action is not on offer: asked only of what is not."""

from __future__ import annotations

from turnkey.core.reasons import Reason, no
from turnkey.games.lockdown.actions import ACTIONS, FIRST_CLAIM
from turnkey.games.lockdown.rules.claims import is_floor
from turnkey.games.lockdown.rules.mall import is_full
from turnkey.games.lockdown.state import (
    ASIDE,
    ATTACK_FLOOR,
    BADGE_DESTINATION,
    CARDS,
    CHOOSE_DESTINATION,
    CHOOSE_VICTIM,
    COLD,
    DESIGNATE,
    DRINK_WINDOW,
    HAUNT,
    KIND_KEYS,
    KINDS,
    MARTYR_TIE,
    MOVE_CHARACTER,
    PLACE_START,
    PLACES,
    PLAN_FLOOR,
    SEATS,
    STAGES,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    VOTE_FLOOR,
    WALKIE_FLOOR,
    Book,
    Game,
)

FLOORS = (VOTE_FLOOR, WALKIE_FLOOR, PLAN_FLOOR, ATTACK_FLOOR)
STAGES_OF = {
    "place": (PLACE_START,),
    "play walkie": (WALKIE_FLOOR,),
    "play drink": (DRINK_WINDOW,),
    "play pistol": (VOTE_FLOOR, ATTACK_FLOOR),
    "play can": (ATTACK_FLOOR,),
    "play bat": (ATTACK_FLOOR,),
    "play saw": (ATTACK_FLOOR,),
    "play molotov": (ATTACK_FLOOR,),
    "play meat": (ATTACK_FLOOR,),
    "done": (*FLOORS, DRINK_WINDOW),
    "vote": (DESIGNATE,),
    "tie": (MARTYR_TIE,),
    "keep": (TRUCK_KEEP, TRUCK_SINGLE),
    "gift": (TRUCK_GIFT,),
    "to": (TRUCK_RECIPIENT, TRUCK_SINGLE),
    "go": (BADGE_DESTINATION, CHOOSE_DESTINATION),
    "move": (MOVE_CHARACTER,),
    "haunt": (HAUNT,),
    "feed": (CHOOSE_VICTIM,),
}
# The rules that say when each verb has its time
RULES_OF = {
    "place": "R9", "play walkie": "R32", "play drink": "R43", "play pistol": "R16, R74", "play can": "R75, R76",
    "play bat": "R75, R77", "play saw": "R75, R78", "play molotov": "R75, R79", "play meat": "R75, R80",
    "done": "R14", "vote": "R17", "tie": "R19", "keep": "R21", "gift": "R21", "to": "R21", "go": "R33, R35",
    "move": "R39", "haunt": "R87, v09", "feed": "R59",
}  # fmt: skip


def why_not(game: Game, book: Book, seat: int, action: int) -> Reason:
    verb = ACTIONS[action].verb.word
    words = ACTIONS[action].notation.removeprefix(verb).lower().split()
    if action >= FIRST_CLAIM:
        return claim_why_not(game, book, seat, verb)
    if game.stage not in STAGES_OF[verb]:
        return no("not_now", RULES_OF[verb], "that is for {time}, and this is {now}",
                  time=STAGES.at(STAGES_OF[verb][0]), now=STAGES.at(game.stage))  # fmt: skip
    if verb.startswith("play "):
        return card_why_not(game, book, seat, verb.removeprefix("play "), words)
    if verb in ("vote", "tie", "to"):
        return seat_why_not(book, seat, verb, SEATS.index(words[0]))
    if verb in ("keep", "gift"):
        return no("not_yours", "R21", "{card} is not among the cards before you",
                  card=CARDS.at(CARDS.index(words[0])))  # fmt: skip
    if verb in ("go", "haunt"):
        return place_why_not(game, verb, int(words[0]))
    return character_why_not(game, book, seat, verb, words)


def claim_why_not(game: Game, book: Book, seat: int, verb: str) -> Reason:
    if not book.talk_is_on:
        return no("agreed", "R14", "at this table nothing is claimed")
    if not is_floor(game.stage):
        return no("not_now", "R14", "claims are made while a discussion is open")
    if game.claims_left[seat] <= 0:
        return no("too_much", "R14", "{most} claims in one discussion are the most", most=book.claims_per_window)
    if verb == "say tie" and seat != game.martyr:
        return no("not_yours", "R14, R19", "ties are for the Martyr holder, {martyr}",
                  martyr=SEATS.at(game.martyr))  # fmt: skip
    return no("not_now", "R14", "that is said at another discussion, or to a seat that is not there")


def card_why_not(game: Game, book: Book, seat: int, card: str, words: list[str]) -> Reason:
    number = CARDS.index(card)
    if not game.hand[seat, number]:
        return no("not_yours", RULES_OF[f"play {card}"], "you hold no {card}", card=CARDS.at(number))
    if card == "pistol":
        return no("not_there", "R13, Q21", "none of your Characters here can be seen, so there is no vote to add to")
    if card == "can":
        return can_why_not(game, int(words[0]))
    if card == "drink":
        return drink_why_not(game, book, seat, KIND_KEYS.index(words[0]), int(words[1]))
    if card == "meat":
        return character_why_not(game, book, seat, "play meat", words)
    return no("not_there", "Q39", "it would have no effect now")


def can_why_not(game: Game, place: int) -> Reason:
    if place == game.scene:
        return no("not_there", "R76", "the Monster must go somewhere else")
    if game.closed[place]:
        return no("not_there", "R76, Q40", "{place} is closed", place=PLACES.at(place))
    return no("too_much", "R76, Q40", "{place} has no free Monster spot", place=PLACES.at(place))


def drink_why_not(game: Game, book: Book, seat: int, kind: int, place: int) -> Reason:
    if kind >= book.family or game.where[seat, kind] in (COLD, ASIDE):
        return no("not_there", "R44", "your {kind} is not alive", kind=KINDS.at(kind))
    if game.closed[place] or is_full(game, book, place):
        return no("too_much", "R45, Q33", "{place} is closed or full", place=PLACES.at(place))
    return no("done", "R45, Q33", "it stands there already")


def seat_why_not(book: Book, seat: int, verb: str, other: int) -> Reason:
    if other >= book.players:
        return no("never", "Q70", "there are {players} seats", players=book.players)
    if verb == "vote":
        return no("not_there", "R12, Q15", "{seat} is no candidate in this vote", seat=SEATS.at(other))
    if verb == "tie":
        return no("not_there", "R19, Q18", "{seat} is not among the tied", seat=SEATS.at(other))
    if other == seat:
        return no("not_there", "R21", "it must go to another seat")
    return no("agreed", "Q24", "{seat} has nobody left, and at this table gets no card", seat=SEATS.at(other))


def place_why_not(game: Game, verb: str, place: int) -> Reason:
    rules = "R83, R87, v09" if verb == "haunt" else "R36a, R83"
    if game.closed[place]:
        return no("not_there", rules, "{place} is closed", place=PLACES.at(place))
    if verb == "haunt":
        return no("too_much", "R87, v09", "{place} has no free Monster spot", place=PLACES.at(place))
    return no("done", "R36a, Q28", "all of your Characters stand there already")


def character_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> Reason:
    """Of `place`, `move`, `feed` and Rotten Meat, which are about one Character of one's own."""
    kind = KIND_KEYS.index(words[0])
    name, place = KINDS.at(kind), game.where[seat, kind]
    if kind >= book.family:
        return no("never", "R2", "the {kind} is not used with {players} players", kind=name, players=book.players)
    if verb == "place" and place != ASIDE:
        return no("done", "R9", "it is placed already")
    if verb == "place":
        return no("not_yours", "R9", "none of your dice shows {die}", die=words[1])
    if place == COLD:
        return no("not_there", RULES_OF[verb], "your {kind} is in the Cold storage", kind=name)
    if verb == "move" and place == game.destination[seat]:
        return no("done", "R41a", "your {kind} stands there already", kind=name)
    if verb == "move":
        return no(
            "not_there", "R41a", "the destination is full, and others of yours can still be sent to the Parking Lot"
        )
    if place != game.scene:
        return no("not_here", RULES_OF[verb], "your {kind} is not here", kind=name)
    return no("done", "R80", "your {kind} is hidden already", kind=name)
