"""What a bot makes of the table: how many Monsters to expect, who would be given up, whom to believe.

Seats are looked at clockwise from the bot's own, so that ties go to the nearest on its left: turn the seats of a
position, and its choices turn with them.

Monsters are counted in sixtieths, so that a die of which nothing is known brings ten of them to each location;
risks are in hundredths.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.rules.arrival import weepers_at
from turnkey.games.lockdown.rules.badge import dice_count
from turnkey.games.lockdown.rules.mall import following, is_alive, is_full, strength_at, weight
from turnkey.games.lockdown.state import (
    ARRIVE_PHASE,
    ATTACK_PHASE,
    ATTACK_VOTE,
    LOCATIONS,
    MOVE_PHASE,
    NO_RESPITE,
    NO_SEAT,
    ON_MONSTERS,
    PARKING,
    PLAN_PHASE,
    SURVEILLANCE,
    TOPIC_COUNT,
    WEEPER,
    Book,
    Game,
)

ONE = 60  # a Monster
UNKNOWN_DIE = 10  # what an unknown die brings to one location
CERTAIN = 100
BENEFIT_OF_DOUBT = 60  # trust in a seat about which nothing is known
NOBODY_MOVES = -1
TRUCK_BONUS, BADGE_BONUS = 1_500, 700  # what it is worth to be where the next votes are
ASKED_BONUS = 300  # and to go where somebody wants one to go
WISHED, PROMISED = 6, 1_000  # and to give up the seat that somebody wants to, and to break a promise
NONE = -1


@long_rule
def points_of(game: Game, book: Book, seat: int) -> int:
    """What a family is worth now, as everybody sees it."""
    points = 0
    for kind in range(book.family):
        if is_alive(game, seat, kind):
            points += book.points[kind]
    return points


@long_rule
def trust(game: Game, seat: int) -> int:
    """How far a seat's word goes: what it kept against what it broke."""
    kept, broken = 0, 0
    for topic in range(TOPIC_COUNT):
        kept += game.kept[seat, topic]
        broken += game.broken[seat, topic]
    return (2 * BENEFIT_OF_DOUBT + CERTAIN * kept) // (2 + kept + broken)


