"""Laying piles so that what is known of them comes true: for records and positions that do not tell them in full."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Mapping, Sequence

from turnkey.core.errors import BadRecord
from turnkey.games.locked_out.book import LEFT_OVER, OPTIONS, PAIR, copies_of
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


def piles_for(steps: Sequence[str], options: Mapping[str, str]) -> list[str]:
    """The pile lines that a record leaves out, with the draws that it tells of on top."""
    told = {text.split()[2].rstrip(":") for text in steps if text.startswith("* pile ") and len(text.split()) > 2}
    if not any(text.startswith("* first ") for text in steps) or told >= set(ROOMS):
        return []
    tops: dict[str, list[str]] = {room: [] for room in ROOMS}
    here = ""
    for text in steps:
        moved = re.fullmatch(r"p\d: move (\w+)", text)
        drawn = re.fullmatch(r"\* draw (\w+)", text)
        if moved:
            here = moved.group(1)
        elif drawn and here in tops:
            tops[here].append(drawn.group(1))
    for text in steps:
        if text.startswith("* pile "):
            raise BadRecord("a record tells all eight piles or none: lines beginning with '* pile' are missing")
    values = OPTIONS.resolve({name: options[name] for name in ("hazards", "hazard_drop") if name in options})
    copies = Counter({name: copies_of(name, values) for name in KINDS})
    piles = lay_piles([tops[room] for room in ROOMS], copies, random.SystemRandom())
    return [f"* pile {room}: {' '.join(pile)}" for room, pile in zip(ROOMS, piles, strict=True)]


def lay_piles(tops: Piles, copies: Counter[str], luck: random.Random) -> Piles:
    """Eight piles that begin with these cards, each way to lay the rest as likely as any; or why there is none."""
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
