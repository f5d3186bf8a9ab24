"""What lies in deploy/: the image's steps are tried (`make sweep`), and no file names what is not there."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest

from sampling import SWEEP
from turnkey.cli.configuring import CONFIG, SETTINGS

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
VARIABLES = {one.variable for one in SETTINGS.values()} | {CONFIG}
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
STEPS = (DEPLOY / "steps.sh").read_text(encoding="utf-8")


def test_the_image_runs_only_steps_that_can_be_tried() -> None:
    steps = set(re.findall(r"^(\w+)\(\) \{", STEPS, re.M))
    ran = re.findall(r"^RUN sh \S+steps\.sh (\w+)", CONTAINERFILE, re.M)
    assert len(ran) == CONTAINERFILE.count("\nRUN ")
    assert set(ran) | {"healthy"} == steps
    for source in re.findall(r"^COPY (?!--from)(\S+) ", CONTAINERFILE, re.M):
        assert (ROOT / source).exists(), source
    assert CONTAINERFILE.index("\nUSER turnkey") < CONTAINERFILE.index("\nENTRYPOINT"), "it runs as nobody special"
    subprocess.run(["sh", "-n", str(DEPLOY / "steps.sh")], check=True)


@pytest.mark.parametrize("name", ["Containerfile", "compose.yml", "turnkey.service"])
def test_every_setting_that_is_named_is_one(name: str) -> None:
    named = set(re.findall(r"\bTURNKEY_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named - {"TURNKEY_SITE", "TURNKEY_"} <= VARIABLES


def test_the_file_of_settings_has_them_all_as_they_are() -> None:
    text = (DEPLOY / "turnkey.toml").read_text(encoding="utf-8")
    said = tomllib.loads(text)
    for key, value in said.items():
        setting = SETTINGS[key.replace("_", "-")]
        assert value == (list(setting.default) if setting.many else setting.default), key
    mentioned = set(re.findall(r"^(?:# )?(\w+) =", text, re.M))
    left = {one.key for one in SETTINGS.values()} - mentioned
    assert left == {"web", "metrics_token"}, "one is for developers, the other a secret"


@pytest.mark.skipif(not SWEEP, reason="minutes: builds the page and installs everything; make sweep does")
def test_the_steps_lead_to_a_server_that_works(tmp_path: Path) -> None:
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", "dist", "*.db")
    shutil.copytree(ROOT, source, ignore=ignored)
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(tmp_path),
    }

    def step(*words: str) -> None:
        subprocess.run(["sh", "deploy/steps.sh", *words], cwd=source, env=environment, check=True, timeout=1200)

    step("page")
    step("wheel", str(tmp_path / "wheels"))
    step("install", str(tmp_path / "wheels"), str(tmp_path / "turnkey"))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    told = {
        "TURNKEY_PORT": str(port), "TURNKEY_DB": f"sqlite:///{tmp_path}/t.db",
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
    }  # fmt: skip
    command = [str(tmp_path / "turnkey/bin/turnkey"), "serve", "--no-compile"]
    with subprocess.Popen(command, cwd=tmp_path, env={**environment, **told}) as server:
        try:
            end = time.monotonic() + 120
            while True:
                try:
                    step("healthy", str(port))
                    break
                except subprocess.CalledProcessError:
                    assert time.monotonic() < end, "it did not start"
                    time.sleep(1)
            page = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10).read()
            assert b"Turnkey" in page
        finally:
            server.terminate()
