"""The bots' talk (sections 7 and 11): what each temper says, what it makes of it, and that nothing is said twice."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from lockdown_table import GAME, NOBODY, at, done, play

from turnkey import Table
from turnkey.bots.policies import PolicyBot
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action

FREE = {"talk": "free"}


def attack(*families: str, **more: Any) -> Table:
    return at(*families, stage="attack", phase="attack", options=FREE, **more)


def choice(table: Table, seat: str, temper: str) -> Action:
    return PolicyBot(GAME, temper, 1).choose(Sight(table, table.seat(seat)))


def talk(table: Table, seat: str, temper: str) -> list[str]:
    """What a seat says until it has nothing more to say; it is said at the table."""
    said: list[str] = []
    while not (action := choice(table, seat, temper)).verb.on_menus:
        table.apply(seat, action)
        said.append(action.notation.removeprefix("say "))
    return said


def test_before_an_attack() -> None:
    """P2 leads, P3 has the most to say: everybody turns against the one and promises the other to spare it."""
    families = ("W1 B2 L2", "W1 B3 L3", "L1 B4 W4", NOBODY)
    for temper, more in (("heuristic", []), ("honest", ["tie p2"]), ("grudge", ["tie p2"]), ("liar", ["tie p3"])):
        table = attack(*families, monsters={1: 5}, martyr="P1")
        said = talk(table, "P1", temper)
        assert said[0] == ("vote p3" if temper == "liar" else "vote p2")
        assert [claim for claim in said if claim.startswith("tie")] == more
        assert f"promise {'p2' if temper == 'liar' else 'p3'} support attack" in said


def test_a_grudge_asks_for_votes() -> None:
    table = attack("W1 B2 L2", "W1 B3 L3", "L1 B4 W4", NOBODY, monsters={1: 5})
    assert "ask p3 vote p2" in talk(table, "P1", "grudge")


@pytest.mark.parametrize(("temper", "hand", "says"), [
    ("honest", "walkie", True), ("honest", "bat", False), ("liar", "bat", True), ("liar", "walkie", False),
    ("heuristic", "walkie", False),
])  # fmt: skip
def test_having_nothing(temper: str, hand: str, says: bool) -> None:
    table = attack("W1 B2 L2", "W1 B3 L3", NOBODY, NOBODY, monsters={1: 5}, hands={"P1": hand})
    assert ("have none" in talk(table, "P1", temper)) == says


@pytest.mark.parametrize(("temper", "vote"), [("heuristic", "vote p3"), ("honest", "vote p3"), ("liar", "vote p2")])
def test_who_was_promised_to_be_spared(temper: str, vote: str) -> None:
    """P2 leads; but for a liar's word it is P3 who is given up."""
    table = attack("W1 B2 L2", "W1 B3 L3", "L1 B4", NOBODY, monsters={1: 5})
    play(table, "P1 say promise p2 support attack")
    done(table)
    assert choice(table, "P1", temper).notation == vote


def test_a_liar_lures_the_leader() -> None:
    table = at("W1 B2 L2", "W1 B3 L3", "L1", NOBODY, stage="plan", phase="plan", dice="4 4 5 6", dice_seen_by=1,
               badge="P3", options=FREE)  # fmt: skip
    play(table, f"P3 {choice(table, 'P3', 'liar').notation}")
    said = talk(table, "P1", "liar")
    assert said[0].startswith("monsters")
    assert said[-1] == "ask p2 go 4"


@pytest.mark.parametrize(("dice", "said"), [
    ("4 4 4 4", "monsters 1235"), ("1 1 2 2 3 3", "monsters 456"), ("1 2 3 4 5 6", "monsters 23456"),
])  # fmt: skip
def test_a_liar_tells_of_no_more_locations_than_there_are_dice(dice: str, said: str) -> None:
    dead = ("B6 W1", "L2", "L3", NOBODY) if dice.count(" ") == 5 else ("B6 L2 W1", "L2 B2 W4", "L3 B3 W4", "B1 L1 W5")
    table = at(*dead, stage="plan", phase="plan", dice=dice, dice_seen_by=1, badge="P2", options=FREE)
    play(table, f"P2 {choice(table, 'P2', 'liar').notation}")
    assert talk(table, "P1", "liar")[0] == said


def test_a_liar_says_that_it_goes_where_it_can_go() -> None:
    """Only 1 and 6 are open, and P1 cannot go to 6."""
    table = at("W6 B6", "W6 B1 L6", "L1 B6", NOBODY, stage="plan", phase="plan", closed=(2, 3, 4, 5), dice="1 2 3 4",
               dice_seen_by=0, badge="P3", options=FREE)  # fmt: skip
    play(table, f"P3 {choice(table, 'P3', 'liar').notation}")
    assert talk(table, "P1", "liar") == ["go 1"]


def test_a_liar_asks_for_what_can_be_done() -> None:
    """P2 leads and has announced where it goes; P3 stands in 4 already, with everybody."""
    table = at("L1 B2", "W1 B3 L3", "W4", NOBODY, stage="plan", phase="plan", dice="4 4 5 6", dice_seen_by=1,
               badge="P2", options=FREE)  # fmt: skip
    play(table, "P2 go 2")
    assert talk(table, "P1", "liar")[-1] == "ask p3 go 5"


def test_nobody_claims_what_everybody_can_see_is_impossible() -> None:
    claims = 0
    for seed in range(3):
        table = GAME.deal(4 + seed % 3, {"cold_lines": "1,1,1", "monster_spots": 3}, seed=seed, backend="interpreted")
        bots = [PolicyBot(GAME, "liar", seed + seat) for seat in range(table.players)]
        while not table.over:
            seat = table.actors[0]
            action = bots[seat].choose(Sight(table, seat))
            if not action.verb.on_menus:
                claims += 1
                assert not is_impossible(table, seat, action.notation.split()[1:])
            table.apply(seat, action)
    assert claims > 100


def is_impossible(table: Table, seat: int, said: list[str]) -> bool:
    """As everybody sees who knows the rules."""
    seen = table.view(None)
    names = [one["seat"] for one in seen["families"]]
    if said[0] == "monsters":
        return bool(len(said[1]) > seen["dice"]["count"])
    if said[0] in ("vote", "tie"):
        return said[1] not in seen["vote"]["candidates"]
    if said[0] == "have":
        return bool(seen["families"][seat]["hand_size"] == 0)
    if "go" in said:
        who = seen["families"][seat if said[0] == "go" else names.index(said[1])]
        alive = [one["place"] for one in who["characters"] if one["place"] != "cold"]
        shut = [str(one["place"]) for one in seen["locations"] if one["closed"]]
        return said[-1] in shut or set(alive) <= {said[-1]} or bool(who["has_chosen"])
    return False


def test_everything_that_can_be_said_comes_up() -> None:
    """Whole games: every claim is one that may be made, and each kind is made by somebody."""
    said: Counter[str] = Counter()
    for seed in range(2):
        table = GAME.deal(4, seed=seed, backend="interpreted")
        bots = [PolicyBot(GAME, temper, seed) for temper in ("heuristic", "honest", "liar", "grudge")]
        while not table.over:
            seat = table.actors[0]
            action = bots[seat].choose(Sight(table, seat))
            if not action.verb.on_menus:
                said[action.notation.split()[1]] += 1
            table.apply(seat, action)
    assert {"monsters", "go", "vote", "tie", "have", "ask", "promise"} <= set(said)
