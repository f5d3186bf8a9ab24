"""The words of Lockdown, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import (
    IN_CODES,
    NOBODY,
    SEAT,
    SEAT_FROM_ONE,
    SEAT_SET,
    field,
    flag,
    i8,
    i16,
    i32,
    record,
    u8,
    u64,
)
from turnkey.core.names import Named, Names
from turnkey.games.lockdown.names import EPILOGUE_TEXTS, LOCATION_NAMES, place_name

FEWEST_SEATS, MOST_SEATS = 3, 6
SEATS = Names("seat", ("p1", "p2", "p3", "p4", "p5", "p6"), ("P1", "P2", "P3", "P4", "P5", "P6"))
NO_SEAT = -1


class Kind(Named, kind="character"):
    """The members of a family."""


BLOCKER = Kind("B", "Blocker")
LEADER = Kind("L", "Leader")
WEEPER = Kind("W", "Weeper")
USELESS = Kind("U", "Useless")
KINDS = Kind.names()
KIND_KEYS = tuple(kind.lower() for kind in KINDS)  # as positions and editions name them
FAMILY = len(KINDS)
NO_KIND = -1


class Place(Named, kind="place"):
    """Where a Character can be: aside (not used, or not placed yet), in a location, in the Cold storage."""


ASIDE = Place("aside", "no place yet")
RESTROOMS, PHARMACY, SURVEILLANCE, TOY_STORE, GREAT_HALL, PARKING = (
    Place(str(number), place_name(number)) for number in range(1, len(LOCATION_NAMES) + 1)
)
COLD = Place("cold", "the Cold storage")
PLACES = Place.names()
LOCATIONS = 6
INSIDE = 5  # locations 1 to 5: with spots, strengths and shutters
MALL = Names("place", PLACES[1:COLD], PLACES.titles[1:COLD])  # the locations alone
MONSTER_PLACES = Names("place", ("supply", *MALL), ("the dark", *MALL.titles))
SUPPLY = 0
FACES = Names("die", range(1, LOCATIONS + 1))
MOST_DICE = 6
START_DICE = 4
LINES = 3
NOWHERE = 0  # no destination, no location under discussion


class Card(Named, kind="card"):
    """Object cards."""


WALKIE = Card("walkie", "Walkie-Talkie")
DRINK = Card("drink", "Energy Drink")
PISTOL = Card("pistol", "Pistol")
CAN = Card("can", "Tin Can")
BAT = Card("bat", "Baseball Bat")
SAW = Card("saw", "Chainsaw")
MOLOTOV = Card("molotov", "Molotov Cocktail")
MEAT = Card("meat", "Rotten Meat")
KEYS = Card("keys", "Keys of the Truck")
CARDS = Card.names()
CARD_KINDS = len(CARDS)
NO_CARD = -1
DRAWN_AT_TRUCK = 3
DRAWN_FROM_EMPTY_SHELVES = 2
MOST_GIFTS = 12  # gifts that a giver keeps in mind: more than the printed deck allows, even two cards a search (v20)
# What everybody saw of a hand since it was last empty: a card came, a seat gave one (GIVEN + giver), one was played
# (PLAYED + card); only this many are kept
MOST_STORY = 48
CAME, GIVEN, PLAYED = 1, 2, 8


class Stage(Named):
    """Stages of play. Those up to CHOOSE_VICTIM ask somebody; the others run by themselves."""


PLACE_START = Stage("place_start", "the placing of families")
VOTE_FLOOR = Stage("vote_floor", "the discussion before a vote")
DESIGNATE = Stage("designate", "the vote")
MARTYR_TIE = Stage("martyr_tie", "the breaking of a tie")
TRUCK_KEEP = Stage("truck_keep", "the search of the truck")
TRUCK_GIFT = Stage("truck_gift", "the choice of a gift")
TRUCK_RECIPIENT = Stage("truck_recipient", "the choice of who gets the card")
TRUCK_SINGLE = Stage("truck_single", "the last card of the truck")
WALKIE_FLOOR = Stage("walkie_floor", "the time for Walkie-Talkies")
BADGE_DESTINATION = Stage("badge_destination", "the badge owner's destination")
PLAN_FLOOR = Stage("plan_floor", "the talk about plans")
CHOOSE_DESTINATION = Stage("choose_destination", "the choice of destinations")
MOVE_CHARACTER = Stage("move_character", "the own move")
DRINK_WINDOW = Stage("drink_window", "the time after the own move")
HAUNT = Stage("haunt", "the dead's Monsters")
ATTACK_FLOOR = Stage("attack_floor", "the discussion of an attack")
CHOOSE_VICTIM = Stage("choose_victim", "the choice of a victim")
TURN_BEGINS = Stage("turn_begins")
TRUCK = Stage("truck")
BADGE = Stage("badge")
ELECT = Stage("elect")
COUNT = Stage("count")
ELECTED = Stage("elected")
SEARCH = Stage("search")
HAND_OUT = Stage("hand_out")
ROLL = Stage("roll")
PLAN = Stage("plan")
PLANNING = Stage("planning")
CHOOSING = Stage("choosing")
REVEAL = Stage("reveal")
MOVING = Stage("moving")
STEPPING = Stage("stepping")
STEPPED = Stage("stepped")
ARRIVE = Stage("arrive")
HAUNTING = Stage("haunting")
ATTACK = Stage("attack")
DEFEND = Stage("defend")
DEVOUR = Stage("devour")
CLOSE = Stage("close")
OVER = Stage("over")
STAGES = Stage.names()


class Phase(Named):
    """The phases of a turn, and setup before them."""


SETUP = Phase("setup", "Setup")
TRUCK_PHASE = Phase("truck", "The truck")
BADGE_PHASE = Phase("badge", "The badge")
PLAN_PHASE = Phase("plan", "Plans")
MOVE_PHASE = Phase("move", "Moves")
ARRIVE_PHASE = Phase("arrive", "Monsters arrive")
ATTACK_PHASE = Phase("attack", "Attacks")
CLOSE_PHASE = Phase("close", "Shutters")
PHASES = Phase.names()


class Variant(Named):
    """Variations; what each is called stands with the Epilogue that unlocks it."""


NO_VARIANT = Variant("none")
(
    FULL_TANK, FAMILY_BOND, SOBBING, LONGEST_NIGHT, WELL_ARMED, LIVE_FEED, SCATTERED, RUSTY_SHUTTERS,
    RESTLESS_DEAD, BARRICADE, NO_RESPITE, MOURNING_GIFT, SECOND_DELIVERY, STOCKPILE, BIG_MOUTHS, FLOODLIGHTS,
    LONE_SURVIVOR, COLLAPSED_CEILINGS, BLIND_FATE, EMPTY_SHELVES, FOG,
) = (Variant(f"v{number:02}", EPILOGUE_TEXTS[number]["variation"]) for number in range(1, 22))  # fmt: skip
VARIANTS = Variant.names()
EPILOGUES = 21
EPILOGUE_NAMES = Names(
    "epilogue",
    ("none", *(f"{number:02}" for number in range(1, EPILOGUES + 1))),
    (
        "No Epilogue is left for this.",
        *(
            f"Epilogue {number:02}, {EPILOGUE_TEXTS[number]['title']}: {EPILOGUE_TEXTS[number]['ending']}"
            for number in range(1, EPILOGUES + 1)
        ),
    ),
)


class Ending(Named):
    """Why a game ends."""


FEW_LEFT = Ending("few enough left", "so few are left that it ends here")
NOBODY_LEFT = Ending("nobody left", "nobody is left")
LAST_TURN = Ending("last turn", "the last turn is over")
ENDINGS = Ending.names()

# Values of the table options


class Candidates(Named):
    """Who may be designated."""


PRESENT = Candidates("present")
ANY_LIVING = Candidates("any_living")


class DrinkTiming(Named):
    """When Energy Drinks are drunk."""


OWN_MOVE = DrinkTiming("own_move")
AFTER_ALL = DrinkTiming("after_all")


class Wipeout(Named):
    """Who wins if nobody is left alive."""


SHARED = Wipeout("shared")
NO_WINNER = Wipeout("no_winner")


class Talking(Named):
    """How people may talk."""


FREE_TALK = Talking("free")
CLAIMS_ONLY = Talking("claims")
SILENT = Talking("silent")


class Topic(Named):
    """What a claim can be about, where it is checked later."""


ON_MONSTERS = Topic("monsters", "the dice")
ON_GO = Topic("go", "where to go")
ON_VOTE = Topic("vote", "the vote")
ON_TIE = Topic("tie", "the tie")
ON_HAVE = Topic("have", "the cards in hand")
ON_GIFT = Topic("gift", "a card from the truck")
ON_SUPPORT = Topic("support", "support in a vote")
TOPICS = Topic.names()
TOPIC_COUNT = len(TOPICS)


class Verdict(Named):
    """How a claim turned out."""


TRUE_WORD = Verdict("true", "was true")
OMISSION = Verdict("omission", "was not the whole truth")
FALSE_WORD = Verdict("false", "was false")
VERDICTS = Verdict.names()


class Ballot(Named):
    """What a vote decides: what the elected seat will do."""


TRUCK_VOTE = Ballot("truck", "to search the truck")
BADGE_VOTE = Ballot("badge", "to have the badge")
ATTACK_VOTE = Ballot("attack", "to give somebody up")
VOTE_KINDS = Ballot.names()
MOST_COUNTED = 99  # tallies of kept and broken words stop here


class Lure(Named):
    """What brings a Monster."""


BY_DIE = Lure("die", "by a die")
BY_WEEPERS = Lure("weepers", "by the most Weepers")
BY_CROWD = Lure("crowd", "by the largest crowd")
LURES = Lure.names()


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: turn, phase, stage; who may act now; the place under discussion
    turn_number: i16
    phase: Phase
    stage: Stage
    asked: u8 = field(seats=SEAT_SET)
    scene: i8  # the location of the vote or attack, or NOWHERE
    place_in_order: i8  # seats clockwise from the badge owner that have had their turn in a round of the table
    drinks_only: flag  # drink_timing after_all: the second round of the table, for drinks

    badge: i8 = field(seats=SEAT)
    martyr: i8 = field(seats=SEAT)

    # The mall
    where: i8[MOST_SEATS, FAMILY] = field(by=(SEATS, KIND_KEYS), values=PLACES)
    smeared: flag[MOST_SEATS, FAMILY] = field(by=(SEATS, KIND_KEYS))  # hidden by Rotten Meat
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
    story: i8[MOST_SEATS, MOST_STORY] = field(by=(SEATS,), seats=IN_CODES)
    told: i8[MOST_SEATS] = field(by=SEATS, aside=True)  # how much of it there is

    # v13, since the latest new deck: what it was made of, the hands and boxes then, and what was played since
    redelivered: flag = field(aside=True)
    new_deck: i8[CARD_KINDS] = field(by=CARDS, aside=True)
    old_hand: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="hand_seen_by", aside=True)
    old_boxed: i8[MOST_SEATS, CARD_KINDS] = field(by=(SEATS, CARDS), known_by="boxed_seen_by", aside=True)
    old_size: i8[MOST_SEATS] = field(by=SEATS, aside=True)
    old_boxed_size: i8[MOST_SEATS] = field(by=SEATS, aside=True)
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
    votes_held: i16 = field(aside=True)
    ties: i16 = field(aside=True)
    cards_played: i16 = field(aside=True)


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
    end_at: i8  # the game ends when this many are alive, or fewer
    epilogue_row: i8[EPILOGUES]  # the numbers in the order of the table
    unlocked: i32  # a bit for each Epilogue number
    variant: Variant
    first_badge: i8 = field(seats=SEAT)  # NO_SEAT: by lot
    first_martyr: i8 = field(seats=SEAT)
    candidates: Candidates
    gift_to_eliminated: flag
    drink_timing: DrinkTiming
    wipeout: Wipeout
    talk_is_on: flag
    claims_per_window: i8
    max_turns: i8
