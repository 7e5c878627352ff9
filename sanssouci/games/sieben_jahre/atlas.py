"""The pack as numbers: what the rules work with.

Provinces and sea squares share one numbering, the places: provinces come first, in the order of
their table, then the squares. Regions, commanders, cards and lines are small ints, too; sets of
them are ints used as bitsets.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sanssouci.games.sieben_jahre.pack import PACES
from sanssouci.games.sieben_jahre.shelf import pack_in_play

PACK: Final = pack_in_play()


def mask_of(numbers: Iterable[int]) -> int:
    """A bitset of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


# -- places ---------------------------------------------------------------------------------------

PROVINCE: Final = tuple(province.id for province in PACK.provinces)
PROVINCE_COUNT: Final = len(PROVINCE)
SEA: Final = tuple(sea.id for sea in PACK.seas)
PLACE: Final = (*PROVINCE, *SEA)
PLACE_COUNT: Final = len(PLACE)
PLACE_INDEX: Final = {id: place for place, id in enumerate(PLACE)}
NAME: Final = (*(province.name for province in PACK.provinces), *(sea.name for sea in PACK.seas))
"""By place, its own name, by which the BOT breaks ties (SVI.2)."""
SECTOR: Final = (
    *(province.sector for province in PACK.provinces),
    *(sea.sector for sea in PACK.seas),
)
ALL_PROVINCES: Final = (1 << PROVINCE_COUNT) - 1


def is_sea(place: int) -> bool:
    return place >= PROVINCE_COUNT


def _neighbours() -> tuple[tuple[int, ...], ...]:
    rows: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    pairs = [(way.a, way.b) for way in PACK.roads]
    pairs += [(way.a + PROVINCE_COUNT, way.b + PROVINCE_COUNT) for way in PACK.sea_ways]
    for a, b in pairs:
        rows[a].append(b)
        rows[b].append(a)
    return tuple(tuple(sorted(row)) for row in rows)


NEIGHBOURS: Final = _neighbours()
"""By place: provinces that touch a province, squares that touch a square."""
NEIGHBOUR_MASK: Final = tuple(mask_of(row) for row in NEIGHBOURS)
GUARDED: Final = mask_of(PROVINCE_COUNT + sea.index for sea in PACK.seas if sea.guarded)
"""The squares from which no coast of the United Kingdom or France is attacked (S3.5)."""

HARBOUR: Final = tuple(province.harbour for province in PACK.provinces)
PORTS: Final = mask_of(province.index for province in PACK.provinces if province.harbour == "port")
HARBOURS: Final = mask_of(province.index for province in PACK.provinces if province.harbour)
SQUARE_OF: Final = tuple(
    province.sea + PROVINCE_COUNT if province.sea >= 0 else -1 for province in PACK.provinces
)
"""By province, the square its harbour lies on, or -1."""
HARBOURS_ON: Final = tuple(
    tuple(province for province in range(PROVINCE_COUNT) if SQUARE_OF[province] == place)
    if place >= PROVINCE_COUNT
    else ()
    for place in range(PLACE_COUNT)
)
"""By square, the provinces with a harbour on it."""
LINES: Final = PACK.lines
"""The dashed lines between harbours (S29.4)."""

# -- regions --------------------------------------------------------------------------------------

