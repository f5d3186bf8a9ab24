"""Puts the built page into the wheel, so that `turnkey serve` needs no Node where it is installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

IN_THE_PACKAGE = "turnkey/play/web"  # where `turnkey.play.serve.page_folder` looks for it


class Page(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # a working copy finds the page in web/dist, once it is built
            return
        page = Path(self.root) / "web" / "dist"
        if not (page / "index.html").exists():
            raise SystemExit("the page is not built: run `make page` before the wheel, or `make wheel` for both")
        build_data["force_include"][str(page)] = IN_THE_PACKAGE
