"""Writes LICENCES.md: the packages that Turnkey needs, and under which licences they are.

    python tools/licences.py            # writes it anew
    python tools/licences.py --check    # says what is missing in it, and fails

It follows what this package and its extras ask for, from package to package, as far as it is installed here. What only
developers need is left out. Whoever installs Turnkey gets these packages from their own makers; none of them is in our
wheel. (What is in the page is told by `credits.txt` there.)
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "LICENCES.md"
PLAIN = "turnkey-games"
HEAD = """# Licences of what Turnkey needs

Made by `make licences`: for `pip install turnkey-games` and each extra, every package that comes with it, also those
that others need, and the licence that it names. None of them is in our own wheel; what is in it, in the page, is told
in CREDITS.md.
"""
ALSO_CALLED = {
    "APL 2": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "MIT License": "MIT",
    "BSD License": "BSD",
}
LONGEST = 60  # signs: some write the whole text where its name belongs


def declared() -> dict[str, list[str]]:
    """What is asked for, plain and with each extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {f"{PLAIN}[{name}]": asked for name, asked in project["optional-dependencies"].items()}
    return {PLAIN: project["dependencies"], **extras}


def installed(name: str) -> Distribution | None:
    try:
        return distribution(name)
    except PackageNotFoundError:
        return None


def everything(asked: list[str]) -> set[str]:
    """The names of all packages that these need, directly or not; what this machine needs none of is not there."""
    found: set[tuple[str, frozenset[str]]] = set()
    waiting = [Requirement(one) for one in asked]
    while waiting:
        one = waiting.pop()
        key = canonicalize_name(one.name), frozenset(one.extras)
        if key in found or (package := installed(one.name)) is None:
            continue
        found.add(key)
        for text in package.requires or ():
            needed = Requirement(text)
            chosen = [{"extra": extra} for extra in ("", *one.extras)]
            if needed.marker is None or any(needed.marker.evaluate(extra) for extra in chosen):
                waiting.append(needed)
    return {name for name, _ in found}


def licence_of(name: str) -> str:
    """As its maker names it: by an expression, by classifiers, or in the old field."""
    package = installed(name)
    assert package is not None
    told = package.metadata
    by_classifiers = [
        one.rpartition(" :: ")[2]
        for one in told.get_all("Classifier") or ()
        if one.startswith("License :: OSI Approved ::")
    ]
    field = (told["License"] or "").strip() if "License" in told else ""
    if "License-Expression" in told:
        return str(told["License-Expression"])
    if field and len(field) <= LONGEST and "\n" not in field:
        return ALSO_CALLED.get(field, field)
    return ", ".join(ALSO_CALLED.get(one, one) for one in by_classifiers) or "see its own files"


def written() -> str:
    lines, before = [HEAD], everything(declared()[PLAIN])
    for name, asked in declared().items():
        packages = sorted(everything(asked) - (before if name != PLAIN else set()))
        missing = [one for one in asked if installed(Requirement(one).name) is None]
        lines.append(f"\n## {name}\n\n| package | licence |\n|---|---|\n")
        lines += [f"| {one} | {licence_of(one)} |\n" for one in packages]
        if missing:
            raise SystemExit(f"{name} needs {', '.join(missing)}, not installed here: install it, and run this again")
    return "".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing: say which direct needs are not listed")
    if not parser.parse_args().check:
        PAGE.write_text(written(), encoding="utf-8")
        return 0
    listed = set(re.findall(r"^\| ([\w.-]+) \|", PAGE.read_text(encoding="utf-8"), re.MULTILINE))
    direct = {canonicalize_name(Requirement(one).name) for asked in declared().values() for one in asked}
    unlisted = sorted(direct - listed)
    if unlisted:
        print(f"LICENCES.md says nothing of {', '.join(unlisted)}: run python tools/licences.py", file=sys.stderr)
    return len(unlisted)


if __name__ == "__main__":
    raise SystemExit(main())
