"""Reviews: values that are known exactly, shares that add up, a planted blunder, and nothing hidden in a judgement."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import turnkey
import turnkey.lab.review.learned as judges_module
from turnkey.bots.learned.weights import Weights, weights_of
from turnkey.core.errors import TurnkeyError
from turnkey.core.game import Game
from turnkey.core.languages import ENGLISH
from turnkey.core.loops import learned, watched
from turnkey.core.table import Table
from turnkey.games.locked_out.state import CARDS
from turnkey.lab.review import judging
from turnkey.lab.review.claims import claims_of
from turnkey.lab.review.evaluator import BOT, NETWORK, Ask, Asking, CalledOff, Playouts
from turnkey.lab.review.judging import CLOSER, Estimated, Judge, Judged
from turnkey.lab.review.learned import LearnedPlayouts, digest, judges_of, measured_line
from turnkey.lab.review.moments import Moment, bytes_of, knowledge, moments_of
from turnkey.lab.review.plain import plain
from turnkey.lab.review.review import Review, accuracies, accuracy_of, lasting, review
from turnkey.lab.review.telling import Telling
from turnkey.lab.watching import Setting, table_of
from turnkey.play import reviews

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples" / "kuhn" / "src"))
sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))

from command_line import run  # noqa: E402
from turnkey_kuhn import GAME as KUHN  # noqa: E402

BREAK_ESCAPE = turnkey.game("break_escape")
JACK, QUEEN, KING = range(3)


@pytest.fixture(scope="module")
def kuhn() -> Iterator[Game]:
    """Loops are found by a game's name: this one is known by it as if it were installed."""
    from turnkey.core import registry

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            registry, "definition", lambda slug, known=registry.definition: KUHN if slug == "kuhn" else known(slug)
        )
        yield Game(KUHN)


def dealt(kuhn: Game, first: int, second: int, *acts: str) -> Table:
    cards = ("jack", "queen", "king")
    table = kuhn.deal(2, chance=[f"deal first {cards[first]}", f"deal second {cards[second]}"])
    for act in acts:
        table.apply(table.actors[0], act)
    return table


# Kuhn poker, by enumeration


def bets(seat: int, card: int, called: bool) -> Fraction:
    """How often the example's bot bets, as its own text says."""
    if card == QUEEN:
        return Fraction((3 - seat) * called, 6)
    if card == KING:
        return Fraction(6 if called or seat == 1 else 3, 6)
    return Fraction(0 if called else 1 + seat, 6)


def first_wins(cards: tuple[int, int], acts: str) -> Fraction:
    """How often the first seat wins from there, when both play so."""
    if acts in ("pp", "bb", "pbb"):
        return Fraction(int(cards[0] > cards[1]))
    if acts in ("bp", "pbp"):
        return Fraction(int(acts == "bp"))
    seat = len(acts) % 2
    share = bets(seat, cards[seat], acts.endswith("b"))
    return share * first_wins(cards, acts + "b") + (1 - share) * first_wins(cards, acts + "p")


@pytest.mark.parametrize(("cards", "acts"), [((JACK, KING), ""), ((QUEEN, JACK), "p"), ((KING, QUEEN), "pb")])
def test_values_are_those_of_an_enumeration(kuhn: Game, cards: tuple[int, int], acts: str) -> None:
    words = {"p": "pass", "b": "bet"}
    table = dealt(kuhn, *cards, *(words[one] for one in acts))
    seat, others = table.actors[0], [one for one in range(3) if one != cards[table.actors[0]]]
    evaluator = Playouts(kuhn, 2, table.book, backend="interpreted")

    opened = evaluator.worth(Ask(bytes_of(table), seat, -1, False, 1, 1500))[:, 0]
    assert abs(opened.mean() - float(first_wins(cards, acts))) < 4 * Estimated.of(opened).error

    # With what the seat knows each other card is as likely. (What a bet tells of a hand, this game does not weigh.)
    def with_other(card: int) -> Fraction:
        pair = (cards[0], card) if seat == 0 else (card, cards[1])
        return first_wins(pair, acts)

    known = evaluator.worth(Ask(bytes_of(table), seat, -1, True, 2, 1500))[:, 0]
    expected = sum((with_other(card) for card in others), Fraction(0)) / 2
    assert abs(known.mean() - float(expected)) < 4 * Estimated.of(known).error


