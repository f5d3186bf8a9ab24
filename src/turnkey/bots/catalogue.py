"""Every bot by its name: levels that a person understands, a game's own policies, and what others have installed.

    random, easy, medium, hard     levels, for every game
    heuristic, loyal, liar …       a game's compiled policies
    hard:loyal                     a level that judges its own choices by one of them
    search@500, search@0.2s        the search with so many simulations, or seconds, for each decision
    expert, expert-fast            what a network learned, inside the search and by itself: for games that have one
    expert@500, expert@0.2s        the first with so many simulations, or seconds
    ismcts@500, ismcts@0.2s        OpenSpiel's search, to measure by: where open_spiel is installed
    NAME                           an installed bot: an entry point in the group "turnkey.bots"

A third party's bot is a class that is made as `Maker(game, seed)` and has one method, `choose(sight)`. One that plays
some games only says which, `games = ("kuhn",)`, and is offered nowhere else. One that cannot be loaded is left out, and
`left_out` says why; other bots are not affected.
"""

from __future__ import annotations

import functools
import logging
import re
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from turnkey.bots.learned.expert import ExpertBot
from turnkey.bots.learned.thinking import NetworkBot
from turnkey.bots.learned.weights import has_expert
from turnkey.bots.openspiel import IsmctsBot
from turnkey.bots.policies import NO_BOT, RANDOM, PolicyBot, policy_names, usual_policy
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.sight import Bot
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.sentences import says

GROUP = "turnkey.bots"
EASY_RANDOM = 0.35  # of its choices
SEARCH, ISMCTS = "search", "ismcts"
SEARCHES = f"{SEARCH}@500 (simulations) or {SEARCH}@0.2s (seconds)"
HARD = Budget(simulations=50_000, seconds=0.5)
EXPERT, EXPERT_FAST = "expert", "expert-fast"

Maker = Callable[[Game, int | None], Bot]
Level = Callable[[Game, int | None, str, int | None], Bot]  # game, seed, the policy that it judges by, cores

log = logging.getLogger("turnkey")


def easy(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return PolicyBot(game, temper, seed, random_share=EASY_RANDOM)


def medium(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return PolicyBot(game, temper, seed)


def hard(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return SearchBot(game, HARD, seed, temper, cores=cores)


LEVELS: dict[str, Level] = {"easy": easy, "medium": medium, "hard": hard}
MEDIUM = "medium"
LADDER = (RANDOM, *LEVELS)  # from the weakest to the strongest, for every game


def experts(game: Game) -> tuple[str, ...]:
    """What a network learned to play, where one did."""
    return (EXPERT_FAST, EXPERT) if has_expert(game) else ()


def installed(game: Game) -> dict[str, Maker]:
    """What others have installed that plays this game; a policy of the game's own goes before one of the same name."""
    found = {point.name: loaded(point) for point in entry_points(group=GROUP)}
    return {
        name: maker
        for name, maker in found.items()
        if not isinstance(maker, str)
        and game.slug in getattr(maker, "games", (game.slug,))
        and name not in game.definition.bots.policies
    }


def left_out() -> dict[str, str]:
    """What is installed and cannot be used, by name, and why."""
    found = {point.name: loaded(point) for point in entry_points(group=GROUP)}
    return {name: why for name, why in found.items() if isinstance(why, str)}


@functools.cache
def loaded(point: EntryPoint) -> Maker | str:
    """The bot's class, or why it cannot be used: found out once."""
    try:
        return checked(point.name, point.load())
    except Exception as fault:  # another package may raise anything
        why = f"{point.value} cannot be used: {type(fault).__name__}: {fault}"
        log.warning("the bot %s is left out: %s", point.name, why)
        return why


def checked(name: str, given: Any) -> Maker:
    if name in (*LADDER, SEARCH, ISMCTS, EXPERT, EXPERT_FAST):
        raise ValueError(f"there is a bot {name!r} already: choose another name")
    if not re.fullmatch(r"[\w.-]+", name):
        raise ValueError(f"a bot's name is one word of letters, digits, _, - and dots: {name!r} is not")
    if not callable(given) or not callable(getattr(given, "choose", None)):
        raise TypeError("it must be a class with a method choose(sight)")
    games = getattr(given, "games", ())
    if not isinstance(games, tuple | list) or not all(isinstance(one, str) for one in games):
        raise TypeError(f"its games are a tuple of names, such as ('kuhn',), and not {games!r}")
    maker: Maker = given
    return maker


def bot_names(game: Game) -> list[str]:
    """What can be asked for by one word; a level can also be had with a policy, such as hard:greedy."""
    return [*LADDER, *experts(game), *game.definition.bots.policies, *installed(game)]


def policy_of(game: Game, name: str) -> str | None:
    """The compiled policy that a bot of this name is, and nothing but that; None: it is more, or another thing."""
    level, _, temper = name.partition(":")
    if level == MEDIUM and temper in ("", *game.definition.bots.policies):
        return temper or usual_policy(game)
    return name if name in policy_names(game) else None


def budget_of(name: str) -> Budget:
    """What a search may think, as its name says."""
    amount = re.fullmatch(rf"(?:{SEARCH}|{EXPERT}|{ISMCTS})@(?:([1-9]\d*)|(\d+\.?\d*)s)", name)
    if amount is None or (amount[2] and float(amount[2]) <= 0):
        raise BadOption(says("there is no bot {bot}: write {searches} for what it may spend on a decision",
                             bot=repr(name), searches=SEARCHES.replace(SEARCH, name.partition("@")[0])))  # fmt: skip
    return Budget(None, float(amount[2])) if amount[2] else Budget(int(amount[1]), None)


def make_bot(game: Game, name: str, seed: int | None = None, cores: int | None = None) -> Bot:
    """A bot by its name, which may think on so many cores (all, if not said). With a seed its choices can be had
    again, as long as it is not its time that runs out first."""
    level, _, temper = name.partition(":")
    searches = level.partition("@")[0] == SEARCH
    if temper and not ((level in LEVELS or searches) and temper in game.definition.bots.policies):
        known = ", ".join(game.definition.bots.policies) or says("none")
        raise BadOption(says("there is no bot {bot}: a level ({levels}, search@…) and a policy of {game} ({known})",
                             bot=repr(name), levels=", ".join(LEVELS), game=game.slug, known=known))  # fmt: skip
    if level == EXPERT_FAST:
        return NetworkBot(game, seed)
    if level.partition("@")[0] == EXPERT:
        return ExpertBot(game, HARD if level == EXPERT else budget_of(level), seed, cores=cores)
    if level.partition("@")[0] == ISMCTS:
        return IsmctsBot(game, budget_of(level), seed)
    if searches:
        return SearchBot(game, budget_of(level), seed, temper or None, cores=cores)
    if level in LEVELS:
        return LEVELS[level](game, seed, temper or usual_policy(game), cores)
    if name in policy_names(game):
        return PolicyBot(game, name, seed)
    others = installed(game)
    if name in others:
        return others[name](game, seed)
    if name in left_out():
        raise BadOption(says("the bot {bot} is installed, but {why}", bot=repr(name), why=left_out()[name]))
    raise BadOption(says(NO_BOT, bot=repr(name), game=game.slug, known=f"{', '.join(bot_names(game))}, {SEARCHES}"))
