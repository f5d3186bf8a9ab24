"""What a seat knows of the others' hands: what it saw there, and where that may be by now (Q46)."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import packed_count
from turnkey.games.locked_out.state import BOOTY, DRAWN, LEFT, MAX_PILE, N_CARDS, NO_CARD, Book, Game


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

    def copy(self) -> Sightings:
        twin = Sightings(0)
        twin.all, twin.size = [Sighting(one.card, set(one.holders)) for one in self.all], self.size[:]
        return twin

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
    piles, seen, gifts, gifts_seen = game.pile[:], game.pile_seen_by[:], game.given[:], game.given_seen_by[:]
    steps, checks, found = game.steps, 0, []
    for what, seat, other, card in zip(
        game.step_what[:steps], game.step_seat[:steps], game.step_other[:steps], game.step_card[:steps], strict=True
    ):
        if what == DRAWN:
            room, place = divmod(card, MAX_PILE)
            drawn = piles[room][place] if knows(seen[room][place], watcher) else NO_CARD
            given = seat != other and knows(gifts_seen[room][place], watcher)
            found.append(Told(what, seat, other, 0, room, drawn, gifts[room][place] if given else NO_CARD))
        elif what == LEFT:
            found.append(Told(what, seat, other, card))
        else:
            saw = game.check_saw[checks] if knows(game.check_seen_by[checks], watcher) else None
            found.append(Told(what, seat, other, card, size=game.check_hand[checks], saw=saw))
            checks += 1
    return tuple(found)


class Progress:
    """What one watcher has seen by now. A story that goes on is not gone through from its beginning."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._latest: tuple[tuple[Told, ...], Sightings] = (), Sightings(players)

    def after(self, story: tuple[Told, ...]) -> Sightings:
        known, seen = self._latest
        if story[: len(known)] == known:
            seen = seen.copy()  # others may be reading it
        else:
            known, seen = (), Sightings(self._players)  # something was taken back, or shown later
        for one in story[len(known) :]:
            seen.follow(one)
        self._latest = story, seen
        return seen


@part
def progress(game: Game, book: Book, watcher: int) -> Progress:
    """It reads nothing: one for each watcher, for as long as the table is looked at."""
    return Progress(book.players)


@part
def known_cards(game: Game, book: Book, watcher: int) -> list[Known]:
    """For each seat the cards that are in its hand for sure, and those that may be."""
    seen = progress(game, book, watcher).after(told_to(game, book, watcher))
    return [known_of(seen, seat) for seat in range(book.players)]


@functools.lru_cache(1000)
def counted(saw: int) -> tuple[tuple[int, int], ...]:
    """The cards that a check showed, and how many of each."""
    return tuple((card, packed_count(saw, card)) for card in range(1, N_CARDS) if packed_count(saw, card))


def known_of(seen: Sightings, seat: int) -> Known:
    sure: list[int] = []
    maybe: list[int] = []
    for one in seen.all:
        if seat in one.holders:
            (sure if len(one.holders) == 1 else maybe).append(one.card)
    return Known(tuple(sorted(sure)), tuple(sorted(maybe)))
