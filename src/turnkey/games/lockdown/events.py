"""What chance decides in Lockdown, and what happens in it."""

from turnkey.core.events import NUMBER, Events, from_one, list_of, maybe, secret, set_of
from turnkey.core.names import Names
from turnkey.core.notation import Chances
from turnkey.games.lockdown.state import (
    CARDS,
    ENDINGS,
    EPILOGUE_NAMES,
    FACES,
    KINDS,
    LURES,
    MALL,
    PHASES,
    PLACES,
    SEATS,
    STAGES,
    TOPICS,
    VERDICTS,
    VOTE_KINDS,
)

chance = Chances()

FIRST_BADGE = chance("badge", SEATS)
FIRST_MARTYR = chance("martyr", SEATS)
DEAL = chance("deal", CARDS, of=SEATS)
ROLL_DIE = chance("roll", FACES)  # what its results are for is not written: the turn
DRAW = chance("draw", CARDS)
LOT = chance("tie", SEATS)

COLD_LINES = Names(
    "line",
    ("1", "2", "3"),
    (
        "Line 1 of the Cold storage is full. From now on as many Monsters as strength are enough.",
        "Line 2 of the Cold storage is full. One more Monster die.",
        "Line 3 of the Cold storage is full. One more Monster die.",
    ),
)
VOWS = Names(
    "",
    VOTE_KINDS,
    (
        "my vote at the next truck vote we share",
        "my vote at the next badge vote we share",
        "to spare you at the next attack we share",
    ),
)
WHO = ("seat:{seat}", "character:{seat}.{kind}")  # one Character of a family
WALK = (*WHO, "place:{start}", "place:{to}")

event = Events()

# The course of the game

TURN_STARTS = event(
    "turn", turn=NUMBER, alive=NUMBER, ends_at=NUMBER, says="Turn {turn}, {alive} alive", chapter=True, cue="turn",
    rule="R88",
)  # fmt: skip
PHASE_STARTS = event("phase", phase=PHASES, says="{phase}", chapter=True, cue="round", rule="R88")

# Setup

TOKENS = event(
    "tokens", badge=SEATS, martyr=SEATS, says="{badge} has the badge, {martyr} is the Martyr.", cue="deal",
    rule="R8, Q7",
)  # fmt: skip
DEALT = event(
    "dealt", seat=SEATS, card=secret(CARDS, "a card"), size=NUMBER, says="{seat} is dealt {card} ({size} in hand).",
    cue="deal", rule="R6",
)  # fmt: skip
ROLLED = event("rolled", seat=SEATS, dice=list_of(FACES), says="{seat} rolls {dice}.", cue="roll", rule="R9")
FIRST_DICE = event("first dice", dice=list_of(FACES), says="The Monster dice show {dice}.", cue="roll", rule="R11")
PLACED = event(
    "placed", seat=SEATS, kind=KINDS, die=FACES, place=PLACES, says="{seat}'s {kind} begins in {place}.",
    touches=(*WHO, "die:{die}", "place:{place}"), cue="place", rule="R9",
)  # fmt: skip
OVERFLOWED = event(
    "overflowed", seat=SEATS, kind=KINDS, place=PLACES, says="{place} is full: {seat}'s {kind} cannot get in.",
    touches=(*WHO, "place:{place}"), rule="R10, R41",
)  # fmt: skip

# Floors

FLOOR_OPENS = event(
    "floor", floor=STAGES, place=maybe(PLACES), open_to=set_of(SEATS), left=set_of(SEATS),
    says="{floor}[ in {place}]: {left:has|have} the floor.", touches=("place:{place}",), cue="open", rule="R14, Q20",
)  # fmt: skip
FLOOR_REOPENS = event(
    "floor again", left=set_of(SEATS), says="Now {left:has|have} the floor.", touches=(), rule="R14, Q20"
)
WAS_DONE = event(
    "done", seat=SEATS, left=set_of(SEATS), says="{seat} has nothing to add.",
    touches=("seat:{seat}",), cue="pass", rule="R14, Q20",
)  # fmt: skip

# Claims

