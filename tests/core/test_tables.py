"""What a program can do with tables: copy and keep them, name seats as it likes, write down what chance answers."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.core.notation import CHANCE
from turnkey.core.table import Table

SLUGS = turnkey.game_names()


def played(table: Table, luck: random.Random, steps: int = 10_000) -> Table:
    for _ in range(steps):
        if table.over:
            break
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
    return table


def some_table(slug: str, steps: int = 8) -> Table:
    return played(turnkey.game(slug).deal(seed=6, backend="interpreted"), random.Random(6), steps)


def futures(*tables: Table) -> list[str]:
    """Where the same choices lead on each."""
    return [played(one, random.Random(2), 60).record.to_text() for one in tables]


def chance_of(table: Table) -> list[str]:
    return [table.record.notation.chance_text(one) for one in table.record.entries if one.kind == CHANCE]


# Copies


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copy_does_not_tell_what_the_table_will_throw(slug: str) -> None:
    """And how often it was copied changes nothing on the table itself."""
    table, untouched = some_table(slug), some_table(slug)
    copies = [table.copy() for _ in range(3)]
    assert len({int(one.state["rng"][0]) for one in (table, *copies)}) == 4
    for one in copies:
        one.state["rng"] = table.state["rng"]
        assert one.state.tobytes() == table.state.tobytes()
    assert futures(table) == futures(untouched)


def test_copies_are_had_again_and_seeds_rule_them() -> None:
    one, other = some_table("break_escape"), some_table("break_escape")
    assert futures(one.copy(), one.copy()) == futures(other.copy(), other.copy())
    first, second, seeded, again = futures(one.copy(), one.copy(), one.copy(seed=9), one.copy(seed=9))
    assert seeded == again
    assert len({first, second, seeded, *futures(one.copy(seed=10))}) == 4
    ahead, there = futures(one.copy(same_future=True), one)
    assert ahead == there


def test_a_copy_of_a_live_table_stays_live_until_it_is_given_a_seed() -> None:
    table = turnkey.game("break_escape").deal(backend="interpreted")
    assert len(set(futures(*(table.copy() for _ in range(4))))) == 4
    assert len(set(futures(*(table.copy(same_future=True) for _ in range(4))))) == 4
    assert len(set(futures(*(table.copy(seed=1) for _ in range(4))))) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_a_redrawn_world_tells_nothing_of_the_generator_or_of_the_tape(slug: str) -> None:
    table = some_table(slug)
    other = table.copy(seed=12345)
    for seat in (0, None):
        world = table.determinize(seat, 3)
        assert world.state.tobytes() == other.determinize(seat, 3).state.tobytes()
        assert int(world.state["rng"][0]) != int(table.state["rng"][0])
        assert not np.any(world._live["tape"])
        assert not np.any(world._live["entries"])


def test_a_copy_of_a_redrawn_world_keeps_a_redacted_record() -> None:
    world = some_table("break_escape").determinize(0, 3)
    assert world.copy().record.to_text() == world.record.to_text()


# Keeping tables


def text_after(given: bytes) -> str:
    return futures(pickle.loads(given))[0]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_survives_pickling_and_deep_copying(slug: str) -> None:
    table = some_table(slug)
    for again in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):
        assert again is not table
        assert again.game is table.game
        assert again.state.tobytes() == table.state.tobytes()
        assert again.record.to_json() == table.record.to_json()
        assert again.view(0) == table.view(0)
        assert again.seeded
        before = table.state.tobytes()
        played(again, random.Random(1), 3)
        assert table.state.tobytes() == before
    world = pickle.loads(pickle.dumps(table.determinize(0, 1)))
    assert world.record.to_text() == table.record.redacted(0).to_text()


def test_a_table_goes_on_alike_in_another_process() -> None:
    table = some_table("break_escape")
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        elsewhere = pool.apply(text_after, (pickle.dumps(table),))
    assert [elsewhere] == futures(table)


def test_an_edition_of_ones_own_goes_along(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    printed = Path(str(turnkey.game("break_escape").definition.agreed.edition_file)).read_text(encoding="utf-8")
    name = turnkey.game("break_escape").edition.name
    file.write_text(printed.replace(f'name = "{name}"', 'name = "mine"'), encoding="utf-8")
    game = turnkey.game("break_escape", edition=file)
    again = pickle.loads(pickle.dumps(game.deal(seed=1, backend="interpreted")))
    assert again.game.edition.name == "mine"
    assert pickle.loads(pickle.dumps(turnkey.game("break_escape"))) is turnkey.game("break_escape")
    assert copy.deepcopy(game) is game


# Seats by name and by number


@pytest.mark.parametrize("slug", SLUGS)
def test_every_method_takes_a_seats_name_or_number(slug: str) -> None:
    table = some_table(slug)
    for number, name in enumerate(table.seats):
        action = table.game.definition.words.actions[0]
        spellings: list[Any] = [name, name.upper(), np.int64(number)]
        for seat in spellings:
            assert table.seat(seat) == number
            assert table.options(seat) == table.options(number)
            assert table.menu(seat) == table.menu(number)
            assert table.view(seat) == table.view(number)
            assert table.log(seat) == table.log(number)
            assert table.seen_by(seat).tobytes() == table.seen_by(number).tobytes()
            assert table.observe(seat).tobytes() == table.observe(number).tobytes()
            assert table.may(seat, action) == table.may(number, action.id) == table.may(seat, action.notation)
            assert table.why_not(seat, action.notation) == table.why_not(number, action.id)
            assert table.reason_against(seat, action) == table.reason_against(number, action.id)
            assert table.determinize(seat, 1).state.tobytes() == table.determinize(number, 1).state.tobytes()
            assert table.record.redacted(seat).to_text() == table.record.redacted(number).to_text()
    acting = table.actors[0]
    ways = [table.copy(same_future=True) for _ in range(2)]
    ways[0].act(acting, table.menu(acting)[0])
    ways[1].act(table.seats[acting], table.options(acting)[0].notation)
    assert ways[0].state.tobytes() == ways[1].state.tobytes()


@pytest.mark.parametrize("seat", ["nobody", 17, -1])
def test_a_seat_that_is_not_there_is_told_with_those_that_are(seat: str | int) -> None:
    table = some_table("break_escape")
    for ask in (table.options, table.view, table.record.redacted, lambda one: table.why_not(one, 0)):
        with pytest.raises(turnkey.TurnkeyError, match=r"there is no seat .*; the seats are 0 \(ben\)"):
            ask(seat)


# Chance that is written down


@pytest.mark.parametrize("slug", SLUGS)
def test_a_deal_follows_the_chance_that_is_written_for_it(slug: str) -> None:
    game = turnkey.game(slug)
    dealt = game.deal(seed=3, backend="interpreted")
    results = chance_of(dealt)
    again = game.deal(chance=results, backend="interpreted")
    assert again.record.to_text() == dealt.record.to_text()
    part = game.deal(chance=results[:1], backend="interpreted")
    assert chance_of(part)[:1] == results[:1]
    if results:
        with pytest.raises(turnkey.BadChance, match=f"{len(results) + 1} chance results were written, but only"):
            game.deal(chance=[*results, results[0]], backend="interpreted")


def test_a_position_follows_the_chance_that_is_written_for_it() -> None:
    game = turnkey.game("break_escape")
    given = {"position": {"turn": "ben", "stage": "turn_begins", "where": {"ben": 3}}}
    asked = chance_of(game.position(given, seed=1, backend="interpreted"))
    assert asked, "a position from which chance is asked before anybody decides"
    word = asked[0].split()[0]
    for result in ("2", "5"):
        table = game.position(given, backend="interpreted", chance=[f"{word} {result}"])
        assert chance_of(table)[0] == f"{word} {result}"
    assert chance_of(game.position(given, backend="interpreted", chance=asked)) == asked
    with pytest.raises(turnkey.BadChance, match="written, but only"):
        game.position(given, backend="interpreted", chance=[*asked, f"{word} 2"])
    with pytest.raises(turnkey.Unreadable, match="no chance result is written 'sun shines'"):
        game.position(given, backend="interpreted", chance=["sun shines"])


def test_a_record_in_json_must_not_tell_of_more_chance_than_is_asked_for() -> None:
    table = turnkey.game("break_escape").deal(seed=3, backend="interpreted")
    told = table.record.to_json()
    assert turnkey.replay(told).record.to_json() == told
    data = json.loads(told)
    data["steps"][0]["results"] *= 2
    with pytest.raises(turnkey.BadRecord, match=r"step 2: '\* deal \w+' cannot come here"):
        turnkey.replay(json.dumps(data))
