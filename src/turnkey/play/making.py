"""What somebody who makes a table has wished for."""

from __future__ import annotations

from collections.abc import Sequence

from turnkey.bots.policies import usual_policy
from turnkey.core.game import Game
from turnkey.play import wire
from turnkey.play.chairs import Chair
from turnkey.play.people import Person
from turnkey.play.refusal import Refusal
from turnkey.play.thinkers import known_bot

LEAST_TIME = 5  # seconds that a clock gives for a decision


def clock_of(wish: wire.Clock | None) -> dict[str, int] | None:
    if wish is None:
        return None
    if wish.bank + wish.decision < LEAST_TIME:
        says = "a clock gives at least {seconds} seconds: in the bank, or for each decision"
        raise Refusal("bad_clock", says, seconds=LEAST_TIME)
    return {"bank": wish.bank, "increment": wish.increment, "decision": wish.decision}


def chairs_for(game: Game, players: int, wished: Sequence[wire.Chair], person: Person) -> list[Chair]:
    """Who sits where at a new table; not said: its maker first, and the game's usual bot on the other seats."""
    names = game.seats[players]
    usual = usual_policy(game)
    if not wished:
        wished = [wire.Chair(kind="me"), *(wire.Chair(kind="bot") for _ in names[1:])]
    if len(wished) != players:
        raise Refusal("bad_seats", "{seats} seats must be told of, not {told}", seats=players, told=len(wished))
    if sum(one.kind == "me" for one in wished) > 1:
        raise Refusal("bad_seats", "one person takes one seat")
    if all(one.kind == "bot" for one in wished):
        raise Refusal("bad_seats", "a table wants at least one person: me, or an open seat")
    chairs = []
    for seat, (title, wish) in enumerate(zip(names, wished, strict=True)):
        chair = Chair(seat, title)
        if wish.kind == "me":
            chair.person, chair.name = person.id, person.name
        elif wish.kind == "bot":
            known_bot(game, wish.bot or usual)
            chair.bot = wish.bot or usual
        chairs.append(chair)
    return chairs
