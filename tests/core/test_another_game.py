"""A game from elsewhere, with simultaneous and secret choices, on the core as it is."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import turnkey
from turnkey.core import engine, registry
from turnkey.core.game import Game
from turnkey.core.table import Table
from turnkey.lab.audit import audit
from turnkey.lab.batch import play_batch


@pytest.fixture
def fingers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    with registered("fingers", Path(__file__).parent, monkeypatch) as game:
        yield game


@contextmanager
def registered(slug: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game as a third party would register it: by an entry point."""
    monkeypatch.syspath_prepend(str(folder))
    point = EntryPoint(slug, f"{slug}:GAME", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == registry.GROUP else [])
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    yield turnkey.game(slug)
    turnkey._games.pop(slug)
    registry.definition.cache_clear()
    registry.plugins.cache_clear()
    engine.loops.cache_clear()


def test_it_is_found_beside_the_others(fingers: Game) -> None:
    assert {"fingers", "break_escape"} <= set(turnkey.game_names())
    assert fingers.title == "Fingers"


def test_seats_act_in_any_order_and_nobody_sees_what_was_chosen(fingers: Game) -> None:
    table = fingers.table(3, {}, "interpreted")
    table.start([(0, 3)])
    assert list(table.actors) == [0, 1, 2]
    table.apply("p3", "show 2")
    table.apply("p1", "show 1")
    assert list(table.actors) == [1]
    assert [table.view(seat)["fingers"] for seat in (0, 1, 2, None)] == [
        [1, None, None],
        [None, None, None],
        [None, None, 2],
        [None, None, None],
    ]
    assert [table.view(seat)["die"] for seat in (0, 1, None)] == [4, None, None]
    assert steps(table, 1) == ["* cup ?", "p3: show ?", "p1: show ?"]
    assert steps(table, 2) == ["* cup ?", "p3: show 2", "p1: show ?"]
    assert steps(table, 0) == ["* cup 4", "p3: show ?", "p1: show 1"]
    table.apply("p2", "show 1", chance=["cup 6"])
    assert steps(table, 1)[:5] == ["* cup 4", "p3: show 2", "p1: show 1", "p2: show 1", "= sum 8"]
    assert table.log(None) == ["Hands up: 8."]


def steps(table: Table, seat: int | None) -> list[str]:
    return [step.written() for step in table.record.redacted(seat).steps()]


def test_a_hidden_choice_is_not_in_the_redacted_record_at_all(fingers: Game) -> None:
    one, other = (fingers.deal(2, seed=3, backend="interpreted") for _ in range(2))
    one.apply(0, "show 1")
    other.apply(0, "show 2")
    assert one.record.redacted(1).entries == other.record.redacted(1).entries
    assert one.record.redacted(1).to_json() == other.record.redacted(1).to_json()
    assert one.record.redacted(0).to_json() != other.record.redacted(0).to_json()


def test_a_step_that_is_refused_reveals_nothing(fingers: Game) -> None:
    """The second seat's answer would turn up all hands, but the chance written for it is too much."""
    table = fingers.deal(2, seed=3, backend="interpreted")
    table.apply(0, "show 1")
    before = list(table.record.entries)
    with pytest.raises(turnkey.BadChance):
        table.apply(1, "show 2", chance=["cup 1", "cup 2"])
    assert table.record.entries == before
    assert steps(table, 1) == ["* cup ?", "p1: show ?"]


def test_its_records_replay_whoever_answered_first(fingers: Game) -> None:
    luck = random.Random(2)
    table = fingers.deal(4, seed=2, backend="interpreted")
    while not table.over:
        table.apply(luck.choice(table.actors), luck.choice((0, 1)))
    assert turnkey.replay(table.record.to_text(), backend="interpreted").record.to_text() == table.record.to_text()
    assert turnkey.replay(table.record.to_json(), backend="interpreted").record.to_text() == table.record.to_text()


def test_it_passes_the_whole_audit_and_its_bot_plays_compiled(fingers: Game) -> None:
    report = audit(fingers, 2000)
    assert report.failures == []
    assert all(count > 0 for what, count in report.counts.items() if what.startswith("planted"))
    batch = play_batch(fingers, 2000, players=2, bots=["copycat", "random"], seed=1)
    assert batch.decisions == 2000 * 3 * 2


def test_an_audit_notices_a_secret_that_is_never_redrawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The die shows this and that, and in every twin world the same."""
    shutil.copytree(Path(__file__).parent / "fingers", tmp_path / "thumbs")
    source = tmp_path / "thumbs" / "__init__.py"
    text = source.read_text(encoding="utf-8").replace('slug="fingers"', 'slug="thumbs"')
    source.write_text(text.replace("game.die = pick(dice, 6) + 1", "pass"), encoding="utf-8")
    with registered("thumbs", tmp_path, monkeypatch) as thumbs:
        report = audit(thumbs, 64)
    assert any("never redrawn" in failure for failure in report.failures)


def test_a_bot_is_given_nothing_that_its_seat_does_not_know(fingers: Game) -> None:
    """The second seat's copycat cannot see the die, so it always shows one finger."""
    batch = play_batch(fingers, 300, players=2, bots=["copycat"], seed=1, keep_finals=300)
    hands = batch.finals.view(fingers.layout.dtype)["fingers"].reshape(300, -1)
    assert set(hands[:, 1]) == {1}
    assert set(hands[:, 0]) == {1, 2}
