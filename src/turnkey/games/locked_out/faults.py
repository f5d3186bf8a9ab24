"""Positions written by hand: what follows from the fields given, and what makes a position impossible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from turnkey.core.errors import BadRecord, Impossible
from turnkey.games.locked_out.laying import lay_piles
from turnkey.games.locked_out.rules.ending import ranking_key
from turnkey.games.locked_out.rules.setup import lay_out
from turnkey.games.locked_out.rules.story import gain, give_up, is_access, keep_drawn, leave_hand, packed_count, sort_of
from turnkey.games.locked_out.rules.turn import ACCESSIBLE
from turnkey.games.locked_out.state import (
    ACCESS_PLAYED,
    ACCESS_SORT,
    ACCUSE,
    ANSWER_ACCUSATION,
    BOOTY,
    CARDS,
    CAUGHT,
    CHECKED,
    CHOOSE_MOVE,
    COMPUTER,
    CONFISCATE,
    DRAWN,
    ENDINGS,
    ESCAPE,
    FIRST_ORANGE,
    FIRST_PURPLE,
    FIRST_RESOURCE,
    FOUND,
    IN_SET,
    INTERCEPT,
    LEFT,
    LOOK,
    LOOT_SORT,
    MAX_PILE,
    MOST_CHECKS,
    MOST_SEATS,
    MOST_STEPS,
    N_CARDS,
    N_ROOMS,
    N_SPACES,
    NO_CARD,
    NO_ENDING,
    ORANGE_ROOMS,
    OVER,
    PHASES,
    PLAY_CARD,
    ROOMS,
    SEATS,
    SHOW,
    SPACES,
    STEPS,
    TALK_FLOOR,
    TOKENS,
    TURN_BEGINS,
    Book,
    Game,
)

Fault = tuple[str, str]
BY_ACTIVE = (CHOOSE_MOVE, PLAY_CARD, ACCUSE, CONFISCATE)  # phases in which the active seat is asked


def blank(game: Game, book: Book) -> None:
    """The table before the first turn, its piles still to be laid: what a written position starts from."""
    lay_out(game, book)
    game.phase = TURN_BEGINS


# What follows from the fields that were given


def complete(game: Game, book: Book, given: frozenset[str]) -> None:
    """Fill in what was not given: sizes, who is asked, the piles, and a story that leads to the cards as they lie."""
    if "maintainer" not in given and "active" in given:
        game.maintainer = game.active
    if "suspect" not in given:
        game.suspect = game.active
    if "actor" not in given:
        game.actor = game.suspect if game.phase == ANSWER_ACCUSATION else game.active
    if "hand" in given and "hand_size" not in given:
        for seat in range(book.players):
            game.hand_size[seat] = sum(game.hand[seat, card] for card in range(N_CARDS))
    if "steps" not in given and not overdrawn(game, book):
        write_story(game, book, given)


def overdrawn(game: Game, book: Book) -> bool:
    """Whether more cards of a kind lie about than exist: no story leads there, and `faults` will say so."""
    return any(lying(game, book, card) > dealt(book, card) for card in range(1, N_CARDS)) or any(
        count < 0 for card in range(1, N_CARDS) for count in places_of(game, book, card)
    )


def places_of(game: Game, book: Book, card: int) -> list[int]:
    """How many cards of a kind lie in each hand, each area and the discard."""
    hands = [game.hand[seat, card] for seat in range(book.players)]
    return [*hands, game.access_area[card], game.resource_area[card], game.discard[card]]


def lying(game: Game, book: Book, card: int) -> int:
    return sum(places_of(game, book, card))


def dealt(book: Book, card: int) -> int:
    return int(book.players if card == BOOTY else book.copies[card])


def write_story(game: Game, book: Book, given: frozenset[str]) -> None:
    """Piles that hold every card that lies about on top, and the draws that brought them to where they lie.

    Rooms that the position gives keep their cards, undrawn unless `taken` says otherwise. In the others each card that
    lies about is put on top, in the order of the rooms; whoever holds it drew it, and what is discarded the first seat
    drew and played. A Share of the Booty came into another hand by an exchange for one of these cards.
    """
    owners: dict[int, list[int]] = {}
    for card in range(1, N_CARDS):
        held = [seat for seat in range(book.players) for _ in range(game.hand[seat, card])]
        played = lying(game, book, card) - len(held)
        owners[card] = held + [-1] * played
    shares = owners.pop(BOOTY)
    without = [seat for seat in range(book.players) if seat not in shares]
    twice = [seat for seat in range(book.players) for _ in range(shares.count(seat) - 1)]
    gifts = list(zip(without, twice, strict=False))
    searched_with = without[len(gifts) :]
    rows = [[game.pile[room, place] for place in range(MAX_PILE) if game.pile[room, place]] for room in range(N_ROOMS)]
    told = [bool(row) for row in rows]
    drawn = [game.taken[room] for room in range(N_ROOMS)]
    shown = game.phase in (INTERCEPT, SHOW) and "taken" in given
    loose = Counter({CARDS[card]: len(seats) for card, seats in owners.items()})
    for room in range(N_ROOMS):
        if told[room]:
            last = drawn[room] - (1 if shown and room == game.where[game.active] else 0)
            loose.subtract(CARDS[card] for card in rows[room][:last])
    try:
        piles = lay_about(rows, told, loose, book)
    except BadRecord as fault:
        raise Impossible([("PILES", str(fault))]) from fault
    hands = [[game.hand[seat, card] for card in range(N_CARDS)] for seat in range(MOST_SEATS)]
    sizes = [game.hand_size[seat] for seat in range(MOST_SEATS)]
    for room in range(N_ROOMS):
        row, count = piles[room]
        for place, name in enumerate(row):
            game.pile[room, place] = CARDS.index(name)
        game.taken[room] = drawn[room] if told[room] else count
        last = game.taken[room] - (1 if shown and room == game.where[game.active] else 0)
        for place in range(last):
            card = game.pile[room, place]
            owner = owners[card].pop(0) if owners.get(card) else -1
            gift = next((gift for gift in gifts if owner in (gift[0], -1)), None)
            keeper, drawer = gift or (max(owner, 0), max(owner, 0))
            game.pile_seen_by[room, place] |= (1 << drawer) | (1 << keeper)
            if gift:
                gifts.remove(gift)
                give_up(game, keeper, BOOTY)
                gain(game, drawer, BOOTY)
                game.given[room, place] = BOOTY
                game.given_seen_by[room, place] = (1 << drawer) | (1 << keeper)
            keep_drawn(game, drawer, keeper, MAX_PILE * room + place, card)
            if owner < 0:
                leave_hand(game, keeper, card)
        for place in range(last, game.taken[room]):
            game.pile_seen_by[room, place] |= (1 << game.active) | (1 << game.actor)
    for seat in searched_with:
        leave_hand(game, seat, BOOTY)
    for seat in range(MOST_SEATS):
        game.hand_size[seat] = sizes[seat]
        for card in range(N_CARDS):
            game.hand[seat, card] = hands[seat][card]


def lay_about(rows: list[list[int]], told: list[bool], loose: Counter[str], book: Book) -> list[tuple[list[str], int]]:
    """Each room's pile, and how many cards of it lie about: loose ones go to the first rooms that have a place."""
    tops: list[list[str]] = [[CARDS[card] for card in row] if told[room] else [] for room, row in enumerate(rows)]
    copies = Counter({CARDS[card]: book.copies[card] for card in range(1, N_CARDS)})
    for name in [kind for kind, count in loose.items() for _ in range(count)]:
        for room in range(N_ROOMS):
            if not told[room] and fits(tops, room, name, book):
                tops[room].append(name)
                break
        else:
            raise BadRecord(f"{name} lies about, and no pile that is left to lay has a place for it")
    counts = [len(top) for top in tops]
    piles = lay_piles(tops, copies, random.Random(1))
    return list(zip(piles, counts, strict=True))


