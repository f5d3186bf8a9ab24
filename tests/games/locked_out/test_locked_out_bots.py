"""The bots (section 11): which ending they play for, and that this pays."""

from __future__ import annotations

from typing import Any

import pytest
from locked_out_table import GAME, at, offers

from turnkey import Table
from turnkey.bots.policies import PolicyBot
from turnkey.bots.sight import Sight
from turnkey.lab.batch import play_batch

GAMES = 400  # for each table: enough to tell twice the usual share of wins from luck


def choice(table: Table, temper: str = "heuristic") -> str:
    return PolicyBot(GAME, temper, 1).choose(Sight(table, table.actors[0])).notation


def before_the_computer(hand: str, **more: Any) -> Table:
    return at(4, hands={"p1": hand, "p2": "booty fuel power"}, stage=3, active="p1", where={"p1": "8"}, **more)


@pytest.mark.rules("R14", "R51")
def test_the_rich_enter_the_computer_and_the_poor_leave_it_to_others() -> None:
    assert choice(before_the_computer("booty root neural crown")) == "move 8a"
    assert choice(before_the_computer("booty")) != "move 8a"


@pytest.mark.rules("R14")
@pytest.mark.parametrize("hand", ["booty", "booty root neural crown"])
def test_loyal_enters_whatever_its_hand_and_a_saboteur_never(hand: str) -> None:
    assert choice(before_the_computer(hand), "loyal") == "move 8a"
    assert choice(before_the_computer(hand), "saboteur") != "move 8a"


def played_out(table: Table, temper: str = "heuristic") -> list[str]:
    """What the active seat plays until it is done; the accused decline."""
    said: list[str] = []
    while not said or said[-1] != "done":
        seat = table.actors[0]
        action = choice(table, temper) if table.seats[seat] == "p1" else "answer decline"
        if table.seats[seat] == "p1":
            said.append(action)
        table.apply(seat, action)
    return said


LOST: dict[str, Any] = {"token": {"oxygen": 1, "power": 1, "fuel": 1}, "active": "p1", "phase": "play_card"}


@pytest.mark.rules("R46", "R51")
@pytest.mark.parametrize("temper", ["heuristic", "greedy", "saboteur"])
def test_who_is_about_to_be_caught_gets_rid_of_what_is_dear(temper: str) -> None:
    """Three tokens on their last number and no key played yet: nothing is worth keeping."""
    table = at(4, hands={"p1": "booty iris root", "p2": "booty fuel"}, maintainer="p2", **LOST)
    said = played_out(table, temper)
    assert {"play iris", "play root"} <= set(said)


@pytest.mark.rules("R44")
def test_loyal_sees_to_the_last_token_and_a_saboteur_does_not() -> None:
    last: dict[str, Any] = {"token": {"fuel": 1}, "active": "p1", "phase": "play_card", "maintainer": "p2"}
    assert "play fuel" in played_out(at(4, hands={"p1": "booty fuel"}, **last), "loyal")
    assert "play fuel" not in played_out(at(4, hands={"p1": "booty fuel"}, **last), "saboteur")


@pytest.mark.rules("R20")
@pytest.mark.parametrize(
    ("position", "given"),
    [({"stage": 2, "access": "cipher voice neural"}, "corkscrew"), ({"token": {"fuel": 2}}, "booty")],
    ids=["hope", "none"],
)
def test_an_exchange_gives_the_cheapest_card_or_the_one_that_nothing_else_takes_away(
    position: dict[str, Any], given: str
) -> None:
    where = {"p1": "3", "p2": "2a", "p3": "2", "p4": "2"}
    pile = {"3": "iris fuel gun iris oxygen ring"}
    table = at(4, hands={"p1": "booty corkscrew"}, piles=pile, active="p2", where=where, **position)
    table.apply("p2", "move 3")
    assert offers(table) == ["pass", "swap corkscrew", "swap booty"]
    assert choice(table) == f"swap {given}"


def wins(players: int, alone: str, others: str) -> float:
    """What one seat gets among others, on every seat in turn."""
    total = 0.0
    for seat in range(players):
        bots = [others] * players
        bots[seat] = alone
        total += float(play_batch(GAME, GAMES // players, players, bots=bots, seed=seat).returns[:, seat].mean())
    return total / players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_judgement_wins_against_chance_alone_and_in_company(players: int) -> None:
    assert wins(players, "heuristic", "random") > 1.5 / players
    assert wins(players, "random", "heuristic") < 0.5 / players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_tempers_make_for_different_endings(players: int) -> None:
    """Section 11: a loyal gang escapes far more often than a selfish one, and saboteurs see to it that nobody does."""
    escapes = {
        temper: float(play_batch(GAME, GAMES, players, bots=[temper], seed=1).measures[:, 0].mean())
        for temper in ("loyal", "heuristic", "saboteur")
    }
    assert escapes["loyal"] > (0.2 if players == 3 else 0.85)
    assert escapes["loyal"] > escapes["heuristic"]
    assert escapes["saboteur"] == 0
