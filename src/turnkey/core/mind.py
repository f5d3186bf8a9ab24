"""A small network that plays: what it is made of, and what it makes of a row of numbers. Rules, so compiled in.

Most numbers of a row are 0, and half of what it first makes of them, too: both are passed over. What the network adds
to is a prior: every kind of action that is on offer alike, most of it given to what the game's own bot advises.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from turnkey.core.rule import long_rule

NO_ADVICE = -1
TRUST, FAVOUR, NUMBERS = range(3)  # the places of `Mind.numbers`: how much the prior counts, the advice's part of it


class Columns(NamedTuple):
    """How what a seat knows is written as a row (see `stepping.show`), and the network's column of each number."""

    runs: Any
    hot: Any
    mapped: Any
    flags: Any
    maps: Any
    apart: Any
    scaled: Any
    scales: Any
    places: Any  # of the columns behind those that say whose row it is


class Mind(NamedTuple):
    """The network at a table of one size. Actions and seats are counted from the one who looks."""

    base: Any  # by seat: what the first layer begins with
    first: Any  # by column
    second_base: Any
    second: Any  # by what the first layer made
    policy_base: Any
    policy: Any  # by action
    value_base: Any
    value: Any  # by what the second layer made
    turned: Any  # by seat and action: the action as that seat counts
    relative: Any  # by seat and seat: the other one as the first counts
    kind: Any  # of each action
    numbers: Any


class Thought(NamedTuple):
    """Room for one thought."""

    row: Any
    first: Any
    second: Any
    on_offer: Any  # by kind of action, how many
    priors: Any  # by place on the menu: the logarithm of what is likely before anything is learned
    chances: Any  # by place on the menu
    values: Any  # by seat


@long_rule
def weigh(mind: Mind, places: Any, head: int, thought: Thought, seat: int) -> None:
    """The two layers, from the row that is in the thought; its first `head` columns are passed over."""
    first, second, row = thought.first, thought.second, thought.row
    width = first.shape[0]
    for unit in range(width):
        first[unit] = mind.base[seat, unit]
    for column in range(head, row.shape[0]):
        number = row[column]
        if number != 0:
            weights = mind.first[places[column - head]]
            for unit in range(width):
                first[unit] += number * weights[unit]
    for unit in range(second.shape[0]):
        second[unit] = mind.second_base[unit]
    for one in range(width):
        number = first[one]
        if number > 0:
            weights = mind.second[one]
            for unit in range(second.shape[0]):
                second[unit] += number * weights[unit]
    for unit in range(second.shape[0]):
        if second[unit] < 0:
            second[unit] = 0


@long_rule
def judge_seats(mind: Mind, thought: Thought, seat: int) -> None:
    """What the game will bring each seat, by the table's own count."""
    for other in range(thought.values.shape[0]):
        place = mind.relative[seat, other]
        worth = np.float64(mind.value_base[place])
        for unit in range(thought.second.shape[0]):
            worth += thought.second[unit] * mind.value[unit, place]
        thought.values[other] = worth


@long_rule
def judge_actions(mind: Mind, thought: Thought, seat: int, menu: Any, advice: int) -> int:
    """How likely each action on the menu is, and the likeliest. Of equals it is the first as the seat counts, so that a
    turned table is played alike."""
    on_offer, chances = thought.on_offer, thought.chances
    kinds = 0
    for kind in range(on_offer.shape[0]):
        on_offer[kind] = 0
    for place in range(menu[0]):
        kind = mind.kind[menu[1 + place]]
        if on_offer[kind] == 0:
            kinds += 1
        on_offer[kind] += 1
    favour = mind.numbers[FAVOUR] if advice != NO_ADVICE else 0.0
    best, most, first_of_all = -1, -np.inf, 0
    for place in range(menu[0]):
        action = int(menu[1 + place])
        turned = int(mind.turned[seat, action])
        prior = (1.0 - favour) / (kinds * on_offer[mind.kind[action]])
        if action == advice:
            prior += favour
        thought.priors[place] = np.log(prior)
        logit = np.float64(mind.policy_base[turned]) + mind.numbers[TRUST] * thought.priors[place]
        for unit in range(thought.second.shape[0]):
            logit += thought.second[unit] * mind.policy[turned, unit]
        chances[place] = logit
        if logit > most or (logit == most and turned < first_of_all):
            best, most, first_of_all = action, logit, turned
    total = 0.0
    for place in range(menu[0]):
        chances[place] = np.exp(chances[place] - most)
        total += chances[place]
    for place in range(menu[0]):
        chances[place] /= total
    return best
