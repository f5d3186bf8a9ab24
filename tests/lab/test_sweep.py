"""Sweeps: which settings are played, on which deals, what is kept, and what differences are worth."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import turnkey
from turnkey import BadOption
from turnkey.core.errors import BadEdition, TurnkeyError
from turnkey.lab import extra
from turnkey.lab.changed import entry_of, with_changes
from turnkey.lab.designs import GRID, PAIRS, SINGLE, changes_of, dimension, every_dimension, spelled, variations
from turnkey.lab.figures import figures_of, named
from turnkey.lab.machines import Job
from turnkey.lab.paired import Difference, corrected, difference
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store, key_of, read_whole
from turnkey.lab.sweep import disagreements, sweep
from turnkey.lab.watching import Setting

GAME = turnkey.game("break_escape")
BASE = Setting.of(GAME, options={"rounds": 4}, bots=["heuristic"])


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Games are played interpreted, so that nothing is compiled."""
    return Store(tmp_path / "experiments", backend="interpreted", cores=1)


# Differences


def test_shared_deals_make_differences_sharper() -> None:
    luck = np.random.default_rng(1)
    deals = luck.normal(0, 5, 400)
    before, after = deals + luck.normal(0, 0.5, 400), deals + 0.3 + luck.normal(0, 0.5, 400)
    paired, apart = difference(before, after), difference(before, luck.permutation(after))
    assert paired.sure()
    assert 0.2 < paired.change.value < 0.4
    assert apart.change.high - apart.change.low > 5 * (paired.change.high - paired.change.low)


def test_intervals_of_differences_hold_what_they_promise_for_shared_deals() -> None:
    luck = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        deals = luck.random(200)
        before, after = (deals < 0.4).astype(float), (deals + luck.normal(0, 0.1, 200) < 0.5).astype(float)
        found = difference(before, after).change
        truth = 0.1  # a deal is below 0.4 as often, and below 0.5 with a little noise
        held += found.low <= truth <= found.high
    assert 370 <= held <= 394


def test_what_never_differs_is_not_sure_but_bounded() -> None:
    found = difference(np.ones(100), np.ones(100))
    assert (found.change.value, found.chance) == (0.0, 1.0)
    assert 0 < found.change.high < 0.05
    assert difference(np.zeros(9), np.ones(9)).sure()


def test_games_that_do_not_tell_are_left_out() -> None:
    found = difference(np.array([np.nan, 1.0, 0.0, 1.0]), np.array([1.0, 1.0, 1.0, np.nan]))
    assert found.change.value == 0.5


def test_among_many_comparisons_a_single_small_chance_is_nothing() -> None:
    many = [Difference(Estimate(0, -1, 1), chance) for chance in (0.04, *[0.5] * 20)]
    assert many[0].sure()
    assert not corrected(many)[0].sure()
    assert corrected([]) == []


# Designs


def test_values_as_they_are_written() -> None:
    assert spelled("1..4", ()) == ["1", "2", "3", "4"]
    assert spelled("8..16/4,20", ()) == ["8", "12", "16", "20"]
    assert spelled("*", ("exact", "up_to")) == ["exact", "up_to"]
    with pytest.raises(BadOption, match="smaller number first"):
        spelled("4..1", ())


def test_designs() -> None:
    values = BASE.values
    varied = [dimension(GAME, values, "keys_needed", "1..3"), dimension(GAME, values, "rounds", "3,4")]
    assert len(list(changes_of(varied, GRID))) == 3 * 2
    assert list(changes_of(varied, SINGLE)) == [{}, {"keys_needed": 1}, {"keys_needed": 3}, {"rounds": 3}]
    third = dimension(GAME, values, "deck.swap", "8,9")
    pairs = list(changes_of([*varied, third], PAIRS))
    assert len(pairs) == 1 + 4 + 5, "nothing, each change alone, every two of different dimensions"
    assert max(map(len, pairs)) == 2
    assert {"rounds", "james_move"} <= {one.name for one in every_dimension(GAME, values)}


