"""Makes machine code of whole loops only.

Numba makes machine code of every function, and optimises it together with all that it calls: a rule five calls below a
loop is optimised six times, and its own machine code never runs, because the loop has a copy of it inlined. Here a
function that only other compiled functions call is left as it was written. The loop gathers all of them, each once,
optimises the whole and makes machine code of that (docs/decisions/0012).

What this relies on is inside Numba. Where a version of it looks different, everything is compiled as Numba does it.
"""

from __future__ import annotations

import functools
from typing import Any

from llvmlite.binding import Linkage
from numba.core import codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys

NUMBAS_OWN, INLINED = "_ZN5numba", b"alwaysinline"  # how Numba names its own functions, and marks rules
ENVIRONMENT = "_ZN08NumbaEnv"  # how Numba names a function's constants, which are filled in when it is loaded
RELIED_ON = (
    "finalize", "get_pointer_to_function", "_ensure_finalized", "_finalize_final_module", "_get_module_for_linking",
    "_optimize_final_module",
)  # fmt: skip
KNOWN = all(hasattr(codegen.JITCodeLibrary, name) for name in RELIED_ON) and hasattr(
    codegen.JITCPUCodegen, "_library_class"
)


class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
    """A function's code, optimised and made machine code of when its address is asked for: if anything but compiled
    code is to call it."""

    _waits = False

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._waits = self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        if self._waits:
            if not is_defined(self._final_module, name):
                return 0
            self._waits = False
            self._make()
        return int(super().get_pointer_to_function(name))

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def _make(self) -> None:
        self._codegen._check_llvm_bugs()
        for library in all_below(self):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        keep_inside(self._final_module)
        self._shared_module = None  # what callers link from now on has everything in it
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT):
                environment = lookup_environment(variable.name)
                if environment is not None:
                    codegen.JITCPUCodegen.set_env(self._codegen, variable.name, environment)


def keep_inside(module: Any) -> None:
    """Nothing but this loop calls what was gathered for it, so LLVM may fit it to this loop: what is always given the
    same, such as no journal, need not look. LLVM would also inline all that is called in one place only; rules that
    are to stay apart are told so."""
    for function in module.functions:
        if function.linkage == Linkage.linkonce_odr and function.name.startswith("_Z"):
            function.linkage = "internal"
            if not function.name.startswith(NUMBAS_OWN) and INLINED not in b" ".join(function.attributes):
                function.add_function_attribute("noinline")


def is_defined(module: Any, name: str) -> bool:
    return any(one.name == name and not one.is_declaration for one in module.functions)


def all_below(top: Any) -> list[Any]:
    """All that a function calls, directly or not, each once; what is made already has it in itself."""
    found: dict[Any, None] = {}
    waiting = list(top._linking_libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            if getattr(library, "_waits", False):
                waiting += library._linking_libraries
    return list(found)


@functools.cache
def use_for_whole_loops() -> None:
    """From now on, compile in this way. It begins between two compilations, not during one: a loop is made in one way
    throughout."""
    if not KNOWN:
        return
    with global_compiler_lock:
        context = cpu_target.target_context
        context.refresh()
        rtsys.initialize(context)  # what arrays are allocated by is Numba's own, and made in Numba's own way
        generator = context.codegen()

        def set_env(name: str, environment: Any) -> None:
            if generator._engine.is_symbol_defined(name):  # otherwise it is set when its loop is made
                codegen.JITCPUCodegen.set_env(generator, name, environment)

        generator._library_class, generator.set_env = Library, set_env
