"""What chance decides in Locked Out, and what happens in it."""

from turnkey.core.events import NUMBER, Events, from_one, list_of, maybe, secret, set_of
from turnkey.core.names import Names
from turnkey.core.notation import Chances
from turnkey.games.locked_out.state import CARDS, COLOURS, ENDINGS, MATTERS, ROOMS, SEATS, SPACES, TOKENS

STAGES = Names(
    "",
    ("1", "2", "3"),
    (
        "Only the blue zone is open.",
        "All four orange kinds are there: the orange zone is open. The orange cards go to the discard heap.",
        "All four purple kinds are there: the way to the computer is open! The access area is emptied.",
    ),
)

chance = Chances()

PILE_CARD = chance("pile", CARDS, of=ROOMS)
FIRST_SEAT = chance("first", SEATS)
CHECK_CARD = chance("check", CARDS)

event = Events()

# Set-up

HANDS_DEALT = event(
    "hands dealt", seats=set_of(SEATS), card=CARDS, space=SPACES, out=maybe(NUMBER),
    says="{seats} start in {space} with one {card} each[; {out:more is|more are} out of the game].", cue="deal",
    rule="R1, R8",
)  # fmt: skip
PILES_LAID = event(
    "piles laid", corridor=SPACES,
    says="Eight piles lie face down: an access pair, 2 loot and 2 resources in each, and 2 more resources in "
    "{corridor}. Orange pairs lie in rooms 2 to 5, purple ones elsewhere.",
    cue="shuffle", rule="R3, R4, R5, R6",
)  # fmt: skip
HAZARDS_IN = event(
    "hazards in", out=CARDS,
    says="Three hazards lie among the loot and three double resources among the resources; {out}, Gambling Cards, "
    "Plasma Gun and one resource of each colour are out of the game.",
    rule="R53",
)  # fmt: skip
TOKENS_SET = event(
    "tokens set", level=NUMBER, says="Oxygen, power and fuel stand at {level}.",
    touches=("token:oxygen", "token:power", "token:fuel"), rule="R7",
)  # fmt: skip
BEGAN = event("began", seat=SEATS, says="{seat} begins and holds the maintenance card.", cue="choose", rule="R8, Q37")

# A turn

TURN_STARTS = event(
    "turn", round=NUMBER, seat=SEATS, says="Round {round}, {seat}", chapter=True, cue="turn", rule="R11"
)
EXTRA_TURN = event(
    "extra turn", round=NUMBER, seat=SEATS, says="Round {round}, {seat} once more", chapter=True, cue="turn",
    rule="R28, Q1",
)  # fmt: skip
MOVED = event(
    "moved", seat=SEATS, start=SPACES, to=SPACES, says="{seat} moves from {start} to {to}.",
    touches=("seat:{seat}", "space:{to}"), cue="step", rule="R12",
)  # fmt: skip
DREW = event(
    "drew", draw=NUMBER, drawer=SEATS, room=SPACES, card=secret(CARDS, "a card"), left=NUMBER,
    says="{drawer} draws {card} in {room} ({left} left there).", cue="draw", check="draw {card}", rule="R15",
    releases="R15, R19",
)  # fmt: skip
NOTHING_THERE = event(
    "nothing there", seat=SEATS, room=SPACES, says="Nothing is left in {room} for {seat}.", rule="R15, Q30"
)
SHOWN = event(
    "shown", drawer=SEATS, seat=SEATS, room=SPACES, card=secret(CARDS, "the card"),
    says="{drawer} shows {card} to {seat}.", cue="look", rule="R19", releases=True,
)  # fmt: skip
NOTHING_TO_GIVE = event(
    "nothing to give", seat=SEATS, drawer=SEATS, says="{seat} holds no card to give for it.", cue="pass", rule="Q8"
)
PASSED = event("passed", seat=SEATS, drawer=SEATS, says="{seat} lets it pass.", cue="pass", rule="R22, Q10")
KEPT = event(
    "kept", drawer=SEATS, room=SPACES, card=secret(CARDS, "the card"), size=NUMBER,
    says="{drawer} keeps {card} ({size} in hand).", cue="take", rule="R22",
)  # fmt: skip
INTERCEPTED = event(
    "intercepted", seat=SEATS, drawer=SEATS, room=SPACES, card=secret(CARDS, "the drawn card"),
    says="{seat} takes {card}.", cue="swap", rule="R20",
)  # fmt: skip
EXCHANGED = event(
    "exchanged", seat=SEATS, drawer=SEATS, card=secret(CARDS, "a card"), says="{seat} gives {drawer} {card} for it.",
    cue="give", rule="R20, R21", releases=True,
)  # fmt: skip
TURN_DONE = event(
    "turn done", seat=SEATS, size=NUMBER, says="{seat} is done, with {size:card|cards} in hand.", cue="pass",
    rule="R16, R18",
)  # fmt: skip

