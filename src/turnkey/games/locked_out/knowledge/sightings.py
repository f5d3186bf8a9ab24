"""What a seat knows of the others' hands: what it saw there, and where that may be by now (Q46)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from turnkey.core.parts import part
from turnkey.core.secrecy import knows
from turnkey.games.locked_out.rules.story import packed_count
from turnkey.games.locked_out.state import BOOTY, CARDS, DRAWN, LEFT, MAX_PILE, N_CARDS, NO_CARD, Book, Game


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


@part
def known_cards(game: Game, book: Book, watcher: int) -> list[dict[str, Any]]:
    """For each seat the cards that are in its hand for sure, and those that may be."""
    seen = Sightings(book.players)
    checks = 0
    for step in range(game.steps):
        what, seat, other, card = (
            game.step_what[step], game.step_seat[step], game.step_other[step], game.step_card[step]
        )  # fmt: skip
        if what == LEFT:
            seen.left(seat, card)
        elif what == DRAWN:
            room, place = divmod(card, MAX_PILE)
            if seat != other:
                gift = game.given[room, place] if knows(game.given_seen_by[room, place], watcher) else NO_CARD
                seen.given(other, seat, gift)
            seen.came(other, game.pile[room, place] if knows(game.pile_seen_by[room, place], watcher) else NO_CARD)
        else:
            if knows(game.check_seen_by[checks], watcher):
                for kind, count in counted(game.check_saw[checks]):
                    seen.looked_at(seat, kind, count)
            checks += 1
    return [told(seen, seat) for seat in range(book.players)]


def counted(saw: int) -> Iterator[tuple[int, int]]:
    return ((card, packed_count(saw, card)) for card in range(1, N_CARDS) if packed_count(saw, card))


def told(seen: Sightings, seat: int) -> dict[str, Any]:
    found: dict[str, dict[str, int]] = {"sure": {}, "maybe": {}}
    for one in sorted(seen.all, key=lambda one: one.card):
        if seat in one.holders:
            cards = found["sure" if len(one.holders) == 1 else "maybe"]
            cards[CARDS[one.card]] = cards.get(CARDS[one.card], 0) + 1
    return found
