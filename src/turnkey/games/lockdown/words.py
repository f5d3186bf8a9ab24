"""What the codes of Lockdown stand for, in words."""

from __future__ import annotations

from turnkey.core.editions import Edition
from turnkey.core.sentences import says
from turnkey.core.terms import Term
from turnkey.games.lockdown.state import CARDS, ENDINGS, VARIANTS

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
# What each variation changes, by its number; what it is called stands with the Epilogue that unlocks it
VARIATIONS = (
    "The Keys score 3 instead of 1.",
    "A family that is all alive at the end scores 4 more.",
    "Where most Weepers are, two Monsters more come instead of one.",
    "The game goes on until one Character fewer than there are players is alive.",
    "Everybody begins with two Object cards.",
    "The badge owner looks at the dice every turn.",
    "Where several locations have the most, no Monster more comes to any of them.",
    "Locations 1 to 5 have a Monster spot less, and close that much sooner.",
    "Whoever has nobody left adds a Monster every turn.",
    "Blockers have strength 3.",
    "As many Monsters as strength are enough from the first turn on.",
    "Whoever loses a Weeper draws an Object card.",
    "When the deck is empty, the cards played are shuffled into a new one.",
    "Survivors score 1 for every two cards in hand.",
    "Leaders have three votes.",
    "The second victim in the Parking Lot ends the attack there.",
    "A family with exactly one alive at the end scores 2 more.",
    "Locations 1 to 5 have a spot less for Characters.",
    "Ties are broken by chance.",
    "A search of the truck finds two cards: one to keep, one to give.",
    "The badge owner chooses a destination in secret, as everybody does.",
)
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
    "may_say": "You may say",
    "boxed": "Put into the box",
    "word": "Kept their word",
}
TOKEN_WORDS = {
    "monster": ("Monster", "If there are more of them at a door than the people inside are strong, they get in and eat "
                "one of you. Then they are gone."),
    "dice": ("Monster dice", "Rolled in secret: a Monster comes wherever one of them says. The badge owner may look."),
    "badge": ("Security badge", "Its owner looks at the dice, walks first, and names the destination in the open."),
    "martyr": ("Martyr", "Lies with the family that lost somebody last. It breaks every tie."),
    "truck": ("Truck", "Who is elected in the Parking Lot draws three cards: keeps one, gives one away, boxes one."),
    "cold": ("Cold storage", "Here lie the eaten. When the first row is full, as many Monsters as strength get in; "
             "each further row adds a die."),
    "supply": ("Monsters out there", "Those that can still come."),
    "box": ("Box", "Cards that are out of the game. Only who put them there knows which."),
}  # fmt: skip
PLACE = "place"
AT_PLACES = (PLACE, "destination", "scene", "go", "asked_to_go")


def terms(edition: Edition) -> list[Term]:
    names = edition["locations"]
    found = [Term("card", code, CARDS.titles[number], CARD_WORDS[code]) for number, code in enumerate(CARDS)]
    texts = place_words(edition)
    for kind in AT_PLACES:
        found += [
            Term(kind, str(1 + number), name, texts[number] if kind == PLACE else "")
            for number, name in enumerate(names)
        ]
    found += [Term("place", "cold", "dead"), Term("place", "aside", "to be placed")]
    found += [Term("field", code, name) for code, name in FIELDS.items()]
    found += [Term("reason", code, name) for code, name in zip(ENDINGS, ENDINGS.titles, strict=True)]
    for one in edition["epilogues"]:
        code = VARIANTS[one["number"]]
        found.append(Term("variant", code, one.get("variation", code), VARIATIONS[one["number"] - 1]))
    for code, one in edition["characters"].items():
        text = says("Strength {strength}, {votes:vote|votes}, {points:point|points}.", strength=one["strength"],
                    votes=one["votes"], points=one["points"])  # fmt: skip
        found.append(Term("character", code.upper(), one["name"], text))
    return found + [Term("token", code, name, text) for code, (name, text) in TOKEN_WORDS.items()]


def place_words(edition: Edition) -> list[str]:
    """What each place is: room for so many people, and overrun by so many Monsters."""
    most = edition["monster_spots"]
    inside: list[str] = [
        says("Room for {people:person|people}. With {monsters:Monster|Monsters} at its door when a turn ends, it "
             "closes for good.", people=spots, monsters=most)
        for spots in edition["spots"]
    ]  # fmt: skip
    inside[2] = says("Who is here votes on the badge. Room for {people:person|people}. With "
                     "{monsters:Monster|Monsters} at its door when a turn ends, it closes for good.",
                     people=edition["spots"][2], monsters=most)  # fmt: skip
    lot = "Who is here votes on the truck. Room for everybody, but no door: every Monster here takes one of you."
    return [*inside, lot]
