"""What is put into the wheel, and what it says of itself."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import turnkey
from turnkey.lab.extra import PACKAGES as LAB

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def hook(root: Path) -> Any:
    """What hatch calls when it builds the package that lies there."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Page(str(root), {}, None, None, "", "wheel")


def test_the_built_page_goes_where_the_server_looks_for_it(tmp_path: Path) -> None:
    page = tmp_path / "web" / "dist"
    page.mkdir(parents=True)
    (page / "index.html").touch()
    data: dict[str, Any] = {"force_include": {}}
    hook(tmp_path).initialize("standard", data)
    assert data["force_include"] == {str(page): "turnkey/play/web"}


def test_no_wheel_is_made_without_the_page_but_a_working_copy_is_installed(tmp_path: Path) -> None:
    data: dict[str, Any] = {"force_include": {}}
    with pytest.raises(SystemExit, match="make page"):
        hook(tmp_path).initialize("standard", data)
    hook(tmp_path).initialize("editable", data)
    assert data["force_include"] == {}


def test_the_version_is_the_same_everywhere() -> None:
    cited = re.search(r"^version: (\S+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    assert PROJECT["version"] == turnkey.__version__ == cited[1]
    assert f"## {turnkey.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_licence_of_every_package_that_is_needed_is_listed() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "tools" / "licences.py", "--check"], capture_output=True, text=True
    )
    assert (checked.returncode, checked.stderr) == (0, "")


def test_every_font_of_the_page_is_credited() -> None:
    credits = (ROOT / "CREDITS.md").read_text(encoding="utf-8")
    sheets = [one.read_text(encoding="utf-8") for one in (ROOT / "web" / "src").rglob("fonts.css")]
    families = {name for sheet in sheets for name in re.findall(r'font-family: "([^"]+)"', sheet)}
    assert len(families) > 5
    assert [name for name in sorted(families) if f"| {name} |" not in credits] == []


def test_files_that_the_package_names_are_there() -> None:
    named = [*PROJECT["license-files"], PROJECT["readme"], "src/turnkey/py.typed"]
    assert [one for one in named if not (ROOT / one).exists()] == []


EXTRAS = PROJECT["optional-dependencies"]
# What each extra is for: a command, or a module that a program imports
USES = {
    "env": ["turnkey.env.gymnasium", "turnkey.env.pettingzoo"],
    "lab": ["sweep airlock", "compare airlock - length=short", "tune airlock --aim margin=1..2", "report airlock"],
    "ray": ["turnkey.env.rllib"],
    "serve": ["serve --port 0"],
    "train": ["turnkey.env.torchrl"],
}
WITHOUT_THEM = """
import importlib, json, sys
from turnkey.cli.main import main
for name in sys.argv[1].split(","):
    sys.modules[name] = None  # not to be found
for use in sys.argv[2:]:
    if use.startswith("turnkey."):
        try:
            importlib.import_module(use)
        except ModuleNotFoundError as fault:
            print(fault, file=sys.stderr)
    else:
        assert main(use.split()) == 2
"""


def packages_of(requirements: list[str]) -> list[str]:
    return [re.split(r"[\[<>=; ]", one)[0] for one in requirements]


@pytest.mark.parametrize("extra", USES)
def test_whoever_lacks_an_extra_is_told_at_once_how_to_get_it(extra: str, tmp_path: Path) -> None:
    lacking = ",".join(packages_of(EXTRAS[extra]))
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT_THEM, lacking, *USES[extra]], capture_output=True, text=True, cwd=tmp_path
    )
    assert told.returncode == 0, told.stderr
    lines = told.stderr.splitlines()
    assert len(lines) == len(USES[extra])
    assert [line for line in lines if f"not installed: pip install 'turnkey-games[{extra}]'" not in line] == []
    assert list(tmp_path.iterdir()) == [], "nothing was begun"


def test_every_extra_that_is_named_anywhere_is_there() -> None:
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    files += [one for folder in ("src", "examples", "bench") for one in (ROOT / folder).rglob("*.py")]
    text = "".join(one.read_text(encoding="utf-8") for one in files)
    named = {
        one for extras in re.findall(r"(?:turnkey-games|none-any\.whl)\[([\w,]+)\]", text) for one in extras.split(",")
    }
    assert {"serve", "env", "lab", "train", "cuda", "ray"} <= named <= set(EXTRAS)
    assert list(EXTRAS) == sorted(EXTRAS)
    assert list(LAB) == packages_of(EXTRAS["lab"])
