"""The course of play: who is asked now, what is on offer, and what an answer sets going (R9)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import (
    ADD,
    AT,
    BUILD,
    CHOOSE_CREW,
    CONVERT_TO,
    DECLINE,
    DONE,
    DROP,
    END,
    EXCHANGE_GET,
    EXCHANGE_GIVE,
    FLIP,
    GAIN,
    GAIN_BUNDLE,
    GET,
    GIVE_TO,
    HIRE_ONE,
    KEEP,
    MOVE_TOKEN,
    NO_CONVERT,
    NO_GIVE,
    ON,
    PASS,
    PAY,
    PICK,
    PLACE,
    PLAY,
    RESERVE,
    SWAP,
    TAKE,
    TO,
    TRADE,
)
from turnkey.games.lockup.events import DECLINED, NOT_EXCHANGED, SUSPICION_KEPT
from turnkey.games.lockup.rules.cards import (
    apply_icons,
    card_cause,
    card_done,
    icons_go_on,
    offer_conversions,
    offer_targets,
)
from turnkey.games.lockup.rules.cell import (
    advance_build_pay,
    advance_cell,
    advance_reserve_pay,
    begin_build,
    begin_reserve,
    build,
    leave_cell,
    offer_build_payments,
    offer_cell,
    offer_fees,
    pay_reserve,
)
from turnkey.games.lockup.rules.chow import (
    advance_hire_mode,
    advance_hire_pay,
    advance_hire_pick,
    choose_mode,
    hire,
    offer_goons,
    offer_hire,
    offer_payments,
    pay_hire,
)
from turnkey.games.lockup.rules.decks import keep_tome
from turnkey.games.lockup.rules.ending import score
from turnkey.games.lockup.rules.guards import flip, guards_turn, offer_flips
from turnkey.games.lockup.rules.lights_out import (
    go_home,
    next_location,
    no_reward,
    rank_crews,
    send_stragglers,
)
from turnkey.games.lockup.rules.locations import (
    next_reward,
    offer_commissary,
    offer_drawn,
    offer_reward,
    take_reward,
    trade_away,
)
from turnkey.games.lockup.rules.patrol import (
    check_for_raid,
    check_limits,
    drop,
    end_patrol,
    move_goons,
    offer_drops,
    refill_items,
)
from turnkey.games.lockup.rules.raid import raid
from turnkey.games.lockup.rules.roll_call import (
    add_token,
    advance_turn,
    begin_round,
    begin_turn,
    choose_crew,
    end_placement,
    end_turn,
    offer_turn,
    pass_turn,
)
from turnkey.games.lockup.rules.supplies import exchange, gain, give_suspicion
from turnkey.games.lockup.rules.tomes import (
    advance_tome,
    blame,
    move_token,
    offer_tome_choices,
    offer_tomes,
    peek,
    play_tome,
    scrounge,
)
from turnkey.games.lockup.rules.windows import advance_window, is_window, offer_done, say_done
from turnkey.games.lockup.state import (
    BUILD_PAY,
    BY_TRADE,
    CARD_DONE,
    CELL_ACTION,
    CHECK,
    COMMISSARY_GAIN,
    COMMISSARY_TRADE_GET,
    COMPARE,
    CONVERT,
    DROP_EXCESS,
    GIVE_TARGET,
    GOONS_COME,
    GUARD_FLIP,
    GUARDS,
    GUARDS_TURN,
    HALF_LOCATION,
    HALF_MOVE,
    HIRE_MODE,
    HIRE_PAY,
    HIRE_PICK,
    ICONS_APPLY,
    ITEMS_COME,
    LIBRARY_KEEP,
    LIMIT,
    MARKERS,
    MOST_SEATS,
    NEXT_LOCATION,
    NEXT_REWARD,
    RANK,
    RANK_REWARD,
    RESERVE_PAY,
    REWARDED,
    ROLL_CALL_TURN,
    ROUND_BEGINS,
    SCORING,
    STRAGGLERS,
    TAKE_REWARD,
    TOME_PEEK_LOC,
    TOME_SCROUNGE,
    TURN_BEGINS,
    TURN_ENDS,
    Book,
    Game,
)


@rule
def actors(game: Game, book: Book) -> int:
    """One seat, or at the limit check all who have too much."""
    return game.asked


# What runs by itself


@long_rule
def advance(game: Game, book: Book) -> None:
    """R9: stage after stage, until somebody is asked or all stages have been passed once.

    Q25: decisions are skipped only because of facts that everybody sees; automatic answers are recorded.
    """
    if game.stage >= TOME_PEEK_LOC and game.stage <= TOME_SCROUNGE:
        advance_tome(game, book)
        if game.asked:
            return
    if game.stage == ROLL_CALL_TURN:
        advance_turn(game, book)
        if game.asked:
            return
    if game.stage == TURN_ENDS:
        end_turn(game, book)
    if game.stage == MARKERS:
        end_patrol(game, book)
    if game.stage == ROUND_BEGINS:
        begin_round(game, book)
    if game.stage == TURN_BEGINS:
        begin_turn(game, book)
    if game.stage == GUARDS_TURN:
        guards_turn(game, book)
    if game.stage > GUARD_FLIP or (game.stage >= HIRE_MODE and game.stage <= RESERVE_PAY):
        advance_rewards(game, book)
    if is_window(game.stage) and not game.asked:
        advance_window(game, book)
    if game.stage == RANK:
        rank_crews(game, book)
    if game.stage == LIMIT or game.stage == ITEMS_COME or game.stage == GOONS_COME or game.stage == CHECK:
        advance_patrol(game, book)
    if game.stage == COMPARE:
        raid(game, book)
    if game.stage == SCORING:
        score(game, book)


@rule
def advance_rewards(game: Game, book: Book) -> None:
    """Lights Out, between what is asked of ranked crews."""
    if game.stage == ICONS_APPLY:
        apply_icons(game, book)
    if game.stage == CARD_DONE:
        card_done(game, book)
    if game.stage == REWARDED:
        go_home(game, book)
    if game.stage == NEXT_REWARD:
        next_reward(game, book)
    if game.asked:
        return
    if game.stage == HIRE_MODE:
        advance_hire_mode(game, book)
    if game.stage == HIRE_PAY:
        advance_hire_pay(game, book)
    if game.stage == HIRE_PICK:
        advance_hire_pick(game, book)
    if game.stage == CELL_ACTION:
        advance_cell(game, book)
    if game.stage == BUILD_PAY:
        advance_build_pay(game, book)
    if game.stage == RESERVE_PAY:
        advance_reserve_pay(game, book)
    if game.stage == STRAGGLERS:
        send_stragglers(game, book)
    if game.stage == NEXT_LOCATION:
        next_location(game, book)


@rule
def advance_patrol(game: Game, book: Book) -> None:
    if game.stage == LIMIT:
        check_limits(game, book)
    if game.stage == ITEMS_COME:
        refill_items(game, book)
    if game.stage == GOONS_COME:
        move_goons(game, book)
    if game.stage == CHECK:
        check_for_raid(game, book)


# What a seat may do, and doing it


@long_rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    """What the seat may answer; tomes come last."""
    if not knows(game.asked, seat):
        return
    stage = game.stage
    if stage == ROLL_CALL_TURN:
        offer_turn(game, book, seat, menu)
    elif is_window(stage):
        offer_done(menu)
    elif stage <= TOME_SCROUNGE:
        offer_tome_choices(game, book, seat, menu)
    elif stage == TAKE_REWARD:
        offer_reward(menu)
    elif stage >= COMMISSARY_GAIN and stage <= COMMISSARY_TRADE_GET:
        offer_commissary(game, seat, menu)
    elif stage == HIRE_MODE:
        offer_hire(game, book, seat, menu)
    elif stage == HIRE_PAY:
        offer_payments(game, seat, game.price, menu)
    elif stage == HIRE_PICK:
        offer_goons(game, menu)
    elif stage == CELL_ACTION:
        offer_cell(game, book, seat, menu)
    elif stage == BUILD_PAY:
        offer_build_payments(game, book, seat, menu)
    elif stage == RESERVE_PAY:
        offer_fees(game, seat, menu)
    elif stage == GIVE_TARGET:
        offer_targets(game, book, seat, menu)
    elif stage == CONVERT:
        offer_conversions(game, seat, menu)
    elif stage == LIBRARY_KEEP:
        offer_drawn(game, menu)
    elif stage == DROP_EXCESS:
        offer_drops(game, seat, menu)
    elif stage == GUARD_FLIP:
        offer_flips(game, menu)
    offer_tomes(game, book, seat, menu)


@long_rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    """Carry out an answer that was on offer."""
    if action >= CHOOSE_CREW:
        choose_crew(game, book, seat, action - CHOOSE_CREW)
        return
    game.asked = 0
    if action < PLAY:
        apply_roll_call(game, book, seat, action)
    elif action < AT:
        play_tome(game, book, seat, action - PLAY)
    elif action < DONE:
        apply_tome(game, book, seat, action)
    elif action == DONE:
        say_done(game, book, seat)
    elif action == TAKE:
        take_reward(game, book, seat)
    elif action == DECLINE:
        decline(game, book, seat)
    elif action < HIRE_ONE:
        apply_commissary(game, book, seat, action)
    elif action < PAY:
        choose_mode(game, book, action - HIRE_ONE + 1)
    elif action < PICK:
        apply_payment(game, book, seat, action - PAY)
    elif action < BUILD:
        hire(game, book, seat, action - PICK)
    elif action < RESERVE:
        begin_build(game, action - BUILD)
    elif action < GIVE_TO:
        begin_reserve(game, action - RESERVE)
    elif action < KEEP:
        apply_icon(game, book, seat, action)
    elif action < DROP:
        keep_tome(game, seat, action - KEEP)
        game.stage = REWARDED
    elif action < FLIP:
        drop(game, seat, action - DROP)
    else:
        flip(game, book, action - FLIP)


@rule
def apply_roll_call(game: Game, book: Book, seat: int, action: int) -> None:
    if action < ADD:
        game.half[HALF_LOCATION] = action - PLACE + 1
    elif action < END:
        add_token(game, action - ADD)
    elif action == END:
        end_placement(game, book, seat)
    elif action == PASS:
        pass_turn(game, seat)


@rule
def apply_tome(game: Game, book: Book, seat: int, action: int) -> None:
    if action < MOVE_TOKEN:
        peek(game, book, seat, action - AT)
    elif action < TO:
        game.half[HALF_MOVE] = action - MOVE_TOKEN + 1
    elif action < ON:
        move_token(game, book, seat, action - TO)
    elif action < GAIN_BUNDLE:
        blame(game, book, seat, action - ON)
    else:
        scrounge(game, book, seat, action - GAIN_BUNDLE)


@rule
def decline(game: Game, book: Book, seat: int) -> None:
    """R27, R29, Q28: no reward, unless it is the second action of two."""
    emit(game, DECLINED, seat, game.location)
    if game.stage == CELL_ACTION:
        leave_cell(game, book)
    else:
        no_reward(game, book)


@rule
def apply_commissary(game: Game, book: Book, seat: int, action: int) -> None:
    """R36: what each rank may do at the Commissary."""
    if action >= TRADE and action < GET:
        trade_away(game, seat, action - TRADE)
        return
    if action >= SWAP and action < TRADE:
        exchange(game, book, seat, EXCHANGE_GIVE[action - SWAP], EXCHANGE_GET[action - SWAP], RANK_REWARD)
    elif action < SWAP:
        gain(game, book, seat, action - GAIN, 1, RANK_REWARD)
    else:
        gain(game, book, seat, action - GET, 1, BY_TRADE)
    game.stage = REWARDED


@rule
def apply_payment(game: Game, book: Book, seat: int, payment: int) -> None:
    if game.stage == HIRE_PAY:
        pay_hire(game, seat, payment)
    elif game.stage == BUILD_PAY:
        build(game, book, seat, payment)
    else:
        pay_reserve(game, book, seat, payment)


@rule
def apply_icon(game: Game, book: Book, seat: int, action: int) -> None:
    """R43, Q30: GIVE and CONV, or neither."""
    if action < NO_GIVE:
        target = action - GIVE_TO
        give_suspicion(game, book, seat, GUARDS if target == MOST_SEATS else target, card_cause(game))
    elif action == NO_GIVE:
        emit(game, SUSPICION_KEPT, seat)
    elif action < NO_CONVERT:
        number = action - CONVERT_TO
        exchange(game, book, seat, EXCHANGE_GIVE[number], EXCHANGE_GET[number], card_cause(game))
    else:
        emit(game, NOT_EXCHANGED, seat)
    icons_go_on(game)
