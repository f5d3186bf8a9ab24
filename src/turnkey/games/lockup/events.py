"""What chance decides in Lockup, and what happens in it. Among parties the guards come after all seats."""

from turnkey.core.events import NUMBER, Events, from_one, maybe, secret, set_of
from turnkey.core.notation import Chances
from turnkey.games.lockup.actions import PAYMENTS
from turnkey.games.lockup.state import (
    AWARDS,
    CAUSES,
    CREWS,
    END_GOALS,
    GOON_KINDS,
    GOONS,
    GUARD_CARDS,
    INSTANTS,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATION_CARDS,
    LOCATIONS,
    PARTIES,
    SCORE_STEPS,
    SEATS,
    SLOTS,
    TOKENS,
    TOMES,
    WORDS,
)

chance = Chances()

GOON_CARD = chance("goons", GOONS)
ITEM_CARD = chance("items", ITEMS)
AWARD_CARD = chance("award", AWARDS)
INSTANT_CARD = chance("instant", INSTANTS)
END_CARD = chance("endgame", END_GOALS)
FIRST_SEAT = chance("fpt", SEATS)
TOME_CARD = chance("tome", TOMES, of=SEATS)
GUARD_CARD = chance("guards", GUARD_CARDS)
LOCATION_CARD = chance("loc", LOCATION_CARDS)

event = Events()

# Setting up, and what each Patrol adds

GOON_CAME = event(
    "goon came", goon=GOONS, kind=GOON_KINDS, to=LOCATIONS, says="{goon} ({kind}) comes to {to}.", cue="deal",
    rule="R5, R52",
)  # fmt: skip
MARKERS_PLACED = event(
    "markers", goon=GOONS, location=LOCATIONS, count=NUMBER, lying=NUMBER,
    says="{goon} draws {count:suspicion marker|suspicion markers} to {location}: {lying} there.",
    cue="place", rule="R5, R54",
)  # fmt: skip
ITEM_CAME = event("item came", item=ITEMS, slot=SLOTS, says="{item} is on display.", cue="deal", rule="R6, R49")
AWARD_DRAWN = event("award drawn", goal=from_one(AWARDS), says="The Award is {goal}.", cue="deal", rule="R7")
INSTANT_DRAWN = event(
    "instant drawn", goal=from_one(INSTANTS), says="The Instant goal is {goal}.", cue="deal", rule="R7"
)
END_GOAL_DRAWN = event(
    "end goal drawn", goal=from_one(END_GOALS), says="The End Game goal is {goal}.", cue="deal", rule="R7"
)
READY = event(
    "ready", first=PARTIES, reputation=NUMBER, power=NUMBER, suspicion=NUMBER,
    says="{first:holds|hold} the first player token. All begin with {reputation} reputation and power {power}, and "
    "{suspicion:suspicion marker is|suspicion markers are} left.",
    cue="open", rule="R4, R8",
)  # fmt: skip
CREW_CHOSEN = event(
    "crew", seat=SEATS, crew=CREWS, other=maybe(SEATS), left=CREWS,
    says="{seat} plays {crew}[; {other} plays {left} instead].", touches=("seat:{seat}", "crew:{crew}"),
    cue="choose", rule="R3",
)  # fmt: skip

# Roll Call

