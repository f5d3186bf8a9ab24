"""`turnkey reports` and `turnkey push-keys`, beside a store that a server may be using."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path

from command_line import run

from turnkey.play.fair_play import AddReport
from turnkey.play.store import AddLine, SetSeat, open_store


def test_reports_are_read_while_a_server_runs_and_ticked_off(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/t.db"

    async def story() -> None:
        store = await open_store(url)  # which holds it, as a server does
        nothing = await asyncio.to_thread(run, "reports", "--db", url)
        assert (nothing.code, nothing.out) == (0, "Nothing was reported that nobody has looked into.\n")
        await store.write(
            SetSeat("t1", 1, "p2", "Bo", "", 0),
            AddLine("t1", 1, 1, "Bo", "you fool", "m", 1.0, "p2"),
            AddLine("t1", 2, 0, "Ann", "please", "m", 1.0, "p1"),
            AddReport("r1", "t1", 1, "p2", "p1", "abuse", "he called me a fool", 1.0, 0),
        )
        told = (await asyncio.to_thread(run, "reports", "--db", url)).out
        assert "abuse" in told
        assert "he called me a fool" in told
        assert "> you fool" in told
        assert "please" not in told
        unknown = await asyncio.to_thread(run, "reports", "--db", url, "--done", "r9")
        assert (unknown.code, "r9" in unknown.err) == (2, True)
        done = await asyncio.to_thread(run, "reports", "--db", url, "--done", "r1")
        assert "Nothing" in done.out
        first = await asyncio.to_thread(run, "push-keys", "--db", url)
        again = await asyncio.to_thread(run, "push-keys", "--db", url)
        assert first.out == again.out, "it stays the same"
        assert len(base64.urlsafe_b64decode(first.out.strip() + "==")) == 65
        await store.close()

    asyncio.run(story())
