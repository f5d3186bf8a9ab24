"""What a seat of Locked Out is asked."""

from __future__ import annotations

from turnkey.core.reasons import Question, asks
from turnkey.core.sentences import Shown
from turnkey.games.locked_out.rules.story import packed_count
from turnkey.games.locked_out.rules.turn import ways_from
from turnkey.games.locked_out.state import (
    ACCUSE,
    ANSWER_ACCUSATION,
    CARDS,
    CHOOSE_MOVE,
    CLAIM_TYPES,
    COMPUTER,
    FIRST_DOUBLE,
    FIRST_LOOT,
    FIRST_RESOURCE,
    GO,
    HAS,
    INTERCEPT,
    LACKS,
    N_CARDS,
    PLAN,
    PLAY_CARD,
    ROOM,
    SEATS,
    SPACES,
    TALK_FLOOR,
    WANT,
    Book,
    Game,
)

ASKED_OF: dict[int, str] = {
    HAS: "What does {about} hold?",
    LACKS: "What does {about} not hold?",
    ROOM: "Which pair lies in {about}?",
    GO: "Where should {about} move?",
    WANT: "What should {about} play?",
}


def question(game: Game, book: Book, seat: int) -> Question:
    if game.phase == TALK_FLOOR:
        return talk(game, seat)
    if game.phase == CHOOSE_MOVE:
        return move(game, book, seat)
    if game.phase == INTERCEPT:
        return intercept(game, book)
    if game.phase == PLAY_CARD:
        return play(game, book, seat)
    if game.phase == ACCUSE:
        return asks("accuse", "Whom do you accuse of hiding an access card?", SEATS.at(seat))
    if game.phase == ANSWER_ACCUSATION:
        return answer(game, seat)
    return confiscate(game)


def move(game: Game, book: Book, seat: int) -> Question:
    here = SPACES.at(game.where[seat])
    if (ways_from(game, game.where[seat]) >> COMPUTER) & 1:
        return asks("choose_move", "Where do you go? In {computer} the gang escapes and the game ends.", here,
                    computer=SPACES.at(COMPUTER), here=here)  # fmt: skip
    return asks("choose_move", "Where do you go? You must move, then draw a card where any are left.", here, here=here)


def intercept(game: Game, book: Book) -> Question:
    room = game.where[game.active]
    card = game.pile[room, game.taken[room] - 1]
    return asks("intercept", "{drawer} drew {card}, worth {value}. Trade a card for it?", CARDS.at(card),
                drawer=SEATS.at(game.active), card=CARDS.at(card), value=book.value[card])  # fmt: skip


def play(game: Game, book: Book, seat: int) -> Question:
    """It is asked whatever cards the seat holds (Q40); only the seat itself reads what it can do with them."""
    if can_play(game, book, seat):
        return asks("play_card", "Play cards, or end your turn?", SEATS.at(seat))
    return asks("play_card", "You have nothing to play: end your turn.", SEATS.at(seat))


def can_play(game: Game, book: Book, seat: int) -> bool:
    playable = [*range(1, FIRST_LOOT), *range(FIRST_DOUBLE, N_CARDS)]
    icons = sum(game.hand[seat, card] for card in range(FIRST_LOOT, FIRST_DOUBLE) if book.icon[card])
    return any(game.hand[seat, card] for card in playable) or (icons > 1 and not game.search_used)


def answer(game: Game, seat: int) -> Question:
    parts: dict[str, Shown] = {
        "accuser": SEATS.at(game.active),
        "count": (game.hand_size[seat] + 1) // 2,
        "size": game.hand_size[seat],
    }
    if any(game.hand[seat, card] for card in range(1, FIRST_RESOURCE)):
        says = "{accuser} accuses you. Play an access card, or let {accuser} look at {count} of your {size:card|cards}?"
    else:
        says = (
            "{accuser} accuses you, and you have no access card: {accuser} looks at {count} of your {size:card|cards}."
        )
    return asks("answer_accusation", says, SEATS.at(game.active), danger=True, **parts)


def confiscate(game: Game) -> Question:
    saw = game.check_saw[game.checks - 1]
    found = tuple(CARDS.at(card) for card in range(1, FIRST_RESOURCE) if packed_count(saw, card))
    return asks("confiscate", "You found {found} on {suspect}. Which one do you play?", SEATS.at(game.suspect),
                found=found, suspect=SEATS.at(game.suspect))  # fmt: skip


def talk(game: Game, seat: int) -> Question:
    """A claim is made in up to three steps; nobody else hears anything before the last."""
    claim, words = game.claim_type[seat], game.claim_words[seat]
    if words == 0:
        return asks("talk_floor", "Anything to say before {active} moves? It need not be true.", SEATS.at(game.active),
                    active=SEATS.at(game.active))  # fmt: skip
    begun = CLAIM_TYPES.at(claim)
    if words == 1:
        says = "Which space is it about?" if claim in (ROOM, PLAN) else "Which seat is it about?"
        return asks("talk_subject", says, begun, claim=begun)
    about = (SPACES if claim == ROOM else SEATS).at(game.claim_about[seat])
    return asks("talk_word", ASKED_OF[claim], about, claim=begun, about=about)
