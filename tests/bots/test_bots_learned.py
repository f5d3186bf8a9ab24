"""Players that learned: they compute what their network says, from what their seat knows, and nothing else."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np
import pytest
from learning import WIDTH, drawn_weights

import turnkey
from turnkey import Table
from turnkey.bots.catalogue import bot_names, experts, make_bot
from turnkey.bots.learned import weights as files
from turnkey.bots.learned.expert import ExpertBot, ExpertTree
from turnkey.bots.learned.settings import ExpertSettings, settings_of
from turnkey.bots.learned.thinking import NetworkBot
from turnkey.bots.learned.weights import Weights
from turnkey.bots.leave import Leave
from turnkey.bots.search.searcher import Budget
from turnkey.bots.sight import Sight
from turnkey.core.errors import BadOption
from turnkey.core.game import Game
from turnkey.core.turning import Turn, Turner
from turnkey.env.batch import Batch
from turnkey.lab.turning import turned_table

SIZES = {"airlock": 3, "break_escape": 4, "lockdown": 3, "locked_out": 4, "lockup": 2}
ALIKE = ["airlock", "lockdown", "locked_out", "lockup"]
ALONE = ExpertSettings(trust=1.0)  # nothing is played on from where the tree ends
RESTS = {  # how a simulation can go on there
    "the network's word alone": ALONE,
    "half of it, and half the end": ExpertSettings(),
    "after four choices, when it is asked itself": ExpertSettings(trust=1.0, horizon=4, own=True, depth=2),
    "half of it then, and half the end": ExpertSettings(horizon=4, own=True, depth=2),
}


def positions(game: Game, players: int, seed: int, most: int) -> Iterator[tuple[Table, int]]:
    """Positions of a random game in which somebody has a choice."""
    luck, found = random.Random(seed), 0
    table = game.deal(players, seed=seed, backend="auto")
    while not table.over and found < most:
        seat = luck.choice(table.actors)
        if len(table.menu(seat)) > 1 and luck.random() < 0.25:
            found += 1
            yield table, seat
        table.act(seat, luck.choice(table.menu(seat)))


def seen(table: Table, seat: int) -> Sight:
    """As somebody sees it who is waited for: so nothing is compiled for it."""
    return Sight(table, seat, Leave(until=time.monotonic() + 3600))


def by_hand(weights: Weights, game: Game, table: Table, seat: int, advice: int) -> tuple[dict[int, float], list[float]]:
    """The network once more, in a few lines of NumPy, over the row that an environment shows."""
    players = table.players
    batch = Batch(game, 1, players, seed=1, observations="features", backend="interpreted")
    batch._raw[0] = table.state.view(np.uint8)
    wide = {name: one.astype(np.float32) for name, one in weights.arrays.items() if one.dtype == np.float16}
    row = np.zeros(len(wide["first"]), np.float32)
    row[weights.arrays[f"places{players}"]] = batch.look(0, seat)[8:]
    if not game.definition.rules.seats_alike:
        row[len(row) - 16 + seat] = 1
    row[len(row) - 8 + players - 1] = 1
    first = np.maximum(row @ wide["first"] + wide["first_base"], 0)
    second = np.maximum(first @ wide["second"] + wide["second_base"], 0)
    values = second @ wide["value"] + wide["value_base"]
    logits = wide["policy"] @ second + wide["policy_base"]
    menu, kind = table.menu(seat), weights.arrays["kind"]
    kinds = [int(kind[action]) for action in menu]
    turned = weights.arrays[f"turned{players}"][seat]
    favour = 0.8 if advice >= 0 else 0.0
    prior = {a: (1 - favour) / (len(set(kinds)) * kinds.count(int(kind[a]))) + favour * (a == advice) for a in menu}
    worth = np.array([logits[turned[action]] + 0.9 * math.log(prior[action]) for action in menu])
    chances = np.exp(worth - worth.max())
    relative = weights.arrays[f"relative{players}"][seat]
    return dict(zip(menu, (chances / chances.sum()).tolist(), strict=True)), [
        float(values[relative[other]]) for other in range(players)
    ]


@pytest.mark.parametrize("slug", ["break_escape", "lockdown"])
def test_it_computes_what_its_network_says(slug: str) -> None:
    game = turnkey.game(slug)
    weights = drawn_weights(game, [SIZES[slug]], advised=False)
    bot = NetworkBot(game, 1, weights)
    for table, seat in positions(game, SIZES[slug], 3, 5):
        judged = bot.judge(seen(table, seat))
        chances, values = by_hand(weights, game, table, seat, -1)
        assert {one.id: chance for one, chance in judged.chances.items()} == pytest.approx(chances, abs=1e-3)
        assert judged.values == pytest.approx(values, abs=1e-3)
        assert judged.best.id == max(chances, key=lambda action: chances[action])


def test_what_the_games_own_bot_advises_counts_most_at_first() -> None:
    """With a network of zeros it does what that bot does, in every position."""
    game = turnkey.game("break_escape")
    drawn = drawn_weights(game, [4])
    nothing = {name: np.zeros_like(one) if one.dtype == np.float16 else one for name, one in drawn.arrays.items()}
    bot = NetworkBot(game, 5, Weights(drawn.about, nothing))
    usual = make_bot(game, "heuristic", 5)
    for table, seat in positions(game, 4, 7, 8):
        sight = seen(table, seat)
        assert bot.choose(sight) == usual.choose(sight)


@pytest.mark.parametrize("slug", SIZES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_thoughts(slug: str) -> None:
    game = turnkey.game(slug)
    weights = drawn_weights(game, [SIZES[slug]])
    for table, seat in positions(game, SIZES[slug], 2, 3):
        worlds = [table, *(table.determinize(seat, seed) for seed in range(2))]
        thoughts = [NetworkBot(game, 5, weights).judge(seen(world, seat)) for world in worlds]
        assert thoughts[0] == thoughts[1] == thoughts[2]


def test_a_planted_leak_is_noticed() -> None:
    """Shown the true record instead of what the seat knows, the network does think otherwise in twin worlds."""
    game = turnkey.game("locked_out")
    weights = drawn_weights(game, [4])
    for table, seat in positions(game, 4, 2, 1):
        thoughts = set()
        for seed in range(3):
            world = table.determinize(seat, seed)
            sight = seen(world, seat)
            sight.known = world.state
            thoughts.add(NetworkBot(game, 5, weights).judge(sight).values)
        assert len(thoughts) > 1


@pytest.mark.parametrize("slug", ALIKE)
def test_turned_seats_get_the_turned_choice(slug: str) -> None:
    game = turnkey.game(slug)
    players = max(SIZES[slug], 2)
    weights = drawn_weights(game, [players])
    turner = Turner(game, Turn(players, 1))
    for table, seat in positions(game, players, 4, 3):
        turned = turned_table(table, turner)
        here = NetworkBot(game, 9, weights).judge(seen(table, seat))
        there = NetworkBot(game, 9, weights).judge(seen(turned, turner.turn.seat(seat)))
        assert there.best.id == turner.actions[here.best.id]
        assert there.values == pytest.approx(np.roll(here.values, 1).tolist())


def test_the_audit_turns_the_network_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """`turnkey check` asks it for the turned choice, as every policy; one that leans towards low seats is told."""
    from turnkey.lab import turning
    from turnkey.lab.audit import Report

    game = turnkey.game("lockdown")
    drawn = drawn_weights(game, [3])
    monkeypatch.setattr(turning, "has_expert", lambda game: True)
    monkeypatch.setattr(turning, "weights_of", lambda game: drawn)

    def honest(table: Table, seat: int, dice: int) -> int:
        return NetworkBot(game, dice, drawn).choose(seen(table, seat)).id

    for network, leans in ((honest, False), (turning.low_seats, True)):
        monkeypatch.setattr(turning, "network_of", lambda game, network=network: network)
        report = Report(game.slug)
        turning.check_turns(game, 3, [{}], 1, report, 4, "auto")
        assert any(one.startswith("expert-fast does not choose alike") for one in report.failures) == leans


class Slowly(ExpertBot):
    """The search, interpreted: so nobody waits until it is compiled."""

    def _spare(self, players: int) -> ExpertTree:
        tree = super()._spare(players)
        tree._engine = self.game.engine("interpreted", "learned")
        tree.nodes, tree.edges = (one.view(np.recarray) for one in (tree.nodes, tree.edges))
        return tree


CASES = [
    *((slug, "the network's word alone") for slug in SIZES),
    *((slug, rest) for slug in ("break_escape", "lockdown") for rest in list(RESTS)[1:]),
]


@pytest.mark.filterwarnings("ignore:overflow")  # digests are meant to
@pytest.mark.parametrize(("slug", "rest"), CASES)
def test_a_search_by_the_network_keeps_secrets_too(slug: str, rest: str) -> None:
    game, settings = turnkey.game(slug), RESTS[rest]
    weights = drawn_weights(game, [SIZES[slug]])
    for table, seat in positions(game, SIZES[slug], 2, 2 if settings is ALONE else 1):
        worlds = [table, table.determinize(seat, 1)]
        bots = [Slowly(game, Budget(12 if settings is ALONE else 6, None), 5, settings, 1, weights) for _ in worlds]
        thoughts = [bot.consider(Sight(world, seat)) for bot, world in zip(bots, worlds, strict=True)]
        assert thoughts[0].simulations > 0
        assert [(one.action.id, one.share, one.expected) for one in thoughts[0].moves] == [
            (one.action.id, one.share, one.expected) for one in thoughts[1].moves
        ]


@pytest.mark.filterwarnings("ignore:overflow")
@pytest.mark.parametrize("own", [False, True])
def test_whose_knowledge_the_networks_word_comes_from(own: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others do not know what the searcher does in secret: the word can wait for its own next choice."""
    game, asked = turnkey.game("lockdown"), set()
    module: Any = game.engine("interpreted", "learned")._module
    judge_seats = module.judge_seats

    def noted(mind: Any, thought: Any, seat: int) -> None:
        asked.add(seat)
        judge_seats(mind, thought, seat)

    monkeypatch.setattr(module, "judge_seats", noted)
    table, seat = next(positions(game, 3, 2, 1))
    settings = ExpertSettings(trust=1.0, horizon=2, own=own, depth=2)
    Slowly(game, Budget(12, None), 5, settings, 1, drawn_weights(game, [3])).consider(Sight(table, seat))
    assert (asked == {seat}) == own


