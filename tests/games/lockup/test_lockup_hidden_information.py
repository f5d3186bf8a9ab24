"""Hidden information and talk (section 7, Q25, Q26, Q32, Q61, Q62): what each seat and a spectator may see."""

from __future__ import annotations

import json

import pytest
from lockup_scene import (
    GAME,
    asked,
    at,
    at_random,
    dealt,
    hand,
    lights_out,
    of,
    offers,
    play,
    redacted,
    said,
    scored,
    where,
)

from turnkey import Illegal, Table, Unreadable

WATCHERS = ("a", "b", "c", None)
TITLES = [f"T{number:02}" for number in range(1, 23, 2)]


def placed() -> Table:
    """b and c have something face down; it is a's turn."""
    table = at(3, turn="b", tomes={"a": "T03 T05 T13", "b": "T05"})
    return play(table, "b: place smithy 2 3* 5 end", "c: place smithy L* 4* end", "a: place yard E end")


# Face-down tokens


@pytest.mark.rules("Q62")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_face_down_tokens_in_the_view(watcher: str | None) -> None:
    crews = where(placed(), "smithy", watcher)["crews"]
    assert [crew["face_up"] for crew in crews] == [["2", "5"], []]
    assert crews[0]["face_down"] == (["3"] if watcher == "b" else [None])
    assert crews[1]["face_down"] == (["L", "4"] if watcher == "c" else [None, None])


@pytest.mark.rules("Q62")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_face_down_tokens_in_record_and_log(watcher: str | None) -> None:
    """Face-up tokens first, then a mark for each face down: the order of placing must not show."""
    lines = redacted(placed(), watcher)
    assert lines == [
        "b: place smithy 2 3* 5 end" if watcher == "b" else "= placed b smithy 2 5 ?*",
        "c: place smithy L* 4* end" if watcher == "c" else "= placed c smithy ?* ?*",
        "a: place yard E end" if watcher == "a" else "= placed a yard E",
    ]
    told = said(placed(), watcher)
    three, both = ("token 3" if watcher == "b" else "unseen", "the lookout and token 4" if watcher == "c" else "unseen")
    assert told == [
        f"Seat b sends tokens to the Smithy, token 2 and token 5 face up, 1 face down ({three}).",
        f"Seat c sends tokens to the Smithy, 2 face down ({both}).",
        "Seat a sends tokens to the Yard, the enforcer face up.",
    ]
    data = said(placed(), watcher)[0].parts
    assert data["up"] == ["2", "5"]
    assert data["down"] == (["3"] if watcher == "b" else None)
    assert (data["hidden"], data["held"]) == (1, 3)


@pytest.mark.rules("Q62")
def test_two_placements_that_look_alike_are_told_alike() -> None:
    """The same tokens face up and as many face down: not a byte differs for anybody but the owner."""
    tables = [play(at(3), f"a: place smithy {tokens} end") for tokens in ("L* 2 4*", "2 3* E*", "2 4* 5*")]
    for watcher in ("b", "c", None):
        assert len({json.dumps(table.view(watcher)) for table in tables}) == 1
        assert len({tuple(table.log(watcher)) for table in tables}) == 1
        assert len({tuple(redacted(table, watcher)) for table in tables}) == 1
        if watcher:
            assert len({table.observe(watcher).tobytes() for table in tables}) == 1


@pytest.mark.rules("Q25", "Q62")
def test_nothing_of_a_placement_shows_before_its_end() -> None:
    before = at(3)
    table = play(at(3), "a: place smithy", "a: add 2*", "a: add 5")
    assert asked(table) == "a place_token"
    for watcher in ("b", "c", None):
        assert table.view(watcher) == before.view(watcher)
        assert redacted(table, watcher) == []
        assert table.log(watcher) == []
    assert table.view("a")["placing"] == {
        "location": "smithy", "face_up": ["5"], "face_down": ["2"], "moving": None,
    }  # fmt: skip
    assert redacted(table, "a") == ["a: place smithy 2* 5"]