REGION: Final = tuple(region.id for region in PACK.regions)
REGION_COUNT: Final = len(REGION)
REGION_INDEX: Final = {id: region for region, id in enumerate(REGION)}
REGION_OF: Final = tuple(province.region for province in PACK.provinces)
PROVINCES_OF: Final = tuple(
    tuple(province for province in range(PROVINCE_COUNT) if REGION_OF[province] == region)
    for region in range(REGION_COUNT)
)
MASK_OF: Final = tuple(mask_of(provinces) for provinces in PROVINCES_OF)
"""By region, its provinces as a bitset."""
OWNER: Final = tuple(region.state for region in PACK.regions)
"""By region, the State it is printed for, or NO_STATE."""
KIND: Final = tuple(region.kind for region in PACK.regions)
REVENUE: Final = tuple(region.revenue for region in PACK.regions)
GARRISON: Final = tuple(region.garrison for region in PACK.regions)
GARRISONED: Final = tuple(region for region, units in enumerate(GARRISON) if units)
"""The regions that have a garrison: those that yield revenue and can be taken."""
FULL_LOADS: Final = tuple(units + 2 if units else 0 for units in GARRISON)
"""By region, the ammunition of a whole garrison: a load a unit and two in reserve (S23.2)."""
DEFENCE: Final = tuple(region.defence for region in PACK.regions)
AREA: Final = tuple(region.areas for region in PACK.regions)
"""By region, the letters of the commanders who may enter (S12.2)."""
TOWN: Final = tuple(
    next((p for p in PROVINCES_OF[region] if PACK.provinces[p].town), -1)
    for region in range(REGION_COUNT)
)
"""By region, its chief town, or -1."""
CHIEF_TOWNS: Final = mask_of(town for town in TOWN if town >= 0)
CAPITALS: Final = mask_of(
    province.index for province in PACK.provinces if province.town == "capital"
)
CAPITAL: Final = tuple(PLACE_INDEX[state.capital] if state.capital else -1 for state in PACK.states)
"""By State, its capital, or -1."""
TRANSIT: Final = mask_of(r for r in range(REGION_COUNT) if KIND[r] == "transit")
CONTESTED: Final = mask_of(r for r in range(REGION_COUNT) if KIND[r] == "contested")
"""Ground of nobody: no purchase, no raid."""
UNCONQUERABLE: Final = mask_of(r for r in range(REGION_COUNT) if not GARRISON[r])
COLONIES: Final = mask_of(r for r in range(REGION_COUNT) if KIND[r] == "colony")

# -- commanders -----------------------------------------------------------------------------------

COMMANDER: Final = tuple(commander.id for commander in PACK.commanders)
COMMANDER_COUNT: Final = len(COMMANDER)
COMMANDER_INDEX: Final = PACK.commander_index
STATE_OF: Final = tuple(commander.state for commander in PACK.commanders)
AREAS: Final = tuple(commander.areas for commander in PACK.commanders)
LEVEL: Final = tuple(commander.level for commander in PACK.commanders)
PIECE: Final = tuple(commander.piece for commander in PACK.commanders)
DIES: Final = tuple(commander.dies for commander in PACK.commanders)
IS_ADMIRAL: Final = tuple("M" in commander.areas for commander in PACK.commanders)
OTHER_FACE: Final = tuple(
    next((d for d in range(COMMANDER_COUNT) if d != c and PIECE[d] == PIECE[c]), -1)
    for c in range(COMMANDER_COUNT)
)
"""By commander, the one on the other side of his piece, or -1."""
YEARLY_COST: Final = tuple((0, 9, 6, 3)[level] for level in LEVEL)
"""By commander, what he costs a year (S12.3)."""

# -- cards ----------------------------------------------------------------------------------------

EVENTS: Final = PACK.events
EVENT_INDEX: Final = {event.id: event.index for event in EVENTS}
EVENT_COST: Final = tuple(event.cost for event in EVENTS)
ARMY_PACE: Final = tuple(PACES[event.pace][0] for event in EVENTS)
FLEET_PACE: Final = tuple(PACES[event.pace][1] for event in EVENTS)
ADVANTAGES: Final = PACK.advantages
ADVANTAGE: Final = tuple(advantage.id for advantage in ADVANTAGES)
ADVANTAGE_INDEX: Final = {id: advantage for advantage, id in enumerate(ADVANTAGE)}
ALL_ADVANTAGES: Final = tuple(
    advantage.index for advantage in ADVANTAGES for _ in range(advantage.copies)
)
"""The tiles of the bag, each as often as it is there."""
BATTLE_DECK: Final = tuple(card.index for card in PACK.battle_cards for _ in range(card.copies))
"""The cards of the battle deck, each as often as it is there."""
