"""What happens, as data and as sentences: each event through play, records as each seat, questions and reasons."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from locked_out_table import (
    GAME,
    NOTATION,
    ORANGE,
    PILES,
    PURPLE,
    at,
    at_random,
    dealt,
    follow,
    game,
    hand,
    play,
    record,
    seat_of,
    steps,
)

import turnkey
from turnkey import Table
from turnkey.core.events import Line
from turnkey.core.notation import EVENT
from turnkey.core.reasons import MOMENTS

KINDS: tuple[dict[str, Any], ...] = (
    {}, {"talk": "structured", "token_start": 3}, {"hazards": True, "share_icon": True}, {"token_start": 1},
)  # fmt: skip


@cache
def whole_games() -> tuple[Table, ...]:
    return tuple(at_random(dealt(3 + seed % 4, seed, **KINDS[seed % 4]), seed) for seed in range(12))


def told(table: Table, name: str, watcher: str | None = None) -> list[Line]:
    return [line for line in table.log(watcher) if line.kind == name]


def last(table: Table, name: str, watcher: str | None = None) -> tuple[str, dict[str, Any]]:
    """The sentence and the parts of the latest event of a kind, as a watcher is told them."""
    line = told(table, name, watcher)[-1]
    return str(line), dict(line.parts)


def escaped() -> Table:
    table = at(
        3, stage=3, active="p1", where={"p1": "8"}, hands={"p1": "booty", "p2": "booty ring fuel", "p3": "booty"}
    )
    table.apply("p1", "move 8a")
    return table


def spent() -> Table:
    """A played card is of no use, a suspect has no cards, and somebody without cards is shown one."""
    table = at(
        3, hands={"p1": "booty ir root", "p2": "", "p3": "booty booty"}, stage=2, active="p1", phase="play_card",
        discard="fuel", where={"p2": "3", "p3": "2a", "p1": "2a"}, piles={"3": PILES["3"]},
    )  # fmt: skip
    follow(table, "p1: play ir; p1: accuse p2; * check none", "p1: play root; p1: accuse p2; * check none; p1: done")
    return table


RARE = {
    "escaped": escaped,
    "of no use": spent,
    "nothing to look at": spent,
}


def test_every_event_comes_up_in_play() -> None:
    names = Counter(
        NOTATION.events[entry.code].name for table in whole_games() for entry in table.record.entries
        if entry.kind == EVENT
    )  # fmt: skip
    for name, make in RARE.items():
        assert told(make(), name), name
    missing = {event.name for event in NOTATION.events} - set(names) - set(RARE)
    assert not missing


def test_lines_are_made_of_what_they_tell() -> None:
    """Every handle names something of the table, every part a word that records write."""
    words = {"seat": GAME.definition.words.notation.seats, "space": [*PILES, "8a"]}
    for table in whole_games()[:4]:
        for line in table.log("p1"):
            assert line
            assert "{" not in line
            assert line[0] == line[0].upper()
            assert line.kind in ("said", "quoted") or line.rule
            for handle in line.touches:
                kind, _, word = handle.partition(":")
                assert word in words.get(kind, [word]), handle
                assert kind in ("seat", "space", "card", "token", "matter")
            assert json.loads(json.dumps(line.data()))["kind"] == line.kind


def test_every_rule_that_is_cited_is_in_the_ledger() -> None:
    def known(text: str) -> bool:
        named = [one.strip() for one in text.split(",")]
        return bool(text) and all(one in GAME.rules for one in named)

    assert not [event.name for event in NOTATION.events if not known(event.rule)]
    assert not [event.name for event in NOTATION.events if event.releases and not known(event.releases)]
    assert not [verb.word for verb in GAME.definition.words.actions.verbs if not known(verb.rules)]


# Sentences and data


@pytest.mark.rules("R1", "R3", "R5", "R7", "R8", "R53")
def test_the_log_begins_with_what_is_laid_out() -> None:
    lines = game(players=4, first="p3").log(None)
    assert [line.kind for line in lines] == ["hands dealt", "tokens set", "piles laid", "began", "turn"]
    assert lines[0] == (
        "P1, P2, P3 and P4 start in corridor 2a with one Share of the Booty each; 2 more are out of the game."
    )
    assert lines[0].parts == {"seats": ["p1", "p2", "p3", "p4"], "card": "booty", "space": "2a", "out": 2}
    assert dealt(6).log(None)[0].endswith("and P6 start in corridor 2a with one Share of the Booty each.")
    assert lines[1].parts == {"level": 8}
    assert lines[3] == "P3 begins and holds the maintenance card."
    assert (lines[4], lines[4].chapter) == ("Round 1, P3", True)
    out = told(dealt(3, hazards=True, hazard_drop="iron"), "hazards in")
    assert "Soldering Iron, Gambling Cards, Plasma Gun and one resource of each colour are out" in out[0]


@pytest.mark.rules("R12", "R15", "R19", "R20", "R22")
def test_a_turn_tells_where_from_what_is_left_and_who_keeps_the_card() -> None:
    table = game("p1: move 3; * draw lockpick; p1: done", "p2: move 3; * draw fuel")
    assert last(table, "moved", "p3") == (
        "P2 moves from corridor 2a to room 3.", {"seat": "p2", "start": "2a", "to": "3"},
    )  # fmt: skip
    drew = {"draw": 9, "drawer": "p2", "room": "3", "left": 4}
    assert last(table, "drew", "p1") == ("P2 draws Fuel in room 3 (4 left there).", {**drew, "card": "fuel"})
    assert last(table, "drew", "p3") == ("P2 draws a card in room 3 (4 left there).", {**drew, "card": None})
    assert told(table, "drew", "p3")[-1].touches == ("seat:p2", "space:3")
    assert told(table, "drew", "p1")[-1].touches == ("seat:p2", "space:3", "card:fuel")
    follow(table, "p1: pass")
    assert last(table, "kept", "p1")[0] == "P2 keeps Fuel (2 in hand)."
    assert last(table, "kept", "p3")[0] == "P2 keeps the card (2 in hand)."
    follow(table, "p2: play fuel", "p2: done")
    assert last(table, "supplied")[0] == "P2 plays Fuel for the next maintenance."
    assert last(table, "turn done")[0] == "P2 is done, with 1 card in hand."


@pytest.mark.rules("R20", "R21")
def test_an_exchange_is_two_cards_that_different_seats_know() -> None:
    table = game(
        "p1: move 3; * draw lockpick; p1: done", "p2: move 3; * draw fuel; p1: pass; p2: done",
        "p3: move 3; * draw gun; p1: pass; p2: swap booty",
    )  # fmt: skip
    for watcher, taken, given in (
        ("p1", "gun", None), ("p2", "gun", "booty"), ("p3", "gun", "booty"), (None, None, None),
    ):  # fmt: skip
        assert last(table, "intercepted", watcher)[1]["card"] == taken
        assert last(table, "exchanged", watcher)[1] == {"seat": "p2", "drawer": "p3", "card": given}


@pytest.mark.rules("R25", "R26", "R30", "R31")
def test_access_tells_how_far_a_colour_is_and_when_it_is_of_no_use() -> None:
    table = at(3, hands={"p1": "booty ir", "p2": "booty"}, access="lockpick lockpick keycard", active="p1",
               phase="play_card")  # fmt: skip
    follow(table, "p1: play ir")
    assert last(table, "laid")[1] == {"card": "ir", "colour": "orange", "kinds": 3, "needed": 4}
    assert last(spent(), "of no use")[0] == "Orange access is of no more use: IR Emitter goes to the discard heap."
    table = at(3, hands={"p1": "booty ir"}, access="lockpick keycard iris", active="p1", phase="play_card")
    follow(table, "p1: play ir; * stage 2")
    assert last(table, "stage") == (
        "All four orange kinds are there: the orange zone is open. The orange cards go to the discard heap.",
        {"stage": "2"},
    )


@pytest.mark.rules("R25", "Q21")
@pytest.mark.parametrize("card", [*ORANGE, *PURPLE])
def test_whoever_plays_access_is_told_its_colour(card: str) -> None:
    table = at(3, hands={"p1": f"booty {card}", "p2": "booty"}, active="p1", phase="play_card")
    follow(table, f"p1: play {card}")
    assert last(table, "laid")[1]["colour"] == ("orange" if card in ORANGE else "purple")


@pytest.mark.rules("R44", "R45", "R47", "R55")
def test_maintenance_tells_every_token_and_what_is_discarded() -> None:
    position: dict[str, Any] = {"active": "p3", "maintainer": "p1", "phase": "play_card"}
    table = at(3, token={"oxygen": 3, "power": 2, "fuel": 5}, resources="power power fuel", **position)
    follow(table, "p3: done; * maint p1 oxygen=2 power=2 fuel=5")
    assert table.log(None)[-9:] == [
        "P3 is done, with 1 card in hand.", "Round 1, maintenance by P1", "Oxygen falls from 3 to 2.",
        "Power is seen to and stays at 2.", "Fuel is seen to and stays at 5.",
        "Power, Power and Fuel go from the resource area to the discard heap.",
        "After P1's maintenance: oxygen 2, power 2, fuel 5.", "The maintenance card goes from P1 to P2.",
        "Round 2, P2",
    ]  # fmt: skip
    table = at(3, {"hazards": True}, token={"oxygen": 3, "power": 1, "fuel": 1}, resources="power vase", **position)
    follow(table, "p3: done; * maint p1 oxygen=2 power=0 fuel=0; * end caught winner p1 p2 p3")
    lines = [str(line) for line in table.log(None)]
    spoiled = lines.index("A hazard lies in the resource area: nothing there protects.")
    assert lines[spoiled + 1] == "Power and Cracked Cryo Vase go from the resource area to the discard heap."
    assert "Power and fuel are used up: the gang is caught!" in lines
    assert last(table, "used up")[1] == {"tokens": ["power", "fuel"]}


@pytest.mark.rules("R49", "R50", "R51")
def test_the_end_tells_every_hand_with_its_three_numbers() -> None:
    table = escaped()
    assert table.log(None)[-5:] == [
        "P1 is at the computer: the gang escapes!",
        "P1 counts 20, with 0 access and 0 resource cards: Share of the Booty.",
        "P2 counts 50, with 0 access and 1 resource card: Fuel, Consul's Signet Ring and Share of the Booty.",
        "P3 counts 20, with 0 access and 0 resource cards: Share of the Booty.",
        "The gang escapes: the richest hand wins. P2 wins.",
    ]
    assert last(table, "counted")[1] == {"seat": "p3", "value": 20, "access": 0, "resources": 0, "cards": ["booty"]}
    assert last(table, "ended")[1] == {"ending": "escape", "winners": ["p2"]}


@pytest.mark.rules("R52")
@pytest.mark.parametrize(
    ("claim", "sentence", "parts"),
    [
        ("has p1 iris", "P1 holds Iris Emulator.", {"about": "p1", "matter": "iris"}),
        ("lacks p2 orange", "P2 holds no orange access.", {"about": "p2", "matter": "orange"}),
        ("room 2a root", "The pair in corridor 2a is Root Token.", {"room": "2a", "matter": "root"}),
        ("plan 8a", "I shall move to computer 8a.", {"space": "8a"}),
        ("go p3 5", "P3 should move to room 5.", {"about": "p3", "space": "5"}),
        ("want p3 nothing", "P3 should play nothing.", {"about": "p3", "matter": "nothing"}),
        ("hoards p3", "I think P3 keeps access cards.", {"about": "p3"}),
    ],
)
def test_a_claim_on_a_floor_is_one_step_and_one_event(claim: str, sentence: str, parts: dict[str, str]) -> None:
    """Its sentence is the one that the same claim has in free talk."""
    table = game(f"p2: say {claim}", talk="structured")
    assert table.log("p1")[-1] == f"P2 says: {sentence}"
    assert last(table, f"claimed {claim.split(maxsplit=1)[0]}", "p1")[1] == {"seat": "p2", **parts}
    assert steps(table.record)[-1] == f"p2: say {claim}"
    assert NOTATION.talk[NOTATION.talk.read(claim)].sentence == sentence
    for text in (table.record.to_text(), table.record.to_json()):
        assert turnkey.replay(text, backend="interpreted").record.to_text() == table.record.to_text()


def test_a_claim_may_be_written_word_by_word() -> None:
    whole = game("p2: say has p1 iris", talk="structured").record.to_text()
    apart = (
        "p2: say has; p2: about p1; p2: word iris",
        "p2: say has p1; p2: word iris",
        "p2: say has; p2: about p1 iris",
    )
    for steps_apart in apart:
        assert game(steps_apart, talk="structured").record.to_text() == whole


# Records


@pytest.mark.rules("R6", "R19", "R21", "Q17")
def test_records_come_back_from_either_form_and_hide_what_a_seat_does_not_know() -> None:
    for seed, options in enumerate(KINDS):
        table = at_random(dealt(4, seed, **options), seed, 60)
        text = table.record.to_text()
        assert turnkey.replay(text, backend="interpreted").record.to_text() == text
        assert turnkey.replay(table.record.to_json(), backend="interpreted").record.to_text() == text
        for seat in (0, 1, 2, 3, None):
            seen = table.record.redacted(seat)
            hidden = [step for step in steps(seen) if "?" in step]
            assert all(step.startswith(("* pile", "= draw", "* check")) or ": swap" in step for step in hidden)
            assert sum(step.startswith("* pile") for step in hidden) == (0 if table.over else 8)
            data = json.loads(seen.to_json())
            assert len(data["steps"]) == len(steps(seen))


@pytest.mark.rules("R15")
def test_draws_may_be_told_as_checks_or_left_out() -> None:
    told_so = record("p1: move 3; = draw lockpick; p1: done")
    without = record("p1: move 3; p1: done")
    starred = record("p1: move 3; * draw lockpick; p1: done")
    texts = {turnkey.replay(text, backend="interpreted").record.to_text() for text in (told_so, without, starred)}
    assert len(texts) == 1
    no_piles = "\n".join(line for line in told_so.splitlines() if not line.startswith("* pile"))
    assert hand(turnkey.replay(no_piles, backend="interpreted"), "p1") == "lockpick booty"


# Questions and reasons


def questions() -> Iterator[tuple[Table, str, str]]:
    table = game("p1: move 3; * draw lockpick; p1: done", "p2: move 3; * draw fuel")
    yield table, "p1", "P2 drew Fuel, worth 10. Trade a card for it?"
    yield game(), "p1", "Where do you go? You must move, then draw a card where any are left."
    yield (
        at(3, stage=3, active="p1", where={"p1": "8"}),
        "p1",
        ("Where do you go? In computer 8a the gang escapes and the game ends."),
    )
    position: dict[str, Any] = {"active": "p1", "phase": "play_card"}
    yield at(3, hands={"p1": "booty fuel"}, **position), "p1", "Play cards, or end your turn?"
    yield at(3, hands={"p1": "booty gun mug"}, **position), "p1", "Play cards, or end your turn?"
    yield at(3, hands={"p1": "booty gun"}, **position), "p1", "You have nothing to play: end your turn."
    table = at(3, hands={"p1": "booty ir", "p2": "booty root fuel"}, **position)
    yield follow(table, "p1: play ir"), "p1", "Whom do you accuse of hiding an access card?"
    table = follow(table.copy(), "p1: accuse p2")
    yield table, "p2", "P1 accuses you. Play an access card, or let P1 look at 2 of your 3 cards?"
    table = follow(table.copy(), "p2: answer decline; * check fuel root")
    yield table, "p1", "You found Root Token on P2. Which one do you play?"
    table = follow(at(3, hands={"p1": "booty ir"}, **position), "p1: play ir; p1: accuse p3")
    yield table, "p3", "P1 accuses you, and you have no access card: P1 looks at 1 of your 1 card."
    for words, asked in (
        ("", "Anything to say before P1 moves? It need not be true."),
        ("say has", "Which seat is it about?"), ("say room", "Which space is it about?"),
        ("say has/about p1", "What does P1 hold?"), ("say lacks/about p1", "What does P1 not hold?"),
        ("say room/about 2a", "Which pair lies in corridor 2a?"), ("say go/about p3", "Where should P3 move?"),
        ("say want/about p3", "What should P3 play?"),
    ):  # fmt: skip
        table = game(talk="structured")
        for word in filter(None, words.split("/")):
            table.apply("p2", word)
        yield table, "p2", asked


def test_what_a_seat_is_asked() -> None:
    for table, seat, says in questions():
        asked = table.question(seat)
        assert asked == says
        assert asked is not None
        assert asked.danger is (asked.code == "answer_accusation")
        assert asked.subject


def test_everybody_who_is_asked_reads_a_question_and_nobody_else() -> None:
    codes = set()
    for seed in range(3):
        luck, table = random.Random(seed), dealt(4, seed, **KINDS[seed])
        while not table.over:
            for seat in range(4):
                asked = table.question(seat)
                assert (asked is not None) is (seat in table.actors)
                codes |= {asked.code} if asked else set()
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))
    assert codes == {
        "choose_move", "intercept", "play_card", "accuse", "answer_accusation", "confiscate", "talk_floor",
        "talk_subject", "talk_word",
    }  # fmt: skip


def test_every_reason_names_a_rule_of_the_ledger() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        luck, table = random.Random(seed), dealt(3 + seed, seed, **KINDS[seed])
        while not table.over:
            seat = luck.choice(table.actors)
            options = set(table.menu(seat))
            for action in luck.sample(range(len(GAME.definition.words.actions)), 12):
                if action not in options:
                    reason = table.reason_against(seat, action)
                    assert reason.moment in MOMENTS
                    assert all(one in GAME.rules for one in reason.rule.split(", ")), reason
                    found[reason.moment] += 1
            table.act(seat, luck.choice(list(options)))
    assert set(found) >= {"not_now", "not_yours", "not_here", "not_enough", "done", "agreed", "not_there", "never"}


# What is known of the others' hands


@pytest.mark.rules("Q46")
def test_what_a_seat_is_sure_of_is_so() -> None:
    """In whole games, after every step; and the cards that may be there were seen once."""
    for seed in range(4):
        luck, table = random.Random(seed), dealt(3 + seed, seed, **KINDS[2 * (seed % 2)])
        while not table.over:
            for watcher in (*table.seats, None):
                for one in table.view(watcher)["seats"]:
                    assert (one["known"] is None) is (one["seat"] == watcher)
                    held = Counter(hand(table, one["seat"]).split())
                    assert not Counter((one["known"] or {}).get("sure", {})) - held
            seat = luck.choice(table.actors)
            table.act(seat, luck.choice(table.menu(seat)))


@pytest.mark.rules("Q46", "R20", "R21")
def test_a_card_that_was_seen_may_be_in_either_hand_after_an_exchange_unseen() -> None:
    table = game(
        "p1: move 3; * draw lockpick; p1: done", "p2: move 3; * draw fuel; p1: pass; p2: done",
        "p3: move 4; * draw keycard; p3: done", "p4: move 4; * draw boots; p3: swap booty; p4: done", players=4,
    )  # fmt: skip
    sure, maybe = "sure", "maybe"
    assert seat_of(table, "p2", "p1")["known"] == {sure: {"fuel": 1, "booty": 1}, maybe: {}}
    assert seat_of(table, "p2", "p3")["known"] == {sure: {"booty": 1}, maybe: {}}
    assert seat_of(table, "p3", "p1")["known"] == {sure: {}, maybe: {"booty": 1}}
    assert seat_of(table, "p4", "p1")["known"] == {sure: {"booty": 1}, maybe: {"booty": 1}}
    assert seat_of(table, "p3", "p4")["known"] == {sure: {"boots": 1}, maybe: {}}
    assert seat_of(table, "p4", "p3")["known"] == {sure: {"booty": 2}, maybe: {}}


def test_what_else_a_view_tells_of_the_table() -> None:
    table = game("p1: move 3; * draw lockpick; p1: done")
    assert table.view(None)["turns_to_maintenance"] == 2
    assert game().view(None)["turns_to_maintenance"] == 3
    cards = {one["id"]: (one["sort"], one["colours"]) for one in table.view(None)["cards"]}
    assert cards["ir"] == ("access", ["orange"])
    assert cards["root"] == ("access", ["purple"])
    assert cards["fuel"] == ("resource", ["fuel"])
    assert cards["fueloxy"] == ("resource", ["fuel", "oxygen"])
    assert (cards["booty"], cards["vase"]) == (("loot", []), ("hazard", []))


@pytest.mark.rules("R9", "R38", "R44", "R46", "R55", "R56")
def test_a_view_tells_what_the_next_maintenance_would_do_which_zones_are_open_and_how_much_a_check_sees() -> None:
    low = {"oxygen": 1, "power": 1, "fuel": 3}
    view = at(token=low, resources="fuel power", stage=2, hands={"p1": "booty fuel ir"}).view(None)
    assert (view["covered"], view["alarm"]) == (["power", "fuel"], ["oxygen"])
    assert view["open_zones"] == ["blue", "orange"]
    assert [one["checked"] for one in view["seats"]] == [2, 1, 1]
    with_double = at(options={"hazards": True}, token=low, resources="oxypow").view(None)
    assert (with_double["covered"], with_double["alarm"]) == (["oxygen", "power"], [])
    spoiled = at(options={"hazards": True}, token=low, resources="oxypow vase").view(None)
    assert (spoiled["covered"], spoiled["alarm"]) == ([], ["oxygen", "power"])


@pytest.mark.rules("R37", "R38")
def test_only_a_card_is_a_handle_of_an_answer() -> None:
    table = play(at(hands={"p1": "booty ir", "p2": "booty iris"}, phase="play_card"), "p1: play ir; p1: accuse p2")
    assert [(one.notation, one.handles) for one in table.options("p2")] == [
        ("answer decline", ()),
        ("answer iris", ("hand:iris",)),
    ]
