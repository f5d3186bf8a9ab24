"""The only encoder of what leaves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from turnkey.play import wire


def plain(given: Any) -> Any:
    """What numpy left in a view, or a sentence, as JSON knows it."""
    if hasattr(given, "tolist"):
        return given.tolist()
    if isinstance(given, Mapping):
        return dict(given)
    if isinstance(given, str):
        return str(given)  # a sentence
    raise TypeError(f"{type(given).__name__} cannot be sent")


_encoder = msgspec.json.Encoder(enc_hook=plain)


def encode(answer: wire.Outgoing) -> bytes:
    """The bytes that leave."""
    if not isinstance(answer, wire.Outgoing):
        raise TypeError(f"{type(answer).__name__} is nothing that may leave: see wire.Outgoing")
    return _encoder.encode(answer)


def written(value: Any) -> Any:
    """Something of an answer that is encoded already: for several answers that hold the same."""
    return msgspec.Raw(_encoder.encode(value))


def noted(value: Any) -> bytes:
    """Something of an answer as it is kept, or compared: it is decoded again, or left to another answer."""
    return _encoder.encode(value)
