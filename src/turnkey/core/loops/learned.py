"""The loops of a player that learned: what its network thinks of a position, a search that is led by it, and the games
that a network learns from on a CPU.

The search is that of `search`, with two things from the network. A node's options share the search's curiosity as the
network likes them. And a simulation that leaves the tree is not played out, or not that alone: what the network
expects for every seat counts, too. `Rest` says when it is asked, and for how much its word counts.

The network sees what the asked seat knows in the world of the simulation: nothing else is written into its row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from turnkey.core.chance import pick
from turnkey.core.layout import lift
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.advising import PATIENCE
from turnkey.core.loops.common import copy, lowest_seat, scatter, wipe
from turnkey.core.loops.playing import CHANCE_STREAM, POLICY_STREAM, goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.search import DEEPEST, USED_EDGES, USED_NODES, best_edge, has_room, key_of, learn, place_of
from turnkey.core.loops.stepping import I8, LEARNER, SEATS, note_distances, write
from turnkey.core.menu import clear, offered
from turnkey.core.mind import NO_ADVICE, judge_actions, judge_seats, weigh
from turnkey.core.rule import rule
from turnkey.core.secrecy import erase

GHOST = -2  # instead of a policy: an earlier self decides for this seat
WAVERER = -4  # likewise: the network does each thing as often as it finds it likely, and not only what it likes best
WORLD_STREAM = 3  # as in `watched`, so that both meet the same worlds
FINE = 1 << 24  # a throw of this many sides stands for a number between 0 and 1


class Rest(NamedTuple):
    """How a simulation of `ponder` goes on where it leaves the tree."""

    trust: float  # for how much the network's word counts, and not the game's end; 1: that alone, nothing is played on
    horizon: int  # choices of the bots before it is asked
    own: bool  # and then at the searcher's next choice: whoever chooses before does not know what the searcher hides


@rule
def show(sight: Any, book: Any, seat: int, seen_raw: Any, notes: Any, head: Any, columns: Any, row: Any) -> None:
    """Write the row of a seat from what it knows, which is in `seen_raw`: as `stepping.show`."""
    seen = (
        seen_raw, seen_raw.view(np.int8), seen_raw.view(np.int16), seen_raw.view(np.int32), seen_raw.view(np.int64)
    )  # fmt: skip
    for column in range(row.shape[0]):
        row[column] = 0
    for column in range(head.shape[0]):
        row[SEATS + column] = head[column]
    note_distances(seen[I8], columns.apart[seat])
    if notes.shape[0] > 0:
        for note in range(notes.shape[0]):
            notes[note] = 0
        rules.features(sight, book, seat, lift(notes))
    write(
        seen, seat, columns.runs[seat], columns.hot[seat], columns.mapped[seat], columns.flags[seat], columns.maps, row
    )
    for one in range(columns.scaled.shape[0]):
        row[columns.scaled[one]] *= columns.scales[one]


@njit(cache=True, nogil=True)
def judge(
    known_raw: Any,
    seen: Any,
    seen_raw: Any,
    notes: Any,
    books: Any,
    seat: int,
    menus: Any,
    advice: int,
    head: Any,
    columns: Any,
    mind: Any,
    thought: Any,
) -> int:
    """The action that the network likes best; its thought tells the rest. `known_raw` is what the seat knows."""
    copy(known_raw, seen_raw)
    show(lift(seen[0]), lift(books[0]), seat, seen_raw, notes, head, columns, thought.row)
    weigh(mind, columns.places, SEATS, thought, seat)
    judge_seats(mind, thought, seat)
    return judge_actions(mind, thought, seat, lift(menus), advice)


@rule
def grow(nodes: Any, edges: Any, used: Any, place: int, key: Any, menu: Any, chances: Any) -> None:
    """A new node with an edge for each option, as likely as the network finds it."""
    nodes[place].key = key
    nodes[place].first = used[USED_EDGES]
    for option in range(menu[0]):
        edge = edges[used[USED_EDGES]]
        edge.action = menu[1 + option]
        edge.visits = 0
        edge.worth = 0.0
        edge.prior = chances[option]
        used[USED_EDGES] += 1
    used[USED_NODES] += 1


@njit(cache=True, nogil=True)
def ponder(
    games: Any,
    raw: Any,
    seen: Any,
    seen_raw: Any,
    seen_words: Any,
    notes: Any,
    menus: Any,
    words: Any,
    root_raw: Any,
    secrets: Any,
    books: Any,
    searcher: int,
    guides: Any,
    rest: Rest,
    explore: float,
    simulations: int,
    nodes: Any,
    edges: Any,
    used: Any,
    scope: Any,
    path: Any,
    outcome: Any,
    stop: Any,
    head: Any,
    columns: Any,
    mind: Any,
    thought: Any,
) -> None:
    """Run more simulations from the root, for the seat `searcher`; the tree keeps what they found.

    `guides` names each seat's policy: for advice, and for playing on.
    """
    game, sight, book = lift(games[0]), lift(seen[0]), lift(books[0])
    menu, dice = lift(menus), lift(words)
    size = raw.shape[0]
    for _ in range(simulations):
        if stop[0] != 0:
            return
        copy(root_raw, raw)
        rules.determinize(game, book, searcher, dice)
        depth, taken = 0, 0
        in_tree, judged = True, False
        while stop[0] == 0 and goes_on(game, book):
            # Others may be asked at the root too: the searcher decides first.
            seat = searcher if depth == 0 and in_tree else lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            action: Any = np.int64(menu[1])
            if menu[0] > 1 or (depth == 0 and in_tree):
                copy(raw, seen_raw[:size])
                erase(seen_raw[:size], secrets, seat)
                place, known = 0, False
                key = np.uint64(0)
                if in_tree:
                    key = key_of(seen_words, seat)
                    place = place_of(nodes, key)
                    known = nodes[place].key == key and depth < path.shape[0]
                if known:
                    edge = best_edge(edges, nodes[place].first, menu[0], scope, explore)
                    action = edges[edge].action
                    path[depth, 0] = edge
                    path[depth, 1] = seat
                    depth += 1
                else:
                    if guides[seat] == RANDOM:
                        action = np.int64(menu[1 + pick(dice, menu[0])])
                    else:
                        action = np.int64(choose(guides[seat], sight, book, seat, menu, dice))
                    grows = in_tree and depth < path.shape[0] and has_room(nodes, edges, used, menu[0])
                    grows = grows and nodes[place].key == 0
                    in_tree = False
                    asks = not judged and taken >= rest.horizon and (seat == searcher or not rest.own)
                    if grows or asks:
                        show(sight, book, seat, seen_raw, notes, head, columns, thought.row)
                        weigh(mind, columns.places, SEATS, thought, seat)
                    if grows:
                        advised = guides[seat] != RANDOM and offered(menu, action)
                        advice: Any = action if advised else np.int64(NO_ADVICE)
                        judge_actions(mind, thought, seat, menu, advice)
                        grow(nodes, edges, used, place, key, menu, thought.chances)
                    if asks:
                        judged = True
                        judge_seats(mind, thought, seat)
                        if rest.trust >= 1.0:
                            break
                    taken += 1
            rules.apply(game, book, seat, action)
        if stop[0] != 0:
            return
        if not judged or rest.trust < 1.0:
            rules.returns(game, book, outcome)
        if judged:
            for seat in range(outcome.shape[0]):
                played = 0.0 if rest.trust >= 1.0 else (1.0 - rest.trust) * outcome[seat]
                outcome[seat] = played + rest.trust * thought.values[seat]
        used[DEEPEST] = max(used[DEEPEST], depth)
        learn(edges, path, depth, outcome, scope)


# Games to learn from: whole games are played in here, and what the learner's seats saw and chose is noted


@rule
def advised(policy: int, sight: Any, book: Any, seat: int, menu: Any, dice: Any) -> Any:
    """What a policy would do. What it would say first is said to the copy that it looks at, as in `advising`."""
    if policy != RANDOM:
        for _ in range(PATIENCE):
            action = choose(policy, sight, book, seat, menu, dice)
            if offered(menu, action):
                return np.int64(action)
            rules.apply(sight, book, seat, action)
    return np.int64(NO_ADVICE)


@rule
def thrown(dice: Any, menu: Any, chances: Any) -> int:
    """A place on the menu, each as likely as its chance."""
    left = pick(dice, FINE) / FINE
    for place in range(menu[0]):
        left -= chances[place]
        if left < 0:
            return place
    return int(menu[0]) - 1


@rule
def think(
    raw: Any, sight: Any, seen_raw: Any, notes: Any, secrets: Any, book: Any, head: Any, seat: int, menu: Any,
    dice: Any, adviser: int, columns: Any, mind: Any, thought: Any,
) -> int:  # fmt: skip
    """What a network makes of what a seat knows; the action that it likes best."""
    size = raw.shape[0]
    copy(raw, seen_raw[:size])
    erase(seen_raw[:size], secrets, seat)
    show(sight, book, seat, seen_raw, notes, head, columns, thought.row)
    weigh(mind, columns.places, SEATS, thought, seat)
    judge_seats(mind, thought, seat)
    advice = advised(adviser, sight, book, seat, menu, dice)
    return judge_actions(mind, thought, seat, menu, advice)


@rule
def decided(
    policy: int, raw: Any, sight: Any, seen_raw: Any, secrets: Any, book: Any, seat: int, menu: Any, dice: Any
) -> int:
    """What one of the game's policies does."""
    if policy == RANDOM:
        return int(menu[1 + pick(dice, menu[0])])
    size = raw.shape[0]
    copy(raw, seen_raw[:size])
    erase(seen_raw[:size], secrets, seat)
    return int(choose(policy, sight, book, seat, menu, dice))


