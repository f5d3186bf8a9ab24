"""What the things of Break & Escape are, in words: for whoever points at one, and for how to play."""

from __future__ import annotations

from turnkey.core.editions import Edition
from turnkey.core.sentences import says
from turnkey.core.terms import Term
from turnkey.games.break_escape.state import CARDS, JAMES, SEATS

CARD_WORDS = {
    "teleport": "Go to any space. After your walk the space takes effect, as if you had walked there.",
    "swap": "Two people on different spaces change places, James too. These spaces do not take effect.",
    "pup": "Leave a Pup on your space. James has to stop there on his walk, and takes nobody prisoner that turn.",
    "jailbreak": "At the Jail: free somebody without a roll. Or, when an attack leaves you no heart: keep one.",
}


def terms(edition: Edition) -> list[Term]:
    cards = [Term("card", code, CARDS.titles[number], CARD_WORDS[code]) for number, code in enumerate(CARDS)]
    return [*cards, *places(edition), *tokens(edition), *pieces(edition)]


def places(edition: Edition) -> list[Term]:
    numbers = edition["numbers"]
    safe = says("Whoever ends a walk here heals {heal}. Resting heals {rest} more. It gives no shelter from James.",
                heal=numbers["safe_heal"], rest=numbers["rest_heal"])  # fmt: skip
    jail = says("Here the caught Runners sit. A friend who stands here frees one of them with a roll of {friend} or "
                "more; on their own they need a {own}.",
                friend=numbers["rescue_min"], own=numbers["breakout_min"])  # fmt: skip
    gate = says("{keys:Key opens|Keys open} it. Then Runners who stop here can leave, and they win when {runners} of "
                "them are outside.",
                keys=numbers["keys_needed"], runners=numbers["escapes_needed"])  # fmt: skip
    return [
        Term("place", "start", "Start", "All people begin here. It has no effect."),
        Term("place", "normal", "Street", "Nothing happens here."),
        Term(
            "place", "supply", "Supply", "Whoever ends a walk here draws a card. A JAIL BREAK found here is a Key, too."
        ),
        Term("place", "safe house", "Safe House", safe),
        Term("place", "jail", "Jail", jail),
        Term("place", "gate", "Gate", gate),
    ]


def tokens(edition: Edition) -> list[Term]:
    numbers, james = edition["numbers"], edition["characters"]["james"]
    key = says("All Runners share it. It comes only from a Supply, and is never lost. {keys:opens|open} the Gate.",
               keys=numbers["keys_needed"])  # fmt: skip
    heart = says("Health. An attack by James costs everybody on his space {damage}. With {weak} or fewer a Runner can "
                 "be taken prisoner.",
                 damage=james["damage"], weak=numbers["capture_at"])  # fmt: skip
    die = says(
        "Runners walk exactly what they roll, clockwise. James walks {bonus} more.", bonus=numbers["pursuer_bonus"]
    )
    clock = says("One hour is one round. When round {rounds} is over, James has won.", rounds=numbers["rounds"])
    return [
        Term("token", "key", "Key", key),
        Term("token", "heart", "Heart", heart),
        Term("token", "pup", "Pup on the street", "James has to stop here on his walk. Then the Pup is gone."),
        Term(
            "token",
            "wanted",
            "Wanted",
            "Was caught or saved by a card. Caught once more, this Runner is out of the game.",
        ),
        Term(
            "token", "reach", "Red street", "James's next walk can end here, with so many of the six faces of his die."
        ),
        Term("token", "die", "Die", die),
        Term("token", "clock", "Clock", clock),
        Term("token", "deck", "Deck", "Supplies give the top card. When it is used up, the used cards are shuffled."),
        Term("token", "used", "Used cards", "Played and thrown away. They are shuffled when the deck is used up."),
    ]


def pieces(edition: Edition) -> list[Term]:
    found = []
    for number, (seat, title) in enumerate(zip(SEATS, SEATS.titles, strict=True)):
        hearts = edition["characters"][seat]["hp"]
        runner = says("A Runner with {hearts:heart|hearts}.", hearts=hearts)
        hunter = says("He hunts the Runners, with {hearts:heart|hearts}.", hearts=hearts)
        found.append(Term("piece", seat, title, hunter if number == JAMES else runner))
    return found
