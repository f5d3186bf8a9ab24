"""The page's types are made from the server's: they cannot drift."""

from __future__ import annotations

import pytest

from turnkey.play import typescript, wire


def test_the_page_has_the_types_of_the_server() -> None:
    now = typescript.PLACE.read_text(encoding="utf-8")
    assert now == typescript.typescript(), "run: python -m turnkey.play.typescript"


def test_a_change_on_the_wire_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Health(wire.Outgoing):
        ok: bool
        mood: list[str | int] | None

    monkeypatch.setattr(wire, "Health", Health)
    changed = typescript.typescript()
    assert changed != typescript.PLACE.read_text(encoding="utf-8")
    assert "mood: (string | number)[] | null;" in changed or "mood: (number | string)[] | null;" in changed
