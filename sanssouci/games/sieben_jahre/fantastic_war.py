"""S28 The Fantastic War of 1762: the way into Portugal, and its guerrillas."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre.atlas import OWNER, REGION_INDEX, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import FA, GB, PT
from sanssouci.games.sieben_jahre.strikes import GUERRILLAS, StrikeOffer

_ASTURIAS: Final = REGION_INDEX["asturias"]


def reach(position: Position, mover: int) -> None:
    """Whoever comes to Asturias may invade Portugal from now on (S28.1)."""
    place = position.at[mover]
    if position.bound and not is_sea(place) and REGION_OF[place] == _ASTURIAS:
        for c in position.grand_army(mover):
            position.bound &= ~(1 << c)


def offer(position: Position, mover: int) -> None:
    """A French or Spanish army moves in Portugal: guerrillas may fall upon it (S28.3)."""
    place = position.at[mover]
    if (
        position.setting.campaign
        and position.guerrillas
        and position.coalition(mover) == FA
        and not is_sea(place)
        and OWNER[REGION_OF[place]] == PT
        and not position.stopped >> GB & 1
    ):
        position.push(StrikeOffer(GB, mover, GUERRILLAS))
