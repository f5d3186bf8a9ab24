"""What a server is told: by a flag, else by the environment (TURNKEY_…), else by one file (TOML), else what is usual.

    turnkey serve --port 9000
    TURNKEY_PORT=9000 turnkey serve
    turnkey serve --config /etc/turnkey.toml            # with the line: port = 9000

All three call a thing by the same name: the flag --mail-from is TURNKEY_MAIL_FROM and mail_from = "…".
"""

from __future__ import annotations

import argparse
import difflib
import os
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from turnkey.cli.parsing import BadUsage, whole
from turnkey.cli.spoken import t
from turnkey.core.sentences import says

CONFIG = "TURNKEY_CONFIG"
LOOPBACK, USUAL_PORT = "127.0.0.1", 8642
YES, NO = ("1", "yes", "true", "on"), ("0", "no", "false", "off", "")


def switch(text: str) -> bool:
    if text.lower() not in YES + NO:
        raise argparse.ArgumentTypeError(f"{text!r} is neither yes nor no")
    return text.lower() in YES


def days(text: str) -> float:
    return float(whole(0, 100_000)(text))


def one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise argparse.ArgumentTypeError(f"{text!r} is none of: {', '.join(words)}")
        return text

    return read


@dataclass(frozen=True)
class Setting:
    """`name` as its flag has it; `read` makes of a text what is meant, or raises ArgumentTypeError."""

    name: str
    default: Any = ""
    read: Callable[[str], Any] = str
    many: bool = False

    @property
    def key(self) -> str:
        return self.name.replace("-", "_")

    @property
    def variable(self) -> str:
        return f"TURNKEY_{self.key.upper()}"


SETTINGS = {
    one.name: one
    for one in (
        Setting("host", LOOPBACK),
        Setting("port", USUAL_PORT, whole(0, 65535)),
        Setting("db"),
        Setting("origin", (), many=True),
        Setting("proxy", (), many=True),
        Setting("metrics-token"),
        Setting("web", None, Path),
        Setting("compile-rules", True, switch),
        Setting("limits", True, switch),
        Setting("reviews", True, switch),
        Setting("log", "text", one_of("text", "json")),
        Setting("smtp"),
        Setting("mail-from"),
        Setting("push-contact"),
        Setting("keep-open", 30.0, days),
        Setting("keep-unfinished", 180.0, days),
        Setting("keep-chat", 365.0, days),
        Setting("keep-devices", 400.0, days),
        Setting("keep-reports", 365.0, days),
    )
}


class Configuration:
    """All settings of one command line."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self._flags = vars(arguments)
        given = self._flags.get("config") or os.environ.get(CONFIG)
        self.file = Path(given) if given else None
        self._in_file = {} if self.file is None else read_file(self.file)

    def __getitem__(self, name: str) -> Any:
        setting = SETTINGS[name]
        flag = self._flags.get(setting.key)
        if flag not in (None, []):
            return tuple(flag) if setting.many else flag
        said = os.environ.get(setting.variable)
        if said is not None:
            return read_as(setting, said.replace(",", " ").split() if setting.many else said, setting.variable)
        if setting.key in self._in_file:
            return read_as(setting, self._in_file[setting.key], f"{self.file}: {setting.key}")
        return setting.default


def read_file(file: Path) -> dict[str, Any]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as fault:
        raise BadUsage(says("{file} cannot be read: {fault}", file=str(file), fault=str(fault))) from fault
    known = [one.key for one in SETTINGS.values()]
    for key in found:
        if key not in known:
            near = difflib.get_close_matches(key, known, 1)
            meant = says("did you mean {name}?", name=near[0]) if near else says("docs/operate.md lists them all")
            raise BadUsage(
                says("{file}: there is no setting {name}; {meant}", file=str(file), name=repr(key), meant=meant)
            )
    return found


def read_as(setting: Setting, said: Any, where: str) -> Any:
    try:
        if setting.many:
            return tuple(str(one) for one in (said if isinstance(said, list) else [said]))
        return setting.read(str(said))
    except (argparse.ArgumentTypeError, ValueError) as fault:
        raise BadUsage(says("{where}: {fault}", where=where, fault=str(fault))) from fault


def add_config_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--config", metavar="FILE",
        help=t("a file of settings (TOML); flags and the environment (TURNKEY_…) go before it; also TURNKEY_CONFIG"),
    )  # fmt: skip
