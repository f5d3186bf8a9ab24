"""What makes a position of Break & Escape impossible: every reason by its name."""

from __future__ import annotations

from collections.abc import Iterator

from turnkey.games.break_escape.actions import TITLES
from turnkey.games.break_escape.rules.ending import james_has_them
from turnkey.games.break_escape.rules.setup import lay_out
from turnkey.games.break_escape.state import (
    ACT,
    BEFORE_MOVE,
    CARDS,
    DISCARD,
    ELIMINATED,
    ESCAPED,
    FATES,
    FREE,
    JAIL_TURN,
    JAILBREAK,
    JAILED,
    JAMES,
    JAMES_DIRECTION,
    JAMES_STEPS,
    KINDS,
    MAX_SPACES,
    MOVING,
    NO_REASON,
    NOWHERE,
    OVER,
    PIECES,
    REASONS,
    RUNNERS,
    SIDES,
    STAGES,
    STRIKE,
    SURVIVE,
    TURN_BEGINS,
    WALKING,
    Book,
    Game,
)

Fault = tuple[str, str]

JAMES_STAGES = (JAMES_STEPS, JAMES_DIRECTION, WALKING, STRIKE, SURVIVE)

# What a Runner must be for each stage of a turn
RUNNER_STAGES = {
    BEFORE_MOVE: (FREE,), MOVING: (FREE,), ACT: (FREE,), JAIL_TURN: (JAILED,), DISCARD: (FREE, JAILED),
}  # fmt: skip


def blank(game: Game, book: Book) -> None:
    """The table before the deal: what a written position starts from."""
    lay_out(game, book)
    game.stage = TURN_BEGINS


def complete(game: Game, book: Book, given: frozenset[str]) -> None:
    """Fill in what follows from the fields that were given, where it was not given itself."""
    if "hand" in given and "hand_size" not in given:
        for runner in range(RUNNERS):
            game.hand_size[runner] = sum(game.hand[runner, kind] for kind in range(KINDS))
    if "hand_size" not in given and not {"sure", "unsure"} & given:
        for runner in range(RUNNERS):
            game.unsure[runner] = game.hand_size[runner]
    if "deck" not in given:
        for kind in range(KINDS):
            held = sum(game.hand[runner, kind] for runner in range(RUNNERS))
            game.deck[kind] = book.copies[kind] - held - game.discard[kind]
    if "deck_size" not in given:
        game.deck_size = sum(game.deck[kind] for kind in range(KINDS))
    if "pups_placed" not in given:
        game.pups_placed = sum(game.pup[space] for space in range(MAX_SPACES))
    if "escapes" not in given:
        game.escapes = sum(game.fate[runner] == ESCAPED for runner in range(RUNNERS))
    for runner in range(RUNNERS):
        if game.fate[runner] in (ESCAPED, ELIMINATED):
            game.where[runner] = NOWHERE
        if game.fate[runner] == JAILED and "wanted" not in given:
            game.wanted[runner] = True
        if game.fate[runner] == JAILED and "where" not in given:
            game.where[runner] = book.jail
        if game.fate[runner] == JAILED and "health" not in given:
            game.health[runner] = min(book.release_hp, book.health[runner])
        if game.fate[runner] == ELIMINATED and "health" not in given:
            game.health[runner] = 0
    if "fate" in given and "captures" not in given:
        for runner in range(RUNNERS):
            game.captures[runner] = {JAILED: 1, ELIMINATED: 2}.get(game.fate[runner], 0)


def faults(game: Game, book: Book) -> list[Fault]:
    nameless = list(name_faults(game))
    if nameless:  # with seats, stages or fates that do not exist, nothing else can be checked
        return nameless
    return [
        *clock_faults(game, book),
        *piece_faults(game, book),
        *card_faults(game, book),
        *reshuffle_faults(game),
    ]


def name_faults(game: Game) -> Iterator[Fault]:
    if not 0 <= game.turn < PIECES or not 0 <= game.actor < PIECES:
        yield "TURN", "there is no such seat"
    if not 0 <= game.stage < len(STAGES):
        yield "STAGE", "there is no such stage"
    if any(not 0 <= game.fate[runner] < len(FATES) for runner in range(RUNNERS)):
        yield "FATE", "there is no such fate"


def clock_faults(game: Game, book: Book) -> Iterator[Fault]:
    if not 1 <= game.round_number <= book.rounds:
        yield "ROUND", f"round {game.round_number} of {book.rounds}"
    if game.keys < 0 or game.die not in range(7):
        yield "NUMBERS", "keys or die out of range"
    won = 0 < game.winner < len(SIDES) and 0 < game.reason < len(REASONS)
    if won != (game.stage == OVER) or (not won and (game.winner or game.reason)):
        yield "RESULT", "a game has a winner and a reason exactly when it is over"
    if game.asked and game.stage >= TURN_BEGINS:
        yield "ASKED", "nobody is asked at this stage"
    if game.stage in (RUNNER_STAGES if game.turn == JAMES else JAMES_STAGES):
        yield "STAGE", f"this stage does not belong to {TITLES[game.turn]}'s turn"
    elif game.stage in RUNNER_STAGES and game.fate[game.turn] not in RUNNER_STAGES[game.stage]:
        yield "STAGE", f"{TITLES[game.turn]}, who is {FATES[game.fate[game.turn]]}, has no such stage"
    if game.asked and game.stage == SURVIVE and not game.falling & (1 << game.actor):
        yield "SURVIVE", f"{TITLES[game.actor]} is not falling"
    elif game.asked and game.stage != SURVIVE and game.actor != game.turn:
        yield "ACTOR", f"it is {TITLES[game.turn]}'s turn, not {TITLES[game.actor]}'s"