@pytest.mark.filterwarnings("ignore:overflow")
@pytest.mark.parametrize("rest", [one for one in RESTS if RESTS[one].trust == 1])
@pytest.mark.parametrize("slug", [one for one in ALIKE if one != "lockdown"])
def test_a_search_by_the_network_is_turned_with_the_seats(slug: str, rest: str) -> None:
    """Worlds are drawn by the same throws in the same turned order, so that the thoughts are the same."""
    game, players, settings = turnkey.game(slug), SIZES[slug], RESTS[rest]
    weights = drawn_weights(game, [players])
    turner = Turner(game, Turn(players, 1))
    for table, seat in positions(game, players, 2, 2):
        here = Slowly(game, Budget(12, None), 5, settings, 1, weights).consider(Sight(table, seat))
        turned = Sight(turned_table(table, turner), turner.turn.seat(seat))
        there = Slowly(game, Budget(12, None), 5, settings, 1, weights).consider(turned)
        known = {turner.actions[one.action.id]: (one.share, one.expected) for one in here.moves}
        assert {one.action.id for one in there.moves} == set(known)
        for one in there.moves:
            assert (one.share, one.expected) == pytest.approx(known[one.action.id], abs=1e-4)


@pytest.mark.filterwarnings("ignore:overflow")
def test_a_search_where_many_decide_at_once_is_turned_on_average() -> None:
    """In Lockdown's votes the lowest seat is taken first, so that throws fall otherwise on a turned table: what is
    expected of each option is the same on average, though."""
    game, players = turnkey.game("lockdown"), 3
    weights = drawn_weights(game, [players])
    turner = Turner(game, Turn(players, 1))
    for table, seat in positions(game, players, 2, 2):
        sights = Sight(table, seat), Sight(turned_table(table, turner), turner.turn.seat(seat))
        found: list[dict[int, list[float]]] = [{}, {}]
        for seed in range(10):
            for place, sight in enumerate(sights):
                thought = Slowly(game, Budget(12, None), seed, ALONE, 1, weights).consider(sight)
                for one in thought.moves:
                    action = turner.actions[one.action.id] if place == 0 else one.action.id
                    found[place].setdefault(action, []).append(one.share)
        assert set(found[0]) == set(found[1])
        for action, shares in found[0].items():
            others = found[1][action]
            error = math.sqrt((np.var(shares) + np.var(others)) / len(shares))
            assert abs(np.mean(shares) - np.mean(others)) <= 4 * error + 1e-6


