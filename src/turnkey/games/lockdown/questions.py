"""What a seat of Lockdown is asked."""

from turnkey.core.names import Thing
from turnkey.core.reasons import Question, asks
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.rules.mall import strength_at
from turnkey.games.lockdown.state import (
    ATTACK_FLOOR,
    ATTACK_PHASE,
    BADGE_DESTINATION,
    BADGE_PHASE,
    CARDS,
    CHOOSE_DESTINATION,
    DESIGNATE,
    DRINK,
    DRINK_WINDOW,
    FACES,
    HAUNT,
    LOCATIONS,
    MARTYR_TIE,
    MOST_SEATS,
    MOVE_CHARACTER,
    PARKING,
    PLACE_START,
    PLACES,
    PLAN_FLOOR,
    SEATS,
    SURVEILLANCE,
    TRUCK_GIFT,
    TRUCK_KEEP,
    TRUCK_RECIPIENT,
    TRUCK_SINGLE,
    VOTE_FLOOR,
    WALKIE,
    WALKIE_FLOOR,
    Book,
    Game,
)


def question(game: Game, book: Book, seat: int) -> Question:
    if game.stage == PLACE_START:
        dice = tuple(FACES.at(face) for face in range(LOCATIONS) for _ in range(game.dice[face]))
        return asks(
            "place_start", "Your dice show {dice}. Who starts in one of these places?", SEATS.at(seat), dice=dice
        )
    if game.stage in (VOTE_FLOOR, ATTACK_FLOOR, WALKIE_FLOOR, PLAN_FLOOR):
        return floor_question(game, book)
    if game.stage in (DESIGNATE, MARTYR_TIE):
        return vote_question(game)
    if game.stage in (TRUCK_KEEP, TRUCK_GIFT, TRUCK_RECIPIENT, TRUCK_SINGLE):
        return truck_question(game)
    if game.stage in (BADGE_DESTINATION, CHOOSE_DESTINATION, MOVE_CHARACTER, DRINK_WINDOW):
        return way_question(game, seat)
    if game.stage == HAUNT:
        return asks("haunt", "Where does your Monster go?")
    here = PLACES.at(game.scene)
    return asks("choose_victim", "Whom do you give up in {place}?", here, danger=True, place=here)


def floor_question(game: Game, book: Book) -> Question:
    """R14, Q20: talk, cards, or nothing more."""
    if game.stage == WALKIE_FLOOR:
        return asks("walkie_floor", "Look under the box with a Walkie-Talkie?", CARDS.at(WALKIE))
    if game.stage == PLAN_FLOOR:
        return asks("plan_floor", "Tell the others where you go, or where Monsters come.")
    here = PLACES.at(game.scene)
    if game.stage == VOTE_FLOOR:
        what = "badge_floor" if game.scene == SURVEILLANCE else "truck_floor"
        says = "Anything to say or play before the vote in {place}?" if book.talk_is_on else (
            "Anything to play before the vote in {place}?"
        )  # fmt: skip
        return asks(what, says, here, place=here)
    if game.scene == PARKING:
        return asks("lot_floor", "{monsters:Monster is|Monsters are} in the lot: who helps?", here, danger=True,
                    monsters=game.monsters[PARKING])  # fmt: skip
    return asks("attack_floor", "{monsters:Monster|Monsters} against {strength} in {place}: who helps?", here,
                danger=True, monsters=game.monsters[game.scene], strength=strength_at(game, book, game.scene),
                place=here)  # fmt: skip


def vote_question(game: Game) -> Question:
    """R17, R19: whom to designate, and whom to choose among the tied."""
    here = PLACES.at(game.scene)
    if game.stage == MARTYR_TIE:
        tied = tuple(SEATS.at(other) for other in range(MOST_SEATS) if game.tied[other])
        return asks("martyr_tie", "You are the Martyr and break the tie in {place}: one of {tied}?", here,
                    danger=game.phase == ATTACK_PHASE, place=here, tied=tied)  # fmt: skip
    candidates = tuple(SEATS.at(other) for other in range(MOST_SEATS) if knows(game.candidates, other))
    if game.phase == ATTACK_PHASE:
        return asks("attack_vote", "Who is thrown to the Monsters in {place}?", here, danger=True, place=here,
                    candidates=candidates)  # fmt: skip
    if game.phase == BADGE_PHASE:
        return asks("badge_vote", "Who gets the Security badge?", here, candidates=candidates)
    return asks("truck_vote", "Who searches the truck?", here, candidates=candidates)


def truck_question(game: Game) -> Question:
    """R21-R25: about cards that only the searcher sees."""
    if game.stage == TRUCK_KEEP:
        return asks("truck_keep", "Which card do you keep?", drawn=game.drawn_size)
    if game.stage == TRUCK_GIFT:
        return asks("truck_gift", "Which card do you give away? The other goes into the box.", drawn=game.drawn_size)
    if game.stage == TRUCK_SINGLE:
        return asks("truck_single", "The last card: keep it, or give it to whom?")
    card: Thing | None = CARDS.at(game.offering - 1) if game.offering else None
    if card is None:
        return asks("truck_recipient", "Who gets the card?")
    return asks("truck_recipient", "Who gets the {card}?", card, card=card)


def way_question(game: Game, seat: int) -> Question:
    """R33-R45: where to go, who moves, and Energy Drinks."""
    if game.stage == BADGE_DESTINATION:
        return asks("badge_destination", "Where does one of yours go? Everybody will see it.", SEATS.at(seat))
    if game.stage == CHOOSE_DESTINATION:
        return asks("choose_destination", "Where does one of yours go? It is secret until all have chosen.",
                    SEATS.at(seat))  # fmt: skip
    if game.stage == DRINK_WINDOW:
        return asks("drink_window", "Energy Drink: does another one run?", CARDS.at(DRINK))
    to = PLACES.at(game.destination[seat])
    return asks("move_character", "Who walks to {place}?", to, place=to)
