"""Everything that leaves passes the gate: by imports, and by the twin-world law on all that people receive."""

from __future__ import annotations

import ast
import asyncio
import json
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from harness import serving
from test_play_table import company

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.record import Record
from turnkey.core.table import Table
from turnkey.lab.audit import step_alike
from turnkey.lab.leaks import secret_of, twin_record
from turnkey.play import gate, wire
from turnkey.play.outbox import Outbox
from turnkey.play.store import TableRow

PLAY = Path(gate.__file__).parents[1]
MODULES = sorted(path for path in PLAY.rglob("*.py"))
SHOWS = {"view", "open_view", "observe", "redacted", "to_text", "to_json", "seen_by", "dump"}


def calls(tree: ast.AST) -> Iterator[str]:
    """Every function that is called, as `name` or `something.name`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PLAY)))
def test_only_the_gate_encodes_and_only_the_gate_shows(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    place = str(path.relative_to(PLAY))
    called = set(calls(tree))
    if not place.startswith("gate/") and place != "onlooker.py":
        assert not [one for one in called if one.rsplit(".", 1)[-1] in SHOWS], "only the gate shows a table"
    if not place.startswith("gate/"):
        assert not [one for one in called if one.startswith("msgspec.") and "ncode" in one]
        pickled = set() if place in ("reviews.py", "scribe.py") else {"pickle"}  # which have a process of their own
        assert not (pickled | {"msgspec.msgpack", "msgspec.yaml"}) & imported
    if place != "store/bodies.py":
        assert "json" not in imported, "what is kept is written by store/bodies, what leaves by the gate"
    if place.startswith("http/") or place.startswith("gate/") or place == "outbox.py":
        assert "turnkey.play.store.bodies" not in imported, "nothing at rest goes out as it is"


def test_the_gate_lets_nothing_pass_that_is_no_answer() -> None:
    with pytest.raises(TypeError, match="nothing that may leave"):
        gate.encode({"hand": ["key"]})  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        gate.encode(wire.Rename(name="x"))  # type: ignore[arg-type]


# The twin-world law: what a seat receives is the same in every world that it cannot tell from the true one


def frame(table: Table, seat: int | None) -> bytes:
    now = gate.Now(table, gate.Facts("t", table.game.slug, "playing", 3, (), 0))
    eyes = gate.Eyes(table, seat)
    return (
        eyes.look(now, len(table.record.entries) // 2, gate.Back()).frame + eyes.look(now, 0, gate.Back(), True).frame
    )


def spectator_frame(table: Table, seat: int | None) -> bytes:
    """Everybody may watch from another window, too."""
    return frame(table, None)


def exports(table: Table, seat: int | None) -> bytes:
    return gate.encode(gate.export(table, seat, "text")) + gate.encode(gate.export(table, seat, "json"))


def row_of(table: Table) -> TableRow:
    asked = sum(1 << seat for seat in table.actors)
    return TableRow("t", table.game.slug, 1, "e", table.players, "{}", "{}", "h", 1, 1, 1, "playing", 3, asked, "")


def lists(table: Table, seat: int | None) -> bytes:
    return gate.encode(gate.table_info(row_of(table), (), table.seats, table.game.title, gate.Asker()))


def errors(table: Table, seat: int | None) -> bytes:
    """The reasons that a seat gets for what it cannot do, and for what it can."""
    told = b""
    if seat is None:
        return told
    actions = table.game.definition.words.actions
    for number in range(0, len(actions), max(1, len(actions) // 25)):
        told += gate.encode(gate.why_not(table, seat, actions[number].notation, "m"))
        try:
            if not table.may(seat, number):
                table.copy().act(seat, number)
        except TurnkeyError as fault:
            told += str(fault).encode()
    for verb in actions.verbs:
        if verb.parameters:
            told += gate.encode(gate.why_not(table, seat, verb.word, "m"))
    return told


PROBES = {"frames": frame, "lists": lists, "exports": exports, "errors": errors}


def leaky(table: Table, seat: int | None) -> bytes:
    return frame(table, seat) + bytes([secret_of(table, seat) % 251])


def twins(table: Table, seat: int | None, luck: random.Random) -> Table:
    """Another world that the seat cannot tell from this one, with the record that it would have."""
    twin = table.determinize(seat, luck.getrandbits(60))
    told = twin_record(table, seat, luck)
    twin.record = Record(replace(told.header, redacted_for=""), told.notation, told.entries)
    return twin


def positions(slug: str, games: int) -> Iterator[tuple[Table, random.Random]]:
    for number in range(games):
        luck = random.Random(f"{slug}{number}")
        game = turnkey.game(slug)
        table = game.deal(luck.choice(list(game.seats)), seed=number)
        while not table.over:
            if luck.random() < 0.08:
                yield table, luck
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_a_seat_receives_is_the_same_in_every_world_that_it_cannot_tell_apart(slug: str) -> None:
    noticed = tried = 0
    for table, luck in positions(slug, 3):
        watchers: list[int | None] = [None, luck.randrange(table.players)]
        for seat in watchers:
            twin = twins(table, seat, luck)
            for name, probe in PROBES.items():
                assert probe(table, seat) == probe(twin, seat), f"{name} tell {seat} too much"
            noticed += leaky(table, seat) != leaky(twin, seat)
            tried += 1
    assert tried
    if turnkey.game(slug).secrets.shape[0] > 1:
        assert noticed, "a planted leak must be noticed"


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_after_the_same_step_too(slug: str) -> None:
    """What a step gives away, frames, lists, records and reasons give away only if the table does."""
    compared = 0
    for table, luck in positions(slug, 3):
        for seat in (None, luck.randrange(table.players)):
            alike = step_alike(table, twins(table, seat, luck), seat, luck)
            if alike is not None:
                compared += 1
                for name, probe in PROBES.items():
                    assert probe(alike[0], seat) == probe(alike[1], seat), f"{name} tell {seat} too much after a step"
    assert compared > 10


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_pieces_that_were_encoded_before_make_the_same_frames(slug: str) -> None:
    """Through a game and for everybody, kept from frame to frame or not."""
    luck = random.Random(slug)
    game = turnkey.game(slug)
    table = game.deal(max(game.seats), seed=3)
    facts, pieces = gate.Facts("t", slug, "playing", 3, (), 0), gate.Pieces()
    watchers = (None, *range(table.players))
    kept, anew = ({seat: gate.Eyes(table, seat) for seat in watchers} for _ in range(2))
    for _ in range(50):
        before = len(table.record.entries)
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
        now, alone = gate.Now(table, facts, pieces), gate.Now(table, facts)
        for one in watchers:
            sent = kept[one].look(now, before, gate.Back()).frame
            assert sent == anew[one].look(alone, before, gate.Back()).frame
            assert json.loads(sent)["view"] == json.loads(json.dumps(table.view(one)))
        if table.over:
            break
        assert len(pieces._now) + len(pieces._before) < 8 * gate.PIECES, "what nobody is shown is forgotten"


def test_a_running_table_sends_the_same_bytes_in_every_world_that_a_seat_cannot_tell_apart(store: str) -> None:
    """Not the gate alone, but all that the owner adds to it: undo, seats, clocks."""

    async def story() -> None:
        luck = random.Random(9)
        async with serving(store) as server:
            table, _ = await company(server, "break_escape", 4, clock={"bank": 600})
            owner = server.hub.owners[table]
            for _ in range(12):
                truth = owner.playing().table
                if truth.over:
                    break
                for seat in (None, *range(4)):
                    sent = [
                        bank_aside(owner.audience.whole(seat)),
                        bank_aside(owner.audience.whole(seat, since=owner.step)),
                    ]
                    owner.playing().table = twins(truth, seat, luck)
                    owner.audience.eyes.clear()
                    again = [
                        bank_aside(owner.audience.whole(seat)),
                        bank_aside(owner.audience.whole(seat, since=owner.step)),
                    ]
                    owner.playing().table = truth
                    owner.audience.eyes.clear()
                    assert sent == again
                asked = luck.choice(truth.actors)
                await owner.do(lambda asked=asked, menu=truth.menu(asked): owner.do_step(asked, menu[-1], ""))  # type: ignore[misc]

    asyncio.run(story())


def test_what_nobody_else_notices_changes_no_byte_of_what_others_receive(store: str) -> None:
    """Not of frames alone: also of what lists tell."""

    async def story() -> None:
        luck = random.Random(5)
        compared = 0
        async with serving(store) as server:
            table, _ = await company(server, "lockup", 3)
            owner = server.hub.owners[table]
            for _ in range(150):
                truth = owner.playing().table
                if truth.over:
                    break
                seat = luck.choice(truth.actors)
                others = [one for one in (None, 0, 1, 2) if one != seat]
                before = {one: owner.audience.whole(one) for one in others}
                listed = await server.hub.store.table(table)
                menu = truth.menu(seat)
                silent = [one for one in menu if truth.game.definition.words.actions[one].verb.silent]
                action = luck.choice(silent if silent and luck.random() < 0.6 else menu)
                await owner.do(lambda seat=seat, action=action: owner.do_step(seat, action, ""))  # type: ignore[misc]
                if owner.playing().moments[-1].unseen:
                    assert before == {one: owner.audience.whole(one) for one in others}
                    assert await server.hub.store.table(table) == listed
                    compared += 1
        assert compared > 10

    asyncio.run(story())


def test_everybody_s_latest_frame_is_what_they_would_see_now(store: str) -> None:
    """Whatever of a quiet action shows in the end, those who see it are sent it."""

    async def story() -> None:
        luck = random.Random(6)
        async with serving(store) as server:
            table, _ = await company(server, "lockup", 3)
            owner = server.hub.owners[table]
            persons = [*(chair.person for chair in owner.chairs), ""]
            boxes = [Outbox(None, person) for person in persons]
            latest: dict[Outbox, bytes] = {}
            for box in boxes:
                await owner.audience.attach(box, -1, 0)
            for _ in range(150):
                for box in boxes:
                    while box._waiting:
                        sent = await box.take()
                        if sent is not None and sent.startswith(b'{"type":"frame"'):
                            latest[box] = sent
                truth = owner.playing().table
                for box in boxes:
                    shown = json.loads(latest[box])
                    assert shown["view"] == json.loads(json.dumps(truth.view(box.seat)))
                    assert shown["asked"] == [truth.seats[seat] for seat in truth.actors]
                if truth.over:
                    break
                seat = luck.choice(truth.actors)
                action = luck.choice(truth.menu(seat))
                await owner.do(lambda seat=seat, action=action: owner.do_step(seat, action, ""))  # type: ignore[misc]

    asyncio.run(story())


def bank_aside(data: bytes) -> bytes:
    """Time goes on between two frames."""
    return re.sub(rb'"bank":[0-9.]+', b"", data)


def test_what_was_said_in_confidence_stays_so_when_the_game_is_over() -> None:
    table = turnkey.game("break_escape").deal(seed=2, backend="interpreted")
    table.say("ben", "plan gate")
    luck = random.Random(2)
    while not table.over:
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
    for form in ("text", "json"):
        told = [("plan gate" in gate.export(table, seat, form).text) for seat in (0, 1, 2, 3, None)]
        assert told == [True, True, True, False, False]
