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
from turnkey.games.lockdown.state import CAME, GIVEN, MOST_GIFTS, MOST_STORY, PLAYED
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
}


def at(options: dict[str, Any] | None = None, **position: Any) -> Table:
    given = {"players": 3, "options": options or {}, "position": position}
    return LOCKDOWN.position(given, seed=1, backend="interpreted")


def held(table: Table, name: str, seat: int) -> tuple[str, ...]:
    """A hand (or box) as its cards in order."""
    dumped = table.dump()["position"][name][f"p{seat + 1}"]
    return tuple(sorted(card for card, count in dumped.items() for _ in range(count)))


def worlds(table: Table, seat: int, of: Callable[[Table], Hashable], count: int = WORLDS) -> Counter[Hashable]:
    return Counter(of(table.determinize(seat, number)) for number in range(count))


def check(found: Counter[Hashable], expected: Counter[Hashable]) -> None:
    assert set(found) <= set(expected)  # what is possible and did not come counts in the odds
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


# What befell P2's hand, as everybody saw it, while P3 watches; P2's cards in the end, and what was given.
STORIES: dict[str, tuple[str, str, dict[str, str]]] = {
    "a gift before and one after": ("came p1 bat p1", "saw meat", {"p1": "saw meat"}),
    "two gifts, then two cards": ("came p1 p1 bat pistol", "saw", {"p1": "bat saw"}),
    "three gifts of which one was a second bat": ("came p1 p1 bat p1 bat", "saw meat", {"p1": "bat bat meat"}),
    "gifts of two seats": ("p1 came p4 bat p4", "saw meat meat", {"p1": "saw", "p4": "bat meat"}),
    "the watcher gave something too": ("p3 p1 came bat", "pistol saw", {"p3": "bat", "p1": "saw"}),
}
STOCK = {"walkie": 0, "drink": 0, "pistol": 1, "can": 0, "bat": 3, "saw": 1, "molotov": 0, "meat": 2, "keys": 1}
WATCHER = "p3"


def told(words: list[str], names: list[str]) -> list[int]:
    """A story as the record holds it."""
    codes = {"came": CAME} | {f"p{seat + 1}": GIVEN + seat for seat in range(6)}
    codes |= {card: PLAYED + number for number, card in enumerate(names)}
    return [codes[word] for word in words]


def after(words: list[str], cards: list[str], giver: str) -> tuple[str, ...]:
    """Q67, by its words: what a giver knows in the end, if these cards came to the hand in order."""
    known: Counter[str] = Counter()
    coming = iter(cards)
    for word in words:
        if word in STOCK:
            known[word] = max(known[word] - 1, 0)
        else:
            card = next(coming)
            known[card] += word == giver
    return tuple(sorted(known.elements()))


def imagined(words: list[str], own: str, unseen: list[str]) -> Counter[Hashable]:
    """Every way to lay the unseen cards into the hand, and to play any of its cards, that fits what was seen."""
    givers = sorted({word for word in words if word.startswith("p") and word[1:].isdecimal()} - {WATCHER})
    came = [word for word in words if word not in STOCK]
    weights: Counter[Hashable] = Counter()
    own_slots = [slot for slot, word in enumerate(came) if word == WATCHER]
    for laid in set(itertools.permutations(enumerate(unseen), len(came) - len(own_slots))):
        cards = [card for _, card in laid]
        for slot in own_slots:
            cards.insert(slot, own)
        worlds: list[tuple[int, frozenset[int]]] = [(0, frozenset())]  # how many came, which of them were played
        for word in words:
            following = []
            for count, gone in worlds:
                here = [slot for slot in range(count) if slot not in gone]
                if word not in STOCK:
                    following.append((count + 1, gone))
                    continue
                mine = [slot for slot in here if slot in own_slots]
                taken = [slot for slot in mine if word == own] or [slot for slot in here if slot not in mine]
                following += [(count, gone | {slot}) for slot in taken if cards[slot] == word]
            worlds = following
        for count, gone in worlds:
            hand = tuple(sorted(cards[slot] for slot in range(count) if slot not in gone))
            weights[hand, tuple(after(words, cards, giver) for giver in givers)] += 1
    return weights


@pytest.mark.rules("Q67")
@pytest.mark.parametrize("story", STORIES)
def test_what_givers_know_after_cards_were_played(story: str) -> None:
    """Several gifts are not played independently of each other, and a card played is a gift of its kind gone."""
    line, hand, gifts = STORIES[story]
    words, names = line.split(), list(LOCKDOWN.layout["deck"].by[0])
    came = [word for word in words if word not in STOCK]
    gone = [word for word in words if word in STOCK]
    position: dict[str, Any] = {"gift_to": {}, "gift_was": {}, "gift_card": {}}
    cards = [gifts[word].split()[came[:place].count(word)] if word in gifts else "" for place, word in enumerate(came)]
    for giver, given in gifts.items():
        known = list(after(words, cards, giver))
        was = given.split()
        kept = [known.pop(known.index(card)) if card in known else None for card in reversed(was)][::-1]
        rest = [0] * (MOST_GIFTS - len(was))
        position["gift_to"][giver] = [2] * len(was) + rest
        position["gift_was"][giver] = [names.index(card) + 1 for card in was] + rest
        position["gift_card"][giver] = [0 if card is None else names.index(card) + 1 for card in kept] + rest
    table = LOCKDOWN.position(
        {
            "players": 4,
            "options": {"deck": ",".join(f"{card}:{count}" for card, count in STOCK.items())},
            "position": position
            | {
                "hand": {"p2": dict(Counter(hand.split())), "p3": {"keys": 1}},
                "discard": dict(Counter(gone)),
                "story": {"p2": told(words, names) + [0] * (MOST_STORY - len(words))},
            },
        },
        seed=1,
        backend="interpreted",
    )
    own = gifts.get(WATCHER, "")
    unseen = [card for card, count in STOCK.items() for _ in range(count) if card != "keys"]
    if own:
        unseen.remove(own)
    others = [giver for giver in sorted(gifts) if giver != WATCHER]

    def seen(world: Table) -> Hashable:
        known = world.dump()["position"]["gift_card"]
        return held(world, "hand", 1), tuple(
            tuple(sorted(names[number - 1] for number in known[giver] if number)) for giver in others
        )

    check(worlds(table, 2, seen, WORLDS // 2), imagined(words, own, unseen))


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
    claims = [action.id for action in LOCKDOWN.definition.words.actions if not action.verb.on_menus]
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
