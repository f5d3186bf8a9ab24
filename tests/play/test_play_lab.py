"""The designer's bench: figures that come as games do, questions that can be stopped, games to look at; and no bench
where nobody asked for one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import pytest
import websockets
from harness import SOON, Server, serving

from turnkey.core.engine import Engine
from turnkey.core.errors import TurnkeyError
from turnkey.lab import workbench
from turnkey.lab.store import Store
from turnkey.lab.thinking import Thinking
from turnkey.play import typescript
from turnkey.play.lab import bench, routes, words
from turnkey.play.lab.crew import Crew
from turnkey.play.lab.thinking import learned, times
from turnkey.play.store import open_store

GAME = {"game": "break_escape"}
PATIENCE = 6 * SOON


class Threads:
    """A crew in this very process: quick to come, and what is patched here holds for it."""

    workers = 2

    def __init__(self) -> None:
        self.done = 0

    async def do(self, task: Callable[..., Any], *given: Any) -> Any:
        found = await asyncio.to_thread(task, *given)
        self.done += 1
        return found

    at_leisure = do

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "Crew", Threads)
    monkeypatch.setattr(workbench, "STEPS", (40, 120))
    monkeypatch.setattr(workbench, "EFFECT_GAMES", 30)


class Line:
    """A page at the bench."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket

    async def ask(self, what: str, number: int = 1, **more: Any) -> None:
        await self.socket.send(json.dumps({"ask": what, "id": number, "setting": GAME, **more}))

    async def hear(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        return found

    async def all(self, what: str, number: int = 1, **more: Any) -> list[dict[str, Any]]:
        """All answers to a question, the last of them `ended` or `failed`."""
        await self.ask(what, number, **more)
        answers = [await self.hear()]
        while answers[-1]["told"] not in ("ended", "failed"):
            answers.append(await self.hear())
        return answers


@asynccontextmanager
async def at_the_bench(server: Server, **more: Any) -> AsyncIterator[Line]:
    url = server.address.replace("http", "ws") + "/api/lab/live"
    async with websockets.connect(url, compression=None, max_size=None, **more) as socket:
        yield Line(socket)


def lab_test(work: Callable[[Server, Path], Any]) -> Callable[[Path, str], None]:
    """A test with a server that has a bench."""

    def test(tmp_path: Path, store: str) -> None:
        async def run() -> None:
            async with serving(store, lab=tmp_path / "experiments") as server:
                await work(server, tmp_path / "experiments")

        asyncio.run(run())

    test.__name__, test.__doc__ = work.__name__, work.__doc__
    return test


@lab_test
async def test_sides_are_called_as_the_game_calls_them_in_the_page_s_language(server: Server, folder: Path) -> None:
    for language, names in {"en": ["the Runners", "James"], "de": ["Läufer", "James"]}.items():
        async with at_the_bench(server, additional_headers={"Accept-Language": language}) as line:
            told, *_rest = await line.all("figures")
        assert [one["name"] for one in told["wins"]] == names


@lab_test
async def test_figures_come_while_games_are_played(server: Server, folder: Path) -> None:
    async with at_the_bench(server) as line:
        *told, ended = await line.all("figures")
        assert ended == {"told": "ended", "id": 1}
        told = [one for one in told if one["told"] == "figures"]
        assert [one["games"] for one in told] == [40, 120]
        last = told[-1]
        assert [one["seats"] for one in last["wins"]] == [["ben", "lewis", "david"], ["james"]]
        assert sum(one["value"] for one in last["wins"]) == pytest.approx(1)
        assert sum(sum(bar["counts"]) for bar in last["bars"]) == 120
        assert last["command"] == "turnkey sim break_escape --bots medium --games 120 --seed 1"
        here = Store(folder)
        here.games(workbench.setting_of(workbench.Wish("break_escape", None, {}, "medium")), 120, 1)
        assert here.played == 0  # the commands find the bench's games
        assert last["digest"] == here.digest
        changed = (await line.all("figures", 2, setting=GAME | {"changes": {"rounds": "2"}}))[-2]
        assert changed["wins"][0]["value"] < last["wins"][0]["value"] - 0.3
        assert next(one for one in changed["options"] if one["name"] == "rounds")["now"] == "2"


@lab_test
async def test_bad_questions_get_a_reason_and_the_connection_lives(server: Server, folder: Path) -> None:
    async with at_the_bench(server) as line:
        for setting, reason in (
            ({"game": "chess"}, "chess"),
            (GAME | {"changes": {"rounds": "many"}}, "rounds"),
            (GAME | {"changes": {"no_such": "1"}}, "no_such"),
            (GAME | {"changes": {"rounds": "6,7"}}, "one value"),
            (GAME | {"players": 9}, "9"),
            (GAME | {"bots": "search@100000"}, "thinks too long"),
            (GAME | {"bots": "hard"}, "thinks too long"),
        ):
            answer = (await line.all("figures", setting=setting))[-1]
            assert answer["told"] == "failed", setting
            assert reason in answer["reason"]
        for text in ("{", '{"ask": "everything", "id": 3}', '{"ask": "figures", "id": 4, "setting": {}}', "[]"):
            await line.socket.send(text)
            assert (await line.hear())["told"] == "failed"
        assert (await line.all("examples", figure="nonsense"))[-1]["told"] == "failed"
        assert (await line.all("examples", figure="-decisions"))[0]["games"]


@lab_test
async def test_every_change_every_thing_and_the_course_of_games(server: Server, folder: Path) -> None:
    async with at_the_bench(server) as line:
        *effects, _ = await line.all("effects")
        assert effects[-1]["left"] == 0
        assert {"rounds", "keys_needed", "supply_draw"} <= {one["option"] for one in effects}
        *found, _ = await line.all("things")
        names = [one["label"] for one in found[0]["things"]]
        assert {"teleport", "swap"} <= set(names)
        assert {"label", "side", "value"} <= set(found[1])
        assert found[1]["told"] == "ban"
        await line.ask("pace")
        walk = (await line.hear())["walks"][0]
        assert len(walk["chances"]) == workbench.MOMENTS + 1
        assert walk["chances"][-1][walk["winner"]] == 1


@lab_test
async def test_a_question_can_be_stopped_and_asked_anew(server: Server, folder: Path) -> None:
    async with at_the_bench(server) as line:
        await line.ask("effects", 1)
        assert (await line.hear())["told"] == "effect"
        await line.socket.send(json.dumps({"ask": "stop", "id": 1}))
        answers = await line.all("figures", 2)
        assert answers[-1] == {"told": "ended", "id": 2}
        crew = server._guard.app.state.bench.crew  # type: ignore[attr-defined]
        await asyncio.sleep(0.5)
        done = crew.done
        await asyncio.sleep(1.0)
        assert crew.done == done  # nobody works for what nobody wants to know


@lab_test
async def test_not_more_than_some_questions_at_once(server: Server, folder: Path) -> None:
    async with at_the_bench(server) as line:
        for number in range(1, routes.MOST_AT_ONCE + 2):
            await line.ask("effects", number)
        answer = await line.hear()
        while answer["told"] != "failed":
            answer = await line.hear()
        assert answer["id"] == routes.MOST_AT_ONCE + 1
        assert "too many" in answer["reason"]


@lab_test
async def test_a_game_is_laid_on_a_table_to_be_replayed(server: Server, folder: Path) -> None:
    wanted = workbench.play_out(
        workbench.Wish("break_escape", None, {"rounds": "3"}, "medium"), 7
    )  # which loads the rules
    mara, other = await server.player("Mara"), await server.player("Otto")
    wish = {"setting": GAME | {"changes": {"rounds": "3"}}, "game": 7}
    answer = await mara.post("/api/lab/games", wish)
    assert answer.status_code == 201, answer.text
    shelved = answer.json()
    assert shelved["text"] == wanted["text"]
    table = f"/api/tables/{shelved['table']}"
    first = (await mara.get(f"{table}/replay?step=0&eyes=open")).json()
    last = (await mara.get(f"{table}/replay?step={first['steps']}&eyes=open")).json()
    assert first["steps"] == len(wanted["steps"]) - 1
    assert last["result"] is not None
    assert (await mara.post(f"{table}/fork", {"step": 4, "seat": "ben"})).status_code == 201
    assert (await other.get(f"{table}/replay?step=0&eyes=open")).status_code == 404
    record = (await mara.get(f"{table}/record")).json()["text"]
    steps = [line for line in wanted["text"].splitlines() if ": " in line]
    assert [line for line in record.splitlines() if ": " in line] == steps
    printed = await mara.post("/api/lab/games", {"setting": GAME | {"changes": {"deck.swap": "4"}}, "game": 0})
    assert printed.json()["table"] == ""  # tables do not know this edition; the record does
    assert "deck.swap=4" in printed.json()["text"]
    async with httpx.AsyncClient(base_url=server.address) as nobody:
        assert (await nobody.post("/api/lab/games", json=wish)).status_code == 401


@lab_test
async def test_other_sites_cannot_set_it_to_work(server: Server, folder: Path) -> None:
    with pytest.raises(websockets.exceptions.WebSocketException):
        async with at_the_bench(server, origin="https://elsewhere.example") as line:
            await line.all("figures")


def test_where_nobody_asked_for_it_there_is_none(store: str) -> None:
    async def run() -> None:
        async with serving(store) as server:
            mara = await server.player("Mara")
            assert (await mara.get("/api/games")).json()["lab"] is False
            assert (await mara.post("/api/lab/games", {"setting": GAME, "game": 1})).status_code in (404, 405)
            with pytest.raises(websockets.exceptions.WebSocketException):
                async with at_the_bench(server) as line:
                    await line.all("figures")

    asyncio.run(run())


def test_a_worker_that_dies_is_replaced_and_all_end_with_the_server() -> None:
    async def run() -> None:
        crew = Crew(1)
        pid = await crew.do(os.getpid)
        assert pid != os.getpid()
        os.kill(pid, signal.SIGKILL)
        another = await crew.do(os.getpid)
        assert another not in (pid, os.getpid())
        crew.close()
        for _ in range(200):
            if not Path(f"/proc/{another}").exists() or b"Z" in Path(f"/proc/{another}/stat").read_bytes().split()[2:3]:
                break
            await asyncio.sleep(0.05)
        else:
            pytest.fail("a worker outlived its server")

    asyncio.run(run())


def test_the_page_has_the_bench_s_types() -> None:
    assert typescript.LAB_PLACE.read_text(encoding="utf-8") == typescript.lab_typescript()


def test_how_long_people_think_is_learned_from_tables_that_they_played(store: str) -> None:
    """Otto, alone with bots, takes 5 seconds for whatever he decides, and once goes away for an hour."""

    async def run() -> None:
        played = workbench.play_out(workbench.Wish("break_escape", None, {"rounds": "6"}, "heuristic"), 1)
        async with serving(store) as server:
            await server.player("Otto")
            hub = server.hub
            otto = await hub.people.welcome("Otto")
            owner = await hub.archive.shelve(otto, "break_escape", played)
            table = owner.row.id
        opened = await open_store(store)
        made = owner.row.made
        seats, rows = await opened.seats(table), await opened.steps(table)
        ben = [replace(one, person="somebody", bot="") if one.seat == 0 else one for one in seats]
        slow = [replace(one, at=made + 5.0 * one.number + 3600 * (one.number > 9)) for one in rows]
        (row,) = await opened.played_out("break_escape")
        found = list(times(row, slow, ben))
        assert len(found) == sum(one.seat == 0 for one in rows)
        assert {seconds for _, seconds in found} <= {5.0, 120.0}
        assert {options > 1 for options, _ in found} == {True, False}
        assert not list(times(row, slow, seats))  # bots alone
        await opened.close()
        with pytest.raises(TurnkeyError, match="0 decisions of break_escape"):
            await learned(store, "break_escape")

    asyncio.run(run())


def test_minutes_follow_from_decisions() -> None:
    thinking = Thinking(forced=6.0, chosen=30.0)
    asked, chose = np.array([[10, 4], [0, 2]]), np.array([[2, 0], [0, 2]])
    assert list(thinking.minutes(asked, chose)) == [(12 * 6 + 2 * 30) / 60, 1.0]
    assert "assumed" in thinking.told
    assert "3 tables" in Thinking(1, 2, 500, 3).told


def test_a_question_that_cannot_be_asked_leaves_no_work_behind(tmp_path: Path) -> None:
    class Busy(Threads):
        async def do(self, task: Callable[..., Any], *given: Any) -> Any:
            await asyncio.sleep(60)

    async def story() -> None:
        asked = words.AskFigures(id=1, setting=words.Setting(game="break_escape", players=99))
        with pytest.raises(TurnkeyError):
            async for _ in bench.Bench(tmp_path, Busy()).answers(asked):  # type: ignore[arg-type]
                pass
        assert asyncio.all_tasks() == {asyncio.current_task()}

    asyncio.run(story())


def test_a_bench_that_cannot_be_made_ready_says_so_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def missing(_: str) -> None:
        raise TurnkeyError("there is no such game")

    monkeypatch.setattr(workbench, "load", missing)
    asyncio.run(bench.Bench(tmp_path, Threads()).warm())  # type: ignore[arg-type]
    assert "the bench could not be made ready" in caplog.text


def test_one_worker_stays_free_for_whoever_moves_a_slider() -> None:
    """Even if those who asked for something long have gone: a worker cannot be stopped."""

    class Counting(Crew):
        gates: list[asyncio.Event]

        async def do(self, task: Callable[..., Any], *given: Any) -> Any:
            self.gates.append(gate := asyncio.Event())
            await gate.wait()
            return task(*given)

    async def ask_and_go() -> None:
        crew = Counting(2)
        crew.gates = []
        gone, waits = (asyncio.create_task(crew.at_leisure(str, number)) for number in (1, 2))
        await asyncio.sleep(0.01)
        gone.cancel()
        await asyncio.sleep(0.01)
        assert len(crew.gates) == 1, "the second waits for the worker, not for the one who asked"
        crew.gates[0].set()
        await asyncio.sleep(0.01)
        assert len(crew.gates) == 2
        crew.gates[1].set()
        assert await waits == "2"

    asyncio.run(ask_and_go())


@lab_test
async def test_while_rules_are_compiled_there_are_a_few_games_already(server: Server, folder: Path) -> None:
    """The few are the same games: nothing is played twice, and the digest is that of a machine which had waited."""
    compiled = threading.Event()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(workbench, "is_compiled", lambda wish: False)
        patch.setattr(workbench, "get_ready", lambda slug: compiled.wait(PATIENCE))
        patch.setattr(bench, "MEANWHILE", 0.05)
        async with at_the_bench(server) as line:
            await line.ask("figures")
            told = [await line.hear(), await line.hear(), await line.hear()]
            assert [one["told"] for one in told] == ["waiting", "figures", "figures"]
            assert 1 <= told[1]["games"] < told[2]["games"]
            assert told[1]["compiling"]
            compiled.set()
            while told[-1]["told"] != "ended":
                told.append(await line.hear())
    whole = [one for one in told if one["told"] == "figures" and not one["compiling"]]
    assert [one["games"] for one in whole] == [40, 120]
    here = Store(folder.parent / "elsewhere", backend="interpreted")
    here.games(workbench.setting_of(workbench.Wish("break_escape", None, {}, "medium")), 120, 1)
    assert whole[-1]["digest"] == here.digest


def test_a_game_is_ready_once_its_loop_is_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wish = workbench.Wish("break_escape", None, {}, "medium")
    workbench.get_ready("break_escape")
    assert workbench.is_compiled(wish)
    assert workbench.is_compiled(replace(wish, bots="search@20")), "what these need is compiled while they play"
    monkeypatch.setattr(Engine, "_marker", lambda self, name, types: tmp_path / name)
    assert not workbench.is_compiled(wish)
    workbench.load("break_escape")  # who does not have to, compiles nothing
    assert not list(tmp_path.iterdir())
