"""Talk (R52, Q49, section 7): claims at any time, claims on a floor before every move, or none."""

from __future__ import annotations

import pytest
from locked_out_table import (
    ORANGE,
    PURPLE,
    asked,
    at,
    body,
    dealt,
    follow,
    game,
    offered,
    offers,
    redacted,
    refuse,
    same_to,
)

import turnkey
from turnkey import Illegal, Table, TurnkeyError, Unreadable

SPACES = ["2", "3", "4", "5", "2a", "6", "7", "8", "8a"]
# Section 7, in the order listed there
VALUES = ["access", "orange", "purple", "oxygen", "power", "fuel", "icon", "hazard", "nothing", *ORANGE, *PURPLE]
TYPES = ["has", "lacks", "room", "plan", "go", "want", "hoards"]


def floor(players: int = 3) -> Table:
    return game(players=players, talk="structured")


# At any time


@pytest.mark.rules("R52", "Q49")
@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("has p1 iris", "P1 holds Iris Emulator."),
        ("has p3 nothing", "P3 holds nothing."),
        ("lacks p2 orange", "P2 holds no orange access."),
        ("room 3 lockpick", "The pair in room 3 is Ethereal Lockpick."),
        ("room 2a root", "The pair in corridor 2a is Root Token."),
        ("plan 8a", "I shall move to computer 8a."),
        ("go p3 5", "P3 should move to room 5."),
        ("want p3 fuel", "P3 should play fuel."),
        ("want p3 nothing", "P3 should play nothing."),
        ("hoards p3", "I think P3 keeps access cards."),
    ],
)
def test_anybody_may_claim_anything_at_any_time(claim: str, sentence: str) -> None:
    """It is heard by all, true or not, and changes nothing."""
    table = game("p1: move 3; * draw lockpick", players=4)
    before = table.dump()
    for speaker in ("p1", "p2", "p4"):
        table.say(speaker, claim)
        assert table.dump() == before
        for watcher in ("p1", "p2", "p3", "p4", None):
            assert table.log(watcher)[-1] == f"{speaker.upper()} says: {sentence}"
            assert redacted(table, watcher)[-1] == f"{speaker}: say {claim}"
    assert asked(table) == "p1 play_card"
    assert body(table)[-3:] == [f"{speaker}: say {claim}" for speaker in ("p1", "p2", "p4")]


@pytest.mark.rules("Q49", "R52")
def test_any_number_of_claims() -> None:
    table = game()
    for _ in range(5):
        table.say("p2", "plan 3")
    assert body(table)[-5:] == ["p2: say plan 3"] * 5
    assert asked(table) == "p1 choose_move"


@pytest.mark.rules("R52")
@pytest.mark.parametrize(
    "claim",
    [
        "has p1 crown", "lacks p1 nothing", "room 8a root", "room 3 root", "room 6 ir", "plan 1", "go 5", "hoards",
        "want fuel", "love p1",
    ],
)  # fmt: skip
def test_what_is_no_claim(claim: str) -> None:
    with pytest.raises(Unreadable):
        game().say("p1", claim)


@pytest.mark.rules("Q49")
@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("has p5 iris", "no p5 at a table of 4"),
        ("hoards p6", "no p6 at a table of 4"),
        ("go p1 5", "another seat"),
        ("want p1 fuel", "another seat"),
        ("hoards p1", "another seat"),
        ("has p2 hazard", "without hazards"),
        ("want p2 hazard", "without hazards"),
    ],
)
def test_claims_that_mean_nothing_at_this_table_are_refused(claim: str, reason: str) -> None:
    """Section 7: seats of this table, advice for others only, hazards only where there are any."""
    table = game(players=4)
    before = body(table)
    with pytest.raises(Illegal, match=reason):
        table.say("p1", claim)
    assert body(table) == before


@pytest.mark.rules("Q49", "R53")
def test_hazards_may_be_spoken_of_where_they_are_in_the_game() -> None:
    table = dealt(3, hazards=True)
    table.say("p1", "has p2 hazard")
    assert table.log("p2")[-1] == "P1 says: P2 holds hazard."


@pytest.mark.rules("Q49", "R52")
def test_people_say_what_they_like_in_their_own_words_and_records_keep_it() -> None:
    table = dealt(3)
    table.say("p1", '"Room 3 is empty; # no \\"joke\\""')
    table.say("p2", '"  so\\nyou say "')
    assert table.log("p3")[-2:] == ['P1 says: “Room 3 is empty; # no "joke"”', "P2 says: “so you say”"]
    table.apply("p1", table.options("p1")[0])
    written = table.record.to_text()
    assert 'p1: say "Room 3 is empty; # no \\"joke\\""\np2: say "so you say"\np1: move' in written
    for text in (written, table.record.to_json(), written.replace('say"', 'say "').replace("p2: say", "P2 :  Say")):
        assert turnkey.replay(text).record.to_text() == written
    assert '"so you say"' in table.record.redacted(None).to_text()


