"""What whoever runs a server sees: its log and its numbers, without names; what watches it asks for real numbers."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

from harness import serving

from turnkey.play.logs import Lines

DEPLOY = Path(__file__).parents[2] / "deploy"


def line_of(message: str, *parts: object, fault: BaseException | None = None) -> dict[str, object]:
    about = None if fault is None else (type(fault), fault, fault.__traceback__)
    record = logging.LogRecord("turnkey.play", logging.WARNING, __file__, 1, message, parts, about)
    written = Lines().format(record)
    assert "\n" not in written
    found: dict[str, object] = json.loads(written)
    return found


def test_a_line_of_the_log_is_json_and_holds_no_words_of_a_fault() -> None:
    told = line_of("table %s: %s", "abc", "a\nb")
    assert (told["level"], told["says"]) == ("warning", "table abc: a\nb")
    try:
        raise ValueError("Zacharias said something")
    except ValueError as fault:
        told = line_of("a request failed", fault=fault)
    assert told["fault"] == "ValueError"
    assert "Zacharias" not in str(told)
    where = told["where"]
    assert isinstance(where, list)
    assert "test_play_seeing.py" in where[-1]


async def metrics_of(store: str) -> str:
    async with serving(store) as server:
        ann = await server.player("Zacharias")
        await ann.make("airlock", players=2)
        text: str = (await ann.get("/api/metrics")).text
        return text


def test_there_is_every_number_that_dashboard_and_alerts_ask_for_and_nobodys_name(store: str) -> None:
    text = asyncio.run(metrics_of(store))
    assert "Zacharias" not in text
    there = set(re.findall(r"^(turnkey_\w+)", text, re.M))
    # Counters appear with the first thing that they count.
    counted = "actions frames refused late_bots failed_bots random_bots slow_readers connections"
    later = {f"turnkey_{name}_total" for name in counted.split()}
    for name in ("grafana.json", "alerts.yml"):
        asked = set(re.findall(r"\bturnkey_\w+", (DEPLOY / name).read_text(encoding="utf-8")))
        assert asked
        assert asked <= there | later, f"{name}: {asked - there - later}"
    assert json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    for number in re.findall(r"^turnkey_resident_memory_bytes (\S+)", text, re.M):
        assert float(number) > 1e6
