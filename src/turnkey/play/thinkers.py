"""Bots at people's tables: each sees its seat's Sight and nothing else, and thinks in a thread of this crew.

Nobody waits long for a bot. Its time counts from when it is asked, also while it waits for a thread; a bot that is
busy, fails, cheats or is not done in time is answered for by the game's own bot, once.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from turnkey.bots.catalogue import LEVELS, bot_names, experts, make_bot
from turnkey.bots.crew import Crew
from turnkey.bots.hints import THINKER, THOUGHT, WITHIN, Hint, hint_for
from turnkey.bots.leave import Leave
from turnkey.bots.policies import PolicyBot, policy_names, usual_policy
from turnkey.bots.search.searcher import SearchBot
from turnkey.bots.sight import Bot, Sight, sight_for
from turnkey.core.actions import Action, Comes
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.table import Table
from turnkey.play.metrics import Metrics
from turnkey.play.refusal import Refusal

T = TypeVar("T")
THREADS = 64  # most of them wait: searches share their own workers
MOST_LOST = 64  # threads in all that bots may keep for ever
CORES = 1  # that one bot's search may use: tables share the machine
THINKING = 0.8  # seconds in which a bot is to have made its turn, as far as others do not see it before
LONGEST = 1.2  # seconds from when a bot is asked until another answers for it
AT_ONCE = 0.4  # seconds for an answer without thinking; if the game's own bot has none by then, chance decides
AT_LAST = 2.0  # seconds after which chance decides at once, however many decisions others have waited for by then
GRACE = 1.0  # seconds that a thread has to return once nobody waits for it
log = logging.getLogger("turnkey.play")


class Stuck(TurnkeyError):
    """A bot is still at something that it was asked before, and will not come back from it."""


class Seated:
    """A bot on a seat: made when it is first asked, and asked about one thing at a time."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.name = name
        ours = (*LEVELS, *experts(game), *policy_names(game))
        self.is_guest = name.partition(":")[0] not in ours  # who wrote it is not known
        self.bot: Bot | None = None
        self.latest: Future[Any] | None = None  # what it was asked last, in a thread

    def look(self, table: Table, seat: int, leave: Leave) -> Sight:
        """In a thread: what it is given."""
        if self.bot is None:
            self.bot = make_bot(self.game, self.name, cores=CORES)
        return sight_for(self.bot, table, seat, leave)

    def choose(self, sight: Sight) -> Action:
        """In a thread, of which nothing that the seat may not see can be reached."""
        assert self.bot is not None
        return self.bot.choose(sight)


