"""What a seat of Lockdown cannot know is redrawn with the right odds: small positions, enumerated."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Hashable
from typing import Any

import pytest
from scipy.stats import chisquare

import turnkey
from turnkey.core.table import Table
from turnkey.games.lockdown.state import MOST_GIFTS
from turnkey.lab.leaks import PROBES, twin_record

LOCKDOWN = turnkey.game("lockdown")
WORLDS = 800
FEW_WORLDS = 150  # where each takes long
TOO_UNLIKELY = 1e-4
DECK = {"deck": "walkie:0,drink:0,pistol:1,can:0,bat:2,saw:1,molotov:0,meat:1,keys:1"}
CARDS = ("pistol", "bat", "bat", "saw", "meat", "keys")

NO_MORE = [0] * (MOST_GIFTS - 1)
MEAT_FOR_P2 = {  # a gift of P1's; seats and cards are counted from 1, in the order of the ledger
    "gift_to": {"p1": [2, *NO_MORE]},
    "gift_card": {"p1": [8, *NO_MORE]},
    "gift_odds": {"p1": [10_000, *NO_MORE]},
}


def at(options: dict[str, Any] | None = None, **position: Any) -> Table:
    given = {"players": 3, "options": options or {}, "position": position}
    return LOCKDOWN.position(given, backend="interpreted")


def held(table: Table, name: str, seat: int) -> tuple[str, ...]:
    """A hand (or box) as its cards in order."""
    dumped = table.dump()["position"][name][f"p{seat + 1}"]
    return tuple(sorted(card for card, count in dumped.items() for _ in range(count)))


def worlds(table: Table, seat: int, of: Callable[[Table], Hashable], count: int = WORLDS) -> Counter[Hashable]:
    return Counter(of(table.determinize(seat, number)) for number in range(count))


def check(found: Counter[Hashable], expected: Counter[Hashable]) -> None:
    assert set(found) == set(expected)
    worlds, total = sum(found.values()), sum(expected.values())
    keys = sorted(expected, key=str)
    odds = chisquare([found[key] for key in keys], [worlds * expected[key] / total for key in keys])
    assert odds.pvalue > TOO_UNLIKELY


@pytest.mark.rules("R26", "Q67")
def test_unseen_cards_lie_anywhere_but_where_the_seat_knows_them() -> None:
    """P1 holds a bat and knows of a meat that it gave P2, who holds another card; P3 holds one."""
    table = at(
        DECK,
        hand={"p1": {"bat": 1}, "p2": {"meat": 1, "saw": 1}, "p3": {"keys": 1}},
        **MEAT_FOR_P2,
    )  # fmt: skip
    unseen = list(CARDS)
    unseen.remove("bat")
    unseen.remove("meat")
    expected: Counter[Hashable] = Counter()
    for one, other, *_ in itertools.permutations(unseen):
        expected[tuple(sorted(("meat", one))), (other,)] += 1
    check(worlds(table, 0, lambda world: (held(world, "hand", 1), held(world, "hand", 2))), expected)


@pytest.mark.rules("Q67")
def test_what_another_giver_knows_is_any_card_of_that_hand() -> None:
    """P3 watches: P1 gave P2 one of its two cards, and P2 has played nothing since."""
    table = at(
        DECK,
        hand={"p1": {"bat": 1}, "p2": {"meat": 1, "saw": 1}, "p3": {"keys": 1}},
        **MEAT_FOR_P2,
    )  # fmt: skip
    names = list(LOCKDOWN.layout["deck"].by[0])
    unseen = list(CARDS)
    unseen.remove("keys")
    expected: Counter[Hashable] = Counter()
    for gift, other, *_ in itertools.permutations(unseen):
        expected[tuple(sorted((gift, other))), gift] += 1
    check(
        worlds(
            table,
            2,
            lambda world: (
                held(world, "hand", 1),
                names[world.dump()["position"]["gift_card"]["p1"][0] - 1],
            ),
        ),
        expected,
    )


@pytest.mark.rules("R28", "R29")
def test_dice_under_the_box_are_any_dice() -> None:
    table = at(stage="walkie_floor", dice={"1": 1, "3": 1}, dice_rolled=2, dice_seen_by=1, hand={"p2": {"walkie": 1}})
    expected: Counter[Hashable] = Counter(tuple(sorted(pair)) for pair in itertools.product(range(6), repeat=2))

    def shown(world: Table) -> Hashable:
        dice = world.state["dice"][0]
        return tuple(face for face in range(6) for _ in range(dice[face]))

    check(worlds(table, 1, shown), expected)
    assert set(worlds(table, 0, shown)) == {(0, 2)}


@pytest.mark.rules("R17", "R35")
def test_choices_that_are_not_revealed_are_any_that_could_be() -> None:
    rooms = {"b": "6", "l": "5", "w": "4", "u": "2"}
    table = at({"talk": "silent"}, where=dict.fromkeys(("p1", "p2", "p3"), rooms))
    table.apply("p1", "vote p2")
    found = worlds(table, 1, lambda world: int(world.state["vote"][0][0]))
    check(found, Counter({1: 1, 2: 1, 3: 1}))


@pytest.mark.rules("Q61")
def test_after_a_new_delivery_cards_change_places_only_within_their_lot() -> None:
    """v13: the new deck's cards are known; P1 wonders about P2's old card and what P3 drew since."""
    table = at(
        {"variant": "v13"} | DECK,
        redelivered=1, new_deck={"bat": 1, "saw": 1, "pistol": 1},
        hand={"p1": {"bat": 1}, "p2": {"meat": 1}, "p3": {"saw": 1}}, boxed={"p3": {"keys": 1}},
        old_hand={"p1": {"bat": 1}, "p2": {"meat": 1}}, old_boxed={"p3": {"keys": 1}},
        old_size={"p1": 1, "p2": 1}, old_boxed_size={"p3": 1},
    )  # fmt: skip
    expected: Counter[Hashable] = Counter(
        ((old,), (new,)) for old in ("meat", "keys") for new in ("bat", "saw", "pistol")
    )
    found = worlds(table, 0, lambda world: (held(world, "hand", 1), held(world, "hand", 2)), FEW_WORLDS)
    check(found, expected)


def test_nothing_leaks_while_people_talk() -> None:
    """The audit's random play is silent: the same law with claims, made at random."""
    players, luck = 4, random.Random(4)
    claims = [action.id for action in LOCKDOWN.definition.actions if action.verb.outside]
    table = LOCKDOWN.deal(players, seed=players, backend="interpreted")
    while not table.over:
        seat = luck.choice(table.actors)
        wanted = luck.sample(claims, 4)
        said = next((claim for claim in wanted if table.may(seat, claim)), None)
        table.apply(seat, luck.choice(table.options(seat)) if said is None else said)
        if luck.random() < 0.06:
            for watcher in (*range(players), None):
                twin = table.determinize(watcher, luck.randrange(10**9))
                twin.record = twin_record(table, watcher, luck)
                for name, probe in PROBES.items():
                    assert probe(table, watcher) == probe(twin, watcher), (name, watcher)