def test_the_networks_opinion_counts_most_where_little_was_searched() -> None:
    game = turnkey.game("break_escape")
    tree = ExpertTree(game, drawn_weights(game, [4]), 4)
    priors, expected = np.array([0.8, 0.15, 0.05]), np.array([0.0, 0.3, 0.9])
    for simulations, best in ((3, 0), (3000, 1), (300_000, 1)):
        visits = np.array([0.6, 0.4, 0.0]) * simulations
        merits = tree.merits(visits, np.where(visits > 0, expected, 0.0), priors, 1.0)
        assert np.argmax(merits[visits > 0]) == best
    alike = tree.merits(np.full(3, 10.0), np.zeros(3), np.full(3, 1 / 3), 1.0)
    assert alike == pytest.approx([0.0, 0.0, 0.0])


def test_experts_stay_silent() -> None:
    """Where the usual bot would say something first, an expert does something that it is asked for."""
    game = turnkey.game("lockdown")
    bot = NetworkBot(game, 3, drawn_weights(game, [3]))
    usual = make_bot(game, "liar", 3)
    spoke = 0
    table = game.deal(3, seed=5, backend="auto")
    luck = random.Random(1)
    for _ in range(60):
        seat = luck.choice(table.actors)
        sight = seen(table, seat)
        spoke += usual.choose(sight).id not in table.menu(seat)
        assert bot.choose(sight).id in table.menu(seat)
        table.act(seat, luck.choice(table.menu(seat)))
    assert spoke > 0


