"""Learning by self-play: it gets better, can be stopped and gone on with, and what it exports is what it learned."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import turnkey
from turnkey.bots.learned.company import Company
from turnkey.cli.main import main
from turnkey.core import registry
from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.game import Game
from turnkey.core.loops.stepping import LEARNER
from turnkey.env import measuring
from turnkey.env.batch import Batch
from turnkey.lab.training.columns import columns_of, relative_seats, turned_actions
from turnkey.lab.training.settings import Settings, counts_of, option_sets, torch_or_why


@pytest.fixture
def kuhn(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.setattr(measuring, "STEPS", 20)  # interpreted, and its columns all change soon
    sys.path.insert(0, str(Path(__file__).parents[2] / "examples" / "kuhn" / "src"))
    import turnkey_kuhn

    found = registry.plugins()[0]
    had = found.get("kuhn")
    found["kuhn"] = turnkey_kuhn.GAME
    registry.definition.cache_clear()
    yield turnkey.game("kuhn")
    if had is None:
        del found["kuhn"]
    sys.path.pop(0)


SMALL = Settings((2,), envs=48, steps=8, part=128, width=24, rate=3e-3, advised=False, backend="interpreted")


def trained(game: Game, folder: Path, decisions: int, given: Settings = SMALL, resume: bool = False) -> Any:
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'turnkey-games[train]'")
    from turnkey.lab.training.running import Training

    training = Training(game, given, folder, None, decisions, judged=8)
    if resume:
        training.resume()
    training.run()
    return training


def won(training: Any, games: int = 200) -> float:
    """What the first seat gets on average against random play."""
    from turnkey.lab.training.learner import Learner
    from turnkey.lab.training.on_cpu import CpuLearner

    learner = training if isinstance(training, Learner) else training.learner
    if isinstance(learner, CpuLearner):
        weights = learner.frame.weights(learner.network)
        company = Company(learner.game, weights, 2, learner.sets[2], "interpreted")
        return float(company.contest(weights.mind(2), [LEARNER, 0], 77, games)[:, 0].mean())
    from turnkey.lab.training.judging import Contest
    from turnkey.lab.training.rooms import Seating

    room = learner.room(Seating(2, {1: "random"}, 1.0), games, learner.sets[2], 5)
    return float(Contest(learner, [room]).play(77)[0][:, 0].mean())


def test_a_little_training_beats_random_play(kuhn: Game, tmp_path: Path) -> None:
    training = trained(kuhn, tmp_path, 5_000)
    assert won(training) > 0.15  # chips a game; two who play at random get 0 on average
    assert {one.name for one in tmp_path.iterdir()} == {"checkpoint.pt", "settings.json", "curve.csv", "curve.svg"}
    assert (tmp_path / "curve.csv").read_text().startswith("seconds,decisions,lessons,score,low,high\n")


def test_what_a_gpu_does_learns_too(kuhn: Game) -> None:
    """Rows and masks instead of lists: the same lessons, here on the CPU."""
    pytest.importorskip("torch")
    from turnkey.lab.training.learner import Learner

    learner = Learner(kuhn, SMALL)
    for left in (1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1):
        learner.learn(left)
    assert won(learner) > 0.15


def test_a_training_that_was_stopped_goes_on_as_if_it_had_not_been(kuhn: Game, tmp_path: Path) -> None:
    import_torch = pytest.importorskip("torch")
    # Steps get smaller as the end comes near, so the end must be the same: it is stopped before it
    from turnkey.lab.training.running import Training

    decisions = 2_000
    whole = trained(kuhn, tmp_path / "whole", decisions)
    stopped = Training(kuhn, SMALL, tmp_path / "parts", None, decisions, judged=8)
    for _ in range(2):
        stopped.learner.learn(stopped.left)
    assert 0 < stopped.learner.decisions < decisions
    stopped.save()
    gone_on = trained(kuhn, tmp_path / "parts", decisions, resume=True)
    assert gone_on.learner.decisions == whole.learner.decisions >= decisions
    for name, one in whole.learner.network.state_dict().items():
        assert import_torch.equal(one, gone_on.learner.network.state_dict()[name]), name


def test_what_it_exports_plays_as_it_learned(kuhn: Game, tmp_path: Path) -> None:
    """The network in PyTorch and the compiled one, on the same positions."""
    torch = pytest.importorskip("torch")
    from turnkey.bots.learned.thinking import NetworkBot
    from turnkey.bots.learned.weights import load
    from turnkey.bots.leave import Leave
    from turnkey.bots.sight import Sight
    from turnkey.lab.training.cards import finish
    from turnkey.lab.training.learner import Learner

    training = trained(kuhn, tmp_path, 700)
    card = finish(training, "turnkey train kuhn", 8)
    assert json.loads((tmp_path / "expert.json").read_text()) == card
    assert card["made"]["decisions"] == training.learner.decisions
    bot = NetworkBot(kuhn, 1, load(kuhn, tmp_path / "expert.npz"))
    learner = Learner(kuhn, SMALL)
    learner.network.load_state_dict(training.learner.network.state_dict())
    room, asked = learner.games.rooms[0], learner.asked.at(-1)
    turned, relative = turned_actions(kuhn, 2), relative_seats(kuhn, 2)
    with torch.no_grad():
        logits, values = learner.network(asked.rows, asked.options, asked.priors)
    for place in range(6):
        table, seat = room.batch.table(place), int(room.seat[place])
        judged = bot.judge(Sight(table, seat, Leave(until=time.monotonic() + 3600)))  # so nothing is compiled
        chances = dict(zip(asked.options[place].tolist(), logits[place].softmax(-1).tolist(), strict=True))
        for action, chance in judged.chances.items():
            assert chance == pytest.approx(chances[turned[seat, action.id]], abs=5e-3)
        expected = [float(values[place][relative[seat, other]]) for other in range(2)]
        assert judged.values == pytest.approx(expected, abs=5e-3)


def test_lists_are_learned_from_as_rows_are(kuhn: Game) -> None:
    """What was noted of choices gives the logits, values and slopes that PyTorch finds by whole rows and masks; what
    was likely when the choice was made is what the network says of it."""
    torch = pytest.importorskip("torch")
    from turnkey.lab.training.on_cpu import CpuLearner

    learner = CpuLearner(kuhn, SMALL)
    torch.nn.init.normal_(learner.network.policy.weight, 0, 0.5)
    learner.play()
    notes, network = learner.notes, learner.network
    some = np.arange(5, 60)
    rows = torch.zeros((len(some), learner.columns.size))
    for place, (game, step) in enumerate(zip(*divmod(some, notes.steps), strict=True)):
        for at in range(notes.cell_ends[game, step], notes.cell_ends[game, step + 1]):
            rows[place, int(notes.cells[game, at])] = float(notes.contents[game, at])
    logits, guess, _, options = network.from_notes(notes, some)
    there = torch.from_numpy(options >= 0)
    wide, wide_guess = network(rows, *map(torch.from_numpy, notes.offered(some)))
    logs, wide_logs = logits.log_softmax(-1), wide.log_softmax(-1)
    assert torch.allclose(guess, wide_guess, atol=1e-5)
    assert torch.allclose(logs[there], wide_logs[there], atol=1e-5)
    chosen = torch.from_numpy(notes.chosen.reshape(-1)[some])[:, None]
    noted = torch.from_numpy(notes.chances.reshape(-1)[some])
    assert torch.allclose(logs.gather(1, chosen)[:, 0], noted, atol=1e-4)
    slopes = []
    for found, valued in ((logs[there], guess), (wide_logs[there], wide_guess)):
        network.zero_grad()
        ((found * found.detach().cos()).sum() + (valued**3).sum()).backward()
        slopes.append([one.grad.clone() for one in network.parameters()])
    assert all(torch.allclose(one, other, atol=1e-3) for one, other in zip(*slopes, strict=True))


def test_it_may_cost_to_leave_all_kinds_alike_instead_of_the_bots_choice(kuhn: Game) -> None:
    """Two kinds, of one of which there are three: the mean of that and of the prior, as logarithms."""
    torch = pytest.importorskip("torch")
    from turnkey.lab.training.notes import all_kinds_alike
    from turnkey.lab.training.on_cpu import CpuLearner

    found = np.zeros((2, 4), np.float32)
    all_kinds_alike(np.array([[0, 1, 2, 3], [3, 1, -1, -1]]), np.array([0, 0, 0, 1]), found)
    assert found[0].tolist() == pytest.approx([1 / 6, 1 / 6, 1 / 6, 1 / 2])
    assert found[1].tolist() == [0.5, 0.5, 0.0, 0.0]
    learners = [CpuLearner(kuhn, replace(SMALL, pull=pull)) for pull in (1.0, 0.5)]
    for learner in learners:
        learner.adviser = "random"
        learner.play()
    some = torch.arange(20)
    (_, _, whole), there, _ = learners[0]._part(some)
    (_, _, half), _, _ = learners[1]._part(some)
    alike = (2 * half.exp() - whole.exp())[there]
    assert torch.allclose(alike, torch.full_like(alike, 0.5), atol=1e-4)  # in Kuhn poker there are two words


def test_credit_goes_back_from_the_end_of_a_game(kuhn: Game) -> None:
    """Two games of two choices each, by hand: the first has ended, the second goes on."""
    pytest.importorskip("torch")
    from turnkey.lab.training.notes import Notes

    notes = Notes.room(1, 4, 1, 1, 2)
    notes.seats[0] = [0, 1, 0, 1]
    notes.values[0] = [0.5, -0.5, 0.25, 0.75]
    notes.ended[0, 1], notes.rewards[0, 1] = True, (2.0, -2.0)
    notes.ahead[0] = (1.0, -1.0)
    notes.credit(np.array([[[0, 1], [1, 0]]]), 0.5)
    assert notes.gains[0].tolist() == pytest.approx([1.5, -1.5, 0.75, -1.75])
    # By the one who looks: what the game brings it, then the other
    assert notes.targets[0, 1].tolist() == pytest.approx([-2.0, 2.0])
    assert notes.targets[0, 0].tolist() == pytest.approx([2.0, -2.0])
    assert notes.targets[0, 3].tolist() == pytest.approx([-1.0, 1.0])


def test_a_checkpoint_of_something_else_is_refused(kuhn: Game, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from turnkey.lab.training.running import Training

    def training(folder: Path, given: Settings = SMALL) -> Training:
        return Training(kuhn, given, folder, None, 1000, judged=8)

    with pytest.raises(BadOption, match="no checkpoint"):
        training(tmp_path).resume()
    training(tmp_path).save()
    with pytest.raises(BadOption, match="width 24"):
        training(tmp_path, replace(SMALL, width=32)).resume()
    (tmp_path / "checkpoint.pt").write_bytes(b"broken")
    with pytest.raises(TurnkeyError, match="is no checkpoint"):
        training(tmp_path).resume()
    with pytest.raises(BadOption, match="give one of the two"):
        Training(kuhn, SMALL, tmp_path, 10, 10)


def test_a_training_may_begin_with_what_another_one_learned(kuhn: Game, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from turnkey.lab.training.running import Training

    first = trained(kuhn, tmp_path / "first", 500)
    other = Training(kuhn, replace(SMALL, rate=1e-4, envs=16), tmp_path / "other", None, 100, judged=8)
    other.begin_with(tmp_path / "first" / "checkpoint.pt")
    for name, one in first.learner.network.state_dict().items():
        assert torch.equal(one, other.learner.network.state_dict()[name])
    assert other.learner.decisions == other.learner.lessons == 0
    with pytest.raises(BadOption, match="another form"):
        Training(kuhn, replace(SMALL, width=32), tmp_path / "third", None, 100, judged=8).begin_with(
            tmp_path / "first" / "checkpoint.pt"
        )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("train nowhere", "there is no game"),
        ("train break_escape --players 9", "seats"),
        ("train break_escape --players none", "whole number"),
        ("train break_escape --minutes 0", "minutes above 0"),
        ("train break_escape --option hands=never", "hands"),
        ("train break_escape --set speed=1", "rate, entropy"),
        ("train break_escape --set rate=fast", "from 1e-06 to 0.1"),
        ("train break_escape --set epochs=0", "from 1 to 100"),
        ("train break_escape --device tpu", "'cpu' or 'cuda'"),
        ("train break_escape --device cuda", "CUDA"),
        ("train break_escape --ray local --device cuda", "leave --ray"),
        ("train break_escape --out {folder}", "--resume"),
        ("train break_escape --out {folder} --resume --begin-with nowhere.pt", "leave --begin-with away"),
        ("train break_escape --set trace=0", "from 0.01 to 1"),
    ],
)
def test_bad_wishes_are_told_at_once(line: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torch = pytest.importorskip("torch")
    if line.endswith("cuda") and torch.cuda.is_available():
        pytest.skip("there is one here")
    (tmp_path / "checkpoint.pt").touch()
    assert main(line.format(folder=tmp_path).split()) == 2
    assert why in capsys.readouterr().err


def test_without_pytorch_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(TurnkeyError, match=r"turnkey-games\[train\]"):
        torch_or_why()


def test_several_learners_learn_as_one_and_one_that_dies_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a real cluster of this machine's cores, in a game of our own: its workers know no other."""
    torch = pytest.importorskip("torch")
    ray = pytest.importorskip("ray", reason="Ray is not installed: uv pip install 'ray>=2.40'")
    from turnkey.lab.cluster import Cluster
    from turnkey.lab.training import on_ray
    from turnkey.lab.training.on_ray import RayLearner

    game = turnkey.game("break_escape")
    given = Settings((4,), envs=4, steps=8, part=16, width=16, vary=False, backend="interpreted")
    with Cluster("local", cores=2) as cluster:
        learner = RayLearner(game, given, cluster)
        before = {name: one.clone() for name, one in learner.network.state_dict().items()}
        told = learner.learn(1.0)
        one_lesson = learner.decisions
        assert one_lesson >= 2 * 4 * 8
        assert all(np.isfinite(list(told.values())))
        assert any(not torch.equal(one, before[name]) for name, one in learner.network.state_dict().items())
        assert learner.adam.state_dict()["state"][0]["step"] > 0
        ray.kill(learner._workers[0])
        learner.learn(0.9)
        assert learner.lost == 1
        learner.learn(0.8)
        assert learner.lost == 1
        assert learner.lessons == 3
        assert learner.decisions > 2 * one_lesson

        # Somebody else takes the core of one that dies: the next one never comes up, and is not waited for for ever
        monkeypatch.setattr(on_ray, "PATIENCE", 3.0)
        ray.kill(learner._workers[0])
        wait_for(lambda: ray.available_resources().get("CPU", 0) == 1)
        taken = ray.remote(num_cpus=1)(lambda: time.sleep(600)).remote()
        wait_for(lambda: ray.available_resources().get("CPU", 0) == 0)
        learner.learn(0.7)
        assert (learner.lost, len(learner._workers)) == (2, 2)
        learner.learn(0.6)
        assert (learner.lost, len(learner._workers)) == (3, 1)
        ray.cancel(taken, force=True)


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.2)


