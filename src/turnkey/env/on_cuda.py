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
from turnkey.core.gpu import device, kinds_of
from turnkey.core.loops.stepping import ANYTHING
from turnkey.env.batch import Batch, Numbers
from turnkey.env.slots import slots_of

# These as in `loops/stepping_cuda` and `loops/showing_cuda`, which are no modules before they have a game in them
BLOCK = 128
KINDS = 32
SHARED = 40_000  # bytes of a block's own memory in which masks are written


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
        size, blocks = game.layout.size, -(-envs // BLOCK)
        assert size % 8 == 0, "records end on a whole word"
        self._games = to(np.zeros((blocks, size // 8, BLOCK), np.uint64))
        self._numbers_of = [self._games.ravel().view(kind) for kind in (np.uint8, np.int16, np.int32)]
        self._menus = to(np.zeros((game.definition.most_options + 2, envs), np.int16))
        self._dice = to(np.zeros(envs, np.uint64))
        with_bots = bool(np.any(self._policies > 0))
        self._seen_raw = to(np.zeros((envs if with_bots else 1, size), np.uint8))
        self._seen = self._seen_raw.ravel().view(game.layout.dtype)
        self._notes = to(np.zeros((max(self.plan.noted, 1), envs), np.int8))
        self._apart = to(self.plan.apart)
        self._fixed = [to(np.ascontiguousarray(one)) for one in (self.secrets, self._books, self._policies)]
        self._kinds = to(kinds_of(game, KINDS - 1))
        slots = slots_of(self.plan, game.layout, self._heads)
        self._slots = [to(one) for one in (self._heads.astype(np.int32), slots.parts, slots.slots, slots.columns)]
        self._grid = len(slots.parts)
        self._maps = to(self.plan.maps)
        scales = np.ones(self.plan.size if len(self.plan.scaled) else 0, np.float32)
        scales[self.plan.scaled] = self.plan.scales
        self._scales = to(scales)
        self.observation = room((envs, columns), form)
        # Masks are written in words of four bytes, so there is room for whole ones
        self._mask_words = room(-(-envs * actions // 4), np.uint32)
        self.mask = self._mask_words.view(np.uint8)[: envs * actions].reshape(envs, actions)
        self.seat, self.number = to(np.zeros(envs, np.int64)), to(np.zeros(envs, np.int64))
        self.reward = to(np.zeros((envs, game.definition.most_seats), np.float64))
        self.terminated, self.truncated, self.illegal = (to(np.zeros(envs, np.bool_)) for _ in range(3))
        self._taken = to(np.zeros(envs, np.int64))
        self._waiting = to(np.zeros(2 + envs, np.int32))  # games to be dealt; see `stepping_cuda`
        self._any = to(np.full(envs, ANYTHING, np.int64))

    def _make_ready(self, backend: str, cores: int | None) -> None:
        with_bots = bool(np.any(self._policies > 0))
        self._stepping = loops(self.game.slug, "stepping_cuda", with_bots)
        self._showing = loops(self.game.slug, "showing_cuda", with_bots=False)
        self.launch_on(0)

    def launch_on(self, stream: Any) -> None:
        """Use this stream from now on: one of Numba's, or the handle of another framework's."""
        if isinstance(stream, int) and stream:
            stream = self._cuda.external_stream(stream)
        blocks, actions = -(-self.envs // BLOCK), max(self.mask.shape[1], 1)
        self._step = self._stepping.step[blocks, BLOCK, stream]
        self._note = self._showing.note[blocks, BLOCK, stream]
        self._show_rows = self._showing.show[(blocks, self._grid), BLOCK, stream]
        # So many games of a block as fit into its memory: a divisor of its threads, and their masks end on a whole word
        self._together = max(4, min(BLOCK, 1 << (SHARED // actions).bit_length() - 1))
        room = self._together * actions
        self._show_masks = self._showing.show_masks[-(-self.envs // self._together), BLOCK, stream, room]

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
        for dealing in (False, True):
            self._step(
                self._games, self._menus, self._dice, self.number, self.seat, self._seen, self._seen_raw,
                *self._fixed, self._kinds, self.seed, chosen, self.reward, self.terminated, self.illegal, self._taken,
                self._waiting, self.autoreset, dealing,
            )  # fmt: skip
        self.write_masks()
        self.write_rows()

    def write_masks(self) -> None:
        """Show what is possible; a step does so by itself."""
        if self.mask.shape[1]:
            self._show_masks(self._menus, self.mask.shape[1], self._together, self._mask_words)

    def write_rows(self) -> None:
        """Show what is seen; a step does so by itself."""
        if not self.observation.shape[1]:
            return
        if self.plan.noted:
            secrets, books, _ = self._fixed
            self._note(self._games, self.number, self.seat, secrets, books, self._apart, self._notes)
        self._show_rows(
            *self._numbers_of, self.seat, self.number, *self._slots, self._maps, self._notes, self._scales,
            self.observation.ravel(),
        )  # fmt: skip

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

    def _record(self, place: int) -> Numbers:
        block, game = divmod(place, BLOCK)
        return np.ascontiguousarray(self._read(self._games[block])[:, game]).view(np.uint8)

    def look(self, place: int, seat: int) -> Numbers:
        form = str(self.observation.dtype)
        beside = Batch(self.game, 1, self.players, self.values, None, 0, form, False, self.turned, 1, plan=self.plan)
        beside._raw[0] = self._record(place)
        beside.number[0] = self.number[place]
        return beside.look(0, seat)