ROUND_STARTS = event(
    "round", round=NUMBER, rounds=NUMBER, first=PARTIES, says="Round {round} of {rounds}: Roll Call", chapter=True,
    cue="round", rule="R9, R11",
)  # fmt: skip
GUARDS_POSTED = event(
    "guards posted", says="A guard card goes face down to each location but the Library.", cue="deal", rule="R76"
)
PLACED = event(
    "placed", seat=SEATS, location=LOCATIONS, up=set_of(TOKENS), hidden=maybe(NUMBER),
    down=secret(set_of(TOKENS), "unseen"), held=NUMBER,
    says="{seat} sends tokens to {location}[, {up} face up][, {hidden} face down ({down})].",
    cue="place", rule="R12, R15, R16", releases="R12, Q62",
    unseen="placed {seat} {location} {up} {hidden:?*}",
)  # fmt: skip
PASSED = event(
    "passed", seat=SEATS, held=NUMBER, says="{seat} passes with {held:token|tokens} in the cell.", cue="pass",
    rule="R17",
)  # fmt: skip
GUARD_SHOWN = event(
    "guard shown", location=LOCATIONS, guard=GUARD_CARDS, says="The guard at {location} is {guard}.", cue="reveal",
    check="reveal {location} g {guard}", rule="R78, R21", releases="R78",
)  # fmt: skip
GUARD_ADDED = event(
    "guard added", location=LOCATIONS, guard=GUARD_CARDS, says="{guard} comes to {location}, face up.", cue="deal",
    rule="R78, Q53",
)  # fmt: skip
NO_GUARD = event("no guard", location=LOCATIONS, says="No guard is left for {location}.", rule="Q53")
OFF_DUTY_CARD = event("off duty", says="Off duty: no guard comes.", cue="pass", rule="R78")

# Tomes

TOME_PLAYED = event(
    "tome", seat=SEATS, tome=WORDS, left=NUMBER, says="{seat} plays {tome}; {left:tome|tomes} left.", cue="play",
    rule="R45, R46",
)  # fmt: skip
MAY_HIDE_MORE = event(
    "may hide", seat=SEATS, allowance=NUMBER, says="{seat} may put {allowance} more face down this round.", cue="gain",
    rule="R15, R46",
)  # fmt: skip
PEEKED_AT = event(
    "peeked", seat=SEATS, location=LOCATIONS, says="{seat} looks at what lies face down at {location}.", cue="look",
    rule="R46, R89",
)  # fmt: skip
PEEK_SHOWED = event(
    "peek showed", seat=SEATS, owner=SEATS, location=LOCATIONS, tokens=secret(set_of(TOKENS)),
    says="{location}, {owner}, face down: {tokens}.", cue="look", confidential=True,
    seen="peek {location} {owner} {tokens}", rule="R46, Q61", releases="Q61",
)  # fmt: skip
GUARD_PEEKED = event(
    "guard peeked", seat=SEATS, location=LOCATIONS, guard=secret(GUARD_CARDS),
    says="{location}, face down: {guard}.", cue="look", confidential=True,
    seen="peek {location} g {guard}", rule="R89", releases="R89",
)  # fmt: skip
MOVED = event(
    "moved", seat=SEATS, token=TOKENS, start=LOCATIONS, to=LOCATIONS,
    says="{seat} moves {token} from {start} to {to}.", cue="step", check="moved {seat} {token} {start} {to}",
    rule="R46, Q26", releases=True,
)  # fmt: skip
MOVED_HIDDEN = event(
    "moved hidden", seat=SEATS, token=secret(TOKENS, "a token"), start=LOCATIONS, to=LOCATIONS,
    says="{seat} moves {token}, face down, from {start} to {to}.", cue="step",
    check="moved {seat} {token}* {start} {to}", rule="Q26, Q61", releases="Q26, Q61",
)  # fmt: skip
RECOGNISED = event(
    "recognised", seat=SEATS, token=secret(TOKENS), says="You have looked at it: it is {token} of {seat}.",
    confidential=True, seen="known {seat} {token}*", rule="Q61", releases="Q61",
)  # fmt: skip
STRONGER = event(
    "stronger", seat=SEATS, location=LOCATIONS, bonus=NUMBER, says="{seat} is {bonus} stronger at {location}.",
    cue="gain", rule="R22",
)  # fmt: skip
HAGGLED = event("haggled", seat=SEATS, says="{seat} pays one marker less for what comes next.", cue="gain", rule="Q27")
TINKERED = event(
    "tinkered", seat=SEATS, says="{seat} takes two actions in the Cell Block this turn.", cue="gain", rule="Q28"
)
SMUGGLED = event("smuggled", seat=SEATS, says="{seat} is not searched by this Patrol.", cue="gain", rule="R46, R48")
HAS_ALIBI = event("alibi", seat=SEATS, says="{seat} loses nothing in this raid.", cue="gain", rule="Q29")

