"""Ratings: how strong people and bots are at each game, and how sure that is. By OpenSkill (Plackett-Luce), for any
number of seats. Only tables that were made to count do, and practice never does."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from turnkey.play import gate
from turnkey.play.hub import Hub
from turnkey.play.leases import Elsewhere, patiently
from turnkey.play.owner import Owner
from turnkey.play.store import Conflict, StoreError, Write
from turnkey.play.store.person_rows import GONE
from turnkey.play.store.rows import insert, select
from turnkey.play.wire_people import Rated, Ratings

BOT = "bot:"  # begins the name of a bot among players
MU, SIGMA = 25.0, 25.0 / 3  # of somebody who has not played yet
MIDDLE, SCALE = 1000, 40  # what people are shown: a newcomer has 1000, and a step of OpenSkill's is 40
MOST, TRIES = 100, 8
FORGET_RATINGS = (
    "DELETE FROM ratings WHERE player = :person",
    "DELETE FROM entrants WHERE person = :person AND tournament IN (SELECT id FROM tournaments WHERE state = 'open')",
    "UPDATE entrants SET person = :to, name = :name WHERE person = :person"
    " AND tournament NOT IN (SELECT tournament FROM entrants WHERE person = :to)",
    "DELETE FROM entrants WHERE person = :person",
    "UPDATE pairings SET points = replace(points, :person, :to) WHERE points <> replace(points, :person, :to)",
    "UPDATE tournaments SET host = :to WHERE host = :person",
)
MOVE_RATINGS = (
    "UPDATE ratings SET player = :to WHERE player = :person"
    " AND game NOT IN (SELECT game FROM ratings WHERE player = :to)",
    "UPDATE entrants SET person = :to WHERE person = :person"
    " AND tournament NOT IN (SELECT tournament FROM entrants WHERE person = :to)",
    "UPDATE pairings SET points = replace(points, :person, :to) WHERE points <> replace(points, :person, :to)",
    "UPDATE tournaments SET host = :to WHERE host = :person",
)
MY_RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE player = :person"
log = logging.getLogger("turnkey.play")


@dataclass(frozen=True)
class RatingRow:
    game: str
    player: str
    mu: float
    sigma: float
    games: int


@dataclass(frozen=True)
class SetRating(Write):
    """Only if nobody else has changed it meanwhile; somebody who is new has played no game yet."""

    game: str
    player: str
    mu: float
    sigma: float
    games: int
    at: float
    before: int
    sql = (
        "INSERT INTO ratings (game, player, mu, sigma, games, at) VALUES (:game, :player, :mu, :sigma, :games, :at)"
        " ON CONFLICT (game, player) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games,"
        " at = excluded.at WHERE ratings.games = :before"
    )
    needs_a_row = True


@dataclass(frozen=True)
class RatedRow:
    table_id: str
    at: float


@dataclass(frozen=True)
class AddRated(RatedRow, Write):
    sql = insert("rated", RatedRow)


UNRATED = (  # among those that ended last: what was cut off is not far from the end
    "SELECT id FROM (SELECT id, settings, touched FROM tables WHERE status = 'over' ORDER BY touched DESC LIMIT 1000)"
    " AS latest WHERE settings LIKE :pattern AND NOT EXISTS (SELECT 1 FROM rated WHERE table_id = latest.id)"
    " ORDER BY touched"
)
BEST = (
    "SELECT ratings.player, COALESCE(people.name, ''), ratings.mu, ratings.sigma, ratings.games FROM ratings"
    " LEFT JOIN people ON people.id = ratings.player WHERE ratings.game = :game"
    " ORDER BY ratings.mu - 2 * ratings.sigma DESC LIMIT :most"
)


class Ladder:
    """The ratings of all games."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._store = hub, hub.store
        self.works = importlib.util.find_spec("openskill") is not None

    async def catch_up(self) -> None:
        """Games that ended just before a server did."""
        if not self.works:
            return
        for table in await self._store.read(str, UNRATED, pattern='%"rated": true%'):
            try:
                await self.count(await patiently(partial(self._hub.owner, table)))
            except Elsewhere:
                continue  # another process has the table, and sees to it
            except Exception:
                log.exception("table %s could not be rated", table)

    async def count(self, owner: Owner) -> None:
        """A game is over: if it counts, it moves the ratings of all who sat there, once."""
        if not self.works or not owner.settings.get("rated") or owner.status != gate.OVER:
            return
        for _ in range(TRIES):
            try:
                await self._store.write(AddRated(owner.row.id, time.time()), *await self._moved(owner))
                return
            except Conflict:  # it was counted already, or somebody's other game ended just now
                done = "SELECT table_id FROM rated WHERE table_id = :table"
                if await self._store.read(str, done, table=owner.row.id):
                    return
                await asyncio.sleep(0.05)
        raise StoreError("the ratings changed too often meanwhile")

    async def _moved(self, owner: Owner) -> list[Write]:
        players, returns = players_of(owner), returns_of(owner)
        people = {one for one in players if one and not one.startswith(BOT) and one != GONE}
        if owner.settings.get("practice") or owner.removed or not people or len(set(players)) < 2:
            return []
        game, now = owner.row.game, time.time()
        known = {one: await self._rating(game, one) for one in set(players)}
        return [
            SetRating(game, one, mu, sigma, known[one].games + 1, now, known[one].games)
            for one, (mu, sigma) in moved(known, players, returns).items()
            if one and one != GONE
        ]

    async def _rating(self, game: str, player: str) -> RatingRow:
        sql = select("ratings", RatingRow, "WHERE game = :game AND player = :player")
        found = await self._store.read(RatingRow, sql, game=game, player=player)
        return found[0] if found else RatingRow(game, player, MU, SIGMA, 0)

    async def best(self, game: str, asker: str) -> Ratings:
        def row(player: str, name: str, mu: float, sigma: float, games: int) -> Rated:
            is_bot = player.startswith(BOT)
            return Rated(
                kind="bot" if is_bot else "person", name=player.removeprefix(BOT) if is_bot else name,
                rating=round(MIDDLE + SCALE * (mu - MU)), within=round(2 * SCALE * sigma), games=games,
                mine=bool(asker) and player == asker,
            )  # fmt: skip

        return Ratings(game=game, offered=self.works, players=await self._store.read(row, BEST, game=game, most=MOST))


def players_of(owner: Owner) -> list[str]:
    """Who is rated for each seat. Whoever left, and for whom a bot played on, has what the bot achieved."""
    return [chair.person or f"{BOT}{chair.bot}" for chair in owner.chairs]


def returns_of(owner: Owner) -> Sequence[float]:
    if owner.kept is not None:
        end = owner.kept.at(owner.row.id, owner.kept.last, gate.OPEN_CARDS).result
        return [] if end is None else end.returns
    result = owner.playing().table.result
    return [] if result is None else list(result.returns)


def moved(
    known: Mapping[str, RatingRow], players: Sequence[str], returns: Sequence[float]
) -> dict[str, tuple[float, float]]:
    """What a game makes of ratings. Who had several seats (a bot) moves by the mean of what each of them tells."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA)
    before = [[model.create_rating([known[one].mu, known[one].sigma])] for one in players]
    ranks = [float(sum(other > own for other in returns)) for own in returns]
    after = model.rate(before, ranks=ranks)
    told: dict[str, list[tuple[float, float]]] = {}
    for player, (rating,) in zip(players, after, strict=True):
        told.setdefault(player, []).append((rating.mu, rating.sigma))
    return {
        player: (sum(mu for mu, _ in seats) / len(seats), sum(sigma for _, sigma in seats) / len(seats))
        for player, seats in told.items()
    }
