"""Campaigns: what Epilogues have unlocked so far, kept in a file from game to game (R86, R87).

The option `campaign` takes a name. What that campaign has unlocked is then looked up and written into the option's
value (`attic:02+19`), so that a record says by itself what its game was played with, and replays without the file.
"""

from __future__ import annotations

import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from turnkey.core.definition import Series
from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.sentences import says
from turnkey.core.table_options import Option
from turnkey.games.lockdown.state import EPILOGUES

if TYPE_CHECKING:
    from turnkey.core.table import Table

OFF = "off"
FORMAT = 1
NAME = r"[a-z0-9][a-z0-9_-]{0,40}"


class BadCampaign(TurnkeyError):
    """A campaign file that cannot be used; the message says where it lies and what is wrong."""


@dataclass
class Campaign:
    """A campaign's name, the Epilogue numbers it has unlocked, and its games."""

    name: str
    unlocked: set[int] = field(default_factory=set)
    games: list[dict[str, Any]] = field(default_factory=list)


def home() -> Path:
    """Where campaigns are kept: TURNKEY_CAMPAIGNS, or the user's data directory."""
    given = os.environ.get("TURNKEY_CAMPAIGNS")
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return Path(given) if given else base / "turnkey" / "lockdown"


def file_of(name: str) -> Path:
    return home() / f"{name}.json"


def load(name: str) -> Campaign:
    """The campaign of that name; without a file it begins with nothing unlocked."""
    path = file_of(name)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return Campaign(name)
    except (OSError, ValueError) as fault:
        why = says("the campaign file {file} cannot be read ({fault}); mend it or move it away",
                   file=str(path), fault=str(fault))  # fmt: skip
        raise BadCampaign(why) from fault
    wrong = faults_of(data)
    if wrong:
        raise BadCampaign(says("the campaign file {file} is broken: {faults}; mend it or move it away",
                               file=str(path), faults="; ".join(wrong)))  # fmt: skip
    return Campaign(data["name"], set(data["unlocked"]), list(data["games"]))


def faults_of(data: Any) -> list[str]:
    if not isinstance(data, Mapping):
        return ["it is no object"]
    wrong = []
    if data.get("turnkey") != FORMAT:
        wrong.append(f"its entry 'turnkey' is not {FORMAT}")
    if not isinstance(data.get("name"), str):
        wrong.append("its entry 'name' is no text")
    numbers = data.get("unlocked")
    if not isinstance(numbers, list) or not all(type(one) is int and 1 <= one <= EPILOGUES for one in numbers):
        wrong.append(f"its entry 'unlocked' is no list of numbers from 1 to {EPILOGUES}")
    games = data.get("games")
    if not isinstance(games, list) or not all(isinstance(one, dict) for one in games):
        wrong.append("its entry 'games' is no list of games")
    return wrong


def save(campaign: Campaign) -> Path:
    """Write the campaign; if that fails, the file stays as it was before."""
    path = file_of(campaign.name)
    data = {
        "turnkey": FORMAT,
        "name": campaign.name,
        "unlocked": sorted(campaign.unlocked),
        "games": campaign.games,
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{campaign.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(data, file, indent=1)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(path)
        finally:
            Path(draft).unlink(missing_ok=True)
    except OSError as fault:
        why = says("the campaign file {file} cannot be written ({fault})",
                   file=str(path), fault=str(fault.strerror or fault))  # fmt: skip
        raise BadCampaign(why) from fault
    return path


# The option


def campaign_of(value: str) -> tuple[str, frozenset[int]] | None:
    """What the option's value says: the name and what is unlocked; None: no campaign."""
    if value == OFF:
        return None
    name, _, numbers = value.partition(":")
    return name, frozenset(int(number) for number in numbers.split("+") if number)


@dataclass(frozen=True)
class Campaigns(Option):
    """`off`, a campaign's name, or a name with what it had unlocked, as records keep it: `attic:02+19`."""

    def accepts(self) -> str:
        return "off, or a campaign's name in letters, digits, - and _"

    def read(self, given: Any) -> str:
        if not isinstance(given, str):
            raise self.refuse(given)
        text = given.strip().lower()
        written = re.fullmatch(rf"({NAME}):((?:\d\d(?:\+\d\d)*)?)", text)
        if text == OFF:
            return OFF
        if written:
            numbers = sorted({int(number) for number in written.group(2).split("+") if number})
            if not all(1 <= number <= EPILOGUES for number in numbers):
                raise self.refuse(given)
            return value_of(written.group(1), numbers)
        if not re.fullmatch(NAME, text):
            raise self.refuse(given)
        try:
            return value_of(text, sorted(load(text).unlocked))
        except BadCampaign as fault:
            raise BadOption(says("option {option}: {why}", option=self.name, why=fault.args[0]), self.name) from fault

    def samples(self) -> Sequence[str]:
        return (OFF, "sample:", "sample:02+05+11+19+21", "sample:" + "+".join(f"{n:02}" for n in range(1, 22)))


def value_of(name: str, numbers: Sequence[int]) -> str:
    return f"{name}:" + "+".join(f"{number:02}" for number in numbers)


def name_of(value: Any) -> str | None:
    """The campaign that an option's value names, with what it has unlocked or without."""
    text = value.strip().lower() if isinstance(value, str) else ""
    found = re.fullmatch(rf"({NAME})(:.*)?", text)
    return found.group(1) if found and text != OFF else None


def joined(name: str, values: Sequence[str]) -> str:
    """All that several games of a campaign have unlocked."""
    campaigns = [campaign_of(value) for value in values]
    return value_of(name, sorted({number for one in campaigns if one for number in one[1]}))


def left_by(table: Table) -> str:
    """R86: the value for the game that follows this one."""
    named = campaign_of(table.values["campaign"])
    if named is None or table.result is None:
        return str(table.values["campaign"])
    number = table.result.details["epilogue"]
    return value_of(named[0], sorted(named[1] | ({number} if number else set())))


SERIES = Series("campaign", name_of, joined, left_by)


def keep_result(table: Table) -> list[str]:
    """R86: write a finished game into its campaign, and say what it has unlocked."""
    named = campaign_of(table.values["campaign"])
    result = table.result
    if named is None or result is None:
        return []
    campaign = load(named[0])
    number = result.details["epilogue"]
    campaign.games.append(
        {
            "date": datetime.now(UTC).isoformat(timespec="seconds"),
            "players": table.players,
            "variant": table.values["variant"],
            "scores": [row["score"] for row in result.rows],
            "winners": list(result.winners),
            "epilogue": number,
        }
    )
    if number is not None:
        campaign.unlocked.add(number)
    path = save(campaign)
    if number is None:
        return [f"Campaign {campaign.name}: nothing new is unlocked ({path})."]
    return [f"Campaign {campaign.name}: v{number:02} ({result.details['epilogue_title']}) is unlocked ({path})."]