# Cards played

PLAYED = event("played", seat=SEATS, card=CARDS, says="{seat} plays {card}.", cue="play", rule="R25")
SUPPLIED = event(
    "supplied", seat=SEATS, card=CARDS, says="{seat} plays {card} for the next maintenance.", cue="play",
    rule="R27, R56",
)  # fmt: skip
SABOTAGED = event(
    "sabotaged", seat=SEATS, card=CARDS, says="{seat} plays {card}: it will spoil the next maintenance.",
    cue="alarm", rule="R54, R55",
)  # fmt: skip
LAID = event(
    "laid", card=CARDS, colour=COLOURS, kinds=NUMBER, needed=NUMBER,
    says="{card} lies in the access area, which holds {kinds} of the {needed} {colour} kinds.", cue="place",
    rule="R25, R26",
)  # fmt: skip
OF_NO_USE = event(
    "of no use", card=CARDS, colour=COLOURS,
    says="{colour} access is of no more use: {card} goes to the discard heap.", cue="discard", rule="R31, R33",
)  # fmt: skip
STAGE_OPENED = event(
    "stage", stage=from_one(STAGES), says="{stage}", cue="open", check="stage {stage}", rule="R30, R32"
)
SEARCHED = event(
    "searched", seat=SEATS, one=CARDS, other=CARDS, says="{seat} discards {one} and {other} for an extra turn.",
    cue="discard", rule="R28",
)  # fmt: skip

# Accusations

ACCUSED = event(
    "accused", accuser=SEATS, suspect=SEATS, size=NUMBER,
    says="{accuser} accuses {suspect}, who holds {size:card|cards}.", cue="attack", rule="R35",
)  # fmt: skip
ANSWERED = event(
    "answered", suspect=SEATS, accuser=SEATS, card=CARDS, says="{suspect} answers with {card}.", cue="play", rule="R37"
)
DECLINED = event(
    "declined", suspect=SEATS, accuser=SEATS, says="{suspect} plays no access card.", cue="pass", rule="R38"
)
LOOKED = event(
    "looked", accuser=SEATS, suspect=SEATS, count=NUMBER, size=NUMBER,
    says="{accuser} looks at {count} of {suspect}'s {size:card|cards}, taken blindly.", cue="look", rule="R38",
)  # fmt: skip
SAW = event(
    "saw", accuser=SEATS, suspect=SEATS, cards=secret(list_of(CARDS)),
    says="{accuser} sees {cards} in {suspect}'s hand.", cue="reveal", rule="R38, Q17", releases="R38",
)  # fmt: skip
NOTHING_TO_LOOK_AT = event(
    "nothing to look at", accuser=SEATS, suspect=SEATS, says="{suspect} has no cards to look at.", cue="pass",
    check="check none", rule="Q14",
)  # fmt: skip
NOTHING_FOUND = event(
    "nothing found", accuser=SEATS, suspect=SEATS, says="No access card is found on {suspect}.", cue="pass",
    rule="R40", releases="R39, R40",
)  # fmt: skip
TAKEN = event(
    "taken", accuser=SEATS, suspect=SEATS, card=CARDS, says="{accuser} confiscates {card} from {suspect} and plays it.",
    cue="capture", rule="R39",
)  # fmt: skip

# Maintenance

