"""Pools: unknown pieces dealt again, compared with all deals there are."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from numba import njit
from scipy.stats import chisquare

from turnkey.core import layout
from turnkey.core.chance import reseed
from turnkey.core.errors import DeclarationError
from turnkey.core.layout import NOBODY, field, layout_of, lift, record
from turnkey.core.pools import (
    Pool,
    deal_fitting,
    deal_out,
    gather,
    new_pool,
    pick_kind,
    redeal_fitting,
    redeal_unseen,
    shuffle_fitting,
    shuffle_unseen,
    take_one,
)
from turnkey.core.rule import rule
from turnkey.core.secrecy import SPECTATOR

DEALS = 20_000
LEAST = 1e-4  # how unlikely a fair sample may be
ENOUGH, NONE_TO_SPARE = 1 << 14, 8  # to count with; so few that pieces are laid by trying
Numbers = tuple[list[int], list[int], list[int]]  # what is unseen, and the places' room and what they bar
Deal = tuple[tuple[int, ...], ...]  # for each place how many of each kind it got


def some_dice(seed: int) -> Any:
    return np.array([seed], np.uint64)


def all_deals(unseen: Sequence[int], room: Sequence[int], barred: Sequence[int]) -> Counter[Deal]:
    """Every way to lay every single piece on a spot, as far as it fits: what places get, and in how many ways."""
    pieces = [kind for kind, count in enumerate(unseen) for _ in range(count)]
    spots = [place for place, count in enumerate(room) for _ in range(count)]
    found: Counter[Deal] = Counter()
    for chosen in permutations(range(len(pieces)), len(spots)):
        laid = [(place, pieces[piece]) for place, piece in zip(spots, chosen, strict=True)]
        if not any(barred[place] >> kind & 1 for place, kind in laid):
            counts = Counter(laid)
            found[tuple(tuple(counts[place, kind] for kind in range(len(unseen))) for place in range(len(room)))] += 1
    return found


def fill(pool: Pool, unseen: Sequence[int], room: Sequence[int], barred: Sequence[int]) -> None:
    pool.unseen[:], pool.room[:], pool.barred[:] = unseen, room, barred


def deal_in_a_row(unseen: Any, room: Any, barred: Any, ways: int, dice: Any, deals: Any) -> bool:
    pool = new_pool(len(room), len(unseen), ways)
    for number in range(len(deals)):
        pool.unseen[:] = unseen
        pool.room[:] = room
        pool.barred[:] = barred
        if not deal_fitting(pool, dice):
            return False
        deals[number] = pool.dealt
    return True


deal_often = njit(deal_in_a_row)


def compiled_deals(
    unseen: Sequence[int], room: Sequence[int], barred: Sequence[int], ways: int, count: int = DEALS
) -> list[Deal]:
    deals = np.zeros((count, len(room), len(unseen)), np.int64)
    numbers = [np.array(one, np.int64) for one in (unseen, room, barred)]
    assert deal_often(*numbers, ways, some_dice(7), deals)
    return [tuple(map(tuple, one)) for one in deals.tolist()]


def assert_as_likely(found: Sequence[Any], expected: Counter[Any]) -> None:
    seen, total = Counter(found), sum(expected.values())
    assert set(seen) <= set(expected)
    keys = list(expected)
    wanted = [len(found) * expected[key] / total for key in keys]
    assert chisquare([seen[key] for key in keys], wanted).pvalue > LEAST


# Something is known of what places do not hold

POOLS: dict[str, Numbers] = {
    "nothing barred": ([2, 1, 3], [2, 2], [0, 0]),
    "one hand lacks a kind": ([3, 2, 2], [2, 2], [0b001, 0]),
    "two hands lack the same": ([2, 3, 2], [2, 2, 1], [0b010, 0b010, 0]),
    "every hand lacks another, and there is no deck": ([3, 3, 2], [3, 3, 2], [0b001, 0b010, 0b100]),
    "one kind may lie in the deck alone": ([2, 2, 2], [2, 2], [0b001, 0b001]),
    "a hand lacks all kinds but one": ([3, 2, 2], [2, 3], [0b110, 0b001]),
    "all different, one in each place": ([1] * 6, [1] * 5, [0b000011, 0b000110, 0, 0b100001, 0b111000]),
    "all different, hands and no deck": ([1] * 7, [3, 2, 2], [0b0000011, 0b1000000, 0b0001001]),
    "a place without room bars nothing": ([2, 2, 3], [0, 3], [0b111, 0b010]),
    "kinds that are not there are barred": ([0, 3, 3], [2, 2], [0b001, 0b011]),
}


@pytest.mark.parametrize("ways", [ENOUGH, NONE_TO_SPARE], ids=["counting", "trying"])
@pytest.mark.parametrize("pool", POOLS.values(), ids=POOLS)
def test_every_deal_that_fits_is_as_likely_as_every_other(pool: Numbers, ways: int) -> None:
    assert_as_likely(compiled_deals(*pool, ways), all_deals(*pool))


@pytest.mark.parametrize("ways", [ENOUGH, NONE_TO_SPARE], ids=["counting", "trying"])
def test_the_only_deal_that_fits_is_found(ways: int) -> None:
    chain = [0b1110, 0b1101, 0b1011, 0b0111]  # each place holds one kind alone
    assert set(compiled_deals([1, 1, 1, 1], [1, 1, 1, 1], chain, ways)) == {tuple(map(tuple, np.eye(4, dtype=int)))}
    assert set(compiled_deals([2, 3], [2, 2], [0b10, 0b01], ways)) == {((2, 0), (0, 2))}


def test_large_hands_are_dealt_by_counting_where_trying_would_find_nothing() -> None:
    """Three hands, each of which lacks a suit of ten: dealt blindly they hardly ever would."""
    suits = [0b1111111111 << (10 * suit) for suit in range(3)]
    count = 2000
    deals = np.array(compiled_deals([1] * 39, [13] * 3, suits, ENOUGH, count))
    assert (deals.sum(axis=1) == 1).all()
    shares = deals.sum(axis=0) / count  # of each place and kind, 0.011 or less off by chance, as a rule
    for suit in range(3):
        assert not shares[suit, 10 * suit : 10 * suit + 10].any()
        assert shares[suit - 1, 10 * suit : 10 * suit + 10] == pytest.approx(1 / 2, abs=0.05)
    assert shares[:, 30:] == pytest.approx(1 / 3, abs=0.05)


UNFIT: dict[str, Numbers] = {
    "no deal of a pool fits": ([2, 1], [2, 0], [0b01, 0]),
    "take 4 pieces, and 3 are unseen": ([2, 1], [2, 2], [0, 0]),
    "no number of pieces": ([2, -1], [1, 0], [0, 0]),
}


@pytest.mark.parametrize("why", UNFIT)
def test_a_pool_of_which_no_deal_fits_is_refused_with_the_reason(why: str) -> None:
    pool = new_pool(2, 2)
    fill(pool, *UNFIT[why])
    with pytest.raises(DeclarationError, match=why):
        deal_fitting(pool, lift(some_dice(1)))


def test_a_deal_that_is_not_found_by_trying_says_how_many_numbers_counting_takes() -> None:
    pool = new_pool(3, 39, 100)
    fill(pool, [1] * 39, [13] * 3, [0b1111111111 << (10 * suit) for suit in range(3)])
    with pytest.raises(DeclarationError, match=r"not? .*found in 20000 tries.*needs `ways` for \d+ numbers"):
        deal_fitting(pool, lift(some_dice(1)))


def test_too_many_kinds_are_refused() -> None:
    pool = new_pool(1, 64)
    pool.unseen[:], pool.room[:] = 1, 3
    with pytest.raises(DeclarationError, match="63 kinds"):
        deal_fitting(pool, lift(some_dice(1)))


@pytest.mark.parametrize("ways", [ENOUGH, NONE_TO_SPARE, 1], ids=["counting", "trying", "no room at all"])
def test_compiled_a_pool_that_does_not_fit_is_left_as_it_was(ways: int) -> None:
    def deal(pool: Pool, dice: Any) -> bool:
        return deal_fitting(pool, dice)

    pool = new_pool(2, 3, ways)
    fill(pool, [2, 1, 2], [2, 2], [0b011, 0b011])
    assert not njit(deal)(pool, some_dice(1))
    assert (pool.unseen.tolist(), pool.room.tolist()) == ([2, 1, 2], [2, 2])


def random_pools(count: int) -> Iterator[Numbers]:
    luck = random.Random(5)
    for _ in range(count):
        unseen = [luck.randrange(4) for _ in range(luck.randrange(1, 8))]
        room = [0] * luck.randrange(1, 5)
        for _ in range(luck.randrange(sum(unseen) + 1)):
            room[luck.randrange(len(room))] += 1
        # The pieces lie somehow, and what a place does not hold then may be barred there.
        pieces = [kind for kind, count in enumerate(unseen) for _ in range(count)]
        luck.shuffle(pieces)
        barred = []
        for size in room:
            held = {pieces.pop() for _ in range(size)}
            barred.append(sum(1 << kind for kind in range(len(unseen)) if kind not in held and luck.random() < 0.5))
        yield unseen, room, barred


@pytest.mark.parametrize("ways", [ENOUGH, NONE_TO_SPARE], ids=["counting", "trying"])
def test_interpreted_pools_deal_as_compiled_ones_do(ways: int) -> None:
    for seed, (unseen, room, barred) in enumerate(random_pools(300)):
        pool = new_pool(len(room), len(unseen), max(ways, sum(unseen)))
        fill(pool, unseen, room, barred)
        dice, compiled_dice = some_dice(seed), some_dice(seed)
        assert deal_fitting(pool, lift(dice))
        deals = np.zeros((1, len(room), len(unseen)), np.int64)
        numbers = [np.array(one, np.int64) for one in (unseen, room, barred)]
        assert deal_often(*numbers, len(pool.ways), compiled_dice, deals)
        assert np.array_equal(pool.dealt, deals[0])
        assert dice[0] == compiled_dice[0]
        assert pool.dealt.sum(axis=1).tolist() == room
        assert (pool.dealt.sum(axis=0) + pool.unseen).tolist() == unseen


def test_a_pool_of_local_arrays_deals_the_same_under_numbas_cuda_simulator() -> None:
    script = """
