"""A language as one game speaks it. This one is English: everything is said as it is declared.

Others are made of messages (core/languages/translated.py), which are read when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from turnkey.core.sentences import Marks, Sentence


class Language:
    """What one game (and the program) says to people."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.code!r})"

    @property
    def is_english(self) -> bool:
        return True

    def tell(self, sentence: Sentence) -> Marks:
        """A sentence as it is said in this language."""
        return sentence.marks

    def text(self, english: str) -> str:
        """A text without parts."""
        return str(english)

    def words(self, sentence: Sentence | str) -> str:
        """A sentence or a text, as text."""
        return str(sentence)

    def in_view(self, value: Any, names: Sequence[str]) -> Any:
        """Something of a view: what stands there under these names is told to people, the rest is codes."""
        if self.is_english or not names:
            return value
        if isinstance(value, Mapping):
            return {
                name: self.text(one) if name in names and isinstance(one, str) else self.in_view(one, names)
                for name, one in value.items()
            }
        if isinstance(value, (list, tuple)):
            return [self.in_view(one, names) for one in value]
        return value
