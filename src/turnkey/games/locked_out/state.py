"""The words of Locked Out, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import NOBODY, SEAT_SET, field, flag, i8, i16, i64, record, u8, u64

MOST_SEATS = 6
SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")

# Spaces, in the ledger's order; the first eight are rooms with a pile
SPACES = ("2", "3", "4", "5", "2a", "6", "7", "8", "8a")
ROOMS = SPACES[:8]
CORRIDOR, ROOM_6, ROOM_8, COMPUTER = 4, 5, 7, 8
N_ROOMS, N_SPACES = 8, 9
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
CARDS = ("none", *KINDS)
N_CARDS = len(CARDS)
FIRST_ORANGE, FIRST_PURPLE, FIRST_RESOURCE, FIRST_LOOT = 1, 5, 9, 12
BOOTY, FIRST_DOUBLE, FIRST_HAZARD = 28, 29, 32
LAST_ACCESS = FIRST_RESOURCE - 1
IN_SET = 4  # kinds of one colour of access
MOST_COPIES = 6
assert CARDS[BOOTY] == "booty"
assert CARDS[FIRST_HAZARD] == "battery"

# What a card is to the pile that it was dealt to
ACCESS_SORT, LOOT_SORT, RESOURCE_SORT = range(3)

TOKENS = RESOURCES
OXYGEN, POWER, FUEL = range(3)

# Phases of play. Those up to CONFISCATE ask a seat; the others run by themselves.
PHASES = (
    "talk_floor", "choose_move", "intercept", "play_card", "accuse", "answer_accusation", "confiscate",
    "turn_begins", "draw", "show", "access_played", "look", "turn_ends", "over",
)  # fmt: skip
(
    TALK_FLOOR, CHOOSE_MOVE, INTERCEPT, PLAY_CARD, ACCUSE, ANSWER_ACCUSATION, CONFISCATE,
    TURN_BEGINS, DRAW, SHOW, ACCESS_PLAYED, LOOK, TURN_ENDS, OVER,
) = range(14)  # fmt: skip

ENDINGS = ("none", "escape", "caught")
NO_ENDING, ESCAPE, CAUGHT = range(3)

# What the story of the cards tells: a step is a card drawn into a hand, a card leaving one in sight of all, or a check
STEPS = ("nothing", "drawn", "left", "checked")
NOTHING, DRAWN, LEFT, CHECKED = range(4)
MOST_CHECKS = 16  # one for each access card at most
PILE_CARDS = 50
MOST_STEPS = PILE_CARDS + PILE_CARDS + MOST_SEATS + MOST_CHECKS
FOUND = N_CARDS  # the result of a check that found something which is not taken yet

# Claims (section 7)
CLAIM_TYPES = ("has", "lacks", "room", "plan", "go", "want", "hoards")
HAS, LACKS, ROOM, PLAN, GO, WANT, HOARDS = range(1, 8)  # 0: no claim begun
MATTERS = ("access", "orange", "purple", *RESOURCES, "icon", "hazard", "nothing", *ACCESS)
MATTER_HAZARD, MATTER_NOTHING, MATTER_KINDS = 7, 8, 9
MOST_CLAIMS = 2  # a seat on each floor

# Values of the table options, in the order in which they are declared
FREE_TALK, STRUCTURED_TALK, NO_TALK = range(3)


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: whose turn, at which phase, and who is asked
    phase: u8 = field(values=PHASES)
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
    discard: i8[N_CARDS] = field(by=CARDS)

    # Hands: what they hold is secret, how many cards is not
    hand: i8[MOST_SEATS, N_CARDS] = field(by=(SEATS, CARDS), known_by="hand_seen_by")
    hand_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    hand_size: i8[MOST_SEATS] = field(by=SEATS)

    # Piles from the top as they were dealt, those drawn included; who was shown each card when it was drawn, and
    # the card that an interceptor gave for it
    pile: i8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES), values=CARDS, known_by="pile_seen_by")
    pile_seen_by: u8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES))
    taken: i8[N_ROOMS] = field(by=ROOMS)  # cards drawn from each pile
    given: i8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES), values=CARDS, known_by="given_seen_by")
    given_seen_by: u8[N_ROOMS, MAX_PILE] = field(by=(ROOMS, PLACES))

    # The story of the cards, in order: who drew from which place and who kept it; which kind left whose hand;
    # whose hand was checked by whom and with what result. Everything a seat can work out follows from it (Q46)
    steps: i16
    step_what: u8[MOST_STEPS] = field(values=STEPS)
    step_seat: u8[MOST_STEPS]  # the drawer; whose card left; the suspect
    step_other: u8[MOST_STEPS]  # who kept the drawn card; nobody; the accuser
    step_card: i8[MOST_STEPS]  # the place drawn from (8 × room + place); the kind that left; the kind taken

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
    claim_about: i8[MOST_SEATS] = field(by=SEATS, known_by="claim_seen_by")
    claim_seen_by: u8[MOST_SEATS] = field(by=SEATS)

    # The end, and what designers count
    ending: i8 = field(values=ENDINGS)
    winners: u8 = field(seats=SEAT_SET)
    searches: i8
    exchanges: i8
    accusations: i8
    confiscations: i8


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
    talk: i8
