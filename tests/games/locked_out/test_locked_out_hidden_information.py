"""Hidden information (section 7), row by row: what each seat and a spectator may see, and what must not leak."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import pytest
from locked_out_table import (
    PILES,
    at,
    at_random,
    dealt,
    faults,
    follow,
    game,
    hand,
    redacted,
    same_to,
    seat_of,
    space,
    steps,
)

from turnkey import Table
from turnkey.games.locked_out.printed import card_name

WATCHERS = ("p1", "p2", "p3", "p4", None)

# Four seats: p2 and p3 stand with p4 when it draws; p3 takes the card and gives its booty for it.
ROUND = (
    "p1: move 2; * draw ir; p1: done",
    "p2: move 3; * draw lockpick; p2: done",
    "p3: move 3; * draw fuel; p2: pass; p3: done",
)
EXCHANGE = "p4: move 3; * draw gun; p2: pass; p3: swap booty; p4: done"


def exchanged() -> Table:
    return game(*ROUND, EXCHANGE, "* maint p1 oxygen=7 power=7 fuel=7", players=4)


def checked(card: str = "iris") -> Table:
    """p1 has looked at two of p2's three cards and found an Iris Emulator."""
    other = {"iris": "scope", "scope": "iris"}[card]
    return game(
        "p1: move 2; * draw ir; p1: done",
        f"p2: move 5; * draw {card}; p2: done",
        "p3: move 4; * draw keycard; p3: done",
        "p4: move 3; * draw lockpick; p4: done",
        "* maint p1 oxygen=7 power=7 fuel=7",
        "p2: move 2a; * draw cipher; p2: done",
        "p3: move 3; * draw fuel; p4: pass; p3: done",
        "p4: move 4; * draw boots; p4: done",
        "p1: move 2a; * draw fuel; p2: pass; p1: play ir; p1: accuse p2; p2: answer decline",
        f"* check booty {card}" if card != "iris" else "* check iris booty",
        players=4,
        piles={"5": f"{card} {other} oxygen iris power bonds"},
    )


@pytest.mark.rules("Q38", "Q39", "R1")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_what_is_public(watcher: str | None) -> None:
    """Pawns, stage, tokens, areas, discard, removed cards, maintenance, active seat, sizes of hands and piles."""
    table = follow(exchanged(), "p2: move 4; * draw keycard; p2: play keycard; p2: accuse p1; p1: answer ir")
    view = table.view(watcher)
    assert [one["space"] for one in view["seats"]] == ["2", "4", "3", "3"]
    assert (view["stage"], view["tokens"]) == (1, {"oxygen": 7, "power": 7, "fuel": 7})
    assert (view["access_area"], view["resource_area"], view["discard"]) == ({"ir": 1, "keycard": 1}, {}, {})
    assert view["removed"]["booty"] == 2
    assert (view["maintenance"], view["active"], view["search_used"], view["round"]) == ("p2", "p2", False, 2)
    assert [one["hand_size"] for one in view["seats"]] == [1, 2, 2, 2]
    assert [one["pile"] for one in view["spaces"]] == [5, 3, 5, 6, 8, 6, 6, 6, 0]
    values = {one["id"]: one["value"] for one in view["cards"]}
    assert (values["root"], values["booty"], values["charge"]) == (70, 20, -20)


@pytest.mark.rules("Q39")
def test_the_discard_heap_is_open() -> None:
    table = at(4, discard="gun mug root", active="p2")
    for watcher in WATCHERS:
        assert table.view(watcher)["discard"] == {"root": 1, "gun": 1, "mug": 1}


