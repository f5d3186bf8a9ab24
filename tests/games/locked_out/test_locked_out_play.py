"""Locked Out's worked examples (ledger sections 8 and 10), from the table."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import at, body, offered, play, redacted, written

import turnkey

SAMPLE = """\
* first p1
p1: move 3; * draw ir; p1: done
p2: move 3; * draw fuel; p1: pass; p2: play fuel; p2: done
p3: move 4; * draw crown; p3: done
* maint p1 oxygen=7 power=7 fuel=8
p2: move 4; * draw keycard; p3: swap booty; p2: done
p3: move 3; * draw ir; p1: pass; p3: play keycard; p3: accuse p1; p1: answer decline; * check ir; p3: take ir; p3: done
"""


@pytest.mark.rules("R19", "R20", "R35", "R38", "R39", "R44", "R47")
def test_the_sample_of_section_10_replays_to_the_letter() -> None:
    table = turnkey.replay(f"game locked_out players=3\n\n{SAMPLE}", backend="interpreted")
    assert body(table) == written(*SAMPLE.splitlines())
    assert table.view(None)["access_area"] == {"ir": 1, "keycard": 1}
    again = turnkey.replay(table.record.to_text(), backend="interpreted")
    assert again.record.to_text() == table.record.to_text()


@pytest.mark.rules("R6", "R21", "Q17")
def test_each_seat_reads_its_own_sample() -> None:
    table = turnkey.replay(f"game locked_out players=3\n\n{SAMPLE}", backend="interpreted")
    first, second, third = (redacted(table, seat) for seat in table.seats)
    assert first[0] == "* pile 2 ? ? ? ? ? ?"
    assert first[4] == "* pile 2a ? ? ? ? ? ? ? ?"
    draws = [[step for step in told if step.startswith("= draw")] for told in (first, second, third)]
    assert draws[0] == written("* draw ir; * draw fuel; * draw ?; * draw ?; * draw ir")
    assert draws[1] == written("* draw ?; * draw fuel; * draw ?; * draw keycard; * draw ?")
    assert draws[2] == written("* draw ?; * draw ?; * draw crown; * draw keycard; * draw ir")
    assert "p3: swap ?" in first
    assert "p3: swap booty" in second
    assert "p3: swap booty" in third
    assert first[-3:] == third[-3:] == ["* check ir", "p3: take ir", "p3: done"]
    assert second[-3:] == ["* check ?", "p3: take ir", "p3: done"]


EXAMPLE_A = {
    "p1": "root booty fuel",
    "p2": "ir lockpick booty oxygen",
    "p3": "crown booty opal boots",
    "p4": "voice booty mug gun",
}


@pytest.mark.rules("R14", "R49", "R50", "R51")
def test_example_a_an_escape() -> None:
    table = at(4, hands=EXAMPLE_A, stage=3, active="p1", where={"p1": "8"})
    play(table, "p1: move 8a")
    result = table.result
    assert result is not None
    assert (result.reason, result.winners, result.returns) == ("escape", ("p2",), (0, 1, 0, 0))
    assert result.details["order"] == ["p2", "p1", "p4", "p3"]
    assert [row["value"] for row in result.rows] == [100, 100, 95, 95]
    assert body(table)[-1] == "= end escape winner p2"


@pytest.mark.rules("R46", "R51", "Q29")
def test_example_b_the_same_hands_caught() -> None:
    table = at(4, hands=EXAMPLE_A, token={"oxygen": 1}, active="p4", maintainer="p1", phase="play_card")
    play(table, "p4: done")
    result = table.result
    assert result is not None
    assert (result.reason, result.winners) == ("caught", ("p3",))


@pytest.mark.rules("R50", "R51", "Q29")
@pytest.mark.parametrize(("ending", "winner"), [("caught", "p3"), ("escape", "p2")])
def test_example_c_ties_in_value(ending: str, winner: str) -> None:
    table = at(3, hands={"p1": "booty fuel fuel", "p2": "lockpick", "p3": "booty booty"}, **before(ending))
    finish(table, ending)
    assert table.result is not None
    assert table.result.winners == (winner,)


def before(ending: str) -> dict[str, Any]:
    if ending == "escape":
        return {"stage": 3, "active": "p1", "where": {"p1": "8"}}
    return {"token": {"power": 1}, "active": "p3", "maintainer": "p1", "phase": "play_card"}


def finish(table: turnkey.Table, ending: str) -> None:
    play(table, "p1: move 8a" if ending == "escape" else "p3: done")


@pytest.mark.rules("R55", "R57")
def test_example_d_hazards_count_against_their_holder() -> None:
    hands = {"p1": "battery vase booty", "p2": "charge booty", "p3": "booty"}
    table = at(3, {"hazards": True}, hands=hands, **before("caught"))
    finish(table, "caught")
    assert table.result is not None
    assert [row["value"] for row in table.result.rows] == [-5, 0, 20]
    assert table.result.winners == ("p1",)


@pytest.mark.rules("Q28")
def test_example_e_a_full_tie_is_shared() -> None:
    table = at(3, hands={"p1": "iris booty", "p2": "booty keycard", "p3": "neural booty"}, **before("escape"))
    finish(table, "escape")
    assert table.result is not None
    assert (table.result.winners, table.result.returns) == (("p1", "p3"), (0.5, 0, 0.5))
    assert body(table)[-1] == "= end escape winner p1 p3"


@pytest.mark.rules("R44", "R45", "R46", "Q25")
def test_the_depletion_example() -> None:
    table = at(
        3,
        token={"oxygen": 3, "power": 1, "fuel": 5},
        resources="power power fuel",
        active="p3",
        maintainer="p1",
        phase="play_card",
        piles={},
    )
    play(table, "p3: done")
    assert body(table)[-1] == "= maint p1 oxygen=2 power=1 fuel=5"
    assert table.view(None)["tokens"] == {"oxygen": 2, "power": 1, "fuel": 5}
    assert table.view(None)["resource_area"] == {}
    assert table.view(None)["active"] == "p2"
    for seat in ("p2", "p3", "p1"):
        table.apply(seat, offered(table, seat)[0])
        while offered(table, seat)[:1] != ["done"]:
            other = table.seats[table.actors[0]]
            table.apply(other, "pass")
        table.apply(seat, "done")
    assert body(table)[-2:] == ["= maint p2 oxygen=1 power=0 fuel=4", body(table)[-1]]
    assert body(table)[-1].startswith("= end caught winner ")
