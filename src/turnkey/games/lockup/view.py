"""What a seat of Lockup sees, as plain data that a screen can draw from.

It is given a record from which everything that the seat does not know has been erased already, so what is hidden
must be told by its knowers, not by its zeros.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.lockup.rules.asking import current, is_guards
from turnkey.games.lockup.rules.ending import has_won, place_of
from turnkey.games.lockup.state import (
    AWARDS,
    END_GOALS,
    GOON_COUNT,
    GOON_DECK,
    GOON_DISCARD,
    GOON_KINDS,
    GOON_SPACES,
    GOONS,
    GUARD_CARDS,
    GUARD_COUNT,
    GUARDS,
    HALF_DOWN,
    HALF_LOCATION,
    HALF_MOVE,
    HALF_UP,
    ICONS,
    INSTANTS,
    ITEM_COUNT,
    ITEM_DECK,
    ITEMS,
    KINDS_OF_RESOURCE,
    LIBRARY,
    LOCATION_CARDS,
    LOCATIONS,
    MOST_ICONS,
    MOST_SEATS,
    NEXT_REWARD,
    NOBODY_YET,
    OFF_BOARD,
    OVER,
    RESERVED,
    ROLL_CALL_TURN,
    SEATS,
    STAGES,
    STRENGTH_WINDOW,
    SYMBOLS,
    TAKE_REWARD,
    TITLES,
    TOKEN_COUNT,
    TOKENS,
    TOME_MOVE,
    TOMES,
    Book,
    Game,
)
from turnkey.games.lockup.view_board import board
from turnkey.games.lockup.view_forecast import forecast, foretold, relief
from turnkey.games.lockup.view_parties import kinds, known_under, letter, parties, tome_view
from turnkey.games.lockup.view_ranks import standing

PHASES = {"roll_call": "Roll Call", "lights_out": "Lights Out", "patrol": "Patrol", "raid": "Raid", "over": "The end"}


def seats_in(seats: int, count: int) -> list[str]:
    return [SEATS[seat] for seat in range(count) if knows(seats, seat)]


def decision(game: Game, mine: bool) -> str:
    """The name of what is asked; only its builder is told how far a placement has come."""
    if not mine:
        return "tome_move" if game.stage == TOME_MOVE else STAGES[game.stage]
    if game.stage == ROLL_CALL_TURN and game.half[HALF_LOCATION]:
        return "place_token"
    if game.stage == TOME_MOVE:
        return "tome_move_dest" if game.half[HALF_MOVE] else "tome_move_token"
    return STAGES[game.stage]


def phase(game: Game) -> str:
    name = STAGES[game.back] if STAGES[game.stage].startswith("tome_") else STAGES[game.stage]
    if name in ("roll_call_turn", "roll_call_window", "guard_flip", "turn_begins", "turn_ends", "round_begins"):
        return "roll_call"
    if name in ("patrol_window", "drop_excess", "limit", "items", "goons", "check", "markers"):
        return "patrol"
    if name in ("raid_window", "compare", "scoring"):
        return "raid"
    return "over" if name == "over" else "lights_out"


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    mine = knows(game.half_seen_by, seat) and game.asked != 0
    shown = in_the_open(game, book) | {
        "board": board(game, book, seat),
        "known_under": known_under(game, book, seat),
        "cards": cards_view(game, book, seat if hides_reserved(game, book) else None),
        "parties": parties(game, book, seat, hides_reserved(game, book)),
        "placing": placing_view(game) if mine else None,
        "forecast": forecast(game, book, seat) if mine and seat < MOST_SEATS and game.stage == ROLL_CALL_TURN else None,
        "foretold": foretold(game, book, seat) if game.stage == STRENGTH_WINDOW and knows(game.asked, seat) else {},
        "relief": relief(game, book, seat) if seat < MOST_SEATS and knows(game.asked, seat) else {},
        "drawn": drawn_view(game) if game.drawing and knows(game.drawn_seen_by, seat) else None,
    }
    if mine:
        shown["stage"] = decision(game, True)
    return shown


@part
def in_the_open(game: Game, book: Book) -> dict[str, Any]:
    """What is the same for all; what only some see is put in its place afterwards."""
    asked = decision(game, False) if game.asked else None
    now = phase(game)
    return {
        "round": game.round_number,
        "rounds": book.rounds,
        "phase": now,
        "phase_title": PHASES[now],
        "stage": asked or STAGES[game.stage],
        "asked": seats_in(game.asked, book.players),
        "turn": letter(book, game.turn) if now == "roll_call" else None,
        "passed": seats_in(game.passed, book.players),
        "first_player": letter(book, game.fpt),
        "solitary": bool(book.solitary),
        "board": None,
        "resolving": LOCATIONS[game.location] if now == "lights_out" and 0 <= game.location <= LIBRARY else None,
        "standing": standing(game, book, game.location)
        if now == "lights_out" and 0 <= game.location <= LIBRARY
        else [],
        "ranks": [letter(book, game.rank[place]) for place in range(game.ranked)],
        "rank_at": game.rank_at if TAKE_REWARD <= game.stage <= NEXT_REWARD and game.ranked else None,
        "reward_turn": reward_view(game, book),
        "supply": kinds(game.supply),
        "power_supply": game.power_supply,
        "suspicion_supply": game.suspicion_supply,
        "raid_distance": game.suspicion_supply - needed(game, book),
        "items": [ITEMS[game.slot[slot] - 1] if game.slot[slot] else None for slot in range(book.slots)],
        "item_deck": game.item_deck,
        "goon_deck": game.goon_deck,
        "goon_discard": goon_discard(game, book),
        "tome_deck": game.deck_size + game.puts - game.under_next,
        "under": [SEATS[game.under_by[place] - 1] for place in range(game.under_next, game.puts)],
        "known_under": None,
        "tome_discard": tome_discard(game, book),
        "cards": None,
        "goals": goals_view(game, book),
        "parties": None,
        "placing": None,
        "forecast": None,
        "foretold": None,
        "relief": None,
        "drawn": None,
        "guards": guards_view(game, book) if book.solitary else None,
        "raids": game.raids,
        "alibis": seats_in(game.alibis, book.players),
        "smuggled": seats_in(game.smuggled, book.players),
        "winners": [letter(book, party) for party in range(book.parties) if has_won(game, book, party)]
        if game.stage == OVER
        else None,
    }


@part
def goon_discard(game: Game, book: Book) -> list[str]:
    return [GOONS[goon] for goon in range(GOON_COUNT) if game.goon_place[goon] == GOON_DISCARD]


@part
def tome_discard(game: Game, book: Book) -> list[str]:
    return [TOMES[title] for title in range(TITLES) for _ in range(game.tome_discard[title])]


def hides_reserved(game: Game, book: Book) -> bool:
    """Q32: with reserved_public=false only its owner still sees a reserved item, until the game is over."""
    return not book.reserved_public and game.stage != OVER


@part
def cards_view(game: Game, book: Book, seat: int | None) -> dict[str, Any]:
    """The faces of all items and goons that lie open somewhere; where reserved items are hidden, for this seat."""
    items = {ITEMS[item]: item_view(book, item) for item in range(ITEM_COUNT) if lies_open(game, book, seat, item)}
    goons = {GOONS[goon]: goon_view(book, goon) for goon in range(GOON_COUNT) if game.goon_place[goon] != GOON_DECK}
    return {"items": items, "goons": goons}


def lies_open(game: Game, book: Book, seat: int | None, item: int) -> bool:
    """Q32: what guards reserve is open; theirs is no hand that could hold a secret."""
    place = int(game.item_place[item])
    if place < RESERVED or seat is None or is_guards(book, place - RESERVED):
        return place != ITEM_DECK
    return place == RESERVED + seat


def item_view(book: Book, item: int) -> dict[str, Any]:
    letters = (*KINDS_OF_RESOURCE, "A")
    return {
        "cost": "".join(letter * book.item_cost[item, kind] for kind, letter in enumerate(letters)),
        "reputation": book.item_reputation[item],
        "rewards": [ICONS[book.item_icon[item, icon]] for icon in range(MOST_ICONS) if book.item_icon[item, icon]],
        "symbols": [SYMBOLS[symbol] for symbol in range(len(SYMBOLS)) for _ in range(book.item_symbol[item, symbol])],
    }


def goon_view(book: Book, goon: int) -> dict[str, Any]:
    symbol = book.goon_symbol[goon]
    return {
        "kind": GOON_KINDS[book.goon_kind[goon]],
        "rewards": [ICONS[book.goon_icon[goon, icon]] for icon in range(MOST_ICONS) if book.goon_icon[goon, icon]],
        "suspicion": book.goon_suspicion[goon],
        "symbols": [SYMBOLS[symbol - 1]] if symbol else [],
    }


def needed(game: Game, book: Book) -> int:
    up = [game.goon_at[space] - 1 for space in range(GOON_SPACES) if game.goon_at[space]]
    return sum(
        book.goon_suspicion[goon] if book.markers_per_goon == 0 else min(book.goon_suspicion[goon], 1) for goon in up
    )


def drawn_view(game: Game) -> list[dict[str, str]]:
    return [tome_view(game.drawn[place] - 1) for place in range(game.drawing)]


def placing_view(game: Game) -> dict[str, Any]:
    place = game.half[HALF_LOCATION]
    return {
        "location": LOCATIONS[place - 1] if place else None,
        "face_up": [TOKENS[token] for token in range(TOKEN_COUNT) if (game.half[HALF_UP] >> token) & 1],
        "face_down": [TOKENS[token] for token in range(TOKEN_COUNT) if (game.half[HALF_DOWN] >> token) & 1],
        "moving": TOKENS[game.half[HALF_MOVE] - 1] if game.half[HALF_MOVE] else None,
    }


@part
def reward_view(game: Game, book: Book) -> dict[str, Any] | None:
    if not (TAKE_REWARD <= game.stage <= NEXT_REWARD and 0 <= game.rank_at < game.ranked):
        return None
    return {
        "seat": letter(book, current(game)),
        "rank": game.rank_at + 1,
        "haggle": bool(game.haggle),
        "actions_left": game.actions_left,
        "price": game.price,
        "hires_left": game.hires,
        "paying_for": ITEMS[game.wanted - 1] if game.wanted else None,
        "card": (ITEMS if game.card_kind == 1 else GOONS)[game.card] if game.card_kind else None,
    }


@part
def goals_view(game: Game, book: Book) -> dict[str, Any]:
    def held(holder: int) -> str | None:
        return None if holder == NOBODY_YET else letter(book, holder)

    return {
        "award": AWARDS[game.award - 1] if game.award else None,
        "award_holder": held(game.award_holder),
        "instant": INSTANTS[game.instant - 1] if game.instant else None,
        "instant_holder": held(game.instant_holder),
        "end_game": END_GOALS[game.end_goal - 1] if game.end_goal else None,
        "worth": {
            "award": book.award_value,
            "instant": book.instant_value,
            "end_game": (book.end_each[game.end_goal - 1] or book.compare_most) if game.end_goal else 0,
        },
    }


@part
def guards_view(game: Game, book: Book) -> dict[str, Any]:
    return {
        "deck": game.guard_deck_size,
        "home": [GUARD_CARDS[card] for card in range(GUARD_COUNT) if game.guard[card] == OFF_BOARD],
        "location_cards": [LOCATION_CARDS[card] for card in range(len(LOCATION_CARDS)) if game.location_card[card]],
    }


def result(game: Game, book: Book) -> dict[str, Any]:
    """How it ended: who won, and a row for each seat; Q63: a Solitary game is won or lost, and nothing else."""
    winners = [seat for seat in range(book.players) if has_won(game, book, seat)]
    rows = [
        {
            "seat": SEATS[seat],
            "place": 1 + (seat not in winners if book.solitary else place_of(game, book, seat)),
            "total": game.reputation[seat],
            "built": game.built[seat],
            "won": seat in winners,
        }
        for seat in range(book.players)
    ]
    outcome: dict[str, Any] = {
        "reason": "reputation" if len(winners) < 2 else "shared",
        "winners": winners,
        "rows": rows,
    }
    if book.solitary:
        outcome["reason"] = "outsmarted" if winners else "guards"
        outcome["guards"] = game.reputation[GUARDS]
    return outcome
