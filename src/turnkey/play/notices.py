"""What processes tell each other in passing, by PostgreSQL's LISTEN and NOTIFY: who is where, and who has changed.

Who is where is told again every few seconds. The rest is told once: if it cannot be, it is tried again for a while; and
a process that could not hear for a while makes good what it missed, by reading all its tables and people again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time

from turnkey.play.hub import Hub
from turnkey.play.people import People, new_id
from turnkey.play.store import Notify, StoreError

CHANNEL = "turnkey"
GATHERED = 0.5  # seconds in which what is to be told is gathered
AGAIN = 10.0  # seconds after which everybody who is there is told of again
MOST = 7000  # signs of one notice
LISTENS = 1.0  # seconds after which it is looked whether to go on
TRIES = 5  # to tell something that is told once
LATER = 0.5  # seconds until the second try; twice as long until each further one
HERE, CHANGED = "here", "changed"
log = logging.getLogger("turnkey.play")


class Notices:
    """One process's ear and mouth."""

    def __init__(self, url: str, hub: Hub, people: People) -> None:
        self._url, self._hub, self._people = url, hub, people
        self._name = new_id()  # what it tells itself it need not hear
        self._news: dict[str, int] = {}  # by table: the seats where somebody is
        self._closed = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._telling = self._loop.create_task(self._tell())
        self._said: set[asyncio.Task[None]] = set()  # what is being told
        hub.services.noticed = self._news.__setitem__
        people.changed = lambda person: self._hub.tell_others(CHANGED, person)
        hub.tell_others = self._say
        hub.told[CHANGED] = people.forget
        threading.Thread(target=self._listen, name="notices", daemon=True).start()

    async def close(self) -> None:
        self._closed.set()
        for task in (self._telling, *self._said):
            task.cancel()

    async def _tell(self) -> None:
        last = 0.0
        while True:
            await asyncio.sleep(GATHERED)
            if time.monotonic() - last > AGAIN:
                last = time.monotonic()
                self._hub.presence.forget_the_old()
                for table, owner in self._hub.owners.items():
                    there = sum(1 << chair.seat for chair in owner.chairs if chair.present)
                    if there:
                        self._news.setdefault(table, there)
            news = [f"{table}:{seats}" for table, seats in self._news.items()]
            self._news.clear()
            while news:
                text = HERE
                while news and len(text) < MOST:
                    text += f" {news.pop()}"
                with contextlib.suppress(StoreError):
                    await self._notify(text)

    async def _notify(self, text: str) -> None:
        await self._hub.store.write(Notify(CHANNEL, f"{self._name} {text}"), counted=False)

    def _say(self, kind: str, *words: str) -> None:
        task = self._loop.create_task(self._say_surely(" ".join((kind, *words))))
        self._said.add(task)
        task.add_done_callback(self._said.discard)

    async def _say_surely(self, text: str) -> None:
        """As surely as can be: the store may be out of reach for a while."""
        for number in range(TRIES):
            try:
                await self._notify(text)
                return
            except StoreError as fault:
                log.warning("other processes could not be told (%s): %s", text.partition(" ")[0], fault)
            await asyncio.sleep(LATER * 2**number)

    def _listen(self) -> None:
        """In a thread of its own, which waits for the database."""
        import psycopg

        missed = False
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}".encode())
                    if missed:
                        self._loop.call_soon_threadsafe(self._make_good)
                        missed = False
                    while not self._closed.is_set():
                        for notice in connection.notifies(timeout=LISTENS, stop_after=1):
                            self._loop.call_soon_threadsafe(self._heard, notice.payload)
            except (psycopg.Error, OSError) as fault:
                missed = True
                log.warning("notices of other processes cannot be heard: %s", " ".join(str(fault).split()))
                self._closed.wait(LISTENS)
            except RuntimeError:
                return  # the loop has ended

    def _make_good(self) -> None:
        """Nobody knows what was told meanwhile: everybody comes again, and shows again who they are."""
        log.warning("notices of other processes are heard again: all tables are read anew")
        self._people.forget_all()
        self._hub.read_all_again()

    def _heard(self, text: str) -> None:
        sender, kind, *words = text.split()
        if sender == self._name:
            return
        if kind == HERE:
            for word in words:
                table, _, seats = word.partition(":")
                self._hub.presence.told(table, int(seats))
        elif kind in self._hub.told:
            self._hub.told[kind](*words)
