"""Q46: what a seat cannot know is redrawn with the right odds.

The worlds are enumerated here apart from the rules, out of nothing but the record that the seat may read: each draw
that it did not see may have been any card that the piles' make-up allows, each kind given unseen any that the giver
held, and each check that it was no part of counts by the number of ways in which half the hand could have shown its
result.
"""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import comb
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from locked_out_table import faults, redacted
from scipy.stats import chisquare

import turnkey
from sampling import SWEEP, of
from turnkey.core.table import Table

GAME = turnkey.game("locked_out")
ORANGE = ("ir", "lockpick", "keycard", "iris")
PURPLE = ("cipher", "voice", "neural", "root")
RESOURCES = ("oxygen", "power", "fuel")
LOOT = (
    "corkscrew", "iron", "gambling", "postcards", "gun", "boots", "scope", "earbud",
    "mug", "parrot", "whisky", "chart", "ring", "opal", "bonds", "crown",
)  # fmt: skip
ROOMS = ("2", "3", "4", "5", "2a", "6", "7", "8")
SAMPLES = of(10_000, sample=2_000)
LEAST_LIKELY = 1e-5  # a right answer looks as wrong as this once in a hundred thousand comparisons


# The worlds, one by one


@dataclass(frozen=True)
class World:
    """What was drawn from where, in order; the cards in each hand; the kinds given."""

    drawn: tuple[tuple[str, str], ...] = ()
    hands: tuple[tuple[str, ...], ...] = ()
    given: tuple[str, ...] = ()
    shown: str = ""

    def without(self, seat: int, card: str) -> World | None:
        if card not in self.hands[seat]:
            return None
        left = list(self.hands[seat])
        left.remove(card)
        return self.holding(seat, tuple(left))

    def having(self, seat: int, card: str) -> World:
        return self.holding(seat, tuple(sorted((*self.hands[seat], card))))

    def holding(self, seat: int, hand: tuple[str, ...]) -> World:
        hands = tuple(hand if other == seat else held for other, held in enumerate(self.hands))
        return World(self.drawn, hands, self.given, self.shown)


def sort_of(card: str) -> str:
    return "loot" if card in LOOT else "resource" if card in RESOURCES else "access"


@cache
def next_cards(drawn: tuple[tuple[str, str], ...], room: str) -> tuple[tuple[str, float], ...]:
    """The odds of each kind on top of a pile, given all that was drawn before (R3-R6)."""
    here = [card for where, card in drawn if where == room]
    colour = ORANGE if room in ROOMS[:4] else PURPLE
    left = {"access": 2, "loot": 2, "resource": 4 if room == "2a" else 2}
    for card in here:
        left[sort_of(card)] -= 1
    total = sum(left.values())
    gone = Counter(card for _, card in drawn)
    pools = {"loot": {card: 1 - gone[card] for card in LOOT}, "resource": {card: 6 - gone[card] for card in RESOURCES}}
    pair = [card for card in here if card in colour]
    pools["access"] = {pair[0]: 1} if pair else {card: 1 for card in colour if not gone[card]}
    odds = []
    for sort, pool in pools.items():
        for card, count in pool.items():
            if left[sort] and count:
                odds.append((card, left[sort] / total * count / sum(pool.values())))
    return tuple(odds)


def worlds(text: str) -> dict[World, float]:
    """Every world that fits what a seat's record tells, with its share of the odds."""
    head, told = text.split("\n\n", 1)
    players = int(head.split("players=")[1].split()[0])
    steps = [step.strip() for line in told.splitlines() for step in line.split(";")]
    now = {World(hands=(("booty",),) * players): 1.0}
    room, drawer, suspect = "", 0, 0
    shown = False
    for number, step in enumerate(steps):
        words = step.split()
        fresh: dict[World, float] = defaultdict(float)
        actor = int(words[0][1]) - 1 if words[0].startswith("p") else -1
        if shown and (actor == drawer or words[0] == "*"):  # all have answered: the drawer keeps it
            now = {
                World(one.drawn, one.having(drawer, one.shown).hands, one.given, ""): odds for one, odds in now.items()
            }
            shown = False
        if words[1] == "move":
            room, drawer = words[2], actor
            continue
        if words[1] == "accuse":
            suspect = int(words[2][1]) - 1
            continue
        for one, odds in now.items():
            for after, share in follow(one, words, actor, room, drawer, suspect, steps[number + 1 :]):
                fresh[after] += odds * share
        shown = words[1] == "draw" or (shown and words[1] != "swap")
        now = dict(fresh)
    if shown and not steps[-1].endswith(("pass",)) and not steps[-1].startswith("* draw"):
        now = {World(one.drawn, one.having(drawer, one.shown).hands, one.given, ""): odds for one, odds in now.items()}
    total = sum(now.values())
    return {one: odds / total for one, odds in now.items()}


