"""What makes a position of Lockdown impossible, every reason by its name; and how positions are written by hand.

A position starts from a table where everybody is placed: families in the Parking Lot, one card each still in the
deck, turn 1, phase 1 about to begin. Whatever is given replaces that, and what follows from it is worked out.
"""

from __future__ import annotations

from collections.abc import Iterator

from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import MOST_OPTIONS
from turnkey.games.lockdown.rules.badge import dice_count
from turnkey.games.lockdown.rules.floor import who_may_play
from turnkey.games.lockdown.rules.flow import options
from turnkey.games.lockdown.rules.gifts import tell
from turnkey.games.lockdown.rules.mall import living, seats_at, seats_visible_at, weight
from turnkey.games.lockdown.rules.setup import lay_out
from turnkey.games.lockdown.state import (
    ANY_LIVING,
    ARRIVE_PHASE,
    ASIDE,
    ATTACK_FLOOR,
    ATTACK_PHASE,
    BADGE_DESTINATION,
    BADGE_PHASE,
    CARD_KINDS,
    CARDS,
    CHOOSE_DESTINATION,
    CHOOSE_VICTIM,
    CLOSE,
    CLOSE_PHASE,
    COLD,
    DESIGNATE,
    DRINK_WINDOW,
    FAMILY,
    GIVEN,
    HAUNT,
    INSIDE,
    LOCATIONS,
    MARTYR_TIE,
    MOST_GIFTS,
    MOST_SEATS,
    MOST_STORY,
    MOVE_CHARACTER,
    MOVE_PHASE,
    NO_SEAT,
    NOWHERE,
    OVER,
    PARKING,
    PHASES,
    PLACE_START,
    PLACES,
    PLAN_FLOOR,
    PLAN_PHASE,
    PLAYED,
    RESTLESS_DEAD,
    SEATS,
    SETUP,
    STAGES,
    SUPPLY,
    SURVEILLANCE,
    TRUCK,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_PHASE,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    VOTE_FLOOR,
    WALKIE_FLOOR,
    Book,
    Game,
)

Fault = tuple[str, str]

# Stages that ask somebody, and the phase that they belong to where there is only one
PHASE_OF = {
    WALKIE_FLOOR: BADGE_PHASE, BADGE_DESTINATION: PLAN_PHASE, PLAN_FLOOR: PLAN_PHASE, CHOOSE_DESTINATION: PLAN_PHASE,
    MOVE_CHARACTER: MOVE_PHASE, DRINK_WINDOW: MOVE_PHASE, HAUNT: ARRIVE_PHASE, ATTACK_FLOOR: ATTACK_PHASE,
    CHOOSE_VICTIM: ATTACK_PHASE, TRUCK_KEEP: TRUCK_PHASE, TRUCK_GIFT: TRUCK_PHASE, TRUCK_RECIPIENT: TRUCK_PHASE,
    TRUCK_SINGLE: TRUCK_PHASE, TRUCK: TRUCK_PHASE, CLOSE: CLOSE_PHASE,
}  # fmt: skip
LAST_ASKING = CHOOSE_VICTIM
CLOSES_BY_ITSELF = (PLACE_START, VOTE_FLOOR, ATTACK_FLOOR, WALKIE_FLOOR, PLAN_FLOOR, CHOOSE_DESTINATION)
UNDER_THE_BOX = (WALKIE_FLOOR, BADGE_DESTINATION, PLAN_FLOOR, CHOOSE_DESTINATION)  # the dice are hidden then


def blank(game: Game, book: Book) -> None:
    """What a written position starts from: turn 1 about to begin with phase 1, everybody in the Parking Lot."""
    lay_out(game, book)
    game.turn_number = 1
    game.phase = TRUCK_PHASE
    game.stage = TRUCK
    game.badge = 0 if book.first_badge == NO_SEAT else book.first_badge
    game.martyr = 1 if book.first_martyr == NO_SEAT else book.first_martyr
    if book.first_martyr == NO_SEAT and game.badge == 1:
        game.martyr = 0
    if book.first_badge == NO_SEAT and game.martyr == 0:
        game.badge = 1
    for seat in range(book.players):
        for kind in range(book.family):
            game.where[seat, kind] = PARKING