import numpy as np
from numba import cuda, float64, int64, uint64
from turnkey.core.layout import lift
from turnkey.core.pools import Pool, deal_fitting

@cuda.jit
def deal(unseen, out):
    pool = Pool(
        cuda.local.array(3, int64), cuda.local.array(2, int64), cuda.local.array(2, int64),
        cuda.local.array((2, 3), int64), cuda.local.array(3, int64), cuda.local.array(3, int64),
        cuda.local.array(64, float64),
    )
    for kind in range(3):
        pool.unseen[kind] = unseen[kind]
    for place in range(2):
        pool.room[place], pool.barred[place] = 2, 1 << place
    dice = lift(cuda.local.array(1, uint64))
    dice[0] = 7
    deal_fitting(pool, dice)
    for place in range(2):
        for kind in range(3):
            out[place, kind] = pool.dealt[place, kind]

out = np.zeros((2, 3), np.int64)
deal[1, 1](np.array([2, 3, 2]), out)
print(out.tolist())
"""
    run = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-2000:]
    first = compiled_deals([2, 3, 2], [2, 2], [0b01, 0b10], 64)[0]
    assert run.stdout.strip() == str([list(row) for row in first])


# Nothing is known but what was seen: a game like Kuhn poker, its cards written down in both ways

i8, u8, u64 = (getattr(layout, name) for name in ("i8", "u8", "u64"))
FIELDS = {"hand": i8[2, 3], "hand_seen_by": u8[2], "deck": i8[3], "card": i8[3], "card_seen_by": u8[3], "rng": u64}
Kuhn = record(
    type(
        "Kuhn",
        (),
        {
            "__annotations__": FIELDS,
            "hand": field(known_by="hand_seen_by"),
            "deck": field(known_by=NOBODY),
            "card": field(known_by="card_seen_by"),
            "rng": field(known_by=NOBODY),
        },
    )
)


@rule
def determinize(game: Any, book: Any, seat: int, dice: Any) -> None:
    reseed(game, dice)
    redeal_unseen(game.hand, game.hand_seen_by, seat, game.deck, dice)
    shuffle_unseen(game.card, game.card_seen_by, seat, dice)


def redraw(games: Any, seat: int, dice: Any) -> None:
    for place in range(len(games)):
        determinize(lift(games[place]), 0, seat, lift(dice))


compiled_redraw = njit(redraw)


def dealt_games(count: int) -> Any:
    """Seat 0 has card 0, seat 1 card 2, each knows its own; card 1 is in the deck."""
    games = layout_of(Kuhn).blank(count)
    games["hand"][:, 0, 0] = games["hand"][:, 1, 2] = games["deck"][:, 1] = 1
    games["card"] = 0, 2, 1
    games["hand_seen_by"] = 1, 2
    games["card_seen_by"] = 1, 2, 0
    return games


def test_a_seat_knows_its_own_card_and_any_of_the_others_may_be_anywhere() -> None:
    games = dealt_games(DEALS)
    compiled_redraw(games, 1, some_dice(3))
    hands = [tuple(map(tuple, one)) for one in games["hand"].tolist()]
    assert_as_likely(hands, Counter({((1, 0, 0), (0, 0, 1)): 1, ((0, 1, 0), (0, 0, 1)): 1}))
    assert (games["hand"].sum(axis=1) + games["deck"] == 1).all()
    assert_as_likely(list(map(tuple, games["card"].tolist())), Counter({(0, 2, 1): 1, (1, 2, 0): 1}))


def test_a_spectator_knows_none_of_them() -> None:
    games = dealt_games(DEALS)
    compiled_redraw(games, SPECTATOR, some_dice(3))
    assert_as_likely(list(map(tuple, games["card"].tolist())), Counter(permutations(range(3))))
    held = [tuple(int(np.argmax(hand)) for hand in one) for one in games["hand"]]
    assert_as_likely(held, Counter(permutations(range(3), 2)))


def test_interpreted_redrawing_is_compiled_redrawing() -> None:
    games, others = dealt_games(200), dealt_games(200)
    for seat in (0, 1, SPECTATOR):
        redraw(games, seat, some_dice(seat))
        compiled_redraw(others, seat, some_dice(seat))
        assert games.tobytes() == others.tobytes()


def test_hands_of_several_cards_are_dealt_as_all_deals_are() -> None:
    def redeal(before: Any, seen_by: Any, deck: Any, dice: Any, deals: Any) -> None:
        for number in range(len(deals)):
            hands, left = before.copy(), deck.copy()
            redeal_unseen(hands, seen_by, 0, left, dice)
            deals[number] = hands

    before = np.array([[1, 0, 1], [2, 0, 0], [0, 1, 1]])
    deals = np.zeros((DEALS, 3, 3), np.int64)
    njit(redeal)(before, np.array([0, 1, 2]), np.array([1, 2, 0]), some_dice(9), deals)
    assert (deals[:, 1] == before[1]).all()  # the hand that seat 0 looks at
    found = [(tuple(one[0]), tuple(one[2])) for one in deals.tolist()]
    assert_as_likely(found, all_deals([2, 3, 2], [2, 2], [0, 0]))


def test_blind_draws_take_each_piece_as_often() -> None:
    dice = lift(some_dice(4))
    counts = np.array([1, 0, 3])
    assert_as_likely([pick_kind(counts, dice) for _ in range(4000)], Counter({0: 1, 2: 3}))
    assert counts.tolist() == [1, 0, 3]
    assert sorted(take_one(counts, dice) for _ in range(4)) == [0, 2, 2, 2]
    hand, pool = np.array([1, 2, 0]), np.array([0, 1, 1])
    assert gather(hand, pool) == 3
    assert (hand.tolist(), pool.tolist()) == ([0, 0, 0], [1, 3, 1])
    deal_out(pool, hand, 5, dice)
    assert (hand.tolist(), pool.tolist()) == ([1, 3, 1], [0, 0, 0])


def test_hands_that_lack_a_kind_are_dealt_again() -> None:
    """As in the example: hands are known not to hold some kinds, and one is looked at."""
    hands, seen_by, deck = np.array([[1, 1, 0], [0, 0, 2], [2, 0, 0]]), np.array([2, 1, 0]), np.array([1, 1, 1])
    found = []
    for seed in range(2000):
        now, left = hands.copy(), deck.copy()
        pool = new_pool(3, 3)
        pool.barred[:] = 0b100, 0b111, 0b010
        assert redeal_fitting(now, seen_by, 0, left, pool, lift(some_dice(seed)))
        assert now[1].tolist() == [0, 0, 2]
        assert (now.sum(axis=0) + left).tolist() == [4, 2, 3]
        found.append((tuple(now[0].tolist()), tuple(now[2].tolist())))
    assert_as_likely(found, all_deals([4, 2, 1], [2, 2], [0b100, 0b010]))


def test_pieces_in_order_change_places_only_where_they_fit() -> None:
    pieces, seen_by, barred = [3, 0, 1, 2, 1], [0, 1, 0, 0, 0], [0b0010, 0, 0, 0b1100, 0]
    unseen = [place for place in range(5) if seen_by[place] == 0]
    expected: Counter[tuple[int, ...]] = Counter()
    for order in permutations([pieces[place] for place in unseen]):
        row = list(pieces)
        for place, piece in zip(unseen, order, strict=True):
            row[place] = piece
        if not any(barred[place] >> row[place] & 1 for place in unseen):
            expected[tuple(row)] += 1
    found = []
    for seed in range(2000):
        now = np.array(pieces)
        pool = new_pool(5, 4)
        pool.barred[:] = barred
        assert shuffle_fitting(now, np.array(seen_by), 0, pool, lift(some_dice(seed)))
        found.append(tuple(now.tolist()))
    assert_as_likely(found, expected)
