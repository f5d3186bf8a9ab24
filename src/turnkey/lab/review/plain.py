"""A review as plain data: what is stored with a table, exported, and told from (docs/review.md lists every entry)."""

from __future__ import annotations

from typing import Any

import numpy as np

from turnkey.bots.policies import usual_policy
from turnkey.lab.review.claims import Claimed
from turnkey.lab.review.evaluator import NETWORK
from turnkey.lab.review.judging import LARGE, SURE, Judged
from turnkey.lab.review.learned import HORIZON
from turnkey.lab.review.review import FORMAT, Review, share_errors

MISTAKE, FIND = "mistake", "find"
LUCK, OWN, OTHERS = "luck", "own", "others"  # what moves a chance, in the order of `shares`


def plain(found: Review) -> dict[str, Any]:
    """Chances and what moves them are parts of 1; seats and actions are written as records write them."""
    table, curve = found.table, found.curve
    header = table.record.header
    return {
        "format": FORMAT,
        "game": header.slug,
        "version": header.version,
        "edition": header.edition,
        "players": header.players,
        "seats": list(table.seats),
        "names": dict(header.names),
        "judge": {
            "bot": usual_policy(table.game),
            "by": found.usual,
            "closer_by": found.closer,
            "horizon": HORIZON if found.usual == NETWORK else None,
            "seed": found.seed,
            "count": found.count,
            "samples": found.samples,
            "seconds": round(found.seconds, 1),
            "cpu_seconds": round(found.cpu_seconds, 1),
            "sure": SURE,
            "large": LARGE,
        },
        "steps": len(found.moments),
        "outcome": [float(one) for one in curve.open[-1]],
        "chapters": list(found.chapters),
        "acted": [one.seat for one in found.moments],
        "curve": {
            name: rounded(getattr(curve, name)) for name in ("known", "open", "known_error", "open_error")
        },
        "shares": {"known": rounded(found.shares(True)), "open": rounded(found.shares(False))},
        "share_errors": rounded(share_errors(found)),
        "decisions": [decision(found, one) for one in found.judged],
        "accuracy": [
            None
            if one is None
            else {
                "accuracy": round(one.accuracy, 1),
                "error": round(one.error, 1),
                "mean_loss": round(one.mean_loss, 4),
                "decisions": one.decisions,
            }
            for one in found.accuracy
        ],
        "turns": [
            {"step": one.moment, "seats": [int(seat) for seat in one.seats], "by_choice": one.by_choice}
            for one in found.turns
        ],
        "claims": [claim(one) for one in found.claims],
    }  # fmt: skip


def decision(found: Review, one: Judged) -> dict[str, Any]:
    actions = found.table.record.notation.actions
    return {
        "step": one.moment,
        "seat": one.seat,
        "did": actions[one.action].notation,
        "other": actions[one.other].notation,
        "options": one.options,
        "worth": one.worth.plain(),
        "better": one.better.plain(),
        "preferred": one.preferred,
        "verdict": MISTAKE if one.is_mistake else FIND if one.is_find else "",
    }


def claim(one: Claimed) -> dict[str, Any]:
    return {
        "step": one.moment,
        "seat": one.seat,
        "words": one.words,
        "true": one.true,
        "lie": one.lie,
        "moved": [round(it, 3) for it in one.moved],
        "errors": [round(it, 3) for it in one.errors],
    }


def rounded(values: np.ndarray[Any, Any]) -> Any:
    return np.round(values, 3).tolist()