# Lights Out

LIGHTS_OUT = event("lights out", round=NUMBER, says="Round {round}: Lights Out", chapter=True, cue="close", rule="R20")
RESOLVES = event(
    "resolves", location=LOCATIONS, lying=maybe(NUMBER),
    says="The lantern comes to {location}[; {lying:suspicion marker lies|suspicion markers lie} there].", cue="open",
    rule="R20",
)  # fmt: skip
TURNED_UP = event(
    "turned up", seat=SEATS, location=LOCATIONS, tokens=set_of(TOKENS), says="{seat} turns up {tokens}.", cue="reveal",
    check="reveal {location} {seat} {tokens}", rule="R21", releases="R21",
)  # fmt: skip
RANKED = event(
    "ranked", party=PARTIES, location=LOCATIONS, rank=NUMBER, strength=NUMBER,
    says="{location}, rank {rank}: {party} with strength {strength}.", cue="score", rule="R22-R24",
)  # fmt: skip
SUSPECTED = event(
    "suspected", party=PARTIES, location=LOCATIONS, count=NUMBER, suspicion=NUMBER,
    says="{party:takes|take} {count:suspicion marker|suspicion markers} from {location}, {suspicion} now.", cue="hurt",
    rule="R25",
)  # fmt: skip
SUSPICION_STAYS = event(
    "suspicion stays", location=LOCATIONS, count=NUMBER,
    says="Everybody at {location} has a lookout: {count:suspicion marker stays|suspicion markers stay}.", rule="R26",
)  # fmt: skip
DECLINED = event(
    "declined", seat=SEATS, location=LOCATIONS, says="{seat} declines at {location}.", cue="pass", rule="R27"
)
UNREWARDED = event(
    "no reward", party=PARTIES, location=LOCATIONS, says="{party:gets|get} nothing at {location}.", rule="R29, Q17"
)
WENT_HOME = event(
    "went home", party=PARTIES, location=LOCATIONS, tokens=set_of(TOKENS),
    says="{party:goes|go} home from {location}[ with {tokens}].", cue="step", rule="R28, R29",
)  # fmt: skip
TO_LIBRARY = event(
    "to library", party=PARTIES, location=LOCATIONS, tokens=set_of(TOKENS),
    says="{party:goes|go} from {location} to the Library[ with {tokens}].", cue="step", rule="R29, R88",
)  # fmt: skip

# Gains and payments

