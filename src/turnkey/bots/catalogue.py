"""Every bot by its name: levels that a person understands, a game's own policies, and what others have installed.

    random, easy, medium, hard     levels, for every game
    heuristic, loyal, liar …       a game's compiled policies
    hard:loyal                     a level that judges its own choices by one of them
    NAME                           an installed bot: an entry point in the group "turnkey.bots"

A third party's bot is a class that is made as `Maker(game, seed)` and has one method, `choose(sight)`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from turnkey.bots.policies import RANDOM, PolicyBot, policy_names, usual_policy
from turnkey.bots.search.searcher import Budget, SearchBot
from turnkey.bots.sight import Bot
from turnkey.core.errors import BadOption
from turnkey.core.game import Game

GROUP = "turnkey.bots"
EASY_RANDOM = 0.35  # of its choices
HARD = Budget(simulations=50_000, seconds=0.5)

Level = Callable[[Game, int | None, str, int | None], Bot]  # game, seed, the policy that it judges by, cores


def easy(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return PolicyBot(game, temper, seed, random_share=EASY_RANDOM)


def medium(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return PolicyBot(game, temper, seed)


def hard(game: Game, seed: int | None, temper: str, cores: int | None) -> Bot:
    return SearchBot(game, HARD, seed, temper, cores=cores)


LEVELS: dict[str, Level] = {"easy": easy, "medium": medium, "hard": hard}
LADDER = (RANDOM, *LEVELS)  # from the weakest to the strongest


def installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def bot_names(game: Game) -> list[str]:
    """What can be asked for by one word; a level can also be had with a policy, such as hard:greedy."""
    return [*LADDER, *game.definition.policies, *installed()]


def make_bot(game: Game, name: str, seed: int | None = None, cores: int | None = None) -> Bot:
    """A bot by its name, which may think on so many cores (all, if not said). With a seed its choices can be had
    again, as long as it is not its time that runs out first."""
    level, _, temper = name.partition(":")
    if temper and (level not in LEVELS or temper not in game.definition.policies):
        known = ", ".join(game.definition.policies) or "none"
        raise BadOption(
            f"there is no bot {name!r}: a level ({', '.join(LEVELS)}) and a policy of {game.slug} ({known})"
        )
    if level in LEVELS:
        return LEVELS[level](game, seed, temper or usual_policy(game), cores)
    if name in policy_names(game):
        return PolicyBot(game, name, seed)
    if name in installed():
        made: Bot = installed()[name].load()(game, seed)
        return made
    raise BadOption(f"there is no bot {name!r} for {game.slug}; there are {', '.join(bot_names(game))}")
