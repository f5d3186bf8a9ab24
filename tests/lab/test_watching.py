"""Watched games: the same as any batch plays, with true notes of who was asked what and what was done."""

from __future__ import annotations

import numpy as np
import pytest

import turnkey
from turnkey import BadOption
from turnkey.lab.batch import play_batch
from turnkey.lab.things import deeds_of
from turnkey.lab.watching import PER_GAME, Setting, watch_batch

GAME = turnkey.game("break_escape")
SHORT = {"rounds": 4}


@pytest.mark.parametrize("bots", [("random",), ("heuristic",), ("heuristic", "random", "random", "heuristic")])
def test_the_games_are_those_of_a_plain_batch(bots: tuple[str, ...]) -> None:
    watched = watch_batch(Setting.of(GAME, options=SHORT, bots=bots), 12, seed=5, backend="interpreted")
    plain = play_batch(GAME, 12, options=[SHORT], bots=bots, seed=5, backend="interpreted")
    assert np.array_equal(watched.returns, plain.returns)
    assert np.array_equal(watched.measures, plain.measures)
    assert watched.decisions == plain.decisions


def test_compiled_and_interpreted_note_the_same() -> None:
    setting = Setting.of(GAME, options=SHORT, bots=["heuristic"], bans={"ben": ("rest",), "all": ("discard swap",)})
    one, other = (watch_batch(setting, 20, seed=3, backend=backend) for backend in ("interpreted", "compiled"))
    for name in PER_GAME:
        assert np.array_equal(getattr(one, name), getattr(other, name)), name
    assert one.strayed == other.strayed


def test_later_games_can_be_played_without_the_earlier_ones() -> None:
    setting = Setting.of(GAME, options=SHORT, bots=["heuristic"])
    whole = watch_batch(setting, 10, seed=3, backend="interpreted")
    rest = watch_batch(setting, 4, seed=3, first=6, backend="interpreted")
    for name in PER_GAME:
        assert np.array_equal(getattr(whole, name)[6:], getattr(rest, name)), name


def test_what_nobody_asks_for_takes_no_room() -> None:
    """A million games of a table with a hundred deeds would be gigabytes of them."""
    for bots in (["heuristic"], ["easy", "heuristic", "random", "random"]):
        setting = Setting.of(GAME, options=SHORT, bots=bots)
        noted, bare = (watch_batch(setting, 3, seed=3, backend="interpreted", deeds=deeds) for deeds in (True, False))
        assert noted.taken.size > 0 == bare.taken.size == bare.offered.size
        for name in ("returns", "measures", "order", "asked", "chose"):
            assert np.array_equal(getattr(noted, name), getattr(bare, name)), name


@pytest.mark.parametrize("bots", ["heuristic", "random"])
def test_any_game_can_be_had_again_at_a_table(bots: str) -> None:
    watched = watch_batch(Setting.of(GAME, options=SHORT, bots=[bots]), 6, seed=8, backend="interpreted")
    for number in range(6):
        table = watched.table(number, "interpreted")
        assert table.result is not None
        assert table.result.returns == tuple(watched.returns[number, :4])


def test_what_is_noted_at_tables_is_what_happened_there() -> None:
    """A bot that thinks for itself plays at a table; what it did stands in the record."""
    setting = Setting.of(GAME, options=SHORT, bots=["easy", "medium", "random", "search@6"])
    watched = watch_batch(setting, 2, seed=4)
    for number in range(2):
        done = [(one.seat, one.code) for one in watched.table(number).record.entries if one.kind == "action"]
        assert len(done) == watched.asked[number].sum()
        assert watched.taken[number, :, deeds_of(GAME).groups[[code for _, code in done], 0]].sum() > 0
        first = list(dict.fromkeys(seat for seat, _ in done))
        placed = [seat for seat in np.argsort(watched.order[number]) if watched.order[number, seat] > 0]
        assert placed == first


def test_every_decision_takes_one_of_what_it_is_offered() -> None:
    watched = watch_batch(Setting.of(GAME, bots=["heuristic"]), 10, seed=1, backend="interpreted")
    verbs = [number for number, one in enumerate(deeds_of(GAME).deeds) if not one.word]
    assert np.array_equal(watched.taken[:, :, verbs].sum(axis=2), watched.asked)
    assert np.all(watched.taken <= watched.offered)
    assert np.all(watched.chose <= watched.asked)


def test_a_ban_is_kept_unless_nothing_else_can_be_done() -> None:
    deeds = deeds_of(GAME)
    swap = next(number for number, one in enumerate(deeds.deeds) if one.notation == "swap")
    end = next(number for number, one in enumerate(deeds.deeds) if one.notation == "end")
    setting = Setting.of(GAME, options=SHORT, bots=["heuristic"], bans={"ben": ("swap", "end")})
    watched = watch_batch(setting, 30, seed=1, backend="interpreted")
    assert watched.taken[:, 0, swap].sum() == 0
    assert watched.taken[:, 1, swap].sum() > 0
    assert watched.taken[:, 0, end].sum() > 0, "somebody who may do nothing but end the turn still ends it"
    assert watched.strayed > 0


@pytest.mark.parametrize("bots", ["heuristic", "easy"])  # a policy in the loops, and a bot at a table
def test_whoever_goes_without_a_deed_may_still_talk(bots: str) -> None:
    """What is said stands on no menu: to say it is not to want what one is banned from."""
    game = turnkey.game("lockdown")
    plain, banned = (
        watch_batch(Setting.of(game, players=3, bots=[bots], bans=bans), 3, seed=2, backend="interpreted")
        for bans in ({}, {"p1": ("haunt",)})  # which nobody is offered without the variant
    )
    said = [number for number, one in enumerate(deeds_of(game).deeds) if one.notation.startswith("say")]
    assert plain.taken[:, :, said].sum() > 0
    assert banned.strayed == 0
    for name in PER_GAME:
        assert np.array_equal(getattr(plain, name), getattr(banned, name)), name


def test_deeds_know_what_is_printed() -> None:
    deeds = {one.notation: one for one in deeds_of(turnkey.game("lockup")).deeds}
    assert deeds["pick N21"].title == "Sergeant Krull"
    assert deeds["pick N21"].attributes["kind"] == "hobgoblin"
    assert deeds["pick"].word == ""
    assert "@ 5" not in {one.notation for one in deeds_of(turnkey.game("airlock")).deeds}


@pytest.mark.parametrize("given", [{"games": 0}, {"backend": "cuda"}])
def test_what_cannot_be_watched_is_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        watch_batch(Setting.of(GAME), **{"games": 1, "seed": 1, **given})  # type: ignore[arg-type]