def piece_faults(game: Game, book: Book) -> Iterator[Fault]:
    for piece in range(PIECES):
        gone = piece != JAMES and game.fate[piece] in (ESCAPED, ELIMINATED)
        if gone != (game.where[piece] == NOWHERE):
            yield "PIECE_ON_BOARD", f"{TITLES[piece]} is on the board exactly while in play"
        elif not gone and not 0 <= game.where[piece] < book.spaces:
            yield "NO_SUCH_SPACE", f"{TITLES[piece]} on {game.where[piece]}"
        if not 0 <= game.health[piece] <= book.health[piece]:
            yield "HEALTH", f"{TITLES[piece]} has {game.health[piece]} of {book.health[piece]} HP"
    for runner in range(RUNNERS):
        if game.fate[runner] == JAILED and game.where[runner] != book.jail:
            yield "JAILED_ELSEWHERE", f"{TITLES[runner]} is jailed, but not on the Jail"
        if game.fate[runner] == JAILED and not game.wanted[runner]:
            yield "JAILED_UNWANTED", f"{TITLES[runner]} is jailed without a Wanted marker"
        falling = (game.falling | game.fallen) & (1 << runner)
        if game.fate[runner] in (FREE, JAILED) and game.health[runner] == 0 and not falling:
            yield "DEAD_IN_PLAY", f"{TITLES[runner]} is in play at 0 HP"
    if game.health[JAMES] == 0 and game.stage != OVER:
        yield "JAMES_DOWN", "James is at 0 HP and the game goes on"
    if game.stage != OVER and (game.escapes >= book.escapes_needed or james_has_them(game, book) != NO_REASON):
        yield "DECIDED", "one side has won already, and the game goes on"
    if game.escapes != sum(game.fate[runner] == ESCAPED for runner in range(RUNNERS)):
        yield "ESCAPES", "the count of escapes is not that of escaped Runners"
    pups = [space for space in range(MAX_SPACES) if game.pup[space]]
    if any(space >= book.spaces for space in pups):
        yield "PUP_OFF_BOARD", "a Pup lies beyond the board"
    if len(pups) != game.pups_placed or len(pups) > book.pup_supply:
        yield "PUP_COUNT", f"{len(pups)} Pups lie on the board, {book.pup_supply} tokens exist"


def card_faults(game: Game, book: Book) -> Iterator[Fault]:
    for kind in range(KINDS):
        held = [game.hand[runner, kind] for runner in range(RUNNERS)]
        places = (*held, game.deck[kind], game.discard[kind], game.in_play[kind])
        if min(places) < 0:
            yield "NEGATIVE_CARDS", f"fewer than no {CARDS[kind]} somewhere"
        if sum(places) != book.copies[kind]:
            yield "CARD_COUNT", f"{sum(places)} {CARDS[kind]} cards, the deck has {book.copies[kind]}"
    if game.deck_size != sum(game.deck[kind] for kind in range(KINDS)):
        yield "DECK_SIZE", "the deck's size is not the number of its cards"
    for runner in range(RUNNERS):
        size = sum(game.hand[runner, kind] for kind in range(KINDS))
        if game.hand_size[runner] != size:
            yield "HAND_SIZE", f"{TITLES[runner]}'s hand is said to have {game.hand_size[runner]} cards, it has {size}"
        if size and game.fate[runner] in (ESCAPED, ELIMINATED):
            yield "HAND_OF_THE_GONE", f"{TITLES[runner]} is out of play and holds cards"
        sure, unsure = game.sure[runner], game.unsure[runner]
        if not 0 <= sure <= game.hand[runner, JAILBREAK] <= sure + unsure or sure + unsure > size:
            yield "KNOWLEDGE", f"{TITLES[runner]}'s hand does not fit what is known of it"


def reshuffle_faults(game: Game) -> Iterator[Fault]:
    """Q56: what is kept of the latest reshuffle must lead to the cards as they lie now."""
    if not game.reshuffled:
        return
    drawn = [0] * KINDS
    for runner in range(RUNNERS):
        came = [
            game.hand[runner, kind] + game.lost[runner, kind] - game.old_hand[runner, kind] for kind in range(KINDS)
        ]
        held = sum(game.old_hand[runner, kind] for kind in range(KINDS))
        unsure = game.old_hand[runner, JAILBREAK] - game.old_sure[runner]
        if (
            min(came) < 0
            or came[JAILBREAK] != game.new_keys[runner]
            or sum(came[:JAILBREAK]) != game.new_others[runner]
            or held != game.old_size[runner]
            or not 0 <= unsure <= game.old_unsure[runner] <= held - game.old_sure[runner]
        ):
            yield "RESHUFFLE", f"{TITLES[runner]}'s hand does not follow from the one held at the reshuffle"
        drawn = [drawn[kind] + came[kind] for kind in range(KINDS)]
    if any(game.deck[kind] + drawn[kind] != game.new_deck[kind] for kind in range(KINDS)):
        yield "RESHUFFLE", "the deck does not follow from the one that was shuffled"
