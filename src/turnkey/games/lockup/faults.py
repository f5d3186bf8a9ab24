"""Positions written by hand: where they start from, what follows from them, and what makes them impossible."""

from __future__ import annotations

from collections.abc import Iterator

from turnkey.core.secrecy import EVERYONE
from turnkey.games.lockup.rules.setup import lay_out
from turnkey.games.lockup.state import (
    BUILT,
    COMPARE,
    DOWN,
    DRAWS,
    DREW_UNDER,
    DROP_EXCESS,
    GOON_COUNT,
    GOON_DECK,
    GOON_DISCARD,
    GOON_PLACES,
    GOON_SPACES,
    GOONS,
    GUARD_CARDS,
    GUARD_COUNT,
    GUARD_FLIP,
    GUARD_PLACES,
    GUARDS,
    HELD,
    HIDDEN,
    HIRED,
    HOME,
    ITEM_COUNT,
    ITEM_DECK,
    ITEM_PLACES,
    ITEMS,
    KEPT,
    KINDS_OF_RESOURCE,
    LIBRARY,
    LIM,
    LOCATIONS,
    LOG_LENGTH,
    LONG_AGO,
    MOST_ICONS,
    MOST_SEATS,
    NOBODY_YET,
    ON_DUTY,
    OUT,
    OVER,
    PLACEABLE,
    PLAYED,
    PUTS,
    RAID_WINDOW,
    RESERVED,
    RESOURCES,
    ROLL_CALL_TURN,
    SEATS,
    SLOT,
    SPACE,
    SPACES,
    STAGES,
    SYMBOL_COUNT,
    TITLES,
    TO_PAIR,
    TOKEN_COUNT,
    TOKEN_PLACES,
    TOKENS,
    TOMES,
    TURN_BEGINS,
    TWO,
    UNUSED,
    UP,
    Book,
    Game,
)

Fault = tuple[str, str]
REWARD_STAGES = range(STAGES.index("take_reward"), STAGES.index("library_keep") + 1)


def blank(game: Game, book: Book) -> None:
    """The table before the deal, round 1, a's turn of Roll Call to come: what a written position starts from."""
    lay_out(game, book)
    game.stage = ROLL_CALL_TURN
    for seat in range(book.players):
        game.held[seat] = TOKEN_COUNT - (book.players == MOST_SEATS)
        game.allowance[seat] = 0 if book.solitary else book.face_down
    if book.solitary:
        for card in range(GUARD_COUNT):
            used = book.guard_set[card] in (0, 1 + book.difficulty)
            game.guard[card] = HIDDEN if used else UNUSED
        for card in range(len(game.location_card)):
            game.location_card[card] = 1


def complete(game: Game, book: Book, given: frozenset[str]) -> None:
    """Fill in what follows from the fields that were given, where it was not given itself."""
    complete_cards(game, book)
    complete_tokens(game, book, given)
    complete_tomes(game, book, given)
    complete_supplies(game, book, given)
    if book.solitary:
        complete_guards(game, book, given)
    if "turn" in given and "actor" not in given:
        game.actor = game.turn if game.turn < book.players else 0  # on the guards' turn the player is asked
    if "half" in given and "half_seen_by" not in given:
        game.half_seen_by = 1 << game.actor
    if "reserves" not in given:
        game.reserves = max(game.reserve_order[item] for item in range(ITEM_COUNT))
    if game.stage == OVER and "token_seen_by" not in given:
        reveal_all(game)


def reveal_all(game: Game) -> None:
    for seat in range(MOST_SEATS):
        game.token_seen_by[seat] = game.peeked_seen_by[seat] = EVERYONE
        game.hand_seen_by[seat] = EVERYONE
    game.half_seen_by = game.deck_seen_by = game.drawn_seen_by = EVERYONE
    for place in range(PUTS):
        game.under_seen_by[place] = EVERYONE


