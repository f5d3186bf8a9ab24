"""The words of Locked Out, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import IN_CODES, NOBODY, SEAT_SET, field, flag, i8, i16, i64, record, u8, u64
from turnkey.core.names import Named, Names
from turnkey.games.locked_out.printed import card_name, matter_name

MOST_SEATS = 6
SEATS = Names("seat", ("p1", "p2", "p3", "p4", "p5", "p6"), ("P1", "P2", "P3", "P4", "P5", "P6"))

# Spaces, in the ledger's order; the first eight are rooms with a pile
SPACES = Names(
    "space",
    ("2", "3", "4", "5", "2a", "6", "7", "8", "8a"),
    ("room 2", "room 3", "room 4", "room 5", "corridor 2a", "room 6", "room 7", "room 8", "computer 8a"),
)
N_ROOMS, N_SPACES = 8, 9
ROOMS = SPACES.first(N_ROOMS)
CORRIDOR, ROOM_6, ROOM_8, COMPUTER = 4, 5, 7, 8
ORANGE_ROOMS = 4  # rooms 2 to 5 hold the orange pairs, the other four the purple ones
BLUE_SPACES = 5  # 2 to 5 and the corridor are open from the start; then the orange ones, then the computer
MAX_PILE = 8
PLACES = ("1", "2", "3", "4", "5", "6", "7", "8")  # of a pile, from the top

# Card kinds, in canonical order; 0 is no card, or one that is not known
NO_CARD = 0
ACCESS = ("ir", "lockpick", "keycard", "iris", "cipher", "voice", "neural", "root")
RESOURCES = ("oxygen", "power", "fuel")
LOOT = (
    "corkscrew", "iron", "gambling", "postcards", "gun", "boots", "scope", "earbud",
    "mug", "parrot", "whisky", "chart", "ring", "opal", "bonds", "crown",
)  # fmt: skip
DOUBLES = ("oxypow", "powfuel", "fueloxy")
HAZARDS = ("battery", "vase", "charge")
KINDS = (*ACCESS, *RESOURCES, *LOOT, "booty", *DOUBLES, *HAZARDS)
CARDS = Names("card", ("none", *KINDS), ("no card", *map(card_name, KINDS)))
N_CARDS = len(CARDS)
FIRST_ORANGE, FIRST_PURPLE, FIRST_RESOURCE, FIRST_LOOT = 1, 5, 9, 12
BOOTY, FIRST_DOUBLE, FIRST_HAZARD = 28, 29, 32
CORKSCREW, IRON = FIRST_LOOT, FIRST_LOOT + 1
LAST_ACCESS = FIRST_RESOURCE - 1
IN_SET = 4  # kinds of one colour of access
MOST_COPIES = 6
assert CARDS[BOOTY] == "booty"
assert CARDS[FIRST_HAZARD] == "battery"


class Sort(Named):
    """What a card is to the pile that it was dealt to."""


ACCESS_SORT = Sort("access")
LOOT_SORT = Sort("loot")
RESOURCE_SORT = Sort("resource")
SORTS = Sort.names()


class Colour(Named):
    """The two colours of access."""


ORANGE = Colour("orange")
PURPLE = Colour("purple")
COLOURS = Colour.names()


class Token(Named, kind="token"):
    """What the ship runs on."""


OXYGEN = Token("oxygen")
POWER = Token("power")
FUEL = Token("fuel")
TOKENS = Token.names()


class Phase(Named):
    """Phases of play. Those up to CONFISCATE ask a seat; the others run by themselves."""


TALK_FLOOR = Phase("talk_floor", "the talk before a move")
CHOOSE_MOVE = Phase("choose_move", "the move")
INTERCEPT = Phase("intercept", "the moment when a drawn card is shown")
PLAY_CARD = Phase("play_card", "the playing of cards")
ACCUSE = Phase("accuse", "the accusation after an access card")
ANSWER_ACCUSATION = Phase("answer_accusation", "the answer to an accusation")
CONFISCATE = Phase("confiscate", "the choice of what to confiscate")
TURN_BEGINS = Phase("turn_begins")
DRAW = Phase("draw")
SHOW = Phase("show")
ACCESS_PLAYED = Phase("access_played")
LOOK = Phase("look")
TURN_ENDS = Phase("turn_ends")
OVER = Phase("over")
PHASES = Phase.names()


class Ending(Named):
    """How the game can end."""


NO_ENDING = Ending("none")
ESCAPE = Ending("escape", "The gang escapes: the richest hand wins.")
CAUGHT = Ending("caught", "The gang is caught: the poorest hand wins.")
ENDINGS = Ending.names()


class StoryStep(Named):
    """What the story of the cards tells of: a card drawn into a hand, one leaving a hand in sight of all, a check."""


NOTHING = StoryStep("nothing")
DRAWN = StoryStep("drawn")
LEFT = StoryStep("left")
CHECKED = StoryStep("checked")
STEPS = StoryStep.names()
MOST_CHECKS = 16  # one for each access card at most
PILE_CARDS = 50
MOST_STEPS = PILE_CARDS + PILE_CARDS + MOST_SEATS + MOST_CHECKS
FOUND = N_CARDS  # the result of a check that found something which is not taken yet


class Claim(Named, kind="claim"):
    """What a claim can say (R52)."""


NO_CLAIM = Claim("none")  # no claim has been begun
HAS = Claim("has")
LACKS = Claim("lacks")
ROOM = Claim("room")
PLAN = Claim("plan")
GO = Claim("go")
WANT = Claim("want")
HOARDS = Claim("hoards")
CLAIM_TYPES = Claim.names()
_MATTERS = ("access", "orange", "purple", *RESOURCES, "icon", "hazard", "nothing", *ACCESS)
MATTERS = Names("matter", _MATTERS, map(matter_name, _MATTERS))
MATTER_HAZARD, MATTER_NOTHING, MATTER_KINDS = 7, 8, 9
MOST_CLAIMS = 2  # a seat on each floor


class Talk(Named):
    """What may be said at a table."""


FREE_TALK = Talk("free")
STRUCTURED_TALK = Talk("structured")
NO_TALK = Talk("off")
TALKS = Talk.names()


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: whose turn, at which phase, and who is asked
    phase: Phase
    active: u8 = field(values=SEATS)
    actor: u8 = field(values=SEATS)
    maintainer: u8 = field(values=SEATS)
    suspect: u8 = field(values=SEATS)
    search_used: flag
    round_number: i8

    # The board
    stage: i8
    token: i8[3] = field(by=TOKENS)
    where: u8[MOST_SEATS] = field(by=SEATS, values=SPACES)
    access_area: i8[N_CARDS] = field(by=CARDS)
    resource_area: i8[N_CARDS] = field(by=CARDS)
    discard: i8[N_CARDS] = field(by=CARDS)  # Q39: open to all

    # Hands: what they hold is secret, how many cards is not
    hand: i8[MOST_SEATS, N_CARDS] = field(by=(SEATS, CARDS), known_by="hand_seen_by")
    hand_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    hand_size: i8[MOST_SEATS] = field(by=SEATS)  # Q38: open to all

    # Piles from the top as they were dealt, those drawn included; who was shown each card when it was drawn, and
    # the card that an interceptor gave for it
    pile: i8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES), values=CARDS, known_by="pile_seen_by")
    pile_seen_by: u8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES))
    taken: i8[N_ROOMS] = field(by=ROOMS)  # cards drawn from each pile
    given: i8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES), values=CARDS, known_by="given_seen_by")
    given_seen_by: u8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES))

    # The story of the cards, in order: who drew from which place and who kept it; which kind left whose hand;
    # whose hand was checked by whom and with what result. Everything a seat can work out follows from it (Q46)
    steps: i16 = field(aside=True)
    step_what: u8[MOST_STEPS] = field(values=STEPS, aside=True)
    step_seat: u8[MOST_STEPS] = field(seats=IN_CODES)  # the drawer; whose card left; the suspect
    step_other: u8[MOST_STEPS] = field(seats=IN_CODES)  # who kept the drawn card; nobody; the accuser
    # The place drawn from (8 × room + place); the kind that left; the kind taken
    step_card: i8[MOST_STEPS] = field(aside=True)

    # Q17: the cards looked at in each check, their numbers by kind packed into one word
    checks: i8
    check_hand: i8[MOST_CHECKS]  # the size of the hand that was checked
    check_saw: i64[MOST_CHECKS] = field(known_by="check_seen_by")
    check_seen_by: u8[MOST_CHECKS]

    # Structured talk: who is silent, claims made on this floor; of a claim begun nobody else knows a word, nor how many
    silent: u8 = field(seats=SEAT_SET)
    claims: i8[MOST_SEATS] = field(by=SEATS)
    claim_words: i8[MOST_SEATS] = field(by=SEATS, known_by="claim_seen_by")
    claim_type: i8[MOST_SEATS] = field(by=SEATS, known_by="claim_seen_by")
    claim_about: i8[MOST_SEATS] = field(by=SEATS, known_by="claim_seen_by", seats=IN_CODES)
    claim_seen_by: u8[MOST_SEATS] = field(by=SEATS)

    # The end, and what designers count
    ending: Ending
    winners: u8 = field(seats=SEAT_SET)
    searches: i8 = field(aside=True)
    exchanges: i8 = field(aside=True)
    accusations: i8 = field(aside=True)
    confiscations: i8 = field(aside=True)


@record
class Book:
    """What is printed and agreed: the edition, the table options. Never changes during play."""

    players: i8
    token_start: i8
    copies: i8[N_CARDS]  # of each kind among the piles
    pile_size: i8[N_ROOMS]
    pile_resources: i8[N_ROOMS]
    loot: u8[16]  # the sixteen cards that are dealt as loot, hazards among them
    value: i16[N_CARDS]
    icon: flag[N_CARDS]
    first_weight: i8[MOST_SEATS] = field(by=SEATS)  # who may be the first seat
    hazards: flag
    talk: Talk
