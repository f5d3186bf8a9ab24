"""What can be asked over HTTP: games, people, tables, links, records and replays."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

import turnkey
from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import known_codes, name_of
from turnkey.play import gate, learning, puzzling, wire
from turnkey.play.http.guards import NEAR, address
from turnkey.play.http.spoken import wished
from turnkey.play.hub import Hub
from turnkey.play.limits import Buckets, Limits
from turnkey.play.people import COOKIE, People, Person, tidy_name
from turnkey.play.refusal import Refusal
from turnkey.play.thinkers import known_bot

YEAR = 365 * 24 * 3600


@dataclass
class Shop:
    """What the routes work with; one for the application."""

    hub: Hub
    people: People
    limits: Limits
    secure: bool  # whether cookies may travel by https only
    made: Buckets
    metrics_token: str
    lab: bool = False  # whether there is a designer's bench

    def count_table(self, request: Request[Any, Any, State]) -> None:
        """Whatever makes a table is counted as one."""
        if not self.made.take(address(request.scope)):  # type: ignore[arg-type]
            raise Refusal("too_many", "too many tables: wait a little")

    def may_read_metrics(self, request: Request[Any, Any, State]) -> bool:
        """Whoever has the token; without one, somebody on this machine."""
        if not self.metrics_token:
            return bool(request.scope.get(NEAR))
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(f"Bearer {self.metrics_token}".encode(), given.encode("utf-8", "replace"))


def faults(*statuses: int) -> dict[int, ResponseSpec]:
    told = {
        400: "what was sent cannot be used", 401: "nobody knows you yet: POST /api/me", 403: "not for you",
        404: "there is no such thing", 409: "it cannot be done now", 413: "too long", 415: "JSON is wanted",
        421: "another server's name", 429: "too often",
    }  # fmt: skip
    return {one: ResponseSpec(wire.Fault, description=told[one], generate_examples=False) for one in statuses}


SICK = {503: ResponseSpec(wire.Health, description="the store is in trouble", generate_examples=False)}
READ = faults(400, 404, 421, 429)
READ_TABLE = faults(400, 404, 409, 421, 429)
CHANGE = faults(400, 401, 403, 404, 409, 413, 421, 429)

TableId = Annotated[str, PathParameter(min_length=1, max_length=40, pattern=r"^[a-z0-9]+$")]
Invite = Annotated[str, HeaderParameter(name="x-turnkey-invite", max_length=100)]
TheShop = NamedDependency[Shop]
Asker = NamedDependency[Person | None]
Someone = NamedDependency[Person]
Spoken = NamedDependency[str]


async def asker(request: Request[Any, Any, State], shop: TheShop) -> Person | None:
    """Whoever asks, if they are known."""
    return await shop.people.by_cookie(request.cookies.get(COOKIE))


async def someone(request: Request[Any, Any, State], shop: TheShop) -> Person:
    """Whoever changes something: known, and from a page of ours."""
    person = await shop.people.by_cookie(request.cookies.get(COOKIE))
    if person is None:
        raise Refusal("who", "nobody knows you yet: give a name first (POST /api/me)")
    if not shop.people.right_csrf(person, request.headers.get("x-csrf-token", "")):
        raise Refusal("csrf", "the header X-CSRF-Token must hold what GET /api/me gave as csrf")
    return person


def spoken(request: Request[Any, Any, State]) -> str:
    """The language that whoever asks is spoken to in."""
    return wished(request)


@get("/api/languages", sync_to_thread=False, responses=faults(421, 429))
def languages() -> list[wire.Language]:
    """Every language that the server speaks, English first: ask in one of them with `?language=de`."""
    return [wire.Language(code=code, name=name_of(code)) for code in known_codes()]


@get("/api/health", responses=faults(421, 429) | SICK)
async def health(shop: TheShop) -> Response[wire.Health]:
    """Whether the server works: 503 if its store does not."""
    connections = sum(len(owner.audience.outboxes) for owner in shop.hub.owners.values())
    ok = await shop.hub.store.works()
    told = wire.Health(ok=ok, version=turnkey.__version__, tables=len(shop.hub.owners), connections=connections)
    return Response(told, status_code=200 if ok else 503)


@get("/api/metrics", media_type=MediaType.TEXT, sync_to_thread=False, responses=faults(400, 403, 421, 429))
def metrics(request: Request[Any, Any, State], shop: TheShop) -> str:
    """Numbers for Prometheus: with the server's token (`Authorization: Bearer …`), or from its own machine."""
    if not shop.may_read_metrics(request):
        raise Refusal("not_for_you", "the metrics want the server's token, or are asked for on its own machine")
    hub = shop.hub
    return hub.metrics.text(
        {
            "tables": len(hub.owners),
            "connections_open": sum(len(owner.audience.outboxes) for owner in hub.owners.values()),
            "store_commits": hub.store.commits,
            "store_writes": hub.store.written,
            "store_slowest_commit_seconds": hub.store.slowest_commit,
            **request.app.state.office.gauges(),
        }
    )


