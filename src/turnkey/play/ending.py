"""What comes of a finished game: it is written down, reviewed, and counts for the series that it belongs to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turnkey.core.table import Table
from turnkey.play.chairs import names_of
from turnkey.play.store import AddFinished, AddToSeries, Write
from turnkey.play.store.person_rows import GONE

if TYPE_CHECKING:
    from turnkey.play.owner import Owner


class Ending:
    """Of one table."""

    def __init__(self, owner: Owner) -> None:
        self._owner = owner

    def come(self) -> None:
        owner = self._owner
        owner.spawn(self._write_down())
        if any(one.person for one in owner.chairs):
            self.want_review()

    async def _write_down(self) -> None:
        """What is kept of a finished game. If this is cut off, the next start of the server does it."""
        owner, names = self._owner, None
        while names != names_of(owner.chairs):  # somebody may want to be forgotten meanwhile
            names = names_of(owner.chairs)
            body = await owner.services.scribe.written_down(owner.row, list(owner.rows), names)
        await owner.services.store.write(AddFinished(owner.row.id, body))

    def want_review(self) -> None:
        """Have it reviewed, if it is not yet."""
        owner = self._owner
        owner.services.reviews.want(owner.row.id, (owner.row, list(owner.rows), names_of(owner.chairs)))

    def left_by(self, table: Table) -> list[Write]:
        """What a finished game leaves to the next ones of its series, if it is of one that somebody keeps. Practice
        counts for none."""
        owner = self._owner
        series, person = owner.game.definition.agreed.series, owner.settings.get("series") or GONE
        if series is None or person == GONE or not table.over or (owner.history is not None and owner.history.practice):
            return []
        name = series.name_of(table.values[series.option])
        if name is None:
            return []
        return [AddToSeries(owner.row.id, person, owner.row.game, name, series.after(table))]