SAID_MONSTERS = event(
    "said monsters", seat=SEATS, places=set_of(MALL), says="{seat} says: The dice show exactly {places}.", cue="say",
    rule="R34, Q62",
)  # fmt: skip
SAID_GO = event("said go", seat=SEATS, place=PLACES, says="{seat} says: I will move to {place}.", cue="say", rule="R35")
SAID_VOTE = event(
    "said vote", seat=SEATS, other=SEATS, says="{seat} says: I will point at {other}.", cue="say",
    rule="R14",
)  # fmt: skip
SAID_TIE = event(
    "said tie", seat=SEATS, other=SEATS,
    says="{seat} says: If I break a tie with {other} in it, I choose {other}.", cue="say", rule="R14, R19",
)  # fmt: skip
SAID_HAVE = event("said have", seat=SEATS, card=CARDS, says="{seat} says: I hold: {card}.", cue="say", rule="R14")
SAID_NONE = event(
    "said none", seat=SEATS, says="{seat} says: I hold: nothing that could be played now.", cue="say",
    rule="R14",
)  # fmt: skip
ASKED_TO_GO = event(
    "asked to go", seat=SEATS, other=SEATS, place=PLACES, says="{seat} says: {other}, please go to {place}.",
    cue="say", rule="R35",
)  # fmt: skip
ASKED_TO_VOTE = event(
    "asked to vote", seat=SEATS, other=SEATS, whom=SEATS, says="{seat} says: {other}, please point at {whom}.",
    cue="say", rule="R14",
)  # fmt: skip
PROMISED_GIFT = event(
    "promised gift", seat=SEATS, other=SEATS,
    says="{seat} says: {other}, I promise you a card if I search the truck.", cue="say", rule="R14",
)  # fmt: skip
PROMISED_SUPPORT = event(
    "promised support", seat=SEATS, other=SEATS, vow=VOWS, says="{seat} says: {other}, I promise you {vow}.",
    cue="say", rule="R14",
)  # fmt: skip
JUDGED = event(
    "judged", seat=SEATS, topic=TOPICS, verdict=VERDICTS, says="{seat}'s word on {topic} {verdict}.", cue="reveal",
    rule="R14",
)  # fmt: skip

# Votes

ALONE_IN_QUESTION = event(
    "only candidate", seat=SEATS, vote=VOTE_KINDS, place=PLACES,
    says="Only {seat} can be elected {vote}: there is no vote in {place}.", cue="vote", rule="Q19, R61, Q42",
)  # fmt: skip
VOTE_BEGINS = event(
    "vote", vote=VOTE_KINDS, place=PLACES, candidates=set_of(SEATS), voters=set_of(SEATS),
    says="Vote in {place}: one of {candidates} is elected {vote}; {voters:votes|vote}.",
    touches=("place:{place}",), cue="vote", rule="R16, R17",
)  # fmt: skip
HAND_RAISED = event("hand raised", seat=SEATS, says="{seat} has voted.", cue="vote", rule="R17")
DESIGNATED = event(
    "designated", seat=SEATS, candidate=SEATS, votes=NUMBER,
    says="{seat} points at {candidate} ({votes:vote|votes}).", cue="reveal", rule="R17", releases=True,
)  # fmt: skip
COUNTED = event("counted", seat=SEATS, votes=NUMBER, says="{seat} has {votes:vote|votes}.", cue="vote", rule="R18")
TIED = event(
    "tied", seats=set_of(SEATS), votes=NUMBER, says="{seats:is|are} tied with {votes:vote|votes} each.", cue="alarm",
    rule="R19",
)  # fmt: skip
TIE_BROKEN = event(
    "tie broken", seat=SEATS, choice=SEATS, says="{seat}, the Martyr, decides: {choice}.", cue="choose", rule="R19, Q18"
)
LOT_CAST = event("lot cast", choice=SEATS, says="The lot decides: {choice}.", cue="choose", rule="R87, v19")
ELECTED_NOW = event("elected", seat=SEATS, vote=VOTE_KINDS, says="{seat} is elected {vote}.", cue="vote", rule="R18")

# The truck

