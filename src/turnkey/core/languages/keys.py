"""The id of a message, from the English text that it translates."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache

WORDS = 5  # of the text that stand in its id
WORD = re.compile(r"[a-z]+")


@lru_cache(16384)
def key_of(english: str) -> str:
    """Some of its words, so that people find it, and a hash, so that a text which has changed is another."""
    text = " ".join(english.split())
    words = WORD.findall(text.lower().replace("'", ""))[:WORDS]
    return "-".join([*(words or ["text"]), hashlib.blake2s(text.encode(), digest_size=3).hexdigest()])


def has_words(text: str) -> bool:
    """Whether there is anything to translate: numbers and signs are the same everywhere."""
    return any(sign.isalpha() for sign in text)
