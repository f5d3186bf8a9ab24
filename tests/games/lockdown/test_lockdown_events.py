"""Events as data: every one comes up, says what it says, and is told to nobody who may not know it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from lockdown_table import GAME, NOBODY, TITLES, at, at_random, body, dealt, done, play, replayed, stage

from turnkey import Table
from turnkey.core.events import Line
from turnkey.core.notation import CHANCE, EVENT
from turnkey.core.reasons import MOMENTS
from turnkey.core.secrecy import EVERYONE

NOTATION = GAME.definition.words.notation
FREE = {"talk": "free"}
VARIANTS = ("none", "v05", "v06", "v07", "v09", "v12", "v13", "v16", "v19", "v20", "v21")


def told(table: Table, name: str, seat: str | None = None) -> list[Line]:
    """The lines of these events in somebody's log."""
    return [line for line in table.log(seat) if line.kind == name]


def parts(table: Table, name: str, seat: str | None = None) -> list[dict[str, Any]]:
    return [dict(line.parts) for line in told(table, name, seat)]


# What cannot be counted on in a few games, each with a position in which it happens


def crowded() -> Table:
    """v07: two places have as many Weepers, and as many people."""
    return at("B1 L1 W1", "B2 L2 W2", NOBODY, NOBODY, stage="arrive", phase="arrive", turn_number=1,
              options={"variant": "v07"})  # fmt: skip


def full_lot() -> Table:
    return at("B6 L1", "B6 L2", "B6 L4", NOBODY, stage="arrive", phase="arrive", monsters={6: 6}, dice="6 6")


def no_monsters() -> Table:
    placed = {1: 5, 2: 5, 3: 5, 4: 5, 6: 5}
    return at("B5 L5", "B5 L5", "B4 L4", NOBODY, stage="arrive", phase="arrive", monsters=placed, dice="5")


def flood() -> Table:
    table = at("B6 L6 W6", "B1 L1", "B2 L2", NOBODY, stage="attack", phase="attack", monsters={6: 4},
               options={"variant": "v16"})  # fmt: skip
    return play(table, "P1 feed L", "P1 feed B")


def wiped_out() -> Table:
    return at("B6", NOBODY, NOBODY, NOBODY, stage="attack", phase="attack", monsters={6: 1},
              options={"wipeout": "no_winner"})  # fmt: skip


