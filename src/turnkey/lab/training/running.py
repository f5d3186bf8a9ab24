"""A training from its beginning, or from where it stopped, to its end.

Its folder holds `checkpoint.pt` (to go on from), `curve.csv` and `curve.svg` (how strong it was when), `settings.json`,
and at the end `expert.npz` and `expert.json` (what plays, and how it was made: `turnkey.bots.learned`). Every file is
written beside its place and then moved there, so that a training can be stopped at any moment.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch

from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.game import Game
from turnkey.lab.training.curves import Point, as_drawing, as_table
from turnkey.lab.training.judging import Judge
from turnkey.lab.training.learner import Learner
from turnkey.lab.training.on_cpu import CpuJudge, CpuLearner
from turnkey.lab.training.scoring import sides_of
from turnkey.lab.training.settings import Settings

if TYPE_CHECKING:
    from turnkey.lab.cluster import Cluster

CHECKPOINT, SETTINGS = "checkpoint.pt", "settings.json"
SAVED_EVERY = 60.0  # seconds
JUDGED = {"cpu": 4096, "cuda": 16384}  # games, of all sides at all sizes of a table together
LEAST_JUDGED = 32
JUDGED_SHARE = 0.1  # of the time
LOOKS = 60  # at most, in a whole training

# What must be the same to go on: who learns what. How it is learned may have changed since.
SAME = ("players", "options", "seed", "vary", "advised", "envs", "steps", "width")

Say = Callable[["Progress"], None]


@dataclass(frozen=True)
class Progress:
    """How far a training is."""

    point: Point
    speed: float  # decisions a second while it learns
    seconds_left: float


class Training:
    """One training in its folder. It ends after so many seconds, or decisions, whichever is given."""

    def __init__(
        self,
        game: Game,
        given: Settings,
        folder: Path,
        seconds: float | None,
        decisions: int | None,
        judged: int = 0,
        cluster: Cluster | None = None,
    ) -> None:
        if (seconds is None) == (decisions is None):
            raise BadOption("a training ends after so many minutes, or so many decisions: give one of the two")
        self.game, self.folder = game, folder
        self.seconds, self.decisions = seconds, decisions
        folder.mkdir(parents=True, exist_ok=True)
        if given.device == "cpu":
            torch.set_num_threads(1)
        self.learner = learner_of(game, given, cluster)
        sides = sum(len(sides_of(game, players)) or 1 for players in given.players)
        self.judged = judged or max(LEAST_JUDGED, JUDGED[given.device] // sides)
        self.judge = judge_of(self.learner, self.judged)
        self.told: dict[str, float] = {}
        self.points: list[Point] = []
        self.spent = self.judging = 0.0
        self._saved = -SAVED_EVERY

    @property
    def left(self) -> float:
        """The share of it that is still to come."""
        if self.decisions is not None:
            return max(0.0, 1 - self.learner.decisions / self.decisions)
        assert self.seconds is not None
        return max(0.0, 1 - self.spent / self.seconds)

    def run(self, say: Say = lambda progress: None, pause: float = math.inf) -> Point:
        """Learn until the end, or for so many seconds by the clock; what was reached then."""
        stops = time.monotonic() + pause
        while self.left > 0 and time.monotonic() < stops:
            began = self._now()
            self.told = self.learner.learn(self.left)
            if not all(map(math.isfinite, self.told.values())) or not is_finite(self.learner.network):
                raise TurnkeyError(f"what it learns is no number any more ({self.told}): --resume goes on from before")
            self.spent += self._now() - began
            if self._is_time() or self.left <= 0:
                self._look(say)
            if self.spent - self._saved >= SAVED_EVERY:
                self.save()
        if not self.points or self.points[-1].lessons < self.learner.lessons:
            self._look(say)
        self.save()
        return self.points[-1]

    def _is_time(self) -> bool:
        """Whether to look how strong it is: not for too much of the time, and not again at once."""
        last = self.points[-1].seconds if self.points else -math.inf
        whole = self.spent / max(1 - self.left, 1e-9)
        return self.judging <= JUDGED_SHARE * self.spent and self.spent - last >= whole / LOOKS

    def _look(self, say: Say) -> None:
        began = self._now()
        score = self.judge.score(1_000_003 + self.learner.lessons)
        if self.points:  # the first time much is compiled, or captured
            self.judging += self._now() - began
        decisions = self.learner.decisions
        speed = decisions / max(self.spent, 1e-9)
        self.points.append(
            Point(round(self.spent, 1), decisions, self.learner.lessons, *(
                round(one, 4) for one in (score.value, score.low, score.high)
            ))
        )  # fmt: skip
        left = self.left * (self.seconds or self.spent / max(1 - self.left, 1e-9))
        say(Progress(self.points[-1], speed, left))

    def _now(self) -> float:
        if self.learner.device == "cuda":
            torch.cuda.synchronize()
        return time.perf_counter()

    def save(self) -> None:
        """Everything to go on from, and the curve so far."""
        self._saved = self.spent
        kept = self.learner.state() | {
            "spent": self.spent, "judging": self.judging, "points": [asdict(one) for one in self.points],
            "settings": told(self.learner.given), "game": self.game.slug, "columns": self.learner.columns.keys,
        }  # fmt: skip
        write_whole(self.folder / CHECKPOINT, lambda draft: torch.save(kept, draft))
        texts = {SETTINGS: json.dumps({"game": self.game.slug, **told(self.learner.given)}, indent=2) + "\n"}
        if self.points:
            texts |= {"curve.csv": as_table(self.points), "curve.svg": as_drawing(self.points, self.game.title)}
        for name, text in texts.items():
            write_text(self.folder / name, text)

    def begin_with(self, file: Path) -> None:
        """Begin with the network of another training, which may have learned elsewhere and in another way."""
        kept = self._checkpoint(file)
        if kept.get("columns", self.learner.columns.keys) != self.learner.columns.keys:
            raise BadOption(f"the network of {file} sees other columns: give the same --players, --option and --seed")
        try:
            self.learner.network.load_state_dict(kept["network"])
        except (KeyError, RuntimeError) as fault:
            raise BadOption(f"the network of {file} has another form: give the same --width and options") from fault

    def _checkpoint(self, file: Path) -> dict[str, Any]:
        kept = read_checkpoint(file)
        if kept.get("game") != self.game.slug:
            raise BadOption(f"{file} is of {kept.get('game')}, not of {self.game.slug}")
        return kept

    def resume(self) -> None:
        """Go on from the folder's checkpoint, which must be of the same training."""
        file = self.folder / CHECKPOINT
        if not file.exists():
            raise BadOption(f"there is no {CHECKPOINT} in {self.folder} to go on from: leave --resume away")
        kept = self._checkpoint(file)
        mine, theirs = told(self.learner.given), kept["settings"]
        differ = [name for name in SAME if mine[name] != theirs.get(name, mine[name])]
        if differ:
            what = ", ".join(f"{name} {theirs.get(name)} (now {mine[name]})" for name in differ)
            raise BadOption(f"{file} was made with other settings: {what}; give the same, or another --out")
        if bool(kept.get("practices")) != bool(getattr(self.learner, "practices", [])):
            elsewhere = "--ray" if not kept.get("practices") else "its games here"
            raise BadOption(f"{file} was made with {elsewhere}: go on there, or give it to --begin-with in a new --out")
        try:
            self.learner.put_back(kept)
        except (KeyError, RuntimeError, ValueError) as fault:  # another network, or another game by now
            raise BadOption(f"{file} was made by another version, and cannot be gone on with: {fault}") from fault
        self.spent, self.judging = kept["spent"], kept["judging"]
        self.points = [Point(**one) for one in kept["points"]]
        self._saved = self.spent


