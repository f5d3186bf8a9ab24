"""The end (R49-R51): who wins after an escape, who when caught, and what a tie is worth."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import at, dealt, seat_of

from turnkey import Table
from turnkey.core.table import Outcome


def ended(how: str, hands: dict[str, str], players: int = 3, **more: Any) -> Outcome:
    result = (escape if how == "escape" else caught)(hands, players, **more).result
    assert result is not None
    assert result.reason == how
    return result


def escape(hands: dict[str, str], players: int = 3, **more: Any) -> Table:
    table = at(players, more.pop("options", {}), hands=hands, stage=3, active="p1", where={"p1": "8"}, **more)
    table.apply("p1", "move 8a")
    return table


def caught(hands: dict[str, str], players: int = 3, **more: Any) -> Table:
    last = f"p{players}"
    position = {"token": {"fuel": 1}, "active": last, "maintainer": "p1", "phase": "play_card"} | more
    table = at(players, position.pop("options", {}), hands=hands, **position)
    table.apply(last, "done")
    return table


@pytest.mark.rules("R49")
@pytest.mark.parametrize("how", ["escape", "caught"])
def test_only_the_own_hand_counts(how: str) -> None:
    more: dict[str, Any] = {"discard": "root crown iris", "resources": "power"}
    result = ended(how, {"p1": "booty ir", "p2": "booty", "p3": "booty bonds gun"}, **more)
    assert [row["value"] for row in result.rows] == [50, 20, 60]
    assert result.winners == (("p3",) if how == "escape" else ("p2",))


@pytest.mark.rules("R50", "R51", "Q29")
@pytest.mark.parametrize(
    ("hands", "rich", "poor"),
    [
        # value decides, whatever else is held
        ({"p1": "booty crown", "p2": "booty ir", "p3": "booty fuel"}, "p1", "p3"),
        # 50 each: access cards decide
        ({"p1": "booty bonds", "p2": "booty ir", "p3": "booty power power power"}, "p2", "p1"),
        # 40 each, no access: resource cards decide
        ({"p1": "booty gun fuel", "p2": "booty chart", "p3": "booty power power"}, "p3", "p2"),
        # 80 each: two access cards before one with more resources
        ({"p1": "ir ir booty", "p2": "neural booty", "p3": "keycard booty power"}, "p1", "p2"),
        # 60 each, one access card each: resource cards decide
        ({"p1": "booty lockpick", "p2": "booty ir fuel", "p3": "booty cipher"}, "p2", "p1 p3"),
    ],
)
def test_the_ranking_in_both_endings(hands: dict[str, str], rich: str, poor: str) -> None:
    assert ended("escape", hands).winners == tuple(rich.split())
    assert ended("caught", hands).winners == tuple(poor.split())


@pytest.mark.rules("R50", "Q34")
def test_what_counts_in_the_tie_breaks() -> None:
    """A double is one resource card; hazards and loot are in neither count."""
    hands = {"p1": "booty oxypow oxygen", "p2": "booty fuel fuel fuel", "p3": "booty ir boots battery"}
    result = ended("escape", hands, options={"hazards": True})
    assert [(row["value"], row["access"], row["resources"]) for row in result.rows] == [
        (50, 0, 2), (50, 0, 3), (50, 1, 0),
    ]  # fmt: skip
    assert result.details["order"] == ["p3", "p2", "p1"]
    assert ended("caught", hands, options={"hazards": True}).winners == ("p1",)


@pytest.mark.rules("R57")
def test_totals_below_zero_are_possible() -> None:
    hands = {"p1": "booty battery vase charge", "p2": "booty", "p3": "booty"}
    assert ended("caught", hands, options={"hazards": True}).rows[0]["value"] == -25
    assert ended("caught", hands, options={"hazards": True}).winners == ("p1",)


@pytest.mark.rules("R57", "R50")
def test_ties_below_zero_are_broken_the_same_way() -> None:
    """-10 with a resource card is higher than -10 without."""
    hands = {"p1": "battery", "p2": "charge fuel", "p3": "booty booty booty"}
    more: dict[str, Any] = {"options": {"hazards": True}, "discard": "power power"}
    result = ended("caught", hands, **more)
    assert [row["value"] for row in result.rows] == [-10, -10, 60]
    assert result.winners == ("p1",)
    assert result.details["order"] == ["p1", "p2", "p3"]


@pytest.mark.rules("Q28")
@pytest.mark.parametrize(
    ("players", "hands", "returns"),
    [
        (3, {"p1": "booty", "p2": "booty", "p3": "booty"}, (1 / 3, 1 / 3, 1 / 3)),
        (4, {"p1": "booty ring", "p4": "booty chart", "p2": "booty", "p3": "booty"}, (0.5, 0, 0, 0.5)),
        (6, dict.fromkeys(["p1", "p2", "p3", "p4", "p5", "p6"], "booty"), (1 / 6,) * 6),
    ],
)
def test_a_full_tie_is_shared(players: int, hands: dict[str, str], returns: tuple[float, ...]) -> None:
    result = ended("escape", hands, players)
    assert result.returns == pytest.approx(returns)
    assert sum(result.returns) == pytest.approx(1)


@pytest.mark.rules("Q28", "R50")
@pytest.mark.parametrize(("how", "ranks"), [("escape", [1, 3, 1, 4]), ("caught", [3, 2, 3, 1])])
def test_full_ties_share_the_better_rank(how: str, ranks: list[int]) -> None:
    """Two hands alike in all three keys, one with an access card less for the same value, one poorer."""
    hands = {"p1": "ir booty gun", "p2": "booty ring chart", "p3": "ir boots booty", "p4": "booty"}
    result = ended(how, hands, 4)
    assert [row["value"] for row in result.rows] == [60, 60, 60, 20]
    assert [row["rank"] for row in result.rows] == ranks
    assert result.details["order"] == (["p1=p3", "p2", "p4"] if how == "escape" else ["p4", "p2", "p1=p3"])
    assert result.winners == (("p1", "p3") if how == "escape" else ("p4",))


@pytest.mark.rules("R51", "Q41")
@pytest.mark.parametrize("how", ["escape", "caught"])
def test_everything_is_told_at_the_end(how: str) -> None:
    hands = {"p1": "booty", "p2": "booty ring", "p3": "booty root"}
    table = escape(hands) if how == "escape" else caught(hands)
    winner = "p3" if how == "escape" else "p1"
    for watcher in ("p1", "p2", "p3", None):
        view = table.view(watcher)
        assert (view["ending"], view["winners"], view["asked"]) == (how, [winner], [])
        assert [seat["value"] for seat in view["seats"]] == [20, 40, 90]
        assert view["ranks"] == ([3, 2, 1] if how == "escape" else [1, 2, 3])
        assert [seat["hand"] for seat in view["seats"]][1] == {"ring": 1, "booty": 1}
        assert all(None not in space["drawn"] for space in view["spaces"])
        assert sum(len(space["cards"] or []) for space in view["spaces"]) == 48
        assert table.log(watcher)[-1].endswith(f"{winner.upper()} wins.")
    result = table.result
    assert result is not None
    assert [row["rank"] for row in result.rows] == ([3, 2, 1] if how == "escape" else [1, 2, 3])


def test_there_is_no_result_before_the_end() -> None:
    table = dealt()
    assert table.result is None
    assert (table.view(None)["ending"], table.view(None)["winners"]) == (None, [])
    assert seat_of(table, "p1")["value"] is None


@pytest.mark.rules("R51")
def test_the_same_table_seen_from_both_ends() -> None:
    """The cards that the gang needs are the dearest: after a failure they are a burden."""
    hands = {"p1": "root root booty", "p2": "booty", "p3": "booty gun mug"}
    assert (ended("escape", hands).winners, ended("caught", hands).winners) == (("p1",), ("p2",))
