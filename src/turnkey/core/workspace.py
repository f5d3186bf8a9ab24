"""What a thread plays in."""

from __future__ import annotations

import numpy as np

from turnkey.core.game import Game


class Workspace:
    """What one thread needs to play in: a record, a copy for what a seat knows of it, a menu, dice."""

    def __init__(self, game: Game) -> None:
        self.games = game.layout.blank()
        self.raw = self.games.view(np.uint8)
        self.seen = game.layout.blank()
        self.seen_raw = self.seen.view(np.uint8)
        self.menu = game.new_menu()
        self.dice = np.zeros(1, np.uint64)
