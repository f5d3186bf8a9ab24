"""Campaigns (R86, R87, section 9): what Epilogues unlock, kept from game to game in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from lockdown_table import NOBODY, at, dealt, epilogue, refused_option, replayed

from turnkey.games.lockdown import campaign
from turnkey.games.lockdown.campaign import SERIES, BadCampaign, Campaign, keep_result, load, save


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where campaigns are kept in these tests."""
    monkeypatch.setenv("TURNKEY_CAMPAIGNS", str(tmp_path))
    return tmp_path


@pytest.mark.rules("R86", "R87")
def test_game_after_game(shelf: Path) -> None:
    """The same ending three times: 17, then 18, then 16; each unlocks its variation for the next game."""
    for number, variant in ((17, "none"), (18, "v17"), (16, "none")):
        table = at("B6", NOBODY, NOBODY, NOBODY, stage="close", options={"campaign": "attic", "variant": variant})
        assert epilogue(table) == number
        told = keep_result(table)
        assert f"v{number}" in told[0]
        assert number in load("attic").unlocked
    kept = json.loads((shelf / "attic.json").read_text(encoding="utf-8"))
    assert kept["name"] == "attic"
    assert kept["unlocked"] == [16, 17, 18]
    assert [game["epilogue"] for game in kept["games"]] == [17, 18, 16]
    assert [game["variant"] for game in kept["games"]] == ["none", "v17", "none"]
    first = kept["games"][0]
    assert (first["players"], first["scores"], first["winners"]) == (4, [5, 0, 0, 0], ["p1"])
    assert first["date"].startswith("20")


@pytest.mark.rules("R87")
def test_only_what_is_unlocked_can_be_played() -> None:
    assert "has not unlocked v05" in refused_option(campaign="attic", variant="v05")
    save(Campaign("attic", {5}))
    assert dealt(4, campaign="attic", variant="v05").values["campaign"] == "attic:05"
    assert dealt(4, campaign="ATTIC", variant="none").values["campaign"] == "attic:05"


@pytest.mark.rules("R86")
def test_when_everything_is_unlocked(shelf: Path) -> None:
    save(Campaign("attic", set(range(1, 22))))
    table = at("B6", NOBODY, NOBODY, NOBODY, stage="close", options={"campaign": "attic"})
    assert epilogue(table) is None
    assert "nothing new" in keep_result(table)[0]
    assert load("attic").games[0]["epilogue"] is None


def test_nothing_is_kept_without_a_campaign_or_before_the_end(shelf: Path) -> None:
    assert keep_result(at("B6", NOBODY, NOBODY, NOBODY, stage="close")) == []
    assert keep_result(dealt(4, campaign="attic")) == []
    assert list(shelf.iterdir()) == []


def test_a_record_tells_what_its_game_was_played_with(shelf: Path) -> None:
    save(Campaign("attic", {2, 19}))
    text = dealt(4, campaign="attic").record.to_text()
    assert "campaign=attic:02+19" in text
    (shelf / "attic.json").unlink()
    assert replayed(text).record.to_text() == text


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("{", "cannot be read"),
        ("[]", "no object"),
        ('{"turnkey": 2, "name": "attic", "unlocked": [], "games": []}', "turnkey"),
        ('{"turnkey": 1, "unlocked": [], "games": []}', "name"),
        ('{"turnkey": 1, "name": "attic", "unlocked": [22], "games": []}', "unlocked"),
        ('{"turnkey": 1, "name": "attic", "unlocked": [true], "games": []}', "unlocked"),
        ('{"turnkey": 1, "name": "attic", "unlocked": "all", "games": []}', "unlocked"),
        ('{"turnkey": 1, "name": "attic", "unlocked": [], "games": [3]}', "games"),
        ('{"turnkey": 0, "name": 3, "unlocked": 0, "games": 0}', "unlocked"),
    ],
)
def test_broken_files(shelf: Path, content: str, why: str) -> None:
    """A clear error that says which file and what is wrong; the file stays as it is."""
    file = shelf / "attic.json"
    file.write_text(content, encoding="utf-8")
    told = refused_option(campaign="attic")
    assert str(file) in told
    assert why in told
    assert "mend it or move it away" in told
    assert file.read_text(encoding="utf-8") == content


def test_every_fault_of_a_file_is_told(shelf: Path) -> None:
    (shelf / "attic.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadCampaign) as refusal:
        load("attic")
    assert all(word in str(refusal.value) for word in ("'turnkey'", "'name'", "'unlocked'", "'games'"))


def test_bytes_that_are_no_text(shelf: Path) -> None:
    (shelf / "attic.json").write_bytes(b"\xff\xfe\x00")
    assert "cannot be read" in refused_option(campaign="attic")


def test_a_file_is_written_whole_or_not_at_all(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(Campaign("attic", {2}))
    before = (shelf / "attic.json").read_text(encoding="utf-8")

    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadCampaign, match="No space left"):
        save(Campaign("attic", {2, 3}))
    monkeypatch.undo()
    monkeypatch.setenv("TURNKEY_CAMPAIGNS", str(shelf))
    assert (shelf / "attic.json").read_text(encoding="utf-8") == before
    assert [file.name for file in shelf.iterdir()] == ["attic.json"]  # no draft is left behind
    save(Campaign("attic", {2, 3}))
    assert load("attic").unlocked == {2, 3}


def test_where_campaigns_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TURNKEY_CAMPAIGNS")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert campaign.file_of("attic") == Path("/data/turnkey/lockdown/attic.json")


@pytest.mark.rules("R86", "R87")
def test_what_is_unlocked_can_be_kept_elsewhere_than_in_a_file(shelf: Path) -> None:
    """A series: the values that its games leave, joined, are the value for the next one."""
    assert [SERIES.name_of(value) for value in ("Attic", "attic:02+05", "off", "../attic", 7)] == [
        "attic", "attic", None, None, None,
    ]  # fmt: skip
    assert SERIES.joined("attic", []) == "attic:"
    table = at("B6", NOBODY, NOBODY, NOBODY, stage="close", options={"campaign": "attic:02"})
    left = SERIES.after(table)
    assert left == f"attic:02+{epilogue(table)}"
    assert SERIES.joined("attic", [left, "attic:05"]) == f"attic:02+05+{epilogue(table)}"
    assert SERIES.after(dealt(4, campaign="attic:02")) == "attic:02", "nothing is unlocked before the end"
    assert not list(shelf.iterdir()), "and no file is written"
