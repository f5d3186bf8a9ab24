"""What happens in Lockup, as the journal numbers it: chance first, then events."""

# What chance is asked for
(
    GOON_CARD, ITEM_CARD, AWARD_CARD, INSTANT_CARD, END_CARD, FIRST_SEAT, TOME_CARD, GUARD_CARD, LOCATION_CARD,
) = range(9)  # fmt: skip

# Events, with what their numbers mean; the last is secret where it says so. Where a party may be the guards, they
# come after all seats
(
    ROUND_STARTS,  # round
    AUTO_ADDED,  # seat, 0, what was added (secret)
    PLACED,  # seat, location and what is seen, what lies there (secret)
    PASSED,  # seat
    TOME_PLAYED,  # seat, title
    PEEKED_AT,  # seat, location
    PEEK_SHOWED,  # seat, owner and location, tokens or guard card (secret)
    AUTO_TOKEN,  # seat, 0, token (secret)
    MOVED,  # seat, way and token if it is face up, token (secret)
    BLAMED,  # seat, other seat
    GUARDS_BLAMED,  # seat
    TURNED_UP,  # seat, location, tokens
    GUARD_SHOWN,  # location, card
    GUARD_ADDED,  # location, card
    OFF_DUTY_CARD,  #
    RANKED,  # seat, location, strength
    SUSPECTED,  # seat, location, markers
    GAINED,  # seat, kind, how many
    POWER_GAINED,  # seat, power
    FIRST_TOKEN,  # seat
    PAID_NOTHING,  # seat
    HIRED_GOON,  # seat, goon
    BUILT_ITEM,  # seat, item
    RESERVED_ITEM,  # seat, item
    SUSPICION_RETURNED,  # seat, how many
    SUSPICION_GIVEN,  # seat, other seat
    EXCHANGED,  # seat, kind given, kind got
    DREW_TOME,  # seat, tomes in hand or 0 if it is one to choose from, title (secret)
    NO_TOME,  # seat
    PUT_UNDER,  # seat, 0, title (secret)
    TO_LIBRARY,  # seat, location
    AWARD_TAKEN,  # seat, award
    INSTANT_SCORED,  # seat, instant
    DROPPED,  # seat, kind
    GOON_LEFT,  # goon
    MARKERS_PLACED,  # location, markers
    RAID_COMES,  # final
    RAID_LOSS,  # seat, reputation lost
    GOONS_SHUFFLED,  #
    TOMES_SHUFFLED,  #
    GUARDS_REWARDED,  # reputation
    SCORED,  # seat, what, how much
    FINAL_SCORE,  # seat, total
    WON,  # seat
    CREW_CHOSEN,  # seat, crew
    SEATS_READY,  # seats
    MARKERS_RETURNED,  # whether the player's stay
    RECOGNISED,  # seat, 0, token (secret, and so is that it was recognised)
) = range(48)

# What is scored at the end, for SCORED
SCORE_STEPS = ("the Award", "the End Game goal", "goons", "resources", "gold", "tomes", "the first player token")
BY_AWARD, BY_END_GOAL, BY_GOONS, BY_RESOURCES, BY_GOLD, BY_TOMES, BY_TOKEN = range(7)
