"""What people can ask about themselves: accounts, all that is kept of them, going away, calling invitations back."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody

from turnkey.play import wire, wire_people
from turnkey.play.accounts import Site
from turnkey.play.http.guards import address
from turnkey.play.http.routes import (
    CHANGE,
    Asker,
    Invite,
    Someone,
    Spoken,
    TableId,
    TheShop,
    faults,
    known_from_now_on,
)
from turnkey.play.office import Office
from turnkey.play.people import COOKIE, Person
from turnkey.play.refusal import Refusal

TheOffice = NamedDependency[Office]
ThisSite = NamedDependency[Site]
ENTER = faults(400, 403, 404, 409, 413, 421, 429)


def site(request: Request[Any, Any, State]) -> Site:
    """The address of the page that asks; the guard has seen to it that it is one of ours."""
    return Site(request.headers.get("origin") or f"{request.scope['scheme']}://{request.headers.get('host', '')}")


def nobody_any_more() -> Response[wire.Me]:
    answer = Response(wire.Me(known=False, name="", csrf=""))
    answer.delete_cookie(COOKIE, path="/")
    return answer


@get("/api/me/account", responses=faults(400, 401, 421, 429))
async def account(asker: Asker, office: TheOffice, site: ThisSite) -> wire_people.Account:
    """What keeps your seats, and what this server offers for that."""
    if asker is None:
        return wire_people.Account(
            passkeys=[], mail="", sessions=0, offers_passkeys=office.accounts.offers_passkeys(site),
            offers_mail=office.mailer.works,
        )  # fmt: skip
    return await office.accounts.of(asker, site)


@get("/api/me/data", responses=faults(400, 401, 421, 429))
async def my_data(asker: Asker, office: TheOffice, site: ThisSite) -> wire_people.MyData:
    """All that is kept of you. What your games hold is in their records."""
    if asker is None:
        raise Refusal("who", "nobody knows you yet: give a name first (POST /api/me)")
    return await office.rights.export(asker, await office.accounts.of(asker, site))


@post("/api/me/delete", responses=CHANGE, status_code=200)
async def delete_me(data: JSONBody[wire_people.Sure], someone: Someone, office: TheOffice) -> Response[wire.Me]:
    """Forget me: names, words, links, devices and accounts go; games stay, with somebody of no name in them."""
    if not data.sure:
        raise Refusal("not_sure", "this cannot be taken back: it is done only if you say that you are sure")
    await office.rights.forget(someone)
    return nobody_any_more()


@post("/api/me/logout", responses=CHANGE, status_code=200)
async def log_out(data: JSONBody[wire_people.LogOut], someone: Someone, office: TheOffice) -> Response[wire.Me]:
    """On this device, or everywhere."""
    await office.rights.log_out(someone, data.everywhere)
    return nobody_any_more()


@post("/api/me/passkeys/begin", responses=CHANGE, status_code=200)
async def begin_passkey(someone: Someone, office: TheOffice, site: ThisSite) -> wire_people.Asked:
    """What a browser makes a new passkey by."""
    return await office.accounts.begin_passkey(someone, site)


@post("/api/me/passkeys", responses=CHANGE, status_code=200)
async def add_passkey(
    data: JSONBody[wire_people.MadePasskey], someone: Someone, office: TheOffice, site: ThisSite
) -> wire_people.Account:
    """Keep the passkey that the browser has made."""
    await office.accounts.add_passkey(someone, site, data.ticket, data.credential, data.label)
    return await office.accounts.of(someone, site)


@post("/api/me/passkeys/drop", responses=CHANGE, status_code=200)
async def drop_passkey(
    data: JSONBody[wire_people.DropPasskey], someone: Someone, office: TheOffice, site: ThisSite
) -> wire_people.Account:
    await office.accounts.drop_passkey(someone, data.id)
    return await office.accounts.of(someone, site)


@post("/api/me/mail/drop", responses=CHANGE, status_code=200)
async def drop_mail(someone: Someone, office: TheOffice, site: ThisSite) -> wire_people.Account:
    await office.accounts.drop_mail(someone)
    return await office.accounts.of(someone, site)


@post("/api/enter/passkey/begin", responses=ENTER, status_code=200)
async def begin_entering(office: TheOffice, site: ThisSite) -> wire_people.Asked:
    """What a browser uses a passkey by."""
    return await office.accounts.begin_entering(site)


@post("/api/enter/passkey", responses=ENTER, status_code=200)
async def enter_by_passkey(
    data: JSONBody[wire_people.UsedPasskey], asker: Asker, office: TheOffice, shop: TheShop, site: ThisSite
) -> Response[wire.Me]:
    """Log in. What you did here as a guest becomes yours."""
    person = await office.accounts.enter_by_passkey(asker, site, data.ticket, data.credential)
    return known_from_now_on(shop, person)


@post("/api/enter/mail", responses=ENTER, status_code=200)
async def send_link(
    data: JSONBody[wire_people.MailTo],
    asker: Asker,
    office: TheOffice,
    site: ThisSite,
    spoken: Spoken,
    request: Request[Any, Any, State],
) -> wire_people.Sent:
    """Send a link to log in by. For whoever is known and has no address yet, it becomes theirs by that link. Whether an
    address is known is told to nobody."""
    await office.accounts.send_link(asker, data.address, site, spoken, address(request.scope))  # type: ignore[arg-type]
    return wire_people.Sent()


@post("/api/enter/ticket", responses=ENTER, status_code=200)
async def enter_by_mail(
    data: JSONBody[wire_people.UseTicket], asker: Asker, office: TheOffice, shop: TheShop
) -> Response[wire.Me]:
    """What a link in a mail leads to."""
    return known_from_now_on(shop, await office.accounts.enter_by_mail(asker, data.ticket))


@post("/api/tables/{table:str}/revoke", responses=CHANGE, status_code=200)
async def revoke(table: TableId, someone: Someone, office: TheOffice, shop: TheShop) -> wire.TableInfo:
    """Links that you gave away lead nowhere from now on: to your seat, and for the host the table's invitation."""
    owner = await shop.hub.visible(table, someone, "")
    await office.rights.revoke(owner, someone)
    return await shop.hub.info_of(owner, someone)


