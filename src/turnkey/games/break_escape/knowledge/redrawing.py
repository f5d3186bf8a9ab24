"""What a seat cannot know, redrawn: hands it may not see, and the deck that follows from them (Q56).

Every world drawn fits all that everybody could work out; among those that do, each way to lay the
unseen cards into the unseen places is as likely as any other.
"""

from typing import Any

from turnkey.core.chance import pick, reseed
from turnkey.core.pools import deal_out, gather
from turnkey.core.rule import rule
from turnkey.core.secrecy import knows
from turnkey.games.break_escape.state import JAILBREAK, KINDS, RUNNERS, Book, Game

DECK = RUNNERS  # the deck as a holder of cards, after the Runners
EXCHANGES_A_CARD = 24  # enough for the chain of `exchange_hidden` to forget where it began
MOST_SHORT = 2  # without being short for a while, the chain could not reach every world


@rule
def determinize(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Another world that this seat cannot tell from the true one."""
    reseed(game, dice)
    if knows(game.deck_seen_by, seat):
        return
    if game.reshuffled:
        exchange_hidden(game, seat, dice)
    else:
        redeal_hidden(game, seat, dice)


@rule
def is_hidden(game: Game, seat: int, runner: int) -> bool:
    return not knows(game.hand_seen_by[runner], seat)


# Before any reshuffle: all unseen cards together, and dealt again


@rule
def redeal_hidden(game: Game, seat: int, dice: Any) -> None:
    """JAIL BREAKs first, since only they are tied to places; then the others wherever there is room."""
    places = game.deck_size
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            places += game.unsure[runner]
            gather(game.hand[runner], game.deck)
            game.hand[runner, JAILBREAK] = game.sure[runner]
            game.deck[JAILBREAK] -= game.sure[runner]
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            for _ in range(game.unsure[runner]):
                if pick(dice, places) < game.deck[JAILBREAK]:
                    game.deck[JAILBREAK] -= 1
                    game.hand[runner, JAILBREAK] += 1
                places -= 1
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            missing = game.hand_size[runner] - game.hand[runner, JAILBREAK]
            deal_out(game.deck[:JAILBREAK], game.hand[runner], missing, dice)


# After a reshuffle: two lots of cards, those held then and those of the new deck


@rule
def pick_kind(game: Game, holder: int, dice: Any, from_whole: bool) -> int:
    """The kind of a card taken blindly from the deck or from a Runner's cards, JAIL BREAKs left aside.

    `from_whole`: from all that the holder has; otherwise from the hand held at the reshuffle.
    """
    total = 0
    for kind in range(JAILBREAK):
        total += count_of(game, holder, kind, from_whole)
    place = pick(dice, total)
    kind = 0
    while place >= count_of(game, holder, kind, from_whole):
        place -= count_of(game, holder, kind, from_whole)
        kind += 1
    return kind


@rule
def count_of(game: Game, holder: int, kind: int, from_whole: bool) -> int:
    if holder == DECK:
        return game.deck[kind]
    if from_whole:  # what was drawn since the reshuffle: in hand or lost again, less what was held then
        return game.hand[holder, kind] + game.lost[holder, kind] - game.old_hand[holder, kind]
    return game.old_hand[holder, kind]


@rule
def exchange_hidden(game: Game, seat: int, dice: Any) -> None:
    """Exchange unseen cards of the same lot at random, very often, starting from all of them put in order: so what
    comes out depends on what the seat knows and on the dice, and on nothing else.

    On the way hands may be short of cards that they have lost since; a world is taken only when none is.
    """
    put_in_order(game, seat)
    old_places, new_places = 0, 0
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            old_places += game.old_size[runner] - game.old_sure[runner]
            new_places += game.new_others[runner]
    while True:
        for _ in range(EXCHANGES_A_CARD * (old_places + new_places)):
            if pick(dice, old_places + new_places) < old_places:
                exchange_old(game, seat, old_places, dice)
            else:
                exchange_new(game, seat, new_places, dice)
        if shortage(game) == 0:
            return


@rule
def put_in_order(game: Game, seat: int) -> None:
    """Every unseen place, one after the other, gets the first of the cards of its lot that come after it."""
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            for later in range(runner + 1, RUNNERS):
                if is_hidden(game, seat, later):
                    order_old(game, runner, later)
                    order_new(game, runner, later)
            order_new(game, runner, DECK)


@rule
def order_old(game: Game, runner: int, later: int) -> None:
    """Of the hands held at the reshuffle: JAIL BREAKs as early as they may lie, the other kinds in their order."""
    while (
        game.old_hand[runner, JAILBREAK] - game.old_sure[runner] < game.old_unsure[runner]
        and game.old_hand[later, JAILBREAK] > game.old_sure[later]
        and last_kind(game, runner, False) >= 0
    ):
        trade_old(game, runner, last_kind(game, runner, False), later, JAILBREAK)
    for kind in range(JAILBREAK):
        while game.old_hand[later, kind] > 0 and last_kind(game, runner, False) > kind:
            trade_old(game, runner, last_kind(game, runner, False), later, kind)


@rule
def order_new(game: Game, runner: int, later: int) -> None:
    """Of the cards drawn since, the deck coming last."""
    for kind in range(JAILBREAK):
        while count_of(game, later, kind, True) > 0 and last_kind(game, runner, True) > kind:
            trade_new(game, runner, last_kind(game, runner, True), later, kind)


@rule
def last_kind(game: Game, runner: int, from_whole: bool) -> int:
    """The last of the kinds that a Runner has of a lot, JAIL BREAKs left aside; -1 for none."""
    last = -1
    for kind in range(JAILBREAK):
        if count_of(game, runner, kind, from_whole) > 0:
            last = kind
    return last


@rule
def shortage(game: Game) -> int:
    """How many cards the hands lack of those that they have lost since."""
    short = 0
    for runner in range(RUNNERS):
        for kind in range(KINDS):
            if game.hand[runner, kind] < 0:
                short -= game.hand[runner, kind]
    return short


@rule
def exchange_old(game: Game, seat: int, places: int, dice: Any) -> None:
    """Two places among the hands held at the reshuffle change their cards, if both may hold them."""
    one, one_place = old_holder(game, seat, pick(dice, places))
    other, other_place = old_holder(game, seat, pick(dice, places))
    one_card = old_card(game, one, one_place, dice)
    other_card = old_card(game, other, other_place, dice)
    if one_card == other_card or one == other:
        return
    if one_card == JAILBREAK and other_place >= game.old_unsure[other]:
        return
    if other_card == JAILBREAK and one_place >= game.old_unsure[one]:
        return
    before = shortage(game)
    trade_old(game, one, one_card, other, other_card)
    if shortage(game) > max(MOST_SHORT, before):
        trade_old(game, one, other_card, other, one_card)


@rule
def trade_old(game: Game, one: int, one_card: int, other: int, other_card: int) -> None:
    for kind, change in ((one_card, -1), (other_card, 1)):
        game.hand[one, kind] += change
        game.old_hand[one, kind] += change
        game.hand[other, kind] -= change
        game.old_hand[other, kind] -= change


@rule
def old_holder(game: Game, seat: int, place: int) -> tuple[int, int]:
    """Whose hand the place is in, and which of its places: those that may hold anything come first."""
    runner = 0
    while True:
        if is_hidden(game, seat, runner):
            size = game.old_size[runner] - game.old_sure[runner]
            if place < size:
                return runner, place
            place -= size
        runner += 1


@rule
def old_card(game: Game, runner: int, place: int, dice: Any) -> int:
    """The card in that place: unsure JAIL BREAKs lie in the first ones."""
    if place < game.old_hand[runner, JAILBREAK] - game.old_sure[runner]:
        return JAILBREAK
    return pick_kind(game, runner, dice, False)


@rule
def exchange_new(game: Game, seat: int, places: int, dice: Any) -> None:
    """A card drawn since changes with another one or with the deck; Keys gave JAIL BREAKs away."""
    one = new_holder(game, seat, pick(dice, places))
    other = new_holder(game, seat, pick(dice, places + game.deck_size - game.deck[JAILBREAK]))
    if one == other:
        return
    one_card = pick_kind(game, one, dice, True)
    other_card = pick_kind(game, other, dice, True)
    if one_card == other_card:
        return
    before = shortage(game)
    trade_new(game, one, one_card, other, other_card)
    if shortage(game) > max(MOST_SHORT, before):
        trade_new(game, one, other_card, other, one_card)


@rule
def trade_new(game: Game, one: int, one_card: int, other: int, other_card: int) -> None:
    move_card(game, one, one_card, -1)
    move_card(game, one, other_card, 1)
    move_card(game, other, other_card, -1)
    move_card(game, other, one_card, 1)


@rule
def new_holder(game: Game, seat: int, place: int) -> int:
    for runner in range(RUNNERS):
        if is_hidden(game, seat, runner):
            if place < game.new_others[runner]:
                return runner
            place -= game.new_others[runner]
    return DECK


@rule
def move_card(game: Game, holder: int, card: int, change: int) -> None:
    if holder == DECK:
        game.deck[card] += change
    else:
        game.hand[holder, card] += change