class Adviser(Seated):
    """Who is asked for a hint on a seat: the same search that plays at tables."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, THINKER)

    def advise(self, sight: Sight) -> Hint:
        """In a thread, like `choose`."""
        assert isinstance(self.bot, SearchBot)
        return hint_for(self.bot, sight)


class Thinkers:
    """One crew for all tables. `pace` is the least time that a bot takes, so that people can follow."""

    def __init__(self, pace: float, metrics: Metrics) -> None:
        self.pace = pace
        self._metrics = metrics
        self._crew = Crew(THREADS, "bot", MOST_LOST)
        self._quick = Crew(2, "quick bot", MOST_LOST)  # for the game's own bots, which never think long

    async def choose(self, seated: Seated, table: Table, seat: int, menu: Sequence[int], since: float) -> Action:
        """What the bot does on that seat, or what is done for it. To call it off, cancel this.

        `since`: when others began to wait for it, which may be several decisions ago, if they do not see each of them.
        """
        now = time.monotonic()
        leave = Leave(now, since + THINKING)
        latest = since + AT_LAST - now
        try:
            action = await self._in_time(seated, table, seat, leave, min(max(since + LONGEST - now, AT_ONCE), latest))
            action = possible(table, seat, menu, action)
        except Exception as fault:
            self._tell(seated, fault)
            action = await self._other(seated.game, table, seat, menu, since + AT_LAST - time.monotonic())
        await asyncio.sleep(since + self.pace - time.monotonic())
        return action

    async def advise(self, adviser: Adviser, table: Table, seat: int) -> Hint:
        """What the search would do on that seat. To call it off, cancel this.

        It thinks as long as always once it begins: waiting for a thread and loading the game take nothing of that.
        """
        leave = Leave(until=time.monotonic() + WITHIN - THOUGHT)
        try:
            async with asyncio.timeout(WITHIN):
                sight = await self._ask(adviser, lambda: adviser.look(table, seat, leave))
                return await self._ask(adviser, lambda: adviser.advise(sight))
        except (TimeoutError, Stuck) as fault:
            raise Refusal("no_hint", "no hint was found in time: ask again") from fault
        finally:
            leave.call_off()

    def _tell(self, seated: Seated, fault: Exception) -> None:
        late = isinstance(fault, TimeoutError | Stuck)
        self._metrics.count("late_bots" if late else "failed_bots")
        why = "does not answer in time" if late else "failed"
        log.warning(
            "%s of %s %s; the game's own bot moves this time", seated.name, seated.game.slug, why,
            exc_info=None if late else fault,
        )  # fmt: skip

    async def _in_time(self, seated: Seated, table: Table, seat: int, leave: Leave, longest: float) -> Action:
        try:
            async with asyncio.timeout(longest):
                sight = await self._ask(seated, lambda: seated.look(table, seat, leave))
                action = await self._ask(seated, lambda: seated.choose(sight))
        finally:
            leave.call_off()
        return action

    async def _ask(self, seated: Seated, work: Callable[[], T]) -> T:
        """Ask one thing at a time: what it was asked before was called off, so it comes back soon, or never."""
        before = seated.latest
        if before is not None and not before.done():
            if self._crew.has_lost(before):
                raise Stuck(f"{seated.name} is still at what it was asked before")
            await asyncio.wait([quietly(before)])
        if seated.is_guest and self._crew.worn_out:
            raise Stuck("too many threads are stuck in bots")
        seated.latest = self._crew.submit(work)
        return await self._awaited(self._crew, seated.latest)

    async def _awaited(self, crew: Crew, future: Future[T]) -> T:
        """What comes of it. Whoever stops waiting leaves a thread behind, which shall not be missed for long."""
        try:
            return await asyncio.wrap_future(future)
        finally:
            if not future.done():
                asyncio.get_running_loop().call_later(GRACE, crew.give_up, future)

    async def _other(self, game: Game, table: Table, seat: int, menu: Sequence[int], latest: float) -> Action:
        """The game's own bot; should even that fail, or the time be up, any of the options."""

        def move() -> Action:
            bot = PolicyBot(game, usual_policy(game))
            return bot.choose(sight_for(bot, table, seat))

        try:
            async with asyncio.timeout(min(AT_ONCE, latest)):
                return possible(table, seat, menu, await self._awaited(self._quick, self._quick.submit(move)))
        except Exception as fault:
            late = isinstance(fault, TimeoutError)
            log.error("the own bot of %s has no answer; chance has this time", game.slug, exc_info=not late)
            self._metrics.count("random_bots")
            return game.definition.words.actions[random.choice(menu)]

    def close(self) -> None:
        self._crew.close()
        self._quick.close()


def quietly(future: Future[Any]) -> asyncio.Future[Any]:
    """To wait for what nobody wants to know any more."""
    waiting = asyncio.wrap_future(future)
    waiting.add_done_callback(lambda one: one.cancelled() or one.exception())
    return waiting


def possible(table: Table, seat: int, menu: Sequence[int], action: Action) -> Action:
    """An answer, if it is one that could be given: one of the options, what may be done beside them, or a claim."""
    definition = table.game.definition
    known = isinstance(action, Action) and 0 <= action.id < len(definition.words.actions)
    if known and (action.id in menu or is_beside(table, seat, action)):
        return definition.words.actions[action.id]
    raise TurnkeyError(f"{action!r} is none of what it could do")


def is_beside(table: Table, seat: int, action: Action) -> bool:
    """Whether a seat may do this of its own accord, though it is not asked for it."""
    return action in table.beside(seat) or (is_claim(table.game, action) and table.may(seat, action.id))


def is_claim(game: Game, action: Action) -> bool:
    """Whether this is something to say, in a game whose rules keep what was said."""
    return game.definition.words.actions[action.id].verb.comes is Comes.AS_CLAIM


def known_bot(game: Game, name: str) -> None:
    """Refuses a name that no bot has, before anybody waits for it."""
    level, _, temper = name.partition(":")
    if name in bot_names(game) or (level in LEVELS and temper in game.definition.bots.policies):
        return
    raise TurnkeyError(f"there is no bot {name!r} for {game.slug}; there are {', '.join(bot_names(game))}")
