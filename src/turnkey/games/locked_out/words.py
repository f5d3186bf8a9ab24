"""What the codes of Locked Out stand for, in words."""

from __future__ import annotations

from turnkey.core.editions import Edition
from turnkey.core.terms import Term

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
}
PHASES = {
    "talk_floor": "Talk",
    "choose_move": "Move",
    "intercept": "A drawn card is shown",
    "play_card": "Play cards",
    "answer_accusation": "Answer to an accusation",
}


REASONS = {"escape": "The gang escapes: the richest hand wins", "caught": "Caught: the poorest hand wins"}


def terms(edition: Edition) -> list[Term]:
    found = [Term("field", code, name) for code, name in FIELDS.items()]
    found += [Term("phase", code, name) for code, name in PHASES.items()]
    found += [Term("reason", code, name) for code, name in REASONS.items()]
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
    return found
