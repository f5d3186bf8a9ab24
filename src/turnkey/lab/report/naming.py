"""What sides, seats and settings are called in sentences; tables of data have them by their words."""

from __future__ import annotations

from typing import Any

from turnkey.core.names import joined
from turnkey.lab.designs import written
from turnkey.lab.summary import TO_DECIDE, side_name
from turnkey.lab.watching import Setting


def seat_called(setting: Setting, word: str) -> str:
    seats = setting.game.definition.words.seats
    return seats.titles[seats.index(word)] if word in seats else word


def own_name(setting: Setting, label: str) -> str:
    """`ben, lewis, david` is the Runners; nothing where the game calls a side by its seats."""
    own = setting.game.definition.words.sides
    for place, side in enumerate(setting.game.definition.rules.sides):
        if own and label == side_name(setting.game, setting.players, side):
            return own[place]
    return ""


def side_called(setting: Setting, label: str) -> str:
    """`ben, lewis, david` is the Runners, and `1st to decide` whoever decides 1st."""
    own = own_name(setting, label)
    if own:
        return own
    if label.endswith(TO_DECIDE):
        return f"whoever decides {label.removesuffix(TO_DECIDE)}"
    return joined([seat_called(setting, word) for word in label.split(", ")])


def label_of(figure: str) -> str:
    """`wins:ben+lewis` counts the wins of `ben, lewis`."""
    return figure.removeprefix("wins:").replace("+", ", ")


def figure_called(setting: Setting, figure: str) -> str:
    """Whose wins `wins:ben+lewis` counts."""
    name = label_of(figure)
    in_order = name[:1].isdecimal() and name[1:] in ("st", "nd", "rd", "th")
    return side_called(setting, name + TO_DECIDE if in_order else name)


def value_called(value: Any) -> str:
    """`up_to` is up to; whether something holds is yes or no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return written(value).replace("_", " ")


def begun_large(text: str) -> str:
    return text[:1].upper() + text[1:]
