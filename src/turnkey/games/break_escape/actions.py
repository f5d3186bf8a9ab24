"""Everything that a seat of Break & Escape can ever do or claim, declared once."""

from turnkey.core.actions import ActionSpace, Choice, Pair, Verb
from turnkey.games.break_escape.state import CARDS, MAX_SPACES, RUNNER_NAMES, SEATS

TITLES, CARD_TITLES = SEATS.titles, CARDS.titles
MOST_STEPS = 18  # a six and the largest bonus

runner = Choice("runner", RUNNER_NAMES, TITLES[:3])
space = Choice("space", range(MAX_SPACES))
pieces = Pair("one", "other", SEATS, TITLES)
card = Choice("card", CARDS, CARD_TITLES)
steps = Choice("steps", range(1, MOST_STEPS + 1))

ACTIONS = ActionSpace(
    Verb(
        "go",
        says="Walk your roll.",
        touches=("die",),
        why="R14: you must move the full roll, clockwise, from where your piece stands now. Then the space "
        "you end on takes effect; the ones you pass do not.",
        open=True,
    ),
    Verb(
        "teleport", space,
        says="Play TELEPORT: put your piece on space {space}.",
        touches=("card:teleport", "space:{space}"),
        why="R56, R57: any other space of the board. After your move the space takes effect as if you had "
        "landed there; before it you still have to move your roll from there.",
    ),
    Verb(
        "swap", pieces,
        says="Play SWAP: {one} and {other} change places.",
        touches=("card:swap", "piece:{one}", "piece:{other}"),
        why="R58-R60: two pieces on different spaces, jailed Runners excepted. Nobody lands anywhere by it: "
        "no card, no healing, no Pup, no strike.",
    ),
    Verb(
        "pup",
        says="Play PUP: leave a Pup on your space.",
        touches=("card:pup",),
        why="R61-R63: James stops on the first Pup that he steps on, and cannot try a capture on that turn. "
        "One Pup a space, as long as there are tokens.",
    ),
    Verb(
        "jailbreak", runner,
        says="Play JAIL BREAK: free {runner}.",
        touches=("card:jailbreak", "piece:{runner}"),
        why="R65: standing free on the Jail, you let one jailed Runner out without a roll.",
    ),
    Verb(
        "attack",
        says="Attack.",
        touches=("piece:james",),
        why="R20, R29: a Runner on James's space hurts him; James on the space of Runners hurts all of them "
        "at once.",
        open=True,
    ),
    Verb(
        "rescue", runner,
        says="Try to free {runner}: roll the die.",
        touches=("piece:{runner}",),
        why="R21: on the Jail, a main action; a high roll opens the door, a low one costs you the action.",
        open=True,
    ),
    Verb(
        "rest",
        says="Rest and heal.",
        why="R22: on a Safe House, a main action; you heal beyond what landing there gave you.",
        open=True,
    ),
    Verb(
        "escape",
        says="Escape through the Gate.",
        why="R23, R44: on the open Gate, a main action. You leave the board for good and your hand is "
        "discarded. Enough escapes win the game.",
        open=True,
    ),
    Verb("end", says="End your turn.", why="R19: the main action is yours to leave.", open=True),
    Verb(
        "discard", card,
        says="Discard {card}.",
        touches=("card:{card}",),
        why="R25: at the end of your turn you keep no more cards than the limit.",
    ),
    Verb(
        "breakout",
        says="Try to break out: roll the die.",
        touches=("die",),
        why="R51: the highest roll frees you; you are then put on the Safe House nearest to the Jail.",
        open=True,
    ),
    Verb("stay", says="Stay in Jail.", why="Q38: nobody has to try.", open=True),
    Verb(
        "capture", runner,
        says="Capture {runner}.",
        touches=("piece:{runner}",),
        why="R30: a Runner on your space who is weak enough is taken, and no card can answer that. "
        "Not on a turn on which a Pup stopped you.",
        open=True,
    ),
    Verb("hold", says="Strike nobody.", why="Q32: a capture attempt that must fail is lawful, so you may let go.",
         open=True),
    Verb(
        "save",
        says="Play JAIL BREAK: stay in the game.",
        touches=("card:jailbreak",),
        why="R66: you stay where you are, nearly dead, free and Wanted.",
    ),
    Verb("fall", says="Let James have you.", why="R46: without a card, 0 HP means capture.", open=True),
    Verb(
        "steps", steps,
        says="Walk this many steps: {steps}.",
        touches=("steps:{steps}",),
        why="Q8: with this option James may stop short of his roll.",
        open=True,
    ),
    Verb("cw", says="Walk clockwise.", why="Q8: with this option James chooses his direction after the roll.",
         open=True),
    Verb("ccw", says="Walk counter-clockwise.", why="Q8: with this option James chooses his direction after the roll.",
         open=True),
)  # fmt: skip

GO = ACTIONS.first("go")
PLAY_TELEPORT = ACTIONS.first("teleport")
PLAY_SWAP = ACTIONS.first("swap")
PLAY_PUP = ACTIONS.first("pup")
PLAY_JAILBREAK = ACTIONS.first("jailbreak")
ATTACK = ACTIONS.first("attack")
RESCUE = ACTIONS.first("rescue")
REST = ACTIONS.first("rest")
ESCAPE = ACTIONS.first("escape")
END = ACTIONS.first("end")
DISCARD_CARD = ACTIONS.first("discard")
BREAKOUT = ACTIONS.first("breakout")
STAY = ACTIONS.first("stay")
CAPTURE = ACTIONS.first("capture")
HOLD = ACTIONS.first("hold")
SAVE = ACTIONS.first("save")
FALL = ACTIONS.first("fall")
STEPS = ACTIONS.first("steps")
CLOCKWISE = ACTIONS.first("cw")
COUNTERCLOCKWISE = ACTIONS.first("ccw")

SWAPS = 6  # pairs of four pieces, in the order in which the action space lists them
SWAP_ONE = (0, 0, 0, 1, 1, 2)
SWAP_OTHER = (1, 2, 3, 2, 3, 3)

# The most that one decision can offer: on the largest board, TELEPORT to any other space, all swaps,
# a Pup, two rescues by card and two by roll, attack, rest or escape, and the way out.
MOST_OPTIONS = MAX_SPACES - 1 + SWAPS + 1 + 3 + 3 + 1 + 1 + 1

CLAIMS = ActionSpace(
    Verb("hold", card, Choice("count", range(11)), says="I hold {count} {card}."),
    Verb("plan", Choice("goal", ("gate", "supply", "jail", "safe", "hunt", "run")), says="My plan: {goal}."),
    Verb("keep", Choice("seat", SEATS, TITLES), card, says="{seat}, please keep your {card}."),
    Verb("rescue", Choice("seat", SEATS, TITLES), says="{seat} should be freed."),
    Verb("swap", pieces, says="Let us swap {one} and {other}."),
    Verb("ok", says="Agreed."),
    Verb("no", says="No."),
)
