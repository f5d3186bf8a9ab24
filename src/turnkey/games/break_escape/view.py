"""What a seat of Break & Escape sees, as plain data that a screen can draw from.

It is given a record from which everything that the seat does not know has been erased already, so a
hand or a deck that is not seen must be told by its knowers, not by its zeros.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from turnkey.core.parts import part, printed
from turnkey.core.secrecy import knows
from turnkey.games.break_escape.actions import TITLES
from turnkey.games.break_escape.events import DICE
from turnkey.games.break_escape.state import (
    BEFORE_MOVE,
    CARDS,
    EITHER_WAY,
    FATES,
    JAMES,
    JAMES_DIRECTION,
    JAMES_MOVES,
    JAMES_STEPS,
    KEY_TOKENS,
    KINDS,
    NOWHERE,
    OVER,
    PIECES,
    REASONS,
    RUNNERS,
    SAFE_HOUSE,
    SEATS,
    SIDES,
    SPACE_KINDS,
    STAGES,
    SUPPLY,
    UP_TO,
    Book,
    Game,
)


def pile(counts: Any) -> dict[str, int]:
    return {CARDS[kind]: counts[kind] for kind in range(KINDS)}


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    return in_the_open(game, book) | {
        "pieces": pieces(game, book, seat),
        "deck": pile(game.deck) if knows(game.deck_seen_by, seat) else None,
    }


@part
def in_the_open(game: Game, book: Book) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "round": game.round_number,
        "rounds": book.rounds,
        "turn": SEATS[game.turn],
        "stage": STAGES[game.stage],
        "asked": SEATS[game.actor] if game.asked else None,
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
        "board": board(game, book),
        "deck_size": game.deck_size,
        "discard": pile(game.discard),
        "pups_left": book.pup_supply - game.pups_placed,
        "walks": walks(game, book) if game.asked else [],
        "landing": landing(game, book) if game.asked and game.stage == BEFORE_MOVE and game.die else None,
        "reach": [] if game.stage in (JAMES_STEPS, JAMES_DIRECTION, OVER) else reach(game, book),
        "numbers": numbers(book),
        "winner": SIDES[game.winner] if game.stage == OVER else None,
        "reason": REASONS[game.reason] if game.stage == OVER else None,
    }


@part
def board(game: Game, book: Book) -> list[dict[str, Any]]:
    here: list[tuple[str, ...]] = [()] * book.spaces
    for piece in range(PIECES):
        if game.where[piece] != NOWHERE:
            here[game.where[piece]] += (SEATS[piece],)
    return [space_view(book, space, bool(pup), here[space]) for space, pup in enumerate(game.pup[: book.spaces])]


@printed
def space_view(book: Book, space: int, pup: bool, here: tuple[str, ...]) -> dict[str, Any]:
    return {"space": space, "kind": SPACE_KINDS[book.space[space]], "pup": pup, "pieces": list(here)}


@printed
def numbers(book: Book) -> dict[str, Any]:
    """What the table agreed on, as far as somebody wants to know it while looking at the board."""
    return {
        "james_move": JAMES_MOVES[book.james_move],
        "pursuer_bonus": book.pursuer_bonus,
        "james_damage": book.james_damage,
        "capture_at": book.capture_at,
        "rescue_min": book.rescue_min,
        "breakout_min": book.breakout_min,
        "hand_limit": book.hand_limit,
    }


def way(game: Game, book: Book, piece: int, steps: int) -> list[int]:
    """The spaces that a walk enters, one after the other; counter-clockwise below 0. A Pup stops James (R62)."""
    path: list[int] = []
    for step in range(1, abs(steps) + 1):
        path.append((game.where[piece] + (step if steps > 0 else -step)) % book.spaces)
        if piece == JAMES and game.pup[path[-1]]:
            break
    return path


def walks(game: Game, book: Book) -> list[dict[str, Any]]:
    """Where the walks would lead that are on offer now, each by the words of its option."""
    far = game.die + book.pursuer_bonus
    if game.stage == BEFORE_MOVE and game.die:
        ways = {"go": way(game, book, game.actor, game.die)}
    elif game.stage == JAMES_STEPS:
        ways = {f"steps {steps}": way(game, book, JAMES, steps) for steps in range(1, far + 1)}
    elif game.stage == JAMES_DIRECTION:
        ways = {"cw": way(game, book, JAMES, far), "ccw": way(game, book, JAMES, -far)}
    else:
        ways = {}
    return [{"option": option, "path": path} for option, path in ways.items()]


def landing(game: Game, book: Book) -> dict[str, int]:
    """R16, R17: what the space does for whoever walks all that was rolled; at full health nothing is healed."""
    kind = book.space[way(game, book, game.actor, game.die)[-1]]
    lost = book.health[game.actor] - game.health[game.actor]
    return {
        "draws": book.supply_draw if kind == SUPPLY else 0,
        "heals": min(book.safe_heal, lost) if kind == SAFE_HOUSE else 0,
    }


@part
def reach(game: Game, book: Book) -> list[dict[str, int]]:
    """The spaces where James's next walk can end, and with how many of the six faces of his die it can."""
    faces: Counter[int] = Counter()
    for die in DICE:
        far = int(die) + book.pursuer_bonus
        ends = {way(game, book, JAMES, far)[-1]}
        if book.james_move == UP_TO:
            ends = set(way(game, book, JAMES, far))
        elif book.james_move == EITHER_WAY:
            ends.add(way(game, book, JAMES, -far)[-1])
        faces.update(ends)
    return [{"space": space, "in_six": many} for space, many in sorted(faces.items())]


def keys_found(game: Game) -> list[dict[str, Any]]:
    """Who found the first Keys, and when; a written position need not tell."""
    known = [key for key in range(min(game.keys, KEY_TOKENS)) if game.key_round[key] > 0]
    return [{"seat": SEATS[game.key_seat[key]], "round": game.key_round[key]} for key in known]


def pieces(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    known = [piece < RUNNERS and knows(game.hand_seen_by[piece], seat) for piece in range(PIECES)]
    return [piece_view(game, book, piece, known[piece]) for piece in range(PIECES)]


@part
def piece_view(game: Game, book: Book, piece: int, known: bool) -> dict[str, Any]:
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
