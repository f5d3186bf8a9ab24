"""What happens in Locked Out, as the journal numbers it: chance first, then events."""

# What chance is asked for
PILE_CARD, FIRST_SEAT, CHECK_CARD = range(3)

# Events, with what their numbers mean
(
    BEGAN,  # first seat
    MOVED,  # seat, space
    DREW,  # number of the draw (its key), seat, the card (secret)
    SHOWN,  # the seat that is shown the card, drawer
    NOTHING_THERE,  # seat, space
    PASSED,  # seat
    EXCHANGED,  # seat, drawer, the card given (secret)
    PLAYED,  # seat, card
    SEARCHED,  # seat, card, other card
    ACCUSED,  # seat, suspect
    ANSWERED,  # suspect, card
    DECLINED,  # suspect
    LOOKED,  # accuser, suspect, cards looked at (public)
    SAW,  # accuser, suspect, a card (secret)
    NOTHING_TO_LOOK_AT,  # accuser, suspect
    NOTHING_FOUND,  # accuser, suspect
    TAKEN,  # accuser, suspect, card
    STAGE_OPENED,  # stage
    TURN_DONE,  # seat
    MAINTENANCE,  # seat, the three tokens packed, whether a hazard spoiled it
    CLAIMED,  # seat, type, subject and matter packed
    ENDED,  # ending, winners
) = range(22)
