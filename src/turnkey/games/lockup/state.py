"""The words of Lockup, what changes during play (Game), and what is printed and agreed (Book).

Parties are numbered clockwise from 0. In Solitary the player is 0 and the guards are 1: wherever a table has names
of seats, "b" then stands for the guards.
"""

import numpy as np

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
from turnkey.games.lockup.names import (
    AWARD_NAMES,
    END_GOAL_NAMES,
    GOON_NAMES,
    GUARD_NAMES,
    INSTANT_NAMES,
    ITEM_NAMES,
)

MOST_SEATS = 5
GUARDS = 1  # the guards' number in Solitary
GUARD_LETTER = "g"
SEATS = Names("seat", "abcde", [f"seat {letter}" for letter in "abcde"])
PARTIES = Names(
    "seat", (*SEATS, GUARD_LETTER), (*SEATS.titles, "the guards"), plural=GUARD_LETTER
)  # as events name them
NOBODY_YET = -1

CREWS = Names("crew", ("gnolls", "kobolds", "bugbears", "goblins", "insectoids"),
              ("the Gnolls", "the Kobolds", "the Bugbears", "the Goblins", "the Insectoids"))  # fmt: skip


class Location(Named, kind="location"):
    """The locations, in the order in which they resolve."""


YARD = Location("yard", "the Yard")
SEWERS = Location("sewers", "the Sewers")
INFIRMARY = Location("infirmary", "the Infirmary")
SMITHY = Location("smithy", "the Smithy")
COMMISSARY = Location("commissary", "the Commissary")
CHOW = Location("chow", "the Chow Hall")
CELL = Location("cell", "the Cell Block")
LIBRARY = Location("library", "the Library")
LOCATIONS = Location.names()
PLACEABLE = 7  # all but the Library
ALL_PLACEABLE = (1 << PLACEABLE) - 1
SPACES = LOCATIONS[SEWERS : CHOW + 1]  # where goons stand and suspicion lies
GOON_SPACES = 5


class Token(Named, kind="token"):
    """Crew tokens, in the order in which a placement is built."""


LOOKOUT = Token("L", "the lookout")
TWO = Token("2", "token 2")
THREE = Token("3", "token 3")
FOUR = Token("4", "token 4")
FIVE = Token("5", "token 5")
ENFORCER = Token("E", "the enforcer")
TOKENS = Token.names()
TOKEN_COUNT = 6
STRENGTHS = np.array((0, 2, 3, 4, 5, 0), np.int64)
TOKEN_PLACES = (
    "held",
    *LOCATIONS,
    *(f"{name}*" for name in LOCATIONS[:PLACEABLE]),
    "home",
    "out",
)
HELD, UP, DOWN, HOME, OUT = 0, 1, 9, 16, 17  # UP + location, DOWN + location


class Resource(Named, kind="supply"):
    """The four kinds of resources."""


SCRAP = Resource("S", "scrap")
POTION = Resource("P", "potion")
IRON = Resource("I", "iron")
GOLD = Resource("G", "gold")
KINDS_OF_RESOURCE = Resource.names()
RESOURCES = 4
ANY = 4  # in a cost

SYMBOLS = Names("symbol", ("claw", "flame", "rune"))
SYMBOL_COUNT = 3


class GoonKind(Named):
    """The kinds of goons."""


DWARF = GoonKind("dwarf")
RATMAN = GoonKind("ratman")
CULTIST = GoonKind("cultist")
HOBGOBLIN = GoonKind("hobgoblin")
DEMON = GoonKind("demon")
GOON_KINDS = GoonKind.names()
KIND_COUNT = 5
MOST_STEPS = 8  # of a kind whose value rises with their number


class Icon(Named):
    """What hiring or building brings."""


NO_ICON = Icon("none")
GAIN_SCRAP = Icon("+S")
GAIN_POTION = Icon("+P")
GAIN_IRON = Icon("+I")
GAIN_GOLD = Icon("+G")
POW = Icon("POW")
SUS = Icon("SUS")
GIVE = Icon("GIVE")
TOME = Icon("TOME")
LIM = Icon("LIM")
CONV = Icon("CONV")
ICONS = Icon.names()
MOST_ICONS = 2