@pytest.mark.rules("Q38", "R6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_hand_is_its_owners(watcher: str | None) -> None:
    table = exchanged()
    for seat in table.seats:
        seen = seat_of(table, seat, watcher)
        if seat == watcher:
            assert Counter(seen["hand"]) == Counter(hand(table, seat).split())
            assert seen["value"] is not None
        else:
            assert (seen["hand"], seen["value"]) == (None, None)


@pytest.mark.rules("R6")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_nobody_knows_a_pile(watcher: str | None) -> None:
    table = exchanged()
    assert all(one["cards"] is None for one in table.view(watcher)["spaces"])
    piles = [line for line in redacted(table, watcher) if line.startswith("* pile")]
    assert piles == [f"* pile {room}{' ?' * len(cards.split())}" for room, cards in PILES.items()]
    data = json.loads(table.record.redacted(None if watcher is None else table.seat(watcher)).to_json())
    dealt = [result for step in data["steps"] if step.get("chance") == "pile" for result in step["results"]]
    assert dealt == ["?"] * 50


@pytest.mark.rules("R6")
def test_two_deals_that_differ_where_nobody_looked_look_the_same() -> None:
    turned = {"2": "ir corkscrew power ir crown oxygen", "6": "neural mug fuel neural oxygen chart"}
    swapped = turned | {"7": "voice parrot power voice fuel gambling"}
    one, other = (
        game(*ROUND, EXCHANGE, "* maint p1 oxygen=7 power=7 fuel=7", players=4, piles=piles)
        for piles in (PILES, swapped)
    )
    for watcher in WATCHERS:
        assert same_to(watcher, one, other)


@pytest.mark.rules("R19", "R21", "Q48")
@pytest.mark.parametrize(
    ("watcher", "draws"),
    [
        ("p1", "ir ? ? ?"), ("p2", "? lockpick fuel gun"), ("p3", "? ? fuel gun"), ("p4", "? ? ? gun"),
        (None, "? ? ? ?"),
    ],
)  # fmt: skip
def test_who_sees_a_drawn_card(watcher: str | None, draws: str) -> None:
    """The drawer, and whoever it was shown to before an exchange."""
    table = exchanged()
    told = [step.split()[2] for step in redacted(table, watcher) if step.startswith("= draw")]
    assert told == draws.split()
    drawn = {"2": draws.split()[:1], "3": draws.split()[1:]}
    for room, cards in drawn.items():
        assert space(table, room, watcher)["drawn"] == [None if card == "?" else card for card in cards]
    for seat, card, room in zip(("P1", "P2", "P3", "P4"), draws.split(), ("2 (5", "3 (5", "3 (4", "3 (3"), strict=True):
        what = "a card" if card == "?" else card_name(card)
        assert f"{seat} draws {what} in room {room} left there)." in table.log(watcher)


@pytest.mark.rules("R20", "R21")
@pytest.mark.parametrize(
    ("watcher", "given"), [("p1", "?"), ("p2", "?"), ("p3", "booty"), ("p4", "booty"), (None, "?")]
)
def test_who_sees_the_card_given(watcher: str | None, given: str) -> None:
    """That p3 exchanged everybody knows; p2, who passed, knows who has the gun, not what was given for it."""
    table = exchanged()
    told = redacted(table, watcher)
    after = told.index("p4: move 3") + 2
    assert told[after : after + 3] == ["p2: pass", f"p3: swap {given}", "p4: done"]
    what = "a card" if given == "?" else card_name(given)
    taken = "Plasma Gun" if watcher in ("p2", "p3", "p4") else "the drawn card"
    assert f"P3 takes {taken}." in table.log(watcher)
    assert f"P3 gives P4 {what} for it." in table.log(watcher)
    assert "P2 lets it pass." in table.log(watcher)
    step = table.view(watcher)["story"][-1]
    assert (step["seat"], step["kept_by"]) == ("p4", "p3")
    assert step["given"] == (None if given == "?" else given)
    assert step["card"] == ("gun" if watcher in ("p2", "p3", "p4") else None)


@pytest.mark.rules("R19")
def test_a_card_is_readable_from_the_moment_it_is_shown() -> None:
    table = game(*ROUND, players=4)
    follow(table, "p4: move 3; * draw gun")
    assert redacted(table, "p2")[-2:] == ["p4: move 3", "= draw gun"]
    assert redacted(table, "p3")[-2:] == ["p4: move 3", "= draw ?"]
    assert table.log("p2")[-1] == "P4 shows Plasma Gun to P2."
    assert table.log("p3")[-1] == "P4 shows the card to P2."
    follow(table, "p2: pass")
    assert redacted(table, "p3")[-3:] == ["p4: move 3", "= draw gun", "p2: pass"]
    assert redacted(table, "p1")[-3:] == ["p4: move 3", "= draw ?", "p2: pass"]
    assert table.log("p2")[-1] == table.log("p3")[-1] == "P4 shows Plasma Gun to P3."
    assert table.log("p1")[-1] == "P4 shows the card to P3."


@pytest.mark.rules("Q17", "R40")
@pytest.mark.parametrize(
    ("watcher", "seen"),
    [("p1", "iris booty"), ("p2", "iris booty"), ("p3", "? ?"), ("p4", "? ?"), (None, "? ?")],
)
def test_who_sees_the_cards_of_a_check(watcher: str | None, seen: str) -> None:
    """Others know the number, that something was found, and then what was taken."""
    table = checked()
    assert redacted(table, watcher)[-2:] == ["p2: answer decline", f"* check {seen}"]
    step = table.view(watcher)["story"][-1]
    assert (step["seat"], step["by"], step["count"], step["found"], step["taken"]) == ("p2", "p1", 2, True, None)
    assert step["cards"] == (None if "?" in seen else {"iris": 1, "booty": 1})
    assert "P1 looks at 2 of P2's 3 cards, taken blindly." in table.log(watcher)
    sight = "P1 sees Iris Emulator and Share of the Booty in P2's hand."
    assert (sight in table.log(watcher)) is ("?" not in seen)
    assert ("sees" in " ".join(table.log(watcher))) is ("?" not in seen)
    follow(table, "p1: take iris")
    assert redacted(table, watcher)[-2:] == [f"* check {seen}", "p1: take iris"]
    assert "P1 confiscates Iris Emulator from P2 and plays it." in table.log(watcher)


@pytest.mark.rules("Q17")
def test_a_check_that_finds_nothing_is_announced() -> None:
    table = checked("scope")
    for watcher in WATCHERS:
        assert "No access card is found on P2." in table.log(watcher)
        step = table.view(watcher)["story"][-1]
        assert (step["found"], step["taken"]) == (False, None)
    assert seat_of(table, "p2", "p1")["hand"] is None  # it saw two of three cards, not the hand


def twice(second: str) -> Table:
    """p2 watches p1 draw an IR Emitter in room 2; then p1 draws another card there, alone, and plays one IR."""
    rest = [card for card in ("ir", "crown") if card != second]
    return game(
        "p2: move 2; * draw oxygen; p2: done",
        "p3: move 4; * draw keycard; p3: done",
        "p1: move 2; * draw ir; p2: pass; p1: done",
        "* maint p2 oxygen=7 power=7 fuel=7",
        "p3: move 3; * draw lockpick; p3: done",
        "p1: move 2a; * draw cipher; p1: done",
        "p2: move 2a; * draw fuel; p1: pass; p2: done",
        "* maint p3 oxygen=6 power=6 fuel=6",
        f"p1: move 2; * draw {second}; p1: play ir",
        first="p2",
        piles={"2": f"oxygen ir {second} {rest[0]} power corkscrew"},
    )


@pytest.mark.rules("Q46")
def test_a_choice_names_a_kind_and_never_a_copy() -> None:
    """Whether another card of the kind remains does not show: not to whoever saw the first, nor to anybody."""
    both, one = twice("ir"), twice("crown")
    assert [hand(table, "p1") for table in (both, one)] == ["ir cipher booty", "cipher crown booty"]
    for watcher in ("p2", "p3", None):
        assert same_to(watcher, both, one)
    assert not same_to("p1", both, one)


@pytest.mark.rules("Q46")
def test_an_unseen_exchange_does_not_tell_what_was_given() -> None:
    """p2 saw p3 take the fuel; p3 then gives fuel or booty to p4 in a room where p2 is not: p2 cannot tell."""
    tables = [
        game(
            *ROUND,
            "p4: move 5; * draw iris; p4: done",
            "* maint p1 oxygen=7 power=7 fuel=7",
            "p2: move 4; * draw keycard; p2: done",
            "p3: move 4; * draw boots; p2: pass; p3: done",
            "p4: move 4; * draw power; p2: pass; p3: pass; p4: done",
            "p1: move 2a; * draw cipher; p1: done",
            "* maint p2 oxygen=6 power=6 fuel=6",
            "p3: move 3; * draw gun; p3: done",
            "p4: move 3; * draw oxygen; p3: swap " + given,
            players=4,
            piles={"3": "lockpick fuel gun oxygen lockpick ring"},
        )
        for given in ("fuel", "booty", "boots", "gun")
    ]
    for watcher in ("p1", "p2", None):
        assert same_to(watcher, *tables)
    for watcher in ("p3", "p4"):
        assert not same_to(watcher, *tables[:2])


@pytest.mark.rules("Q40")
def test_random_games_tell_a_seat_nothing_that_it_should_not_know() -> None:
    """Every view at every step: hands of others, undrawn cards and sightings of others are not in it."""
    for seed, options in enumerate(({}, {"hazards": True, "share_icon": True}, {"talk": "structured"})):
        table = dealt(4, seed, **options)  # type: ignore[arg-type]
        luck = random.Random(seed)
        while not table.over:
            if luck.random() < 0.04:
                for watcher in WATCHERS:
                    check_view(table, watcher)
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))