def complete(game: Game, book: Book, given: frozenset[str]) -> None:
    """Fill in what follows from the fields that were given, where it was not given itself."""
    for place in range(len(PLACES)):
        game.crowd[place] = 0
    for seat in range(MOST_SEATS):
        game.alive[seat] = 0
        for place in range(len(PLACES)):
            game.here[seat, place] = 0
        for kind in range(book.family if seat < book.players else 0):
            place = game.where[seat, kind]
            if 0 <= place < len(PLACES):
                game.crowd[place] += 1
                game.here[seat, place] += 1
                game.alive[seat] += place not in (ASIDE, COLD)
    if "deaths" not in given:
        game.deaths = game.crowd[COLD]
    if "monsters" in given and game.monsters[SUPPLY] == book.monsters:
        placed = sum(game.monsters[place] for place in range(1, LOCATIONS + 1))
        game.monsters[SUPPLY] = max(book.monsters - placed, -1)
    if "phase" not in given and "stage" in given and game.stage in PHASE_OF:
        game.phase = PHASE_OF[game.stage]
    complete_cards(game, book, given)
    if "dice_rolled" not in given and "dice" in given:
        game.dice_rolled = sum(game.dice[face] for face in range(LOCATIONS))
    if "dice_seen_by" not in given and "stage" in given and game.stage in UNDER_THE_BOX:
        game.dice_seen_by = 0
    complete_asked(game, book, given)


def complete_cards(game: Game, book: Book, given: frozenset[str]) -> None:
    for seat in range(MOST_SEATS):
        if "hand" in given and "hand_size" not in given:
            game.hand_size[seat] = sum(game.hand[seat, card] for card in range(CARD_KINDS))
        if "boxed" in given and "boxed_size" not in given:
            game.boxed_size[seat] = sum(game.boxed[seat, card] for card in range(CARD_KINDS))
    complete_gifts(game, given)
    if "drawn" in given and "drawn_size" not in given:
        game.drawn_size = sum(game.drawn[card] for card in range(CARD_KINDS))
    if "drawn" in given and "drawn_seen_by" not in given and 0 <= game.elected < MOST_SEATS:
        game.drawn_seen_by = 1 << game.elected
    if "deck" not in given:
        for card in range(CARD_KINDS):
            held = sum(game.hand[seat, card] + game.boxed[seat, card] for seat in range(MOST_SEATS))
            game.deck[card] = book.copies[card] - held - game.drawn[card] - game.discard[card]
    if "deck_size" not in given:
        game.deck_size = sum(game.deck[card] for card in range(CARD_KINDS))


def complete_gifts(game: Game, given: frozenset[str]) -> None:
    """Q67: where nothing else is told, a hand got its gifts last, and played none of them."""
    gifts = [(giver, place) for giver in range(MOST_SEATS) for place in range(MOST_GIFTS) if game.gift_to[giver, place]]
    for giver, place in gifts:
        if "gift_was" not in given:
            game.gift_was[giver, place] = game.gift_card[giver, place]
        receiver = game.gift_to[giver, place] - 1
        if "story" not in given and 0 <= receiver < MOST_SEATS:
            tell(game, receiver, GIVEN + giver)
    if "story" in given and "told" not in given:
        for seat in range(MOST_SEATS):
            game.told[seat] = sum(game.story[seat, at] != 0 for at in range(MOST_STORY))


