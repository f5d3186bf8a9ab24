"""What logs tell of Airlock, in sentences and as data; what seats are asked; and the rules that are named for it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from airlock_table import GAME, at, at_random, dealt, events, play, played, refuse, scores

from turnkey import Table
from turnkey.core.events import Event
from turnkey.core.layout import lift
from turnkey.games.airlock.rules.setup import deal_for_first

EVENTS = GAME.definition.words.notation.events
LEDGER = {f"R{number}" for number in range(1, 50)} | {f"Q{number}" for number in range(1, 33)}  # its rules, its rulings
UNTOLD = {"totals"}  # only a check
SET_UP = {"dealt back", "lot", "time up", "points lost", "scrapped", "nothing fits"}  # rare: shown below

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"connecting": "delayed"}),
    (4, {"scoring": "round"}),
    (6, {"scoring": "end"}),
    (2, {"length": "custom:1,1,1"}),
    (2, {"connecting": "delayed", "scoring": "round"}),
]


def kinds(*tables: Table) -> set[str]:
    return {line.kind for table in tables for line in table.log(None)}


def test_every_event_comes_about_and_is_told() -> None:
    tables = [at_random(dealt(players, seed=seed, **options), seed) for players, options in VARIANTS for seed in (1, 2)]
    missing = {event.name for event in EVENTS} - kinds(*tables) - UNTOLD - SET_UP
    assert not missing
    assert {event.name for event in EVENTS if not event.says} == UNTOLD
    for table in tables:
        assert table.log("1") == table.log(None), "nothing is told to some alone"


def test_a_log_tells_the_game_in_sentences() -> None:
    short = """* deal 1 64; * deal 2 01
    * pool 14 61 62 66
    1: take 61
    2: take 62; 2: take 66 @ 0,1 r0"""
    assert played(short, length="custom:2,1,1").log(None)[:10] == [
        "Round 1: 2 turns for everybody",
        "Seat 1 is dealt module 64: its largest number is 19.",
        "Seat 2 is dealt module 01: its largest number is 6.",
        "Seat 1 goes first in round 1, and the dealt modules go back to the stack.",
        "The pool has 4 modules.",
        "Seat 1 begins a station with module 61 from the pool.",
        "Seat 2 begins a station with module 62 from the pool.",
        "Seat 2 takes module 66 from the pool.",
        "Seat 2 docks module 66.",
        "Modules 66 and 62 are joined by orange: they pay 2 and 2.",
    ]


@pytest.mark.rules("R27", "R28")
def test_a_placement_tells_where_it_lies_and_which_joint_paid_what() -> None:
    """Section 8: 52 at 1,-1 r3 joins 61 and 22: 61 v3 6, 22 v2 5, 52 v1 and v2."""
    table = at({"1": "61@0,0r0 14@0,1r0 22@0,-1r2"}, "52 03 04 05")
    play(table, "1: take 52 @ 1,-1 r3; = points 1 21")
    assert events(table, "took") == [{"seat": "1", "tile": "52"}]
    assert events(table, "placed") == [
        {"seat": "1", "tile": "52", "source": "pool", "cell": "1,-1", "facing": "r3"},
    ]
    joints = {one["other"]: (one["colour"], one["tile_pays"], one["other_pays"]) for one in events(table, "joined")}
    assert joints == {"61": ("R", 4, 6), "22": ("R", 6, 5)}
    assert events(table, "scored") == [{"seat": "1", "points": 21, "total": 31}]
    placed = next(line for line in table.log(None) if line.kind == "placed")
    assert placed.touches == ("seat:1", "tile:52")
    assert (placed.cue, placed.rule) == ("place", "R15, R20-R26")


@pytest.mark.parametrize("seed", range(4))
def test_joints_add_up_to_the_score(seed: int) -> None:
    table = at_random(dealt(3, seed=seed), seed)
    sums = dict.fromkeys(table.seats, 0)
    for one in events(table, "joined"):
        sums[one["seat"]] += one["tile_pays"] + one["other_pays"]
    assert list(sums.values()) == scores(table)


@pytest.mark.rules("R38", "R39")
@pytest.mark.parametrize("scoring", ["round", "end"])
def test_nothing_is_said_of_points_before_they_are_counted(scoring: str) -> None:
    table = at_random(dealt(3, seed=2, scoring=scoring))
    joints = events(table, "joined")
    assert joints
    assert not any("tile_pays" in one or "other_pays" in one for one in joints)
    assert not events(table, "scored")
    for number, seat in enumerate(table.seats):
        paid = sum(one["points"] for one in events(table, "paid") if one["seat"] == seat)
        counted = sum(one["points"] for one in events(table, "counted") if one["seat"] == seat)
        assert paid == counted == scores(table)[number]


@pytest.mark.rules("R17", "R18", "Q7")
def test_a_stuck_seat_and_what_it_does_are_told() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, "03 04 06 07", options={"scrap_points": "lose"})
    assert "No module of the pool fits the station of Seat 1." in table.log(None)
    play(table, "1: scrap 04")
    assert events(table, "scrapped") == [{"seat": "1", "size": 2, "tiles": ["61", "14"]}]
    assert "Seat 1 scraps its station of 2 modules: 61 14 are out of the game." in table.log(None)
    assert "Seat 1 loses 4 points with it." in table.log(None)
    assert "Seat 1 begins a station with module 04 from the pool." in table.log(None)


@pytest.mark.rules("R44", "R45", "R46", "R47")
def test_a_build_and_its_end_are_told() -> None:
    options = {"connecting": "delayed", "build_clock": "total:30"}
    table = at({"1": "61@0,0r0", "2": "62@0,0r0"}, hands={"1": "14 22", "2": "03 04"}, options=options)
    assert "None of the modules of Seat 2 fits its station." in table.log(None)
    play(table, "1: lay 14 @ 0,1 r0")
    assert events(table, "placed")[0]["source"] == "hand"
    play(table, "1: clock")
    log = table.log(None)
    assert "Seat 1 picks up module 14." in log
    assert "Time is up for Seat 1 and Seat 2." in log
    assert "Seat 1 is done building and leaves out 22: discarded." in log
    assert "Seat 2 is done building and leaves out 03 04: discarded." in log


@pytest.mark.rules("Q4")
def test_a_stack_that_runs_short_in_a_deal_is_told() -> None:
    """Six seats, seven tiles of one maximum: they tie, and one tile is left for the next deal."""
    table = dealt(6, seed=3)
    game, book = lift(table._live[0]), lift(table.book[0])
    largest = [int(book.maximum[number]) for number in range(book.tiles)]
    equal = [number for number in range(book.tiles) if largest[number] == 12][:7]
    for tile in range(2 * book.tiles):
        game.stack[tile] = int(tile // 2 in equal and tile % 2 == 0)
    game.stack_size = 7
    deal_for_first(game, book)
    told = [EVENTS[kind].name for kind in table._live["entries"][0][: game.entry_count, 0] if kind >= 0]
    assert "dealt back" in told
    assert told[-2:] == ["lot", "first player"]


def test_chapters_are_rounds_builds_counts_and_the_end() -> None:
    table = at_random(dealt(2, seed=1, connecting="delayed", scoring="round"))
    chapters = [str(line) for line in table.log(None) if line.chapter]
    assert chapters[:3] == ["Round 1: 6 turns for everybody", "Round 1: everybody builds", "The count after round 1"]
    assert chapters[-1] == "The last round is over"
    assert [f"# {one}" for one in chapters] == [
        line for line in table.record.to_text().splitlines() if line.startswith("#")
    ]


def test_several_winners_share_the_win() -> None:
    event: Event = EVENTS.named("won")
    assert event.line((0b110, (118, 131, 131)), known=True) == "Seat 2 and Seat 3 share the win!"
    assert event.line((0b001, (140, 131, 131)), known=True) == "Seat 1 wins!"
    assert event.written(event.check, (0b110, (118, 131, 131)), known=True) == "end 118 131 131 win 2 3"


# Questions


def test_questions_are_those_of_the_board() -> None:
    station = {"1": "61@0,0r0 14@0,1r0"}
    pick = at(station, "22 52 03 04").question("1")
    assert pick is not None
    assert (pick, pick.code, pick.subject) == ("Which module do you take?", "pick_tile", "seat:1")
    table = play(at(station, "22 52 03 04"), "1: take 22")
    where = table.question("1")
    assert where is not None
    places, best = where.parts["places"], where.parts["best"]
    assert where == f"Where do you dock this module? It fits {places} places, the best for {best}."
    assert where.parts["best"] == max(
        one["points"] for tile in table.view("1")["pool"] if tile["tile"] == "22" for one in tile["placements"]
    )
    turn = play(table, "1: @ 0,-1").question("1")
    assert turn == "Which way round?"
    stuck = at(station, "03 04 06 07").question("1")
    assert stuck is not None
    assert (stuck.code, stuck.danger) == ("stuck_choice", True)


def test_every_step_has_a_question() -> None:
    codes = set()
    for players, options in VARIANTS:
        table = dealt(players, seed=3, **options)
        luck = 0
        while not table.over:
            for seat in table.actors:
                asked = table.question(seat)
                assert asked is not None
                codes.add(asked.code)
            at_random(table, luck, 1)
            luck += 1
    assert codes >= {
        "choose_first", "first_tile", "pick_tile", "reserve_tile", "place_cell", "place_turn",
        "build_start", "build_tile", "build_cell", "build_turn",
    }  # fmt: skip


# The rules that are named


def numbers(rule: str) -> set[str]:
    """`R15, R20-R22` as every number in it."""
    found = set()
    for first, last in re.findall(r"([RQ]\d+)(?:-([RQ]\d+))?", rule):
        top = int((last or first)[1:])
        found |= {f"{first[0]}{number}" for number in range(int(first[1:]), top + 1)}
    return found


def test_events_and_verbs_name_rules_of_the_ledger() -> None:
    for event in EVENTS:
        assert numbers(event.rule), event.name
        assert numbers(event.rule) <= LEDGER, event.name
    for verb in GAME.definition.words.actions.verbs:
        assert numbers(verb.rules), verb.word
        assert numbers(verb.rules) <= LEDGER, verb.word


@pytest.mark.parametrize("options", [{}, {"connecting": "delayed"}, {"first_must_change": True}])
def test_every_reason_names_rules_of_the_ledger(options: dict[str, Any]) -> None:
    """Whatever is not offered, at every fifth decision of a game; of cells those around the station."""
    table = dealt(2, seed=4, **options)
    actions = [
        one
        for one in GAME.definition.words.actions
        if not re.match(r"@ -?(\d\d|[4-9])|@ \S+,-?(\d\d|[4-9])", one.notation)
    ]
    luck = 0
    while not table.over:
        seat = table.actors[0]
        offered = set(table.menu(seat))
        for action in actions[luck % 7 :: 7]:
            if action.id not in offered:
                reason = table.reason_against(seat, action.id)
                assert str(reason)
                assert numbers(reason.rule), (action.notation, str(reason))
                assert numbers(reason.rule) <= LEDGER
        at_random(table, luck, 5)
        luck += 1


def test_reasons_are_data_as_well() -> None:
    table = at({"1": "61@0,0r0 14@0,1r0"}, "22 52 03 04")
    assert "fits nowhere" in refuse(table, "take 03")
    reason = table.reason_against("1", "take 03")
    assert (reason.moment, reason.rule, reason.parts) == ("not_there", "R16, R45", {"tile": "03"})
    play(table, "1: take 22")
    assert table.reason_against("1", "@ 0,0").moment == "too_much"
    assert table.reason_against("1", "@ 5,5") == (
        "the place 5 right, 5 down from the first module does not touch your station"
    )


def test_what_is_printed_on_a_tile_can_be_looked_up() -> None:
    terms = {one.code: one.text for one in GAME.definition.shown.terms(GAME.edition)}
    assert terms["20"] == "From N clockwise purple, blue, blank, purple, blank and blank. Its joints pay 7, 9, 12."
    assert terms["20b"] == terms["20"]


def test_a_tile_is_called_by_its_ports() -> None:
    names = {one.code: one.name for one in GAME.definition.shown.terms(GAME.edition)}
    assert names["20"] == names["20b"] == "purple×2-blue"
    assert names["03"] == "yellow-green"