def fits(tops: list[list[str]], room: int, name: str, book: Book) -> bool:
    """Whether a card may still be among those of a room (R3-R5)."""
    card = CARDS.index(name)
    sort = sort_of(card)
    alike = [other for other in tops[room] if sort_of(CARDS.index(other)) == sort]
    if sort == LOOT_SORT:
        return len(alike) < 2
    if sort != ACCESS_SORT:
        return bool(len(alike) < book.pile_resources[room])
    elsewhere = any(name in top for other, top in enumerate(tops) if other != room)
    right_colour = (card < FIRST_PURPLE) == (room < ORANGE_ROOMS)
    return right_colour and not elsewhere and set(alike) <= {name} and len(alike) < 2


# Why a position cannot be


def faults(game: Game, book: Book) -> list[Fault]:
    nameless = list(name_faults(game, book))
    if nameless:  # with seats, phases or cards that do not exist, nothing else can be checked
        return nameless
    return [*clock_faults(game, book), *card_faults(game, book), *pile_faults(game, book), *story_faults(game, book)]


def name_faults(game: Game, book: Book) -> Iterator[Fault]:
    for name in ("active", "actor", "maintainer", "suspect"):
        if getattr(game, name) >= book.players:
            yield "SEAT", f"{name}: there is no {SEATS[min(getattr(game, name), 5)]} at a table of {book.players}"
    if game.phase >= len(PHASES):
        yield "PHASE", "there is no such phase"
    if not 1 <= game.stage <= 3:
        yield "STAGE", f"stage {game.stage}; there are 1, 2 and 3"
    if not 0 <= game.ending < len(ENDINGS):
        yield "ENDING", "there is no such ending"
    if any(game.where[seat] >= N_SPACES for seat in range(book.players)):
        yield "SPACE", "there is no such space"
    if any(game.pile[room, place] >= N_CARDS for room in range(N_ROOMS) for place in range(MAX_PILE)):
        yield "CARD", "there is no such card"
    if not 0 <= game.steps <= MOST_STEPS or not 0 <= game.checks <= MOST_CHECKS:
        yield "STORY", "the story of the cards is longer than any can be"
    elif any(game.step_what[step] >= len(STEPS) for step in range(game.steps)):
        yield "STORY", "the story has a step of no known kind"


