"""Phase 6: Monsters enter, somebody is given up; the Cold storage, the Martyr, the badge (R53-R73)."""

from typing import Any

from turnkey.core.journal import emit, whisper
from turnkey.core.menu import offer_if
from turnkey.core.rule import long_rule, rule
from turnkey.games.lockdown.actions import FEED
from turnkey.games.lockdown.events import (
    ATTACKED,
    BADGE_PASSED,
    DEVOURED,
    FAMILY_GONE,
    FLOODED,
    FOUND_NOBODY,
    HELD,
    KEPT_OUT,
    LINE_FILLED,
    LOT_ATTACKED,
    MARTYR_MOVED,
    MONSTERS_LEFT,
    MOURNED,
    PHASE_STARTS,
)
from turnkey.games.lockdown.rules.cards import draw_card, take_in_hand
from turnkey.games.lockdown.rules.claims import forget_vote_talk
from turnkey.games.lockdown.rules.floor import open_floor
from turnkey.games.lockdown.rules.mall import (
    following,
    is_visible_at,
    put,
    seats_at,
    seats_visible_at,
    send_monsters_away,
    strength_at,
)
from turnkey.games.lockdown.rules.vote import end_vote, put_pistols_away
from turnkey.games.lockdown.state import (
    ATTACK,
    ATTACK_FLOOR,
    ATTACK_PHASE,
    CHOOSE_VICTIM,
    CLOSE,
    COLD,
    DEVOUR,
    ELECT,
    FLOODLIGHTS,
    LINES,
    MOURNING_GIFT,
    NO_RESPITE,
    NO_SEAT,
    NOWHERE,
    PARKING,
    SUPPLY,
    WEEPER,
    Book,
    Game,
)


@rule
def monsters_enter(game: Game, book: Book, place: int) -> bool:
    """R56, R57, R68: more than the strength there; once line 1 is full (v11: always), as many are enough.

    Q44: only asked of locations 1 to 5.
    """
    strength = strength_at(game, book, place)
    if game.deaths >= book.cold_lines[0] or book.variant == NO_RESPITE:
        return game.monsters[place] >= strength
    return game.monsters[place] > strength


@long_rule
def next_attack(game: Game, book: Book) -> None:
    """R53, R54, R56, R63: the next location that is attacked; in the Parking Lot, the next Monster."""
    if game.scene == NOWHERE:
        game.phase = ATTACK_PHASE
        game.parking_deaths = 0
        emit(game, PHASE_STARTS, ATTACK_PHASE)
    while game.scene < PARKING - 1:
        game.scene += 1
        place = game.scene
        if game.crowd[place] > 0 and game.monsters[place] > 0:
            if monsters_enter(game, book, place):
                begin_attack(game, book)
                return
            emit(game, KEPT_OUT, place, game.monsters[place])
    again = game.scene == PARKING
    game.scene = PARKING
    if game.monsters[PARKING] == 0 or (game.crowd[PARKING] == 0 and not again):
        end_attacks(game, book)
    elif seats_visible_at(game, book, PARKING) == 0:
        find_nobody(game, book)
    else:
        begin_attack(game, book)


@rule
def begin_attack(game: Game, book: Book) -> None:
    """R57, R61: first there is talk, and cards."""
    if game.scene == PARKING:
        emit(game, LOT_ATTACKED, PARKING, game.monsters[PARKING])
    else:
        emit(game, ATTACKED, game.scene, game.monsters[game.scene], strength_at(game, book, game.scene))
    open_floor(game, book, ATTACK_FLOOR, seats_at(game, book, game.scene))


@long_rule
def defend(game: Game, book: Book) -> None:
    """R58, R62, Q37: after the discussion: do they still enter, and do they find anybody?"""
    place = game.scene
    candidates = seats_visible_at(game, book, place)
    if place == PARKING and game.monsters[place] == 0:
        end_attacks(game, book)
    elif place != PARKING and (game.monsters[place] == 0 or not monsters_enter(game, book, place)):
        emit(game, HELD, place, game.monsters[place])
        end_attack(game, book)
    elif candidates == 0:
        find_nobody(game, book)
    else:
        game.candidates = candidates
        game.stage = ELECT


