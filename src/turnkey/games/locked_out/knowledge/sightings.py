"""What a seat knows of the others' hands: what it saw there, and where that may be by now (Q46)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import packed_count
from turnkey.games.locked_out.state import BOOTY, CHECKED, DRAWN, LEFT, MAX_PILE, N_CARDS, NO_CARD, Book, Game


class Known(NamedTuple):
    """The cards that are in a hand for sure, and those that may be."""

    sure: tuple[int, ...]
    maybe: tuple[int, ...]


@dataclass(eq=False)
class Sighting:
    """A card that was seen, and the seats of which one holds it."""

    card: int
    holders: set[int]


class Sightings:
    """All that one watcher has seen, step by step of the story."""

    def __init__(self, players: int) -> None:
        """R1: everybody knows what the hands begin with."""
        self.all = [Sighting(BOOTY, {seat}) for seat in range(players)]
        self.size = [1] * players

    def follow(self, step: Told) -> None:
        """The next step of the story."""
        if step.what == LEFT:
            self.left(step.seat, step.result)
        elif step.what == DRAWN:
            if step.seat != step.other:
                self.given(step.other, step.seat, step.gift)
            self.came(step.other, step.card)
        elif step.saw is not None:
            for kind, count in counted(step.saw):
                self.looked_at(step.seat, kind, count)

    def of(self, seat: int, card: int) -> list[Sighting]:
        """What may be such a card in this hand, the surest first."""
        found = [one for one in self.all if seat in one.holders and one.card == card]
        return sorted(found, key=lambda one: len(one.holders))

    def came(self, seat: int, card: int) -> None:
        """A card comes into a hand; NO_CARD: nobody knows which."""
        self.size[seat] += 1
        if card != NO_CARD:
            self.all.append(Sighting(card, {seat}))

    def left(self, seat: int, card: int) -> None:
        """A card leaves a hand in sight: one sighting of it lapses, and nobody learns whether it was the same."""
        self.size[seat] -= 1
        for one in self.of(seat, card)[:1]:
            self.all.remove(one)

    def given(self, giver: int, taker: int, card: int) -> None:
        """A card goes from hand to hand; unseen, it may be any that was seen there."""
        here = [one for one in self.all if giver in one.holders]
        kinds = {one.card for one in here}
        if card == NO_CARD and len(kinds) == 1 and sum(len(one.holders) == 1 for one in here) == self.size[giver]:
            card = kinds.pop()  # they were all alike
        if card == NO_CARD:
            self.size[giver] -= 1
            for one in here:
                one.holders.add(taker)
        else:
            self.left(giver, card)
        self.came(taker, card)

    def looked_at(self, seat: int, card: int, count: int) -> None:
        """This many of a kind are in this hand: one seen before may be one of them."""
        before = self.of(seat, card)[:count]
        for one in before:
            one.holders = {seat}
        self.all += [Sighting(card, {seat}) for _ in range(count - len(before))]


class Told(NamedTuple):
    """A step of the story as one watcher was told it; NO_CARD stands for a card that was not seen."""

    what: int
    seat: int
    other: int
    result: int = 0  # what a check came to, or the card that left
    room: int = 0
    card: int = NO_CARD  # that was drawn
    gift: int = NO_CARD  # that was given for it
    size: int = 0  # of the hand that was checked
    saw: int | None = None  # what a check showed


@part
def told_to(game: Game, book: Book, watcher: int) -> tuple[Told, ...]:
    """The story of the cards, as far as somebody was shown it."""
    return retelling(game, book, watcher).of(game, watcher)


class Retelling:
    """The story as one watcher was told it last. What was told of a room is looked at anew when something there is
    another."""

    def __init__(self) -> None:
        self._latest: tuple[list[Any], list[Any], list[Told]] = [], [], []

    def of(self, game: Game, watcher: int) -> tuple[Told, ...]:
        steps, (steps_before, rooms_before, told_before) = game.steps, self._latest
        rows = zip(game.step_what, game.step_seat, game.step_other, game.step_card, strict=True)
        steps_now = list(islice(rows, steps))
        rooms = list(zip(game.pile, game.pile_seen_by, game.given, game.given_seen_by, strict=True))
        other = {room for room, one in enumerate(rooms) if one != rooms_before[room]} if rooms_before else set()
        checks, told = 0, []
        for place, step in enumerate(steps_now):
            what, seat, second, card = step
            if what == CHECKED:
                saw = game.check_saw[checks] if knows(game.check_seen_by[checks], watcher) else None
                told.append(Told(what, seat, second, card, size=game.check_hand[checks], saw=saw))
                checks += 1
            elif place < len(steps_before) and steps_before[place] == step and card // MAX_PILE not in other:
                told.append(told_before[place])
            elif what == DRAWN:
                room, place_in_pile = divmod(card, MAX_PILE)
                told.append(drawn(step, room, place_in_pile, rooms[room], watcher))
            else:
                told.append(Told(what, seat, second, card))
        self._latest = steps_now, rooms, told
        return tuple(told)


def drawn(step: tuple[int, ...], room: int, place: int, there: tuple[Any, ...], watcher: int) -> Told:
    what, seat, other, _ = step
    pile, seen, gifts, gifts_seen = there
    card = pile[place] if knows(seen[place], watcher) else NO_CARD
    given = seat != other and knows(gifts_seen[place], watcher)
    return Told(what, seat, other, 0, room, card, gifts[place] if given else NO_CARD)


@part
def retelling(game: Game, book: Book, watcher: int) -> Retelling:
    """It reads nothing: one for each watcher, as `progress`."""
    return Retelling()


class Progress:
    """What one watcher has seen by now. A story that goes on is not gone through from its beginning."""

    def __init__(self, players: int) -> None:
        self._players = players
        # None while somebody goes on with it
        self._latest: list[tuple[tuple[Told, ...], Sightings, list[Known]]] = []

    def after(self, story: tuple[Told, ...]) -> list[Known]:
        """For each seat the cards that are in its hand for sure, and those that may be."""
        empty: tuple[Any, ...] = (), Sightings(self._players), None
        known, seen, found = self._latest.pop() if self._latest else empty
        if found is not None and story is known:
            self._latest = [(story, seen, found)]
            return found
        if story[: len(known)] != known:
            known, seen = (), Sightings(self._players)  # something was taken back, or shown later
        for one in story[len(known) :]:
            seen.follow(one)
        found = known_of(seen, self._players)
        self._latest = [(story, seen, found)]
        return found


@part
def progress(game: Game, book: Book, watcher: int) -> Progress:
    """It reads nothing: one for each watcher, for as long as the table is looked at."""
    return Progress(book.players)


def known_cards(game: Game, book: Book, watcher: int) -> list[Known]:
    """For each seat the cards that are in its hand for sure, and those that may be."""
    return progress(game, book, watcher).after(told_to(game, book, watcher))


@functools.lru_cache(1000)
def counted(saw: int) -> tuple[tuple[int, int], ...]:
    """The cards that a check showed, and how many of each."""
    return tuple((card, packed_count(saw, card)) for card in range(1, N_CARDS) if packed_count(saw, card))


def known_of(seen: Sightings, players: int) -> list[Known]:
    sure: list[list[int]] = [[] for _ in range(players)]
    maybe: list[list[int]] = [[] for _ in range(players)]
    for one in seen.all:
        found = sure if len(one.holders) == 1 else maybe
        for seat in one.holders:
            found[seat].append(one.card)
    return [Known(tuple(sorted(sure[seat])), tuple(sorted(maybe[seat]))) for seat in range(players)]
