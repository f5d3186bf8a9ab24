"""What can be worked out of hidden things in Airlock, and what cannot, redrawn (R5).

redrawing  the stack's order, which is all that nobody knows
"""

from turnkey.games.airlock.knowledge.redrawing import determinize

__all__ = ["determinize"]
