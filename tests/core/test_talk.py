"""Claims: a game may refuse one, with its reason, and nothing is written then."""

from __future__ import annotations

from dataclasses import replace

import pytest

import turnkey
from turnkey import Illegal
from turnkey.core.game import Game


def test_a_game_may_say_why_a_claim_cannot_be_made() -> None:
    usual = turnkey.game("break_escape")
    claim = usual.definition.words.talk[0].notation

    def mute(options: object, players: int, seat: int, said: object) -> str | None:
        return f"seat {seat} of {players} has lost its voice" if seat == 1 else None

    game = Game(replace(usual.definition, words=replace(usual.definition.words, why_unsaid=mute)))
    table = game.deal(seed=1, backend="interpreted")
    before = len(table.record.entries)
    with pytest.raises(Illegal, match="seat 1 of 4 has lost its voice"):
        table.say(table.seats[1], claim)
    assert len(table.record.entries) == before
    table.say(table.seats[0], claim)
    assert len(table.record.entries) == before + 1
