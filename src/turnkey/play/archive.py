"""Records, replays and reviews of tables, and games played on from a point of a finished one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Container
from typing import TYPE_CHECKING

import turnkey
from turnkey.bots.policies import usual_policy
from turnkey.core.languages import EN
from turnkey.core.table import Table
from turnkey.play import gate, wire
from turnkey.play.chairs import Chair, names_of
from turnkey.play.finished import played, what_was_done
from turnkey.play.history import ACT, DEAL, HINT, QUIET, SAY, fold, surviving
from turnkey.play.owner import Owner
from turnkey.play.people import Person
from turnkey.play.refusal import Refusal
from turnkey.play.reviews import not_yet, told
from turnkey.play.store import AddStep, StepRow, Write
from turnkey.play.store.bodies import at_rest, from_rest
from turnkey.play.thinkers import known_bot

if TYPE_CHECKING:
    from turnkey.play.hub import Hub

REPLAYS = 64  # positions of finished games kept at hand


class Archive:
    """Of one server's tables."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._replays: OrderedDict[tuple[str, int], Table] = OrderedDict()

    def forget(self, tables: Container[str]) -> None:
        """Tables that leave memory."""
        for key in [one for one in self._replays if one[0] in tables]:
            del self._replays[key]

    def forget_all(self) -> None:
        self._replays.clear()

    async def exported(self, owner: Owner, person: Person | None, form: str) -> wire.Export:
        """The record as far as somebody may know it. Of a table that was closed all but what was said there: some of
        that was said in confidence."""
        seat = None if person is None else owner.seat_of(person.id)
        if owner.kept is not None:
            return owner.kept.export(seat, form)
        practice, names = owner.facts().practice, names_of(owner.chairs)
        if owner.row.closed:
            steps = [
                from_rest(row.body) | ({} if row.kind == DEAL else {"seat": owner.chairs[row.seat].title})
                for row in played(owner.rows)
            ]
            return gate.bare_export(owner.row, steps, form, practice, names)
        return await asyncio.to_thread(gate.export, owner.playing().table, seat, form, practice, names)

    async def replayed(self, owner: Owner, step: int, eyes: str, language: str = EN) -> wire.ReplayStep:
        """A finished game after so many actions; what was kept by older rules is told as it was kept, in English."""
        if owner.kept is not None:
            return owner.kept.at(owner.row.id, step, eyes)
        kept = self._finished(owner)
        if step >= len(kept):
            raise Refusal("no_such_step", "this game has {steps:step|steps}", steps=len(kept) - 1)
        if eyes not in (gate.SPECTATORS, gate.OPEN_CARDS):
            owner.playing().table.seat(eyes)
        key = owner.row.id, step
        table = self._replays.get(key) or (await asyncio.to_thread(fold, owner.row, owner.rows, step)).table
        if not owner.is_closed:  # else it was put away meanwhile: what was said there may be gone from the store
            self._replays[key] = table
            self._replays.move_to_end(key)
            while len(self._replays) > REPLAYS:
                self._replays.popitem(last=False)
        spoken = owner.game.language(language)
        did = what_was_done(owner.game, owner.playing().table.seats, kept[step], language)
        return gate.replayed(table, owner.row.id, step, len(kept) - 1, eyes, did, spoken)

    async def reviewed(self, owner: Owner, language: str = EN) -> wire.Review:
        """What decided a finished game, or how far that is; asking for it has it made."""
        found = await self._review_of(owner)
        if found is None:
            state, progress = self._hub.services.reviews.state(owner.row.id)
            return not_yet(owner.row.id, state, progress)
        return await asyncio.to_thread(
            told, owner.row.id, owner.playing().table, found, owner.game.language(language)
        )  # fmt: skip

    async def review_data(self, owner: Owner) -> wire.ReviewData:
        found = await self._review_of(owner)
        if found is None:
            raise Refusal("not_yet", "there is no review of this game yet: ask again in a while")
        return wire.ReviewData(review=found)

    async def _review_of(self, owner: Owner) -> wire.Plain | None:
        self._finished(owner)  # while it is on there is none, whoever asks
        found = await self._hub.services.reviews.found(owner.row.id)
        if found is None:
            owner.ending.want_review()
        return found

    def _finished(self, owner: Owner) -> list[StepRow]:
        owner.playing()
        if owner.status != gate.OVER:
            raise Refusal("not_over", "a game can be replayed and forked once it is over: until then it has secrets")
        return played(owner.rows)

    async def fork(self, owner: Owner, person: Person, wish: wire.Fork) -> Owner:
        """Play on from a point of a finished game, on one seat, against bots."""
        kept = self._finished(owner)
        seat = owner.playing().table.seat(wish.seat)
        if wish.step >= len(kept) - 1:
            raise Refusal(
                "no_such_step", "this game has {steps:step|steps}; fork it at an earlier one", steps=len(kept) - 1
            )
        bot = wish.bot or usual_policy(owner.game)
        known_bot(owner.game, bot)
        row = self._hub.new_row(
            owner.game, owner.row.players, from_rest(owner.row.options), {"clock": None, "patience": None},
            person.id, False,
        )  # fmt: skip
        chairs = [
            Chair(one.seat, one.title, person.id, person.name)
            if one.seat == seat
            else Chair(one.seat, one.title, bot=bot)
            for one in owner.chairs
        ]
        steps: list[Write] = []
        acts = -1
        for _, one in surviving(owner.rows):
            acts += one.kind in (DEAL, ACT, QUIET)
            if acts > wish.step:
                break
            if one.kind not in (SAY, HINT):  # others said what was said there, and others took hints
                steps.append(AddStep(row.id, len(steps), one.kind, one.seat, one.body, "", 0.0, row.made))
        return await self._hub.found(row, chairs, steps)

    async def shelve(self, person: Person, slug: str, played: wire.Plain) -> Owner:
        """A finished game that bots played elsewhere, on a table of this person's: to be replayed and forked."""
        game, bots = turnkey.game(slug), played["bots"]
        settings = {"clock": None, "patience": None}
        row = self._hub.new_row(game, played["players"], played["options"], settings, person.id, False)
        names = game.seats[played["players"]]
        chairs = [Chair(seat, title, bot=bot) for seat, (title, bot) in enumerate(zip(names, bots, strict=True))]
        steps: list[Write] = []
        for one in played["steps"]:
            kind = DEAL if not one["do"] else QUIET if one["quiet"] else ACT
            body = {"chance": one["chance"]} | ({"do": one["do"]} if one["do"] else {})
            steps.append(AddStep(row.id, len(steps), kind, one["seat"], at_rest(body), "", 0.0, row.made))
        return await self._hub.found(row, chairs, steps)
