"""The games as environments, for those who train and measure agents."""

from turnkey.env.batch import Batch, batch
from turnkey.env.observing import Piece, Plan

__all__ = ["Batch", "Piece", "Plan", "batch"]