# Cards
ITEMS = Names("item", (f"I{number:02}" for number in range(1, 31)), ITEM_NAMES)
ITEM_COUNT, MOST_SLOTS = 30, 6
SLOTS = Names("slot", (f"c{slot}" for slot in range(1, MOST_SLOTS + 1)))
ITEM_PLACES = (
    "deck",
    *SLOTS,
    *(f"{seat} built" for seat in SEATS),
    *(f"{seat} reserved" for seat in SEATS),
)
ITEM_DECK, SLOT, BUILT, RESERVED = 0, 1, 7, 12  # SLOT + slot, BUILT + seat, RESERVED + seat

GOONS = Names("goon", (f"N{number:02}" for number in range(1, 30)), GOON_NAMES)
GOON_COUNT = 29
GOON_PLACES = ("deck", *SPACES, "discard", *SEATS)
GOON_DECK, SPACE, GOON_DISCARD, HIRED = 0, 1, 6, 7  # SPACE + space, HIRED + seat


class Title(Named, kind="tome"):
    """The titles of tomes."""


STEALTH = Title("stealth", "Big Book of Stealth")
PEEK = Title("peek", "Keyhole Companion")
MOVE = Title("move", "Prowler's Map")
BRAWL = Title("brawl", "Brawler's Breviary")
CALM = Title("calm", "Codex of Calm")
BLAME = Title("blame", "Ledger of Blame")
SCROUNGE = Title("scrounge", "Scrounger's Almanac")
HAGGLE = Title("haggle", "Haggler's Handbook")
TINKER = Title("tinker", "Tinker's Treatise")
SMUGGLE = Title("smuggle", "Smuggler's Timetable")
ALIBI = Title("alibi", "Book of Alibis")
WORDS = Title.names()
# Two copies of a title are alike: nothing tells them apart, and both are called by the lower of their numbers
TITLES, COPIES = 11, 2
TOME_NUMBERS = tuple(f"T{number:02}" for number in range(1, TITLES * COPIES + 1))
TOMES = Names("tome", TOME_NUMBERS[::COPIES], WORDS.titles)
BUNDLES = ("SS", "SP", "PP", "I")
BUNDLE = np.array(((2, 0, 0), (1, 1, 0), (0, 2, 0), (0, 0, 1)), np.int64)

AWARDS = Names("goal", (f"GA{number}" for number in range(1, 8)), AWARD_NAMES)
INSTANTS = Names("goal", (f"GI{number}" for number in range(1, 5)), INSTANT_NAMES)
END_GOALS = Names("goal", (f"GE{number}" for number in range(1, 6)), END_GOAL_NAMES)
AWARD_COUNT, INSTANT_COUNT, END_GOAL_COUNT = len(AWARDS), len(INSTANTS), len(END_GOALS)
NO_GOAL = 0  # goals in play are numbered from 1

GUARD_CARDS = Names("guard", (f"GD{number:02}" for number in range(1, 23)), GUARD_NAMES)
GUARD_COUNT = 22
GUARD_PLACES = ("unused", *LOCATIONS, "home", "hidden")
UNUSED, ON_DUTY, OFF_BOARD, HIDDEN = 0, 1, 9, 10  # ON_DUTY + location, face up
LOCATION_CARDS = Names("location_card", (f"LC{number}" for number in range(1, 9)))
LOCATION_CARD_COUNT = 8
OFF_DUTY = -1
DIFFICULTIES = ("moderate", "challenging", "expert")


class Deal(Named):
    """What ranks at the Commissary may do."""


GAIN_ONE = Deal("gain")
SWAP_ONE = Deal("swap")
TRADE_TWO = Deal("trade")
DEALS = Deal.names()


class Stage(Named):
    """Stages of play. Those up to GUARD_FLIP ask somebody; the others run by themselves."""


