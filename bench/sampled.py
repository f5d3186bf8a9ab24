"""Where processor time goes, by looking at what runs every millisecond of it.

Other than a tracing profiler this costs next to nothing, so that what is called often does not look dearer than it is.
What the store's threads use counts where the loop waits: as `(other threads)`.
"""

from __future__ import annotations

import signal
import types
from collections import Counter

EVERY = 0.001  # seconds of processor time
SHOWN = 0.004  # parts of the whole below which nothing is told
WITHIN = "turnkey"


class Sampled:
    """Counts the chains of calls that were seen, from the outermost function of the project on."""

    def __init__(self) -> None:
        self._seen: Counter[tuple[str, ...]] = Counter()

    def start(self) -> None:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, number: int, frame: types.FrameType | None) -> None:
        chain = []
        while frame is not None:
            code = frame.f_code
            chain.append(f"{code.co_filename.rpartition('/')[2]}:{code.co_qualname}")
            frame = frame.f_back
        self._seen[tuple(reversed(chain))] += 1

    def told(self, actions: int, spent: float) -> None:
        """`spent`: the processor time of an action in ms, by which the parts are told."""
        total = sum(self._seen.values())
        within: Counter[str] = Counter()
        itself: Counter[str] = Counter()
        for chain, count in self._seen.items():
            itself[chain[-1]] += count
            for one in set(chain):
                within[one] += count
        for title, found in (("with all that it calls", within), ("itself", itself)):
            print(f"  ms an action, {title} ({total} looks at {actions} actions)")
            for name, count in found.most_common(70):
                if count < SHOWN * total:
                    break
                print(f"  {count / total * spent:8.3f}  {name}")
