"""Many games at once on an NVIDIA GPU: the same batches, with arrays that stay there.

    games = turnkey.env.batch("break_escape", envs=65536, device="cuda")
    observation = torch.as_tensor(games.observation)  # the same memory, also for JAX and CuPy

Actions may be any array on the GPU that says where it lies (`__cuda_array_interface__`), or one of NumPy, which is
copied. Nothing waits for the GPU: launches follow each other on one stream, a framework's own after `launch_on`, so
that a step can be captured in a CUDA graph.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.core.engine import loops
from turnkey.core.gpu import device
from turnkey.core.layout import Layout
from turnkey.core.loops.stepping import ANYTHING, BEGIN, I8, I16, I32, U8, WAIT
from turnkey.core.secrecy import secrets_of
from turnkey.core.table import Table
from turnkey.env.batch import Batch, Numbers
from turnkey.env.observing import SEATS, Plan

# These as in `loops/stepping_cuda`, which is no module before it has a game in it
BLOCK = 128
WARP = 32
SLAB = 16
OWN_SEAT, AGREED, NUMBER, NAMED, NAMES_SEAT, KNOWN = range(6)
ALWAYS, NEVER = -1, -2  # instead of the place of its knowers
WIDTHS = {U8: 1, I8: 1, I16: 2, I32: 4}


class CudaBatch(Batch):
    """See above. Made by `turnkey.env.batch(…, device="cuda")`."""

    def _make_room(self, form: Any, columns: int, actions: int) -> None:
        self._cuda = device()
        game, envs, to = self.game, self.envs, self._cuda.to_device
        room = self._cuda.device_array
        size = -(-game.layout.size // 8) * 8
        assert size == game.layout.size, "records end on a whole word"
        self._blank = to(game.layout.blank())
        self._raw = to(np.zeros((envs, size), np.uint8))
        self._games = self._raw.ravel().view(game.layout.dtype)
        self._numbers_of = [self._raw] + [
            self._raw.ravel().view(kind).reshape(envs, -1) for kind in (np.int16, np.int32, np.int64)
        ]
        self._menus = to(np.zeros((game.definition.most_options + 2, envs), np.int16))
        self._dice = to(np.zeros(envs, np.uint64))
        with_bots = bool(np.any(self._policies > 0))
        self._seen_raw = to(np.zeros((envs if with_bots else 1, size), np.uint8))
        self._seen = self._seen_raw.ravel().view(game.layout.dtype)
        self._fixed = [to(np.ascontiguousarray(one)) for one in (self.secrets, self._books, self._policies)]
        self._columns = to(columns_of(self.plan, game.layout, self._heads.shape[1]))
        self._device_heads, self._maps = to(self._heads), to(self.plan.maps)
        self.observation, self.mask = room((envs, columns), form), room((envs, actions), np.uint8)
        self.seat, self.number = to(np.zeros(envs, np.int64)), to(np.zeros(envs, np.int64))
        self.reward = to(np.zeros((envs, game.definition.most_seats), np.float64))
        self.terminated, self.truncated, self.illegal = (to(np.zeros(envs, np.bool_)) for _ in range(3))
        self._taken = to(np.zeros(envs, np.int64))
        self._any = to(np.full(envs, ANYTHING, np.int64))

    def _make_ready(self, backend: str, cores: int | None) -> None:
        self._loops = loops(self.game.slug, "stepping_cuda", bool(np.any(self._policies > 0)))
        self.launch_on(0)

    def launch_on(self, stream: Any) -> None:
        """Use this stream from now on: one of Numba's, or the handle of another framework's."""
        if isinstance(stream, int) and stream:
            stream = self._cuda.external_stream(stream)
        blocks, columns = -(-self.envs // BLOCK), self.observation.shape[1]
        self._step = self._loops.step[blocks, BLOCK, stream]
        self._show_rows = self._loops.show[(blocks, max(1, -(-columns // (WARP * SLAB)))), BLOCK, stream]
        self._show_masks = self._loops.show_masks[-(-self.envs * WARP // BLOCK), BLOCK, stream]

    def reset(self, seed: int | None = None, where: Numbers | None = None) -> None:
        """As that of every batch."""
        if where is None:
            if seed is not None:
                self.seed = seed % 2**60
            self.number.copy_to_device(np.arange(self.envs))
            self.step(np.full(self.envs, BEGIN, np.int64))
            return
        self.number.copy_to_device(self.number.copy_to_host() + np.where(where, self.envs, 0))
        self.step(np.where(where, BEGIN, WAIT))
        self.illegal.copy_to_device(np.zeros(self.envs, np.bool_))

    def step(self, actions: Any = None) -> None:
        """One decision in every game; without actions, any of the possible ones, by the games' own dice."""
        if actions is None:
            chosen = self._any
        elif hasattr(actions, "__cuda_array_interface__"):
            chosen = self._cuda.as_cuda_array(actions)
        else:
            chosen = self._cuda.to_device(np.ascontiguousarray(actions, np.int64))
        self._check(chosen.shape)
        self._step(
            self._games, self._blank, self._menus, self._dice, self.number, self.seat, self._seen, self._seen_raw,
            *self._fixed, self.seed, chosen, self.reward, self.terminated, self.illegal, self._taken, self.autoreset,
        )  # fmt: skip
        self.write_masks()
        self.write_rows()

    def write_masks(self) -> None:
        """Show what is possible; a step does so by itself."""
        if self.mask.shape[1]:
            self._show_masks(self._menus, self.mask)

    def write_rows(self) -> None:
        """Show what is seen; a step does so by itself."""
        if self.observation.shape[1]:
            self._show_rows(
                *self._numbers_of, self.seat, self.number, self._device_heads, self._columns, self._maps, self.players,
                self.observation,
            )  # fmt: skip

    @property
    def decisions(self) -> int:
        """Made so far, those of opponents included; asking waits for the GPU."""
        return int(self._taken.copy_to_host().sum())

    @decisions.setter
    def decisions(self, count: int) -> None:
        """They are counted where they are made."""

    def options(self, place: int) -> Numbers:
        menu = self._menus[:, place].copy_to_host()
        return np.array(menu[1 : 1 + menu[0]])

    def look(self, place: int, seat: int) -> Numbers:
        raise NotImplementedError

    def table(self, place: int) -> Table:
        number = int(self.number[place])
        table = self.game.table(self.players, self.values[number % len(self.values)], "auto")
        table.state[:] = self._raw[place].copy_to_host().view(self.game.layout.dtype)
        return table


