"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from turnkey.games.lockdown.actions import ACTIONS, CARD_TITLES, FIRST_CLAIM, KIND_TITLES
from turnkey.games.lockdown.names import place_name
from turnkey.games.lockdown.rules.claims import is_floor
from turnkey.games.lockdown.rules.mall import has_monster_spot, is_full, visible_at
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
    KINDS,
    MARTYR_TIE,
    MOVE_CHARACTER,
    PLACE_START,
    PLAN_FLOOR,
    SEATS,
    TITLES,
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
STAGE_TITLES = {
    PLACE_START: "the placing of families",
    VOTE_FLOOR: "the discussion before a vote",
    WALKIE_FLOOR: "the time after the roll",
    PLAN_FLOOR: "the talk about plans",
    ATTACK_FLOOR: "the discussion of an attack",
    DESIGNATE: "the vote",
    MARTYR_TIE: "the breaking of a tie",
    TRUCK_KEEP: "the search of the truck",
    TRUCK_GIFT: "the choice of a gift",
    TRUCK_RECIPIENT: "the choice of who gets the card",
    TRUCK_SINGLE: "the last card of the truck",
    BADGE_DESTINATION: "the badge owner's destination",
    CHOOSE_DESTINATION: "the choice of destinations",
    MOVE_CHARACTER: "the own move",
    DRINK_WINDOW: "the time after the own move",
    HAUNT: "the dead's Monsters",
    CHOOSE_VICTIM: "the choice of a victim",
}


def why_not(game: Game, book: Book, seat: int, action: int) -> str:
    if action >= FIRST_CLAIM:
        return claim_why_not(game, book, seat, ACTIONS[action].verb.word)
    verb = ACTIONS[action].verb.word
    words = ACTIONS[action].notation.removeprefix(verb).lower().split()
    if game.stage not in STAGES_OF[verb]:
        now = STAGE_TITLES.get(game.stage, "another time")
        return f"that is for {STAGE_TITLES[STAGES_OF[verb][0]]}, and this is {now}"
    if verb.startswith("play "):
        return card_why_not(game, book, seat, verb.removeprefix("play "), words)
    if verb in ("vote", "tie", "to"):
        return seat_why_not(game, book, seat, verb, SEATS.index(words[0]))
    if verb in ("keep", "gift"):
        return f"{CARD_TITLES[CARDS.index(words[0])]} is not among the cards before you"
    if verb in ("go", "haunt"):
        return place_why_not(game, book, seat, verb, int(words[0]))
    return character_why_not(game, book, seat, verb, words)


def claim_why_not(game: Game, book: Book, seat: int, verb: str) -> str:
    if not book.talk_is_on:
        return "at this table nothing is claimed"
    if not is_floor(game.stage):
        return "claims are made while a discussion is open"
    if game.claims_left[seat] <= 0:
        return f"{book.claims_per_window} claims in one discussion are the most"
    if verb == "say tie" and seat != game.martyr:
        return f"ties are for the Martyr holder, {TITLES[game.martyr]}"
    return "that is said at another discussion, or to a seat that is not there"


def card_why_not(game: Game, book: Book, seat: int, card: str, words: list[str]) -> str:
    number = CARDS.index(card)
    if not game.hand[seat, number]:
        return f"you hold no {CARD_TITLES[number]}"
    if card == "pistol":
        return "none of your Characters here can be seen, so there is no vote to add to"
    if card == "can":
        place = int(words[0])
        if place == game.scene:
            return "the Monster must go somewhere else"
        return (
            f"{place_name(place)} is closed"
            if game.closed[place]
            else f"{place_name(place)} has no free Monster spot"
            if not has_monster_spot(game, book, place)
            else "that is not possible now"
        )
    if card == "meat":
        return character_why_not(game, book, seat, "play meat", words)
    if card == "drink":
        place = int(words[1])
        if game.where[seat, KINDS.index(words[0])] in (COLD, ASIDE):
            return f"your {KIND_TITLES[KINDS.index(words[0])]} is not alive"
        if game.closed[place] or is_full(game, book, place):
            return f"{place_name(place)} is closed or full"
        return "it stands there already"
    return "it would have no effect now"


def seat_why_not(game: Game, book: Book, seat: int, verb: str, other: int) -> str:
    if other >= book.players:
        return f"there are {book.players} seats"
    if verb == "vote":
        return f"{TITLES[other]} is no candidate in this vote"
    if verb == "tie":
        return f"{TITLES[other]} is not among the tied"
    if other == seat:
        return "it must go to another seat"
    return f"{TITLES[other]} has nobody left, and at this table gets no card"


def place_why_not(game: Game, book: Book, seat: int, verb: str, place: int) -> str:
    if game.closed[place]:
        return f"{place_name(place)} is closed"
    if verb == "haunt":
        return f"{place_name(place)} has no free Monster spot"
    return "all of your Characters stand there already"


def character_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> str:
    if not words:
        return "the rules do not offer it now"
    kind = KINDS.index(words[0])
    name = KIND_TITLES[kind]
    if kind >= book.family:
        return f"the {name} is not used with {book.players} players"
    if verb == "place":
        return "it is placed already" if game.where[seat, kind] != ASIDE else f"none of your dice shows {words[1]}"
    if game.where[seat, kind] == COLD:
        return f"your {name} is in the Cold storage"
    if verb == "move" and game.where[seat, kind] == game.destination[seat]:
        return f"your {name} stands there already"
    if verb == "move":
        return "the destination is full, and others of yours can still be sent to the Parking Lot"
    if game.where[seat, kind] != game.scene:
        return f"your {name} is not here"
    if game.smeared[seat, kind] and visible_at(game, book, seat, game.scene) >= 0:
        return f"your {name} is hidden already"
    return "the rules do not offer it now"
