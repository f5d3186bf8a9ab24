"""What every game offers to Python programs, whatever the game."""

from __future__ import annotations

import random

import numpy as np
import pytest

import turnkey
from sampling import of
from turnkey.core.actions import Action
from turnkey.core.secrecy import SPECTATOR
from turnkey.core.table import Table

SLUGS = turnkey.game_names()
POSITIONS = of(1000, sample=80)


def play(table: Table, luck: random.Random, steps: int = 10_000) -> Table:
    for _ in range(steps):
        if table.over:
            break
        seat = luck.choice(table.actors)
        table.apply(seat, luck.choice(table.options(seat)))
    return table


def same(one: Table, other: Table) -> bool:
    return bool(one.state.tobytes() == other.state.tobytes())


def test_an_unknown_game_is_an_error_that_lists_the_names() -> None:
    with pytest.raises(turnkey.UnknownGame, match="break_escape"):
        turnkey.game("monopoly")
    with pytest.raises(turnkey.UnknownGame, match="Did you mean 'break_escape'"):
        turnkey.game("break_escap")


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_tells_its_title_seats_options_and_edition(slug: str) -> None:
    game = turnkey.game(slug)
    assert game.title
    assert all(len(names) == players for players, names in game.seats.items())
    assert game.edition.title
    for option in game.options:
        assert option.help.endswith(".")
        assert option.read(option.write(option.default) if not hasattr(option.default, "option") else 1) is not None


@pytest.mark.parametrize(
    ("slug", "most"),
    [("break_escape", 256), ("airlock", 6 * 1024), ("locked_out", 1536), ("lockdown", 1536), ("lockup", 1536)],
)
def test_a_record_without_its_journal_is_small(slug: str, most: int) -> None:
    """What a game may take follows from what lies on its table; to a processor's nearest cache all are small."""
    assert turnkey.game(slug).layout.size <= most


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seed_gives_the_same_game_and_entropy_another(slug: str) -> None:
    game = turnkey.game(slug)
    one, other = (play(game.deal(seed=7), random.Random(1)) for _ in range(2))
    assert one.record.to_text() == other.record.to_text()
    texts = {play(game.deal(), random.Random(1)).record.to_text() for _ in range(4)}
    assert len(texts) == 4


@pytest.mark.parametrize("slug", SLUGS)
def test_without_a_seed_nothing_follows_from_the_generator(slug: str) -> None:
    """Two tables in the same state, down to the generator, go different ways."""
    game = turnkey.game(slug)
    outcomes = set()
    for _ in range(6):
        table = game.deal(seed=5)
        table.seeded = False
        outcomes.add(play(table, random.Random(3)).record.to_text())
    assert len(outcomes) > 1


@pytest.mark.parametrize("slug", SLUGS)
def test_options_come_with_id_notation_sentence_and_handles(slug: str) -> None:
    table = turnkey.game(slug).deal(seed=2)
    for option in table.options(table.actors[0]):
        assert table.game.definition.words.actions[option.id] is option
        assert table.game.definition.words.actions.read(f"  {option.notation.upper()} ") == option.id
        assert option.sentence
        assert all(":" in handle or handle.isalpha() for handle in option.handles)
        assert option.verb.why


@pytest.mark.parametrize("slug", SLUGS)
def test_an_action_may_be_given_by_option_notation_or_number(slug: str) -> None:
    table = turnkey.game(slug).deal(seed=2)
    seat = table.actors[0]
    option = table.options(seat)[0]
    tables = [table.copy(same_future=True) for _ in range(4)]
    spellings: list[str | int | Action] = [option, option.notation, option.id, option.notation.title()]
    for each, action in zip(tables, spellings, strict=True):
        each.apply(table.seats[seat], action)
        assert same(each, tables[0])
        assert not same(each, table)
    assert len({each.record.to_text() for each in tables}) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_a_refused_action_changes_nothing(slug: str) -> None:
    table = turnkey.game(slug).deal(seed=2)
    seat = table.actors[0]
    before, record = table.state.tobytes(), table.record.to_text()
    missing = next(action for action in table.game.definition.words.actions if action.id not in table.menu(seat))
    with pytest.raises(turnkey.Unreadable):
        table.apply(seat, "fly to the moon")
    with pytest.raises(turnkey.Unreadable):
        table.apply(seat, 10**6)
    with pytest.raises(turnkey.Illegal, match="Possible: "):
        table.apply(seat, missing)
    with pytest.raises(turnkey.TurnkeyError, match="there is no seat"):
        table.apply("nobody", missing)
    with pytest.raises(turnkey.Unreadable):
        table.apply(seat, table.options(seat)[0], chance=["sun shines"])
    with pytest.raises(turnkey.BadChance):
        table.apply(seat, table.options(seat)[0], chance=[some_chance(table)] * 500)
    assert (table.state.tobytes(), table.record.to_text()) == (before, record)


