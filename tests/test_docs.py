"""Pages lead where they say, and what the start pages show works as it stands there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from turnkey.cli.main import build_parser

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
def test_commands_of_the_start_pages_are_understood(page: Path) -> None:
    blocks = BLOCK.findall(page.read_text(encoding="utf-8"))
    lines = [line for kind, block in blocks if not kind for line in block.splitlines()]
    assert any(line.startswith("pip install") for line in lines)
    commands = [line for line in lines if not line.startswith("pip install")]
    for command in commands:
        program, *arguments = shlex.split(command, comments=True)
        assert program == "turnkey"
        build_parser().parse_args(arguments)


@pytest.mark.parametrize("page", START, ids=named)
def test_programs_of_the_start_pages_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    programs = [block for kind, block in BLOCK.findall(page.read_text(encoding="utf-8")) if kind == "python"]
    for program in programs:
        exec(compile(program, str(page), "exec"), {})
        assert capsys.readouterr().out, "it tells something"
