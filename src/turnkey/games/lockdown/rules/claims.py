"""Claims: what is said at the table, when it may be said, and how it turned out (R14, R34, R35).

A claim has no effect. Of several claims of one seat on one matter in one window the latest counts. Once the table
shows what was talked about, the claim is judged: kept, left incomplete, or broken.
"""

from turnkey.core.journal import emit
from turnkey.core.rule import long_rule, rule
from turnkey.core.secrecy import knows
from turnkey.games.lockdown.actions import (
    FIRST_CLAIM,
    SAY_ASK,
    SAY_GO,
    SAY_HAVE,
    SAY_PROMISE,
    SAY_TIE,
    SAY_VOTE,
    VOWS,
    WISHES,
)
from turnkey.games.lockdown.events import (
    ASKED_TO_GO,
    ASKED_TO_VOTE,
    JUDGED,
    PROMISED_GIFT,
    PROMISED_SUPPORT,
    SAID_GO,
    SAID_HAVE,
    SAID_MONSTERS,
    SAID_NONE,
    SAID_TIE,
    SAID_VOTE,
)
from turnkey.games.lockdown.state import (
    ATTACK_FLOOR,
    ATTACK_VOTE,
    CARD_KINDS,
    FALSE_WORD,
    LOCATIONS,
    MOST_COUNTED,
    MOST_SEATS,
    OMISSION,
    ON_GIFT,
    ON_GO,
    ON_HAVE,
    ON_MONSTERS,
    ON_SUPPORT,
    ON_TIE,
    ON_VOTE,
    PLAN_FLOOR,
    TRUCK_PHASE,
    TRUE_WORD,
    VOTE_FLOOR,
    WALKIE_FLOOR,
    Book,
    Game,
)


@rule
def is_floor(stage: int) -> bool:
    return stage in (VOTE_FLOOR, WALKIE_FLOOR, PLAN_FLOOR, ATTACK_FLOOR)


