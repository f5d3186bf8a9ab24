"""What happens in Lockdown, as the journal numbers it: chance first, then events."""

# What chance is asked for
FIRST_BADGE, FIRST_MARTYR, DEAL, ROLL_DIE, DRAW, LOT = range(6)

# Events, with what their numbers mean
(
    DEALING,  # seat
    DEALT,  # seat, cards in hand, the card (secret)
    TOKENS,  # badge owner, Martyr holder
    ROLLING,  # seat, or -1 for Monster dice; how many dice
    ROLLED,  # seat or -1, the dice in one number
    PLACED,  # seat, kind, place
    OVERFLOWED,  # seat, kind (-1: whoever it would be), the full place
    MONSTER_CAME,  # place, how many are there now
    RAN_OFF,  # place it was meant for
    NO_MONSTER_LEFT,  # place it was meant for
    TURN_STARTS,  # turn
    PHASE_STARTS,  # phase
    NO_SEARCH,  # whether the deck is empty
    NEW_DELIVERY,  # cards in the new deck
    FLOOR_OPENS,  # phase, scene
    PISTOL_FIRED,  # seat, its bonus
    DESIGNATED,  # voter, seat, votes
    TIED,  # seat
    TIE_BROKEN,  # Martyr holder or -1, seat
    ELECTED_NOW,  # seat, phase
    DRAWING,  # seat, how many
    DREW,  # seat, cards in hand, the card (secret)
    KEPT,  # seat, cards in hand, the card (secret)
    GAVE,  # giver, receiver, the card (secret)
    BOXED,  # seat, how many cards it has in the box, the card (secret)
    BADGE_TAKEN,  # seat, whether it had the badge already
    BADGE_KEPT,  # seat
    DICE_HIDDEN,  # how many
    LOOKED,  # seat, whether by card
    SAW,  # seat, nothing, the dice in one number (secret)
    HEADS_FOR,  # seat, place
    WENT,  # seat, kind, place
    STAYED,  # seat, kind (-1: whoever it would be)
    DRANK,  # seat, kind, place
    THREW_CAN,  # seat, place
    REMOVED,  # seat, card, how many
    SMEARED,  # seat, kind
    ATTACKED,  # place, Monsters, strength
    HELD,  # place
    FOUND_NOBODY,  # place
    DEVOURED,  # seat, kind, place
    LINE_FILLED,  # line
    MARTYR_MOVED,  # seat
    BADGE_PASSED,  # seat
    FLOODED,  # Monsters that left
    HAUNTED,  # seat, place
    CLOSED_NOW,  # place
    JUDGED,  # seat, topic, verdict
    ENDED,  # alive
    SHOWN,  # seat, card, how many
    SCORED,  # seat, points
    WON,  # seat
    EPILOGUE,  # number
) = range(53)

# Verdicts on claims
TRUE_WORD, OMISSION, FALSE_WORD = range(3)
