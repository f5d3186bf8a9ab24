"""What can be worked out of hidden things in Locked Out (sightings), and what cannot, redrawn (Q46).

redrawing  what others looked at and say (unheard), and worlds of cards that fit the story (worlds), from a first one
           (first_world by told, ways, pairs; fitting) by a chain of exchanges (moves, piles)
"""

from turnkey.games.locked_out.knowledge.redrawing import determinize

__all__ = ["determinize"]