def follow(
    one: World, words: list[str], actor: int, room: str, drawer: int, suspect: int, later: list[str]
) -> Iterator[tuple[World, float]]:
    """What a step makes of a world, with its odds there; nothing, if it cannot have been."""
    verb, rest = words[1], words[2:]
    if verb == "draw":
        for card, odds in next_cards(one.drawn, room):
            if rest[0] in ("?", card):
                yield World((*one.drawn, (room, card)), one.hands, one.given, card), odds
    elif verb == "swap":
        for card in set(one.hands[actor]) if rest[0] == "?" else {rest[0]}:
            after = one.without(actor, card)
            if after:
                after = after.having(drawer, card).having(actor, one.shown)
                yield World(after.drawn, after.hands, (*one.given, card), ""), 1.0
    elif verb == "search":
        half = one.without(actor, rest[0])
        whole = half and half.without(actor, rest[1])
        if whole:
            yield whole, 1.0
    elif verb == "take":
        after = one.without(suspect, rest[0])
        if after:
            yield after, 1.0
    elif verb == "check" and rest != ["none"]:
        ways = ways_to_look(one.hands[suspect], rest, later)
        if ways:
            yield one, ways / comb(len(one.hands[suspect]), len(rest))
    elif verb in ("play", "answer") and rest[0] != "decline":
        after = one.without(actor, rest[0])
        if after:
            yield after, 1.0
    else:
        yield one, 1.0


def ways_to_look(hand: tuple[str, ...], seen: list[str], later: list[str]) -> float:
    """In how many ways the cards looked at could have been these, or could have shown what was then taken."""
    held = Counter(hand)
    if "?" not in seen:
        ways = 1
        for card, count in Counter(seen).items():
            ways *= comb(held[card], count)
        return ways
    size, looked = len(hand), len(seen)
    access = sum(held[card] for card in (*ORANGE, *PURPLE))
    if not later:  # it was found, and is not taken yet
        return comb(size, looked) - comb(size - access, looked)
    taken = later[0].split()
    if taken[1] != "take":
        return comb(size - access, looked)
    return comb(size, looked) - comb(size - held[taken[2]], looked)


# The worlds that are drawn


def drawn_worlds(
    table: Table, seat: int, order: list[tuple[str, int]], swaps: list[tuple[str, int]], samples: int = SAMPLES
) -> Counter[Any]:
    """How often each world comes up when a table is redrawn, compiled."""
    positions = np.repeat(table.state, samples)
    dice = np.array([random.Random(5).getrandbits(63)], np.uint64)
    GAME.engine("compiled").redraw(positions, table.book, seat, dice)
    names = (
        "none",
        *(action.notation.split()[1] for action in GAME.definition.words.actions if action.verb.word == "swap"),
    )
    drawn = [positions["pile"][:, ROOMS.index(room), place] for room, place in order]
    given = [positions["given"][:, ROOMS.index(room), place] for room, place in swaps]
    kinds, counts = np.unique(np.array(drawn + given).T, axis=0, return_counts=True)
    return Counter(
        {
            (tuple(names[kind] for kind in row[: len(order)]), tuple(names[kind] for kind in row[len(order) :])): int(
                count
            )
            for row, count in zip(kinds, counts, strict=True)
        }
    )