@get("/api/tables/{table:str}/host", responses=CHANGE)
async def host_view(table: TableId, asker: Asker, office: TheOffice, shop: TheShop) -> wire_people.HostView:
    """What the host did there, and what only the host is told."""
    if asker is None:
        raise Refusal("who", "nobody knows you yet: give a name first (POST /api/me)")
    return await office.fair_play.told(await shop.hub.visible(table, asker, ""), asker)


@post("/api/tables/{table:str}/host", responses=CHANGE, status_code=200)
async def host_do(
    table: TableId, data: JSONBody[wire_people.HostDo], someone: Someone, office: TheOffice, shop: TheShop
) -> wire.TableInfo:
    """Send somebody away, mute, pause, let a bot play on, close: for whoever made the table."""
    owner = await shop.hub.visible(table, someone, "")
    await office.fair_play.do(owner, someone, data.do, data.seat)
    return await shop.hub.info_of(owner, someone)


@post("/api/tables/{table:str}/report", responses=CHANGE, status_code=200)
async def report(
    table: TableId,
    data: JSONBody[wire_people.Report],
    someone: Someone,
    office: TheOffice,
    shop: TheShop,
    invite: Invite = "",
) -> wire_people.Sent:
    """Tell whoever runs the server about somebody at this table."""
    owner = await shop.hub.visible(table, someone, invite)
    await office.fair_play.report(owner, someone, data.seat, data.why, data.text)
    return wire_people.Sent()


async def calls_of(office: Office, person: Person | None) -> wire_people.Calls:
    places = [] if person is None else await office.calling.places(person.id)
    return wire_people.Calls(key=await office.calling.key(), places=places)


@get("/api/me/calls", responses=faults(400, 421, 429))
async def calls(asker: Asker, office: TheOffice) -> wire_people.Calls:
    """Where you are called when it is your turn."""
    return await calls_of(office, asker)


@post("/api/me/calls", responses=CHANGE, status_code=200)
async def call_me(
    data: JSONBody[wire_people.CallMe], someone: Someone, office: TheOffice, site: ThisSite, spoken: Spoken
) -> wire_people.Calls:
    """Call this browser when it is my turn."""
    await office.calling.want(someone, data.endpoint, data.key, data.auth, spoken, site.origin)
    return await calls_of(office, someone)


@post("/api/me/calls/mail", responses=CHANGE, status_code=200)
async def mail_me(someone: Someone, office: TheOffice, site: ThisSite, spoken: Spoken) -> wire_people.Calls:
    """Write to the address of my account when it is my turn."""
    account = await office.accounts.of(someone, site)
    await office.calling.want_by_mail(someone, account.mail, spoken, site.origin)
    return await calls_of(office, someone)


@post("/api/me/calls/drop", responses=CHANGE, status_code=200)
async def call_no_more(
    data: JSONBody[wire_people.CallNoMore], someone: Someone, office: TheOffice
) -> wire_people.Calls:
    await office.calling.want_no_more(someone, data.endpoint)
    return await calls_of(office, someone)


PEOPLE_ROUTES = [
    calls, call_me, mail_me, call_no_more,
    host_view, host_do, report,
    account, my_data, delete_me, log_out, begin_passkey, add_passkey, drop_passkey, drop_mail, begin_entering,
    enter_by_passkey, send_link, enter_by_mail, revoke,
]  # fmt: skip