def complete_cards(game: Game, book: Book) -> None:
    """What follows from where items and goons lie."""
    places = [game.item_place[item] for item in range(ITEM_COUNT)]
    game.item_deck = places.count(ITEM_DECK)
    for slot in range(len(game.slot)):
        game.slot[slot] = 1 + places.index(SLOT + slot) if SLOT + slot in places else 0
    goons = [game.goon_place[goon] for goon in range(GOON_COUNT)]
    game.goon_deck, game.goon_discards = goons.count(GOON_DECK), goons.count(GOON_DISCARD)
    for space in range(GOON_SPACES):
        game.goon_at[space] = 1 + goons.index(SPACE + space) if SPACE + space in goons else 0
    for party in range(MOST_SEATS):
        own = [item for item in range(ITEM_COUNT) if places[item] == BUILT + party]
        hired = [goon for goon in range(GOON_COUNT) if goons[goon] == HIRED + party]
        game.built[party] = len(own)
        limits = sum(book.item_icon[item, icon] == LIM for item in own for icon in range(MOST_ICONS))
        game.limit[party] = book.resource_limit + limits
        for kind in range(game.gang.shape[1]):
            game.gang[party, kind] = sum(book.goon_kind[goon] == kind for goon in hired)
        for symbol in range(SYMBOL_COUNT):
            on_items = sum(book.item_symbol[item, symbol] for item in own)
            game.symbols[party, symbol] = on_items + sum(book.goon_symbol[goon] == symbol + 1 for goon in hired)


def complete_tokens(game: Game, book: Book, given: frozenset[str]) -> None:
    for seat in range(book.players):
        places = [game.token[seat, token] for token in range(TOKEN_COUNT)]
        for token, place in enumerate(places):
            if "shown" not in given and not DOWN <= place < HOME:
                game.shown[seat, token] = place
        if "held" not in given:
            game.held[seat] = places.count(HELD)
        downs = [places.count(DOWN + location) for location in range(PLACEABLE)]
        for location in range(PLACEABLE):
            if "down" not in given:
                game.down[seat, location] = downs[location]
        if "crew" not in given:
            there = {place - UP for place in places if UP <= place < DOWN}
            there |= {place - DOWN for place in places if DOWN <= place < HOME}
            game.crew[seat] = sum(1 << location for location in there)
        if "allowance" not in given:
            game.allowance[seat] = 0 if book.solitary else max(0, book.face_down - sum(downs))
        if "shadow" not in given:
            for location in range(PLACEABLE):
                if downs[location]:
                    game.shadow[game.shadows] = 4 * seat + 32 * location + 256 * downs[location]
                    game.shadows += 1


def complete_tomes(game: Game, book: Book, given: frozenset[str]) -> None:
    if "hand_size" not in given:
        for seat in range(MOST_SEATS):
            game.hand_size[seat] = sum(game.hand[seat, title] for title in range(TITLES))
    if "deck" not in given:
        for title in range(TITLES):
            game.deck[title] = max(0, book.tome_copies[title] - tomes_out(game, title))
    if "deck_size" not in given:
        game.deck_size = sum(game.deck[title] for title in range(TITLES))
    if "under_seen_by" not in given:
        for place in range(game.puts):
            game.under_seen_by[place] = 1 << (game.under_by[place] - 1) if game.under_by[place] > 0 else 0
    if "tome_log" not in given and "logged" not in given:
        log_tomes(game, book)


def tomes_out(game: Game, title: int) -> int:
    """How many of a title are elsewhere than in the deck."""
    hands = sum(game.hand[seat, title] for seat in range(MOST_SEATS))
    below = [game.under[place] for place in range(game.under_next, game.puts)].count(title + 1)
    drawn = [game.drawn[place] for place in range(game.drawing)].count(title + 1)
    return int(hands + below + drawn + game.tome_discard[title])


def log_tomes(game: Game, book: Book) -> None:
    """A course of events that leads here: what is in hands, to choose from or under the deck was drawn; a seat
    that put one there kept another, and holds it or has played it; the rest of the discard was played long ago."""
    game.logged = game.draws = 0
    titles = range(TITLES)
    hands = [[title for title in titles for _ in range(game.hand[seat, title])] for seat in range(book.players)]
    played = [title for title in titles for _ in range(game.tome_discard[title])]

    def note(code: int) -> None:
        if game.logged < LOG_LENGTH:
            game.tome_log[game.logged] = code
            game.logged += 1

    def note_draw(title: int, code: int) -> None:
        if game.draws < DRAWS:
            game.drew[game.draws] = title + 1
            game.draws += 1
        note(code)

    for place in range(game.puts):
        owner = game.under_by[place] - 1
        kept = hands[owner] if 0 <= owner < book.players and hands[owner] else played
        if not 0 <= owner < book.players or not kept:
            continue  # there is no such course
        title = kept.pop()
        note_draw(game.under[place] - 1, 8 * owner + 64 * TO_PAIR)
        note_draw(title, 8 * owner + 64 * TO_PAIR)
        note(KEPT + 8 * owner)
        if kept is played:
            note(PLAYED + 8 * owner + 64 * title)
    for title in played:
        note(PLAYED + 8 * LONG_AGO + 64 * title)
    for seat, hand in enumerate(hands):
        for title in hand:
            note_draw(title, 8 * seat)
    for place in range(game.drawing):
        note_draw(game.drawn[place] - 1, 8 * game.actor + 64 * TO_PAIR)


