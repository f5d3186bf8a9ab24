"""Who somebody is: a passkey, all that is kept of them, logging out, being forgotten."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from browsing import PHONE, Person, wait

People = Callable[..., Person]


def by_name(somebody: Person) -> Person:
    """Passkeys belong to a name, and numbers are none."""
    somebody.address = somebody.address.replace("127.0.0.1", "localhost")
    return somebody


def with_a_key(somebody: Person) -> str:
    """A browser that has an authenticator; says what it is called."""
    devtools = somebody.context.new_cdp_session(somebody._page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    made: str = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    return made


def test_a_passkey_brings_somebody_back_to_their_tables(person: People) -> None:
    ann = by_name(person())
    ann.page.wait_for_load_state()
    with_a_key(ann)
    ann.call_myself("Ann")
    ann.make_table("airlock", "open", 3)
    ann.go("#/me/data")
    page = ann.page
    page.get_by_role("button", name="Make a passkey").click()
    page.get_by_text("The passkey is made").wait_for()
    page.get_by_text("used last on").wait_for()
    assert ann.axe() == []
    page.get_by_role("button", name="Log out everywhere").click()
    page.get_by_role("button", name="Yes, log out on all devices").click()
    page.get_by_text("You are logged out").wait_for()
    ann.go("#/")
    page.reload()
    page.locator(".game").first.wait_for()
    assert page.get_by_text("My tables").count() == 0
    ann.go("#/me/data")
    page.get_by_role("button", name="Log in by passkey").click()
    page.get_by_text("You are logged in as Ann").wait_for()
    ann.go("#/")
    page.get_by_text("My tables").wait_for()
    # and a passkey that was taken away lets nobody in
    ann.go("#/me/data")
    page.get_by_role("button", name="Take away").click()
    page.get_by_text("used last on").wait_for(state="detached")
    page.get_by_role("button", name="Log out here").click()
    page.get_by_role("button", name="Yes, log out here").click()
    page.get_by_text("You are logged out").wait_for()
    page.get_by_role("button", name="Log in by passkey").click()
    page.get_by_role("alert").wait_for()
    ann.complaints.clear()  # the browser says that it was refused, and so it was


def test_everything_can_be_had_and_everything_goes(person: People) -> None:
    somebody = person(PHONE)
    somebody.call_myself("Zacharias")
    somebody.make_table("airlock", "open", 3)
    somebody.go("#/me/data")
    page = somebody.page
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save your data").click()
    kept = json.loads(saved.value.path().read_text())
    assert (kept["name"], len(kept["seats"])) == ("Zacharias", 1)
    assert not somebody.scrolls_sideways()
    assert somebody.axe() == []
    page.get_by_role("button", name="Forget me", exact=True).click()
    page.get_by_role("button", name="Yes, forget me for good").click()
    page.get_by_text("You are forgotten here").wait_for()
    wait(lambda: page.get_by_role("button", name=re.compile("Say who you are")).count() == 1)


def test_links_that_were_given_away_are_called_back(person: People) -> None:
    host, friend, late = person(), person(), person()
    host.make_table("airlock", "open", 2)
    link = host.invite()
    friend.join(link, "Bo")
    wait(lambda: host.page.locator("[data-step]").count() > 0)
    host.open_menu()
    old = host.invite()
    host.page.get_by_role("button", name="Call all links back").click()
    wait(lambda: host.invite() != old)
    late.go(old)
    late.page.get_by_text("There is no such table").wait_for()
    late.complaints.clear()