def test_at_a_table_of_another_size_it_plays_as_the_usual_bot() -> None:
    game = turnkey.game("lockdown")
    bot, usual = NetworkBot(game, 3, drawn_weights(game, [3])), make_bot(game, "medium", 3)
    for table, seat in positions(game, 5, 4, 2):
        sight = seen(table, seat)
        assert bot.choose(sight) == usual.choose(sight)


def test_with_options_that_it_never_saw_it_plays_as_the_usual_bot() -> None:
    game = turnkey.game("break_escape")
    drawn = drawn_weights(game, [4])
    printed = dict(game.options.resolve({}))
    for only, options, differs in ((printed, {}, True), (printed, {"hands": "open"}, False), (None, {}, True)):
        bot = NetworkBot(game, 3, Weights({**drawn.about, "only": only}, drawn.arrays))
        usual, found = make_bot(game, "medium", 3), False
        table = game.deal(4, options, seed=7, backend="auto")
        luck = random.Random(2)
        for _ in range(40):
            seat = table.actors[0]
            sight = seen(table, seat)
            found |= bot.choose(sight) != usual.choose(sight)
            table.act(seat, luck.choice(table.menu(seat)))
        assert found == differs


# Files


def written(game: Game, folder: Path, changes: Mapping[str, Any] = MappingProxyType({})) -> Path:
    drawn = drawn_weights(game, [4])
    file = folder / game.slug / "expert.npz"
    file.parent.mkdir(parents=True)
    files.save(file, {**drawn.about, **changes}, drawn.arrays)
    return file


def test_weights_are_read_as_they_were_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    file = written(game, tmp_path)
    assert file.stat().st_size < files.LARGEST
    kept = files.load(game, file)
    assert kept.mind(4).first.shape[1] == WIDTH
    monkeypatch.setenv("TURNKEY_EXPERTS", str(tmp_path))
    files.found.cache_clear()
    assert files.file_of(game) == file
    assert experts(game) == ("expert-fast", "expert")
    assert {"expert", "expert-fast"} <= set(bot_names(game))
    assert isinstance(make_bot(game, "expert-fast"), NetworkBot)
    assert isinstance(make_bot(game, "expert@40"), ExpertBot)
    files.found.cache_clear()


