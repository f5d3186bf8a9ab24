"""What a game's package brings for the page: its board, its picture, and what these refer to (docs/boards.md).

Only files of known kinds that lie inside the folder which the game declares are handed out: no hidden ones, none
elsewhere that a name or a link leads to.
"""

from __future__ import annotations

from pathlib import Path

from turnkey.core.definition import Definition
from turnkey.core.definition.check import BOARD, PICTURE

__all__ = ["BOARD", "PICTURE", "address_of", "file_of", "kind_of"]

KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".txt": "text/plain",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".jpeg": "image/jpeg",
    ".gif": "image/gif",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".wav": "audio/wav",
}


def address_of(definition: Definition, name: str) -> str:
    """Where the page fetches this file of a game; nothing if there is none."""
    return f"/games/{definition.slug}/page/{name}" if file_of(definition, name) is not None else ""


def file_of(definition: Definition, name: str) -> Path | None:
    """The file of this name, with / between folders, if it may be handed out."""
    parts = name.split("/")
    folder = definition.shown.page
    if folder is None or any(not part or part.startswith(".") or "\\" in part or ":" in part for part in parts):
        return None
    whole = folder.resolve()
    found = whole.joinpath(*parts).resolve()
    if not found.is_relative_to(whole) or not found.is_file() or found.suffix.lower() not in KINDS:
        return None
    return found


def kind_of(file: Path) -> str:
    return KINDS[file.suffix.lower()]
