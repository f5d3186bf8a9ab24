"""Playing cards (R25-R34): access, resources, searches, and the stages that access opens."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from locked_out_table import (
    GAME,
    ICONS,
    ORANGE,
    PILES,
    PLAIN_LOOT,
    PURPLE,
    area,
    asked,
    at,
    dealt,
    follow,
    hand,
    offered,
    offers,
    refuse,
)

from turnkey import Table


def playing(hand: str, players: int = 3, **more: object) -> Table:
    """p1 plays cards from this hand; the others hold a Share of the Booty each."""
    options = more.pop("options", {})
    hands = {"p1": hand, **dict(more.pop("others", {}))}  # type: ignore[call-overload]
    return at(players, options, hands=hands, active="p1", phase="play_card", **more)  # type: ignore[arg-type]


def nothing_found(card: str) -> str:
    """p1 plays an access card and accuses p2, who has but a booty card."""
    return f"p1: play {card}; p1: accuse p2; p2: answer decline; * check booty"


def opening(card: str, stage: int) -> str:
    return f"p1: play {card}; * stage {stage}; p1: accuse p2; p2: answer decline; * check booty"


# Access


@pytest.mark.rules("R25")
@pytest.mark.parametrize("card", [*ORANGE, *PURPLE])
def test_access_of_both_colours_may_be_played_from_the_start(card: str) -> None:
    table = playing(f"booty {card}")
    follow(table, nothing_found(card))
    assert (area(table, "access_area"), area(table, "discard"), hand(table, "p1")) == (card, "", "booty")


@pytest.mark.rules("R25", "R31", "R33", "R36", "Q22")
@pytest.mark.parametrize(
    ("stage", "card", "waits"),
    [
        (1, "ir", True), (1, "root", True), (2, "iris", False), (2, "voice", True), (3, "keycard", False),
        (3, "neural", False),
    ],
)  # fmt: skip
def test_where_a_card_goes_by_stage(stage: int, card: str, waits: bool) -> None:
    """Played for nothing, it still obliges to accuse."""
    table = playing(f"booty {card}", stage=stage)
    follow(table, f"p1: play {card}")
    assert area(table, "access_area") == (card if waits else "")
    assert area(table, "discard") == ("" if waits else card)
    assert asked(table) == "p1 accuse"


@pytest.mark.rules("R26", "R36")
def test_a_duplicate_may_be_played_and_completes_nothing() -> None:
    table = playing("booty iris", access="ir lockpick iris")
    follow(table, nothing_found("iris"))
    assert table.view(None)["stage"] == 1
    assert area(table, "access_area") == "ir lockpick iris iris"


@pytest.mark.rules("R30", "Q13", "R26")
@pytest.mark.parametrize("last", ORANGE)
def test_four_orange_kinds_open_the_orange_zone(last: str) -> None:
    waiting = [kind for kind in ORANGE if kind != last]
    table = playing(f"booty {last}", access=" ".join([*waiting, waiting[0], "cipher", "voice"]))
    follow(table, opening(last, 2))
    assert table.view(None)["stage"] == 2
    assert area(table, "access_area") == "cipher voice"  # purple stays, duplicates go
    assert Counter(area(table, "discard").split()) == Counter([*ORANGE, waiting[0]])
    assert asked(table) == "p1 play_card"


@pytest.mark.rules("R32", "Q13", "R26")
@pytest.mark.parametrize("last", PURPLE)
def test_four_purple_kinds_open_the_way_to_the_computer(last: str) -> None:
    waiting = [kind for kind in PURPLE if kind != last]
    table = playing(f"booty {last}", access=" ".join([*waiting, waiting[1]]), stage=2)
    follow(table, opening(last, 3))
    assert table.view(None)["stage"] == 3
    assert area(table, "access_area") == ""
    assert Counter(area(table, "discard").split()) == Counter([*PURPLE, waiting[1]])


@pytest.mark.rules("Q20", "R32")
def test_purple_before_orange_opens_everything() -> None:
    """An artificial position: the whole area is cleared, and orange is open too."""
    table = playing("booty root", access="ir ir lockpick cipher voice neural neural")
    follow(table, opening("root", 3))
    assert table.view(None)["stage"] == 3
    assert area(table, "access_area") == ""
    assert area(table, "discard") == "ir ir lockpick cipher voice neural neural root"
    follow(table, "p1: done")
    assert "move 6" in offers(table)


@pytest.mark.rules("Q21")
def test_every_access_kind_has_one_colour() -> None:
    colours = {name: card["colour"] for name, card in GAME.edition["access"].items()}
    assert colours == dict.fromkeys(ORANGE, "orange") | dict.fromkeys(PURPLE, "purple")


@pytest.mark.rules("R34", "R30", "R37", "Q43")
def test_a_suspects_answer_opens_a_zone_too() -> None:
    table = playing("booty ir", others={"p2": "booty iris"}, access="lockpick keycard")
    follow(table, "p1: play ir; p1: accuse p2; p2: answer iris; * stage 2")
    assert asked(table) == "p1 play_card"
    assert area(table, "access_area") == ""


@pytest.mark.rules("R34", "R30", "R39")
def test_a_confiscated_card_opens_a_zone_too() -> None:
    table = playing("booty ir", others={"p2": "booty iris"}, access="lockpick keycard")
    follow(table, "p1: play ir; p1: accuse p2; p2: answer decline; * check iris; p1: take iris; * stage 2")
    assert asked(table) == "p1 play_card"


@pytest.mark.rules("R34", "R31")
def test_both_stages_in_one_turn() -> None:
    """The card that opens stage 2, the answer to it, and the next card are each tested by themselves."""
    table = playing("booty ir root", others={"p2": "booty neural"}, access="lockpick keycard iris cipher voice")
    follow(table, "p1: play ir; * stage 2; p1: accuse p2; p2: answer neural")
    assert area(table, "access_area") == "cipher voice neural"
    follow(table, "p1: play root; * stage 3; p1: accuse p3; p3: answer decline; * check booty")


@pytest.mark.rules("R31", "R33", "R37")
@pytest.mark.parametrize(("stage", "card"), [(2, "iris"), (3, "iris"), (3, "root")])
def test_an_answer_goes_past_the_area_too(stage: int, card: str) -> None:
    table = playing("booty ir", others={"p2": f"booty {card}"}, stage=stage)
    follow(table, f"p1: play ir; p1: accuse p2; p2: answer {card}")
    assert area(table, "discard") == f"ir {card}"


@pytest.mark.rules("R31", "R33", "R39")
def test_a_confiscated_card_goes_past_the_area_too() -> None:
    table = playing("booty ir", others={"p2": "booty iris"}, stage=2)
    follow(table, "p1: play ir; p1: accuse p2; p2: answer decline; * check iris; p1: take iris")
    assert area(table, "discard") == "ir iris"


# Resources


@pytest.mark.rules("R27")
def test_resources_wait_and_may_be_doubled() -> None:
    table = playing("booty fuel fuel power")
    follow(table, "p1: play fuel; p1: play fuel; p1: play power")
    assert area(table, "resource_area") == "power fuel fuel"
    assert asked(table) == "p1 play_card"  # nobody is accused
    assert hand(table, "p1") == "booty"


@pytest.mark.rules("R54", "R27")
def test_hazards_and_doubles_are_played_like_resources() -> None:
    table = playing("booty charge oxypow vase", options={"hazards": True})
    assert offers(table) == ["done", "play oxypow", "play vase", "play charge"]
    follow(table, "p1: play charge; p1: play oxypow")
    assert area(table, "resource_area") == "oxypow charge"
    assert asked(table) == "p1 play_card"


# Searches


@pytest.mark.rules("R28", "Q1", "Q3")
def test_a_search_is_a_whole_extra_turn_at_once() -> None:
    table = at(
        3,
        hands={"p1": "booty gun mug fuel"},
        piles={"4": PILES["4"]},
        active="p1",
        phase="play_card",
        where={"p1": "2a"},
    )
    follow(table, "p1: search gun mug")
    assert area(table, "discard") == "gun mug"
    assert asked(table) == "p1 choose_move"  # fuel can be played only after that move
    follow(table, "p1: move 4; * draw keycard; p1: play fuel; p1: done")
    assert asked(table) == "p2 choose_move"


@pytest.mark.rules("Q3", "R28")
@pytest.mark.parametrize(("one", "other"), [("corkscrew", "parrot"), ("gun", "boots"), ("scope", "earbud")])
def test_any_two_icon_cards_serve(one: str, other: str) -> None:
    for words in (f"{one} {other}", f"{other} {one}"):
        table = playing(f"booty {one} {other}")
        table.apply("p1", f"search {words}")
        assert area(table, "discard") == f"{one} {other}"


@pytest.mark.rules("R28", "Q5", "Q6")
def test_which_cards_bear_the_icon() -> None:
    """Ten loot kinds; neither the other six nor booty."""
    table = playing(" ".join(["booty booty", *ICONS, *PLAIN_LOOT]), others={"p2": ""}, discard="fuel")
    pairs = [f"search {one} {other}" for place, one in enumerate(ICONS) for other in ICONS[place + 1 :]]
    assert offers(table) == ["done", *pairs]
    for pair in ("gun crown", "gun booty", "whisky chart"):
        assert "does not bear the icon" in refuse(table, f"p1: search {pair}")
    assert "too few of them" in refuse(playing("booty gun"), "p1: search gun mug")
    assert "you do not hold" in refuse(playing("booty gun boots"), "p1: search gun mug")


@pytest.mark.rules("R29", "Q2")
def test_one_search_until_play_passes_on() -> None:
    table = playing("booty gun mug boots scope earbud parrot")
    table.apply("p1", "search gun mug")
    table.apply("p1", offers(table)[0])
    while asked(table) != "p1 play_card":
        table.apply(table.actors[0], "pass")
    assert not any(option.startswith("search") for option in offers(table))
    assert "one search at most until play passes on" in refuse(table, "p1: search boots scope")
    assert table.view("p2")["search_used"] is True
    follow(table, "p1: done")
    assert table.view("p2")["search_used"] is False
    assert asked(table) == "p2 choose_move"


@pytest.mark.rules("Q2", "R48")
def test_the_limit_resets_when_play_passes_into_maintenance() -> None:
    table = at(3, hands={"p2": "booty gun mug"}, active="p3", maintainer="p1", phase="play_card", search_used=1)
    table.apply("p3", "done")
    assert table.view(None)["search_used"] is False
    table.apply("p2", offers(table)[0])
    while asked(table) != "p2 play_card":
        table.apply(table.actors[0], "pass")
    assert "search gun mug" in offers(table)


@pytest.mark.rules("Q4")
def test_a_search_may_just_buy_a_move() -> None:
    """Piles empty, from 8 into the computer."""
    table = at(
        3,
        hands={"p1": "booty gun mug", "p2": "booty ring"},
        active="p1",
        phase="play_card",
        stage=3,
        where={"p1": "8"},
        piles={"8": PILES["8"]},
    )
    follow(table, "p1: search gun mug", "p1: move 8a; * end escape winner p2")


@pytest.mark.rules("Q23", "R28")
def test_a_search_on_the_opening_turn_needs_two_icon_cards() -> None:
    """With the house table nobody can hold two by then."""
    for players in (3, 6):
        table = dealt(players, seed=players, first_player="p1")
        table.apply("p1", "move 3")
        assert not any(option.startswith("search") for option in offers(table))


@pytest.mark.rules("Q47")
def test_hazards_and_doubles_do_not_serve_in_a_search() -> None:
    table = playing("booty charge vase battery oxypow powfuel boots", options={"hazards": True})
    assert not any(option.startswith("search") for option in offers(table))


# What may not be done


@pytest.mark.rules("Q6", "Q27", "Q36")
def test_there_is_no_other_way_to_part_with_a_card() -> None:
    """What may be done is listed exhaustively: no free discard, no gift, no showing of hands."""
    words = {action.verb.word for action in GAME.definition.words.actions}
    assert words == {
        "move", "pass", "swap", "done", "play", "search", "accuse", "answer", "answer decline", "take", "silent",
        "say", "about", "word",
    }  # fmt: skip
    playable = {action.notation for action in GAME.definition.words.actions if action.verb.word == "play"}
    assert not playable & {f"play {kind}" for kind in (*ICONS, *PLAIN_LOOT, "booty")}


@pytest.mark.rules("Q6")
def test_cards_leave_a_hand_only_as_the_rules_say_and_booty_never_leaves_play() -> None:
    """Random games, step by step: which verb was it when somebody's hand lost a card?"""
    losing: dict[str, set[str]] = {}
    for seed, options in enumerate(({}, {"hazards": True}, {}, {})):
        table = dealt(3 + seed % 4, seed, **options)
        luck = random.Random(seed)
        while not table.over:
            before = {seat: Counter(hand(table, seat).split()) for seat in table.seats}
            actor = table.actors[0]
            action = luck.choice(table.options(actor))
            table.apply(actor, action)
            for number, seat in enumerate(table.seats):
                if before[seat] - Counter(hand(table, seat).split()):
                    role = "actor" if number == actor else "other"
                    losing.setdefault(action.verb.word, set()).add(role)
            assert sum(hand(table, seat).split().count("booty") for seat in table.seats) == table.players
    assert losing == {
        "swap": {"actor"}, "play": {"actor"}, "search": {"actor"}, "answer": {"actor"}, "take": {"other"},
    }  # fmt: skip


@pytest.mark.rules("R54", "Q47")
def test_without_hazards_none_can_be_played() -> None:
    table = playing("booty fuel")
    assert "this table plays without hazards" in refuse(table, "p1: play vase")
    assert offered(table, "p1") == ["done", "play fuel"]
