"""The laws of secrecy, held at every decision and every step of many games.

At a decision, the twin-world law: redraw what a seat cannot know, and neither what it knows nor what it may do
changes. Over a step, the law of releases: the same action with the same chance, in two worlds alike for a watcher,
leaves them alike, except for what declared events release.

The rules come as functions that are already compiled, and are called, not inlined: however large a game is, this loop
takes seconds to compile.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import njit

from turnkey.core.chance import ANEW, NAME_SHIFT, pick
from turnkey.core.journal import AUTOMATIC, MORE, REVEALED
from turnkey.core.journal_record import COLUMNS, KIND, KNOWERS, PARTS, RESULT
from turnkey.core.layout import lift
from turnkey.core.lifted import journal_of
from turnkey.core.loops.common import copy, how_many_seats, same, scatter, seat_among, wipe
from turnkey.core.loops.playing import CHANCE_STREAM, POLICY_STREAM
from turnkey.core.menu import offered
from turnkey.core.rule import rule
from turnkey.core.secrecy import SPECTATOR, erase, knows

# What is counted
(
    POSITIONS, TWINS, STATE_LEAKS, OPTION_LEAKS, UNPLAYABLE, NOT_OPEN,
    STEPS, ALIKE, RELEASED, UNALIGNED, ELSEWHERE, LEAKS,
) = range(12)  # fmt: skip
COUNTS = 12
EVER, ALWAYS = range(2)  # the bits that a secret ever held, and those that it held whenever it held anything

# Of a verb: others do not learn which of its actions it was; nor that it was done; everybody knows that it can be.
SECRET, SILENT, OPEN = 1, 2, 4

# A leak as a row: where it was found, how the watcher learned, what came first that was told here and there
# otherwise, and the first byte of what the watcher knows that differs.
GAME, WATCHER, MOVER, TAKEN, HOW, HERE, THERE, PLACE = range(8)
BY_TELLING, BY_ASKING, IN_SILENCE = range(3)
LEAK_ROW = 8
NOTHING = -(1 << 30)  # nothing more was told

TOLD = 4096  # entries that a step may write
TWIN_STREAM = 2  # in addition to those of every game


class Desk(NamedTuple):
    """What one thread plays with: the true world, its twin, and what is noted of both."""

    lives: Any  # the true world with its journal, an array of one
    states: Any  # the same memory without the journal
    raw: Any  # and as bytes
    twin_lives: Any
    twin_states: Any
    twin_raw: Any
    seen: Any  # what somebody knows of a world
    seen_raw: Any
    twin_seen: Any
    before: Any  # the true world before the step
    kept: Any  # everybody's twin before the step
    menu: Any
    twin_menu: Any
    chosen: Any  # the mover's menu
    told: Any
    twin_told: Any


class Declared(NamedTuple):
    """What the game has declared."""

    secrets: Any
    verbs: Any  # of each action
    verb_kinds: Any
    releasing: Any  # of each event
    confidential: Any
    secret_parts: Any  # a bit for each part that is secret


class Tally(NamedTuple):
    """What was counted and found."""

    counts: Any
    taken: Any  # of each action: how often
    redrawn: Any  # of each secret: how often a twin held another value
    held: Any
    compared: Any  # of each verb: the steps in two worlds
    heard: Any  # of each event that releases something: how often it was told in both
    leaks: Any


# What is told


@rule
def drained(journal: Any, told: Any, count: int) -> int:
    """Move what the journal holds behind what was told so far; says how much that is now."""
    for row in range(journal.entry_count):
        if count < TOLD:
            for column in range(COLUMNS):
                told[count, column] = journal.entries[row, column]
            count += 1
    journal.entry_count = 0
    return count


@rule
def next_told(told: Any, count: int, at: int, confidential: Any, watcher: int) -> int:
    """The next entry that tells a watcher something itself, instead of making earlier entries known."""
    while at < count and (told[at, KIND] == REVEALED or is_unheard(told[at], confidential, watcher)):
        at += 1
    return at


@rule
def is_unheard(entry: Any, confidential: Any, watcher: int) -> bool:
    kind = entry[KIND]
    if kind == AUTOMATIC:
        return not knows(entry[KNOWERS], watcher)
    return kind >= 0 and kind < len(confidential) and confidential[kind] != 0 and not knows(entry[KNOWERS], watcher)


@rule
def tells_same(one: Any, other: Any, secret_parts: Any, watcher: int) -> bool:
    """Whether two entries tell a watcher the same."""
    if one[KIND] != other[KIND] or knows(one[KNOWERS], watcher) != knows(other[KNOWERS], watcher):
        return False
    hidden = 0 if knows(one[KNOWERS], watcher) else hidden_parts(one[KIND], secret_parts)
    for column in range(PARTS, COLUMNS):
        if (hidden >> (column - PARTS)) & 1 == 0 and one[column] != other[column]:
            return False
    return True


@rule
def hidden_parts(kind: int, secret_parts: Any) -> int:
    """The parts of an entry that only its knowers are told, a bit each."""
    if kind < 0:
        return 1 << (RESULT - PARTS)
    if kind == MORE:
        return 1
    return int(secret_parts[kind]) if kind < len(secret_parts) else 0


@rule
def came_otherwise(one: Any, other: Any) -> bool:
    """Whether chance answered the same question differently: then what it reveals cannot be alike."""
    return one[KIND] < 0 and one[KIND] == other[KIND] and one[RESULT] != other[RESULT]


@rule
def releases(kind: int, releasing: Any) -> bool:
    """Whether an entry of this kind is declared to tell something hidden."""
    return kind >= 0 and kind < len(releasing) and releasing[kind] != 0


@rule
def reveals(told: Any, count: int, releasing: Any, watcher: int) -> bool:
    """Whether earlier results or releasing events are made known to the watcher."""
    for at in range(count):
        if told[at, KIND] == REVEALED and knows(told[at, PARTS + 2], watcher):
            if told[at, PARTS] < 0 or releases(told[at, PARTS], releasing):
                return True
    return False


@rule
def kind_at(told: Any, count: int, at: int) -> int:
    """Of one more thing of a list: the event that the list belongs to."""
    while 0 < at < count and told[at, KIND] == MORE:
        at -= 1
    return int(told[at, KIND]) if at < count else NOTHING


# What is known


@rule
def not_laid_open(seen: Any, twin_seen: Any, secrets: Any, before: Any, raw: Any, twin_raw: Any, seat: int) -> int:
    """The first byte that a seat sees differently in two worlds and that was not revealed to it just now; -1: none."""
    for place in range(seen.shape[0]):
        if seen[place] == twin_seen[place]:
            continue
        opened = False
        for row in range(secrets.shape[0]):
            keeper = secrets[row, 2]
            if keeper >= 0 and place >= secrets[row, 0] and place < secrets[row, 0] + secrets[row, 1]:
                now = knows(raw[keeper], seat) or knows(twin_raw[keeper], seat)
                opened = opened or (now and not knows(before[keeper], seat))
        if not opened:
            return place
    return -1


# What is done


@rule
def option_of(verb: int, menu: Any, verbs: Any, dice: Any) -> int:
    """One of the menu's actions of this verb, all equally likely; -1 if there is none."""
    count = 0
    for at in range(1, menu[0] + 1):
        count += 1 if verbs[menu[at]] == verb else 0
    wanted = pick(dice, count) if count > 0 else 0
    for at in range(1, menu[0] + 1):
        if verbs[menu[at]] == verb:
            if wanted == 0:
                return int(menu[at])
            wanted -= 1
    return -1


