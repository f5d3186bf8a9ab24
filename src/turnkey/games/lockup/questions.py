"""What a seat of Lockup is asked: from what it knows itself, and nothing else."""

from turnkey.core.names import Thing
from turnkey.core.reasons import Question, asks
from turnkey.games.lockup.actions import PAYMENTS
from turnkey.games.lockup.rules.asking import is_guards
from turnkey.games.lockup.rules.chow import goons_up, price_of
from turnkey.games.lockup.rules.locations import amount_here, brings_first_token, kind_here, power_here
from turnkey.games.lockup.rules.supplies import lot_of, resources_of
from turnkey.games.lockup.state import (
    BUILD_PAY,
    CELL_ACTION,
    COMMISSARY_GAIN,
    COMMISSARY_SWAP,
    COMMISSARY_TRADE_GET,
    COMMISSARY_TRADE_GIVE,
    CONVERT,
    DROP_EXCESS,
    GIVE_TARGET,
    GUARD_FLIP,
    HALF_DOWN,
    HALF_LOCATION,
    HALF_MOVE,
    HALF_UP,
    HIRE_MODE,
    HIRE_PAY,
    HIRE_PICK,
    ITEMS,
    LIBRARY_KEEP,
    LOCATIONS,
    PARTIES,
    PATROL_WINDOW,
    RAID_WINDOW,
    RESERVE_PAY,
    ROLL_CALL_TURN,
    ROLL_CALL_WINDOW,
    SEATS,
    STAGES,
    STRENGTH_WINDOW,
    TAKE_REWARD,
    TOKEN_COUNT,
    TOKENS,
    TOME_BLAME_SEAT,
    TOME_MOVE,
    TOME_PEEK_LOC,
    TOME_SCROUNGE,
    Book,
    Game,
)

# Where nothing has to be counted
PLAIN = {
    TOME_PEEK_LOC: "Into which room do you look?",
    TOME_SCROUNGE: "What do you scrounge?",
    ROLL_CALL_WINDOW: "Play a tome before the next turn?",
    PATROL_WINDOW: "Play a tome before the Patrol?",
    COMMISSARY_GAIN: "Which resource do you take?",
    COMMISSARY_SWAP: "Swap one of yours for another kind?",
    COMMISSARY_TRADE_GIVE: "Which two do you give?",
    COMMISSARY_TRADE_GET: "And what do you take for them?",
    CONVERT: "Turn one resource into another?",
    LIBRARY_KEEP: "Which tome do you keep?",
    GUARD_FLIP: "Which guard do you turn up?",
}


def question(game: Game, book: Book, seat: int) -> Question:
    """Codes are the stages' own words; a placement and a move that are under way have codes of their own."""
    stage = game.stage
    code = STAGES[stage]
    if stage in PLAIN:
        here = LOCATIONS.at(game.location) if COMMISSARY_GAIN <= stage <= COMMISSARY_TRADE_GET else None
        return asks(code, PLAIN[stage], here)
    if stage == ROLL_CALL_TURN:
        return roll_call(game, seat)
    if stage == TOME_MOVE:
        return move(game)
    if stage == TOME_BLAME_SEAT:
        return asks(code, "Who gets one of your {suspicion} suspicion?", SEATS.at(seat), danger=True,
                    suspicion=game.suspicion[seat])  # fmt: skip
    if stage == STRENGTH_WINDOW:
        return asks(code, "Play a tome before the ranks at {location} are fixed?", LOCATIONS.at(game.location),
                    location=LOCATIONS.at(game.location))  # fmt: skip
    if stage == RAID_WINDOW:
        return raid(game, book, seat)
    if stage == TAKE_REWARD:
        return reward(game, book)
    if stage in (HIRE_MODE, HIRE_PAY, HIRE_PICK):
        return hire(game, book)
    if stage in (CELL_ACTION, BUILD_PAY, RESERVE_PAY):
        return cell(game)
    if stage == GIVE_TARGET:
        return asks(code, "To whom goes one of your {suspicion} suspicion?", SEATS.at(seat), danger=True,
                    suspicion=game.suspicion[seat])  # fmt: skip
    assert stage == DROP_EXCESS
    return asks(code, "{excess} too many for the Patrol: what goes back?", SEATS.at(seat), danger=True,
                excess=resources_of(game, seat) - game.limit[seat])  # fmt: skip


