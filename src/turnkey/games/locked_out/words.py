"""What the codes of Locked Out stand for, in words."""

from __future__ import annotations

from turnkey.core.editions import Edition
from turnkey.core.sentences import says
from turnkey.core.terms import Term
from turnkey.games.locked_out.state import CAUGHT, CLAIM_TYPES, COLOURS, ESCAPE, SORTS, TOKENS

FIELDS = {
    "space": "In room",
    "access_area": "Access cards played",
    "resource_area": "Resources for the next maintenance",
    "removed": "Not in this game",
    "tokens": "The ship has left",
    "maintenance": "Maintenance",
    "hand_size": "Hand",
    "value": "Worth",
    "icon": "Search icon",
    "in_piles": "In the piles",
    "search_used": "Searched already",
    "drawn": "Taken",
    "known": "Seen there",
    "sure": "For sure",
    "maybe": "Perhaps",
    "seen_by": "Has seen it",
    "to_see": "Will see it",
    "turns_to_maintenance": "Turns until maintenance",
    "open_zones": "Open zones",
    "covered": "Seen to",
    "alarm": "About to run out",
    "ranks": "Ranks",
    "checked": "Looked at in a check",
    "sort": "Sort",
    "colours": "Shows",
}
PHASES = {
    "talk_floor": "Talk",
    "choose_move": "Move",
    "intercept": "A drawn card is shown",
    "play_card": "Play cards",
    "answer_accusation": "Answer to an accusation",
}

# Codes that are words for people as well: named here so that other languages can name them
SAME = {
    "colours": (*TOKENS, *COLOURS),
    "zone": ("blue", *COLOURS),
    "sort": (*SORTS, "hazard"),
    "matter": ("nothing",),
    "claim": CLAIM_TYPES[1:],
}

BLUE_ROOM = "Two of one kind of orange key lie here, loot and resources. It is open from the start."
ORANGE_ROOM = (
    "Two of one kind of purple key lie here, loot and resources. It opens when all four orange keys are played."
)
CORRIDOR = "All begin here. It has a door to every blue room, and a pile of its own with two of one kind of purple key."
COMPUTER = "It opens when all four purple keys are played. Whoever enters it ends the game, and all escape."
GAUGES = {"oxygen": "Oxygen", "power": "Power", "fuel": "Fuel"}
GAUGE = (
    "It falls by 1 at every maintenance, unless a card of its kind was played. At 0 all are caught: the poorest wins."
)
TOKEN_WORDS = {
    "maintenance": ("Maintenance", "When its owner's turn comes, the gauges fall instead. Then it goes to the left."),
    "pile": ("Pile", "Whoever comes in draws the top card. Others in the room see it, and may trade for it."),
    "slots": ("Locks", "Four different keys of one colour open the zone behind. A second one of a kind is of no use."),
    "engine": ("Engine", "Cards played here protect their gauge at the next maintenance. Then they are thrown away."),
    "gone": ("Cards gone", "Out of the game for everybody."),
    "search": ("Magnifying glass", "Two loot cards with it, thrown away together, buy a whole turn more."),
    "pawn": ("Crew member", "Moves one room each turn. It sees the cards that others draw where it stands."),
}  # fmt: skip


def terms(edition: Edition) -> list[Term]:
    found = [Term("field", code, name) for code, name in FIELDS.items()]
    found += [Term("unit", "value", "znooties")]
    found += [Term("phase", code, name) for code, name in PHASES.items()]
    found += [Term("reason", one.word, one.title.rstrip(".")) for one in (ESCAPE, CAUGHT)]
    for code, one in edition["access"].items():
        opens = "the orange rooms" if one["colour"] == "orange" else "the way to the computer"
        text = f"Access, {one['colour']}: all four kinds, played, open {opens}. Whoever plays it accuses a seat."
        found.append(Term("card", code, one.get("name", code), text))
    for code, one in edition["resources"].items():
        kinds = " and ".join(one["colours"])
        text = f"Resource: played before maintenance, it keeps the ship's {kinds} from falling."
        found.append(Term("card", code, one.get("name", code), text))
    for code, one in edition["loot"].items():
        text = "Loot: it counts in your hand at the end."
        if one.get("icon"):
            text = "Loot: it counts in your hand at the end; two with the search icon buy an extra turn."
        found.append(Term("card", code, one.get("name", code), text))
    for code, one in edition["hazards"].items():
        text = "Hazard: played, it spoils the next maintenance; kept, it costs you."
        found.append(Term("card", code, one.get("name", code), text))
    found += [Term(kind, code, code) for kind, codes in SAME.items() for code in codes]
    found += [Term("space", room, says("Room {room}", room=room), BLUE_ROOM) for room in ("2", "3", "4", "5")]
    found += [Term("space", room, says("Room {room}", room=room), ORANGE_ROOM) for room in ("6", "7", "8")]
    found += [Term("space", "2a", "Corridor", CORRIDOR), Term("space", "8a", "Computer", COMPUTER)]
    found += [Term("gauge", code, name, GAUGE) for code, name in GAUGES.items()]
    return found + [Term("token", code, name, text) for code, (name, text) in TOKEN_WORDS.items()]
