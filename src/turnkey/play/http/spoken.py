"""The language of a connection: what a page says by `language=de`, else what the browser wishes, else English."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from turnkey.core.errors import TurnkeyError
from turnkey.core.languages import Language, best_of


def wished(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Its code. A language that is not spoken here is no error."""
    asked = connection.query_params.get("language")
    if asked:
        return best_of([str(asked)])
    return best_of(by_quality(connection.headers.get("accept-language", "")))


def by_quality(header: str) -> list[str]:
    """The languages of an Accept-Language header, most wished for first."""
    wishes = []
    for one in header.split(","):
        code, _, quality = one.partition(";q=")
        try:
            wishes.append((-float(quality or 1), code.strip()))
        except ValueError:
            continue
    return [code for _, code in sorted(wishes, key=lambda wish: wish[0])]


def reason_of(fault: TurnkeyError, language: Language) -> str:
    """Why something was refused, in words."""
    return language.words(fault.args[0]) if fault.args and isinstance(fault.args[0], str) else str(fault)
