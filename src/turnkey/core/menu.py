"""The menu: the actions that a seat may take now, in the order in which the rules offer them.

A plain array of numbers, its first place holding how many follow. Random play then takes one
without looking at the actions that are not there, which a mask over all actions would demand.

It has room for one more than the declaration's `most_options`. Nothing is ever written beyond that: what does not
fit is not offered, and a menu with more than `most_options` shows that there were too many.
"""

from __future__ import annotations

from typing import Any

from turnkey.core.rule import rule


@rule
def clear(menu: Any) -> None:
    menu[0] = 0


@rule
def offer(menu: Any, action: int) -> None:
    at = menu[0] + 1
    if at < len(menu):
        menu[at] = action
        menu[0] = at


@rule
def offer_if(menu: Any, possible: bool, action: int) -> None:
    """Offer an action if it is possible. It is written down either way, and then counted or not:
    so there is no branch for the processor to mispredict.
    """
    at = menu[0] + 1
    if at < len(menu):
        menu[at] = action
        menu[0] = at if possible else at - 1


@rule
def offer_range(menu: Any, first: int, last: int) -> None:
    """Offer the actions from `first` up to, but not including, `last`."""
    at = menu[0] + 1
    for action in range(first, min(last, first + len(menu) - at)):
        menu[at] = action
        at += 1
    menu[0] = at - 1


@rule
def offered(menu: Any, action: int) -> bool:
    for place in range(1, menu[0] + 1):
        if menu[place] == action:
            return True
    return False