GAINED = event(
    "gained", party=PARTIES, markers=PAYMENTS, cause=CAUSES, says="{party:gains|gain} {markers} ({cause}).",
    cue="gain", rule="R30, R43",
)  # fmt: skip
POWER_GAINED = event(
    "power", party=PARTIES, power=NUMBER, cause=CAUSES,
    says="{party:gains|gain} a power marker ({cause}): power {power}.", cue="gain", rule="R31, R43",
)  # fmt: skip
FIRST_TOKEN = event(
    "first player", party=PARTIES, before=PARTIES,
    says="{party:takes|take} the first player token from {before}.", cue="take", rule="R31",
)  # fmt: skip
FIRST_KEPT = event(
    "first player kept", party=PARTIES, says="{party:keeps|keep} the first player token.", cue="take", rule="R31"
)
EXCHANGED = event(
    "exchanged", party=PARTIES, give=KINDS_OF_RESOURCE, get=KINDS_OF_RESOURCE, cause=CAUSES,
    says="{party:turns|turn} {give} into {get} ({cause}).", cue="swap", rule="R36, R43",
)  # fmt: skip
GAVE_BACK = event(
    "gave back", party=PARTIES, markers=PAYMENTS, says="{party:gives|give} {markers} back to trade.", cue="pay",
    rule="R36, Q19",
)  # fmt: skip
PAID_FOR_GOONS = event(
    "paid for goons", party=PARTIES, markers=PAYMENTS, goons=NUMBER,
    says="{party:pays|pay} {markers} for {goons:goon|goons}.", cue="pay", rule="R37, Q31",
)  # fmt: skip
PAID_FOR_ITEM = event(
    "paid for item", party=PARTIES, markers=PAYMENTS, item=ITEMS, says="{party:pays|pay} {markers} for {item}.",
    cue="pay", rule="R40, R85",
)  # fmt: skip
PAID_TO_RESERVE = event(
    "paid to reserve", party=PARTIES, markers=PAYMENTS, item=ITEMS,
    says="{party:pays|pay} {markers} to reserve {item}.", cue="pay", rule="R41",
)  # fmt: skip
PAID_NOTHING = event("paid nothing", party=PARTIES, says="Haggled: {party:pays|pay} nothing.", cue="pay", rule="Q27")
HIRED_GOON = event(
    "hired", party=PARTIES, goon=GOONS, kind=GOON_KINDS, start=LOCATIONS,
    says="{party:hires|hire} {goon} ({kind}) from {start}.", cue="take", rule="R38, R82",
)  # fmt: skip
BUILT_ITEM = event(
    "built", party=PARTIES, item=ITEMS, gain=NUMBER, reputation=NUMBER,
    says="{party:builds|build} {item}: {gain} reputation, {reputation} now.", cue="build", rule="R40, R83",
)  # fmt: skip
RESERVED_ITEM = event(
    "reserved", party=PARTIES, item=ITEMS, says="{party:reserves|reserve} {item}.", cue="take", rule="R41, R84"
)
MORE_ROOM = event(
    "limit", party=PARTIES, limit=NUMBER, says="{party:has|have} room for {limit} resources now.", cue="gain",
    rule="R44",
)  # fmt: skip
SUSPICION_RETURNED = event(
    "suspicion returned", party=PARTIES, count=NUMBER, left=NUMBER, cause=CAUSES,
    says="{party:returns|return} {count:suspicion marker|suspicion markers} ({cause}), {left} left.", cue="heal",
    rule="R43, R46",
)  # fmt: skip
SUSPICION_GIVEN = event(
    "suspicion given", party=PARTIES, other=PARTIES, left=NUMBER, others=NUMBER, cause=CAUSES,
    says="{party:hands|hand} a suspicion marker to {other} ({cause}).", cue="give", rule="R43, Q57",
)  # fmt: skip
SUSPICION_KEPT = event(
    "suspicion kept", party=SEATS, says="{party} hands no suspicion on.", cue="pass", rule="R43, Q30"
)
NOT_EXCHANGED = event(
    "not exchanged", party=SEATS, says="{party} turns nothing into anything.", cue="pass", rule="R43, Q30"
)
DREW_TOME = event(
    "drew a tome", seat=SEATS, tome=secret(TOMES, "a tome"), held=NUMBER, says="{seat} draws {tome} ({held} in hand).",
    cue="draw", rule="R42, R43",
)  # fmt: skip
DREW_PAIR = event(
    "drew to choose", seat=SEATS, tome=secret(TOMES, "a tome"), says="{seat} draws {tome} to choose from.",
    cue="draw", rule="R42",
)  # fmt: skip
NO_TOME = event("no tome", seat=SEATS, says="There is no tome left for {seat}.", rule="Q35")
PUT_UNDER = event(
    "put under", seat=SEATS, tome=secret(TOMES, "the other"), held=NUMBER,
    says="{seat} keeps one and puts {tome} under the deck ({held} in hand).", cue="discard", rule="R42, Q61",
)  # fmt: skip
GUARDS_READ = event(
    "guards rewarded", count=NUMBER, reputation=NUMBER,
    says="The guards gain {count} reputation instead of a tome, {reputation} now.", touches=("seat:g",), cue="gain",
    rule="R87",
)  # fmt: skip
AWARD_TAKEN = event(
    "award", party=PARTIES, award=from_one(AWARDS), count=NUMBER,
    says="{party:takes|take} the Award {award} with {count}.", cue="take", rule="R60-R62",
)  # fmt: skip
INSTANT_SCORED = event(
    "instant", party=PARTIES, goal=from_one(INSTANTS), gain=NUMBER, reputation=NUMBER,
    says="{party:scores|score} the Instant goal {goal}: {gain} reputation, {reputation} now.", cue="score", rule="R63",
)  # fmt: skip

