"""Reports: what is looked at, that what is known is found again, and a page that needs nothing else."""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import polars as pl
import pytest

import turnkey
from turnkey.lab.designs import Variation
from turnkey.lab.machines import Here
from turnkey.lab.paired import Difference
from turnkey.lab.report.doubling import doubled, told_of
from turnkey.lab.report.finding import Finding
from turnkey.lab.report.findings import findings_of
from turnkey.lab.report.gifts import Gifts, gifts_of, needed, position_of, presents_of, with_one_more
from turnkey.lab.report.page import page_of
from turnkey.lab.report.strategies import Duel, dominant
from turnkey.lab.report.study import Plan, Study, gather
from turnkey.lab.report.walks import Walk, Walker, Walks
from turnkey.lab.report.worth import Group, bans_of, groups_of, lift_of, uses_of, with_more
from turnkey.lab.statistics import Estimate
from turnkey.lab.store import Store
from turnkey.lab.watching import OpenSight, Setting, sit_down, watch_batch

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from command_line import run

GAME = turnkey.game("break_escape")
SETTING = Setting.of(GAME, bots=["heuristic"])


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> Study:
    """Compiled, since a report plays everything there is to play."""
    ladder = ("random", "medium", "search@4")
    plan = Plan(600, 150, 300, 6, 1.0, 1.0, ladder, games_of_doublings=300, gift_seconds=2.0)
    return gather(SETTING, 1, Store(tmp_path_factory.mktemp("experiments")), plan)


# The known facts


def found(study: Study, *words: str) -> Finding:
    return next(one for one in findings_of(study) if all(word in one.sentence for word in words))


def test_james_has_a_single_choice(study: Study) -> None:
    one = found(study, "James chooses", "All that James is ever asked is")
    assert one.claim == "James decides almost nothing."
    assert one.figure < 1.5
    assert one in findings_of(study)[:3]
    assert set(one.sentence.partition("asked is ")[2].partition(".")[0].replace(" or ", ", ").split(", ")) == {
        "attack", "capture", "hold",
    }  # fmt: skip


def test_a_second_card_at_supplies_is_worth_a_third_of_the_games(study: Study) -> None:
    change = next(one for one in study.options.of(study.figures[0]) if one.variation.label == "supply_draw=2").change
    assert change.change.low < 0.34 < change.change.high
    assert change.sure()
    one = found(study, "moves the wins of the Runners", "(supply_draw, usually 1)")
    assert " at 2 " in one.sentence
    assert one.is_change


def test_james_s_health_is_worth_nothing(study: Study) -> None:
    assert "HP james" in found(study, "A step or a factor of two").sentence


def test_figures_of_one_bot_are_doubted(study: Study) -> None:
    """Random Runners hardly ever get away, so who is favoured is no fact about the rules alone."""
    assert "It depends on who plays" in found(study, "of games won").doubt
    assert "random" in found(study, "of games won").doubt


def test_findings_come_by_importance_and_with_their_figures(study: Study) -> None:
    findings = findings_of(study)
    assert [one.importance for one in findings] == sorted((one.importance for one in findings), reverse=True)
    assert {"Balance", "Endings", "Choices", "Options", "Things", "Skill", "Never"} <= {one.section for one in findings}


def test_what_is_never_offered_is_told_with_what_offers_it(study: Study) -> None:
    assert found(study, "Nobody is offered steps").sentence.endswith("but with james_move=up_to.")
    assert found(study, "Nobody is offered cw or ccw").sentence.endswith("but with james_move=either_way.")
    assert not any("nobody was ever offered" in one.sentence for one in findings_of(study))
    nowhere = findings_of(replace(study, elsewhere={"steps": [], "cw": ["james_move=choice"]}))
    assert any("nobody was ever offered: steps." in one.sentence for one in nowhere)


