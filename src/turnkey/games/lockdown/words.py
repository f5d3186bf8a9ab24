"""What the codes of Lockdown stand for, in words."""

from __future__ import annotations

from turnkey.core.editions import Edition
from turnkey.core.terms import Term
from turnkey.games.lockdown.actions import CARD_TITLES
from turnkey.games.lockdown.state import CARDS

CARD_WORDS = {
    "walkie": "After the roll: look at the hidden dice.",
    "drink": "After your own move: one more of your Characters runs to a location with a free spot.",
    "pistol": "In the discussion of a vote: you have one more vote.",
    "can": "In an attack where you stand: one Monster goes somewhere else.",
    "bat": "In an attack where you stand: one Monster leaves.",
    "saw": "In an attack where you stand: two Monsters leave.",
    "molotov": "In an attack where you stand: all Monsters leave.",
    "meat": "In an attack where you stand: one of your Characters hides.",
    "keys": "Never played: one point more, if you survive.",
}
FIELDS = {
    "badge": "Security badge",
    "scene": "They talk in",
    "supply": "Monsters in supply",
    "ends_at": "Ends when so many live",
    "deck_size": "Object cards left",
    "box_size": "Cards in the box",
    "equal_enters": "Monsters enter at equal strength",
    "lines": "Rows",
    "hand_size": "Hand",
    "has_chosen": "Has chosen",
    "destination": "Goes to",
    "votes_against": "Voted before against",
    "weights": "Votes here",
    "pistols": "Votes by Pistols",
    "discard": "Cards played",
    "known_gifts": "You gave",
    "word": "Kept their word",
}
AT_PLACES = ("place", "destination", "scene", "go", "asked_to_go")


def terms(edition: Edition) -> list[Term]:
    names = edition["locations"]
    found = [Term("card", code, CARD_TITLES[number], CARD_WORDS[code]) for number, code in enumerate(CARDS)]
    found += [Term(kind, str(1 + number), name) for kind in AT_PLACES for number, name in enumerate(names)]
    found += [Term("place", "cold", "dead"), Term("place", "aside", "not placed yet")]
    found += [Term("field", code, name) for code, name in FIELDS.items()]
    for code, one in edition["characters"].items():
        votes = "1 vote" if one["votes"] == 1 else f"{one['votes']} votes"
        text = f"Strength {one['strength']}, {votes}, {one['points']} points."
        found.append(Term("character", code.upper(), one["name"], text))
    return found
