"""What is said of an expert: how it was made, and how strong its network is by itself."""

from __future__ import annotations

import json
import platform
from dataclasses import asdict
from typing import Any

import torch

import turnkey
from turnkey.bots.policies import usual_policy
from turnkey.lab.statistics import mean
from turnkey.lab.training.exporting import export
from turnkey.lab.training.running import Training, judge_of, told, write_text, write_whole
from turnkey.lab.training.scoring import by_table

FINALLY = {"cpu": 4000, "cuda": 16384}  # games of each side at each size of a table


def finish(training: Training, command: str, games: int = 0) -> dict[str, Any]:
    """Write what plays, and its card, into the training's folder; the card."""
    write_whole(training.folder / "expert.npz", lambda draft: export(training.learner, draft))
    card = card_of(training, command, games)
    write_text(training.folder / "expert.json", json.dumps(card, indent=2, ensure_ascii=False) + "\n")
    return card


def card_of(training: Training, command: str, games: int = 0) -> dict[str, Any]:
    """Plain data for `expert.json`. The network is judged on deals that it was not judged on before."""
    learner = training.learner
    games = games or FINALLY[learner.device]
    judge = training.judge if games == training.judged else judge_of(learner, games)
    scores = judge.scores(9_000_001)
    return {
        "game": training.game.slug,
        "made": {
            "command": command,
            "seed": learner.given.seed,
            "decisions": learner.decisions,
            "seconds": round(training.spent, 1),
            "device": torch.cuda.get_device_name() if learner.device == "cuda" else platform.machine(),
            "turnkey": turnkey.__version__,
            "settings": told(learner.given),
            "curve": [asdict(one) for one in training.points],
        },
        "plays": {
            "against": usual_policy(training.game),
            "how": "network alone, best choices, printed options; every seat compared with every other, ½ for evens",
            "tables": [
                {"players": players, "deals": len(next(iter(scores.values()))), **one.plain()}
                for players, one in by_table(scores).items()
            ],
            "scores": [
                {"players": players, "seats": side, "games": len(one), **mean(one).plain()}
                for (players, side), one in scores.items()
            ],
        },
    }