@rule
def by_verb(menu: Any, verbs: Any, dice: Any) -> int:
    """First a verb, then one of its options, so that a verb with a single option comes up as often as one with many."""
    kinds = 0
    for at in range(1, menu[0] + 1):
        kinds += 1 if at == 1 or verbs[menu[at]] != verbs[menu[at - 1]] else 0
    wanted = pick(dice, kinds)
    for at in range(1, menu[0] + 1):
        if at > 1 and verbs[menu[at]] != verbs[menu[at - 1]]:
            wanted -= 1
        if wanted == 0:
            return option_of(verbs[menu[at]], menu, verbs, dice)
    return -1


@rule
def answer_alike(journal: Any, told: Any, count: int, watcher: int, all_of_it: bool) -> None:
    """Let chance answer by name what it answered in the other world. What the watcher did not see of that may
    come out differently."""
    results = 0
    for row in range(count):
        if told[row, KIND] < 0 and results < len(journal.tape):
            alike = all_of_it or knows(told[row, KNOWERS], watcher)
            journal.tape[results] = ((-1 - told[row, KIND]) << NAME_SHIFT) + (told[row, RESULT] if alike else ANEW)
            results += 1
    journal.tape_next = results
    journal.tape_fault = 0
    journal.tape_written = results
    journal.tape_end = results
    journal.tape_by_name = 1


@rule
def step(apply: Any, advance: Any, tamper: Any, lives: Any, book: Any, seat: int, action: int, told: Any) -> int:
    """An action and everything that follows from it automatically; says how many entries tell of it."""
    journal = journal_of(lift(lives[0]))
    journal.entry_count = 0
    apply(lives, book, seat, action)
    tamper(lives, book)
    count = drained(journal, told, 0)
    while advance(lives, book):
        tamper(lives, book)
        count = drained(journal, told, count)
    return count


# The laws


