"""Languages: everything that is said to people can be said in theirs.

English is written where it is declared, as templates (core/sentences.py), and is its own key. Every other language is a
file of Fluent messages: `languages/de.ftl` beside a game for what that game says, and one in the package for what all
games and the program say. docs/languages.md tells how a game is translated; `python -m turnkey.core.languages de SLUG`
writes what is missing.
"""

from turnkey.core.languages.known import (
    EN,
    ENGLISH,
    best_of,
    known_codes,
    language_for,
    name_of,
)
from turnkey.core.languages.language import Language

__all__ = ["EN", "ENGLISH", "Language", "best_of", "known_codes", "language_for", "name_of"]
