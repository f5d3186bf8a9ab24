"""Lockup's edition and table options, and the book that the rules read them from."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.errors import BadOption
from turnkey.core.sentences import says
from turnkey.core.table_options import Choice, Number, OptionSet, Switch, Text, Values
from turnkey.games.lockup.state import (
    AWARDS,
    COPIES,
    CULTIST,
    DEALS,
    DEMON,
    DIFFICULTIES,
    END_GOALS,
    GOAL_MEASURES,
    GOON_KINDS,
    GOONS,
    GUARD_CARDS,
    HOBGOBLIN,
    ICONS,
    INSTANTS,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATION_CARDS,
    LOCATIONS,
    MOMENTS,
    MOST_ICONS,
    MOST_STEPS,
    OFF_DUTY,
    RANDOM_SEAT,
    SEATS,
    STEALTH,
    SYMBOLS,
    TITLES,
    TOME_NUMBERS,
    WINDOWS,
    WORDS,
    MarkersPerGoon,
    TomeWindows,
)

ANY_MOMENT = tuple(MOMENTS)
COST_LETTERS = (*KINDS_OF_RESOURCE, "A")
NUMBERS = (
    "rounds", "start_reputation", "start_power", "resource_limit", "face_down", "face_down_two_players", "raid_most",
    "raid_second", "raid_most_small", "award", "award_small", "instant", "compare_most", "compare_second",
    "compare_most_small", "first_player", "tome", "gold", "resource", "stealth", "brawl", "calm",
)  # fmt: skip
AS_NAMED = ("start_reputation", "start_power", "resource_limit", "raid_second", "compare_second", *NUMBERS[-3:])
SUPPLIES = ("scrap", "potion", "iron", "gold", "power", "suspicion")
TABLES = {"yard": 3, "sewers": 3, "smithy": 3, "chow_one": 3, "chow_two": 3, "library": 4}

# What the rulebook counts; an edition that differs is refused.
PRINTED_SUPPLIES = (25, 15, 15, 10, 22, 12)
PRINTED_KINDS = {"dwarf": 8, "ratman": 6, "cultist": 6, "hobgoblin": 6, "demon": 3}
LARGEST_COST = 5


# Options


def goals_fault(text: str) -> str | None:
    if text == "random":
        return None
    names = re.split(r"[,\s]+", text.strip().upper())
    strange = [name for name in names if name not in (*AWARDS, *INSTANTS, *END_GOALS)]
    if strange:
        return f"there is no goal {strange[0]!r}"
    sorts = [name[:2] for name in names]
    if len(set(sorts)) < len(sorts):
        return "one goal of each sort is in play: GA…, GI…, GE…"
    return None


def orders_of(text: str) -> dict[str, list[str]] | None:
    """`a:strength,raid c:patrol` as a table of seats; None where it cannot be read."""
    orders: dict[str, list[str]] = {}
    for part in [] if text == "off" else text.lower().split():
        seat, _, windows = part.partition(":")
        if seat not in SEATS or seat in orders:
            return None
        orders[seat] = windows.split(",")
        if not set(orders[seat]) <= set(WINDOWS):
            return None
    return orders


OPTIONS = OptionSet(
    options=(
        # R95
        Choice("difficulty", "moderate", "How strong the guards are; for Solitary games only.", DIFFICULTIES),
        Choice(
            "first_player", "random", "Who begins; not for Solitary games, where the guards do.", ("random", *SEATS)
        ),
        Text(
            "goals",
            "random",
            "Which goals are in play; those not named are drawn.",
            grammar="'random', or cards such as GA1,GI2,GE5, one of a sort at most",
            fault=goals_fault,
            examples=("GA4", "GA1,GE3", "GA5,GI2,GE1", "GI4", "GE4", "GE5", "GI1,GE2", "GI3,GA7"),
        ),
        Choice(
            "markers_per_goon",
            "icons",
            "Markers that a goon brings to its location: one for each icon, or one at most.",
            MarkersPerGoon.names(),
        ),
        Switch("zero_safe", True, "Whether a crew without suspicion loses nothing in a raid."),
        Choice(
            "tome_windows",
            "standard",
            "Whether others may play tomes after each turn of Roll Call as well.",
            TomeWindows.names(),
        ),
        Switch("reserved_public", True, "Whether reserved items stay in everybody's sight."),
        Text(
            "auto_done",
            "off",
            "Seats that say done by themselves in some windows, whatever they hold.",
            grammar="'off', or seats with windows such as 'a:strength,patrol c:raid'; the windows are "
            + ", ".join(WINDOWS),
            fault=lambda text: "it names no seats and windows" if orders_of(text) is None else None,
            examples=("a:strength", "a:roll_call,strength,patrol,raid b:patrol"),
        ),
        Number("rounds", "edition:numbers.rounds", "Rounds; the last has no Patrol.", 1, 6),
    ),
)


# The edition


def check_edition(data: Mapping[str, Any]) -> Sequence[str]:
    """What the rulebook states of its numbers and kinds, against a file that claims to be an edition."""
    return [
        *number_reasons(data),
        *location_reasons(data),
        *item_reasons(data.get("items")),
        *goon_reasons(data),
        *tome_reasons(data.get("tomes")),
        *goal_reasons(data),
        *guard_reasons(data),
    ]


def number_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    supplies, numbers = data.get("supplies", {}), data.get("numbers", {})
    for name, printed in zip(SUPPLIES, PRINTED_SUPPLIES, strict=True):
        if supplies.get(name) != printed:
            yield f"supplies.{name} is {supplies.get(name)!r}; the box has {printed}"
    for name in NUMBERS:
        if not is_within(numbers.get(name), 0, 100):
            yield f"numbers.{name} is {numbers.get(name)!r}; it must be a whole number from 0 to 100"
    if is_within(numbers.get("rounds"), 0, 100) and not 1 <= numbers["rounds"] <= 6:
        yield f"numbers.rounds is {numbers['rounds']}; a game has 1 to 6 rounds"


def location_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    given = data.get("locations", {})
    for name, width in TABLES.items():
        rows = given.get(name)
        whole = isinstance(rows, list) and len(rows) == 3 and all(isinstance(r, list) and len(r) == width for r in rows)
        if not whole or not all(is_within(one, 0, 5) for row in rows for one in row):
            yield f"locations.{name} must be three rows of {width} whole numbers from 0 to 5"
    for name in ("infirmary_first", "infirmary_last"):
        row = given.get(name)
        if not isinstance(row, list) or len(row) != 3 or not all(is_within(one, 0, 5) for one in row):
            yield f"locations.{name} must be three whole numbers from 0 to 5"
    deals = given.get("commissary")
    words = [word for row in deals or () for word in row]
    if not isinstance(deals, list) or [len(row) for row in deals] != [3] * 3 or not set(words) <= set(DEALS):
        yield f"locations.commissary must be three rows of three out of {', '.join(DEALS)}"
    cards = data.get("location_cards")
    if not isinstance(cards, list) or sorted(cards) != sorted([*LOCATIONS[:6], "off duty", "off duty"]):
        yield "location_cards must name the first six locations once and 'off duty' twice"


def ids_of(cards: Any) -> list[Any]:
    return [card.get("id") for card in cards] if isinstance(cards, list) else []


def card_reasons(word: str, cards: Any, ids: Sequence[str]) -> Iterator[str]:
    if ids_of(cards) != list(ids):
        yield f"{word} must be the {len(ids)} cards {ids[0]} to {ids[-1]}, in this order"


def reward_reasons(card: Mapping[str, Any]) -> Iterator[str]:
    rewards = card.get("rewards")
    if not isinstance(rewards, list) or len(rewards) > MOST_ICONS or not set(rewards) <= set(ICONS[1:]):
        yield f"{card['id']}: its rewards must be {MOST_ICONS} at most, out of {', '.join(ICONS[1:])}"


def item_reasons(items: Any) -> Iterator[str]:
    if ids_of(items) != list(ITEMS):
        yield from card_reasons("items", items, ITEMS)
        return
    for card in items:
        cost = card.get("cost")
        if not isinstance(cost, str) or not 1 <= len(cost) <= LARGEST_COST or not set(cost) <= set(COST_LETTERS):
            yield f"{card['id']}: its cost must be 1 to {LARGEST_COST} of {''.join(COST_LETTERS)}"
        if not is_within(card.get("reputation"), 0, 100):
            yield f"{card['id']}: its reputation must be a whole number from 0 to 100"
        if not isinstance(card.get("symbols"), list) or not set(card["symbols"]) <= set(SYMBOLS):
            yield f"{card['id']}: its symbols must be out of {', '.join(SYMBOLS)}"
        yield from reward_reasons(card)


def goon_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    goons = data.get("goons")
    if not isinstance(goons, list) or ids_of(goons) != list(GOONS):
        yield from card_reasons("goons", goons, GOONS)
        return
    kinds = [card.get("kind") for card in goons]
    for kind, printed in PRINTED_KINDS.items():
        if kinds.count(kind) != printed:
            yield f"there are {kinds.count(kind)} goons of the kind {kind}; the deck has {printed}"
    for card in goons:
        if not is_within(card.get("suspicion"), 0, 2):
            yield f"{card['id']}: its suspicion must be 0, 1 or 2"
        if card.get("symbol") not in ("", *SYMBOLS):
            yield f"{card['id']}: its symbol must be out of {', '.join(SYMBOLS)}, or empty"
        elif card.get("kind") == "demon" and not card["symbol"]:
            yield f"{card['id']}: a demon has a symbol"
        yield from reward_reasons(card)
    values = data.get("goon_values", {})
    for kind in ("dwarf", "ratman"):
        steps = values.get(kind)
        if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
            yield f"goon_values.{kind} must be a list of 1 to {MOST_STEPS} numbers"
    for kind in ("cultist", "hobgoblin", "demon"):
        if not is_within(values.get(kind), 0, 20):
            yield f"goon_values.{kind} must be a whole number from 0 to 20"


def tome_reasons(tomes: Any) -> Iterator[str]:
    if not isinstance(tomes, list) or [title.get("word") for title in tomes] != list(WORDS):
        yield f"tomes must be the {TITLES} titles with the words {', '.join(WORDS)}, in this order"
        return
    if [name for title in tomes for name in title.get("ids", [])] != list(TOME_NUMBERS):
        yield f"tomes must have two ids each, from {TOME_NUMBERS[0]} to {TOME_NUMBERS[-1]}, in this order"
    for title in tomes:
        if not isinstance(title.get("when"), list) or not set(title["when"]) <= {"any", *MOMENTS}:
            yield f"the tome {title['word']!r} must say when: any, or some of {', '.join(MOMENTS)}"


def goal_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    for word, ids in (("awards", AWARDS), ("instants", INSTANTS), ("end_goals", END_GOALS)):
        yield from card_reasons(word, data.get(word), ids)
    for card in data.get("awards", []):
        if card.get("most") not in (*SYMBOLS, *GOON_KINDS[:4]):
            yield f"{card.get('id')}: most must be a symbol or a kind of goon"
    for card in data.get("instants", []):
        if card.get("of") not in GOAL_MEASURES or not is_within(card.get("need"), 1, 20):
            yield f"{card.get('id')}: of must be one of {', '.join(GOAL_MEASURES)}, and need 1 to 20"
    for card in data.get("end_goals", []):
        compares = set(card.get("compare", "-")) <= set(KINDS_OF_RESOURCE)
        if not compares and (card.get("of") not in GOAL_MEASURES or not is_within(card.get("each"), 1, 20)):
            yield f"{card.get('id')}: it compares kinds of resource, or gives something for each of a measure"


def guard_reasons(data: Mapping[str, Any]) -> Iterator[str]:
    guards = data.get("guards")
    if not isinstance(guards, list) or ids_of(guards) != list(GUARD_CARDS):
        yield from card_reasons("guards", guards, GUARD_CARDS)
        return
    sets = [card.get("set") for card in guards]
    for name, printed in (("grey", 7), *((name, 5) for name in DIFFICULTIES)):
        if sets.count(name) != printed:
            yield f"there are {sets.count(name)} guard cards of the set {name!r}; the box has {printed}"
    for card in guards:
        if card.get("strength") != "enforcer" and not is_within(card.get("strength"), 0, 20):
            yield f"{card['id']}: its strength must be a whole number from 0 to 20, or 'enforcer'"


def is_within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


# The book


def fill_book(book: Any, edition: Edition, values: Values, players: int) -> None:
    """Write what is printed and agreed into the book that the rules read."""
    fill_options(book, values, players)
    fill_numbers(book, edition, players)
    fill_cards(book, edition)
    fill_goals_and_guards(book, edition)


def no_seat(option: str, seat: str, players: int) -> BadOption:
    why = says("option {option}: there is no seat {seat} at a table for {players}",
               option=option, seat=repr(seat), players=players)  # fmt: skip
    return BadOption(why, option)


def fill_options(book: Any, values: Values, players: int) -> None:
    solitary = players == 1
    book["players"], book["parties"] = players, max(players, 2)
    book["solitary"], book["small"] = solitary, players <= 2
    book["slots"] = book["parties"] + 1
    book["rounds"] = values["rounds"]
    book["difficulty"] = DIFFICULTIES.index(values["difficulty"])
    if not solitary and values["difficulty"] != DIFFICULTIES[0]:
        why = says("option difficulty: it is for a Solitary game; at a table for {players} there are no guards",
                   players=players)  # fmt: skip
        raise BadOption(why, "difficulty")
    first = values["first_player"]
    if solitary and first != "random":
        why = says("option first_player: in a Solitary game the guards always begin; leave it at 'random'")
        raise BadOption(why, "first_player")
    if first != "random" and SEATS.index(first) >= players:
        raise no_seat("first_player", first, players)
    book["first_player"] = RANDOM_SEAT if first == "random" else SEATS.index(first)
    named = [] if values["goals"] == "random" else re.split(r"[,\s]+", values["goals"].strip().upper())
    if solitary and any(name in INSTANTS for name in named):
        raise BadOption(says("option goals: a Solitary game has no Instant goal (GI…)"), "goals")
    for field, ids in (("fixed_award", AWARDS), ("fixed_instant", INSTANTS), ("fixed_end_goal", END_GOALS)):
        book[field] = next((1 + ids.index(name) for name in named if name in ids), 0)
    book["markers_per_goon"] = ("icons", "one").index(values["markers_per_goon"])
    book["tome_windows"] = ("standard", "wide").index(values["tome_windows"])
    book["zero_safe"], book["reserved_public"] = values["zero_safe"], values["reserved_public"]
    for seat, windows in (orders_of(values["auto_done"]) or {}).items():
        if SEATS.index(seat) >= players:
            raise no_seat("auto_done", seat, players)
        book["auto_done"][SEATS.index(seat)] = sum(1 << WINDOWS.index(window) for window in set(windows))


def fill_numbers(book: Any, edition: Edition, players: int) -> None:
    numbers, supplies, small = edition["numbers"], edition["supplies"], players <= 2
    book["supply"] = [supplies[name] for name in SUPPLIES[:4]]
    book["power"], book["suspicion"] = supplies["power"], supplies["suspicion"]
    for name in AS_NAMED:
        book[name] = numbers[name]
    for name in ("first_player", "tome", "gold", "resource", "instant"):
        book[f"{name}_value"] = numbers[name]
    book["face_down"] = numbers["face_down_two_players" if players == 2 else "face_down"]
    book["raid_most"] = numbers["raid_most_small" if small else "raid_most"]
    book["award_value"] = numbers["award_small" if small else "award"]
    book["compare_most"] = numbers["compare_most_small" if small else "compare_most"]
    side = 0 if small else 1 if players == 3 else 2
    places = edition["locations"]
    for name in (*TABLES, "infirmary_first", "infirmary_last"):
        book[name] = places[name][side]
    book["commissary"] = [DEALS.index(deal) for deal in places["commissary"][side]]


def icons_of(card: Mapping[str, Any]) -> list[int]:
    icons = [ICONS.index(reward) for reward in card["rewards"]]
    return icons + [0] * (MOST_ICONS - len(icons))


def fill_cards(book: Any, edition: Edition) -> None:
    for place, card in enumerate(edition["items"]):
        book["item_cost"][place] = [card["cost"].count(letter) for letter in COST_LETTERS]
        book["item_total"][place] = len(card["cost"])
        book["item_reputation"][place] = card["reputation"]
        book["item_icon"][place] = icons_of(card)
        book["item_symbol"][place] = [card["symbols"].count(symbol) for symbol in SYMBOLS]
    for place, card in enumerate(edition["goons"]):
        book["goon_kind"][place] = GOON_KINDS.index(card["kind"])
        book["goon_icon"][place] = icons_of(card)
        book["goon_suspicion"][place] = card["suspicion"]
        book["goon_symbol"][place] = ("", *SYMBOLS).index(card["symbol"])
    values = edition["goon_values"]
    for place, kind in enumerate(("dwarf", "ratman")):
        steps = values[kind]
        book["goon_value"][place] = steps + [steps[-1]] * (MOST_STEPS - len(steps))
    for number in (CULTIST, HOBGOBLIN, DEMON):
        book["each_value"][number] = values[GOON_KINDS[number]]
    for place, title in enumerate(edition["tomes"]):
        moments = ANY_MOMENT if "any" in title["when"] else title["when"]
        book["title_when"][place] = sum(1 << MOMENTS.index(moment) for moment in moments)
        book["tome_copies"][place] = 0 if book["solitary"] and place == STEALTH else COPIES


def fill_goals_and_guards(book: Any, edition: Edition) -> None:
    for place, card in enumerate(edition["awards"]):
        book["award_target"][place] = (*SYMBOLS, *GOON_KINDS).index(card["most"])
    for place, card in enumerate(edition["instants"]):
        book["instant_of"][place], book["instant_need"][place] = GOAL_MEASURES.index(card["of"]), card["need"]
    for place, card in enumerate(edition["end_goals"]):
        if "compare" in card:
            book["end_letters"][place] = sum(1 << KINDS_OF_RESOURCE.index(letter) for letter in card["compare"])
        else:
            book["end_of"][place], book["end_each"][place] = GOAL_MEASURES.index(card["of"]), card["each"]
    for place, card in enumerate(edition["guards"]):
        book["guard_set"][place] = ("grey", *DIFFICULTIES).index(card["set"])
        enforcer = card["strength"] == "enforcer"
        book["guard_enforcer"][place] = enforcer
        book["guard_strength"][place] = 0 if enforcer else card["strength"]
        book["guard_lookout"][place] = card.get("lookout", False)
        book["guard_whistle"][place] = card.get("whistle", False)
    for place in range(len(LOCATION_CARDS)):
        name = edition["location_cards"][place]
        book["card_location"][place] = LOCATIONS.index(name) if name in LOCATIONS else OFF_DUTY
