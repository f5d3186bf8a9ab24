"""Kuhn poker: three cards, one chip each in the pot, one bet. The smallest game in which bluffing is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import turnkey.kit as tk

CARDS = tk.Names("card", ("jack", "queen", "king"), ("the Jack", "the Queen", "the King"))
QUEEN, KING = 1, 2
SEATS = tk.Names("seat", ("first", "second"))

ACTIONS = tk.ActionSpace(
    tk.Verb("pass", says="Pass.", why="Lay nothing: after a bet this gives up the pot.", open=True),
    tk.Verb("bet", says="Bet.", why="Lay one chip: after a bet this calls, and the cards are shown.", open=True),
)
PASS, BET = ACTIONS.first("pass"), ACTIONS.first("bet")

chance = tk.Chances()
DEAL = chance("deal", CARDS, of=SEATS)
event = tk.Events()
PASSED = event("passed", seat=SEATS, says="{seat} passes.", cue="pass")
LAID = event("laid", seat=SEATS, says="{seat} lays one chip.", cue="pay")
SHOWN = event("shown", first=CARDS, second=CARDS, says="{first} against {second}.", cue="reveal", releases="showdown")


@tk.record
class Game:
    rng: tk.u64 = tk.field(known_by=tk.NOBODY)
    hand: tk.i8[2, 3] = tk.field(by=(SEATS, CARDS), known_by="hand_seen_by")  # how many of each: one card
    hand_seen_by: tk.u8[2] = tk.field(by=SEATS)
    deck: tk.i8[3] = tk.field(by=CARDS, known_by=tk.NOBODY)
    stake: tk.i8[2] = tk.field(by=SEATS)
    acts: tk.i8


@tk.rule
def deal(game: Game, book: Any) -> None:
    for card in range(3):
        game.deck[card] = 1
    for seat in range(2):
        game.hand_seen_by[seat] = 1 << seat
        card = tk.draw_from(game, DEAL, game.deck, 1 << seat, seat)
        game.deck[card] -= 1
        game.hand[seat, card] = 1
        game.stake[seat] = 1


@tk.rule
def actors(game: Game, book: Any) -> int:
    return 0 if over(game, book) else 1 << (game.acts % 2)


@tk.rule
def options(game: Game, book: Any, seat: int, menu: Any) -> None:
    if tk.knows(actors(game, book), seat):
        tk.offer(menu, PASS)
        tk.offer(menu, BET)


@tk.rule
def apply(game: Game, book: Any, seat: int, action: int) -> None:
    game.acts += 1
    game.stake[seat] += 1 if action == BET else 0
    tk.emit(game, LAID if action == BET else PASSED, seat)
    if over(game, book) and game.stake[0] == game.stake[1]:
        for other in range(2):
            game.hand_seen_by[other] = tk.EVERYONE
            tk.reveal(game, -1 - DEAL, other, tk.EVERYONE)
        tk.emit(game, SHOWN, card_of(game, 0), card_of(game, 1))


@tk.rule
def over(game: Game, book: Any) -> bool:
    return game.acts == 3 or (game.acts == 2 and game.stake[0] >= game.stake[1])


@tk.rule
def card_of(game: Game, seat: int) -> int:
    return int(game.hand[seat, QUEEN] + 2 * game.hand[seat, KING])


@tk.rule
def returns(game: Game, book: Any, out: Any) -> None:
    lead = game.stake[0] - game.stake[1]
    if lead == 0:
        lead = card_of(game, 0) - card_of(game, 1)
    won = min(game.stake[0], game.stake[1]) * (1 if lead > 0 else -1)
    out[0], out[1] = won, -won


@tk.rule
def determinize(game: Game, book: Any, seat: int, dice: Any) -> None:
    tk.reseed(game, dice)
    tk.redeal_unseen(game.hand, game.hand_seen_by, seat, game.deck, dice)


@tk.rule
def equilibrium(game: Game, book: Any, seat: int, menu: Any, dice: Any) -> int:
    """Sixths of the time that each card bets: unasked, and after a bet. Worth -1/18 to the first seat."""
    card, called = card_of(game, seat), game.stake[1 - seat] > game.stake[seat]
    if card == QUEEN:
        sixths = (3 - seat) * called  # the first seat calls with 1/6 + 1/3, the second with 1/3
    elif card == KING:
        sixths = 6 if called or seat == 1 else 3
    else:
        sixths = 0 if called else 1 + seat
    return BET if tk.pick(dice, 6) < sixths else PASS


GAME = tk.Definition(
    "kuhn", "Kuhn Poker", 1, "Three cards, two players, one bet: the smallest bluff.", minutes="1", seats={2: SEATS},
    rules=tk.Rules(Game, __name__),
    words=tk.Words(ACTIONS, SEATS, chance, event),
    shown=tk.Shown(page=Path(__file__).parent / "page",
                   goal=lambda view, seat: tk.says("Win chips: the higher card takes the pot, or whoever bets alone.")),
    positions=tk.Positions(conserved=(tk.Counted("card", ("hand", "deck"), (1, 1, 1), CARDS),)),
    bots=tk.Bots({"equilibrium": equilibrium}),
)  # fmt: skip