def test_what_learners_came_to_is_averaged() -> None:
    torch = pytest.importorskip("torch")
    from turnkey.lab.training.on_ray import averaged, averaged_steps

    states = [{"a": torch.tensor([1.0, 2.0])}, {"a": torch.tensor([3.0, 6.0])}]
    assert averaged(states)["a"].tolist() == [2.0, 4.0]
    steps = [{"state": {0: {"step": torch.tensor(3.0), **one}}, "param_groups": [1]} for one in states]
    found = averaged_steps(steps)
    assert found["param_groups"] == [1]
    assert found["state"][0]["a"].tolist() == [2.0, 4.0]
    assert float(found["state"][0]["step"]) == 3.0


# What needs no PyTorch


@pytest.mark.parametrize("slug", ["airlock", "lockup"])
def test_tables_of_every_size_share_their_columns(slug: str) -> None:
    game = turnkey.game(slug)
    plans = [
        Batch(game, 1, players, seed=1, observations="features", backend="interpreted").plan for players in game.seats
    ]
    columns = columns_of(plans)
    assert max(plan.size for plan in plans) <= len(columns.keys) + 8 < sum(plan.size for plan in plans)
    for plan in plans:
        assert len(plan.keys) == plan.size
        assert len(set(columns.places(plan).tolist())) == plan.size - 8
        for piece in plan.pieces:
            assert {plan.keys[piece.start + place][0] for place in range(piece.size)} == {piece.name}


