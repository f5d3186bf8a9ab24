"""What happens in Lockup as a log tells it, and as a record writes it where the actions alone do not say it."""

from __future__ import annotations

from turnkey.core.notation import Event
from turnkey.games.lockup.actions import PLACES, RESOURCE_TITLES, TOKEN_TITLES, WORD_TITLES, counted, joined
from turnkey.games.lockup.events import SCORE_STEPS
from turnkey.games.lockup.names import AWARD_NAMES, GOON_NAMES, GUARD_NAMES, INSTANT_NAMES, ITEM_NAMES
from turnkey.games.lockup.state import (
    CREWS,
    GUARD_CARDS,
    GUARD_LETTER,
    LOCATIONS,
    MOST_SEATS,
    SEATS,
    TOKEN_COUNT,
    TOKENS,
    TOMES,
)

Number = int | None


OF_SEVERAL = {"has": "have", "goes": "go"}  # verbs that do not only lose their last letter


def somebody(party: int) -> str:
    """A party within a sentence; in events the guards come after all seats."""
    return "the guards" if party == MOST_SEATS else f"seat {SEATS[party]}"


def who(party: int, does: str) -> str:
    """A party at the beginning of a sentence, and what it does: `Seat b gains`; the guards are several."""
    if party == MOST_SEATS:
        does = OF_SEVERAL.get(does, does.removesuffix("s"))
    return f"{first_large(somebody(party))} {does}"


def first_large(text: str) -> str:
    return text[0].upper() + text[1:]


def at_the(place: int) -> str:
    """A location at the beginning of a sentence."""
    return first_large(PLACES[place])


def guard(card: int) -> str:
    name = GUARD_NAMES[card].lower()
    return f"{'an' if name[0] in 'aeio' else 'a'} {name}"