def complete_supplies(game: Game, book: Book, given: frozenset[str]) -> None:
    if "supply" not in given:
        for kind in range(RESOURCES):
            out = sum(game.resource[party, kind] for party in range(MOST_SEATS))
            game.supply[kind] = max(-1, book.supply[kind] - out)
    if "power_supply" not in given:
        game.power_supply = max(-1, book.power - sum(game.power[party] for party in range(MOST_SEATS)))
    if "suspicion_supply" not in given:
        lying = sum(game.lying[space] for space in range(GOON_SPACES))
        out = lying + sum(game.suspicion[party] for party in range(MOST_SEATS))
        game.suspicion_supply = max(-1, book.suspicion - out)


def complete_guards(game: Game, book: Book, given: frozenset[str]) -> None:
    down = {game.guard_down[location] - 1 for location in range(PLACEABLE)} - {-1}
    if "guards_hidden" not in given:
        posts = [location for location in range(PLACEABLE) if game.guard_down[location]]
        game.guards_hidden = sum(1 << location for location in posts)
    if "crew" not in given:
        up = {game.guard[card] - ON_DUTY for card in range(GUARD_COUNT)} & set(range(LIBRARY + 1))
        places = up | {location for location in range(PLACEABLE) if game.guard_down[location]}
        game.crew[GUARDS] = sum(1 << location for location in places)
    if "guard_deck" not in given:
        for card in range(GUARD_COUNT):
            game.guard_deck[card] = int(game.guard[card] == HIDDEN and card not in down)
    if "guard_deck_size" not in given:
        game.guard_deck_size = sum(game.guard_deck[card] for card in range(GUARD_COUNT))


# Why a position cannot be


def faults(game: Game, book: Book) -> list[Fault]:
    nameless = list(name_faults(game, book))
    if nameless:  # with seats, stages or places that do not exist, nothing else can be checked
        return nameless
    return [
        *clock_faults(game, book),
        *token_faults(game, book),
        *card_faults(game, book),
        *tome_faults(game, book),
        *supply_faults(game, book),
        *(guard_faults(game, book) if book.solitary else ()),
    ]


def name_faults(game: Game, book: Book) -> Iterator[Fault]:
    if not 0 <= game.stage < len(STAGES) or not 0 <= game.back < len(STAGES):
        yield "STAGE", "there is no such stage"
    if game.turn >= book.parties or game.fpt >= book.parties or game.actor >= book.players:
        yield "SEAT", "the turn, the first player token or the decision is a seat's that is not at this table"
    tables = (
        (
            "token",
            [game.token[seat, token] for seat in range(MOST_SEATS) for token in range(TOKEN_COUNT)],
            TOKEN_PLACES,
        ),
        ("item_place", [game.item_place[item] for item in range(ITEM_COUNT)], ITEM_PLACES),
        ("goon_place", [game.goon_place[goon] for goon in range(GOON_COUNT)], GOON_PLACES),
        ("guard", [game.guard[card] for card in range(GUARD_COUNT)], GUARD_PLACES),
        ("guard_down", [game.guard_down[location] for location in range(PLACEABLE)], ("none", *GUARD_CARDS)),
    )
    for name, values, words in tables:
        if any(not 0 <= value < len(words) for value in values):
            yield "PLACE", f"{name} names a place that there is not"
    for holder in (game.award_holder, game.instant_holder):
        if not NOBODY_YET <= holder < book.parties:
            yield "HOLDER", "a goal is held by nobody at this table"