def some_chance(table: Table) -> str:
    chance = table.record.notation.chance[-1]
    return f"{chance.word} {chance.results[0]}"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_finished_game_has_a_reason_winners_returns_and_rows(slug: str) -> None:
    assert turnkey.game(slug).deal(seed=4).result is None
    table = play(turnkey.game(slug).deal(seed=4), random.Random(4))
    result = table.result
    assert result is not None
    assert result.reason
    assert result.winners
    assert len(result.returns) == len(result.rows) == table.players
    assert table.actors == ()
    with pytest.raises(turnkey.Illegal, match="the game is over"):
        table.apply(0, 0)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_copy_goes_its_own_way(slug: str) -> None:
    table = play(turnkey.game(slug).deal(seed=6), random.Random(6), 5)
    before, record = table.state.tobytes(), table.record.to_text()
    play(table.copy(), random.Random(1))
    assert (table.state.tobytes(), table.record.to_text()) == (before, record)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_determinized_table_is_another_world_for_the_same_eyes(slug: str) -> None:
    table = play(turnkey.game(slug).deal(seed=6), random.Random(6), 9)
    for seat in range(table.players):
        worlds = [table.determinize(seat, seed) for seed in range(20)]
        assert {world.seen_by(seat).tobytes() for world in worlds} == {table.seen_by(seat).tobytes()}
        assert len({world.state.tobytes() for world in worlds}) > 10
        assert table.determinize(seat, 3).state.tobytes() == worlds[3].state.tobytes()
        assert worlds[0].record.to_text() == table.record.redacted(seat).to_text()


@pytest.mark.parametrize("slug", SLUGS)
def test_an_observation_tells_what_its_shape_says(slug: str) -> None:
    table = play(turnkey.game(slug).deal(seed=6), random.Random(6), 9)
    shape = table.game.observation
    assert sum(int(np.prod(piece.shape, dtype=int)) for piece in shape.pieces) == shape.size
    for seat in (0, None):
        row, seen = table.observe(seat), table.seen_by(seat)
        for one in table.game.layout.fields:
            if one.known_by is None and not one.values and not one.derived:
                piece = shape[one.name]
                part = row[piece.start : piece.start + max(int(np.prod(piece.shape, dtype=int)), 1)]
                assert part.tolist() == seen[one.name].ravel().tolist()
            if one.known_by not in (None, "nobody"):
                piece = shape[f"{one.name} known"]
                flags = row[piece.start : piece.start + max(int(np.prod(piece.shape, dtype=int)), 1)]
                bit = SPECTATOR if seat is None else seat
                assert flags.tolist() == [(int(k) >> bit) & 1 for k in table.state[one.known_by].ravel()]


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("slug", SLUGS)
def test_random_positions_are_dumped_read_back_and_played_on_alike(slug: str, part: int) -> None:
    game = turnkey.game(slug)
    luck = random.Random(part)
    done = 0
    while done < POSITIONS // 4:
        table = game.deal(seed=luck.randrange(10**9), backend="compiled")
        while not table.over and done < POSITIONS // 4:
            if luck.random() < 0.2:
                again = game.position(table.dump(), backend="compiled")
                assert same(table, again)
                ways = [table.copy(same_future=True), again]
                for way in ways:
                    play(way, random.Random(done), 6)
                assert same(ways[0], ways[1])
                assert ways[0].actors == ways[1].actors
                done += 1
            seat = table.actors[0]
            table.apply(seat, luck.choice(table.options(seat)))