@get("/api/games", sync_to_thread=True, responses=faults(421, 429))
def games(spoken: Spoken, shop: TheShop) -> wire.Games:
    """Every game, with all that a form for a new table needs."""
    found = []
    for slug in turnkey.game_names():
        try:
            game = turnkey.game(slug)
            found.append(gate.game_info(game, game.language(spoken)))
        except TurnkeyError:
            continue  # a game that cannot be loaded is not offered
    return wire.Games(games=found, lab=shop.lab)


@get("/api/games/{slug:str}/rules", sync_to_thread=True, responses=READ)
def rules(slug: Annotated[str, PathParameter(max_length=60)]) -> wire.Rules:
    """All rules of a game in words, by chapters."""
    return gate.rules_of(turnkey.game(slug))


@get("/api/games/{slug:str}/guide", sync_to_thread=True, responses=READ)
def guide(slug: Annotated[str, PathParameter(max_length=60)], spoken: Spoken) -> wire.Guide:
    """How to play, for reading."""
    game = turnkey.game(slug)
    return learning.guide(game, game.language(spoken))


@get("/api/games/{slug:str}/lesson", sync_to_thread=True, responses=READ)
def lesson(slug: Annotated[str, PathParameter(max_length=60)], spoken: Spoken) -> wire.Lesson:
    """A guided first game: its steps in order."""
    game = turnkey.game(slug)
    return learning.overview(game, game.language(spoken))


@get("/api/games/{slug:str}/lesson/{step:int}", sync_to_thread=True, responses=READ)
def lesson_step(
    slug: Annotated[str, PathParameter(max_length=60)],
    step: Annotated[int, PathParameter(ge=0, le=100)],
    spoken: Spoken,
    did: Annotated[list[str] | None, QueryParameter(max_items=20)] = None,
) -> wire.LessonStep:
    """A step of it; with `did` (once for each thing) what comes of doing that there. Nothing is kept of it."""
    game = turnkey.game(slug)
    return learning.at_step(game, step, did or (), game.language(spoken))


@get("/api/me", responses=faults(421, 429))
async def me(asker: Asker, shop: TheShop) -> wire.Me:
    """Who you are here."""
    if asker is None:
        return wire.Me(known=False, name="", csrf="")
    return wire.Me(known=True, name=asker.name, csrf=shop.people.csrf_for(asker))


@post("/api/me", responses=CHANGE, status_code=200)
async def introduce(data: JSONBody[wire.Rename], request: Request[Any, Any, State], shop: TheShop) -> Response[wire.Me]:
    """Give yourself a name. Whoever has none yet gets a cookie."""
    name = tidy_name(data.name)
    if not name:
        raise Refusal("bad_name", "a name has at least one sign that can be seen")
    person = await shop.people.by_cookie(request.cookies.get(COOKIE))
    if person is None:
        person = await shop.people.welcome(name)
    else:
        await someone(request, shop)
        person = await shop.people.rename(person, name)
    return known_from_now_on(shop, person)


def known_from_now_on(shop: Shop, person: Person) -> Response[wire.Me]:
    """This browser knows somebody by a cookie."""
    answer = Response(wire.Me(known=True, name=person.name, csrf=shop.people.csrf_for(person)))
    answer.set_cookie(
        key=COOKIE, value=shop.people.cookie_for(person.token), max_age=YEAR, httponly=True, samesite="strict",
        secure=shop.secure, path="/",
    )  # fmt: skip
    return answer


@get("/api/tables", responses=faults(421, 429))
async def tables(asker: Asker, shop: TheShop) -> wire.Tables:
    """Your tables, and those that are open to all."""
    return await shop.hub.lists(asker)


@post("/api/tables", responses=CHANGE)
async def make_table(
    data: JSONBody[wire.NewTable], someone: Someone, request: Request[Any, Any, State], shop: TheShop
) -> wire.TableInfo:
    """A new table. Without `seats` you sit first and bots take the others; it begins when every seat is taken."""
    shop.count_table(request)
    owner = await shop.hub.make(someone, data)
    return await shop.hub.info_of(owner, someone)


@get("/api/tables/{table:str}", responses=READ_TABLE)
async def table_info(table: TableId, asker: Asker, shop: TheShop, invite: Invite = "") -> wire.TableInfo:
    """A table from outside."""
    owner = await shop.hub.visible(table, asker, invite)
    return await shop.hub.info_of(owner, asker)


@post("/api/tables/{table:str}/sit", responses=CHANGE)
async def sit(
    table: TableId, data: JSONBody[wire.Sit], someone: Someone, shop: TheShop, invite: Invite = ""
) -> wire.TableInfo:
    """Take an open seat."""
    owner = await shop.hub.visible(table, someone, invite)
    await owner.company.sit(someone.id, someone.name, data.seat)
    return await shop.hub.info_of(owner, someone)


@post("/api/tables/{table:str}/fill", responses=CHANGE)
async def fill(table: TableId, data: JSONBody[wire.Chair], someone: Someone, shop: TheShop) -> wire.TableInfo:
    """Put a bot on every open seat: for whoever made the table."""
    owner = await shop.hub.visible(table, someone, "")
    bot = data.bot or "medium"
    known_bot(owner.game, bot)
    await owner.company.fill_with_bots(someone.id, bot)
    return await shop.hub.info_of(owner, someone)


