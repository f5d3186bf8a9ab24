"""Final scoring, and who has won (R66-R73, R92-R94, Q42-Q46, Q63)."""

from typing import Any

from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.lockup.events import FINAL_SCORE, GOONS_COUNTED, SCORED, SCORING_STARTS, WON
from turnkey.games.lockup.rules.asking import is_guards, named
from turnkey.games.lockup.rules.goals import LEAST_FOR_AWARD, award_count, measure_of
from turnkey.games.lockup.state import (
    BUILT,
    BY_AWARD,
    BY_END_GOAL,
    BY_GOLD,
    BY_GOONS,
    BY_RESOURCES,
    BY_TOKEN,
    BY_TOMES,
    CULTIST,
    DEMON,
    GOLD,
    GOON_COUNT,
    GUARDS,
    HIRED,
    HOBGOBLIN,
    ITEM_COUNT,
    KIND_COUNT,
    MOST_SEATS,
    MOST_STEPS,
    NOBODY_YET,
    OVER,
    PLACEABLE,
    PUTS,
    RATMAN,
    RESOURCES,
    Book,
    Game,
    ScoreStep,
)


@long_rule
def score(game: Game, book: Book) -> None:
    """R66: the Award; R67: the End Game goal; R68: goons; R69: resources; R70: gold; R71: tomes; R72: the first token.

    R92: the guards score neither scrap nor potions nor iron.
    """
    emit(game, SCORING_STARTS)
    score_award(game, book)
    for party in range(book.parties):
        add(game, book, party, BY_END_GOAL, end_goal_of(game, book, party))
        add(game, book, party, BY_GOONS, goons_of(game, book, party))
        if not is_guards(book, party):
            kinds = 0
            for kind in range(GOLD):
                kinds += game.resource[party, kind]
            add(game, book, party, BY_RESOURCES, book.resource_value * kinds)
        add(game, book, party, BY_GOLD, book.gold_value * game.resource[party, GOLD])
        add(game, book, party, BY_TOMES, book.tome_value * game.hand_size[party])
        if game.fpt == party:
            add(game, book, party, BY_TOKEN, book.first_player_value)
    finish(game, book)


@rule
def add(game: Game, book: Book, party: int, what: ScoreStep, count: int) -> None:
    """Q46: the floor of 0 holds."""
    count = max(count, -game.reputation[party])
    if count != 0:
        game.reputation[party] += count
        emit(game, SCORED, named(book, party), what, count, game.reputation[party])


@rule
def score_award(game: Game, book: Book) -> None:
    """R65, R66, R93, Q42, Q43: to the holder, confirmed; with two parties a tie makes it worthless."""
    holder = game.award_holder
    if holder == NOBODY_YET or game.award == 0:
        return
    count = award_count(game, book, holder)
    if count < LEAST_FOR_AWARD:
        return
    for party in range(book.parties):
        if party != holder:
            other = award_count(game, book, party)
            if other > count or (book.small and other == count):
                return
    add(game, book, holder, BY_AWARD, book.award_value)


@rule
def matching_items(game: Game, book: Book, party: int) -> int:
    """Q38, Q44: built items with one of the letters printed in their cost."""
    letters = book.end_letters[game.end_goal - 1]
    count = 0
    for item in range(ITEM_COUNT):
        if game.item_place[item] == BUILT + party:
            for kind in range(RESOURCES):
                if (letters >> kind) & 1 and book.item_cost[item, kind] > 0:
                    count += 1
                    break
    return count


@rule
def end_goal_of(game: Game, book: Book, party: int) -> int:
    """R64, R67, R93, Q44, Q45: by comparison, or for each of something."""
    if game.end_goal == 0:
        return 0
    if book.end_letters[game.end_goal - 1] == 0:
        return book.end_each[game.end_goal - 1] * measure_of(game, party, book.end_of[game.end_goal - 1])
    own = matching_items(game, book, party)
    if own == 0:
        return 0
    above, equal = 0, 0
    for other in range(book.parties):
        count = matching_items(game, book, other)
        above += 1 if count > own else 0
        equal += 1 if count == own else 0
    if above == 0:
        if equal == 1:
            return book.compare_most
        return 0 if book.small else book.compare_most // 2
    if book.small or above > 1:
        return 0
    return book.compare_second if equal == 1 else book.compare_second // 2


