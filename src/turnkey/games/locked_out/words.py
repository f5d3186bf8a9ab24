"""What the codes of Locked Out stand for, in words."""

from __future__ import annotations

from turnkey.core.editions import Edition
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
    return found + [Term(kind, code, code) for kind, codes in SAME.items() for code in codes]
