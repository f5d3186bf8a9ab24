"""What a searcher knows of the cards it gave away (Q67)."""

from turnkey.core.rule import rule
from turnkey.games.lockdown.state import GIVEN, MOST_GIFTS, MOST_SEATS, MOST_STORY, Game


@rule
def tell(game: Game, seat: int, what: int) -> None:
    """Everybody sees cards come into a hand and leave it; when the story gets too long, its beginning is forgotten."""
    if game.told[seat] == MOST_STORY:
        for at in range(1, MOST_STORY):
            game.story[seat, at - 1] = game.story[seat, at]
        game.told[seat] -= 1
    game.story[seat, game.told[seat]] = what
    game.told[seat] += 1


@rule
def remember_gift(game: Game, giver: int, receiver: int, card: int) -> None:
    """Q67: the giver knows what it gave, and where it lies."""
    game.story[receiver, game.told[receiver] - 1] = GIVEN + giver
    if game.gift_to[giver, MOST_GIFTS - 1] != 0:
        forget_gift(game, giver, 0)
    place = 0
    while game.gift_to[giver, place] != 0:
        place += 1
    game.gift_card[giver, place] = card + 1
    game.gift_was[giver, place] = card + 1
    game.gift_to[giver, place] = receiver + 1


@rule
def doubt_gifts(game: Game, seat: int, card: int) -> None:
    """Q67: a giver who knows of such a card in this hand must assume that it was the one played."""
    for giver in range(MOST_SEATS):
        doubt_gift(game, giver, seat, card)
        if game.hand_size[seat] == 0:  # nothing of it is left to know
            for place in range(MOST_GIFTS - 1, -1, -1):
                if game.gift_to[giver, place] == seat + 1:
                    forget_gift(game, giver, place)
    if game.hand_size[seat] == 0:
        for at in range(game.told[seat]):
            game.story[seat, at] = 0
        game.told[seat] = 0


@rule
def doubt_gift(game: Game, giver: int, receiver: int, card: int) -> None:
    for place in range(MOST_GIFTS):
        if game.gift_to[giver, place] == receiver + 1 and game.gift_card[giver, place] == card + 1:
            game.gift_card[giver, place] = 0
            return


@rule
def forget_gift(game: Game, giver: int, place: int) -> None:
    """The later ones move up, so that they stay in order."""
    for later in range(place, MOST_GIFTS):
        last = later == MOST_GIFTS - 1
        game.gift_card[giver, later] = 0 if last else game.gift_card[giver, later + 1]
        game.gift_was[giver, later] = 0 if last else game.gift_was[giver, later + 1]
        game.gift_to[giver, later] = 0 if last else game.gift_to[giver, later + 1]