@rule
def goons_of(game: Game, book: Book, party: int) -> int:
    """R47, R68, Q39: dwarves and ratmen by number, the others each for something of their owner's."""
    total = 0
    for kind in range(KIND_COUNT):
        if game.gang[party, kind] > 0:
            worth = kind_of_goons(game, book, party, kind)
            emit(game, GOONS_COUNTED, named(book, party), kind, game.gang[party, kind], worth)
            total += worth
    return total


@rule
def kind_of_goons(game: Game, book: Book, party: int, kind: int) -> int:
    """R47: what all goons of a kind are worth to a party that has some."""
    count = game.gang[party, kind]
    if kind <= RATMAN:
        return book.goon_value[kind, min(count, MOST_STEPS) - 1]
    if kind == CULTIST:
        return count * book.each_value[CULTIST] * game.built[party]
    if kind == HOBGOBLIN:
        return count * book.each_value[HOBGOBLIN] * game.power[party]
    total = 0
    for goon in range(GOON_COUNT):
        if game.goon_place[goon] == HIRED + party and book.goon_kind[goon] == DEMON:
            total += book.each_value[DEMON] * game.symbols[party, book.goon_symbol[goon] - 1]
    return total


@rule
def finish(game: Game, book: Book) -> None:
    """The game is over, and nothing is secret any more."""
    game.stage = OVER
    game.asked = 0
    for party in range(book.parties):
        emit(game, FINAL_SCORE, named(book, party), game.reputation[party], game.built[party])
    for seat in range(MOST_SEATS):
        game.token_seen_by[seat] = EVERYONE
        game.peeked_seen_by[seat] = EVERYONE
        game.hand_seen_by[seat] = EVERYONE
    game.half_seen_by = EVERYONE
    game.deck_seen_by = EVERYONE
    game.drawn_seen_by = EVERYONE
    for place in range(PUTS):
        game.under_seen_by[place] = EVERYONE
    for location in range(PLACEABLE):
        game.guard_seen_by[location] = EVERYONE
    for party in range(book.parties):
        if has_won(game, book, party):
            emit(game, WON, named(book, party))


@rule
def place_of(game: Game, book: Book, party: int) -> int:
    """R73, Q63: how many are ahead: by total, then by built items."""
    ahead = 0
    for other in range(book.parties):
        if game.reputation[other] > game.reputation[party] or (
            game.reputation[other] == game.reputation[party] and game.built[other] > game.built[party]
        ):
            ahead += 1
    return ahead


@rule
def has_won(game: Game, book: Book, party: int) -> bool:
    """R73; R94: alone against the guards, only more than they have wins."""
    if book.solitary:
        ahead = game.reputation[0] > game.reputation[GUARDS]
        return ahead if party == 0 else not ahead
    return place_of(game, book, party) == 0


@rule
def over(game: Game, book: Book) -> bool:
    return game.stage == OVER


@rule
def returns(game: Game, book: Book, out: Any) -> None:
    """R73, R94: +1 for each winner, -1 for the others."""
    for seat in range(book.players):
        out[seat] = 1.0 if has_won(game, book, seat) else -1.0


MEASURES = (
    "total_a", "total_b", "total_c", "total_d", "total_e", "winners", "margin", "raids", "tomes_played",
    "items_built", "goons_hired", "reshuffles",
)  # fmt: skip


@rule
def measure(game: Game, book: Book, out: Any) -> None:
    """What a designer wants to know of a finished game, in the order of MEASURES; in Solitary, b is the guards."""
    winners, best, second = 0, 0, 0
    for party in range(MOST_SEATS):
        out[party] = game.reputation[party]
        if party < book.parties:
            winners += 1 if has_won(game, book, party) else 0
            if game.reputation[party] > best:
                best, second = game.reputation[party], best
            else:
                second = max(second, game.reputation[party])
    out[5] = winners
    out[6] = best - second
    out[7] = game.raids
    out[8] = game.tomes_played
    out[9] = game.items_built
    out[10] = game.goons_hired
    out[11] = game.reshuffles
