"""What a seat of Lockup sees at the locations: goons, suspicion, and the crews face up and face down."""

from __future__ import annotations

from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.lockup.rules.guards import guard_strength
from turnkey.games.lockup.state import (
    DOWN,
    GOON_SPACES,
    GOONS,
    GUARD_CARDS,
    GUARD_COUNT,
    GUARDS,
    LIBRARY,
    LOCATIONS,
    MOST_SEATS,
    ON_DUTY,
    PLACEABLE,
    SEATS,
    SEWERS,
    TOKEN_COUNT,
    TOKENS,
    UP,
    Book,
    Game,
)
from turnkey.games.lockup.view_ranks import pays, strength_seen


@part
def board(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    known = [known_tokens(game, book, seat, owner) for owner in range(book.players)]
    crews = game.crew[: book.players]
    shown = []
    for location in range(LIBRARY + 1):
        there = tuple([owner for owner, places in enumerate(crews) if knows(places, location)])
        tokens = tuple([known[owner].get(location, ()) for owner in there])
        here = location_view(game, book, location, there, tokens)
        if book.solitary and knows(game.crew[GUARDS], location):
            here = here | {"guards": guard_crew(game, book, seat, location)}
        shown.append(here)
    return shown


@part
def location_view(
    game: Game, book: Book, location: int, there: tuple[int, ...], known: tuple[tuple[str, ...], ...]
) -> dict[str, Any]:
    """`there`: whose crews are; `known`: of each of them the tokens face down that are known."""
    space = location - SEWERS
    has_goon = 0 <= space < GOON_SPACES
    return {
        "location": LOCATIONS[location],
        "goon": GOONS[game.goon_at[space] - 1] if has_goon and game.goon_at[space] else None,
        "suspicion": game.lying[space] if has_goon else 0,
        "pays": pays(book, location),
        "crews": [crew_view(game, book, owner, location, tokens) for owner, tokens in zip(there, known, strict=True)],
        "guards": None,
    }


@part
def known_tokens(game: Game, book: Book, seat: int, owner: int) -> dict[int, tuple[str, ...]]:
    """Of an owner's tokens face down, by location, those that a seat knows: its own, or what it has looked at."""
    own = knows(game.token_seen_by[owner], seat)
    found: dict[int, tuple[str, ...]] = {}
    for token in range(TOKEN_COUNT):
        places = {game.token[owner, token] - DOWN} if own else set()
        if seat < MOST_SEATS:
            places.add(game.peeked[seat, owner, token] - DOWN)
        for location in places:
            if 0 <= location < PLACEABLE:
                found[location] = (*found.get(location, ()), TOKENS[token])
    return found


@part
def crew_view(game: Game, book: Book, owner: int, location: int, known: tuple[str, ...]) -> dict[str, Any]:
    """Tokens face up, and of those face down what is known."""
    hidden = game.down[owner, location] if location < PLACEABLE else 0
    return {
        "seat": SEATS[owner],
        "face_up": [TOKENS[token] for token in range(TOKEN_COUNT) if game.shown[owner, token] == UP + location],
        "face_down": [*known, *[None] * (hidden - len(known))],
        "brawl": game.brawl[owner] if location == game.location else 0,
        "strength": strength_seen(game, owner, location, [TOKENS.index(token) for token in known]),
    }


def guard_crew(game: Game, book: Book, seat: int, location: int) -> dict[str, Any]:
    hidden = location < PLACEABLE and knows(game.guards_hidden, location)
    known = hidden and knows(game.guard_seen_by[location], seat)
    return {
        "face_up": [GUARD_CARDS[card] for card in range(GUARD_COUNT) if game.guard[card] == ON_DUTY + location],
        "face_down": [GUARD_CARDS[game.guard_down[location] - 1] if known else None] if hidden else [],
        "strength": guard_strength(game, book, location),
    }