def draws_of(text: str) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """The places drawn from, in order, and those at which something was given."""
    order: list[tuple[str, int]] = []
    swaps: list[tuple[str, int]] = []
    room = ""
    for step in (step.strip().split() for line in text.split("\n\n", 1)[1].splitlines() for step in line.split(";")):
        if step[1] == "move":
            room = step[2]
        elif step[1] == "draw":
            order.append((room, sum(where == room for where, _ in order)))
        elif step[1] == "swap":
            swaps.append(order[-1])
    return order, swaps


PILES = """\
* pile 2: ir oxygen gun ir fuel crown
* pile 3: boots lockpick power lockpick mug oxygen
* pile 4: keycard ring fuel scope power keycard
* pile 5: iris parrot oxygen iris opal power
* pile 2a: oxygen cipher fuel iron power cipher whisky fuel
* pile 6: voice corkscrew power voice chart fuel
* pile 7: neural bonds oxygen neural gambling power
* pile 8: root earbud fuel root postcards oxygen
* first p1
"""

STORIES = {
    "hidden draws, one of them played": (
        "p1: move 2; * draw ir; p1: done; p2: move 3; * draw boots; p2: done; p3: move 4; * draw keycard; p3: done;"
        "* maint p1 oxygen=7 power=7 fuel=7; p2: move 2a; * draw oxygen; p2: play oxygen; p2: done"
    ),
    "a card played that was seen to come, beside one that was not": (
        "p1: move 2; * draw ir; p1: done; p2: move 2; * draw oxygen; p1: pass; p2: done; p3: move 4; * draw keycard;"
        "p3: done; * maint p1 oxygen=7 power=7 fuel=7; p2: move 2a; * draw oxygen; p2: play oxygen; p2: done"
    ),
    "loot searched with and a resource played": (
        "p1: move 3; * draw boots; p1: done; p2: move 2; * draw ir; p2: done; p3: move 4; * draw keycard; p3: done;"
        "* maint p1 oxygen=7 power=7 fuel=7; p2: move 2a; * draw oxygen; p2: done; p3: move 3; * draw lockpick;"
        "p1: pass; p3: done; p1: move 4; * draw ring; p1: done; * maint p2 oxygen=6 power=6 fuel=6;"
        "p3: move 2a; * draw cipher; p2: pass; p3: play keycard; p3: accuse p1; p1: answer decline; * check boots ring;"
        "p3: done"
    ),
    "an exchange unseen, and the card may be in either hand": (
        "p1: move 2; * draw ir; p1: done; p2: move 3; * draw boots; p2: done; p3: move 3; * draw lockpick;"
        "p2: swap boots; p3: done; * maint p1 oxygen=7 power=7 fuel=7; p2: move 2a; * draw oxygen; p2: done"
    ),
    "an exchange unseen, then a card played that may have come by it": (
        "p1: move 2; * draw ir; p1: done; p2: move 3; * draw boots; p2: done; p3: move 3; * draw lockpick;"
        "p2: swap booty; p3: done; * maint p1 oxygen=7 power=7 fuel=7; p2: move 4; * draw keycard; p2: done;"
        "p3: move 4; * draw ring; p2: swap lockpick; p3: play lockpick; p3: accuse p2; p2: answer decline;"
        "* check boots keycard; p3: take keycard; p3: done"
    ),
    "a check between others that found nothing": (
        "p1: move 2; * draw ir; p1: done; p2: move 3; * draw boots; p2: done; p3: move 4; * draw keycard;"
        "p3: play keycard; p3: accuse p2; p2: answer decline; * check booty; p3: done"
    ),
    "a check between others that found something": (
        "p1: move 2; * draw ir; p1: done; p2: move 4; * draw keycard; p2: done; p3: move 3; * draw boots; p3: done;"
        "* maint p1 oxygen=7 power=7 fuel=7; p2: move 3; * draw lockpick; p3: pass; p2: done; p3: move 4; * draw ring;"
        "p3: done; p1: move 2a; * draw oxygen; p1: play ir; p1: accuse p2; p2: answer decline; * check keycard booty;"
        "p1: take keycard; p1: done"
    ),
    "both of a pair played, and an answer": (
        "p1: move 4; * draw keycard; p1: play keycard; p1: accuse p2; p2: answer decline; * check booty; p1: done;"
        "p2: move 2; * draw ir; p2: done; p3: move 2; * draw oxygen; p2: swap ir; p3: done;"
        "* maint p1 oxygen=7 power=7 fuel=7; p2: move 2a; * draw oxygen; p2: done; p3: move 2a; * draw cipher;"
        "p2: pass; p3: play ir; p3: accuse p2; p2: answer decline; * check oxygen booty; p3: done"
    ),
}