def test_a_planted_blunder_is_the_worst_decision(kuhn: Game) -> None:
    """Whoever has the King and gives up after a bet throws away a game that is won."""
    table = dealt(kuhn, KING, QUEEN, "pass", "bet", "pass")
    found = review(table, count=150, backend="interpreted", cores=1)
    worst = found.mistakes[0]
    assert (worst.moment, worst.seat) == (2, 0)
    assert kuhn.definition.words.actions[worst.other].notation == "bet"
    assert worst.better.value == pytest.approx(1.0)
    assert found.accuracy[0] is not None
    assert found.accuracy[0].accuracy < accuracy_of(0.3)
    told = Telling(table, plain(found)).mistakes()[0]
    assert [str(one) for one in told.says] == ["first: Pass.", "The playouts preferred: Bet."]
    assert (told.points, told.error) == (-100, 1)


def test_shares_add_up_to_what_the_chance_moved(kuhn: Game) -> None:
    found = review(dealt(kuhn, JACK, KING, "bet", "bet"), count=40, backend="interpreted", cores=1)
    for known, curve in ((True, found.curve.known), (False, found.curve.open)):
        total = found.shares(known).sum(axis=(0, 2))
        assert total == pytest.approx(curve[-1] - curve[0])
    shares = found.shares(known=False)
    luck = found.curve.open[1:] - found.curve.open_after[:-1]
    assert shares[:, :, 0] == pytest.approx(luck)  # chance is what happens between the action and the next moment
    assert found.shares()[:, :, 1:].sum(axis=2) == pytest.approx((found.curve.acting_after - found.curve.acting)[:-1])
    mine = [one.seat for one in found.moments]
    assert all(shares[place, seat, 2] == 0 for place, seat in enumerate(mine))


def test_what_a_seat_could_not_know_has_no_part_in_its_judgement(kuhn: Game) -> None:
    """Twin worlds: the other has the Queen, or the King; who does not know which is judged alike."""
    queen, king = (moments_of(dealt(kuhn, JACK, card, "bet", "pass"))[:1] for card in (QUEEN, KING))
    assert queen[0].known[0] == king[0].known[0]
    assert queen[0].known[1] != king[0].known[1]
    judged = []
    for moments in (queen, king):
        table = dealt(kuhn, JACK, QUEEN)
        asking = Asking(Playouts(kuhn, 2, table.book, backend="interpreted"), cores=1)
        judged.append(Judge(asking, 1, 60).judge(moments))
    assert judged[0] == judged[1]


def test_twin_worlds_of_a_real_game_are_judged_alike() -> None:
    table = table_of(Setting.of(BREAK_ESCAPE, 4, None, ("random",)), 5, 1)
    choice = next(one for one in moments_of(table) if one.is_choice and one.number > 8)
    before = turnkey.replay(table.record.to_text(), choice.number)
    twin = before.determinize(choice.seat, 77)
    assert bytes_of(twin).tobytes() != bytes_of(before).tobytes()
    other = Moment(choice.number, bytes_of(twin), choice.seat, choice.action, choice.options, knowledge(twin), 0, 0)
    assert other.known[choice.seat] == choice.known[choice.seat]
    for evaluator in (Playouts(BREAK_ESCAPE, 4, table.book), network_at(table), network_at(table, LINE)):
        one, two = (Judge(Asking(evaluator, cores=1), 1, 32).judge([moment]) for moment in (choice, other))
        assert one == two


# The network as a judge


def network_at(table: Table, line: tuple[float, float] | None = None) -> LearnedPlayouts:
    return LearnedPlayouts(table.game, table.players, table.book, table.values, weights_of(table.game), line)


def test_rests_that_a_network_plays_begin_in_the_worlds_of_those_that_bots_play() -> None:
    assert learned.WORLD_STREAM == watched.WORLD_STREAM
    table = table_of(Setting.of(BREAK_ESCAPE, 4, None, ("random",)), 5, 1)
    last = moments_of(table)[-1]
    ask = Ask(last.state, last.seat, last.action, False, 3, 8)
    assert np.array_equal(network_at(table).worth(ask), Playouts(BREAK_ESCAPE, 4, table.book).worth(ask))


LINE = (0.5, 0.5)  # who wins gets 1 there, who does not -1