def test_what_cannot_be_played_is_left_out_and_told() -> None:
    made, left_out = variations(BASE, [dimension(GAME, BASE.values, "start_hand", "2,9,10")], GRID)
    assert [one.label for one in made] == ["as it is", "start_hand=9"]
    assert left_out[0][0] == "start_hand=10"
    assert "the deck has 28 cards" in left_out[0][1]


@pytest.mark.parametrize("wrong", [("rounds", "none"), ("rond", "1,2"), ("deck.joker", "1,2"), ("deck", "1")])
def test_what_cannot_be_varied_is_refused(wrong: tuple[str, str]) -> None:
    with pytest.raises(BadOption):
        dimension(GAME, BASE.values, *wrong)


# Editions


def test_entries_of_an_edition_by_their_path() -> None:
    lockup = turnkey.game("lockup")
    assert entry_of(lockup, "goons.deacon.symbol") == "flame"
    assert entry_of(lockup, "goons.N18.suspicion") == entry_of(lockup, "goons.ash_deacon.suspicion") == 0
    changed = with_changes(lockup, {"goons.deacon.suspicion": "2"})
    assert entry_of(changed, "goons.N18.suspicion") == 2
    assert entry_of(lockup, "goons.N18.suspicion") == 0
    with pytest.raises(BadOption, match="several entries"):
        entry_of(lockup, "tomes.book.when")


def test_a_changed_edition_is_checked_and_sets_the_options_that_follow_it() -> None:
    assert with_changes(GAME, {"numbers.rounds": "9"}).options.resolve({})["rounds"] == 9
    with pytest.raises(BadEdition):
        with_changes(GAME, {"board": "O.C"})
    with pytest.raises(BadOption, match="is a number"):
        with_changes(GAME, {"numbers.rounds": "many"})


# Figures


def test_figures_are_found_by_enough_of_their_names() -> None:
    assert named(GAME, 4, "runners")[0] == "runners_win"
    assert named(GAME, 4, "rounds")[0] == "round"
    assert named(GAME, 4, "ben+lewis+david")[0] == "wins:ben+lewis+david"
    assert next(iter(figures_of(turnkey.game("airlock"), 3))) == "wins:1st"
    with pytest.raises(BadOption, match="there is no figure"):
        named(GAME, 4, "fun")


def test_figures_count_what_happened(store: Store) -> None:
    games = store.games(BASE, 12, 3)
    of = figures_of(GAME, 4)
    assert np.array_equal(of["wins:james"](games), 1 - of["wins:ben+lewis+david"](games))
    assert np.array_equal(of["runners_win"](games), of["wins:ben+lewis+david"](games))
    assert np.all(of["choices"](games) <= of["decisions"](games))
    assert sum(of[name](games).sum() for name in of if name.startswith("reason=")) == 12


# What is kept


def test_games_are_kept_and_only_what_is_missing_is_played(store: Store) -> None:
    first = store.games(BASE, 6, 3)
    assert store.played == 6
    again = Store(store.root, "interpreted")
    assert again.games(BASE, 6, 3).equals(first)
    assert again.games(BASE, 4, 3).equals(first.head(4))
    assert again.played == 0
    more = again.games(BASE, 9, 3)
    assert again.played == 3
    assert more.equals(Store(store.root / "other", "interpreted").games(BASE, 9, 3))
    kept = pl.read_parquet(store.root / "games" / f"{key_of(BASE, 3)}.parquet")
    assert kept.equals(more)
    described = json.loads((store.root / "games" / f"{key_of(BASE, 3)}.json").read_text(encoding="utf-8"))
    assert described["setting"]["options"]["rounds"] == 4
    assert {"turnkey", "numpy", "polars"} <= set(described["versions"])


