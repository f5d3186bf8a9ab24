"""What a seat cannot know is redrawn with the right odds: small cases counted out by hand, compared by chi-square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from random import Random
from typing import Any

import numpy as np
import pytest
from lockup_table import at, do
from scipy.stats import chisquare

from turnkey import Impossible
from turnkey.core.layout import lift
from turnkey.core.secrecy import SPECTATOR, erase
from turnkey.core.table import Table

TOKENS = ("L", "2", "3", "4", "5", "E")
A, B, C = range(3)
DREW_TOP, DREW_UNDER, KEPT, PLAYED, SHUFFLED = range(5)
TO_PAIR, LONG_AGO = 1, 7
TITLES = [f"T{number:02}" for number in range(1, 23, 2)]
FEW = 5  # worlds that are drawn interpreted, too: the same ones
LEAST = 0.001  # a true sampler is refused once in a thousand runs; the seeds are fixed


def compare(
    table: Table, seat: int | None, key: Callable[[Any], Hashable], expected: Counter[Hashable], n: int
) -> None:
    """Redraw n worlds for a seat: nothing but what was expected may come, and that as often as expected."""
    game, watcher = table.game, SPECTATOR if seat is None else seat
    twins = np.repeat(table.state, n)
    game.engine("compiled").redraw(twins, table.book, watcher, np.array([7], np.uint64))
    few = np.repeat(table.state, FEW)
    game.engine("interpreted").redraw(few, table.book, watcher, np.array([7], np.uint64))
    assert few.tobytes() == twins[:FEW].tobytes()
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
    if len(rows) > 1:
        assert chisquare(counts, [n * expected[row] / weight for row in rows]).pvalue > LEAST


def tokens_of(seat: int) -> Callable[[Any], Hashable]:
    return lambda state: tuple(int(place) for place in state["token"][seat])


# Tokens


@pytest.mark.rules("Q62")
def test_unseen_tokens_lie_in_every_way_alike() -> None:
    table = do(at(3), "a: place smithy 2 3* end", "b: place yard 4 end", "c: place yard 4 end", "a: place chow 5* end")
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
    table = at(3, {"first_player": "a"}, hands={"a": "T05 T05", "b": "T03"}, allowance={"a": 4})
    do(
        table,
        "a: place chow 3* 5* end",
        "b: tome peek",
        "b: place yard 2 end",
        "c: place yard 2 end",
        "a: place yard 4* end",
    )
    do(table, "b: place sewers L end", "c: place sewers L end", "a: tome move 4 chow", "a: tome move 3 smithy")
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


@pytest.mark.rules("Q26", "Q61")
def test_who_saw_a_token_leave_knows_that_an_earlier_look_elsewhere_was_at_another_one() -> None:
    """c looks at what lies in the Yard, b at 3 in the Chow Hall; the one from the Yard joins it, and 3 moves on."""
    table = at(3, {"first_player": "a"}, hands={"a": "T05 T05", "b": "T03", "c": "T03"}, allowance={"a": 4})
    do(
        table,
        "a: place yard 4* end",
        "b: place sewers 2 end",
        "c: tome peek",
        "c: place sewers 2 end",
        "a: place chow 3* end",
        "b: tome peek chow",
        "b: place smithy L end",
        "c: place smithy L end",
        "a: tome move 4 chow",
        "a: tome move 3 cell",
    )
    for seed in range(20):
        board = table.determinize("b", seed).view("c")["board"]
        at_chow, at_cell = (board[place]["crews"][0]["face_down"] for place in (5, 6))
        assert at_chow != [None]
        assert at_cell == [None]


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


def entry(kind: int, seat: int, what: int = 0) -> int:
    return kind + 8 * seat + 64 * what


# Tomes: whole courses of events are counted out, copies of a title apart, and what a watcher saw sorts them


Card = tuple[str, int]  # a title, and which copy of it, which nobody can see


@dataclass(frozen=True)
class Tomes:
    """Where all tomes are, and what happened to them: each step with its seat and its card."""

    deck: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...] = ((), (), ())
    pair: tuple[Card, ...] = ()
    below: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    steps: tuple[tuple[str, int, str], ...] = ()
    put: tuple[tuple[int, str], ...] = ()  # all that was ever put under the deck, and by whom

    def did(self, step: str, seat: int, card: Card, **change: Any) -> Tomes:
        return replace(self, steps=(*self.steps, (step, seat, card[0])), **change)

    def with_hand(self, seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(one for one in cards if one != card)


def after(world: Tomes, step: str, seat: int) -> Iterator[Tomes]:
    """Every way in which a step can come about, each as likely: `draw`, `choose` (draw one of two), `keep`, `play`."""
    if step in ("draw", "choose"):
        if not world.deck and not world.below:
            world = replace(world, deck=world.discard, discard=(), steps=(*world.steps, ("shuffle", A, "")))
        for card in world.deck or world.below[:1]:
            name = f"{step} {'top' if world.deck else 'under'}"
            left: dict[str, Any] = {"deck": without(world.deck, card)} if world.deck else {"below": world.below[1:]}
            if step == "draw":
                left["hands"] = world.with_hand(seat, (*world.hands[seat], card))
            else:
                left["pair"] = (*world.pair, card)
            yield world.did(name, seat, card, **left)
    elif step == "keep":
        for kept, put in permutations(world.pair):
            yield world.did(
                step, seat, put, hands=world.with_hand(seat, (*world.hands[seat], kept)), pair=(),
                below=(*world.below, put), put=(*world.put, (seat, put[0])),
            )  # fmt: skip
    else:
        for card in world.hands[seat]:
            hand = world.with_hand(seat, without(world.hands[seat], card))
            yield world.did(step, seat, card, hands=hand, discard=(*world.discard, card))


def seen_of(step: tuple[str, int, str], watcher: int | None) -> tuple[str, int, str]:
    """What a watcher sees of a step: its own cards, and what is played."""
    name, seat, _ = step
    return step if seat == watcher or name == "play" else (name, seat, "?")


def counted_out(start: Tomes, truth: Tomes, script: list[tuple[str, int]], watcher: int | None) -> list[Tomes]:
    """All courses of the script that look to the watcher like the true one."""
    found = [start]
    for step, seat in script:
        found = [
            later
            for world in found
            for later in after(world, step, seat)
            if all(
                seen_of(one, watcher) == seen_of(other, watcher)
                for one, other in zip(later.steps, truth.steps, strict=False)
            )
        ]
    return found


def written(truth: Tomes, watcher: int | None) -> Table:
    """The position that this course leads to. What is not in question the watcher drew before; or, for spectators, it
    was played long ago."""
    rest = Counter(dict.fromkeys(TITLES, 2)) - Counter(title for title, _ in starting_deck(truth))
    hands = [Counter(title for title, _ in hand) for hand in truth.hands]
    discard = Counter(title for title, _ in truth.discard)
    if watcher is None:
        discard += rest
        log, drew = [entry(PLAYED, LONG_AGO, TITLES.index(title)) for title in rest.elements()], []
    else:
        hands[watcher] += rest
        log, drew = [entry(DREW_TOP, watcher)] * rest.total(), list(rest.elements())
    for name, seat, title in truth.steps:
        step, _, where = name.partition(" ")
        if step in ("draw", "choose"):
            log.append(entry(DREW_TOP if where == "top" else DREW_UNDER, seat, TO_PAIR if step == "choose" else 0))
            drew += [title] if where == "top" else []
        else:
            kind = {"keep": KEPT, "play": PLAYED, "shuffle": SHUFFLED}[step]
            log.append(entry(kind, seat, TITLES.index(title) if step == "play" else 0))
    return at(
        3,
        hand=dict(zip("abc", hands, strict=True)),
        tome_discard=discard,
        tome_log=log + [0] * (96 - len(log)),
        logged=len(log),
        drew=drew + [0] * (56 - len(drew)),
        draws=len(drew),
        under=[title for _, title in truth.put] + [0] * (6 - len(truth.put)),
        under_by=[1 + seat for seat, _ in truth.put] + [0] * (6 - len(truth.put)),
        puts=len(truth.put),
        under_next=len(truth.put) - len(truth.below),
    )


def starting_deck(truth: Tomes) -> tuple[Card, ...]:
    return (*truth.deck, *truth.pair, *truth.below, *truth.discard, *(card for hand in truth.hands for card in hand))


def key_of(world: Tomes, watcher: int | None) -> Hashable:
    hands = [tuple(sorted(title for title, _ in world.hands[seat])) for seat in (A, B, C) if seat != watcher]
    return (*hands, tuple(title for _, title in world.put), tuple(sorted(title for title, _ in world.deck)))


def key_of_twin(state: Any, watcher: int | None) -> Hashable:
    def named(counts: Any) -> tuple[str, ...]:
        return tuple(title for title, count in zip(TITLES, counts, strict=True) for _ in range(count))

    hands = [named(state["hand"][seat]) for seat in (A, B, C) if seat != watcher]
    return (*hands, tuple(TITLES[one - 1] for one in state["under"][: state["puts"]]), named(state["deck"]))


def course(deck: str, script: str) -> tuple[Tomes, list[tuple[str, int]]]:
    """`b draw, b choose, b choose, b keep, c play`, with a deck of a few cards."""
    cards = tuple((title, copy) for title, count in Counter(deck.split()).items() for copy in range(count))
    steps = [(step, "abc".index(seat)) for seat, step in (one.split() for one in script.split(", "))]
    return Tomes(cards), steps


LIBRARY = "{0} choose, {0} choose, {0} keep"
COURSES = {
    "hands come from all that is not seen": ("T01 T01 T03 T05", "b draw, c draw"),
    "who plays one of two copies may hold the other": ("T01 T01 T03 T05", "c draw, c draw, c play"),
    "a played tome may have been any of the hand": (
        "T01 T01 T03 T05 T05 T07", "b draw, c draw, b draw, b play, c draw, b draw, b play",
    ),
    "drawn from under the deck, and one of three is played": (
        "T01 T01 T03 T03 T05", f"{LIBRARY.format('b')}, c draw, c draw, a draw, c draw, c play, c play",
    ),
    "known in a hand, and perhaps played": (
        "T01 T01 T03 T03 T05 T05", f"{LIBRARY.format('a')}, b draw, b draw, c draw, c draw, b draw, b play, b play",
    ),
    "drawn from under the deck beside another": (
        "T01 T03 T03 T05 T07", f"{LIBRARY.format('b')}, c draw, c draw, {LIBRARY.format('a')}, c play",
    ),
    "put under the deck, drawn with another and put there again": (
        "T01 T03 T03 T05", f"{LIBRARY.format('a')}, c draw, {LIBRARY.format('b')}, b play, a draw",
    ),
    "across a shuffle": (
        "T01 T01 T03 T03", f"a draw, c draw, c draw, a play, c play, {LIBRARY.format('b')}, c draw, b play, c play",
    ),
    "the same title of two shuffles in a hand": (
        "T01 T01 T03 T03 T05", "b draw, b draw, c draw, c draw, c play, b play, a draw, b draw, c draw, b play, c play",
    ),
}  # fmt: skip


@pytest.mark.rules("R42", "R45", "Q35", "Q61")
@pytest.mark.parametrize("watcher", [A, B, None])
@pytest.mark.parametrize("name", COURSES)
def test_tomes_come_as_often_as_courses_of_events_lead_to_them(name: str, watcher: int | None) -> None:
    start, script = course(*COURSES[name])
    luck = Random(name)
    for _ in range(4):
        truth = start
        for step, seat in script:
            truth = luck.choice(list(after(truth, step, seat)))
        if watcher is None and any(step == "shuffle" for step, _, _ in truth.steps):
            continue  # what was played long ago would be shuffled, too
        expected = Counter(key_of(world, watcher) for world in counted_out(start, truth, script, watcher))
        n = 60 * len(expected) + 1000
        compare(written(truth, watcher), watcher, lambda twin: key_of_twin(twin, watcher), expected, n)


@pytest.mark.rules("Q61")
def test_a_world_of_one_seat_redrawn_for_another_still_fits() -> None:
    """What each seat drew and put under the deck goes with the world: the next redraw builds upon it."""
    start, script = course(*COURSES["drawn from under the deck beside another"])
    luck = Random(4)
    for seed in range(30):
        truth = start
        for step, seat in script:
            truth = luck.choice(list(after(truth, step, seat)))
        table = written(truth, A)
        twin = table.determinize("c", seed)
        for watcher in ("a", "b"):
            again = twin.determinize(watcher, seed)
            assert again.view(watcher) == twin.view(watcher)
            assert not table.game.definition.faults(lift(again.state[0]), lift(table.book[0]))


@pytest.mark.rules("Q61")
@pytest.mark.parametrize(("held", "played"), [("T07 T07", ""), ("T07", "T03"), ("", "T03 T03 T09")])
def test_a_written_position_with_a_tome_under_the_deck(held: str, played: str) -> None:
    """Whoever put it there kept another one, and holds it or has played it."""
    below: dict[str, Any] = {"puts": 1, "under": ["T05", 0, 0, 0, 0, 0], "under_by": [2, 0, 0, 0, 0, 0]}
    table = at(3, hands={"b": held, "c": "T01"}, tome_discard=Counter(played.split()), **below)
    assert table.view("b")["known_under"] == ["T05"]
    for watcher in ("a", "b", "c", None):
        known = {
            tuple(twin.view("b")["known_under"]) for twin in (table.determinize(watcher, seed) for seed in range(30))
        }
        assert (known == {("T05",)}) == (watcher == "b")
        for seed in range(10):
            twin = table.determinize(watcher, seed)
            assert not table.game.definition.faults(lift(twin.state[0]), lift(table.book[0]))
            assert twin.view(watcher) == table.view(watcher)
    with pytest.raises(Impossible, match="keeps another"):
        at(3, **below)
