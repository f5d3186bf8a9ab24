"""Discussions: who has the floor, which cards can be played there, and what they do (R14, R74-R80, Q20)."""

from typing import Any

from turnkey.core.events import MISSING
from turnkey.core.journal import emit, more, reveal, whisper
from turnkey.core.menu import offer, offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import (
    DONE,
    PLAY_BAT,
    PLAY_CAN,
    PLAY_MEAT,
    PLAY_MOLOTOV,
    PLAY_PISTOL,
    PLAY_SAW,
    PLAY_WALKIE,
)
from turnkey.games.lockdown.events import (
    FLOOR_OPENS,
    FLOOR_REOPENS,
    LOOKED,
    LOOKED_BY_RADIO,
    PISTOL_FIRED,
    REMOVED,
    ROLL_DIE,
    SMEARED,
    THREW_CAN,
    WAS_DONE,
)
from turnkey.games.lockdown.rules.cards import may_be_held, spend
from turnkey.games.lockdown.rules.claims import judge_hand, open_window
from turnkey.games.lockdown.rules.mall import (
    has_monster_spot,
    is_visible_at,
    visible_at,
    weight,
    with_cards,
)
from turnkey.games.lockdown.state import (
    ATTACK_FLOOR,
    BAT,
    CAN,
    CARD_KINDS,
    LOCATIONS,
    MEAT,
    MOLOTOV,
    NOWHERE,
    PISTOL,
    PLAN_FLOOR,
    SAW,
    SUPPLY,
    WALKIE,
    WALKIE_FLOOR,
    Book,
    Game,
    Stage,
)

DICE_KIND = -1 - ROLL_DIE


@rule
def open_floor(game: Game, book: Book, stage: Stage, seats: int) -> None:
    """R14, Q20, Q23: open to these seats only; who has cards, or might want to speak, must say when it is done."""
    game.stage = stage
    game.floor = seats
    if book.talk_is_on:
        open_window(game, book)
    if stage == PLAN_FLOOR or (book.talk_is_on and stage != WALKIE_FLOOR):
        game.asked = seats
    else:
        game.asked = who_may_play(game, book)
    if game.asked != 0:
        place = MISSING if game.scene == NOWHERE else game.scene
        emit(game, FLOOR_OPENS, stage, place, seats, game.asked)


@rule
def who_may_play(game: Game, book: Book) -> int:
    """Q20, Q69: all who hold cards, whatever they are, as long as for all that is known one may be for this floor."""
    for card in range(CARD_KINDS):
        if belongs_to(game.stage, card) and may_be_held(game, book, card):
            return with_cards(game, book, game.floor)
    return 0


@rule
def belongs_to(stage: int, card: int) -> bool:
    """R32, R74-R80: whether a card is for this floor."""
    if stage == WALKIE_FLOOR:
        return card == WALKIE
    return card == PISTOL or (stage == ATTACK_FLOOR and card >= CAN and card <= MEAT)


@rule
def offer_cards(game: Game, book: Book, seat: int, menu: Any) -> None:
    """Q39: cards that have an effect now; and to be done."""
    if game.stage == WALKIE_FLOOR:
        offer_if(menu, game.hand[seat, WALKIE] > 0, PLAY_WALKIE)
    elif game.stage != PLAN_FLOOR and game.hand_size[seat] > 0:
        if game.hand[seat, PISTOL] > 0:
            offer_if(menu, visible_at(game, book, seat, game.scene) > 0, PLAY_PISTOL)
        if game.stage == ATTACK_FLOOR:
            offer_attack_cards(game, book, seat, menu)
    offer(menu, DONE)


