"""Hints at tables: who may ask, what comes, that everybody reads of it, and that it is called off in time."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from contextlib import AsyncExitStack

import pytest
from harness import Line, serving, texts
from test_play_table import BOT, ME, company, one_step, seated
from test_play_thinking import alone, instead, patient, until

import turnkey
from turnkey.bots.search.searcher import Considered, SearchBot, only
from turnkey.bots.sight import Sight
from turnkey.core.game import Game
from turnkey.play import thinkers
from turnkey.play.history import HINT, fold

AIRLOCK = "airlock"


class Held(SearchBot):
    """Thinks until it may go, or is called off."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.go = threading.Event()
        self.sights: list[Sight] = []

    def consider(self, sight: Sight, speaks: bool = True) -> Considered:
        self.sights.append(sight)
        while not self.go.is_set() and not sight.leave.called_off:
            time.sleep(0.002)
        return only(sight.options[0])


@pytest.fixture(autouse=True)
def time_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    patient(monkeypatch)
    monkeypatch.setattr(thinkers, "WITHIN", 60.0)


def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    bot = Held(turnkey.game(AIRLOCK))
    instead(monkeypatch, lambda: bot, ("hard",))
    return bot


async def asked(line: Line) -> None:
    """Once nobody else is: no bot changes what is asked."""
    await line.when(lambda: bool(line.frame.get("options")) and line.frame["asked"] == [line.frame["seat"]])


def taken(line: Line) -> list[str]:
    return [text for text, told in zip(line.log, line.told, strict=True) if told["kind"] == HINT]


def test_a_hint_is_one_of_the_options_and_everybody_reads_that_it_was_taken_and_not_what_it_said(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, AIRLOCK, 2, public=True)
            bob = await server.player("Bob")
            (watcher,) = await seated(stack, owner.row.id, [bob])
            await asked(line)
            assert line.frame["hints"]
            assert not watcher.frame["hints"]
            step, lines = line.frame["step"], len(line.log)
            hint = await line.send("hint", practice=True)
            assert hint["type"] == "hinted", hint
            assert hint["option"] in line.frame["options"]
            assert texts([hint]) == [hint["reason"]]
            assert hint["reason"]
            for one in (line, watcher):
                await one.when(lambda one=one: bool(taken(one)))  # type: ignore[misc]
                assert taken(one) == ["Seat 1 takes a hint."]
                assert one.frame["practice"]
                assert one.frame["step"] == step
            assert not any(hint["reason"] in one for one in watcher.raw)
            assert (await line.send("hint"))["option"] in line.frame["options"]  # it is practice already
            assert (await line.act())["type"] == "done"
            await line.when(lambda: line.frame["step"] > step)
            assert len(taken(line)) == 1, "once for a step"
            assert line.told[lines]["kind"] == HINT, "before what was done then"
            kept, rows = list(line.log), list(owner.rows)
            assert fold(owner.row, rows).practice
            (again,) = await seated(stack, owner.row.id, [bob])
            assert again.log[: len(kept)] == kept

    asyncio.run(story())


def test_a_hint_stays_taken_when_what_it_led_to_is_taken_back(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, AIRLOCK, 2)
            await asked(line)
            assert (await line.send("hint", practice=True))["type"] == "hinted"
            assert (await line.act())["type"] == "done"
            await asked(line)
            back = owner.undoing.shown(0).to
            assert (await line.send("undo", to=back))["type"] == "done"
            await asked(line)
            assert len(taken(line)) == 1
            assert line.frame["practice"]

    asyncio.run(story())


def test_a_hint_that_nobody_agreed_to_make_practice_of_is_refused(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, AIRLOCK, 2)
            await asked(line)
            assert (await line.send("hint"))["code"] == "practice"
            assert not owner.facts().practice
            assert taken(line) == []

    asyncio.run(story())


