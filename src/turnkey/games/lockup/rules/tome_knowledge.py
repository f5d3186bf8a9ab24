"""Tomes that a seat cannot know, redrawn (Q61).

Everybody sees who draws, from the deck or what was put under it, who keeps one of two, and what is played. That is
the log. It is gone through again with cards whose faces are open: which card of a hand was played, which of two was
kept. Every course of events that fits is as likely as any other, so a course that turns out not to fit is dropped
and another one tried.
"""

from typing import Any

from turnkey.core.chance import pick
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockup.rules.decks import TO_HAND
from turnkey.games.lockup.rules.roll_call import count_bits
from turnkey.games.lockup.state import (
    DRAWN,
    DREW_TOP,
    DREW_UNDER,
    KEPT,
    LOST,
    MOST_SEATS,
    PLAYED,
    SHUFFLED,
    TOME_COUNT,
    TRACKED,
    UNDER,
    WITH,
    Book,
    Game,
)

TRIES = 400

# A card that was drawn, as the working space holds it: where it is (a hand, or one of these), of which shuffle it
# is, who else knows it (from 1), its face (from 1) if that is known or settled, its place under the deck (from 1),
# and titles that it cannot be the lower copy of
BELOW, IN_PAIR, GONE = 5, 6, 7
LOT, TAG, FACE, SLOT, BARRED = 4, 8, 11, 16, 19


@rule
def where_is(card: int) -> int:
    return card & 15


@rule
def lot_of_card(card: int) -> int:
    return (card >> LOT) & 15


@rule
def tag_of(card: int) -> int:
    return (card >> TAG) & 7


@rule
def face_of(card: int) -> int:
    return ((card >> FACE) & 31) - 1


@rule
def slot_of(card: int) -> int:
    return ((card >> SLOT) & 7) - 1


@rule
def put_where(card: int, where: int) -> int:
    return (card & ~15) | where


@rule
def with_tag(card: int, tag: int) -> int:
    return (card & ~(7 << TAG)) | (tag << TAG)


@rule
def with_face(card: int, tome: int) -> int:
    return (card & ~(31 << FACE)) | ((tome + 1) << FACE)


@rule
def with_slot(card: int, slot: int) -> int:
    return (card & ~(7 << SLOT)) | ((slot + 1) << SLOT)


