"""Many games at once, stepped in place: what every other environment here stands on.

    games = turnkey.env.batch("lockup", envs=4096, players=4, seed=1)
    while learning:
        games.step(choose(games.observation, games.mask))
        learn(games.reward, games.terminated)

All results are arrays that the next step overwrites, one row a game. The seat that is asked now is `seat`, and the row
of `observation` is what that seat knows. A game that ends is dealt anew in the same step: `terminated` and `reward`
then tell of the old one, everything else of the new one. Game numbers and what chance does in a game are those of
`play_batch` with the same seed. An action that is not possible is flagged in `illegal`, and nothing happens there.

With `autoreset=False` a game that ends stays as it is, and nothing is possible in it until `reset(where=…)` deals it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import turnkey
from turnkey.bots.catalogue import policy_of
from turnkey.bots.policies import policy_number
from turnkey.core.cores import usable_cores
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.loops.stepping import ANYTHING, BEGIN, CHOOSER, LEARNER, WAIT
from turnkey.core.table import Table
from turnkey.core.table_options import Values
from turnkey.env.features import features_of
from turnkey.env.measuring import measured_of
from turnkey.env.observing import Plan, head_of, plan_of
from turnkey.env.sight import Sight

Numbers = np.ndarray[Any, Any]
FORMS = {"float32": np.float32, "int16": np.int16, "features": np.float32}
FEWEST = 64  # games that are worth a thread of their own


class Batch:
    """See above. Made by `turnkey.env.batch`."""

    def __init__(
        self,
        game: Game,
        envs: int,
        players: int | None = None,
        options: Values | Sequence[Values] = (),
        opponents: Mapping[int | str, str] | None = None,
        seed: int | None = None,
        observations: str | None = "float32",
        masks: bool = True,
        turned: bool | None = None,
        cores: int | None = None,
        backend: str = "compiled",
        autoreset: bool = True,
        plan: Plan | None = None,
        forced: bool = True,
    ) -> None:
        """`observations`: float32 or int16 (see `observing`), features (see `features`) or None. `plan`: that of
        another batch, so that this one shows the same columns. `forced`: a seat is asked even where it has one option
        only; else that is done without asking."""
        if envs < 1:
            raise BadOption(f"{envs} games cannot be stepped; ask for one at least")
        if observations is not None and observations not in FORMS:
            raise BadOption(f"observations are {', '.join(FORMS)} or None, not {observations!r}")
        self.game = game
        self.envs = envs
        self.players = game.players_or_default(players)
        self.seats: Sequence[str] = game.seats[self.players]
        self.seed = int.from_bytes(os.urandom(7), "little") if seed is None else seed % 2**60
        given = [options] if isinstance(options, Mapping) else list(options) or [{}]
        self.values = [game.options.resolve(one) for one in given]
        alike = game.definition.rules.seats_alike
        if turned and not alike:
            raise BadOption(f"the seats of {game.title} differ: they cannot be counted from the one who looks")
        self.turned = alike if turned is None else turned
        self.actions = len(game.definition.words.actions)
        self._books = np.concatenate([game.book(self.players, one) for one in self.values])
        self._heads = np.array([head_of(game, self.players, one) for one in self.values], np.int64)
        self.plan: Plan = plan or self._plan(observations, backend)
        if self.plan.agreed is not None:
            self._heads = np.ascontiguousarray(self._heads[:, list(self.plan.agreed)])
        self.secrets = game.secrets
        self._policies = self._deciders(opponents or {}, LEARNER if forced else CHOOSER)
        self.autoreset = autoreset
        self.decisions = 0  # made so far, those of opponents included
        columns, actions = self.plan.size if observations else 0, self.actions if masks else 0
        self._make_room(FORMS[observations or "float32"], columns, actions)
        self._make_ready(backend, cores)
        self.reset()

    def _plan(self, observations: str | None, backend: str) -> Plan:
        if observations != "features":
            return plan_of(self.game, self.players, self.turned)
        measured = measured_of(self.game, self.players, self.values, backend)
        return features_of(self.game, self.players, self._books, self._heads, measured)

    def _make_room(self, form: Any, columns: int, actions: int) -> None:
        game, envs = self.game, self.envs
        self._games = game.layout.blank(envs)
        self._raw = self._games.view(np.uint8).reshape(envs, -1)
        self._menus: Numbers = np.zeros((envs, game.definition.most_options + 2), np.int16)
        self._dice = np.zeros((envs, 1), np.uint64)
        self.observation: Numbers = np.zeros((envs, columns), form)
        self.mask: Numbers = np.zeros((envs, actions), np.uint8)
        self._no_mask = np.zeros((1, 0), np.uint8)
        self.seat = np.zeros(envs, np.int64)
        self.reward = np.zeros((envs, game.definition.most_seats), np.float64)
        self.terminated = np.zeros(envs, np.bool_)
        self.truncated = np.zeros(envs, np.bool_)  # never: these games end
        self.illegal: Numbers = np.zeros(envs, np.bool_)
        self.number = np.zeros(envs, np.int64)

    def _make_ready(self, backend: str, cores: int | None) -> None:
        self._engine = self.game.engine(backend, "stepping", bool(np.any(self._policies > 0)))
        many = max(1, min(cores or usable_cores(), self.envs // FEWEST))
        self._sights = [Sight(self.game, self.plan) for _ in range(many)]
        self._parts = np.linspace(0, self.envs, many + 1).astype(int)
        self._pool = ThreadPoolExecutor(many - 1) if many > 1 else None

    def _deciders(self, opponents: Mapping[int | str, str], learner: int) -> Numbers:
        """For each seat the policy that decides for it, or LEARNER or CHOOSER."""
        deciders = np.full(self.game.definition.most_seats, learner, np.int64)
        for seat, name in opponents.items():
            place = seat if isinstance(seat, int) else self._seat(seat)
            policy = policy_of(self.game, name)
            if not 0 <= place < self.players:
                raise BadOption(f"there is no seat {seat!r} at this table; there are {', '.join(self.seats)}")
            if policy is None:
                raise BadOption(f"{name!r} is no compiled policy of {self.game.slug}, so it cannot be an opponent here")
            deciders[place] = policy_number(self.game, policy)
        if not np.any(deciders[: self.players] == learner):
            raise BadOption("every seat has an opponent on it: leave one at least to whoever steps the games")
        return deciders

    def _seat(self, name: str) -> int:
        words = [one.lower() for one in self.seats]
        return words.index(name.lower()) if name.lower() in words else -1

    def reset(self, seed: int | None = None, where: Numbers | None = None) -> None:
        """Deal all games anew, from number 0 on; or, `where` that is true, each the next of its place."""
        if where is None:
            if seed is not None:
                self.seed = seed % 2**60
            self._write(self.number, np.arange(self.envs))
            self.step(self._orders(np.full(self.envs, BEGIN, np.int64)))
            return
        self._write(self.number, self._read(self.number) + np.where(where, self.envs, 0))
        self.step(self._orders(np.where(where, BEGIN, WAIT)))
        self._write(self.illegal, np.zeros(self.illegal.shape, np.bool_))

    def _orders(self, orders: Numbers) -> Numbers:
        """What to do in each game, as `step` takes it."""
        return orders

    @property
    def stands_still(self) -> Numbers:
        """Where nothing is possible any more: games that ended and are not dealt again."""
        return np.asarray(self._menus[:, 0] == 0)

    # Between this process and where the arrays are: the same place here
    def _read(self, array: Numbers) -> Numbers:
        return array

    def _write(self, array: Numbers, values: Numbers) -> None:
        array[:] = values

    def step(self, actions: Numbers | None = None) -> None:
        """One decision in every game; without actions, any of the possible ones, by the games' own dice."""
        if actions is None:
            actions = np.full(self.envs, ANYTHING, np.int64)
        self._check(actions.shape)
        actions = np.ascontiguousarray(actions, np.int64)
        others = [self._pool.submit(self._part, place, actions) for place in range(1, len(self._sights)) if self._pool]
        self.decisions += self._part(0, actions) + sum(one.result() for one in others)

    def _check(self, shape: tuple[int, ...]) -> None:
        if shape != self._shape():
            each = "each seat of " if len(self._shape()) > 1 else ""
            raise BadOption(f"there must be one action for {each}each of the {self.envs} games, not {shape}")

    def _shape(self) -> tuple[int, ...]:
        """Of what `step` takes."""
        return (self.envs,)

    def _part(self, place: int, actions: Numbers) -> int:
        """In a thread: some of the games."""
        first, last = self._parts[place], self._parts[place + 1]
        taken = self._step_part(place, actions, first, last)
        self._show(place, first, last)
        return taken

    def _step_part(self, place: int, actions: Numbers, first: int, last: int) -> int:
        """Step the games from `first` to `last`; says how many decisions were made."""
        space = self._sights[place]
        taken = self._engine.step(
            self._games, self._raw, self._menus, self._dice, self.number, self.seat, space.seen, space.seen_raw,
            self.secrets, self._books, self._policies, self.seed, actions, self.reward, self.terminated, self.illegal,
            first, last, self.autoreset,
        )  # fmt: skip
        return int(taken)

    def _show(self, place: int, first: int, last: int) -> None:
        """Write what is seen of these games."""
        if self.observation.shape[1] or self.mask.shape[1]:
            fixed = self._sights[place].arguments(self.secrets, self._heads, self._books)
            self._engine.show(
                self._raw, self._menus, self.seat, self.number, *fixed, self.observation, self.mask, first, last
            )

    def look(self, place: int, seat: int) -> Numbers:
        """What a seat knows of one of the games, asked or not: a row as in `observation`."""
        row = np.zeros((1, self.plan.size), self.observation.dtype)
        here = slice(place, place + 1)
        fixed = self._sights[0].arguments(self.secrets, self._heads, self._books)
        self._engine.show(
            self._raw[here], self._menus[here], np.array([seat], np.int64), self.number[here], *fixed, row,
            self._no_mask, 0, 1,
        )  # fmt: skip
        return np.asarray(row[0])

    @property
    def menus(self) -> Any:
        """What is possible in each game, a row each: how many actions, then these; what stands behind means nothing."""
        return self._menus

    def options(self, place: int) -> Numbers:
        """The actions that are possible in one of the games."""
        menu = self._menus[place]
        return np.array(menu[1 : 1 + menu[0]])

    def table(self, place: int) -> Table:
        """One of the games as a table, to look at or to play on at; what happened before is not on its record."""
        table = self.game.table(self.players, self.values[int(self.number[place]) % len(self.values)], "auto")
        table.state[:] = self._record(place).view(self.game.layout.dtype)
        return table

    def _record(self, place: int) -> Numbers:
        """One of the games, as bytes."""
        return np.asarray(self._raw[place])

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()


def batch(
    game: str | Game, envs: int, device: str = "cpu", simultaneous: str = "lowest first", **settings: Any
) -> Batch:
    """Many games of one kind, to be stepped together; `settings` are those of `Batch`. Where several seats decide at
    once, the lowest is asked first, or `simultaneous="all"` of them (see `at_once`)."""
    found = turnkey.game(game) if isinstance(game, str) else game
    if simultaneous not in ("lowest first", "all"):
        raise BadOption(f"simultaneous decisions are made 'lowest first' or by 'all', not {simultaneous!r}")
    if simultaneous == "all":
        from turnkey.env.at_once import AtOnce

        if not settings.get("forced", True):
            raise BadOption("where all seats decide at once they are asked even without a choice: leave forced away")
        if device != "cpu":
            raise BadOption("all seats at once are stepped on the CPU; elsewhere the lowest is asked first")
        return AtOnce(found, envs, **settings)
    if device == "cpu":
        return Batch(found, envs, **settings)
    if device == "cuda":
        from turnkey.env.on_cuda import CudaBatch

        return CudaBatch(found, envs, **settings)
    raise BadOption(f"games are stepped on 'cpu' or 'cuda', not on {device!r}")