TRUCK_EMPTY = event("truck empty", says="The truck is empty: nobody searches it.", cue="pass", rule="R23")
TRUCK_ALONE = event("nobody at truck", says="Nobody is at the truck to search it.", cue="pass", rule="R23")
NEW_DELIVERY = event(
    "new delivery", size=NUMBER, says="The discards become a new deck of {size}.", cue="shuffle", check="shuffle",
    rule="R87, v13, Q61",
)  # fmt: skip
DREW = event(
    "drew", seat=SEATS, count=NUMBER, deck=NUMBER, cards=secret(list_of(CARDS), "nobody else sees what"),
    says="{seat} draws {count:card|cards} from the truck: {cards}. {deck:is|are} left there.",
    cue="draw", rule="R21, R24, R25",
)  # fmt: skip
KEPT = event(
    "kept", seat=SEATS, card=secret(CARDS, "a card"), size=NUMBER, says="{seat} keeps {card} ({size} in hand).",
    cue="gain", rule="R21, R25",
)  # fmt: skip
GAVE = event(
    "gave", giver=SEATS, seat=SEATS, card=secret(CARDS, "a card"), size=NUMBER,
    says="{giver} gives {seat} {card} ({size} in hand).", cue="give", rule="R21, R22", releases="R21, Q67",
)  # fmt: skip
BOXED = event(
    "boxed", seat=SEATS, card=secret(CARDS, "a card"), count=NUMBER,
    says="{seat} puts {card} into the box.", cue="discard", rule="R21, Q61",
)  # fmt: skip

# The badge and the dice

BADGE_TAKEN = event("badge taken", seat=SEATS, owner=SEATS, says="{seat} has the badge now.", cue="swap", rule="R27")
BADGE_HELD = event("badge held", seat=SEATS, says="{seat} keeps the badge.", cue="gain", rule="R30")
BADGE_KEPT = event(
    "badge kept", seat=SEATS, place=PLACES, says="Nobody is in {place}: {seat} keeps the badge.", cue="pass", rule="R31"
)
DICE_HIDDEN = event(
    "dice hidden", count=NUMBER, says="{count} Monster dice are rolled under the box.", touches=("dice",), cue="roll",
    rule="R28",
)  # fmt: skip
LOOKED = event(
    "looked", seat=SEATS, dice=secret(list_of(FACES), "what they show"),
    says="{seat} looks at the dice and sees {dice}.", touches=("seat:{seat}", "dice"), cue="look", rule="R29, R30",
    releases=True,
)  # fmt: skip
LOOKED_BY_RADIO = event(
    "looked by radio", seat=SEATS, dice=secret(list_of(FACES), "what they show"),
    says="{seat} plays Walkie-Talkie, looks at the dice and sees {dice}.",
    touches=("seat:{seat}", "card:walkie", "dice"), cue="look", rule="R32", releases=True,
)  # fmt: skip
DICE_SHOWN = event(
    "dice shown", dice=list_of(FACES), says="The dice show {dice}.", touches=("dice",), cue="reveal", rule="R38",
    releases=True,
)  # fmt: skip

# Destinations and moves

ONE_WAY = event(
    "one way", seat=SEATS, place=PLACES, says="{seat} can go to {place} only.", cue="choose", rule="R36a, Q69"
)
HAS_CHOSEN = event("has chosen", seat=SEATS, says="{seat} has chosen where to go.", cue="choose", rule="R35")
HEADS_FOR = event(
    "heads for", seat=SEATS, place=PLACES, says="{seat} heads for {place}.", cue="reveal", rule="R33, R37",
    releases=True,
)  # fmt: skip
WENT = event(
    "went", seat=SEATS, kind=KINDS, start=PLACES, to=PLACES, says="{seat}'s {kind} goes from {start} to {to}.",
    touches=WALK, cue="step", rule="R39, R41",
)  # fmt: skip
STAYED = event(
    "stayed", seat=SEATS, kind=KINDS, place=PLACES, says="{seat}'s {kind} stays in {place}.",
    touches=(*WHO, "place:{place}"), cue="pass", rule="R42",
)  # fmt: skip
ALL_STAYED = event(
    "all stayed", seat=SEATS, place=PLACES, start=PLACES,
    says="{place} is full: nobody of {seat}'s can get in, and who is not there stays in {start}.", cue="pass",
    rule="R41a, R42, Q29",
)  # fmt: skip
NOWHERE_TO_GO = event(
    "nowhere to go", seat=SEATS, says="{seat} has nowhere to go and moves nobody.", cue="pass", rule="Q30"
)
DRANK = event(
    "drank", seat=SEATS, kind=KINDS, start=PLACES, to=PLACES,
    says="{seat} plays Energy Drink: the {kind} runs from {start} to {to}.", touches=(*WALK, "card:drink"), cue="step",
    rule="R43-R45",
)  # fmt: skip
DONE_MOVING = event("done moving", seat=SEATS, says="{seat} is done moving.", cue="pass", rule="R43")