def test_tokens_not_placed_are_known_by_their_number_only() -> None:
    table = placed()
    for watcher in WATCHERS:
        assert of(table, "b", watcher)["cell"] == (["L", "4", "E"] if watcher == "b" else None)
        assert of(table, "b", watcher)["held"] == 3
        assert of(table, "b", watcher)["unseen"] == ["L", "3", "4", "E"]


def test_tokens_sent_home_are_known() -> None:
    table = lights_out(3, crews={"a": "smithy 4* 5"})
    play(table, "a: take")
    table = lights_out(3, crews={"a": "yard 4* 5, smithy 2*"})
    play(table, "a: take")
    assert of(table, "a", "b")["home"] == ["4", "5"]


@pytest.mark.rules("R21")
def test_turning_up_shows_everybody() -> None:
    table = lights_out(3, crews={"a": "smithy 4* L", "b": "smithy 3* E*"}, power={"a": 1, "b": 2, "c": 1})
    for watcher in WATCHERS:
        assert redacted(table, watcher) == ["= reveal smithy a 4", "= reveal smithy b 3 E"]


# Peeking and moving


@pytest.mark.rules("R89", "Q61")
def test_a_peek_is_for_the_peeker_alone() -> None:
    table = play(placed(), "b: pass", "c: pass", "a: tome peek smithy")
    for watcher in WATCHERS:
        crews = where(table, "smithy", watcher)["crews"]
        assert crews[0]["face_down"] == (["3"] if watcher in ("a", "b") else [None])
        assert crews[1]["face_down"] == (["L", "4"] if watcher in ("a", "c") else [None, None])
        seen = ["= peek smithy b 3", "= peek smithy c L 4"] if watcher == "a" else []
        assert redacted(table, watcher)[-1 - len(seen) :] == ["a: tome peek smithy", *seen]
        told = [line for line in said(table, watcher) if "face down:" in line]
        assert told == (
            ["The Smithy, seat b, face down: token 3.", "The Smithy, seat c, face down: the lookout and token 4."]
            if watcher == "a"
            else []
        )
        assert "Seat a looks at what lies face down at the Smithy." in said(table, watcher)


@pytest.mark.rules("Q26", "Q61")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_moved_token_stays_hidden_and_known_to_whoever_looked(watcher: str | None) -> None:
    table = at(3, tomes={"a": "T03", "b": "T05"}, crews={"b": "smithy 2* 4*", "c": "smithy L"})
    play(table, "a: tome peek smithy", "a: pass", "b: tome move 4 cell")
    knows = watcher in ("a", "b")
    assert where(table, "cell", watcher)["crews"][0]["face_down"] == (["4"] if knows else [None])
    assert where(table, "smithy", watcher)["crews"][0]["face_down"] == (["2"] if knows else [None])
    owner = ["b: tome move 4 cell", "= moved b 4* smithy cell"]
    others = ["b: tome move cell", "= moved b ?* smithy cell", *(["= known b 4*"] if watcher == "a" else [])]
    assert redacted(table, watcher)[-2 - (watcher == "a") :] == (owner if watcher == "b" else others)
    told = said(table, watcher, 2)
    hidden = "token 4" if watcher == "b" else "a token"
    assert f"Seat b moves {hidden}, face down, from the Smithy to the Cell Block." in told
    assert ("You have looked at it: it is token 4 of seat b." in told) == (watcher == "a")


@pytest.mark.rules("Q26")
def test_a_moved_token_face_up_is_seen_by_all() -> None:
    table = at(3, tomes={"a": "T05"}, crews={"a": "smithy 4, yard 3*"})
    play(table, "a: tome move 4 cell")
    for watcher in WATCHERS:
        own = "a: tome move 4 cell" if watcher == "a" else "a: tome move cell"
        assert redacted(table, watcher) == [own, "= moved a 4 smithy cell"]


@pytest.mark.rules("Q61")
def test_what_was_peeked_is_forgotten_when_turned_up() -> None:
    table = at(2, tomes={"a": "T03"}, crews={"b": "yard 2*"}, turn="a")
    play(table, "a: tome peek yard", "a: pass", "b: pass")
    assert where(table, "yard", "a")["crews"][0] == {
        "seat": "b", "face_up": ["2"], "face_down": [], "brawl": 0, "strength": 2,
    }  # fmt: skip


