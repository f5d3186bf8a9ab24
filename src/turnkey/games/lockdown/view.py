"""What a seat of Lockdown sees, as plain data that a screen can draw from.

It is given a record from which everything that the seat does not know has been erased already, so what is not seen
must be told by its knowers, not by its zeros.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.names import EPILOGUE_TEXTS, LOCATION_NAMES
from turnkey.games.lockdown.rules.attack import monsters_enter
from turnkey.games.lockdown.rules.badge import dice_count
from turnkey.games.lockdown.rules.claims import is_floor
from turnkey.games.lockdown.rules.mall import seats_visible_at, strength_at, weight
from turnkey.games.lockdown.state import (
    ASIDE,
    ATTACK_FLOOR,
    CARD_KINDS,
    CARDS,
    CHOOSE_VICTIM,
    COLD,
    DESIGNATE,
    EPILOGUES,
    KINDS,
    LINES,
    LOCATIONS,
    MARTYR_TIE,
    MOST_GIFTS,
    MOST_SEATS,
    NO_RESPITE,
    NO_SEAT,
    OVER,
    PARKING,
    PHASES,
    PLACES,
    SEATS,
    STAGES,
    SUPPLY,
    TOPICS,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    VARIANTS,
    VOTE_FLOOR,
    VOTE_KINDS,
    Book,
    Game,
)
from turnkey.games.lockdown.view_talk import may_say

VOTING = (VOTE_FLOOR, ATTACK_FLOOR, DESIGNATE, MARTYR_TIE)  # a vote, from its discussion to its count
CARRYING_OUT = (TRUCK_KEEP, TRUCK_GIFT, TRUCK_RECIPIENT, TRUCK_SINGLE, CHOOSE_VICTIM)  # what a vote was for


def seats_in(seats: int) -> list[str]:
    return [SEATS[seat] for seat in range(MOST_SEATS) if knows(seats, seat)]


def seat_or_none(number: int) -> str | None:
    """A seat kept as 1 + its number."""
    return SEATS[number - 1] if number else None


def pile(counts: Any) -> dict[str, int]:
    return {CARDS[card]: counts[card] for card in range(CARD_KINDS)}


def view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    return in_the_open(game, book) | {
        "families": families(game, book, seat),
        "dice": dice_view(game, book, knows(game.dice_seen_by, seat)) if game.dice_rolled else None,
        "searched": searched_view(game, book, knows(game.drawn_seen_by, seat)),
        "vote": vote_view(game, book, seat) if game.stage in VOTING else None,
        "may_say": may_say(game, book, seat) if seat < MOST_SEATS and is_floor(game.stage) else [],
        "known_gifts": known_gifts(game, book, seat) if seat < MOST_SEATS else [],
    }


@part
def in_the_open(game: Game, book: Book) -> dict[str, Any]:
    """What everybody sees."""
    stage = STAGES[game.stage]
    asked = seats_in(game.asked)
    return {
        "turn": game.turn_number,
        "phase": PHASES[game.phase],
        "stage": stage,
        "asked": asked,
        "variant": VARIANTS[book.variant],
        "badge": SEATS[game.badge],
        "martyr": SEATS[game.martyr],
        "scene": game.scene or None,
        "locations": locations(game, book),
        "supply": game.monsters[SUPPLY],
        "cold_storage": cold_view(game, book),
        "alive": sum(game.alive[other] for other in range(book.players)),
        "ends_at": book.end_at,
        "deck_size": game.deck_size,
        "discard": pile(game.discard),
        "box_size": sum(game.boxed_size[other] for other in range(book.players)),
        "floor": floor_view(game, book) if is_floor(game.stage) else None,
        "elected": elected_view(game, book) if game.stage in CARRYING_OUT else None,
        "winners": seats_in(game.winners) if game.stage == OVER else None,
        "epilogue": epilogue_view(game) if game.stage == OVER else None,
    }


@part
def locations(game: Game, book: Book) -> list[dict[str, Any]]:
    return [location_view(game, book, place) for place in range(1, LOCATIONS + 1)]


@part
def location_view(game: Game, book: Book, place: int) -> dict[str, Any]:
    inside = place != PARKING
    return {
        "place": place,
        "name": LOCATION_NAMES[place - 1],
        "closed": bool(game.closed[place]),
        "spots": book.spots[place] if inside else None,
        "monsters": game.monsters[place],
        "monster_spots": book.monster_spots[place],
        "strength": strength_at(game, book, place) if inside else None,
        "holds": holds(game, book, place) if inside else None,
        "in_danger": game.crowd[place] > 0
        and game.monsters[place] > 0
        and (not inside or bool(monsters_enter(game, book, place))),
        "characters": [
            {
                "seat": SEATS[seat],
                "kind": KINDS[kind],
                "title": KINDS.titles[kind],
                "hidden": bool(game.smeared[seat, kind]),
            }
            for seat in range(book.players)
            for kind in range(book.family)
            if game.where[seat, kind] == place
        ],
    }


def holds(game: Game, book: Book, place: int) -> int:
    """How many Monsters more its doors would hold; below zero they do not hold those that are there."""
    needed = strength_at(game, book, place) + (0 if equal_enters(game, book) else 1)
    return int(needed - 1 - game.monsters[place])


@part
def cold_view(game: Game, book: Book) -> dict[str, Any]:
    lines, before = [], 0
    for line in range(LINES):
        size = book.cold_lines[line]
        lines.append({"spots": size, "filled": min(max(game.deaths - before, 0), size)})
        before += size
    return {
        "deaths": game.deaths,
        "lines": lines,
        "equal_enters": equal_enters(game, book),
        "dice": dice_count(game, book),
    }


def equal_enters(game: Game, book: Book) -> bool:
    """R68, v11."""
    return bool(game.deaths >= book.cold_lines[0] or book.variant == NO_RESPITE)


def families(game: Game, book: Book, seat: int) -> list[dict[str, Any]]:
    """As a stranger sees them, plus what this seat knows of some."""
    shown = strangers(game, book)[:]
    for other in range(book.players):
        known = knows(game.hand_seen_by[other], seat)
        boxed_known = knows(game.boxed_seen_by[other], seat)
        goes = knows(game.chosen, other) and knows(game.destination_seen_by[other], seat)
        if known or boxed_known or goes:
            shown[other] = family(game, book, other, known, boxed_known, goes)
    return shown


@part
def strangers(game: Game, book: Book) -> list[dict[str, Any]]:
    return [family(game, book, other, False, False, False) for other in range(book.players)]


def family(game: Game, book: Book, seat: int, known: bool, boxed_known: bool, goes: bool) -> dict[str, Any]:
    """What changes often, but rarely for this family, comes as an argument, so that the rest can be kept."""
    begun, over = game.turn_number > 0, game.stage == OVER
    return family_view(game, book, seat, known, boxed_known, knows(game.chosen, seat), goes, begun, over)


@part
def family_view(
    game: Game,
    book: Book,
    seat: int,
    known: bool,
    boxed_known: bool,
    has_chosen: bool,
    goes: bool,
    begun: bool,
    over: bool,
) -> dict[str, Any]:
    return {
        "seat": SEATS[seat],
        "alive": game.alive[seat],
        "eliminated": game.alive[seat] == 0 and begun,
        "points": sum(book.points[kind] for kind in range(book.family) if game.where[seat, kind] not in (ASIDE, COLD)),
        "badge": game.badge == seat,
        "martyr": game.martyr == seat,
        "characters": [
            {
                "kind": KINDS[kind],
                "title": KINDS.titles[kind],
                "place": PLACES[game.where[seat, kind]],
                "strength": book.strength[kind],
                "votes": book.votes[kind],
                "points": book.points[kind],
            }
            for kind in range(book.family)
        ],
        "hand_size": game.hand_size[seat],
        "hand": pile(game.hand[seat]) if known else None,
        "boxed": pile(game.boxed[seat]) if boxed_known else None,
        "pistols": game.pistols[seat],
        "has_chosen": has_chosen,
        "destination": game.destination[seat] if goes else None,
        "claims": claims_view(game, book, seat),
        "word": word_view(game, book, seat),
        "votes_against": {SEATS[one]: game.against[seat, one] for one in range(book.players)},
        "score": game.score[seat] if over else None,
    }


@part
def word_view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """How often this seat's word was borne out."""
    return {
        "kept": {topic: game.kept[seat, number] for number, topic in enumerate(TOPICS)},
        "broken": {topic: game.broken[seat, number] for number, topic in enumerate(TOPICS)},
        "omitted": game.omitted[seat],
    }