def told(story: str, seat: int | None) -> tuple[Table, str]:
    table = turnkey.replay(f"game locked_out players=3\n\n{PILES}{story}", backend="interpreted")
    watcher = None if seat is None else table.seats[seat]
    told = [
        step.replace("=", "*", 1) for step in redacted(table, watcher) if not step.startswith(("* pile", "* first"))
    ]
    return table, f"players=3 redacted={watcher or 'spectators'}\n\n" + "\n".join(told)


# Whoever knows least of a story has most worlds to enumerate; the other seats of each are quick.
TOO_MANY = {("loot searched with and a resource played", 2)}
MANY = {
    ("loot searched with and a resource played", 1),
    ("an exchange unseen, then a card played that may have come by it", 0),
    ("a check between others that found something", 0),
    ("both of a pair played, and an answer", 0),
}
TOLD = [(story, seat) for story in STORIES for seat in range(3)]


@pytest.mark.rules("Q46", "Q16", "Q17", "R3", "R4", "R5")
@pytest.mark.parametrize(("story", "seat"), [one for one in TOLD if one not in TOO_MANY and (SWEEP or one not in MANY)])
def test_worlds_are_drawn_with_the_odds_of_an_enumeration(story: str, seat: int) -> None:
    table, text = told(STORIES[story], seat)
    order, swaps = draws_of(text)
    expected: dict[Any, float] = defaultdict(float)
    for one, odds in worlds(text).items():
        expected[tuple(card for _, card in one.drawn), one.given] += odds
    found = drawn_worlds(table, seat, order, swaps)
    assert set(found) <= set(expected), "a world was drawn that cannot be"
    for bins in range(20, of(24, sample=21)):
        compare(expected, found, lambda key, bins=bins: crc32(repr(key).encode()) % bins)
    for place in range(len(order)):
        compare(expected, found, lambda key, place=place: key[0][place])
    for place in range(len(swaps)):
        compare(expected, found, lambda key, place=place: key[1][place])


def compare(expected: dict[Any, float], found: Counter[Any], shown: Any) -> None:
    """Chi-square over what is shown of each world; what is rare is put together."""
    odds: dict[Any, float] = defaultdict(float)
    seen: Counter[Any] = Counter()
    for key, share in expected.items():
        odds[shown(key)] += share * SAMPLES
    for key, count in found.items():
        seen[shown(key)] += count
    rare = {key for key, share in odds.items() if share < 10}
    pairs = [(seen[key], share) for key, share in odds.items() if key not in rare]
    if rare:
        pairs.append((sum(seen[key] for key in rare), sum(odds[key] for key in rare)))
    pairs = [(count, share) for count, share in pairs if share > 0]
    if len(pairs) > 1:
        counts, shares = zip(*pairs, strict=True)
        scaled = np.array(shares) * (sum(counts) / sum(shares))
        assert chisquare(counts, scaled).pvalue > LEAST_LIKELY, (counts, shares)


@pytest.mark.rules("Q46")
@pytest.mark.parametrize("seat", ["p1", "p2", "p3", "p4", None])
def test_a_story_that_leaves_hardly_any_world_has_another_one_all_the_same(seat: str | None) -> None:
    """Sixty-six steps at a table of four. The same throws give the same world whichever of them is the true one."""
    position = json.loads((Path(__file__).parent / "positions" / "tight_story.json").read_text())
    table = turnkey.game("locked_out").position(position, seed=1, backend="compiled")
    twins = [table.determinize(seat, seed) for seed in range(4)]
    for twin in twins:
        assert faults(twin) == []
        assert twin.view(seat) == table.view(seat)
        assert twin.determinize(seat, 7).state.tobytes() == table.determinize(seat, 7).state.tobytes()
    assert any(twin.state["pile"].tobytes() != table.state["pile"].tobytes() for twin in twins)