def closed_in() -> Table:
    return at("B6 L6", "B6 L6", "B6 L6", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", closed=(1, 2, 3, 4, 5))


def at_the_lot() -> Table:
    table = at("B6 L6", "B1 L1 W1", "B5 L5 W5", "B2 L2 W4", stage="plan", phase="plan", dice="1 2 3 4")
    play(table, "P1 go 1")
    done(table)
    return play(table, "P2 go 5", "P3 go 3", "P4 go 3")


def one_at_the_lot() -> Table:
    table = at("B6 L1", "B1 L2 W1", "B5 L5 W5", "B2 L2 W4", stage="plan", phase="plan", dice="1 2 3 4")
    play(table, "P1 go 1")
    return play(table, "P2 go 5", "P3 go 3", "P4 go 3")


def one_way() -> Table:
    return at("B6 L6 W6", "B5 L6 W6", "B6 L6", "B5", stage="plan", phase="plan", dice="1 2 3 4", closed=(1, 2, 3, 4))


def haunted() -> Table:
    table = at("B1 L2", "B4 L5", NOBODY, "B2 L3", stage="arrive", phase="arrive", dice="6", options={"variant": "v09"})
    return play(table, "P3 haunt 3")


def delivered_again() -> Table:
    return at(
        "B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W5", deck="", discard="bat saw can", options={"variant": "v13"}
    )


def promised() -> Table:
    table = at("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", NOBODY, options=FREE)
    return play(table, "P1 say promise p2 gift", "P2 say tie p1")


def empty_truck() -> Table:
    return at("B6 L1", "B6 L2", "B4 L4", NOBODY, deck="")


RARE = (crowded, full_lot, no_monsters, flood, wiped_out, closed_in, at_the_lot, one_at_the_lot, one_way, haunted,
        empty_truck, delivered_again, promised)  # fmt: skip


def test_every_event_comes_up() -> None:
    """In a few games of random players, or in a position that is made for it; and no sentence is left unfilled."""
    tables = [
        at_random(GAME.deal(3 + seed % 4, {"variant": variant}, seed=seed, backend="interpreted"), seed, talkative=0.4)
        for seed, variant in enumerate(VARIANTS)
    ]
    tables += [make() for make in RARE]
    seen = Counter(entry.code for table in tables for entry in table.record.entries if entry.kind == EVENT)
    assert [event.name for event in NOTATION.events if event not in seen] == []
    for table in tables:
        for line in table.log(0):
            assert "{" not in line
            assert line[0] == line[0].upper()
            assert line.chapter or line.endswith("."), line
            assert line.data()["kind"] == line.kind


@pytest.mark.parametrize("players", [3, 6])
def test_text_and_json_read_back_and_what_each_seat_saw_is_marked(players: int) -> None:
    table = GAME.deal(players, seed=players, backend="interpreted")
    at_random(table, players, steps=60, talkative=0.3)
    for text in (table.record.to_text(), table.record.to_json()):
        again = replayed(text)
        assert again.record.to_text() == table.record.to_text()
        assert again.record.entries == table.record.entries
    for seat in (*range(players), None):
        seen = table.record.redacted(seat)
        assert f"redacted={'spectators' if seat is None else f'p{seat + 1}'}" in seen.to_text()
        hidden = [entry for entry in seen.entries if entry.kind == CHANCE and entry.parts[1] is None]
        assert len(hidden) == sum(step.written().split().count("?") for step in seen.steps() if step.kind == "chance")
        deals = [line for line in body(table, seat) if line.startswith("* deal")]
        assert [line.endswith("?") for line in deals] == [other != seat for other in range(players)]


# Dice: a look widens what is known of these dice, and of no others


@pytest.mark.rules("R29", "R32", "R38")
def test_a_look_shows_the_dice_of_this_turn_only() -> None:
    table = at("B3 L1 W1", "B3 L2 W4", "B2 L4 W4", "B2 L1 W2", stage="badge", hands={"P3": "walkie", "P4": "bat"})
    play(table, "P1 vote p2", "P2 vote p2", "* roll 5 1 5 3")
    assert parts(table, "looked") == [{"seat": "p2", "dice": None}]
    assert parts(table, "looked", "P2") == [{"seat": "p2", "dice": ["1", "3", "5", "5"]}]
    assert told(table, "looked", "P2") == ["P2 looks at the dice and sees 1 3 5 5."]
    assert told(table, "looked", "P1") == ["P2 looks at the dice and sees what they show."]
    play(table, "P3 play walkie")
    assert told(table, "looked by radio", "P3") == [
        "P3 plays Walkie-Talkie, looks at the dice and sees 1 3 5 5."
    ]  # fmt: skip
    assert [entry.of for entry in table.record.entries if entry.kind == CHANCE] == [1] * 4  # the turn
    assert [body(table, seat)[2] for seat in (0, 1, 2, 3, None)] == [
        "* roll ? ? ? ?", "* roll 5 1 5 3", "* roll 5 1 5 3", "* roll ? ? ? ?", "* roll ? ? ? ?",
    ]  # fmt: skip


def test_dice_of_a_later_turn_stay_hidden_from_who_looked_before() -> None:
    table = at_random(dealt(4, 3), 3, steps=1)
    while not table.over and table.view(None)["turn"] < 3:
        seat = table.actors[0]
        table.apply(seat, table.options(seat)[-1])
    hidden = [entry for entry in table.record.entries if entry.kind == CHANCE and entry.knowers != EVERYONE]
    for entry in hidden:
        word = NOTATION.chance[entry.code].word
        assert word != "roll" or entry.of == table.view(None)["turn"]


# What is public of what is secret


@pytest.mark.rules("R17", "R18", "R19")
def test_hands_go_up_and_only_then_it_is_told_for_whom() -> None:
    table = at("B6 L3 W1", "B6 L2 W4", "B6 L5 W4", "B5 L5 W2", martyr="P4")
    assert parts(table, "vote") == [
        {"vote": "truck", "place": "6", "candidates": ["p1", "p2", "p3"], "voters": ["p1", "p2", "p3"]}
    ]
    play(table, "P2 vote p3", "P1 vote p1")
    assert told(table, "hand raised") == ["P2 has voted.", "P1 has voted."]
    assert parts(table, "designated") == []
    play(table, "P3 vote p1")
    assert told(table, "designated") == [
        "P1 points at P1 (1 vote).", "P2 points at P3 (1 vote).", "P3 points at P1 (1 vote).",
    ]  # fmt: skip
    assert parts(table, "counted") == [{"seat": "p1", "votes": 2}, {"seat": "p3", "votes": 1}]
    assert told(table, "elected") == ["P1 is elected to search the truck."]


@pytest.mark.rules("R35", "R37")
def test_who_has_chosen_is_told_and_not_what() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2", stage="plan", phase="plan", dice="1 2 3 4",
               dice_seen_by=0)  # fmt: skip
    play(table, "P1 go 5", "P3 go 1")
    for watcher in (*TITLES[:4], None):
        assert parts(table, "has chosen", watcher) == [{"seat": "p3"}]
        assert parts(table, "heads for", watcher) == [{"seat": "p1", "place": "5"}]


