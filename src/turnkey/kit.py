"""Everything that a game is written with, from one place. `docs/write-a-game.md` builds a game step by step.

from turnkey.kit import Definition, Rules, Words, record, field, rule, offer, …
"""

from turnkey.core.actions import ActionSpace, Choice, Comes, Pair, Phrase, Verb
from turnkey.core.chance import draw, draw_from, pick, reseed
from turnkey.core.definition import (
    Agreed,
    Bots,
    Counted,
    Definition,
    Mood,
    Placed,
    Positions,
    Rules,
    Series,
    Shown,
    Words,
)
from turnkey.core.events import NUMBER, Events, from_one, list_of, maybe, secret, set_of
from turnkey.core.journal import LATEST_SECRETS, SECRET_ACTIONS, emit, more, reveal, whisper
from turnkey.core.layout import (
    NOBODY,
    SEAT,
    SEAT_FROM_ONE,
    SEAT_SET,
    field,
    flag,
    i8,
    i16,
    i32,
    i64,
    record,
    u8,
    u64,
)
from turnkey.core.menu import offer, offer_if, offer_range, offered
from turnkey.core.names import Named, Names, Thing
from turnkey.core.notation import Chances
from turnkey.core.pools import (
    deal_fitting,
    deal_out,
    gather,
    new_pool,
    redeal_fitting,
    redeal_unseen,
    shuffle_fitting,
    shuffle_unseen,
    take_one,
)
from turnkey.core.reasons import asks, no
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE, SPECTATOR, knows
from turnkey.core.sentences import says
from turnkey.core.table_options import Choice as ChoiceOption
from turnkey.core.table_options import Clash, Follows, Number, OptionSet, Switch, Text
from turnkey.core.terms import Term

__all__ = [
    "EVERYONE",
    "LATEST_SECRETS",
    "NOBODY",
    "NUMBER",
    "SEAT",
    "SEAT_FROM_ONE",
    "SEAT_SET",
    "SECRET_ACTIONS",
    "SPECTATOR",
    "ActionSpace",
    "Agreed",
    "Bots",
    "Chances",
    "Choice",
    "ChoiceOption",
    "Clash",
    "Comes",
    "Counted",
    "Definition",
    "Events",
    "Follows",
    "Mood",
    "Named",
    "Names",
    "Number",
    "OptionSet",
    "Pair",
    "Phrase",
    "Placed",
    "Positions",
    "Rules",
    "Series",
    "Shown",
    "Switch",
    "Term",
    "Text",
    "Thing",
    "Verb",
    "Words",
    "asks",
    "deal_fitting",
    "deal_out",
    "draw",
    "draw_from",
    "emit",
    "field",
    "flag",
    "from_one",
    "gather",
    "i8",
    "i16",
    "i32",
    "i64",
    "knows",
    "list_of",
    "long_rule",
    "maybe",
    "more",
    "new_pool",
    "no",
    "offer",
    "offer_if",
    "offer_range",
    "offered",
    "pick",
    "record",
    "redeal_fitting",
    "redeal_unseen",
    "reseed",
    "reveal",
    "rule",
    "says",
    "secret",
    "set_of",
    "shuffle_fitting",
    "shuffle_unseen",
    "take_one",
    "u8",
    "u64",
    "whisper",
]  # fmt: skip
