"""What is no choice is done for those who wish it.

Whoever answers at once tells that there was nothing to choose. So it is done only where everybody can tell that anyway
(`Verb.alone`, held by the twin-world law), and the log says what it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnkey.core.actions import Action
from turnkey.core.events import Line, line_saying
from turnkey.core.sentences import Shown
from turnkey.play import wire
from turnkey.play.chairs import Chair
from turnkey.play.store import SetSettings, StepRow
from turnkey.play.store.bodies import at_rest, from_rest

if TYPE_CHECKING:
    from turnkey.play.owner import Owner

KEPT = "passing"  # among the table's settings: the people who wish it


class Passing:
    """Who of one table wishes it, and what is done for them."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._found: dict[int, tuple[list[int], Action | None]] = {}  # by seat, with the menu that it was found in
        for chair in owner.chairs:
            chair.passes = bool(chair.person) and chair.person in owner.settings.get(KEPT, [])

    async def wish(self, person: str, message: wire.Passing) -> wire.Done:
        async def work(chair: Chair) -> None:
            await self._set(chair, message.on)

        return await self._owner.once(person, message.id, work)

    async def stop(self, seat: int) -> None:
        """Whoever takes something back wants to decide anew."""
        if self._owner.chairs[seat].passes:
            await self._set(self._owner.chairs[seat], False)

    async def _set(self, chair: Chair, on: bool) -> None:
        owner = self._owner
        others = [one for one in owner.settings.get(KEPT, []) if one != chair.person]
        settings = {**owner.settings, KEPT: [*others, chair.person] if on else others}
        await owner.services.store.write(SetSettings(owner.row.id, at_rest(settings)))
        owner.settings, chair.passes = settings, on
        owner.audience.tell_seating()
        owner.bots.wake()

    def action_of(self, seat: int) -> Action | None:
        """What is to be done for a seat now; None: nothing, its person decides or does not wish it."""
        owner, chair = self._owner, self._owner.chairs[seat]
        menu = owner.menus.get(seat)
        if menu is None or not chair.passes or chair.played_by_bot or owner.history is None:
            return None
        found = self._found.get(seat)
        if found is None or found[0] is not menu:
            found = self._found[seat] = menu, owner.history.table.without_choice(seat)
        return found[1]

    def told(self) -> dict[int, Line]:
        """The lines of the log that say what was done for whom, each by the entry that it stands before."""
        history = self._owner.history
        return {} if history is None else {at: self._line(one.row) for at, one in history.passed().items()}

    def _line(self, row: StepRow) -> Line:
        words = self._owner.game.definition.words
        action = words.actions[words.actions.read(from_rest(row.body)["do"])]
        who = words.seats.at(row.seat)
        shown: dict[str, Shown] = {"seat": who, "action": action.says}
        parts = {"seat": who.word, "action": action.notation}
        return line_saying(KEPT, "{seat} has no choice: {action}", shown, parts, cue="pass")