@pytest.mark.rules("R21", "Q67")
def test_cards_of_the_truck_are_told_by_name_to_those_who_know_them() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2", chance=["* draw bat meat can"])
    assert told(table, "only candidate") == [
        "Only P1 can be elected to search the truck: there is no vote in Parking Lot (6)."
    ]
    drawn = "P1 draws 3 cards from the truck: {}. 20 are left there."
    assert told(table, "drew", "P1") == [drawn.format("Tin Can, Baseball Bat and Rotten Meat")]
    assert told(table, "drew", "P2") == [drawn.format("nobody else sees what")]
    play(table, "P1 keep bat", "P1 gift meat", "P1 to p3")
    assert told(table, "gave", "P3") == ["P1 gives P3 Rotten Meat (1 in hand)."]
    assert told(table, "gave", "P4") == ["P1 gives P3 a card (1 in hand)."]
    assert parts(table, "boxed", "P3") == [{"seat": "p1", "card": None, "count": 1}]


# What boards animate


@pytest.mark.rules("4.1")
def test_floors_say_who_may_still_speak() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", NOBODY, hands={"P1": "pistol bat", "P2": "can"}, options=FREE)
    opened = parts(table, "floor")[-1]
    assert opened == {"floor": "vote_floor", "place": "6", "open_to": ["p1", "p2", "p3"], "left": ["p1", "p2", "p3"]}
    play(table, "P2 done")
    assert table.log(None)[-1] == "P2 has nothing to add."
    play(table, "P1 play pistol")
    assert table.log(None)[-2:] == [
        "P1 plays Pistol: 1 more for its vote, 2 votes in all.", "Now P1, P2 and P3 have the floor.",
    ]  # fmt: skip


@pytest.mark.rules("R41", "R76", "R78", "R82")
def test_ways_and_amounts() -> None:
    table = at("B4 L5 W5", "L4 W5 B2", "B3 L3 W5", "B1 L1 W1", stage="attack", phase="attack", monsters={4: 6},
               hands={"P1": "saw can", "P2": "bat"})  # fmt: skip
    assert parts(table, "attacked") == [{"place": "4", "monsters": 6, "strength": 3}]
    play(table, "P1 play saw", "P1 play can 2")
    assert told(table, "removed") == ["P1 plays Chainsaw: 2 Monsters leave Toy Store (4), 4 are left."]
    assert parts(table, "threw can") == [{"seat": "p1", "start": "4", "to": "2", "left": 3, "there": 1}]
    table = at("B1 L5 W5", "L1 W4 B2", "B4 L3 W5", "B2 L2 W6", stage="close", phase="close", monsters={1: 6})
    assert parts(table, "driven out")[0] == {"seat": "p1", "kind": "B", "start": "1", "to": "6"}
    assert told(table, "driven out")[0].touches == ("seat:p1", "character:p1.B", "place:1", "place:6")


@pytest.mark.rules("R85", "R81")
def test_a_score_is_split_by_what_it_is_for() -> None:
    table = at("B1 W1", "L2", NOBODY, NOBODY, stage="close", hands={"P1": "keys", "P2": "bat"})
    assert parts(table, "scored")[:3] == [
        {"seat": "p1", "total": 13, "blocker": 5, "weeper": 7, "keys": 1},
        {"seat": "p2", "total": 3, "leader": 3},
        {"seat": "p3", "total": 0},
    ]
    assert told(table, "scored")[0] == "P1 scores 13, Blocker 5, Weeper 7, Keys 1."
    assert told(table, "won") == ["P1 wins."]
    assert body(table)[-1] == "= win p1"


