"""From ten to a million people: where each resource ends, what one adds, what it costs. docs/scale.md shows its table.

    python bench/growth.py
    python bench/growth.py --action-ms 0.7 --core-price 12

It is arithmetic over what was measured (the defaults), with waiting times by a simulated queue: actions come at random
to processes that each follow one after the other.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
from dataclasses import dataclass

SEATS = 5


@dataclass(frozen=True)
class Site:
    """What one process and one action cost, and what people do."""

    action_ms: float  # of processor time
    action_kb: float  # to all seats
    table_kb: float  # of memory, in play
    socket_kb: float
    busy: float  # how much of a core a process may use
    commits: float  # a second that one database follows, each of several actions
    actions_a_commit: float
    step_bytes: float  # of the store
    playing: float  # of all people, at once at the busiest hour
    every: float  # seconds between two actions of a table
    hours: float  # that somebody plays in a month
    core_price: float  # a month, with its memory
    disk_price: float  # a month for a GB
    traffic_price: float  # for a GB


@dataclass(frozen=True)
class Need:
    tables: float
    actions: float  # a second
    processes: int
    memory_gb: float
    megabits: float
    commits: float  # a second
    disk_gb: float  # more each month
    price: float  # a month


def need(people: int, site: Site) -> Need:
    there = max(1.0, people * site.playing)
    tables = there / SEATS
    actions = tables / site.every
    processes = max(1, math.ceil(actions * site.action_ms / 1000 / site.busy))
    month = people * site.hours * 3600 / SEATS / site.every  # actions
    disk = month * site.step_bytes / 1e9
    traffic = month * site.action_kb / 1e6
    cores = processes + math.ceil(processes / 8) * (processes > 1)  # and the database's
    price = cores * site.core_price + disk * site.disk_price + traffic * site.traffic_price
    memory = (processes * 200e3 + tables * site.table_kb + there * site.socket_kb) / 1e6
    return Need(
        tables, actions, processes, memory, actions * site.action_kb * 8 / 1000,
        actions / site.actions_a_commit, disk, price,
    )  # fmt: skip


def waits(actions: float, processes: int, site: Site, luck: random.Random, count: int = 20_000) -> tuple[float, float]:
    """Half of all actions, and 99 of 100, are done after so many milliseconds: each process follows one at a time."""
    free = [0.0] * min(processes, 64)
    share = actions * len(free) / processes
    heapq.heapify(free)
    now, took = 0.0, []
    for _ in range(count):
        now += luck.expovariate(share)
        place = luck.randrange(len(free))  # a table is where it is
        begin = max(now, free[place])
        free[place] = begin + site.action_ms / 1000 * luck.gammavariate(4, 0.25)
        took.append((free[place] - now) * 1000)
    took.sort()
    return took[count // 2], took[int(count * 0.99)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, value, says in (
        ("action-ms", 1.7, "processor time of an action"), ("action-kb", 3.3, "sent for an action, to all seats"),
        ("table-kb", 1500.0, "memory of a table in play"), ("socket-kb", 60.0, "memory of a connection"),
        ("busy", 0.5, "of a core, at most"), ("commits", 500.0, "a second, of one database"),
        ("actions-a-commit", 3.0, "that share one"), ("step-bytes", 250.0, "of the store, for an action"),
        ("playing", 0.02, "of all people, at the busiest hour"), ("every", 4.0, "seconds between a table's actions"),
        ("hours", 4.0, "that somebody plays in a month"), ("core-price", 15.0, "a month, with 4 GB"),
        ("disk-price", 0.1, "a month for a GB"), ("traffic-price", 0.01, "for a GB"),
    ):  # fmt: skip
        parser.add_argument(f"--{name}", type=float, default=value, help=f"{says} ({value})")
    site = Site(**vars(parser.parse_args()))
    print("| people | at tables | actions/s | processes | memory | out | commits/s ", end="")
    print("| store a month | wait p50, p99 | a month |")
    print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for people in (10, 100, 1_000, 10_000, 100_000, 1_000_000):
        one = need(people, site)
        half, most = waits(one.actions, one.processes, site, random.Random(1))
        note = " (over one database)" if one.commits > site.commits else ""
        print(
            f"| {people:,} | {one.tables * SEATS:,.0f} | {one.actions:,.1f} | {one.processes} "
            f"| {one.memory_gb:,.1f} GB | {one.megabits:,.2f} Mbit/s | {one.commits:,.1f}{note} "
            f"| {one.disk_gb:,.2f} GB | {half:.1f}, {most:.1f} ms | {one.price:,.0f} |"
        )


if __name__ == "__main__":
    main()