def columns_of(plan: Plan, layout: Layout, head: int) -> Numbers:
    """The plan column by column, for each seat: what it says, where that stands, how wide it is, what it is compared
    with or mapped by, and where its knowers are."""
    seats = plan.runs.shape[0]
    table = np.zeros((seats, plan.size, 5), np.int32)
    table[:, :, 0], table[:, :, 4] = NUMBER, ALWAYS
    table[:, :SEATS] = [[OWN_SEAT, 0, 1, seat, ALWAYS] for seat in range(SEATS)]
    table[:, SEATS : SEATS + head] = [[AGREED, place, 1, 0, ALWAYS] for place in range(head)]
    keepers = np.full(layout.size, ALWAYS)
    for first, many, keeper in secrets_of(layout):
        keepers[first : first + many] = keeper if keeper >= 0 else NEVER
    for seat in range(seats):
        rows = table[seat]
        for column, at, many, kind in plan.runs[seat].astype(int):
            wide = WIDTHS.get(kind, 8)
            for more in range(many):
                rows[column + more] = [NUMBER, at + more, wide, kind == I8, keepers[(at + more) * wide]]
        for column, at, by, names in plan.hot[seat].astype(int):
            for name in range(names):
                rows[column + name] = [NAMED, at, 1, 256 * by + name, keepers[at]]
        for column, at, by in plan.mapped[seat].astype(int):
            rows[column] = [NAMES_SEAT, at, 1, by, keepers[at]]
        for column, at in plan.flags[seat].astype(int):
            rows[column] = [KNOWN, at, 1, 0, keepers[at]]
    return table
