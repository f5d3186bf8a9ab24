"""What a seat of Lockup sees of ranks: what a location has for each, and how the crews stand where the lantern is."""

from __future__ import annotations

from typing import Any

from turnkey.core.parts import part, printed
from turnkey.core.secrecy import knows
from turnkey.games.lockup.rules.asking import is_guards
from turnkey.games.lockup.rules.guards import guard_strength, guards_have_lookout
from turnkey.games.lockup.rules.lights_out import lying_at
from turnkey.games.lockup.state import (
    CELL,
    CHOW,
    COMMISSARY,
    DEALS,
    ENFORCER,
    INFIRMARY,
    LIBRARY,
    LOOKOUT,
    SEWERS,
    SMITHY,
    STRENGTHS,
    TOKEN_COUNT,
    UP,
    YARD,
    Book,
    Game,
)
from turnkey.games.lockup.view_parties import letter

TIERS = 3  # the tables have a row for the first, one for the second, and one for all below
KEEP_ONE_OF = 2  # tomes


@printed
def pays(book: Book, location: int) -> list[dict[str, Any]]:
    """What each rank finds there when everybody comes, ranks that find the same together: `who` says whether it is told
    of these `ranks` or of the last, of the rest, of all."""
    rows: list[dict[str, Any]] = []
    for rank in range(book.parties):
        found = reward_at(book, location, rank, book.parties)
        if rows and rows[-1]["reward"] == found:
            rows[-1]["ranks"].append(rank)
        else:
            rows.append({"ranks": [rank], "reward": found})
    if location == INFIRMARY and len(rows) > TIERS - 1:
        rows[1], rows[2] = rows[2], rows[1]  # the last is told before those between
        told = ["ranks", "last", "rest"]
    else:
        told = [who(row["ranks"], book.parties) for row in rows]
    return [
        {"who": of, "ranks": [rank + 1 for rank in row["ranks"]], **row["reward"]}
        for of, row in zip(told, rows, strict=True)
    ]


def who(ranks: list[int], parties: int) -> str:
    if len(ranks) == parties:
        return "all"
    reaches_last = ranks[-1] == parties - 1 and parties > TIERS - 1
    return "rest" if reaches_last and ranks[0] > 0 else "ranks"


def reward_at(book: Book, location: int, rank: int, ranked: int) -> dict[str, Any]:
    """2.2: by codes as cards have them; nothing: on to the Library. Goons have a price for one and one for two."""
    tier = min(rank, TIERS - 1)
    gets: list[str] = []
    prices: list[int] = []
    if location == YARD:
        gets = ["POW"] * book.yard[tier] + (["KEY"] if rank == 0 else [])
    elif location == SEWERS:
        gets = ["+S"] * book.sewers[tier]
    elif location == INFIRMARY:
        last = book.infirmary_last if rank == ranked - 1 else 0
        gets = ["+P"] * (book.infirmary_first if rank == 0 else last)
    elif location == SMITHY:
        gets = ["+I"] * book.smithy[tier]
    elif location == COMMISSARY:
        gets = [DEALS[book.commissary[tier]]]
    elif location == CHOW:
        gets = ["hire"]
        prices = [price for price in (book.chow_one[tier], book.chow_two[tier]) if price]
    elif location == CELL:
        gets = ["build"]
    elif location == LIBRARY:
        tomes = book.library[min(rank, len(book.library) - 1)]
        gets = ["keep"] if tomes == KEEP_ONE_OF else ["TOME"] * tomes
    return {"gets": gets, "prices": prices}


def token_strength(game: Game, owner: int, token: int) -> int:
    """R22."""
    return int(game.power[owner] if token == ENFORCER else STRENGTHS[token])


def strength_seen(game: Game, owner: int, location: int, known: list[int]) -> int:
    """R22: how strong a crew is by what lies face up, by the tokens face down that are known, and by tomes."""
    up = [token for token in range(TOKEN_COUNT) if game.shown[owner, token] == UP + location]
    brawl = game.brawl[owner] if location == game.location else 0
    return brawl + sum(token_strength(game, owner, token) for token in up + known)


@part
def standing(game: Game, book: Book, location: int) -> list[dict[str, Any]]:
    """R22-R27: who stands how where the lantern is, and what that would bring; once it is fixed, as it is fixed."""
    return standing_with(game, book, location, {})


def standing_with(game: Game, book: Book, location: int, more: dict[int, int]) -> list[dict[str, Any]]:
    """The same if some crews were stronger by so much."""
    fixed = [int(game.rank[place]) for place in range(game.ranked)]
    order = fixed or ranked_now(game, book, location, more)
    lying = lying_at(game, location)
    rows = []
    for rank, party in enumerate(order):
        here = knows(game.crew[party], location)
        takes = lying if here and not fixed and not lookout_seen(game, book, party, location) else 0
        lying -= takes
        rows.append(
            {
                "seat": letter(book, party),
                "strength": crew_strength(game, book, party, location) + more.get(party, 0) if here else None,
                "suspicion": takes,
                "served": bool(fixed) and rank < game.rank_at,
                **reward_at(book, location, rank, len(order)),
            }
        )
    return rows


def ranked_now(game: Game, book: Book, location: int, more: dict[int, int]) -> list[int]:
    """R24: equals clockwise from the first player token."""
    clockwise = [(game.fpt + place) % book.parties for place in range(book.parties)]
    there = [party for party in clockwise if knows(game.crew[party], location)]
    return sorted(there, key=lambda party: -crew_strength(game, book, party, location) - more.get(party, 0))


def crew_strength(game: Game, book: Book, party: int, location: int) -> int:
    if is_guards(book, party):
        return guard_strength(game, book, location)
    return strength_seen(game, party, location, [])


def lookout_seen(game: Game, book: Book, party: int, location: int) -> bool:
    if is_guards(book, party):
        return guards_have_lookout(game, book, location)
    return bool(game.shown[party, LOOKOUT] == UP + location)