def check_view(table: Table, watcher: str | None) -> None:
    view = table.view(watcher)
    for one in view["seats"]:
        assert (one["hand"] is not None) is (one["seat"] == watcher)
    assert all(one["cards"] is None for one in view["spaces"])
    steps = redacted(table, watcher)
    piles = [step.split()[3:] for step in steps if step.startswith("* pile")]
    assert [set(cards) for cards in piles] == [{"?"}] * 8
    drawer = ""
    for number, step in enumerate(steps):
        if ": move " in step:
            drawer = step[:2]
        if step.startswith("= draw") and watcher == drawer:
            assert step != "= draw ?"
        if ": swap " in step and watcher in (drawer, step[:2]):
            assert not step.endswith("?")
        if ": swap " in step and watcher not in (drawer, step[:2]):
            assert step.endswith("swap ?")
        if step.startswith("* check"):
            suspect = next(one[:2] for one in reversed(steps[:number]) if ": answer decline" in one)
            assert ("?" not in step) is (watcher in (drawer, suspect))


def test_all_is_open_after_the_end() -> None:
    table = at_random(dealt(4, 3), 3)
    full = steps(table.record)
    for watcher in WATCHERS:
        assert redacted(table, watcher) == full
        view = table.view(watcher)
        assert all(one["hand"] is not None for one in view["seats"])
        assert all(one["cards"] is not None for one in view["spaces"][:8])
        assert all(step.get("card", "") is not None for step in view["story"])