def is_finite(network: torch.nn.Module) -> bool:
    return all(bool(torch.isfinite(one).all()) for one in network.parameters())


def learner_of(game: Game, given: Settings, cluster: Cluster | None) -> Learner:
    """Who learns on this device, or on all cores of a cluster."""
    if cluster is not None:
        from turnkey.lab.training.on_ray import RayLearner

        return RayLearner(game, given, cluster)
    return (CpuLearner if given.device == "cpu" else Learner)(game, given)


def judge_of(learner: Learner, games: int) -> Judge:
    """Who tells how strong it is, by so many games of each side."""
    return CpuJudge(learner, games) if isinstance(learner, CpuLearner) else Judge(learner, games)


def told(given: Settings) -> dict[str, Any]:
    return {**asdict(given), "players": list(given.players)}


def read_checkpoint(file: Path) -> dict[str, Any]:
    """What was saved: arrays, numbers and words. It comes from this machine's own hand, like the folder it is in."""
    try:
        kept = torch.load(file, map_location="cpu", weights_only=False)
    except Exception as fault:  # a file may be broken in any way
        raise TurnkeyError(f"{file} is no checkpoint of a training: {type(fault).__name__}: {fault}") from fault
    if not isinstance(kept, dict) or "settings" not in kept:
        raise TurnkeyError(f"{file} is no checkpoint of a training")
    return kept


def write_text(path: Path, text: str) -> None:
    write_whole(path, lambda draft: draft.write_text(text, encoding="utf-8"))


def write_whole(path: Path, write: Callable[[Path], Any]) -> None:
    """A file appears complete, or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        write(draft)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
