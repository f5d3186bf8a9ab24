"""What happens in Airlock, as the journal numbers it: chance first, then events."""

# What chance is asked for
DEAL_TILE, POOL_TILE, LOT = range(3)

# Events, with what their numbers mean
(
    DEAL,  # round
    DEALT,  # seat, tile
    DEAL_TIED,  #
    FIRST_PLAYER,  # seat, round
    POOL,  # round, tiles
    IN_POOL,  # tile
    CHOOSER,  # seat
    TOOK,  # seat, tile
    STARTED,  # seat, tile
    PLACED,  # seat, tile, cell
    SCORED,  # seat, points
    DISCARDED,  # seat, tile
    SCRAPPED,  # seat, tiles
    POINTS_LOST,  # seat, points
    BUILD_BEGINS,  # round
    LEFT_OVER,  # seat, tile
    TIME_UP,  #
    COUNT,  # round
    COUNTED,  # seat, total, new points
    END,  #
    FINAL_SCORE,  # seat, score
    WINNERS,  #
    WON,  # seat
) = range(23)
