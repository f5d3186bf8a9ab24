"""The small changes that are made to a rule, one at a time: what a slip of the keyboard might leave there."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip
UNTOUCHED = ("annotation", "target", "targets", "decorator_list")


@dataclass(frozen=True)
class Change:
    """One change to one source: the how-manieth of those that can be made to it, and how it reads."""

    file: Path
    number: int
    line: int
    rule: str
    before: str
    after: str


@dataclass(frozen=True)
class _Place:
    """Where a change can be made: `make` makes it, `reads` tells how the place reads now."""

    line: int
    rule: str
    reads: Callable[[], str]
    make: Callable[[], None]


def changes_of(file: Path) -> list[Change]:
    """All that can be made to the functions of a source."""
    source, found = file.read_bytes(), []
    for number in range(sum(1 for _ in _places(ast.parse(source)))):
        place = _nth(ast.parse(source), number)
        before = place.reads()
        place.make()
        found.append(Change(file, number, place.line, place.rule, before, place.reads()))
    return found


def changed(source: bytes, number: int) -> ast.Module:
    """A source with one of its changes made."""
    tree = ast.parse(source)
    _nth(tree, number).make()
    return ast.fix_missing_locations(tree)


def _nth(tree: ast.Module, number: int) -> _Place:
    return next(place for at, place in enumerate(_places(tree)) if at == number)


def _places(tree: ast.Module) -> Iterator[_Place]:
    for rule in tree.body:
        if isinstance(rule, ast.FunctionDef):
            yield from _in_block(rule.body, rule.name, skip=int(ast.get_docstring(rule) is not None))


def _in_block(block: list[ast.stmt], rule: str, skip: int = 0) -> Iterator[_Place]:
    for at, statement in enumerate(block[skip:], skip):
        if isinstance(statement, ast.Assign | ast.AugAssign | ast.Expr):
            yield _place(statement, rule, lambda at=at: block[at], _put(block, at, ast.Pass()))  # type: ignore[misc]
        if isinstance(statement, ast.AugAssign) and type(statement.op) in SWAPPED:
            yield _place(statement, rule, lambda one=statement: one, _swap(statement, "op"))  # type: ignore[misc]
        if isinstance(statement, ast.If):
            negated = ast.UnaryOp(ast.Not(), statement.test)
            yield _place(statement, rule, lambda one=statement: one.test, _set(statement, "test", negated))  # type: ignore[misc]
        for field, value in ast.iter_fields(statement):
            if field in UNTOUCHED:
                continue
            if isinstance(value, ast.expr):
                yield from _in_expression(value, rule, value)
            elif isinstance(value, list):
                yield from _in_block(value, rule)


def _in_expression(node: ast.AST, rule: str, whole: ast.expr) -> Iterator[_Place]:
    if isinstance(node, ast.Compare):
        for at, operator in enumerate(node.ops):
            if type(operator) in SWAPPED:
                yield _place(node, rule, lambda: node, _put(node.ops, at, SWAPPED[type(operator)]()))
    elif isinstance(node, ast.BinOp | ast.BoolOp) and type(node.op) in SWAPPED:
        yield _place(node, rule, lambda: node, _swap(node, "op"))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):  # True and False are, too
        other = not node.value if isinstance(node.value, bool) else node.value + 1
        yield _place(node, rule, lambda: whole, _set(node, "value", other))
    for child in ast.iter_child_nodes(node):
        yield from _in_expression(child, rule, whole)


def _place(node: Any, rule: str, shown: Callable[[], ast.AST], make: Callable[[], None]) -> _Place:
    return _Place(node.lineno, rule, lambda: " ".join(ast.unparse(shown()).split()), make)


def _swap(node: Any, field: str) -> Callable[[], None]:
    return _set(node, field, SWAPPED[type(getattr(node, field))]())


def _set(node: ast.AST, field: str, value: object) -> Callable[[], None]:
    return lambda: setattr(node, field, value)


def _put(row: list[Any], at: int, value: ast.AST) -> Callable[[], None]:
    return lambda: row.__setitem__(at, value)
