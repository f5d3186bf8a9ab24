"""Pages lead where they say, and what is made of the sources is of these sources."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import turnkey

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
START = sorted((ROOT / "docs" / "start").glob("*.md"))
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)|(?:src|href)=\"(?!https?:)([^\"#]+)\"")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def places(page: Path) -> set[str]:
    """What can be linked to on a page: its headings, as sites write them."""
    headings = re.findall(r"^#+ (.+)$", BLOCK.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {"#" + re.sub(r"\s+", "-", re.sub(r"[^\w\s-]", "", one).strip().lower()) for one in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"`[^`\n]*`", "", BLOCK.sub("", page.read_text(encoding="utf-8")))
    for target, place, source in LINK.findall(text):
        file = (page.parent / (target or source)).resolve() if target or source else page
        assert file.exists(), f"{named(page)} links to {target or source}"
        assert not place or file.suffix != ".md" or place in places(file), f"{named(page)} links to {target}{place}"


@pytest.mark.parametrize("page", START, ids=named)
def test_start_pages_begin_with_how_to_install_it(page: Path) -> None:
    """What else they show is run with all other pages (test_docs_blocks.py)."""
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    assert blocks[0][1].startswith("pip install")


@pytest.mark.parametrize("tool", ["import_graph.py", "game_pages.py"])
def test_what_is_made_of_the_sources_is_of_these_sources(tool: str) -> None:
    checked = subprocess.run([sys.executable, ROOT / "tools" / tool, "--check"], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_every_game_has_a_page_with_its_bots_and_pictures() -> None:
    for slug in turnkey.game_names():
        page = (ROOT / "docs" / "games" / f"{slug}.md").read_text(encoding="utf-8")
        assert "## How bots play it" in page
        assert page.count("<img ") > 10
