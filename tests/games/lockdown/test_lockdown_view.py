"""What a screen and a terminal draw from, and the reasons why an action is not on offer."""

from __future__ import annotations

import json
import random

import pytest
from lockdown_table import (
    GAME,
    NOBODY,
    TITLES,
    asked,
    at,
    at_random,
    dealt,
    offers,
    play,
    refuse,
)
from rich.text import Text


@pytest.mark.parametrize(("players", "variant"), [(3, "none"), (4, "v09"), (5, "v13"), (6, "v21")])
def test_views_are_plain_and_sketches_can_be_drawn(players: int, variant: str) -> None:
    luck = random.Random(players)
    table = dealt(players, players, variant=variant, talk="free")
    while True:
        for seat in (*range(players), None):
            seen = table.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            drawn = Text.from_markup(GAME.definition.sketch(seen, 80)).plain
            assert all(name in drawn for name in ("Restrooms", "Parking Lot", *TITLES[:players]))
        assert table.view(None)["asked"] == [seat.lower() for seat in asked(table)]
        assert all(table.question(seat) for seat in table.actors)
        if table.over:
            break
        at_random(table, luck.randrange(1000), steps=25, talkative=0.5)


def test_every_refusal_has_a_reason() -> None:
    luck = random.Random(1)
    for players, variant in ((3, "v09"), (6, "none")):
        table = dealt(players, 1, variant=variant, talk="free")
        while not table.over:
            seat = luck.choice(table.actors)
            offered = set(table.menu(seat))
            for action in luck.sample(range(len(GAME.definition.words.actions)), 25):
                if action not in offered and not table.may(seat, action):
                    assert len(table.why_not(seat, action)) > 20
            at_random(table, luck.randrange(1000), steps=30)


def test_handles_on_every_option() -> None:
    for action in GAME.definition.words.actions:
        if action.verb.word != "done" and action.verb.on_menus:
            assert action.handles
            assert all(":" in handle or handle == "dice" for handle in action.handles)


def test_options_never_more_than_announced() -> None:
    assert GAME.definition.most_options == 21


def test_danger_is_shown() -> None:
    table = at("B4 L4 W5", "L1 W1 B2", "B5 L5 W6", "B5 L2 W2", monsters={4: 4, 1: 2, 6: 1}, stage="badge")
    assert [one["in_danger"] for one in table.view(None)["locations"]] == [False, False, False, True, False, True]
    assert [one["strength"] for one in table.view(None)["locations"]] == [2, 4, 0, 3, 6, None]


def test_a_door_tells_how_many_monsters_more_it_holds() -> None:
    families = ("B4 L4 W5", "L1 W1 B2", "B5 L5 W6", "B5 L2 W2")
    table = at(*families, monsters={4: 4, 1: 2, 5: 1}, stage="badge")
    assert [one["holds"] for one in table.view(None)["locations"]] == [0, 4, 0, -1, 5, None]
    for one in table.view(None)["locations"][:5]:  # as many as it holds stay outside, one more does not
        assert one["in_danger"] == (bool(one["characters"]) and one["holds"] < 0)
    strict = at(*families, monsters={4: 4, 1: 2, 5: 1}, stage="badge", options={"variant": "v11"})
    assert [one["holds"] for one in strict.view(None)["locations"]] == [-1, 3, -1, -2, 4, None]


@pytest.mark.parametrize(
    ("variant", "blocker", "leader"), [("none", (2, 1, 5), (1, 2, 3)), ("v15", (2, 1, 5), (1, 3, 3))]
)
def test_everybody_sees_what_a_character_is_worth(
    variant: str, blocker: tuple[int, ...], leader: tuple[int, ...]
) -> None:
    shown = dealt(4, 1, variant=variant).view(None)["families"][2]["characters"]
    worth = {one["kind"]: (one["strength"], one["votes"], one["points"]) for one in shown}
    assert worth == {"B": blocker, "L": leader, "W": (1, 1, 7)}


def test_reasons_in_words() -> None:
    table = at("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", NOBODY, hands={"P1": "bat"})
    assert "it is for P1 to decide" in refuse(table, "P2 done")
    assert "you hold no Pistol" in refuse(table, "P1 play pistol")
    assert "that is for the discussion of an attack" in refuse(table, "P1 play bat")
    play(table, "P1 done")
    assert "there are 4 seats" in refuse(table, "P1 vote p6")
    assert offers(table, "P1") == ["vote p1", "vote p2", "vote p3"]