def clock_faults(game: Game, book: Book) -> Iterator[Fault]:
    if game.round_number < 1:
        yield "ROUND", f"round {game.round_number}"
    for colour, name in enumerate(TOKENS):
        if not 0 <= game.token[colour] <= 8:
            yield "TOKEN", f"{name} stands on {game.token[colour]}; the track goes from 8 to 1"
    empty = any(game.token[colour] == 0 for colour in range(3))
    if empty and game.phase != OVER:
        yield "CAUGHT", "a token is off the track and the game goes on"
    if (game.phase == OVER) != (game.ending != NO_ENDING) or (game.phase == OVER) != (game.winners != 0):
        yield "RESULT", "a game has an ending and winners exactly when it is over"
    elif game.phase == OVER:
        yield from result_faults(game, book)
    for seat in range(book.players):
        if game.phase != OVER and not (ACCESSIBLE[game.stage] >> game.where[seat]) & 1:
            yield "CLOSED", f"{SEATS[seat]} stands in {SPACES[game.where[seat]]}, which is closed at stage {game.stage}"
        elif game.phase != OVER and game.where[seat] == N_ROOMS:
            yield "ESCAPED", f"{SEATS[seat]} is at the computer and the game goes on"
    if game.phase in BY_ACTIVE and game.actor != game.active:
        yield "ACTOR", f"in this phase {SEATS[game.active]} is asked, not {SEATS[game.actor]}"
    accused = game.phase in (ANSWER_ACCUSATION, CONFISCATE, LOOK)
    if accused and game.suspect == game.active:
        yield "SUSPECT", f"{SEATS[game.active]} cannot accuse itself"
    if not accused and game.phase not in (ACCESS_PLAYED, OVER) and game.suspect != game.active:
        yield "SUSPECT", "nobody is accused in this phase, so the suspect must be the active seat"
    if game.phase == ANSWER_ACCUSATION and (game.actor != game.suspect or game.hand_size[game.suspect] == 0):
        yield "SUSPECT", "the suspect answers, and only if it has cards"
    if game.phase == INTERCEPT and (
        game.actor == game.active
        or game.where[game.actor] != game.where[game.active]
        or game.hand_size[game.actor] == 0
        or game.taken[game.where[game.active]] == 0
    ):
        yield "INTERCEPT", "an interceptor is another seat with cards in the drawer's space, where a card was drawn"
    if game.phase == CONFISCATE and not confiscates(game):
        yield "CONFISCATE", "nothing can be taken but what a check of the suspect has just shown"
    if game.phase != TALK_FLOOR and any(game.claim_words[seat] for seat in range(MOST_SEATS)):
        yield "CLAIM", "a claim is begun, and no floor is open"


