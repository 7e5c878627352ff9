"""Points that nothing else wants: they bring columns to where the outlook will want them."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.crisis.atlas import INDEX, SPACE
from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.marching import March, Marching, fitting
from sanssouci.games.crisis.officers.pieces import best_party, missed
from sanssouci.games.crisis.selection import PLACES, places
from sanssouci.games.crisis.units import Units, joined, without
from sanssouci.kernel import Action, Message


def best_gathering(marching: Marching, legal: Sequence[Action]) -> March | None:
    """The march within own lines that improves the outlook most and leaves no gap behind."""
    table, side, enemies = marching.staff.table, marching.staff.side, marching.staff.enemies
    best: March | None = None
    for action in legal:
        if action.verb not in ("march", "pick"):
            continue
        start, end = (INDEX[word] for word in action.words)
        if table.has_units(start, enemies) or table.has_units(end, enemies):
            continue
        column = spare(marching, start, end) if table.holder(end) == side else ()
        everybody = column == marching.ground.party(start, end)
        if not column or everybody != (action.verb == "march"):
            continue
        if _endangers(marching, start, end, column):
            continue
        gain = _gain(marching, start, end, column)
        if gain > weights.WORTH_THE_MARCH and (best is None or gain > best.gain):
            best = March(gain, action, column, Message.of("why.towards", space=SPACE[end]))
    return best


def spare(marching: Marching, start: int, end: int) -> Units:
    """Who may leave a stack: all but its guards, the best eight of them; nobody of a few."""
    staff = marching.staff
    pool = marching.ground.party(start, end)
    guards = max(0, staff.guards(start) - (len(staff.own_units(start)) - len(pool)))
    pool = tuple(sorted(sorted(pool, key=missed)[guards:]))
    if len(pool) < weights.A_COLUMN:
        return ()
    return pool if places(pool) <= PLACES else fitting(best_party(pool, PLACES))


def _endangers(marching: Marching, start: int, end: int, column: Units) -> bool:
    """Whether the enemy's next phases would be the worse for it."""
    staff = marching.staff
    here, there = staff.own_units(start), staff.own_units(end)
    before = staff.risk(start, here) + staff.risk(end, there)
    after = staff.risk(start, without(here, column)) + staff.risk(end, joined(there, column))
    return after > before + weights.WORTH_THE_POINT


def _gain(marching: Marching, start: int, end: int, column: Units) -> float:
    """How the outlook changes if a column goes, and the rest of a large stack after it."""
    staff = marching.staff
    rest = without(marching.ground.movable(start), column)
    behind = tuple(sorted(rest, key=missed))[staff.guards(start) :]
    if behind and 1 + -(-places(behind) // PLACES) <= marching.points:
        column = joined(column, behind)
    return marching.outlook_gain(start, end, column)
