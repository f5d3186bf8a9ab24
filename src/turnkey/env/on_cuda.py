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
from turnkey.env.sources import sources_of, words_of

# These as in `loops/stepping_cuda` and `loops/showing_cuda`, which are no modules before they have a game in them
BLOCK = 128
WARP = 32
KINDS = 32
FEW = 8  # of so many games hardly one ends in a step
SHARED = 45_000  # bytes of a block's own memory
FULL = 20_000  # of which a processor has room for as many blocks as it can run
MOST_TOGETHER = 64  # games that a block shows at once


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
        half = blocks * BLOCK  # behind it lie the games that begin next (see `stepping_cuda`)
        self._games = to(np.zeros((2 * half + 1) * size // 8, np.uint64))
        menu_words = -(-(game.definition.most_options + 2) // 4)
        self._menu_words = to(np.zeros((2 * half, menu_words), np.uint64))
        self._menus = self._menu_words.ravel().view(np.int16).reshape(2 * half, 4 * menu_words)
        self._dice = to(np.zeros(2 * half, np.uint64))
        self._seats, self._numbers, self._taken = (to(np.zeros(2 * half, np.int64)) for _ in range(3))
        with_bots = bool(np.any(self._policies > 0))
        self._seen_raw = to(np.zeros((2 * half if with_bots else 1, size), np.uint8))
        self._seen = self._seen_raw.ravel().view(game.layout.dtype)
        self._notes = to(np.zeros((max(self.plan.noted, 1), envs), np.int8))
        self._apart = to(self.plan.apart)
        self._fixed = [to(np.ascontiguousarray(one)) for one in (self.secrets, self._books, self._policies)]
        self._kinds = to(kinds_of(game, KINDS - 1))
        # What a record takes in a block's memory, in words of eight bytes; the columns of a row that fit in beside it
        self._stride = (size + self.plan.noted) // 8 + 1
        self._row_bytes = columns * np.dtype(form).itemsize
        known = self.secrets[self.secrets[:, 2] >= 0]  # what nobody knows is in no column
        kept = [known, self._heads.astype(np.int32)]
        wanted = words_of(self.plan, game.layout, self._heads) if form == np.int16 else None
        self._in_words = wanted is not None
        if wanted is not None:
            kept.append(wanted)
        else:
            most = (SHARED - 8 * self._stride - 16) // np.dtype(form).itemsize
            found = sources_of(self.plan, game.layout, self._heads.shape[1], most)
            kept += [found.plain.ravel(), found.others.ravel(), found.ends, found.bounds]
        self._columns = [to(np.ascontiguousarray(one)) for one in (*kept, self.plan.maps)]
        scales = np.ones(self.plan.size if len(self.plan.scaled) else 0, np.float32)
        scales[self.plan.scaled] = self.plan.scales
        self._scales = to(scales)
        # Rows and masks are written in words, too, so there is room for whole ones
        self._row_words = room(-(-envs * self._row_bytes // 8), np.uint64)
        self._rows = self._row_words.view(form)[: envs * columns]
        self.observation = self._rows.reshape(envs, columns)
        self._mask_words = room(-(-envs * actions // 4), np.uint32)
        self.mask = self._mask_words.view(np.uint8)[: envs * actions].reshape(envs, actions)
        self.seat, self.number = self._seats[:envs], self._numbers[:envs]
        self.reward = to(np.zeros((envs, game.definition.most_seats), np.float64))
        self.terminated, self.truncated, self.illegal = (to(np.zeros(envs, np.bool_)) for _ in range(3))
        self._ages = to(np.zeros(envs, np.uint8))
        self._waiting = to(np.zeros(4 + 4 * envs, np.int64))
        self._lengths, self._lines = to(np.zeros(KINDS, np.int32)), room((KINDS, envs), np.uint64)
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
        self._line_up = self._stepping.line_up[blocks, BLOCK, stream]
        small = -(-self.envs // WARP)
        self._dealers = -(-small // FEW)
        blocks_of_lines = min(self.envs, small + KINDS)  # the last one of a line may not be full
        self._step = self._stepping.step[self._dealers + blocks_of_lines, WARP, stream]
        self._note = self._showing.note[blocks, BLOCK, stream]
        one, kernel, threads, most = 8 * self._stride + self._row_bytes, self._showing.show, BLOCK, FULL
        if self._in_words:
            warps = max(-(-self._row_bytes // (8 * WARP)), 1)
            one, kernel, threads, most = 8 * self._stride, self._showing.show_words, WARP * warps, SHARED
        self._bits = min(MOST_TOGETHER, max(most // one, 1)).bit_length() - 1
        room = min((one << self._bits) + 16, SHARED) // 8 * 8
        self._show_rows = kernel[-(-self.envs >> self._bits), max(threads, MOST_TOGETHER), stream, room]
        # So many games of a block as fit into its memory: a divisor of its threads, and their masks end on a whole word
        self._together = max(4, min(BLOCK // 4, 1 << (SHARED // actions).bit_length() - 1))
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
        self._line_up(
            self._menus, self._dice, self._seats, self._kinds, chosen, self.reward, self.terminated, self.illegal,
            self._taken, self._ages, self._lengths, self._lines,
        )  # fmt: skip
        self._step(
            self._games, self._menu_words, self._dice, self._numbers, self._seats, self._seen, self._seen_raw,
            *self._fixed, self.seed, self.reward, self.terminated, self._taken, self._ages, self._waiting,
            self._lengths, self._lines, self._dealers, self.autoreset,
        )  # fmt: skip
        self.write_masks()
        self.write_rows()

    def write_masks(self) -> None:
        """Show what is possible; a step does so by itself."""
        if self.mask.shape[1]:
            self._show_masks(self._menus, self.envs, self.mask.shape[1], self._together, self._mask_words)

    def write_rows(self) -> None:
        """Show what is seen; a step does so by itself."""
        if not self.observation.shape[1]:
            return
        if self.plan.noted:
            secrets, books, _ = self._fixed
            self._note(self._games, self.number, self.seat, secrets, books, self._apart, self._notes)
        shown = [self._games, self.seat, self.number, *self._columns, self._notes, self.plan.noted]
        if self._in_words:
            self._show_rows(*shown, self._bits, self._stride, self._row_words)
        else:
            self._show_rows(*shown, self._scales, self._bits, self._stride, self._rows, self._row_words)

    @property
    def decisions(self) -> int:
        """Made so far, those of opponents included; asking waits for the GPU."""
        return int(self._read(self._taken[: self.envs]).sum())

    @decisions.setter
    def decisions(self, count: int) -> None:
        """They are counted where they are made."""

    @property
    def menus(self) -> Any:
        return self._menus[: self.envs]

    def options(self, place: int) -> Numbers:
        menu = self._read(self._menus[place])
        return np.array(menu[1 : 1 + menu[0]])

    def _record(self, place: int) -> Numbers:
        words = self.game.layout.size // 8
        return self._read(self._games[place * words : (place + 1) * words]).view(np.uint8)

    def look(self, place: int, seat: int) -> Numbers:
        form = str(self.observation.dtype)
        beside = Batch(self.game, 1, self.players, self.values, None, 0, form, False, self.turned, 1, plan=self.plan)
        beside._raw[0] = self._record(place)
        beside.number[0] = self.number[place]
        return beside.look(0, seat)
