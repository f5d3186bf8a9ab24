"""What free undo rests on: open verbs are offered in every world alike; what looks at no secret ends alike there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import turnkey
from turnkey.core.notation import CHANCE
from turnkey.core.table import Table
from turnkey.core.tracing import depends_on_secrets

SLUGS = turnkey.game_names()
LOOKS = {"locked_out": 12}  # where a world takes long to draw, fewer
WORLDS = 2


def decisions(slug: str, seed: int) -> Iterator[tuple[Table, int, random.Random]]:
    """Decisions of random games, one in three, by the defaults and with other options."""
    game, luck = turnkey.game(slug), random.Random(seed)
    while True:
        players = luck.choice(list(game.seats))
        values = {one.name: luck.choice(list(one.samples())) for one in game.options if luck.random() < 0.1}
        try:
            table = game.table(players, values, "interpreted")
        except turnkey.TurnkeyError:
            continue  # options that clash
        table.start(seed=luck.randrange(2**32))
        while not table.over:
            seat = luck.choice(table.actors)
            if luck.random() < 0.3:
                yield table, seat, luck
            table.act(seat, luck.choice(table.menu(seat)))


def worlds(table: Table, luck: random.Random, watchers: list[int | None]) -> Iterator[tuple[int | None, Table]]:
    for watcher in luck.sample(watchers, min(WORLDS, len(watchers))):
        yield watcher, table.determinize(watcher, luck.randrange(2**32))


@pytest.mark.parametrize("slug", SLUGS)
def test_what_an_open_verb_offers_is_offered_in_every_world_that_anybody_holds_possible(slug: str) -> None:
    actions, looks, seen = turnkey.game(slug).definition.words.actions, LOOKS.get(slug, 120), set()
    for table, seat, luck in decisions(slug, 7):
        offered = [action for action in table.menu(seat) if actions[action].verb.open]
        seen |= {actions[action].verb.word for action in offered}
        others = [one for one in (*range(table.players), None) if one != seat]
        for watcher, world in worlds(table, luck, others):
            there = world.menu(seat)
            missing = [actions[action].notation for action in offered if action not in there]
            assert not missing, f"{missing} of seat {seat} cannot be done in a world that seat {watcher} holds possible"
        looks -= 1
        if not looks:
            break
    assert seen


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if slug != "airlock"])
def test_cards_out_of_a_hidden_hand_are_not_open(slug: str) -> None:
    hidden = {
        "break_escape": ("teleport", "swap", "pup", "jailbreak", "discard", "save"),
        "locked_out": ("play", "search", "swap", "answer", "take"),
        "lockdown": ("play walkie", "play drink", "play pistol", "play can", "play bat", "play meat", "keep", "gift"),
        "lockup": ("tome", "keep", "add", "token"),
    }[slug]
    verbs = {verb.word: verb.open for verb in turnkey.game(slug).definition.words.actions.verbs}
    assert [word for word in hidden if verbs[word]] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_what_looks_at_no_secret_ends_alike_in_every_world(slug: str) -> None:
    """For the one who acts too: what others hide shows neither in who is asked next nor in what is seen."""
    looks, alike, otherwise = LOOKS.get(slug, 120), 0, 0
    for table, seat, luck in decisions(slug, 8):
        action = luck.choice(table.menu(seat))
        if not depends_on_secrets(table, seat, action):
            after = table.copy()
            assert not any(entry.kind == CHANCE for entry in after.act(seat, action)), "chance is nobody's to know"
            for watcher, world in worlds(table, luck, [*range(table.players), None]):
                if action in world.menu(seat):
                    world.act(seat, action)
                    assert world.actors == after.actors
                    assert world.view(watcher) == after.view(watcher)
                    alike += 1
        else:
            otherwise += 1
        looks -= 1
        if not looks:
            break
    assert alike
    assert otherwise
