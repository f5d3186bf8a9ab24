"""Installs the wheel of dist/ as a stranger would, and uses it: `make wheel-check`.

    python tools/check_wheel.py                             # with every Python from 3.11 on that is found
    python tools/check_wheel.py --python 3.12 --with newest # with one, and the newest of what it needs
    python tools/check_wheel.py --compile                   # and lets it compile one game's rules: a minute more

For each Python there are two new virtual environments: one with the newest packages, one with the oldest that
pyproject.toml allows (of those that are built for this Python). In each, with an empty home and no Node: all games are
played to their ends in the terminal and replayed from their records, and the page is served and fetched with its
scripts. Needs uv.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
EXTRA = "serve"
RESOLUTIONS = {"newest": "highest", "oldest": "lowest-direct"}
PATIENCE = 60.0  # seconds until the server answers
GAMES = """
import json, turnkey
print(json.dumps({slug: turnkey.game(slug).seats[max(turnkey.game(slug).seats)][0] for slug in turnkey.game_names()}))
"""
TOLD = """
import importlib.metadata, pathlib, sys, numba, numpy, turnkey
package = pathlib.Path(turnkey.__file__).parent
assert (package / "py.typed").exists(), "py.typed is missing"
assert "site-packages" in str(package), f"this is not what was installed: {package}"
files = {file.name for file in importlib.metadata.files("turnkey-games")}
assert {"LICENSE", "CREDITS.md", "LICENCES.md", "credits.txt"} <= files, "licences or credits are missing"
print(f"Python {sys.version.split()[0]}, NumPy {numpy.__version__}, Numba {numba.__version__}")
"""


class Wrong(Exception):
    """Something does not work as it should for whoever installs this."""


class Installed:
    """A virtual environment with the wheel in it."""

    def __init__(self, folder: Path, uv: str, python: str, wheel: Path, resolution: str) -> None:
        self.folder = folder
        (folder / "home").mkdir(parents=True)
        asked = [uv, "pip", "install", "-q", "--only-binary", ":all:", "--resolution", resolution]
        self._done([uv, "venv", "-q", "--no-project", "--python", python, str(folder / "venv")])
        self._done([*asked, "--python", str(self.bin / "python"), f"{wheel}[{EXTRA}]", *needed()])
        self.environment = {
            "HOME": str(folder / "home"), "PATH": str(self.bin), "TURNKEY_LANGUAGE": "en", "LANG": "C.UTF-8",
        }  # fmt: skip

    @property
    def bin(self) -> Path:
        return self.folder / "venv" / "bin"

    def _done(self, command: list[str], environment: dict[str, str] | None = None) -> str:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, env=environment, check=False)
        if done.returncode:
            raise Wrong(f"{' '.join(command)}: {(done.stderr or done.stdout).strip()[-2000:]}")
        return done.stdout

    def run(self, program: str, *arguments: str) -> str:
        return self._done([str(self.bin / program), *arguments], self.environment)

    def play(self, slug: str, first_seat: str) -> None:
        """A game with bots on all seats, to its end; its record leads to the same end."""
        record = f"{slug}.txt"
        shown = self.run("turnkey", "play", slug, "--seed", "1", "--seat", f"{first_seat}=medium", "--record", record)
        if "The game is over." not in shown:
            raise Wrong(f"{slug} was not played to its end: {shown[-500:]}")
        self.run("turnkey", "replay", record)

    def serve(self) -> int:
        """The page with all that it names, the games, and how many bytes that were."""
        with self._server() as address:
            page = fetched(address)
            named = sorted(set(re.findall(r'(?:src|href)="/?([^"]+\.(?:js|css|svg))"', page.decode())))
            if not any(one.endswith(".js") for one in named):
                raise Wrong("the page names no script")
            games = json.loads(fetched(f"{address}api/games"))["games"]
            if len(games) < 5:
                raise Wrong(f"the server offers {len(games)} games only")
            return len(page) + sum(len(fetched(address + one)) for one in (*named, "credits.txt"))

    @contextmanager
    def _server(self) -> Iterator[str]:
        command = [str(self.bin / "turnkey"), "serve", "--port", "0", "--no-compile"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as server:
            assert server.stdout is not None
            try:
                line = server.stdout.readline()
                found = re.search(r"http://\S+/", line)
                if found is None:
                    raise Wrong(f"the server did not start: {line}{server.stdout.read()}")
                yield found[0]
            finally:
                server.terminate()


def needed() -> list[str]:
    """What the package asks for, named anew: uv takes the oldest only of what it is asked for itself."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"][EXTRA]]


def fetched(address: str) -> bytes:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    return content


def check(place: Installed, compiling: bool) -> str:
    told = place.run("python", "-c", TOLD).strip()
    if place.run("turnkey-games", "--version") != place.run("turnkey", "--version"):
        raise Wrong("turnkey-games, which uvx and pipx run, is not the command turnkey")
    games = json.loads(place.run("python", "-c", GAMES))
    for slug, first_seat in games.items():
        place.play(slug, first_seat)
    weight = place.serve()
    if compiling:
        place.run("turnkey", "sim", next(iter(games)), "--bots", "random", "--games", "1000")
    compiled = ", one of them compiled" if compiling else ""
    return f"{told}: {len(games)} games played{compiled}, page served ({weight / 1000:.0f} kB)"


def found_pythons(uv: str, wanted: list[str]) -> list[str]:
    """Those of the wanted versions that are on this machine."""
    there = []
    for version in wanted:
        looked = subprocess.run(
            [uv, "python", "find", "--no-project", "--no-python-downloads", version], capture_output=True, text=True,
            cwd=tempfile.gettempdir(), check=False,
        )  # fmt: skip
        kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python"))  # which uv passes over
        if looked.returncode == 0:
            there.append(looked.stdout.strip())
        elif kept:
            there.append(str(kept[-1]))
        else:
            print(f"Python {version}: not on this machine, passed over", flush=True)
    return there


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--python", nargs="+", default=list(VERSIONS), metavar="VERSION", help="or paths of them")
    parser.add_argument("--with", dest="ages", nargs="+", choices=RESOLUTIONS, default=list(RESOLUTIONS))
    parser.add_argument("--compile", action="store_true", help="let one game's rules be compiled, too")
    given = parser.parse_args()
    uv = shutil.which("uv")
    wheels = sorted((ROOT / "dist").glob("turnkey_games-*.whl"), key=lambda one: one.stat().st_mtime)
    if uv is None or not wheels:
        print("make wheel first" if uv else "uv is needed: https://docs.astral.sh/uv", file=sys.stderr)
        return 2
    failed = 0
    for python in found_pythons(uv, given.python):
        for age in given.ages:
            began = time.monotonic()
            with tempfile.TemporaryDirectory() as folder:
                try:
                    told = check(Installed(Path(folder), uv, python, wheels[-1], RESOLUTIONS[age]), given.compile)
                except Wrong as fault:
                    failed += 1
                    told = f"{python}: WRONG: {fault}"
            print(f"{age}: {told}, {time.monotonic() - began:.0f} s", flush=True)
    return min(failed, 1)


if __name__ == "__main__":
    raise SystemExit(main())
