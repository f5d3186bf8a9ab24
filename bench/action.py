"""What one action costs the server, without sockets: in one process, from a message until all seats have theirs.

    python bench/action.py                      # every game
    python bench/action.py airlock --profile    # and where the time goes

On a busy machine wall time says little, and even processor time varies by half. So it is taken by small portions, and
the tenth that were least disturbed are told beside the median.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time

import numpy as np
from sampled import Sampled

import turnkey
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

PORTION = 10  # actions


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


async def measure(arguments: argparse.Namespace, game: str) -> None:
    luck = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"sqlite:///{folder}/one.db")
        hub = Hub(store, People(store, b"secret"), 0.0, UNLIMITED)
        await hub.open()
        people = min(5, max(turnkey.game(game).seats))
        portions: list[float] = []
        done, profiler = 0, Sampled()
        at = time.process_time()
        while done < arguments.actions:
            owner, persons = await seated(hub, game, people, arguments.wire)
            garbage.look_at_the_new_only()
            numbers = iter(range(1_000_000))
            while done < arguments.actions:
                table = owner.playing().table
                if table.over:
                    break
                if done % PORTION == 0:
                    if arguments.profile:
                        profiler.stop()
                    now = time.process_time()
                    portions.append((now - at) / PORTION)
                    at = time.process_time()
                    if done == PORTION * 2:
                        Counted.bytes = Counted.messages = 0
                        first = done
                    if arguments.profile and done >= PORTION * 2:
                        profiler.start()
                seat = luck.choice(table.actors)
                option = luck.choice(table.options(seat)).notation
                message = wire.Act(id=f"m{next(numbers)}", at=owner.step, option=option)
                try:
                    await owner.act(persons[seat], message)
                except TurnkeyError as fault:
                    print(fault)
                done += 1
            at = time.process_time() + 1e9  # the portion in which a new table was dealt does not count
        profiler.stop()
        await hub.close()
        kept = np.array([one for one in portions[3:] if one > 0]) * 1000
        least, usual, actions = np.percentile(kept, 10), np.median(kept), done - first
        print(f"{game:13} {people} seats: {least:.2f} ms of processor time an action (median {usual:.2f}), ", end="")
        print(f"{Counted.bytes / actions:.0f} bytes in {Counted.messages / actions:.1f} messages", flush=True)
        if arguments.profile:
            profiler.told(actions, float(np.mean(kept)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--actions", type=int, default=600)
    parser.add_argument("--wire", type=int, default=2)
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    for slug in given.games or turnkey.game_names():
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(measure(given, slug))
