"""Decision points (section 4): who is asked what and when, in which order, and the most there can be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from locked_out_table import (
    DOUBLES,
    GAME,
    HAZARDS,
    ICONS,
    ORANGE,
    PLAIN_LOOT,
    PURPLE,
    RESOURCES,
    STANDARD,
    asked,
    at,
    at_random,
    dealt,
    follow,
    game,
    offers,
    same_to,
)

import turnkey

PLAYABLE = [*ORANGE, *PURPLE, *RESOURCES]


def pairs(kinds: list[str]) -> list[str]:
    return [f"search {one} {other}" for place, one in enumerate(kinds) for other in kinds[place + 1 :]]


@pytest.mark.rules("Q40", "R16")
def test_play_card_is_asked_even_if_there_is_but_done() -> None:
    table = at(3, active="p1", phase="play_card")
    assert (asked(table), offers(table)) == ("p1 play_card", ["done"])


@pytest.mark.rules("R16", "R28", "Q3")
def test_the_most_that_may_be_played() -> None:
    """57: done, eight access kinds, three resources, 45 pairs, in this order."""
    table = at(3, hands={"p1": " ".join(["booty", *PLAYABLE, *ICONS])}, active="p1", phase="play_card")
    expected = ["done", *(f"play {kind}" for kind in PLAYABLE), *pairs(ICONS)]
    assert offers(table) == expected
    assert len(expected) == 57


@pytest.mark.rules("R54", "Q47")
@pytest.mark.parametrize(("drop", "stays"), [("corkscrew", "iron"), ("iron", "corkscrew")])
def test_the_most_that_may_be_played_with_hazards(drop: str, stays: str) -> None:
    """39: of the ten icon kinds seven are in play."""
    icons = [kind for kind in ICONS if kind not in (drop, "gambling", "gun")]
    assert stays in icons
    held = ["booty", *PLAYABLE, *icons, *DOUBLES, *HAZARDS]
    options = {"hazards": True, "hazard_drop": drop}
    table = at(3, options, hands={"p1": " ".join(held)}, active="p1", phase="play_card")
    expected = ["done", *(f"play {kind}" for kind in [*PLAYABLE, *DOUBLES, *HAZARDS]), *pairs(icons)]
    assert offers(table) == expected
    assert len(expected) == 39


@pytest.mark.rules("Q5")
def test_the_most_that_may_be_played_with_share_icon() -> None:
    """68, and 47 with hazards: booty is the last icon kind, and two of them make a pair."""
    hands = {"p1": " ".join(["booty booty", *PLAYABLE, *ICONS]), "p2": ""}
    position: dict[str, Any] = {"active": "p1", "phase": "play_card"}
    table = at(3, {"share_icon": True}, hands=hands, discard="fuel", **position)
    expected = ["done", *(f"play {kind}" for kind in PLAYABLE), *pairs([*ICONS, "booty"]), "search booty booty"]
    assert offers(table) == expected
    assert len(expected) == 68
    icons = [kind for kind in ICONS if kind not in ("corkscrew", "gambling", "gun")]
    hands = {"p1": " ".join(["booty booty", *PLAYABLE, *icons, *DOUBLES, *HAZARDS]), "p2": ""}
    table = at(3, {"share_icon": True, "hazards": True}, hands=hands, discard="fuel", **position)
    assert len(offers(table)) == 47
    assert offers(table)[-1] == "search booty booty"


@pytest.mark.rules("R28")
@pytest.mark.parametrize(("share", "most"), [(False, 132), (True, 149)])
def test_the_most_with_a_table_that_marks_all_loot(tmp_path: Path, share: bool, most: int) -> None:
    """Section 9: 12 + i(i-1)/2 with i marked kinds."""
    text = Path(str(GAME.definition.agreed.edition_file)).read_text(encoding="utf-8")
    marks = "".join(f"{kind} = {{ icon = true }}\n" for kind in [*ICONS, *PLAIN_LOOT])
    file = tmp_path / "marked.toml"
    file.write_text(text.partition("[second]")[0].replace('"house"', '"marked"') + "[second]\n" + marks, "utf-8")
    marked = turnkey.game("locked_out", edition=file)
    held = {"booty": 2 if share else 1} | dict.fromkeys([*PLAYABLE, *ICONS, *PLAIN_LOOT], 1)
    others = {"p2": {"booty": 0 if share else 1}, "p3": {"booty": 1}}
    position = {"hand": {"p1": held} | others, "discard": {"fuel": 1}, "active": "p1", "phase": "play_card"}
    given = {"players": 3, "options": {"values": "second", "share_icon": share}, "position": position}
    table = marked.position(given, seed=1, backend="interpreted")
    assert len(table.options("p1")) == most


@pytest.mark.rules("R20")
@pytest.mark.parametrize("hazards", [False, True])
def test_the_most_that_may_be_given(hazards: bool) -> None:
    """29: pass and the 28 kinds; with hazards three loot kinds have left, and six kinds came: 32."""
    gone = ["corkscrew", "gambling", "gun"] if hazards else []
    held = [kind for kind in STANDARD if kind not in gone] + ([*DOUBLES, *HAZARDS] if hazards else [])
    table = at(3, {"hazards": hazards}, hands={"p2": " ".join(held)}, active="p1", where={"p1": "2a", "p2": "5"})
    table.apply("p1", "move 5")
    assert asked(table) == "p2 intercept"
    assert offers(table) == ["pass", *(f"swap {kind}" for kind in held)]
    assert len(offers(table)) == (32 if hazards else 29)


@pytest.mark.rules("R37", "R39", "R38")
def test_the_most_that_may_be_answered_and_taken() -> None:
    access = [*ORANGE, *PURPLE]
    hands = {"p1": "booty ir", "p2": " ".join(["booty", *access, *ICONS[:7]])}
    table = at(3, hands=hands, active="p1", phase="play_card")
    follow(table, "p1: play ir; p1: accuse p2")
    assert offers(table) == ["answer decline", *(f"answer {kind}" for kind in access)]
    assert len(offers(table)) == 9
    follow(table, f"p2: answer decline; * check {' '.join(access)}")
    assert offers(table) == [f"take {kind}" for kind in access]
    assert len(offers(table)) == 8


@pytest.mark.rules("R9", "R35")
def test_the_most_moves_and_suspects() -> None:
    table = at(6, stage=2, active="p4", hands={"p4": "booty root"})
    assert offers(table) == ["move 2", "move 3", "move 4", "move 5", "move 6"]
    table = at(6, stage=2, active="p4", hands={"p4": "booty root"}, phase="play_card")
    follow(table, "p4: play root")
    assert offers(table) == ["accuse p5", "accuse p6", "accuse p1", "accuse p2", "accuse p3"]
    assert offers(at(3, active="p1", where={"p1": "2"})) == ["move 2a"]


@pytest.mark.rules("Q40")
def test_one_seat_is_asked_at_a_time_except_on_a_floor() -> None:
    for talk in ("free", "off", "structured"):
        table = at_random(dealt(4, 5, talk=talk), 5, 20)
        for step in range(70):
            if table.over:
                break
            floor = table.view(None)["phase"] == "talk_floor"
            assert len(table.actors) == 1 or floor
            assert not floor or talk == "structured"
            for seat in range(table.players):
                assert bool(table.menu(seat)) is (seat in table.actors)
            at_random(table, step, 1)


@pytest.mark.rules("Q40", "R16")
def test_a_hand_with_nothing_to_play_looks_like_one_with() -> None:
    """The same pile but for which of its cards p1 drew alone: `done` is asked, and tells nothing."""
    one, other = (
        game(
            f"p1: move 3; * draw {first}",
            piles={"3": f"{first} {second} lockpick gun oxygen ring"},
        )
        for first, second in (("fuel", "lockpick"), ("lockpick", "fuel"))
    )
    third = game("p1: move 3; * draw ring", piles={"3": "ring lockpick lockpick gun oxygen fuel"})
    assert offers(third) == ["done"]
    for watcher in ("p2", "p3", None):
        assert same_to(watcher, one, other, third)
    for table in (one, other, third):
        follow(table, "p1: done")
    for watcher in ("p2", "p3", None):
        assert same_to(watcher, one, other, third)


def test_every_option_has_a_sentence_a_reason_and_handles() -> None:
    seen = set()
    for seed in range(4):
        table = dealt(3 + seed, seed, talk=("structured", "off")[seed % 2], share_icon=True)
        for step in range(120):
            if table.over:
                break
            for seat in table.actors:
                for option in table.options(seat):
                    assert option.sentence
                    assert option.verb.why
                    seen.add(option.verb.word)
                    if option.verb.word not in ("pass", "done", "silent", "answer decline"):
                        assert option.handles
            at_random(table, step, 1)
    assert len(seen) >= 12
