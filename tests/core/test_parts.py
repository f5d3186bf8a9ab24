"""Parts of views: made once for all who see the same, and never shown to anybody who sees something else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import turnkey
from turnkey.core import layout
from turnkey.core.layout import TakenOut, layout_of, record
from turnkey.core.parts import MOST_ANSWERS, ROOM, part
from turnkey.core.secrecy import seat_index

ACTIONS = 70  # of a game, at most


i8: Any = layout.i8
Small = record(type("Small", (), {"__annotations__": {"hand": i8[3, 2], "score": i8[3], "stage": i8}}))


def small(hand: Any = ((1, 2), (3, 4), (5, 6)), score: Any = (7, 8, 9), stage: int = 0) -> TakenOut:
    block = layout_of(Small).blank()
    block["hand"], block["score"], block["stage"] = hand, score, stage
    return TakenOut(block[0])


class Counted:
    """A part that counts how often it is really made."""

    def __init__(self) -> None:
        self.made = 0
        self.book = small()

        @part
        def row(game: Any, book: Any, seat: int) -> dict[str, Any]:
            self.made += 1
            cards = [game.hand[seat, place] for place in range(2)] if game.stage == 0 else list(game.score)
            return {"seat": seat, "cards": cards}

        @part
        def all_rows(game: Any, book: Any) -> list[dict[str, Any]]:
            return [row(game, book, seat) for seat in range(3)]

        self.row, self.all_rows = row, all_rows


def test_a_part_is_made_again_only_when_what_it_read_is_another() -> None:
    counted = Counted()
    first = counted.row(small(), counted.book, 1)
    assert counted.row(small(), counted.book, 1) is first
    assert counted.row(small(hand=((0, 0), (3, 4), (0, 0)), score=(0, 0, 0)), counted.book, 1) is first
    assert counted.made == 1
    assert counted.row(small(hand=((1, 2), (3, 0), (5, 6))), counted.book, 1)["cards"] == [3, 0]
    assert counted.row(small(), counted.book, 2)["cards"] == [5, 6]
    assert counted.row(small(), small(), 1) is not first, "another table has another book"


def test_a_part_that_goes_another_way_reads_more_from_then_on() -> None:
    counted = Counted()
    for _ in range(2):
        assert counted.row(small(), counted.book, 0)["cards"] == [1, 2]
        assert counted.row(small(stage=1), counted.book, 0)["cards"] == [7, 8, 9]
        assert counted.row(small(stage=1, score=(0, 8, 9)), counted.book, 0)["cards"] == [0, 8, 9]
    made = counted.made
    assert counted.row(small(stage=1), counted.book, 0)["cards"] == [7, 8, 9]
    assert counted.made == made


def test_a_part_of_a_part_is_read_by_both() -> None:
    counted = Counted()
    before = counted.all_rows(small(), counted.book)
    assert counted.all_rows(small(score=(0, 0, 0)), counted.book) is before
    after = counted.all_rows(small(hand=((1, 2), (3, 4), (5, 0))), counted.book)
    assert [row["cards"] for row in after] == [[1, 2], [3, 4], [5, 0]]
    assert after[:2] == before[:2]
    assert after[0] is before[0], "only what changed is made anew"
    assert counted.made == 4


def test_what_is_kept_has_an_end() -> None:
    counted = Counted()
    for card in range(MOST_ANSWERS + 1):
        counted.row(small(hand=((card, 0), (0, 0), (0, 0))), counted.book, 0)
    made = counted.made
    counted.row(small(hand=((0, 0), (0, 0), (0, 0))), counted.book, 0)
    assert counted.made == made + 1

    @part
    def numbered(game: Any, book: Any, number: int) -> list[int]:
        return [number]

    for number in range(3 * ROOM):
        numbered(counted.book, counted.book, number)
    shelf = counted.book.__dict__["_shelf"]
    assert len(shelf._lately) + len(shelf._before) <= 2 * ROOM


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_kept_is_what_would_be_made_anew(slug: str) -> None:
    """Through a game, for every seat and for spectators, byte by byte."""
    game = turnkey.game(slug)
    luck = random.Random(slug)
    table = game.deal(max(game.seats), seed=7, backend="interpreted")
    for _ in range(ACTIONS):
        for seat in (*range(table.players), None):
            record = TakenOut(table.seen_by(seat)[0])
            anew = game.definition.view(record, TakenOut(table.book[0]), seat_index(seat))
            assert json.dumps(table.view(seat)) == json.dumps(anew)
        if table.over:
            break
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