def result_faults(game: Game, book: Book) -> Iterator[Fault]:
    """R14, R46, R51: how it ended must be what the table shows."""
    if game.ending == CAUGHT and not any(game.token[colour] == 0 for colour in range(3)):
        yield "RESULT", "the gang is caught, and no token is off the track"
    if game.ending == ESCAPE and game.where[game.active] != COMPUTER:
        yield "RESULT", f"the gang escaped, and {SEATS[game.active]} is not at the computer"
    keys = [ranking_key(game, book, seat) for seat in range(book.players)]
    best = max(keys) if game.ending == ESCAPE else min(keys)
    if game.winners != sum(1 << seat for seat, key in enumerate(keys) if key == best):
        yield "RESULT", "the winners are not those whose hands win"


def confiscates(game: Game) -> bool:
    if game.checks == 0 or game.steps == 0 or game.step_what[game.steps - 1] != CHECKED:
        return False
    saw = game.check_saw[game.checks - 1]
    return game.step_card[game.steps - 1] == FOUND and any(packed_count(saw, card) for card in range(1, FIRST_RESOURCE))


def card_faults(game: Game, book: Book) -> Iterator[Fault]:
    drawn = Counter(
        game.pile[room, place] for room in range(N_ROOMS) for place in range(min(max(game.taken[room], 0), MAX_PILE))
    )
    if game.phase in (INTERCEPT, SHOW):
        room = game.where[game.active]
        if room < N_ROOMS and 0 < game.taken[room] <= MAX_PILE:
            drawn[game.pile[room, game.taken[room] - 1]] -= 1  # Q48: it is in no hand yet
    for card in range(1, N_CARDS):
        if min(places_of(game, book, card)) < 0:
            yield "NEGATIVE_CARDS", f"fewer than no {CARDS[card]} somewhere"
        expected = book.players if card == BOOTY else drawn[card]
        if lying(game, book, card) > dealt(book, card):
            yield "CARD_COUNT", f"{lying(game, book, card)} {CARDS[card]} lie about; there are {dealt(book, card)}"
        elif lying(game, book, card) != expected:
            yield "CARD_COUNT", f"{lying(game, book, card)} {CARDS[card]} lie about, but {expected} were drawn"
        if game.access_area[card] and not is_access(card):
            yield "AREA", f"{CARDS[card]} is no access card"
        if game.resource_area[card] and (is_access(card) or (sort_of(card) == LOOT_SORT and card <= BOOTY)):
            yield "AREA", f"{CARDS[card]} does not belong into the resource area"
    if game.discard[BOOTY] and not book.icon[BOOTY]:
        yield "BOOTY", "a Share of the Booty is discarded, and this table does not search with them"
    for seat in range(MOST_SEATS):
        size = sum(game.hand[seat, card] for card in range(1, N_CARDS))
        if seat >= book.players and size:
            yield "SEAT", f"there is no {SEATS[seat]} at this table, and it holds cards"
        if game.hand[seat, NO_CARD] or game.hand_size[seat] != size:
            yield "HAND_SIZE", f"{SEATS[seat]}'s hand is said to have {game.hand_size[seat]} cards, it has {size}"
    if game.phase != ACCESS_PLAYED:
        for stage, first in ((2, FIRST_ORANGE), (3, FIRST_PURPLE)):
            area = [game.access_area[card] for card in range(first, first + IN_SET)]
            if game.stage >= stage and any(area):
                yield "AREA", f"at stage {game.stage} no such access cards wait in the area"
            elif all(area):
                yield "STAGE", f"the area holds a whole set, so stage {stage} is open"