# Tomes


@pytest.mark.rules("R45")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_hand_is_its_owners(watcher: str | None) -> None:
    table = placed()
    seen = of(table, "a", watcher)
    assert seen["tomes"] == 3
    assert ([tome["tome"] for tome in seen["hand"]] if seen["hand"] else None) == (
        ["T03", "T05", "T13"] if watcher == "a" else None
    )


def at_library() -> Table:
    return lights_out(3, crews={"a": "library 5", "b": "library 4"}, chance=["tome T05", "tome T17"])


@pytest.mark.rules("R42", "Q61")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_the_two_tomes_drawn_and_the_one_kept(watcher: str | None) -> None:
    table = at_library()
    drawn = table.view(watcher)["drawn"]
    assert ([tome["tome"] for tome in drawn] if drawn else None) == (["T05", "T17"] if watcher == "a" else None)
    play(table, "a: keep T17", "* tome b T09")
    mine = ["* tome a T05 T17", "a: keep T17"]
    assert redacted(table, watcher)[:2] == (mine if watcher == "a" else ["* tome a ? ?", "a: keep ?"])
    assert redacted(table, watcher)[2] == ("* tome b T09" if watcher == "b" else "* tome b ?")
    under = "Prowler's Map" if watcher == "a" else "the other"
    assert f"Seat a keeps one and puts {under} under the deck (1 in hand)." in said(table, watcher)
    assert table.view(watcher)["under"] == ["a"]
    assert table.view(watcher)["known_under"] == (["T05"] if watcher == "a" else [])


@pytest.mark.rules("Q61")
def test_a_tome_under_the_deck_is_known_in_the_hand_that_draws_it() -> None:
    """a put T05 under an empty deck; b draws it, and a knows, c does not."""
    rest = {name: 1 if name in ("T05", "T17") else 2 for name in TITLES}
    table = lights_out(
        3, crews={"a": "library 5", "b": "library 4"}, chance=["tome T05", "tome T17"], tome_discard=rest
    )
    play(table, "a: keep T17")
    assert hand(table, "b") == ["T05"]
    assert of(table, "b", "a")["known_tomes"] == ["T05"]
    assert table.view("a")["known_under"] == []
    assert of(table, "b", "c")["known_tomes"] == []
    assert of(table, "b", "a")["hand"] is None
    assert redacted(table, "a")[2] == "* tome b T05"
    assert redacted(table, "c")[2] == "* tome b ?"
    while asked(table).split()[1] != "roll_call_turn":
        play(table, "done")
    assert of(table, "b", "a")["known_tomes"] == ["T05"]  # until it is played
    play(table, "pass", "b: place yard 2 end", "c: pass", "b: tome move 2 chow")
    assert of(table, "b", "a")["known_tomes"] == []


@pytest.mark.rules("Q25")
@pytest.mark.parametrize("tome", ["T01", "T09", "T13", "T21"])
def test_what_a_seat_could_have_played_does_not_show(tome: str) -> None:
    """Whatever b holds: the same view, log and record for a, c and spectators, in a window and on a turn."""
    base = at(3, turn="b", tomes={"b": "T07"}, suspicion={"b": 1})
    other = at(3, turn="b", tomes={"b": tome}, suspicion={"b": 1})
    for watcher in ("a", "c", None):
        assert other.view(watcher) == base.view(watcher)
    for line in ("b: place smithy 5 end", "c: pass", "a: pass", "b: pass"):
        play(base, line)
        play(other, line)
        assert asked(other) == asked(base)
        for watcher in ("a", "c", None):
            assert other.view(watcher) == base.view(watcher)
            assert other.log(watcher) == base.log(watcher)
            assert redacted(other, watcher) == redacted(base, watcher)
    assert asked(base) == "b strength_window"


def test_deck_orders_are_nobodys() -> None:
    """No view says more of a deck than its size."""
    table = dealt(players=3)
    for watcher in WATCHERS:
        view = table.view(watcher)
        assert (view["goon_deck"], view["item_deck"], view["tome_deck"]) == (24, 26, 22)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.rules("R76", "R89")
