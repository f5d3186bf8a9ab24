"""Games on a Ray cluster: the same as here, whoever dies on the way."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.lab import machines
from turnkey.lab.cluster import Cluster, NoCluster
from turnkey.lab.designs import dimension, variations
from turnkey.lab.machines import Chunk, Here, Job, OtherRules, chunks_of, play_chunk, rules_of, watch
from turnkey.lab.report.walks import walk_about
from turnkey.lab.store import Store
from turnkey.lab.sweep import sweep
from turnkey.lab.watching import PER_GAME, Setting

GAME = turnkey.game("break_escape")
SETTING = Setting.of(GAME, options={"rounds": 6}, bots=["heuristic"])
WORKERS = 3
NEEDS_RAY = "Ray is not installed: uv pip install 'ray>=2.40'"


# Without a cluster


def test_games_are_cut_into_chunks_that_leave_nothing_out() -> None:
    jobs = [Job(SETTING, 9000, 1), Job(SETTING, 10, 1, first=9000)]
    chunks = chunks_of(jobs, "compiled", width=2)
    for job, own in zip(jobs, chunks, strict=True):
        numbers = [one.job.first + place for one in own for place in range(one.job.games)]
        assert numbers == list(range(job.first, job.first + job.games))
    assert len(chunks[0]) == 8


def test_nobody_plays_a_chunk_by_other_rules() -> None:
    chunk = Chunk(Job(SETTING, 1, 1), "interpreted", rules_of("break_escape"))
    assert play_chunk(chunk).games == 1
    with pytest.raises(OtherRules, match=r"other rules of break_escape .*install the same"):
        play_chunk(replace(chunk, rules="0123"))


def test_an_address_that_is_none_and_one_that_does_not_answer() -> None:
    pytest.importorskip("ray", reason=NEEDS_RAY)
    with socket.socket() as door:  # bound, and nobody listens
        door.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{door.getsockname()[1]}"
        began = time.monotonic()
        for address in (nobody, f"ray://{nobody}"):
            with pytest.raises(NoCluster, match=r"nothing answers at .*--ray local"):
                Cluster(address)
        assert time.monotonic() - began < 30  # Ray itself would try for minutes
    for address in ("nonsense", "host:port", ":6379", "host:123456", ""):
        with pytest.raises(NoCluster, match="no address of a Ray cluster: write HOST:PORT"):
            Cluster(address)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(NoCluster, match=r"not installed: pip install 'turnkey-games\[ray\]'"):
        Cluster("local")


# On one


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("ray", reason=NEEDS_RAY)
    with Cluster("local", "interpreted", cores=WORKERS) as found:
        yield found


def below(pid: int) -> list[tuple[int, str]]:
    """All processes that this one started, and those that they did, with what they call themselves."""
    parents, titles = {}, {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            titles[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue  # it ended meanwhile

    def is_below(one: int) -> bool:
        while one in parents and one != pid:
            one = parents[one]
        return one == pid

    return [(one, title) for one, title in titles.items() if one != pid and is_below(one)]


def kill_a_player() -> bool:
    """One of our workers, in the middle of a chunk."""
    busy = [pid for pid, title in below(os.getpid()) if title.startswith("ray::play_chunk")]
    if busy:
        os.kill(busy[0], signal.SIGKILL)
    return bool(busy)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="workers are found in /proc")
def test_a_sweep_on_ray_with_a_killed_worker_is_that_of_one_machine(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machines, "LEAST", 10)
    dimensions = [dimension(GAME, SETTING.values, "keys_needed", "1..3")]
    made, _ = variations(SETTING, dimensions, "grid")
    killed: list[int] = []
    told: list[int] = []

    class Murderous(Store):
        def have(self, settings: Any, count: int, seed: int, progress: Any = None) -> None:
            def kill_once(more: int) -> None:
                told.append(more)
                if not killed and kill_a_player():
                    killed.append(len(told))

            super().have(settings, count, seed, kill_once)

    found = {}
    stores = {"here": Store(tmp_path / "here", "interpreted", 1), "ray": Murderous(tmp_path / "ray", machine=cluster)}
    for name, store in stores.items():
        found[name] = sweep(made, dimensions, ["runners_win", "decisions"], 40, 5, store).table()
    assert killed, "no worker was caught at play"
    assert cluster.lost >= 1
    assert sum(told) >= 3 * 40  # progress from all, and of every chunk
    assert stores["ray"].played == stores["here"].played == 3 * 40
    assert found["ray"].equals(found["here"])
    assert stores["ray"].digest == stores["here"].digest
    assert stores["ray"].digest != Store(tmp_path / "none").digest


def test_bots_that_think_bans_and_walks_come_out_the_same(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "backend", "compiled")
    thinking = Setting.of(GAME, options={"rounds": 2}, bots=["search@2"])
    one_machine = Here("compiled", 1)
    for setting, games in ((thinking, 3), (replace(SETTING, bans={"ben": ("escape",)}), 300)):
        here, there = (watch(one, setting, games, seed=3, first=2) for one in (one_machine, cluster))
        assert here.strayed == there.strayed
        assert here.digest == there.digest
        for name in PER_GAME:
            assert (getattr(here, name) == getattr(there, name)).all(), name
    choices = np.full(4, 5.0)
    mine, theirs = (walk_about(SETTING, 3, 60.0, choices, 0.0, one, most=1) for one in (one_machine, cluster))
    assert (mine.walks[0].chances == theirs.walks[0].chances).all()
    assert mine.weighed == theirs.weighed


def test_what_goes_wrong_at_a_worker_is_told_here(cluster: Cluster) -> None:
    with pytest.raises(BadOption, match="0 games cannot be played"):
        list(cluster.map(play_chunk, [Chunk(Job(SETTING, 0, 1), "interpreted", rules_of("break_escape"))]))
    assert watch(cluster, SETTING, 2, 1).games == 2  # and the cluster lives on


def test_a_chunk_that_kills_everybody_is_given_up(cluster: Cluster) -> None:
    def die(item: int) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return item

    with pytest.raises(TurnkeyError, match="4 workers died on the same chunk"):
        list(cluster.map(die, [1]))
