"""Break & Escape's edition and table options, and the book that the rules read them from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from turnkey.core.editions import Edition
from turnkey.core.table_options import Choice, Clash, Follows, Number, OptionSet, Switch, Text, Values
from turnkey.games.break_escape.state import (
    CARDS,
    GATE,
    JAIL,
    MAX_SPACES,
    RUNNERS,
    SAFE_HOUSE,
    SEATS,
    SPACE_LETTERS,
    START,
    Elimination,
    Hands,
    JailedCards,
    JailWin,
    JamesMove,
    KeySource,
    MainTiming,
    PremoveWindow,
    TeleportResolves,
)

EDITION_FILE = Path(__file__).with_name("edition.toml")
FEWEST_SPACES = 8

# What the rulebook prints on its board; a table may agree on another, an edition may not.
PRINTED_SPACES = (
    ("spaces", SPACE_LETTERS, 24),
    ("Supplies C", "C", 6),
    ("Safe Houses S", "S", 3),
    ("Jails J", "J", 1),
    ("Gates G", "G", 1),
)


def board_fault(board: str) -> str | None:
    """Q15: what is wrong with a string as a board; None if it is one."""
    strange = sorted(set(board) - set(SPACE_LETTERS))
    if strange:
        return f"{''.join(strange)!r} is no space; a board is written in {SPACE_LETTERS}"
    if not FEWEST_SPACES <= len(board) <= MAX_SPACES:
        return f"it has {len(board)} spaces, and needs {FEWEST_SPACES} to {MAX_SPACES}"
    for letter, name in (("O", "start O"), ("J", "Jail J"), ("G", "Gate G")):
        if board.count(letter) != 1:
            return f"it has {board.count(letter)} times the {name}, and needs it once"
    if "S" not in board:
        return "it has no Safe House S, and needs one for those who leave the Jail"
    return None


def clashes(values: Values) -> Sequence[Clash]:
    """What must hold between options."""
    cards = sum(values[f"deck_{card}"] for card in CARDS)
    dealt = RUNNERS * values["start_hand"]
    if cards < dealt:
        says = f"the deck has {cards} cards, but {dealt} are dealt: raise a deck_ option or lower start_hand"
        return [Clash(says, "start_hand", *(f"deck_{card}" for card in CARDS))]
    return []


def number(name: str, path: str, least: int, most: int, help: str) -> Number:
    return Number(name, f"edition:{path}", help, least, most)


OPTIONS = OptionSet(
    options=(
        number("rounds", "numbers.rounds", 1, 60, "Rounds until James wins by time."),
        number("keys_needed", "numbers.keys_needed", 0, 10, "Keys that open the Gate; 0: open from the start."),
        number("escapes_needed", "numbers.escapes_needed", 1, 3, "Escapes that win for the Runners."),
        number("hp_ben", "characters.ben.hp", 1, 99, "Ben's health."),
        number("hp_lewis", "characters.lewis.hp", 1, 99, "Lewis's health."),
        number("hp_david", "characters.david.hp", 1, 99, "David's health."),
        number("hp_james", "characters.james.hp", 1, 99, "James's health."),
        number("runner_damage", "characters.ben.damage", 0, 99, "What a Runner's attack costs James."),
        number("james_damage", "characters.james.damage", 0, 99, "What James's attack costs each Runner he hits."),
        number("capture_at", "numbers.capture_at", 0, 99, "A capture attempt works at this health or less."),
        number("pursuer_bonus", "numbers.pursuer_bonus", 0, 12, "Steps that James adds to his die."),
        number("rescue_min", "numbers.rescue_min", 1, 7, "Lowest roll that rescues; 7: never."),
        number("breakout_min", "numbers.breakout_min", 1, 7, "Lowest roll that breaks out; 7: never."),
        number("release_hp", "numbers.release_hp", 1, 99, "Health in Jail and on leaving it."),
        number("survive_hp", "numbers.survive_hp", 1, 99, "Health after surviving by card."),
        number("start_hand", "numbers.start_hand", 0, 10, "Cards dealt to each Runner."),
        number("hand_limit", "numbers.hand_limit", 0, 30, "Cards a Runner may keep at the end of the turn."),
        number("supply_draw", "numbers.supply_draw", 0, 5, "Cards drawn at a Supply."),
        number("safe_heal", "numbers.safe_heal", 0, 20, "Healing by landing on a Safe House."),
        number("rest_heal", "numbers.rest_heal", 0, 20, "Healing by the main action Rest."),
        number("deck_teleport", "deck.teleport", 0, 60, "TELEPORT cards in the deck."),
        number("deck_swap", "deck.swap", 0, 60, "SWAP cards in the deck."),
        number("deck_pup", "deck.pup", 0, 60, "PUP cards in the deck."),
        number("deck_jailbreak", "deck.jailbreak", 0, 60, "JAIL BREAK cards in the deck."),
        Number("pup_supply", Follows("deck_pup"), "Pup tokens; as many as PUP cards unless set.", 0, 60),
        Text(
            "board",
            "edition:board",
            "The loop of spaces, clockwise from the first.",
            grammar=f"{FEWEST_SPACES} to {MAX_SPACES} of {SPACE_LETTERS} with one O, one J, one G and an S",
            fault=board_fault,
            examples=("O.CSJ.GC", "O.C.S.C.J.C.S.C.G.C.S.C.", "O.C.S.C..JC.S.C.G.C.S.C." + ".C.S" * 9),
        ),
        Choice(
            "premove_window",
            "after_roll",
            "Whether cards may be played with the die in sight, or before it is rolled.",
            PremoveWindow.names(),
        ),
        Choice(
            "main_timing",
            "after_move",
            "Whether the main action comes after the move, or at any time of the turn.",
            MainTiming.names(),
        ),
        Choice(
            "teleport_resolves",
            "after_move",
            "When a TELEPORT's destination takes effect like a landing.",
            TeleportResolves.names(),
        ),
        Choice(
            "swap_resolves",
            "never",
            "Whether a SWAP after the move resolves the active Runner's new space.",
            ("never", "own"),
        ),
        Choice(
            "key_source",
            "supply",
            "Which draws of JAIL BREAK make Keys: only those at a Supply, or the deal too.",
            KeySource.names(),
        ),
        Choice(
            "jail_win",
            "contained",
            "When James has all Runners: each jailed or eliminated; all three jailed; or nobody free any more.",
            JailWin.names(),
        ),
        Choice(
            "elimination",
            "wanted",
            "Who is out when captured: who bears the marker; who was captured before; or nobody.",
            Elimination.names(),
        ),
        Switch("survival_marks", True, "Whether surviving by card gives the Wanted marker."),
        Switch("jailed_immune", True, "Whether James cannot strike jailed Runners."),
        Choice(
            "jailed_cards",
            "none",
            "Cards that a jailed Runner may play: none; SWAP and PUP; or JAIL BREAK as well.",
            JailedCards.names(),
        ),
        Switch("jailbreak_uses_main", False, "Whether a rescue by card uses the main action."),
        Choice(
            "nearest",
            "either",
            "How the Safe House nearest to the Jail is found: either way round, or clockwise only.",
            ("either", "clockwise"),
        ),
        Choice(
            "james_move",
            "exact",
            "James walks his whole roll; any number of steps up to it; or chooses his direction.",
            JamesMove.names(),
        ),
        Switch("james_must_strike", False, "Whether James must strike where he can."),
        Switch("james_heals", False, "Whether a Safe House heals James."),
        Switch("safe_house_protects", False, "Whether Runners on a Safe House are safe from James."),
        Switch("reshuffle", True, "Whether the discards become a new deck when the deck is empty."),
        Choice(
            "hands",
            "team",
            "Who sees a Runner's cards: the team, only that Runner, or everybody.",
            Hands.names(),
        ),
        Choice(
            "runner_channel",
            "team",
            "Who hears what the Runners say: only they, or James too.",
            ("team", "open"),
        ),
    ),
    presets={
        "as_written": {},
        "strict_steps": {
            "premove_window": "before_roll",
            "deck_teleport": 5,
            "deck_swap": 9,
            "deck_pup": 9,
            "deck_jailbreak": 5,
        },
        "even_deck": {"deck_teleport": 6, "deck_swap": 6, "deck_pup": 6, "deck_jailbreak": 6},
        "hot_pursuit": {
            "james_move": "up_to",
            "james_damage": 5,
            "deck_teleport": 4,
            "deck_swap": 7,
            "deck_pup": 8,
            "deck_jailbreak": 5,
        },
    },
    clashes=clashes,
)


def check_edition(data: Mapping[str, Any]) -> Sequence[str]:
    """What the rulebook states of its numbers and kinds, against a file that claims to be an edition."""
    return [
        *board_reasons(data.get("board")),
        *character_reasons(data.get("characters")),
        *deck_reasons(data.get("deck")),
        *number_reasons(data.get("numbers")),
    ]


def board_reasons(board: Any) -> Iterator[str]:
    if not isinstance(board, str):
        yield "the entry board is missing or no text"
        return
    fault = board_fault(board)
    if fault:
        yield f"its board is none: {fault}"
    for name, letters, printed in PRINTED_SPACES:
        count = sum(board.count(letter) for letter in letters)
        if count != printed:
            yield f"the board has {count} {name}; the rulebook asks for {printed}"


def character_reasons(characters: Any) -> Iterator[str]:
    if not isinstance(characters, Mapping):
        yield "the table characters is missing"
        return
    for seat in SEATS:
        character = characters.get(seat)
        if not isinstance(character, Mapping):
            yield f"the character {seat} is missing"
        elif not is_within(character.get("hp"), 1, 99) or not is_within(character.get("damage"), 0, 99):
            yield f"{seat}'s hp must be 1 to 99 and damage 0 to 99"
    runners = [characters[seat] for seat in SEATS[:RUNNERS] if isinstance(characters.get(seat), Mapping)]
    if len({str(runner.get("damage")) for runner in runners}) > 1:
        yield "the three Runners must do the same damage"
    extra = set(characters) - set(SEATS)
    if extra:
        yield f"there are no such characters: {', '.join(sorted(extra))}"


def deck_reasons(deck: Any) -> Iterator[str]:
    if not isinstance(deck, Mapping):
        yield "the table deck is missing"
    elif set(deck) != set(CARDS):
        yield f"the deck must give the copies of {', '.join(CARDS)} and of nothing else"
    elif not all(is_within(copies, 0, 60) for copies in deck.values()):
        yield "the deck's copies must be whole numbers from 0 to 60"
    elif not 20 <= sum(deck.values()) <= 30:
        yield f"the deck has {sum(deck.values())} cards; the rulebook asks for 20 to 30"


def number_reasons(numbers: Any) -> Iterator[str]:
    if not isinstance(numbers, Mapping):
        yield "the table numbers is missing"
        return
    for option in OPTIONS:
        if isinstance(option, Number) and str(option.default).startswith("edition:numbers."):
            value = numbers.get(option.name)
            if not is_within(value, option.least, option.most):
                yield f"numbers.{option.name} is {value!r}; it must be {option.accepts()}"


def is_within(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def fill_book(book: Any, edition: Edition, values: Values, players: int) -> None:
    """Write what is printed and agreed into the book that the rules read."""
    board = values["board"]
    kinds = [SPACE_LETTERS.index(letter) for letter in board]
    book["spaces"] = len(board)
    book["space"][: len(board)] = kinds
    book["start"], book["jail"], book["gate"] = (kinds.index(kind) for kind in (START, JAIL, GATE))
    book["release"] = nearest_safe_house(kinds, clockwise_only=values["nearest"] == "clockwise")
    book["health"] = [values[f"hp_{seat}"] for seat in SEATS]
    book["copies"] = [values[f"deck_{card}"] for card in CARDS]
    for option in OPTIONS:
        if option.name in (book.dtype.names or ()):
            book[option.name] = OPTIONS.number(values, option.name)


def nearest_safe_house(kinds: Sequence[int], clockwise_only: bool) -> int:
    """Q36: fewest spaces from the Jail; of two as near, the clockwise one."""
    jail, size = kinds.index(JAIL), len(kinds)
    houses = [space for space, kind in enumerate(kinds) if kind == SAFE_HOUSE]
    ahead = {house: (house - jail) % size for house in houses}
    if clockwise_only:
        return min(houses, key=lambda house: ahead[house])
    return min(houses, key=lambda house: (min(ahead[house], size - ahead[house]), ahead[house]))