@pytest.mark.parametrize(("words", "reason"), [('"', "must end"), ('"a"b"', "must end"), ('" "', "nothing to read")])
def test_words_that_cannot_be_read_are_refused(words: str, reason: str) -> None:
    table = game()
    before = body(table)
    with pytest.raises(TurnkeyError, match=reason):
        table.say("p1", words)
    assert body(table) == before


@pytest.mark.rules("Q49", "R52")
@pytest.mark.parametrize("words", ["plan 3", '"hello"'])
def test_with_talk_off_there_is_none(words: str) -> None:
    table = game(talk="off")
    with pytest.raises(TurnkeyError, match="no talk"):
        table.say("p1", words)
    assert asked(table) == "p1 choose_move"


@pytest.mark.rules("Q49", "R52")
def test_with_a_floor_claims_are_made_there() -> None:
    for words in ("plan 3", '"hello"'):
        with pytest.raises(Illegal, match="floor"):
            floor().say("p1", words)


@pytest.mark.rules("R52")
def test_nothing_said_binds() -> None:
    table = game()
    table.say("p1", "plan 3")
    assert offers(table) == ["move 2", "move 3", "move 4", "move 5"]
    follow(table, "p1: move 2; * draw ir")


# On a floor


@pytest.mark.rules("R52")
def test_a_floor_opens_before_every_move_for_all_seats() -> None:
    table = floor()
    assert asked(table) == "p1 p2 p3 talk_floor"
    follow(table, "p2: silent", "p1: silent")
    assert asked(table) == "p3 talk_floor"
    assert "P1 is not asked now" in refuse(table, "p1: move 3")
    follow(table, "p3: silent")
    assert asked(table) == "p1 choose_move"
    follow(table, "p1: move 3; * draw lockpick; p1: done")
    assert asked(table) == "p1 p2 p3 talk_floor"


@pytest.mark.rules("R52", "R28")
def test_a_floor_opens_before_a_search_turn_and_after_maintenance_too() -> None:
    table = at(3, {"talk": "structured"}, hands={"p1": "booty gun mug"}, active="p1", phase="play_card")
    follow(table, "p1: search gun mug")
    assert asked(table) == "p1 p2 p3 talk_floor"
    table = at(3, {"talk": "structured"}, active="p3", maintainer="p1", phase="play_card")
    follow(table, "p3: done; * maint p1 oxygen=7 power=7 fuel=7")
    assert asked(table) == "p1 p2 p3 talk_floor"
    follow(table, "p1: silent; p2: silent; p3: silent")
    assert asked(table) == "p2 choose_move"


@pytest.mark.rules("R52")
def test_two_claims_each_and_then_silence_without_a_line() -> None:
    table = floor()
    follow(table, "p3: say plan 4", "p1: say has p3 root", "p3: say hoards p1")
    assert asked(table) == "p1 p2 talk_floor"
    assert "P3 is not asked now" in refuse(table, "p3: silent")
    follow(table, "p1: say go p2 5", "p2: silent")
    assert asked(table) == "p1 choose_move"
    assert body(table)[1:] == [
        "p3: say plan 4", "p1: say has p3 root", "p3: say hoards p1", "p1: say go p2 5", "p2: silent",
    ]  # fmt: skip
    for watcher in ("p1", "p2", "p3", None):
        assert table.log(watcher)[-7:] == [
            "P3 says: I shall move to room 4.", "P1 says: P3 holds Root Token.",
            "P3 says: I think P1 keeps access cards.", "P3 says no more.",
            "P1 says: P2 should move to room 5.", "P1 says no more.", "P2 says no more.",
        ]  # fmt: skip


@pytest.mark.rules("R52")
def test_the_next_floor_starts_afresh() -> None:
    table = floor()
    follow(table, "p1: say plan 3", "p1: say plan 4", "p2: silent", "p3: silent")
    follow(table, "p1: move 3; * draw lockpick; p1: done", "p1: say plan 5", "p1: say plan 2")
    assert asked(table) == "p2 p3 talk_floor"


@pytest.mark.rules("R52")
def test_the_steps_of_a_claim_and_what_each_offers() -> None:
    """`silent` first, types in the table's order; seats clockwise, the own one first where it may be named."""
    table = floor(4)
    first = ["silent", *(f"say {claim}" for claim in TYPES)]
    assert len(first) == 8
    for seat in table.seats:
        assert offered(table, seat) == first
    seats = ["p3", "p4", "p1", "p2"]
    matters = [value for value in VALUES if value != "hazard"]
    expected: dict[str, tuple[list[str], list[str]]] = {
        "has": (seats, matters),
        "lacks": (seats, [value for value in matters if value != "nothing"]),
        "room": (SPACES[:8], ORANGE),
        "plan": (SPACES, []),
        "go": (seats[1:], SPACES),
        "want": (seats[1:], matters),
        "hoards": (seats[1:], []),
    }
    for claim, (subjects, words) in expected.items():
        twin = table.copy()
        twin.apply("p3", f"say {claim}")
        assert offered(twin, "p3") == [f"about {subject}" for subject in subjects]
        assert offered(twin, "p1") == first
        twin.apply("p3", f"about {subjects[0]}")
        if words:
            assert offered(twin, "p3") == [f"word {word}" for word in words]
            twin.apply("p3", f"word {words[-1]}")
        assert offered(twin, "p3") == first


