"""What can be worked out of hidden things in Break & Escape, and what cannot, redrawn (Q56).

redrawing  hands that a seat may not see, and the deck that follows from them
"""

from turnkey.games.break_escape.knowledge.redrawing import determinize

__all__ = ["determinize"]