@njit(cache=True, nogil=True)
def begin(games: Any, raw: Any, numbers: Any, words: Any, books: Any, seed: int) -> None:
    """Deal all games."""
    for place in range(raw.shape[0]):
        wipe(raw[place])
        start(lift(games[place]), lift(books[numbers[place] % len(books)]), seed, numbers[place], lift(words[place]))


@njit(cache=True, nogil=True)
def practise(
    games: Any,
    raw: Any,
    numbers: Any,
    words: Any,
    deciders: Any,
    seatings: Any,
    seed: int,
    seen: Any,
    seen_raw: Any,
    notes: Any,
    menus: Any,
    secrets: Any,
    books: Any,
    heads: Any,
    adviser: int,
    columns: Any,
    mind: Any,
    ghost: Any,
    thought: Any,
    extra: Any,
    cells: Any,
    contents: Any,
    cell_ends: Any,
    options: Any,
    priors: Any,
    option_ends: Any,
    seats: Any,
    chosen: Any,
    chances: Any,
    values: Any,
    rewards: Any,
    ended: Any,
    ahead: Any,
) -> int:
    """Carry every game on until its learners have made as many choices as there is room for; says how many decisions
    all seats have made. Then `ahead` is what every seat expects at the next choice.

    Of each choice it notes the numbers of the row that are not 0 (`cells`: of which column; `extra` are columns that
    are 1 for a seat), the options as the seat counts, what was chosen, how likely it was, what the seat expected; and
    of the last one of a game, what that brought. A game that is dealt anew gets one of the `seatings`.
    """
    sight, menu = lift(seen[0]), lift(menus)
    steps = seats.shape[1]
    taken = 0
    for place in range(raw.shape[0]):
        game, dice = lift(games[place]), lift(words[place])
        book, head = lift(books[numbers[place] % len(books)]), heads[numbers[place] % len(heads)]
        step, cell, option = 0, 0, 0
        while True:
            if not goes_on(game, book):
                if step > 0 and not ended[place, step - 1]:
                    rules.returns(game, book, rewards[place, step - 1])
                    ended[place, step - 1] = True
                numbers[place] += raw.shape[0]
                book, head = lift(books[numbers[place] % len(books)]), heads[numbers[place] % len(heads)]
                wipe(raw[place])
                start(game, book, seed, numbers[place], dice)
                seating = pick(dice, seatings.shape[0])
                for seat in range(deciders.shape[1]):
                    deciders[place, seat] = seatings[seating, seat]
                continue
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            policy = int(deciders[place, seat])
            action = int(menu[1])
            if policy >= 0:
                action = decided(policy, raw[place], sight, seen_raw, secrets, book, seat, menu, dice)
            elif menu[0] > 1:
                own = policy == LEARNER
                think(
                    raw[place], sight, seen_raw, notes, secrets, book, head, seat, menu, dice, adviser, columns,
                    mind if own else ghost, thought,
                )  # fmt: skip
                if own and step == steps:
                    for other in range(ahead.shape[1]):
                        ahead[place, other] = thought.values[other]
                    break
                at = thrown(dice, menu, thought.chances)
                action = int(menu[1 + at])
                if own:
                    for column in range(SEATS, thought.row.shape[0]):
                        if thought.row[column] != 0:
                            cells[place, cell] = columns.places[column - SEATS]
                            contents[place, cell] = thought.row[column]
                            cell += 1
                    for one in range(extra.shape[1]):
                        cells[place, cell] = extra[seat, one]
                        contents[place, cell] = 1
                        cell += 1
                    for one in range(menu[0]):
                        options[place, option] = mind.turned[seat, menu[1 + one]]
                        priors[place, option] = thought.priors[one]
                        option += 1
                    cell_ends[place, step + 1], option_ends[place, step + 1] = cell, option
                    seats[place, step], chosen[place, step] = seat, at
                    chances[place, step] = np.log(thought.chances[at])
                    values[place, step] = thought.values[seat]
                    ended[place, step] = False
                    step += 1
            rules.apply(game, book, seat, action)
            taken += 1
    return taken


