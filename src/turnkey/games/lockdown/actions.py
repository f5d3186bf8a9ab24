"""Everything that a seat of Lockdown can ever do or claim, declared once."""

from turnkey.core.actions import ActionSpace, Choice, Comes, Phrase, Verb, holding_none
from turnkey.core.sentences import says
from turnkey.games.lockdown.state import CARDS, KINDS, LOCATIONS, MALL, SEATS, VOTE_KINDS

PLACE_NUMBERS = range(1, LOCATIONS + 1)
SUBSETS = tuple(
    "".join(str(place) for place in PLACE_NUMBERS if (mask >> (place - 1)) & 1) for mask in range(1, 1 << LOCATIONS)
)

kind = Choice("kind", KINDS, KINDS.titles)
place = Choice("place", MALL, MALL.titles)
seat = Choice("seat", SEATS, SEATS.titles)
card = Choice("card", CARDS, CARDS.titles)

TALK_WHY = "R14, R34, R35: said to everybody while a discussion is open, true or not. Nothing said binds anybody."


def claims(before: str) -> tuple[Verb, ...]:
    """What can be said at the table: as actions (`say go 4`), or by itself (`go 4`)."""

    def claim(word: str, *parameters: Choice, says: str) -> Verb:
        return Verb(before + word, *parameters, says=says, why=TALK_WHY, comes=Comes.AS_CLAIM)

    wishes = [f"go {place}" for place in MALL] + [f"vote {seat}" for seat in SEATS]
    wished = [f"go to {place}" for place in MALL.titles] + [says("point at {seat}", seat=seat) for seat in SEATS.things]
    vows = ["gift", *(f"support {vote}" for vote in VOTE_KINDS)]
    vowed = [
        "a card if I search the truck",
        "my vote at the next truck vote we share",
        "my vote at the next badge vote we share",
        "to spare you at the next attack we share",
    ]
    return (
        claim("monsters", Choice("places", SUBSETS), says="The dice show exactly these locations: {places}."),
        claim("go", place, says="I will move to {place}."),
        claim("vote", seat, says="I will point at {seat}."),
        claim("tie", seat, says="If I break a tie with {seat} in it, I choose {seat}."),
        claim(
            "have",
            Choice("card", (*CARDS, "none"), (*CARDS.titles, "nothing that could be played now")),
            says="I hold: {card}.",
        ),
        claim("ask", seat, Phrase("what", wishes, wished), says="{seat}, please {what}."),
        claim("promise", seat, Phrase("what", vows, vowed), says="{seat}, I promise you {what}."),
    )


