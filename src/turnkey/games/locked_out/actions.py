"""Everything that a seat of Locked Out can ever do or claim, declared once."""

from collections.abc import Sequence

from turnkey.core.actions import ActionSpace, Choice, Pair, Verb
from turnkey.games.locked_out.names import KIND_NAMES, MATTER_NAMES, SPACE_NAMES, card_name
from turnkey.games.locked_out.state import (
    ACCESS,
    CLAIM_TYPES,
    DOUBLES,
    HAZARDS,
    IN_SET,
    KINDS,
    LOOT,
    MATTERS,
    ORANGE_ROOMS,
    RESOURCES,
    ROOMS,
    SEATS,
    SPACES,
)

TITLES = ("P1", "P2", "P3", "P4", "P5", "P6")
SEARCHED = (*LOOT, "booty")
PLAYABLE = (*ACCESS, *RESOURCES, *DOUBLES, *HAZARDS)


class SearchPair(Pair):
    """Two loot cards that may bear the icon; only of booty are there two alike."""

    def __init__(self, loot: Sequence[str], titles: Sequence[str]) -> None:
        super().__init__("one", "other", loot, titles)
        self.words.append((loot[-1], loot[-1]))  # type: ignore[arg-type]
        self.titles.append((titles[-1], titles[-1]))  # type: ignore[arg-type]


class RoomAndPair(Choice):
    """A room with a pile and one of the four pairs that it may have been dealt (R3, R4)."""

    def __init__(self) -> None:
        self.names = ("room", "card")  # type: ignore[assignment]
        self.words = [
            (room, kind)  # type: ignore[misc]
            for number, room in enumerate(ROOMS)
            for kind in (ACCESS[:IN_SET] if number < ORANGE_ROOMS else ACCESS[IN_SET:])
        ]
        self.titles = [(f"room {room}", card_name(kind)) for room, kind in self.words]  # type: ignore[misc]


seat = Choice("seat", SEATS, TITLES)
space = Choice("space", SPACES, SPACE_NAMES)

ACTIONS = ActionSpace(
    Verb(
        "move", space,
        says="Move to {space}.",
        touches=("space:{space}",),
        why="R12: one step through one doorway to an accessible space; staying is not allowed. Then you draw from the "
        "pile there. Entering the computer, 8a, ends the game with the gang's escape.",
    ),
    Verb("pass", says="Let the drawer keep it.", why="R22: if nobody exchanges, the drawer keeps the card."),
    Verb(
        "swap", Choice("card", KINDS, KIND_NAMES),
        says="Take the drawn card and give {card} for it.",
        touches=("hand:{card}",),
        why="R20: you stand in the same space, so you may keep the drawn card; the drawer gets one of yours instead. "
        "Only the two of you know which.",
        secret=True,
    ),
    Verb("done", says="Play no more cards.", why="R16: you play as many cards as you like, or none; then play passes."),
    Verb(
        "play", Choice("card", PLAYABLE, [card_name(kind) for kind in PLAYABLE]),
        says="Play {card}.",
        touches=("hand:{card}",),
        why="R25, R27, R54: access cards go to the access area, and each one you play makes you accuse another seat; "
        "resources and hazards go to the resource area and wait for maintenance.",
    ),
    Verb(
        "search", SearchPair(SEARCHED, [card_name(kind) for kind in SEARCHED]),
        says="Discard {one} and {other} for an extra turn.",
        touches=("hand:{one}", "hand:{other}"),
        why="R28, R29: two loot cards with the icon buy a whole extra turn, once until play passes.",
    ),
    Verb(
        "accuse", seat,
        says="Accuse {seat}.",
        touches=("seat:{seat}",),
        why="R35: after each access card from your hand you accuse one other seat, wherever it stands.",
    ),
    Verb(
        "answer", Choice("card", ("decline", *ACCESS), ["decline", *map(card_name, ACCESS)]),
        says="Answer the accusation: {card}.",
        touches=("hand:{card}",),
        why="R37, R38: play one of your access cards, or decline; then a random half of your hand is looked at.",
    ),
    Verb(
        "take", Choice("card", ACCESS, [card_name(kind) for kind in ACCESS]),
        says="Confiscate {card}.",
        touches=("seen:{card}",),
        why="R39: of the access cards that you saw you must choose one; it is played.",
    ),
    Verb("silent", says="Say no more.", why="Section 7: the floor closes when all are silent."),
    Verb(
        "say", Choice("claim", CLAIM_TYPES),
        says="Begin a claim: {claim} …",
        touches=("claim:{claim}",),
        why="Section 7: a claim need not be true. The others hear it when it is complete.",
        silent=True,
    ),
    Verb(
        "about", Choice("subject", (*SEATS, *SPACES), (*TITLES, *SPACE_NAMES)),
        says="It is about {subject}.",
        touches=("subject:{subject}",),
        why="Section 7: the seat or the space that the claim is about.",
        silent=True,
    ),
    Verb(
        "word", Choice("matter", (*MATTERS, *SPACES), (*MATTER_NAMES, *SPACE_NAMES)),
        says="It says: {matter}.",
        touches=("matter:{matter}",),
        why="Section 7: the cards or the space that the claim names; it is then out.",
        silent=True,
    ),
)  # fmt: skip

MOVE = ACTIONS.first("move")
PASS = ACTIONS.first("pass")
SWAP = ACTIONS.first("swap")
DONE = ACTIONS.first("done")
PLAY = ACTIONS.first("play")
SEARCH = ACTIONS.first("search")
ACCUSE_SEAT = ACTIONS.first("accuse")
DECLINE = ACTIONS.first("answer")  # answering with a card: DECLINE + kind
TAKE = ACTIONS.first("take")
SILENT = ACTIONS.first("silent")
SAY = ACTIONS.first("say")
ABOUT_SEAT = ACTIONS.first("about")
ABOUT_SPACE = ABOUT_SEAT + len(SEATS)
WORD = ACTIONS.first("word")
WORD_SPACE = WORD + len(MATTERS)

SEARCHABLE = len(LOOT) + 1
BOOTY_PAIR = SEARCH + SEARCHABLE * (SEARCHABLE - 1) // 2

# Section 9: done, twelve kinds to play, and every pair of icon cards with all loot and booty marked. A swap: 34.
MOST_OPTIONS = 1 + len(ACCESS) + len(RESOURCES) + SEARCHABLE * (SEARCHABLE - 1) // 2 + 1 + len(DOUBLES) + len(HAZARDS)

holder = Choice("seat", SEATS, TITLES)
matter = Choice("card", MATTERS, MATTER_NAMES)
something = Choice(
    "card",
    [one for one in MATTERS if one != "nothing"],
    [name for name, one in zip(MATTER_NAMES, MATTERS, strict=True) if one != "nothing"],
)
CLAIMS = ActionSpace(
    Verb("has", holder, matter, says="{seat} holds {card}."),
    Verb("lacks", holder, something, says="{seat} holds no {card}."),
    Verb("room", RoomAndPair(), says="The pair in {room} is {card}."),
    Verb("plan", space, says="I shall move to {space}."),
    Verb("go", holder, space, says="{seat} should move to {space}."),
    Verb("want", holder, matter, says="{seat} should play {card}."),
    Verb("hoards", holder, says="I think {seat} keeps access cards."),
)
