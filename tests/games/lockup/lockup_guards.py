"""The table of a Solitary game as its tests set it up: guard cards at their posts, or face up against a crew."""

from __future__ import annotations

from typing import Any

from lockup_scene import dealt, lights_out

from turnkey import Table

DEAL = ("* goons N04 N07 N09 N12 N13", "* items I01 I02 I03", "* award GA1; * endgame GE1")
GREY = [f"GD{number:02}" for number in range(1, 8)]
COLOUR = {
    "moderate": [f"GD{number:02}" for number in range(8, 13)],
    "challenging": [f"GD{number:02}" for number in range(13, 18)],
    "expert": [f"GD{number:02}" for number in range(18, 23)],
}
SEVEN = ["yard", "sewers", "infirmary", "smithy", "commissary", "chow", "cell"]
POSTS = dict(zip(SEVEN, ("GD03", "GD04", "GD05", "GD06", "GD07", "GD08", "GD09"), strict=True))


def begun(*lines: str, **options: Any) -> Table:
    """A Solitary game with GD03, GD04 … GD09 face down at the seven locations."""
    return dealt(*DEAL, f"* guards {' '.join(POSTS.values())}", *lines, players=1, **options)


def against(guards: dict[str, str], crew: str = "", **position: Any) -> Table:
    """Lights Out with these guard cards face up."""
    there = {"crews": {"a": crew}} if crew else {}
    return lights_out(1, guards=guards, **there, **position)
