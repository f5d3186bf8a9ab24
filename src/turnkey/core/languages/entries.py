"""Files of messages: what they lack, what nobody says any more, and how they are written anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from turnkey.core.languages.texts import Text
from turnkey.core.languages.translated import TO_DO, is_to_do
from turnkey.core.sentences import pieces_of

OWN = "The language's own"  # messages that are no text's: articles


@dataclass
class Entries:
    """A file of messages, held against the texts that it should have."""

    messages: dict[str, ast.Message | ast.Term] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    missing: list[Text] = field(default_factory=list)
    stale: list[str] = field(default_factory=list)


class Variables(visitor.Visitor):
    """The variables that a message speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables_of(message: ast.Message | ast.Term) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def is_own(key: str) -> bool:
    return key.startswith("article-")


def read(file: Path, texts: Mapping[str, Text]) -> Entries:
    """What there is, what is missing, what is stale, what is wrong."""
    found = Entries()
    resource = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8") if file.is_file() else "")
    for one in resource.body:
        if isinstance(one, ast.Junk):
            found.faults.append(f"{file.name}: cannot be read: {(one.content or '').strip().splitlines()[:1]}")
        elif isinstance(one, (ast.Message, ast.Term)):
            if one.id.name in found.messages:
                found.faults.append(f"{file.name}: {one.id.name} stands there twice")
            found.messages[one.id.name] = one
    for key, message in found.messages.items():
        if key in texts:
            strange = sorted(variables_of(message) - texts[key].parts)
            found.faults += [
                f"{file.name}: {key} speaks of ${one}, which is no part of its sentence" for one in strange
            ]
        elif isinstance(message, ast.Message) and not is_own(key):
            found.stale.append(key)
    found.missing = [text for key, text in texts.items() if key not in found.messages or is_to_do(found.messages[key])]
    return found


def write(file: Path, texts: Mapping[str, Text], entries: Entries) -> None:
    """All messages in the order of the texts, each below its English; what is missing is there to be filled in."""
    body: list[ast.EntryType] = []
    own = [one for key, one in entries.messages.items() if isinstance(one, ast.Term) or is_own(key)]
    if own:
        body += [ast.GroupComment(OWN), *own]
    group = ""
    for key, text in texts.items():
        if text.group != group:
            group = text.group
            body.append(ast.GroupComment(group))
        message = entries.messages.get(key) or skeleton(text)
        message.comment = ast.Comment(text.english)
        body.append(message)
    file.parent.mkdir(exist_ok=True)
    file.write_text(FluentSerializer().serialize(ast.Resource(body)), encoding="utf-8")


def skeleton(text: Text) -> ast.Message:
    """A message that is still to be translated: the English, in Fluent's signs."""
    source = f"{text.key} = {TO_DO} {in_fluent(text) if text.parts else escaped(text.english)}\n"
    entry = FluentParser(with_spans=False).parse_entry(source)
    assert isinstance(entry, ast.Message), source
    return entry


def escaped(text: str) -> str:
    return "".join(f'{{ "{sign}" }}' if sign in "{}" else sign for sign in text)


def in_fluent(text: Text) -> str:
    told = []
    for place, group in enumerate(pieces_of(text.english)):
        inside = "".join(escaped(words) + (f"{{ ${name} }}" if name is not None else "") for words, name, _ in group)
        forms = [(name, form.split("|")) for _, name, form in group if name is not None and "|" in form]
        for name, (one, many) in forms:
            choice = f"{{ COUNT(${name}) ->\n    [one] {escaped(one)}\n   *[other] {escaped(many)}\n}}"
            inside = inside.replace(f"{{ ${name} }}", f"{{ ${name} }} {choice}", 1)
        parts = [name for _, name, _ in group if name is not None]
        if place % 2 and parts:
            inside = f'{{ HAS(${parts[0]}) ->\n    [yes] {{ "" }}{inside}\n   *[no] {{ "" }}\n}}'
        told.append(inside)
    return "".join(told)
