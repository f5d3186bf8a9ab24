"""`python -m turnkey.core.languages de [SLUG …]`: what a language lacks, written into its files.

Without SLUG it is what all games and the program say. What is translated already stays; what nobody says any more is
listed and, with --prune, taken out.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import entries
from turnkey.core.languages.known import COMMON, ENDING, folder_of
from turnkey.core.languages.texts import Faulty, Text, texts_of, texts_of_program


def file_and_texts(code: str, slug: str) -> tuple[Path, dict[str, Text]]:
    if not slug:
        return COMMON / f"{code}{ENDING}", texts_of_program()
    game = turnkey.game(slug)
    return folder_of(game.definition) / f"{code}{ENDING}", texts_of(game)


def update(code: str, slug: str, prune: bool) -> bool:
    """Whether anything is left to do."""
    file, texts = file_and_texts(code, slug)
    found = entries.read(file, texts)
    for fault in found.faults:
        print(fault)
    if any("cannot be read" in fault for fault in found.faults):
        return True  # writing it anew would lose what could not be read
    if not prune:
        texts = texts | {key: Text("(nobody says this any more)", "Stale") for key in found.stale}
    entries.write(file, texts, found)
    for key in found.stale:
        print(f"stale: {key}")
    print(f"{file}: {len(texts)} texts, {len(found.missing)} to translate, {len(found.stale)} stale")
    return bool(found.missing or found.stale or found.faults)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m turnkey.core.languages", description=__doc__)
    parser.add_argument("code", help="the language, such as de")
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games; none: what all games and the program say")
    parser.add_argument("--prune", action="store_true", help="take out what nobody says any more")
    given = parser.parse_args()
    try:
        left = [update(given.code, slug, given.prune) for slug in given.slugs or [""]]
    except (Faulty, TurnkeyError) as fault:
        print(fault, file=sys.stderr)
        return 2
    return int(any(left))


if __name__ == "__main__":
    raise SystemExit(main())
