"""How Airlock is written in records and told in logs (section 10).

Every step of a seat carries its name (`1: take 20`, `1: @ -1,1`, `1: r0`, `1: +11`); what belongs to one placement
is written on one line (`1: take 20 @ -1,1 r0 +11`). The points at its end are a check that a record may leave out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from turnkey.core.notation import CHANCE, EVENT, Chance, Entry, Event, SeatedNotation, Step
from turnkey.games.airlock.actions import ACTIONS
from turnkey.games.airlock.book import facings_of, tiles_of
from turnkey.games.airlock.events import (
    COUNTED,
    DEAL_TILE,
    DEALT,
    FINAL_SCORE,
    IN_POOL,
    LOT,
    POOL_TILE,
    WINNERS,
    WON,
)
from turnkey.games.airlock.state import CELL_NAMES, FACING_NAMES, SEATS, TILE_NAMES

CHANCES = (
    Chance("deal", TILE_NAMES),
    Chance("pool", TILE_NAMES),
    Chance("lot", SEATS),
)

# In the order of events.py
EVENTS = (
    Event("deal", says=lambda number, *_: f"— Round {number}: who goes first? —", writes=lambda *_: "deal", alone=True),
    Event(
        "dealt",
        says=lambda seat, tile, _: f"Seat {SEATS[seat]} is dealt {TILE_NAMES[tile]}.",
        writes=lambda seat, tile, _: f"{SEATS[seat]}:{TILE_NAMES[tile]}",
    ),
    Event("deal tied", says=lambda *_: "The highest numbers are equal: those seats are dealt again."),
    Event("first player", says=lambda seat, number, _: f"Seat {SEATS[seat]} goes first in round {number}."),
    Event(
        "pool",
        says=lambda number, count, _: f"The pool of round {number}: {count} tiles.",
        writes=lambda *_: "pool",
        alone=True,
    ),
    Event("in pool", writes=lambda tile, *_: TILE_NAMES[tile]),
    Event("chooser", says=lambda seat, *_: f"Seat {SEATS[seat]} has the lowest score and names the first player."),
    Event("took", says=lambda seat, tile, _: f"Seat {SEATS[seat]} takes {TILE_NAMES[tile]}."),
    Event("started", says=lambda seat, tile, _: f"Seat {SEATS[seat]} begins a station with {TILE_NAMES[tile]}."),
    Event(
        "placed",
        says=lambda seat, tile, cell: (
            f"Seat {SEATS[seat]} connects {TILE_NAMES[tile]} at {CELL_NAMES[cell if cell is not None else 0]}."
        ),
    ),
    Event(
        "scored",
        says=lambda seat, points, _: f"Seat {SEATS[seat]} scores {points}.",
        writes=lambda seat, points, _: f"{SEATS[seat]}: +{points}",
    ),
    Event("discarded", says=lambda seat, tile, _: f"Nothing fits: seat {SEATS[seat]} discards {TILE_NAMES[tile]}."),
    Event("scrapped", says=lambda seat, count, _: f"Seat {SEATS[seat]} scraps its station of {count}."),
    Event("points lost", says=lambda seat, points, _: f"Seat {SEATS[seat]} loses {points} points with it."),
    Event("build begins", says=lambda number, *_: f"— Round {number}: everybody builds —"),
    Event("left over", says=lambda seat, tile, _: f"Seat {SEATS[seat]} is left with {TILE_NAMES[tile]}: discarded."),
    Event("time up", says=lambda *_: "Time is up."),
    Event("count", says=lambda number, *_: f"Round {number} is counted.", writes=lambda *_: "count", alone=True),
    Event(
        "counted",
        says=lambda seat, total, new: f"Seat {SEATS[seat]} counts {new} and has {total}.",
        writes=lambda seat, total, _: str(total),
    ),
    Event("end", says=lambda *_: "The last round is over.", writes=lambda *_: "end", alone=True),
    Event(
        "final score",
        says=lambda seat, score, _: f"Seat {SEATS[seat]} has {score}.",
        writes=lambda seat, score, _: str(score),
    ),
    Event("winners", writes=lambda *_: "win"),
    Event(
        "won",
        says=lambda seat, *_: f"Seat {SEATS[seat]} wins!",
        writes=lambda seat, *_: SEATS[seat],
    ),
)
ADDED = (DEALT, IN_POOL, COUNTED, FINAL_SCORE, WINNERS, WON)  # written at the end of the step before
GOES_ON = re.compile(r"@ |[rf]\d|\+")  # how a step begins that belongs to the placement before it
STEP = re.compile(r"@ ?\S+|\+\d+|(?<=\s)[rf]\d(?=\s|$)|^[rf]\d(?=\s|$)|[a-z]+(?: (?!@|\+|[rf]\d)\S+)*")


class AirlockNotation(SeatedNotation):
    """Lines of a seat, and lines of the table: deals, pools, counts and the end."""

    def steps(self, entries: Iterable[Entry], seat: int | None = None) -> list[Step]:
        steps: list[Step] = []
        for entry in entries:
            if entry.kind == CHANCE and entry.code in (DEAL_TILE, POOL_TILE):
                continue  # the events after it show it, in order
            step = self.step(entry, entry.known_to(seat))
            if step is None:
                continue
            if entry.kind == EVENT and entry.code in ADDED and steps:
                steps[-1] = Step(f"{steps[-1].text} {step.text}", alone=True)
            else:
                steps.append(step)
        return steps

    def lines(self, steps: Iterable[Step]) -> list[str]:
        lines: list[str] = []
        for step in steps:
            seat, _, rest = step.text.partition(": ")
            if rest and GOES_ON.match(rest) and lines and lines[-1].startswith(f"{seat}: "):
                lines[-1] += f" {rest}"
            else:
                lines.append(step.text)
        return lines

    # Reading

    def split(self, line: str) -> list[str]:
        line = " ".join(line.split(self.comment, 1)[0].split()).lower()
        named = re.fullmatch(r"(\w+) ?: ?(.+)", line)
        if named is None or named.group(1) not in self.seats:
            return [line] if line else []
        found = [re.sub(r"^@ ?", "@ ", step) for step in STEP.findall(named.group(2))]
        if "".join(found).replace(" ", "") != named.group(2).replace(" ", ""):
            found = [named.group(2)]  # unreadable as it stands; whoever reads it says so
        return [f"{named.group(1)}: {step}" for step in found]

    def spelled(
        self, steps: Sequence[tuple[str, int]], options: Mapping[str, str], edition: Mapping[str, Any]
    ) -> list[tuple[str, int]]:
        """Q24: a facing that shows the same as an earlier one is read as that."""
        tiles = tiles_of(edition)
        picked: dict[str, int] = {}
        tidied = []
        for step, number in steps:
            seat, _, rest = step.partition(": ")
            words = rest.split()
            if len(words) == 2 and words[0] in ("take", "lay") and words[1] in TILE_NAMES:
                picked[seat] = TILE_NAMES.index(words[1]) // 2
            elif len(words) == 1 and rest in FACING_NAMES and picked.get(seat, len(tiles)) < len(tiles):
                sides = tiles[picked[seat]][0]
                shown = facings_of(sides, len(sides))
                sight = shown.get(FACING_NAMES.index(rest))
                same = next((facing for facing, seen in shown.items() if seen == sight), None)
                step = step if same is None else f"{seat}: {FACING_NAMES[same]}"
            tidied.append((step, number))
        return tidied

    def is_check(self, text: str) -> bool:
        return re.fullmatch(r"\w+: \+\d+", text) is not None

    def results(self, text: str) -> list[tuple[int, int]]:
        word, *told = text.split()
        chance = {"deal": DEAL_TILE, "pool": POOL_TILE, "lot": LOT}.get(word)
        if chance is None:
            return []
        names = [one.rpartition(":")[2] for one in told]
        results = self.chance[chance].results
        return [(chance, results.index(name) if name in results else -1) for name in names]


NOTATION = AirlockNotation(
    actions=ACTIONS,
    talk=type(ACTIONS)(),
    seats=SEATS,
    chance=CHANCES,
    events=EVENTS,
    action_text=lambda seat, text: f"{SEATS[seat]}: {text}",
)