def test_the_own_seat_is_the_first_of_its_side() -> None:
    game = turnkey.game("break_escape")
    seats = relative_seats(game, 4)
    assert seats.tolist() == [[0, 1, 2, 3], [2, 0, 1, 3], [1, 2, 0, 3], [0, 1, 2, 3]]
    actions = game.definition.words.actions
    swap = {one.notation: one.id for one in actions}
    turned = turned_actions(game, 4)
    named = [name for name in swap if "lewis" in name.split() and not {"ben", "david"} & set(name.split())]
    assert named
    assert all(turned[1, swap[name]] == swap[name.replace("lewis", "ben")] for name in named)
    assert all(sorted(one) == list(range(len(actions))) for one in turned.tolist())


def test_options_vary_around_what_was_asked_for() -> None:
    game = turnkey.game("break_escape")
    sets = option_sets(game, 4, {"hands": "open"}, 1, vary=True)
    assert len(sets) > 10
    assert all(one["hands"] == "open" for one in sets)
    assert all(dict(one) == dict(game.options.resolve({"hands": "open"})) for one in sets[::2])
    assert len({json.dumps(dict(one), sort_keys=True) for one in sets[1::2]}) > 20
    assert option_sets(game, 4, {}, 1, vary=False) == [game.options.resolve({})]


def test_options_vary_as_designers_vary_them() -> None:
    game = turnkey.game("break_escape")
    printed = game.options.resolve({})
    sets = option_sets(game, 4, {}, 1, vary=True)
    changes = [sum(one[name] != printed[name] for name in printed) for one in sets[1::2]]
    assert game.options.resolve({"preset": "hot_pursuit"}) in sets
    assert {1, 2, 3} <= set(changes)
    assert max(changes) > 5


def test_every_size_of_table_is_practised() -> None:
    assert counts_of(turnkey.game("lockup"), None) == (1, 2, 3, 4, 5)
