"""S28 The Fantastic War of 1762: guerrillas in Portugal."""

from __future__ import annotations

from sanssouci.games.sieben_jahre.atlas import OWNER, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import FA, GB, PT
from sanssouci.games.sieben_jahre.strikes import GUERRILLAS, StrikeOffer


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
