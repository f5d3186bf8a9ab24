"""A recorded game brought back: whole, up to a point, and through one seat's eyes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from command_line import run

import turnkey
from turnkey.bots.policies import PolicyBot
from turnkey.bots.sight import Sight

RECORD = """\
turnkey 1
game break_escape version=1 edition=house players=4
option rounds=2

* deal ben swap pup; * deal lewis pup jailbreak; * deal david teleport swap
* roll 2; ben: go; * draw pup; ben: end
* roll 4; lewis: go; lewis: end
* roll 6; david: go; * draw jailbreak; david: end
* roll 3
* roll 4; ben: pup; ben: go; * draw swap; ben: end
* roll 6; lewis: go; * draw pup; lewis: pup; lewis: end
* roll 5; david: go; david: end
* roll 3; = pup 10; james: attack
= win james time
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(RECORD, encoding="utf-8")
    return str(path)


def view(*arguments: str) -> dict[str, Any]:
    ran = run("replay", "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    return dict(json.loads(ran.out))


def test_the_whole_game_with_its_log_its_table_and_its_result(file: str) -> None:
    ran = run("replay", file)
    assert (ran.code, ran.err) == (0, "")
    assert "Round 1, Ben\n  Ben rolls 2. Ben moves to 2, a Supply. Ben draws PUP (3 in hand)." in ran.out
    assert "James hits Lewis for 3: 4 HP left." in " ".join(ran.out.split())
    assert "Winners: James. Reason: time" in " ".join(ran.out.split())
    assert all(len(line) <= 80 for line in ran.out.splitlines())


def test_the_same_from_standard_input_and_from_json(file: str, tmp_path: Path) -> None:
    assert run("replay", "-", typed=RECORD).out == run("replay", file).out
    other = tmp_path / "game.json"
    other.write_text(turnkey.replay(RECORD).record.to_json(), encoding="utf-8")
    assert run("replay", str(other)).out == run("replay", file).out


def test_up_to_an_action(file: str) -> None:
    assert view(file, "--to", "0")["pieces"][0]["space"] == 0
    assert view(file, "--to", "1")["pieces"][0]["space"] == 2
    shown = run("replay", file, "--to", "2")
    assert "Actions so far: 2.\nLewis: You rolled 4. Walk to space 4, a Safe House, or play a card first?" in shown.out
    assert "Lewis: it is theirs to decide." in run("replay", file, "--to", "2", "--seat", "ben").out
    assert "win" not in shown.out
    beyond = run("replay", file, "--to", "999")
    assert beyond.code == 2
    assert "is beyond its end; give at most" in beyond.err


def test_without_a_seat_all_cards_are_up(file: str) -> None:
    hands = [piece["hand"] for piece in view(file, "--to", "1")["pieces"][:3]]
    assert [sum(hand.values()) for hand in hands] == [3, 2, 2]


def test_through_the_eyes_of_one_seat(file: str) -> None:
    for seat in ("james", "3", "spectator"):
        seen = view(file, "--to", "4", "--seat", seat)
        assert [piece["hand"] for piece in seen["pieces"][:3]] == [None, None, None]
        assert seen["deck"] is None
        shown = run("replay", file, "--to", "4", "--seat", seat).out
        assert shown.count("face down") == 3
        for card in ("PUP", "SWAP", "TELEPORT", "swap", "teleport", "pup,"):
            assert card not in shown
        assert "Ben draws a card (3 in hand)." in " ".join(shown.split())
    seen = view(file, "--to", "4", "--seat", "lewis")
    assert seen["pieces"][0]["hand"] == {"teleport": 0, "swap": 1, "pup": 2, "jailbreak": 0}


def test_a_seat_that_is_not_there(file: str) -> None:
    ran = run("replay", file, "--seat", "bob")
    assert (ran.code, ran.out) == (2, "")
    assert "there is no seat 'bob'" in ran.err


def test_bots_choose_by_what_their_seat_knows() -> None:
    """Redraw what the seat cannot know: the bot's choice, with the same dice, stays the same."""
    game = turnkey.game("break_escape")
    table = game.deal(seed=8, options={"james_move": "up_to", "hands": "private"})
    bots = [PolicyBot(game, name, 4) for name in ("heuristic", "random", "heuristic", "random")]
    for number in range(60):
        if table.over:
            break
        seat = table.actors[0]
        name = bots[seat].name
        here = [PolicyBot(game, name, number).choose(Sight(table, seat))]
        here += [
            PolicyBot(game, name, number).choose(Sight(table.determinize(seat, world), seat)) for world in range(3)
        ]
        assert len({action.notation for action in here}) == 1
        chosen = bots[seat].choose(Sight(table, seat))
        assert chosen in table.options(seat)
        table.apply(seat, chosen)


def test_there_is_no_such_bot() -> None:
    with pytest.raises(turnkey.BadOption, match="there are random, heuristic"):
        PolicyBot(turnkey.game("break_escape"), "genius")
