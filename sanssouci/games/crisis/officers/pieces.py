"""Judging single units: who leads, who can be spared, who marches together."""

from __future__ import annotations

from functools import cache, lru_cache

from sanssouci.games.crisis.atlas import COMMANDERS, KING
from sanssouci.games.crisis.units import DEPLETED, FIRST_COMMANDER, Units, commander_of, without


def has_king(units: Units) -> bool:
    return any(unit >= FIRST_COMMANDER and commander_of(unit) == KING for unit in units)


def rating(unit: int) -> int:
    """The tactical rating of a commander; less than nothing for a troop."""
    return COMMANDERS[commander_of(unit)].rating if unit >= FIRST_COMMANDER else -1


@cache
def missed(unit: int) -> tuple[bool, bool, int]:
    """In what order units are spared from the line: depleted troops first, the king last."""
    is_commander = unit >= FIRST_COMMANDER
    return is_commander and rating(unit) > 0, not unit & DEPLETED, rating(unit)


@lru_cache(maxsize=1 << 14)
def best_party(units: Units, room: int) -> Units:
    """The units that fight best together: one good leader, full troops, then the others."""
    ranked = sorted(units, key=missed, reverse=True)
    leaders = [unit for unit in ranked if unit >= FIRST_COMMANDER and not unit & DEPLETED]
    party: list[int] = leaders[:1]
    led = COMMANDERS[commander_of(leaders[0])].leadership if leaders else 0
    if led and led < room:
        party += leaders[1:2]
    rest = list(without(units, party))
    rest.sort(key=lambda unit: (bool(unit & DEPLETED), unit >= FIRST_COMMANDER))
    return tuple(sorted((party + rest)[:room]))
