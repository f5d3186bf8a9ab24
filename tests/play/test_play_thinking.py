"""Bots that think while the table goes on: nothing makes them wait for each other, and nobody waits long for them."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from harness import Line, Server, serving
from test_play_table import ME, seated

import turnkey
from turnkey.bots.catalogue import make_bot
from turnkey.bots.policies import PolicyBot, usual_policy
from turnkey.bots.search.searcher import Budget, Considered, SearchBot
from turnkey.bots.sight import Bot, Sight
from turnkey.core.actions import Action
from turnkey.core.errors import TurnkeyError
from turnkey.play import thinkers
from turnkey.play.owner import Owner
from turnkey.play.thinkers import possible

SOON = 20.0  # seconds: by then nothing hangs, on however busy a machine. The 3 s that people wait are bench/storm.py's
STORM = Path(__file__).parents[2] / "bench" / "storm.py"


class Thinker:
    """A bot that thinks until it may go, or is called off; it notes who else thinks in it at the same time."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.sights: list[Sight] = []
        self.inside = self.most = 0
        self._lock = threading.Lock()

    def choose(self, sight: Sight) -> Action:
        with self._lock:
            self.sights.append(sight)
            self.inside += 1
            self.most = max(self.most, self.inside)
        try:
            self.think(sight)
            return sight.options[0]
        finally:
            self.inside -= 1

    def think(self, sight: Sight) -> None:
        while not self.go.is_set() and not sight.leave.called_off:
            time.sleep(0.002)


class Deaf(Thinker):
    """It does not look whether it is called off."""

    def think(self, sight: Sight) -> None:
        self.go.wait(60)


def instead(monkeypatch: pytest.MonkeyPatch, make: Callable[[], Bot], names: tuple[str, ...] = ("random",)) -> None:
    """Have these bots made otherwise."""

    def made(game: Any, name: str, cores: int) -> Bot:
        return make() if name in names else make_bot(game, name, cores=cores)

    monkeypatch.setattr(thinkers, "make_bot", made)