@rule
def may_claim(game: Game, book: Book, seat: int, claim: int) -> bool:
    """R14, Q20, Q26, Q62: while a floor is open, about what that floor is for, and not too often.

    Anybody may say which locations the dice show, seen or not; no claim tells how many.
    """
    if not book.talk_is_on or not is_floor(game.stage) or game.claims_left[seat] <= 0:
        return False
    voting = game.stage == VOTE_FLOOR or game.stage == ATTACK_FLOOR
    if claim < SAY_GO or claim < SAY_VOTE:
        return game.stage == PLAN_FLOOR
    if claim < SAY_TIE:
        return voting and claim - SAY_VOTE < book.players
    if claim < SAY_HAVE:
        return voting and seat == game.martyr and claim - SAY_TIE < book.players
    if claim < SAY_ASK:
        return True
    if claim < SAY_PROMISE:
        return may_ask(game, book, seat, (claim - SAY_ASK) // WISHES, (claim - SAY_ASK) % WISHES)
    other, vow = (claim - SAY_PROMISE) // VOWS, (claim - SAY_PROMISE) % VOWS
    if other >= book.players or other == seat:
        return False
    return vow > 0 or (game.stage == VOTE_FLOOR and game.phase == TRUCK_PHASE)


@rule
def may_ask(game: Game, book: Book, seat: int, other: int, wish: int) -> bool:
    if other >= book.players or other == seat:
        return False
    if wish < LOCATIONS:
        return game.stage == PLAN_FLOOR
    return (game.stage == VOTE_FLOOR or game.stage == ATTACK_FLOOR) and wish - LOCATIONS < book.players


@rule
def open_window(game: Game, book: Book) -> None:
    """Everybody may speak again."""
    for seat in range(book.players):
        game.claims_left[seat] = book.claims_per_window


@rule
def forget_vote_talk(game: Game, book: Book) -> None:
    """Forget what was said about a vote, once it is over."""
    for seat in range(book.players):
        game.said_vote[seat] = 0
        game.asked_to_vote[seat] = 0
    game.said_tie = 0


@long_rule
def make_claim(game: Game, book: Book, seat: int, claim: int) -> None:
    """Keep what was said until it can be judged."""
    game.claims_left[seat] -= 1
    if claim < SAY_GO:
        emit(game, SAID_MONSTERS, seat, claim - FIRST_CLAIM + 1)
        game.said_monsters[seat] = claim - FIRST_CLAIM + 1
    elif claim < SAY_VOTE:
        emit(game, SAID_GO, seat, claim - SAY_GO + 1)
        game.said_go[seat] = claim - SAY_GO + 1
    elif claim < SAY_TIE:
        emit(game, SAID_VOTE, seat, claim - SAY_VOTE)
        game.said_vote[seat] = claim - SAY_VOTE + 1
    elif claim < SAY_HAVE:
        emit(game, SAID_TIE, seat, claim - SAY_TIE)
        game.said_tie = claim - SAY_TIE + 1
    elif claim < SAY_HAVE + CARD_KINDS:
        emit(game, SAID_HAVE, seat, claim - SAY_HAVE)
        if game.hand_size[seat] == 0:  # as everybody sees
            judge(game, seat, ON_HAVE, FALSE_WORD)
        else:
            game.said_have[seat] |= 1 << (claim - SAY_HAVE)
            game.doubtful_have[seat] &= ~(1 << (claim - SAY_HAVE))
    elif claim < SAY_ASK:
        emit(game, SAID_NONE, seat)
        game.said_none |= 1 << seat
    elif claim < SAY_PROMISE:
        other, wish = (claim - SAY_ASK) // WISHES, (claim - SAY_ASK) % WISHES
        if wish < LOCATIONS:
            emit(game, ASKED_TO_GO, seat, other, wish + 1)
            game.asked_to_go[other] = wish + 1
        else:
            emit(game, ASKED_TO_VOTE, seat, other, wish - LOCATIONS)
            game.asked_to_vote[other] = wish - LOCATIONS + 1
    else:
        other, vow = (claim - SAY_PROMISE) // VOWS, (claim - SAY_PROMISE) % VOWS
        if vow == 0:
            emit(game, PROMISED_GIFT, seat, other)
            game.promised_gift[seat] = other + 1
        else:
            emit(game, PROMISED_SUPPORT, seat, other, vow - 1)
            game.promised[seat, vow - 1] = other + 1


# How it turned out


@rule
def judge(game: Game, seat: int, topic: int, verdict: int) -> None:
    if verdict == TRUE_WORD:
        game.kept[seat, topic] = min(game.kept[seat, topic] + 1, MOST_COUNTED)
    elif verdict == OMISSION:
        game.omitted[seat] = min(game.omitted[seat] + 1, MOST_COUNTED)
    else:
        game.broken[seat, topic] = min(game.broken[seat, topic] + 1, MOST_COUNTED)
    emit(game, JUDGED, seat, topic, verdict)


@rule
def judge_plans(game: Game, book: Book) -> None:
    """`go` against the revealed destination, `monsters` against the revealed dice."""
    shown = 0
    for face in range(LOCATIONS):
        if game.dice[face] > 0:
            shown |= 1 << face
    for seat in range(book.players):
        if game.said_go[seat] != 0 and knows(game.chosen, seat):
            judge(game, seat, ON_GO, TRUE_WORD if game.said_go[seat] == game.destination[seat] else FALSE_WORD)
        said = game.said_monsters[seat]
        if said != 0:
            if said == shown:
                judge(game, seat, ON_MONSTERS, TRUE_WORD)
            elif said & shown == said:
                judge(game, seat, ON_MONSTERS, OMISSION)
            else:
                judge(game, seat, ON_MONSTERS, FALSE_WORD)
        game.said_go[seat] = 0
        game.said_monsters[seat] = 0
        game.asked_to_go[seat] = 0


@rule
def judge_votes(game: Game, book: Book, kind: int) -> None:
    """`vote` and the promises of support against the revealed votes; a vote is shared by those who are there."""
    for seat in range(book.players):
        if knows(game.voted, seat):
            if game.said_vote[seat] != 0:
                judge(game, seat, ON_VOTE, TRUE_WORD if game.said_vote[seat] == game.vote[seat] else FALSE_WORD)
            friend = game.promised[seat, kind]
            if friend != 0 and knows(game.candidates, friend - 1) and game.here[friend - 1, game.scene] > 0:
                chose_friend = game.vote[seat] == friend
                held = not chose_friend if kind == ATTACK_VOTE else chose_friend
                judge(game, seat, ON_SUPPORT, TRUE_WORD if held else FALSE_WORD)
                game.promised[seat, kind] = 0
        game.said_vote[seat] = 0


@rule
def judge_tie(game: Game, choice: int) -> None:
    """`tie Q` counts only where Q is among the tied."""
    if game.said_tie != 0 and game.tied[game.said_tie - 1] != 0:
        judge(game, game.martyr, ON_TIE, TRUE_WORD if game.said_tie == choice + 1 else FALSE_WORD)


@rule
def doubt_hand(game: Game, seat: int) -> None:
    """A card has come: nobody else can tell it from those that were claimed before."""
    game.doubtful_have[seat] = game.said_have[seat]


@rule
def judge_hand(game: Game, seat: int, card: int) -> None:
    """`have K` is borne out by playing K, unless that may have come later, and belied by a hand that is played out;
    `have none` is belied by playing anything on that floor."""
    if (game.said_have[seat] >> card) & 1 == 1:
        if (game.doubtful_have[seat] >> card) & 1 == 0:
            judge(game, seat, ON_HAVE, TRUE_WORD)
        forget_have(game, seat, card)
    if game.hand_size[seat] == 0:
        for other in range(CARD_KINDS):
            if (game.said_have[seat] >> other) & 1 == 1:
                judge(game, seat, ON_HAVE, FALSE_WORD)
                forget_have(game, seat, other)
    if knows(game.said_none, seat):
        game.said_none -= 1 << seat
        judge(game, seat, ON_HAVE, FALSE_WORD)


@rule
def forget_have(game: Game, seat: int, card: int) -> None:
    game.said_have[seat] &= ~(1 << card)
    game.doubtful_have[seat] &= ~(1 << card)


@rule
def judge_gift(game: Game, searcher: int, receiver: int) -> None:
    """Whom the searcher promised a card; the promises of all others lapse."""
    promise = game.promised_gift[searcher]
    if promise != 0:
        judge(game, searcher, ON_GIFT, TRUE_WORD if promise == receiver + 1 else FALSE_WORD)
    forget_gift_promises(game)


@rule
def forget_gift_promises(game: Game) -> None:
    for seat in range(MOST_SEATS):
        game.promised_gift[seat] = 0


@rule
def judge_hands(game: Game, book: Book) -> None:
    """At the end hands are shown: what was claimed and is not there was false, and true what is there and cannot have
    come later."""
    for seat in range(book.players):
        for card in range(CARD_KINDS):
            if (game.said_have[seat] >> card) & 1 == 1:
                if game.hand[seat, card] == 0:
                    judge(game, seat, ON_HAVE, FALSE_WORD)
                elif (game.doubtful_have[seat] >> card) & 1 == 0:
                    judge(game, seat, ON_HAVE, TRUE_WORD)
                forget_have(game, seat, card)
