"""`turnkey backup` and `turnkey restore`, as somebody types them."""

from __future__ import annotations

import asyncio
from pathlib import Path

from command_line import run

from turnkey.play.people import People
from turnkey.play.store import open_store


async def a_person(url: str) -> None:
    store = await open_store(url)
    await People(store, await store.secret("cookies")).welcome("Ann")
    await store.close()


def test_a_store_goes_into_a_file_and_back(tmp_path: Path) -> None:
    here, there = f"sqlite:///{tmp_path}/here.db", f"sqlite:///{tmp_path}/folder/there.db"
    asyncio.run(a_person(here))
    copy = str(tmp_path / "copy.db")
    made = run("backup", copy, "--db", here)
    assert (made.code, made.out) == (0, f"{copy} holds 0 tables and 1 person.\n")
    back = run("restore", copy, "--db", there)
    assert (back.code, back.out) == (0, "The store holds 0 tables and 1 person again.\n")
    again = run("restore", copy, "--db", there)
    assert again.code == 2
    assert "--replace" in again.err
    assert run("restore", copy, "--db", there, "--replace").code == 0


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    for line, said in (
        (("backup", f"{tmp_path}/x", "--db", f"sqlite:///{tmp_path}/none.db"), "there is no store at"),
        (("backup", f"{tmp_path}/x", "--db", "mysql://x"), "sqlite:///FILE"),
        (("restore", f"{tmp_path}/x", "--db", f"sqlite:///{tmp_path}/none.db"), "there is no file"),
        (("backup", f"{tmp_path}/x", "--db", "postgresql://nobody@127.0.0.1:1/x"), "cannot be opened"),
    ):
        ran = run(*line)
        assert ran.code == 2
        assert said in ran.err
        assert ran.err.count("\n") == 1
    assert not (tmp_path / "none.db").exists()
