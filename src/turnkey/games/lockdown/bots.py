"""Compiled bots for Lockdown: sensible habits, no look-ahead, four temperaments. They are given only what their seat
knows, the claims of others and how those turned out included.

`heuristic` speaks when it helps and shades the truth now and then; `honest` says what is so and does what it said;
`liar` sends others to the Monsters and promises what it will not do; `grudge` takes revenge on those who threw it out.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.menu import offered
from turnkey.core.rule import long_rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import (
    DONE,
    FEED,
    GIFT,
    GO,
    HAUNT_AT,
    KEEP,
    MOVE,
    PLACE,
    PLAY_BAT,
    PLAY_CAN,
    PLAY_DRINK,
    PLAY_MEAT,
    PLAY_MOLOTOV,
    PLAY_PISTOL,
    PLAY_SAW,
    PLAY_WALKIE,
    SAY_MONSTERS,
    SAY_PROMISE,
    TIE,
    TO,
    VOTE,
    VOWS,
)
from turnkey.games.lockdown.judgement import (
    CERTAIN,
    NOBODY_MOVES,
    best_goal,
    equal_is_enough,
    expected_loss,
    likely_target,
    odds_of_blame,
    points_of,
    trust,
    weakest_other,
)
from turnkey.games.lockdown.rules.claims import may_claim
from turnkey.games.lockdown.rules.mall import following, is_visible_at, strength_at, visible_at, weight
from turnkey.games.lockdown.speech import (
    HONEST,
    LIAR,
    NONE,
    grudges_of,
    nobody_else_helps,
    several,
    talk_of_plans,
    talk_of_victims,
)
from turnkey.games.lockdown.state import (
    ATTACK_FLOOR,
    ATTACK_PHASE,
    BADGE_DESTINATION,
    CARD_KINDS,
    CHOOSE_DESTINATION,
    CHOOSE_VICTIM,
    DESIGNATE,
    DRINK_WINDOW,
    HAUNT,
    LOCATIONS,
    MARTYR_TIE,
    MOVE_CHARACTER,
    NO_SEAT,
    PARKING,
    PLACE_START,
    PLAN_FLOOR,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_PHASE,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    VOTE_FLOOR,
    WALKIE_FLOOR,
    Book,
    Game,
)

# walkie, drink, pistol, can, bat, saw, molotov, meat, keys: what a card is worth in hand
WORTH = (2, 5, 4, 6, 5, 7, 8, 9, 3)
WORTH_A_DRINK = 8_000  # points in ten-thousandths that a card must save
WORTH_A_WEAPON, WORTH_A_WEAPON_ALONE = 15_000, 12_000


@long_rule
def decide(game: Game, book: Book, seat: int, menu: Any, dice: Any, temper: int) -> int:
    """What to do now; claims first, where a floor is open."""
    stage = game.stage
    action = NONE
    if stage == PLAN_FLOOR:
        action = talk_of_plans(game, book, seat, dice, temper)
    elif stage == VOTE_FLOOR:
        action = before_vote(game, book, seat, menu, dice, temper)
    elif stage == ATTACK_FLOOR:
        action = in_attack(game, book, seat, menu, temper)
    elif stage == WALKIE_FLOOR:
        action = PLAY_WALKIE if offered(menu, PLAY_WALKIE) else NONE
    elif stage == DRINK_WINDOW:
        action = best_drink(game, book, seat, menu)
    elif stage in (BADGE_DESTINATION, CHOOSE_DESTINATION):
        action = destination(game, book, seat, menu, dice, temper)
    elif stage == MOVE_CHARACTER:
        action = best_mover(game, book, seat, menu)
    elif stage == DESIGNATE:
        action = VOTE + choose_candidate(game, book, seat, temper)
    elif stage == MARTYR_TIE:
        action = TIE + choose_tied(game, book, seat, temper)
    elif stage == CHOOSE_VICTIM:
        action = cheapest(book, menu, FEED)
    elif stage in (TRUCK_KEEP, TRUCK_SINGLE):
        action = best_card(menu, KEEP)
    elif stage == TRUCK_GIFT:
        action = worst_card(menu, GIFT)
    elif stage == TRUCK_RECIPIENT:
        action = TO + receiver(game, book, seat, menu, temper)
    elif stage == PLACE_START:
        action = best_place(game, book, seat, menu, dice)
    elif stage == HAUNT:
        action = best_haunt(game, book, seat, menu)
    if action >= SAY_MONSTERS or (action != NONE and offered(menu, action)):
        return action
    return DONE if offered(menu, DONE) else int(menu[1 + pick(dice, menu[0])])


# Setup


@long_rule
def best_place(game: Game, book: Book, seat: int, menu: Any, dice: Any) -> int:
    """The precious ones into rooms that hold many, the others where there is more to gain than to lose."""
    best, best_worth = NONE, -1_000_000
    for at in range(1, menu[0] + 1):
        kind, face = (menu[at] - PLACE) // LOCATIONS, (menu[at] - PLACE) % LOCATIONS
        place = face + 1
        full = place != PARKING and game.crowd[place] >= book.spots[place]
        room = 0 if place == PARKING or full else 2 + min(book.spots[place], 5)
        worth = book.points[kind] * room + book.strength[kind] * (room > 0) * 3 + pick(dice, 4)
        if worth > best_worth:
            best, best_worth = int(menu[at]), worth
    return best


# Plans and moves


@long_rule
def destination(game: Game, book: Book, seat: int, menu: Any, dice: Any, temper: int) -> int:
    """R33, R35: the safest; an honest seat goes where it said."""
    said = game.said_go[seat]
    if temper == HONEST and game.stage == CHOOSE_DESTINATION and said != 0 and offered(menu, GO + said - 1):
        return GO + said - 1
    return GO + best_goal(game, book, seat, dice) - 1


@long_rule
def best_mover(game: Game, book: Book, seat: int, menu: Any) -> int:
    best, least = NONE, 1_000_000_000
    for at in range(1, menu[0] + 1):
        loss = expected_loss(game, book, seat, menu[at] - MOVE, game.destination[seat])
        if loss < least:
            best, least = int(menu[at]), loss
    return best


@long_rule
def best_drink(game: Game, book: Book, seat: int, menu: Any) -> int:
    """An Energy Drink, if it saves enough."""
    if menu[0] <= 1:
        return DONE
    now = expected_loss(game, book, seat, NOBODY_MOVES, 0)
    best, least = DONE, now - WORTH_A_DRINK
    for at in range(1, menu[0] + 1):
        if menu[at] != DONE:
            kind, place = (menu[at] - PLAY_DRINK) // LOCATIONS, (menu[at] - PLAY_DRINK) % LOCATIONS + 1
            loss = expected_loss(game, book, seat, kind, place)
            if loss < least:
                best, least = int(menu[at]), loss
    return best


# Votes


@long_rule
def before_vote(game: Game, book: Book, seat: int, menu: Any, dice: Any, temper: int) -> int:
    """A promise to the seat with the most votes, and a Pistol where one more vote decides."""
    own = weight(game, book, seat, game.scene)
    rival, most = NO_SEAT, 0
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if weight(game, book, other, game.scene) > most:
            rival, most = other, weight(game, book, other, game.scene)
    if game.phase == TRUCK_PHASE and rival != NO_SEAT and game.promised_gift[seat] == 0:
        promise = SAY_PROMISE + rival * VOWS
        if may_claim(game, book, seat, promise):
            return promise
    if game.phase == TRUCK_PHASE and own <= most and own + 1 > most and offered(menu, PLAY_PISTOL):
        return PLAY_PISTOL
    return DONE


@long_rule
def choose_candidate(game: Game, book: Book, seat: int, temper: int) -> int:
    """Oneself for truck and badge, or a seat that promised a card and has the votes; for the Monsters somebody else."""
    if game.phase != ATTACK_PHASE:
        return choose_searcher(game, book, seat)
    said = game.said_vote[seat] - 1
    if temper == HONEST and said >= 0 and said != seat and knows(game.candidates, said):
        return said
    target = likely_target(game, book, seat, grudges_of(temper), temper != LIAR)
    return seat if target == NO_SEAT else target


@long_rule
def choose_searcher(game: Game, book: Book, seat: int) -> int:
    own, most = weight(game, book, seat, game.scene), 0
    friend = NO_SEAT
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(game.candidates, other):
            votes = weight(game, book, other, game.scene)
            most = max(most, votes)
            promised = game.phase == TRUCK_PHASE and game.promised_gift[other] == seat + 1
            if promised and friend == NO_SEAT and votes > own and trust(game, other) >= 50:
                friend = other
    if friend != NO_SEAT and own < most:
        return friend
    return seat if knows(game.candidates, seat) else weakest_other(game, book, seat, game.candidates)


@long_rule
def choose_tied(game: Game, book: Book, seat: int, temper: int) -> int:
    """R19: oneself for a gain, the strongest rival for a loss; all but the liar first keep their word."""
    said = game.said_tie - 1
    if temper != LIAR and said >= 0 and game.tied[said] == 1:
        return said
    best, best_worth = NO_SEAT, -1_000_000
    for steps in range(1, book.players + 1):
        other = following(book, seat, steps)
        if game.tied[other] == 1:
            worth = points_of(game, book, other)
            if game.phase != ATTACK_PHASE:
                worth = 1_000 if other == seat else -worth
            elif other == seat:
                worth = -1_000
            if worth > best_worth:
                best, best_worth = other, worth
    return best


# The truck


@long_rule
def best_card(menu: Any, first: int) -> int:
    best, most = NONE, -1
    for card in range(CARD_KINDS):
        if offered(menu, first + card) and WORTH[card] > most:
            best, most = first + card, WORTH[card]
    return best


@long_rule
def worst_card(menu: Any, first: int) -> int:
    worst, least = NONE, 1_000
    for card in range(CARD_KINDS):
        if offered(menu, first + card) and WORTH[card] < least:
            worst, least = first + card, WORTH[card]
    return worst


@long_rule
def receiver(game: Game, book: Book, seat: int, menu: Any, temper: int) -> int:
    """The seat that was promised it; a liar, or one that promised nothing, gives it to whoever can do least with it."""
    promised = game.promised_gift[seat] - 1
    if temper != LIAR and promised >= 0 and offered(menu, TO + promised):
        return promised
    seats = 0
    for other in range(book.players):
        if offered(menu, TO + other):
            seats |= 1 << other
    return weakest_other(game, book, seat, seats)


# Attacks


@long_rule
def in_attack(game: Game, book: Book, seat: int, menu: Any, temper: int) -> int:
    """Say whom to throw out; spend a card if one's own loss is likely and costly enough."""
    place = game.scene
    visible = visible_at(game, book, seat, place)
    if visible > 0 and several(game, book, place):
        claim = talk_of_victims(game, book, seat, menu, temper)
        if claim != NONE:
            return claim
    if visible == 0 or menu[0] <= 1:
        return DONE
    own, others, rivals = weight(game, book, seat, place), 0, 0
    for other in range(book.players):
        if other != seat and weight(game, book, other, place) > 0:
            others += weight(game, book, other, place)
            rivals += 1
    blame = odds_of_blame(own, others, rivals)
    stake = cheapest_points(game, book, seat, place)
    loss = CERTAIN * blame * stake
    if loss < (WORTH_A_WEAPON_ALONE if nobody_else_helps(game, seat) else WORTH_A_WEAPON):
        return DONE
    action = drive_away(game, book, menu)
    if action != NONE:
        return action
    if visible == 1 or rivals == 0:
        action = hide(game, book, seat, menu)
        if action != NONE:
            return action
    if rivals > 0 and own <= others and offered(menu, PLAY_PISTOL):
        return PLAY_PISTOL
    return DONE