def test_a_network_judges_and_tells_what_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(Setting.of(BREAK_ESCAPE, 4, None, ("random",)), 5, 1)
    monkeypatch.setattr(judges_module, "measured_line", lambda game, players: LINE)
    one, two = (review(table, count=16, cores=cores) for cores in (1, 2))
    assert (one.usual, one.closer) == (NETWORK, NETWORK)
    assert plain(one)["judge"]["closer_by"] == NETWORK
    assert [each.better for each in one.judged] == [each.better for each in two.judged]
    for known, curve in ((True, one.curve.known), (False, one.curve.open)):
        assert one.shares(known).sum(axis=(0, 2)) == pytest.approx(curve[-1] - curve[0])
        assert ((curve >= 0) & (curve <= 1)).all()
    bots = Playouts(BREAK_ESCAPE, 4, table.book)
    opened = Ask(one.moments[3].state, one.moments[3].seat, -1, False, 3, 8)
    assert np.array_equal(judges_of(table).usual.worth(opened), bots.worth(opened))  # no row shows all cards


def test_a_rest_that_is_cut_off_is_worth_what_the_network_expects_there() -> None:
    table = BREAK_ESCAPE.deal(4, seed=2)
    whole, cut = network_at(table), network_at(table, LINE)
    ask = Ask(bytes_of(table), table.actors[0], -1, True, 4, 400)
    assert set(np.unique(whole.worth(ask))) == {0, 1}
    chances = cut.worth(ask)
    assert ((chances > 0) & (chances < 1)).any()
    assert abs(chances.mean(axis=0) - whole.worth(ask).mean(axis=0)).max() < 0.15


def test_a_network_judges_only_where_it_plays_and_was_measured(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file, table = tmp_path / "review.json", BREAK_ESCAPE.deal(4, seed=1)
    monkeypatch.setattr(judges_module, "measured_file", lambda game: file)
    assert judges_of(table).usual.by == BOT
    file.write_text(json.dumps({"network": "of before", "lines": {"4": LINE}}))
    assert judges_of(table).usual.by == BOT
    file.write_text(json.dumps({"network": digest(BREAK_ESCAPE), "lines": {"3": LINE}}))
    assert judges_of(table).usual.by == BOT  # not at tables of this size
    file.write_text(json.dumps({"network": digest(BREAK_ESCAPE), "lines": {"4": LINE}}))
    assert judges_of(table).usual.by == judges_of(table).closer.by == NETWORK
    monkeypatch.setattr(Weights, "knows", lambda weights, players, values: values["rounds"] == 12)
    assert judges_of(table).usual.by == NETWORK
    assert judges_of(BREAK_ESCAPE.deal(4, {"rounds": 5}, seed=1)).usual.by == BOT  # it did not learn that


@pytest.mark.parametrize("slug", ["airlock", "lockdown", "locked_out", "lockup"])
def test_what_was_measured_is_the_network_that_is_shipped(slug: str) -> None:
    """Else bots judge this game again, and nobody notices: bench/review_judges.py SLUG --write."""
    game = turnkey.game(slug)
    assert all(measured_line(game, players) is not None for players in weights_of(game).players)


def test_what_nobody_took_a_closer_look_at_is_no_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "MOST_TOLD", 2)
    table = table_of(Setting.of(BREAK_ESCAPE, 4, None, ("random",)), 5, 1)
    usual, closer = Asking(Playouts(BREAK_ESCAPE, 4, table.book), 1), Asking(network_at(table), 1)
    judged = Judge(usual, 1, 32, closer).judge(moments_of(table))
    assert closer.samples == 2 * 2 * CLOSER * 32
    assert sum(one.is_mistake or one.is_find for one in judged) <= 2
    assert not all(one.told for one in judged)


# A whole game


@pytest.fixture(scope="module")
def found() -> Review:
    return review(table_of(Setting.of(BREAK_ESCAPE, 4, None, ("random",)), 5, 1), count=64, cores=1)


def test_a_whole_game_is_reviewed(found: Review) -> None:
    table, data = found.table, plain(found)
    assert len(found.curve.open) == len(found.moments) + 1
    assert ((found.curve.known >= 0) & (found.curve.known <= 1)).all()
    winners = {table.seats.index(name) for name in table.result.winners} if table.result else set()
    assert {seat for seat, chance in enumerate(data["outcome"]) if chance == 1} == winners
    assert data["judge"]["samples"] == found.samples
    assert json.loads(json.dumps(data)) == data
    assert all(one.better.value > 3 * one.better.error for one in found.mistakes)
    assert all(one.action in moment.options for one in found.judged for moment in [found.moments[one.moment]])


def test_reviews_that_were_kept_before_are_told(found: Review) -> None:
    kept = json.loads(json.dumps(plain(found)))
    for name in ("by", "closer_by", "horizon"):
        del kept["judge"][name]
    kept["claims"] = [
        {"step": 3, "seat": 0, "words": "hold teleport 0", "true": None, "lie": False, "moved": [0.2, -0.2, 0.0, 0.0]}
    ]
    told = reviews.told("table", found.table, kept, ENGLISH)
    assert len(told.mistakes) == len(Telling(found.table, plain(found)).mistakes())
    assert told.claims[0].points == 20


