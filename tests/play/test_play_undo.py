"""The law of undo over real sockets and a real store: what goes back alone, what by consent, and what that shows."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from harness import Line, Player, Server, serving
from test_play_campaign import play_out
from test_play_quiet import fingers  # noqa: F401
from test_play_table import BOT, ME, company, seated
from test_play_thinking import patient

import turnkey
from turnkey.core.actions import Action
from turnkey.core.game import Game
from turnkey.play.history import UNDO, fold, surviving
from turnkey.play.law import UNDO_LAW
from turnkey.play.owner import Owner
from turnkey.play.store.bodies import from_rest


async def offered(
    server: Server, slug: str, players: int, wanted: Callable[[Action], bool]
) -> tuple[Owner, list[Player], int, str]:
    """A table where some seat is offered what is wanted: played at random up to there."""
    luck = random.Random(2)
    while True:
        table, people = await company(server, slug, players)
        owner = server.hub.owners[table]
        while not owner.playing().table.over:
            table_now = owner.playing().table
            for seat in table_now.actors:
                found = [one.notation for one in table_now.options(seat) if wanted(one)]
                if found:
                    return owner, people, seat, found[0]
            seat = luck.choice(table_now.actors)
            action = luck.choice(table_now.menu(seat))
            await owner.do(lambda owner=owner, seat=seat, action=action: owner.do_step(seat, action, ""))  # type: ignore[misc]


async def up_to_date(line: Line, owner: Owner) -> None:
    await line.when(lambda: line.frame["step"] == owner.step)


async def to_practice(line: Line) -> list[dict[str, Any]]:
    """Decide until going back would be practice; the frames of those decisions."""
    decisions: list[dict[str, Any]] = []
    while True:
        await line.when(lambda: bool(line.frame.get("options")))
        if line.of("undo_practice"):
            return decisions
        decisions.append(line.frame)
        await line.act()


async def played_out(owner: Owner, luck: random.Random) -> int | None:
    """To the end by the test alone: the bots are sent away for that long."""
    bots = [chair.bot for chair in owner.chairs]
    for chair in owner.chairs:
        chair.bot = ""
    number = await play_out(owner, luck)
    for chair, bot in zip(owner.chairs, bots, strict=True):
        chair.bot = bot
    return number


def test_the_law_has_one_wording() -> None:
    """On the page, in what is said of the wire, and where it was decided."""
    home = Path(__file__).parents[2]
    for place in ("web/src/languages/en.ftl", "docs/wire.md", "docs/decisions/0008-a-law-of-undo.md"):
        text = " ".join(re.sub(r'[*>"+]', " ", (home / place).read_text(encoding="utf-8")).split())
        assert UNDO_LAW.rstrip(".") in text.replace(" ,", ","), place


# What is free


@pytest.mark.parametrize(
    ("slug", "players", "verb"),
    [
        ("locked_out", 3, "play"),
        ("locked_out", 3, "answer"),
        ("locked_out", 3, "search"),
        ("break_escape", 4, "pup"),
        ("break_escape", 4, "swap"),
        ("lockdown", 3, "play pistol"),
        ("lockup", 3, "tome"),
    ],
)
def test_a_card_that_was_shown_cannot_be_taken_back_alone(store: str, slug: str, players: int, verb: str) -> None:
    """Otherwise anybody could prove what they hold, and go on as if they had not."""

    def shown(one: Action) -> bool:
        return one.verb.word == verb and one.notation != "answer decline"

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            owner, people, seat, option = await offered(server, slug, players, shown)
            (line,) = await seated(stack, owner.row.id, [people[seat]])
            step = owner.step
            assert (await line.act(option))["type"] == "done"
            assert owner.undoing.shown(seat).to is None
            answer = await line.send("undo", to=step)
            assert answer["type"] == "offered"
            assert len(answer["waiting"]) == players - 1
            assert owner.step == step + 1

    asyncio.run(story())


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_free_could_be_done_in_every_world_and_ends_alike_there(store: str, slug: str) -> None:
    """Whenever a seat may go back alone, nobody could tell by its action, or by what came of it, anything hidden."""

    async def story() -> None:
        luck, free = random.Random(1), 0
        async with serving(store) as server:
            table, _ = await company(server, slug, min(turnkey.game(slug).seats) if slug != "lockup" else 3)
            owner = server.hub.owners[table]
            for _ in range(150 if slug != "locked_out" else 60):
                before = owner.playing().table
                if before.over:
                    break
                seat = luck.choice(before.actors)
                action = luck.choice(before.menu(seat))
                step = owner.step
                await owner.do(lambda seat=seat, action=action: owner.do_step(seat, action, "m"))  # type: ignore[misc]
                after = owner.playing().table
                if owner.undoing.shown(seat).to is None or owner.step == step:
                    continue
                free += 1
                watcher = luck.choice([*range(before.players), None])
                world = before.determinize(watcher, luck.randrange(2**32))
                assert action in world.menu(seat)
                world.act(seat, action)
                assert world.actors == after.actors
                assert world.view(watcher) == after.view(watcher)
            assert free

    asyncio.run(story())


def test_what_others_do_in_silence_meanwhile_stays_theirs(store: str, fingers: Game) -> None:  # noqa: F811
    verb = fingers.definition.words.actions[0].verb

    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "fingers", 3)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            await lines[1].act("show 2")
            object.__setattr__(verb, "silent", True)
            await lines[0].act("show 1")
            object.__setattr__(verb, "silent", False)
            assert (await lines[1].send("undo", to=0))["type"] == "done"
            state = owner.playing().table
            assert state.actors == (1, 2), "the first seat has chosen, and nobody took that back"
            assert owner.undoing.shown(0).to == owner.step
            assert fold(owner.row, owner.rows).table.actors == (1, 2)
            await lines[1].act("show 1")
            assert (await lines[0].send("undo", to=owner.step))["code"] == "no_such_step"

    try:
        asyncio.run(story())
    finally:
        object.__setattr__(verb, "silent", False)


def test_what_was_said_stays_said(store: str) -> None:
    async def story() -> None:
        luck = random.Random(4)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            seat, step = 0, 0
            while owner.undoing.shown(seat).to is None:
                seat, step = owner.playing().table.actors[0], owner.step
                await up_to_date(lines[seat], owner)
                await lines[seat].act(luck.choice(lines[seat].frame["options"])["notation"])
            other = (seat + 1) % 4
            assert (await lines[other].send("say", claim="plan jail"))["type"] == "done"
            assert (await lines[seat].send("undo", to=step))["type"] == "done"
            for history in (owner.playing(), fold(owner.row, owner.rows)):
                assert history.table.log(other)[-1].endswith("My plan: jail.")

    asyncio.run(story())


def test_no_time_is_won_by_an_undo(store: str) -> None:
    async def story() -> None:
        clock = {"bank": 60, "increment": 10, "decision": 5}
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2, clock=clock)
            lines = await seated(stack, table, people)
            mine = next(line for line in lines if line.frame["options"])
            owner = server.hub.owners[table]
            chair = owner.chairs[lines.index(mine)]
            assert chair.running_since is not None
            chair.running_since -= 20.0  # as if that long had been thought
            for _ in range(3):
                step = owner.step
                await mine.act()
                await up_to_date(mine, owner)
                assert (await mine.send("undo", to=mine.of("undo_to")))["type"] == "done"
                await up_to_date(mine, owner)
                assert owner.step == step + 2
            assert chair.bank == 60
            assert chair.running > 20.0
            left = chair.left()
            assert left is not None
            assert left < 46

    asyncio.run(story())


# By consent


def test_whoever_is_away_must_agree_too_also_if_a_bot_plays_their_seat(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 3)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            await owner.company._change({2: {"stand_in": True, "bot": "random"}})
            owner.settle(None)
            while owner.playing().table.actors in ((2,), ()) or owner.step < 8:
                seat = owner.playing().table.actors[0]
                if seat == 2:
                    await lines[0].when(lambda: bool(lines[0].frame["options"] or lines[1].frame["options"]))
                    continue
                await up_to_date(lines[seat], owner)
                await lines[seat].act()
            asker = 0 if owner.undoing.shown(0).to is None else 1
            await up_to_date(lines[asker], owner)
            asked = await lines[asker].send("undo", to=lines[asker].of("undo_ask"))
            assert asked["type"] == "offered"
            assert owner.chairs[2].title in asked["waiting"], "a bot plays, but the seat is still theirs"
            yes = await lines[1 - asker].send("answer", to=asked["to"], yes=True)
            assert yes["type"] == "done"
            assert owner.undoing.offer is not None, "it still waits"
            assert (await lines[2].send("undo", to=0))["code"] == "stand_in"
            done = await lines[2].send("answer", to=asked["to"], yes=True)
            assert done["step"] == asked["step"] + 1
            assert owner.undoing.offer is None

    asyncio.run(story())


def test_after_an_agreed_undo_the_next_works_like_any_other(store: str) -> None:
    async def story() -> None:
        luck = random.Random(4)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            positions = [owner.playing().table.record.to_text()]
            for _ in range(6):
                seat = owner.playing().table.actors[0]
                await up_to_date(lines[seat], owner)
                await lines[seat].act(luck.choice(lines[seat].frame["options"])["notation"])
                positions.append(owner.playing().table.record.to_text())
            for back in (5, 4, 3):
                asker = next(seat for seat in range(4) if owner.undoing.shown(seat).to is None)
                await up_to_date(lines[asker], owner)
                to = lines[asker].of("undo_ask")
                assert (await lines[asker].send("undo", to=to))["type"] == "offered"
                for line in lines[:asker] + lines[asker + 1 :]:
                    assert (await line.send("answer", to=to, yes=True))["type"] == "done"
                assert owner.playing().table.record.to_text() == positions[back]
            await up_to_date(lines[0], owner)
            assert (await lines[0].send("undo", to=5))["code"] == "no_such_step", "what is undone is no more"

    asyncio.run(story())


def test_an_offer_is_answered_once_and_an_action_makes_it_void(store: str) -> None:
    async def story() -> None:
        luck = random.Random(4)
        async with serving(store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "break_escape", 4)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            assert lines[0].of("undo_ask") is None
            assert (await lines[0].send("undo", to=0))["code"] == "no_such_step", "the deal stays"

            async def acted() -> None:
                seat = owner.playing().table.actors[0]
                await up_to_date(lines[seat], owner)
                assert (await lines[seat].act(luck.choice(lines[seat].frame["options"])["notation"]))["type"] == "done"
                await up_to_date(lines[0], owner)

            while lines[0].of("undo_ask") is None or lines[0].of("undo_to") is not None:
                await acted()
            to = lines[0].of("undo_ask")
            assert (await lines[1].send("answer", to=to, yes=True))["code"] == "no_offer"
            assert (await lines[0].send("undo", id="wish", to=to))["type"] == "offered"
            lines[0].events.clear()
            assert (await lines[0].send("undo", id="wish", to=to))["again"] is True, "the message came twice"
            assert (await lines[1].send("undo", to=to))["code"] == "offer_open"
            assert (await lines[0].send("answer", to=to, yes=True))["code"] == "no_offer", "one's own wish is no answer"
            assert (await lines[1].send("answer", to=to + 1, yes=True))["code"] == "no_offer", "not to this step"
            assert (await lines[1].send("answer", to=to, yes=True))["type"] == "done"
            assert (await lines[1].send("answer", to=to, yes=True))["code"] == "no_offer", "answered already"
            await acted()
            assert (await lines[2].send("answer", to=to, yes=True))["code"] == "no_offer", "the game went on"
            lines[0].events.clear()
            assert (await lines[0].send("undo", id="wish", to=to))["code"] == "no_offer"
            while lines[0].of("undo_to") is not None or lines[1].of("undo_to") is not None:
                await acted()
            to = lines[0].of("undo_ask")
            assert (await lines[0].send("undo", to=to))["type"] == "offered"
            assert (await lines[0].send("answer", to=to, yes=False))["type"] == "done", "withdrawn"
            assert owner.undoing.offer is None
            assert (await lines[1].send("undo", to=to))["type"] == "offered", "now others may ask"
            assert (await lines[3].send("answer", to=to, yes=False))["type"] == "done"
            assert owner.undoing.offer is None
            assert not any(row.kind == UNDO for row in owner.rows)

    asyncio.run(story())


# Alone with bots


def test_alone_with_bots_one_goes_back_to_the_own_last_decision_and_the_table_is_practice(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bo = [await server.player(name) for name in ("Ann", "Bo")]
            made = await ann.make("break_escape", seats=[ME, BOT, BOT, BOT], public=True)
            table = made["id"]
            assert made["practice"] is False
            async with ann.at(table) as line, bo.at(table) as watcher:
                decisions = await to_practice(line)
                owner = server.hub.owners[table]
                for was in reversed(decisions):
                    if not line.of("undo_practice"):  # nothing was drawn: that is free
                        break
                    assert (await line.send("undo", to=line.of("undo_to"), practice=True))["type"] == "done"
                    await up_to_date(line, owner)
                    assert (line.of("view"), line.of("options")) == (was["view"], was["options"])
                    assert line.of("undo_ask") is None
                await watcher.when(lambda: watcher.frame["practice"])
                assert (await line.send("undo", to=999))["code"] == "no_such_step"
            listed = (await bo.get("/api/tables")).json()["public"]
            assert [one["practice"] for one in listed if one["id"] == table] == [True]
            record = (await ann.get(f"/api/tables/{table}/record")).json()
            assert record["practice"] is True
            assert "Practice" in record["text"].splitlines()[0]

    asyncio.run(story())


def test_a_table_for_practice_unlocks_nothing_in_its_campaign_but_a_rematch_does(store: str) -> None:
    luck = random.Random(3)

    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make("lockdown", players=3, seats=[ME, BOT, BOT], options={"campaign": "attic"})
            owner = server.hub.owners[made["id"]]
            async with ann.at(made["id"]) as line:
                await to_practice(line)
                assert (await line.send("undo", to=line.of("undo_to"), practice=True))["type"] == "done"
            assert await played_out(owner, luck)
            person = owner.settings["series"]
            assert await server.hub.store.series(person, "lockdown", "attic") == []
            export = (await ann.get(f"/api/tables/{made['id']}/record")).json()
            assert turnkey.replay(export["text"]).over, "the comment is passed over"
            again = (await ann.post(f"/api/tables/{made['id']}/rematch")).json()
            assert again["practice"] is False
            follower = server.hub.owners[again["id"]]
            await played_out(follower, luck)
            assert len(await server.hub.store.series(person, "lockdown", "attic")) == 1

    asyncio.run(story())


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_going_back_and_forth_alone_with_bots_ends_nowhere_else_than_the_rows_say(
    store: str, slug: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where a decision was made in silence, and so has no step of its own; and chance answers as before."""
    patient(monkeypatch)

    async def story() -> None:
        luck = random.Random(6)
        players = min(turnkey.game(slug).seats) if slug != "lockup" else 3
        async with serving(store) as server:
            ann = await server.player("Ann")
            made = await ann.make(slug, players=players, seats=[ME, *[BOT] * (players - 1)])
            owner = server.hub.owners[made["id"]]
            answered: dict[tuple[str, str], list[str]] = {}
            async with ann.at(made["id"]) as line:
                await line.until(lambda event: event["type"] == "frame")
                for _ in range(40):
                    await line.when(lambda: bool(line.frame["options"]) or line.frame["status"] == "over")
                    await line.send("ping")
                    if line.frame["status"] == "over":
                        break
                    decided = owner.playing().table
                    if line.frame["undo_to"] is not None and luck.random() < 0.4:
                        own = sum(row.seat == 0 for _, row in surviving(owner.rows))
                        practice = line.frame["undo_practice"]
                        if practice and not owner.playing().practice:
                            refused = await line.send("undo", to=line.frame["undo_to"])
                            assert refused["code"] == "practice", "not without saying so"
                        answer = await line.send("undo", to=line.frame["undo_to"], practice=practice)
                        if answer.get("code") == "no_such_step":
                            continue  # a bot that was asked at the same time has decided since
                        assert answer["type"] == "done", answer
                        assert 0 in owner.playing().table.actors
                        assert sum(row.seat == 0 for _, row in surviving(owner.rows)) < own
                        continue
                    option = line.frame["options"][luck.randrange(min(2, len(line.frame["options"])))]["notation"]
                    rows, seen = len(owner.rows), line.frame["step"]
                    answer = await line.act(option)
                    if answer["type"] == "refused" and owner.step > seen:
                        continue  # likewise
                    assert answer["type"] == "done", answer
                    chance = from_rest(owner.rows[rows].body)["chance"]
                    assert answered.setdefault((decided.record.to_text(), option), chance) == chance
            again = fold(owner.row, owner.rows)
            assert again.table.record.to_text() == owner.playing().table.record.to_text()
            assert again.moments == owner.playing().moments
            assert again.waiting == owner.playing().waiting
            assert again.practice == owner.settings.get("practice", False)

    asyncio.run(story())
    assert not [one for one in caplog.records if one.levelname in ("WARNING", "ERROR")]


