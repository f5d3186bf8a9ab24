"""Chance: asked for inside a rule, in one call that names it, and answered from a tape.

    roll = draw(game, DIE, 6)                           # uniform over 0 … 5
    card = draw_from(game, SUPPLY, game.deck, knowers)  # one of the things counted, all equally likely

A simulation has no tape and a small generator of its own, in the record's `rng`. A live table's
tape holds written results (a replay, a test) or words of the operating system's entropy; where it
ends, the generator goes on. It may also be asked what could come of a draw, and with which odds (`unfolding`).
"""

from __future__ import annotations

from typing import Any

from turnkey.core.journal import write
from turnkey.core.lifted import journal_of, only_at_tables
from turnkey.core.notation import Chance
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE

WORD = 0xFFFFFFFFFFFFFFFF
STEP = 0x9E3779B97F4A7C15  # from SplitMix64: without it, zero would be mixed to zero
NAME_SHIFT = 32  # a written result is kept as its chance's name and its value in one word
ANEW = 0xFFFFFFFF  # the value of a written result that leaves this one to chance


@rule
def mixed(word: int) -> int:
    """The last steps of SplitMix64: every bit of the word affects every bit of the answer."""
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & WORD
    return word ^ (word >> 31)


@rule
def next_word(game: Any) -> int:
    """The next 64 bits of the record's own generator (SplitMix64)."""
    game.rng = (game.rng + STEP) & WORD
    return mixed(game.rng)


@rule
def scaled(word: int, count: int) -> int:
    """A number below `count` from a word's upper half; no number is favoured by more than count / 2^32."""
    return int(((word >> 32) * count) >> 32)


@rule
def pick(dice: Any, count: int) -> int:
    """A policy's own throw, from a generator separate from the game's: `dice` is an array of one word."""
    dice[0] = (dice[0] + STEP) & WORD
    return scaled(mixed(dice[0]), count)


@rule
def reseed(game: Any, dice: Any) -> None:
    """Replace the generator's state, which no seat may know, by one from the policy's throws."""
    dice[0] = (dice[0] + STEP) & WORD
    game.rng = mixed(dice[0])


@rule
def _no_fault(game: Any) -> None:
    return None


@only_at_tables(otherwise=_no_fault)
def misfit(game: Any) -> None:
    """The result on the tape could not come here. Only the first is noted: later ones follow from it."""
    journal = journal_of(game)
    if journal.tape_fault == 0:
        journal.tape_fault = journal.tape_next


@rule
def written_by_name(game: Any, name: int) -> int:
    """The next result of this name, taken off the tape: for a world that may ask for more, or in another order."""
    journal = journal_of(game)
    for at in range(journal.tape_written):
        if int(journal.tape[at] >> NAME_SHIFT) == name:
            value = int(journal.tape[at] & ANEW)
            journal.tape[at] = WORD
            return -1 if value == ANEW else value
    return -1


@rule
def _nothing_written(game: Any, name: int) -> int:
    return -1


@only_at_tables(otherwise=_nothing_written)
def written(game: Any, name: int) -> int:
    """The result written on the tape for this draw, or -1 if there is none."""
    journal = journal_of(game)
    if journal.tape_by_name:
        return written_by_name(game, name)
    at = journal.tape_next
    if at >= journal.tape_written:
        return -1
    journal.tape_next = at + 1
    if int(journal.tape[at] >> NAME_SHIFT) != name:
        misfit(game)
        return -1
    return int(journal.tape[at] & 0xFFFFFFFF)


@only_at_tables(otherwise=next_word)
def fresh_word(game: Any) -> int:
    """A word of entropy from the tape; if none is left there, one from the generator."""
    journal = journal_of(game)
    at = journal.tape_next
    if at >= journal.tape_end:
        return next_word(game)
    journal.tape_next = at + 1
    return journal.tape[at]


@rule
def _nobody_asks(game: Any) -> bool:
    return False


@only_at_tables(otherwise=_nobody_asks)
def odds_wanted(game: Any) -> bool:
    """Whether this draw shall tell its odds: it is the first that nothing is written for. Asked before it is drawn."""
    journal = journal_of(game)
    if journal.odds_wanted == 0 or journal.tape_next < journal.tape_written:
        return False
    journal.odds_wanted = 0
    return True


@rule
def _untold(game: Any, result: int, ways: int) -> None:
    return None


@only_at_tables(otherwise=_untold)
def weigh(game: Any, result: int, ways: int) -> None:
    """Tell how many ways lead to a result."""
    journal = journal_of(game)
    journal.odds[result] = ways


@rule
def note(game: Any, name: int, knowers: int, of: int, value: int) -> None:
    """Write down what came."""
    write(game, -1 - name, knowers, of, value, 0, 0, 0, 0, 0, 0)


@rule
def draw(game: Any, name: Chance, count: int, knowers: int = EVERYONE, of: int = 0) -> int:
    """One of 0 … count-1, all equally likely; the knowers see which. `of`: what it is for, where its
    declaration names such things."""
    if odds_wanted(game):
        for result in range(count):
            weigh(game, result, 1)
    value = written(game, name)
    if value >= count:
        misfit(game)
        value = -1
    if value < 0:
        value = scaled(fresh_word(game), count)
    note(game, name, knowers, of, value)
    return value


@rule
def draw_from(game: Any, name: Chance, counts: Any, knowers: int = EVERYONE, of: int = 0) -> int:
    """The kind of one thing taken blindly out of many: counts[kind] of each kind."""
    total = 0
    for kind in range(len(counts)):
        total += counts[kind]
    if odds_wanted(game):
        for kind in range(len(counts)):
            weigh(game, kind, counts[kind])
    value = written(game, name)
    if value >= len(counts) or (value >= 0 and counts[value] == 0):
        misfit(game)
        value = -1
    if value < 0:
        place = scaled(fresh_word(game), total)
        value = 0
        below = 0
        for kind in range(len(counts) - 1):  # on to the end: stopping early would be a branch hard to predict
            below += counts[kind]
            value = kind + 1 if place >= below else value
    note(game, name, knowers, of, value)
    return value


@rule
def draw_among(game: Any, name: Chance, places: Any, place: int, knowers: int = EVERYONE, of: int = 0) -> int:
    """One of the things that lie at this place, where `places` says of each thing where it lies."""
    total = 0
    for thing in range(len(places)):
        total += 1 if places[thing] == place else 0
    if odds_wanted(game):
        for thing in range(len(places)):
            weigh(game, thing, 1 if places[thing] == place else 0)
    value = written(game, name)
    if value >= len(places) or (value >= 0 and places[value] != place):
        misfit(game)
        value = -1
    if value < 0:
        wanted = scaled(fresh_word(game), total)
        value = 0
        for thing in range(len(places)):
            here = places[thing] == place
            value = thing if here and wanted == 0 else value
            wanted -= 1 if here else 0
    note(game, name, knowers, of, value)
    return value