def test_the_same_seed_finds_the_same(found: Review) -> None:
    again = review(found.table, count=64, cores=2)
    assert [one.better for one in again.judged] == [one.better for one in found.judged]
    assert np.array_equal(again.curve.known, found.curve.known)


def test_random_players_make_mistakes_and_accuracy_falls_with_the_loss(found: Review) -> None:
    assert found.mistakes
    assert accuracy_of(0.0) == 100 > accuracy_of(0.01) > accuracy_of(0.02) > accuracy_of(1.0) >= 0
    lost = [Judged(0, 0, 1, 2, 3, Estimated(0.5, 0.01), Estimated(0.1, 0.01), True)]
    careful, careless = accuracies([*lost, *[better(-0.1, False)] * 9], 1), accuracies(lost, 1)
    assert careful[0] is not None
    assert careless[0] is not None
    assert careful[0].accuracy > careless[0].accuracy


def better(value: float, preferred: bool, error: float = 0.01) -> Judged:
    return Judged(0, 0, 1, 2, 3, Estimated(0.5, 0.01), Estimated(value, error), preferred)


def test_what_is_within_the_noise_is_no_mistake() -> None:
    assert better(0.10, True).is_mistake
    assert not better(0.10, True, error=0.04).is_mistake
    assert not better(0.02, True, error=0.001).is_mistake
    assert not better(0.10, False).is_mistake  # the samples that chose liked what was done
    assert better(-0.10, False).is_find


def test_a_turn_is_what_lasts() -> None:
    known = np.array([[0.2, 0.1], [0.5, 0.6], [0.2, 0.6], [0.2, 0.6], [0.2, 1.0]])
    assert lasting(known) == pytest.approx(np.array([[0, 0.5], [0, 0], [0, 0], [0, 0.4]]))


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    with pytest.raises(TurnkeyError, match="not over"):
        review(BREAK_ESCAPE.deal(4, seed=1))


def test_it_can_be_called_off(found: Review) -> None:
    import threading

    stop = threading.Event()
    with pytest.raises(CalledOff):
        review(found.table, count=64, cores=1, stop=stop, progress=lambda part: stop.set())


# Claims


def test_claims_are_held_against_the_cards() -> None:
    table = turnkey.game("locked_out").deal(3, seed=4)
    while int(table.state["hand_size"][0][0]) == 0 or int(table.state["hand_size"][0][1]) == 0:
        seat = table.actors[0]
        table.apply(seat, table.options(seat)[0])
    held = table.state["hand"][0][0]
    kind = next(one for one in ("oxygen", "power", "fuel", "ir", "iris") if held[CARDS.index(one)] == 0)
    table.say(0, f"has p1 {kind}")  # a lie: one knows one's own hand
    for pair in ("ir", "lockpick", "keycard", "iris"):
        table.say(0, f"room 2 {pair}")  # one of these is true: whoever has not looked is mistaken, and does not lie
    table.say(1, f"lacks p1 {kind}")
    table.say(0, "go p2 3")  # advice is neither true nor false
    while not table.over:
        seat = table.actors[0]
        table.apply(seat, table.options(seat)[0])
    moments = moments_of(table)
    none = np.zeros((len(moments) + 1, 3))
    told = claims_of(table, moments, none, none, 1)
    assert [one.seat for one in told] == [0, 0, 0, 0, 0, 1, 0]
    assert (told[0].true, told[0].lie) == (False, True)
    assert {True, False} == {one.true for one in told[1:5]}
    assert not any(one.lie for one in told[1:])
    assert told[5].true is True
    assert told[6].true is None


# The terminal


def test_the_terminal_tells_a_review(found: Review, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(found.table.record.to_text())
    shown = run("review", str(file), "--samples", "16", "--cores", "1")
    assert shown.code == 0, shown.err
    assert "What cost most" in shown.out
    assert "accuracy" in shown.out
    data = run("review", str(file), "--samples", "16", "--cores", "1", "--json")
    assert json.loads(data.out)["steps"] == len(found.moments)


def test_the_terminal_says_what_it_needs(tmp_path: Path) -> None:
    assert "either the FILE" in run("review").err
    file = tmp_path / "game.txt"
    file.write_text(BREAK_ESCAPE.deal(4, seed=1).record.to_text())
    assert "not over" in run("review", str(file)).err
