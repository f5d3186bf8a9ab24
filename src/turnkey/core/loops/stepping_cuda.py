"""The loops of environments for CUDA: the same games, to the last bit, as those of `stepping`.

A thread plays a game. Where records are short, a block first takes those of its games into the memory that its threads
share; long ones are played where they lie, since of these an action touches little. What costs most is that threads
which run in step do different things: so the threads of a block share its games out by the kinds of the actions that
were chosen. And games are dealt ahead, by blocks of their own, up to their first decision: a game that ends is then
replaced by what lies ready, and no others wait for its deal. (Right after it was dealt there is nothing ready yet; then
it is dealt on the spot.) Indices have no sign: Numba would ask of each whether it counts from the end, which takes
longer than all else.
"""

from __future__ import annotations

from typing import Any

from numba import cuda, int16, int32, uint32, uint64

from turnkey.core.chance import pick
from turnkey.core.layout import layout_of, lift, put
from turnkey.core.loops import unbound as rules
from turnkey.core.loops.common import lowest_seat
from turnkey.core.loops.playing import goes_on, start
from turnkey.core.loops.policies import RANDOM, choose
from turnkey.core.loops.unbound import Game
from turnkey.core.menu import clear
from turnkey.core.secrecy import erase

MENU = 2  # the engine writes the game's own size here: a local array's size must be a constant
RECORD = layout_of(Game).dtype
WORDS = RECORD.itemsize // 8
LEARNER, CHOOSER, BEGIN, ANYTHING, NOTHING = -1, -3, -1, -2, -4  # as in `stepping`; NOTHING: the game stays as it is
BLOCK = 128  # threads of a block
SHORT = RECORD.itemsize <= 256  # records
NEAR = BLOCK * WORDS if SHORT else 1  # words of them in the memory that a block shares
KINDS = 32  # kinds of actions that are told apart, the last of them: none
# Of `waiting`, which holds two lists of games that are to be dealt, (place, number): one grows while the other is dealt
# from. Which one grows; how many blocks are done with this step; how long each is; where the lists begin
GROWS, DONE, LENGTHS, LISTS = 0, 1, 2, 4
READY = 2  # steps after a game was replaced: the next one of its place is dealt in the first of them


