"""Answering the bench: each question in pieces, each piece in a process of the crew."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from turnkey.lab import workbench
from turnkey.lab.workbench import Wish
from turnkey.play.lab import words
from turnkey.play.lab.crew import Crew

SLOW = 3.0  # seconds without an answer, after which it is said why
MEANWHILE = 0.8  # seconds of interpreted games between two answers, while rules are compiled
WALKS, WALKS_AT_ONCE = 60, 4
EXAMPLES = 12
REACH = 0.02  # what counts as even, plus or minus
log = logging.getLogger("turnkey.play")


class Bench:
    """One for the server; `first` is the game that it begins with."""

    def __init__(self, folder: Path, crew: Crew | None = None, first: str = "") -> None:
        self.folder = str(folder)
        self.crew = crew or Crew()
        self.first = first
        self._compiling: dict[str, asyncio.Task[None]] = {}

    async def warm(self) -> None:
        """Have the workers load what they need before somebody asks: that takes a second or two, and nobody waits."""
        try:
            await asyncio.gather(*(self.crew.do(workbench.load, self.first) for _ in range(self.crew.workers)))
            if self.first:
                await self.compiled(self.first)
        except Exception:
            log.exception("the bench could not be made ready")

    def compiled(self, slug: str) -> asyncio.Task[None]:
        """The work of compiling a game's loops, by one worker, whoever asks for it."""
        if slug not in self._compiling or self._compiling[slug].done():
            self._compiling[slug] = asyncio.create_task(self.crew.at_leisure(workbench.get_ready, slug))
        return self._compiling[slug]

    def close(self) -> None:
        self.crew.close()

    async def answers(self, asked: words.Ask) -> AsyncIterator[words.Told]:
        """All that can be said, as it comes."""
        wish = wish_of(asked.setting)
        match asked:
            case words.AskFigures():
                found = self._figures(asked.id, wish)
            case words.AskEffects():
                found = self._effects(asked.id, wish)
            case words.AskPace():
                found = self._pace(asked.id, wish)
            case words.AskThings():
                found = self._things(asked.id, wish)
            case words.AskExamples():
                found = self._examples(asked.id, wish, asked.figure)
            case words.AskEven():
                found = self._even(asked.id, wish)
            case _:
                raise AssertionError(asked)
        async for one in found:
            yield one
        yield words.Ended(id=asked.id)

    async def _figures(self, number: int, wish: Wish) -> AsyncIterator[words.Told]:
        began = time.monotonic()
        steps = workbench.steps_of(await asyncio.to_thread(workbench.setting_of, wish))
        slides = asyncio.create_task(self.crew.do(workbench.options_of, wish))
        if not await self.crew.do(workbench.is_compiled, wish):
            yield words.Waiting(id=number)
            compiled = self.compiled(wish.game)
            while not compiled.done():
                found = await self.crew.do(workbench.figures_meanwhile, wish, MEANWHILE, self.folder)
                more = {"options": await slides, "wanted": steps[-1], "seconds": time.monotonic() - began}
                yield told(words.Figures, number, found | more | {"compiling": True})
                if found["games"] >= steps[0]:
                    break
            await asyncio.shield(compiled)
        for games in steps:
            work = asyncio.create_task(self.crew.do(workbench.figures, wish, games, self.folder))
            if games == steps[0] and not await within(SLOW, work):
                yield words.Waiting(id=number)
            more = {"options": await slides, "wanted": steps[-1], "seconds": time.monotonic() - began}
            yield told(words.Figures, number, await work | more)

    async def _effects(self, number: int, wish: Wish) -> AsyncIterator[words.Told]:
        changes = await self.crew.at_leisure(workbench.changes_of, wish)
        left = len(changes)
        work = [(workbench.effect, wish, name, value, self.folder) for name, value in changes]
        async for found in self._several(work):
            left -= 1
            if found is not None:
                yield told(words.Effect, number, {**found, "left": left})

    async def _pace(self, number: int, wish: Wish) -> AsyncIterator[words.Told]:
        starts = range(0, WALKS, WALKS_AT_ONCE)
        work = [(workbench.walked, wish, tuple(range(start, start + WALKS_AT_ONCE))) for start in starts]
        async for found in self._several(work):
            yield told(words.Pace, number, {"walks": found})

    async def _things(self, number: int, wish: Wish) -> AsyncIterator[words.Told]:
        rows = await self.crew.at_leisure(workbench.things, wish)
        yield told(words.Things, number, {"things": rows})
        labels = workbench.worth_a_ban(rows)
        async for found in self._several([(workbench.banned, wish, label) for label in labels]):
            for one in found:
                yield told(words.Ban, number, one)

    async def _examples(self, number: int, wish: Wish, figure: str) -> AsyncIterator[words.Told]:
        steps = workbench.steps_of(await asyncio.to_thread(workbench.setting_of, wish))
        found = await self.crew.do(workbench.examples, wish, figure, steps[1], EXAMPLES, self.folder)
        yield told(words.Examples, number, {"figure": figure, "games": found})

    async def _even(self, number: int, wish: Wish) -> AsyncIterator[words.Told]:
        yield told(words.Even, number, await self.crew.at_leisure(workbench.evened, wish, REACH, self.folder))

    async def _several(self, work: Sequence[tuple[Any, ...]]) -> AsyncIterator[Any]:
        """Pieces of work side by side, in the order in which they end. One worker stays free for whoever moves a slider
        meanwhile."""
        waiting, running = list(reversed(work)), set[asyncio.Task[Any]]()
        try:
            while waiting or running:
                while waiting and len(running) < max(1, self.crew.workers - 1):
                    running.add(asyncio.create_task(self.crew.at_leisure(*waiting.pop())))
                done, running = await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        finally:
            for one in running:
                one.cancel()

    async def play_out(self, asked: words.OpenGame) -> dict[str, Any]:
        found: dict[str, Any] = await self.crew.do(workbench.play_out, wish_of(asked.setting), asked.game)
        return found


def wish_of(given: words.Setting) -> Wish:
    return Wish(given.game, given.players, given.changes, given.bots)


def told(kind: type[words.Told], number: int, found: dict[str, Any]) -> words.Told:
    answer: words.Told = msgspec.convert({"told": kind.__struct_config__.tag, "id": number, **found}, kind)
    return answer


async def within(seconds: float, work: Awaitable[Any]) -> bool:
    """Whether it is done by then; it goes on in either case."""
    done, _ = await asyncio.wait([asyncio.ensure_future(work)], timeout=seconds)
    return bool(done)
