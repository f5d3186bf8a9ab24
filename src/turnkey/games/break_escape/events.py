"""What chance decides in Break & Escape, and what happens in it."""

from turnkey.core.events import MISSING, NUMBER, Events, maybe, secret, set_of
from turnkey.core.names import Names
from turnkey.core.notation import Chances
from turnkey.core.rule import rule
from turnkey.games.break_escape.state import (
    CARDS,
    MAX_SPACES,
    NORMAL,
    REASONS,
    RUNNER_NAMES,
    SEATS,
    SIDES,
    SPACE_KINDS,
    START,
    Book,
    Care,
)

SPACES = Names("space", range(MAX_SPACES))
DICE = Names("", range(1, 7))

chance = Chances()

DEAL = chance("deal", CARDS, of=RUNNER_NAMES)
DIE = chance("roll", DICE)
SUPPLY_CARD = chance("draw", CARDS)
RESCUE_DIE = chance("rescue", DICE)
BREAKOUT_DIE = chance("breakout", DICE)

event = Events()

TURN_STARTS = event(
    "turn", round=NUMBER, seat=SEATS, says="Round {round}, {seat}", chapter=True, cue="turn", rule="R11"
)
DEALT = event(
    "dealt", runner=SEATS, card=secret(CARDS, "a card"), size=NUMBER,
    says="{runner} is dealt {card}.", cue="deal", rule="R9",
)  # fmt: skip
ROLLED = event("rolled", seat=SEATS, die=NUMBER, says="{seat} rolls {die}.", cue="roll", rule="R14, R27")
MOVED = event(
    "moved", seat=SEATS, start=SPACES, to=SPACES, steps=NUMBER, place=maybe(SPACE_KINDS),
    says="{seat} moves to {to}[, {place}].", touches=("seat:{seat}", "space:{to}"), cue="step", rule="R14, R27",
)  # fmt: skip
TELEPORTED = event(
    "teleported", runner=SEATS, start=SPACES, to=SPACES, place=maybe(SPACE_KINDS),
    says="{runner} plays TELEPORT and stands on {to}[, {place}].", touches=("seat:{runner}", "space:{to}"), cue="jump",
    rule="R56",
)  # fmt: skip
SWAPPED = event(
    "swapped", runner=SEATS, one=SEATS, other=SEATS, one_to=SPACES, other_to=SPACES,
    says="{runner} plays SWAP: {one} stands on {one_to} now, and {other} on {other_to}.", cue="swap", rule="R58",
)  # fmt: skip
PUP_PLACED = event(
    "pup placed", runner=SEATS, space=SPACES, says="{runner} plays PUP and leaves a Pup on {space}.", cue="place",
    rule="R61",
)  # fmt: skip
DREW = event(
    "drew", runner=SEATS, card=secret(CARDS, "a card"), size=NUMBER,
    says="{runner} draws {card} ({size} in hand).", cue="draw", rule="R16",
)  # fmt: skip
NOTHING_TO_DRAW = event(
    "nothing to draw", runner=SEATS, says="There is no card left for {runner}.", check="draw none", rule="R78"
)
RESHUFFLED = event(
    "reshuffled", size=NUMBER, says="The discards are shuffled into a new deck of {size}.", cue="shuffle",
    check="reshuffle", rule="R77",
)  # fmt: skip
KEY_PLACED = event(
    "key", runner=SEATS, keys=NUMBER, needed=NUMBER,
    says="{runner} has found a JAIL BREAK: Key number {keys}.", cue="gain", rule="R35, R37",
)  # fmt: skip
GATE_OPENED = event("gate opened", says="The Gate is open!", cue="open", rule="R39")
HEALED = event(
    "healed", seat=SEATS, amount=NUMBER, health=NUMBER, care=Care, says="{seat} heals {amount} {care}: {health} HP.",
    cue="heal", rule="R6, R17, R22",
)  # fmt: skip
STRUCK = event(
    "strike", space=SPACES, targets=set_of(SEATS), damage=NUMBER, says="James attacks {targets} on {space}.",
    cue="attack", rule="R28, R29",
)  # fmt: skip
HURT = event(
    "hurt", seat=SEATS, amount=NUMBER, health=NUMBER, by=SEATS,
    says="{by} hits {seat} for {amount}: {health} HP left.", cue="hurt", rule="R20, R29",
)  # fmt: skip
RESCUE_TRIED = event(
    "rescue tried", runner=SEATS, prisoner=SEATS, die=NUMBER, needed=NUMBER,
    says="{runner} tries to free {prisoner} and rolls {die}; it takes {needed}.", cue="roll", rule="R21",
)  # fmt: skip
FREED = event(
    "freed", runner=SEATS, start=SPACES, space=SPACES, health=NUMBER,
    says="{runner} is free, at the Safe House on {space}, with {health} HP.", cue="free", rule="R53",
)  # fmt: skip
ESCAPED_GATE = event(
    "escaped", runner=SEATS, count=NUMBER, needed=NUMBER, says="{runner} escapes! That makes {count} of {needed}.",
    cue="free", rule="R23, R44",
)  # fmt: skip
DISCARDED = event(
    "discarded", runner=SEATS, card=CARDS, says="{runner} discards {card}.", cue="discard", rule="R25, Q40",
    releases="Q40",
)  # fmt: skip
BREAKOUT_TRIED = event(
    "breakout tried", runner=SEATS, die=NUMBER, needed=NUMBER,
    says="{runner} tries to break out and rolls {die}; it takes {needed}.", cue="roll", rule="R51",
)  # fmt: skip
STAYED = event("stayed", runner=SEATS, says="{runner} stays in Jail.", cue="pass", rule="Q38")
HALTED = event(
    "halted", start=SPACES, space=SPACES, steps=NUMBER, says="A Pup stops James on {space}.",
    touches=("seat:james", "space:{space}"), cue="step", check="pup {space}", rule="R62",
)  # fmt: skip
HELD_BACK = event("held back", says="James strikes nobody.", cue="pass", rule="Q32")
SAVED = event(
    "saved", runner=SEATS, health=NUMBER, says="{runner} plays JAIL BREAK and survives with {health} HP.", cue="play",
    rule="R66",
)  # fmt: skip
MARKED = event("wanted", runner=SEATS, says="{runner} is Wanted now.", cue="alarm", rule="R66, R47")
SEIZED = event(
    "seized", runner=SEATS, space=SPACES, health=NUMBER, says="James seizes {runner}, who has {health} HP.",
    cue="attack", rule="R30",
)  # fmt: skip
FELL = event("fell", runner=SEATS, says="{runner} falls.", cue="lose", rule="R46")
JAILED_NOW = event(
    "jailed", runner=SEATS, start=SPACES, jail=SPACES, health=NUMBER,
    says="{runner} is captured and goes to Jail, on {jail}, with {health} HP.", cue="capture", rule="R46, R47",
)  # fmt: skip
ELIMINATED_NOW = event(
    "eliminated", runner=SEATS, start=SPACES, says="{runner} is captured again and out of the game.", cue="death",
    rule="R48, Q31",
)  # fmt: skip
BROKEN_OUT_BY_CARD = event(
    "freed by card", runner=SEATS, prisoner=SEATS, says="{runner} plays JAIL BREAK for {prisoner}.", cue="play",
    rule="R65",
)  # fmt: skip
WON = event(
    "won", side=SIDES, reason=REASONS, says="{reason}", touches=(), check="win {side} {reason}", cue="win",
    rule="R45, R69-R74", releases=True,
)  # fmt: skip


@rule
def named_place(book: Book, space: int) -> int:
    """What kind of place a space is, where that is worth a word."""
    kind = book.space[space]
    return MISSING if kind in (NORMAL, START) else kind
