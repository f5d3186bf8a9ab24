"""The words of Break & Escape, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import NOBODY, field, flag, i8, i16, record, u8, u64

SEATS = ("ben", "lewis", "david", "james")
BEN, LEWIS, DAVID, JAMES = range(4)
RUNNERS, PIECES = 3, 4
RUNNER_NAMES = SEATS[:RUNNERS]
RUNNERS_ALL = 0b0111  # the Runners as a set of seats

CARDS = ("teleport", "swap", "pup", "jailbreak")
TELEPORT, SWAP, PUP, JAILBREAK = range(4)
KINDS = 4

FATES = ("free", "jailed", "escaped", "eliminated")
FREE, JAILED, ESCAPED, ELIMINATED = range(4)
NOWHERE = -1  # where a piece stands that left the board for good

SPACE_KINDS = ("normal", "start", "supply", "safe house", "jail", "gate")
SPACE_LETTERS = ".OCSJG"
NORMAL, START, SUPPLY, SAFE_HOUSE, JAIL, GATE = range(6)
MAX_SPACES = 60

MAX_CARDS_A_TURN = 20  # Q50

# Stages of play. Those up to SURVIVE ask a seat; the others run by themselves.
STAGES = (
    "before_move", "act", "discard", "jail_turn", "james_steps", "james_direction", "strike", "survive",
    "turn_begins", "moving", "walking", "turn_ends", "over",
)  # fmt: skip
(
    BEFORE_MOVE, ACT, DISCARD, JAIL_TURN, JAMES_STEPS, JAMES_DIRECTION, STRIKE, SURVIVE,
    TURN_BEGINS, MOVING, WALKING, TURN_ENDS, OVER,
) = range(13)  # fmt: skip

SIDES = ("nobody", "runners", "james")
NO_SIDE, RUNNERS_SIDE, JAMES_SIDE = range(3)

REASONS = (
    "none", "escape", "james_down", "all_jailed", "all_eliminated", "all_contained", "no_runner_left", "time",
)  # fmt: skip
(
    NO_REASON, ESCAPE_WIN, JAMES_DOWN, ALL_JAILED, ALL_ELIMINATED, ALL_CONTAINED, NO_RUNNER_LEFT, TIME,
) = range(8)  # fmt: skip

KEY_TOKENS = 5  # Keys have no ceiling; the first five are remembered by round and seat

# Values of the table options, in the order in which they are declared.
AFTER_ROLL, BEFORE_ROLL = range(2)
AFTER_MOVE, ANY_TIME = range(2)
RESOLVES_AFTER_MOVE, RESOLVES_ALWAYS, RESOLVES_NEVER = range(3)
FROM_SUPPLY, FROM_ANY_DRAW = range(2)
CONTAINED, THREE, IN_PLAY = range(3)
IF_WANTED, SECOND_CAPTURE, NO_ELIMINATION = range(3)
NO_CARDS, LIMITED_CARDS, ALL_CARDS = range(3)
EXACT, UP_TO, EITHER_WAY = range(3)
HANDS_TEAM, HANDS_PRIVATE, HANDS_OPEN = range(3)


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: round, whose turn, at which stage, and who is asked
    round_number: i8
    turn: u8 = field(values=SEATS)
    stage: u8 = field(values=STAGES)
    asked: flag
    actor: u8 = field(values=SEATS)

    # The turn in progress
    die: u8
    walk: i8  # James's steps, counter-clockwise ones below 0
    main_used: flag
    cards_played: i8
    halted: flag
    falling: u8  # the Runners at 0 HP who have not answered yet, a bit each
    fallen: u8  # those who have, and fell

    # The board
    where: i8[PIECES] = field(by=SEATS)
    health: i8[PIECES] = field(by=SEATS)
    fate: i8[RUNNERS] = field(by=RUNNER_NAMES, values=FATES)
    wanted: flag[RUNNERS] = field(by=RUNNER_NAMES)
    captures: i8[RUNNERS] = field(by=RUNNER_NAMES)
    pup: flag[MAX_SPACES]
    pups_placed: i8
    keys: i16
    escapes: i8

    # The cards: what a hand or the deck holds is secret, how many are in it is not
    hand: i8[RUNNERS, KINDS] = field(by=(RUNNER_NAMES, CARDS), known_by="hand_seen_by")
    hand_seen_by: u8[RUNNERS] = field(by=RUNNER_NAMES)
    hand_size: i16[RUNNERS] = field(by=RUNNER_NAMES)
    deck: i8[KINDS] = field(by=CARDS, known_by="deck_seen_by")
    deck_seen_by: u8
    deck_size: i16
    discard: i8[KINDS] = field(by=CARDS)
    in_play: i8[KINDS] = field(by=CARDS)  # a card whose effect is not over yet

    # Q56, what everybody can work out: JAIL BREAKs known to be held, cards that may be anything
    sure: i8[RUNNERS] = field(by=RUNNER_NAMES)
    unsure: i16[RUNNERS] = field(by=RUNNER_NAMES)

    # Q56, since the latest reshuffle: the new deck, the hands held then, and draws and losses after it
    reshuffled: flag
    new_deck: i8[KINDS] = field(by=CARDS)
    old_hand: i8[RUNNERS, KINDS] = field(by=(RUNNER_NAMES, CARDS), known_by="hand_seen_by")
    old_size: i16[RUNNERS] = field(by=RUNNER_NAMES)
    old_sure: i8[RUNNERS] = field(by=RUNNER_NAMES)
    old_unsure: i16[RUNNERS] = field(by=RUNNER_NAMES)
    new_keys: i16[RUNNERS] = field(by=RUNNER_NAMES)
    new_others: i16[RUNNERS] = field(by=RUNNER_NAMES)
    lost: i16[RUNNERS, KINDS] = field(by=(RUNNER_NAMES, CARDS))

    # The end, and what designers count
    winner: i8 = field(values=SIDES)
    reason: i8 = field(values=REASONS)
    strikes: i16
    james_hurt: i16
    played: i16[KINDS] = field(by=CARDS)
    key_round: i8[KEY_TOKENS]
    key_seat: i8[KEY_TOKENS]


@record
class Book:
    """What is printed and agreed: the edition, the table options. Never changes during play."""

    spaces: i8
    space: i8[MAX_SPACES]
    start: i8
    jail: i8
    gate: i8
    release: i8  # the Safe House nearest to the Jail

    rounds: i8
    keys_needed: i8
    escapes_needed: i8
    health: i8[PIECES]
    runner_damage: i8
    james_damage: i8
    capture_at: i8
    pursuer_bonus: i8
    rescue_min: i8
    breakout_min: i8
    release_hp: i8
    survive_hp: i8
    start_hand: i8
    hand_limit: i8
    supply_draw: i8
    safe_heal: i8
    rest_heal: i8
    copies: i8[KINDS]
    pup_supply: i8

    premove_window: i8
    main_timing: i8
    teleport_resolves: i8
    swap_resolves: flag
    key_source: i8
    jail_win: i8
    elimination: i8
    survival_marks: flag
    jailed_immune: flag
    jailed_cards: i8
    jailbreak_uses_main: flag
    james_move: i8
    james_must_strike: flag
    james_heals: flag
    safe_house_protects: flag
    reshuffle: flag
    hands: i8