@rule
def look_twice(desk: Desk, declared: Declared, tally: Tally, seat: int) -> None:
    """A seat's twin has everything that the seat knows, and no secret always has the same value."""
    secrets, raw, twin_raw = declared.secrets, desk.raw, desk.twin_raw
    tally.counts[TWINS] += 1
    copy(twin_raw, desk.twin_seen)
    erase(desk.twin_seen, secrets, seat)
    if not same(desk.seen_raw, desk.twin_seen):
        tally.counts[STATE_LEAKS] += 1
    for row in range(secrets.shape[0]):
        for at in range(secrets[row, 0], secrets[row, 0] + secrets[row, 1]):
            tally.held[EVER, row] |= raw[at]
            if raw[at] != 0:
                tally.held[ALWAYS, row] &= raw[at]
            if raw[at] != twin_raw[at]:
                tally.redrawn[row] += 1
                break


@rule
def look_at_options(options: Any, desk: Desk, tally: Tally, book: Any, seat: int, has_twin: bool) -> None:
    """What may be done follows from what is known: from what the seat knows, from the true position, and from the
    twin, alike and in one order."""
    menu, twin_menu = desk.menu, desk.twin_menu
    options(desk.seen, book, seat, menu)
    options(desk.states, book, seat, twin_menu)
    tally.counts[OPTION_LEAKS] += 0 if same(menu[: menu[0] + 1], twin_menu[: menu[0] + 1]) else 1
    if has_twin:
        options(desk.twin_states, book, seat, twin_menu)
        tally.counts[OPTION_LEAKS] += 0 if same(menu[: menu[0] + 1], twin_menu[: menu[0] + 1]) else 1


@rule
def compare(desk: Desk, declared: Declared, tally: Tally, watcher: int, said: int, twin_said: int, alike: bool) -> Any:
    """How a watcher can tell two worlds apart after the same step, or -1; and by what. `alike`: the same are asked."""
    told, twin_told, releasing, private = desk.told, desk.twin_told, declared.releasing, declared.confidential
    release = reveals(told, said, releasing, watcher)
    one = next_told(told, said, 0, private, watcher)
    other = next_told(twin_told, twin_said, 0, private, watcher)
    while one < said and other < twin_said and tells_same(told[one], twin_told[other], declared.secret_parts, watcher):
        if releases(told[one, KIND], releasing):
            release = True
            tally.heard[told[one, KIND]] += 1
        one = next_told(told, said, one + 1, private, watcher)
        other = next_told(twin_told, twin_said, other + 1, private, watcher)
    here, there = kind_at(told, said, one), kind_at(twin_told, twin_said, other)
    if here != NOTHING and there != NOTHING and came_otherwise(told[one], twin_told[other]):
        tally.counts[UNALIGNED] += 1
        return -1, here, there, -1
    if releases(here, releasing):
        tally.heard[here] += 1
    if releases(here, releasing) or releases(there, releasing):
        tally.counts[RELEASED] += 1
        return -1, here, there, -1
    if here != NOTHING or there != NOTHING:
        return BY_TELLING, here, there, -1
    if not alike:
        return BY_ASKING, here, there, -1
    copy(desk.raw, desk.seen_raw)
    erase(desk.seen_raw, declared.secrets, watcher)
    copy(desk.twin_raw, desk.twin_seen)
    erase(desk.twin_seen, declared.secrets, watcher)
    if same(desk.seen_raw, desk.twin_seen):
        tally.counts[ALIKE] += 1
        return -1, here, there, -1
    place = not_laid_open(
        desk.seen_raw, desk.twin_seen, declared.secrets, desk.before, desk.raw, desk.twin_raw, watcher
    )
    if release and place < 0:
        tally.counts[RELEASED] += 1
        return -1, here, there, -1
    return IN_SILENCE, here, there, place


@rule
def noticed(desk: Desk, secrets: Any, watcher: int) -> int:
    """The first byte that a watcher sees differently from before the step; -1: none."""
    copy(desk.before, desk.twin_seen)
    erase(desk.twin_seen, secrets, watcher)
    copy(desk.raw, desk.seen_raw)
    erase(desk.seen_raw, secrets, watcher)
    for place in range(desk.seen_raw.shape[0]):
        if desk.seen_raw[place] != desk.twin_seen[place]:
            return place
    return -1


