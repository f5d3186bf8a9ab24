"""The words of Break & Escape, what changes during play (Game), and what is printed and agreed (Book)."""

from turnkey.core.layout import NOBODY, field, flag, i8, i16, record, u8, u64
from turnkey.core.names import Named


class Seat(Named, kind="seat"):
    """Whose piece it is."""


BEN = Seat("ben", "Ben")
LEWIS = Seat("lewis", "Lewis")
DAVID = Seat("david", "David")
JAMES = Seat("james", "James")
SEATS = Seat.names()
RUNNERS, PIECES = 3, 4
RUNNER_NAMES = SEATS.first(RUNNERS)
RUNNERS_ALL = 0b0111  # the Runners as a set of seats


class Card(Named, kind="card"):
    """The four kinds of cards."""


TELEPORT = Card("teleport", "TELEPORT")
SWAP = Card("swap", "SWAP")
PUP = Card("pup", "PUP")
JAILBREAK = Card("jailbreak", "JAIL BREAK")
CARDS = Card.names()
KINDS = len(CARDS)


class Fate(Named):
    """R5: what became of a Runner; the free and the jailed are in play."""


FREE = Fate("free")
JAILED = Fate("jailed")
ESCAPED = Fate("escaped")
ELIMINATED = Fate("eliminated")
FATES = Fate.names()
NOWHERE = -1  # where a piece is that has left the board for good


class Space(Named):
    """The kinds of spaces."""


NORMAL = Space("normal")
START = Space("start", "the Start")
SUPPLY = Space("supply", "a Supply")
SAFE_HOUSE = Space("safe house", "a Safe House")
JAIL = Space("jail", "the Jail")
GATE = Space("gate", "the Gate")
SPACE_KINDS = Space.names()
SPACE_LETTERS = ".OCSJG"  # as an edition draws the board
MAX_SPACES = 60


class Care(Named):
    """What heals."""


LANDING = Care("safe house", "at a Safe House")
RESTING = Care("rest", "by resting")

MAX_CARDS_A_TURN = 20  # Q50


class Stage(Named):
    """Stages of play. Those up to SURVIVE ask a seat; the others run by themselves."""


BEFORE_MOVE = Stage("before_move", "the time before the move")
ACT = Stage("act", "the time after the move")
DISCARD = Stage("discard", "the time to discard")
JAIL_TURN = Stage("jail_turn", "a turn in Jail")
JAMES_STEPS = Stage("james_steps", "the choice of James's steps")
JAMES_DIRECTION = Stage("james_direction", "the choice of James's direction")
STRIKE = Stage("strike", "James's strike")
SURVIVE = Stage("survive", "the moment of falling")
TURN_BEGINS = Stage("turn_begins")
MOVING = Stage("moving")
WALKING = Stage("walking")
TURN_ENDS = Stage("turn_ends")
OVER = Stage("over")
STAGES = Stage.names()


class Side(Named):
    """R1: who wins together."""


NO_SIDE = Side("nobody")
RUNNERS_SIDE = Side("runners", "the Runners")
JAMES_SIDE = Side("james", "James")
SIDES = Side.names()


class Ending(Named):
    """How the game can end."""


NO_REASON = Ending("none")
ESCAPE_WIN = Ending("escape", "Enough Runners are through the Gate: the Runners win!")
JAMES_DOWN = Ending("james_down", "James is beaten: the Runners win!")
ALL_JAILED = Ending("all_jailed", "All three Runners are in Jail: James wins!")
ALL_ELIMINATED = Ending("all_eliminated", "All three Runners are out of the game: James wins!")
ALL_CONTAINED = Ending("all_contained", "No Runner is left at large: James wins!")
NO_RUNNER_LEFT = Ending("no_runner_left", "No Runner is left who could still win: James wins!")
TIME = Ending("time", "The last round is over: James wins!")
REASONS = Ending.names()

KEY_TOKENS = 5  # Keys have no ceiling; the first five are remembered by round and seat

# Values of the table options


class PremoveWindow(Named):
    """When cards may first be played."""