@part
def claims_view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """What this seat has said that is still to be borne out."""
    said = game.said_monsters[seat]
    return {
        "monsters": [face + 1 for face in range(LOCATIONS) if (said >> face) & 1] or None,
        "go": game.said_go[seat] or None,
        "vote": seat_or_none(game.said_vote[seat]),
        "tie": seat_or_none(game.said_tie) if game.martyr == seat else None,
        "have": [CARDS[card] for card in range(CARD_KINDS) if (game.said_have[seat] >> card) & 1],
        "have_none": knows(game.said_none, seat),
        "gift": seat_or_none(game.promised_gift[seat]),
        "support": {kind: seat_or_none(game.promised[seat, number]) for number, kind in enumerate(VOTE_KINDS)},
        "asked_to_go": game.asked_to_go[seat] or None,
        "asked_to_vote": seat_or_none(game.asked_to_vote[seat]),
    }


@part
def dice_view(game: Game, book: Book, known: bool) -> dict[str, Any]:
    return {
        "count": game.dice_rolled,
        "faces": [face + 1 for face in range(LOCATIONS) for _ in range(game.dice[face])] if known else None,
        "seen_by": [SEATS[other] for other in range(book.players) if knows(game.dice_seen_by, other)],
    }


@part
def searched_view(game: Game, book: Book, known: bool) -> dict[str, Any] | None:
    """The cards before the searcher."""
    if not game.drawn_size or game.elected == NO_SEAT:
        return None
    return {
        "by": SEATS[game.elected],
        "count": game.drawn_size,
        "cards": pile(game.drawn) if known else None,
        "offering": CARDS.titles[game.offering - 1] if known and game.offering else None,
    }


