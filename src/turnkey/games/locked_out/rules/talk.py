"""The talk floor: claims built in steps, true or not (R52)."""

from typing import Any

from turnkey.core.journal import LATEST_SECRETS, emit, reveal
from turnkey.core.menu import offer, offer_if, offer_range
from turnkey.core.rule import rule
from turnkey.core.secrecy import EVERYONE
from turnkey.games.locked_out.actions import ABOUT_SEAT, ABOUT_SPACE, SAY, SILENT, WORD, WORD_SPACE
from turnkey.games.locked_out.events import (
    CLAIMED_GO,
    CLAIMED_HAS,
    CLAIMED_HOARDS,
    CLAIMED_LACKS,
    CLAIMED_PLAN,
    CLAIMED_ROOM,
    CLAIMED_WANT,
    SILENT_NOW,
)
from turnkey.games.locked_out.state import (
    GO,
    HAS,
    HOARDS,
    IN_SET,
    LACKS,
    MATTER_HAZARD,
    MATTER_KINDS,
    MATTER_NOTHING,
    MATTERS,
    MOST_CLAIMS,
    N_ROOMS,
    N_SPACES,
    ORANGE_ROOMS,
    PLAN,
    ROOM,
    WANT,
    Book,
    Game,
)

N_MATTERS = len(MATTERS)
TYPES = HOARDS


@rule
def speakers(game: Game, book: Book) -> int:
    """The seats that are not silent yet."""
    return ((1 << book.players) - 1) & ~game.silent


@rule
def offer_talk(game: Game, book: Book, seat: int, menu: Any) -> None:
    """`silent` or a type; then what it is about; then what it says. A claim once begun is completed."""
    words = game.claim_words[seat]
    claim = game.claim_type[seat]
    if words == 0:
        offer(menu, SILENT)
        offer_range(menu, SAY, SAY + TYPES)
    elif words == 1:
        offer_subjects(book, seat, claim, menu)
    elif claim == GO:
        offer_range(menu, WORD_SPACE, WORD_SPACE + N_SPACES)
    elif claim == ROOM:
        first = WORD + MATTER_KINDS + (0 if game.claim_about[seat] < ORANGE_ROOMS else IN_SET)
        offer_range(menu, first, first + IN_SET)
    else:
        for matter in range(N_MATTERS):
            possible = (matter != MATTER_HAZARD or book.hazards) and (matter != MATTER_NOTHING or claim != LACKS)
            offer_if(menu, possible, WORD + matter)


@rule
def offer_subjects(book: Book, seat: int, claim: int, menu: Any) -> None:
    """Seats clockwise from the speaker, itself first where it may speak of itself; or spaces."""
    if claim == ROOM:
        offer_range(menu, ABOUT_SPACE, ABOUT_SPACE + N_ROOMS)
    elif claim == PLAN:
        offer_range(menu, ABOUT_SPACE, ABOUT_SPACE + N_SPACES)
    else:
        for step in range(0 if claim <= LACKS else 1, book.players):
            offer(menu, ABOUT_SEAT + (seat + step) % book.players)


@rule
def fall_silent(game: Game, seat: int) -> None:
    game.silent |= 1 << seat
    emit(game, SILENT_NOW, seat)


@rule
def speak(game: Game, seat: int, action: int) -> None:
    """One word of a claim; the last one brings it out."""
    if action < ABOUT_SEAT:
        game.claim_type[seat] = action - SAY + HAS
        game.claim_words[seat] = 1
    elif action < WORD:
        claim = game.claim_type[seat]
        game.claim_about[seat] = action - (ABOUT_SPACE if claim in (ROOM, PLAN) else ABOUT_SEAT)
        game.claim_words[seat] = 2
        if claim in (PLAN, HOARDS):
            bring_out(game, seat, 0)
    else:
        bring_out(game, seat, action - WORD)


@rule
def bring_out(game: Game, seat: int, matter: int) -> None:
    """The others hear the claim; after its second one a seat is silent."""
    claim = game.claim_type[seat]
    reveal(game, LATEST_SECRETS + (2 if claim in (PLAN, HOARDS) else 3), seat, EVERYONE)
    tell_claim(game, seat, claim, game.claim_about[seat], matter)
    game.claim_type[seat] = 0
    game.claim_about[seat] = 0
    game.claim_words[seat] = 0
    game.claims[seat] += 1
    if game.claims[seat] == MOST_CLAIMS:
        fall_silent(game, seat)


@rule
def tell_claim(game: Game, seat: int, claim: int, about: int, matter: int) -> None:
    if claim == HAS:
        emit(game, CLAIMED_HAS, seat, about, matter)
    elif claim == LACKS:
        emit(game, CLAIMED_LACKS, seat, about, matter)
    elif claim == ROOM:
        emit(game, CLAIMED_ROOM, seat, about, matter)
    elif claim == PLAN:
        emit(game, CLAIMED_PLAN, seat, about)
    elif claim == GO:
        emit(game, CLAIMED_GO, seat, about, matter - N_MATTERS)
    elif claim == WANT:
        emit(game, CLAIMED_WANT, seat, about, matter)
    else:
        emit(game, CLAIMED_HOARDS, seat, about)
