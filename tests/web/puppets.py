"""Tables at which everything but the one person follows from a seed: tests see the same states on every machine.

A table is played up to a wished point before anybody comes to it. From there on puppets sit on the other seats: they
move only when no person is asked, one after the other, each as its luck says.
"""

from __future__ import annotations

import asyncio
import functools
import random
import time
from typing import Any

import msgspec
from litestar import post

import turnkey
from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import sight_for
from turnkey.core.table import Table
from turnkey.play import wire
from turnkey.play.chairs import PERSON, Chair
from turnkey.play.history import ACT, DEAL, QUIET, body_of
from turnkey.play.http.routes import Someone, TheShop
from turnkey.play.hub import Hub
from turnkey.play.owner import Owner
from turnkey.play.people import Person
from turnkey.play.store import AddStep
from turnkey.play.table_bots import TableBots

PUPPET = "heuristic"  # what their plaques say they are
NAMES = 24  # that bots can have
LUCKS: dict[str, random.Random] = {}  # of the puppets, by table


class Wish(msgspec.Struct):
    game: str
    players: int
    seed: int
    acts: int = 0  # that were done before somebody comes, and on until their seat is asked
    seat: int = 0
    question: str = ""  # and on until the seat is asked this
    by: str = ""  # the bot that plays everybody so far; without one, chance alone
    options: dict[str, Any] = {}


def first_name(table: str) -> int:
    """Which name the first bot of a table gets (web/src/bots.ts)."""
    return functools.reduce(lambda number, letter: (number * 31 + ord(letter)) % 9973, table, 7) % NAMES


def is_there(table: Table, wish: Wish) -> bool:
    asked = table.question(wish.seat)
    return asked is not None and wish.question in ("", asked.code)


def dealt(wish: Wish) -> tuple[Table, list[tuple[str, int, str]]]:
    """The table at the wished point, and what led there: kind, seat, body of every step."""
    game, luck = turnkey.game(wish.game), random.Random(wish.seed)
    table = game.table(wish.players, game.options.resolve(wish.options), "auto")
    steps = [(DEAL, -1, body_of(table, table.start(seed=wish.seed)))]
    bot = make_bot(game, wish.by, wish.seed) if wish.by else None
    while not table.over and (len(steps) <= wish.acts or not is_there(table, wish)):
        seat = luck.choice(table.actors)
        action = bot.choose(sight_for(bot, table, seat)).id if bot else luck.choice(table.menu(seat))
        verb = game.definition.words.actions[action]
        fresh = table.act(seat, action)
        steps.append((QUIET if verb.verb.silent else ACT, seat, body_of(table, fresh, verb.notation)))
    return table, steps


async def prepare(hub: Hub, person: Person, wish: Wish) -> Owner:
    game = turnkey.game(wish.game)
    _, steps = await asyncio.to_thread(dealt, wish)
    options = game.options.changed(game.options.resolve(wish.options))
    while True:  # a table's id chooses its bots' names
        row = hub.new_row(game, wish.players, options, {"clock": None, "patience": None}, person.id, False)
        if first_name(row.id) == wish.seed % NAMES:
            break
    LUCKS[row.id] = random.Random(wish.seed)
    chairs = [
        Chair(seat, title, person.id, person.name) if seat == wish.seat else Chair(seat, title, bot=PUPPET)
        for seat, title in enumerate(game.seats[wish.players])
    ]
    written = [
        AddStep(row.id, place, kind, seat, body, "", 0.0, time.time()) for place, (kind, seat, body) in enumerate(steps)
    ]
    owner = await hub.found(row, chairs, written)
    assert owner.history is not None
    table = owner.history.table
    table.seeded, table.state["rng"] = True, wish.seed  # what chance does from here on
    return owner


@post("/api/prepared", status_code=200)
async def prepared(data: Wish, someone: Someone, shop: TheShop) -> wire.TableInfo:
    return await shop.hub.info_of(await prepare(shop.hub, someone, data), someone)


@post("/api/prepared/{table:str}/nudge", status_code=200)
async def nudge(table: str, someone: Someone, shop: TheShop) -> wire.TableInfo:
    """The first puppet that is asked anything moves, whoever else is asked too."""
    owner = await shop.hub.owner(table)
    await owner.do(lambda: move(owner, waits=False))
    return await shop.hub.info_of(owner, someone)


def pull_strings() -> None:
    """From now on the bots of prepared tables are puppets."""
    think = TableBots.wake

    def wake(bots: TableBots) -> None:
        if bots._owner.row.id in LUCKS:
            bots._owner.spawn(bots._owner.do(lambda: move(bots._owner)))
        else:
            think(bots)

    TableBots.wake = wake  # type: ignore[method-assign, assignment]


async def move(owner: Owner, waits: bool = True) -> None:
    """One puppet's move, if it is theirs alone to move; the next one follows from that."""
    puppets = [seat for seat in sorted(owner.menus) if owner.chairs[seat].kind != PERSON]
    if puppets and (not waits or len(puppets) == len(owner.menus)):
        await owner.do_step(puppets[0], LUCKS[owner.row.id].choice(owner.menus[puppets[0]]), "")
