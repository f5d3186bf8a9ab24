"""Campaigns: what Epilogues unlock is kept in a file, and broken files are refused with a reason."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import turnkey
from turnkey.core.table import Table
from turnkey.games.lockdown import campaign

LOCKDOWN = turnkey.game("lockdown")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TURNKEY_CAMPAIGNS", str(tmp_path))
    return tmp_path


def played(**options: str) -> Table:
    table = LOCKDOWN.deal(3, options, seed=5, backend="interpreted")
    luck = random.Random(5)
    while not table.over:
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
    return table


@pytest.mark.rules("R86", "R87")
def test_a_finished_game_is_kept_and_its_epilogue_unlocked(folder: Path) -> None:
    table = played(campaign="attic")
    number = table.result.details["epilogue"] if table.result else 0
    assert f"v{number:02}" in campaign.keep_result(table)[0]
    kept = campaign.load("attic")
    assert kept.unlocked == {number}
    assert kept.games[0]["players"] == 3
    assert kept.games[0]["epilogue"] == number
    assert [path.name for path in folder.iterdir()] == ["attic.json"]
    assert LOCKDOWN.options.resolve({"campaign": "attic"})["campaign"] == f"attic:{number:02}"
    again = played(campaign="attic")
    assert again.result is not None
    assert again.result.details["epilogue"] != number


@pytest.mark.rules("R87")
def test_a_variation_is_refused_until_it_is_unlocked() -> None:
    with pytest.raises(turnkey.BadOption, match="has not unlocked v05; unlocked: none yet"):
        LOCKDOWN.deal(3, {"campaign": "attic", "variant": "v05"})
    campaign.save(campaign.Campaign("attic", {5}))
    assert LOCKDOWN.deal(3, {"campaign": "attic", "variant": "v05"}, backend="interpreted").values["variant"] == "v05"


def test_a_record_replays_without_the_file(folder: Path) -> None:
    campaign.save(campaign.Campaign("attic", {19, 18}))
    table = played(campaign="attic")
    (folder / "attic.json").unlink()
    again = turnkey.replay(table.record.to_text(), backend="interpreted")
    assert "campaign=attic:18+19" in table.record.to_text()
    assert again.record.to_text() == table.record.to_text()


def test_without_a_campaign_nothing_is_stored(folder: Path) -> None:
    assert campaign.keep_result(played()) == []
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "cannot be read"),
        ("[]", "it is no object"),
        (json.dumps({"turnkey": 1, "name": "attic", "unlocked": [99], "games": []}), "'unlocked' is no list"),
        (json.dumps({"turnkey": 7, "name": 3, "unlocked": [], "games": {}}), "'turnkey'.*'name'.*'games'"),
    ],
)
def test_a_broken_file_is_refused_with_its_place_and_reason(folder: Path, content: str, says: str) -> None:
    (folder / "attic.json").write_text(content)
    with pytest.raises(turnkey.BadOption, match=says):
        LOCKDOWN.deal(3, {"campaign": "attic"})
    assert (folder / "attic.json").read_text() == content


@pytest.mark.parametrize("name", ["../attic", "a b", "", "x" * 80, "attic:99"])
def test_names_that_could_lead_elsewhere_are_refused(name: str) -> None:
    with pytest.raises(turnkey.BadOption, match="campaign"):
        LOCKDOWN.deal(3, {"campaign": name})