@njit(cache=True, nogil=True)
def hold_laws(
    deal: Any,
    advance: Any,
    apply: Any,
    actors: Any,
    over: Any,
    options: Any,
    determinize: Any,
    consider: Any,
    tamper: Any,
    desk: Desk,
    declared: Declared,
    tally: Tally,
    words: Any,
    twin_words: Any,
    books: Any,
    policies: int,
    seats: int,
    seed: int,
    first: int,
    count: int,
    every: int,
) -> None:
    """Play games and hold both laws for every seat and for spectators. Where redrawing takes long, one look out of
    `every` so many has a twin; the others compare what may be done with the true position only.

    Every other pair of games is played by bots, a policy drawn for each decision; the others at random. `tamper` is
    called after everything that the rules do: for leaks planted to show that they are found.
    """
    live = lift(desk.lives[0])
    journal, twin_journal = journal_of(live), journal_of(lift(desk.twin_lives[0]))
    dice, twin_dice = lift(words), lift(twin_words)
    secrets, verbs, kinds, counts = declared.secrets, declared.verbs, declared.verb_kinds, tally.counts
    looks = first
    for number in range(first, first + count):
        book = books[number % len(books) : number % len(books) + 1]
        bots = policies > 0 and (number // 2) % 2 == 1
        wipe(desk.raw)
        scatter(dice, seed, number, CHANCE_STREAM)
        live.rng = dice[0]
        scatter(twin_dice, seed, number, TWIN_STREAM)
        scatter(dice, seed, number, POLICY_STREAM)
        journal.entry_count = 0
        deal(desk.lives, book)
        while advance(desk.lives, book):
            journal.entry_count = 0
        while not over(desk.states, book):
            acting = actors(desk.states, book)
            mover = seat_among(acting, pick(dice, how_many_seats(acting)))
            counts[POSITIONS] += 1
            twins = 0
            for place in range(seats + 1):
                seat = SPECTATOR if place == seats else place
                copy(desk.raw, desk.seen_raw)
                erase(desk.seen_raw, secrets, seat)
                looks += 1
                if looks % every == 0:
                    twins |= 1 << place
                    copy(desk.raw, desk.twin_raw)
                    determinize(desk.twin_states, book, seat, twin_words)
                    copy(desk.twin_raw, desk.kept[place])
                    look_twice(desk, declared, tally, seat)
                if seat != SPECTATOR and (acting >> seat) & 1:
                    look_at_options(options, desk, tally, book, seat, (twins >> place) & 1 == 1)
                    if seat == mover:
                        copy(desk.menu, desk.chosen)
            if desk.chosen[0] == 0:
                counts[UNPLAYABLE] += 1
                break
            action = by_verb(desk.chosen, verbs, dice)
            if bots:
                copy(desk.raw, desk.seen_raw)
                erase(desk.seen_raw, secrets, mover)
                copy(desk.chosen, desk.menu)
                action = int(consider(desk.seen, book, mover, desk.menu, 1 + pick(dice, policies), words))
            tally.taken[action] += 1
            copy(desk.raw, desk.before)
            said = step(apply, advance, tamper, desk.lives, book, mover, action, desk.told)
            asked = 0 if over(desk.states, book) else actors(desk.states, book)

            for place in range(seats + 1):
                if (twins >> place) & 1 == 0:
                    continue
                watcher = SPECTATOR if place == seats else place
                copy(desk.kept[place], desk.twin_raw)
                options(desk.twin_states, book, mover, desk.twin_menu)
                for at in range(1, desk.chosen[0] + 1):
                    if kinds[verbs[desk.chosen[at]]] & OPEN and not offered(desk.twin_menu, desk.chosen[at]):
                        counts[NOT_OPEN] += 1
                there = action
                if kinds[verbs[action]] & SECRET and watcher != mover:  # which it was, others must not learn
                    there = option_of(verbs[action], desk.twin_menu, verbs, twin_dice)
                if there < 0 or not offered(desk.twin_menu, there):
                    counts[ELSEWHERE] += 1
                    continue
                answer_alike(twin_journal, desk.told, said, watcher, pick(twin_dice, 2) == 0)
                twin_said = step(apply, advance, tamper, desk.twin_lives, book, mover, there, desk.twin_told)
                twin_asked = 0 if over(desk.twin_states, book) else actors(desk.twin_states, book)
                found = compare(desk, declared, tally, watcher, said, twin_said, asked == twin_asked)
                if found[0] < 0 and kinds[verbs[action]] & SILENT and watcher != mover and said == 0:
                    place_seen = noticed(desk, secrets, watcher)
                    if place_seen >= 0 or asked != acting:
                        found = IN_SILENCE, NOTHING, NOTHING, place_seen
                counts[STEPS] += 1
                tally.compared[verbs[action]] += 1
                if found[0] >= 0:
                    if counts[LEAKS] < tally.leaks.shape[0]:
                        row = tally.leaks[counts[LEAKS]]
                        row[GAME], row[WATCHER], row[MOVER], row[TAKEN] = number, watcher, mover, action
                        row[HOW], row[HERE], row[THERE], row[PLACE] = found
                    counts[LEAKS] += 1
