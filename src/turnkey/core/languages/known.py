"""Which languages there are, and which of them somebody is spoken to in."""

from __future__ import annotations

import functools
import inspect
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from turnkey.core.languages.language import Language

if TYPE_CHECKING:
    from turnkey.core.definition import Definition

FOLDER, ENDING = "languages", ".ftl"
EN = "en"
COMMON = Path(__file__).parents[2] / FOLDER  # what all games and the program say
ENGLISH = Language(EN)


def languages_of_folder(folder: Path) -> list[str]:
    return sorted(file.stem for file in folder.glob(f"*{ENDING}"))


@functools.cache
def known_codes() -> tuple[str, ...]:
    """The languages that the program speaks, English first. A game may lack one: it is then told in English."""
    return (EN, *(code for code in languages_of_folder(COMMON) if code != EN))


def folder_of(definition: Definition) -> Path:
    """Where a game's own messages lie: beside the file that declares its record."""
    return Path(inspect.getfile(definition.rules.game)).parent / FOLDER


def name_of(code: str) -> str:
    """What a language is called by those who speak it."""
    from babel import Locale

    called = Locale.parse(code, sep="-").get_display_name(code) or code
    return str(called[:1].upper() + called[1:])


def language_for(code: str, definition: Definition | None = None) -> Language:
    """A game's words in a language, and the program's; in English where nobody has written them."""
    folders = (COMMON,) if definition is None else (COMMON, folder_of(definition))
    return loaded(code if code in known_codes() else EN, folders)


@functools.cache
def loaded(code: str, folders: tuple[Path, ...]) -> Language:
    """Read when first asked for."""
    if code == EN:
        return ENGLISH
    from turnkey.core.languages.translated import Translated  # with Fluent and Babel: only where it is needed

    files = [folder / f"{code}{ENDING}" for folder in folders]
    return Translated(code, [file for file in files if file.is_file()])


def best_of(wishes: Iterable[str]) -> str:
    """The first of these wishes (`de-AT`, `de_DE.UTF-8`) that can be met; else English."""
    for wish in wishes:
        spoken = re.split(r"[-_.@;]", wish.strip().lower())[0]
        if spoken in known_codes():
            return spoken
    return EN
