"""People at a table over real sockets: playing, reconnecting, leaving, undoing, talking."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from harness import Line, Player, Server, serving, texts

import turnkey
from turnkey.bots.sight import Sight
from turnkey.core.actions import Action
from turnkey.play.metrics import Metrics
from turnkey.play.refusal import Refusal
from turnkey.play.store import StoreError
from turnkey.play.thinkers import Seated, Thinkers

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


async def company(server: Server, game: str, players: int, **wish: Any) -> tuple[str, list[Player]]:
    """A table with a person on every seat."""
    people = [await server.player(f"Person {seat}") for seat in range(players)]
    table = await people[0].make(game, players=players, seats=[ME, *[OPEN] * (players - 1)], **wish)
    for person, seat in zip(people[1:], table["seats"][1:], strict=True):
        answer = await person.post(f"/api/tables/{table['id']}/sit", {"seat": seat["seat"]}, invite=table["invite"])
        assert answer.status_code == 201, answer.text
    return table["id"], people


async def seated(stack: AsyncExitStack, table: str, people: Sequence[Player]) -> list[Line]:
    """Everybody's line to the table, once they have seen it."""
    lines = [await stack.enter_async_context(person.at(table)) for person in people]
    for line in lines:
        await line.until(lambda event: event["type"] == "frame")
    return lines


async def one_step(lines: list[Line], luck: random.Random) -> None:
    """Somebody who is asked does something, and everybody sees it."""
    asked = [line for line in lines if line.frame["options"]]
    line = luck.choice(asked)
    answer = await line.act(luck.choice(line.frame["options"])["notation"])
    assert answer["type"] == "done", answer
    for other in lines:
        await other.when(lambda other=other: other.frame["step"] >= answer["step"])  # type: ignore[misc]


def test_a_game_is_played_to_its_end_and_can_be_replayed_and_forked(store: str) -> None:
    async def story() -> None:
        luck = random.Random(1)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            lines = await seated(stack, table, people)
            while lines[0].frame["status"] == "playing":
                await one_step(lines, luck)
            end = lines[1].frame
            assert end["status"] == "over"
            assert end["result"]["reason"]
            assert end["revealed"] is not None
            truth = server.hub.owners[table].playing().table
            for seat, line in enumerate(lines):
                assert line.log == truth.log(seat)

            export = (await people[0].get(f"/api/tables/{table}/record")).json()
            assert export["redacted"] == ""
            again = turnkey.replay(export["text"])
            assert again.over
            assert again.log(0) == truth.log(0)

            last = (await people[0].get(f"/api/tables/{table}/replay?step=3&eyes=open")).json()
            assert last["steps"] == end["step"]
            for eyes in (*again.seats, "spectator"):
                step = await people[0].get(f"/api/tables/{table}/replay?step=3&eyes={eyes}")
                assert step.json()["view"]
            fork = await people[2].post(f"/api/tables/{table}/fork", {"step": 3, "seat": again.seats[2]})
            assert fork.status_code == 201, fork.text
            async with people[2].at(fork.json()["id"]) as line:
                first = await line.until(lambda event: event["type"] == "frame")
                assert first["step"] >= 3
                assert first["seat"] == again.seats[2]

            first, second = [(await one.post(f"/api/tables/{table}/rematch")).json() for one in people[:2]]
            assert first["id"] == second["id"] != table
            assert first["mine"] == again.seats[0]
            await lines[3].until(lambda event: event["type"] == "moved" and event["table"] == first["id"])

    asyncio.run(story())


