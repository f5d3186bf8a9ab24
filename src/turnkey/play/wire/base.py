"""What all messages and answers are made of."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the sender, to recognise an answer")]


Words = Annotated[str, Meta(min_length=1, max_length=200)]


Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]


SeatName = Annotated[str, Meta(min_length=1, max_length=40)]


Slug = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9_]+$")]


StepNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


Plain = dict[str, Any]


class Incoming(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a browser sends; fields that nobody knows are refused."""


class Outgoing(msgspec.Struct, kw_only=True):
    """What leaves: only the gate encodes it."""
