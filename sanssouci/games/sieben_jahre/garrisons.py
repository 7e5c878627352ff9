"""S18 Garrisons: their yearly cost, their stores, and hunger."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import conquest
from sanssouci.games.sieben_jahre.atlas import (
    COMMANDER,
    GARRISON,
    GARRISONED,
    REGION,
    REGION_COUNT,
    TOWN,
)
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.states import BOARD_COUNT, payers
from sanssouci.games.sieben_jahre.victory import is_barred


def besiegers(position: Position, region: int) -> tuple[int, ...]:
    """The enemy armies in a chief-town province (S18.3); one that has been beaten and has to leave
    has lifted the siege (S26.1)."""
    town, holder = TOWN[region], position.holder(region)
    if town < 0 or holder == NOBODY:
        return ()
    return tuple(c for c in position.enemies_at(town, holder) if not position.fleeing >> c & 1)


def cost(position: Position, board: int) -> int:
    """What a board's garrisons cost this year: their units (S6.1)."""
    states = payers(board, position.year)
    return sum(
        position.garrison[region] if position.unrestored >> region & 1 else GARRISON[region]
        for region in GARRISONED
        if position.flag[region] in states
    )


def pay(position: Position) -> None:
    """Pay all garrisons, which come before everything else (S31.1), and refill them (S18.1)."""
    for board in range(BOARD_COUNT):
        coins = cost(position, board)
        position.pay(board, coins)
        position.tell("log.garrisons", "S18.1", board=position.board_id(board), coins=coins)
    for region in GARRISONED:
        if not besiegers(position, region):
            if position.unrestored >> region & 1:
                position.stores[region] = position.garrison[region]
            else:
                conquest.man(position, region)


def starve(position: Position) -> None:
    """End of a fraction: garrisons under siege eat, and give up when nothing is left (S18.5)."""
    for region in range(REGION_COUNT):
        if not position.garrison[region] or not (armies := besiegers(position, region)):
            continue
        if position.stores[region]:
            position.stores[region] -= 1
            position.tell(
                "log.garrison_eats", "S18.5", region=REGION[region], left=position.stores[region]
            )
        army = min(armies, key=conquest.rank)
        if not position.stores[region] and not is_barred(
            position, region, position.coalition(army)
        ):
            position.tell("log.starved", "S18.5", region=REGION[region], who=COMMANDER[army])
            state = conquest.captor(position, army)
            conquest.capture(position, region, state, hunger=True)
        if position.outcome:
            return
