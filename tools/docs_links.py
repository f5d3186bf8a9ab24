"""A hook of MkDocs: what pages link to outside of docs/ is no page of the site, and is named by its place instead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((\.\./[^)#\s]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, **_: Any) -> str:
    folder = (ROOT / "docs" / page.file.src_uri).parent

    def named(link: re.Match[str]) -> str:
        target = (folder / link[2]).resolve()
        if target.is_relative_to(ROOT / "docs"):
            return link[0]
        if not target.exists():
            raise SystemExit(f"docs/{page.file.src_uri} links to {link[2]}, which is not there")
        place = target.relative_to(ROOT).as_posix()
        return link[1] if place in link[1] else f"{link[1]} (`{place}`)"

    return LINK.sub(named, markdown)
