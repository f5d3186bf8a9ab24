"""What can be worked out of hidden things in Lockup, and what cannot, redrawn (Q61, Q62).

redrawing  face-down tokens, half-built placements, guard cards; tomes by their log (tomes)
"""

from turnkey.games.lockup.knowledge.redrawing import determinize

__all__ = ["determinize"]