def test_claims_are_told_as_data() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", NOBODY, options=FREE)
    play(table, "P1 say ask p2 vote p3", "P1 say promise p2 support attack", "P3 say have none")
    assert parts(table, "asked to vote") == [{"seat": "p1", "other": "p2", "whom": "p3"}]
    assert parts(table, "promised support") == [{"seat": "p1", "other": "p2", "vow": "attack"}]
    assert told(table, "said none") == ["P3 says: I hold: nothing that could be played now."]
    assert all(line.cue == "say" for line in table.log(None)[-3:])
    assert body(table)[-3:] == [
        "p1: say ask p2 vote p3", "p1: say promise p2 support attack", "p3: say have none",
    ]  # fmt: skip
    plans = at("B1 L2 W2", "B4 L5", "B6 L1", NOBODY, stage="plan", phase="plan", dice="1 2 3 4", options=FREE)
    play(plans, "P1 go 5", "P2 say monsters 134")
    assert plans.log(None)[-1] == (
        "P2 says: The dice show exactly Restrooms (1), Surveillance Room (3) and Toy Store (4)."
    )


# Questions and reasons


def test_every_seat_that_is_asked_has_a_question_and_others_have_none() -> None:
    codes = set()
    for seed, variant in enumerate(("none", "v09", "v20")):
        table = GAME.deal(4, {"variant": variant}, seed=seed, backend="interpreted")
        while not table.over and table.view(None)["turn"] < 5:
            for seat in range(4):
                asked = table.question(seat)
                assert (asked is not None) == (seat in table.actors)
                if asked is not None:
                    codes.add(asked.code)
                    assert asked.endswith(("?", "."))
            at_random(table, seed + len(table.record.entries), steps=1)
    assert codes >= {
        "place_start", "truck_floor", "badge_floor", "truck_vote", "badge_vote", "truck_keep", "truck_gift",
        "truck_recipient", "walkie_floor", "badge_destination", "plan_floor", "choose_destination", "move_character",
        "drink_window", "attack_floor", "lot_floor", "attack_vote", "choose_victim",
    }  # fmt: skip


def test_a_gift_is_named_to_the_searcher_who_is_asked() -> None:
    table = at("B6 L3 W1", "B3 L2 W4", "B2 L4 W4", "B5 L5 W2", chance=["* draw bat meat can"])
    play(table, "P1 keep bat", "P1 gift meat")
    asked = table.question("p1")
    assert asked is not None
    assert (asked.code, str(asked), asked.subject) == ("truck_recipient", "Who gets the Rotten Meat?", "card:meat")


def test_every_reason_has_its_moment_and_its_rules() -> None:
    """Whatever is refused at any table names rules of the ledger."""
    rules = re.compile(r"(R\d+a?|Q\d+|v\d\d)(, (R\d+a?|Q\d+|v\d\d))*")
    reasons: set[str] = set()
    for seed in range(3):
        table = GAME.deal(4, seed=seed, backend="interpreted")
        while not table.over and table.view(None)["turn"] < 3:
            seat = table.actors[0]
            offered = {one.id for one in table.options(seat)}
            for action in list(GAME.definition.words.actions)[seed::5]:
                if action.id not in offered and not table.may(seat, action.id):
                    reason = table.reason_against(seat, action.id)
                    assert reason.moment in MOMENTS
                    assert rules.fullmatch(reason.rule), (action.notation, reason.rule)
                    reasons.add(reason.moment)
            at_random(table, seed + len(table.record.entries), steps=1)
    assert reasons >= {"not_now", "not_yours", "not_there", "never", "done", "not_here"}


def test_every_verb_and_event_names_its_rules() -> None:
    numbers = re.compile(r"(R|Q)(\d+)a?")
    texts = [verb.rules for verb in GAME.definition.words.actions.verbs] + [event.rule for event in NOTATION.events]
    assert all(texts)
    for text in texts:
        for kind, number in numbers.findall(text):
            assert 1 <= int(number) <= (88 if kind == "R" else 70), text


def test_stages_have_names() -> None:
    table = at("B6 L3 W1", "B6 L3 W4", "B6 L5 W4", NOBODY, hands={"P1": "pistol"})
    assert stage(table) == "vote_floor"
    reason = table.reason_against("p1", "vote p2")
    assert reason == "that is for the vote, and this is the discussion before a vote"
    assert (reason.moment, reason.rule) == ("not_now", "R17")