def clock_faults(game: Game, book: Book) -> Iterator[Fault]:
    if not 1 <= game.round_number <= book.rounds:
        yield "ROUND", f"round {game.round_number} of {book.rounds}"
    if game.asked >> book.players:
        yield "ASKED", "a seat is asked that is not at this table"
    if game.asked and (game.stage > GUARD_FLIP):
        yield "ASKED", "nobody is asked at this stage"
    if game.stage == GUARD_FLIP and not book.solitary:
        yield "STAGE", "only a Solitary game has guards"
    if game.stage in REWARD_STAGES and not 0 <= game.rank_at < game.ranked <= book.parties:
        yield "RANKS", "somebody takes a reward who is not ranked"
    if game.stage in REWARD_STAGES and not 0 <= game.location <= LIBRARY:
        yield "LOCATION", "a reward is taken at no location"
    if game.asked & (game.asked - 1) and game.stage != DROP_EXCESS:
        yield "ASKED", "several seats are asked at once, and this is no limit check"
    if game.stage in (ROLL_CALL_TURN, TURN_BEGINS) and game.asked and not (game.asked >> game.turn) & 1:
        yield "ASKED", f"it is {SEATS[game.turn]}'s turn, and somebody else is asked"
    if game.alibis and RAID_WINDOW not in (game.stage, game.back) and game.stage != COMPARE:
        yield "ALIBIS", "an alibi holds for one raid, and there is none now"
    if not game.award and game.award_holder != NOBODY_YET:
        yield "HOLDER", "the Award is held, and there is none"
    if book.solitary and game.instant:
        yield "GOALS", "a Solitary game has no Instant goal"


def token_faults(game: Game, book: Book) -> Iterator[Fault]:
    for seat in range(book.players):
        places = [game.token[seat, token] for token in range(TOKEN_COUNT)]
        out = [token for token in range(TOKEN_COUNT) if places[token] == OUT]
        if out != ([TWO] if book.players == MOST_SEATS else []):
            yield "TOKEN_OUT", f"{SEATS[seat]}: out of the game is token 2, with five players, and nothing else"
        if game.held[seat] != places.count(HELD):
            yield "HELD", f"{SEATS[seat]} holds {places.count(HELD)} tokens, not {game.held[seat]}"
        for location in range(PLACEABLE):
            count = places.count(DOWN + location)
            if game.down[seat, location] != count:
                yield "FACE_DOWN", f"{SEATS[seat]} has {count} tokens face down at {LOCATIONS.titles[location]}"
            if count and book.solitary:
                yield "FACE_DOWN", "nothing is laid face down in a Solitary game"
        for location in range(LIBRARY + 1):
            here = UP + location in places or (location < PLACEABLE and DOWN + location in places)
            if here != bool(game.crew[seat] >> location & 1):
                yield "CREW", f"{SEATS[seat]}'s tokens and crew at {LOCATIONS.titles[location]} do not agree"
        for token in range(TOKEN_COUNT):
            seen = 0 if DOWN <= places[token] < HOME else places[token]
            if game.shown[seat, token] != seen:
                yield "SHOWN", f"{SEATS[seat]}'s token {TOKENS[token]} is not where it is seen"
            for watcher in range(book.players):
                known = game.peeked[watcher, seat, token]
                if known and (known != places[token] or not DOWN <= known < HOME or watcher == seat):
                    yield "PEEKED", f"{SEATS[watcher]} knows {SEATS[seat]}'s token {TOKENS[token]} where it is not"
    half = [game.half[place] for place in range(4)]
    if any(half) and game.stage not in (ROLL_CALL_TURN, STAGES.index("tome_move")):
        yield "HALF", "something is half placed at a stage without placing"
    elif half[0] and not 1 <= half[0] <= PLACEABLE:
        yield "HALF", "a placement goes to no location"


def card_faults(game: Game, book: Book) -> Iterator[Fault]:
    places = [game.item_place[item] for item in range(ITEM_COUNT)]
    for place in range(SLOT, BUILT):
        if places.count(place) > (1 if place < SLOT + book.slots else 0):
            yield "ITEM_SLOT", f"{places.count(place)} items in {ITEM_PLACES[place]}"
    for item, place in enumerate(places):
        owner = place - RESERVED if place >= RESERVED else place - BUILT if place >= BUILT else 0
        if owner >= book.parties:
            yield "ITEM_OWNER", f"{ITEMS[item]} belongs to nobody at this table"
    goons = [game.goon_place[goon] for goon in range(GOON_COUNT)]
    for space in range(GOON_SPACES):
        if goons.count(SPACE + space) > 1:
            yield "GOON_SPACE", f"{goons.count(SPACE + space)} goons at {SPACES[space]}"
    for goon, place in enumerate(goons):
        if place >= HIRED + book.parties:
            yield "GOON_OWNER", f"{GOONS[goon]} belongs to nobody at this table"