@njit(cache=True, nogil=True)
def contest(
    games: Any,
    raw: Any,
    words: Any,
    deciders: Any,
    seed: int,
    seen: Any,
    seen_raw: Any,
    notes: Any,
    menus: Any,
    secrets: Any,
    books: Any,
    heads: Any,
    adviser: int,
    columns: Any,
    mind: Any,
    thought: Any,
    rewards: Any,
) -> None:
    """Whole games, a row of `rewards` each: what every seat got. Learners do what the network likes best."""
    sight, menu = lift(seen[0]), lift(menus)
    game, dice = lift(games[0]), lift(words)
    for number in range(rewards.shape[0]):
        book, head = lift(books[number % len(books)]), heads[number % len(heads)]
        wipe(raw)
        start(game, book, seed, number, dice)
        while goes_on(game, book):
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            policy = int(deciders[seat])
            action = int(menu[1])
            if policy >= 0:
                action = decided(policy, raw, sight, seen_raw, secrets, book, seat, menu, dice)
            elif menu[0] > 1:
                action = think(
                    raw, sight, seen_raw, notes, secrets, book, head, seat, menu, dice, adviser, columns, mind, thought
                )
            rules.apply(game, book, seat, action)
        rules.returns(game, book, rewards[number])


@njit(cache=True, nogil=True)
def foresee(
    games: Any,
    raw: Any,
    words: Any,
    root_raw: Any,
    deciders: Any,
    decider: int,
    forced: int,
    redraws: bool,
    seed: int,
    horizon: int,
    seen: Any,
    seen_raw: Any,
    notes: Any,
    menus: Any,
    secrets: Any,
    books: Any,
    heads: Any,
    adviser: int,
    columns: Any,
    mind: Any,
    thought: Any,
    rewards: Any,
    choices: Any,
) -> None:
    """As `watched.play_on`, in the same worlds with the same chance; but learners do what the network likes best, and
    waverers each thing as often as it finds it likely. At the choice number `horizon` (from 0; what is forced is none;
    below 0 nowhere) the rest is cut off: what the network expects there for every seat is the reward.

    `choices` says how many there were before the game's end, or -1 where the network had the last word. The last one's
    position stays in `raw`.
    """
    sight, menu, book, head = lift(seen[0]), lift(menus), lift(books[0]), heads[0]
    game, dice = lift(games[0]), lift(words)
    for number in range(rewards.shape[0]):
        copy(root_raw, raw)
        if redraws:
            scatter(dice, seed, number, WORLD_STREAM)
            rules.determinize(game, book, decider, dice)
        scatter(dice, seed, number, CHANCE_STREAM)
        game.rng = dice[0]
        scatter(dice, seed, number, POLICY_STREAM)
        following, taken = forced, 0
        while goes_on(game, book):
            seat = decider if following >= 0 else lowest_seat(rules.actors(game, book))
            action = following
            if following < 0:
                clear(menu)
                rules.options(game, book, seat, menu)
                action = int(menu[1])
                if menu[0] > 1:
                    if taken == horizon:
                        taken = -1
                        copy(raw, seen_raw[: raw.shape[0]])
                        erase(seen_raw[: raw.shape[0]], secrets, seat)
                        show(sight, book, seat, seen_raw, notes, head, columns, thought.row)
                        weigh(mind, columns.places, SEATS, thought, seat)
                        judge_seats(mind, thought, seat)
                        break
                    taken += 1
                    if deciders[seat] >= 0:
                        action = decided(int(deciders[seat]), raw, sight, seen_raw, secrets, book, seat, menu, dice)
                    else:
                        action = think(
                            raw, sight, seen_raw, notes, secrets, book, head, seat, menu, dice, adviser, columns, mind,
                            thought,
                        )  # fmt: skip
                        if deciders[seat] == WAVERER:
                            action = int(menu[1 + thrown(dice, menu, thought.chances)])
            following = -1
            rules.apply(game, book, seat, action)
        choices[number] = taken
        if taken >= 0:
            rules.returns(game, book, rewards[number])
        else:
            for seat in range(rewards.shape[1]):
                rewards[number, seat] = thought.values[seat]
