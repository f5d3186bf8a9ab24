"""What happens in Break & Escape, as the journal numbers it: chance first, then events."""

# What chance is asked for
DEAL, DIE, SUPPLY_CARD, RESCUE_DIE, BREAKOUT_DIE = range(5)

# Events, with what their numbers mean
(
    DEALING,  # seat
    TURN_STARTS,  # round, seat
    ROLLED,  # seat, die
    MOVED,  # seat, space
    TELEPORTED,  # seat, space
    SWAPPED,  # seat, one piece, other piece
    PUP_PLACED,  # seat, space
    DREW,  # seat, cards in hand, the card (secret)
    NOTHING_TO_DRAW,  # seat
    RESHUFFLED,  # cards in the new deck
    KEY_PLACED,  # seat, keys
    GATE_OPENED,  #
    HEALED,  # seat, health
    HURT,  # seat, health
    RESCUE_TRIED,  # seat, die
    FREED,  # seat, space
    ESCAPED_GATE,  # seat, escapes
    DISCARDED,  # seat, card
    BREAKOUT_TRIED,  # seat, die
    STAYED,  # seat
    HALTED,  # space
    HELD_BACK,  #
    SAVED,  # seat, whether Wanted now
    FELL,  # seat
    JAILED_NOW,  # seat
    ELIMINATED_NOW,  # seat
    BROKEN_OUT_BY_CARD,  # seat, runner
    WON,  # side, reason
) = range(28)