def test_a_bot_that_thinks_while_its_decision_is_taken_back_does_nothing(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = (await ann.make("airlock", players=2, seats=[ME, BOT]))["id"]
            owner = server.hub.owners[table]
            thinkers, go_on, thought = owner.services.thinkers, asyncio.Event(), asyncio.Event()
            choose = thinkers.choose

            async def slowly(*given: Any) -> Any:
                chosen = await choose(*given)
                thought.set()
                await go_on.wait()
                return chosen

            async with ann.at(table) as line:
                await line.when(lambda: bool(line.frame.get("options")))
                thinkers.choose = slowly  # type: ignore[method-assign, assignment]
                while line.frame["options"]:
                    mine = line.frame
                    await line.act()
                    await up_to_date(line, owner)
                await asyncio.wait_for(thought.wait(), 10)
                assert (await line.send("undo", to=mine["step"]))["type"] == "done"
                await up_to_date(line, owner)
                go_on.set()
                await asyncio.sleep(0.2)
                assert owner.step == line.of("step"), "what it chose was for a decision that is no more"
                assert line.of("options") == mine["options"]
                thinkers.choose = choose  # type: ignore[method-assign]
                await line.act()
                await line.when(lambda: bool(line.frame["options"]) and line.frame["step"] > mine["step"] + 3)

    asyncio.run(story())


# All at once


def test_storms_of_acts_and_undos_leave_one_table_that_everybody_sees(either_store: str) -> None:
    async def storm(line: Line, luck: random.Random) -> None:
        for _ in range(60):
            frame, offer = line.frame, line.frame.get("undo_offer") or {}
            known = [one for one in line.events if one["type"] in ("seating", "frame")]
            offer = (known[-1].get("undo_offer") if known else None) or {}
            wishes: list[tuple[str, dict[str, Any]]] = [("undo", {"to": luck.randrange(frame["step"] + 2)})]
            for to in (frame["undo_to"], frame["undo_ask"]):
                wishes += [("undo", {"to": to})] * 2 if to is not None else []
            if offer:
                wishes += [("answer", {"to": offer["to"], "yes": luck.random() < 0.8})] * 6
            for one in frame["options"][:4]:
                wishes += [("act", {"at": frame["step"], "option": one["notation"]})] * 2
            kind, fields = luck.choice(wishes)
            answer = await line.send(kind, **fields)
            assert answer["type"] in ("done", "offered", "refused"), answer
            assert answer.get("code") in (
                None, "stale", "no_such_step", "no_offer", "offer_open", "illegal", "over",
            ), answer  # fmt: skip

    async def story() -> None:
        async with serving(either_store) as server, AsyncExitStack() as stack:
            table, people = await company(server, "airlock", 2)
            owner = server.hub.owners[table]
            lines = await seated(stack, table, people)
            await asyncio.gather(*(storm(line, random.Random(seed)) for seed, line in enumerate(lines)))
            for line in lines:
                await line.send("ping")
                await up_to_date(line, owner)
            assert any(row.kind == UNDO for row in owner.rows)
            again = fold(owner.row, owner.rows)
            assert again.table.record.to_text() == owner.playing().table.record.to_text()
            assert (again.waiting, again.marks) == (owner.playing().waiting, owner.playing().marks)
            assert [line.log for line in lines] == [again.table.log(seat) for seat in (0, 1)]
            before = [line.frame for line in lines]
        async with serving(either_store) as server:
            for number, person in enumerate(people):
                person.address = server.address
                async with person.at(table) as line:
                    after = await line.until(lambda event: event["type"] == "frame")
                    for name in ("step", "view", "options", "undo_to", "undo_ask", "undo_practice", "asked"):
                        assert after[name] == before[number][name], name

    asyncio.run(story())