# Monsters

MONSTER_CAME = event(
    "monster came", place=PLACES, monsters=NUMBER, lure=LURES, meant_for=PLACES,
    says="A Monster comes to {place}, drawn {lure}: {monsters} there.", touches=("place:{place}",), cue="step",
    rule="R47-R49",
)  # fmt: skip
RAN_OFF = event(
    "ran off", place=PLACES, to=PLACES, lure=LURES,
    says="There is no room for a Monster at {place}: it turns to {to}.", touches=("place:{place}", "place:{to}"),
    rule="R51",
)  # fmt: skip
NO_ROOM = event(
    "no room", place=PLACES, lure=LURES, says="There is no room for the Monster for {place}: it stays in the dark.",
    touches=("place:{place}",), rule="R52",
)  # fmt: skip
NO_MONSTER_LEFT = event(
    "no monster left", place=PLACES, lure=LURES, says="No Monster is left that could come to {place}.",
    touches=("place:{place}",), rule="Q10",
)  # fmt: skip
NONE_DRAWN = event(
    "none drawn",
    lure=LURES,
    says="No Monster is drawn {lure}: several places have as many.",
    touches=(),
    rule="R87, v07",
)
HAUNTED = event(
    "haunted", seat=SEATS, place=PLACES, monsters=NUMBER,
    says="{seat} haunts {place}: one Monster more, {monsters} there.", cue="alarm", rule="R87, v09",
)  # fmt: skip

# Attacks

KEPT_OUT = event(
    "kept out", place=PLACES, monsters=NUMBER, says="{monsters:Monster stays|Monsters stay} outside {place}.",
    cue="pass", rule="R56",
)  # fmt: skip
ATTACKED = event(
    "attacked", place=PLACES, monsters=NUMBER, strength=NUMBER,
    says="{monsters:Monster breaks|Monsters break} into {place} against strength {strength}.", cue="attack", rule="R57",
)  # fmt: skip
LOT_ATTACKED = event(
    "lot attacked", place=PLACES, monsters=NUMBER,
    says="{monsters:Monster is|Monsters are} in {place}, and one wants somebody.", cue="attack", rule="R63",
)  # fmt: skip
PISTOL_FIRED = event(
    "pistol", seat=SEATS, bonus=NUMBER, votes=NUMBER,
    says="{seat} plays Pistol: {bonus} more for its vote, {votes:vote|votes} in all.",
    touches=("seat:{seat}", "card:pistol"), cue="play", rule="R74, Q22",
)  # fmt: skip
THREW_CAN = event(
    "threw can", seat=SEATS, start=PLACES, to=PLACES, left=NUMBER, there=NUMBER,
    says="{seat} plays Tin Can: a Monster goes from {start}, where {left:is|are} left, to {to}, where {there:is|are} "
    "now.",
    touches=("seat:{seat}", "card:can", "place:{start}", "place:{to}"), cue="play", rule="R76",
)  # fmt: skip
REMOVED = event(
    "removed", seat=SEATS, card=CARDS, place=PLACES, count=NUMBER, left=NUMBER,
    says="{seat} plays {card}: {count:Monster leaves|Monsters leave} {place}, {left:is|are} left.", cue="play",
    rule="R77-R79, Q38",
)  # fmt: skip
SMEARED = event(
    "smeared", seat=SEATS, kind=KINDS, place=PLACES, says="{seat} plays Rotten Meat and hides the {kind}.",
    touches=(*WHO, "card:meat", "place:{place}"), cue="play", rule="R80",
)  # fmt: skip
HELD = event("held", place=PLACES, monsters=NUMBER, says="{place} holds.", cue="free", rule="R58")
FOUND_NOBODY = event(
    "found nobody", place=PLACES, monsters=NUMBER, says="The Monsters find nobody at {place} and leave.", cue="pass",
    rule="R62, R65",
)  # fmt: skip
DEVOURED = event(
    "devoured", seat=SEATS, kind=KINDS, place=PLACES, deaths=NUMBER, alive=NUMBER,
    says="{seat}'s {kind} is devoured in {place}: {alive} alive.", touches=(*WHO, "place:{place}"), cue="death",
    rule="R59, R66",
)  # fmt: skip
MONSTERS_LEFT = event(
    "monsters left", place=PLACES, count=NUMBER, left=NUMBER,
    says="{count:Monster goes|Monsters go} from {place} back into the dark, {left:is|are} left.", rule="R60, R64",
)  # fmt: skip
LINE_FILLED = event("line filled", line=from_one(COLD_LINES), says="{line}", cue="alarm", rule="R67-R69")
MARTYR_MOVED = event(
    "martyr moved", seat=SEATS, owner=SEATS, says="{seat} is the Martyr now.", cue="swap", rule="R71, R72"
)
FAMILY_GONE = event("family gone", seat=SEATS, says="{seat} has nobody left.", cue="lose", rule="R46, Q24")
BADGE_PASSED = event(
    "badge passed", seat=SEATS, owner=SEATS, says="The badge passes from {owner} to {seat}.", cue="give",
    rule="R73",
)  # fmt: skip
MOURNED = event(
    "mourned", seat=SEATS, card=secret(CARDS, "a card"), size=NUMBER, deck=NUMBER,
    says="{seat} draws {card} for the Weeper ({size} in hand).", cue="draw", rule="R87, v12, Q66",
)  # fmt: skip
FLOODED = event(
    "flooded", place=PLACES, count=NUMBER,
    says="The floodlights drive {count:Monster|Monsters} out of {place}.", rule="R87, v16",
)  # fmt: skip