def test_a_network_can_say_how_its_search_goes_about_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    file = written(game, tmp_path).with_name("expert_search.json")
    monkeypatch.setenv("TURNKEY_EXPERTS", str(tmp_path))
    assert settings_of(game) == ExpertSettings()
    file.write_text('{"trust": 1, "horizon": 3}')
    assert settings_of(game) == ExpertSettings(trust=1, horizon=3)
    for wrong in ('{"nonsense": 1}', "[]", "{"):
        file.write_text(wrong)
        with pytest.raises(BadOption, match="no settings of a search"):
            settings_of(game)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"fingerprint": "0"}, "another version"),
        ({"game": "airlock"}, "no weights of an expert for break_escape"),
        ({"format": 0}, "no weights"),
        ({"players": [4, 5]}, "lacks"),
    ],
)
def test_what_was_made_for_something_else_is_refused(changes: dict[str, Any], why: str, tmp_path: Path) -> None:
    game = turnkey.game("break_escape")
    with pytest.raises(BadOption, match=why):
        files.load(game, written(game, tmp_path, changes))


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 broken", b"not a file of arrays"])
def test_a_broken_file_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "expert.npz"
    file.write_bytes(content)
    with pytest.raises(BadOption, match="holds no weights"):
        files.load(turnkey.game("break_escape"), file)


def test_where_nobody_learned_no_expert_is_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("airlock")
    monkeypatch.setattr(files, "file_of", lambda game: tmp_path / "none.npz")
    files.found.cache_clear()
    try:
        assert experts(game) == ()
        with pytest.raises(BadOption, match="turnkey train airlock"):
            make_bot(game, "expert")
        with pytest.raises(BadOption, match="turnkey train airlock"):
            make_bot(game, "expert-fast")
    finally:
        files.found.cache_clear()


@pytest.mark.parametrize("name", ["expert@", "expert@0s", "expert@-3", "expert:loyal", "expert-fast:heuristic"])
def test_names_that_mean_nothing_are_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = turnkey.game("break_escape")
    written(game, tmp_path)
    monkeypatch.setenv("TURNKEY_EXPERTS", str(tmp_path))
    files.found.cache_clear()
    with pytest.raises(BadOption, match="there is no bot"):
        make_bot(game, name)
    files.found.cache_clear()


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_shipped_can_be_used_and_has_its_card(slug: str) -> None:
    import json

    game = turnkey.game(slug)
    file = files.file_of(game)
    if not file.exists():
        assert experts(game) == ()
        return
    kept = files.load(game, file)
    card = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
    assert file.stat().st_size <= files.LARGEST
    assert card["game"] == slug
    assert {one["players"] for one in card["plays"]["scores"]} == set(kept.players)
    table = game.deal(kept.players[0], seed=1, backend="auto")
    bot = make_bot(game, "expert-fast", 1)
    for _ in range(5):
        table.apply(table.actors[0], bot.choose(seen(table, table.actors[0])))


@pytest.mark.parametrize("slug", turnkey.game_names())
def test_what_is_shipped_knows_no_secrets_and_turns_with_the_seats(slug: str) -> None:
    """At the smallest and at the largest table: numbers that were learned could lean where drawn ones do not."""
    game = turnkey.game(slug)
    if not experts(game):
        return
    for players in {max(2, min(game.seats)), max(game.seats)}:
        turner = Turner(game, Turn(players, 1)) if slug in ALIKE else None
        for table, seat in positions(game, players, 11, 1):
            here = NetworkBot(game, 9).judge(seen(table, seat))
            assert NetworkBot(game, 9).judge(seen(table.determinize(seat, 1), seat)) == here
            if turner is not None:
                turned = seen(turned_table(table, turner), turner.turn.seat(seat))
                there = NetworkBot(game, 9).judge(turned)
                assert there.best.id == turner.actions[here.best.id]
                assert there.values == pytest.approx(np.roll(here.values, 1).tolist(), abs=1e-5)
