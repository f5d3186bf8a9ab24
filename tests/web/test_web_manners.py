"""Manners at the table: not reading somebody, sending somebody away, and a table that was closed."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from browsing import Person, Server, wait
from test_web_table import two

People = Callable[..., Person]


def test_somebody_is_muted_over_reloads_and_by_this_person_alone(person: People) -> None:
    host, friend = two(person)

    def chat(who: Person, text: str) -> None:
        who.page.get_by_label("Say something to everybody").fill(text)
        who.page.get_by_role("button", name="Send", exact=True).click()
        who.page.get_by_text(text).wait_for()

    for one in (host, friend):
        one.show("Talk")
    chat(friend, "you play badly")
    host.page.get_by_text("you play badly").wait_for()
    host.page.get_by_role("button", name="Mute Bo").click()
    host.page.get_by_text("you play badly").wait_for(state="detached")
    chat(friend, "very badly")
    chat(host, "now I read nothing")
    friend.page.get_by_text("now I read nothing").wait_for()
    host.page.reload()
    host.show("Talk")
    host.page.get_by_text("now I read nothing").wait_for()
    assert host.page.get_by_text("badly").count() == 0
    assert friend.page.get_by_text("badly").count() == 2
    assert host.axe() == []
    host.page.get_by_role("button", name="Hear Bo").click()
    wait(lambda: host.page.get_by_text("badly").count() == 2)


def test_the_host_sends_somebody_away_who_cannot_sit_down_again(person: People) -> None:
    host, troll = person(), person()
    host.make_table("airlock", "open", 3)
    troll.join(host.invite(), "Troll")
    troll.page.get_by_text("(you)").wait_for()
    assert troll.page.get_by_role("button", name="Send away").count() == 0
    host.page.get_by_role("button", name="Send away").click()
    troll.page.get_by_text("(you)").wait_for(state="detached")
    assert host.axe() == []
    troll.complaints.clear()
    troll.page.get_by_role("button", name="Sit here").first.click()
    troll.page.get_by_text("has sent you away").wait_for()
    troll.complaints.clear()  # the browser says that it was refused, and so it was


def test_a_table_whose_rules_are_gone_says_so_and_gives_its_record(person: People, fragile: Server) -> None:
    somebody = person(at=fragile)
    somebody.make_table("airlock", "bot random", 2)
    wait(somebody.is_asked)
    fragile.kill()
    with sqlite3.connect(fragile.store.removeprefix("sqlite:///")) as file:
        file.execute("UPDATE tables SET version = 99")
    file.close()
    fragile.start()
    page = somebody.page
    page.goto(somebody.address)
    page.reload()
    page.get_by_text("Closed: its rules have changed").click()
    page.get_by_role("heading", name="this table is closed").wait_for()
    page.get_by_text("The rules of Airlock have changed since this table was dealt").wait_for()
    assert somebody.axe() == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record so far").click()
    assert saved.value.path().read_text().startswith("turnkey 1\ngame airlock version=99")
    somebody.complaints.clear()  # while the server was away the page could not connect