@long_rule
def offer_attack_cards(game: Game, book: Book, seat: int, menu: Any) -> None:
    """R75, Q23: only a seat with a Character here has this floor."""
    if game.hand[seat, CAN] > 0:
        for place in range(1, LOCATIONS + 1):
            offer_if(menu, place != game.scene and has_monster_spot(game, book, place), PLAY_CAN + place - 1)
    offer_if(menu, game.hand[seat, BAT] > 0, PLAY_BAT)
    offer_if(menu, game.hand[seat, SAW] > 0, PLAY_SAW)
    offer_if(menu, game.hand[seat, MOLOTOV] > 0, PLAY_MOLOTOV)
    if game.hand[seat, MEAT] > 0:
        for kind in range(book.family):
            offer_if(menu, is_visible_at(game, seat, kind, game.scene), PLAY_MEAT + kind)


@long_rule
def play_card(game: Game, book: Book, seat: int, action: int) -> None:
    """A card on a floor: revealed, its effect at once; then all who hold cards may answer it."""
    card = card_of(action)
    spend(game, seat, card)
    if card == WALKIE:
        look(game, seat, True)
    elif card == PISTOL:
        game.pistols[seat] += 1
        emit(game, PISTOL_FIRED, seat, game.pistols[seat], weight(game, book, seat, game.scene))
    elif card == CAN:
        place = action - PLAY_CAN + 1
        game.monsters[game.scene] -= 1
        game.monsters[place] += 1
        emit(game, THREW_CAN, seat, game.scene, place, game.monsters[game.scene], game.monsters[place])
    elif card == MEAT:
        game.smeared[seat, action - PLAY_MEAT] = True
        emit(game, SMEARED, seat, action - PLAY_MEAT, game.scene)
    else:
        swing(game, seat, card)
    judge_hand(game, seat, card)
    reopen(game, book, seat)


@rule
def card_of(action: int) -> int:
    """The card that is played on a floor."""
    if action == PLAY_WALKIE:
        return WALKIE
    if action == PLAY_PISTOL:
        return PISTOL
    if action < PLAY_BAT:
        return CAN
    if action >= PLAY_MEAT:
        return MEAT
    if action == PLAY_BAT:
        return BAT
    return SAW if action == PLAY_SAW else MOLOTOV


@rule
def swing(game: Game, seat: int, weapon: int) -> None:
    """R77-R79, Q38: Monsters from here to the supply, as many as there are at most."""
    count = game.monsters[game.scene]
    if weapon == BAT:
        count = min(count, 1)
    elif weapon == SAW:
        count = min(count, 2)
    game.monsters[game.scene] -= count
    game.monsters[SUPPLY] += count
    emit(game, REMOVED, seat, weapon, game.scene, count, game.monsters[game.scene])


@rule
def reopen(game: Game, book: Book, seat: int) -> None:
    """Q20, Q37: after a card everybody with cards may go on, even if the Monsters no longer enter; without any it ends.

    A seat that has no card left is done, and so is one that has looked at the dice.
    """
    before = game.asked
    game.asked |= who_may_play(game, book)
    if game.hand_size[seat] == 0:
        game.asked &= ~(1 << seat)
    if game.stage == WALKIE_FLOOR:
        game.asked &= ~game.dice_seen_by
    elif game.stage == ATTACK_FLOOR and game.monsters[game.scene] == 0:
        game.asked = 0
    if game.asked & ~before != 0:
        emit(game, FLOOR_REOPENS, game.asked)


@rule
def be_done(game: Game, seat: int) -> None:
    game.asked &= ~(1 << seat)
    emit(game, WAS_DONE, seat, game.asked)


@rule
def look(game: Game, seat: int, by_card: bool) -> None:
    """R29, R32: the seat sees the dice under the box, and everybody sees that it does."""
    if not knows(game.dice_seen_by, seat):
        game.dice_seen_by |= 1 << seat
        reveal(game, DICE_KIND, game.turn_number, 1 << seat)
    if by_card:
        whisper(game, 1 << seat, LOOKED_BY_RADIO, seat)
    else:
        whisper(game, 1 << seat, LOOKED, seat)
    tell_dice(game)


@rule
def tell_dice(game: Game) -> None:
    """Every die, as the list of the event before it."""
    for face in range(LOCATIONS):
        for _ in range(game.dice[face]):
            more(game, face)