@rule
def end_attack(game: Game, book: Book) -> None:
    """On to the next location; nothing that was said or fired here counts there."""
    forget_vote_talk(game, book)
    put_pistols_away(game, book)
    game.stage = ATTACK


@rule
def find_nobody(game: Game, book: Book) -> None:
    """R62, R65, Q41, Q43: all here are hidden or gone; the Monsters leave."""
    emit(game, FOUND_NOBODY, game.scene, game.monsters[game.scene])
    send_monsters_away(game, game.scene)
    end_attack(game, book)
    if game.scene == PARKING:
        game.stage = CLOSE


@rule
def end_attacks(game: Game, book: Book) -> None:
    end_attack(game, book)
    game.stage = CLOSE


@rule
def ask_victim(game: Game, book: Book) -> None:
    """R59: the elected seat chooses one of its visible Characters here, if there are several."""
    seat = game.elected
    count = 0
    for kind in range(book.family):
        if is_visible_at(game, seat, kind, game.scene):
            count += 1
            game.picked = kind
    if count == 1:
        game.stage = DEVOUR
    else:
        game.stage = CHOOSE_VICTIM
        game.asked = 1 << seat


@rule
def offer_victims(game: Game, book: Book, seat: int, menu: Any) -> None:
    for kind in range(book.family):
        offer_if(menu, is_visible_at(game, seat, kind, game.scene), FEED + kind)


@long_rule
def feed(game: Game, kind: int) -> None:
    game.asked = 0
    game.picked = kind
    game.stage = DEVOUR


@long_rule
def devour(game: Game, book: Book) -> None:
    """R59, R60, R64: into the Cold storage; then all Monsters here leave, in the Parking Lot one."""
    seat, kind, place = game.elected, game.picked, game.scene
    game.picked = NO_SEAT
    put(game, seat, kind, COLD)
    game.deaths += 1
    emit(game, DEVOURED, seat, kind, place, game.deaths, book.family * book.players - game.deaths)
    fill_cold_storage(game, book)
    if game.martyr != seat:  # R71, R72
        emit(game, MARTYR_MOVED, seat, game.martyr)
        game.martyr = seat
    if game.alive[seat] == 0:
        emit(game, FAMILY_GONE, seat)
    if game.alive[game.badge] == 0:
        pass_badge(game, book)
    if book.variant == MOURNING_GIFT and kind == WEEPER and game.deck_size > 0:
        mourn(game, seat)
    if place == PARKING:
        game.parking_deaths += 1
        game.monsters[PARKING] -= 1
        game.monsters[SUPPLY] += 1
        emit(game, MONSTERS_LEFT, PARKING, 1, game.monsters[PARKING])
        if book.variant == FLOODLIGHTS and game.parking_deaths == 2 and game.monsters[PARKING] > 0:
            emit(game, FLOODED, PARKING, game.monsters[PARKING])
            send_monsters_away(game, PARKING)
    else:
        emit(game, MONSTERS_LEFT, place, game.monsters[place], 0)
        send_monsters_away(game, place)
        put_pistols_away(game, book)
    end_vote(game, book)
    game.stage = ATTACK


@rule
def fill_cold_storage(game: Game, book: Book) -> None:
    """R66, R67, R70: spot by spot; beyond the last one nothing happens any more."""
    spots = 0
    for line in range(LINES):
        spots += book.cold_lines[line]
        if game.deaths == spots:
            emit(game, LINE_FILLED, line + 1)


@rule
def pass_badge(game: Game, book: Book) -> None:
    """R73, Q46, Q47: at once, to the nearest living seat on the left; without any it stays."""
    for steps in range(1, book.players):
        seat = following(book, game.badge, steps)
        if game.alive[seat] > 0:
            emit(game, BADGE_PASSED, seat, game.badge)
            game.badge = seat
            return


@rule
def mourn(game: Game, seat: int) -> None:
    """v12, Q66: a card for the Weeper, also for a family that is gone."""
    card = draw_card(game, 1 << seat)
    take_in_hand(game, seat, card)
    whisper(game, 1 << seat, MOURNED, seat, card, game.hand_size[seat], game.deck_size)