def test_bots_play_the_seats_that_they_have(store: str) -> None:
    async def story() -> None:
        luck = random.Random(2)
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape", seats=[ME, BOT, BOT, BOT])
            async with ann.at(table["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                while True:
                    await line.when(lambda: bool(line.frame["options"]) or line.frame["status"] == "over")
                    if line.frame["status"] == "over":
                        break
                    await line.act(luck.choice(line.frame["options"])["notation"])

    asyncio.run(story())


def test_whoever_comes_back_gets_what_was_missed(store: str) -> None:
    async def story() -> None:
        luck = random.Random(3)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            lines = await seated(stack, table, people)
            for _ in range(4):
                await one_step(lines, luck)
            step, known = lines[1].frame["step"], list(lines[1].log)
            await lines[1].socket.close()
            done = 0
            while done < 3 and lines[1].frame["asked"] != [lines[1].frame["seat"]]:
                others = [lines[0], lines[2], lines[3]]
                if not any(line.frame["options"] for line in others):
                    break
                await one_step(others, luck)
                done += 1
            async with people[1].at(table, since=step) as back:
                frame = await back.until(lambda event: event["type"] == "frame")
                truth = server.hub.owners[table].playing().table
                assert frame["whole"]
                assert frame["log_from"] <= len(known)
                assert known[: frame["log_from"]] + texts(frame["log"]) == truth.log(1)
                assert frame["log_from"] > 0, "only what was missed"

    asyncio.run(story())


def test_the_same_message_twice_and_a_stale_one(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2)
            lines = await seated(stack, table, people)
            mine = next(line for line in lines if line.frame["options"])
            at, option = mine.frame["step"], mine.frame["options"][0]["notation"]
            first = await mine.send("act", id="one", at=at, option=option)
            assert (first["type"], first["again"]) == ("done", False)
            mine.events.clear()
            again = await mine.send("act", id="one", at=at, option=option)
            assert (again["type"], again["again"], again["step"]) == ("done", True, first["step"])
            other = lines[1 - lines.index(mine)]
            await other.when(lambda: bool(other.frame["options"]) or bool(mine.frame["options"]))
            turn = next(line for line in lines if line.frame["options"])
            before = turn.frame["step"]
            await turn.act()
            await turn.when(lambda: turn.frame["step"] > before)
            if turn.frame["options"]:
                late = await turn.send("act", at=before, option=turn.frame["options"][0]["notation"])
                assert late["code"] == "stale"

    asyncio.run(story())


def test_wrong_messages_get_a_reason_and_the_connection_lives(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await ann.make("break_escape")
            async with ann.at(table["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                for text in ("", "{", "[]", "null", '{"type": "fly"}', '{"type": "act", "id": 3}', "x" * 5000, "\u0000",
                             "[" * 4000, '{"type": "ping", "id": ' + "[" * 3000, '{"b": ' + '{"c":' * 700,
                             '{"type": "act", "id": "a", "at": -1, "option": "x"}', '{"type": "hello"}'):  # fmt: skip
                    seen = len(line.events)
                    await line.socket.send(text)
                    await line.when(lambda seen=seen: any(one["type"] == "refused" for one in line.events[seen:]))  # type: ignore[misc]
                await line.socket.send(b"\xff\xfe")
                wrong = await line.send("act", at=0, option="fly away")
                assert wrong["code"] == "unreadable"
                assert "fly" in wrong["reason"]
                why = await line.send("why", option=line.frame["options"][0]["notation"])
                assert why["reason"] == "That is possible now."
                at_all = await line.send("why", option="rescue")
                assert (at_all["possible"], at_all["because"][0]["option"]) == (False, "rescue ben")
                assert (await line.send("ping"))["type"] == "pong"

    asyncio.run(story())


def test_why_can_be_asked_of_a_thing_on_the_table(store: str) -> None:
    """By what is done with such things at this very moment, if that is among what the seat is offered."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 2, options={"first_player": "a"})
            mover, other = await seated(stack, table, people)

            async def why(line: Line, thing: str) -> str:
                answer = await line.send("why", option=thing)
                assert answer["type"] == "reason"
                return str(answer["reason"])

            assert await why(mover, "location:yard") == "That is possible now: Place tokens at the Yard."
            for option in ("place yard", "add 2", "end"):
                await mover.act(option)
            await other.when(lambda: bool(other.frame["options"]))
            late = (await mover.send("why", option="location:smithy"))["because"]
            assert [(one["moment"], one["parts"]) for one in late] == [("not_asked", {"seat": "a", "asked": ["b"]})]
            await other.act("pass")
            await mover.when(lambda: mover.frame["asked"] == ["a"])
            assert await why(mover, "location:yard") == (
                "Place tokens at the Yard: tokens of yours lie at the Yard already."
            )
            assert await why(mover, "tome:alibi") == "Play Book of Alibis: you hold no Book of Alibis."
            late = (await mover.send("why", option="goon:N05"))["because"]
            assert [one["moment"] for one in late] == ["not_now"], "only one of several reasons of that kind"
            games = (await people[0].get("/api/games")).json()["games"]
            lockup = next(one for one in games if one["slug"] == "lockup")
            assert {"location", "item", "goon", "tome"} <= set(lockup["touches"])

    asyncio.run(story())


def test_undo_is_free_while_nobody_learned_anything_and_needs_consent_after(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2)
            lines = await seated(stack, table, people)
            mine = next(line for line in lines if line.frame["options"])
            other = lines[1 - lines.index(mine)]
            assert mine.of("undo_to") is None
            before = mine.frame["options"]
            await mine.act()
            await mine.when(lambda: mine.frame["step"] == 1)
            assert mine.of("undo_to") == 0
            assert other.of("undo_to") is None
            assert (await mine.send("undo", to=0))["type"] == "done"
            await mine.when(lambda: mine.frame["step"] == 2)
            await other.when(lambda: other.frame["step"] == 2)
            assert mine.of("options") == before
            while mine.frame["options"]:
                step = mine.frame["step"]
                await mine.act()
                await mine.when(lambda step=step: mine.frame["step"] > step)  # type: ignore[misc]
            await other.when(lambda: bool(other.frame["options"]))
            step = other.frame["step"]
            await other.act()
            await mine.when(lambda: mine.frame["step"] > step)
            assert mine.of("undo_to") is None
            offered = await mine.send("undo", to=0)
            assert (offered["type"], offered["waiting"]) == ("offered", [other.of("seat")])
            await other.until(lambda event: (event.get("undo_offer") or {}).get("to") == 0)
            assert (await other.send("answer", to=0, yes=False))["type"] == "done"
            assert (await other.send("answer", to=0, yes=True))["code"] == "no_offer"
            assert mine.of("step") == step + 1
            await mine.send("undo", id="back", to=0)
            assert (await other.send("answer", id="yes", to=0, yes=True))["again"] is False
            await mine.when(lambda: mine.frame["step"] == step + 2)
            assert mine.of("options") == before
            for line in lines:
                line.events.clear()
            assert (await other.send("answer", id="yes", to=0, yes=True))["again"] is True, "it came twice"
            assert (await mine.send("undo", id="back", to=0))["again"] is True
            assert server.hub.owners[table].playing().moments[-1].row.number == 0

    asyncio.run(story())


def test_a_bot_plays_on_for_those_who_leave_until_they_return(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2, patience=5)
            server.hub.owners[table].settings["patience"] = 0.2
            lines = await seated(stack, table, people)
            gone = next(place for place, line in enumerate(lines) if line.frame["options"])
            stays = lines[1 - gone]
            await lines[gone].socket.close()
            await stays.when(lambda: any(seat["leaves_in"] is not None for seat in stays.seats))
            await stays.when(lambda: stays.seats[gone]["stand_in"])
            await stays.when(lambda: bool(stays.frame["options"]))
            async with people[gone].at(table) as back:
                await back.until(lambda event: event["type"] == "frame")
                refused = await back.send("act", at=back.frame["step"], option="take 1a")
                assert refused["type"] == "refused"
                assert (await back.send("return"))["type"] == "done"
                await stays.when(lambda: not stays.seats[gone]["stand_in"] and stays.seats[gone]["present"])

    asyncio.run(story())


def test_a_seat_is_handed_to_another_device_once(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, phone, thief = [await server.player(name) for name in ("Ann", "Phone", "Thief")]
            table = await ann.make("break_escape")
            async with ann.at(table["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                link = (await ann.post(f"/api/tables/{table['id']}/link")).json()
                taken = await phone.post("/api/redeem", {"token": link["token"]})
                assert taken.json()["mine"] == table["mine"]
                assert (await thief.post("/api/redeem", {"token": link["token"]})).status_code == 409
                await line.when(lambda: line.frame["seat"] is None)
                assert (await line.act("go", at=0))["code"] == "no_seat"
            async with phone.at(table["id"]) as line:
                frame = await line.until(lambda event: event["type"] == "frame")
                assert frame["seat"] == table["mine"]

    asyncio.run(story())


def test_private_tables_are_for_the_invited_and_spectators_only_watch(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bob = [await server.player(name) for name in ("Ann", "Bob")]
            table = await ann.make("break_escape")
            assert (await bob.get(f"/api/tables/{table['id']}")).status_code == 404
            assert (await bob.get(f"/api/tables/{table['id']}/record")).status_code == 404
            async with bob.at(table["id"]) as line:
                assert (await line.until(lambda event: event["type"] == "refused"))["code"] == "no_such_table"
            seen = await bob.get(f"/api/tables/{table['id']}", invite=table["invite"])
            assert seen.json()["invite"] is None
            async with bob.at(table["id"], invite=table["invite"]) as line:
                frame = await line.until(lambda event: event["type"] == "frame")
                assert frame["seat"] is None
                assert frame["options"] == []
                assert (await line.act("go", at=0))["code"] == "no_seat"

    asyncio.run(story())


def test_what_cannot_be_written_has_not_happened_to_the_seats(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bob = [await server.player(name) for name in ("Ann", "Bob")]
            table = await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN], public=True)
            place = f"/api/tables/{table['id']}"
            assert (await bob.post(f"{place}/sit", {"seat": table["seats"][1]["seat"]})).status_code == 201
            before = (await bob.get(place)).json()["seats"]

            async def broken(*writes: object) -> None:
                raise StoreError("the disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(server.hub.store, "write", broken)
                moved = await bob.post(f"{place}/sit", {"seat": table["seats"][2]["seat"]})
                filled = await ann.post(f"{place}/fill", {"kind": "bot", "bot": "random"})
                assert (moved.status_code, filled.status_code) == (503, 503)
                assert (await bob.get(place)).json()["seats"] == before
            assert (await bob.post(f"{place}/sit", {"seat": table["seats"][2]["seat"]})).status_code == 201
            now = (await bob.get(place)).json()["seats"]
            assert [one["name"] for one in now] == ["Ann", "", "Bob"]

    asyncio.run(story())


def test_nobody_waits_for_a_table_that_is_put_away(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            owner = server.hub.owners[(await ann.make("break_escape"))["id"]]
            begun = asyncio.Event()

            async def endless() -> None:
                begun.set()
                await asyncio.sleep(3600)

            async def after() -> None: ...

            waiting = [asyncio.create_task(owner.do(work)) for work in (endless, after)]
            await begun.wait()
            owner.close()
            with pytest.raises(Refusal, match="put away"):
                await owner.do(after)
            done, _ = await asyncio.wait(waiting, timeout=30)
            assert len(done) == 2
            assert all(isinstance(one.exception(), Refusal) for one in done)
            del server.hub.owners[owner.row.id]
            assert (await ann.get(f"/api/tables/{owner.row.id}")).status_code == 200, "it comes back from the store"

    asyncio.run(story())


def test_spectators_read_the_chat_and_do_not_write_in_it(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2, public=True)
            watcher = await server.player("Watcher")
            mine = await stack.enter_async_context(people[0].at(table))
            named = await stack.enter_async_context(watcher.at(table))
            nameless = await stack.enter_async_context(Player(server.address).at(table))
            for line in (mine, named, nameless):
                await line.until(lambda event: event["type"] == "frame")
            for line in (named, nameless):
                refused = await line.send("chat", text="take 1a!")
                assert refused["code"] == "no_seat"
                assert "do not write" in refused["reason"]
                assert (await line.send("say", claim="anything"))["code"] == "no_seat"
            assert (await mine.send("chat", text="hello"))["type"] == "done"
            for line in (named, nameless):
                await line.when(lambda line=line: line.chat == ["hello"])  # type: ignore[misc]
            assert mine.chat == ["hello"]
            assert [one.text for one in await server.hub.store.lines(table)] == ["hello"]

    asyncio.run(story())


@pytest.mark.parametrize(("talk", "chats", "claims"), [("free", 1, 1), ("claims", 0, 1), ("silent", 0, 0)])
def test_a_table_may_agree_on_less_talk(store: str, talk: str, chats: int, claims: int) -> None:
    """Lockdown, section 7: chat and claims, claims only, or neither, while the game is on."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            person = await server.player("Ann")
            table = await person.make("lockdown", players=3, seats=[ME, BOT, OPEN], options={"talk": talk})
            line = await stack.enter_async_context(person.at(table["id"]))
            assert (await line.send("chat", text="who else is there?"))["type"] == "done"
            other = await server.player("Bob")
            await other.post(f"/api/tables/{table['id']}/sit", {"seat": "p3"}, invite=table["invite"])
            await line.when(lambda: line.frame["status"] == "playing")
            said = await line.send("chat", text="not me!")
            assert (said["type"] == "done") == bool(chats), said
            assert chats or said["code"] == "no_chat"
            assert server.hub.owners[table["id"]].playing().table.book[0]["talk_is_on"] == claims

    asyncio.run(story())


def test_chat_and_claims_reach_those_who_may_hear_them(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            lines = await seated(stack, table, people)
            await lines[0].send("chat", text="<b>hello</b>\u0007 there")
            for line in lines:
                await line.when(lambda line=line: line.chat == ["<b>hello</b> there"])  # type: ignore[misc]
            claim = turnkey.game("break_escape").definition.words.talk[0].notation
            truth = server.hub.owners[table]
            logs = [list(line.log) for line in lines]
            heard = truth.game.definition.words.hears(truth.playing().table.values, 0)
            assert (await lines[0].send("say", claim=claim))["type"] == "done"
            for seat, line in enumerate(lines):
                if heard >> seat & 1:
                    await line.when(lambda line=line, seat=seat: len(line.log) > len(logs[seat]))  # type: ignore[misc]
                assert line.frame["step"] == 0, "a claim is no step"
            async with people[0].at(table, since=0, chat_since=1) as back:
                frame = await back.until(lambda event: event["type"] == "frame")
                assert claim in str(frame["log"]) or frame["log"], "what was said since is told again"
                assert back.chat == []
            lines_kept = truth.lines[0]
            truth.lines += [replace(lines_kept, number=number, text=str(number)) for number in range(2, 302)]
            async with people[0].at(table) as newcomer:
                await newcomer.until(lambda event: event["type"] == "chat")
                assert (len(newcomer.chat), newcomer.chat[-1]) == (200, "301"), "of a long talk the latest"

    asyncio.run(story())


def test_what_a_seat_may_do_of_its_own_accord_is_told_and_done_whoever_is_asked(store: str) -> None:
    """In Lockup everybody may choose a crew until their first tokens are placed."""

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "lockup", 3)
            lines = await seated(stack, table, people)
            waiting = next(line for line in lines if not line.frame["options"])
            assert [one["notation"] for one in waiting.frame["beside"]][-1] == "crew insectoids"
            refused = await waiting.act("crew unicorns")
            assert refused["type"] == "refused"
            done = await waiting.act("crew insectoids")
            assert done["type"] == "done"
            for line in lines:
                await line.when(lambda line=line: line.frame["step"] >= done["step"])  # type: ignore[misc]
                crews = {one["seat"]: one["crew"] for one in line.frame["view"]["parties"]}
                assert crews[waiting.frame["seat"]] == "insectoids"
            other = next(line for line in lines if line is not waiting)
            assert "crew insectoids" not in [one["notation"] for one in other.frame["beside"]]
            assert (await other.act("crew insectoids"))["type"] == "refused"

    asyncio.run(story())


def test_a_bot_may_do_so_too() -> None:
    class Colourful:
        def choose(self, sight: Sight) -> Action:
            return sight.beside[-1] if sight.beside else sight.options[0]

    table = turnkey.game("lockup").deal(3, seed=1, backend="interpreted")
    seat = table.actors[0]
    seated = Seated(table.game, "colourful")
    seated.bot = Colourful()
    thinkers = Thinkers(0.0, Metrics())
    action = asyncio.run(thinkers.choose(seated, table, seat, table.menu(seat), time.monotonic()))
    assert action.notation == "crew insectoids"
    table.apply(seat, action)
    assert table.view(None)["parties"][seat]["crew"] == "insectoids"