def plural(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def title(tome: int) -> str:
    return WORD_TITLES[tome]


def among(mask: int) -> list[int]:
    return [token for token in range(TOKEN_COUNT) if (mask >> token) & 1]


def names(mask: int) -> str:
    return " ".join(TOKENS[token] for token in among(mask))


def spoken(mask: int) -> str:
    return joined([TOKEN_TITLES[token] for token in among(mask)])


# Steps that others do not see


def write_added(seat: int, _: int, what: Number) -> str | None:
    if what is None:
        return None
    return f"{SEATS[seat]}: add {TOKENS[what // 2]}{'*' if what % 2 else ''}"


def write_placed(seat: int, seen: int, downs: Number) -> str:
    """Q62: face-up tokens first, then a mark for each that lies face down."""
    if downs is not None:
        return f"{SEATS[seat]}: end"
    tokens = [*(TOKENS[token] for token in among((seen >> 3) & 63)), *["?*"] * (seen >> 9)]
    return f"{SEATS[seat]}: place {LOCATIONS[seen & 7]} {' '.join(tokens)}"


def tell_placed(seat: int, seen: int, downs: Number) -> str:
    ups, hidden = (seen >> 3) & 63, seen >> 9
    parts = [spoken(ups)] if ups else []
    if hidden:
        face_down = f"{plural(hidden, 'token')} face down"
        parts.append(face_down if downs is None else f"{face_down} ({spoken(downs)})")
    return f"{who(seat, 'sends')} {' and '.join(parts)} to {PLACES[seen & 7]}."


def write_token(seat: int, _: int, token: Number) -> str | None:
    return None if token is None else f"{SEATS[seat]}: token {TOKENS[token]}"


def write_moved(seat: int, way: int, token: Number) -> str:
    route = f"{LOCATIONS[way & 7]}>{LOCATIONS[(way >> 3) & 7]}"
    if token is not None:
        return f"{SEATS[seat]}: to {route}"
    seen = way >> 6
    return f"{SEATS[seat]}: token {TOKENS[seen - 1] if seen else '?*'} {route}"


def tell_moved(seat: int, way: int, token: Number) -> str:
    seen = way >> 6
    what = TOKEN_TITLES[seen - 1] if seen else "a token face down"
    if token is not None and not seen:
        what += f" ({TOKEN_TITLES[token]})"
    return f"{who(seat, 'moves')} {what} from {PLACES[way & 7]} to {PLACES[(way >> 3) & 7]}."


def tell_recognised(seat: int, _: int, token: Number) -> str | None:
    return None if token is None else f"Whoever looked at it knows it: {TOKEN_TITLES[token]} of {somebody(seat)}."


def tell_peek(seat: int, at: int, shown: Number) -> str | None:
    if shown is None:
        return None
    owner, location = at >> 3, at & 7
    if owner == MOST_SEATS:
        return f"{at_the(location)}, face down: {GUARD_NAMES[shown - 1]}."
    return f"{at_the(location)}, seat {SEATS[owner]}, face down: {spoken(shown)}."


def write_peek(_: int, at: int, shown: Number) -> str | None:
    """What was seen stands in the record of whoever looked."""
    if shown is None:
        return None
    owner, location = at >> 3, at & 7
    seen = f"{GUARD_LETTER} {GUARD_CARDS[shown - 1]}" if owner == MOST_SEATS else f"{SEATS[owner]} {names(shown)}"
    return f"! peek {LOCATIONS[location]} {seen}"


def write_tome(seat: int, _: int, tome: Number) -> str:
    return f"! tome {SEATS[seat]} {'?' if tome is None else TOMES[tome]}"


def tell_tome(seat: int, held: int, tome: Number) -> str:
    where = f"({held} in hand)" if held else "to choose from"
    return f"{who(seat, 'draws')} {'a tome' if tome is None else title(tome)} {where}."


def tell_under(seat: int, _: int, tome: Number) -> str:
    return f"{who(seat, 'keeps')} one and puts {'the other' if tome is None else title(tome)} under the deck."


def write_reveal(seat: int, location: int, mask: Number) -> str:
    return f"! reveal {LOCATIONS[location]} {SEATS[seat]} {names(mask or 0)}"


def tell_gain(party: int, kind: int, count: Number) -> str:
    return f"{who(party, 'gains')} {counted(count or 0, kind)}."


def tell_scored(party: int, what: int, count: Number) -> str:
    return f"{first_large(somebody(party))}: {count or 0:+} for {SCORE_STEPS[what]}."


def tell_returned(player_keeps: int, *_: Number) -> str:
    whose = "The guards' suspicion and what lies at the locations" if player_keeps else "All suspicion"
    return f"{whose} goes back to the supply."


# In the order of events.py
EVENTS = (
    Event("round", says=lambda number, *_: f"— Round {number} —"),
    Event("added", writes=write_added),
    Event("placed", says=tell_placed, writes=write_placed, releases="R12, Q62"),
    Event("passed", says=lambda seat, *_: f"{who(seat, 'passes')}."),
    Event("tome", says=lambda seat, tome, _: f"{who(seat, 'plays')} {title(tome)}."),
    Event("peeked", says=lambda seat, place, _: f"{who(seat, 'looks')} at what lies face down at {PLACES[place]}."),
    Event("peek showed", says=tell_peek, writes=write_peek, releases="section 7"),
    Event("token chosen", writes=write_token),
    Event("moved", says=tell_moved, writes=write_moved, releases="T05, Q61"),
    Event("blamed"),
    Event("guards blamed", writes=lambda seat, *_: f"{SEATS[seat]}: on {GUARD_LETTER}"),
    Event(
        "turned up",
        says=lambda seat, place, mask: f"{at_the(place)}: seat {SEATS[seat]} turns up {spoken(mask or 0)}.",
        writes=write_reveal,
        releases="R21",
    ),
    Event(
        "guard shown",
        says=lambda place, card, _: f"The guard at {PLACES[place]} is {guard(card)}.",
        writes=lambda place, card, _: f"! reveal {LOCATIONS[place]} {GUARD_LETTER} {GUARD_CARDS[card]}",
        releases="R78",
    ),
    Event("guard added", says=lambda place, card, _: f"{first_large(guard(card))} comes to {PLACES[place]}."),
    Event("off duty", says=lambda *_: "Off duty: nobody comes."),
    Event(
        "ranked",
        says=lambda party, place, strength: f"{at_the(place)}: {somebody(party)} with strength {strength or 0}.",
    ),
    Event(
        "suspected",
        says=lambda party, place, count: f"{who(party, 'takes')} {plural(count or 0, 'suspicion marker')}.",
    ),
    Event("gained", says=tell_gain),
    Event("power", says=lambda party, power, _: f"{who(party, 'has')} power {power}."),
    Event("first player", says=lambda party, *_: f"{who(party, 'holds')} the first player token."),
    Event("paid nothing", writes=lambda seat, *_: f"{SEATS[seat]}: pay -"),
    Event("hired", says=lambda party, goon, _: f"{who(party, 'hires')} {GOON_NAMES[goon]}."),
    Event("built", says=lambda party, item, _: f"{who(party, 'builds')} {ITEM_NAMES[item]}."),
    Event("reserved", says=lambda party, item, _: f"{who(party, 'reserves')} {ITEM_NAMES[item]}."),
    Event(
        "suspicion returned",
        says=lambda party, count, _: f"{who(party, 'returns')} {plural(count, 'suspicion marker')}.",
    ),
    Event(
        "suspicion given",
        says=lambda party, other, _: f"{who(party, 'hands')} a suspicion marker to {somebody(other)}.",
    ),
    Event(
        "exchanged",
        says=lambda party, give, get: (
            f"{who(party, 'turns')} {RESOURCE_TITLES[give]} into {RESOURCE_TITLES[get or 0]}."
        ),
    ),
    Event("drew a tome", says=tell_tome, writes=write_tome),
    Event("no tome", says=lambda party, *_: f"There is no tome left for {somebody(party)}."),
    Event("put under", says=tell_under),
    Event("to library", says=lambda party, place, _: f"{who(party, 'goes')} from {PLACES[place]} to the Library."),
    Event("award", says=lambda party, award, _: f"{who(party, 'takes')} the Award {AWARD_NAMES[award - 1]}."),
    Event("instant", says=lambda party, goal, _: f"{who(party, 'scores')} the Instant goal {INSTANT_NAMES[goal - 1]}."),
    Event("dropped", says=lambda party, kind, _: f"{who(party, 'returns')} {RESOURCE_TITLES[kind]}."),
    Event("goon left", says=lambda goon, *_: f"{GOON_NAMES[goon]} leaves the Chow Hall."),
    Event(
        "markers",
        says=lambda place, count, _: f"{plural(count, 'suspicion marker')} more at {PLACES[place]}.",
    ),
    Event("raid", says=lambda final, *_: "— The Final Raid —" if final else "— A raid! —"),
    Event("raid loss", says=lambda party, count, _: f"{who(party, 'loses')} {count} reputation."),
    Event("goons shuffled", says=lambda *_: "The goons are shuffled.", writes=lambda *_: "! shuffle goons"),
    Event("tomes shuffled", says=lambda *_: "The tomes are shuffled.", writes=lambda *_: "! shuffle tomes"),
    Event("guards rewarded", says=lambda count, *_: f"The guards gain {count} reputation."),
    Event("scored", says=tell_scored),
    Event("final score", says=lambda party, total, _: f"{who(party, 'ends')} with {total}.", releases="R73"),
    Event("won", says=lambda party, *_: f"{who(party, 'wins')}."),
    Event("crew", says=lambda seat, crew, _: f"{who(seat, 'plays')} the {CREWS[crew].capitalize()}."),
    Event("ready", says=lambda *_: "The cell doors open."),
    Event("markers returned", says=tell_returned),
    Event("recognised", says=tell_recognised, confidential=True, releases="Q61"),
)