def vote_view(game: Game, book: Book, seat: int) -> dict[str, Any]:
    return open_vote(game, book) | {
        "votes": {
            SEATS[other]: seat_or_none(game.vote[other])
            for other in range(book.players)
            if knows(game.voted, other) and knows(game.vote_seen_by[other], seat)
        },
    }


@part
def open_vote(game: Game, book: Book) -> dict[str, Any]:
    return {
        "place": game.scene,
        "candidates": seats_in(candidates_so_far(game, book)),
        "weights": {SEATS[other]: weight(game, book, other, game.scene) for other in range(book.players)},
        "voted": seats_in(game.voted),
        "tied": [SEATS[other] for other in range(book.players) if game.tied[other]],
    }


def candidates_so_far(game: Game, book: Book) -> int:
    """While an attack is discussed, Rotten Meat may still hide somebody."""
    return seats_visible_at(game, book, game.scene) if game.stage == ATTACK_FLOOR else game.candidates


def elected_view(game: Game, book: Book) -> dict[str, Any]:
    """The outcome of the vote that is being carried out; without votes there was only one candidate."""
    return {
        "seat": SEATS[game.elected],
        "place": game.scene,
        "votes": {
            SEATS[other]: seat_or_none(game.vote[other]) for other in range(book.players) if knows(game.voted, other)
        },
    }


def floor_view(game: Game, book: Book) -> dict[str, Any]:
    return {
        "open_to": seats_in(game.floor),
        "not_done": seats_in(game.asked),
        "claims_left": {SEATS[seat]: game.claims_left[seat] for seat in range(book.players)},
    }


@part
def known_gifts(game: Game, book: Book, seat: int) -> list[dict[str, str]]:
    """Q67: the cards that this seat gave and that must still be where they went."""
    return [
        {"seat": SEATS[game.gift_to[seat, place] - 1], "card": CARDS[game.gift_card[seat, place] - 1]}
        for place in range(MOST_GIFTS)
        if game.gift_to[seat, place] and game.gift_card[seat, place]
    ]


def epilogue_view(game: Game) -> dict[str, Any] | None:
    return dict(EPILOGUE_TEXTS[game.epilogue]) if 0 < game.epilogue <= EPILOGUES else None


def result(game: Game, book: Book) -> dict[str, Any]:
    """How it ended: the reason, who won, and a row for each seat."""
    alive = sum(game.alive[seat] for seat in range(book.players))
    reason = "nobody left" if alive == 0 else "few enough left" if alive <= book.end_at else "last turn"
    rows = [
        {
            "seat": SEATS[seat],
            "score": game.score[seat],
            "alive": game.alive[seat],
            "cards": game.hand_size[seat],
            "keys": game.hand[seat, CARD_KINDS - 1],
        }
        for seat in range(book.players)
    ]
    return {
        "reason": reason,
        "turn": game.turn_number,
        "alive": alive,
        "winners": [seat for seat in range(book.players) if knows(game.winners, seat)],
        "rows": rows,
        "epilogue": game.epilogue or None,
        "epilogue_title": EPILOGUE_TEXTS[game.epilogue]["title"] if game.epilogue else None,
    }
