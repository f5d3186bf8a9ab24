"""Patrol: limits, new items, goons moving on, new suspicion (R48-R54)."""

from typing import Any

from turnkey.core.journal import answer, emit
from turnkey.core.menu import offer_if
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import DROP
from turnkey.games.lockup.events import DROPPED, GOON_LEFT, GOON_MOVED, MARKERS_PLACED, RAID_COMES
from turnkey.games.lockup.rules.decks import reveal_goon, reveal_item
from turnkey.games.lockup.rules.supplies import kinds_held, pay_back, resources_of
from turnkey.games.lockup.rules.windows import open_window
from turnkey.games.lockup.state import (
    BY_ICONS,
    CHECK,
    DROP_EXCESS,
    GOON_DISCARD,
    GOON_SPACES,
    GOONS_COME,
    ITEMS_COME,
    LIMIT,
    MARKERS,
    RAID_WINDOW,
    RESOURCES,
    ROUND_BEGINS,
    SEWERS,
    SPACE,
    Book,
    Game,
)

LAST = GOON_SPACES - 1  # the chow hall's space


@rule
def is_over_limit(game: Game, seat: int) -> bool:
    """R48: unless smuggled past."""
    return not knows(game.smuggled, seat) and resources_of(game, seat) > game.limit[seat]


@rule
def check_limits(game: Game, book: Book) -> None:
    """R48: everybody who has too much returns markers, all at once; who has a single kind need not be asked.

    R75: the guards are no seat, and have no limit.
    """
    game.asked = 0
    for seat in range(book.players):
        while is_over_limit(game, seat) and kinds_held(game, seat) == 1:
            kind = 0
            while game.resource[seat, kind] == 0:
                kind += 1
            answer(game, seat, DROP + kind)
            drop(game, seat, kind)
        if is_over_limit(game, seat):
            game.asked |= 1 << seat
    game.stage = DROP_EXCESS if game.asked else ITEMS_COME
    if not game.asked:
        game.smuggled = 0


@rule
def offer_drops(game: Game, seat: int, menu: Any) -> None:
    for kind in range(RESOURCES):
        offer_if(menu, game.resource[seat, kind] > 0, DROP + kind)


@rule
def drop(game: Game, seat: int, kind: int) -> None:
    pay_back(game, seat, kind, 1)
    emit(game, DROPPED, seat, kind, resources_of(game, seat), game.limit[seat])
    game.stage = LIMIT


@rule
def refill_items(game: Game, book: Book) -> None:
    """R49, Q33: the lowest empty slot first."""
    for slot in range(book.slots):
        if game.slot[slot] == 0:
            reveal_item(game, slot)
    game.stage = GOONS_COME


@rule
def move_goons(game: Game, book: Book) -> None:
    """R50-R52: the last leaves, the others close up, new ones come to the space nearest the chow hall first."""
    if game.goon_at[LAST] > 0:
        goon = game.goon_at[LAST] - 1
        game.goon_place[goon] = GOON_DISCARD
        game.goon_at[LAST] = 0
        game.goon_discards += 1
        emit(game, GOON_LEFT, goon)
    target = LAST
    for back in range(GOON_SPACES):
        space = LAST - back
        goon = game.goon_at[space]
        if goon > 0:
            game.goon_at[space] = 0
            game.goon_at[target] = goon
            game.goon_place[goon - 1] = SPACE + target
            if space != target:
                emit(game, GOON_MOVED, goon - 1, space + SEWERS, target + SEWERS)
            target -= 1
    while target >= 0:
        reveal_goon(game, book, target)
        target -= 1
    game.stage = CHECK


@rule
def markers_of(game: Game, book: Book, space: int) -> int:
    """R54, Q5: one for each icon, or one at most."""
    if game.goon_at[space] == 0:
        return 0
    icons = book.goon_suspicion[game.goon_at[space] - 1]
    return icons if book.markers_per_goon == BY_ICONS else min(icons, 1)


@rule
def check_for_raid(game: Game, book: Book) -> None:
    """R54, Q6: what all five goons need, against what there is. Q12: from here on the raid takes place."""
    needed = 0
    for space in range(GOON_SPACES):
        needed += markers_of(game, book, space)
    if game.suspicion_supply < needed:
        emit(game, RAID_COMES, needed, game.suspicion_supply)
        open_window(game, book, RAID_WINDOW)
    else:
        game.stage = MARKERS


@rule
def place_markers(game: Game, book: Book) -> None:
    """R5, R53, R54, Q9, Q10: on top of what lies there, from the sewers on, as far as the supply reaches."""
    for space in range(GOON_SPACES):
        count = min(markers_of(game, book, space), game.suspicion_supply)
        if count > 0:
            game.lying[space] += count
            game.suspicion_supply -= count
            emit(game, MARKERS_PLACED, game.goon_at[space] - 1, space + SEWERS, count, game.lying[space])


@rule
def end_patrol(game: Game, book: Book) -> None:
    """R10, R54: the markers, and the next round."""
    place_markers(game, book)
    game.round_number += 1
    game.stage = ROUND_BEGINS
