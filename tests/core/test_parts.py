"""Parts of views: made once for all who see the same, and never shown to anybody who sees something else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import turnkey
from turnkey.core import layout
from turnkey.core.layout import PlainRecord, Shared, layout_of, record
from turnkey.core.parts import MOST_ANSWERS, MOST_PRINTED, ROOM, part, printed
from turnkey.core.secrecy import seat_index

ACTIONS = 70  # of a game, at most


i8: Any = layout.i8
Small = record(type("Small", (), {"__annotations__": {"hand": i8[3, 2], "score": i8[3], "stage": i8}}))


def small(hand: Any = ((1, 2), (3, 4), (5, 6)), score: Any = (7, 8, 9), stage: int = 0) -> PlainRecord:
    block = layout_of(Small).blank()
    block["hand"], block["score"], block["stage"] = hand, score, stage
    return PlainRecord(block[0])


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


def test_what_is_open_is_made_once_for_all_seats_and_what_is_not_for_each() -> None:
    made: list[str] = []
    shared, book = Shared(frozenset({"hand"})), small()

    @part
    def scores(game: Any, book: Any) -> list[int]:
        made.append("scores")
        return list(game.score)

    @part
    def cards(game: Any, book: Any) -> list[int]:
        made.append("cards")
        return [game.hand[0, place] for place in range(2)]

    def seen(hand: Any, score: Any = (7, 8, 9), position: bytes = b"first") -> PlainRecord:
        return PlainRecord(small(hand, score)._block, shared.at(position))

    ours, theirs = seen(((1, 2), (3, 4), (5, 6))), seen(((0, 0), (3, 4), (5, 6)))
    assert [cards(one, book) for one in (ours, theirs, ours)] == [[1, 2], [0, 0], [1, 2]]
    assert scores(ours, book) is scores(theirs, book)
    assert made == ["cards", "cards", "scores"]
    assert scores(seen(((1, 2), (3, 4), (5, 6)), (0, 8, 9), b"second"), book) == [0, 8, 9]
    assert scores(ours, book) == [7, 8, 9], "somebody may still look at the position before"


def test_whoever_sees_everything_does_not_make_it_open() -> None:
    """A replay is looked at with open cards first, then through a seat's eyes."""
    table = turnkey.game("lockdown").deal(3, seed=1, backend="interpreted")
    table.open_view()
    for seat in range(3):
        table.view(seat)
    open_parts = [made[1] for made in table._here().parts.values()]
    assert open_parts
    secret = table._shared.secret
    assert not [place for one in open_parts for place in one.reads.places if place[0] in secret]


def test_what_follows_from_a_book_is_kept_for_all_tables_that_have_it() -> None:
    made: list[int] = []

    @printed
    def doubled(book: Any, place: int) -> int:
        made.append(place)
        return int(book.score[place]) * 2

    game = turnkey.game("airlock")
    one, same, other = (game.deal(players, seed=1, backend="interpreted") for players in (3, 3, 4))
    assert one._printed._here.parts is same._printed._here.parts
    assert one._printed._here.parts is not other._printed._here.parts
    book, another = small(), small(score=(1, 1, 1))
    assert [doubled(book, 0), doubled(book, 0), doubled(another, 0), doubled(book, 1)] == [14, 14, 2, 16]
    assert made == [0, 0, 1]
    book._here.parts.update((number, number) for number in range(MOST_PRINTED))
    doubled(book, 2)
    assert len(book._here.parts) <= MOST_PRINTED


def test_a_menu_is_listed_anew_when_the_position_is_another() -> None:
    table = turnkey.game("airlock").deal(3, seed=4, backend="interpreted")
    seat = table.actors[0]
    menu = table.menu(seat)
    assert menu
    menu.clear()
    assert table.menu(seat), "who got the list may do with it as they like"
    twin = table.copy()
    twin.act(seat, twin.menu(seat)[0])
    afterwards = [twin.menu(one) for one in range(3)]
    assert [table.menu(one) for one in range(3)] != afterwards
    assert [twin.menu(one) for one in range(3)] == afterwards


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_kept_is_what_would_be_made_anew(slug: str) -> None:
    """Through a game, for every seat and for spectators, byte by byte."""
    game = turnkey.game(slug)
    luck = random.Random(slug)
    table = game.deal(max(game.seats), seed=7, backend="interpreted")
    for _ in range(ACTIONS):
        if luck.random() < 0.2:
            table.open_view()  # which everybody's own must not learn from
        for seat in (*range(table.players), None):
            record = PlainRecord(table.seen_by(seat)[0])
            anew = game.definition.view(record, PlainRecord(table.book[0]), seat_index(seat))
            assert json.dumps(table.view(seat)) == json.dumps(anew)
        if table.over:
            break
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