@long_rule
def trust_in_dice(game: Game, seat: int) -> int:
    """The same for what it says of the dice, where half a truth is half a lie."""
    kept, broken, half = game.kept[seat, ON_MONSTERS], game.broken[seat, ON_MONSTERS], game.omitted[seat]
    return (2 * BENEFIT_OF_DOUBT + CERTAIN * kept + CERTAIN // 2 * half) // (2 + kept + broken + half)


@long_rule
def expected_from_dice(game: Game, book: Book, seat: int, place: int) -> int:
    """The dice as seen, as told by the most trusted seat that has looked, or as any dice."""
    if game.phase == ATTACK_PHASE or game.phase == ARRIVE_PHASE:
        return 0
    if game.phase != PLAN_PHASE and game.phase != MOVE_PHASE:
        return UNKNOWN_DIE * dice_count(game, book)
    if knows(game.dice_seen_by, seat):
        return ONE * game.dice[place - 1]
    blind = UNKNOWN_DIE * game.dice_rolled
    teller, best = NO_SEAT, 0
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(game.dice_seen_by, other) and game.said_monsters[other] != 0 and trust_in_dice(game, other) > best:
            teller, best = other, trust_in_dice(game, other)
    if teller == NO_SEAT:
        return blind
    named = 0
    for face in range(LOCATIONS):
        named += knows(game.said_monsters[teller], face)
    told = ONE * game.dice_rolled // named if knows(game.said_monsters[teller], place - 1) else 0
    return (best * told + (CERTAIN - best) * blind) // CERTAIN


@long_rule
def crowd_after(game: Game, place: int, origin: int, target: int) -> int:
    """How many Characters are there once one has moved."""
    return game.crowd[place] + (place == target) - (place == origin)


@long_rule
def expected_monsters(game: Game, book: Book, seat: int, place: int, origin: int, target: int, weeps: bool) -> int:
    """What will stand at a location once one Character has moved and all have arrived."""
    there = ONE * game.monsters[place]
    if game.phase == ATTACK_PHASE or game.phase == ARRIVE_PHASE:
        return there
    there += expected_from_dice(game, book, seat, place)
    most_weep, most = 0, 0
    for one in range(1, LOCATIONS + 1):
        weepers = weepers_at(game, book, one) + (weeps and one == target) - (weeps and one == origin)
        most_weep = max(most_weep, weepers)
        most = max(most, crowd_after(game, one, origin, target))
    weepers = weepers_at(game, book, place) + (weeps and place == target) - (weeps and place == origin)
    if most_weep > 0 and weepers == most_weep:
        there += ONE * book.weeper_monsters
    if crowd_after(game, place, origin, target) == most:
        there += ONE
    return min(there, ONE * book.monster_spots[place])


@long_rule
def equal_is_enough(game: Game, book: Book) -> bool:
    return game.deaths >= book.cold_lines[0] or book.variant == NO_RESPITE


@long_rule
def odds_of_attack(game: Game, book: Book, monsters: int, strength: int, place: int) -> int:
    """How likely this number of expected Monsters gets in, in hundredths; in the Parking Lot: victims to expect."""
    if place == PARKING:
        return min(CERTAIN * monsters // ONE, 3 * CERTAIN)
    over = monsters - ONE * strength
    if equal_is_enough(game, book):
        over += ONE
    if game.phase == ATTACK_PHASE:
        return CERTAIN if over > 0 else 0
    if over > 40:
        return 95
    if over > 0:
        return 65
    if over > -40:
        return 35
    if over > -ONE - 20:
        return 15
    return 3


@long_rule
def odds_of_blame(own: int, others: int, rivals: int) -> int:
    """How likely this seat is the one elected: by its votes, the others' votes and how many others there are."""
    if rivals == 0:
        return CERTAIN
    return min(CERTAIN * others // max((own + others) * rivals, 1), CERTAIN)


@long_rule
def expected_loss(game: Game, book: Book, seat: int, mover: int, target: int) -> int:
    """Points that this family may lose in the next attacks, times 10,000, if the mover stands at the target."""
    origin = game.where[seat, mover] if mover != NOBODY_MOVES else 0
    goal = target
    if mover == NOBODY_MOVES:
        goal = 0
    elif is_full(game, book, target):
        goal = PARKING
    weeps = mover == WEEPER
    loss = 0
    for place in range(1, LOCATIONS + 1):
        own, cheapest, total, count = 0, 0, 0, 0
        for kind in range(book.family):
            stands = goal if kind == mover else game.where[seat, kind]
            if stands == place and not game.smeared[seat, kind]:
                own += book.votes[kind]
                total += book.points[kind]
                count += 1
                if cheapest == 0 or book.points[kind] < cheapest:
                    cheapest = book.points[kind]
        if count == 0:
            continue
        strength = strength_at(game, book, place)
        if mover != NOBODY_MOVES:
            strength += book.strength[mover] * ((place == goal) - (place == origin))
        monsters = expected_monsters(game, book, seat, place, origin, goal, weeps)
        attack = odds_of_attack(game, book, monsters, strength, place)
        others, rivals = 0, 0
        for other in range(book.players):
            if other != seat:
                votes = weight(game, book, other, place)
                others += votes
                rivals += votes > 0
        blame = odds_of_blame(own + game.pistols[seat], others, rivals)
        if place == PARKING and attack > CERTAIN:
            loss += min(attack * blame * total // count, CERTAIN * CERTAIN * total)
        else:
            loss += attack * blame * cheapest
    return loss


@long_rule
def likely_target(game: Game, book: Book, seat: int, grudges: int, loyal: bool) -> int:
    """Whom to throw out: who leads in points, who is already named, who threw this seat out before; never oneself,
    and if loyal, nobody who was promised to be spared while there is anybody else."""
    best, best_worth = NO_SEAT, -1_000_000
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(game.candidates, other):
            worth = 10 * points_of(game, book, other) + grudges * game.against[other, seat]
            for voter in range(book.players):
                if voter != seat and game.said_vote[voter] == other + 1:
                    worth += 12 * weight(game, book, voter, game.scene)
            if game.promised[other, ATTACK_VOTE] == seat + 1:
                worth -= trust(game, other) // 3
            if game.said_tie == other + 1:
                worth += trust(game, game.martyr) // 10
            if game.asked_to_vote[seat] == other + 1:
                worth += WISHED
            if loyal and game.promised[seat, ATTACK_VOTE] == other + 1:
                worth -= PROMISED
            if worth > best_worth:
                best, best_worth = other, worth
    return best


@long_rule
def standing_bonus(game: Game, seat: int, goal: int) -> int:
    """What it is worth to be at the truck, or in the Surveillance Room, where one has nobody yet."""
    bonus = 0
    if goal == PARKING and game.here[seat, PARKING] == 0 and game.deck_size > 0:
        bonus += TRUCK_BONUS
    if goal == SURVEILLANCE and game.here[seat, SURVEILLANCE] == 0:
        bonus += BADGE_BONUS
    return bonus


@long_rule
def best_goal(game: Game, book: Book, seat: int, dice: Any) -> int:
    """The destination that leaves the family safest, with its best mover."""
    best, least = NONE, 1_000_000_000
    for place in range(1, LOCATIONS + 1):
        if game.closed[place] or game.here[seat, place] == game.alive[seat]:
            continue
        for kind in range(book.family):
            where = game.where[seat, kind]
            if where >= 1 and where <= LOCATIONS and where != place:
                loss = expected_loss(game, book, seat, kind, place) - standing_bonus(game, seat, place)
                loss -= ASKED_BONUS if game.asked_to_go[seat] == place else 0
                loss += pick(dice, 1_500)
                if loss < least:
                    best, least = place, loss
    return best


@long_rule
def weakest_other(game: Game, book: Book, seat: int, seats: int) -> int:
    """Of these seats, without oneself, the one with the fewest points: nobody to fear."""
    best, least = NO_SEAT, 1_000_000
    for steps in range(1, book.players):
        other = following(book, seat, steps)
        if knows(seats, other) and points_of(game, book, other) < least:
            best, least = other, points_of(game, book, other)
    return best
