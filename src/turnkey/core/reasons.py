"""What a seat is asked, and why it cannot do something: sentences made of parts, with a code that programs read.

no("not_here", "R41", "you must stand on {jail}", jail=SPACES.at(book.jail))
asks("survive", "James has you at 0. Play JAIL BREAK, or go to Jail?", danger=True)
"""

from __future__ import annotations

from turnkey.core.errors import DeclarationError
from turnkey.core.names import Thing
from turnkey.core.sentences import Sentence, Shown, made

MOMENTS = {
    "over": "the game is over",
    "not_asked": "it is for somebody else to decide",
    "not_now": "this is not the time for it",
    "not_here": "not at this place",
    "not_yours": "you have no such thing",
    "not_enough": "something is short",
    "not_there": "what it is for is not there, or not so",
    "too_much": "a limit is reached, or a place full",
    "done": "it was done already",
    "agreed": "this table agreed otherwise",
    "never": "the rules know no such thing",
}


class Reason(Sentence):
    """Why something cannot be done: a clause, to be read after a colon."""

    moment: str  # one of MOMENTS
    rule: str  # by which rules: `R14, Q3`


class Question(Sentence):
    """What a seat is asked."""

    code: str
    subject: str  # the handle of what it is about
    danger: bool  # the answer may cost something


def no(moment: str, rule: str, says: str, **parts: Shown) -> Reason:
    if moment not in MOMENTS:
        raise DeclarationError(f"{moment!r} is no kind of reason; there are {', '.join(MOMENTS)}")
    reason = made(Reason, says, parts, large=False)
    reason.moment, reason.rule = moment, rule
    return reason


def asks(code: str, says: str, subject: Thing | None = None, danger: bool = False, **parts: Shown) -> Question:
    question = made(Question, says, parts)
    question.code, question.subject, question.danger = code, "" if subject is None else subject.handle, danger
    return question


NOT_OFFERED = no("not_now", "", "the rules do not offer it now")
DECIDE = asks("decide", "What do you do?")
