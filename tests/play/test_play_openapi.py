"""The HTTP interface is what its OpenAPI says, also for requests that nobody would think of."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from harness import serving
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on a thread of its own."""
    store = f"sqlite:///{tmp_path_factory.mktemp('openapi') / Path('tables.db')}"
    started = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        async with serving(store) as server:
            found["address"], found["loop"], found["stop"] = server.address, asyncio.get_running_loop(), asyncio.Event()
            started.set()
            await found["stop"].wait()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert started.wait(30)
    yield found["address"]
    found["loop"].call_soon_threadsafe(found["stop"].set)
    thread.join()


def test_the_interface_keeps_its_promises(address: str) -> None:
    with httpx.Client(base_url=address) as browser:
        csrf = browser.post("/api/me", json={"name": "Ann"}).json()["csrf"]
        cookies = dict(browser.cookies)
        headers = {"x-csrf-token": csrf}
        made = browser.post("/api/tables", json={"game": "break_escape"}, headers=headers)
        assert made.status_code == 201
        document = browser.get("/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=address)
    tried = 0
    seen: Counter[int] = Counter()
    for found in schema.get_all_operations():
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck), phases=[Phase.explicit, Phase.generate],
        )  # fmt: skip
        def keeps(case: Any) -> None:
            answer = case.call(headers=headers, cookies=cookies)
            seen[answer.status_code // 100] += 1
            case.validate_response(answer, checks=CHECKS)

        keeps()
        tried += 1
    assert tried >= 16
    assert seen[2] > 5
    assert seen[4] > 10


@pytest.mark.parametrize("path", ["", "/record", "/record?form=json", "/replay"])
def test_what_can_be_asked_of_a_table_in_play(address: str, path: str) -> None:
    with httpx.Client(base_url=address) as browser:
        csrf = browser.post("/api/me", json={"name": "Ann"}).json()["csrf"]
        table = browser.post("/api/tables", json={"game": "break_escape"}, headers={"x-csrf-token": csrf}).json()
        answer = browser.get(f"/api/tables/{table['id']}{path}")
        assert answer.status_code == (409 if path == "/replay" else 200), answer.text
        lists = browser.get("/api/tables").json()
        assert table["id"] in [one["id"] for one in lists["mine"]]
        assert table["id"] not in [one["id"] for one in lists["public"]]
        metrics = browser.get("/api/metrics").text
        assert "turnkey_tables" in metrics
        assert "turnkey_action_seconds_bucket" in metrics
