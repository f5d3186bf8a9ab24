"""What chance decides in Airlock, and what happens in it."""

from turnkey.core.events import NUMBER, Events, list_of, maybe, set_of
from turnkey.core.notation import Chances
from turnkey.games.airlock.state import CELL_NAMES, FACING_NAMES, SEATS, SIDES, TILE_NAMES, Source

chance = Chances()

DEAL_TILE = chance("deal", TILE_NAMES, of=SEATS)
POOL_TILE = chance("pool", TILE_NAMES)
LOT = chance("lot", SEATS)

event = Events()

# A round: who begins it, and its pool
ROUND = event(
    "round", round=NUMBER, turns=NUMBER, says="Round {round}: {turns:turn|turns} for everybody", chapter=True,
    cue="round", rule="R3, R4",
)  # fmt: skip
DEALT = event(
    "dealt", seat=SEATS, tile=TILE_NAMES, value=NUMBER,
    says="{seat} is dealt module {tile}: its largest number is {value}.", cue="deal", rule="R6, R7",
)  # fmt: skip
DEAL_TIED = event("deal tied", seats=set_of(SEATS), value=NUMBER, says="{seats} are level at {value}.", rule="R8")
DEALT_BACK = event(
    "dealt back", says="Too few modules are left to deal: those that were dealt go back to the stack.", cue="shuffle",
    rule="Q4",
)  # fmt: skip
LOT_DRAWN = event(
    "lot", seats=set_of(SEATS), seat=SEATS, says="The lot among {seats} falls on {seat}.", cue="draw", rule="Q4, R34"
)
FIRST_PLAYER = event(
    "first player", seat=SEATS, round=NUMBER,
    says="{seat} goes first in round {round}, and the dealt modules go back to the stack.", cue="choose", rule="R7, R9",
)  # fmt: skip
POOL = event(
    "pool", round=NUMBER, size=NUMBER, tiles=list_of(TILE_NAMES), says="The pool has {size:module|modules}.",
    cue="deal", rule="R4, R5, R32",
)  # fmt: skip
CHOOSER = event(
    "chooser", seat=SEATS, score=NUMBER, says="{seat} has the lowest score, {score}, and names the first player.",
    rule="R33, R34",
)  # fmt: skip
CHOOSER_OF_TIED = event(
    "chooser of tied", seat=SEATS, score=NUMBER, tied=set_of(SEATS),
    says="{tied} have the lowest score, {score}; {seat} came latest in the first pass and names the first player.",
    rule="R34",
)  # fmt: skip
FIRST_NAMED = event(
    "first named", chooser=SEATS, seat=SEATS, round=NUMBER, says="{chooser} names {seat} to begin round {round}.",
    cue="choose", rule="R33",
)  # fmt: skip

# A turn
TOOK = event(
    "took", seat=SEATS, tile=TILE_NAMES, says="{seat} takes module {tile} from the pool.",
    touches=("seat:{seat}", "pool:{tile}"), cue="take", rule="R13, R16",
)  # fmt: skip
KEPT = event(
    "kept", seat=SEATS, tile=TILE_NAMES, says="{seat} reserves module {tile} for the build.",
    touches=("seat:{seat}", "hand:{tile}"), cue="take", rule="R43",
)  # fmt: skip
LIFTED = event(
    "lifted", seat=SEATS, tile=TILE_NAMES, says="{seat} picks up module {tile}.",
    touches=("seat:{seat}", "hand:{tile}"), cue="take", rule="R44, R45",
)  # fmt: skip
STARTED = event(
    "started", seat=SEATS, tile=TILE_NAMES, source=Source, cell=CELL_NAMES, facing=FACING_NAMES,
    says="{seat} begins a station with module {tile} from {source}.",
    touches=("seat:{seat}", "tile:{tile}"), cue="place", rule="R14, R17, R44",
)  # fmt: skip
PLACED = event(
    "placed", seat=SEATS, tile=TILE_NAMES, source=Source, cell=CELL_NAMES, facing=FACING_NAMES,
    says="{seat} docks module {tile}.", touches=("seat:{seat}", "tile:{tile}"), cue="place",
    rule="R15, R20-R26",
)  # fmt: skip
JOINED = event(
    "joined", seat=SEATS, tile=TILE_NAMES, other=TILE_NAMES, colour=SIDES, tile_pays=maybe(NUMBER),
    other_pays=maybe(NUMBER),
    says="Modules {tile} and {other} are joined by {colour}[: they pay {tile_pays} and {other_pays}].",
    touches=("tile:{tile}", "tile:{other}"), cue="build", rule="R25, R27, R28",
)  # fmt: skip
SCORED = event(
    "scored", seat=SEATS, points=NUMBER, total=NUMBER, says="{seat} scores {points} and has {total}.", cue="score",
    check="points {seat} {points}", rule="R27-R29",
)  # fmt: skip
STUCK = event("stuck", seat=SEATS, says="No module of the pool fits the station of {seat}.", cue="alarm", rule="R17")
DISCARDED = event(
    "discarded", seat=SEATS, tile=TILE_NAMES, says="{seat} throws module {tile} out of the game.",
    touches=("seat:{seat}", "pool:{tile}"), cue="discard", rule="R17, R18",
)  # fmt: skip
SCRAPPED = event(
    "scrapped", seat=SEATS, size=NUMBER, tiles=list_of(TILE_NAMES),
    says="{seat} scraps its station of {size:module|modules}: {tiles:is|are} out of the game.", cue="lose",
    rule="R17, R18, R45",
)  # fmt: skip
POINTS_LOST = event(
    "points lost", seat=SEATS, points=NUMBER, says="{seat} loses {points:point|points} with it.", cue="lose", rule="Q7"
)

# A build
BUILD_BEGINS = event(
    "build begins", round=NUMBER, says="Round {round}: everybody builds", chapter=True, cue="round", rule="R44"
)
NOTHING_FITS = event(
    "nothing fits", seat=SEATS, says="None of the modules of {seat} fits its station.", cue="alarm", rule="R45"
)
BUILT = event(
    "built", seat=SEATS, left=list_of(TILE_NAMES),
    says="{seat} is done building[ and leaves out {left}: discarded].", cue="pass",
    rule="R45, R46",
)  # fmt: skip
TIME_UP = event("time up", seats=set_of(SEATS), says="Time is up for {seats}.", cue="alarm", rule="R47")

# Counts and the end
COUNT = event("count", round=NUMBER, says="The count after round {round}", chapter=True, cue="round", rule="R38, R39")
PAID = event(
    "paid", seat=SEATS, tile=TILE_NAMES, joins=NUMBER, points=NUMBER,
    says="Module {tile} pays {seat} {points} for {joins:new joint|new joints}.", cue="score", rule="R38, R40",
)  # fmt: skip
COUNTED = event(
    "counted", seat=SEATS, points=NUMBER, total=NUMBER, says="{seat} counts {points} and has {total}.", cue="score",
    rule="R38, R39",
)  # fmt: skip
TOTALS = event("totals", totals=list_of(NUMBER), check="count {totals}", rule="R38, R39")
END = event("end", says="The last round is over", chapter=True, rule="R36")
FINAL_SCORE = event("final score", seat=SEATS, score=NUMBER, says="{seat} has {score}.", rule="R36")
WON = event(
    "won", winners=set_of(SEATS), scores=list_of(NUMBER), says="{winners:wins|share the win}!", cue="win",
    check="end {scores} win {winners}", rule="R37",
)  # fmt: skip
