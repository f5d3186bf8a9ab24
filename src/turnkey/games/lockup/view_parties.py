"""What a seat of Lockup sees of each crew: what lies before it, its tokens, and its tomes."""

from __future__ import annotations

from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import SPECTATOR, knows
from turnkey.games.lockup.rules.ending import kind_of_goons
from turnkey.games.lockup.state import (
    BUILT,
    CREWS,
    DREW_UNDER,
    GOON_COUNT,
    GOON_KINDS,
    GOONS,
    GUARD_LETTER,
    GUARDS,
    HELD,
    HIRED,
    HOME,
    ITEM_COUNT,
    ITEMS,
    KINDS_OF_RESOURCE,
    OUT,
    PLAYED,
    RESERVED,
    RESOURCES,
    SEATS,
    SYMBOLS,
    TITLES,
    TO_HAND,
    TOKEN_COUNT,
    TOKENS,
    TOMES,
    WORDS,
    Book,
    Game,
)


def letter(book: Book, party: int) -> str:
    return GUARD_LETTER if book.solitary and party == GUARDS else SEATS[party]


def kinds(counts: Any) -> dict[str, int]:
    return {KINDS_OF_RESOURCE[kind]: counts[kind] for kind in range(RESOURCES)}


@part
def parties(game: Game, book: Book, seat: int, hides: bool) -> list[dict[str, Any]]:
    """What only some may see comes as an argument, so that the rest is made once for all seats."""
    shown = []
    for party in range(book.parties):
        if book.solitary and party == GUARDS:
            shown.append(party_view(game, book, party, True))
            continue
        mine, sees_hand = knows(game.token_seen_by[party], seat), knows(game.hand_seen_by[party], seat)
        traced = traced_view(game, book, seat, party)
        shown.append(seated_party(game, book, party, not hides or seat == party, mine, sees_hand, traced))
    return shown


@part
def seated_party(
    game: Game, book: Book, party: int, reserved_open: bool, mine: bool, sees_hand: bool, traced: tuple[str, ...]
) -> dict[str, Any]:
    return (
        party_view(game, book, party, reserved_open)
        | crew_of(game, book, party, mine)
        | {
            "tomes": game.hand_size[party],
            "hand": hand_view(game, party) if sees_hand else None,
            "known_tomes": list(traced),
        }
    )


@part
def party_view(game: Game, book: Book, party: int, reserved_open: bool) -> dict[str, Any]:
    return {
        "seat": letter(book, party),
        "crew": "guards" if book.solitary and party == GUARDS else CREWS[game.colour[party]],
        "reputation": game.reputation[party],
        "power": game.power[party],
        "suspicion": game.suspicion[party],
        "resources": kinds(game.resource[party]),
        "built": [ITEMS[item] for item in range(ITEM_COUNT) if game.item_place[item] == BUILT + party],
        "reserved": reserved_view(game, party, reserved_open),
        "goons": [GOONS[goon] for goon in range(GOON_COUNT) if game.goon_place[goon] == HIRED + party],
        "kinds": {GOON_KINDS[kind]: game.gang[party, kind] for kind in range(len(GOON_KINDS))},
        "worth": {GOON_KINDS[kind]: worth_of(game, book, party, kind) for kind in range(len(GOON_KINDS))},
        "symbols": {SYMBOLS[symbol]: game.symbols[party, symbol] for symbol in range(len(SYMBOLS))},
    }


def worth_of(game: Game, book: Book, party: int, kind: int) -> int:
    """R68: what a party's goons of a kind would score if the game ended now."""
    return kind_of_goons(game, book, party, kind) if game.gang[party, kind] else 0


@part
def crew_of(game: Game, book: Book, party: int, mine: bool) -> dict[str, Any]:
    """A seat's tokens: as it knows them itself, or as they were shown to the others."""
    return {
        "limit": game.limit[party],
        "allowance": game.allowance[party],
        "held": game.held[party],
        "cell": [TOKENS[token] for token in range(TOKEN_COUNT) if game.token[party, token] == HELD] if mine else None,
        "unseen": [TOKENS[token] for token in range(TOKEN_COUNT) if game.shown[party, token] == 0],
        "home": [TOKENS[token] for token in range(TOKEN_COUNT) if game.shown[party, token] == HOME],
        "out": [TOKENS[token] for token in range(TOKEN_COUNT) if game.shown[party, token] == OUT],
    }


def reserved_view(game: Game, party: int, is_open: bool) -> list[str | None]:
    """Q32: with reserved_public=false others see only how many."""
    own = [item for item in range(ITEM_COUNT) if game.item_place[item] == RESERVED + party]
    own.sort(key=lambda item: int(game.reserve_order[item]))
    return [ITEMS[item] if is_open else None for item in own]


def hand_view(game: Game, party: int) -> list[dict[str, str]]:
    return [tome_view(title) for title in range(TITLES) for _ in range(game.hand[party, title])]


def tome_view(title: int) -> dict[str, str]:
    return {"tome": TOMES[title], "word": WORDS[title], "title": WORDS.titles[title]}


@part
def traced_view(game: Game, book: Book, seat: int, party: int) -> tuple[str, ...]:
    """Q61: tomes that the seat itself put under the deck, and that were drawn into this hand.

    A tome of that title that was played from it since may have been this one.
    """
    if seat in (SPECTATOR, party):
        return ()
    known = [0] * TITLES
    slot = 0
    for entry in range(game.logged):
        code = game.tome_log[entry]
        kind, who, what = code & 7, (code >> 3) & 7, code >> 6
        if kind == DREW_UNDER:
            if who == party and what == TO_HAND and game.under_by[slot] == seat + 1:
                known[game.under[slot] - 1] += 1
            slot += 1
        elif kind == PLAYED and who == party and known[what]:
            known[what] -= 1
    return tuple(TOMES[title] for title in range(TITLES) for _ in range(known[title]))


@part
def known_under(game: Game, book: Book, seat: int) -> list[str]:
    """Q61: tomes that the seat itself put under the deck and that still lie there, the next to be drawn first."""
    places = range(game.under_next, game.puts)
    return [TOMES[game.under[place] - 1] for place in places if game.under_by[place] == seat + 1]