class Outside(HTMLParser):
    """Notes what a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in ("script", "img", "link", "iframe"):
            self.fetched.append(tag)
        self.fetched += [f"{tag} {value}" for name, value in given.items() if name == "src" and value]
        if tag == "svg":
            self.headings.append(given.get("aria-label") or "")


def test_the_page_needs_nothing_else_and_tells_every_finding(study: Study) -> None:
    page, findings = page_of(study, "turnkey report break_escape <&>")
    reader = Outside()
    reader.feed(page)
    assert reader.fetched == []
    assert len(reader.headings) >= 5
    assert all(reader.headings)
    assert "&lt;&amp;&gt;" in page
    assert page.count('class="doubt"') >= len([one for one in findings if one.doubt])
    assert "nan" not in page.lower().replace("nanum", "")


# From inside


def test_chances_on_the_way() -> None:
    walk = Walk(0, np.array([0.0, 0.25, 0.5, 0.75]), np.array([[0.5, 0.5], [0.1, 0.9], [0.95, 0.05], [1, 0]]), 0)
    assert (walk.lead_changes, walk.lowest, walk.decided) == (2, 0.1, 0.5)
    assert Walk(0, np.array([0.0]), np.array([[0.5, 0.5]]), 0).decided == 1.0
    assert Walk(0, np.array([0.0]), np.array([[0.95, 0.05]]), 0).decided == 0.0


def test_playing_on_begins_where_the_table_is() -> None:
    walker = Walker(SETTING, 3, "interpreted")
    sitting = sit_down(SETTING, 3, 0, "interpreted")
    while not sitting.table.over:
        last = sitting.table.state.copy()
        sitting.step()
    result = sitting.table.result
    assert result is not None
    one, other = (walker.play_on(last.view(np.uint8), 0, -1, False, 9) for _ in range(2))
    assert np.array_equal(one, other)
    assert abs(one[:, 0].mean() - (result.returns[0] > 0)) < 0.9
    assert np.array_equal(one[:, 0], ~one[:, 3])


def test_a_choice_is_weighed_in_worlds_that_the_seat_cannot_tell_apart(study: Study) -> None:
    assert study.walks.weighed
    assert all(-1 <= one.spread <= 1 and one.options > 1 for one in study.walks.weighed)
    assert len({one.number for one in study.walks.walks}) == len(study.walks.walks)
    assert isinstance(study.walks, Walks)
    assert study.walks.spread(99) is None


# What things are worth


def test_lift_is_told_with_games_as_clusters() -> None:
    luck = np.random.default_rng(1)
    did = luck.random((500, 2)) < 0.5
    better = np.where(did, 0.3, -0.3) + luck.normal(0, 0.2, (500, 2))
    lift = lift_of(better, np.ones_like(did), did)
    assert lift is not None
    assert lift.change.low < 0.6 < lift.change.high
    copied = lift_of(np.repeat(better[:, :1], 2, axis=1), np.ones_like(did), np.repeat(did[:, :1], 2, axis=1))
    alone = lift_of(better[:, :1], np.ones((500, 1), bool), did[:, :1])
    assert copied is not None
    assert alone is not None
    width, single = (one.change.high - one.change.low for one in (copied, alone))
    assert width == pytest.approx(single, rel=0.05), "the same games told twice are no more games"
    assert lift_of(better[:20], np.ones((20, 2), bool), did[:20]) is None


def test_kinds_of_things_are_put_together() -> None:
    lockup = Setting.of(turnkey.game("lockup"), players=2)
    hobgoblins = next(one for one in groups_of(lockup) if one.value == "hobgoblin")
    assert hobgoblins.label == "pick any hobgoblin"
    assert len(hobgoblins.notations) == 6


def test_a_ban_that_hurts_and_one_that_cannot() -> None:
    groups = {one.label: one for one in groups_of(SETTING)}
    uses = uses_of(watch_batch(SETTING, 40, 1, backend="interpreted"), list(groups.values()))
    assert next(one for one in uses if one.group.label == "go").times > 10
    bans = bans_of(SETTING, [groups["escape"], groups["steps"]], 40, 1, Here("interpreted"))
    assert [(one.group.label, one.side) for one in bans] == [("escape", "ben, lewis, david")]
    assert bans[0].change.change.value < -0.2
    assert isinstance(bans[0].group, Group)


# Given and doubled


def test_what_a_card_is_worth_to_those_who_begin_with_it(study: Study) -> None:
    gifts = gifts_of(SETTING, presents_of(GAME, study.uses), 4, 600.0, Here(), most=40)
    worth = {one.present.words[0]: one for one in gifts.given}
    assert set(worth) == {"teleport", "swap", "pup", "jailbreak"}
    assert {one.side for one in worth.values()} == {"ben, lewis, david"}  # James holds no cards
    assert worth["teleport"].change.change.low > 0
    assert worth["jailbreak"].change.change.high < 0, "one Key less can be found"


def test_what_is_surely_worth_something_to_begin_with_is_a_finding(study: Study) -> None:
    one = next(one for one in study.gifts.given if one.present.words == ("teleport",))
    sure = replace(one, change=Difference(Estimate(0.1, 0.08, 0.12), 0.0), deals=40)
    told = found(replace(study, gifts=Gifts([sure])), "points to the Runners")
    assert told.claim == "To begin with TELEPORT, for the Runners: +10.0."
    assert told.sentence == "It is worth +10.0 (+8.0 to +12.0) points to the Runners."


def test_a_seat_that_is_given_a_card_has_it_from_the_deck() -> None:
    table = GAME.deal(seed=3, backend="interpreted")
    swap = next(one for one in presents_of(GAME, ()) if one.words == ("swap",))
    after = with_one_more(table, swap, "swap", "lewis", needed(table))
    assert after is not None
    before, now = position_of(table), position_of(after)
    assert now["hand"]["lewis"]["swap"] == before["hand"]["lewis"]["swap"] + 1
    assert now["deck"]["swap"] == before["deck"]["swap"] - 1
    assert now["hand_size"]["lewis"] == before["hand_size"]["lewis"] + 1
    assert {name for name in now if now[name] != before[name]} == {
        "hand", "hand_size", "deck", "deck_size", "unsure",
    }  # fmt: skip


def test_a_hired_goon_comes_out_of_the_deck_and_none_that_is_in_sight() -> None:
    game = turnkey.game("lockup")
    table = game.deal(3, seed=1, backend="interpreted")
    places, kept = position_of(table)["goon_place"], needed(table)
    goons = next(one for one in presents_of(game, ()) if one.label == "any hobgoblin")
    hidden, seen = (
        next(name for name, place in places.items() if (place == "deck") == there) for there in (True, False)
    )
    after = with_one_more(table, goons, hidden, "b", kept)
    assert after is not None
    assert position_of(after)["goon_place"] == places | {hidden: "b"}
    assert with_one_more(table, goons, seen, "b", kept) is None


def test_a_card_of_locked_out_is_given_as_drawn_from_its_pile() -> None:
    game = turnkey.game("locked_out")
    table = game.deal(3, seed=3, backend="interpreted")
    crown = next(one for one in presents_of(game, ()) if one.words == ("ir",))
    after = with_one_more(table, replace(crown, words=("crown",)), "crown", "p2", needed(table))
    assert after is not None
    before, now = position_of(table), position_of(after)
    room = next(room for room, pile in before["pile"].items() if "crown" in pile.values())
    assert now["hand"]["p2"]["crown"] == now["taken"][room] == 1
    assert next(iter(now["pile"][room].values())) == "crown"
    assert Counter(now["pile"][room].values()) == Counter(before["pile"][room].values())
    assert next(iter(now["pile_seen_by"][room].values())) == 1 << 1, "nobody else knows which card it was"
    assert now["hand_size"]["p2"] == 2
    assert {one.words[0] for one in presents_of(game, ())}.isdisjoint({"none", "booty"})


def test_a_tile_of_airlock_lies_in_the_station_of_whom_it_was_given_to() -> None:
    game = turnkey.game("airlock")
    table = game.deal(4, seed=3, backend="interpreted")
    before, kept = position_of(table), needed(table)
    kind = next(one for one in presents_of(game, ()) if one.label == "any tile with 5 connectors")
    hidden, seen = (next(one for one in kind.words if before["stack"][one] == there) for there in (1, 0))
    after = with_one_more(table, kind, hidden, "3", kept)
    assert after is not None
    now = position_of(after)
    assert (now["tile"]["3"], now["cell"]["3"], now["facing"]["3"]) == ([hidden], ["0,0"], ["r0"])
    assert now["stack"] == before["stack"] | {hidden: 0}
    assert with_one_more(table, kind, seen, "3", kept) is None
    while not after.over:
        after.apply(after.actors[0], after.options(after.actors[0])[0])


def test_a_game_that_cannot_give_or_double_says_why() -> None:
    six = Setting.of(turnkey.game("airlock"), players=6)
    presents = presents_of(six.game, ())
    gifts = gifts_of(six, presents, 1, 1.0, Here("interpreted"))
    assert not gifts.given
    assert "all 36 tiles of the stack are drafted later" in gifts.refused[presents[0].label]
    cards = Setting.of(turnkey.game("locked_out"), players=3)
    assert "the rulebook has 6" in str(doubled(cards, "oxygen"))
    assert doubled(cards, "ir") == "the edition tells no number of it"
    assert doubled(six, "33b") == "the edition tells no number of it"


def test_what_is_no_more_than_its_print_becomes_another() -> None:
    crown = doubled(Setting.of(turnkey.game("locked_out")), "crown")
    assert isinstance(crown, Variation)
    assert crown.changes == {"loot.bonds.value": 40}
    tile = doubled(Setting.of(turnkey.game("airlock")), "61")
    assert isinstance(tile, Variation)
    assert tile.changes == {"tiles.62": "RRRRR- 1/3/6/10/15"}
    tiles = tile.setting.game.edition.data["tiles"]
    assert tiles[60] == tiles[61] != tiles[62]
    values = tile.setting.game.book(6, tile.setting.values)["value"][0]
    assert list(values[61]) == list(values[60])


def test_doubling_goes_as_far_as_the_edition_allows(study: Study) -> None:
    swap = doubled(SETTING, "swap")
    assert isinstance(swap, Variation)
    assert swap.changes == {"deck_swap": 16}
    bat = doubled(Setting.of(turnkey.game("lockdown")), "bat")
    assert isinstance(bat, Variation)
    assert bat.changes["deck.bat"] == 6
    deck = bat.setting.game.edition.data["deck"]
    assert sum(deck.values()) == sum(turnkey.game("lockdown").edition.data["deck"].values())
    lockup = doubled(Setting.of(turnkey.game("lockup")), "N05")
    assert isinstance(lockup, Variation)
    goons = {one["id"]: one for one in lockup.setting.game.edition.data["goons"]}
    other = next(iter(lockup.changes)).split(".")[1]
    assert [goons[other][key] for key in ("kind", "rewards", "suspicion")] == ["dwarf", ["+G"], 2]
    assert {one.thing for one in study.doublings.found} == {"TELEPORT", "SWAP", "PUP", "jailbreak (JAIL BREAK)"}
    (one,) = (one for one in findings_of(study) if one.claim.startswith("Twice as many PUP: "))
    assert one.sentence.startswith("Wins of the Runners change by")
    assert one.sentence.endswith("(deck_pup=24).")


def test_it_is_told_what_became_a_copy() -> None:
    assert told_of({"tiles.37": "a / b"}) == "in place of tiles.37"
    assert told_of({"goons.nym.kind": "dwarf", "goons.nym.suspicion": 2}) == "in place of goons.nym"
    assert told_of({"deck_pup": 24}) == "deck_pup=24"


def test_players_who_think_can_be_reported_on(tmp_path: Path) -> None:
    line = ("report", "break_escape", "--bots", "search@4", "--option", "keys_needed=1", "--seconds", "6",
            "--ladder", "random,medium", "--in", str(tmp_path), "--json")  # fmt: skip
    ran = run(*line)
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["setting"]["bots"] == ["search@4"] * 4
    assert any("Not asked, for want of time" in one["sentence"] for one in told["findings"])
    assert any("of games won" in one["sentence"] for one in told["findings"])
    page = Path(told["page"]).read_text(encoding="utf-8")
    assert "games of search@4 bots" in page


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line = (
        "report", "break_escape", "--games", "40", "--seconds", "1", "--ladder", "random,medium",
        "--in", str(tmp_path), "--out", str(tmp_path / "pages" / "page.html"),
    )  # fmt: skip
    monkeypatch.setattr(sys, "argv", ["turnkey", *line])
    ran = run(*line)
    assert ran.code == 0
    assert "Believe it?" in ran.out
    page = (tmp_path / "pages" / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>")
    assert "report break_escape --games 40" in page
    assert str(tmp_path) not in page
    folder = next(one for one in tmp_path.iterdir() if one.name.startswith("report-break_escape-"))
    assert len(pl.read_parquet(folder / "games.parquet")) == 40
    findings = pl.read_parquet(folder / "findings.parquet")
    assert findings["sentence"][0][:30] in ran.out
    assert f"{len(findings)} findings in" in ran.out
    assert json.loads((folder / "experiment.json").read_text(encoding="utf-8"))["ladder"] == "random,medium"


# Open cards, strategies, minutes


@pytest.mark.parametrize("slug", ["break_escape", "lockdown", "locked_out"])
def test_whoever_sees_all_cards_draws_no_other_world(slug: str) -> None:
    game = turnkey.game(slug)
    sitting = sit_down(Setting.of(game, bots=["random"]), 1, 0, "interpreted")
    for _ in range(30):
        sitting.step()
    before = sitting.table.state.copy()
    true = before.view(np.uint8).reshape(-1)
    world = OpenSight(sitting.table, 0).world(5).state.view(np.uint8).reshape(-1)
    known = [(start, size) for start, size, keeper in game.secrets if keeper >= 0 and true[keeper] & 0x7F]
    assert known
    for start, size in known:
        assert (world[start : start + size] == true[start : start + size]).all()
    assert (sitting.table.state == before).all()  # the table itself is as it was


def test_open_cards_and_minutes_are_told(study: Study) -> None:
    assert {one.side for one in study.open} == {"ben, lewis, david", "james"}
    assert found(study, "Too few deals were played with open cards", "James").doubt  # four
    assert "assumed, not measured" in found(study, "A game takes people about").doubt


def test_a_strategy_dominates_only_if_it_is_better_against_all(study: Study) -> None:
    assert ("ben, lewis, david", "heuristic", "random") in [
        (one.side, one.mine, one.instead_of) for one in dominant(study.duels)
    ]

    def duel(mine: str, other: str, against: str, value: float) -> Duel:
        return Duel("a", mine, other, against, Difference(Estimate(value, value - 0.01, value + 0.01), 0.0001))

    mixed = [duel("x", "y", "x", 0.2), duel("x", "y", "y", -0.2), duel("y", "x", "x", -0.2), duel("y", "x", "y", 0.2)]
    assert dominant(mixed) == []
    clear = [duel("x", "y", "x", 0.2), duel("x", "y", "y", 0.1)]
    (one,) = dominant(clear)
    assert one.least.against == "y"


def test_two_names_of_one_strategy_are_told_once(study: Study) -> None:
    def duel(mine: str) -> Duel:
        return Duel("a", mine, "y", "y", Difference(Estimate(0.1, 0.09, 0.11), 0.0001))

    findings = findings_of(replace(study, duels=[duel("x"), duel("z")]))
    (one,) = (one for one in findings if "whatever the others play: by" in one.sentence)
    assert "the strategies x and z (the same here) beat y" in one.sentence


def test_bans_come_on_top_of_those_that_were_asked_for() -> None:
    group = Group("go", "go", (0,), ("go",), "verb")
    asked_for = {"all": ("hold",), "ben": ("rest",)}
    assert with_more(asked_for, ["ben", "david"], group) == {"all": ("hold",), "ben": ("rest", "go"), "david": ("go",)}
