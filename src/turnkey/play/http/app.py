"""The application: the routes over one hub, behind the guard."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

import turnkey
from turnkey.core.errors import BadOption, TurnkeyError
from turnkey.core.languages import language_for
from turnkey.core.sentences import says
from turnkey.play import gate, wire
from turnkey.play.http.cluster import ELSEWHERE, Cluster, Forwarding
from turnkey.play.http.guards import Guard
from turnkey.play.http.guests import page_file
from turnkey.play.http.live import code_of, live
from turnkey.play.http.people_routes import PEOPLE_ROUTES, site
from turnkey.play.http.proxies import Proxies
from turnkey.play.http.rated_routes import RATED_ROUTES
from turnkey.play.http.routes import ROUTES, Shop, asker, someone, spoken
from turnkey.play.http.spoken import reason_of, wished
from turnkey.play.hub import Hub
from turnkey.play.leases import Elsewhere
from turnkey.play.limits import Buckets, Limits
from turnkey.play.office import Care, Office
from turnkey.play.people import People
from turnkey.play.reviews import Reviews
from turnkey.play.store import open_store

PACE = 0.6  # seconds that a bot takes at least
STATUS = {
    "who": 401, "csrf": 403, "no_seat": 403, "not_host": 403, "removed": 403, "not_for_you": 403, "no_such_table": 404,
    "no_such_step": 404, "no_lesson": 404, "no_puzzle": 404, "not_yet": 409, "begun": 409,
    "not_over": 409, "taken": 409, "used": 409, "stale": 409, "not_saved": 409, "old_rules": 409, "no_account": 404,
    "no_passkey": 404, "other_browser": 409, "not_offered": 404, "no_such_tournament": 404, "too_many": 429,
    "store": 503, "elsewhere": 503, "closed": 503,
}  # fmt: skip
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class Settings:
    store: str
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics_token: str = ""  # not given: the metrics are for this machine alone
    web: Path | None = None
    lab: Path | None = None  # where the designer's bench keeps its games; not given: there is no bench
    lab_game: str = ""  # that the bench begins with
    pace: float = PACE
    reviews: bool = False  # whether finished games are reviewed, which takes three quarters of a minute each
    review_samples: int | None = None  # of each position; not given: as many as there is time for
    limits: Limits = field(default_factory=Limits)
    care: Care = field(default_factory=Care)
    log: str = "text"  # or json
    internal: str = "127.0.0.1"  # where other processes of this installation reach this one


class GateResponse(Response[Any]):
    """What a route returns goes through the gate; text is text."""

    def render(self, content: Any, media_type: str, enc_hook: Any = None) -> bytes:
        if isinstance(content, str):
            return content.encode()
        if isinstance(content, bytes):
            return content
        if isinstance(content, list):
            return b"[" + b",".join(gate.encode(one) for one in content) + b"]"
        return gate.encode(content)


def refused(request: Request[Any, Any, Any], fault: TurnkeyError) -> Response[wire.Fault]:
    if isinstance(fault, Elsewhere):
        request.scope.get(ELSEWHERE, []).append(fault.address)  # type: ignore[attr-defined]
    status = STATUS.get(code_of(fault), 400)
    options = list(fault.options) if isinstance(fault, BadOption) else []
    slug = str(request.path_params.get("slug", ""))
    definition = turnkey.game(slug).definition if slug in turnkey.game_names() else None
    reason = reason_of(fault, language_for(wished(request), definition))
    return GateResponse(wire.Fault(code=code_of(fault), reason=reason, options=options), status_code=status)


def misread(_: Request[Any, Any, Any], fault: HTTPException) -> Response[wire.Fault]:
    reason = fault.detail or "this cannot be followed"
    extra = fault.extra if isinstance(fault.extra, list) else []
    details = "; ".join(f"{one.get('key', 'it')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    headers = {"allow": fault.headers["Allow"]} if fault.headers and "Allow" in fault.headers else None
    said = wire.Fault(code="bad_request", reason=details or reason)
    return GateResponse(said, status_code=fault.status_code, headers=headers)


def failed(request: Request[Any, Any, Any], fault: Exception) -> Response[wire.Fault]:
    if isinstance(fault, RecursionError) and "deserializing" in str(fault):
        return GateResponse(wire.Fault(code="bad_request", reason="this is nested too deep"), status_code=400)
    if isinstance(fault, UnicodeDecodeError):
        return GateResponse(wire.Fault(code="bad_request", reason="this is no UTF-8 text"), status_code=400)
    log.error("a request failed", exc_info=fault)
    reason = language_for(wished(request)).words(says("something went wrong here; it has been written down"))
    said = wire.Fault(code="fault", reason=reason)
    return GateResponse(said, status_code=500)


def bench_at(folder: Path, game: str) -> tuple[Any, list[Any]]:
    """The designer's bench, which needs the lab's packages: only who asks for it loads them."""
    from turnkey.play.lab.bench import Bench
    from turnkey.play.lab.routes import BENCH_ROUTES

    return Bench(folder, first=game), BENCH_ROUTES


def build(settings: Settings) -> Guard:
    """The application. The store is opened when the server starts."""
    bench, bench_routes = (None, []) if settings.lab is None else bench_at(settings.lab, settings.lab_game)

    @asynccontextmanager
    async def open_hub(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.store)
        people = People(store, await store.secret("cookies"))
        reviews = Reviews(store, enabled=settings.reviews, count=settings.review_samples)
        hub = Hub(store, people, settings.pace, settings.limits, reviews)
        made = Buckets(settings.limits.tables, settings.limits.tables_at_once)
        secure = any(one.startswith("https://") for one in settings.origins)
        app.state.shop = Shop(hub, people, settings.limits, secure, made, settings.metrics_token, bench is not None)
        app.state.bench = bench
        app.state.hub, app.state.people, app.state.limits = hub, people, settings.limits
        app.state.office = Office(hub, settings.care)
        app.state.cluster = None
        if store.url:
            app.state.cluster = Cluster(app, hub, people, settings.limits, await store.secret("processes"))
            await app.state.cluster.open(settings.internal)
        await hub.open()
        await app.state.office.open()
        warming = asyncio.create_task(bench.warm()) if bench is not None else None
        try:
            yield
        finally:
            await app.state.office.close()
            if app.state.cluster is not None:
                await app.state.cluster.close()
            await hub.close()
            if bench is not None and warming is not None:
                warming.cancel()
                bench.close()

    def shop(request: Request[Any, Any, Any]) -> Shop:
        found: Shop = request.app.state.shop
        return found

    def office(request: Request[Any, Any, Any]) -> Office:
        found: Office = request.app.state.office
        return found

    handlers: list[Any] = [*ROUTES, *PEOPLE_ROUTES, *RATED_ROUTES, *bench_routes, live, page_file]
    if settings.web is not None and (settings.web / "index.html").exists():
        handlers.append(
            create_static_files_router("/", [settings.web], html_mode=True, include_in_schema=False, name="page")
        )
    application = Litestar(
        route_handlers=handlers,
        dependencies={
            "shop": Provide(shop, sync_to_thread=False),
            "asker": Provide(asker),
            "someone": Provide(someone),
            "spoken": Provide(spoken, sync_to_thread=False),
            "office": Provide(office, sync_to_thread=False),
            "site": Provide(site, sync_to_thread=False),
        },
        exception_handlers={TurnkeyError: refused, HTTPException: misread, Exception: failed},
        lifespan=[open_hub],
        response_class=GateResponse,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Turnkey",
            version=turnkey.__version__,
            description="Tables for people. The live connection to a table is told of in docs/wire.md.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )
    return Guard(Forwarding(application), settings.limits, settings.origins, Proxies(settings.proxies))
