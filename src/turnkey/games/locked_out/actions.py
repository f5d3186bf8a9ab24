"""Everything that a seat of Locked Out can ever do or claim, declared once."""

from collections.abc import Sequence

from turnkey.core.actions import ActionSpace, Choice, Pair, Verb, holding_none
from turnkey.games.locked_out.printed import card_name
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

SEARCHED = (*LOOT, "booty")
PLAYABLE = (*ACCESS, *RESOURCES, *DOUBLES, *HAZARDS)


class SearchPair(Pair):
    """Two loot cards that may bear the icon; only booty comes in equal cards."""

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
        self.titles = [(ROOMS.at(ROOMS.index(room)).name, card_name(kind)) for room, kind in self.words]  # type: ignore[misc]


seat = Choice("seat", SEATS, SEATS.titles)
space = Choice("space", SPACES, SPACES.titles)

ACTIONS = ActionSpace(
    Verb(
        "move", space,
        says="Move to {space}.",
        touches=("space:{space}",),
        why="R12, R14, R15: one step through one doorway to an accessible space; staying is not allowed. Then you draw "
        "from the pile there. Entering the computer, 8a, ends the game with the gang's escape.",
        open=True,
        alone=lambda game, book, seat: True,  # everybody sees where one stands, and which ways are open
    ),
    Verb("pass", says="Let the drawer keep it.", why="R22: if nobody exchanges, the drawer keeps the card.",
         open=True, alone=holding_none("hand_size")),
    Verb(
        "swap", Choice("card", KINDS, [card_name(kind) for kind in KINDS]),
        says="Take the drawn card and give {card} for it.",
        touches=("hand:{card}",),
        why="R20: you stand in the same space, so you may keep the drawn card; the drawer gets one of yours instead. "
        "Only the two of you know which.",
        secret=True,
    ),
    Verb("done", says="End the turn.", why="R16: you play as many cards as you like, or none; then play passes.",
         open=True, alone=holding_none("hand_size")),
    Verb(
        "play", Choice("card", PLAYABLE, [card_name(kind) for kind in PLAYABLE]),
        says="Play {card}.",
        touches=("hand:{card}",),
        why="R25, R27, R35, R54: access cards go to the access area, and each one you play makes you accuse another "
        "seat; resources and hazards go to the resource area and wait for maintenance.",
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
        open=True,
    ),
    Verb(
        "answer decline",
        says="Play none: let your hand be looked at.",
        why="R38: a random half of your hand is looked at, and an access card that is found there is played.",
        alone=holding_none("hand_size"),
    ),
    Verb(
        "answer", Choice("card", ACCESS, [card_name(kind) for kind in ACCESS]),
        says="Answer with {card}.",
        touches=("hand:{card}",),
        why="R37: one of your access cards, played now, ends the accusation.",
    ),
    Verb(
        "take", Choice("card", ACCESS, [card_name(kind) for kind in ACCESS]),
        says="Confiscate {card}.",
        touches=("seen:{card}",),
        why="R39, Q19: of the access cards that you saw you must choose one; it is played.",
    ),
    Verb("silent", says="Say no more.", why="R52: the floor closes when all are silent."),
    Verb(
        "say", Choice("claim", CLAIM_TYPES[1:]),
        says="Begin a claim: {claim} …",
        touches=("claim:{claim}",),
        why="R52: a claim need not be true. The others hear it when it is complete.",
        silent=True,
    ),
    Verb(
        "about", Choice("subject", (*SEATS, *SPACES), (*SEATS.titles, *SPACES.titles)),
        says="It is about {subject}.",
        touches=("subject:{subject}",),
        why="R52: the seat or the space that the claim is about.",
        silent=True,
        joins=True,
    ),
    Verb(
        "word", Choice("matter", (*MATTERS, *SPACES), (*MATTERS.titles, *SPACES.titles)),
        says="It says: {matter}.",
        touches=("matter:{matter}",),
        why="R52: the cards or the space that the claim names; it is then out.",
        silent=True,
        joins=True,
    ),
)  # fmt: skip

MOVE = ACTIONS.first("move")
PASS = ACTIONS.first("pass")
SWAP = ACTIONS.first("swap")
DONE = ACTIONS.first("done")
PLAY = ACTIONS.first("play")
SEARCH = ACTIONS.first("search")
ACCUSE_SEAT = ACTIONS.first("accuse")
DECLINE = ACTIONS.first("answer decline")  # answering with a card: DECLINE + kind
TAKE = ACTIONS.first("take")
SILENT = ACTIONS.first("silent")
SAY = ACTIONS.first("say")
ABOUT_SEAT = ACTIONS.first("about")
ABOUT_SPACE = ABOUT_SEAT + len(SEATS)
WORD = ACTIONS.first("word")
WORD_SPACE = WORD + len(MATTERS)

SEARCHABLE = len(LOOT) + 1
BOOTY_PAIR = SEARCH + SEARCHABLE * (SEARCHABLE - 1) // 2

# The most options: done, twelve kinds to play, and every pair of icon cards with all loot and booty marked. A swap: 34.
MOST_OPTIONS = 1 + len(ACCESS) + len(RESOURCES) + SEARCHABLE * (SEARCHABLE - 1) // 2 + 1 + len(DOUBLES) + len(HAZARDS)

holder = Choice("seat", SEATS, SEATS.titles)
matter = Choice("card", MATTERS, MATTERS.titles)
something = Choice(
    "card",
    [one for one in MATTERS if one != "nothing"],
    [name for name, one in zip(MATTERS.titles, MATTERS, strict=True) if one != "nothing"],
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
