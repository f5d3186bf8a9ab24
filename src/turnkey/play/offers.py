"""What waits for everybody's consent, as it is kept: whoever was told that their wish is noted finds it noted after a
crash as well. It lapses with the next step, so it is kept with the step that it was made at."""

from __future__ import annotations

from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.undoing import Offer


def written(offer: Offer | None, step: int) -> str:
    """An offer at rest, also when there is none."""
    return "" if offer is None else at_rest({**vars(offer), "waiting": sorted(offer.waiting), "step": step})


def read(body: str | None, step: int) -> Offer | None:
    """The offer that was kept, if it still counts."""
    kept = from_rest(body) if body else None
    if kept is None or kept.pop("step") != step:
        return None
    return Offer(**(kept | {"waiting": set(kept["waiting"])}))