def complete_asked(game: Game, book: Book, given: frozenset[str]) -> None:
    """Which seats the stage asks, where that follows from the rest; and the location that a vote is about."""
    if "scene" not in given and game.stage == VOTE_FLOOR:
        game.scene = {TRUCK_PHASE: PARKING, BADGE_PHASE: SURVEILLANCE}.get(game.phase, game.scene)
    if "stage" not in given or not 0 <= game.scene <= LOCATIONS:
        return
    here = seats_at(game, book, game.scene) if game.scene else 0
    if "floor" not in given:
        if game.stage in (VOTE_FLOOR, ATTACK_FLOOR):
            game.floor = here
        elif game.stage == PLAN_FLOOR:
            game.floor = living(game, book)
        elif game.stage == WALKIE_FLOOR:
            game.floor = living(game, book) & ~game.dice_seen_by
    if "candidates" not in given and game.stage in (VOTE_FLOOR, DESIGNATE):
        if game.phase == ATTACK_PHASE:
            game.candidates = seats_visible_at(game, book, game.scene)
        else:
            game.candidates = living(game, book) if book.candidates == ANY_LIVING else here
    if "claims_left" not in given and book.talk_is_on:
        for seat in range(book.players):
            game.claims_left[seat] = book.claims_per_window
    if "asked" not in given:
        game.asked = asked_by(game, book)


def asked_by(game: Game, book: Book) -> int:
    """The seats that a stage begins by asking."""
    if game.stage in (VOTE_FLOOR, ATTACK_FLOOR, WALKIE_FLOOR, PLAN_FLOOR):
        talks = book.talk_is_on and game.stage != WALKIE_FLOOR
        return int(game.floor if talks else who_may_play(game, book))
    if game.stage == DESIGNATE:
        voters = sum(1 << seat for seat in range(book.players) if weight(game, book, seat, game.scene) > 0)
        return int(voters & ~game.voted)
    if game.stage == MARTYR_TIE:
        return int(1 << game.martyr)
    if game.stage == BADGE_DESTINATION:
        return int(1 << game.badge)
    if game.stage == CHOOSE_DESTINATION:
        return int(living(game, book) & ~game.chosen)
    if game.stage in (MOVE_CHARACTER, DRINK_WINDOW, HAUNT, PLACE_START):
        return int(1 << (game.badge + game.place_in_order) % book.players)
    if game.stage in (TRUCK_KEEP, TRUCK_GIFT, TRUCK_RECIPIENT, TRUCK_SINGLE, CHOOSE_VICTIM) and game.elected >= 0:
        return int(1 << game.elected)
    return int(game.asked)


# What cannot be


def faults(game: Game, book: Book) -> list[Fault]:
    nameless = list(name_faults(game, book))
    if nameless:  # with seats, stages or places that do not exist, nothing else can be checked
        return nameless
    found = [*clock_faults(game, book), *mall_faults(game, book), *card_faults(game, book), *claim_faults(game, book)]
    return found or list(choice_faults(game, book))


def name_faults(game: Game, book: Book) -> Iterator[Fault]:
    if not 0 <= game.stage < len(STAGES):
        yield "STAGE", "there is no such stage"
    if not 0 <= game.phase < len(PHASES):
        yield "PHASE", "there is no such phase"
    for name, seat in (("BADGE", game.badge), ("MARTYR", game.martyr)):
        if not 0 <= seat < book.players:
            yield name, f"it lies with no seat of {book.players}"
    if not NO_SEAT <= game.elected < book.players:
        yield "ELECTED", "there is no such seat"
    if not 0 <= game.scene <= LOCATIONS:
        yield "SCENE", f"there is no location {game.scene}"
    for seat in range(MOST_SEATS):
        for kind in range(FAMILY):
            if not 0 <= game.where[seat, kind] < len(PLACES):
                yield "NO_SUCH_PLACE", f"{SEATS.titles[seat]}'s Character {kind} is nowhere"
            elif game.where[seat, kind] != ASIDE and (seat >= book.players or kind >= book.family):
                yield (
                    "NOT_IN_THIS_GAME",
                    f"{SEATS.titles[seat]}'s Character {kind} is not used with {book.players} players",
                )


