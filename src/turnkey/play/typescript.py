"""The wire's types for the page, in TypeScript: `python -m turnkey.play.typescript` writes web/src/wire.ts.

They are made from the structs of `wire`, so the page cannot drift from the server: a test compares.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from turnkey.core.events import CUES
from turnkey.play import wire, wire_people
from turnkey.play.lab import words

WEB = Path(__file__).parents[3] / "web" / "src"
PLACE, LAB_PLACE = WEB / "wire.ts", WEB / "lab" / "wire.ts"
MADE = "// Made from src/turnkey/play/{} by `python -m turnkey.play.typescript`. Do not edit: a test compares.\n"
HEAD = (
    MADE.format("wire")
    + """\

export type Plain = Record<string, unknown>;
"""
)
CUE = "/** What a screen can make of an event: a sound, a motion. */\nexport type Cue = {};\n"


def structs(module: ModuleType = wire) -> list[type[msgspec.Struct]]:
    """Every struct of the wire, in the order of its files."""
    parts = [wire.heard, wire.told, wire.games, wire.tables, wire.reviews] if module is wire else [module]
    return [
        getattr(module, name)
        for part in parts
        for name, one in vars(part).items()
        if inspect.isclass(one) and issubclass(one, msgspec.Struct) and one not in (wire.Incoming, wire.Outgoing)
        if one.__module__ == part.__name__
    ]


def typescript() -> str:
    parts = [HEAD, CUE.format(" | ".join(f'"{one}"' for one in CUES))]
    for struct in (*structs(), *structs(wire_people)):
        parts.append(interface(struct))
    for name, union in (("Message", wire.Message), ("Event", wire.Event)):
        members = " | ".join(one.__name__ for one in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def lab_typescript() -> str:
    """What the designer's bench says."""
    parts = [MADE.format("lab/words.py")]
    parts += [interface(one) for one in structs(words) if one not in (words.Ask, words.Told)]
    for name, union in (("Asked", words.Asked), ("Answer", words.Answer)):
        members = " | ".join(one.__name__ for one in union.__args__)
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def interface(struct: type[msgspec.Struct]) -> str:
    info = types.type_info(struct)
    assert isinstance(info, types.StructType)
    lines = []
    said = inspect.getdoc(struct)
    own = said if said and "__doc__" in vars(struct) and vars(struct)["__doc__"] else None
    if own and not own.startswith(f"{struct.__name__}("):
        lines.append(f"/** {' '.join(own.split())} */")
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    sent = issubclass(struct, wire.Incoming)
    for field in info.fields:
        left_out = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT  # if it is not set
        mark = "?" if not field.required and (sent or left_out) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def written(kind: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, types.Metadata):
        return written(kind.type)
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.ListType):
        inner = written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, types.DictType):
        value = written(kind.value_type)
        return "Plain" if value == "unknown" else f"Record<string, {value}>"
    if isinstance(kind, types.UnionType):
        return " | ".join(dict.fromkeys(written(one) for one in kind.types))
    plain: dict[Any, str] = {
        types.StrType: "string",
        types.IntType: "number",
        types.FloatType: "number",
        types.BoolType: "boolean",
        types.NoneType: "null",
        types.AnyType: "unknown",
    }
    return plain[type(kind)]


if __name__ == "__main__":
    places = {Path(sys.argv[1]): typescript()} if len(sys.argv) > 1 else {}
    for place, text in (places or {PLACE: typescript(), LAB_PLACE: lab_typescript()}).items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