def test_face_down_guards_are_nobodys() -> None:
    table = dealt("* goons N04 N07 N09 N12 N13", "* items I01 I02 I03", "* award GA1; * endgame GE1",
                  "* guards GD03 GD04 GD05 GD06 GD07 GD08 GD09", players=1)  # fmt: skip
    assert redacted(table, "a")[4] == "* guards ? ? ? ? ? ? ?"
    for watcher in ("a", None):
        assert where(table, "yard", watcher)["guards"] == {"face_up": [], "face_down": [None], "strength": 0}
    play(table, "a: flip chow", "* loc LC3", "* guards GD12")
    assert redacted(table, "a")[5:] == ["a: flip chow", "= reveal chow g GD08", "* loc LC3", "* guards GD12"]


# Reserved items


@pytest.mark.rules("Q32")
def test_at_the_end_reserved_items_are_shown() -> None:
    table = scored(3, reserved={"a": "I28"}, options={"reserved_public": False})
    assert of(table, "a", "b")["reserved"] == ["I28"]
    assert table.view("b")["cards"]["items"]["I28"]["cost"] == "SSIIG"


@pytest.mark.rules("Q32")
@pytest.mark.parametrize("watcher", WATCHERS)
@pytest.mark.parametrize("public", [True, False])
def test_reserved_items(public: bool, watcher: str | None) -> None:
    """With reserved_public=false others see only how many; the record line stays readable."""
    table = lights_out(3, crews={"a": "cell 5"}, items="I28", have={"a": "SS"}, options={"reserved_public": public})
    play(table, "a: reserve I28")
    assert of(table, "a", watcher)["reserved"] == (["I28"] if public or watcher == "a" else [None])
    assert ("I28" in table.view(watcher)["cards"]["items"]) is (public or watcher == "a")
    assert redacted(table, watcher)[0] == "a: reserve I28 S"


@pytest.mark.rules("Q32", "R84")
@pytest.mark.parametrize("watcher", ["a", None])
def test_what_guards_reserve_is_open(watcher: str | None) -> None:
    """reserved_public=false hides what a crew has in its play area; the guards have no secrets from the player."""
    table = at(1, reserved={"a": "I28", "g": "I24"}, options={"reserved_public": False})
    assert of(table, "g", watcher)["reserved"] == ["I24"]
    assert "I24" in table.view(watcher)["cards"]["items"]
    assert of(table, "a", watcher)["reserved"] == (["I28"] if watcher == "a" else [None])


def of_json(table: Table, watcher: str | None) -> str:
    """All that is told in the steps of a redacted record in JSON."""
    record = table.record.redacted(None if watcher is None else table.seat(watcher))
    told = []
    for step in json.loads(record.to_json())["steps"]:
        told += [f"{step['seat']}: {step.get('do') or step['say']}"] if "seat" in step else []
        told += [f"= {step['check']}"] if "check" in step else []
        if "chance" in step:
            told.append(" ".join(["*", step["chance"], *filter(None, [step.get("of")]), *step["results"]]))
    return "\n".join(told)


@pytest.mark.rules("Q62", "R89")
@pytest.mark.parametrize("watcher", WATCHERS)
def test_a_redacted_record_in_json_holds_what_its_text_does(watcher: str | None) -> None:
    """Placements of others, what was turned up, and what a peek showed; and nothing that the text leaves out."""
    table = play(placed(), "b: pass", "c: pass", "a: tome peek smithy", "a: tome move E cell", "a: pass")
    told = of_json(table, watcher)
    if watcher != "b":
        assert "= placed b smithy 2 5 ?*" in told
        assert "3*" not in told
    if watcher != "c":
        assert "= placed c smithy ?* ?*" in told
    if watcher != "a":
        assert "= placed a yard E" in told
    assert ("= peek smithy b 3" in told, "= peek smithy c L 4" in told) == (watcher == "a", watcher == "a")
    assert "= reveal smithy b 3" in told
    for line in redacted(table, watcher):
        assert line in told, line