AFTER_ROLL = PremoveWindow("after_roll")
BEFORE_ROLL = PremoveWindow("before_roll")


class MainTiming(Named):
    """When the main action may be taken."""


AFTER_MOVE = MainTiming("after_move")
ANY_TIME = MainTiming("any")


class TeleportResolves(Named):
    """When a TELEPORT's destination takes effect."""


RESOLVES_AFTER_MOVE = TeleportResolves("after_move")
RESOLVES_ALWAYS = TeleportResolves("always")
RESOLVES_NEVER = TeleportResolves("never")


class KeySource(Named):
    """Which draws make Keys."""


FROM_SUPPLY = KeySource("supply")
FROM_ANY_DRAW = KeySource("any_draw")


class JailWin(Named):
    """When James has all Runners."""


CONTAINED = JailWin("contained")
THREE = JailWin("three")
IN_PLAY = JailWin("in_play")


class Elimination(Named):
    """Who is out when captured."""


IF_WANTED = Elimination("wanted")
SECOND_CAPTURE = Elimination("second_capture")
NO_ELIMINATION = Elimination("off")


class JailedCards(Named):
    """What a jailed Runner may play."""


NO_CARDS = JailedCards("none")
LIMITED_CARDS = JailedCards("limited")
ALL_CARDS = JailedCards("all")


class JamesMove(Named):
    """How James may walk."""


EXACT = JamesMove("exact")
UP_TO = JamesMove("up_to")
EITHER_WAY = JamesMove("either_way")
JAMES_MOVES = JamesMove.names()


class Hands(Named):
    """Who sees a Runner's cards."""


HANDS_TEAM = Hands("team")
HANDS_PRIVATE = Hands("private")
HANDS_OPEN = Hands("open")


@record
class Game:
    """What changes during play."""

    rng: u64 = field(known_by=NOBODY)

    # The clock: round, whose turn, at which stage, and who is asked
    round_number: i8
    turn: u8 = field(values=SEATS)
    stage: Stage
    asked: flag
    actor: u8 = field(values=SEATS)

    # The turn in progress
    die: u8
    walk: i8  # James's steps, counter-clockwise ones below 0
    main_used: flag
    cards_played: i8
    halted: flag
    falling: u8  # the Runners at 0 HP who have not answered yet, a bit each
    fallen: u8  # those who have answered, and fell

    # The board
    where: i8[PIECES] = field(by=SEATS, loop="spaces")
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
    reshuffled: flag = field(aside=True)
    new_deck: i8[KINDS] = field(by=CARDS, aside=True)
    old_hand: i8[RUNNERS, KINDS] = field(by=(RUNNER_NAMES, CARDS), known_by="hand_seen_by", aside=True)
    old_size: i16[RUNNERS] = field(by=RUNNER_NAMES, aside=True)
    old_sure: i8[RUNNERS] = field(by=RUNNER_NAMES, aside=True)
    old_unsure: i16[RUNNERS] = field(by=RUNNER_NAMES, aside=True)
    new_keys: i16[RUNNERS] = field(by=RUNNER_NAMES, aside=True)
    new_others: i16[RUNNERS] = field(by=RUNNER_NAMES, aside=True)
    lost: i16[RUNNERS, KINDS] = field(by=(RUNNER_NAMES, CARDS), aside=True)

    # The end, and what designers count
    winner: Side
    reason: Ending
    strikes: i16 = field(aside=True)
    james_hurt: i16 = field(aside=True)
    played: i16[KINDS] = field(by=CARDS, aside=True)
    key_round: i8[KEY_TOKENS] = field(aside=True)
    key_seat: i8[KEY_TOKENS] = field(aside=True)


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

    premove_window: PremoveWindow
    main_timing: MainTiming
    teleport_resolves: TeleportResolves
    swap_resolves: flag
    key_source: KeySource
    jail_win: JailWin
    elimination: Elimination
    survival_marks: flag
    jailed_immune: flag
    jailed_cards: JailedCards
    jailbreak_uses_main: flag
    james_move: JamesMove
    james_must_strike: flag
    james_heals: flag
    safe_house_protects: flag
    reshuffle: flag
    hands: Hands
