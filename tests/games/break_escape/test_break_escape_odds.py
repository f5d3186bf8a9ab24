"""Hands redrawn for a seat that may not see them (Q56): nothing impossible, and everything with the right odds.

The odds to compare with come from laying the unseen cards into the unseen places in every way that fits: before
a reshuffle all together; after one the cards held then apart from those of the new deck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
from break_escape_table import CARDS, GAME, RUNNERS, SEATS, at, hands_dealt, known, now, piece, play, small_game
from scipy.stats import chisquare

from turnkey import Table

DRAWS = 20_000
SPECTATOR = 7
Kinds = tuple[int, ...]
World = tuple[Kinds, ...]  # the hidden hands, in turn order


def place_of(runner: str, position: Mapping[str, Any], prefix: str) -> list[str]:
    """A hand's places by what may lie there: a JAIL BREAK, anything, or anything but that."""
    sure, unsure = position[f"{prefix}sure"][runner], position[f"{prefix}unsure"][runner]
    size = position["old_size" if prefix else "hand_size"][runner]
    return ["jailbreak"] * sure + ["any"] * unsure + ["other"] * (size - sure - unsure)


def laid(
    places: Sequence[tuple[int, str]], pool: list[int], hands: list[list[int]], ways: int
) -> Iterator[tuple[World, int]]:
    """Lay physical cards of the pool into the places one by one, in every way; the rest is the deck."""
    if not places:
        yield tuple((hand[0], hand[1], hand[2], hand[3]) for hand in hands), ways
        return
    (holder, allowed), rest = places[0], places[1:]
    for kind, card in enumerate(CARDS):
        fits = allowed == "any" or (allowed == "jailbreak") == (card == "jailbreak")
        if fits and pool[kind]:
            copies = pool[kind]
            pool[kind] -= 1
            hands[holder][kind] += 1
            yield from laid(rest, pool, hands, ways * copies)
            hands[holder][kind] -= 1
            pool[kind] += 1


def odds(position: Mapping[str, Any], hidden: Sequence[str]) -> dict[World, float]:
    """Each possible set of hidden hands, and how likely it is."""
    ways: Counter[World] = Counter()

    def pool(field: str) -> list[int]:
        return [sum(position[field][runner][card] for runner in hidden) for card in CARDS]

    def empty() -> list[list[int]]:
        return [[0, 0, 0, 0] for _ in hidden]

    deck = [position["deck"][card] for card in CARDS]
    if not position["reshuffled"]:
        places = [(place, what) for place, runner in enumerate(hidden) for what in place_of(runner, position, "")]
        both = [held + left for held, left in zip(pool("hand"), deck, strict=True)]
        for hands, count in laid(places, both, empty(), 1):
            ways[hands] += count
    else:
        old = [(place, what) for place, runner in enumerate(hidden) for what in place_of(runner, position, "old_")]
        drawn = [
            (place, what)
            for place, runner in enumerate(hidden)
            for what in ["jailbreak"] * position["new_keys"][runner] + ["other"] * position["new_others"][runner]
        ]
        came = [
            held + lost - before
            for held, lost, before in zip(pool("hand"), pool("lost"), pool("old_hand"), strict=True)
        ]
        new = Counter(dict(laid_counts(drawn, [left + more for left, more in zip(deck, came, strict=True)], empty())))
        for held, count in laid_counts(old, pool("old_hand"), empty()):
            for more, times in new.items():
                hands = tuple(
                    tuple(
                        held[place][kind] + more[place][kind] - position["lost"][runner][card]
                        for kind, card in enumerate(CARDS)
                    )
                    for place, runner in enumerate(hidden)
                )
                if min(min(hand) for hand in hands) >= 0:
                    ways[hands] += count * times
    total = sum(ways.values())
    return {hands: count / total for hands, count in ways.items()}


def laid_counts(places: Sequence[tuple[int, str]], pool: list[int], hands: list[list[int]]) -> list[tuple[World, int]]:
    ways: Counter[World] = Counter()
    for world, count in laid(places, pool, hands, 1):
        ways[world] += count
    return list(ways.items())


