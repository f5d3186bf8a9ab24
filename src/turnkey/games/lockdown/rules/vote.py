"""Votes: candidates, designation, the count, ties (R12-R19)."""

from typing import Any

from turnkey.core.chance import draw_from
from turnkey.core.journal import LATEST_SECRETS, emit, reveal
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import EVERYONE, knows
from turnkey.games.lockdown.actions import TIE, VOTE
from turnkey.games.lockdown.events import (
    ALONE_IN_QUESTION,
    COUNTED,
    DESIGNATED,
    ELECTED_NOW,
    HAND_RAISED,
    LOT,
    LOT_CAST,
    TIE_BROKEN,
    TIED,
    VOTE_BEGINS,
)
from turnkey.games.lockdown.rules.claims import judge_tie, judge_votes
from turnkey.games.lockdown.rules.floor import open_floor
from turnkey.games.lockdown.rules.mall import living, seats_at, weight
from turnkey.games.lockdown.state import (
    ANY_LIVING,
    ATTACK_PHASE,
    ATTACK_VOTE,
    BADGE_PHASE,
    BADGE_VOTE,
    BLIND_FATE,
    COUNT,
    DESIGNATE,
    ELECTED,
    MARTYR_TIE,
    MOST_COUNTED,
    MOST_SEATS,
    NO_SEAT,
    TRUCK_VOTE,
    VOTE_FLOOR,
    Book,
    Game,
)


@rule
def only_seat(seats: int) -> int:
    """The one seat of a set, or NO_SEAT if there are several or none."""
    if seats == 0 or seats & (seats - 1) != 0:
        return NO_SEAT
    return lowest(seats)


@rule
def lowest(seats: int) -> int:
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def open_vote(game: Game, book: Book, place: int) -> None:
    """R12, Q15, Q19, Q65: a vote of phase 1 or 2; a single candidate is elected without a word."""
    game.scene = place
    here = seats_at(game, book, place)
    game.candidates = living(game, book) if book.candidates == ANY_LIVING else here
    game.elected = only_seat(game.candidates)
    if game.elected != NO_SEAT:
        emit(game, ALONE_IN_QUESTION, game.elected, vote_kind(game), place)
        game.stage = ELECTED
    else:
        open_floor(game, book, VOTE_FLOOR, here)


@long_rule
def elect(game: Game, book: Book) -> None:
    """R16, R17: after the discussion all with a vote point at the same time; R61, Q42: not with one candidate."""
    game.asked = 0
    game.elected = only_seat(game.candidates)
    if game.elected != NO_SEAT:
        emit(game, ALONE_IN_QUESTION, game.elected, vote_kind(game), game.scene)
        game.stage = ELECTED
        return
    game.stage = DESIGNATE
    game.votes_held += 1
    for seat in range(book.players):
        if weight(game, book, seat, game.scene) > 0:
            game.asked |= 1 << seat
    emit(game, VOTE_BEGINS, vote_kind(game), game.scene, game.candidates, game.asked)


@rule
def offer_seats(book: Book, seats: int, first: int, menu: Any) -> None:
    for seat in range(book.players):
        offer_if(menu, knows(seats, seat), first + seat)


@rule
def offer_candidates(game: Game, book: Book, menu: Any) -> None:
    offer_seats(book, game.candidates, VOTE, menu)


@rule
def designate(game: Game, seat: int, candidate: int) -> None:
    """R17: hidden until the last is in."""
    game.vote[seat] = candidate + 1
    game.voted |= 1 << seat
    game.asked &= ~(1 << seat)
    emit(game, HAND_RAISED, seat)
    if game.asked == 0:
        game.stage = COUNT


@rule
def vote_kind(game: Game) -> int:
    if game.phase == ATTACK_PHASE:
        return ATTACK_VOTE
    return BADGE_VOTE if game.phase == BADGE_PHASE else TRUCK_VOTE


@long_rule
def count_votes(game: Game, book: Book) -> None:
    """R18, R19, Q16: the highest total is elected; the Martyr holder breaks ties, v19: the lot does."""
    for seat in range(book.players):
        if knows(game.voted, seat):
            game.vote_seen_by[seat] = EVERYONE
            reveal(game, LATEST_SECRETS + 1, seat, EVERYONE)
            votes = weight(game, book, seat, game.scene)
            game.tied[game.vote[seat] - 1] += votes
            if game.phase == ATTACK_PHASE and game.against[seat, game.vote[seat] - 1] < MOST_COUNTED:
                game.against[seat, game.vote[seat] - 1] += 1
            emit(game, DESIGNATED, seat, game.vote[seat] - 1, votes)
    for seat in range(book.players):
        if game.tied[seat] > 0:
            emit(game, COUNTED, seat, game.tied[seat])
    if book.talk_is_on:
        judge_votes(game, book, vote_kind(game))
    most = 0
    for seat in range(book.players):
        most = max(most, game.tied[seat])
    shared, seats = 0, 0
    for seat in range(book.players):
        game.tied[seat] = game.tied[seat] == most
        shared += game.tied[seat]
        if game.tied[seat] == 1:
            game.elected = seat
            seats |= 1 << seat
    if shared == 1:
        settle_vote(game)
        return
    game.ties += 1
    game.elected = NO_SEAT
    emit(game, TIED, seats, most)
    if book.variant == BLIND_FATE:
        game.elected = draw_from(game, LOT, game.tied)
        emit(game, LOT_CAST, game.elected)
        settle_vote(game)
    else:
        game.stage = MARTYR_TIE
        game.asked = 1 << game.martyr


@rule
def offer_tied(game: Game, book: Book, menu: Any) -> None:
    """Q18: one of the tied seats, itself included if it is one."""
    for seat in range(book.players):
        offer_if(menu, game.tied[seat] == 1, TIE + seat)


@rule
def break_tie(game: Game, book: Book, seat: int, choice: int) -> None:
    game.asked = 0
    game.elected = choice
    emit(game, TIE_BROKEN, seat, choice)
    if book.talk_is_on:
        judge_tie(game, choice)
    settle_vote(game)


@rule
def settle_vote(game: Game) -> None:
    for seat in range(MOST_SEATS):
        game.tied[seat] = 0
    emit(game, ELECTED_NOW, game.elected, vote_kind(game))
    game.stage = ELECTED


@rule
def end_vote(game: Game, book: Book) -> None:
    """The vote's purpose is done: forget it."""
    game.candidates = 0
    game.voted = 0
    game.elected = NO_SEAT
    for seat in range(book.players):
        game.vote[seat] = 0
        game.vote_seen_by[seat] = 1 << seat


@rule
def put_pistols_away(game: Game, book: Book) -> None:
    """R74: what a Pistol added is for this vote or attack only."""
    for seat in range(book.players):
        game.pistols[seat] = 0