ROLL_CALL_TURN = Stage("roll_call_turn", "a turn of Roll Call")
TOME_PEEK_LOC = Stage("tome_peek_loc", "the choice of where to look")
TOME_MOVE = Stage("tome_move", "the choice of a move")
TOME_BLAME_SEAT = Stage("tome_blame_seat", "the choice of whom to blame")
TOME_SCROUNGE = Stage("tome_scrounge", "the choice of what to scrounge")
ROLL_CALL_WINDOW = Stage("roll_call_window", "a window after a turn of Roll Call")
STRENGTH_WINDOW = Stage("strength_window", "the window before ranks are fixed")
TAKE_REWARD = Stage("take_reward", "the offer of a reward")
COMMISSARY_GAIN = Stage("commissary_gain", "the first at the Commissary")
COMMISSARY_SWAP = Stage("commissary_swap", "the second at the Commissary")
COMMISSARY_TRADE_GIVE = Stage("commissary_trade_give", "a trade at the Commissary")
COMMISSARY_TRADE_GET = Stage("commissary_trade_get", "the end of a trade at the Commissary")
HIRE_MODE = Stage("hire_mode", "a turn at the Chow Hall")
HIRE_PAY = Stage("hire_pay", "a payment for goons")
HIRE_PICK = Stage("hire_pick", "the choice of a goon")
CELL_ACTION = Stage("cell_action", "a turn in the Cell Block")
BUILD_PAY = Stage("build_pay", "a payment for an item")
RESERVE_PAY = Stage("reserve_pay", "a payment for a reserved item")
GIVE_TARGET = Stage("give_target", "the choice of whom to hand suspicion to")
CONVERT = Stage("convert", "the choice of an exchange")
LIBRARY_KEEP = Stage("library_keep", "the choice between two tomes")
PATROL_WINDOW = Stage("patrol_window", "the window before the Patrol")
DROP_EXCESS = Stage("drop_excess", "the limit check")
RAID_WINDOW = Stage("raid_window", "the window before a raid")
GUARD_FLIP = Stage("guard_flip", "the guards' turn")
ICONS_APPLY = Stage("icons")
CARD_DONE = Stage("card_done")
REWARDED = Stage("rewarded")
NEXT_REWARD = Stage("next_reward")
STRAGGLERS = Stage("stragglers")
RANK = Stage("rank")
NEXT_LOCATION = Stage("next_location")
TURN_ENDS = Stage("turn_ends")
ROUND_BEGINS = Stage("round_begins")
TURN_BEGINS = Stage("turn_begins")
GUARDS_TURN = Stage("guards_turn")
LIMIT = Stage("limit")
ITEMS_COME = Stage("items")
GOONS_COME = Stage("goons")
CHECK = Stage("check")
COMPARE = Stage("compare")
MARKERS = Stage("markers")
SCORING = Stage("scoring")
OVER = Stage("over", "the end")
STAGES = Stage.names()

# Moments at which tomes are played: a bit each
MOMENTS = ("roll_call", "wide", "strength", "chow", "cell", "patrol", "raid")
AT_ROLL_CALL, AT_WIDE, AT_STRENGTH, AT_CHOW, AT_CELL, AT_PATROL, AT_RAID = (1 << bit for bit in range(7))
WINDOWS = ("roll_call", "strength", "patrol", "raid")  # in which a standing order may say done


class Cause(Named):
    """Why a party gets something, or loses it."""


RANK_REWARD = Cause("rank", "the reward of the rank")
BY_GOON = Cause("goon", "the new goon")
BY_ITEM = Cause("item", "the new item")
BY_TOME = Cause("tome", "the tome")
BY_TRADE = Cause("trade", "the trade")
CAUSES = Cause.names()


class ScoreStep(Named):
    """What is scored at the end, in this order."""


BY_AWARD = ScoreStep("award", "the Award")
BY_END_GOAL = ScoreStep("end_goal", "the End Game goal")
BY_GOONS = ScoreStep("goons")
BY_RESOURCES = ScoreStep("resources")
BY_GOLD = ScoreStep("gold")
BY_TOMES = ScoreStep("tomes")
BY_TOKEN = ScoreStep("first_player", "the first player token")
SCORE_STEPS = ScoreStep.names()