@post("/api/tables/{table:str}/remove", responses=CHANGE)
async def remove(table: TableId, data: JSONBody[wire.Sit], someone: Someone, shop: TheShop) -> wire.TableInfo:
    """Send whoever sits there away, before the game begins: for whoever made the table."""
    owner = await shop.hub.visible(table, someone, "")
    await owner.company.remove(someone.id, data.seat)
    return await shop.hub.info_of(owner, someone)


@post("/api/tables/{table:str}/link", responses=CHANGE)
async def link(table: TableId, someone: Someone, shop: TheShop) -> wire.Link:
    """A link that hands your seat to another device, once."""
    return await shop.hub.link(await shop.hub.visible(table, someone, ""), someone)


@post("/api/redeem", responses=CHANGE)
async def redeem(data: JSONBody[wire.Redeem], someone: Someone, shop: TheShop) -> wire.TableInfo:
    """Take over the seat that a link leads to."""
    owner = await shop.hub.redeem(someone, data.token)
    return await shop.hub.info_of(owner, someone)


@post("/api/tables/{table:str}/rematch", responses=CHANGE)
async def rematch(table: TableId, someone: Someone, request: Request[Any, Any, State], shop: TheShop) -> wire.TableInfo:
    """The same company again; all who ask come to the same new table."""
    owner = await shop.hub.visible(table, someone, "")
    shop.count_table(request)
    return await shop.hub.info_of(await shop.hub.rematch(owner, someone), someone)


@post("/api/tables/{table:str}/fork", responses=CHANGE)
async def fork(
    table: TableId,
    data: JSONBody[wire.Fork],
    someone: Someone,
    request: Request[Any, Any, State],
    shop: TheShop,
    invite: Invite = "",
) -> wire.TableInfo:
    """Play on from a point of a finished game, against bots."""
    owner = await shop.hub.visible(table, someone, invite)
    shop.count_table(request)
    return await shop.hub.info_of(await shop.hub.archive.fork(owner, someone, data), someone)


@get("/api/tables/{table:str}/record", responses=READ_TABLE)
async def record(
    table: TableId,
    asker: Asker,
    shop: TheShop,
    invite: Invite = "",
    form: Annotated[str, QueryParameter(pattern="^(text|json)$")] = "text",
) -> wire.Export:
    """The record, as far as you may know it: all of it once the game is over."""
    return await shop.hub.archive.exported(await shop.hub.visible(table, asker, invite), asker, form)


@get("/api/tables/{table:str}/replay", responses=READ_TABLE)
async def replay(
    table: TableId,
    asker: Asker,
    shop: TheShop,
    spoken: Spoken,
    invite: Invite = "",
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    eyes: Annotated[str, QueryParameter(min_length=1, max_length=40)] = gate.SPECTATORS,
) -> wire.ReplayStep:
    """A finished game after so many actions, through a seat's eyes, a spectator's, or with open cards (open)."""
    owner = await shop.hub.visible(table, asker, invite)
    return await shop.hub.archive.replayed(owner, step, eyes, spoken)


@get("/api/tables/{table:str}/review", responses=READ_TABLE)
async def review(table: TableId, asker: Asker, shop: TheShop, spoken: Spoken, invite: Invite = "") -> wire.Review:
    """What decided a finished game, or how far its review is. Asking for it has it made."""
    return await shop.hub.archive.reviewed(await shop.hub.visible(table, asker, invite), spoken)


@get("/api/tables/{table:str}/review/data", responses=READ_TABLE)
async def review_data(table: TableId, asker: Asker, shop: TheShop, invite: Invite = "") -> wire.ReviewData:
    """The same as it is kept, for other programs."""
    return await shop.hub.archive.review_data(await shop.hub.visible(table, asker, invite))


@get("/api/games/{slug:str}/puzzles", sync_to_thread=True, responses=READ)
def puzzles(slug: Annotated[str, PathParameter(max_length=60)]) -> wire.PuzzleList:
    """How many puzzles there are for a game."""
    return puzzling.overview(turnkey.game(slug))


@get("/api/games/{slug:str}/puzzles/{number:int}", sync_to_thread=True, responses=READ)
def puzzle(
    slug: Annotated[str, PathParameter(max_length=60)],
    number: Annotated[int, PathParameter(ge=1, le=1000)],
    spoken: Spoken,
    did: Annotated[str, QueryParameter(max_length=200)] = "",
) -> wire.Puzzle:
    """A position to find the move in; with `did` whether that is it, and why. Nothing is kept of it."""
    game = turnkey.game(slug)
    return puzzling.at(game, number, did, game.language(spoken))


ROUTES = [
    health, metrics, languages, games, rules, guide, lesson, lesson_step, me, introduce, tables, make_table, table_info,
    sit, fill, remove, link, redeem, rematch, fork, record, replay, review, review_data, puzzles, puzzle,
]  # fmt: skip
