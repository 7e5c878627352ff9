"""Units as small ints: who it is, and the state it is in.

A space holds a sorted tuple of units, so that equal units are interchangeable, copies of a
position share what has not changed, and a group of equal units is a run in the tuple.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import Final

from sanssouci.games.crisis.atlas import ARMY_OF, COMMANDERS, NATION_COUNT
from sanssouci.games.crisis.pack import ARMIES, NATIONS

Units = tuple[int, ...]

DEPLETED: Final = 1
ISOLATED: Final = 2
RECOVERED: Final = 4
"""Has recovered in this phase and cannot march (C5.3)."""
ARRIVED: Final = 8
"""Has marched into this space, or out of its fort, in this phase (C7.1)."""
INSIDE: Final = 16
"""On defense in a fort."""
TROOP: Final = "troop"
"""In the words of a sentence, tells a troop from its nation."""
FLAGS: Final = ("depleted", "isolated", "recovered", "arrived", "inside")

_SHIFT: Final = len(FLAGS)
_STATES: Final = 1 << _SHIFT
_KINDS: Final = NATION_COUNT + len(COMMANDERS)
FIRST_COMMANDER: Final = NATION_COUNT << _SHIFT
"""All units from here on are commanders."""


def troop(nation: int, flags: int = 0) -> int:
    return nation << _SHIFT | flags


def commander(index: int, flags: int = 0) -> int:
    return NATION_COUNT + index << _SHIFT | flags


def commander_of(unit: int) -> int:
    """The number of a commander."""
    return (unit >> _SHIFT) - NATION_COUNT


def state_of(unit: int) -> int:
    return unit & _STATES - 1


def _nation(kind: int) -> int:
    return kind if kind < NATION_COUNT else COMMANDERS[kind - NATION_COUNT].nation


def _name(kind: int) -> str:
    return NATIONS[kind] if kind < NATION_COUNT else COMMANDERS[kind - NATION_COUNT].id


NATION_OF: Final = tuple(_nation(kind) for kind in range(_KINDS) for _ in range(_STATES))
"""By unit, its nation."""
KIND_NAME: Final = tuple(_name(kind) for kind in range(_KINDS) for _ in range(_STATES))
NAME: Final = tuple(
    ".".join([KIND_NAME[unit], *(flag for n, flag in enumerate(FLAGS) if unit >> n & 1)])
    for unit in range(_KINDS * _STATES)
)
"""By unit, how actions call it: ``prussia``, ``prussia.depleted``, ``frederick.isolated``."""
TOLD: Final = tuple(
    name if unit >= FIRST_COMMANDER else name.replace(KIND_NAME[unit], f"{KIND_NAME[unit]}.{TROOP}")
    for unit, name in enumerate(NAME)
)
"""By unit, how sentences call it: ``prussia.troop.depleted`` is a troop, ``prussia`` the nation."""
BY_NAME: Final = {name: unit for unit, name in enumerate(NAME)}


def groups(units: Iterable[int]) -> list[tuple[int, int]]:
    """(unit, how many) for units in order."""
    return [(unit, len(list(run))) for unit, run in groupby(units)]


def leaders_first(units: Iterable[int]) -> Units:
    """Units in the order in which a player chooses among them: who leads, then who follows."""
    return tuple(sorted(units, key=lambda unit: (unit < FIRST_COMMANDER, unit)))


def names_of(units: Iterable[int]) -> str:
    """Units as the log lists them, one word for each."""
    return " ".join(TOLD[unit] for unit in units)


def armies_of(units: Iterable[int]) -> str:
    """The armies that units belong to, as the log names those who act together."""
    return "+".join(ARMIES[army] for army in sorted({ARMY_OF[NATION_OF[unit]] for unit in units}))


@lru_cache(maxsize=1 << 16)
def nations_in(units: Units) -> tuple[int, int]:
    """The nations with units in the open, and on defense."""
    in_open = inside = 0
    for unit in units:
        if unit & INSIDE:
            inside |= 1 << NATION_OF[unit]
        else:
            in_open |= 1 << NATION_OF[unit]
    return in_open, inside


def without(units: Units, gone: Iterable[int]) -> Units:
    """The units that are left when some go."""
    left = list(units)
    for unit in gone:
        left.remove(unit)
    return tuple(left)


def joined(units: Units, more: Iterable[int]) -> Units:
    return tuple(sorted((*units, *more)))
