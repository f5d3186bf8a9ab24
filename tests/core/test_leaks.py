"""The twin-world law, and that it bites: leaks of every kind are planted, and each is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

import turnkey
from sampling import of
from turnkey.core.events import Line
from turnkey.core.record import Record
from turnkey.core.table import Table
from turnkey.lab.audit import Report, check_twins, sampled_positions
from turnkey.lab.leaks import LEAKS, PROBES, TOLD, twin_record

SLUGS = turnkey.game_names()
JAMES = 3
GAMES = of(8, sample=3)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_seat_is_shown_does_not_depend_on_what_it_cannot_know(slug: str) -> None:
    game = turnkey.game(slug)
    report, caught = Report(slug), dict[str, int]()
    for number in range(GAMES):
        players = list(game.seats)[number % len(game.seats)]
        for table in sampled_positions(game, players, {}, number, report):
            check_twins(table, number, report, caught)
    assert report.failures == []
    assert report.counts["comparisons of what a seat is shown"] > 50 * GAMES
    assert report.counts["steps looked at in two worlds"] > 5 * GAMES
    assert all(caught.values()), f"a leak planted in a probe went unnoticed: {caught}"
    assert set(LEAKS) - set(TOLD) <= set(caught)


def test_where_much_is_told_in_secret_leaks_of_every_kind_are_planted() -> None:
    report, caught = Report("break_escape"), dict[str, int]()
    for table in sampled_positions(turnkey.game("break_escape"), 4, {}, 1, report):
        check_twins(table, 1, report, caught)
    assert set(caught) == set(LEAKS)
    assert all(caught.values())


# Leaks planted in a table's own outlets: the same law must find each of them.


def secret(table: Table) -> int:
    """Something that only the Runners know."""
    return int(table.state["hand"][0][0] @ [1, 2, 4, 8])


def leaky_view(table: Table, seat: int | None) -> Mapping[str, Any]:
    return {**Table.view(table, seat), "ben": secret(table)}


def leaky_options(table: Table, seat: int) -> list[int]:
    return Table.menu(table, seat)[secret(table) % 3 :]


def leaky_order(table: Table, seat: int) -> list[int]:
    return Table.menu(table, seat)[:: -1 if secret(table) % 3 else 1]


def leaky_log(table: Table, seat: int | None) -> list[Line]:
    return table.record.notation.log(table.record.entries, None)


@pytest.mark.parametrize(
    ("outlet", "leak", "what"),
    [
        ("view", leaky_view, "the view"),
        ("menu", leaky_options, "the options"),
        ("menu", leaky_order, "the order of options"),
        ("log", leaky_log, "the log"),
    ],
)
def test_a_leak_in_an_outlet_is_caught(outlet: str, leak: Callable[..., Any], what: str) -> None:
    assert what in differences(lambda table: setattr(table, outlet, leak.__get__(table)))


def test_a_redacted_record_that_is_not_redacted_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Record, "redacted", lambda record, seat: record)
    assert "the redacted record" in differences(lambda table: None)


def test_an_honest_table_shows_no_difference() -> None:
    assert differences(lambda table: None) == set()


def differences(plant: Callable[[Table], None]) -> set[str]:
    """What shows James another picture of a position than of its twin, with a leak planted in both."""
    found: set[str] = set()
    for table in positions_before_james():
        twin = table.determinize(JAMES, 5)
        twin.record = twin_record(table, JAMES, random.Random(5))
        here = table.copy()
        plant(here)
        plant(twin)
        found |= {name for name, probe in PROBES.items() if probe(here, JAMES) != probe(twin, JAMES)}
    return found


def positions_before_james() -> Iterator[Table]:
    """Positions in which James has a choice, so that his options could tell something."""
    game = turnkey.game("break_escape")
    for number in range(6):
        luck = random.Random(number)
        table = game.deal(options={"james_move": "up_to"}, seed=number)
        while not table.over:
            if table.actors == (JAMES,):
                yield table
            table.apply(table.actors[0], luck.choice(table.options(table.actors[0])))