class GoalMeasure(Named):
    """What goals count."""


OF_ITEMS = GoalMeasure("items")
OF_POWER = GoalMeasure("power")
OF_KINDS = GoalMeasure("kinds")
OF_SETS = GoalMeasure("sets")
GOAL_MEASURES = GoalMeasure.names()


class Half(Named):
    """A placement that is still being built, and a move: what others do not see before it is complete."""


HALF_LOCATION = Half("location")
HALF_UP = Half("up")
HALF_DOWN = Half("down")
HALF_MOVE = Half("move")


class Shadow(Named):
    """What everybody saw of face-down tokens this round, for `knowledge`, with seat, location, destination or count."""


LAID = Shadow("laid")
MOVED_DOWN = Shadow("moved")
PEEKED = Shadow("peeked")
SHADOWS, MOVES = 24, 2


class TomeStep(Named):
    """What everybody saw of tomes, for `knowledge`: kind, seat, title, or where a drawn one went."""


DREW_TOP = TomeStep("drew")
DREW_UNDER = TomeStep("drew_under")
KEPT = TomeStep("kept")
PLAYED = TomeStep("played")
SHUFFLED = TomeStep("shuffled")
LOG_LENGTH, PUTS, DRAWS, LOTS = 96, 6, 56, 16


class Drawn(Named):
    """Where a drawn tome goes."""


TO_HAND = Drawn("hand")
TO_PAIR = Drawn("pair")
LONG_AGO = 7  # who played what lies in the discard of a written position


class MarkersPerGoon(Named):
    """Markers that a goon brings to its location (table option)."""


BY_ICONS = MarkersPerGoon("icons")
ONE_MARKER = MarkersPerGoon("one")


class TomeWindows(Named):
    """When others may play tomes in Roll Call (table option)."""


