"""The server's log, as text or as a line of JSON each. As JSON it tells of faults where they happened and of what kind
they are, and not their words: those may hold what people wrote."""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path

from turnkey.play.store.bodies import at_rest

TEXT, JSON = "text", "json"


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            places = traceback.extract_tb(record.exc_info[2])
            told["fault"] = record.exc_info[0].__name__
            told["where"] = [f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in places]
        return at_rest(told)


def set_up(form: str) -> None:
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(Lines() if form == JSON else plain)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
