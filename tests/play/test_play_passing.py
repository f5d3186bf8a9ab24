"""Whoever wishes it need not answer what is no choice: the server does it, for every client alike, and says so."""

from __future__ import annotations

import asyncio

from harness import Line, Player, serving

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def has_no_choice(line: Line) -> bool:
    """Nothing to add, and no card in hand: everybody can tell."""
    options = [one["notation"] for one in line.frame.get("options", [])]
    families = line.frame["view"]["families"] if options == ["done"] else []
    return any(one["seat"] == line.frame["seat"] and one["hand_size"] == 0 for one in families)


async def meets_no_choice(line: Line) -> bool:
    """Play until there is none, or until the game is over."""
    while True:
        await line.when(lambda: bool(line.frame.get("options")) or line.frame.get("result") is not None)
        if line.frame["result"] is not None or has_no_choice(line):
            return line.frame["result"] is None
        await line.act()


async def without_choice(ann: Player) -> str:
    """A table at which Ann has none now. Whether she ever comes to that is chance, so it may take several."""
    for _ in range(20):
        made: str = (await ann.make("lockdown", players=3, seats=[ME, BOT, BOT]))["id"]
        async with ann.at(made) as line:
            if await meets_no_choice(line):
                return made
    raise AssertionError("nobody was ever without a choice")


def passed(line: Line) -> list[str]:
    return [text for text, told in zip(line.log, line.told, strict=True) if told["kind"] == "passing"]


def test_what_is_no_choice_is_done_for_whoever_wishes_it_and_for_nobody_else(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            table = await without_choice(ann)
            async with ann.at(table) as line:
                await line.when(lambda: has_no_choice(line))
                step = line.frame["step"]
                assert (await line.send("ping"))["type"] == "pong"
                assert has_no_choice(line)
                assert line.frame["step"] == step
                assert passed(line) == []
                assert (await line.send("passing", on=True))["type"] == "done"
                await line.when(lambda: bool(passed(line)))
                assert passed(line)[0] == f"{line.frame['seat'].upper()} has no choice: Nothing to add."
                assert line.seats[0]["passes"]
                assert not line.seats[1]["passes"]
                told = len(passed(line))
            async with ann.at(table) as again:  # whoever comes anew reads the same
                await again.when(lambda: len(passed(again)) >= told)

        async with serving(store) as server, ann_again(ann, server.address).at(table) as line:  # and it is kept
            await line.when(lambda: bool(line.seats))
            assert line.seats[0]["passes"]
            assert len(passed(line)) >= told
            assert (await line.send("passing", on=False))["type"] == "done"
            await line.when(lambda: not line.seats[0]["passes"])

    asyncio.run(story())


async def play_on(line: Line) -> None:
    """To the end of the game; where there is no choice, nothing is chosen."""
    while line.frame.get("result") is None:
        await line.when(lambda: bool(line.frame.get("options")) or line.frame.get("result") is not None)
        offered = line.frame.get("options", [])
        if offered and not has_no_choice(line):
            await line.act(offered[0]["notation"])


def test_a_replay_says_what_was_done_for_whom_since_there_was_no_choice(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            for _ in range(10):  # tables: whether somebody ever has no choice is chance
                made = await ann.make("lockdown", players=3, seats=[ME, BOT, BOT], options={"max_turns": 10})
                async with ann.at(made["id"]) as line:
                    await line.send("passing", on=True)
                    await play_on(line)
                    told = len(passed(line))
                if told:
                    break
            assert told > 0
            replay = f"/api/tables/{made['id']}/replay"
            steps = (await ann.get(replay)).json()["steps"]
            deeds = [(await ann.get(f"{replay}?step={step}")).json()["did"] for step in range(1, steps + 1)]
            done = [one for one in deeds if one["passed"]]
            assert len(done) == told
            assert {one["seat"] for one in done} == {line.frame["seat"]}

    asyncio.run(story())


def ann_again(ann: Player, address: str) -> Player:
    """The same person, at the server's new address."""
    other = Player(address)
    other.csrf = ann.csrf
    for cookie in ann.http.cookies.jar:
        other.http.cookies.set(cookie.name, cookie.value or "")
    return other


def test_whoever_takes_something_back_decides_alone_again(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann = await server.player("Ann")
            async with ann.at(await without_choice(ann)) as line:
                await line.when(lambda: has_no_choice(line))
                await line.send("passing", on=True)
                await line.when(lambda: bool(passed(line)) and bool(line.frame["options"]))
                back = line.frame["undo_to"]
                assert back is not None
                assert (await line.send("undo", to=back, practice=True))["type"] == "done"
                await line.when(lambda: not line.seats[0]["passes"])

    asyncio.run(story())


def test_who_only_watches_has_nothing_to_pass(store: str) -> None:
    async def story() -> None:
        async with serving(store) as server:
            ann, bob = await server.player("Ann"), await server.player("Bob")
            made = await ann.make("lockdown", players=3, seats=[ME, BOT, BOT], public=True)
            async with bob.at(made["id"]) as line:
                assert (await line.send("passing", on=True))["code"] == "no_seat"

    asyncio.run(story())
