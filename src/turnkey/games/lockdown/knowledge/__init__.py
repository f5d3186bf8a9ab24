"""What can be worked out of hidden things in Lockdown, and what cannot, redrawn (R26, Q67).

redrawing  dice, secret choices, and cards by one deal or from two lots (delivery); what givers know of them (gifts)
"""

from turnkey.games.lockdown.knowledge.redrawing import determinize

__all__ = ["determinize"]