@pytest.mark.rules("R52")
@pytest.mark.parametrize("room", SPACES[:8])
def test_a_claim_about_a_room_names_a_pair_it_can_have(room: str) -> None:
    table = floor()
    table.apply("p2", "say room")
    table.apply("p2", f"about {room}")
    kinds = ORANGE if room in ("2", "3", "4", "5") else PURPLE
    assert offered(table, "p2") == [f"word {kind}" for kind in kinds]


@pytest.mark.rules("R52")
def test_hazard_is_offered_only_with_hazards() -> None:
    """The largest step has 17 values."""
    table = dealt(3, talk="structured", hazards=True)
    table.apply("p1", "say has")
    table.apply("p1", "about p2")
    assert offered(table, "p1") == [f"word {value}" for value in VALUES]
    assert len(VALUES) == 17


@pytest.mark.rules("R52")
def test_a_claim_once_begun_is_completed() -> None:
    table = floor()
    table.apply("p2", "say has")
    assert "once begun must be completed" in refuse(table, "p2: silent")
    assert "once begun must be completed" in refuse(table, "p2: say plan")
    table.apply("p2", "about p1")
    refuse(table, "p2: silent")
    assert "does not complete" in refuse(table, "p2: about p3")
    table.apply("p2", "word iris")
    assert "P2 says: P1 holds Iris Emulator." in table.log("p3")


@pytest.mark.rules("R52")
def test_the_others_see_a_claim_when_it_is_complete() -> None:
    """Half-built claims of different kinds look alike to everybody else."""
    has, want = floor(), floor()
    for table, words in ((has, ("say has", "about p1")), (want, ("say want", "about p3"))):
        for word in words:
            table.apply("p2", word)
    for watcher in ("p1", "p3", None):
        assert same_to(watcher, has, want)
        assert not any("says" in line for line in has.log(watcher))
    assert not same_to("p2", has, want)
    has.apply("p2", "word iris")
    for watcher in ("p1", "p3", None):
        assert redacted(has, watcher)[-1] == "p2: say has p1 iris"


@pytest.mark.rules("R52")
@pytest.mark.parametrize("words", [("say has", "about p1"), ("say plan",), ("say go", "about p3")])
def test_the_others_do_not_learn_how_many_words_of_a_claim_are_chosen(words: tuple[str, ...]) -> None:
    """Nor that there are any."""
    nothing, begun = floor(), floor()
    for word in words:
        begun.apply("p2", word)
        for watcher in ("p1", "p3", None):
            assert same_to(watcher, nothing, begun)
    assert begun.view("p2")["floor"][1]["words"] == len(words)
    assert [one["words"] for one in begun.view("p1")["floor"]] == [0, None, None]


@pytest.mark.rules("R52")
def test_in_another_world_another_seat_may_have_begun_another_claim_or_none() -> None:
    table = floor(4)
    follow(table, "p4: silent")
    table.apply("p1", "say has")
    worlds = [table.determinize("p3", seed).dump()["position"] for seed in range(200)]
    for seat in ("p1", "p2"):
        assert {world["claim_words"][seat] for world in worlds} == {0, 1, 2}
        assert len({world["claim_type"][seat] for world in worlds}) == 1 + len(TYPES)
    assert all(world["claim_words"]["p4"] == world["claim_words"]["p3"] == 0 for world in worlds)
    assert all(table.determinize("p1", seed).menu("p1") == table.menu("p1") for seed in range(20))


@pytest.mark.rules("R52")
def test_claims_may_be_built_at_the_same_time() -> None:
    table = floor()
    for seat, word in (
        ("p1", "say has"), ("p2", "say room"), ("p1", "about p2"), ("p2", "about 6"), ("p2", "word root"),
        ("p1", "word fuel"), ("p3", "silent"), ("p1", "silent"), ("p2", "silent"),
    ):  # fmt: skip
        table.apply(seat, word)
    text = table.record.to_text()
    assert body(table)[1:3] == ["p2: say room 6 root", "p1: say has p2 fuel"]
    again = turnkey.replay(text, backend="interpreted")
    assert again.record.to_text() == text
    assert again.dump()["position"] | {"rng": 0} == table.dump()["position"] | {"rng": 0}
    third = turnkey.replay(table.record.to_json(), backend="interpreted")
    assert third.record.to_json() == table.record.to_json()


@pytest.mark.rules("R52")
def test_a_record_may_end_within_a_claim() -> None:
    for words in (["say has"], ["say has", "about p3"], ["say room", "about 2a"]):
        table = floor()
        for word in words:
            table.apply("p2", word)
        again = turnkey.replay(table.record.to_text(), backend="interpreted")
        assert offered(again, "p2") == offered(table, "p2")
