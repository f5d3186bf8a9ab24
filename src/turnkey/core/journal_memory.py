"""Where compiled rules find a table's journal: in memory, right before the game's own record.

A rule is compiled once, for the game's own record, whether a journal lies before that or not. Which of both it is, a
loop says when its parts are put together (`machine_code`), and LLVM then leaves out what is not needed: a simulation
has no trace of a journal. Compiled for two types of record, every rule would take twice the time.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import from_dtype, types
from numba.core.target_extension import current_target
from numba.extending import intrinsic
from numba.np.numpy_support import as_struct_dtype

from turnkey.core import machine_code
from turnkey.core.layout import Layout, lift
from turnkey.core.rule import TOGETHER, compile_as

Function = TypeVar("Function", bound=Callable[..., Any])

BYTE = ir.IntType(8)


class JournalMemory:
    """How rules get from a game's record to the journal before it, and back. `game_in`: the game's own record in one
    that may begin with a journal. `journal_of`: the journal, of either. Interpreted, both are one record."""

    def __init__(self, journal: Layout) -> None:
        self._names = tuple(journal.places)
        self._start, self._type = journal.room, from_dtype(journal.dtype)
        self._has_journal = self._test_for_journal()
        self.game_in = self._way_to_game()
        self.journal_of = self._way_to_journal()

    def only_at_tables(
        self, otherwise: Callable[..., Any], how: Mapping[str, Any] = TOGETHER
    ) -> Callable[[Function], Function]:
        """A rule for records with a journal; for those without, `otherwise`, a rule too, stands in its place."""

        def decorate(function: Function) -> Function:
            @functools.wraps(function)
            def interpreted(game: Any, *rest: Any) -> Any:
                return function(game, *rest) if self._is_in(game._block.dtype.names or ()) else otherwise(game, *rest)

            compile_as(function, function, lambda *types: True, function, how)
            given = ", ".join(inspect.signature(function).parameters)
            scope = {"has_journal": self._has_journal, "function": function, "otherwise": otherwise}
            exec(
                f"def either({given}):\n"
                f"    if has_journal({given.partition(',')[0]}):\n"
                f"        return function({given})\n"
                f"    return otherwise({given})",
                scope,
            )
            compile_as(interpreted, scope["either"], lambda game, *rest: self._can_tell(game), otherwise)
            return cast(Function, interpreted)

        return decorate

    def _is_in(self, names: Any) -> bool:
        return self._names[0] in names

    def _can_tell(self, record: Any) -> bool:
        """Whether compiled code finds out if there is a journal; where it does not, there is none."""
        return self._is_in(record.fields) or (machine_code.KNOWN and current_target() == "cpu")

    def _test_for_journal(self) -> Any:
        @intrinsic  # type: ignore[untyped-decorator]
        def has_journal(typing: Any, game: Any) -> Any:
            def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                if self._is_in(game.fields):
                    return context.get_constant(types.boolean, True)
                return builder.trunc(builder.load(at_table(builder.module)), ir.IntType(1))

            return types.boolean(game), lower

        return has_journal

    def _way_to_game(self) -> Callable[[Any], Any]:
        @intrinsic  # type: ignore[untyped-decorator]
        def behind_journal(typing: Any, block: Any) -> Any:
            game = self._game_type(block)

            def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                variable = at_table(builder.module)
                variable.linkage, variable.initializer = "", BYTE(1)  # a definition that stays
                return moved(context, builder, arguments[0], self._start, game)

            return game(block), lower

        def game_in(block: Any) -> Any:
            return lift(block)

        def past_the_journal(block: Any) -> Any:
            return behind_journal(block)

        def has_one(block: Any) -> bool:
            return self._is_in(block.fields) and machine_code.KNOWN

        compile_as(game_in, past_the_journal, has_one, as_it_is)
        return game_in

    def _way_to_journal(self) -> Callable[[Any], Any]:
        @intrinsic  # type: ignore[untyped-decorator]
        def before_game(typing: Any, game: Any) -> Any:
            def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                return moved(context, builder, arguments[0], -self._start, self._type)

            return self._type(game), lower

        def journal_of(game: Any) -> Any:
            return game

        def found(game: Any) -> Any:
            return before_game(game)

        compile_as(journal_of, found, lambda game: not self._is_in(game.fields), as_it_is)
        return journal_of

    def _game_type(self, record: Any) -> Any:
        """The type of the game's own record, of one that begins with a journal."""
        fields: Any = as_struct_dtype(record).fields or {}
        own = [(name, kind.base, kind.shape) for name, (kind, *_) in fields.items() if name not in self._names]
        return from_dtype(np.dtype(own, align=True))


def as_it_is(block: Any) -> Any:
    return block


def at_table(module: Any) -> Any:
    """A number that is 1 in a loop with a journal: 0, which gives way to a 1 that is linked to it."""
    variable = module.globals.get(machine_code.AT_TABLE)
    if variable is None:
        variable = ir.GlobalVariable(module, BYTE, machine_code.AT_TABLE)
        variable.linkage, variable.initializer, variable.global_constant = "weak", BYTE(0), True
    return variable


def moved(context: Any, builder: Any, pointer: Any, by: int, record: Any) -> Any:
    """A record so many bytes further on in memory."""
    there = builder.gep(builder.bitcast(pointer, BYTE.as_pointer()), [ir.Constant(ir.IntType(64), by)])
    return builder.bitcast(there, context.get_value_type(record))
