"""S14, S16 Provisions: what a place sells, buying on the spot, and eating."""

from __future__ import annotations

from sanssouci.games.sieben_jahre.areas import at_home
from sanssouci.games.sieben_jahre.atlas import (
    CHIEF_TOWNS,
    COMMANDER,
    CONTESTED,
    GARRISON,
    HARBOURS_ON,
    REGION_OF,
    TRANSIT,
    is_sea,
)
from sanssouci.games.sieben_jahre.position import Position

MOST_LOADS = 8
"""Maximum number of loads of a kind that a contingent carries (S14.1)."""
PROVINCE_SELLS = 3
LEAST_OF_A_TOWN, MOST_OF_A_TOWN = 4, 8
MOST_EXHAUSTION = 4


def supplies(position: Position, region: int, coalition: int) -> bool:
    """True if a region sells anything to a coalition now (S14.6, S15.3)."""
    return (
        position.friendly(region, coalition)
        and not (TRANSIT | CONTESTED) >> region & 1
        and position.barren_until[region] < position.date
        and position.scorched[region] != position.year
    )


def sold(position: Position, province: int, coalition: int) -> tuple[int, int]:
    """The provisions and the ammunition that armies can buy in a province (S14.5)."""
    region = REGION_OF[province]
    if not supplies(position, region, coalition) or position.is_closed(province, coalition):
        return 0, 0
    if CHIEF_TOWNS >> province & 1:
        number = min(MOST_OF_A_TOWN, max(LEAST_OF_A_TOWN, GARRISON[region]))
        return number, number
    return _food(position, province), 0


def _food(position: Position, province: int) -> int:
    """What a province without a chief town sells to eat: nothing once it is raided (S15.1)."""
    return 0 if position.raided >> province & 1 else PROVINCE_SELLS


def sold_at_sea(position: Position, square: int, coalition: int) -> tuple[int, int]:
    """What squadrons can buy in the best friendly harbour of a square (S14.14)."""
    best = (0, 0)
    for harbour in HARBOURS_ON[square]:
        if not supplies(position, REGION_OF[harbour], coalition) or position.is_closed(
            harbour, coalition
        ):
            continue
        if CHIEF_TOWNS >> harbour & 1:
            best = max(best, sold(position, harbour, coalition))
        else:
            best = max(best, (_food(position, harbour), PROVINCE_SELLS))
    return best


def on_sale(position: Position, commander: int) -> tuple[int, int]:
    """What a contingent can buy where it stands, as far as it has room and the purse goes."""
    place, own = position.at[commander], position.coalition(commander)
    if place < 0 or position.bought >> commander & 1:
        return 0, 0
    offered = sold_at_sea(position, place, own) if is_sea(place) else sold(position, place, own)
    purse = position.purse[position.board(commander)]
    return (
        min(offered[0], MOST_LOADS - position.provisions[commander], purse),
        max(0, min(
            offered[1],
            position.ammunition_limit(commander) - position.ammunition[commander],
            purse,
        )),
    )  # fmt: skip


def buy(position: Position, commander: int, food: int, loads: int) -> None:
    """Buy on the spot: no action and no Event, once in a fraction (S14.13)."""
    position.bought |= 1 << commander
    position.purse[position.board(commander)] -= food + loads
    position.supply(commander, food, loads)
    position.tell(
        "log.bought", "S14.13", who=COMMANDER[commander], provisions=food, ammunition=loads
    )


def eats(position: Position, commander: int) -> bool:
    """True if a contingent eats from its loads: idle at home it does not (S14.3)."""
    return bool(position.campaigning >> commander & 1) or not at_home(position, commander)


def eat(position: Position) -> None:
    """End of a fraction: everybody on campaign eats one load, or is the more exhausted."""
    for coalition in (0, 1):
        for c in position.contingents_of(coalition):
            if not eats(position, c):
                continue
            position.campaigning |= 1 << c
            if position.provisions[c]:
                position.provisions[c] -= 1
            elif position.exhaustion[c] < MOST_EXHAUSTION:
                position.exhaustion[c] += 1
                position.tell(
                    "log.exhausted", "S16.1", who=COMMANDER[c], points=position.exhaustion[c]
                )