@pytest.mark.rules("Q46", "Q17")
@pytest.mark.parametrize("watcher", ["p1", "p2", None])
def test_a_redacted_record_holds_nothing_hidden_in_any_form(watcher: str | None) -> None:
    table = exchanged()
    seat: Any = None if watcher is None else table.seat(watcher)
    for entry in table.record.redacted(seat).entries:
        assert entry.knowers or entry.kind == "action" or None in entry.parts
    data = json.loads(table.record.redacted(seat).to_json())
    exchange = next(step for step in data["steps"] if str(step.get("do", "")).startswith("swap"))
    assert exchange["do"] == "swap ?"
    assert data["redacted"] == (watcher or "spectators")


@pytest.mark.rules("Q46", "Q17", "R6")
@pytest.mark.parametrize("options", [{}, {"hazards": True, "share_icon": True}, {"talk": "structured"}])
def test_a_twin_world_looks_the_same_to_its_seat(options: dict[str, Any]) -> None:
    """Redraw what a seat cannot know: nothing that it sees changes, the position is sound, and the piles are others.

    Early in a game, interpreted; the odds, and later positions, are tested with the compiled rules.
    """
    table = dealt(4, 11, **options)
    luck = random.Random(11)
    redrawn = 0
    for _ in range(3):
        at_random(table, luck.randrange(1000), 7)
        for watcher in ("p1", "p3", None):
            twin = table.determinize(watcher, seed=luck.randrange(2**40))
            assert faults(twin) == []
            redrawn += bool((twin.state["pile"] != table.state["pile"]).any())
            assert twin.view(watcher) == table.view(watcher)
            assert twin.log(watcher) == table.log(watcher)
            assert (twin.observe(watcher) == table.observe(watcher)).all()
            assert steps(twin.record) == redacted(table, watcher)
            assert watcher is None or twin.menu(watcher) == table.menu(watcher)
    assert redrawn == 9


@pytest.mark.rules("Q46")
@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {"hazards": True, "share_icon": True})])
def test_worlds_follow_from_what_a_seat_knows_and_nothing_else(players: int, options: dict[str, Any]) -> None:
    """Blank all that a seat does not know: the same dice lay the same world, and it is a sound one."""
    luck = random.Random(players)
    table = dealt(players, players, **options)
    for _ in range(4):
        at_random(table, luck.randrange(1000), 12)
        for seat in (luck.randrange(players), None):
            known = table.copy()
            known.state[:] = table.seen_by(seat)
            world = table.determinize(seat, seed=9)
            assert faults(world) == []
            assert known.determinize(seat, seed=9).state.tobytes() == world.state.tobytes()
