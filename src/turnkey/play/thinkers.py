"""Bots at people's tables: each sees its seat's Sight and nothing else, and thinks in a thread of this pool."""

from __future__ import annotations

import asyncio
import logging
import random
from concurrent.futures import ThreadPoolExecutor

from turnkey.bots.catalogue import make_bot
from turnkey.bots.sight import Bot, Sight
from turnkey.core.actions import Action
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.table import Table

THREADS = 16  # most of them wait: searches share their own workers
CORES = 1  # that one bot's search may use: tables share the machine
log = logging.getLogger("turnkey.play")


class Thinkers:
    """One pool for all tables. `pace` is the least time that a bot takes, so that people can follow."""

    def __init__(self, pace: float) -> None:
        self.pace = pace
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")

    async def choose(self, bot: Bot, table: Table, seat: int) -> Action:
        """What the bot does on that seat. A bot that fails or cheats is replaced by luck for this once."""
        sight = Sight(table.copy(), seat)
        thought = asyncio.get_running_loop().run_in_executor(self._pool, self._think, bot, sight)
        action, _ = await asyncio.gather(thought, asyncio.sleep(self.pace))
        return action

    def _think(self, bot: Bot, sight: Sight) -> Action:
        try:
            action = bot.choose(sight)
        except Exception:
            log.exception("a bot of %s failed; it moves at random this time", sight.game.slug)
            return random.choice(sight.options)
        return action if action in sight.options or action in sight.beside else random.choice(sight.options)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def bot_for(game: Game, name: str) -> Bot:
    return make_bot(game, name, cores=CORES)


def known_bot(game: Game, name: str) -> None:
    """Refuses a name that no bot has, before anybody waits for it."""
    from turnkey.bots.catalogue import LEVELS, bot_names

    level, _, temper = name.partition(":")
    if name in bot_names(game) or (level in LEVELS and temper in game.definition.policies):
        return
    raise TurnkeyError(f"there is no bot {name!r} for {game.slug}; there are {', '.join(bot_names(game))}")
