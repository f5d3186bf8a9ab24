"""What a seat cannot know is redrawn with the right odds: small cases counted out by hand, compared by chi-square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations
from typing import Any

import numpy as np
import pytest
from lockup_table import at, do
from scipy.stats import chisquare

from turnkey.core.layout import lift
from turnkey.core.secrecy import SPECTATOR, erase
from turnkey.core.table import Table

TOKENS = ("L", "2", "3", "4", "5", "E")
A, B, C = range(3)
DREW_TOP, DREW_UNDER, KEPT, PLAYED, SHUFFLED = range(5)
TO_HAND, TO_PAIR = range(2)
LOST, UNDER = 0, 6
LEAST = 0.001  # a true sampler is refused once in a thousand runs; the seeds are fixed


def compare(
    table: Table, seat: int | None, key: Callable[[Any], Hashable], expected: Counter[Hashable], n: int
) -> None:
    """Redraw n worlds for a seat: nothing but what was expected may come, and that as often as expected."""
    game, watcher = table.game, SPECTATOR if seat is None else seat
    twins = np.repeat(table.state, n)
    game.engine("compiled").redraw(twins, table.book, watcher, np.array([7], np.uint64))
    known = table.seen_by(seat).tobytes()
    for twin in twins[:100]:
        assert not game.definition.faults(lift(twin), lift(table.book[0]))
        seen_bytes = np.array([twin]).view(np.uint8)
        erase(seen_bytes, game.secrets, watcher)
        assert seen_bytes.tobytes() == known
    seen = Counter(key(twin) for twin in twins)
    assert set(seen) <= set(expected), set(seen) - set(expected)
    weight = sum(expected.values())
    rows = sorted(expected, key=repr)
    counts = [seen[row] for row in rows]
    assert chisquare(counts, [n * expected[row] / weight for row in rows]).pvalue > LEAST


def tokens_of(seat: int) -> Callable[[Any], Hashable]:
    return lambda state: tuple(int(place) for place in state["token"][seat])


# Tokens


@pytest.mark.rules("Q62")
def test_unseen_tokens_lie_in_every_way_alike() -> None:
    table = do(at(3), "a: place smithy 2 3*", "b: place yard 4", "c: place yard 4", "a: place chow 5*")
    smithy, chow, up = 9 + 3, 9 + 5, 1 + 3
    expected: Counter[Hashable] = Counter()
    for one, other in permutations([0, 2, 3, 4, 5], 2):
        world = [0, up, 0, 0, 0, 0]
        world[one], world[other] = smithy, chow
        expected[tuple(world)] += 1
    for seat in (B, None):
        compare(table, seat, tokens_of(A), expected, 2000)


@pytest.mark.rules("Q26", "Q61")
def test_who_looked_at_a_token_knows_it_wherever_it_went_and_others_know_neither() -> None:
    """b looks at two tokens of a's in the chow hall; a third joins them, and one of the three moves on."""
    table = at(3, {"first_player": "a"}, hands={"a": "T05 T06", "b": "T03"}, allowance={"a": 4})
    do(table, "a: place chow 3* 5*", "b: tome peek", "b: place yard 2", "c: place yard 2", "a: place yard 4*")
    do(table, "b: place sewers L", "c: place sewers L", "a: tome move 4 yard>chow", "a: tome move 3 chow>smithy")
    chow, smithy = 9 + 5, 9 + 3
    expected: Counter[Hashable] = Counter()
    for pair in combinations(range(6), 2):
        for third in set(range(6)) - set(pair):
            for mover in (*pair, third):
                world = [0] * 6
                for token in (*pair, third):
                    world[token] = smithy if token == mover else chow
                known = tuple(world[token] if token in pair else 0 for token in range(6))
                expected[tuple(world), known] += 1

    def key(state: Any) -> Hashable:
        return tokens_of(A)(state), tuple(int(place) for place in state["peeked"][B][A])

    compare(table, C, key, expected, 9000)
    known_to_b = tuple(int(place) for place in table.state[0]["peeked"][B][A])
    for_b: Counter[Hashable] = Counter()
    for third in (0, 1, 3, 5):  # b knows 3 and 5, and that it was 3 that left; the third may be any other
        world = [0, 0, smithy, 0, chow, 0]
        world[third] = chow
        for_b[tuple(world), known_to_b] += 1
    compare(table, B, key, for_b, 2000)


@pytest.mark.rules("R76", "R89")
def test_guards_lie_in_any_order_until_somebody_looks() -> None:
    posts = {"yard": "GD01", "sewers": "GD05", "cell": "GD06"}
    others = {f"GD{number:02}": "home" for number in range(1, 13)} | {"GD09": "hidden"}
    table = at(1, guard_down=posts, guard=others | dict.fromkeys(posts.values(), "hidden"),
               guard_seen_by={"sewers": 1})  # fmt: skip
    expected: Counter[Hashable] = Counter()
    for yard, cell in permutations([1, 6, 9], 2):
        expected[yard, 5, cell] += 1
    compare(table, A, lambda state: tuple(int(state["guard_down"][place]) for place in (0, 1, 6)), expected, 1200)


# Tomes


def entry(kind: int, seat: int, what: int = 0) -> int:
    return kind + 8 * seat + 64 * what


def tome(name: str) -> int:
    return int(name[1:]) - 1


def tomes_at(unknown: str, log: list[int], **fields: Any) -> Table:
    """Three players; a, who watches, holds all tomes that are not in question."""
    named = {*unknown.split(), *fields.pop("discard", "").split()}
    own = [f"T{number:02}" for number in range(1, 23) if f"T{number:02}" not in named]
    hands = {"a": " ".join(own), **fields.pop("hands")}
    return at(3, hands=hands, tome_log=log + [0] * (96 - len(log)), logged=len(log), **fields)


