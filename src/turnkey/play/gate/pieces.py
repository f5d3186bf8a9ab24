"""Parts of views, told in a language and encoded once for all who see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turnkey.core.game import Game
from turnkey.core.languages import Language
from turnkey.play import wire
from turnkey.play.gate.encoding import written

ENCODED = ""  # in place of a language's code


PIECES = 200  # of views that are kept encoded, and those before them


class Pieces:
    """The parts of one table's views, encoded once for all who see them in a language, and for as long as they stay.

    A part that is the same is the same object, which nobody changes (core/parts.py).
    """

    def __init__(self) -> None:
        self._now: dict[tuple[int, str], tuple[Any, Any]] = {}
        self._before: dict[tuple[int, str], tuple[Any, Any]] = {}

    def move_on(self) -> None:
        """What nobody was shown in a long time is forgotten."""
        if len(self._now) > PIECES:
            self._now, self._before = {}, self._now

    def view(self, view: Mapping[str, Any], told: ViewWords) -> wire.Plain:
        """A view's entries, encoded."""
        return {
            name: self._encoded(value) if type(value) is dict or type(value) is list else value
            for name, value in self.told(view, told).items()
        }

    def told(self, view: Mapping[str, Any], told: ViewWords) -> Mapping[str, Any]:
        """A view in a language; what is the same in it is the same object again."""
        if told.as_it_is:
            return view
        return {
            name: self._told(value, told) if type(value) is dict or type(value) is list else value
            for name, value in told.top(view).items()
        }

    def _told(self, value: Any, told: ViewWords) -> Any:
        found = self._kept((id(value), told.code))
        if found is None:
            if type(value) is list and value and type(value[0]) is dict:
                inside: Any = [self._told(one, told) for one in value]
            else:
                inside = told.plain(value)
            found = self._now[id(value), told.code] = value, inside
        return found[1]

    def _encoded(self, value: Any) -> Any:
        """Of a list only what is new in it."""
        found = self._kept((id(value), ENCODED))
        if found is None:
            if type(value) is list and value and type(value[0]) is dict:
                inside = written([self._encoded(one) for one in value])
            else:
                inside = written(value)
            found = self._now[id(value), ENCODED] = value, inside
        return found[1]

    def _kept(self, place: tuple[int, str]) -> tuple[Any, Any] | None:
        """A place is no other's, since the value is kept beside it."""
        found = self._now.get(place)
        if found is None:
            found = self._before.get(place)
            if found is not None:
                self._now[place] = found
        return found


class ViewWords:
    """How a game's views are told in a language: what in them is words for people."""

    def __init__(self, game: Game, language: Language) -> None:
        self.code, self._language, self._names = language.code, language, game.definition.shown.texts
        self.as_it_is = language.is_english or not self._names

    def plain(self, value: Any) -> Any:
        return value if self.as_it_is else self._language.in_view(value, self._names)

    def top(self, view: Mapping[str, Any]) -> Mapping[str, Any]:
        """A view's own entries; what they hold is told piece by piece."""
        return {
            name: self._language.text(one) if name in self._names and isinstance(one, str) else one
            for name, one in view.items()
        }
