"""Accusation (R35-R41): who must accuse whom, how a suspect answers, what is looked at and taken."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from locked_out_table import ORANGE, PURPLE, area, asked, at, body, follow, game, hand, offers, refuse, same_to
from scipy.stats import chisquare

from turnkey import BadChance, Table


def accused(suspect: str = "booty", own: str = "booty ir", players: int = 3, **more: Any) -> Table:
    """p1 has played an IR Emitter and accused p2, who holds these cards."""
    hands = {"p1": own, "p2": suspect, **more.pop("others", {})}
    table = at(players, hands=hands, active="p1", phase="play_card", **more)
    return follow(table, "p1: play ir; p1: accuse p2")


@pytest.mark.rules("R35", "R41", "Q44")
@pytest.mark.parametrize(
    ("players", "accuser", "order"),
    [(3, "p1", "p2 p3"), (4, "p3", "p4 p1 p2"), (6, "p5", "p6 p1 p2 p3 p4"), (5, "p5", "p1 p2 p3 p4")],
)
def test_any_other_seat_may_be_accused_wherever_it_stands(players: int, accuser: str, order: str) -> None:
    where = dict(zip(order.split(), ("2", "3", "4", "5", "2a"), strict=False))
    table = at(players, hands={accuser: "booty ir"}, active=accuser, phase="play_card", where=where | {accuser: "5"})
    follow(table, f"{accuser}: play ir")
    assert offers(table) == [f"accuse {seat}" for seat in order.split()]
    assert "you cannot accuse yourself" in refuse(table, f"{accuser}: accuse {accuser}")
    refuse(table, f"{accuser}: done")


@pytest.mark.rules("R35")
def test_a_seat_that_is_not_at_the_table_cannot_be_accused() -> None:
    table = at(3, hands={"p1": "booty ir"}, active="p1", phase="play_card")
    assert "there is no P5 at this table" in refuse(follow(table, "p1: play ir"), "p1: accuse p5")


@pytest.mark.rules("R35", "Q12")
def test_each_access_card_is_followed_by_its_own_accusation() -> None:
    table = at(3, hands={"p1": "booty ir root iris"}, active="p1", phase="play_card")
    for card in ("ir", "root", "iris"):
        follow(table, f"p1: play {card}")
        assert asked(table) == "p1 accuse"
        refuse(table, "p1: done")
        follow(table, "p1: accuse p3; p3: answer decline; * check booty")
        assert asked(table) == "p1 play_card"


@pytest.mark.rules("R35", "R28")
def test_it_holds_in_search_turns_too() -> None:
    table = at(3, hands={"p1": "booty ir"}, active="p1", phase="play_card", search_used=1)
    follow(table, "p1: play ir")
    assert asked(table) == "p1 accuse"


@pytest.mark.rules("R41", "Q44")
def test_the_same_seat_may_be_accused_again_and_again() -> None:
    """And whoever was just the suspect may accuse in its own turn, its accuser too."""
    table = at(3, hands={"p1": "booty ir iris", "p2": "booty voice"}, active="p1", phase="play_card", where={"p2": "5"})
    for card in ("ir", "iris"):
        follow(table, f"p1: play {card}; p1: accuse p2; p2: answer decline; * check booty")
    follow(table, "p1: done")
    table.apply("p2", offers(table)[0])
    while asked(table) != "p2 play_card":
        table.apply(table.actors[0], "pass")
    follow(table, "p2: play voice; p2: accuse p1; p1: answer decline; * check booty")


# The answer


@pytest.mark.rules("R37", "Q40")
def test_a_suspect_may_answer_with_any_access_kind_or_decline() -> None:
    table = accused("booty root iris iris voice fuel gun")
    assert asked(table) == "p2 answer_accusation"
    assert offers(table) == ["answer decline", "answer iris", "answer voice", "answer root"]
    assert "you hold no Cipher Breaker" in refuse(table, "p2: answer cipher")
    assert "P1 is not asked now" in refuse(table, "p1: answer decline")


@pytest.mark.rules("R37", "Q43")
@pytest.mark.parametrize("card", ["iris", "root"])
def test_an_answer_is_played_and_makes_nobody_accuse(card: str) -> None:
    table = accused("booty iris root")
    follow(table, f"p2: answer {card}")
    assert area(table, "access_area") == f"ir {card}"
    assert card not in hand(table, "p2")
    assert asked(table) == "p1 play_card"
    assert not any("looks at" in line for line in table.log("p2"))


@pytest.mark.rules("Q40", "R38")
def test_a_suspect_without_access_is_asked_like_any_other() -> None:
    """Two games that differ in the card that p2 drew alone: nobody else can tell `cannot` from `will not`."""
    cannot, will_not = (
        game(
            f"p2: move 3; * draw {card}; p2: done",
            "p3: move 4; * draw keycard; p3: done",
            "p1: move 2; * draw ir; p1: play ir; p1: accuse p2",
            first="p2",
            piles={"3": f"{card} {other} gun lockpick oxygen ring"},
        )
        for card, other in (("fuel", "lockpick"), ("lockpick", "fuel"))
    )
    assert offers(cannot) == ["answer decline"]
    assert offers(will_not) == ["answer decline", "answer lockpick"]
    for watcher in ("p1", "p3", None):
        assert same_to(watcher, cannot, will_not)
    for table in (cannot, will_not):
        follow(table, "p2: answer decline; * check booty")
    for watcher in ("p1", "p3", None):
        assert same_to(watcher, cannot, will_not)
    assert not same_to("p2", cannot, will_not)


@pytest.mark.rules("Q15")
def test_denying_costs_nothing_but_the_check() -> None:
    table = accused("booty iris")
    follow(table, "p2: answer decline; * check booty")
    assert hand(table, "p2") == "iris booty"
    assert asked(table) == "p1 play_card"
    follow(table, "p1: done")
    assert asked(table) == "p2 choose_move"


@pytest.mark.rules("Q14")
def test_a_seat_without_cards_may_be_accused_and_is_not_asked() -> None:
    table = at(
        3, hands={"p1": "booty ir", "p2": "", "p3": "booty booty"}, discard="fuel", active="p1", phase="play_card"
    )
    follow(table, "p1: play ir; p1: accuse p2; * check none")
    assert asked(table) == "p1 play_card"
    assert area(table, "access_area") == "ir"


# The check


@pytest.mark.rules("R38", "R40")
@pytest.mark.parametrize(
    ("held", "looked_at"),
    [
        ("booty", 1), ("booty fuel", 1), ("booty fuel power", 2), ("booty fuel power gun", 2),
        ("booty fuel power gun mug", 3), ("booty fuel power gun mug ring", 3),
        ("booty fuel power gun mug ring opal", 4),
    ],
)  # fmt: skip
def test_half_of_the_hand_rounded_up_is_looked_at(held: str, looked_at: int) -> None:
    """R40: with no access card among them all go back, and nothing else happens."""
    table = accused(held)
    table.apply("p2", "answer decline")
    assert body(table)[-1].startswith("* check ")
    cards = body(table)[-1].split()[2:]
    assert len(cards) == looked_at
    assert not Counter(cards) - Counter(held.split())
    assert Counter(hand(table, "p2").split()) == Counter(held.split())
    assert asked(table) == "p1 play_card"
    size = f"{len(held.split())} card{'s' if len(held.split()) > 1 else ''}"
    assert f"P1 looks at {looked_at} of P2's {size}, taken blindly." in table.log("p3")
    assert "No access card is found on P2." in table.log("p3")


@pytest.mark.rules("R38", "Q16")
def test_the_half_is_drawn_from_what_the_hand_holds() -> None:
    table = accused("booty fuel")
    for chance in (["check power"], ["check fuel", "check booty"]):
        with pytest.raises(BadChance):
            table.apply("p2", "answer decline", chance)
    table = accused("iris booty fuel voice")
    with pytest.raises(BadChance):  # there is but one of each
        table.apply("p2", "answer decline", ["check iris", "check iris"])


@pytest.mark.rules("Q16")
def test_every_half_is_as_likely() -> None:
    """Two of four cards, two of which are alike: copies count as cards of their own."""
    table = accused("iris iris booty fuel")
    found: Counter[str] = Counter()
    for seed in range(480):
        twin = table.copy()
        twin.state["rng"] = seed * 7919
        twin.apply("p2", "answer decline")
        found[" ".join(sorted(body(twin)[-1].removeprefix("* check ").split()))] += 1
    odds = {"iris iris": 1 / 6, "booty iris": 2 / 6, "fuel iris": 2 / 6, "booty fuel": 1 / 6}
    assert set(found) == set(odds)
    assert chisquare([found[pair] for pair in odds], [480 * chance for chance in odds.values()]).pvalue > 1e-3


@pytest.mark.rules("R39", "Q18", "Q19")
def test_one_access_card_that_was_seen_must_be_taken() -> None:
    table = accused("booty iris root voice fuel gun")
    follow(table, "p2: answer decline; * check voice iris fuel")
    assert asked(table) == "p1 confiscate"
    assert offers(table) == ["take iris", "take voice"]  # root was not seen
    assert "no Root Token was among the cards that you saw" in refuse(table, "p1: take root")
    refuse(table, "p1: done")
    follow(table, "p1: take voice")
    assert area(table, "access_area") == "ir voice"
    assert hand(table, "p2") == "iris root fuel gun booty"
    assert asked(table) == "p1 play_card"  # no accusation for it
    assert hand(table, "p1") == "booty"


@pytest.mark.rules("Q40", "R39")
def test_the_choice_is_asked_also_when_there_is_but_one() -> None:
    table = accused("booty iris iris")
    follow(table, "p2: answer decline; * check iris iris")
    assert offers(table) == ["take iris"]
    follow(table, "p1: take iris")
    assert hand(table, "p2") == "iris booty"


@pytest.mark.rules("Q18")
def test_the_check_is_not_the_accusers_choice() -> None:
    """It follows from the answer by itself."""
    table = accused("booty fuel")
    follow(table, "p2: answer decline; * check fuel")
    assert asked(table) == "p1 play_card"


@pytest.mark.rules("Q40", "Q17")
def test_how_many_kinds_were_seen_is_between_the_two() -> None:
    """Others learn that something was found, not how much, nor what else."""
    tables = [
        game(
            "p1: move 2; * draw ir; p1: done",
            "p2: move 5; * draw iris; p2: done",
            "p3: move 4; * draw keycard; p3: done",
            "* maint p1 oxygen=7 power=7 fuel=7",
            f"p2: move 2a; * draw {card}; p2: done",
            "p3: move 3; * draw lockpick; p3: done",
            "p1: move 2a; * draw oxygen; p2: pass; p1: play ir; p1: accuse p2; p2: answer decline",
            f"* check iris {card}",
            piles={"2a": f"{card} oxygen {other} power iron cipher fuel whisky"},
        )
        for card, other in (("cipher", "fuel"), ("fuel", "cipher"))
    ]
    assert [offers(table) for table in tables] == [["take iris", "take cipher"], ["take iris"]]
    assert same_to("p3", *tables)
    assert same_to(None, *tables)
    for table in tables:
        follow(table, "p1: take iris")
    assert same_to("p3", *tables)
    assert not same_to("p1", *tables)


@pytest.mark.rules("R36", "R35")
@pytest.mark.parametrize("card", [*ORANGE, *PURPLE])
def test_a_card_of_no_use_obliges_too(card: str) -> None:
    table = at(3, hands={"p1": f"booty {card}"}, active="p1", phase="play_card", stage=3)
    follow(table, f"p1: play {card}; p1: accuse p2; p2: answer decline; * check booty")
