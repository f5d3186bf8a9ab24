"""The terminal table's bots take their time, and always the same."""

from __future__ import annotations

import io
import random

import pytest
from command_line import run

import turnkey
from turnkey.bots.sight import Sight
from turnkey.cli.hotseat import HotSeat
from turnkey.cli.keyboard import Keyboard
from turnkey.cli.pace import Pace
from turnkey.cli.past import Past
from turnkey.cli.screen import Screen
from turnkey.core.actions import Action


class Clock:
    """Time that passes when somebody thinks or sleeps."""

    def __init__(self) -> None:
        self.now = 100.0
        self.slept: list[float] = []

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds

    def pace(self, seconds: float) -> Pace:
        return Pace(seconds, lambda: self.now, self.sleep)


class Thoughtful:
    """Thinks for as long as there is a choice, and notes when it was asked."""

    def __init__(self, clock: Clock, thought: float) -> None:
        self.clock = clock
        self.thought = thought
        self.asked: list[float] = []
        self.luck = random.Random(4)

    def choose(self, sight: Sight) -> Action:
        self.asked.append(self.clock.now)
        if len(sight.options) > 1:
            self.clock.now += self.thought
        return self.luck.choice(sight.options)


def played(slug: str, clock: Clock, pace: float, thought: float, steps: int) -> tuple[list[float], int]:
    """When bots alone showed something to others, and how many steps they took in all."""
    table = turnkey.game(slug).deal(seed=3, backend="interpreted")
    bots = {seat: Thoughtful(clock, thought) for seat in range(table.players)}
    out = Screen(file=io.StringIO())
    room = HotSeat(table, bots, out, Keyboard(out), Past(), pace=clock.pace(pace))
    room.pace.begin()
    times, seen = [], (table.actors, table.log(None), table.view(None))
    for _ in range(steps):
        room.step()
        now = table.actors, table.log(None), table.view(None)
        if now != seen:
            seen = now
            times.append(clock.now)
    return times, sum(len(bot.asked) for bot in bots.values())


def evenly(count: int) -> list[float]:
    return [100 + 0.6 * number for number in range(1, count + 1)]


@pytest.mark.parametrize("thought", [0.0, 0.2])
def test_a_choice_takes_as_long_as_no_choice(thought: float) -> None:
    times, steps = played("break_escape", Clock(), 0.6, thought, steps=30)
    assert steps == 30
    assert times == pytest.approx(evenly(len(times)))


@pytest.mark.parametrize("thought", [0.0, 0.02])
def test_steps_that_others_do_not_learn_of_cannot_be_counted(thought: float) -> None:
    """In Lockup tokens are added one by one, some face down: only the placement is seen."""
    times, steps = played("lockup", Clock(), 0.6, thought, steps=60)
    assert len(times) < steps - 20
    assert times == pytest.approx(evenly(len(times)))


def test_longer_thoughts_take_whole_paces() -> None:
    clock = Clock()
    pace = clock.pace(0.5)
    clock.now += 1.2
    pace.keep()
    assert clock.now == pytest.approx(101.5)
    clock.now += 0.1
    pace.owe()
    pace.catch_up()
    assert clock.now == pytest.approx(102.0)
    pace.catch_up()
    assert clock.now == pytest.approx(102.0)


def test_without_a_pace_nobody_waits() -> None:
    clock = Clock()
    clock.pace(0.0).keep()
    assert clock.slept == []


@pytest.mark.parametrize(
    ("line", "terminal", "pace"),
    [((), True, 0.6), ((), False, 0.0), (("--pace", "0.25"), False, 0.25), (("--pace", "0"), True, 0.0)],
)
def test_the_pace_is_for_people_unless_it_is_said(
    line: tuple[str, ...], terminal: bool, pace: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    used = []

    def noted(self: HotSeat) -> bool:
        used.append(self.pace.seconds)
        return False

    monkeypatch.setattr(HotSeat, "play", noted)
    run("play", "break_escape", "--seed", "3", "--seat", "ben=person", *line, terminal=terminal)
    assert used == [pace]


def test_a_single_person_follows_what_bots_do() -> None:
    ran = run("play", "break_escape", "--seed", "3", "--pace", "0.001", typed="go\nend\n")
    assert ran.out.count("Round 1, Lewis\n") == 1
    assert ran.out.count("Round 1, James\n") == 1


@pytest.mark.parametrize("pace", ["soon", "-1", "nan", "1e9"])
def test_what_is_no_pace(pace: str) -> None:
    ran = run("play", "break_escape", "--pace", pace)
    assert ran.code == 2
    assert "is not a number of seconds from 0 to 60" in ran.err
