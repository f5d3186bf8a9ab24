"""The unseen cards of the piles: changing places, and dealing those again that may lie anywhere."""

from typing import Any

import numpy as np

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import is_access, sort_of
from turnkey.games.locked_out.state import (
    LOOT_SORT,
    MAX_PILE,
    N_CARDS,
    N_ROOMS,
    NO_CARD,
    ORANGE_ROOMS,
    RESOURCE_SORT,
    Book,
    Game,
)


@rule
def swap_spots(game: Game, room: int, spot: int, other_room: int, other_spot: int) -> None:
    card = game.pile[room, spot]
    game.pile[room, spot] = game.pile[other_room, other_spot]
    game.pile[other_room, other_spot] = card


@rule
def pair_in(game: Game, book: Book, room: int) -> int:
    pair = NO_CARD
    for spot in range(book.pile_size[room]):
        if is_access(game.pile[room, spot]):
            pair = game.pile[room, spot]
    return pair


@rule
def rename(game: Game, book: Book, room: int, card: int, other: int) -> None:
    """Every card of one kind in a pile becomes one of another kind."""
    for spot in range(book.pile_size[room]):
        if game.pile[room, spot] == card:
            game.pile[room, spot] = other


@rule
def pair_was_seen(game: Game, seat: int, room: int) -> bool:
    for spot in range(game.taken[room]):
        if is_access(game.pile[room, spot]) and knows(game.pile_seen_by[room, spot], seat):
            return True
    return False


# Cards that lie anywhere that the piles leave for them


@long_rule
def shuffle_free(game: Game, book: Book, seat: int, bound: Any, undrawn: bool, dice: Any) -> None:
    """R3-R6: pairs, loot and resources that nothing ties to a place are dealt again over the places that they have.

    Those are the cards that nobody has drawn yet; or else all unseen ones of kinds that the story tells nothing of.
    """
    spots = np.empty(N_ROOMS * MAX_PILE, np.int64)  # room to list places
    shuffle_pairs(game, book, seat, bound, 0, undrawn, dice)
    shuffle_pairs(game, book, seat, bound, ORANGE_ROOMS, undrawn, dice)
    loot = 0
    resources = MAX_PILE * N_ROOMS
    for room in range(N_ROOMS):
        here = loot
        for spot in range(game.taken[room] if undrawn else 0, book.pile_size[room]):
            if is_free(game, seat, bound, room, spot, undrawn):
                mix_in(game, spots, loot, here, MAX_PILE * room + spot, dice)
                here += 1
        for spot in range(game.taken[room] if undrawn else 0, book.pile_size[room]):
            if is_free(game, seat, bound, room, spot, undrawn):
                sort = sort_of(game.pile[room, spot])
                if sort == LOOT_SORT:
                    mix_in(game, spots, 0, loot, MAX_PILE * room + spot, dice)
                    loot += 1
                elif sort == RESOURCE_SORT:
                    resources -= 1
                    spots[resources] = MAX_PILE * room + spot
    for last in range(resources, MAX_PILE * N_ROOMS):
        mix_in(game, spots, resources, last, spots[last], dice)


@rule
def mix_in(game: Game, spots: Any, first: int, count: int, place: int, dice: Any) -> None:
    """One more place for a shuffle: its card changes with that of any place listed so far, itself among them."""
    spots[count] = place
    other = spots[first + pick(dice, count - first + 1)]
    swap_spots(game, place // MAX_PILE, place % MAX_PILE, other // MAX_PILE, other % MAX_PILE)


@rule
def is_free(game: Game, seat: int, bound: Any, room: int, spot: int, undrawn: bool) -> bool:
    if undrawn:
        return True
    card = game.pile[room, spot]
    if bound[card] > 0 or knows(game.pile_seen_by[room, spot], seat):
        return False
    return bound[N_CARDS] == 0 or not is_access(card)


@rule
def shuffle_pairs(game: Game, book: Book, seat: int, bound: Any, first: int, undrawn: bool, dice: Any) -> None:
    """The rooms of one colour whose pairs may be any of those that are left."""
    for room in range(first + 3, first, -1):
        pair = free_pair(game, book, seat, bound, room, undrawn)
        if pair == NO_CARD:
            continue
        other = first + pick(dice, room - first + 1)
        while free_pair(game, book, seat, bound, other, undrawn) == NO_CARD:
            other = first + pick(dice, room - first + 1)
        if other != room:
            other_pair = free_pair(game, book, seat, bound, other, undrawn)
            rename(game, book, room, pair, other_pair)
            rename(game, book, other, other_pair, pair)


@rule
def free_pair(game: Game, book: Book, seat: int, bound: Any, room: int, undrawn: bool) -> int:
    """A room's pair, unless it is tied to the room: drawn in part, or seen, or of a kind that the story tells of."""
    pair = pair_in(game, book, room)
    if not undrawn:
        return NO_CARD if bound[pair] > 0 or pair_was_seen(game, seat, room) else pair
    for spot in range(game.taken[room]):
        if game.pile[room, spot] == pair:
            return NO_CARD
    return pair