def test_all_else_is_public() -> None:
    """Resources, power, suspicion, reputation, items, goons, goals, discards, supplies are the same for everybody."""
    table = at_random(GAME.deal(3, seed=5, backend="interpreted"), 1, 150)
    hidden = {"cell", "hand", "known_tomes"}
    public = table.view(None)
    for seat in "abc":
        view = table.view(seat)
        for name in set(public) - {"parties", "board", "placing", "drawn", "stage", "known_under"}:
            assert view[name] == public[name], name
        for mine, seen in zip(view["parties"], public["parties"], strict=True):
            assert {k: v for k, v in mine.items() if k not in hidden} == {
                k: v for k, v in seen.items() if k not in hidden
            }


@pytest.mark.rules("Q61", "Q62")
@pytest.mark.parametrize("players", [1, 3])
def test_at_the_end_nothing_is_secret(players: int) -> None:
    table = at_random(GAME.deal(players, seed=2, backend="interpreted"), 3)
    assert redacted(table, None) == redacted(table, "a")
    assert not any("?" in line for line in redacted(table, None))
    for one in table.view(None)["parties"]:
        if one["seat"] != "g":
            assert one["hand"] is not None


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_redacted_record_holds_nothing_hidden_in_any_form(players: int) -> None:
    """Entry by entry: what a seat does not know is not in its record, text or JSON."""
    table = at_random(GAME.deal(players, seed=8, backend="interpreted"), 4, 120)
    drawn = [entry for entry in table.record.entries if entry.kind == "chance"]
    for seat in range(players):
        twin = table.record.redacted(seat)
        mine = [entry for entry in twin.entries if entry.kind == "chance"]
        for shown, true in zip(mine, drawn, strict=True):
            assert shown.parts == (true.parts if true.known_to(seat) else (true.of, None))
        assert "rng" not in twin.to_json()


# Talk


@pytest.mark.parametrize(
    ("claim", "sentence"),
    [
        ("claim total smithy 3-7", "My crew at the Smithy has a strength of 3-7."),
        ("claim token cell 4", "At the Cell Block lies token 4 of mine."),
        ("claim goto yard", "I shall go to the Yard."),
        ("claim avoid chow", "I shall stay away from the Chow Hall."),
        ("ask avoid c sewers", "Please stay away from the Sewers, seat c."),
        ("deal b yard smithy", "A deal, seat b: I leave you the Yard, you leave me the Smithy."),
        ("accuse b", "The raid should look at seat b."),
    ],
)
def test_claims_are_heard_by_all_and_change_nothing(claim: str, sentence: str) -> None:
    table = at(3)
    before = table.dump()
    table.say("a", claim)
    assert table.dump() == before
    for watcher in WATCHERS:
        assert said(table, watcher) == [f"Seat a says: {sentence}"]
        assert redacted(table, watcher) == [f"a: say {claim}"]


@pytest.mark.parametrize("claim", ["claim total smithy 7-3", "claim goto moon", "accuse z", "trade b S I", "claim"])
def test_what_is_no_claim(claim: str) -> None:
    with pytest.raises(Unreadable):
        at(3).say("a", claim)


def test_no_option_shows_pieces_or_trades() -> None:
    """Section 7: nothing is traded among players, nothing hidden is shown."""
    words = {action.verb.word for action in GAME.definition.words.actions}
    assert not words & {"show", "offer", "accept"}
    assert all(one.split()[0] in ("place", "pass") for one in offers(at(3)))


@pytest.mark.parametrize(
    ("players", "claim", "reason"),
    [
        (1, "claim goto yard", "nobody to talk to"),
        (3, "ask avoid d yard", "no seat 'd'"),
        (3, "deal e yard chow", "no seat 'e'"),
        (2, "accuse c", "no seat 'c'"),
        (3, "ask avoid a yard", "yourself"),
        (3, "deal a yard chow", "yourself"),
        (3, "deal b yard yard", "two different locations"),
    ],
)
def test_what_cannot_be_said_at_this_table(players: int, claim: str, reason: str) -> None:
    """Section 7: no talk in Solitary, and only to and of those who sit here."""
    table = at(players)
    before = table.record.to_text()
    with pytest.raises(Illegal, match=reason):
        table.say("a", claim)
    assert table.record.to_text() == before


def test_seat_e_is_not_the_enforcer() -> None:
    at(3).say("a", "claim token smithy E")
    at(3).say("a", "accuse a")
