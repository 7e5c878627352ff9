"""Clashes: what an attack on a space is likely to bring, from its dice alone."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from sanssouci.games.crisis.officers import weights
from sanssouci.games.crisis.officers.odds import Dice, storm
from sanssouci.games.crisis.officers.standing import Arms, planned


class Clash(NamedTuple):
    """What an attack on a space is likely to bring."""

    takes: float
    """The chance that the space falls, a siege begun counted in part."""
    wins: float
    """The chance to win the field."""
    own_hits: float
    enemy_hits: float


@lru_cache(maxsize=1 << 16)
def fought(
    dice: Dice,
    outside: Dice,
    garrison: Dice,
    needed: int,
    in_the_open: bool,
    ground: float,
    trapped: bool,
    arms: Arms,
) -> Clash:
    """An attack on units in the open and on a garrison, of which either may be nobody.

    ``needed`` is the number of hits that would kill the whole garrison.
    """
    wins, own_hits, enemy_hits = 1.0, 0.0, 0.0
    left = len(dice)
    if in_the_open:
        end = planned(dice, outside, ground, fort=bool(garrison), trapped=trapped, arms=arms)
        wins, own_hits, enemy_hits = end.wins, end.own_hits, end.enemy_hits
        left = round(len(dice) - own_hits)
    elif not dice:
        wins = float(not garrison)
    takes = wins
    if garrison:
        falls, taken, share = stormed(dice[:left], garrison, needed)
        takes = wins * share
        own_hits += wins * taken
        enemy_hits += wins * falls * needed
    return Clash(takes, wins, own_hits, enemy_hits)


def stormed(dice: Dice, garrison: Dice, needed: int) -> tuple[float, float, float]:
    """The chance that a fort falls at once, the hits taken, and the share of it thus won."""
    falls, taken = storm(dice, garrison, needed)
    strong = min(1.0, len(dice) / (4.0 * len(garrison)))
    return falls, taken, falls + (1 - falls) * weights.SIEGE * strong
