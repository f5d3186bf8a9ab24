"""Ratings and tournaments."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

import turnkey
from turnkey.play import wire_people
from turnkey.play.http.people_routes import TheOffice
from turnkey.play.http.routes import CHANGE, READ, Asker, Someone, TableId, TheShop, faults


@get("/api/ratings/{slug:str}", responses=READ)
async def ratings(
    slug: Annotated[str, PathParameter(max_length=60)], asker: Asker, office: TheOffice
) -> wire_people.Ratings:
    """The best at a game, people and bots."""
    return await office.ladder.best(turnkey.game(slug).slug, "" if asker is None else asker.id)


@get("/api/tournaments", responses=faults(421, 429))
async def tournaments(asker: Asker, office: TheOffice) -> list[wire_people.Tournament]:
    """The newest first."""
    return await office.tournaments.newest(asker)


@post("/api/tournaments", responses=CHANGE)
async def make_tournament(
    data: JSONBody[wire_people.NewTournament],
    someone: Someone,
    office: TheOffice,
    request: Request[Any, Any, State],
    shop: TheShop,
) -> wire_people.Tournament:
    """A new one; you take part in it."""
    shop.count_table(request)
    return await office.tournaments.make(someone, data)


@get("/api/tournaments/{table:str}", responses=READ)
async def tournament(table: TableId, asker: Asker, office: TheOffice) -> wire_people.Tournament:
    return await office.tournaments.shown(table, asker)


@post("/api/tournaments/{table:str}/enter", responses=CHANGE, status_code=200)
async def enter(table: TableId, someone: Someone, office: TheOffice) -> wire_people.Tournament:
    """Take part, until it begins."""
    return await office.tournaments.enter(table, someone)


@post("/api/tournaments/{table:str}/withdraw", responses=CHANGE, status_code=200)
async def withdraw(table: TableId, someone: Someone, office: TheOffice) -> wire_people.Tournament:
    return await office.tournaments.enter(table, someone, out=True)


@post("/api/tournaments/{table:str}/begin", responses=CHANGE, status_code=200)
async def begin(table: TableId, someone: Someone, office: TheOffice) -> wire_people.Tournament:
    """The first round, for whoever made it; the others begin by themselves."""
    return await office.tournaments.begin(table, someone)


RATED_ROUTES = [ratings, tournaments, make_tournament, tournament, enter, withdraw, begin]