# The end

CLOSED_NOW = event(
    "closed", place=PLACES, monsters=NUMBER,
    says="{place} closes for good: {monsters:Monster goes|Monsters go} back into the dark.", cue="close",
    rule="R82, R83",
)  # fmt: skip
NOTHING_CLOSED = event("nothing closed", says="No location closes.", cue="pass", rule="R82")
DRIVEN_OUT = event(
    "driven out", seat=SEATS, kind=KINDS, start=PLACES, to=PLACES, says="{seat}'s {kind} goes from {start} to {to}.",
    touches=WALK, cue="step", rule="R82",
)  # fmt: skip
ENDED = event(
    "ended", alive=NUMBER, reason=ENDINGS, says="The game is over, {alive} alive: {reason}.", cue="round",
    rule="R84, Q60", releases="R81",
)  # fmt: skip
SHOWN = event(
    "shown", seat=SEATS, cards=list_of(CARDS), says="{seat} shows {cards}.", cue="reveal", rule="R81",
    releases=True,
)  # fmt: skip
BOX_SHOWN = event(
    "box shown", seat=SEATS, cards=list_of(CARDS), says="{seat} had put {cards} into the box.", cue="reveal",
    rule="Q61", releases=True,
)  # fmt: skip
SCORED = event(
    "scored", seat=SEATS, total=NUMBER, blocker=maybe(NUMBER), leader=maybe(NUMBER), weeper=maybe(NUMBER),
    useless=maybe(NUMBER), keys=maybe(NUMBER), extra=maybe(NUMBER),
    says="{seat} scores {total}[, Blocker {blocker}][, Leader {leader}][, Weeper {weeper}][, Useless {useless}]"
    "[, Keys {keys}][, by the variation {extra}].",
    cue="score", rule="R85, R81",
)  # fmt: skip
WON = event(
    "won", winners=set_of(SEATS), says="{winners:wins|share the victory}.", cue="win", check="win {winners}", rule="R85"
)
NOBODY_WON = event("nobody won", says="Nobody wins.", cue="lose", check="win nobody", rule="Q50")
EPILOGUE = event("epilogue", epilogue=EPILOGUE_NAMES, says="{epilogue}", cue="open", rule="R86")
