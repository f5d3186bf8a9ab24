"""Campaigns on the server: what one table unlocks is there for its host's next ones, and for nobody else's."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from harness import serving
from test_play_table import ME, OPEN, company

from turnkey.play.owner import Owner


async def play_out(owner: Owner, luck: random.Random) -> int | None:
    """To the end, at random; says which Epilogue came."""

    async def step() -> None:
        if owner.status == "playing":  # a bot that was thinking still may have moved since
            table = owner.playing().table
            seat = luck.choice(table.actors)
            await owner.do_step(seat, luck.choice(table.menu(seat)), "")

    while owner.status == "playing":
        await owner.do(step)
    result = owner.playing().table.result
    assert result is not None
    number: int | None = result.details["epilogue"]
    return number


def test_what_a_table_unlocks_is_there_for_the_rematch_and_for_the_hosts_next_table(
    store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNKEY_CAMPAIGNS", str(tmp_path / "campaigns"))
    luck = random.Random(3)

    async def story() -> None:
        async with serving(store) as server:
            table, (host, other, _) = await company(server, "lockdown", 3, options={"campaign": "attic"})
            begun = (await host.get(f"/api/tables/{table}")).json()
            assert begun["options"]["campaign"] == "attic:"
            number = await play_out(server.hub.owners[table], luck)
            assert number
            unlocked = f"attic:{number:02}"
            again = (await other.post(f"/api/tables/{table}/rematch")).json()
            assert again["options"]["campaign"] == unlocked, "a rematch stays the first host's campaign"
            seats = [ME, OPEN, OPEN]
            mine = await host.make("lockdown", players=3, seats=seats, options={"campaign": "Attic"})
            assert mine["options"]["campaign"] == unlocked
            forged = await host.make("lockdown", players=3, seats=seats, options={"campaign": "attic:01+02+03"})
            assert forged["options"]["campaign"] == unlocked, "what is unlocked is what was played here"
            theirs = await other.make("lockdown", players=3, seats=seats, options={"campaign": "attic"})
            assert theirs["options"]["campaign"] == "attic:"
            fork = await other.post(f"/api/tables/{table}/fork", {"step": 3, "seat": "p1", "bot": "random"})
            assert "series" not in server.hub.owners[fork.json()["id"]].settings, "a fork unlocks nothing"
        async with serving(store) as server:
            follower = await server.hub.owner(again["id"])
            second = await play_out(follower, luck)
            numbers = sorted({number, second or number})
            last = await server.hub.store.series(follower.settings["series"], "lockdown", "attic")
            assert len(last) == 2
            assert max(last, key=len) == "attic:" + "+".join(f"{one:02}" for one in numbers)

    asyncio.run(story())
    assert not (tmp_path / "campaigns").exists(), "the terminal's campaigns are another thing"


def test_a_campaign_whose_keeper_is_forgotten_is_nobody_s(store: str) -> None:
    """Else all who are forgotten would have one together."""

    async def story() -> None:
        async with serving(store) as server:
            table, (host, other, _) = await company(server, "lockdown", 3, options={"campaign": "attic"})
            assert (await host.post("/api/me/delete", {"sure": True})).status_code == 200
            assert await play_out(server.hub.owners[table], random.Random(3))
            assert await server.hub.store.read(str, "SELECT person FROM series WHERE 1 = :one", one=1) == []
            again = (await other.post(f"/api/tables/{table}/rematch")).json()
            assert again["options"]["campaign"] == "attic:"

    asyncio.run(story())
