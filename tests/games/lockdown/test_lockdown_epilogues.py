"""The Epilogues (2.6, R86, R87, Q50-Q57, Q64, Q68): what each asks of a finished game, and in which order."""

from __future__ import annotations

from typing import Any

import pytest
from lockdown_table import GAME, NOBODY, at, epilogue

from turnkey import Table

ORDER = (11, 2, 17, 19, 5, 4, 14, 3, 18, 8, 16, 12, 10, 1, 7, 9, 15, 6, 20, 13, 21)
GONE = (NOBODY, NOBODY, NOBODY, NOBODY)
NONE, NONE_LEFT = NOBODY, 21

Ending = tuple[tuple[str, ...], dict[str, Any]]


def ended(*families: str, unlocked: tuple[int, ...] = (), options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A game that ends like this, in a campaign that has these."""
    campaign = "attic:" + "+".join(f"{number:02}" for number in sorted(unlocked))
    return at(*families, stage="close", options={"campaign": campaign} | (options or {}), **more)


def only(number: int) -> tuple[int, ...]:
    """Everything unlocked but this one and 21."""
    return tuple(one for one in ORDER if one not in (number, NONE_LEFT))


MET: dict[int, list[Ending]] = {
    11: [(GONE, {})],
    2: [(("B1 L1 W1", NONE, NONE, NONE), {}), (("B1", "B2 L2 W2", NONE, NONE), {})],
    17: [(("B1", NONE, NONE, NONE), {}), ((NONE, NONE, NONE, "W6"), {})],
    19: [(("B1", "B2", NONE, NONE), {}), (("B1 L2", "W2", "L4", NONE), {"hands": {"P2": "keys"}}), (GONE, {})],
    5: [
        (("B1", "L2", NONE, NONE), {"hands": {"P2": "bat saw"}}),
        (("B1", "L2", NONE, NONE), {"hands": {"P1": "bat bat"}}),
        (("B1", "L2", NONE, NONE), {"hands": {"P1": "molotov saw"}}),
    ],
    4: [(("B1", "L2", NONE, NONE), {}), (("B1 L6", NONE, NONE, NONE), {})],
    14: [
        (("B1", "L2", NONE, NONE), {"hands": {"P2": "can walkie"}}),
        (("B1", "L2", NONE, NONE), {"hands": {"P2": "can keys"}}),
    ],
    3: [(("W1", "W2", "W4", NONE), {}), (("W1", "W2", "W4", "W4"), {})],
    18: [(("B1", NONE, NONE, NONE), {}), (GONE, {})],
    8: [(("B1", NONE, NONE, NONE), {"closed": (2, 4)}), (("B1", NONE, NONE, NONE), {"closed": (2, 4, 5)})],
    16: [(("B6", "L6 W6", NONE, NONE), {}), (("B6", NONE, NONE, NONE), {})],
    12: [(("B6", "L1 B1", NONE, NONE), {}), (GONE, {})],
    10: [(("B1", "B2", "B4", NONE), {}), (("B1", "B2", "B4", "B5"), {})],
    1: [(("B1", "L2", NONE, NONE), {"hands": {"P2": "keys"}})],
    7: [
        (("B1", "L1", "W1", NONE), {}),
        (("B5 L5", "L5", NONE, NONE), {}),
        (("W3", NONE, NONE, NONE), {}),
    ],
    9: [(("B1", "B2", NONE, NONE), {}), (("B1", NONE, NONE, NONE), {})],
    15: [(("L1", "L2", "L4", NONE), {}), (("L1", "L2", "L4", "L5"), {})],
    6: [(("B3", "L2", NONE, NONE), {}), (("B1", "B3", NONE, NONE), {}), (("W1 L3", "L2", NONE, NONE), {})],
    20: [(("B1", "L2", NONE, NONE), {"hands": {"P1": "bat"}}), (("B1", NONE, NONE, NONE), {})],
    13: [(("B1", NONE, NONE, NONE), {"deck": ""}), (GONE, {"deck": "", "hands": {"P1": "bat"}})],
}
NOT_MET: dict[int, list[Ending]] = {
    11: [(("B1", NONE, NONE, NONE), {})],
    2: [(("B1 L1", "B2 W2", NONE, NONE), {}), (GONE, {})],
    17: [(("B1", "L1", NONE, NONE), {}), (GONE, {})],
    19: [(("B1", "L2", NONE, NONE), {}), (("B1", "B2", NONE, NONE), {"hands": {"P1": "keys"}})],
    5: [
        (("B1", "L2", NONE, NONE), {"hands": {"P3": "bat saw"}}),  # not a survivor
        (("B1", "L2", NONE, NONE), {"hands": {"P1": "bat", "P2": "saw"}}),
        (("B1", "L2", NONE, NONE), {"hands": {"P1": "bat pistol can meat"}}),
    ],
    4: [(("B1", NONE, NONE, NONE), {}), (("B1", "L2 W2", NONE, NONE), {})],
    14: [
        (("B1", "L2", NONE, NONE), {"hands": {"P3": "can walkie", "P1": "bat", "P2": "saw"}}),
        (GONE, {"hands": {"P3": "can walkie"}}),
    ],
    3: [(("W1", "W2", "B4", "B5"), {})],
    18: [(("B1", NONE, NONE, NONE), {"closed": (4,)})],
    8: [(("B1", NONE, NONE, NONE), {"closed": (4,)}), (GONE, {})],
    16: [(("B6", "L6 W5", NONE, NONE), {}), (GONE, {})],
    12: [(("B6", "W1 B1", NONE, NONE), {})],
    10: [(("B1", "B2", "L4", "L5"), {})],
    1: [(("B1", "L2", NONE, NONE), {"hands": {"P3": "keys"}}), (("B1", "L2", NONE, NONE), {})],
    7: [(("B1", "L1", "W2", NONE), {}), (("B6", "L6", NONE, NONE), {}), (GONE, {})],
    9: [(("B1", "B2", "B4", NONE), {})],
    15: [(("L1", "L2", "B4", "B5"), {})],
    6: [(("B1", "L3", NONE, NONE), {}), (GONE, {})],
    20: [(("B1", "L2", NONE, NONE), {"hands": {"P1": "bat", "P2": "can"}}), (GONE, {})],
    13: [(("B1", NONE, NONE, NONE), {"deck": "bat"})],
}


@pytest.mark.rules("R86", "Q53", "Q54", "Q56", "Q57")
@pytest.mark.parametrize("number", MET)
def test_met(number: int) -> None:
    for families, more in MET[number]:
        assert epilogue(ended(*families, unlocked=only(number), **more)) == number


@pytest.mark.rules("R86", "Q53", "Q54", "Q56", "Q57")
@pytest.mark.parametrize("number", NOT_MET)
def test_not_met(number: int) -> None:
    for families, more in NOT_MET[number]:
        assert epilogue(ended(*families, unlocked=only(number), **more)) == NONE_LEFT


@pytest.mark.rules("R86", "Q50", "Q55")
@pytest.mark.parametrize(
    ("families", "more", "met"),
    [
        (("B6", NONE, NONE, NONE), {"hands": {"P1": "bat saw"}}, (17, 5, 14, 18, 16, 12, 9)),
        (GONE, {}, (11, 19, 18, 12, 9)),
        (("B1 L1 W1", "L3", NONE, NONE), {"hands": {"P1": "keys"}, "closed": (4,)}, (2, 1, 9, 20)),
        (("W1", "W2", "W4", "B5"), {"deck": "", "closed": (3,)}, (19, 3, 20, 13)),
        (("B3 L3", "L3", NONE, NONE), {"closed": (1, 2)}, (8, 12, 7, 9, 6, 20)),
    ],
)
def test_the_table_is_read_from_the_top_and_unlocked_rows_are_skipped(
    families: tuple[str, ...], more: dict[str, Any], met: tuple[int, ...]
) -> None:
    """Game after game that ends alike: row after row of the table, then 21, then nothing."""
    unlocked: tuple[int, ...] = ()
    for number in (*met, NONE_LEFT):
        assert epilogue(ended(*families, unlocked=unlocked, **more)) == number
        unlocked += (number,)
    assert epilogue(ended(*families, unlocked=unlocked, **more)) is None


@pytest.mark.rules("Q50")
def test_nobody_wins_so_nobody_shares() -> None:
    assert epilogue(ended(*GONE, unlocked=only(19), options={"wipeout": "no_winner"})) == NONE_LEFT
    assert epilogue(ended(*GONE, unlocked=only(6), options={"wipeout": "no_winner"})) == NONE_LEFT


@pytest.mark.rules("Q64", "Q60")
def test_a_whole_family_of_four_only_by_the_safety_stop() -> None:
    stopped = ended("B1 L1 W1 U2", NONE, NONE, unlocked=only(2), turn_number=40)
    assert epilogue(stopped) == 2
    assert epilogue(ended("B1 L1 W1", NONE, NONE, unlocked=only(2))) == NONE_LEFT


@pytest.mark.rules("Q68", "R82")
def test_closings_count() -> None:
    """Everybody is in 5, which closes: by then they stand in the Parking Lot."""
    table = ended("B5", "L5", NONE, NONE, unlocked=only(16), monsters={5: 6})
    assert epilogue(table) == 16
    assert epilogue(ended("B5", "L5", NONE, NONE, unlocked=only(7), monsters={5: 6})) == NONE_LEFT
    assert epilogue(ended("B5", "L5", NONE, NONE, unlocked=only(18), monsters={5: 6})) == NONE_LEFT


@pytest.mark.rules("R86")
def test_without_a_campaign_nothing_is_unlocked_yet() -> None:
    table = at("B6", NONE, NONE, NONE, stage="close")
    assert epilogue(table) == 17


@pytest.mark.rules("R5", "R86", "Q58")
def test_every_epilogue_has_a_text_and_a_variation() -> None:
    rows = GAME.edition["epilogues"]
    assert tuple(row["number"] for row in rows) == ORDER
    names = {row["number"]: row["variation"] for row in rows}
    assert names == {
        1: "Full Tank", 2: "Family Bond", 3: "Sobbing", 4: "Longest Night", 5: "Well Armed", 6: "Live Feed",
        7: "Scattered", 8: "Rusty Shutters", 9: "Restless Dead", 10: "Barricade", 11: "No Respite",
        12: "Mourning Gift", 13: "Second Delivery", 14: "Stockpile", 15: "Big Mouths", 16: "Floodlights",
        17: "Lone Survivor", 18: "Collapsed Ceilings", 19: "Blind Fate", 20: "Empty Shelves", 21: "Fog",
    }  # fmt: skip
    for number in ORDER:
        table = ended("B1 L2", "W2", NONE, NONE, unlocked=tuple(one for one in ORDER if one != number))
        told = table.view(None)["epilogue"]
        assert told is None or told["title"]
