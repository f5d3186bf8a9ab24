"""Which game a record is of, whatever stands before its first line."""

from __future__ import annotations

import pytest

from turnkey.core.record import slug_of


@pytest.mark.parametrize(
    "text",
    [
        "airlock players=2",
        "\n  AIRLOCK\n",
        "# a comment\nairlock",
        "; a comment\n\nairlock ; and more",
        '{"game": "airlock"}',
    ],
)
def test_comments_of_either_kind_may_come_first(text: str) -> None:
    assert slug_of(text) == "airlock"


def test_a_record_of_nothing() -> None:
    assert slug_of("# only a comment\n; and another\n") == ""
