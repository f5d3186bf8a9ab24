"""What the codes of Lockup stand for, in words: cards by what is printed in the edition, and the parts of the view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.names import joined
from turnkey.core.terms import Term
from turnkey.games.lockup.actions import spelled
from turnkey.games.lockup.names import guard_name
from turnkey.games.lockup.state import BUNDLES, GOON_KINDS, GUARD_LETTER, KINDS_OF_RESOURCE, LOCATION_CARDS, LOCATIONS

Card = Mapping[str, Any]

REWARDS = {
    "+S": "a scrap",
    "+P": "a potion",
    "+I": "an iron",
    "+G": "a gold",
    "POW": "a power marker",
    "SUS": "one suspicion marker off your board",
    "GIVE": "the right to hand one suspicion marker to somebody else",
    "TOME": "a tome",
    "LIM": "room for one more resource",
    "CONV": "the right to swap one resource for another",
}
REWARDS_TWICE = {
    "+S": "2 scrap",
    "+P": "2 potions",
    "+I": "2 iron",
    "+G": "2 gold",
    "POW": "2 power markers",
    "SUS": "2 suspicion markers off your board",
    "TOME": "2 tomes",
    "LIM": "room for 2 more resources",
}
MOMENTS = {
    "roll_call": "on your turn of Roll Call",
    "wide": "after a turn of Roll Call",
    "strength": "before ranks are fixed where you have a crew",
    "chow": "on your turn in the Chow Hall",
    "cell": "on your turn in the Cell Block",
    "patrol": "before the Patrol",
    "raid": "before a raid",
    "any": "at almost any moment",
}
WHEN = {  # the same, in the few words that a card has room for
    "roll_call": "Roll Call",
    "strength": "before ranks",
    "chow": "when paying",
    "cell": "Cell Block",
    "patrol": "Patrol",
    "raid": "in a raid",
    "any": "any time",
}
TOKEN_WORDS = {
    "L": ("Lookout", "Strength 0. Where it lies you take no suspicion."),
    "2": ("2", "Strength 2."),
    "3": ("3", "Strength 3."),
    "4": ("4", "Strength 4."),
    "5": ("5", "Strength 5."),
    "E": ("Enforcer", "As strong as you have power markers."),
}
SYMBOL_WORDS = {
    "claw": "One of three symbols that goals and demons count.",
    "flame": "One of three symbols that goals and demons count.",
    "rune": "One of three symbols that goals and demons count.",
}
RESOURCE_WORDS = {
    "S": "A resource: pays for items and goons. 1 reputation at the end.",
    "P": "A resource: pays for items and goons. 1 reputation at the end.",
    "I": "A resource: pays for items and goons. 1 reputation at the end.",
    "G": "A resource: pays for items and goons. 2 reputation at the end.",
}
GOON_WORDS = {
    "dwarf": "A goon who counts more, the more dwarves you have together.",
    "ratman": "A goon who costs reputation alone, and brings a lot in a pack.",
    "cultist": "A goon who counts for every item that you have built.",
    "hobgoblin": "A goon who counts for every power marker of yours.",
    "demon": "A goon who counts for every symbol of its kind that you show.",
}
THING_WORDS = {
    "reputation": ("Reputation", "The points of this game: the most after the last round win."),
    "power": ("Power marker", "Your Enforcer is as strong as you have of these."),
    "suspicion": ("Suspicion marker", "In a raid the crews with the most of them lose reputation."),
    "key": ("The key", "Whoever holds it begins, wins ties, and has 2 reputation more at the end."),
    "item": ("Item", "Built in the Cell Block for what it costs. It brings reputation and what it shows at once."),
    "goon": (
        "Goon",
        "Hired in the Chow Hall. It brings something at once and reputation at the end, but draws suspicion.",
    ),
    "tome": ("Tome", "A secret card. Playing it costs nothing; one that you never play is worth 1 reputation."),
    "goal": ("Goal", "What brings reputation besides: three lie open, of different sorts."),
    "bell": ("Raid bell", "When the Patrol needs more suspicion markers than are left, the guards raid the crews."),
    "guards": ("The guards", "They play against a single crew, by cards."),
    "cell": ("Holding cell", "Your tokens wait here. What stays in it does nothing this round."),
    "hand": ("Face down", "So many of your tokens may lie hidden each round. They are turned up at Lights Out."),
}
MANY = {"dwarf": "dwarves", "ratman": "ratmen", "cultist": "cultists", "hobgoblin": "hobgoblins"}
MEASURES = {"items": "built items", "power": "power markers", "kinds": "kinds of goons"}
FIELDS = {
    "raid_distance": "To spare at the Patrol (below 0: a raid)",
    "power_supply": "Power markers left",
    "suspicion_supply": "Suspicion markers left",
    "supply": "Resources left",
    "items": "Items for sale",
    "goon_discard": "Goons gone",
    "tome_discard": "Tomes played",
    "under": "Put under the tome deck by",
    "known_under": "You know under the deck",
    "known_tomes": "You know in this hand",
    "parties": "Crews",
    "limit": "Room for resources",
    "allowance": "May hide",
    "held": "Tokens held",
    "cell": "In your cell",
    "unseen": "Not shown this round",
    "home": "Back home",
    "out": "Out of the game",
    "kinds": "Kinds of goons",
    "worth": "Goons would score",
    "end_game": "At the end",
    "placing": "You are placing",
    "forecast": "What a placement would bring",
    "drawn": "You drew",
    "location_cards": "Location cards to come",
    "smuggled": "Not searched by this Patrol",
    "reward_turn": "Reward",
    "rank_at": "Rank taking its reward",
    "hires_left": "Goons to hire",
}


REASONS = {
    "reputation": "The highest reputation wins",
    "shared": "Equal to the last: the win is shared",
    "outsmarted": "The guards are outsmarted",
    "guards": "The guards have the upper hand",
}


def terms(edition: Edition) -> list[Term]:
    return [
        *(Term("item", one["id"], one.get("name", one["id"]), item_words(one)) for one in edition["items"]),
        *(Term("goon", one["id"], one.get("name", one["id"]), goon_words(one, edition)) for one in edition["goons"]),
        *(term for one in edition["tomes"] for term in tome_terms(one)),
        *goal_terms(edition),
        *(Term("guard", one["id"], guard_name(one), guard_words(one)) for one in edition["guards"]),
        *location_card_terms(edition),
        *(Term("token", code, name, text) for code, (name, text) in TOKEN_WORDS.items()),
        *(
            Term("kind", code, title, RESOURCE_WORDS[code])
            for code, title in zip(KINDS_OF_RESOURCE, KINDS_OF_RESOURCE.titles, strict=True)
        ),
        *(Term("kind", code, code, GOON_WORDS[code]) for code in GOON_KINDS),
        *(Term("symbol", code, code, text) for code, text in SYMBOL_WORDS.items()),
        *location_terms(edition),
        *(Term("bundle", bundle, spelled(bundle)) for bundle in BUNDLES),
        *(Term("hire", code, name) for code, name in (("one", "one goon"), ("two", "two goons"))),
        Term("seat", GUARD_LETTER, "The guards"),
        *(Term("reason", code, name) for code, name in REASONS.items()),
        *(Term("field", code, name) for code, name in FIELDS.items()),
        Term("unit", "total", "reputation"),
        *(Term("thing", code, name, text) for code, (name, text) in THING_WORDS.items()),
    ]


def cost_in_words(cost: str) -> str:
    fixed, free = spelled(cost.replace("A", "")), cost.count("A")
    any_of = "" if not free else "any one resource" if free == 1 else f"any {free} resources"
    return joined([one for one in (fixed, any_of) if one], "plus")


def rewards_in_words(rewards: Sequence[str]) -> str:
    if len(rewards) > 1 and len(set(rewards)) == 1:
        return REWARDS_TWICE.get(rewards[0], f"twice {REWARDS[rewards[0]]}")
    return joined([REWARDS[reward] for reward in rewards])


def told(*sentences: str) -> str:
    return " ".join(f"{one[0].upper()}{one[1:]}." for one in sentences if one)


def item_words(card: Card) -> str:
    return told(
        f"costs {cost_in_words(card['cost'])}",
        f"{card['reputation']} reputation",
        f"brings {rewards_in_words(card['rewards'])}" if card["rewards"] else "",
        f"shows {joined(['a ' + symbol for symbol in card['symbols']])}" if card["symbols"] else "",
    )


def goon_words(card: Card, edition: Edition) -> str:
    suspicion = card["suspicion"]
    return told(
        f"{card['kind']}, {worth(card, edition['goon_values'])}",
        f"brings {rewards_in_words(card['rewards'])}" if card["rewards"] else "",
        f"shows a {card['symbol']}" if card["symbol"] else "",
        f"draws {suspicion} suspicion a round to where it stands" if suspicion else "draws no suspicion",
    )


def worth(card: Card, values: Mapping[str, Any]) -> str:
    """What a goon counts at the end."""
    kind = card["kind"]
    value = values[kind]
    if kind == "cultist":
        return f"at the end {value} for each of your built items"
    if kind == "hobgoblin":
        return f"at the end {value} for each of your power markers"
    if kind == "demon":
        return f"at the end {value} for each {card['symbol']} of yours"
    return f"at the end {', '.join(map(str, value))} for 1 to {len(value)} of them together"


def tome_terms(card: Card) -> Iterator[Term]:
    when = joined([MOMENTS[moment] for moment in card["when"] if moment != "wide"], "or")
    text = told(str(card.get("text", "")).rstrip("."), f"played {when}" if when else "")
    for code in (card["ids"][0], card["word"]):
        yield Term("tome", code, card.get("title", code), text)
    yield Term("effect", card["word"], WHEN[card["when"][0]], str(card.get("text", "")))


def goal_terms(edition: Edition) -> Iterator[Term]:
    numbers = edition["numbers"]
    award = f"{numbers['award']} reputation at the end ({numbers['award_small']} with one or two players)"
    for one in edition["awards"]:
        most = MANY.get(one["most"], f"{one['most']} symbols")
        yield Term("goal", one["id"], one.get("title", one["id"]), told(f"award: most {most}, two at least", award))
        yield Term("need", one["id"], f"Most {MANY.get(one['most'], one['most'] + 's')}, 2 or more", "At the end.")
    for one in edition["instants"]:
        need = "a claw, a flame and a rune" if one["of"] == "sets" else f"{one['need']} {MEASURES[one['of']]}"
        yield Term(
            "goal",
            one["id"],
            one.get("title", one["id"]),
            told(f"instant: the first with {need}", f"{numbers['instant']} reputation at once"),
        )
        yield Term("need", one["id"], f"First with {need}", "At once.")
    for one in edition["end_goals"]:
        yield Term("goal", one["id"], one.get("title", one["id"]), end_goal_words(one, numbers))
        yield Term("need", one["id"], end_goal_need(one), "At the end.")


def end_goal_need(card: Card) -> str:
    if "compare" not in card:
        return "Each claw, flame and rune" if card["of"] == "sets" else "Each kind of goon"
    return f"Most items made with {material(card['compare'])}"


def material(letters: str) -> str:
    return joined([KINDS_OF_RESOURCE.titles[KINDS_OF_RESOURCE.index(letter)] for letter in letters], "or")


def end_goal_words(card: Card, numbers: Mapping[str, int]) -> str:
    if "compare" not in card:
        each = "set of claw, flame and rune" if card["of"] == "sets" else "kind of goon"
        return told(f"at the end: {card['each']} reputation for each {each}, for everybody")
    return told(
        f"at the end: most built items with {material(card['compare'])} in their cost",
        f"{numbers['compare_most']} reputation, {numbers['compare_second']} for the second "
        f"(with one or two players {numbers['compare_most_small']}, for the first only)",
    )


def guard_words(card: Card) -> str:
    strength = card["strength"]
    return told(
        "as strong as the guards have power markers" if strength == "enforcer" else f"strength {strength}",
        "the guards take no suspicion here" if card.get("lookout") else "",
        "calls one more guard when Lights Out turns it up" if card.get("whistle") else "",
    )


def by_rank(sides: Sequence[Sequence[int]]) -> str:
    """What each rank gets, by how many play: `3/2/1 with 4 or 5 crews, 2/1 with 1 or 2`."""
    two, three, more = ("/".join(map(str, side)) for side in (sides[0][:2], sides[1], sides[2]))
    return f"{more} with 4 or 5 crews, {three} with 3, {two} with 1 or 2"


def location_terms(edition: Edition) -> Iterator[Term]:
    """What crews find at a location; those who get nothing go on to the Library."""
    tables = edition["locations"]
    ends = list(zip(tables["infirmary_first"], tables["infirmary_last"], strict=True))
    texts = {
        "yard": told(f"power markers by rank: {by_rank(tables['yard'])}", "the first also begins from now on"),
        "sewers": told(f"scrap by rank: {by_rank(tables['sewers'])}"),
        "infirmary": told(
            f"potions for the first and for the last: {ends[2][0]} and {ends[2][1]} with 3 crews or more, "
            f"{ends[0][0]} and {ends[0][1]} with 1 or 2"
        ),
        "smithy": told(f"iron by rank: {by_rank(tables['smithy'])}"),
        "commissary": told(
            "the first gains any one resource",
            "with 3 crews or more the second swaps one for one",
            "all others give two for one",
        ),
        "chow": told("hire a goon who stands face up, for fewer markers the higher your rank"),
        "cell": told("build an item, or reserve one for a resource; every rank may"),
        "library": told(f"tomes by rank: {by_rank(tables['library'])}", "the first draws two and keeps one"),
    }
    for code, place in zip(LOCATIONS, LOCATIONS.titles, strict=True):
        yield Term("location", code, place.removeprefix("the "), texts[code])


def location_card_terms(edition: Edition) -> Iterator[Term]:
    for code, where in zip(LOCATION_CARDS, edition["location_cards"], strict=True):
        name = LOCATIONS.titles[LOCATIONS.index(where)].removeprefix("the ") if where in LOCATIONS else "Off duty"
        text = f"One more guard comes to the {name}." if where in LOCATIONS else "Nobody comes."
        yield Term("location_card", code, name, text)