def pile_faults(game: Game, book: Book) -> Iterator[Fault]:
    """R3-R6: what each pile was built of."""
    pairs: Counter[int] = Counter()
    total: Counter[int] = Counter()
    for room in range(N_ROOMS):
        cards = [game.pile[room, place] for place in range(MAX_PILE)]
        size = book.pile_size[room]
        total.update(cards[:size])
        sorts = Counter(sort_of(card) for card in cards[:size])
        access = {card for card in cards[:size] if is_access(card)}
        if 0 in cards[:size] or any(cards[size:]):
            yield "PILE_SIZE", f"the pile of {ROOMS[room]} must have {size} cards, those drawn included"
        elif (sorts[ACCESS_SORT], sorts[LOOT_SORT]) != (2, 2) or len(access) != 1:
            yield "PILE", f"the pile of {ROOMS[room]} must be a pair of access cards, 2 loot and the rest resources"
        elif any((card < FIRST_PURPLE) != (room < ORANGE_ROOMS) for card in access):
            yield "PILE", f"the pair in {ROOMS[room]} has the wrong colour"
        pairs.update(access)
        if not 0 <= game.taken[room] <= size:
            yield "TAKEN", f"{game.taken[room]} cards were drawn from {ROOMS[room]}, which had {size}"
    if any(count > 1 for count in pairs.values()):
        yield "PILE", "one pair lies in two rooms"
    wrong = [CARDS[card] for card in range(1, N_CARDS) if total[card] != book.copies[card]]
    if wrong:
        yield "PILE_CARDS", f"the piles were dealt another number of {', '.join(wrong)} than there are"


def story_faults(game: Game, book: Book) -> Iterator[Fault]:
    """Q46: the story of the cards must lead to the hands as they are."""
    hands = [Counter({BOOTY: 1} if seat < book.players else {}) for seat in range(MOST_SEATS)]
    checks = 0
    for step in range(game.steps):
        what, seat, other, card = (
            game.step_what[step], game.step_seat[step], game.step_other[step], game.step_card[step],
        )  # fmt: skip
        if what == DRAWN:
            room, place = divmod(card, MAX_PILE)
            if other != seat:
                hands[other][game.given[room, place]] -= 1
                hands[seat][game.given[room, place]] += 1
            hands[other][game.pile[room, place]] += 1
        elif what == LEFT:
            hands[seat][card] -= 1
        elif what == CHECKED:
            checks += 1
        if any(count < 0 for hand in hands for count in hand.values()):
            yield "STORY", f"step {step + 1} of the story takes a card from a hand that lacks it"
            return
    if checks != game.checks:
        yield "STORY", f"the story tells of {checks} checks, and there were {game.checks}"
    for seat in range(book.players):
        if any(hands[seat][card] != game.hand[seat, card] for card in range(1, N_CARDS)):
            yield "STORY", f"the story of the cards does not lead to {SEATS[seat]}'s hand"