def redrawn(table: Table, watcher: int, hidden: Sequence[str], seed: int, field: str = "hand") -> Counter[World]:
    """The hidden hands of many worlds that this seat cannot tell apart."""
    determinize = GAME.engine("compiled").determinize
    book = GAME.book(4, table.values)
    dice = np.array([seed], np.uint64)
    true, state = table.state.copy(), table.state.copy()
    drawn: Counter[bytes] = Counter()
    for _ in range(DRAWS):
        state[:] = true
        determinize(state, book, watcher, dice)
        drawn[state[field].tobytes()] += 1
    seen: Counter[World] = Counter()
    for raw, count in drawn.items():
        hands = np.frombuffer(raw, true[field].dtype).reshape(len(RUNNERS), len(CARDS)).tolist()
        seen[tuple(tuple(hands[RUNNERS.index(runner)]) for runner in hidden)] += count
    return seen


def assert_right_odds(table: Table, watcher: str | None, seed: int) -> int:
    """Nothing impossible comes, everything possible does as often as it should; says how many worlds there are."""
    seat = SPECTATOR if watcher is None else SEATS.index(watcher)
    hidden = [runner for runner in RUNNERS if piece(table, runner, watcher)["hand"] is None]
    expected = odds(now(table), hidden)
    true = tuple(tuple(now(table)["hand"][runner][card] for card in CARDS) for runner in hidden)
    assert true in expected
    seen = redrawn(table, seat, hidden, seed)
    assert set(seen) <= set(expected)
    often = [world for world, chance in expected.items() if chance * DRAWS >= 5]
    observed = [seen[world] for world in often]
    wanted = [expected[world] * DRAWS for world in often]
    if len(often) < len(expected):
        observed.append(DRAWS - sum(observed))
        wanted.append(DRAWS - sum(wanted))
    if len(wanted) > 1:
        assert chisquare(observed, wanted).pvalue > 1e-4
    return len(expected)


def somewhere(seed: int, hands: str, reshuffled: bool, watcher: str | None) -> Table:
    """A position of a random game in which this seat has a fair number of worlds to choose from."""
    dice = random.Random(seed)
    for game in range(100):
        table = small_game(1000 * seed + game, hands)
        while not table.over:
            position = now(table)
            hidden = [runner for runner in RUNNERS if piece(table, runner, watcher)["hand"] is None]
            played = sum(position["lost"][runner][card] for runner in hidden for card in CARDS)
            if bool(position["reshuffled"]) is reshuffled and played >= 2 and dice.random() < 0.3:
                if 4 <= len(odds(position, hidden)) <= 300:
                    return table
            table.act(table.actors[0], dice.choice(table.menu(table.actors[0])))
    raise AssertionError("no such position")


@pytest.mark.rules("Q56")
def test_right_odds_after_the_deal_for_james() -> None:
    """28 cards, nothing known: Ben's two cards follow the plain odds of the deck."""
    table = hands_dealt("pup swap", "jailbreak pup", "pup pup", "roll 1")
    assert assert_right_odds(table, "james", 1) > 100
    seen = redrawn(table, 3, ["ben"], 2)
    two_jailbreaks = seen[((0, 0, 0, 2),)] / DRAWS
    assert two_jailbreaks == pytest.approx(5 * 4 / (28 * 27), abs=0.005)


@pytest.mark.rules("Q56", "Q46")
def test_right_odds_after_draws_and_plays_for_james() -> None:
    """A small deck; Ben drew with a Key, Lewis without, David played a PUP from the deal."""
    options = {"deck_teleport": 1, "deck_swap": 2, "deck_pup": 4, "deck_jailbreak": 4}
    table = hands_dealt("jailbreak pup", "swap pup", "pup jailbreak", "roll 2", options=options)
    play(table, "go; draw jailbreak", "end; roll 2", "go; draw swap", "end; roll 1", "pup", "go")
    assert [known(table, runner) for runner in RUNNERS] == [(1, 2), (0, 2), (0, 1)]
    assert assert_right_odds(table, "james", 3) > 20


