"""What a seat of Locked Out sees, as plain data that a screen can draw from.

It is given a record from which everything that the seat does not know has been erased already, so a hand or a pile
that is not seen must be told by its knowers, not by its zeros.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.book import DOUBLE_COLOURS, ZONES, doorways_of, in_the_box, zone_of
from turnkey.games.locked_out.knowledge.sightings import Known, Told, counted, known_cards, told_to
from turnkey.games.locked_out.rules.ending import access_cards, hand_value, ranking_key, resource_cards
from turnkey.games.locked_out.rules.maintenance import is_protected, is_spoiled
from turnkey.games.locked_out.rules.playing import colour_of
from turnkey.games.locked_out.rules.story import is_access, sort_of
from turnkey.games.locked_out.rules.turn import ways_from
from turnkey.games.locked_out.state import (
    CARDS,
    CHECKED,
    CLAIM_TYPES,
    COLOURS,
    CONFISCATE,
    DRAWN,
    ENDINGS,
    FIRST_HAZARD,
    FOUND,
    INTERCEPT,
    LEFT,
    N_CARDS,
    N_ROOMS,
    N_SPACES,
    NO_CARD,
    OVER,
    PHASES,
    ROOMS,
    SEATS,
    SORTS,
    SPACES,
    TALK_FLOOR,
    TOKENS,
    Book,
    Game,
)

PRINTED = [{"space": name, "zone": zone_of(space), "doorways": doorways_of(space)} for space, name in enumerate(SPACES)]


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    return in_the_open(game, book) | {
        "spaces": spaces(game, book, seat, ways_from(game, game.where[game.active]), game.phase == OVER),
        "ranks": ranks_of(game, book) if game.phase == OVER else None,
        "shown": shown(game, book, seat),
        "seats": seats(game, book, seat),
        "story": story(game, book, seat),
        "floor": floor(game, book, seat),
    }


@part
def in_the_open(game: Game, book: Book) -> dict[str, Any]:
    """What everybody sees."""
    return {
        "round": game.round_number,
        "phase": PHASES[game.phase],
        "asked": asked(game, book),
        "active": SEATS[game.active],
        "maintenance": SEATS[game.maintainer],
        "turns_to_maintenance": (game.maintainer - game.active - 1) % book.players + 1,  # the present turn included
        "suspect": SEATS[game.suspect] if game.suspect != game.active else None,
        "search_used": bool(game.search_used),
        "stage": game.stage,
        "open_zones": list(ZONES[: game.stage]),  # R9
        **tokens(game, book),
        "access_area": pile(game.access_area),
        "resource_area": pile(game.resource_area),
        "discard": pile(game.discard),
        "removed": removed(game, book),
        "cards": cards(game, book),
        "ending": ENDINGS[game.ending] if game.phase == OVER else None,
        "winners": [SEATS[other] for other in range(book.players) if (game.winners >> other) & 1],
    }


def asked(game: Game, book: Book) -> list[str]:
    if game.phase == TALK_FLOOR:
        return [SEATS[seat] for seat in range(book.players) if not knows(game.silent, seat)]
    return [SEATS[game.actor]] if game.phase <= CONFISCATE else []


def pile(counts: Any) -> dict[str, int]:
    """The cards that there are, by kind, in canonical order."""
    return {CARDS[card]: count for card, count in enumerate(counts) if count and card != NO_CARD}


@part
def tokens(game: Game, book: Book) -> dict[str, Any]:
    """R44, R46, R55: where the tokens stand, which would not fall as things lie, and which would be used up."""
    covered = [] if is_spoiled(game) else [colour for colour in range(len(TOKENS)) if is_protected(game, colour)]
    alarm = [colour for colour in range(len(TOKENS)) if colour not in covered and game.token[colour] == 1]
    return {
        "tokens": {name: game.token[colour] for colour, name in enumerate(TOKENS)},
        "covered": [TOKENS[colour] for colour in covered],
        "alarm": [TOKENS[colour] for colour in alarm],
    }


@part
def removed(game: Game, book: Book) -> dict[str, int]:
    """R1, R2: what is out of the game, which everybody knows."""
    found = {}
    for card in range(1, N_CARDS):
        dealt = book.players if CARDS[card] == "booty" else book.copies[card]
        if in_the_box(CARDS[card]) > dealt:
            found[CARDS[card]] = in_the_box(CARDS[card]) - dealt
    return found


@part
def cards(game: Game, book: Book) -> list[dict[str, Any]]:
    return [card_view(book, card) for card in range(1, N_CARDS)]


def card_view(book: Book, card: int) -> dict[str, Any]:
    return {
        "id": CARDS[card],
        "sort": "hazard" if card >= FIRST_HAZARD else SORTS[sort_of(card)],
        "colours": colours_of(card),
        "value": book.value[card],
        "icon": bool(book.icon[card]),
        "in_piles": book.copies[card],
    }


def colours_of(card: int) -> list[str]:
    """What a card shows: its access colour, or the tokens that it protects."""
    if is_access(card):
        return [COLOURS[colour_of(card)]]
    return DOUBLE_COLOURS.get(CARDS[card], [CARDS[card]] if CARDS[card] in TOKENS else [])


@part
def spaces(game: Game, book: Book, seat: int, ways: int, over: bool) -> list[dict[str, Any]]:
    pawns: list[list[str]] = [[] for _ in range(N_SPACES)]
    for other in range(book.players):
        pawns[game.where[other]].append(SEATS[other])
    piles = [room_pile(game, book, seat, room) for room in range(N_ROOMS)] + [()] * (N_SPACES - N_ROOMS)
    return [
        space_view(space, bool((ways >> space) & 1), tuple(pawns[space]), piles[space], drawn_at(game, space), over)
        for space in range(N_SPACES)
    ]


def room_pile(game: Game, book: Book, seat: int, room: int) -> tuple[str | None, ...]:
    """The cards that lay in a room at first, from the top; None: not seen."""
    there = zip(game.pile_seen_by[room], game.pile[room], range(book.pile_size[room]), strict=False)
    return tuple([CARDS[card] if knows(seen_by, seat) else None for seen_by, card, _ in there])


def drawn_at(game: Game, space: int) -> int:
    drawn: int = game.taken[space] if space < N_ROOMS else 0
    return drawn


@functools.lru_cache(5_000)
def space_view(
    space: int, reachable: bool, pawns: tuple[str, ...], cards: tuple[str | None, ...], drawn: int, over: bool
) -> dict[str, Any]:
    """The same wherever the same is seen: then nothing has changed."""
    return (
        PRINTED[space]
        | {
            "reachable": reachable,
            "pawns": list(pawns),
            "pile": len(cards) - drawn,
            "drawn": list(cards[:drawn]),  # from the first
            "cards": list(cards[drawn:]) if over and space < N_ROOMS else None,  # all piles are open after the end
        }
    )


def shown(game: Game, book: Book, seat: int) -> dict[str, Any] | None:
    """Q48: the drawn card while others are asked about it; it is in no hand. Who has seen it, and who is still to."""
    if game.phase != INTERCEPT:
        return None
    room = game.where[game.active]
    place = game.taken[room] - 1
    known = knows(game.pile_seen_by[room, place], seat)
    clockwise = [(game.active + step) % book.players for step in range(1, book.players)]
    here = [other for other in clockwise if game.where[other] == room]
    asked = here.index(game.actor)
    return {
        "drawer": SEATS[game.active],
        "card": CARDS[game.pile[room, place]] if known else None,
        "seen_by": [SEATS[other] for other in here[:asked]],
        "to_see": [SEATS[other] for other in here[asked + 1 :]],
    }


def seats(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    held, shown = known_cards(game, book, seat), beside(game, book, seat)
    found = []
    for other in range(book.players):
        is_seen = bool(knows(game.hand_seen_by[other], seat))
        bare = seat_view(game, book, other, other == game.maintainer, is_seen)
        found.append(bare if is_seen else shown.with_known(bare, other, held[other]))
    return found


class Beside:
    """What one watcher knows of hands that it does not see, joined to their seats; kept while nothing changes."""

    def __init__(self) -> None:
        self._latest: dict[int, tuple[dict[str, Any], Known, dict[str, Any]]] = {}

    def with_known(self, bare: dict[str, Any], seat: int, held: Known) -> dict[str, Any]:
        latest = self._latest.get(seat)
        if latest is None or latest[0] is not bare or latest[1] != held:
            known = {"sure": counts(held.sure), "maybe": counts(held.maybe)}
            latest = self._latest[seat] = bare, held, bare | {"known": known}
        return latest[2]


@part
def beside(game: Game, book: Book, seat: int) -> Beside:
    """It reads nothing: one for each watcher, for as long as the table is looked at."""
    return Beside()


@part
def seat_view(game: Game, book: Book, seat: int, maintains: bool, is_seen: bool) -> dict[str, Any]:
    """A seat, but for what is known of a hand that is not seen."""
    return {
        "seat": SEATS[seat],
        "title": SEATS.titles[seat],
        "space": SPACES[game.where[seat]],
        "hand_size": game.hand_size[seat],
        "checked": (game.hand_size[seat] + 1) // 2,  # R38: how many an accuser would look at
        "hand": pile(game.hand[seat]) if is_seen else None,
        "value": hand_value(game, book, seat) if is_seen else None,
        "maintenance": maintains,
        "known": None,
    }


def counts(cards: Sequence[int]) -> dict[str, int]:
    """How many there are of each kind."""
    return {CARDS[card]: cards.count(card) for card in dict.fromkeys(cards)}


@part
def story(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    """The story of the cards, as far as this seat was shown it."""
    return [step_view(step) for step in told_to(game, book, seat)]


@functools.lru_cache(10_000)
def step_view(step: Told) -> dict[str, Any]:
    first, second = SEATS[step.seat], SEATS[step.other]
    if step.what == LEFT:
        return {"what": "left", "seat": first, "card": CARDS[step.result]}
    if step.what == DRAWN:
        told: dict[str, Any] = {"what": "drawn", "seat": first, "kept_by": second, "room": ROOMS[step.room]}
        told["card"] = card_or_none(step.card)
        if first != second:
            told["given"] = card_or_none(step.gift)
        return told
    assert step.what == CHECKED
    return {
        "what": "checked",
        "seat": first,
        "by": second,
        "count": (step.size + 1) // 2,
        "found": step.result != 0,
        "taken": CARDS[step.result] if 0 < step.result < FOUND else None,
        "cards": None if step.saw is None else {CARDS[card]: count for card, count in counted(step.saw)},
    }


def card_or_none(card: int) -> str | None:
    return CARDS[card] if card != NO_CARD else None


def floor(game: Game, book: Book, seat: int) -> list[dict[str, Any]] | None:
    """Who may still speak, and the claim that the own seat has begun."""
    if game.phase != TALK_FLOOR:
        return None
    return [
        {
            "seat": SEATS[other],
            "silent": knows(game.silent, other),
            "claims": game.claims[other],
            "words": game.claim_words[other] if knows(game.claim_seen_by[other], seat) else None,
            "claim": CLAIM_TYPES[game.claim_type[other]]
            if knows(game.claim_seen_by[other], seat) and game.claim_words[other]
            else None,
        }
        for other in range(book.players)
    ]


@part
def ranks_of(game: Game, book: Book) -> list[int]:
    """Q28: the rank of each seat; full ties share one, the better. All hands are open by then."""
    sign = 1 if ENDINGS[game.ending] == "escape" else -1
    keys = [sign * ranking_key(game, book, seat) for seat in range(book.players)]
    return [1 + sum(other > key for other in keys) for key in keys]


def result(game: Game, book: Book) -> dict[str, Any]:
    """How it ended: the reason, who won, a row for each seat, and the seats from the best."""
    ranks = ranks_of(game, book)
    rows = [
        {
            "seat": SEATS[seat],
            "rank": ranks[seat],
            "value": hand_value(game, book, seat),
            "access": access_cards(game, seat),
            "resources": resource_cards(game, seat),
            "hand": pile(game.hand[seat]),
        }
        for seat in range(book.players)
    ]
    return {
        "reason": ENDINGS[game.ending],
        "winners": [seat for seat in range(book.players) if (game.winners >> seat) & 1],
        "rows": rows,
        "order": [
            "=".join(SEATS[seat] for seat in range(book.players) if ranks[seat] == at) for at in sorted({*ranks})
        ],
        "round": game.round_number,
    }
