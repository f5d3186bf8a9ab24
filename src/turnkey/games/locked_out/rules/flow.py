"""Who is asked now, what is on offer, and what an answer sets going."""

from typing import Any

from turnkey.core.rule import rule
from turnkey.games.locked_out.actions import ACCUSE_SEAT, DECLINE, DONE, MOVE, PASS, SEARCH, SILENT, SWAP, TAKE
from turnkey.games.locked_out.rules.accusation import (
    accuse,
    answer_with,
    confiscate,
    decline,
    look,
    offer_answers,
    offer_confiscation,
    offer_suspects,
)
from turnkey.games.locked_out.rules.interception import exchange, let_pass, offer_exchange, show_drawn
from turnkey.games.locked_out.rules.playing import offer_plays, open_stage, play, played_card, search
from turnkey.games.locked_out.rules.talk import fall_silent, offer_talk, speak, speakers
from turnkey.games.locked_out.rules.turn import begin_turn, draw_card, move, offer_moves, pass_play
from turnkey.games.locked_out.state import (
    ACCESS_PLAYED,
    ACCUSE,
    ANSWER_ACCUSATION,
    CHOOSE_MOVE,
    CONFISCATE,
    DRAW,
    INTERCEPT,
    LOOK,
    PLAY_CARD,
    SHOW,
    TALK_FLOOR,
    TURN_BEGINS,
    TURN_ENDS,
    Book,
    Game,
)


@rule
def actors(game: Game, book: Book) -> int:
    """One seat at a time; on a talk floor everybody who is not silent."""
    if game.phase == TALK_FLOOR:
        return speakers(game, book)
    return 1 << game.actor if game.phase <= CONFISCATE else 0


@rule
def advance(game: Game, book: Book) -> None:
    """What runs by itself, phase after phase until somebody is asked."""
    if game.phase == TURN_ENDS:
        pass_play(game, book)
    if game.phase == TURN_BEGINS:
        begin_turn(game, book)
    elif game.phase == TALK_FLOOR:  # all are silent
        game.phase = CHOOSE_MOVE
    if game.phase == DRAW:
        draw_card(game, book)
    if game.phase == SHOW:
        show_drawn(game, book)
    if game.phase == LOOK:
        look(game)
    if game.phase == ACCESS_PLAYED:
        open_stage(game)


@rule
def options(game: Game, book: Book, seat: int, menu: Any) -> None:
    """What a seat that is asked may answer."""
    if game.phase == TALK_FLOOR:
        if (speakers(game, book) >> seat) & 1 == 1:
            offer_talk(game, book, seat, menu)
    elif seat != game.actor:
        return
    elif game.phase == PLAY_CARD:
        offer_plays(game, book, seat, menu)
    elif game.phase == CHOOSE_MOVE:
        offer_moves(game, seat, menu)
    elif game.phase == INTERCEPT:
        offer_exchange(game, seat, menu)
    elif game.phase == ACCUSE:
        offer_suspects(game, book, seat, menu)
    elif game.phase == ANSWER_ACCUSATION:
        offer_answers(game, seat, menu)
    elif game.phase == CONFISCATE:
        offer_confiscation(game, menu)


@rule
def apply(game: Game, book: Book, seat: int, action: int) -> None:
    """Carry out an answer that was on offer."""
    if action == DONE:
        game.phase = TURN_ENDS
    elif action < PASS:
        move(game, book, seat, action - MOVE)
    elif action == PASS:
        let_pass(game, seat)
    elif action < DONE:
        exchange(game, seat, action - SWAP + 1)
    elif action < SEARCH:
        play(game, seat, played_card(action))
    elif action < ACCUSE_SEAT:
        search(game, seat, action)
    elif action < DECLINE:
        accuse(game, seat, action - ACCUSE_SEAT)
    elif action == DECLINE:
        decline(game, seat)
    elif action < TAKE:
        answer_with(game, seat, action - DECLINE)
    elif action < SILENT:
        confiscate(game, seat, action - TAKE + 1)
    elif action == SILENT:
        fall_silent(game, seat)
    else:
        speak(game, seat, action)
