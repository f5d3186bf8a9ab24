"""Everything that a seat of Lockup can ever do or claim, declared once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations_with_replacement, permutations

import numpy as np

from turnkey.core.actions import ActionSpace, Choice, Comes, Verb
from turnkey.core.names import Names, joined
from turnkey.games.lockup.state import (
    BUNDLES,
    CREWS,
    GOONS,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATIONS,
    PARTIES,
    PLACEABLE,
    POTION,
    SEATS,
    TOKENS,
    TOMES,
    WORDS,
)

MOST_PAID = 5


def counted(count: int, kind: int) -> str:
    """A number of one kind of resource in words; only potions have a plural."""
    return f"{count} {KINDS_OF_RESOURCE.titles[kind]}{'s' if kind == POTION and count != 1 else ''}"


def spelled(letters: str) -> str:
    """`SSPI` in words: 2 scrap, potion and iron."""
    counts = [letters.count(kind) for kind in KINDS_OF_RESOURCE]
    return joined(
        [
            KINDS_OF_RESOURCE.titles[kind] if count == 1 else counted(count, kind)
            for kind, count in enumerate(counts)
            if count
        ]
    )


LOTS = tuple(
    "".join(letters)
    for size in range(1, MOST_PAID + 1)
    for letters in combinations_with_replacement(KINDS_OF_RESOURCE, size)
)
PAYMENTS = Names("payment", LOTS, map(spelled, LOTS))
PAIRS = PAYMENTS[4:14]
EXCHANGES = tuple(f"{give}>{get}" for give, get in permutations(KINDS_OF_RESOURCE, 2))
EXCHANGE_TITLES = tuple(
    f"{one} for {other}" for one, other in permutations(KINDS_OF_RESOURCE.titles, 2)
)  # in the order of EXCHANGES

location = Choice("location", LOCATIONS[:PLACEABLE], LOCATIONS.titles[:PLACEABLE])
token = Choice("token", TOKENS, TOKENS.titles)
seat = Choice("seat", SEATS, SEATS.titles)
target = Choice("seat", PARTIES, PARTIES.titles)
kind = Choice("kind", KINDS_OF_RESOURCE, KINDS_OF_RESOURCE.titles)
item = Choice("item", ITEMS, ITEMS.titles)
goon = Choice("goon", GOONS, GOONS.titles)


class Exchange(Choice):
    """One resource for another: one word in records, but two things on the table, what is given and what is got."""

    def named(self, words: Sequence[str]) -> dict[str, str]:
        give, get = re.split(">| for ", words[0])
        return {self.names[0]: words[0], "give": give, "get": get}


exchange = Exchange("exchange", EXCHANGES, EXCHANGE_TITLES)

ACTIONS = ActionSpace(
    Verb(
        "place", location,
        says="Place tokens at {location}.",
        touches=("location:{location}",),
        why="R12-R14: one or more tokens, all at one location where none of yours lie; never at the Library.",
        silent=True,
    ),
    Verb(
        "add",
        Choice(
            "token",
            [f"{name}{face}" for name in TOKENS for face in ("", "*")],
            [f"{title}, face {face}" for title in TOKENS.titles for face in ("up", "down")],
        ),
        says="Add {token}.",
        touches=("token:{token}",),
        why="R12, R15: tokens out of your cell, lower ones first; only a few a round may go face down.",
        silent=True,
        joins=True,
    ),
    Verb("end", says="That is the placement.", why="R12: one token at least.", silent=True, joins=True),
    Verb("pass", says="Pass.", why="R17: a pass is final for this Roll Call."),
    Verb(
        "tome", Choice("word", WORDS, WORDS.titles),
        says="Play {word}.",
        touches=("tome:{word}",),
        why="R45, R46, Q20-Q24: a tome out of your hand, free of charge, at the moment printed on it.",
    ),
    Verb("at", location, says="Look at {location}.", touches=("location:{location}",),
         why="R46, R89: a location where somebody else has something face down.", open=True, joins=True),
    Verb("token", token, says="Move {token}.", touches=("token:{token}",),
         why="R46, Q26: one of your tokens on the board.", silent=True, joins=True),
    Verb("to", location, says="Move it to {location}.", touches=("location:{location}",),
         why="R46, Q26: another location, the Library excepted.", joins=True),
    Verb("on", seat, says="Blame {seat}.", touches=("seat:{seat}",),
         why="R46, Q57: one of your markers, to anybody else.", open=True, joins=True),
    Verb("bundle", Choice("bundle", BUNDLES, [spelled(bundle) for bundle in BUNDLES]), says="Gain {bundle}.",
         touches=("bundle:{bundle}",), why="R46, R2: as far as the supply reaches.", open=True, joins=True),
    Verb("done", says="No tome for now.", why="Q21: the window closes when everybody has said so in a row.",
         open=True),
    Verb("take", says="Take the reward.", why="R27, R28: whoever takes it goes home with the crew.", open=True),
    Verb("decline", says="Decline.", why="R27, R29: whoever declines moves on to the Library.", open=True),
    Verb("gain", kind, says="Gain {kind}.", touches=("supply:{kind}",), why="R36: the first may choose.", open=True),
    Verb("swap", exchange, says="Swap {exchange}.", touches=("resource:{give}", "supply:{get}"),
         why="R36, Q19: one of yours for one of another kind.", open=True),
    Verb("trade", Choice("pair", PAIRS, [spelled(pair) for pair in PAIRS]), says="Give {pair} back.",
         touches=("payment:{pair}",), why="R36, Q19: any two of yours for any one.", open=True),
    Verb("get", kind, says="Get {kind} for it.", touches=("supply:{kind}",), why="R36, Q19: also of a kind returned.",
         open=True, joins=True),
    Verb("hire", Choice("count", ("one", "two"), ("one goon", "two goons")), says="Hire {count}.",
         touches=("hire:{count}",), why="R37: at the price of your rank; any goon that stands face up.", open=True),
    Verb("pay", Choice("markers", PAYMENTS, PAYMENTS.titles), says="Pay {markers}.",
         touches=("payment:{markers}",), why="R37, R40, R41, Q27, Q38: markers of your own, in any mix that will do.",
         open=True, joins=True),
    Verb("pick", goon, says="Hire {goon}.", touches=("goon:{goon}",), why="R37, R38: any goon that stands face up.",
         open=True, joins=True),
    Verb("build", item, says="Build {item}.", touches=("item:{item}",),
         why="R40: on display, or reserved on an earlier turn; you must be able to pay for it.", open=True),
    Verb("reserve", item, says="Reserve {item}.", touches=("item:{item}",),
         why="R41: on display, for one resource.", open=True),
    Verb("give", target, says="Give a suspicion marker to {seat}.", touches=("seat:{seat}",),
         why="R43: one of your markers, to anybody else.", open=True),
    Verb("nogive", says="Keep your suspicion.", why="R43: nobody has to give.", open=True),
    Verb("conv", exchange, says="Turn {exchange}.", touches=("resource:{give}", "supply:{get}"),
         why="R43: into another kind.", open=True),
    Verb("noconv", says="Turn nothing into anything.", why="R43: nobody has to.", open=True),
    Verb("keep", Choice("tome", TOMES, TOMES.titles), says="Keep {tome}.", touches=("tome:{tome}",),
         why="R42: the other one goes under the deck.", secret=True),
    Verb("drop", kind, says="Return {kind}.", touches=("resource:{kind}",),
         why="R48: down to your limit, one after the other.", open=True),
    Verb("flip", location, says="Turn up the guard at {location}.", touches=("location:{location}",),
         why="R78, Q52: on the guards' turn you choose which of them shows his face.", open=True),
    Verb("crew", Choice("crew", CREWS, CREWS.titles),
         says="Play {crew}.", touches=("crew:{crew}",),
         why="R3: a matter of colour, until your first tokens are placed; none that another seat has chosen or placed.",
         comes=Comes.AT_SET_UP),
)  # fmt: skip

PLACE = ACTIONS.first("place")
ADD = ACTIONS.first("add")  # + 2 × token, + 1 face down
END = ACTIONS.first("end")
PASS = ACTIONS.first("pass")
PLAY = ACTIONS.first("tome")
AT = ACTIONS.first("at")
MOVE_TOKEN = ACTIONS.first("token")
TO = ACTIONS.first("to")
ON = ACTIONS.first("on")
GAIN_BUNDLE = ACTIONS.first("bundle")
DONE = ACTIONS.first("done")
TAKE = ACTIONS.first("take")
DECLINE = ACTIONS.first("decline")
GAIN = ACTIONS.first("gain")
SWAP = ACTIONS.first("swap")
TRADE = ACTIONS.first("trade")
GET = ACTIONS.first("get")
HIRE_ONE = ACTIONS.first("hire")
HIRE_TWO = HIRE_ONE + 1
PAY = ACTIONS.first("pay")
PICK = ACTIONS.first("pick")
BUILD = ACTIONS.first("build")
RESERVE = ACTIONS.first("reserve")
GIVE_TO = ACTIONS.first("give")
NO_GIVE = ACTIONS.first("nogive")
CONVERT_TO = ACTIONS.first("conv")
NO_CONVERT = ACTIONS.first("noconv")
KEEP = ACTIONS.first("keep")
DROP = ACTIONS.first("drop")
FLIP = ACTIONS.first("flip")
CHOOSE_CREW = ACTIONS.first("crew")

# Payments and exchanges as the rules read them
PAYMENT = np.array([[letters.count(letter) for letter in KINDS_OF_RESOURCE] for letters in PAYMENTS], np.int64)
LOT = np.zeros((MOST_PAID + 1,) * 4, np.int64)  # the number of the payment with these many of each kind
for number, counts in enumerate(PAYMENT):
    LOT[tuple(counts)] = number
PAYMENT_FIRST = np.array([sum(len(letters) < size for letters in PAYMENTS) for size in range(MOST_PAID + 2)], np.int64)
EXCHANGE_GIVE = np.array([KINDS_OF_RESOURCE.index(text[0]) for text in EXCHANGES], np.int64)
EXCHANGE_GET = np.array([KINDS_OF_RESOURCE.index(text[2]) for text in EXCHANGES], np.int64)
PAIR_FIRST = 4  # the first payment of two markers
EXCHANGE_COUNT, PAIR_COUNT = 12, 10

# The most that one decision can offer: five markers paid out of all kinds, at 56; six items to build, six to
# reserve and all that were reserved before stay below it.
MOST_OPTIONS = 64


STRONGEST = 20
RANGES = tuple(f"{least}-{most}" for least in range(STRONGEST + 1) for most in range(least, STRONGEST + 1))
anywhere = Choice("location", LOCATIONS, LOCATIONS.titles)
CLAIMS = ActionSpace(
    Verb("claim total", anywhere, Choice("range", RANGES), says="My crew at {location} has a strength of {range}."),
    Verb("claim token", anywhere, token, says="At {location} lies {token} of mine."),
    Verb("claim goto", anywhere, says="I shall go to {location}."),
    Verb("claim avoid", anywhere, says="I shall stay away from {location}."),
    Verb("ask", Choice("what", ("avoid",)), seat, anywhere, says="Please stay away from {location}, {seat}."),
    Verb(
        "deal", seat, anywhere, Choice("other", LOCATIONS, LOCATIONS.titles),
        says="A deal, {seat}: I leave you {location}, you leave me {other}.",
    ),
    Verb("accuse", seat, says="The raid should look at {seat}."),
)  # fmt: skip
