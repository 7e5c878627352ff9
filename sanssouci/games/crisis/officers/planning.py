"""What the points of a phase are spent on: undertakings are chosen all together.

Which of them fit together into the points is tried at several prices of a point, from next to
nothing upwards: a low one favours great undertakings, a high one those that take few points. So an
attack is not given up halfway for a small thing that is at hand, and a point spent on rest is not
the one that an attack would have lacked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.units import Units
from sanssouci.kernel import Action, Message


class Undertaking(NamedTuple):
    """Something that takes a point or several, and the action with which it begins."""

    gain: float
    """What all of it promises."""
    action: Action
    party: Units
    """Who marches first."""
    why: Message
    points: int
    starts: tuple[int, ...]
    """The stacks that have a part in it."""


class Plan(NamedTuple):
    undertakings: tuple[Undertaking, ...]
    """The one that promises most beyond its price first."""
    worth: float
    """What all of them promise together."""


_DEARER: Final = 1.6
_AGAIN: Final = 2
"""A stack may have a part in so many undertakings, but only the first is sure."""


def plan(undertakings: Sequence[Undertaking], points: int) -> Plan:
    """The undertakings that are worth most together with so many points."""
    possible = [each for each in undertakings if each.points <= points]
    best = Plan((), 0.0)
    price = weights.WORTH_THE_POINT
    while True:
        found, all_fit = _at_price(possible, points, price)
        if found.worth > best.worth:
            best = found
        if all_fit:
            return best
        price *= _DEARER


def last_point(undertakings: Sequence[Undertaking], points: int) -> float:
    """What would be missing with one point fewer."""
    without = plan(undertakings, points - 1).worth
    return max(weights.WORTH_THE_POINT, plan(undertakings, points).worth - without)


def _at_price(possible: Sequence[Undertaking], points: int, price: float) -> tuple[Plan, bool]:
    """What is undertaken if a point costs so much, and whether the points were enough for it."""
    surplus = [(each.gain - price * each.points, each) for each in possible]
    parts: dict[int, int] = {}
    chosen: list[Undertaking] = []
    worth, all_fit = 0.0, True
    for more, each in sorted(surplus, key=lambda pair: -pair[0]):
        if more <= 0:
            break
        times = max(parts.get(start, 0) for start in each.starts)
        if times >= _AGAIN or each.gain / (1 + times) <= price * each.points:
            continue
        if each.points > points:
            all_fit = False
            continue
        points -= each.points
        worth += each.gain / (1 + times)
        chosen.append(each)
        for start in each.starts:
            parts[start] = parts.get(start, 0) + 1
    return Plan(tuple(chosen), worth), all_fit
