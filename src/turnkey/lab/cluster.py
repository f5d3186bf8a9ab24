"""A Ray cluster that plays: every chunk is a task, and a worker that is killed costs no more than its chunk."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from turnkey.core.cores import usable_cores
from turnkey.core.errors import TurnkeyError
from turnkey.lab.batch import Progress
from turnkey.lab.machines import Found, Item, Job, chunks_of, play_chunk, together
from turnkey.lab.watching import Watched

LOCAL, AUTO, CLIENT = "local", "auto", "ray://"
INSTALL = "pip install 'turnkey-games[ray]'"
ANSWERS_WITHIN = 5.0  # seconds
STARTS = 5  # of a cluster on this machine
TRIES = 4  # of a chunk whose workers die
ABREAST = 2  # tasks for each worker: one that it does, and one that waits
QUIET = 60.0  # seconds without any answer, after which it is said that one waits
OBJECTS = 512 * 1024**2  # bytes of shared memory for a cluster that is started here
log = logging.getLogger("turnkey.lab")


class NoCluster(TurnkeyError):
    """There is no Ray here, or none that answers."""


def ray_itself() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # else it warns of GPUs, which nobody asks for
    try:
        import ray
    except ModuleNotFoundError as fault:
        raise NoCluster(f"--ray needs Ray, which is not installed: {INSTALL}") from fault
    return ray


class Cluster:
    """A cluster by its address: `local` starts one on this machine, `auto` is the one that runs here already, HOST:PORT
    or ray://HOST:PORT another. To be closed, or used as a context."""

    def __init__(self, address: str, backend: str = "compiled", cores: int | None = None) -> None:
        self.backend = backend
        self.lost = 0  # chunks whose workers died; they were played again
        self._ray = ray_itself()
        self._own = not self._ray.is_initialized()
        if self._own:
            self._connect(address.strip(), cores)

    def _connect(self, address: str, cores: int | None) -> None:
        quietly: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address == LOCAL:
            workers = cores or usable_cores()
            quietly |= {"num_cpus": workers, "include_dashboard": False, "object_store_memory": OBJECTS}
        elif address != AUTO:
            see_who_answers(address)
        for attempt in range(STARTS):
            try:
                self._ray.init(address=address, **quietly)
                return
            except Exception as fault:  # Ray raises whatever it likes
                if address == LOCAL and attempt + 1 < STARTS:
                    self._ray.shutdown()  # a busy machine: Ray's own parts are given 30 seconds to come up
                    continue
                reason = str(fault).strip().partition("\n")[0]
                raise NoCluster(
                    f"no Ray cluster can be had at {address!r} ({reason}); start one (ray start --head), or write "
                    "--ray local"
                ) from fault

    @property
    def ray(self) -> Any:
        """Ray itself, connected to this cluster."""
        return self._ray

    @property
    def width(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def close(self) -> None:
        if self._own and self._ray.is_initialized():
            self._ray.shutdown()

    def __enter__(self) -> Cluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def watch_all(self, jobs: Sequence[Job], progress: Progress = lambda more: None) -> Iterator[Watched]:
        chunks = chunks_of(jobs, self.backend, self.width)

        def done(one: Watched) -> None:
            progress(one.games)

        return together(self._work(play_chunk, (one for own in chunks for one in own), done), chunks)

    def map(self, task: Callable[[Item], Found], items: Iterable[Item]) -> Iterator[Found]:
        return self._work(task, items, lambda found: None)

    def _work(
        self, task: Callable[[Item], Found], items: Iterable[Item], done: Callable[[Found], None]
    ) -> Iterator[Found]:
        """What comes of every item, in their order; `done` is told at once, in whatever order it comes."""
        remote = self._ray.remote(num_cpus=1, max_retries=0)(task)
        waiting = enumerate(items)
        again: deque[tuple[int, Item]] = deque()
        running: dict[Any, tuple[int, Item]] = {}
        tries: dict[int, int] = {}
        found: dict[int, Found] = {}
        following, heard = 0, time.monotonic()
        try:
            while True:
                while len(running) < ABREAST * self.width:
                    following_one = again.popleft() if again else next(waiting, None)
                    if following_one is None:
                        break
                    running[remote.remote(following_one[1])] = following_one
                if not running:
                    return
                ready, _ = self._ray.wait(list(running), timeout=QUIET)
                if not ready and time.monotonic() - heard >= QUIET:
                    log.warning("nothing came back from Ray for a minute: its workers start, think long, or are taken")
                for reference in ready:
                    place, item = running.pop(reference)
                    heard = time.monotonic()
                    answer = self.answer(reference)
                    if answer is None:
                        self.lost += 1
                        tries[place] = tries.get(place, 0) + 1
                        if tries[place] == TRIES:
                            raise TurnkeyError(
                                f"{TRIES} workers died on the same chunk of games: give them more memory, or play it "
                                "here, without --ray"
                            )
                        again.append((place, item))
                        continue
                    found[place] = answer[0]
                    done(answer[0])
                while following in found:
                    yield found.pop(following)
                    following += 1
        finally:
            for reference in running:
                with contextlib.suppress(Exception):  # what is being ended need not answer
                    self._ray.cancel(reference, force=True)

    def answer(self, reference: Any) -> tuple[Any] | None:
        """What a task brought; None if whoever did it is gone. What went wrong in it goes wrong here."""
        faults = self._ray.exceptions
        try:
            return (self._ray.get(reference),)
        except faults.RayTaskError as fault:
            cause = fault.cause if isinstance(fault.cause, TurnkeyError) else fault
            raise cause from None
        except (
            faults.WorkerCrashedError, faults.NodeDiedError, faults.ObjectLostError, faults.OutOfMemoryError,
            faults.LocalRayletDiedError, faults.RayActorError,
        ):  # fmt: skip
            return None


def see_who_answers(address: str) -> None:
    """Ray itself would try for minutes."""
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise NoCluster(
            f"{address!r} is no address of a Ray cluster: write HOST:PORT, ray://HOST:PORT, auto for the one that runs "
            "on this machine, or local to start one here"
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), ANSWERS_WITHIN).close()
    except OSError as fault:
        raise NoCluster(
            f"nothing answers at {address} ({fault.strerror or fault}): is the cluster up, and the port right? "
            "--ray local starts one here"
        ) from fault
