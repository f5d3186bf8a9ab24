"""What a table at rest takes of memory, and how soon it is there again, without sockets:

    python bench/rest.py                        # every game
    python bench/rest.py lockdown --tables 100

Tables are played for a while. Then they rest with everybody still there (`hub.RESTS`), are put away with nobody there
(`hub.IDLE`), and come back one after the other when somebody asks for them. Memory is counted by what was asked for
(tracemalloc), so that what the allocator keeps for later is in nobody's bill: a table takes what goes when it goes, and
what stays then is kept for all tables of a game, and has its bounds. Times are those of the processor.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import tempfile
import time
import tracemalloc

import numpy as np
from action import seated

import turnkey
from turnkey.play import wire
from turnkey.play.hub import Hub
from turnkey.play.limits import UNLIMITED
from turnkey.play.owner import Owner
from turnkey.play.people import People
from turnkey.play.serve import loop_factory
from turnkey.play.store import open_store


async def held() -> float:
    """What all objects take together, in kB, when what was cancelled has ended."""
    await asyncio.sleep(0.05)
    gc.collect()
    return tracemalloc.get_traced_memory()[0] / 1024


async def play(owner: Owner, persons: list[str], actions: int, luck: random.Random) -> None:
    for number in range(actions):
        table = owner.playing().table
        if table.over:
            return
        seat = luck.choice(table.actors)
        option = luck.choice(table.options(seat)).notation
        await owner.act(persons[seat], wire.Act(id=f"m{number}", at=owner.step, option=option))


async def measure(arguments: argparse.Namespace, game: str) -> None:
    luck = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/rest.db")
        hub = Hub(store, People(store, b"secret"), 0.0, UNLIMITED)
        await hub.open()
        people = min(5, max(turnkey.game(game).seats))
        for _ in range(3):  # what all tables of a game share is there before anything is weighed
            await play(*await seated(hub, game, people, 2), arguments.actions, luck)
        tracemalloc.start()
        empty = await held()
        owners = []
        for _ in range(arguments.tables):
            owner, persons = await seated(hub, game, people, 2)
            await play(owner, persons, arguments.actions, luck)
            owners.append(owner)
        playing = await held()
        for owner in owners:
            owner.rest()
        resting = await held()
        names = [one.row.id for one in owners]
        for owner in owners:
            for outbox in list(owner.audience.outboxes):
                await owner.audience.detach(outbox)
        del owner, owners, outbox
        hub.put_away_idle(-1.0)
        gone = await held()
        tracemalloc.stop()
        took = []
        for name in names:
            began = time.process_time()
            back = await hub.owner(name)
            back.audience.whole(0)
            took.append(time.process_time() - began)
        each = [f"{(one - gone) / arguments.tables:.0f}" for one in (playing, resting)]
        shared = (gone - empty) / 1024
        half, most = np.percentile(took, 50) * 1000, np.max(took) * 1000
        print(f"{game:13} {people} seats, {arguments.actions} actions: {each[0]} kB a table in play, ", end="")
        print(f"{each[1]} at rest with everybody there, {shared:.1f} MB kept for all; ", end="")
        print(f"back in {half:.0f} ms ({most:.0f} at most)", flush=True)
        await hub.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--actions", type=int, default=60)
    given = parser.parse_args()
    for slug in given.games or turnkey.game_names():
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(measure(given, slug))