def tome_faults(game: Game, book: Book) -> Iterator[Fault]:
    for title in range(TITLES):
        count = tomes_out(game, title) + game.deck[title]
        if count != book.tome_copies[title]:
            yield "TOME_COUNT", f"{TOMES[title]} is there {count} times, not {book.tome_copies[title]}"
    for seat in range(MOST_SEATS):
        size = sum(game.hand[seat, title] for title in range(TITLES))
        if size != game.hand_size[seat]:
            yield "HAND_SIZE", f"{SEATS[seat]} holds {size} tomes, not {game.hand_size[seat]}"
        if size and seat >= book.players:
            yield "HAND_OWNER", f"{SEATS[seat]} holds tomes and is not at this table"
    if game.deck_size != sum(game.deck[title] for title in range(TITLES)):
        yield "DECK_SIZE", "the tome deck's size is not the number of its cards"
    if not 0 <= game.under_next <= game.puts <= PUTS:
        yield "UNDER", "the tomes under the deck are miscounted"
    elif not all(1 <= game.under_by[place] <= book.players for place in range(game.puts)):
        yield "UNDER", "a tome lies under the deck, and under_by does not say who put it there"
    elif not all(1 <= game.under[place] <= TITLES for place in range(game.puts)):
        yield "UNDER", "something lies under the deck that is no tome"
    if not 0 <= game.logged <= LOG_LENGTH:
        yield "TOME_LOG", f"the log of tomes has {LOG_LENGTH} entries at most"
        return
    kinds = [game.tome_log[entry] & 7 for entry in range(game.logged)]
    if kinds.count(KEPT) != game.puts or kinds.count(DREW_UNDER) != game.under_next:
        yield (
            "TOME_LOG",
            "the log of tomes does not agree with what was put under the deck and drawn from there; "
            "who puts one there keeps another, and holds it or has played it",
        )


def supply_faults(game: Game, book: Book) -> Iterator[Fault]:
    for kind in range(RESOURCES):
        held = [game.resource[party, kind] for party in range(MOST_SEATS)]
        if min(*held, game.supply[kind]) < 0 or sum(held) + game.supply[kind] != book.supply[kind]:
            yield "RESOURCES", f"there are {book.supply[kind]} {KINDS_OF_RESOURCE[kind]} in all"
    power = [game.power[party] for party in range(MOST_SEATS)]
    if min(*power, game.power_supply) < 0 or sum(power) + game.power_supply != book.power:
        yield "POWER", f"there are {book.power} power markers in all"
    lying = [game.lying[space] for space in range(GOON_SPACES)]
    suspicion = [*lying, *(game.suspicion[party] for party in range(MOST_SEATS)), game.suspicion_supply]
    if min(suspicion) < 0 or sum(suspicion) != book.suspicion:
        yield "SUSPICION", f"there are {book.suspicion} suspicion markers in all"
    if min(game.reputation[party] for party in range(MOST_SEATS)) < 0:
        yield "REPUTATION", "reputation never falls below 0"


def guard_faults(game: Game, book: Book) -> Iterator[Fault]:
    down = [game.guard_down[location] - 1 for location in range(PLACEABLE) if game.guard_down[location]]
    if len(set(down)) < len(down):
        yield "GUARD_COUNT", "a guard card lies face down twice"
    for card in range(GUARD_COUNT):
        used = book.guard_set[card] in (0, 1 + book.difficulty)
        if used != (game.guard[card] != UNUSED):
            yield "GUARD_SET", f"{GUARD_CARDS[card]} is in the game exactly at its difficulty"
        hidden = game.guard[card] == HIDDEN
        if used and hidden != (card in down or bool(game.guard_deck[card])):
            yield "GUARD_PLACE", f"{GUARD_CARDS[card]} is neither face up, nor face down, nor in the deck"
    if game.guard_deck_size != sum(game.guard_deck[card] for card in range(GUARD_COUNT)):
        yield "GUARD_DECK", "the guard deck's size is not the number of its cards"
    posts = [location for location in range(PLACEABLE) if game.guard_down[location]]
    if game.guards_hidden != sum(1 << location for location in posts):
        yield "GUARD_POSTS", "the guards' posts do not agree with their face-down cards"