def clock_faults(game: Game, book: Book) -> Iterator[Fault]:
    seats = (1 << book.players) - 1
    if (game.asked | game.floor | game.candidates | game.voted | game.chosen) & ~seats:
        yield "SEATS", f"there are only {book.players} seats"
    if game.asked and game.stage > LAST_ASKING:
        yield "ASKED", "nobody is asked at this stage"
    if not 0 <= game.turn_number <= book.max_turns:
        yield "TURN", f"turn {game.turn_number} of {book.max_turns}"
    if (game.turn_number == 0) != (game.phase == SETUP):
        yield "PHASE", "turn 0 is the setup, and no other turn is"
    if game.stage in PHASE_OF and game.phase != PHASE_OF[game.stage]:
        yield "PHASE", f"{STAGES[game.stage]} belongs to the phase {PHASES[PHASE_OF[game.stage]]}"
    if game.stage in (VOTE_FLOOR, DESIGNATE, MARTYR_TIE, ATTACK_FLOOR, CHOOSE_VICTIM) and game.scene == 0:
        yield "SCENE", "a vote or an attack has a location: give scene"
    if game.stage == OVER and not game.winners and game.crowd[COLD] < book.players * book.family:
        yield "WINNERS", "a game that is over has a winner while anybody is alive"
    if game.dice_rolled and sum(game.dice[face] for face in range(LOCATIONS)) > game.dice_rolled:
        yield "DICE", "more dice show something than were rolled"
    if game.stage in UNDER_THE_BOX:
        if sum(game.dice[face] for face in range(LOCATIONS)) != game.dice_rolled or game.dice_rolled == 0:
            yield "DICE", f"{dice_count(game, book)} dice lie under the box by now: give dice"
    for seat in range(book.players):
        if not 0 <= game.vote[seat] <= book.players or (game.vote[seat] > 0) != knows(game.voted, seat):
            yield "VOTE", f"{SEATS.titles[seat]}'s vote does not fit"
        if not 0 <= game.destination[seat] <= LOCATIONS or (game.destination[seat] > 0) != knows(game.chosen, seat):
            yield "DESTINATION", f"{SEATS.titles[seat]}'s destination does not fit"


def mall_faults(game: Game, book: Book) -> Iterator[Fault]:
    for place in range(1, INSIDE + 1):
        if game.crowd[place] > book.spots[place]:
            yield "TOO_CROWDED", f"{game.crowd[place]} Characters in {place}, which has {book.spots[place]} spots"
        if game.closed[place] and (game.crowd[place] or game.monsters[place]):
            yield "CLOSED", f"{place} is closed, and somebody is there"
    if game.closed[PARKING] or game.closed[SUPPLY]:
        yield "CLOSED", "only locations 1 to 5 can close"
    for place in range(LOCATIONS + 1):
        if not 0 <= game.monsters[place] <= book.monster_spots[place]:
            yield "MONSTERS", f"{game.monsters[place]} Monsters in {place}, which has {book.monster_spots[place]} spots"
    total = sum(game.monsters[place] for place in range(LOCATIONS + 1))
    if total != book.monsters:
        yield "MONSTER_COUNT", f"{total} Monsters in all, there are {book.monsters}"
    if game.deaths != game.crowd[COLD]:
        yield "DEATHS", f"{game.deaths} deaths, but {game.crowd[COLD]} in the Cold storage"
    for seat in range(book.players):
        for kind in range(book.family):
            if game.where[seat, kind] == ASIDE and game.turn_number > 0:
                yield "UNPLACED", f"{SEATS.titles[seat]} has a Character that stands nowhere"
            if game.smeared[seat, kind] and game.phase != ATTACK_PHASE:
                yield "HIDDEN", "Rotten Meat hides only during the attacks"
        if game.pistols[seat] < 0:
            yield "PISTOLS", f"{SEATS.titles[seat]} has fewer than no Pistols"
    if game.turn_number > 0 and living(game, book) and game.alive[game.badge] == 0:
        yield "BADGE", f"{SEATS.titles[game.badge]} has the badge and nobody left"