@long_rule
def cheapest_points(game: Game, book: Book, seat: int, place: int) -> int:
    least = 1_000
    for kind in range(book.family):
        if is_visible_at(game, seat, kind, place):
            least = min(least, book.points[kind])
    return least


@long_rule
def drive_away(game: Game, book: Book, menu: Any) -> int:
    """The smallest weapon that is enough; in the Parking Lot the largest that is not wasted."""
    place = game.scene
    monsters = game.monsters[place]
    surplus = 1
    if place == PARKING:
        surplus = monsters
    else:
        surplus = monsters - strength_at(game, book, place)
        if equal_is_enough(game, book):
            surplus += 1
        if surplus <= 0:
            return DONE  # they no longer enter
    power = offered(menu, PLAY_BAT) + 2 * offered(menu, PLAY_SAW) + can_be_thrown(menu)
    if surplus == 1 and offered(menu, PLAY_BAT):
        return PLAY_BAT
    if surplus == 1 and can_be_thrown(menu):
        return best_throw(game, book, menu)
    if surplus <= 2 and offered(menu, PLAY_SAW):
        return PLAY_SAW
    if surplus <= power and offered(menu, PLAY_SAW):
        return PLAY_SAW
    if surplus <= power and offered(menu, PLAY_BAT):
        return PLAY_BAT
    if offered(menu, PLAY_MOLOTOV):
        return PLAY_MOLOTOV
    return NONE


