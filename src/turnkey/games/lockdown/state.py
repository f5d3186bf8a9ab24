"""The words of Lockdown, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import NOBODY, SEAT, SEAT_FROM_ONE, SEAT_SET, field, flag, i8, i16, i32, record, u8, u64

FEWEST_SEATS, MOST_SEATS = 3, 6
SEATS = ("p1", "p2", "p3", "p4", "p5", "p6")
TITLES = ("P1", "P2", "P3", "P4", "P5", "P6")
NO_SEAT = -1

# A family
KINDS = ("b", "l", "w", "u")
KIND_LETTERS = ("B", "L", "W", "U")
BLOCKER, LEADER, WEEPER, USELESS = range(4)
FAMILY = 4

# Where a Character can be: aside (not used, or not placed yet), in a location, in the Cold storage
PLACES = ("aside", "1", "2", "3", "4", "5", "6", "cold")
ASIDE, SURVEILLANCE, PARKING, COLD = 0, 3, 6, 7
LOCATIONS = 6
INSIDE = 5  # locations 1 to 5: with spots, strengths and shutters
MONSTER_PLACES = ("supply", "1", "2", "3", "4", "5", "6")
SUPPLY = 0
FACES = ("1", "2", "3", "4", "5", "6")
MOST_DICE = 6
START_DICE = 4
LINES = 3
NOWHERE = 0  # no destination, no location under discussion

# Object cards
CARDS = ("walkie", "drink", "pistol", "can", "bat", "saw", "molotov", "meat", "keys")
WALKIE, DRINK, PISTOL, CAN, BAT, SAW, MOLOTOV, MEAT, KEYS = range(9)
CARD_KINDS = 9
NO_CARD = -1
DRAWN_AT_TRUCK = 3
DRAWN_FROM_EMPTY_SHELVES = 2
MOST_GIFTS = 12  # gifts that a giver keeps in mind: more than the printed deck allows, even two cards a search (v20)
# What everybody saw of a hand since it was last empty: a card came, a seat gave one (GIVEN + giver), one was played
# (PLAYED + card); it goes back so far
MOST_STORY = 48
CAME, GIVEN, PLAYED = 1, 2, 8

# What the table is at. Those up to CHOOSE_VICTIM ask somebody; the others run by themselves.
STAGES = (
    "place_start", "vote_floor", "designate", "martyr_tie", "truck_keep", "truck_gift", "truck_recipient",
    "truck_single", "walkie_floor", "badge_destination", "plan_floor", "choose_destination", "move_character",
    "drink_window", "haunt", "attack_floor", "choose_victim",
    "turn_begins", "truck", "badge", "elect", "count", "elected", "search", "hand_out", "roll", "plan",
    "planning", "choosing",
    "reveal", "moving", "stepping", "stepped", "arrive", "haunting", "attack", "defend", "devour", "close", "over",
)  # fmt: skip
(
    PLACE_START, VOTE_FLOOR, DESIGNATE, MARTYR_TIE, TRUCK_KEEP, TRUCK_GIFT, TRUCK_RECIPIENT,
    TRUCK_SINGLE, WALKIE_FLOOR, BADGE_DESTINATION, PLAN_FLOOR, CHOOSE_DESTINATION, MOVE_CHARACTER,
    DRINK_WINDOW, HAUNT, ATTACK_FLOOR, CHOOSE_VICTIM,
    TURN_BEGINS, TRUCK, BADGE, ELECT, COUNT, ELECTED, SEARCH, HAND_OUT, ROLL, PLAN,
    PLANNING, CHOOSING,
    REVEAL, MOVING, STEPPING, STEPPED, ARRIVE, HAUNTING, ATTACK, DEFEND, DEVOUR, CLOSE, OVER,
) = range(len(STAGES))  # fmt: skip

# The phases of a turn, and setup before them
PHASES = ("setup", "truck", "badge", "plan", "move", "arrive", "attack", "close")
SETUP, TRUCK_PHASE, BADGE_PHASE, PLAN_PHASE, MOVE_PHASE, ARRIVE_PHASE, ATTACK_PHASE, CLOSE_PHASE = range(8)

# Variations
VARIANTS = ("none", *(f"v{number:02}" for number in range(1, 22)))
(
    NO_VARIANT, FULL_TANK, FAMILY_BOND, SOBBING, LONGEST_NIGHT, WELL_ARMED, LIVE_FEED, SCATTERED, RUSTY_SHUTTERS,
    RESTLESS_DEAD, BARRICADE, NO_RESPITE, MOURNING_GIFT, SECOND_DELIVERY, STOCKPILE, BIG_MOUTHS, FLOODLIGHTS,
    LONE_SURVIVOR, COLLAPSED_CEILINGS, BLIND_FATE, EMPTY_SHELVES, FOG,
) = range(22)  # fmt: skip
EPILOGUES = 21
EPILOGUE_NAMES = ("none", *(f"{number:02}" for number in range(1, 22)))

# Values of the table options, in the order in which they are declared
PRESENT, ANY_LIVING = range(2)
OWN_MOVE, AFTER_ALL = range(2)
SHARED, NO_WINNER = range(2)
FREE_TALK, CLAIMS_ONLY, SILENT = range(3)

# What a claim can be about, where it is checked later
TOPICS = ("monsters", "go", "vote", "tie", "have", "gift", "support")
ON_MONSTERS, ON_GO, ON_VOTE, ON_TIE, ON_HAVE, ON_GIFT, ON_SUPPORT = range(7)
VOTE_KINDS = ("truck", "badge", "attack")
TRUCK_VOTE, BADGE_VOTE, ATTACK_VOTE = range(3)
MOST_COUNTED = 99  # a tally of kept and broken words goes no further


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: turn, phase, stage; who may act now; the place under discussion
    turn_number: i16
    phase: i8 = field(values=PHASES)
    stage: i8 = field(values=STAGES)
    asked: u8 = field(seats=SEAT_SET)
    scene: i8  # the location of the vote or attack, or NOWHERE
    place_in_order: i8  # seats clockwise from the badge owner that have had their turn in a round of the table
    drinks_only: flag  # drink_timing after_all: the second round of the table, for drinks

    badge: i8 = field(seats=SEAT)
    martyr: i8 = field(seats=SEAT)

    # The mall
    where: i8[MOST_SEATS, FAMILY] = field(by=(SEATS, KINDS), values=PLACES)
    smeared: flag[MOST_SEATS, FAMILY] = field(by=(SEATS, KINDS))  # hidden by Rotten Meat
    crowd: i8[len(PLACES)] = field(by=PLACES, derived=True)
    alive: i8[MOST_SEATS] = field(by=SEATS, derived=True)
    here: i8[MOST_SEATS, len(PLACES)] = field(by=(SEATS, PLACES), derived=True)  # a seat's Characters there
    monsters: i8[len(MONSTER_PLACES)] = field(by=MONSTER_PLACES)
    closed: flag[len(MONSTER_PLACES)] = field(by=MONSTER_PLACES)
    deaths: i8
    parking_deaths: i8  # in this attack

    # Dice: those of a seat that places its family, then those under the box
    dice: i8[LOCATIONS] = field(by=FACES, known_by="dice_seen_by")
    dice_seen_by: u8
    dice_rolled: i8

    # Floors and votes
    floor: u8 = field(seats=SEAT_SET)  # the seats that the floor is open to
    candidates: u8 = field(seats=SEAT_SET)
    pistols: i8[MOST_SEATS] = field(by=SEATS)
    vote: i8[MOST_SEATS] = field(by=SEATS, known_by="vote_seen_by", seats=SEAT_FROM_ONE)  # the seat designated
    vote_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    voted: u8 = field(seats=SEAT_SET)
    tied: i8[MOST_SEATS] = field(by=SEATS)
    elected: i8 = field(seats=SEAT)  # the seat that the latest vote chose, or NO_SEAT
    picked: i8  # the Character that moves or is given up, or the seat that a card goes to; -1: not chosen yet

    # Destinations
    destination: i8[MOST_SEATS] = field(by=SEATS, known_by="destination_seen_by")
    destination_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    chosen: u8 = field(seats=SEAT_SET)  # the seats that have chosen one

    # The cards: what a hand, the deck or the box holds is secret, how many are in it is not
    hand: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="hand_seen_by")
    hand_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    hand_size: i8[MOST_SEATS] = field(by=SEATS)
    deck: i8[CARD_KINDS] = field(by=CARDS, known_by=NOBODY)
    deck_size: i8
    drawn: i8[CARD_KINDS] = field(by=CARDS, known_by="drawn_seen_by")  # before the searcher, not handed out yet
    drawn_seen_by: u8
    drawn_size: i8
    boxed: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="boxed_seen_by")  # out of the game, by whom
    boxed_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    boxed_size: i8[MOST_SEATS] = field(by=SEATS)
    discard: i8[CARD_KINDS] = field(by=CARDS)
    offering: i8 = field(known_by="drawn_seen_by")  # 1 + the card that the searcher is about to give; 0: none

    # Q67, what a searcher knows of its gifts: 1 + the card, or 0 once it may have been played
    gift_card: i8[MOST_SEATS, MOST_GIFTS] = field(by=(SEATS,), known_by="gift_seen_by")
    gift_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    gift_to: i8[MOST_SEATS, MOST_GIFTS] = field(by=(SEATS,), seats=SEAT_FROM_ONE)  # 1 + the seat; 0: no gift
    gift_was: i8[MOST_SEATS, MOST_GIFTS] = field(by=(SEATS,), known_by="gift_seen_by")  # 1 + the card, for good
    story: i8[MOST_SEATS, MOST_STORY] = field(by=(SEATS,))
    told: i8[MOST_SEATS] = field(by=SEATS)  # how much of it there is

    # v13, since the latest new deck: what it was made of, the hands and boxes then, and what was played since
    redelivered: flag
    new_deck: i8[CARD_KINDS] = field(by=CARDS)
    old_hand: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="hand_seen_by")
    old_boxed: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="boxed_seen_by")
    old_size: i8[MOST_SEATS] = field(by=SEATS)
    old_boxed_size: i8[MOST_SEATS] = field(by=SEATS)
    played: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS))

    # Claims that wait for their test, and how they turned out
    claims_left: i8[MOST_SEATS] = field(by=SEATS)
    said_monsters: i8[MOST_SEATS] = field(by=SEATS)  # a bit for each face
    said_go: i8[MOST_SEATS] = field(by=SEATS)
    said_vote: i8[MOST_SEATS] = field(by=SEATS, seats=SEAT_FROM_ONE)  # 1 + the seat
    said_tie: i8 = field(seats=SEAT_FROM_ONE)  # 1 + the seat, by the Martyr holder
    said_have: i16[MOST_SEATS] = field(by=SEATS)  # a bit for each card
    doubtful_have: i16[MOST_SEATS] = field(by=SEATS)  # of those: a card has come since, and it may be that one
    said_none: u8 = field(seats=SEAT_SET)
    asked_to_go: i8[MOST_SEATS] = field(by=SEATS)  # the latest request to this seat
    asked_to_vote: i8[MOST_SEATS] = field(by=SEATS, seats=SEAT_FROM_ONE)  # 1 + the seat
    promised_gift: i8[MOST_SEATS] = field(by=SEATS, seats=SEAT_FROM_ONE)  # 1 + the seat
    promised: i8[MOST_SEATS, len(VOTE_KINDS)] = field(by=(SEATS, VOTE_KINDS), seats=SEAT_FROM_ONE)  # 1 + the seat
    kept: i8[MOST_SEATS, len(TOPICS)] = field(by=(SEATS, TOPICS))
    broken: i8[MOST_SEATS, len(TOPICS)] = field(by=(SEATS, TOPICS))
    omitted: i8[MOST_SEATS] = field(by=SEATS)
    against: i8[MOST_SEATS, MOST_SEATS] = field(by=(SEATS, SEATS))  # how often a seat threw another to the Monsters

    # The end, and what designers count
    score: i8[MOST_SEATS] = field(by=SEATS)
    winners: u8 = field(seats=SEAT_SET)
    epilogue: i8 = field(values=EPILOGUE_NAMES)
    votes_held: i16
    ties: i16
    cards_played: i16


@record
class Book:
    """What is printed and agreed: the edition, the table options. Never changes during play."""

    players: i8
    family: i8  # kinds in use: 4 with 3 players, else 3
    strength: i8[FAMILY]
    votes: i8[FAMILY]
    points: i8[FAMILY]
    spots: i8[len(PLACES)]  # for Characters; the Parking Lot has room for all
    monster_spots: i8[len(MONSTER_PLACES)]
    monsters: i8
    cold_lines: i8[LINES]
    copies: i8[CARD_KINDS]
    start_hand: i8
    keys_points: i8
    weeper_monsters: i8
    end_at: i8  # the game ends with so many alive, or fewer
    epilogue_row: i8[EPILOGUES]  # the numbers in the order of the table
    unlocked: i32  # a bit for each Epilogue number
    variant: i8
    first_badge: i8 = field(seats=SEAT)  # NO_SEAT: by lot
    first_martyr: i8 = field(seats=SEAT)
    candidates: i8
    gift_to_eliminated: flag
    drink_timing: i8
    wipeout: i8
    talk_is_on: flag
    claims_per_window: i8
    max_turns: i8
