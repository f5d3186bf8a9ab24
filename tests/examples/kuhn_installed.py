"""Kuhn poker as somebody else would install it: a package in a folder of its own, found by its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "examples" / "kuhn"


@dataclass(frozen=True)
class Site:
    """Where it is installed; `run` starts the command line with it."""

    folder: Path

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{self.folder}", "NO_COLOR": "1", "COLUMNS": "100"}

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return self._started(["-m", "turnkey", *arguments], typed)

    def python(self, code: str) -> subprocess.CompletedProcess[str]:
        return self._started(["-c", code])

    def _started(self, arguments: list[str], typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=self.environment, input=typed, capture_output=True, text=True, timeout=300)


def install(folder: Path) -> Site:
    options = ["-q", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(folder), str(PACKAGE)], check=True
    )
    return Site(folder)
