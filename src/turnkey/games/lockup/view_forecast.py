"""What a placement would bring, as far as the seat that makes it knows: told for every strength that matters."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from turnkey.core.secrecy import knows
from turnkey.games.lockup.rules.asking import is_guards
from turnkey.games.lockup.rules.lights_out import lying_at
from turnkey.games.lockup.rules.raid import loss
from turnkey.games.lockup.rules.tomes import is_playable, moment_of
from turnkey.games.lockup.state import (
    ALIBI,
    AT_RAID,
    BLAME,
    BRAWL,
    CALM,
    LOCATIONS,
    LOOKOUT,
    PLACEABLE,
    SEATS,
    TOKEN_COUNT,
    TOKENS,
    WORDS,
    Book,
    Game,
)
from turnkey.games.lockup.view_board import known_tokens
from turnkey.games.lockup.view_ranks import (
    crew_strength,
    lookout_seen,
    reward_at,
    standing_with,
    strength_seen,
    token_strength,
)


def forecast(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """How strong each token is, and for each location the ranks that can be had there, the best first."""
    return {
        "strengths": {TOKENS[token]: token_strength(game, seat, token) for token in range(TOKEN_COUNT)},
        "safe_with": TOKENS[LOOKOUT],  # where it lies, no suspicion is taken
        "ranks": {
            LOCATIONS[location]: ranks_at(game, book, seat, location)
            for location in range(PLACEABLE)
            if not knows(game.crew[seat], location)
        },
    }


def ranks_at(game: Game, book: Book, seat: int, location: int) -> list[dict[str, Any]]:
    """R22-R27: `least` is how strong one must be for a rank, if nobody else comes and what is hidden is nothing."""
    clockwise = [(game.fpt + place) % book.parties for place in range(book.parties)]
    there = [party for party in clockwise if party != seat and knows(game.crew[party], location)]
    strong = {party: strength_known(game, book, seat, party, location) for party in there}
    order = sorted(there, key=lambda party: -strong[party])
    before = set(clockwise[: clockwise.index(seat)])  # those who are ahead of this seat at equal strength
    rows: list[dict[str, Any]] = []
    for rank in range(len(order) + 1):
        beaten = order[rank] if rank < len(order) else None
        least = 0 if beaten is None else strong[beaten] + (beaten in before)
        if rows and rows[-1]["least"] == least:
            continue  # who is as strong as that is ahead of both
        safe = all(lookout_seen(game, book, party, location) for party in order[:rank])
        rows.append(
            {
                "rank": rank + 1,
                "least": least,
                "suspicion": lying_at(game, location) if safe else 0,
                **reward_at(book, location, rank, len(order) + 1),
            }
        )
    return rows


def foretold(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """R22-R27, R46: how this seat would stand at the lantern with each tome that changes it, if nobody answers."""
    if not game.hand[seat, BRAWL]:
        return {}
    rows = standing_with(game, book, game.location, {seat: int(book.brawl)})
    rank = next(place for place, row in enumerate(rows) if row["seat"] == SEATS[seat])
    return {WORDS[BRAWL]: {"rank": rank + 1, **rows[rank]}}


def relief(game: Game, book: Book, seat: int) -> dict[str, Any]:
    """R46, R55: what each tome against suspicion would change for this seat, from what to what: its markers, and what
    the raid costs that comes now. Whom blame falls on is chosen later, so what that raid costs is not told."""
    moment = moment_of(game)
    counts = [int(game.suspicion[party]) for party in range(book.parties)]
    cost = raid_cost(game, book, seat, counts)
    found: dict[str, Any] = {}
    for title, less in ((CALM, min(int(book.calm), counts[seat])), (BLAME, 1), (ALIBI, 0)):
        if game.hand[seat, title] and book.title_when[title] & moment and is_playable(game, book, seat, title):
            fewer = [count - less if party == seat else count for party, count in enumerate(counts)]
            then = 0 if title == ALIBI else raid_cost(game, book, seat, fewer)
            found[WORDS[title]] = {
                "suspicion": [counts[seat], fewer[seat]] if less else None,
                "loses": [cost, then] if moment == AT_RAID and title != BLAME else None,
            }
    return found


def raid_cost(game: Game, book: Book, seat: int, counts: list[int]) -> int:
    """R55-R57: the reputation that a raid would cost with so much suspicion on everybody."""
    most = max(counts)
    others = [count for count in counts if count < most]
    second = max(others, default=0)
    suspected: Any = SimpleNamespace(suspicion=counts)
    lost = loss(suspected, book, seat, most, second, counts.count(most), others.count(second))
    return min(int(lost), int(game.reputation[seat]))


def strength_known(game: Game, book: Book, seat: int, party: int, location: int) -> int:
    if is_guards(book, party):
        return crew_strength(game, book, party, location)
    known = known_tokens(game, book, seat, party).get(location, ())
    return strength_seen(game, party, location, [TOKENS.index(token) for token in known])