ACTIONS = ActionSpace(
    Verb(
        "place", kind, Choice("die", MALL, MALL.titles),
        says="Place the {kind} in {die}.",
        touches=("character:{kind}", "die:{die}", "place:{die}"),
        why="R9, R10: every die of your roll goes to one Character, in the order you like; whoever finds the "
        "location full goes to the Parking Lot.",
        open=True,
    ),
    Verb(
        "play walkie",
        says="Play Walkie-Talkie: look at the dice.",
        touches=("card:walkie", "dice"),
        why="R32, Q25: after the roll, any living seat that does not know the dice yet.",
    ),
    Verb(
        "play drink", kind, place,
        says="Play Energy Drink: your {kind} moves to {place}.",
        touches=("card:drink", "character:{kind}", "place:{place}"),
        why="R43-R45: after your own move, any one of your Characters to another open location with a free spot.",
    ),
    Verb(
        "play pistol",
        says="Play Pistol: one more vote.",
        touches=("card:pistol",),
        why="R74, Q21, Q22: one more vote in this vote (in the Parking Lot: for the whole attack), for a seat with "
        "a visible Character here.",
    ),
    Verb(
        "play can", place,
        says="Play Tin Can: one Monster from here to {place}.",
        touches=("card:can", "place:{place}"),
        why="R76, Q40: another open location with a free Monster spot.",
    ),
    Verb("play bat", says="Play Baseball Bat: one Monster leaves.", touches=("card:bat",),
         why="R77: out of the location under attack, back to the supply."),
    Verb("play saw", says="Play Chainsaw: two Monsters leave.", touches=("card:saw",),
         why="R78, Q38: out of the location under attack, back to the supply."),
    Verb("play molotov", says="Play Molotov Cocktail: all Monsters leave.", touches=("card:molotov",),
         why="R79: out of the location under attack, back to the supply."),
    Verb(
        "play meat", kind,
        says="Play Rotten Meat: hide your {kind}.",
        touches=("card:meat", "character:{kind}"),
        why="R80: it cannot be picked and does not vote until the end of the attacks; its strength still counts.",
    ),
    Verb(
        "done",
        says="Nothing to add.",
        why="R14, Q20: the discussion ends when nobody has anything to add.",
        open=True,
        alone=holding_none("hand_size"),
    ),
    Verb(
        "vote", seat,
        says="Point at {seat}.",
        touches=("seat:{seat}",),
        why="R17, Q14, Q17: everybody points at one seat at the same time, all own votes together; nobody abstains.",
        secret=True,
        open=True,
    ),
    Verb(
        "tie", seat,
        says="Break the tie: {seat}.",
        touches=("seat:{seat}",),
        why="R19, Q18: the Martyr holder chooses among the seats with the most votes.",
        open=True,
    ),
    Verb(
        "keep", card,
        says="Keep {card}.",
        touches=("card:{card}",),
        why="R21, R25: of the cards from the truck you keep one.",
        secret=True,
    ),
    Verb(
        "gift", card,
        says="Give {card} away.",
        touches=("card:{card}",),
        why="R21: one card goes to another seat, the last one into the box.",
        secret=True,
    ),
    Verb(
        "to", seat,
        says="The card goes to {seat}.",
        touches=("seat:{seat}",),
        why="R21, R22, Q24: any other seat may have it.",
        open=True,
    ),
    Verb(
        "go", place,
        says="Send one of yours to {place}.",
        touches=("place:{place}",),
        why="R36a, Q28: any open location in which not all of your Characters stand already, also a full one.",
        secret=True,
        open=True,
    ),
    Verb(
        "move", kind,
        says="Move the {kind}.",
        touches=("character:{kind}",),
        why="R39-R41a: one of your Characters must move; into a full location it does not get, and goes to the "
        "Parking Lot.",
        open=True,
    ),
    Verb(
        "haunt", place,
        says="Add a Monster in {place}.",
        touches=("place:{place}",),
        why="R87, v09: whoever has nobody left brings one Monster more.",
        open=True,
    ),
    Verb(
        "feed", kind,
        says="Give up the {kind}.",
        touches=("character:{kind}",),
        why="R59: the elected seat chooses one of its visible Characters here.",
        open=True,
    ),
    *claims("say "),
)  # fmt: skip

CLAIMS = ActionSpace(*claims(""))

PLACE = ACTIONS.first("place")
PLAY_WALKIE = ACTIONS.first("play walkie")
PLAY_DRINK = ACTIONS.first("play drink")
PLAY_PISTOL = ACTIONS.first("play pistol")
PLAY_CAN = ACTIONS.first("play can")
PLAY_BAT = ACTIONS.first("play bat")
PLAY_SAW = ACTIONS.first("play saw")
PLAY_MOLOTOV = ACTIONS.first("play molotov")
PLAY_MEAT = ACTIONS.first("play meat")
DONE = ACTIONS.first("done")
VOTE = ACTIONS.first("vote")
TIE = ACTIONS.first("tie")
KEEP = ACTIONS.first("keep")
GIFT = ACTIONS.first("gift")
TO = ACTIONS.first("to")
GO = ACTIONS.first("go")
MOVE = ACTIONS.first("move")
HAUNT_AT = ACTIONS.first("haunt")
FEED = ACTIONS.first("feed")
SAY_MONSTERS = ACTIONS.first("say monsters")
SAY_GO = ACTIONS.first("say go")
SAY_VOTE = ACTIONS.first("say vote")
SAY_TIE = ACTIONS.first("say tie")
SAY_HAVE = ACTIONS.first("say have")
SAY_ASK = ACTIONS.first("say ask")
SAY_PROMISE = ACTIONS.first("say promise")

FIRST_CLAIM = SAY_MONSTERS
WISHES = LOCATIONS + len(SEATS)  # for each seat that is asked: where to go, then whom to designate
VOWS = 1 + len(VOTE_KINDS)  # for each seat: a gift, then support at each kind of vote

MOST_OPTIONS = 21  # a drink for each of four Characters to five other locations, and none