STANDARD = TomeWindows("standard")
WIDE = TomeWindows("wide")
RANDOM_SEAT = -1


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: round, stage, who is asked
    stage: Stage
    back: Stage  # where to go on after a tome's own decisions
    asked: u8 = field(seats=SEAT_SET)  # the seats that may act
    actor: u8 = field(values=SEATS)  # the last one that was asked
    round_number: i8
    turn: u8 = field(values=SEATS)  # whose turn it is in Roll Call
    passed: u8 = field(seats=SEAT_SET)
    fpt: u8 = field(values=SEATS)  # who holds the first player token
    location: i8 = field(values=LOCATIONS)  # the location being resolved
    window_seat: i8 = field(seats=SEAT)
    window_done: u8 = field(seats=SEAT_SET)  # seats that said done since the last tome

    # Crew tokens: where each is, known to its owner; what everybody sees of them
    token: i8[MOST_SEATS, TOKEN_COUNT] = field(by=(SEATS, TOKENS), values=TOKEN_PLACES, known_by="token_seen_by")
    token_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    shown: i8[MOST_SEATS, TOKEN_COUNT] = field(by=(SEATS, TOKENS), values=TOKEN_PLACES)
    crew: u8[MOST_SEATS] = field(by=SEATS)  # locations with own crew, a bit each
    down: i8[MOST_SEATS, PLACEABLE] = field(by=(SEATS, LOCATIONS[:PLACEABLE]))  # face-down tokens
    held: i8[MOST_SEATS] = field(by=SEATS)  # tokens not placed
    allowance: i8[MOST_SEATS] = field(by=SEATS)  # how many may still go face down
    half: i8[4] = field(known_by="half_seen_by")
    half_seen_by: u8
    peeked: i8[MOST_SEATS, MOST_SEATS, TOKEN_COUNT] = field(
        by=(SEATS, SEATS, TOKENS), values=TOKEN_PLACES, known_by="peeked_seen_by"
    )  # by observer, owner, token: where the observer knows it to lie face down
    peeked_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    shadow: i16[SHADOWS] = field(seats=IN_CODES)
    shadows: i8 = field(aside=True)
    mover: i8[MOVES] = field(known_by=NOBODY)
    moves: i8 = field(aside=True)

    # Lights Out
    rank: i8[MOST_SEATS] = field(seats=IN_CODES)
    ranked: i8
    rank_at: i8
    brawl: i8[MOST_SEATS] = field(by=SEATS)

    # A reward turn in progress
    haggle: flag
    tinkered: flag
    actions_left: i8
    acted: flag
    just_reserved: i8  # the item reserved on this very turn, from 1
    price: i8
    hires: i8  # goons still to be picked
    wanted: i8  # the item being paid for, from 1
    card_kind: i8  # 1 an item, 2 a goon, whose icons are being applied
    card: i8
    icon: i8

    smuggled: u8 = field(seats=SEAT_SET)
    alibis: u8 = field(seats=SEAT_SET)
    final_raid: flag

    # Supplies
    supply: i8[RESOURCES] = field(by=KINDS_OF_RESOURCE)
    power_supply: i8
    suspicion_supply: i8
    lying: i8[GOON_SPACES] = field(by=SPACES)  # suspicion on locations

    # What parties have
    reputation: i16[MOST_SEATS] = field(by=SEATS)
    power: i8[MOST_SEATS] = field(by=SEATS)
    suspicion: i8[MOST_SEATS] = field(by=SEATS)
    resource: i8[MOST_SEATS, RESOURCES] = field(by=(SEATS, KINDS_OF_RESOURCE))
    colour: i8[MOST_SEATS] = field(by=SEATS, values=CREWS)
    coloured: u8 = field(seats=SEAT_SET)  # seats that chose their crew

    # Items and goons, and what follows from where they lie
    item_place: i8[ITEM_COUNT] = field(by=ITEMS, values=ITEM_PLACES)
    reserve_order: i8[ITEM_COUNT] = field(by=ITEMS)
    reserves: i8
    goon_place: i8[GOON_COUNT] = field(by=GOONS, values=GOON_PLACES)
    slot: i8[MOST_SLOTS] = field(derived=True)  # the item in each, from 1
    goon_at: i8[GOON_SPACES] = field(by=SPACES, derived=True)  # the goon there, from 1
    item_deck: i8 = field(derived=True)
    goon_deck: i8 = field(derived=True)
    goon_discards: i8 = field(derived=True)
    gang: i8[MOST_SEATS, KIND_COUNT] = field(by=(SEATS, GOON_KINDS), derived=True)
    symbols: i8[MOST_SEATS, SYMBOL_COUNT] = field(by=(SEATS, SYMBOLS), derived=True)
    built: i8[MOST_SEATS] = field(by=SEATS, derived=True)
    limit: i8[MOST_SEATS] = field(by=SEATS, derived=True)

    # Goals in play
    award: i8 = field(values=("none", *AWARDS))
    instant: i8 = field(values=("none", *INSTANTS))
    end_goal: i8 = field(values=("none", *END_GOALS))
    award_holder: i8 = field(values=SEATS)  # -1: nobody
    instant_holder: i8 = field(values=SEATS)

    # Tomes, counted by title: hands, the deck, the open discard; and what was put under the deck, a card a
    # round at most
    hand: i8[MOST_SEATS, TITLES] = field(by=(SEATS, TOMES), known_by="hand_seen_by")
    hand_seen_by: u8[MOST_SEATS] = field(by=SEATS)
    hand_size: i8[MOST_SEATS] = field(by=SEATS)
    deck: i8[TITLES] = field(by=TOMES, known_by="deck_seen_by")
    deck_seen_by: u8
    deck_size: i8  # without what was put under it
    under: i8[PUTS] = field(values=("none", *TOMES), known_by="under_seen_by")
    under_seen_by: u8[PUTS]
    under_by: i8[PUTS] = field(seats=SEAT_FROM_ONE)  # who put it there, from 1; both are kept after the card was drawn
    puts: i8
    under_next: i8  # the first of them that is still there
    tome_discard: i8[TITLES] = field(by=TOMES)
    drawn: i8[2] = field(known_by="drawn_seen_by")  # tomes to choose from, from 1
    drawn_seen_by: u8
    drawing: i8  # how many these are
    tome_log: i16[LOG_LENGTH] = field(seats=IN_CODES)
    logged: i8 = field(aside=True)
    drew: i8[DRAWS] = field(values=("none", *TOMES), known_by=NOBODY)  # off the top of the deck, in order
    draws: i8 = field(aside=True)
    tracked: i32[DRAWS] = field(derived=True)  # working space of `knowledge`, empty at all other times
    pool: i32[LOTS] = field(derived=True)

    # Solitary
    guard: i8[GUARD_COUNT] = field(by=GUARD_CARDS, values=GUARD_PLACES)
    guard_down: i8[PLACEABLE] = field(by=LOCATIONS[:PLACEABLE], values=("none", *GUARD_CARDS), known_by="guard_seen_by")
    guard_seen_by: u8[PLACEABLE] = field(by=LOCATIONS[:PLACEABLE])
    guards_hidden: u8  # locations with a face-down guard card
    guard_deck: i8[GUARD_COUNT] = field(by=GUARD_CARDS, known_by=NOBODY)
    guard_deck_size: i8
    location_card: i8[LOCATION_CARD_COUNT] = field(by=LOCATION_CARDS)  # still in the deck

    # What designers count
    raids: i8 = field(aside=True)
    tomes_played: i16 = field(aside=True)
    items_built: i8 = field(aside=True)
    goons_hired: i8 = field(aside=True)
    reshuffles: i8 = field(aside=True)


