"""Many games at once on an NVIDIA GPU: the same batches, with arrays that stay there.

    games = turnkey.env.batch("break_escape", envs=65536, device="cuda")
    observation = torch.as_tensor(games.observation)  # the same memory; CuPy takes it likewise

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
from turnkey.core.loops.stepping import ANYTHING, I8, I16, I32, I64, SEATS, U8
from turnkey.core.secrecy import secrets_of
from turnkey.env.batch import Batch, Numbers
from turnkey.env.observing import Plan

# These as in `loops/stepping_cuda`, which is no module before it has a game in it
BLOCK = 128
WARP = 32
SLAB = 16
IS, BITS, CONSTANT, AGREED, MAPPED, SIGNED, SHORT, WORD, LONG, NOTED, NOTED_IS = range(11)
ALWAYS, NEVER = -1, -2  # instead of the place of its knowers
# How a number in a record is read: as what, with what beside it, and how many bytes it has
NUMBERS = {U8: (BITS, 255 << 3, 1), I8: (SIGNED, 0, 1), I16: (SHORT, 0, 2), I32: (WORD, 0, 4), I64: (LONG, 0, 8)}


class CudaBatch(Batch):
    """See above. Made by `turnkey.env.batch(…, device="cuda")`."""

    # Arrays on the GPU
    observation: Any
    mask: Any
    seat: Any
    reward: Any
    terminated: Any
    truncated: Any
    illegal: Any
    number: Any
    _games: Any
    _menus: Any
    _dice: Any

    def _make_room(self, form: Any, columns: int, actions: int) -> None:
        self._cuda = device()
        game, envs, to = self.game, self.envs, self._cuda.to_device
        room = self._cuda.device_array
        size = game.layout.size
        assert size % 8 == 0, "records end on a whole word"
        self._games = to(np.zeros((envs, size // 8), np.uint64))
        self._numbers_of = [self._games.ravel().view(kind) for kind in (np.uint8, np.int16, np.int32, np.int64)]
        self._menus = to(np.zeros((game.definition.most_options + 2, envs), np.int16))
        self._dice = to(np.zeros(envs, np.uint64))
        with_bots = bool(np.any(self._policies > 0))
        self._seen_raw = to(np.zeros((envs if with_bots or self.plan.noted else 1, size), np.uint8))
        self._seen = self._seen_raw.ravel().view(game.layout.dtype)
        self._seen_words = self._seen_raw.ravel().view(np.uint64).reshape(-1, size // 8)
        self._notes = to(np.zeros((envs, max(self.plan.noted, 1)), np.int8))
        self._apart, self._scaled, self._scales = map(to, (self.plan.apart, self.plan.scaled, self.plan.scales))
        self._fixed = [to(np.ascontiguousarray(one)) for one in (self.secrets, self._books, self._policies)]
        self._plans = to(plans_of(self.plan, game.layout, self._heads))
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
        self._note, self._scale = self._loops.note[blocks, BLOCK, stream], self._loops.scale[blocks, BLOCK, stream]
        bits = 4 * WARP * -(-self.mask.shape[1] // 32)  # bytes in which a warp notes what is possible
        self._show_masks = self._loops.show_masks[-(-self.envs // WARP), WARP, stream, bits]

    def _read(self, array: Any) -> Numbers:
        return np.asarray(array.copy_to_host())

    def _write(self, array: Any, values: Numbers) -> None:
        array.copy_to_device(values)

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
            self._games, self._menus, self._dice, self.number, self.seat, self._seen, self._seen_raw,
            *self._fixed, self.seed, chosen, self.reward, self.terminated, self.illegal, self._taken, self.autoreset,
        )  # fmt: skip
        self.write_masks()
        self.write_rows()

    def write_masks(self) -> None:
        """Show what is possible; a step does so by itself."""
        if self.mask.shape[1]:
            self._show_masks(self._menus, self.mask.shape[1], self.mask.ravel())

    def write_rows(self) -> None:
        """Show what is seen; a step does so by itself."""
        if not self.observation.shape[1]:
            return
        if self.plan.noted:
            secrets, books, _ = self._fixed
            self._note(
                self._games, self.number, self.seat, self._seen, self._seen_raw, self._seen_words, secrets, books,
                self._apart, self._notes,
            )  # fmt: skip
        self._show_rows(
            *self._numbers_of, self.seat, self.number, self._device_heads, self._plans, self._maps, self._notes,
            self.observation.ravel(),
        )  # fmt: skip
        if len(self.plan.scaled):
            self._scale(self.observation, self._scaled, self._scales)

    @property
    def decisions(self) -> int:
        """Made so far, those of opponents included; asking waits for the GPU."""
        return int(self._read(self._taken).sum())

    @decisions.setter
    def decisions(self, count: int) -> None:
        """They are counted where they are made."""

    def options(self, place: int) -> Numbers:
        menu = self._read(self._menus[:, place])
        return np.array(menu[1 : 1 + menu[0]])

    def look(self, place: int, seat: int) -> Numbers:
        form = str(self.observation.dtype)
        beside = Batch(self.game, 1, self.players, self.values, None, 0, form, False, self.turned, 1, plan=self.plan)
        beside._raw[0] = self._read(self._games[place]).view(np.uint8)
        beside.number[0] = self.number[place]
        return beside.look(0, seat)


def plans_of(plan: Plan, layout: Layout, heads: Numbers) -> Numbers:
    """For each seat and column: what it says, where that stands, what it is compared with or looked up in, and where
    its knowers are (see `loops/stepping_cuda`)."""
    players = plan.runs.shape[0]
    table = np.zeros((players, plan.size, 4), np.int32)
    table[:, :, 0], table[:, :, 3] = CONSTANT, ALWAYS
    keepers = np.full(layout.size, ALWAYS)
    for first, many, keeper in secrets_of(layout):
        keepers[first : first + many] = keeper if keeper >= 0 else NEVER
    for seat, rows in enumerate(table):
        rows[seat, 2] = 1
        for place, value in enumerate(heads[0]):
            rows[SEATS + place] = [AGREED, place, 0, ALWAYS] if len(heads) > 1 else [CONSTANT, 0, value, ALWAYS]
        for column, at, many, kind in plan.runs[seat].astype(int):
            what, more, wide = NUMBERS[kind]
            for one in range(many):
                if at + one >= layout.size:
                    rows[column + one] = [NOTED, at + one - layout.size, 0, ALWAYS]
                else:
                    rows[column + one] = [what, at + one, more, keepers[(at + one) * wide]]
        for column, at, by, names in plan.hot[seat].astype(int):
            for name in range(names):
                (byte,) = np.flatnonzero(plan.maps[by] == name)  # seats are turned to seats: one stands for each
                if at >= layout.size:
                    rows[column + name] = [NOTED_IS, at - layout.size, byte, ALWAYS]  # no value is above 127
                else:
                    rows[column + name] = [IS, at, byte, keepers[at]]
        for column, at, by in plan.mapped[seat].astype(int):
            rows[column] = [MAPPED, at, by, keepers[at]]
        for column, at in plan.flags[seat].astype(int):
            rows[column] = [BITS, at, seat + (1 << 3), keepers[at]]
    assert not np.any(table[:, :, 3] == NEVER), "what nobody knows is in no plan"
    return table
