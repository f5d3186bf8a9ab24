"""Lights Out: location after location is turned up, ranked, suspected and rewarded (R20-R30)."""

from turnkey.core.events import MISSING
from turnkey.core.journal import emit
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.events import (
    FINAL_RAID_COMES,
    PATROL_COMES,
    RANKED,
    RESOLVES,
    SUSPECTED,
    SUSPICION_STAYS,
    TO_LIBRARY,
    TURNED_UP,
    UNREWARDED,
    WENT_HOME,
)
from turnkey.games.lockup.rules.asking import current, is_guards, named
from turnkey.games.lockup.rules.guards import (
    guard_strength,
    guards_go_home,
    guards_have_lookout,
    guards_to_library,
    turn_up_guards,
)
from turnkey.games.lockup.rules.windows import open_window
from turnkey.games.lockup.state import (
    CHOW,
    DOWN,
    ENFORCER,
    HOME,
    LIBRARY,
    LOOKOUT,
    MOST_SEATS,
    NEXT_LOCATION,
    NEXT_REWARD,
    PATROL_WINDOW,
    PLACEABLE,
    RAID_WINDOW,
    SEWERS,
    STRAGGLERS,
    STRENGTH_WINDOW,
    STRENGTHS,
    TOKEN_COUNT,
    UP,
    Book,
    Game,
)


@rule
def next_location(game: Game, book: Book) -> None:
    """R20, R26: on to the next location with crew; after the Library comes Patrol, or in the last round the Final Raid.

    Q23: each opens with a window. Q47: without a last Patrol there is no last limit check.
    """
    everywhere = 0
    for party in range(book.parties):
        everywhere |= game.crew[party]
    location = game.location + 1
    while location <= LIBRARY and not knows(everywhere, location):
        location += 1
    game.location = location
    if location <= LIBRARY:
        lying = lying_at(game, location)
        emit(game, RESOLVES, location, lying if lying > 0 else MISSING)
        turn_up(game, book, location)
        open_window(game, book, STRENGTH_WINDOW)
    elif game.round_number >= book.rounds:
        game.final_raid = True
        emit(game, FINAL_RAID_COMES)
        open_window(game, book, RAID_WINDOW)
    else:
        emit(game, PATROL_COMES, game.round_number)
        open_window(game, book, PATROL_WINDOW)


@rule
def lying_at(game: Game, location: int) -> int:
    """Suspicion at a location; some never carry any."""
    return game.lying[location - SEWERS] if location >= SEWERS and location <= CHOW else 0


@rule
def turn_up(game: Game, book: Book, location: int) -> None:
    """R21: only what lies here."""
    if location >= PLACEABLE:
        return
    for seat in range(book.players):
        if game.down[seat, location] > 0:
            game.down[seat, location] = 0
            mask = 0
            for token in range(TOKEN_COUNT):
                if game.token[seat, token] == DOWN + location:
                    game.token[seat, token] = UP + location
                    game.shown[seat, token] = UP + location
                    mask |= 1 << token
                    for watcher in range(book.players):
                        game.peeked[watcher, seat, token] = 0
            emit(game, TURNED_UP, seat, location, mask)
    if book.solitary:
        turn_up_guards(game, book, location)


@rule
def strength(game: Game, book: Book, party: int, location: int) -> int:
    """R22: numbers, the enforcer by power, and tomes."""
    if is_guards(book, party):
        return guard_strength(game, book, location)
    total = game.brawl[party]
    for token in range(ENFORCER):
        if game.token[party, token] == UP + location:
            total += STRENGTHS[token]
    if game.token[party, ENFORCER] == UP + location:
        total += game.power[party]
    return total


@rule
def rank_crews(game: Game, book: Book) -> None:
    """R23, R24, Q14: by strength, equals clockwise from the first player token; then it is fixed."""
    location = game.location
    strengths = 0  # of those ranked, eight bits each, in their order
    game.ranked = 0
    for place in range(book.parties):
        party = (game.fpt + place) % book.parties
        if knows(game.crew[party], location):
            own = strength(game, book, party, location)
            at = game.ranked
            while at > 0 and own > (strengths >> (8 * (at - 1))) & 255:
                game.rank[at] = game.rank[at - 1]
                at -= 1
            above = strengths & ((1 << (8 * at)) - 1)
            strengths = above | (own << (8 * at)) | ((strengths >> (8 * at)) << (8 * at + 8))
            game.rank[at] = party
            game.ranked += 1
    for place in range(game.ranked):
        party = named(book, game.rank[place])
        emit(game, RANKED, party, location, place + 1, (strengths >> (8 * place)) & 255)
    for place in range(game.ranked, MOST_SEATS):
        game.rank[place] = 0
    for party in range(book.parties):
        game.brawl[party] = 0
    if lying_at(game, location) > 0:
        suspect(game, book, location)
    game.rank_at = 0
    game.stage = NEXT_REWARD


@rule
def suspect(game: Game, book: Book, location: int) -> None:
    """R25, R26: all markers to the first without a lookout here; if all have one, they stay."""
    for place in range(game.ranked):
        party = game.rank[place]
        if not has_lookout(game, book, party, location):
            count = game.lying[location - SEWERS]
            game.lying[location - SEWERS] = 0
            game.suspicion[party] += count
            emit(game, SUSPECTED, named(book, party), location, count, game.suspicion[party])
            return
    emit(game, SUSPICION_STAYS, location, game.lying[location - SEWERS])


@rule
def has_lookout(game: Game, book: Book, party: int, location: int) -> bool:
    if is_guards(book, party):
        return guards_have_lookout(game, book, location)
    return game.token[party, LOOKOUT] == UP + location


@rule
def go_home(game: Game, book: Book) -> None:
    """R28: after a reward the crew goes home, and the next rank is served."""
    leave(game, book, current(game), game.location, HOME)
    game.haggle = False
    game.rank_at += 1
    game.stage = NEXT_REWARD


@rule
def leave(game: Game, book: Book, party: int, location: int, place: int) -> None:
    """A whole crew goes home or to the Library."""
    game.crew[party] &= ~(1 << location)
    if place != HOME:
        game.crew[party] |= 1 << LIBRARY
    tokens = 0
    if is_guards(book, party):
        if place == HOME:
            guards_go_home(game, location)
        else:
            guards_to_library(game, location)
    else:
        for token in range(TOKEN_COUNT):
            if game.token[party, token] == UP + location:
                game.token[party, token] = place
                game.shown[party, token] = place
                tokens |= 1 << token
    if place == HOME:
        emit(game, WENT_HOME, named(book, party), location, tokens)
    else:
        emit(game, TO_LIBRARY, named(book, party), location, tokens)


@rule
def send_stragglers(game: Game, book: Book) -> None:
    """R29, Q49: without a reward to the Library; from there home."""
    for party in range(book.parties):
        if knows(game.crew[party], game.location):
            if game.location == LIBRARY:
                leave(game, book, party, LIBRARY, HOME)
            else:
                leave(game, book, party, game.location, UP + LIBRARY)
    for place in range(MOST_SEATS):
        game.rank[place] = 0
    game.ranked = 0
    game.rank_at = 0
    game.stage = NEXT_LOCATION


@rule
def no_reward(game: Game, book: Book) -> None:
    """Q16, Q19: the crew stays for now, nobody moves up."""
    emit(game, UNREWARDED, named(book, current(game)), game.location)
    game.haggle = False
    game.rank_at += 1
    game.stage = NEXT_REWARD if game.rank_at < game.ranked else STRAGGLERS
