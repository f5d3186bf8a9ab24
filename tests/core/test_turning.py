"""Where the rules treat seats alike, turn the seats of a position, and all that follows from it turns with them."""

from __future__ import annotations

import functools
import random
from dataclasses import replace

import pytest

import turnkey
from sampling import SWEEP
from turnkey.core.game import Game
from turnkey.core.table import Table
from turnkey.core.turning import Turn, Turner
from turnkey.lab import turning
from turnkey.lab.audit import Report, varied_tables
from turnkey.lab.turning import check_turns

SLUGS = turnkey.game_names()
ALIKE = [slug for slug in SLUGS if turnkey.game(slug).definition.rules.seats_alike]
GAMES = 2  # for each seat count: one at random by the defaults, one by bots with other options
ON_POLICIES = "does not choose alike"


@functools.cache
def turned(slug: str, players: int) -> Report:
    game, report = turnkey.game(slug), Report(slug)
    tables = random.Random(players).sample(varied_tables(game, players, 1), 1)
    check_turns(game, players, tables, 1, report, GAMES * len(game.seats), "interpreted")
    return report


def seat_counts(slugs: list[str]) -> list[tuple[str, int]]:
    """A sample: the smallest and the largest table."""
    step = {slug: 1 if SWEEP else max(1, len(turnkey.game(slug).seats) - 1) for slug in slugs}
    return [(slug, players) for slug in slugs for players in sorted(turnkey.game(slug).seats)[:: step[slug]]]


def test_break_and_escape_alone_tells_its_seats_apart() -> None:
    assert set(SLUGS) - set(ALIKE) == {"break_escape"}
    report = turned("break_escape", 4)
    assert (report.counts, report.notes, report.clean) == ({}, [turning.APART], True)


@pytest.mark.parametrize(("slug", "players"), seat_counts(ALIKE))
def test_the_rules_treat_seats_alike(slug: str, players: int) -> None:
    report = turned(slug, players)
    assert [failure for failure in report.failures if ON_POLICIES not in failure] == []
    assert players == 1 or report.counts["steps turned"] > 20


@pytest.mark.parametrize(("slug", "players"), seat_counts(ALIKE))
def test_policies_choose_alike_from_every_seat(slug: str, players: int) -> None:
    assert [failure for failure in turned(slug, players).failures if ON_POLICIES in failure] == []


def test_a_lean_towards_low_seats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted beside the true policies, and in the place of one of them."""
    assert turned("lockdown", 6).counts["planted lean towards low seats caught"] > 0
    monkeypatch.setattr(turning, "policy_of", lambda game, number, backend: turning.low_seats)
    report = Report("locked_out")
    check_turns(turnkey.game("locked_out"), 6, [{}], 1, report, 12, "interpreted")
    assert {f"{name} {ON_POLICIES} from every seat: accuse" for name in ("heuristic", "loyal")} <= {*report.failures}


def test_a_lean_that_nothing_notices_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning, "turns", lambda *anything: True)
    report = Report("lockdown")
    check_turns(turnkey.game("lockdown"), 6, [{}], 1, report, 12, "interpreted")
    assert report.failures == ["a planted lean towards low seats went unnoticed"]


def test_seats_that_a_declaration_forgets_are_noticed() -> None:
    """Without what Locked Out tells of its story, who drew what stays where it was."""
    usual = turnkey.game("locked_out").definition
    definition = replace(usual, rules=replace(usual.rules, turn_codes=lambda game, turn: None))
    report = Report("locked_out")
    check_turns(Game(definition), 4, [{}], 1, report, 12, "interpreted")
    assert any("does not turn with the seats: step_seat" in failure for failure in report.failures)


# Turning


def at_play(slug: str, players: int, seed: int = 3, steps: int = 60) -> Table:
    table, luck = turnkey.game(slug).deal(players, seed=seed, backend="interpreted"), random.Random(seed)
    while steps and not table.over:
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
        steps -= 1
    return table


def test_a_turn_moves_seats_and_sets_and_leaves_all_else() -> None:
    turn = Turn(players=4, steps=3)
    assert [turn.seat(seat) for seat in (-1, 0, 1, 3, 4, 5)] == [-1, 3, 0, 2, 4, 5]
    assert [turn.from_one(number) for number in (0, 1, 2, 4, 5)] == [0, 4, 1, 3, 5]
    assert turn.seats(0b1011_0011) == 0b1011_1001  # spectators, and seats that nobody sits on, stay


@pytest.mark.parametrize("slug", ALIKE)
def test_turning_on_and_back_again_changes_nothing_and_every_turn_is_possible(slug: str) -> None:
    game, players = turnkey.game(slug), max(turnkey.game(slug).seats)
    for seed in range(5):
        table = at_play(slug, players, seed, 20 + 10 * seed)
        for steps in range(1, players):
            on, back = Turner(game, Turn(players, steps)), Turner(game, Turn(players, players - steps))
            there = on.state(table.state)
            assert there.tobytes() != table.state.tobytes()
            assert back.state(there).tobytes() == table.state.tobytes()
            assert back.book(on.book(table.book)).tobytes() == table.book.tobytes()
            assert [back.actions[action] for action in on.actions] == list(range(len(on.actions)))
            dumped = turning.turned_table(table, on).dump()
            assert game.position(dumped, backend="interpreted").dump() == dumped


@pytest.mark.parametrize(
    ("slug", "players", "action", "turned_action"),
    [
        ("locked_out", 5, "accuse p2", "accuse p4"),
        ("locked_out", 5, "about p4", "about p1"),
        ("locked_out", 5, "about 2a", "about 2a"),
        ("locked_out", 5, "about p6", "about p6"),
        ("airlock", 6, "first 5", "first 1"),
        ("airlock", 6, "take 05", "take 05"),
        ("airlock", 6, "@ 1,2", "@ 1,2"),
        ("lockdown", 4, "say ask p1 vote p2", "say ask p3 vote p4"),
        ("lockdown", 4, "say ask p4 go 2", "say ask p2 go 2"),
        ("lockdown", 4, "say promise p3 support badge", "say promise p1 support badge"),
        ("lockup", 5, "on d", "on a"),
        ("lockup", 5, "give g", "give g"),
        ("lockup", 5, "add E*", "add E*"),
        ("lockup", 5, "token E", "token E"),
    ],
)
def test_actions_turn_by_the_seats_that_they_name(slug: str, players: int, action: str, turned_action: str) -> None:
    game = turnkey.game(slug)
    actions = game.definition.words.actions
    turner = Turner(game, Turn(players, 2))
    assert actions[turner.actions[actions.read(action)]].notation == actions[actions.read(turned_action)].notation


def test_values_and_chance_turn_by_the_seats_that_they_name() -> None:
    table = at_play("lockup", 3)
    table.state["item_place"][0][:3] = [7, 13, 2]  # a built, b reserved, the second slot
    turner = Turner(table.game, Turn(3, 1))
    assert turner.state(table.state)["item_place"][0][:3].tolist() == [8, 14, 2]
    lot = [chance.word for chance in turnkey.game("airlock").definition.words.notation.chance].index("lot")
    assert Turner(turnkey.game("airlock"), Turn(4, 1)).chance[lot] == [1, 2, 3, 0, 4, 5]
