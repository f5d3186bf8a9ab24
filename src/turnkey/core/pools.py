"""Pools: unknown pieces dealt again; all ways that fit what is known are equally likely.

What a game's `determinize` needs for cards, tiles and tokens. Pieces are counted by kind, counts[kind]; where all are
different, every kind is one piece. A hand, a deck, a discard pile is such a row of counts. Two pieces of a kind are
still two pieces: "equally likely" is meant of every way to lay every single one of them.

Nothing more is known than which places a seat has looked at. Say a game like Kuhn poker has three different cards, one
in each of two hands and one in the deck, and a seat knows its own:

    hand: i8[2, 3] = field(known_by="hand_seen_by")
    hand_seen_by: u8[2]
    deck: i8[3] = field(known_by=NOBODY)

    @rule
    def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
        reseed(game, dice)
        redeal_unseen(game.hand, game.hand_seen_by, seat, game.deck, dice)

Or its state names the piece in each place, piles in their order: `card: i8[3] = field(known_by="card_seen_by")`; then
`shuffle_unseen(game.card, game.card_seen_by, seat, dice)`.

Something is known of what places do not hold. A hand has shown that it has none of some kinds, a bit for each in
`lacks`; then a Pool says what each place takes, and only deals that fit are dealt:

    pool = new_pool(2, 3)
    for other in range(2):
        pool.barred[other] = game.lacks[other]
    redeal_fitting(game.hand, game.hand_seen_by, seat, game.deck, pool, dice)

A place of a pool is whatever takes pieces: split a hand into two if something is known of two parts of it. Fill
`unseen`, `room` and `barred` yourself for that, call `deal_fitting`, and read `dealt`. All of these say whether there
was a deal that fits; where none was found, everything is as before (`core/fitting.py`).
"""

from __future__ import annotations

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.fitting import Pool, count_all, deal_fitting, new_pool
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows

__all__ = [
    "Pool",
    "count_all",
    "deal_fitting",
    "deal_out",
    "gather",
    "new_pool",
    "pick_kind",
    "redeal_fitting",
    "redeal_unseen",
    "shuffle_fitting",
    "shuffle_unseen",
    "take_one",
]


# Nothing is known but what was seen


@rule
def pick_kind(counts: Any, dice: Any) -> int:
    """The kind of one of the pieces counted, all equally likely. There must be one."""
    left = pick(dice, count_all(counts))
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    return kind


@rule
def take_one(pool: Any, dice: Any) -> int:
    """One piece taken blindly out of the pool; says of which kind."""
    kind = pick_kind(pool, dice)
    pool[kind] -= 1
    return kind


@rule
def gather(hand: Any, pool: Any) -> int:
    """All pieces of a hand into the pool; says how many."""
    number = 0
    for kind in range(len(hand)):
        number += hand[kind]
        pool[kind] += hand[kind]
        hand[kind] = 0
    return number


@rule
def deal_out(pool: Any, hand: Any, number: int, dice: Any) -> None:
    """Move this many pieces, drawn blindly, from the pool into a hand."""
    for _ in range(number):
        hand[take_one(pool, dice)] += 1


@rule
def redeal_unseen(hands: Any, seen_by: Any, seat: int, deck: Any, dice: Any) -> None:
    """The hands that a seat cannot look at and the deck, dealt again: hands[place, kind], and who looks at each."""
    for place in range(len(hands)):
        if not knows(seen_by[place], seat):
            for kind in range(len(deck)):
                deck[kind] += hands[place, kind]
    for place in range(len(hands)):
        if not knows(seen_by[place], seat):
            number = count_all(hands[place])
            for kind in range(len(deck)):
                hands[place, kind] = 0
            deal_out(deck, hands[place], number, dice)


@rule
def shuffle_unseen(pieces: Any, seen_by: Any, seat: int, dice: Any) -> None:
    """The pieces in places that a seat cannot look at change places: pieces[place], and who looks at each."""
    unseen = 0
    for place in range(len(pieces)):
        unseen += 0 if knows(seen_by[place], seat) else 1
    for place in range(len(pieces)):
        if not knows(seen_by[place], seat):
            further = pick(dice, unseen)
            unseen -= 1
            other = place
            while further > 0:
                other += 1
                further -= 0 if knows(seen_by[other], seat) else 1
            piece = pieces[place]
            pieces[place] = pieces[other]
            pieces[other] = piece


# Something is known of what places do not hold


@rule
def redeal_fitting(hands: Any, seen_by: Any, seat: int, deck: Any, pool: Pool, dice: Any) -> bool:
    """As `redeal_unseen`, where hands do not hold what the pool bars from their places."""
    for kind in range(len(deck)):
        pool.unseen[kind] = deck[kind]
    for place in range(len(hands)):
        pool.room[place] = 0
        if not knows(seen_by[place], seat):
            pool.room[place] = count_all(hands[place])
            for kind in range(len(deck)):
                pool.unseen[kind] += hands[place, kind]
    if not deal_fitting(pool, dice):
        return False
    for kind in range(len(deck)):
        deck[kind] = pool.unseen[kind]
        for place in range(len(hands)):
            if not knows(seen_by[place], seat):
                hands[place, kind] = pool.dealt[place, kind]
    return True


@rule
def shuffle_fitting(pieces: Any, seen_by: Any, seat: int, pool: Pool, dice: Any) -> bool:
    """As `shuffle_unseen`, where places do not hold what the pool bars from them. A piece is its kind's number."""
    for kind in range(len(pool.unseen)):
        pool.unseen[kind] = 0
    for place in range(len(pieces)):
        pool.room[place] = 0
        if not knows(seen_by[place], seat):
            pool.room[place] = 1
            pool.unseen[pieces[place]] += 1
    if not deal_fitting(pool, dice):
        return False
    for place in range(len(pieces)):
        for kind in range(len(pool.unseen)):
            if pool.dealt[place, kind] > 0:
                pieces[place] = kind
    return True
