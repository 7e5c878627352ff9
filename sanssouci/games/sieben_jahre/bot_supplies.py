"""SVI.3 The BOT's consolidation: what it buys, sends for and restores, one action each."""

from __future__ import annotations

from collections.abc import Sequence

from sanssouci.games.sieben_jahre import convoys, naval_losses, siege, units
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    IS_ADMIRAL,
    PACK,
    REGION_OF,
    STATE_OF,
    is_sea,
)
from sanssouci.games.sieben_jahre.pack_rows import Force
from sanssouci.games.sieben_jahre.paths import distances
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.provisions import MOST_LOADS, buy, on_sale
from sanssouci.games.sieben_jahre.scenario_mode import troops_of
from sanssouci.games.sieben_jahre.units import LAND_ARMS

LOW_PROVISIONS = 2
"""At so many loads or fewer the BOT sends for food."""


def buy_on_the_spot(position: Position, board: int, listed: Sequence[Force]) -> None:
    """Before anything else everybody buys where he stands, free of action (S14.13)."""
    for force in listed:
        c = force.commander
        food, loads = on_sale(position, c)
        loads = min(loads, position.purse[board])
        food = min(food, position.purse[board] - loads)
        if food > 0 or loads > 0:
            buy(position, c, food, loads)


def consolidate(position: Position, board: int, listed: Sequence[Force]) -> bool:
    """Begin the most urgent action; False if nothing is wanted or possible."""
    armies = [force for force in listed if _on_land(position, force.commander)]
    needs = sorted(
        (force for force in armies if _lacks_ammunition(position, force.commander)),
        key=lambda force: position.ammunition[force.commander],
    )
    needs += sorted(
        (force for force in armies if position.provisions[force.commander] <= LOW_PROVISIONS),
        key=lambda force: position.provisions[force.commander],
    )
    for force in needs:
        if _send_loads(position, board, force.commander):
            return True
    for force in listed:
        if _replace_losses(position, board, force):
            return True
    for region in siege.restorable(position, board):
        if position.unrestored >> region & 1:
            siege.restore_garrison(position, board, region)
            return True
    return False


def _on_land(position: Position, commander: int) -> bool:
    place = position.at[commander]
    return (
        not IS_ADMIRAL[commander]
        and place >= 0
        and not is_sea(place)
        and position.aboard[commander] == NOBODY
    )


def _lacks_ammunition(position: Position, commander: int) -> bool:
    return position.ammunition[commander] < position.units(commander)


def _towns(position: Position, army: int) -> list[int]:
    """The chief towns from which something can reach an army, the nearest first, ties by name;
    the one it stands in sends it men."""
    own = position.coalition(army)
    far = distances(position, STATE_OF[army], own, position.at[army])
    towns = [
        place
        for place in far
        if CHIEF_TOWNS >> place & 1 and position.friendly(REGION_OF[place], own)
    ]
    return sorted(towns, key=lambda place: (far[place], PACK.provinces[place].name))


def _send_loads(position: Position, board: int, army: int) -> bool:
    """Send as much of both as is sold, fits and can be paid, ammunition first."""
    for town in _towns(position, army):
        food, loads = convoys.on_the_way(position, army, town)
        room = position.ammunition_limit(army) - position.ammunition[army]
        loads = min(loads, max(0, room), position.purse[board])
        food = min(food, MOST_LOADS - position.provisions[army], position.purse[board] - loads)
        if food > 0 or loads > 0:
            convoys.dispatch(position, board, army, town, (food, loads), units.NONE)
            return True
    return False


def _replace_losses(position: Position, board: int, force: Force) -> bool:
    """Send for units of the arm and level that were lost, or rebuild squads."""
    c = force.commander
    if IS_ADMIRAL[c]:
        lost = position.units(c) < position.mustered[c]
        price = naval_losses.price(position, c)
        if lost and naval_losses.in_own_port(position, c) and position.purse[board] >= price:
            naval_losses.repair(position, board, c)
            return True
        return False
    if not _on_land(position, c):
        return False
    listed = troops_of(force)
    missing = [
        arm
        for arm in LAND_ARMS
        for _ in range(units.count(listed, arm) - units.count(position.troops[c], arm))
    ]
    if not missing:
        return False
    for town in _towns(position, c):
        most = convoys.levy_left(position, c, town)
        reserves, paid = units.NONE, 0
        for arm in missing[:most]:
            level = units.veteran(listed, arm)
            price = units.unit_price(arm, level)
            if paid + price > position.purse[board]:
                break
            count = units.count(reserves, arm) + 1
            reserves = units.with_level(units.with_count(reserves, arm, count), arm, level)
            paid += price
        if reserves:
            convoys.dispatch(position, board, c, town, (0, 0), reserves)
            return True
    return False