def tokens_in(mask: int) -> tuple[Thing, ...]:
    return tuple(TOKENS.at(token) for token in range(TOKEN_COUNT) if mask >> token & 1)


def roll_call(game: Game, seat: int) -> Question:
    if game.half[HALF_LOCATION] == 0:
        says = "Whom do you send, and where?" if game.held[seat] else "Your cell is empty: play a tome, or pass?"
        return asks("roll_call_turn", says, SEATS.at(seat), held=game.held[seat])
    place = LOCATIONS.at(game.half[HALF_LOCATION] - 1)
    up, down = tokens_in(game.half[HALF_UP]), tokens_in(game.half[HALF_DOWN])
    if not up and not down:
        return asks("place_token", "Whom do you send to {location}?", place, location=place)
    return asks("place_token", "Send tokens to {location}[, {up} face up][, {down} face down]: whom else?", place,
                location=place, up=up, down=down)  # fmt: skip


def move(game: Game) -> Question:
    if game.half[HALF_MOVE] == 0:
        return asks("tome_move_token", "Which of your tokens moves?")
    token = TOKENS.at(game.half[HALF_MOVE] - 1)
    return asks("tome_move_dest", "Where does {token} go?", token, token=token)


def raid(game: Game, book: Book, seat: int) -> Question:
    """How the crews stand: suspicion lies open."""
    most = max(game.suspicion[party] for party in range(book.parties))
    with_most = [party for party in range(book.parties) if game.suspicion[party] == most]
    shown = tuple(PARTIES.at(len(SEATS) if is_guards(book, party) else party) for party in with_most)
    return asks("raid_window", "The bell rings: {parties:has|have} most suspicion, {most}; you have {own}. Play a tome "
                "before the raid?", SEATS.at(seat), danger=True, parties=shown, most=most,
                own=game.suspicion[seat])  # fmt: skip


def reward(game: Game, book: Book) -> Question:
    here = LOCATIONS.at(game.location)
    if power_here(game, book) or brings_first_token(game):
        if not brings_first_token(game):
            says = "Take a power marker, or go on to the Library?"
        elif power_here(game, book):
            says = "Take a power marker and the first player token, or go on to the Library?"
        else:
            says = "Take the first player token, or go on to the Library?"
        return asks("take_reward", says, here)
    markers = PAYMENTS.at(lot_of(kind_here(game), amount_here(game, book)))
    return asks("take_reward", "Take {markers}, or go on to the Library?", here, markers=markers)


def hire(game: Game, book: Book) -> Question:
    here = LOCATIONS.at(game.location)
    if game.stage == HIRE_PAY:
        return asks("hire_pay", "Pay {price} for {goons:goon|goons}: with what?", here, price=game.price,
                    goons=game.hires)  # fmt: skip
    if game.stage == HIRE_PICK:
        return asks("hire_pick", "[{goons} goons are paid for. ]Whom do you hire?", here,
                    goons=game.hires if game.hires > 1 else None)  # fmt: skip
    two = price_of(game, book, 2)
    return asks("hire_mode", "Hire one goon for {one}[, or two for {two}]?", here, one=price_of(game, book, 1),
                two=two if two >= 0 and goons_up(game) > 1 else None)  # fmt: skip


def cell(game: Game) -> Question:
    if game.stage == CELL_ACTION:
        return asks("cell_action", "[You have {actions} actions. ]Build an item, or reserve one?",
                    LOCATIONS.at(game.location),
                    actions=game.actions_left if game.actions_left > 1 else None)  # fmt: skip
    item = ITEMS.at(game.wanted - 1)
    if game.stage == BUILD_PAY:
        return asks("build_pay", "Pay for {item} with what?", item, item=item)
    return asks("reserve_pay", "Reserve {item} for which resource?", item, item=item)