def test_where_another_person_sits_there_are_hints_only_if_the_host_wished_it(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            for line in await seated(stack, table, people):
                assert not line.frame["hints"]
                assert (await line.send("hint", practice=True))["code"] == "no_hints"
            table, people = await company(server, "break_escape", 4, hints=True)
            for line in await seated(stack, table, people):
                answer = await line.send("hint", practice=True)
                asked = bool(line.frame["options"])
                assert answer["type"] == "hinted" if asked else answer["code"] == "not_asked"

    asyncio.run(story())


def test_neither_who_watches_nor_who_turned_hints_off_nor_anybody_after_the_end_gets_one(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            ann, bob = await server.player("Ann"), await server.player("Bob")
            made = await ann.make(AIRLOCK, players=2, seats=[ME, BOT], public=True, hints=False)
            line, watcher = await seated(stack, made["id"], [ann, bob])
            assert (await watcher.send("hint", practice=True))["code"] == "no_seat"
            assert (await line.send("hint", practice=True))["code"] == "no_hints"
            while line.frame.get("result") is None:
                await line.when(lambda: bool(line.frame["options"]) or line.frame["result"] is not None)
                if line.frame["options"]:
                    await line.act()
            assert (await line.send("hint", practice=True))["code"] == "over"

    asyncio.run(story())


def test_what_is_decided_meanwhile_calls_the_hint_off_and_waits_for_nothing(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = held(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, AIRLOCK, 2)
            await asked(line)
            hint = asyncio.create_task(line.send("hint", practice=True))
            await until(lambda: bot.sights)
            assert (await line.send("hint", practice=True))["code"] == "hint_under_way"
            assert (await line.act())["type"] == "done"
            assert (await hint)["code"] == "stale"
            assert bot.sights[0].leave.called_off
            assert taken(line) == []
            assert not owner.facts().practice
            bot.go.set()
            await asked(line)
            assert (await line.send("hint", practice=True))["type"] == "hinted"

    asyncio.run(story())


def test_two_hints_do_not_tell_that_something_was_done_in_silence_between_them(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, "lockup", 2)
            silent = {one.notation for one in owner.game.definition.words.actions if one.verb.silent}
            part = ""
            while not part:
                await asked(line)
                part = next((one["notation"] for one in line.frame["options"] if one["notation"] in silent), "")
                if not part:
                    assert (await line.act())["type"] == "done"
            assert (await line.send("hint", practice=True))["type"] == "hinted"
            step = owner.step
            assert (await line.act(part))["type"] == "done"
            assert owner.step == step
            assert (await line.send("hint"))["type"] == "hinted"
            assert [row.kind for row in owner.rows].count(HINT) == 1
            assert len(taken(line)) == 1

    asyncio.run(story())


def test_where_several_are_asked_at_once_what_others_decide_calls_no_hint_off(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Held(turnkey.game("lockdown"))
    instead(monkeypatch, lambda: bot, ("hard",))

    async def story() -> None:
        luck = random.Random(4)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockdown", 3, hints=True)
            lines = await seated(stack, table, people)

            def choosing() -> list[Line]:
                return [one for one in lines if (one.frame["question"] or {}).get("code") == "choose_destination"]

            while len(choosing()) < 2:
                await one_step(lines, luck)
            first, second = choosing()[:2]
            hint = asyncio.create_task(first.send("hint", practice=True))
            await until(lambda: bot.sights)
            assert (await second.act())["type"] == "done"
            bot.go.set()
            answer = await hint
            assert answer["type"] == "hinted", answer
            assert answer["option"] in first.frame["options"]
            await second.when(lambda: bool(taken(second)))
            assert taken(second) == taken(first)

    asyncio.run(story())


def test_whoever_follows_hints_to_the_last_decision_ends_the_game(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held(monkeypatch).go.set()

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, owner, _ = await alone(stack, server, AIRLOCK, 2, options={"length": "custom:1,1,1"})
            while line.frame["result"] is None:
                await line.when(lambda: bool(line.frame["options"]) or line.frame["result"] is not None)
                if line.frame["options"]:
                    hint = await line.send("hint", practice=True)
                    assert hint["type"] == "hinted", hint
                    assert (await line.act(hint["option"]["notation"]))["type"] == "done"
            assert (await line.send("hint", practice=True))["code"] == "over"
            assert owner.hinting._sought == {}

    asyncio.run(story())


def test_where_all_threads_are_busy_a_hint_is_refused_in_time_and_the_next_one_comes(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = held(monkeypatch)
    monkeypatch.setattr(thinkers, "THREADS", 1)
    monkeypatch.setattr(thinkers, "WITHIN", 1.0)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            lines = [(await alone(stack, server, AIRLOCK, 2))[0] for _ in range(2)]
            for line in lines:
                await asked(line)
            answers = await asyncio.gather(*(line.send("hint", practice=True) for line in lines))
            assert [one["code"] for one in answers] == ["no_hint", "no_hint"]
            assert [taken(line) for line in lines] == [[], []]
            assert not any(line.frame["practice"] for line in lines), "nobody got anything"
            bot.go.set()
            monkeypatch.setattr(thinkers, "WITHIN", 60.0)
            for line in lines:
                assert (await line.send("hint", practice=True))["type"] == "hinted"

    asyncio.run(story())


def test_a_storm_of_wishes_for_hints_is_one_thought_and_one_line(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = held(monkeypatch)

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            line, _, _ = await alone(stack, server, AIRLOCK, 2)
            await asked(line)
            first = asyncio.create_task(line.send("hint", practice=True))
            await until(lambda: bot.sights)
            for _ in range(100):
                assert (await line.send("hint", practice=True))["code"] == "hint_under_way"
            assert len(bot.sights) == 1
            bot.go.set()
            assert (await first)["type"] == "hinted"
            await line.when(lambda: bool(taken(line)))
            assert len(taken(line)) == 1

    asyncio.run(story())