@pytest.mark.rules("Q56")
@pytest.mark.parametrize("reshuffled", [False, True], ids=["before", "after"])
@pytest.mark.parametrize(
    ("hands", "watcher", "seed"),
    [
        ("team", "james", 1),
        ("team", "james", 3),
        ("team", None, 1),
        ("private", "james", 1),
        ("private", "ben", 1),
        ("private", "lewis", 3),
        ("private", "david", 1),
    ],
)
def test_right_odds_anywhere(hands: str, watcher: str | None, seed: int, reshuffled: bool) -> None:
    table = somewhere(seed, hands, reshuffled, watcher)
    assert assert_right_odds(table, watcher, seed) >= 4


@pytest.mark.rules("Q56", "Q43")
def test_right_odds_of_hands_in_which_some_cards_are_known_not_to_be_jailbreaks() -> None:
    """At the reshuffle Ben has one open card of three; Lewis one sure JAIL BREAK and one open card."""
    table = at(
        stage="act",
        turn="david",
        where={"david": 7, "james": 20},
        hand={"ben": "swap pup pup", "lewis": "pup jailbreak jailbreak", "david": "teleport teleport pup"},
        sure={"lewis": 1},
        unsure={"ben": 1, "lewis": 1, "david": 3},
        deck="",
        discard="swap pup",
    )
    play(table, "teleport 14; draw swap")
    assert assert_right_odds(table, "james", 9) > 10


@pytest.mark.rules("Q56")
def test_a_reshuffle_can_tell_everything() -> None:
    """The new deck is public: with private hands Ben then knows what the one hidden hand held."""
    table = at(
        {"hands": "private"},
        stage="act",
        where={"ben": 7, "james": 20},
        fate={"david": "eliminated"},
        hand={"ben": "teleport pup", "lewis": "swap jailbreak"},
        deck="",
        discard="pup pup swap",
    )
    play(table, "teleport 14; draw pup")
    assert odds(now(table), ["lewis"]) == {((0, 1, 0, 1),): 1.0}
    assert assert_right_odds(table, "ben", 5) == 1
    assert assert_right_odds(table, "james", 5) > 1


@pytest.mark.rules("Q56")
def test_worlds_that_differ_only_in_the_past_are_redrawn_too() -> None:
    """Two Runners have lost a SWAP and a PUP each since the reshuffle; who held and who drew which is open."""
    empty = dict.fromkeys(CARDS, 0)
    table = at(
        {"pup_supply": 12},
        stage="act",
        turn="david",
        where={"ben": 7, "lewis": 8, "david": 5, "james": 20},
        hand={"david": "jailbreak"},
        deck="",
        discard="swap swap pup pup",
        reshuffled=1,
        new_deck=empty | {"swap": 1, "pup": 1},
        old_hand={"ben": empty | {"swap": 1}, "lewis": empty | {"pup": 1}, "david": empty | {"jailbreak": 1}},
        old_size={"ben": 1, "lewis": 1, "david": 1},
        old_unsure={"ben": 0, "lewis": 0, "david": 1},
        new_others={"ben": 1, "lewis": 1},
        lost={"ben": empty | {"swap": 1, "pup": 1}, "lewis": empty | {"swap": 1, "pup": 1}},
    )
    seen = redrawn(table, 3, ["ben"], 1, field="old_hand")
    assert set(seen) == {((0, 1, 0, 0),), ((0, 0, 1, 0),)}
    assert seen[((0, 1, 0, 0),)] / DRAWS == pytest.approx(0.5, abs=0.02)


@pytest.mark.rules("Q56")
def test_whoever_sees_everything_has_nothing_redrawn() -> None:
    for hands, watchers in (("team", ("ben", "lewis", "david")), ("open", (*SEATS, None))):
        table = somewhere(3, hands, True, "james") if hands == "team" else small_game(3, hands)
        for watcher in watchers:
            for seed in range(5):
                twin = table.determinize(watcher, seed)
                assert dict(now(twin), rng=0) == dict(now(table), rng=0)
                assert now(twin)["rng"] != now(table)["rng"]  # the dice to come are nobody's to know


@pytest.mark.rules("Q56")
def test_interpreted_and_compiled_redraw_alike() -> None:
    for seed in range(3):
        for reshuffled in (False, True):
            table = somewhere(seed, "private", reshuffled, "ben")
            state = table.state.copy()
            GAME.engine("compiled").determinize(state, GAME.book(4, table.values), 0, np.array([seed], np.uint64))
            assert state.tobytes() == table.determinize("ben", seed).state.tobytes()
