"""A record as compiled rules hold it: where it lies, and where its journal lies, or that it has none.

Rules are compiled once, for the game's own record, be it a table's or a simulation's. What differs is one address that
goes with the record: its journal's at a table, none in a simulation. Only `lift` says which, by the type of what a
loop was given, so no code for tables meets a record without a journal. A loop's machine code is made as a whole
(`machine_code`): where no record has a journal, LLVM sees that the address is none, and drops what is for tables alone.

CUDA's loops play simulations only: there, rules hold the record itself.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

import numpy as np
from llvmlite import ir
from numba import from_dtype, types
from numba.core import cgutils
from numba.core.datamodel import models
from numba.core.errors import TypingError
from numba.core.extending import intrinsic, register_model
from numba.core.imputils import lower_getattr_generic, lower_setattr_generic
from numba.core.target_extension import current_target
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.np.numpy_support import as_struct_dtype

from turnkey.core.journal_record import JOURNAL
from turnkey.core.layout import lift
from turnkey.core.rule import TOGETHER, compile_as, with_parameters_of

Function = TypeVar("Function", bound=Callable[..., Any])

BYTE = ir.IntType(8)
JOURNAL_TYPE = from_dtype(JOURNAL.dtype)
NO_JOURNAL = "this record has no journal: rules that need one are for tables alone (see `only_at_tables`)"
NOT_LIFTED = "rules were given a table's record as it lies in its array: `lift` it first"


class LiftedRecord(types.Type):  # type: ignore[misc]
    """Numba's type of it. The name is short, because Numba writes out the types of arguments all the time."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(f"Lifted_{hashlib.sha256(str(record).encode()).hexdigest()[:16]}")


@register_model(LiftedRecord)
class LiftedRecordModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, lifted: LiftedRecord) -> None:
        super().__init__(manager, lifted, [("record", types.voidptr), ("journal", types.voidptr)])


@infer_getattr
class LiftedRecordAttribute(AttributeTemplate):  # type: ignore[misc]
    """Its fields are the record's."""

    key = LiftedRecord

    def generic_resolve(self, lifted: LiftedRecord, name: str) -> Any:
        return self.context.resolve_getattr(lifted.record, name)


@lower_getattr_generic(LiftedRecord)  # type: ignore[untyped-decorator]
def get_field(context: Any, builder: Any, lifted: LiftedRecord, value: Any, name: str) -> Any:
    record = address_of(context, builder, lifted, value, "record", lifted.record)
    return context.get_getattr(lifted.record, name)(context, builder, lifted.record, record, name)


@lower_setattr_generic(LiftedRecord)  # type: ignore[untyped-decorator]
def set_field(context: Any, builder: Any, signature: Any, arguments: Any, name: str) -> Any:
    lifted, kind = signature.args
    record = address_of(context, builder, lifted, arguments[0], "record", lifted.record)
    return context.get_setattr(name, types.void(lifted.record, kind))(builder, (record, arguments[1]))


def address_of(context: Any, builder: Any, lifted: LiftedRecord, value: Any, part: str, kind: Any) -> Any:
    held = cgutils.create_struct_proxy(lifted)(context, builder, value=value)
    return builder.bitcast(getattr(held, part), context.get_value_type(kind))


# What rules and loops call


@intrinsic
def hold(typing: Any, block: Any) -> Any:
    """A record of an array, which may begin with a journal, as rules hold it."""
    lifted = LiftedRecord(own_record(block))

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start = builder.bitcast(arguments[0], BYTE.as_pointer())
        held = cgutils.create_struct_proxy(lifted)(context, builder)
        if begins_with_journal(block):
            held.journal = start
            held.record = builder.gep(start, [ir.Constant(ir.IntType(64), JOURNAL.room)])
        else:
            held.journal = cgutils.get_null_value(start.type)
            held.record = start
        return held._getvalue()

    return lifted(block), lower


@intrinsic
def has_journal(typing: Any, game: Any) -> Any:
    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return cgutils.is_not_null(builder, address_of(context, builder, game, arguments[0], "journal", types.voidptr))

    return types.boolean(game), lower


@intrinsic
def its_journal(typing: Any, game: Any) -> Any:
    """The journal of a record; an error, if it has none."""
    if not isinstance(game, LiftedRecord):
        raise TypingError(NOT_LIFTED)

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        journal = address_of(context, builder, game, arguments[0], "journal", JOURNAL_TYPE)
        with builder.if_then(cgutils.is_null(builder, journal), likely=False):
            context.call_conv.return_user_exc(builder, RuntimeError, (NO_JOURNAL,))
        return journal

    return JOURNAL_TYPE(game), lower


def journal_of(game: Any) -> Any:
    """The journal of a table's record. Interpreted, both are one record."""
    return game


def only_at_tables(otherwise: Callable[..., Any], how: Mapping[str, Any] = TOGETHER) -> Callable[[Function], Function]:
    """A rule for records with a journal; for those without one, `otherwise`, a rule too, stands in its place."""

    def decorate(function: Function) -> Function:
        @functools.wraps(function)
        def interpreted(game: Any, *rest: Any) -> Any:
            at_table = "entries" in (game._block.dtype.names or ())
            return function(game, *rest) if at_table else otherwise(game, *rest)

        compile_as(function, function, lambda *types: True, function, how)
        either = with_parameters_of(
            function,
            "    return function({0}) if has_journal({1}) else otherwise({0})",
            has_journal=has_journal, function=function, otherwise=otherwise,
        )  # fmt: skip
        compile_as(interpreted, either, lambda game, *rest: is_lifted(game), otherwise)
        return cast(Function, interpreted)

    return decorate


# What Numba sees of records


def is_lifted(game: Any) -> bool:
    if begins_with_journal(game):
        raise TypingError(NOT_LIFTED)
    return isinstance(game, LiftedRecord)


def begins_with_journal(kind: Any) -> bool:
    """By the places of all its fields: a game may well have a field of the same name as one of them."""
    return isinstance(kind, types.Record) and all(
        name in kind.fields and kind.offset(name) == place for name, (_, place) in JOURNAL.places.items()
    )


def own_record(kind: Any) -> Any:
    """The type of the game's own record, of one that may begin with a journal."""
    if not begins_with_journal(kind):
        return kind
    fields: Any = as_struct_dtype(kind).fields
    own = [(name, kind.base, kind.shape) for name, (kind, *_) in fields.items() if name not in JOURNAL.places]
    return from_dtype(np.dtype(own, align=True))


def _held(block: Any) -> Any:
    return hold(block)  # type: ignore[call-arg]


def _as_it_is(block: Any) -> Any:
    return block


def _its_journal(game: Any) -> Any:
    return its_journal(game)  # type: ignore[call-arg]


compile_as(lift, _held, lambda block: isinstance(block, types.Record) and current_target() != "cuda", _as_it_is)
compile_as(journal_of, _its_journal, lambda game: True, _its_journal)
