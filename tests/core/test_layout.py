"""Record types: what may be declared, and how the bytes lie."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.core import layout
from turnkey.core.errors import DeclarationError
from turnkey.core.journal_record import JOURNAL
from turnkey.core.layout import PlainRecord, field, layout_of, lift, record
from turnkey.core.secrecy import EVERYONE, SPECTATOR, erase, knows, secrets_of


def declared(fields: dict[str, Any], **said: Any) -> Any:
    return record(type("Sample", (), {"__annotations__": fields, **said}))


i8: Any = layout.i8
u8: Any = layout.u8
i32: Any = layout.i32
u64: Any = layout.u64


@pytest.mark.parametrize("name", ["round", "all", "max", "size", "data", "item", "_hidden"])
def test_names_that_numpy_uses_itself_are_refused(name: str) -> None:
    with pytest.raises(DeclarationError, match=name):
        declared({name: i8})


def test_names_that_a_tables_journal_uses_are_refused() -> None:
    with pytest.raises(DeclarationError, match=r"Sample\.tape: the journal before it uses this name"):
        layout_of(declared({"rng": u64, "tape": i8})).behind(JOURNAL)


def test_only_machine_types_make_fields() -> None:
    with pytest.raises(DeclarationError, match=r"Sample\.count"):
        declared({"count": int})


def test_fields_lie_where_the_machine_likes_them_and_no_gap_is_left_uncopied() -> None:
    kind = layout_of(declared({"a": i8, "b": i32, "c": i8[3], "d": u64, "e": i8})).dtype
    assert kind.isalignedstruct
    assert sum(kind[name].itemsize for name in kind.names or ()) == kind.itemsize
    block = np.full(1, 7, np.uint8).repeat(kind.itemsize).view(kind)
    assert block.copy().tobytes() == block.tobytes()


def test_knowers_must_be_a_byte_for_the_whole_or_for_each_first_index() -> None:
    with pytest.raises(DeclarationError, match="no field"):
        declared({"hand": i8[3]}, hand=field(known_by="seen_by"))
    with pytest.raises(DeclarationError, match="must be u8"):
        declared({"hand": i8[3, 4], "seen_by": u8[4]}, hand=field(known_by="seen_by"))


def test_sizes_must_be_a_number_for_each_list() -> None:
    with pytest.raises(DeclarationError, match="no field"):
        declared({"pool": i8[3]}, pool=field(sized_by="pool_size"))
    with pytest.raises(DeclarationError, match="a size for each list of hand"):
        declared({"hand": i8[3, 4], "hand_size": i8[4]}, hand=field(sized_by="hand_size"))


def test_what_a_field_says_of_seats_must_be_known() -> None:
    with pytest.raises(DeclarationError, match=r"Sample\.asked: seats='bits'"):
        declared({"asked": u8}, asked=field(seats="bits"))


def test_interpreted_rules_see_exact_numbers_and_a_value_that_does_not_fit_is_an_error() -> None:
    kind = declared({"health": i8, "hand": i8[2, 3]})
    game = lift(layout_of(kind).blank()[0])
    game.health = 100
    assert game.health + 100 == 200
    game.hand[1, 2] = 5
    assert type(game.hand[1][2]) is int
    with pytest.raises(OverflowError):
        game.health = 128
    with pytest.raises(IndexError):
        game.hand[2, 0] = 1


def test_erasing_leaves_exactly_what_a_seat_knows() -> None:
    kind = declared(
        {"rng": u64, "hand": i8[2, 3], "seen_by": u8[2], "vote": i8, "vote_seen_by": u8, "open": i8},
        rng=field(known_by="nobody"),
        hand=field(known_by="seen_by"),
        vote=field(known_by="vote_seen_by"),
    )
    block = layout_of(kind).blank()
    block["rng"], block["hand"], block["vote"], block["open"] = 99, [[1, 2, 3], [4, 5, 6]], 7, 8
    block["seen_by"], block["vote_seen_by"] = [0b01, 0b11], EVERYONE
    secrets = secrets_of(layout_of(kind))
    expected = {0: [[1, 2, 3], [4, 5, 6]], 1: [[0, 0, 0], [4, 5, 6]], SPECTATOR: [[0, 0, 0], [0, 0, 0]]}
    for seat, hands in expected.items():
        seen = block.copy()
        erase(seen.view(np.uint8), secrets, seat)
        assert seen["hand"][0].tolist() == hands
        assert (seen["rng"][0], seen["vote"][0], seen["open"][0]) == (0, 7, 8)
    assert knows(0b100, 2)
    assert not knows(0b100, 1)


def test_a_record_taken_out_reads_like_the_record() -> None:
    table = turnkey.game("airlock").deal(3, seed=1, backend="interpreted")
    lifted: Any = lift(table.state[0])
    taken: Any = PlainRecord(table.state[0])
    assert taken.pool_size == lifted.pool_size
    places = range(len(taken.pool))
    assert [taken.pool[place] for place in places] == [lifted.pool[place] for place in places]
    assert taken.hand[1, 2] == lifted.hand[1, 2] == taken.hand[1][2]
    taken.hand[1, 2] = 99
    taken.pool_size = 99
    assert (taken.hand[1][2], taken.pool_size) == (99, 99)
    assert table.state["pool_size"][0] != 99, "the copy was written to, not the record"
    assert table.state["hand"][0][1, 2] != 99


def test_what_is_the_same_at_the_next_position_is_not_taken_out_again() -> None:
    table = turnkey.game("lockdown").deal(3, seed=1, backend="interpreted")
    before = [table._looked(seat)[1] for seat in range(3)]
    first: list[Any] = [(one.hand, one.where) for one in before]
    assert first[0][0] is not first[1][0], "they see different hands"
    assert first[0][1] is first[1][1]
    table.state["turn_number"] += 1
    after: list[Any] = [table._looked(seat)[1] for seat in range(3)]
    assert [one.turn_number for one in after] == [one.turn_number + 1 for one in before]
    for seat in range(3):
        assert after[seat].hand is first[seat][0], "also where others looked at it in between"
        assert after[seat].where is first[seat][1]
    table.state["where"][0, 0, 0] += 1
    last: Any = table._looked(0)[1]
    assert last.where[0, 0] == first[0][1][0, 0] + 1
