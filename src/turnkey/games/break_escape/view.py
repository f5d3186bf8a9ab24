"""What a seat of Break & Escape sees, as plain data that a screen can draw from.

It is given a record from which everything that the seat does not know has been erased already, so a
hand or a deck that is not seen must be told by its knowers, not by its zeros.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.secrecy import knows
from turnkey.games.break_escape.actions import TITLES
from turnkey.games.break_escape.state import (
    CARDS,
    FATES,
    JAMES,
    KEY_TOKENS,
    KINDS,
    NOWHERE,
    OVER,
    PIECES,
    REASONS,
    RUNNERS,
    SEATS,
    SIDES,
    SPACE_KINDS,
    STAGES,
    Book,
    Game,
)


def pile(counts: Any) -> dict[str, int]:
    return {CARDS[kind]: counts[kind] for kind in range(KINDS)}


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    asked = SEATS[game.actor] if game.asked else None
    return {
        "round": game.round_number,
        "rounds": book.rounds,
        "turn": SEATS[game.turn],
        "stage": STAGES[game.stage],
        "asked": asked,
        "die": game.die or None,
        "main_action_used": bool(game.main_used),
        "cards_played": game.cards_played,
        "pup_stopped_james": bool(game.halted),
        "keys": game.keys,
        "keys_needed": book.keys_needed,
        "keys_found": keys_found(game),
        "gate_open": game.keys >= book.keys_needed,
        "escapes": game.escapes,
        "escapes_needed": book.escapes_needed,
        "board": [
            {
                "space": space,
                "kind": SPACE_KINDS[book.space[space]],
                "pup": bool(game.pup[space]),
                "pieces": [SEATS[piece] for piece in range(PIECES) if game.where[piece] == space],
            }
            for space in range(book.spaces)
        ],
        "pieces": [piece_view(game, book, seat, piece) for piece in range(PIECES)],
        "deck_size": game.deck_size,
        "deck": pile(game.deck) if knows(game.deck_seen_by, seat) else None,
        "discard": pile(game.discard),
        "pups_left": book.pup_supply - game.pups_placed,
        "winner": SIDES[game.winner] if game.stage == OVER else None,
        "reason": REASONS[game.reason] if game.stage == OVER else None,
    }


def keys_found(game: Game) -> list[dict[str, Any]]:
    """Who found the first Keys, and when; a written position need not tell."""
    known = [key for key in range(min(game.keys, KEY_TOKENS)) if game.key_round[key] > 0]
    return [{"seat": SEATS[game.key_seat[key]], "round": game.key_round[key]} for key in known]


def piece_view(game: Game, book: Book, seat: int, piece: int) -> dict[str, Any]:
    seen = {
        "seat": SEATS[piece],
        "title": TITLES[piece],
        "space": game.where[piece] if game.where[piece] != NOWHERE else None,
        "hp": game.health[piece],
        "max_hp": book.health[piece],
    }
    if piece == JAMES:
        return seen
    assert piece < RUNNERS
    known = knows(game.hand_seen_by[piece], seat)
    return seen | {
        "fate": FATES[game.fate[piece]],
        "wanted": bool(game.wanted[piece]),
        "hand_size": game.hand_size[piece],
        "hand": pile(game.hand[piece]) if known else None,
        "sure_jailbreaks": game.sure[piece],
        "unsure_cards": game.unsure[piece],
    }


def result(game: Game, book: Book) -> dict[str, Any]:
    """How it ended: the reason, who won, and a row for each seat."""
    winners = list(range(RUNNERS)) if game.winner == SIDES.index("runners") else [JAMES]
    rows = [
        {"seat": SEATS[piece], "side": "james" if piece == JAMES else "runners", "hp": game.health[piece]}
        | ({} if piece == JAMES else {"fate": FATES[game.fate[piece]], "captures": game.captures[piece]})
        for piece in range(PIECES)
    ]
    return {
        "reason": REASONS[game.reason],
        "side": SIDES[game.winner],
        "round": game.round_number,
        "winners": winners,
        "rows": rows,
    }
