"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnkey.core.actions import Action
from turnkey.core.secrecy import knows
from turnkey.games.lockup.actions import (
    ACTIONS,
    PAYMENT,
    PLACES,
    RESOURCE_TITLES,
    TOKEN_TITLES,
    WORD_TITLES,
    spelled,
)
from turnkey.games.lockup.names import GOON_NAMES, ITEM_NAMES
from turnkey.games.lockup.rules.cell import can_pay, may_reserve
from turnkey.games.lockup.rules.chow import goons_up, price_of
from turnkey.games.lockup.rules.roll_call import may_hide, next_token, placed_so_far
from turnkey.games.lockup.rules.supplies import resources_of
from turnkey.games.lockup.rules.tomes import moment_of
from turnkey.games.lockup.state import (
    GOONS,
    HALF_LOCATION,
    HELD,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATIONS,
    RESERVED,
    RESOURCES,
    SEATS,
    SLOT,
    STAGES,
    TOKENS,
    WORDS,
    Book,
    Game,
)

STAGES_OF = {
    "place": ("roll_call_turn",),
    "add": ("roll_call_turn",),
    "end": ("roll_call_turn",),
    "pass": ("roll_call_turn",),
    "at": ("tome_peek_loc",),
    "token": ("tome_move",),
    "to": ("tome_move",),
    "on": ("tome_blame_seat",),
    "bundle": ("tome_scrounge",),
    "done": ("strength_window", "roll_call_window", "patrol_window", "raid_window"),
    "take": ("take_reward",),
    "decline": (
        "take_reward", "commissary_gain", "commissary_swap", "commissary_trade_give", "hire_mode", "cell_action",
    ),
    "gain": ("commissary_gain",),
    "swap": ("commissary_swap",),
    "trade": ("commissary_trade_give",),
    "get": ("commissary_trade_get",),
    "hire": ("hire_mode",),
    "pay": ("hire_pay", "build_pay", "reserve_pay"),
    "pick": ("hire_pick",),
    "build": ("cell_action",),
    "reserve": ("cell_action",),
    "give": ("give_target",),
    "nogive": ("give_target",),
    "conv": ("convert",),
    "noconv": ("convert",),
    "keep": ("library_keep",),
    "drop": ("drop_excess",),
    "flip": ("guard_flip",),
}  # fmt: skip
NAMES = {
    "roll_call_turn": "a turn of Roll Call",
    "roll_call_window": "a window after a turn of Roll Call",
    "strength_window": "the window before ranks are fixed",
    "patrol_window": "the window before the Patrol",
    "raid_window": "the window before a raid",
    "take_reward": "the offer of a reward",
    "commissary_gain": "the first at the Commissary",
    "commissary_swap": "the second at the Commissary",
    "commissary_trade_give": "a trade at the Commissary",
    "commissary_trade_get": "the end of a trade at the Commissary",
    "hire_mode": "a turn at the Chow Hall",
    "hire_pay": "a payment for goons",
    "hire_pick": "the choice of a goon",
    "cell_action": "a turn in the Cell Block",
    "build_pay": "a payment for an item",
    "reserve_pay": "a payment for a reserved item",
    "drop_excess": "the limit check",
    "guard_flip": "the guards' turn",
    "library_keep": "the choice between two tomes",
    "give_target": "the choice of whom to hand suspicion to",
    "convert": "the choice of an exchange",
    "tome_peek_loc": "the choice of where to look",
    "tome_move": "the choice of a move",
    "tome_blame_seat": "the choice of whom to blame",
    "tome_scrounge": "the choice of what to scrounge",
}


def why_not(game: Game, book: Book, seat: int, action: int) -> str:
    verb, *words = ACTIONS[action].notation.split()
    stage = STAGES[game.stage]
    if verb == "crew":
        return "crews are chosen before one's first tokens are placed, and only those that nobody else chose or placed"
    if verb == "tome":
        return tome_why_not(game, book, seat, WORDS.index(words[0]))
    if stage not in STAGES_OF[verb]:
        return f"that is for {NAMES[STAGES_OF[verb][0]]}, and this is {NAMES[stage]}"
    if verb in ("place", "add", "end", "pass"):
        return roll_call_why_not(game, book, seat, verb, words)
    if verb in ("hire", "pick", "build", "reserve", "pay"):
        return purchase_why_not(game, book, seat, verb, words)
    if verb in ("gain", "get", "bundle"):
        return f"the supply has no {spelled(words[0])} left"
    if verb in ("swap", "conv"):
        give, get = (KINDS_OF_RESOURCE.index(letter) for letter in words[0].split(">"))
        if not game.resource[seat, give]:
            return f"you have no {RESOURCE_TITLES[give]}"
        return f"the supply has no {RESOURCE_TITLES[get]}"
    if verb == "trade":
        return f"you do not have {spelled(words[0])}"
    if verb == "drop":
        return f"you have no {spelled(words[0])}"
    if verb == "keep":
        return "that is none of the two tomes you drew"
    if verb == "flip":
        return f"no guard lies face down at {PLACES[LOCATIONS.index(words[0])]}"
    if verb == "at":
        return f"nobody else has anything face down at {PLACES[LOCATIONS.index(words[0])]}"
    return ACTIONS[action].verb.why


