"""What people may ask for about themselves: everything that is kept, to be forgotten, to be logged out, to call links
back; and what goes by itself after a while."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from harness import Player, Server, serving
from test_play_other_rules import play_to_the_end, written_down
from test_play_table import BOT, ME, OPEN

from turnkey.play.backup import back_up
from turnkey.play.office import Office
from turnkey.play.people import digest
from turnkey.play.retention import Keeping, Old, Retention
from turnkey.play.rights import AGAIN

NAME, WORDS = "Zacharias Quill", "my cat is called Mustard"
RANDOM = {"kind": "bot", "bot": "random"}


def office_of(server: Server) -> Office:
    found: Office = server._guard.app.state.office  # type: ignore[attr-defined]
    return found


async def finished_game(server: Server, player: Player) -> str:
    options = {"length": "custom:1,1,1"}
    table, _ = await play_to_the_end(player, "airlock", players=2, options=options, seats=[ME, RANDOM])
    await written_down(server, table)
    return table


async def say(player: Player, table: str, text: str) -> None:
    async with player.at(table) as line:
        await line.when(lambda: bool(line.frame))
        assert (await line.send("chat", text=text))["type"] == "done"


def everything(url: str, folder: Path) -> bytes:
    """All that a store holds, finished games unpacked."""
    import zlib

    file = folder / "everything"
    back_up(url, file, replace=True)
    with sqlite3.connect(file) as copy:
        bodies = [zlib.decompress(body) for (body,) in copy.execute("SELECT body FROM finished")]
    copy.close()
    return file.read_bytes() + b"".join(bodies)


def test_who_wants_to_be_forgotten_is(either_store: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            zach, bo = await server.player(NAME), await server.player("Bo")
            over = await finished_game(server, zach)
            await say(zach, over, WORDS)
            waiting = await zach.make("airlock", players=3, seats=[ME, OPEN, OPEN])
            await bo.post(f"/api/tables/{waiting['id']}/sit", {"seat": "2"}, waiting["invite"])
            going = await zach.make("locked_out", players=3, seats=[ME, OPEN, BOT])
            await bo.post(f"/api/tables/{going['id']}/sit", {"seat": going["seats"][1]["seat"]}, going["invite"])
            await say(zach, going["id"], WORDS)
            async with zach.at(going["id"]) as line:
                await line.when(lambda: bool(line.frame))
                assert (await line.send("say", claim=f'"{WORDS}"'))["type"] == "done"
            await zach.post(f"/api/tables/{going['id']}/link")
            (me,) = await server.hub.store.read(str, "SELECT id FROM people WHERE name = :name", name=NAME)
            before = everything(either_store, tmp_path)
            assert NAME.encode() in before
            assert WORDS.encode() in before
            not_sure = await zach.post("/api/me/delete", {"sure": False})
            assert not_sure.status_code == 400
            assert (await zach.post("/api/me/delete", {"sure": True})).status_code == 200
            assert (await zach.get("/api/me")).json()["known"] is False
            listed = (await bo.get(f"/api/tables/{waiting['id']}")).json()
            assert listed["host"], "the table goes to the next who sits there"
            assert [one["kind"] for one in listed["seats"]] == ["open", "person", "open"]
            async with bo.at(going["id"]) as beside:  # whoever comes later reads nothing of it either
                await beside.when(lambda: any(one["name"] == "Somebody" and one["stand_in"] for one in beside.seats))
                assert WORDS not in "".join(beside.raw)
                assert NAME not in "".join(beside.raw)
            await server.hub.store.works()
            after = everything(either_store, tmp_path)
            for gone in (NAME, WORDS, me):
                assert gone.encode() not in after, gone
            finished = await server.hub.store.finished(over)
            assert finished is not None
            server.hub.owners.pop(over).close()
            owner = await server.hub.owner(over)
            record = await server.hub.archive.exported(owner, None, "text")
            assert 'name 1 "Somebody"' in record.text
            assert "= end" in record.text

    asyncio.run(story())


def test_what_a_forgotten_person_said_is_not_replayed_from_memory(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            zach, seats = await server.player(NAME), [ME, RANDOM, RANDOM]
            over, end = await play_to_the_end(zach, "locked_out", f'"{WORDS}"', players=3, seats=seats, public=True)
            path = f"/api/tables/{over}/replay?step={end['step'] // 2}&eyes={end['seat']}"
            assert WORDS in (await zach.get(path)).text
            assert (await zach.post("/api/me/delete", {"sure": True})).status_code == 200
            assert WORDS not in (await zach.get(path)).text

    asyncio.run(story())


def test_a_table_that_cannot_follow_keeps_nobody_s_name_at_the_others(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            zach = await server.player(NAME)
            tables = [(await zach.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"] for _ in "123"]
            server.hub.owners[tables[0]].close()
            person = await server.hub.people.by_cookie(zach.http.cookies["turnkey"])
            assert person is not None
            await office_of(server).rights._at_tables(person.id, "gone")
            assert tables[0] not in server.hub.owners, "it is read again when somebody asks for it"
            for table in tables[1:]:
                assert NAME not in [one.name for one in server.hub.owners[table].chairs]
            assert (await zach.post("/api/me/delete", {"sure": True})).status_code == 200

    asyncio.run(story())


def slowly(server: Server, slow: pytest.MonkeyPatch) -> tuple[asyncio.Event, asyncio.Event]:
    """Seats are read, but come only when they are let; both moments."""
    read, let = asyncio.Event(), asyncio.Event()
    seats = server.hub.store.seats

    async def seats_late(table: str) -> Any:
        found = await seats(table)
        read.set()
        await let.wait()
        return found

    slow.setattr(server.hub.store, "seats", seats_late)
    return read, let


def test_a_table_that_is_just_being_read_forgets_people_too(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            zach = await server.player(NAME)
            table = (await zach.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"]
            server.hub.put_away(table)
            read, let = slowly(server, monkeypatch)
            loading = asyncio.create_task(server.hub.owner(table))
            await read.wait()
            asyncio.get_running_loop().call_later(0.5, let.set)
            assert (await zach.post("/api/me/delete", {"sure": True})).status_code == 200
            assert NAME not in [one.name for one in (await loading).chairs]

    asyncio.run(story())


def test_a_table_that_is_put_away_while_it_is_read_is_read_once_more(
    store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"]
            later = replace(server.hub.owners[table].chairs[0], name="Anna").stored(table)
            server.hub.put_away(table)
            read, let = slowly(server, monkeypatch)
            loading = asyncio.create_task(server.hub.owner(table))
            await read.wait()
            await server.hub.store.write(later)
            server.hub.put_away(table)
            let.set()
            assert (await loading).chairs[0].name == "Anna"
            assert not server.hub._outdated

    asyncio.run(story())


def test_a_table_that_is_read_again_goes_on_by_itself(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            going = (await ann.make("airlock", players=2))["id"]
            waiting = (await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"]
            before = server.hub.owners[going]
            for table in (going, waiting):
                server.hub.told[AGAIN](table)
            assert before.is_closed
            for _ in range(600):
                if going in server.hub.owners:
                    break
                await asyncio.sleep(0.05)
            assert list(server.hub.owners) == [going], "nothing happens at the other until somebody comes"

    asyncio.run(story())


def test_all_that_is_kept_of_somebody_can_be_had_and_nothing_of_others(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo = await server.player("Ann"), await server.player("Bo")
            table = await ann.make("airlock", players=3, seats=[ME, OPEN, BOT])
            await bo.post(f"/api/tables/{table['id']}/sit", {"seat": "2"}, table["invite"])
            await say(ann, table["id"], "mine")
            await say(bo, table["id"], "these are his")
            await ann.post(f"/api/tables/{table['id']}/link")
            found = (await ann.get("/api/me/data")).json()
            assert (found["name"], len(found["devices"]), len(found["links"])) == ("Ann", 1, 1)
            assert [one["table"] for one in found["seats"]] == [table["id"]]
            assert [one["text"] for one in found["chat"]] == ["mine"]
            assert "these are his" not in str(found)
            assert "token" not in str(found)
            assert digest(ann.http.cookies["turnkey"].partition(".")[0]) not in str(found)
            stranger = Player(server.address)
            assert (await stranger.get("/api/me/data")).status_code == 401

    asyncio.run(story())


def test_logged_out_everywhere_means_on_every_device(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2))["id"]
            people = server.hub.people
            row = await server.hub.store.person_by_token(digest(ann.http.cookies["turnkey"].partition(".")[0]))
            assert row is not None
            phone = Player(server.address)
            phone.http.cookies.set("turnkey", people.cookie_for((await people.let_in(row)).token))
            assert (await phone.get("/api/me")).json()["name"] == "Ann"
            phone.csrf = (await phone.get("/api/me")).json()["csrf"]
            async with phone.at(table) as line:
                await line.when(lambda: bool(line.frame))
                assert (await ann.post("/api/me/logout", {"everywhere": False})).status_code == 200
                assert (await ann.get("/api/me")).json()["known"] is False
                assert (await phone.get("/api/me")).json()["known"] is True
                assert (await phone.post("/api/me/logout", {"everywhere": True})).status_code == 200
                await line.until(lambda event: event["type"] == "closed")
            phone.http.cookies.set("turnkey", people.cookie_for("whatever"))
            assert (await phone.get("/api/me")).json()["known"] is False

    asyncio.run(story())


def test_invitations_are_called_back(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo, watcher = [await server.player(name) for name in ("Ann", "Bo", "Eve")]
            table = await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN])
            path, old = f"/api/tables/{table['id']}", table["invite"]
            await bo.post(f"{path}/sit", {"seat": "2"}, old)
            link = (await bo.post(f"{path}/link")).json()["token"]
            assert (await watcher.get(path, old)).status_code == 200
            assert (await watcher.post(f"{path}/revoke")).status_code == 404
            async with watcher.at(table["id"], invite=old) as line:
                await line.when(lambda: bool(line.frame))
                renewed = (await ann.post(f"{path}/revoke")).json()["invite"]
                await line.until(lambda event: event["type"] == "closed")
            assert renewed != old
            assert (await watcher.get(path, old)).status_code == 404
            assert (await watcher.get(path, renewed)).status_code == 200
            assert (await bo.get(path)).json()["invite"] == renewed, "who sits there may invite as before"
            await bo.post(f"{path}/revoke")
            assert (await watcher.get(path, renewed)).status_code == 200, "the invitation is the host's"
            assert (await watcher.post("/api/redeem", {"token": link})).status_code == 409

    asyncio.run(story())


async def aged(server: Server, at: float, *tables: str) -> None:
    for table in tables:
        statements = (
            "UPDATE tables SET touched = :before WHERE id = :table",
            "UPDATE lines SET at = :before WHERE table_id = :table",
            "UPDATE links SET expires = :before WHERE table_id = :table",
        )
        await server.hub.store.write(*(Old(one, at, table) for one in statements))


def test_what_is_old_goes_by_itself_and_what_is_over_stays(either_store: str) -> None:
    async def story() -> None:
        async with serving(either_store) as server:
            ann = await server.player("Ann")
            over = await finished_game(server, ann)
            await say(ann, over, "well played")
            old, fresh, watched = [(await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"] for _ in "123"]
            going = (await ann.make("airlock", players=2))["id"]
            await ann.post(f"/api/tables/{going}/link")
            store = server.hub.store
            retention = Retention(server.hub, Keeping(open_tables=30, unfinished=60, chat=30, devices=0))
            await retention.sweep()
            assert len((await ann.get("/api/tables")).json()["mine"]) == 5, "nothing is due yet"
            long_ago = time.time() - 100 * 24 * 3600
            await aged(server, long_ago, old, watched, going, over)
            async with ann.at(watched) as line:
                await line.when(lambda: bool(line.frame))
                await retention.sweep()
                left = {one["id"] for one in (await ann.get("/api/tables")).json()["mine"]}
                assert left == {over, fresh, watched}
            assert await store.steps(going) == []
            assert await store.seats(old) == []
            assert [one.text for one in await store.lines(over)] == [""]
            assert (await ann.get(f"/api/tables/{over}/replay?step=0")).status_code == 200
            assert (await ann.get(f"/api/tables/{old}")).status_code == 404
            assert (await ann.get("/api/me")).json()["known"] is True
            await Retention(server.hub, Keeping(*[0] * 7)).sweep()

    asyncio.run(story())


def test_an_old_table_that_somebody_asks_for_at_that_moment_stays(store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=3, seats=[ME, OPEN, OPEN]))["id"]
            await aged(server, time.time() - 100 * 24 * 3600, table)
            server.hub.put_away(table)
            read, let = slowly(server, monkeypatch)
            loading = asyncio.create_task(server.hub.owner(table))
            await read.wait()
            retention = Retention(server.hub, Keeping())
            await retention.sweep()
            let.set()
            await loading
            assert (await ann.get(f"/api/tables/{table}")).status_code == 200
            await retention.sweep()
            assert retention.swept == 1, "nobody looks on any more"
            assert table not in server.hub.owners

    asyncio.run(story())


def test_somebody_who_went_is_not_written_again_by_a_server_that_had_not_heard_of_it(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            zach = await server.player(NAME)
            table = (await zach.make("airlock", players=2))["id"]
            chair = (await server.hub.owner(table)).chairs[0]
            stale = chair.stored(table)
            await zach.post("/api/me/delete", {"sure": True})
            await server.hub.store.write(stale)  # as another process would, from its memory
            await office_of(server).retention.sweep()
            assert (await server.hub.store.seats(table))[0].name == "Somebody"

    asyncio.run(story())


@pytest.mark.parametrize("wish", [{"sure": "yes"}, {}, {"sure": True, "name": "x"}])
def test_a_wish_that_cannot_be_read_forgets_nobody(store: str, wish: dict[str, Any]) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            assert (await ann.post("/api/me/delete", wish)).status_code == 400
            assert (await ann.get("/api/me")).json()["known"] is True

    asyncio.run(story())
