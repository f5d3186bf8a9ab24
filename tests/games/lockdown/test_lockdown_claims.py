"""Claims in Lockdown: said while a discussion is open, kept until the table shows what they were about, judged then."""

from __future__ import annotations

from typing import Any

import pytest

import turnkey
from turnkey.core.table import Table

LOCKDOWN = turnkey.game("lockdown")
ROOMS = {"b": "5", "l": "4", "w": "2"}


def at(options: dict[str, Any] | None = None, **position: Any) -> Table:
    given = {"players": 4, "options": options or {}, "position": position}
    return LOCKDOWN.position(given, backend="interpreted")


def planning(**more: Any) -> Table:
    """The talk about plans; P1 has the badge, heads for 1, and has seen dice that show 1, 3, 5 and 5."""
    return at(
        stage="plan_floor", badge=0, dice={"1": 1, "3": 1, "5": 2}, dice_seen_by=1,
        where={"p1": {"b": "5", "l": "3", "w": "2"}, "p2": {"b": "6", "l": "4", "w": "2"}, "p3": ROOMS, "p4": ROOMS},
        chosen=1, destination={"p1": 1}, destination_seen_by={"p1": 255}, **more,
    )  # fmt: skip


def play(table: Table, *lines: str) -> Table:
    for line in lines:
        seat, _, action = line.partition(" ")
        table.apply(seat, action)
    return table


def word(table: Table, seat: int) -> Any:
    return table.view(None)["families"][seat]["word"]


@pytest.mark.parametrize(
    ("claim", "kept", "omitted", "broken"),
    [("monsters 135", 1, 0, 0), ("monsters 15", 0, 1, 0), ("monsters 1356", 0, 0, 1), ("monsters 2", 0, 0, 1)],
)
def test_what_is_said_of_the_dice_is_true_half_true_or_false(claim: str, kept: int, omitted: int, broken: int) -> None:
    table = planning()
    play(table, f"P1 say {claim}", *(f"P{seat} done" for seat in (1, 2, 3, 4)), "P2 go 1", "P3 go 1", "P4 go 3")
    said = word(table, 0)
    assert (said["kept"]["monsters"], said["omitted"], said["broken"]["monsters"]) == (kept, omitted, broken)


def test_the_last_word_on_a_matter_counts_and_a_window_has_room_for_three() -> None:
    table = planning()
    play(table, "P2 say go 3", "P2 say go 5", "P2 say ask p3 go 6")
    with pytest.raises(turnkey.Illegal, match="3 claims in one discussion are the most"):
        table.apply("P2", "say go 1")
    play(table, *(f"P{seat} done" for seat in (1, 2, 3, 4)), "P2 go 5", "P3 go 1", "P4 go 3")
    assert word(table, 1)["kept"]["go"] == 1
    assert word(table, 1)["broken"]["go"] == 0


def test_a_claim_closes_nobody_and_is_on_no_menu() -> None:
    table = planning()
    before = table.actors
    table.say("p3", "go 6")
    assert table.actors == before
    assert [option.notation for option in table.options("p3")] == ["done"]
    assert "P3 says: I will move to Parking Lot (6)." in table.log(None)
    assert "p3: say go 6" in table.record.to_text()


@pytest.mark.parametrize("options", [{"talk": "silent"}, {"claims_per_window": 0}])
def test_where_talk_is_off_nothing_is_claimed_and_plans_are_not_discussed(options: dict[str, Any]) -> None:
    table = at(options, stage="walkie_floor", dice={"1": 4}, hand={"p2": {"bat": 1}}, where={"p1": ROOMS})
    with pytest.raises(turnkey.Illegal, match="nothing is claimed"):
        table.apply("P2", "say have bat")
    play(table, "P2 done", "P1 go 1")
    assert table.view(None)["stage"] == "choose_destination"


def test_votes_and_promises_are_held_against_the_revealed_votes() -> None:
    where = {seat: {"b": "6", "l": "6", "w": "5" if seat == "p1" else "4"} for seat in ("p1", "p2", "p3")}
    where["p4"] = {"b": "1", "l": "1", "w": "1"}
    table = at(stage="vote_floor", phase="truck", where=where)
    play(
        table, "P1 say vote p1", "P2 say vote p2", "P3 say promise p1 support truck", "P1 say promise p2 gift",
        "P1 done", "P2 done", "P3 done", "P1 vote p1", "P2 vote p1", "P3 vote p1",
    )  # fmt: skip
    assert word(table, 0)["kept"]["vote"] == 1
    assert word(table, 1)["broken"]["vote"] == 1
    assert word(table, 2)["kept"]["support"] == 1
    card = next(option for option in table.options("p1"))
    table.apply("p1", card)
    table.apply("p1", table.options("p1")[0])
    table.apply("p1", "to p3")
    assert word(table, 0)["broken"]["gift"] == 1


def test_only_the_martyr_speaks_of_ties() -> None:
    table = at(stage="vote_floor", phase="truck", martyr=2)
    with pytest.raises(turnkey.Illegal, match="Martyr holder, P3"):
        table.apply("P1", "say tie p1")
    table.apply("P3", "say tie p1")


def test_a_card_that_was_claimed_and_played_was_there() -> None:
    table = at(stage="vote_floor", phase="truck", hand={"p1": {"pistol": 1, "bat": 1}, "p2": {"pistol": 1}})
    play(table, "P1 say have pistol", "P2 say have none", "P1 play pistol", "P2 play pistol")
    assert word(table, 0)["kept"]["have"] == 1
    assert word(table, 1)["broken"]["have"] == 1
