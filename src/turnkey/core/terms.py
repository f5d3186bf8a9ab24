"""What the codes of a game stand for, for people who read views and notation on a screen."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """Something that a view writes by a code: its name, and in words what it is or does."""

    kind: str  # as in handles: item, goon; `field` for the name of a part of the view itself
    code: str
    name: str
    text: str = ""  # what is made of numbers is made by `says`, so that it can be told in any language