# Patrol and raids

PATROL_COMES = event("patrol", round=NUMBER, says="Round {round}: Patrol", chapter=True, cue="alarm", rule="R9, R48")
DROPPED = event(
    "dropped", seat=SEATS, kind=KINDS_OF_RESOURCE, left=NUMBER, limit=NUMBER,
    says="{seat} returns {kind}: {left} left, {limit} may stay.", cue="lose", rule="R48",
)  # fmt: skip
GOON_LEFT = event(
    "goon left", goon=GOONS, says="{goon} leaves the Chow Hall for the discards.",
    touches=("goon:{goon}", "location:chow"), cue="discard", rule="R50",
)  # fmt: skip
GOON_MOVED = event(
    "goon moved", goon=GOONS, start=LOCATIONS, to=LOCATIONS, says="{goon} moves on from {start} to {to}.", cue="step",
    rule="R51",
)  # fmt: skip
GOONS_SHUFFLED = event(
    "goons shuffled", size=NUMBER, says="The {size} discarded goons are shuffled into a new deck.", cue="shuffle",
    check="shuffle goons", rule="Q34",
)  # fmt: skip
TOMES_SHUFFLED = event(
    "tomes shuffled", size=NUMBER, says="The {size} played tomes are shuffled into a new deck.", cue="shuffle",
    check="shuffle tomes", rule="Q35",
)  # fmt: skip
RAID_COMES = event(
    "raid", needed=NUMBER, supply=NUMBER, says="A raid: {needed} suspicion markers are needed, {supply} left",
    chapter=True, cue="alarm", rule="R54, R55",
)  # fmt: skip
FINAL_RAID_COMES = event("final raid", says="The Final Raid", chapter=True, cue="alarm", rule="R59")
COUNTED = event(
    "counted", party=PARTIES, suspicion=NUMBER,
    says="{party:has|have} {suspicion:suspicion marker|suspicion markers}.", cue="look", rule="R55, Q13",
)  # fmt: skip
RAID_LOSS = event(
    "raid loss", party=PARTIES, loss=NUMBER, reputation=NUMBER,
    says="{party:loses|lose} {loss} reputation, {reputation} left.", cue="lose", rule="R55-R57",
)  # fmt: skip
SAVED = event("saved", party=PARTIES, says="An alibi saves {party}.", cue="free", rule="Q29")
MARKERS_RETURNED = event(
    "markers returned", supply=NUMBER, says="All suspicion goes back to the supply: {supply} there.", cue="heal",
    rule="R58",
)  # fmt: skip
GUARDS_MARKERS_RETURNED = event(
    "guards' markers returned", supply=NUMBER,
    says="The guards' suspicion and what lies at the locations goes back to the supply: {supply} there.", cue="heal",
    rule="R91",
)  # fmt: skip

# The end

SCORING_STARTS = event("scoring", says="Final scoring", chapter=True, cue="score", rule="R66")
GOONS_COUNTED = event(
    "goons counted", party=PARTIES, kind=GOON_KINDS, goons=NUMBER, worth=NUMBER,
    says="{party}, {kind}: {goons:goon is|goons are} worth {worth}.", cue="look", rule="R47, R68",
)  # fmt: skip
SCORED = event(
    "scored", party=PARTIES, what=SCORE_STEPS, count=NUMBER, reputation=NUMBER,
    says="{party}: {count:+} for {what}, {reputation} now.", cue="score", rule="R66-R72",
)  # fmt: skip
FINAL_SCORE = event(
    "final score", party=PARTIES, total=NUMBER, built=NUMBER,
    says="{party:ends|end} with {total} and {built:built item|built items}.", cue="score", rule="R73",
    releases="R73",
)  # fmt: skip
WON = event("won", party=PARTIES, says="{party:wins|win}.", cue="win", rule="R73, R94")