@rule
def is_barred(card: int, tome: int) -> bool:
    """Of two copies the lower numbered is played first: who plays the higher does not hold the lower."""
    return tome % 2 == 0 and (card >> (BARRED + tome // 2)) & 1 == 1


@long_rule
def lot_of_tome(game: Game, tome: int, entry: int) -> int:
    """By which shuffle a tome came into the deck, at that point of the log: the first after it was played last."""
    shuffles = 0
    lot = 0
    open_since = False
    for place in range(entry):
        code = game.tome_log[place]
        if code & 7 == SHUFFLED:
            shuffles += 1
            if open_since:
                lot = shuffles
                open_since = False
        elif code & 7 == PLAYED and code >> 6 == tome:
            open_since = True
    return lot


@rule
def redraw_tomes(game: Game, book: Book, seat: int, dice: Any) -> None:
    """Try until a course of events fits; after very many the true one is as good as any."""
    if game.logged == 0:
        return
    for _ in range(TRIES):
        count = imagine(game, book, seat, dice)
        if count >= 0:
            lay_tomes(game, book, seat, count)
            break
    for place in range(TRACKED):
        game.tracked[place] = 0


@rule
def imagine(game: Game, book: Book, seat: int, dice: Any) -> int:
    """One course of events, faces included; how many cards it follows, or -1 if it does not fit."""
    count, lot, puts, taken = 0, 0, 0, 0
    mixed = False
    for entry in range(game.logged):
        code = game.tome_log[entry]
        kind, who, what = code & 7, (code >> 3) & 7, code >> 6
        if kind == DREW_TOP:
            if who != seat:
                where = who if what == TO_HAND else IN_PAIR
                game.tracked[count] = where | (lot << LOT)
                count += 1
        elif kind == DREW_UNDER:
            if not take_from_below(game, seat, who, what, taken, count, entry):
                return -1
            taken += 1
        elif kind == KEPT:
            if who == seat:
                count = seat_keeps(game, seat, puts, count, entry)
            elif other_keeps(game, who, puts, count, dice):
                mixed = True
            puts += 1
        elif kind == PLAYED:
            if not play_from_hand(game, seat, who, what, count, entry, mixed, dice):
                return -1
        else:
            lot += 1
    return count if settle_faces(game, book, seat, count, lot, dice) else -1


@rule
def card_below(game: Game, slot: int, count: int) -> int:
    for place in range(count):
        if where_is(game.tracked[place]) == BELOW and slot_of(game.tracked[place]) == slot:
            return place
    return 0


@rule
def take_from_below(game: Game, seat: int, who: int, what: int, slot: int, count: int, entry: int) -> bool:
    """Q61: who put it there still knows it; if the seat itself draws it, it must be what the seat then saw."""
    place = card_below(game, slot, count)
    card = game.tracked[place]
    owner = game.under_by[slot] - 1
    if who == seat:
        tome = game.under[slot]
        if face_of(card) < 0:
            if lot_of_card(card) != lot_of_tome(game, tome, entry) or is_barred(card, tome):
                return False
            card = with_face(card, tome)
        elif face_of(card) != tome:
            return False
    card = with_tag(card, 0 if owner == who else owner + 1)
    game.tracked[place] = put_where(card, who if what == TO_HAND else IN_PAIR)
    return True


@rule
def seat_keeps(game: Game, seat: int, slot: int, count: int, entry: int) -> int:
    """The seat itself put one under the deck, and knows which; who knew one of the two does not."""
    tome = game.under[slot]
    found = False
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == IN_PAIR:
            card = with_tag(card, 0)
            if face_of(card) == tome:
                found = True
                game.tracked[place] = with_slot(put_where(card, BELOW), slot)
            else:
                game.tracked[place] = put_where(card, seat)
    if not found:
        card = with_slot(BELOW | (lot_of_tome(game, tome, entry) << LOT), slot)
        game.tracked[count] = with_face(card, tome)
        count += 1
    return count


@rule
def other_keeps(game: Game, who: int, slot: int, count: int, dice: Any) -> bool:
    """One of two, nobody sees which. Says whether the two could be told apart later."""
    kept = pick(dice, 2)
    number = 0
    first = 0
    apart = False
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == IN_PAIR:
            if number == 1:
                apart = face_of(card) >= 0 or face_of(first) >= 0 or lot_of_card(card) != lot_of_card(first)
            first = card
            card = with_tag(card, 0)
            game.tracked[place] = put_where(card, who) if number == kept else with_slot(put_where(card, BELOW), slot)
            number += 1
    return apart


@rule
def play_from_hand(game: Game, seat: int, who: int, tome: int, count: int, entry: int, mixed: bool, dice: Any) -> bool:
    """A played tome was one of the hand's cards of its shuffle that the seat does not know, each as likely."""
    for place in range(count):
        if face_of(game.tracked[place]) == tome and where_is(game.tracked[place]) != GONE:
            if where_is(game.tracked[place]) != who:
                return False
            game.tracked[place] = put_where(game.tracked[place], GONE)
            return who == seat or bar_lower_copy(game, who, tome, count)
    if who == seat:
        return True
    lot = lot_of_tome(game, tome, entry)
    fitting, unknown = 0, 0
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == who and face_of(card) < 0:
            unknown += 1
            fitting += 1 if lot_of_card(card) == lot else 0
    if fitting == 0 or (mixed and pick(dice, unknown) >= fitting):
        return False
    wanted = pick(dice, fitting)
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == who and face_of(card) < 0 and lot_of_card(card) == lot:
            if wanted == 0:
                if is_barred(card, tome):
                    return False
                game.tracked[place] = put_where(with_face(card, tome), GONE)
                break
            wanted -= 1
    return bar_lower_copy(game, who, tome, count)


@rule
def bar_lower_copy(game: Game, who: int, tome: int, count: int) -> bool:
    if tome % 2 == 0:
        return True
    for place in range(count):
        card = game.tracked[place]
        if where_is(card) == who:
            if face_of(card) == tome - 1:
                return False
            game.tracked[place] = card | (1 << (BARRED + tome // 2))
    return True


@long_rule
def is_free_face(game: Game, book: Book, seat: int, tome: int, count: int) -> bool:
    """Whether a tome may be the face of a card that the seat does not know, or lie in the deck."""
    if not book.tome_used[tome] or game.tome_discard[tome]:
        return False
    if seat < MOST_SEATS:
        if game.hand[seat, tome]:
            return False
        if game.drawing > 0 and game.actor == seat:
            if game.drawn[0] == tome + 1 or game.drawn[1] == tome + 1:
                return False
    for place in range(count):
        if face_of(game.tracked[place]) == tome and where_is(game.tracked[place]) != GONE:
            return False
    return True


@rule
def free_faces(game: Game, book: Book, seat: int, count: int) -> int:
    """All of them, a bit each."""
    free = 0
    for tome in range(TOME_COUNT):
        if is_free_face(game, book, seat, tome, count):
            free |= 1 << tome
    return free


@rule
def of_lot(game: Game, faces: int, lot: int, lots: int) -> int:
    """Those of the faces that came into the deck by this shuffle; `lots` is how many shuffles there were."""
    if lots == 0:
        return faces
    for tome in range(TOME_COUNT):
        if (faces >> tome) & 1 and lot_of_tome(game, tome, game.logged) != lot:
            faces &= ~(1 << tome)
    return faces


@rule
def settle_faces(game: Game, book: Book, seat: int, count: int, lots: int, dice: Any) -> bool:
    """A face for every card that is still unknown, out of those of its shuffle."""
    free = free_faces(game, book, seat, count)
    for place in range(count):
        card = game.tracked[place]
        if face_of(card) < 0 and where_is(card) != GONE:
            faces = of_lot(game, free, lot_of_card(card), lots)
            if faces == 0:
                return False
            for _ in range(pick(dice, count_bits(faces))):
                faces &= faces - 1
            tome = 0
            while not (faces >> tome) & 1:
                tome += 1
            if is_barred(card, tome):
                return False
            game.tracked[place] = with_face(card, tome)
            free &= ~(1 << tome)
    return True


@rule
def lay_tomes(game: Game, book: Book, seat: int, count: int) -> None:
    """Hands, the deck and what lies under it as imagined, and what others know of them."""
    free = free_faces(game, book, seat, count)
    for tome in range(TOME_COUNT):
        game.deck[tome] = (free >> tome) & 1
        for other in range(book.players):
            if other != seat:
                game.hand[other, tome] = 0
                game.traced[other, tome] = LOST
    pair = 0
    for place in range(count):
        card = game.tracked[place]
        tome = face_of(card)
        if slot_of(card) >= 0:
            game.under[slot_of(card)] = tome
        where = where_is(card)
        if where == GONE:
            continue
        if where == BELOW:
            owner = game.under_by[slot_of(card)] - 1
            if owner != seat:
                game.traced[owner, tome] = UNDER
            continue
        if where == IN_PAIR:
            if game.actor != seat:
                game.drawn[pair] = tome + 1
                pair += 1
        elif where != seat:
            game.hand[where, tome] = 1
        if tag_of(card) > 0 and tag_of(card) - 1 != seat:
            game.traced[tag_of(card) - 1, tome] = DRAWN if where == IN_PAIR else WITH + where
