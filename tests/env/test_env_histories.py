"""Perfect recall: all that a seat knew and did in this game, and nothing of the one before."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from turnkey.core.errors import BadOption
from turnkey.env import batch
from turnkey.env.histories import Histories


def anything(mask: Any, luck: np.random.Generator) -> Any:
    return (mask * luck.random(mask.shape)).argmax(axis=1)


def test_a_history_is_what_the_seat_saw_and_did() -> None:
    games = batch("break_escape", 3, seed=4, backend="interpreted", cores=1)
    recall, luck = Histories(games, most=60), np.random.default_rng(1)
    own: dict[tuple[int, int], list[tuple[bytes, int]]] = {}
    ends = 0
    for _ in range(150):
        rows, did, length = recall.of_asked()
        for place in range(3):
            told = own.get((place, int(games.seat[place])), [])
            assert length[place] == len(told)
            assert [(row.tobytes(), int(action)) for row, action in zip(rows[place], did[place], strict=True)][
                : len(told)
            ] == told
            assert not rows[place, len(told) :].any()
        actions = anything(games.mask, luck)
        for place in range(3):
            own.setdefault((place, int(games.seat[place])), []).append(
                (games.observation[place].tobytes(), int(actions[place]))
            )
        recall.step(actions)
        for ended in np.flatnonzero(games.terminated):
            ends += 1
            for seat in range(4):
                own.pop((int(ended), seat), None)
    assert ends


def test_the_same_history_has_the_same_key_and_no_other_has_it() -> None:
    """Two batches that play alike share every key; in one of them, no two decisions of a seat do."""
    both = [Histories(batch("break_escape", 2, seed=4, backend="interpreted", cores=1), most=60) for _ in range(2)]
    luck, keys = np.random.default_rng(1), []
    while not both[0].games.terminated.any():
        one, other = ([recall.key(place) for place in range(2)] for recall in both)
        assert one == other
        keys.append(one[0])
        actions = anything(both[0].games.mask, luck)
        for recall in both:
            recall.step(actions)
    assert len(set(keys)) == len(keys)


def test_too_little_room_and_no_rows_get_a_reason() -> None:
    recall = Histories(batch("break_escape", 1, seed=4, backend="interpreted", cores=1), most=2)
    luck = np.random.default_rng(1)
    while recall.length.max() < 2 or recall.length[0, recall.games.seat[0]] < 2:
        recall.step(anything(recall.games.mask, luck))
    with pytest.raises(BadOption, match="more by `most`"):
        recall.step(anything(recall.games.mask, luck))
    with pytest.raises(BadOption, match="let the games show"):
        Histories(batch("break_escape", 1, backend="interpreted", observations=None), most=2)
