"""S27 North American natives: strikes on enemy armies in the middle of their action."""

from __future__ import annotations

from sanssouci.games.sieben_jahre.atlas import AREA, REGION_OF, is_sea
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import COALITION_OF_BOARD
from sanssouci.games.sieben_jahre.strikes import NATIVES, StrikeOffer


def offer(position: Position, mover: int) -> None:
    """An army moves in North America: the enemy's natives may fall upon it (S27.1).

    A board that has stopped for the year does not strike (S8.6).
    """
    place = position.at[mover]
    if not position.setting.campaign or is_sea(place) or "A" not in AREA[REGION_OF[place]]:
        return
    for board in position.order:
        if COALITION_OF_BOARD[board] == position.coalition(mover):
            continue
        if position.natives[board] and not position.stopped >> board & 1:
            position.push(StrikeOffer(board, mover, NATIVES))
