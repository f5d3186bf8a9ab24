"""What one action costs the server, without sockets: in one process, from a message until all seats have theirs.

    python bench/action.py                      # every game
    python bench/action.py airlock --profile    # and where the time goes

On a busy machine wall time says little, and even processor time varies by half. So the very same games are played again
and again, and of each few actions the least counts: that is told for the mean action, and for a tenth and half of them.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from types import SimpleNamespace

import numpy as np
from sampled import Sampled

import turnkey
from turnkey.core import table as the_tables
from turnkey.core.errors import TurnkeyError
from turnkey.play import garbage, wire
from turnkey.play.hub import Hub
from turnkey.play.limits import UNLIMITED
from turnkey.play.outbox import Outbox
from turnkey.play.owner import Owner
from turnkey.play.parcels import Parcel
from turnkey.play.people import People
from turnkey.play.serve import loop_factory
from turnkey.play.store import open_store

PORTION = 4  # actions


class Counted:
    """A connection that takes everything and counts it."""

    is_free = True
    bytes = messages = 0

    def write(self, text: bytes) -> None:
        Counted.bytes += len(text.squeezed if isinstance(text, Parcel) else text)
        Counted.messages += 1

    async def freed(self) -> bool:
        return True


async def seated(hub: Hub, game: str, people: int, version: int) -> tuple[Owner, list[str]]:
    persons = [await hub.people.welcome(f"P{number}") for number in range(people)]
    chairs = [wire.Chair(kind="me"), *[wire.Chair(kind="open")] * (people - 1)]
    owner = await hub.make(persons[0], wire.NewTable(game=game, players=people, seats=chairs))
    for person, chair in zip(persons[1:], owner.chairs[1:], strict=True):
        await owner.company.sit(person.id, person.name, chair.title)
    for person in persons:
        await owner.audience.attach(Outbox(None, person.id, patches=version > 1, way=Counted()), -1, 0)
    return owner, [one.id for one in persons]


async def play(arguments: argparse.Namespace, game: str, portions: list[list[float]], profiler: Sampled | None) -> int:
    """The same games, action by action, whenever it is called; how many bytes were sent. The processor time of an
    action goes into `portions`, by portions."""
    luck, chance = random.Random(1), random.Random(2)
    the_tables.os = SimpleNamespace(urandom=chance.randbytes)  # type: ignore[assignment]
    Counted.bytes = Counted.messages = 0
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/one.db")
        hub = Hub(store, People(store, b"secret"), 0.0, UNLIMITED)
        await hub.open()
        people = min(5, max(turnkey.game(game).seats))
        done = place = sent = 0
        while done < arguments.actions:
            owner, persons = await seated(hub, game, people, arguments.wire)
            garbage.look_at_the_new_only()
            before = Counted.bytes
            while done < arguments.actions and not owner.playing().table.over:
                if profiler is not None:
                    profiler.start()
                at, acted = time.process_time(), 0
                while acted < PORTION and not owner.playing().table.over:
                    table = owner.playing().table
                    seat = luck.choice(table.actors)
                    option = luck.choice(table.options(seat)).notation
                    message = wire.Act(id=f"m{done}", at=owner.step, option=option)
                    try:
                        await owner.act(persons[seat], message)
                    except TurnkeyError as fault:
                        print(fault)
                    acted, done = acted + 1, done + 1
                took = (time.process_time() - at) / acted
                if profiler is not None:
                    profiler.stop()
                if place == len(portions):
                    portions.append([])
                portions[place].append(took)
                place += 1
            sent += Counted.bytes - before
        await hub.close()
    return sent // done


def measure(arguments: argparse.Namespace, game: str) -> None:
    portions: list[list[float]] = []
    profiler = Sampled() if arguments.profile else None
    for number in range(arguments.repeats + 1):
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            sent = runner.run(play(arguments, game, portions, profiler if number else None))
    kept = np.array([min(one[1:]) for one in portions]) * 1000  # at first much is made that all tables share
    people = min(5, max(turnkey.game(game).seats))
    print(f"{game:13} {people} seats: {kept.mean():.2f} ms of processor time an action ", end="")
    print(f"(a tenth below {np.percentile(kept, 10):.2f}, half {np.median(kept):.2f}), {sent} bytes", flush=True)
    if profiler is not None:
        profiler.told(arguments.actions * arguments.repeats, float(kept.mean()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--actions", type=int, default=300)
    parser.add_argument("--repeats", type=int, default=6)
    parser.add_argument("--wire", type=int, default=2)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    for slug in given.games or turnkey.game_names():
        measure(given, slug)
