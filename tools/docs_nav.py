"""A hook of MkDocs: pages that mkdocs.yml does not list get a place by their folder or name, without an entry there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

PLACES = {
    "experts.md": "Research",
    "operate.md": "Serve",
    "scale.md": "Serve",
    "reports": "The games",
    "review.md": "Research",
    "decisions": "Decisions",
}
OTHERWISE = "Make"


def on_config(config: Any) -> Any:
    docs = Path(config["docs_dir"])
    listed = set(named(config["nav"]))
    chapters = {title: pages for entry in config["nav"] if isinstance(entry, dict) for title, pages in entry.items()}
    for page in sorted(docs.rglob("*.md")):
        place = page.relative_to(docs).as_posix()
        if place not in listed:
            chapter = PLACES.get(place) or PLACES.get(place.partition("/")[0]) or OTHERWISE
            chapters[chapter].append(place)
    return config


def named(nav: Any) -> list[str]:
    """The pages of a list of chapters."""
    if isinstance(nav, str):
        return [nav]
    parts = nav.values() if isinstance(nav, dict) else nav
    return [page for part in parts for page in named(part)]
