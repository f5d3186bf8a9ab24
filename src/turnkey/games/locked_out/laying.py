"""Laying piles so that what is known of them comes true: for records and positions that do not tell them in full."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.core.errors import BadRecord
from turnkey.core.record_text import CHECK, DO, ROLL, Step
from turnkey.games.locked_out.book import LEFT_OVER, PAIR, copies_of
from turnkey.games.locked_out.events import FIRST_SEAT, PILE_CARD
from turnkey.games.locked_out.rules.story import sort_of
from turnkey.games.locked_out.state import (
    ACCESS,
    ACCESS_SORT,
    CARDS,
    CORRIDOR,
    IN_SET,
    KINDS,
    LOOT_SORT,
    ORANGE_ROOMS,
    RESOURCE_SORT,
    ROOMS,
)

Piles = list[list[str]]


def foretold(steps: Sequence[Step], options: Mapping[str, Any]) -> list[Step]:
    """The piles that a record leaves out, with the draws that it tells of on top."""
    told = {room_of(step) for step in steps if step.word == PILE_CARD.word}
    if told >= set(ROOMS) or not any(step.word == FIRST_SEAT.word for step in steps):
        return []
    if told:
        raise BadRecord("a record tells all eight piles or none: steps beginning with '* pile' are missing")
    tops: dict[str, list[str]] = {room: [] for room in ROOMS}
    here = ""
    for step in steps:
        word, *words = [step.word, *step.results] if step.kind == ROLL else step.text.split() or [""]
        if step.kind == DO and word == "move":
            here = " ".join(words)
        elif step.kind in (ROLL, CHECK) and word == "draw" and here in tops:
            tops[here] += words
    copies = Counter({name: copies_of(name, options) for name in KINDS})
    piles = lay_piles([tops[room] for room in ROOMS], copies, random.SystemRandom())
    return [
        Step(ROLL, word=PILE_CARD.word, of=room, results=tuple(pile)) for room, pile in zip(ROOMS, piles, strict=True)
    ]


def room_of(step: Step) -> str:
    """Whose pile a step tells of, in either form of a record."""
    return step.of or "".join(step.results[:1]).rstrip(":")


def lay_piles(tops: Piles, copies: Counter[str], luck: random.Random) -> Piles:
    """Eight piles that begin with these cards, all ways to lay the rest equally likely; or why there is none."""
    free = copies - Counter(card for top in tops for card in top)
    strange = [card for top in tops for card in top if card not in KINDS]
    if strange:
        raise BadRecord(f"{strange[0]!r} is no card")
    for card, count in Counter(card for top in tops for card in top).items():
        if count > copies[card]:
            raise BadRecord(f"{count} {card} are drawn, and the piles hold {copies[card]}")
    pairs = pairs_for(tops, luck)
    pools = {sort: [card for card in free.elements() if sort_of(CARDS.index(card)) == sort] for sort in (1, 2)}
    for pool in pools.values():
        luck.shuffle(pool)
    piles = []
    for room, top in enumerate(tops):
        sorts = Counter(sort_of(CARDS.index(card)) for card in top)
        most = {ACCESS_SORT: PAIR, LOOT_SORT: PAIR, RESOURCE_SORT: PAIR + (LEFT_OVER if room == CORRIDOR else 0)}
        if any(sorts[sort] > most[sort] for sort in most):
            raise BadRecord(f"no pile of {ROOMS[room]} begins with {' '.join(top)}: it is a pair, 2 loot, 2 resources")
        rest = [pairs[room]] * (PAIR - sorts[ACCESS_SORT])
        for sort in (LOOT_SORT, RESOURCE_SORT):
            rest += [pools[sort].pop() for _ in range(most[sort] - sorts[sort])]
        luck.shuffle(rest)
        piles.append([*top, *rest])
    return piles


def pairs_for(tops: Piles, luck: random.Random) -> list[str]:
    """The pair of each room: the one that shows already, the others by lot."""
    pairs: list[str] = []
    for room, top in enumerate(tops):
        seen = {card for card in top if card in ACCESS}
        colour = ACCESS[:IN_SET] if room < ORANGE_ROOMS else ACCESS[IN_SET:]
        if len(seen) > 1 or seen - set(colour):
            raise BadRecord(
                f"{' and '.join(sorted(seen))} cannot lie in {ROOMS[room]}: a pile has one pair of its colour"
            )
        pairs.append(seen.pop() if seen else "")
    for first, colour in ((0, ACCESS[:IN_SET]), (ORANGE_ROOMS, ACCESS[IN_SET:])):
        rooms = range(first, first + IN_SET)
        shown = [pairs[room] for room in rooms if pairs[room]]
        if len(set(shown)) < len(shown):
            raise BadRecord(f"the pair {max(shown, key=shown.count)} cannot lie in two rooms")
        left = [kind for kind in colour if kind not in shown]
        luck.shuffle(left)
        for room in rooms:
            pairs[room] = pairs[room] or left.pop()
    return pairs