@long_rule
def can_be_thrown(menu: Any) -> bool:
    for place in range(LOCATIONS):
        if offered(menu, PLAY_CAN + place):
            return True
    return False


@long_rule
def best_throw(game: Game, book: Book, menu: Any) -> int:
    """R76: a Monster to where it does most harm to others: a crowd that is nearly overrun."""
    best, best_worth = NONE, -1_000_000
    for place in range(1, LOCATIONS + 1):
        if offered(menu, PLAY_CAN + place - 1):
            margin = game.monsters[place] - strength_at(game, book, place)
            worth = -abs(margin) if game.crowd[place] > 0 else -3
            if worth > best_worth:
                best, best_worth = PLAY_CAN + place - 1, worth
    return best


@long_rule
def hide(game: Game, book: Book, seat: int, menu: Any) -> int:
    best, most = NONE, 0
    for kind in range(book.family):
        if offered(menu, PLAY_MEAT + kind) and book.points[kind] > most:
            best, most = PLAY_MEAT + kind, book.points[kind]
    return best


@long_rule
def cheapest(book: Book, menu: Any, first: int) -> int:
    """R59: the Character with the fewest points."""
    best, least = NONE, 1_000
    for at in range(1, menu[0] + 1):
        if book.points[menu[at] - first] < least:
            best, least = int(menu[at]), book.points[menu[at] - first]
    return best


@long_rule
def best_haunt(game: Game, book: Book, seat: int, menu: Any) -> int:
    """v09: where one Monster more is enough."""
    best, best_worth = NONE, -1_000_000
    for at in range(1, menu[0] + 1):
        place = menu[at] - HAUNT_AT + 1
        margin = game.monsters[place] + 1 - strength_at(game, book, place)
        worth = game.crowd[place] * 2 if margin > 0 else margin
        if worth > best_worth:
            best, best_worth = int(menu[at]), worth
    return best
