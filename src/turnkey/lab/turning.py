"""The law of turned tables: where the rules treat seats alike, turn a position, and everything turns with it.

At positions of random games and of games that bots play, everybody is sat so many seats further on. What a seat may
do must be what it could do before, turned; an action with the same chance must lead to the turned position; and a
policy with the same dice must choose what it chose before, turned: whoever breaks ties towards low seats does not.
A policy that does so is planted to show that it would be caught.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from turnkey.bots.catalogue import EXPERT_FAST
from turnkey.bots.learned.thinking import NetworkBot
from turnkey.bots.learned.weights import has_expert, weights_of
from turnkey.bots.policies import RANDOM, policy_names
from turnkey.bots.sight import Sight
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.journal_record import TAPE
from turnkey.core.notation import CHANCE
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.core.turning import Turn, Turner

if TYPE_CHECKING:
    from turnkey.lab.audit import Report

TURNED_GAMES = 60  # shared among the seat counts
LOOKED_AT = 1 / 4  # of their positions
ENOUGH = 20  # lists of options that name seats; a lean towards low ones shows in some of so many
RANDOM_GAMES = 3  # one game in so many is played at random

APART = "the rules tell the seats apart: no policy was asked to choose alike from every seat"

Policy = Callable[[Table, int, int], int]  # table, seat, where its dice begin: the action


def check_turns(
    game: Game,
    players: int,
    tables: list[Values],
    seed: int,
    report: Report,
    games: int = TURNED_GAMES,
    backend: str = "compiled",
) -> None:
    """Hold the rules and every policy to it, at this number of players, in its share of the games."""
    if not game.definition.rules.seats_alike:
        if APART not in report.notes:
            report.notes.append(APART)
        return
    if players == 1:
        return
    policies = {
        name: policy_of(game, number, backend) for number, name in enumerate(policy_names(game)) if name != RANDOM
    }
    if has_expert(game) and players in weights_of(game).players:
        policies[EXPERT_FAST] = network_of(game)
    turners = [Turner(game, Turn(players, steps)) for steps in range(1, players)]
    planted = caught = 0
    for number in range(-(-games // len(game.seats))):
        luck = random.Random(seed + number)
        options = tables[number // 2 % len(tables)] if number % 2 else {}
        table = game.deal(players, options, seed=seed + number, backend=backend)
        for _ in positions_of(table, list(policies.values()) if number % RANDOM_GAMES else [], luck):
            turner = luck.choice(turners)
            turned = turned_table(table, turner)
            report.count("positions turned", 1)
            for seat in table.actors:
                check_menu(table, turned, turner, seat, report)
                dice = luck.getrandbits(60)
                for name, policy in policies.items():
                    report.count("choices turned", 1)
                    if not turns(table, turned, turner, seat, policy, dice):
                        chosen = game.definition.words.actions[policy(table, seat, dice)]
                        report.demand(False, f"{name} does not choose alike from every seat: {chosen.verb.word}")
                if names_seats(table, turner, seat):
                    planted += 1
                    caught += not turns(table, turned, turner, seat, low_seats, dice)
            seat = luck.choice(table.actors)
            check_turned_step(table, turned, turner, seat, luck.choice(table.menu(seat)), report)
    report.count("planted lean towards low seats caught", caught)
    report.demand(caught > 0 or planted < ENOUGH, "a planted lean towards low seats went unnoticed")


def policy_of(game: Game, number: int, backend: str) -> Policy:
    def choose(table: Table, seat: int, dice: int) -> int:
        engine, menu, known = game.engine(backend), game.new_menu(), table.seen_by(seat)
        engine.options(known, table.book, seat, menu)
        return int(engine.consider(known, table.book, seat, menu, number, np.array([dice], np.uint64)))

    return choose


def network_of(game: Game) -> Policy:
    """What the game's network does, whose adviser's dice begin there."""

    def choose(table: Table, seat: int, dice: int) -> int:
        return NetworkBot(game, dice).choose(Sight(table, seat, worlds=False)).id

    return choose


def low_seats(table: Table, seat: int, dice: int) -> int:
    """The planted one: of several seats the lowest."""
    return min(table.menu(seat))


def names_seats(table: Table, turner: Turner, seat: int) -> bool:
    """Whether a seat has several seats, and nothing else, to choose from."""
    menu = table.menu(seat)
    return len(menu) > 1 and all(turner.actions[action] != action for action in menu)


def positions_of(table: Table, policies: list[Policy], luck: random.Random) -> Iterator[None]:
    """Play a game to its end, each seat by one of these policies or without any at random; stop at some positions."""
    seated = [luck.choice(policies) if policies else None for _ in range(table.players)]
    while not table.over:
        if luck.random() < LOOKED_AT:
            yield
        seat = luck.choice(table.actors)
        policy = seated[seat]
        table.act(seat, luck.choice(table.menu(seat)) if policy is None else policy(table, seat, luck.getrandbits(60)))


def turned_table(table: Table, turner: Turner) -> Table:
    turned = Table(table.game, turner.book(table.book), table.values, table.players, table._engine.backend)
    turned.state[0] = turner.state(table.state)[0]
    turned.seeded = True
    return turned


def check_menu(table: Table, turned: Table, turner: Turner, seat: int, report: Report) -> None:
    """The same may be done; in which order it is offered may go by the seats' numbers."""
    there = turner.turn.seat(seat)
    wanted = sorted(turner.actions[action] for action in table.menu(seat))
    report.demand(sorted(turned.menu(there)) == wanted, "what may be done does not turn with the seats")


def turns(table: Table, turned: Table, turner: Turner, seat: int, policy: Policy, dice: int) -> bool:
    return policy(turned, turner.turn.seat(seat), dice) == turner.actions[policy(table, seat, dice)]


def check_turned_step(table: Table, turned: Table, turner: Turner, seat: int, action: int, report: Report) -> None:
    """One action here and there, with the same chance: the two positions after it are alike, turned."""
    here, actions = table.copy(), table.game.definition.words.actions
    drawn = [entry for entry in here.act(seat, action) if entry.kind == CHANCE]
    if len(drawn) > TAPE:
        return
    results = [(entry.code, turner.chance[entry.code][entry.result]) for entry in drawn]
    what = actions[action].verb.word
    report.count("steps turned", 1)
    try:
        turned.act(turner.turn.seat(seat), turner.actions[action], results, all_results=True)
    except TurnkeyError as fault:
        report.demand(False, f"{what!r} cannot be done on a turned table: {fault}")
        return
    differing = differing_fields(turner.state(here.state), turned.state)
    report.demand(not differing, f"{what!r} does not turn with the seats: {', '.join(differing)}")
    if here.result and turned.result:
        rolled = tuple(np.roll(here.result.returns, turner.turn.steps).tolist())
        report.demand(rolled == turned.result.returns, "the returns do not turn with the seats")


def differing_fields(one: Any, other: Any) -> list[str]:
    """But for the generator: on the turned table chance was written down."""
    return [name for name in one.dtype.names if name != "rng" and not np.array_equal(one[name], other[name])]