def test_what_is_kept_never_becomes_less(store: Store) -> None:
    """Two processes may play the same setting at once: whoever comes last with fewer games leaves the others' there."""
    few, many = (next(store.plays.watch_all([Job(BASE, count, 1)])) for count in (4, 9))
    store._keep(Job(BASE, 9, 1), many)
    store._keep(Job(BASE, 4, 1), few)
    assert len(store.games(BASE, 9, 1)) == 9
    assert store.played == 9


def test_a_table_is_read_as_it_was_at_one_moment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.games(BASE, 4, 1)
    file = store._file(BASE, 1)
    asked, read_bytes = [], Path.read_bytes

    def noted(self: Path) -> bytes:
        asked.append(self)
        return read_bytes(self)

    monkeypatch.setattr(Path, "read_bytes", noted)
    assert len(read_whole(file)) == 4
    assert asked == [file], "opened once, and not by its name again"


def test_every_difference_makes_another_key() -> None:
    other = [
        Setting.of(GAME, options={"rounds": 5}, bots=["heuristic"]),
        Setting.of(GAME, options={"rounds": 4}, bots=["random"]),
        Setting.of(GAME, options={"rounds": 4}, bots=["heuristic"], bans={"ben": ("rest",)}),
        Setting.of(with_changes(GAME, {"deck.swap": "7"}), options={"rounds": 4}, bots=["heuristic"]),
    ]
    keys = [key_of(BASE, 3), key_of(BASE, 4), *(key_of(one, 3) for one in other)]
    assert len(set(keys)) == len(keys)
    assert key_of(Setting.of(GAME, options={"rounds": "4"}, bots=["heuristic"]), 3) == keys[0]


# Sweeps


def test_a_sweep_finds_what_is_there(store: Store) -> None:
    varied = [dimension(GAME, BASE.values, "keys_needed", "1,2"), dimension(GAME, BASE.values, "hp_james", "20,21")]
    made, _ = variations(BASE, varied, GRID)
    found = sweep(made, varied, ["runners", "decisions"], 60, 3, store)
    assert [one.variation.label for one in found.of("runners_win")] == [
        "as it is", "keys_needed=1", "keys_needed=1, hp_james=21", "hp_james=21",
    ]  # fmt: skip
    effects = {one.name: one for one in found.effects if one.figure == "runners_win"}
    assert effects["keys_needed"].levels[1].change.low > 0
    assert effects["hp_james"].span == 0
    assert found.effects[0].name == "keys_needed"
    table = found.table()
    assert len(table) == 8
    assert table.filter(pl.col("setting") == "as it is")["change"].to_list() == [0.0, 0.0]


def test_a_sweep_that_stops_when_it_knows_enough(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("turnkey.lab.sweep.FIRST_LOOK", 10)
    varied = [dimension(GAME, BASE.values, "hp_james", "20,21"), dimension(GAME, BASE.values, "keys_needed", "0,2")]
    made, _ = variations(BASE, varied, SINGLE)
    found = sweep(made, varied, ["runners"], 80, 3, store, until=0.15)
    played = {one.variation.label: one.games for one in found.cells}
    assert played["hp_james=21"] < played["keys_needed=0"] <= 80
    wide = [one for one in found.cells if one.change.change.high - one.change.change.low > 0.3]
    assert all(one.games == 80 for one in wide)


def test_players_who_do_not_agree_are_told(store: Store) -> None:
    """In so few rounds nobody but a good player gets through the Gate, even if it stands open."""
    varied = [dimension(GAME, BASE.values, "keys_needed", "0,2")]
    made, _ = variations(BASE, varied, SINGLE)
    others = [one.with_bots(("random",) * 4) for one in made]
    one, other = (sweep(each, varied, ["runners"], 60, 3, store) for each in (made, others))
    assert [mine.variation.label for mine, _ in disagreements(one, other, "runners_win")] == ["keys_needed=0"]
    assert disagreements(one, one, "runners_win") == []


def test_without_the_extra_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TurnkeyError, match=r"pip install 'turnkey-games\[lab\]'"):
        extra.need("no_such_statistics")