MAINTENANCE_STARTS = event(
    "maintenance", round=NUMBER, seat=SEATS, says="Round {round}, maintenance by {seat}", chapter=True, cue="round",
    rule="R42",
)  # fmt: skip
SPOILED = event(
    "spoiled", seat=SEATS, says="A hazard lies in the resource area: nothing there protects.", cue="alarm", rule="R55"
)
TOKEN_HELD = event(
    "token held", token=TOKENS, level=NUMBER, says="{token} is seen to and stays at {level}.", cue="heal",
    rule="R44, R56",
)  # fmt: skip
TOKEN_FELL = event(
    "token fell", token=TOKENS, start=NUMBER, level=NUMBER, says="{token} falls from {start} to {level}.", cue="lose",
    rule="R44, R55",
)  # fmt: skip
AREA_CLEARED = event(
    "area cleared", cards=list_of(CARDS), says="{cards:goes|go} from the resource area to the discard heap.",
    cue="discard", rule="R45",
)  # fmt: skip
MAINTAINED = event(
    "maintained", seat=SEATS, oxygen=NUMBER, power=NUMBER, fuel=NUMBER,
    says="After {seat}'s maintenance: oxygen {oxygen}, power {power}, fuel {fuel}.",
    check="maint {seat} oxygen={oxygen} power={power} fuel={fuel}", rule="R44",
)  # fmt: skip
CARD_PASSED = event(
    "maintenance card", seat=SEATS, to=SEATS, says="The maintenance card goes from {seat} to {to}.", cue="give",
    rule="R47",
)  # fmt: skip

# Talk on a floor

CLAIMED_HAS = event(
    "claimed has", seat=SEATS, about=SEATS, matter=MATTERS, says="{seat} says: {about} holds {matter}.", cue="say",
    rule="R52", releases=True,
)  # fmt: skip
CLAIMED_LACKS = event(
    "claimed lacks", seat=SEATS, about=SEATS, matter=MATTERS, says="{seat} says: {about} holds no {matter}.", cue="say",
    rule="R52", releases=True,
)  # fmt: skip
CLAIMED_ROOM = event(
    "claimed room", seat=SEATS, room=SPACES, matter=MATTERS, says="{seat} says: The pair in {room} is {matter}.",
    cue="say", rule="R52", releases=True,
)  # fmt: skip
CLAIMED_PLAN = event(
    "claimed plan", seat=SEATS, space=SPACES, says="{seat} says: I shall move to {space}.", cue="say", rule="R52",
    releases=True,
)  # fmt: skip
CLAIMED_GO = event(
    "claimed go", seat=SEATS, about=SEATS, space=SPACES, says="{seat} says: {about} should move to {space}.",
    cue="say", rule="R52", releases=True,
)  # fmt: skip
CLAIMED_WANT = event(
    "claimed want", seat=SEATS, about=SEATS, matter=MATTERS, says="{seat} says: {about} should play {matter}.",
    cue="say", rule="R52", releases=True,
)  # fmt: skip
CLAIMED_HOARDS = event(
    "claimed hoards", seat=SEATS, about=SEATS, says="{seat} says: I think {about} keeps access cards.", cue="say",
    rule="R52", releases=True,
)  # fmt: skip
SILENT_NOW = event("silent", seat=SEATS, says="{seat} says no more.", cue="pass", rule="R52")

# The end

ESCAPED = event("escaped", seat=SEATS, says="{seat} is at the computer: the gang escapes!", cue="free", rule="R14")
USED_UP = event(
    "used up", tokens=set_of(TOKENS), says="{tokens:is|are} used up: the gang is caught!", cue="alarm", rule="R46, Q25"
)
COUNTED = event(
    "counted", seat=SEATS, value=NUMBER, access=NUMBER, resources=NUMBER, cards=list_of(CARDS),
    says="{seat} counts {value}, with {access} access and {resources:resource card|resource cards}[: {cards}].",
    cue="score", rule="R49, R50", releases=True,
)  # fmt: skip
ENDED = event(
    "ended", ending=ENDINGS, winners=set_of(SEATS), says="{ending} {winners:wins|share the win}.", cue="win",
    check="end {ending} winner {winners}", rule="R51, Q28", releases=True,
)  # fmt: skip