def card_faults(game: Game, book: Book) -> Iterator[Fault]:
    for card in range(CARD_KINDS):
        places = [game.deck[card], game.drawn[card], game.discard[card]]
        places += [game.hand[seat, card] for seat in range(MOST_SEATS)]
        places += [game.boxed[seat, card] for seat in range(MOST_SEATS)]
        if min(places) < 0:
            yield "NEGATIVE_CARDS", f"fewer than no {CARDS[card]} somewhere"
        if sum(places) != book.copies[card]:
            yield "CARD_COUNT", f"{sum(places)} {CARDS[card]} cards, the deck has {book.copies[card]}"
    for name, size, counts in (("DECK_SIZE", game.deck_size, game.deck), ("DRAWN_SIZE", game.drawn_size, game.drawn)):
        if size != sum(counts[card] for card in range(CARD_KINDS)):
            yield name, "the size is not the number of cards"
    for seat in range(MOST_SEATS):
        held = sum(game.hand[seat, card] for card in range(CARD_KINDS))
        if game.hand_size[seat] != held:
            yield (
                "HAND_SIZE",
                f"{SEATS.titles[seat]}'s hand is said to have {game.hand_size[seat]} cards, it has {held}",
            )
        if game.boxed_size[seat] != sum(game.boxed[seat, card] for card in range(CARD_KINDS)):
            yield "BOX_SIZE", f"the cards that {SEATS.titles[seat]} boxed are not as many as is said"
        if seat >= book.players and (held or game.boxed_size[seat]):
            yield "NOT_IN_THIS_GAME", f"{SEATS.titles[seat]} holds cards"
        if not knows(game.hand_seen_by[seat], seat):
            yield "HAND_SEEN_BY", f"{SEATS.titles[seat]} must know its own hand"
    yield from gift_faults(game)


def gift_faults(game: Game) -> Iterator[Fault]:
    """Q67: what a giver knows of a hand must be in it."""
    for giver in range(MOST_SEATS):
        for place in range(len(game.gift_to[giver])):
            receiver, card = game.gift_to[giver, place] - 1, game.gift_card[giver, place] - 1
            if not NO_SEAT <= receiver < MOST_SEATS or not -1 <= card < CARD_KINDS:
                yield "GIFT", "a gift of no card or to no seat"
            elif receiver >= 0 and card >= 0 and game.hand[receiver, card] == 0:
                yield "GIFT", f"{SEATS.titles[giver]} knows a {CARDS[card]} with {SEATS.titles[receiver]}, who has none"
    for seat in range(MOST_SEATS):
        cards = game.hand_size[seat]
        for at in range(game.told[seat] - 1, -1, -1):
            what = game.story[seat, at]
            if not 0 < what < PLAYED + CARD_KINDS:
                yield "STORY", f"something befell {SEATS.titles[seat]}'s hand that cannot be"
            cards += 1 if what >= PLAYED else -1
            if cards < 0:
                yield "STORY", f"more cards came to {SEATS.titles[seat]} than its hand and what it played account for"
                break


def choice_faults(game: Game, book: Book) -> Iterator[Fault]:
    """In a position without other faults: somebody must be asked, and have something to choose from."""
    if game.stage > LAST_ASKING or game.stage in CLOSES_BY_ITSELF:
        return
    if game.asked == 0:
        yield "NOBODY_ASKED", f"{STAGES[game.stage]} asks somebody, and nobody is there to answer"
    for seat in range(book.players):
        if knows(game.asked, seat):
            menu = [0] * (MOST_OPTIONS + 2)
            options(game, book, seat, menu)
            if game.stage == MOVE_CHARACTER and game.destination[seat] == NOWHERE:
                yield "DESTINATION", f"{SEATS.titles[seat]} is to move, but has chosen no destination"
            if game.stage == HAUNT and (book.variant != RESTLESS_DEAD or game.alive[seat] or not game.monsters[SUPPLY]):
                yield "HAUNT", "only v09 asks for it, of a seat that has nobody left, while there are Monsters"
            if menu[0] == 0:
                yield "NO_CHOICE", f"{SEATS.titles[seat]} is asked, and there is nothing to choose from"


def claim_faults(game: Game, book: Book) -> Iterator[Fault]:
    for seat in range(book.players):
        if not 0 <= game.claims_left[seat] <= book.claims_per_window:
            yield "CLAIMS", f"{SEATS.titles[seat]} has {game.claims_left[seat]} claims left"
