"""How Lockdown is written in records and told in logs (section 10).

One action a line (`P1 place W 2`), what chance did after a star (`* roll 1 3 5 5`). The first line names the game and
what the table agreed on, and who began with the badge and the Martyr token.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from turnkey.core.errors import BadRecord, Unreadable
from turnkey.core.notation import ACTION, CHANCE, EVENT, Chance, Entry, Event, Notation, Step
from turnkey.games.lockdown.actions import ACTIONS, CARD_TITLES, CLAIMS, KIND_TITLES
from turnkey.games.lockdown.events import (
    DEAL,
    DRAW,
    FALSE_WORD,
    OMISSION,
    ROLL_DIE,
    TOKENS,
)
from turnkey.games.lockdown.names import EPILOGUE_TEXTS, LOCATION_NAMES, place_name
from turnkey.games.lockdown.state import (
    ATTACK_PHASE,
    BADGE_PHASE,
    CARDS,
    FACES,
    KINDS,
    LOCATIONS,
    PARKING,
    PLAN_PHASE,
    SEATS,
    TITLES,
    TRUCK_PHASE,
)

CHANCES = (
    Chance("badge", SEATS),
    Chance("martyr", SEATS),
    Chance("deal", CARDS),
    Chance("roll", FACES),
    Chance("draw", CARDS),
    Chance("tie", SEATS),
)
JOINED = (DEAL, ROLL_DIE, DRAW)  # results that stand on the line of what they belong to
HEADER_WORDS = ("game", "version", "edition", "players", "redacted", "badge", "martyr", "seed")
TOKEN_WORDS = ("badge", "martyr")
PHASE_TITLES = (
    "Setup", "The truck", "The badge", "Plans", "Moves", "Monsters arrive", "Attacks", "Shutters",
)  # fmt: skip
TOPIC_TELLS = (
    "what P said of the dice", "where P said it would go", "whom P said it would designate",
    "how P said it would break the tie", "what P said it holds", "P's promise of a card", "P's promise of support",
)  # fmt: skip


def title(seat: int) -> str:
    return TITLES[seat]


def character(seat: int, kind: int) -> str:
    return f"{TITLES[seat]}'s {KIND_TITLES[kind]}"


def a_card(card: int | None) -> str:
    return "a card" if card is None else CARD_TITLES[card]


def dice_shown(packed: int) -> str:
    """`1 3 5 5` from the dice in one number."""
    faces = []
    for face in range(1, LOCATIONS + 1):
        packed, count = divmod(packed, 7)
        faces += [str(face)] * count
    return " ".join(faces)


def floor_opens(phase: int, scene: int, _: int | None) -> str | None:
    if phase == PLAN_PHASE:
        return "The table talks about where to go."
    if phase in (TRUCK_PHASE, BADGE_PHASE, ATTACK_PHASE) and scene:
        return f"Discussion in {place_name(scene)}."
    return None


def designated(seat: int, other: int, votes: int | None) -> str:
    return f"{title(seat)} designates {title(other)} ({votes} vote{'' if votes == 1 else 's'})."


def tie_broken(seat: int, other: int, _: int | None) -> str:
    return f"{title(seat)}, the Martyr, decides: {title(other)}." if seat >= 0 else f"The lot decides: {title(other)}."


def elected(seat: int, phase: int, _: int | None) -> str:
    what = {TRUCK_PHASE: " and searches the truck", ATTACK_PHASE: " and must give somebody up"}.get(phase, "")
    return f"{title(seat)} is elected{what}."


def badge_taken(seat: int, had: int, _: int | None) -> str:
    return f"{title(seat)} keeps the badge." if had else f"{title(seat)} has the badge now."


def rolled_openly(seat: int, count: int, _: int | None) -> str:
    return f"{title(seat)} rolls {count} dice." if seat >= 0 else f"{count} Monster dice are rolled."


def judged(seat: int, topic: int, verdict: int | None) -> str:
    told = {OMISSION: "was not the whole truth", FALSE_WORD: "was false"}.get(verdict or 0, "was true")
    about = TOPIC_TELLS[topic].replace("P's", f"{title(seat)}'s").replace("P ", f"{title(seat)} ")
    return f"{about[0].upper()}{about[1:]} {told}."


def removed(seat: int, card: int, count: int | None) -> str:
    return f"{title(seat)} plays {CARD_TITLES[card]}: {count} Monster{'' if count == 1 else 's'} gone."


def attacked(place: int, monsters: int, strength: int | None) -> str:
    against = "" if place == LOCATIONS else f" against strength {strength}"
    return f"— {monsters} Monster{'' if monsters == 1 else 's'} at {place_name(place)}{against} —"


def line_filled(line: int, *_: int | None) -> str:
    effect = "From now on as many Monsters as strength are enough." if line == 1 else "One more Monster die."
    return f"Line {line} of the Cold storage is full. {effect}"


def epilogue_told(number: int, *_: int | None) -> str:
    if number == 0:
        return "No Epilogue is left for this."
    told = EPILOGUE_TEXTS[number]
    return f"Epilogue {number:02}, {told['title']}: {told['ending']}"


def overflowed(seat: int, kind: int, place: int | None) -> str:
    who = f"{character(seat, kind)} cannot" if kind >= 0 else f"nobody of {title(seat)}'s can"
    return f"{place_name(place or 1)} is full: {who} get in."


def stayed(seat: int, kind: int, _: int | None) -> str:
    who, where = (character(seat, kind), "where it is") if kind >= 0 else (title(seat), f"at {place_name(PARKING)}")
    return f"{who} stays {where}."


def shown(seat: int, card: int, count: int | None) -> str:
    return f"{title(seat)} shows {CARD_TITLES[card]}{f' ({count})' if count and count > 1 else ''}."


def flooded(count: int, *_: int | None) -> str:
    return f"The floodlights drive {count} Monster{'' if count == 1 else 's'} away."


def went(seat: int, kind: int, place: int | None) -> str:
    return f"{character(seat, kind)} goes to {place_name(place or 1)}."


# In the order of events.py
EVENTS = (
    Event("dealing", writes=lambda seat, *_: f"* deal {title(seat)}"),
    Event("dealt", says=lambda seat, size, card: f"{title(seat)} is dealt {a_card(card)}."),
    Event("tokens", says=lambda badge, martyr, _: f"{title(badge)} has the badge, {title(martyr)} is the Martyr."),
    Event("rolling", says=rolled_openly, writes=lambda *_: "* roll"),
    Event("rolled", says=lambda seat, packed, _: f"The dice show {dice_shown(packed)}.", releases="R38"),
    Event("placed", says=lambda seat, kind, place: f"{character(seat, kind)} begins in {place_name(place or 1)}."),
    Event("overflowed", says=overflowed),
    Event("monster came", says=lambda place, count, _: f"A Monster at {place_name(place)}: {count} there."),
    Event("ran off", says=lambda place, *_: f"There is no room for a Monster at {place_name(place)}."),
    Event("no monster left", says=lambda place, *_: f"The Monster for {place_name(place)} does not come."),
    Event("turn", says=lambda number, *_: f"—— Turn {number} ——"),
    Event("phase", says=lambda phase, *_: f"— {PHASE_TITLES[phase]} —"),
    Event(
        "no search",
        says=lambda empty, *_: "The truck is empty." if empty else "Nobody is at the truck.",
    ),
    Event(
        "new delivery",
        says=lambda size, *_: f"The discards become a new deck of {size}.",
        writes=lambda *_: "* shuffle",
    ),
    Event("floor", says=floor_opens),
    Event("pistol", says=lambda seat, bonus, _: f"{title(seat)} plays Pistol: {bonus} more for its vote."),
    Event("designated", says=designated, releases="R17"),
    Event("tied", says=lambda seat, *_: f"{title(seat)} is tied for the most votes."),
    Event("tie broken", says=tie_broken),
    Event("elected", says=elected),
    Event(
        "drawing",
        says=lambda seat, count, _: f"{title(seat)} draws {count} card{'' if count == 1 else 's'}.",
        writes=lambda *_: "* draw",
    ),
    Event("drew", says=lambda seat, size, card: None if card is None else f"It is {a_card(card)}."),
    Event("kept", says=lambda seat, size, card: f"{title(seat)} keeps {a_card(card)} ({size} in hand)."),
    Event(
        "gave",
        says=lambda giver, other, card: f"{title(giver)} gives {title(other)} {a_card(card)}.",
        releases="R21, Q67",
    ),
    Event("boxed", says=lambda seat, count, card: f"{title(seat)} puts {a_card(card)} into the box."),
    Event("badge taken", says=badge_taken),
    Event("badge kept", says=lambda seat, *_: f"Nobody is in {LOCATION_NAMES[2]}: {title(seat)} keeps the badge."),
    Event("dice hidden", says=lambda count, *_: f"{count} dice lie under the box."),
    Event("looked", says=lambda seat, card, _: f"{title(seat)} looks at the dice{' by radio' if card else ''}."),
    Event(
        "saw",
        says=lambda seat, _, packed: None if packed is None else f"They show {dice_shown(packed)}.",
        releases="R29, R32",
    ),
    Event(
        "heads for",
        says=lambda seat, place, _: f"{title(seat)} heads for {place_name(place)}.",
        releases="R37",
    ),
    Event("went", says=went),
    Event("stayed", says=stayed),
    Event(
        "drank",
        says=lambda seat, kind, place: (
            f"{title(seat)} plays Energy Drink: the {KIND_TITLES[kind]} runs to {place_name(place or 1)}."
        ),
    ),
    Event("threw can", says=lambda seat, place, _: f"{title(seat)} plays Tin Can: a Monster to {place_name(place)}."),
    Event("removed", says=removed),
    Event("smeared", says=lambda seat, kind, _: f"{title(seat)} plays Rotten Meat and hides the {KIND_TITLES[kind]}."),
    Event("attacked", says=attacked),
    Event("held", says=lambda place, *_: f"{place_name(place)} holds."),
    Event("found nobody", says=lambda place, *_: f"The Monsters find nobody at {place_name(place)} and leave."),
    Event("devoured", says=lambda seat, kind, place: f"{character(seat, kind)} is devoured."),
    Event("line filled", says=line_filled),
    Event("martyr moved", says=lambda seat, *_: f"{title(seat)} is the Martyr now."),
    Event("badge passed", says=lambda seat, *_: f"The badge passes to {title(seat)}."),
    Event("flooded", says=flooded),
    Event("haunted", says=lambda seat, place, _: f"{title(seat)} haunts {place_name(place)}: one Monster more."),
    Event("closed", says=lambda place, *_: f"{place_name(place)} closes for good."),
    Event("judged", says=judged),
    Event("ended", says=lambda alive, *_: f"The game is over: {alive} alive.", releases="section 7"),
    Event("shown", says=shown, releases="section 7"),
    Event("scored", says=lambda seat, points, _: f"{title(seat)} scores {points}."),
    Event("won", says=lambda seat, *_: f"{title(seat)} wins."),
    Event("epilogue", says=epilogue_told),
)  # fmt: skip


def cased(text: str) -> str:
    """Any spelling as records have it: seats and kinds in capitals, all else small."""
    words = [word.lower() for word in text.split()]
    return " ".join(word.upper() if word in SEATS or word in KINDS else word for word in words)


class LockdownNotation(Notation):
    """One step a line; chance joins the line that it belongs to."""

    def steps(self, entries: Iterable[Entry], seat: int | None = None) -> list[Step]:
        steps: list[Step] = []
        for entry in entries:
            known = entry.known_to(seat)
            if entry.kind == CHANCE:
                chance = self.chance[entry.code]
                result = cased(chance.results[entry.c]) if known else self.mask
                if entry.code in JOINED and steps:
                    steps[-1] = Step(f"{steps[-1].text} {result}", alone=True)
                else:
                    steps.append(Step(f"* {chance.word} {result}", alone=True))
            elif entry.kind == ACTION:
                action = self.actions[entry.code]
                text = action.notation if known else f"{action.verb.word} {self.mask}"
                steps.append(Step(f"{TITLES[entry.seat]} {text}", alone=True))
            elif entry.kind == EVENT:
                line = self.events[entry.code].writes(entry.a, entry.b, entry.c if known else None)
                steps += [] if line is None else [Step(line, alone=True)]
        return steps

    def lines(self, steps: Iterable[Step]) -> list[str]:
        """The header tells who begins with the tokens."""
        return [step.text for step in steps if not is_token(step.text)]

    def header(self, lines: Sequence[str], entries: Sequence[Entry]) -> Sequence[str]:
        """`lockdown … players=5 badge=P2 martyr=P4 variant=none`, then the other options on the same line."""
        first, *rest = lines
        options = dict(line.removeprefix("opt ").split("=", 1) for line in rest if line.startswith("opt "))
        words = [first]
        for entry in entries:
            if entry.kind == EVENT and entry.code == TOKENS:
                words.append(f"badge={TITLES[entry.a]} martyr={TITLES[entry.b]}")
        words.append(f"variant={options.pop('variant', 'none')}")
        words += [f"{name}={value}" for name, value in options.items()]
        return [" ".join(words), *(line for line in rest if not line.startswith("opt "))]

    def sentence(self, entry: Entry, known: bool) -> str | None:
        if entry.kind == ACTION and self.actions[entry.code].verb.outside:  # a claim
            return f"{TITLES[entry.seat]} says: {self.actions[entry.code].sentence}"
        return super().sentence(entry, known)

    # Reading

    def heading(self, words: Mapping[str, str]) -> tuple[Mapping[str, str], Sequence[str]]:
        options = {name.lower(): value for name, value in words.items() if name.lower() not in HEADER_WORDS}
        steps = []
        for word in TOKEN_WORDS:
            agreed, began = options.get(f"first_{word}", "random").lower(), words.get(word, "").lower()
            if began and began not in SEATS:
                raise BadRecord(f"the header says {word}={words[word]}; it takes {', '.join(TITLES)}")
            players = words.get("players", "")
            if began and players.isdecimal() and SEATS.index(began) >= int(players):
                raise BadRecord(f"the header says {word}={words[word]}, but there are {players} seats")
            if began and agreed == "random":
                steps.append(f"* {word} {began.upper()}")
            elif began and agreed != began:
                raise BadRecord(f"the header says {word}={began}, but first_{word}={agreed}")
        if "badge" in words and words["badge"].lower() == words.get("martyr", "").lower():
            raise BadRecord(f"the header gives {words['badge']} both tokens: badge and martyr lie with different seats")
        return options, steps

    def split(self, line: str) -> list[str]:
        text = cased(line.split(self.comment, 1)[0])
        return [text] if text else []

    def results(self, text: str) -> list[tuple[int, int]]:
        words = text.lower().split()
        if len(words) < 2 or words[0] != "*":
            return []
        named = {chance.word: number for number, chance in enumerate(self.chance)}
        number = named.get(words[1])
        if number is None:
            return []
        told = words[3:] if number == DEAL else words[2:]
        results = self.chance[number].results
        return [(number, results.index(word) if word in results else -1) for word in told]

    def read_chance(self, text: str) -> tuple[int, int]:
        return super().read_chance(text.removeprefix("*").strip())

    def action_of(self, text: str) -> str:
        return re.sub(r"^p\d+ ", "", text, flags=re.IGNORECASE)

    def seat_of(self, text: str, actors: tuple[int, ...]) -> int:
        name = text.split(maxsplit=1)[0].lower()
        if name not in SEATS:
            raise Unreadable(f"{text!r} does not say who acts: begin the line with one of {', '.join(TITLES)}")
        return SEATS.index(name)

    def claim_of(self, text: str) -> tuple[int, int] | None:
        return None  # claims are actions here


def is_token(text: str) -> bool:
    return any(text.startswith(f"* {word} ") for word in TOKEN_WORDS)


NOTATION = LockdownNotation(
    actions=ACTIONS,
    talk=CLAIMS,
    seats=SEATS,
    chance=CHANCES,
    events=EVENTS,
    mask="?",
    comment=";",
)