@record
class Book:
    """What is printed and agreed: the edition, the table options. Never changes during play."""

    players: i8
    parties: i8
    solitary: flag
    small: flag  # 1 or 2 players
    slots: i8
    rounds: i8
    difficulty: i8
    first_player: i8 = field(seats=SEAT)
    fixed_award: i8
    fixed_instant: i8
    fixed_end_goal: i8
    markers_per_goon: i8
    zero_safe: flag
    tome_windows: i8
    reserved_public: flag
    auto_done: u8[MOST_SEATS] = field(by=SEATS)  # windows, a bit each

    supply: i8[RESOURCES]
    power: i8
    suspicion: i8
    start_reputation: i16
    start_power: i8
    resource_limit: i8
    face_down: i8
    raid_most: i8
    raid_second: i8
    award_value: i8
    instant_value: i8
    compare_most: i8
    compare_second: i8
    first_player_value: i8
    tome_value: i8
    gold_value: i8
    resource_value: i8
    stealth: i8
    brawl: i8
    calm: i8

    yard: i8[3]
    sewers: i8[3]
    infirmary_first: i8
    infirmary_last: i8
    smithy: i8[3]
    commissary: i8[3]
    chow_one: i8[3]
    chow_two: i8[3]
    library: i8[4]

    item_cost: i8[ITEM_COUNT, 5]
    item_total: i8[ITEM_COUNT]
    item_reputation: i8[ITEM_COUNT]
    item_icon: i8[ITEM_COUNT, MOST_ICONS]
    item_symbol: i8[ITEM_COUNT, SYMBOL_COUNT]
    goon_kind: i8[GOON_COUNT]
    goon_icon: i8[GOON_COUNT, MOST_ICONS]
    goon_suspicion: i8[GOON_COUNT]
    goon_symbol: i8[GOON_COUNT]  # from 1; 0: none
    goon_value: i8[2, MOST_STEPS]  # dwarves and ratmen together
    each_value: i8[KIND_COUNT]  # the other kinds

    title_when: i16[TITLES]
    tome_copies: i8[TITLES]

    award_target: i8[7]  # symbols first, then kinds of goons
    instant_of: i8[4]
    instant_need: i8[4]
    end_letters: i8[5]  # kinds of resource in a cost, a bit each
    end_of: i8[5]
    end_each: i8[5]

    guard_set: i8[GUARD_COUNT]  # 0 grey, else 1 + difficulty
    guard_strength: i8[GUARD_COUNT]
    guard_enforcer: flag[GUARD_COUNT]
    guard_lookout: flag[GUARD_COUNT]
    guard_whistle: flag[GUARD_COUNT]
    card_location: i8[LOCATION_CARD_COUNT]
