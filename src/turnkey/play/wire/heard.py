"""Over the WebSocket, to the table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from turnkey.play.wire.base import Id, Incoming, StepNumber, Words


class Hello(Incoming, tag="hello"):
    """The first message: what of the table is known already, and the invitation to a private one. `wire`: the newest
    version of this language that the sender understands; by 1 every frame holds a whole view, by 2 patches follow."""

    wire: Annotated[int, Meta(ge=1, le=1_000_000)] = 1
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    chat_since: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    invite: Annotated[str, Meta(max_length=100)] = ""


class Act(Incoming, tag="act"):
    """Do one of the options; `at` is the step that it was chosen from, `option` its notation."""

    id: Id
    at: StepNumber
    option: Words


class Say(Incoming, tag="say"):
    """A structured claim."""

    id: Id
    claim: Words


class Chat(Incoming, tag="chat"):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Why(Incoming, tag="why"):
    """Why is this not possible now? Asked of an option, of a bare verb, or of a thing by its handle (`card:bat`)."""

    id: Id
    option: Words


class Undo(Incoming, tag="undo"):
    """Go back to the step `to`. To a frame's `undo_to` it is done at once: that shows nothing and rolls nothing anew,
    and nobody else has acted since; or the seat is alone with bots. Further back it is offered to all who have a seat.

    The present step takes back the latest that the own seat did in silence. What makes the table one for practice is
    done only if `practice` says that this is wanted.
    """

    id: Id
    to: StepNumber
    practice: bool = False


class Answer(Incoming, tag="answer"):
    """Agree to go back to the step `to`, as somebody asked, or not. Whoever asked withdraws it with a no."""

    id: Id
    to: StepNumber
    yes: bool


class Leave(Incoming, tag="leave"):
    """Get up: a bot plays on, from now."""

    id: Id


class Return(Incoming, tag="return"):
    """Take the own seat back from the bot."""

    id: Id


class Watching(Incoming, tag="watching"):
    """Whether the page still plays what happened; told anew whenever it has come further. Bots wait a little for those
    who sit here and watch."""

    id: Id
    busy: bool


class Passing(Incoming, tag="passing"):
    """Whether what is no choice is done for the own seat: where it has one option, and everybody can tell that."""

    id: Id
    on: bool


class Hint(Incoming, tag="hint"):
    """What would you do? Asked by a seat that is asked something itself. It makes the table one for practice, and is
    answered only if `practice` says that this is wanted."""

    id: Id
    practice: bool = False


class Ping(Incoming, tag="ping"):
    id: Id


class Whole(Incoming, tag="whole"):
    """Send the whole table again: somebody has lost track of what has changed."""

    id: Id


Message = Hello | Act | Say | Chat | Why | Undo | Answer | Leave | Return | Watching | Passing | Hint | Ping | Whole
