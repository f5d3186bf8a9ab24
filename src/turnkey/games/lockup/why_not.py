"""Why an action is not on offer, in a sentence: asked only of what is not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnkey.core.actions import Action
from turnkey.core.reasons import Reason, no
from turnkey.core.sentences import says
from turnkey.games.lockup.actions import ACTIONS, PAYMENT, PAYMENTS
from turnkey.games.lockup.rules.cell import can_pay, may_reserve
from turnkey.games.lockup.rules.chow import goons_up, price_of
from turnkey.games.lockup.rules.roll_call import may_hide, next_token, placed_so_far
from turnkey.games.lockup.rules.supplies import resources_of
from turnkey.games.lockup.rules.tomes import moment_of
from turnkey.games.lockup.state import (
    BLAME,
    CALM,
    GOONS,
    HALF_LOCATION,
    HELD,
    ITEMS,
    KINDS_OF_RESOURCE,
    LOCATIONS,
    MOVE,
    PEEK,
    RESERVED,
    RESOURCES,
    SCROUNGE,
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

# What verbs themselves say of when they come up, where there is no more to say
AS_DECLARED = {
    "token": "one of your tokens on the board",
    "to": "another location, the Library excepted",
    "on": "one of your markers, to anybody else",
    "done": "the window closes when everybody has said so in a row",
    "take": "whoever takes it goes home with the crew",
    "decline": "whoever declines moves on to the Library",
    "give": "one of your markers, to anybody else",
    "nogive": "nobody has to give",
    "noconv": "nobody has to",
}


def why_not(game: Game, book: Book, seat: int, action: int) -> Reason:
    verb, *words = ACTIONS[action].notation.split()
    rules = ACTIONS[action].verb.rules
    if verb == "crew":
        return no("too_much", "R3", "crews are chosen before one's first tokens are placed, and only those that nobody "
                  "else chose or placed")  # fmt: skip
    if verb == "tome":
        return tome_why_not(game, book, seat, WORDS.index(words[0]))
    if STAGES[game.stage] not in STAGES_OF[verb]:
        return no("not_now", rules, "that is for {stage}, and this is {now}",
                  stage=STAGES.at(STAGES.index(STAGES_OF[verb][0])), now=STAGES.at(game.stage))  # fmt: skip
    if verb in ("place", "add", "end", "pass"):
        return roll_call_why_not(game, book, seat, verb, words)
    if verb in ("hire", "pick", "pay"):
        return hire_why_not(game, book, seat, verb, words)
    if verb in ("build", "reserve"):
        return cell_why_not(game, book, seat, verb, ITEMS.index(words[0]))
    if verb in ("gain", "get", "swap", "conv", "trade", "drop", "bundle"):
        return resource_why_not(game, seat, verb, words[0], rules)
    if verb == "keep":
        return no("not_yours", "R42", "that is none of the two tomes you drew")
    if verb in ("flip", "at"):
        place = LOCATIONS.at(LOCATIONS.index(words[0]))
        if verb == "flip":
            return no("not_there", "R78", "no guard lies face down at {location}", location=place)
        return no("not_there", "R46, R89", "nobody else has anything face down at {location}", location=place)
    return no("not_now", rules, AS_DECLARED[verb])


def roll_call_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> Reason:
    placing = game.half[HALF_LOCATION]
    if verb in ("place", "pass"):
        if placing:
            return no("not_now", "R12", "you are placing tokens at {location}: add tokens, then end",
                      location=LOCATIONS.at(placing - 1))  # fmt: skip
        if not game.held[seat]:
            return no("not_enough", "R17", "you have no token left in your cell")
        return no("done", "R13", "tokens of yours lie at {location} already",
                  location=LOCATIONS.at(LOCATIONS.index(words[0])))  # fmt: skip
    if verb == "end":
        return no("not_enough", "R12", "a placement needs one token at least")
    token = TOKENS.index(words[0].removesuffix("*"))
    shown = TOKENS.at(token)
    if game.token[seat, token] != HELD:
        return no("not_yours", "R12", "{token} is not in your cell", token=shown)
    if not placing:
        return no("not_now", "R12", "choose a location first")
    if token < next_token(game) and placed_so_far(game):
        return no("done", "Q62", "tokens are added in the order {order}, and you are past {token}",
                  order=", ".join(TOKENS), token=shown)  # fmt: skip
    if not may_hide(game, book, seat):
        if book.solitary:
            return no("never", "Q51", "in a Solitary game nothing goes face down")
        return no("too_much", "R15", "no more of yours may go face down")
    return no("not_now", "R12", "it cannot be added now")


def hire_why_not(game: Game, book: Book, seat: int, verb: str, words: list[str]) -> Reason:
    if verb == "hire":
        goons = ("one", "two").index(words[0]) + 1
        price = price_of(game, book, goons)
        if price < 0:
            return no("too_much", "R37", "your rank here does not hire two")
        if goons_up(game) < goons:
            return no("not_enough", "R37, Q31", "only {goons:goon stands|goons stand} face up", goons=goons_up(game))
        return no("not_enough", "R37", "it costs {price}, and you have {own:resource|resources}", price=price,
                  own=resources_of(game, seat))  # fmt: skip
    if verb == "pick":
        return no("not_there", "R37", "{goon} does not stand face up", goon=GOONS.at(GOONS.index(words[0])))
    payment = PAYMENTS.index(words[0])
    if any(game.resource[seat, kind] < PAYMENT[payment, kind] for kind in range(RESOURCES)):
        return no("not_yours", "R2", "you do not have {markers}", markers=PAYMENTS.at(payment))
    return no("not_enough", "R37, R40, R41", "that is not the price")


def cell_why_not(game: Game, book: Book, seat: int, verb: str, item: int) -> Reason:
    shown = ITEMS.at(item)
    place = game.item_place[item]
    on_display = SLOT <= place < SLOT + book.slots
    if verb == "reserve":
        if not on_display:
            return no("not_there", "R41", "{item} is not on display", item=shown)
        if not may_reserve(game, seat):
            return no("not_enough", "R41", "you have no resource to pay with")
        return no("not_now", "R41", "it cannot be reserved now")
    if place == RESERVED + seat and game.just_reserved == item + 1:
        return no("not_now", "R40, Q28", "you reserved {item} on this very turn", item=shown)
    if not on_display and place != RESERVED + seat:
        return no("not_there", "R40", "{item} is neither on display nor reserved by you", item=shown)
    if not can_pay(game, book, seat, item):
        return no("not_enough", "R40", "you cannot pay for {item}", item=shown)
    return no("not_now", "R40", "it cannot be built now")


def resource_why_not(game: Game, seat: int, verb: str, letters: str, rules: str) -> Reason:
    if verb in ("swap", "conv"):
        give, get = (KINDS_OF_RESOURCE.index(letter) for letter in letters.split(">"))
        if not game.resource[seat, give]:
            return no("not_yours", rules, "you have no {kind}", kind=KINDS_OF_RESOURCE.at(give))
        return no("not_enough", "R2, Q19", "the supply has no {kind}", kind=KINDS_OF_RESOURCE.at(get))
    markers = PAYMENTS.at(PAYMENTS.index(letters))
    if verb in ("gain", "get", "bundle"):
        return no("not_enough", "R2, Q17", "the supply has no {markers} left", markers=markers)
    if verb == "trade":
        return no("not_yours", rules, "you do not have {markers}", markers=markers)
    return no("not_yours", rules, "you have no {markers}", markers=markers)


def tome_why_not(game: Game, book: Book, seat: int, title: int) -> Reason:
    tome = WORDS.at(title)
    if not game.hand[seat, title]:
        return no("not_yours", "R45", "you hold no {tome}", tome=tome)
    if not book.title_when[title] & moment_of(game):
        return no("not_now", "R46, Q20-Q24", "{tome} is not played at this moment", tome=tome)
    if title in (CALM, BLAME):
        return no("not_enough", "R46", "you have no suspicion")
    if title == MOVE:
        return no("not_there", "R46", "you have no token on the board")
    if title == PEEK:
        return no("not_there", "R46, R89", "nobody else has anything face down")
    if title == SCROUNGE:
        return no("not_enough", "R2", "the supply can give nothing of it")
    return no("done", "Q27, Q28", "{tome} has been played for this turn already", tome=tome)


# Talk


def why_unsaid(options: Mapping[str, Any], players: int, seat: int, claim: Action) -> str | None:
    """Why a claim cannot be made: one speaks to and about those at the table, and alone there is nobody."""
    if players == 1:
        return says("in a Solitary game there is nobody to talk to")
    verb, *words = claim.notation.split()
    for name in words:
        if name in SEATS[players:]:
            return says("there is no seat {seat} at a table for {players}", seat=repr(name), players=players)
        if name == SEATS[seat] and verb in ("ask", "deal"):
            return says("that is yourself; name somebody else")
    if verb == "deal" and words[1] == words[2]:
        return says("a deal is about two different locations")
    return None