def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have nobody answer for a bot that takes its time, or that a busy machine keeps waiting."""
    for limit in ("THINKING", "LONGEST", "AT_ONCE", "AT_LAST"):
        monkeypatch.setattr(thinkers, limit, 60.0)


async def alone(
    stack: AsyncExitStack, server: Server, game: str, players: int, bot: str = "random", **wish: Any
) -> tuple[Line, Owner, int]:
    """One person on the first seat, bots on the others."""
    person = await server.player("Ann")
    table = await person.make(game, players=players, seats=[ME, *[{"kind": "bot", "bot": bot}] * (players - 1)], **wish)
    (line,) = await seated(stack, table["id"], [person])
    return line, server.hub.owners[table["id"]], 0


async def until(true: Callable[[], Any], seconds: float = 120.0) -> float:
    """How long it took until something was so."""
    began = time.monotonic()
    while not true():
        assert time.monotonic() - began < seconds, "it did not happen"
        await asyncio.sleep(0.005)
    return time.monotonic() - began


async def goes_on(line: Line) -> float:
    """How long it takes until somebody else does something; as long as the person is asked, they do."""
    while line.frame["options"]:
        await line.act()
        await asyncio.sleep(0.02)
    step = line.frame["step"]
    return await until(lambda: line.frame["step"] > step)


def test_a_bot_thinks_about_one_thing_at_a_time_and_an_undo_calls_it_off(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient(monkeypatch)
    bot = Thinker()
    instead(monkeypatch, lambda: bot)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            bot.go.set()
            line, owner, _ = await alone(stack, server, "airlock", 2)
            await line.when(lambda: bool(line.frame["options"]))
            bot.go.clear()
            before = len(bot.sights)

            async def until_the_bot_thinks() -> None:
                seen = len(bot.sights)
                while not owner.bots.thoughts:
                    await line.act()
                await until(lambda: len(bot.sights) > seen)  # one that was called off may still be on its way out

            await until_the_bot_thinks()
            for _ in range(4):
                await line.when(lambda: line.frame["step"] == owner.step)
                undone = await line.send("undo", to=line.of("undo_to"), practice=True)
                assert undone["type"] == "done"
                await line.when(lambda step=undone["step"]: line.frame["step"] >= step)  # type: ignore[misc]
                await until_the_bot_thinks()
            assert bot.most == 1, "two thoughts in one bot at once"
            assert len(bot.sights) == before + 5
            assert all(sight.leave.called_off for sight in bot.sights[:-1])
            assert not bot.sights[-1].leave.called_off
            assert len(owner.bots.thoughts) == 1
            bot.go.set()
            step = line.frame["step"]
            await line.when(lambda: line.frame["step"] > step)

    asyncio.run(story())


@pytest.mark.parametrize("slug", ["break_escape", "lockup", "locked_out"])
def test_whatever_happens_every_seat_that_a_bot_decides_for_has_one_thought_about_its_decision(
    slug: str, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    luck = random.Random(slug)

    class Dawdler(Thinker):
        def think(self, sight: Sight) -> None:
            until = time.monotonic() + luck.random() * 0.04
            while time.monotonic() < until and not sight.leave.called_off:
                time.sleep(0.002)

    bots: list[Thinker] = []

    def make() -> Bot:
        bots.append(Dawdler())
        return bots[-1]

    instead(monkeypatch, make, ("random", "medium"))

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, seat = await alone(stack, server, slug, 4, clock={"decision": 600})
            claims = [one.notation for one in owner.game.definition.words.talk][:5]

            async def check() -> None:
                asked = {one for one in owner.fresh if owner.chairs[one].played_by_bot or owner.chairs[one].overdue}
                thoughts = owner.bots.thoughts
                assert set(thoughts) == asked
                for one, thought in thoughts.items():
                    assert thought.decision is owner.menus[one]
                    assert thought.decision == owner.playing().table.menu(one)
                    assert thought.task is not None
                    assert not thought.task.done()

            async def overdue() -> None:
                owner.chairs[seat].overdue = seat in owner.fresh
                owner.bots.wake()

            async def stand_in() -> None:
                owner.chairs[seat].leaves_at = 0.0
                await owner.company.bot_takes_over(owner.chairs[seat])

            for _ in range(150):
                if line.frame["status"] == "over":
                    break
                chance = luck.random()
                if line.frame["options"] and chance < 0.6:
                    await line.act(luck.choice(line.frame["options"])["notation"])
                elif chance < 0.75:
                    await line.send("undo", to=max(0, line.frame["step"] - luck.randrange(3)))
                elif chance < 0.80 and claims:
                    await line.send("say", claim=luck.choice(claims))
                elif chance < 0.85:
                    await owner.do(overdue)
                elif chance < 0.90:
                    await owner.do(stand_in)
                else:
                    await line.send("return")
                await owner.do(check)
                await asyncio.sleep(luck.random() * 0.03)
            await line.send("return")
            await owner.do(check)
            assert max(bot.most for bot in bots) == 1, "two thoughts in one bot at once"
            waited = await until(lambda: line.frame["options"] or line.frame["status"] == "over")
            assert waited < SOON

    asyncio.run(story())


def test_a_thought_for_somebody_whose_time_is_up_is_called_off_by_what_they_do_in_silence(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lockup: part of a placement adds no step, but the next part is another decision."""
    bots: list[Thinker] = []

    def make() -> Bot:
        bots.append(Thinker())
        return bots[-1]

    instead(monkeypatch, make, ("medium",))
    patient(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, seat = await alone(stack, server, "lockup", 2, clock={"decision": 600})
            silent = {one.notation for one in owner.game.definition.words.actions if one.verb.silent}
            part = ""
            for _ in range(40):
                await line.when(lambda: bool(line.frame["options"]))
                part = next((one["notation"] for one in line.frame["options"] if one["notation"] in silent), "")
                if part:
                    break
                await line.act()
            assert part

            async def overdue() -> None:
                owner.chairs[seat].overdue = True
                owner.bots.wake()

            await owner.do(overdue)
            await until(lambda: bots and bots[0].inside)
            assert (await line.act(part))["type"] == "done"
            rows = len(owner.rows)
            await until(lambda: len(bots[0].sights) == 2)
            assert bots[0].sights[0].leave.called_off
            bots[0].go.set()
            await until(lambda: len(owner.rows) > rows)
            assert owner.rows[rows].seat == seat

    asyncio.run(story())


def test_nobody_keeps_a_bot_from_moving_by_changing_things_all_the_time(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Thorough(Thinker):
        def think(self, sight: Sight) -> None:
            while sight.leave.seconds > 0:
                time.sleep(0.002)

    instead(monkeypatch, Thorough)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, "airlock", 2)
            while not owner.bots.thoughts:
                await line.act()
            step, began, thoughts = owner.step, time.monotonic(), []

            async def ask_again() -> None:
                if owner.step == step:
                    thoughts.append(owner.bots.thoughts.get(1))
                    owner.menus.clear()
                    owner.settle(None)

            while owner.step == step:
                assert time.monotonic() - began < SOON
                await owner.do(ask_again)
                await asyncio.sleep(0.1)
            assert len(set(thoughts)) > 2

    asyncio.run(story())


def test_bots_that_never_answer_are_answered_for_and_hinder_nobody(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deaf: list[Deaf] = []

    def make() -> Bot:
        deaf.append(Deaf())
        return deaf[-1]

    instead(monkeypatch, make)
    monkeypatch.setattr(thinkers, "THREADS", 2)
    monkeypatch.setattr(thinkers, "MOST_LOST", 4)
    monkeypatch.setattr(thinkers, "LONGEST", 0.4)
    monkeypatch.setattr(thinkers, "GRACE", 0.2)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            for _ in range(3):
                line, _, _ = await alone(stack, server, "airlock", 4)
                for _ in range(3):
                    assert await goes_on(line) < SOON
            counts = server.hub.metrics.counts
            assert counts["late_bots"] >= 3
            line, _, _ = await alone(stack, server, "airlock", 3, bot="medium")
            for _ in range(3):
                assert await until(lambda: line.frame["options"]) < SOON
                await line.act()
            for bot in deaf:
                bot.go.set()

    asyncio.run(story())


def test_a_bot_that_cannot_be_made_fails_or_cheats_is_answered_for(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    faults = iter(range(10**6))

    class Unfit:
        def choose(self, sight: Sight) -> Any:
            if next(faults) % 2:
                raise ValueError("it fails")
            return "a move of its own"

    def make() -> Bot:
        if next(faults) < 3:
            raise TurnkeyError("it has been uninstalled")
        return Unfit()

    instead(monkeypatch, make)
    patient(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, _, _ = await alone(stack, server, "airlock", 3)
            counts = server.hub.metrics.counts
            while counts["failed_bots"] < 6:
                assert await until(lambda: line.frame["options"]) < SOON
                await line.act()
            assert counts["random_bots"] == 0

    asyncio.run(story())


def test_who_takes_the_seat_back_calls_off_the_stand_in(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bots: list[Thinker] = []

    def make() -> Bot:
        bots.append(Thinker())
        return bots[-1]

    instead(monkeypatch, make, ("medium",))
    patient(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, seat = await alone(stack, server, "airlock", 2)
            await line.when(lambda: bool(line.frame["options"]))

            async def leave() -> None:
                owner.chairs[seat].leaves_at = 0.0
                await owner.company.bot_takes_over(owner.chairs[seat])

            await owner.do(leave)
            await until(lambda: bots and bots[0].inside)
            assert (await line.send("return"))["type"] == "done"
            await until(lambda: not bots[0].inside)
            assert not owner.bots.thoughts
            assert (await line.act())["type"] == "done"

    asyncio.run(story())


def test_a_table_put_away_and_a_server_that_ends_call_their_bots_off_and_a_new_one_wakes_them(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots: list[Thinker] = []

    def make() -> Bot:
        bots.append(Thinker())
        return bots[-1]

    instead(monkeypatch, make)
    patient(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, "airlock", 2)
            while not owner.bots.thoughts:
                await line.act()
            table = owner.row.id
            await until(lambda: any(bot.inside for bot in bots))
            owner.close()
            await until(lambda: not any(bot.inside for bot in bots))
            del server.hub.owners[table]
            owner = await server.hub.owner(table)
            await until(lambda: any(bot.inside for bot in bots))
            began = time.monotonic()
        assert time.monotonic() - began < SOON
        await until(lambda: not any(bot.inside for bot in bots))
        for bot in bots:
            bot.go.set()
        monkeypatch.setattr(thinkers, "make_bot", make_bot)
        async with serving(store) as server:
            owner = await server.hub.owner(table)
            step = owner.step
            await until(lambda: owner.step > step)

    asyncio.run(story())


def test_searches_think_at_a_table(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    table = game.deal(seed=1, backend="compiled")
    SearchBot(game, Budget(1, None), cores=1).choose(Sight(table, table.actors[0]))  # compiled, if it was not yet
    simulations: list[int] = []

    class Counted(SearchBot):
        def consider(self, sight: Sight, speaks: bool = True) -> Considered:
            found = super().consider(sight, speaks)
            simulations.append(found.simulations)
            return found

    instead(monkeypatch, lambda: Counted(game, Budget(50, None), cores=1), ("hard",))
    patient(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, _, _ = await alone(stack, server, "break_escape", 4, bot="hard")
            counts = server.hub.metrics.counts
            while sum(simulations) < 100:
                await goes_on(line)
            assert counts["failed_bots"] == counts["late_bots"] == 0

    asyncio.run(story())


def test_a_bot_may_say_something_where_claims_are_actions_but_is_no_clock() -> None:
    game, luck = turnkey.game("lockdown"), random.Random(1)
    said = 0
    for seed in range(20):
        table = game.deal(4, seed=seed)
        bot = PolicyBot(game, usual_policy(game), seed)
        while not table.over and said < 3:
            seat = luck.choice(table.actors)
            action = bot.choose(Sight(table, seat, worlds=False))
            assert possible(table, seat, table.menu(seat), action) == action
            said += not action.verb.on_menus
            table.apply(seat, action)
    assert said == 3
    airlock = turnkey.game("airlock")
    table = airlock.deal(2, seed=1)
    clock = next(one for one in airlock.definition.words.actions if not one.verb.on_menus)
    with pytest.raises(TurnkeyError, match="none of what it could do"):
        possible(table, table.actors[0], table.menu(table.actors[0]), clock)


def test_in_a_storm_nobody_waits_for_a_bot() -> None:
    """A sample: the whole of it is `python bench/storm.py`."""
    command = [sys.executable, str(STORM), "--tables", "5", "--minutes", "0.15", "--longest", str(SOON)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "nobody waited longer" in done.stdout
