"""The table as Airlock's tests set it up: given stations and a pool, when these steps, then this.

    table = at({"1": "61@0,0r0 14@0,1r0"}, pool="22 52")
    play(table, "1: take 22 @ 0,-1 r2")
    assert score(table, "1") == 10

Lines are written as in a record: `1: take 22 @ 0,-1 r2; = points 1 6`.
"""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import turnkey
from turnkey import Illegal, Table
from turnkey.core.game import Game
from turnkey.core.notation import ACTION, AUTOMATIC
from turnkey.core.record_text import CHECK, NOTE, split, text_step

GAME = turnkey.game("airlock")
NOTATION = GAME.definition.words.notation
TILES: list[str] = [tile.split()[0] for tile in GAME.edition["tiles"]]
VALUES: list[list[int]] = [[int(v) for v in tile.split()[1].split("/")] for tile in GAME.edition["tiles"]]
NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
FACINGS = [f"{face}{turn}" for face in "rf" for turn in range(6)]

Cell = tuple[int, int]


# Tiles, worked out apart from the rules


@functools.cache
def shown(tile: str, facing: str) -> str:
    """What a tile shows from N clockwise, by 2.2."""
    sides, turn = TILES[int(tile.rstrip("b")) - 1], int(facing[1])
    return "".join(sides[(d - turn if facing[0] == "r" else turn - d) % 6] for d in range(6))


def laid(text: str) -> list[tuple[str, Cell, str]]:
    """`"61@0,0r0 14@0,1r0"` as tiles, cells and facings."""
    found = re.findall(r"(\d\db?)@(-?\d+),(-?\d+)([rf]\d)", text)
    assert len(found) == len(text.split())
    return [(tile, (int(q), int(r)), facing) for tile, q, r, facing in found]


def fits(station: Sequence[tuple[str, Cell, str]], tile: str, cell: Cell, facing: str) -> int:
    """R20-R26 word by word: the connections of a placement, or 0 if it is illegal."""
    at = {place: shown(one, how) for one, place, how in station}
    if cell in at:
        return 0
    joins = 0
    mine = shown(tile, facing)
    for d, (q, r) in enumerate(NEIGHBOURS):
        other = at.get((cell[0] + q, cell[1] + r))
        if other is None:
            continue
        if mine[d] != other[(d + 3) % 6]:
            return 0
        joins += mine[d] != "-"
    return joins


def all_placements(station: Sequence[tuple[str, Cell, str]], tile: str) -> dict[Cell, list[str]]:
    """Every legal placement of a tile, canonical facings only, by trying all."""
    cells = {(c[0] + q, c[1] + r) for _, c, _ in station for q, r in NEIGHBOURS}
    ways: dict[str, str] = {}
    for facing in FACINGS:
        ways.setdefault(shown(tile, facing), facing)
    found = {cell: [f for f in ways.values() if fits(station, tile, cell, f)] for cell in sorted(cells)}
    return {cell: facings for cell, facings in found.items() if facings}


# Positions


def at(
    stations: Mapping[str, str],
    pool: str = "",
    *,
    players: int = 2,
    turn: str = "1",
    hands: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    **position: Any,
) -> Table:
    """A table in round 1 with these stations and this pool, `turn` to take a tile; with hands, a build to begin."""
    tiles = sorted(pool.split())
    passes = 10 if players < 6 else 8
    taken = passes * players - len(tiles)
    place = taken % (2 * players)
    place = place if place < players else 2 * players - 1 - place
    parts = {seat: laid(text) for seat, text in stations.items()}
    given: dict[str, Any] = {
        "pool": tiles,
        "turns_taken": taken,
        "first": str((int(turn) - 1 - place) % players + 1),
        "tile": {seat: [tile for tile, _, _ in part] for seat, part in parts.items()},
        "cell": {seat: [f"{q},{r}" for _, (q, r), _ in part] for seat, part in parts.items()},
        "facing": {seat: [how for _, _, how in part] for seat, part in parts.items()},
        "hand": {seat: sorted(text.split()) for seat, text in (hands or {}).items()},
    } | position
    chosen = {"length": f"custom:{passes},1,1"} | dict(options or {})
    return GAME.position({"players": players, "options": chosen, "position": given}, seed=seed, backend="interpreted")