def worlds(state: Any) -> Hashable:
    """b's and c's hands, what lies under the deck, and what b knows."""
    hands = tuple(frozenset(int(one) for one in state["hand"][seat].nonzero()[0]) for seat in (B, C))
    below = tuple(int(one) for one in state["under"][int(state["under_next"]) : int(state["puts"])])
    known = tuple((int(one), int(state["traced"][B][one])) for one in state["traced"][B].nonzero()[0])
    return hands, below, known


def test_hands_come_from_all_that_is_not_seen() -> None:
    table = tomes_at("T01 T03 T05 T07", [entry(DREW_TOP, B), entry(DREW_TOP, C)], hands={"b": "T01", "c": "T03"})
    expected: Counter[Hashable] = Counter()
    for b, c in permutations([0, 2, 4, 6], 2):
        expected[(frozenset([b]), frozenset([c])), (), ()] += 1
    compare(table, A, worlds, expected, 1500)


@pytest.mark.rules("Q61")
def test_a_tome_put_under_the_deck_is_followed_and_others_cannot_tell_whether_it_was_played() -> None:
    """b puts a tome under the deck, c draws it beside another one and plays one of the two."""
    log = [
        entry(DREW_TOP, B, TO_PAIR), entry(DREW_TOP, B, TO_PAIR), entry(KEPT, B), entry(DREW_TOP, C),
        entry(DREW_UNDER, C), entry(PLAYED, C, tome("T01")),
    ]  # fmt: skip
    table = tomes_at(
        "T03 T05 T07", log, discard="T01", hands={"b": "T03", "c": "T05"}, tome_discard={"T01": 1}, puts=1,
        under_next=1, under=[tome("T01"), 0, 0, 0, 0, 0], under_by=[2, 0, 0, 0, 0, 0],
    )  # fmt: skip
    expected: Counter[Hashable] = Counter()
    for kept, put, drawn, _ in permutations([0, 2, 4, 6]):
        if 0 in (put, drawn):
            left = drawn if put == 0 else put
            known = () if put == 0 else ((put, 1 + C),)
            expected[(frozenset([kept]), frozenset([left])), (), known] += 1
    assert len(expected) == 12
    compare(table, A, worlds, expected, 1800)


def test_whoever_plays_the_higher_copy_does_not_hold_the_lower() -> None:
    log = [entry(DREW_TOP, C), entry(DREW_TOP, C), entry(PLAYED, C, tome("T02"))]
    table = tomes_at("T01 T03 T05", log, discard="T02", hands={"c": "T03"}, tome_discard={"T02": 1})
    expected: Counter[Hashable] = Counter()
    for left in (2, 4):
        expected[(frozenset(), frozenset([left])), (), ()] += 1
    compare(table, A, worlds, expected, 600)


@pytest.mark.rules("Q35", "Q61")
@pytest.mark.parametrize("played", [False, True])
def test_two_tomes_drawn_across_a_shuffle(played: bool) -> None:
    """b draws the deck's last tome, then one of the two that were shuffled; nobody sees which is kept."""
    log = [
        entry(PLAYED, A, tome("T07")), entry(PLAYED, A, tome("T09")), entry(DREW_TOP, C),
        entry(DREW_TOP, B, TO_PAIR), entry(SHUFFLED, A), entry(DREW_TOP, B, TO_PAIR), entry(KEPT, B),
    ] + ([entry(PLAYED, B, tome("T07"))] if played else [])  # fmt: skip
    table = tomes_at(
        "T03 T05 T07 T09", log, hands={"c": "T03"} if played else {"c": "T03", "b": "T07"}, puts=1,
        under=[tome("T05"), 0, 0, 0, 0, 0], under_by=[2, 0, 0, 0, 0, 0], traced={"b": {"T05": "under"}},
        tome_discard={"T07": 1} if played else {},
    )  # fmt: skip
    expected: Counter[Hashable] = Counter()
    for held, last in permutations([2, 4]):
        for second in (6, 8):
            for kept, put in ((last, second), (second, last)):
                if not played:
                    expected[(frozenset([kept]), frozenset([held])), (put,), ((put, UNDER),)] += 1
                elif kept == 6:
                    expected[(frozenset(), frozenset([held])), (put,), ((put, UNDER),)] += 1
    compare(table, A, worlds, expected, 1200)


@pytest.mark.rules("Q61")
def test_the_seat_that_put_it_there_knows_it_until_two_are_drawn_at_once() -> None:
    """a put T05 under the deck; b draws it with another and puts one of them back: a cannot tell which."""
    log = [
        entry(DREW_TOP, A, TO_PAIR), entry(DREW_TOP, A, TO_PAIR), entry(KEPT, A), entry(DREW_TOP, B, TO_PAIR),
        entry(DREW_UNDER, B, TO_PAIR), entry(KEPT, B),
    ]  # fmt: skip
    table = tomes_at(
        "T03 T05 T07", log, discard="T07", hands={"b": "T03"}, tome_discard={"T07": 1}, puts=2, under_next=1,
        under=[tome("T05"), tome("T05"), 0, 0, 0, 0], under_by=[1, 2, 0, 0, 0, 0], traced={"b": {"T05": "under"}},
    )  # fmt: skip
    expected: Counter[Hashable] = Counter()
    for kept, put in permutations([2, 4]):
        expected[(frozenset([kept]), frozenset()), (put,), ((put, UNDER),)] += 1
    compare(table, A, worlds, expected, 600)
