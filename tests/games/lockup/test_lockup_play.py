"""The ledger's worked examples, and what is written down reads back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from lockup_table import at, do, lines_of, totals

import turnkey
from turnkey.core.table import Table

GAME = turnkey.game("lockup")


def played(players: int, seed: int, steps: int = 10_000, **options: str) -> Table:
    luck = random.Random(seed)
    table = GAME.deal(players, options, seed=seed)
    for _ in range(steps):
        if table.over:
            break
        seat = luck.choice(table.actors)
        table.act(seat, luck.choice(table.menu(seat)))
    return table


# Section 8


@pytest.mark.rules("R55", "R59", "R60", "R64", "R66", "R67", "R68", "R69", "R70", "R71", "R72", "R73")
def test_e1_three_players_final_raid_and_scoring() -> None:
    table = at(
        3,
        stage="compare",
        final_raid=1,
        round_number=6,
        reputation={"a": 45, "b": 48, "c": 30},
        suspicion={"a": 3, "b": 3, "c": 1},
        power={"a": 4, "b": 1, "c": 6},
        award="GA1",
        award_holder="a",
        end_goal="GE2",
        items={"a built": "I06 I15 I03 I12", "b built": "I25 I30 I01 I02", "c built": "I08 I11"},
        goons={"a": "N07 N01 N02 N09 N21", "b": "N15 N17 N28", "c": "N10 N11 N12 N13 N22 N23"},
        resource={"a": {"S": 2, "G": 1}, "b": {"I": 1}, "c": {"P": 3}},
        hands={"a": "T01", "c": "T03 T03"},
        fpt="c",
    )
    assert table.over
    assert totals(table) == {"a": 64, "b": 65, "c": 64}
    assert table.result is not None
    assert table.result.winners == ("b",)


@pytest.mark.rules("R56", "R65", "R64", "Q43")
def test_e2_two_players_ties_are_worth_nothing() -> None:
    table = at(
        2,
        stage="compare",
        final_raid=1,
        round_number=6,
        reputation={"a": 20, "b": 20},
        suspicion={"a": 2, "b": 2},
        award="GA4",
        award_holder="a",
        end_goal="GE1",
        items={"a built": "I01 I02 I03 I04", "b built": "I06 I07 I08"},
        goons={"a": "N01 N02 N03", "b": "N04 N05 N06"},
    )
    assert totals(table) == {"a": 20 + 6 + 7 + 2, "b": 20 + 7}


@pytest.mark.rules("R55", "R57", "Q7")
def test_e3_five_players_raid() -> None:
    table = at(
        5,
        stage="compare",
        reputation={"a": 6, "b": 15, "c": 12, "d": 9, "e": 20},
        suspicion={"a": 4, "b": 2, "c": 2},
    )
    assert totals(table) == {"a": 0, "b": 13, "c": 10, "d": 9, "e": 20}
    assert all(party["suspicion"] == 0 for party in table.view(None)["parties"])


@pytest.mark.rules("R92", "R94")
def test_e4_the_guards_win_a_tie() -> None:
    table = at(
        1,
        stage="scoring",
        round_number=6,
        reputation={"a": 79, "b": 70},
        resource={"b": {"S": 4, "I": 2, "G": 2}},
        goons={"b": "N01 N02"},
        fpt="b",
    )
    assert totals(table) == {"a": 79, "g": 79}
    assert table.result is not None
    assert table.result.returns == (-1.0,)
    assert table.result.reason == "guards"


# Notation


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_records_lead_where_the_games_went(players: int) -> None:
    for seed in range(2):
        table = played(players, seed, tome_windows=("standard", "wide")[seed])
        for text in (table.record.to_text(), table.record.to_json()):
            again = turnkey.replay(text)
            assert again.record.to_text() == table.record.to_text()
            assert again.state["reputation"].tolist() == table.state["reputation"].tolist()


@pytest.mark.parametrize("steps", range(5, 120, 9))
def test_a_record_in_the_middle_of_things_reads_back(steps: int) -> None:
    table = played(3, 5, steps)
    again = turnkey.replay(table.record.to_text())
    assert again.record.to_text() == table.record.to_text()
    assert again.menu(again.actors[0]) == table.menu(table.actors[0])


@pytest.mark.rules("R12", "R15", "Q62")
def test_a_placement_is_one_line_and_hides_what_lies_face_down() -> None:
    table = do(at(3), "a: place smithy 2 3* 5 end")
    assert lines_of(table) == ["a: place smithy 2 3* 5 end"]
    assert "= placed a smithy 2 5 ?*" in table.record.redacted(1).to_text()
    assert "a: place smithy 2 3* 5 end" in table.record.redacted(0).to_text()
    assert "3" not in table.record.redacted(1).to_text().split("\n\n")[1]
    crew = table.view("b")["board"][3]["crews"][0]
    assert crew["face_up"] == ["2", "5"]
    assert crew["face_down"] == [None]


def test_nothing_of_a_placement_shows_before_its_end() -> None:
    table = at(3)
    before = table.view("b"), table.record.redacted(1).to_json(), table.log("b"), table.seen_by("b").tobytes()
    for action in ("place smithy", "add L*", "add 4"):
        table.apply("a", action)
        now = table.view("b"), table.record.redacted(1).to_json(), table.log("b"), table.seen_by("b").tobytes()
        assert now == before
    assert table.view("a")["placing"]["face_up"] == ["4"]
    table.apply("a", "end")
    assert "= placed a smithy 4 ?*" in table.record.redacted(1).to_text()


def test_lines_may_leave_the_seat_out_and_checks_as_well() -> None:
    text = played(2, 3, rounds="1").record.to_text()  # without a Patrol, where several may drop at once
    head, body = text.split("\n\n", 1)
    steps = [step for line in body.splitlines() if not line.startswith("#") for step in line.split("; ")]
    bare = [step.partition(": ")[2] or step for step in steps if step and not step.startswith("=")]
    assert turnkey.replay(f"{head}\n\n" + "\n".join(bare)).record.to_text() == text


@pytest.mark.rules("R37", "Q31")
def test_a_hire_of_two_is_one_line_unless_something_comes_between() -> None:
    common: dict[str, Any] = {
        "stage": "next_reward",
        "location": "chow",
        "rank": [0, 0, 0, 0, 0],
        "ranked": 1,
        "rank_at": 0,
    }
    table = at(3, **common, tokens={"a": "chow 5"}, resource={"a": {"S": 5}},
               goons={"sewers": "N07", "smithy": "N24", "chow": "N12"})  # fmt: skip
    do(table, "a: hire two SSSS N07 N24")
    assert lines_of(table)[0] == "a: hire two SSSS N07 N24"
    table = at(3, **common, tokens={"a": "chow 5"}, resource={"a": {"S": 5}},
               goons={"sewers": "N07", "smithy": "N24", "chow": "N12"})  # fmt: skip
    do(table, "a: hire two SSSS N12", "a: pick N07")
    assert lines_of(table)[0] == "a: hire two SSSS N12"
    assert lines_of(table)[2] == "a: pick N07"


def test_a_crew_may_be_chosen_before_anything_is_placed() -> None:
    table = GAME.deal(3, {"first_player": "a"}, seed=1)
    table.apply("b", "crew gnolls")
    assert [party["crew"] for party in table.view(None)["parties"]] == ["kobolds", "gnolls", "bugbears"]
    with pytest.raises(turnkey.Illegal, match="crews are chosen"):
        table.apply("a", "crew gnolls")
    again = turnkey.replay(table.record.to_text())
    assert again.view(None) == table.view(None)


def test_a_crew_is_offered_beside_what_is_asked_until_ones_own_tokens_are_placed() -> None:
    """Whose turn it is does not matter: who comes later has not placed anything yet."""
    table = GAME.deal(3, {"first_player": "a"}, seed=1, backend="interpreted")

    def crews(seat: str) -> list[str]:
        return [one.notation.removeprefix("crew ") for one in table.beside(seat)]

    everyone = ["gnolls", "kobolds", "bugbears", "goblins", "insectoids"]
    assert crews("a") == crews("b") == everyone
    assert not any(one.verb.word == "crew" for one in table.options("a"))
    table.apply("c", "crew gnolls")
    assert crews("b") == everyone[1:]
    do(table, "a: place yard L end")
    assert crews("a") == []
    mine = table.view(None)["parties"][0]["crew"]
    assert crews("b") == [one for one in everyone if one not in ("gnolls", mine)]
    with pytest.raises(turnkey.Illegal, match="nobody else chose or placed"):
        table.apply("b", f"crew {mine}")
    table.apply("b", table.beside("b")[-1])
    assert table.view(None)["parties"][1]["crew"] == "insectoids"
    assert turnkey.replay(table.record.to_text()).view(None) == table.view(None)


# The edition


def test_the_house_edition_adds_up() -> None:
    """2.4, 2.5: what the ledger says of its cards together."""
    items, goons = GAME.edition["items"], GAME.edition["goons"]
    letters = {letter: sum(letter in card["cost"] for card in items) for letter in "SPIGA"}
    assert letters == {"S": 25, "P": 16, "I": 14, "G": 7, "A": 8}
    assert sum(card["reputation"] for card in items) == 211
    for symbol in ("claw", "flame", "rune"):
        assert sum(card["symbols"].count(symbol) for card in items) == 6
        assert sum(card["symbol"] == symbol for card in goons) == 4
    assert [sum(card["suspicion"] == count for card in goons) for count in range(3)] == [9, 16, 4]


@pytest.mark.rules("Q25")
def test_a_standing_order_says_done_whatever_the_hand() -> None:
    table = at(2, {"auto_done": "a:strength"}, stage="next_location", location="cell", hands={"a": "T07"},
               tokens={"a": "library 5", "b": "library 4"})  # fmt: skip
    assert lines_of(table)[0] == "= a: done"


def test_options_that_do_not_fit_the_table_are_refused() -> None:
    for players, option, value in ((2, "first_player", "c"), (1, "goals", "GI1"), (2, "auto_done", "c:raid")):
        with pytest.raises(turnkey.BadOption, match=option):
            GAME.deal(players, {option: value})