def roll_call_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> str:
    placing = game.half[HALF_LOCATION]
    if verb in ("place", "pass"):
        if placing:
            return f"you are placing tokens at {PLACES[placing - 1]}: add tokens, then end"
        if not game.held[seat]:
            return "you have no token left in your cell"
        return f"tokens of yours lie at {PLACES[LOCATIONS.index(words[0])]} already"
    if not placing:
        return "choose a location first: place <location>"
    if verb == "end":
        return "a placement needs one token at least"
    token = TOKENS.index(words[0].removesuffix("*"))
    if game.token[seat, token] != HELD:
        return f"{TOKEN_TITLES[token]} is not in your cell"
    if token < next_token(game) and placed_so_far(game):
        return f"tokens are added in the order {', '.join(TOKENS)}, and you are past {TOKEN_TITLES[token]}"
    if not may_hide(game, book, seat):
        return "in a Solitary game nothing goes face down" if book.solitary else "no more of yours may go face down"
    return "it cannot be added now"


def purchase_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> str:
    if verb == "hire":
        goons = ("one", "two").index(words[0]) + 1
        price = price_of(game, book, goons)
        if price < 0:
            return "your rank here does not hire two"
        if goons_up(game) < goons:
            return f"only {goons_up(game)} goons stand face up"
        return f"it costs {price}, and you have {resources_of(game, seat)} resources"
    if verb == "pick":
        return f"{GOON_NAMES[GOONS.index(words[0])]} does not stand face up"
    if verb == "pay":
        payment = ACTIONS.read(f"pay {words[0]}") - ACTIONS.first("pay")
        if any(game.resource[seat, kind] < PAYMENT[payment, kind] for kind in range(RESOURCES)):
            return f"you do not have {spelled(words[0])}"
        return "that is not the price"
    item = ITEMS.index(words[0])
    name = ITEM_NAMES[item]
    place = game.item_place[item]
    on_display = SLOT <= place < SLOT + book.slots
    if verb == "reserve":
        if not on_display:
            return f"{name} is not on display"
        return "you have no resource to pay with" if not may_reserve(game, seat) else "it cannot be reserved now"
    if place == RESERVED + seat and game.just_reserved == item + 1:
        return f"you reserved {name} on this very turn"
    if not on_display and place != RESERVED + seat:
        return f"{name} is neither on display nor reserved by you"
    return f"you cannot pay for {name}" if not can_pay(game, book, seat, item) else "it cannot be built now"


def tome_why_not(game: Game, book: Book, seat: int, title: int) -> str:
    if not game.hand[seat, title]:
        return f"you hold no {WORD_TITLES[title]}"
    moment = moment_of(game)
    if not book.title_when[title] & moment:
        return f"{WORD_TITLES[title]} is not played at this moment"
    if WORDS[title] in ("calm", "blame"):
        return "you have no suspicion"
    if WORDS[title] == "move":
        return "you have no token on the board"
    if WORDS[title] == "peek":
        return "nobody else has anything face down" if not knows(game.guards_hidden, 0) else "there is nothing to see"
    if WORDS[title] == "scrounge":
        return "the supply can give nothing of it"
    return f"{WORD_TITLES[title]} has been played for this turn already"


# Talk


def why_unsaid(options: Mapping[str, Any], players: int, seat: int, claim: Action) -> str | None:
    """Section 7: everybody at the table is talked to and about, and alone there is nobody."""
    if players == 1:
        return "in a Solitary game there is nobody to talk to"
    verb, *words = claim.notation.split()
    for name in words:
        if name in SEATS[players:]:
            return f"there is no seat {name!r} at a table for {players}"
        if name == SEATS[seat] and verb in ("ask", "deal"):
            return "that is yourself; name somebody else"
    if verb == "deal" and words[1] == words[2]:
        return "a deal is about two different locations"
    return None