@cuda.jit(cache=True)
def step(
    games: Any,
    menus: Any,
    words: Any,
    numbers: Any,
    seats: Any,
    seen: Any,
    seen_raw: Any,
    secrets: Any,
    books: Any,
    policies: Any,
    kinds: Any,
    seed: int,
    actions: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
    taken: Any,
    ages: Any,
    waiting: Any,
    anew: bool,
) -> None:
    """As `stepping.step`. The first half of the blocks deals ahead: in all arrays that hold something for each game,
    what begins next lies in the second half.

    `games` are the words of all records, `menus` has a column for each; `taken` counts the decisions of each game;
    `kinds` says of what kind an action is; `ages`, how many steps ago a game was replaced, up to `READY`.
    Every rule is called in one place only: they are laid in here.
    """
    envs, half = uint32(actions.shape[0]), uint32(seats.shape[0]) // uint32(2)
    menu = lift(cuda.local.array(MENU, int16))
    dice = lift(cuda.local.array(1, uint64))
    near = cuda.shared.array(NEAR, uint64)
    blocks = uint32(cuda.gridDim.x) // uint32(2)
    dealing = uint32(cuda.blockIdx.x) < blocks
    thread, corner = uint32(cuda.threadIdx.x), uint32(uint32(cuda.blockIdx.x) % blocks) * uint32(BLOCK)
    place, grows = uint32(corner + thread), uint32(waiting[GROWS])
    action, number = NOTHING, 0
    if dealing:
        if place < uint32(waiting[LENGTHS + 1 - grows]):
            entry = list_of(envs, 1 - grows) + uint32(2) * place
            place, number, action = half + uint32(waiting[entry]), int(waiting[entry + uint32(1)]), BEGIN
        game_of = thread
    else:
        if place < envs:
            action = wanted(place, actions, menus, words, dice, ages, rewards, ended, illegal)
        kind = uint32(KINDS - 1)
        if action >= 0:
            kind = uint32(kinds[uint32(action)])
        if SHORT:
            here = games[uint64(corner) * uint64(WORDS) :]
            for word in range(WORDS):
                near[thread + uint32(word * BLOCK)] = here[thread + uint32(word * BLOCK)]
        game_of, action = shared_out(action, kind)
        place = corner + game_of
        if action != NOTHING:
            number = int(numbers[place])
    if action != NOTHING:
        lies = uint64(place) * uint64(WORDS)
        if SHORT:
            record = near[game_of * uint32(WORDS) : (game_of + uint32(1)) * uint32(WORDS)]
        else:
            record = games[lies : lies + uint64(WORDS)]
        over, decisions, seat = dealing, 0, int(seats[place])
        dice[0] = words[place]
        book = lift(books[number % len(books)])
        game, sight = lift(record.view(RECORD)[0]), lift(seen[place % uint32(seen.shape[0])])
        while True:
            if action == BEGIN:
                for word in range(uint32(WORDS)):
                    record[word] = 0
                start(game, book, seed, number, dice)
                if anew and not dealing:
                    ages[place] = 0
            else:
                rules.apply(game, book, seat, action)
                decisions += 1
            if not goes_on(game, book):
                if not over:  # a game in which the learner was never asked is nothing that it did
                    rules.returns(game, book, rewards[place])
                over = True
                if not anew:
                    clear(menu)
                    break
                if not dealing and ages[place] >= READY:
                    begun = half + place
                    for word in range(uint32(WORDS)):
                        record[word] = games[uint64(begun) * uint64(WORDS) + uint64(word)]
                    for entry in range(uint32(menus[0, begun] + 1)):
                        menu[entry] = menus[entry, begun]
                    dice[0], seat, number = words[begun], int(seats[begun]), int(numbers[begun])
                    decisions += int(taken[begun])
                    ages[place] = 0
                    break
                number += envs
                book = lift(books[number % len(books)])
                action = BEGIN
                continue
            seat = lowest_seat(rules.actors(game, book))
            clear(menu)
            rules.options(game, book, seat, menu)
            policy = policies[seat]
            if policy == LEARNER or (policy == CHOOSER and menu[0] > 1):
                break
            if policy == CHOOSER:
                action = int(menu[1])
            elif policy == RANDOM:
                action = int(menu[1 + pick(dice, menu[0])])
            else:
                put(seen, place, record.view(RECORD)[0])
                erase(seen_raw[place], secrets, seat)
                action = int(choose(policy, sight, book, seat, menu, dice))
        for entry in range(uint32(menu[0] + 1)):
            menus[entry, place] = menu[entry]
        words[place] = dice[0]
        seats[place] = seat
        numbers[place] = number
        if dealing:
            taken[place] = decisions
            if SHORT:
                for word in range(uint32(WORDS)):
                    games[lies + uint64(word)] = record[word]
        else:
            taken[place] += decisions
            ended[place] = over
            if anew and ages[place] == 0:
                entry = list_of(envs, grows) + uint32(2) * uint32(cuda.atomic.add(waiting, LENGTHS + grows, 1))
                waiting[entry], waiting[entry + uint32(1)] = place, number + envs
    cuda.syncthreads()
    if SHORT and not dealing:
        here = games[uint64(corner) * uint64(WORDS) :]
        for word in range(WORDS):
            here[thread + uint32(word * BLOCK)] = near[thread + uint32(word * BLOCK)]
    if thread == uint32(0) and cuda.atomic.add(waiting, DONE, 1) == cuda.gridDim.x - 1:  # the last block of all
        waiting[DONE] = 0
        waiting[LENGTHS + 1 - grows] = 0
        waiting[GROWS] = 1 - grows


@cuda.jit(device=True)
def wanted(
    place: int,
    actions: Any,
    menus: Any,
    words: Any,
    dice: Any,
    ages: Any,
    rewards: Any,
    ended: Any,
    illegal: Any,
) -> int:
    """What is to be done in a game, if it is possible; and what was said of the last step is forgotten."""
    ended[place] = False
    illegal[place] = False
    for seat in range(uint32(rewards.shape[1])):
        rewards[place, seat] = 0.0
    if ages[place] < READY:
        ages[place] += 1
    action = int(actions[place])
    if action == ANYTHING and menus[0, place] > 0:
        dice[0] = words[place]
        action = int(menus[uint32(1 + pick(dice, int(menus[0, place]))), place])
        words[place] = dice[0]
    elif action != BEGIN and not has(menus, place, action):
        illegal[place] = True
        action = NOTHING
    return action


@cuda.jit(device=True)
def has(menus: Any, place: int, action: int) -> bool:
    for entry in range(uint32(1), uint32(menus[0, place] + 1)):
        if menus[entry, place] == action:
            return True
    return False


@cuda.jit(device=True)
def shared_out(action: int, kind: int) -> Any:
    """Which of a block's games this thread plays instead of its own, and what is done in it: the like together."""
    counts = cuda.shared.array(KINDS, int32)
    order = cuda.shared.array(BLOCK, uint32)
    chosen = cuda.shared.array(BLOCK, int32)
    thread = uint32(cuda.threadIdx.x)
    if thread < uint32(KINDS):
        counts[thread] = 0
    cuda.syncthreads()
    rank = uint32(cuda.atomic.add(counts, kind, 1))
    cuda.syncthreads()
    for other in range(kind):
        rank += uint32(counts[other])
    order[rank] = thread
    chosen[thread] = action
    cuda.syncthreads()
    return order[thread], int(chosen[order[thread]])


@cuda.jit(device=True)
def list_of(envs: int, which: int) -> int:
    """Where this list of those that are to be dealt begins."""
    return uint32(LISTS) + uint32(2) * envs * uint32(which)
