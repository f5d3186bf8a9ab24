"""The gate: the one place where a table becomes what a seat or a spectator may receive, and the only encoder.

Everything that leaves is made here from what the core shows that seat, or from facts that everybody may know
(`Facts`). Nothing else in `play` encodes anything; a test over its imports holds it to that.
"""

from turnkey.play.gate.encoding import encode, noted
from turnkey.play.gate.frames import (
    Back,
    Eyes,
    Facts,
    LinesByAudience,
    Log,
    Notes,
    Now,
    Shown,
    Sight,
    frame_of,
    seating,
    without_rules,
)
from turnkey.play.gate.games import game_info, rules_of
from turnkey.play.gate.outside import CLOSED, CLOSED_BY_HOST, OPEN, OVER, PLAYING, Asker, table_info
from turnkey.play.gate.pieces import PIECES, Pieces
from turnkey.play.gate.reasons import (
    REASONS,
    hinted,
    why_not,
)
from turnkey.play.gate.records import OPEN_CARDS, SPECTATORS, bare_export, deed, export, replayed
from turnkey.play.gate.sentences import (
    asked_of,
    goal_of,
    log_of,
    result_of,
    says_of,
)

__all__ = [
    "CLOSED",
    "CLOSED_BY_HOST",
    "OPEN",
    "OPEN_CARDS",
    "OVER",
    "PIECES",
    "PLAYING",
    "REASONS",
    "SPECTATORS",
    "Asker",
    "Back",
    "Eyes",
    "Facts",
    "LinesByAudience",
    "Log",
    "Notes",
    "Now",
    "Pieces",
    "Shown",
    "Sight",
    "asked_of",
    "bare_export",
    "deed",
    "encode",
    "export",
    "frame_of",
    "game_info",
    "goal_of",
    "hinted",
    "log_of",
    "noted",
    "replayed",
    "result_of",
    "rules_of",
    "says_of",
    "seating",
    "table_info",
    "why_not",
    "without_rules",
]
