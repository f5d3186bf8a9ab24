"""Numbers about the running server, as Prometheus reads them. Nothing in them is about anybody."""

from __future__ import annotations

from collections import Counter

STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)  # seconds: the upper ends of the histogram


class Metrics:
    """What is not everybody's to learn moves none of these numbers."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.activity = 0  # all actions: for the server itself, and told to nobody
        self.slots = [0] * (len(STEPS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def acted(self, heard: bool) -> None:
        self.activity += 1
        if heard:
            self.count("actions")

    def took(self, seconds: float) -> None:
        """From an action's arrival until everybody's new view is on its way."""
        self.seconds += seconds
        place = next((place for place, end in enumerate(STEPS) if seconds <= end), len(STEPS))
        self.slots[place] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name, number in gauges.items():
            lines += [f"# TYPE turnkey_{name} gauge", f"turnkey_{name} {number}"]
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE turnkey_{name}_total counter", f"turnkey_{name}_total {count}"]
        lines.append("# TYPE turnkey_action_seconds histogram")
        total = 0
        for end, slot in zip((*map(str, STEPS), "+Inf"), self.slots, strict=True):
            total += slot
            lines.append(f'turnkey_action_seconds_bucket{{le="{end}"}} {total}')
        lines += [f"turnkey_action_seconds_sum {self.seconds:.6f}", f"turnkey_action_seconds_count {total}"]
        return "\n".join(lines) + "\n"