# Playing


def record(body: str, players: int = 2, **options: Any) -> str:
    """A record's text with this body."""
    head = ["turnkey 1", f"game airlock version=1 edition=hex72 players={players}"]
    head += [f"option {name}={value}" for name, value in options.items()]
    return "\n".join([*head, "", *(line.strip() for line in body.strip().splitlines())]) + "\n"


def played(body: str, players: int = 2, **options: Any) -> Table:
    """A game from its beginning along these lines."""
    return turnkey.replay(record(body, players, **options), backend="interpreted")


def play(table: Table, *lines: str) -> Table:
    """Carry these lines out; what follows by itself may be written or left out."""
    for line in lines:
        for step in (text_step(one.strip(), line) for one in split(line)):
            if step.kind == CHECK:
                assert step.written() in steps(table), f"{step.text} did not come about"
            else:
                do(table, step.seat, step.text)
    return table


def do(table: Table, seat: str, words: str) -> None:
    """One seat's step: its actions one after the other, some of which the rules may have taken already."""
    while words:
        action, words = GAME.definition.words.actions.read_first(words)
        if table.may(seat, action):
            table.act(seat, action)
        taken = [(one.seat, one.code) for one in table.record.entries if one.kind in (ACTION, AUTOMATIC)]
        assert (table.seat(seat), action) in taken, table.why_not(seat, action)


def at_random(table: Table, seed: int = 1, steps: int = 10_000) -> Table:
    luck = random.Random(seed)
    while not table.over and steps:
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
        steps -= 1
    return table


def dealt(players: int = 2, seed: int = 1, game: Game = GAME, **options: Any) -> Table:
    return game.deal(players, options, seed=seed, backend="interpreted")


# Looking


def offers(table: Table, seat: str | None = None) -> list[str]:
    who = table.seats[table.actors[0]] if seat is None else seat
    return [option.notation for option in table.options(who)]


def refuse(table: Table, action: str, seat: str | None = None) -> str:
    """Whoever is asked may not do this, and nothing happens; says why."""
    before = table.dump()
    with pytest.raises(Illegal) as refusal:
        table.apply(table.actors[0] if seat is None else seat, action)
    assert table.dump() == before
    return str(refusal.value)


def asked(table: Table) -> list[str]:
    return [table.seats[seat] for seat in table.actors]


def station(table: Table, seat: str) -> list[tuple[str, Cell, str]]:
    """A seat's station as the view shows it."""
    tiles = table.view(None)["stations"][int(seat) - 1]["tiles"]
    return [(one["tile"], cell_of(one["cell"]), one["facing"]) for one in tiles]


def cell_of(text: str) -> Cell:
    q, r = text.split(",")
    return int(q), int(r)


def score(table: Table, seat: str) -> int:
    return int(table.state["score"][0][int(seat) - 1])


def scores(table: Table) -> list[int]:
    return [score(table, seat) for seat in table.seats]


def pool(table: Table) -> list[str]:
    return [one["tile"] for one in table.view(None)["pool"]]


def steps(table: Table) -> list[str]:
    """What the record writes, step by step, without its header and its comments."""
    return [step.written() for step in table.record.steps() if step.kind != NOTE]


def told(table: Table, word: str) -> list[list[str]]:
    """What the record tells of a chance or a check, each as its words."""
    return [step.split()[2:] for step in steps(table) if step.split()[:2] in (["*", word], ["=", word])]


def turns(table: Table) -> list[list[str]]:
    """The seats in the order of their turns, for each round; where tiles are connected at once."""
    rounds: list[list[str]] = []
    for line in table.log(None):
        if line.kind == "round":
            rounds.append([])
        elif line.kind in ("started", "took", "discarded"):
            rounds[-1].append(line.parts["seat"])
    return rounds


def events(table: Table, name: str) -> list[Mapping[str, Any]]:
    """The parts of every event of this name so far."""
    return [line.parts for line in table.log(None) if line.kind == name]


def standing_points(table: Table, seat: str) -> int:
    """R30 by the view: what each tile's connections pay."""
    tiles = table.view(None)["stations"][int(seat) - 1]["tiles"]
    return sum(sum(one["values"][: one["joins"]]) for one in tiles)
