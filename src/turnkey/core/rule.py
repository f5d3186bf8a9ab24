"""The rule decorator: one function, run by Python or compiled by Numba, for the CPU or for CUDA.

A rule stays the plain function that it is: call it, step through it, measure its coverage. Compiled
code that calls it (the loops of `core/loops`) compiles it in. So both ways to run live in one
process, and which one runs is decided where the loop is started, not where the rule is written.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import types
from numba.core.errors import TypingError
from numba.core.extending import intrinsic
from numba.core.target_extension import current_target
from numba.core.typing.templates import infer, infer_global, make_overload_template

Function = TypeVar("Function", bound=Callable[..., Any])

# Rules are small and call each other all the time: inlined, and without a check for a
# division by zero at every remainder, random play is nearly twice as fast.
INNER = {"nopython": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True, "error_model": "numpy"}
TOGETHER = INNER | {"forceinline": True}
APART = INNER | {"forceinline": False}  # given explicitly, because Numba would pass on the caller's


def rule(function: Function) -> Function:
    """Let compiled loops call this function, on every target."""
    compile_as(function, function, lambda *types: True, function)
    return function


def long_rule(function: Function) -> Function:
    """A rule that is compiled once and called, not inlined: for large rules with several callers."""
    compile_as(function, function, lambda *types: current_target() != "cuda", apart_on_cuda(function), APART)
    return function


def apart_on_cuda(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule, for CUDA's compiler, which inlines whatever it is not told to leave alone: Lockdown grew fourfold
    by it, and was compiled for minutes."""
    body = bare(function)
    compile_as(body, body, lambda *types: True, body)
    return with_parameters_of(function, "    stays_apart()\n    return body({0})", body=body, stays_apart=stays_apart)


def with_parameters_of(function: Callable[..., Any], body: str, /, **scope: Any) -> Callable[..., Any]:
    """A function written out with the parameters of another, which Numba can only compile so. In its body, `{0}` stands
    for all of them, `{1}` for the first."""
    given = list(inspect.signature(function).parameters)
    exec(f"def written({', '.join(given)}):\n" + body.format(", ".join(given), given[0]), scope)
    return cast(Callable[..., Any], scope["written"])


@intrinsic
def stays_apart(typing: Any) -> Any:
    """Marks the function that calls it."""

    def mark(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.function.attributes.add("noinline")
        return context.get_dummy_value()

    return types.none(), mark


def compile_as(
    called: Callable[..., Any],
    function: Callable[..., Any],
    applies: Callable[..., bool],
    otherwise: Callable[..., Any],
    how: Mapping[str, Any] = TOGETHER,
) -> None:
    """Where compiled code calls `called`, compile in one of two functions, chosen by the arguments' types."""
    parameters = inspect.signature(function).parameters
    form = ", ".join(
        name if given.default is given.empty else f"{name}={given.default!r}" for name, given in parameters.items()
    )
    scope: dict[str, Any] = {"applies": applies, "function": bare(function), "otherwise": bare(otherwise)}
    # Numba wants a chooser with the very same parameters, which can only be had by writing it out.
    exec(f"def chooser({form}):\n    return function if applies({', '.join(parameters)}) else otherwise", scope)
    written = make_overload_template(called, scope["chooser"], dict(how), False, "never", target="generic")
    template = type(written.__name__, (WholeNumbers, written), {"__module__": written.__module__})
    infer(template)
    infer_global(called, types.Function(template))


class WholeNumbers:
    """Compiles a rule once for all kinds of whole numbers that it is given, and once for all callers.

    Numba would compile it anew for an `i8` out of a record, an `i64`, a default that is left to itself; and anew for
    callers that are compiled in another way, which here does not matter, as a rule says itself how it is compiled.
    """

    context: Any
    _overload_func: Any
    _impl_cache: Any
    _build_impl: Any

    def generic(self, given: Any, named: Any) -> Any:
        try:
            bound = inspect.signature(self._overload_func).bind(*given, **named)
        except TypeError as error:
            raise TypingError(str(error)) from error
        bound.apply_defaults()
        return super().generic(tuple(map(as_plain, bound.args)), {})  # type: ignore[misc]

    def _get_impl(self, given: Any, named: Any) -> Any:
        key = self.context, given
        return self._impl_cache.get(key) or self._build_impl(key, given, named)


def as_plain(given: Any) -> Any:
    """The type that a rule sees of an argument's type or of a default: every whole number that fits is a signed one of
    64 bits."""
    if not isinstance(given, types.Type):
        return types.int64 if isinstance(given, int) else types.Omitted(given)
    if isinstance(given, types.Integer) and (given.signed or given.bitwidth < 64):
        return types.int64
    return given


def bare(function: Callable[..., Any]) -> FunctionType:
    """The function without its annotations, which Numba would compare with the chooser's."""
    assert isinstance(function, FunctionType)
    return FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
