"""The texts that Python files say to people, found by reading them: nothing needs to be played to know them all.

A text is the argument of a call that says something: `asks("survive", "…")`, `no("not_here", "R41", "…")`, `says("…")`.
It is a literal, or a choice among literals, or one of those that a name of the same file stands for. Anything else is a
fault: a text that is put together cannot be translated.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

# What is called, and which of its arguments is the text
SAYING = {"asks": 1, "no": 2, "says": 0, "t": 0, "line_saying": 1, "Refusal": 1}
NAMING = {"Thing": 1}  # the same of names, in games: the core makes things of whatever it is given
RETURNING = ("goal",)  # functions that return a text themselves
CODES = (ast.Constant, ast.JoinedStr, ast.IfExp, ast.BinOp)


@dataclass
class Found:
    """The texts of some files, and what could not be read."""

    sentences: dict[str, str] = field(default_factory=dict)  # each with what says it
    names: dict[str, None] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def texts_in(folder: Path, root: Path, of_game: bool = False) -> Found:
    """What all Python files below a folder say; their places are told from `root`."""
    found = Found()
    for file in sorted(folder.rglob("*.py")):
        read_into(found, file.read_text(encoding="utf-8"), str(file.relative_to(root)), of_game)
    return found


def read_into(found: Found, source: str, where: str, of_game: bool = False) -> None:
    saying = SAYING | NAMING if of_game else SAYING
    tree = ast.parse(source)
    values = assigned(tree)
    for call in (one for one in ast.walk(tree) if isinstance(one, ast.Call)):
        said = called(call)
        if len(call.args) <= saying.get(said, len(call.args)):
            continue
        text = call.args[saying[said]]
        if isinstance(text, ast.Starred):
            continue
        for one in literals(text, values):
            if one is None:
                found.faults.append(
                    f"{where}:{text.lineno} {said} says a text that is put together: {ast.unparse(text)}"
                )
            elif said in NAMING:
                found.names.setdefault(one)
            else:
                found.sentences.setdefault(one, said)
    for function in (one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef) and one.name in RETURNING):
        for back in (one for one in ast.walk(function) if isinstance(one, ast.Return)):
            if isinstance(back.value, CODES) and back.value != ast.Constant(""):
                found.faults.append(
                    f"{where}:{back.lineno} {function.name} returns a bare text: {ast.unparse(back.value)}"
                )


def called(call: ast.Call) -> str:
    """What is called."""
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def sets_named_in(source: str) -> set[str]:
    """The names of sets that things are taken from: `PLACES` of `PLACES.at(5)`."""
    calls = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call) and called(one) == "at"]
    owners = [one.func.value for one in calls if isinstance(one.func, ast.Attribute)]
    return {one.id for one in owners if isinstance(one, ast.Name)}


def assigned(tree: ast.AST) -> Mapping[str, list[ast.expr]]:
    """Everything that each name of a file is ever given."""
    values: dict[str, list[ast.expr]] = {}
    for one in ast.walk(tree):
        if isinstance(one, ast.Assign):
            for target in (name for name in one.targets if isinstance(name, ast.Name)):
                values.setdefault(target.id, []).append(one.value)
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.value is not None:
            values.setdefault(one.target.id, []).append(one.value)
    return values


def literals(text: ast.expr, values: Mapping[str, list[ast.expr]]) -> Iterator[str | None]:
    """The texts that an expression can be; None: one that cannot be told from the file."""
    match text:
        case ast.Constant(value=str(one)):
            yield one
        case ast.IfExp(body=one, orelse=other):
            yield from literals(one, values)
            yield from literals(other, values)
        case ast.Name(id=name) if name in values:
            for one in values[name]:
                yield from literals(one, {known: given for known, given in values.items() if known != name})
        case ast.Call(func=ast.Attribute(attr="format" | "join" | "replace")):
            yield None
        case ast.Name() | ast.Attribute() | ast.Call():
            return  # somebody else's text, handed on: it is read where it is written
        case ast.Subscript(value=ast.Name(id=name)) if name in values:
            for one in values[name]:
                yield from entries(one, values)
        case ast.Dict() | ast.Tuple() | ast.List():
            yield from entries(text, values)
        case _:
            yield None


def entries(table: ast.expr, values: Mapping[str, list[ast.expr]]) -> Iterator[str | None]:
    """The texts of a table that one is taken from."""
    match table:
        case ast.Dict(values=several) | ast.Tuple(elts=several) | ast.List(elts=several):
            for one in several:
                yield from literals(one, values)
        case _:
            yield None
