"""S12 Commanders: who can be had, where he may be given a contingent, and how many there may be."""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final

from sanssouci.games.sieben_jahre.areas import ARMIES_IN_A_PROVINCE, knows
from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    AREAS,
    CHIEF_TOWNS,
    COMMANDER_COUNT,
    COMMANDER_INDEX,
    DIES,
    HARBOUR,
    HARBOURS_ON,
    IS_ADMIRAL,
    KIND,
    LINES,
    NEIGHBOURS,
    OTHER_FACE,
    OWNER,
    PACK,
    PLACE_COUNT,
    PLACE_INDEX,
    PORTS,
    REGION_COUNT,
    REGION_OF,
    SQUARE_OF,
    STATE_OF,
    TOWN,
    is_sea,
)
from sanssouci.games.sieben_jahre.pack_rows import Limit
from sanssouci.games.sieben_jahre.position import NOBODY, NOWHERE, Position
from sanssouci.games.sieben_jahre.states import (
    FR,
    GB,
    LAST_YEAR,
    PT,
    RU,
    STATE_COUNT,
    armed,
)

FERDINAND: Final = COMMANDER_INDEX["f-von-brunswick"]
CUMBERLAND: Final = COMMANDER_INDEX["duke-of-cumberland"]
BURGOYNE: Final = COMMANDER_INDEX["burgoyne"]
BOUND: Final = (
    BURGOYNE, COMMANDER_INDEX["de-beauvau-craon"], COMMANDER_INDEX["de-carvajal"],
)  # fmt: skip
"""Those who in 1762 go first to Porto, to A Coruña and to Asturias (S28.1)."""
PORTUGUESE: Final = tuple(COMMANDER_INDEX[id] for id in ("campbell", "lee"))
"""The generals one of whom leads the Portuguese army in 1762 (S28.1)."""
COUNT: Final = COMMANDER_INDEX["schaumburg-lippe"]
"""He leads guerrillas and no contingent (S4.3, S28.2)."""
PORTO: Final = PLACE_INDEX["porto"]
RIGA: Final = PLACE_INDEX["riga"]
"""Where Russian armies start (S6.5)."""
AMERICAN_STARTS: Final = {FR: PLACE_INDEX["quebec"], GB: PLACE_INDEX["boston"]}
"""Where new armies are raised in North America (S12.10)."""
NAVAL_STARTS: Final = {
    FR: tuple(SQUARE_OF[PLACE_INDEX[id]] for id in ("la-rochelle", "toulon")),
    GB: tuple(SQUARE_OF[PLACE_INDEX[id]] for id in ("liverpool", "dover", "cork")),
}
"""The squares off the ports where new squadrons are raised (S12.10)."""
FERDINAND_COMES: Final = 1757
_CROSSINGS: Final = tuple(
    (
        *((harbour, 1) for harbour in HARBOURS_ON[place]),
        *((square, 1) for square in SQUARE_OF[place : place + 1] if square >= 0),
        *((line.b, line.length) for line in LINES if line.a == place),
        *((line.a, line.length) for line in LINES if line.b == place),
    )
    for place in range(PLACE_COUNT)
)
"""By place, where it leads to between land and sea and along dashed lines, and how far that is."""
_COMMANDERS_OF: Final = tuple(
    tuple(c for c in range(COMMANDER_COUNT) if STATE_OF[c] == state) for state in range(STATE_COUNT)
)


def is_dead(position: Position, commander: int) -> bool:
    """True if the year in which a commander died is over (S12.8)."""
    return 0 < DIES[commander] < position.year


def is_available(position: Position, commander: int) -> bool:
    """True if a commander is alive, not set aside, and his State at war."""
    return not (
        commander == COUNT
        or position.set_aside >> commander & 1
        or is_dead(position, commander)
        or not armed(STATE_OF[commander], position.year)
        or _is_pledged(position, commander)
    )


def is_free(position: Position, commander: int) -> bool:
    """True if a commander can be given a contingent now: neither face of his piece is up."""
    other = OTHER_FACE[commander]
    return (
        not position.troops[commander]
        and (other == NOBODY or not position.troops[other])
        and is_available(position, commander)
    )


def _is_pledged(position: Position, commander: int) -> bool:
    """True for the two faces of the piece that waits in Hannover."""
    return FERDINAND in (commander, OTHER_FACE[commander]) and _ferdinand_waits(position)


def _ferdinand_waits(position: Position) -> bool:
    """True while he is in Hannover without troops, to take over from Cumberland (2.2)."""
    return position.year == FERDINAND_COMES and position.in_play(CUMBERLAND)


def free_generals(position: Position, board: int) -> list[int]:
    return [c for c in position.setting.commanders_of[board] if is_free(position, c)]


def lost_leaders(position: Position, board: int) -> list[int]:
    """The contingents of a board whose commander is dead or set aside (S12.8)."""
    return [
        c
        for c in position.contingents(board)
        if position.set_aside >> c & 1 or is_dead(position, c) or _is_pledged(position, c)
    ]


_OWN_TOWNS: Final = [
    [region for region in range(REGION_COUNT) if TOWN[region] >= 0 and OWNER[region] == state]
    for state in range(STATE_COUNT)
]
"""By State, its regions with a chief town."""


def starting_places(position: Position, commander: int) -> tuple[int, ...]:
    """Where a commander may be given a new contingent (S12.10)."""
    state = STATE_OF[commander]
    if IS_ADMIRAL[commander]:
        return tuple(
            square for square in NAVAL_STARTS[state] if _has_home_port(position, square, state)
        )
    found = [
        TOWN[region]
        for region in _OWN_TOWNS[state]
        if position.flag[region] == state and _may_start(position, commander, region)
    ]
    if commander in PORTUGUESE and position.year == LAST_YEAR:
        found.append(PORTO)
    own = position.coalition(commander)
    return tuple(
        town
        for town in found
        if has_place(position, town, own) and not position.is_closed(town, own)
    )


def has_place(position: Position, province: int, coalition: int) -> bool:
    """True if one more army of a coalition can be put there: fewer than two, and no enemy."""
    here = position.standing.get(province, ())
    return len(here) < ARMIES_IN_A_PROVINCE and all(
        position.coalition(c) == coalition for c in here
    )


def _has_home_port(position: Position, square: int, state: int) -> bool:
    return any(
        position.flag[region] == state and SQUARE_OF[TOWN[region]] == square
        for region in _OWN_TOWNS[state]
    )


def _may_start(position: Position, commander: int, region: int) -> bool:
    if OWNER[region] == RU and TOWN[region] != RIGA:
        return False
    if "A" in AREA[region] and TOWN[region] != AMERICAN_STARTS.get(STATE_OF[commander]):
        return False
    if "A" in AREA[region] and position.america == 1 - position.coalition(commander):
        return False  # S32.2: nobody is raised there any more
    return knows(position, commander, TOWN[region])


def in_own_town_or_port(position: Position, commander: int) -> bool:
    """True if a contingent may be formed anew where it stands (S31.1)."""
    place, state = position.at[commander], STATE_OF[commander]
    if place < 0 or position.aboard[commander] != NOBODY:
        return False
    if is_sea(place):
        return any(
            HARBOUR[p] == "port"
            and OWNER[REGION_OF[p]] == state
            and position.flag[REGION_OF[p]] == state
            for p in HARBOURS_ON[place]
        )
    region = REGION_OF[place]
    own = OWNER[region] == state == position.flag[region] and KIND[region] in ("home", "colony")
    return own and bool((CHIEF_TOWNS | PORTS) >> place & 1)


def nearest_town(position: Position, start: int, coalition: int, listed: int = NOBODY) -> int:
    """The friendly chief town nearest to a province in which an army has room, or NOWHERE.

    For a listed commander, one that flies his State's flag in an area he knows; it may lie across
    the sea.
    """

    def fits(place: int) -> bool:
        if is_sea(place) or not CHIEF_TOWNS >> place & 1:
            return False
        region = REGION_OF[place]
        if listed == NOBODY:
            wanted = position.friendly(region, coalition)
        else:
            own = position.flag[region] == STATE_OF[listed]
            wanted = own and knows(position, listed, place)
        return (
            wanted
            and not position.is_closed(place, coalition)
            and has_place(position, place, coalition)
        )

    by_land = NOWHERE if listed != NOBODY else _nearest(start, fits, by_sea=False)
    return by_land if by_land != NOWHERE else _nearest(start, fits, by_sea=True)


def nearest_square(position: Position, start: int, state: int) -> int:
    """The square nearest to another on which a harbour flies a State's flag, or NOWHERE."""
    return _nearest(
        start,
        lambda place: any(position.flag[REGION_OF[p]] == state for p in HARBOURS_ON[place]),
        by_sea=False,
    )


def _nearest(start: int, fits: Callable[[int], bool], by_sea: bool) -> int:
    """The first place that fits, in spaces and in points of the dashed lines from a start."""
    ahead, seen = [(0, start)], set()
    while ahead:
        far, place = heappop(ahead)
        if place in seen:
            continue
        if fits(place):
            return place
        seen.add(place)
        for beyond in NEIGHBOURS[place]:
            heappush(ahead, (far + 1, beyond))
        if by_sea:
            for beyond, length in _CROSSINGS[place]:
                heappush(ahead, (far + length, beyond))
    return NOWHERE


def theatre(place: int) -> str:
    """The area a contingent counts for where it stands (2.3)."""
    return "M" if is_sea(place) else AREA[REGION_OF[place]]


def _areas(limit: Limit) -> frozenset[str]:
    """Where a limit holds: the one French army for Portugal comes out of those for Germany."""
    french_europe = limit.areas == "E" and FR in limit.states
    return frozenset("EP" if french_europe else limit.areas)


def _counted(position: Position, limit: Limit) -> list[int]:
    """The contingents that a limit is for. Who is bound for Portugal counts there."""
    areas = _areas(limit)
    found = []
    for state in limit.states:
        for c in _COMMANDERS_OF[state]:
            if position.troops[c] and c != position.portuguese:
                place = position.at[c]
                at_sea = IS_ADMIRAL[c] or place == NOWHERE or is_sea(place)
                letters = AREAS[c] if at_sea else AREA[REGION_OF[place]]
                if position.bound >> c & 1:
                    letters = "P"
                if not areas.isdisjoint(letters):
                    found.append(c)
    return found


def surplus(position: Position, board: int) -> list[int]:
    """The contingents of a board's States that are too many since a listed commander has come, as
    far as they may be disbanded (2.3)."""
    listed = {start.commander for start in PACK.starts if start.year == position.year}
    return [
        c
        for limit in PACK.limits
        if position.setting.board_of_state[limit.states[0]] == board
        and len(counted := _counted(position, limit)) > limit.armies
        for c in counted
        if c not in listed
    ]


def recruits_from(position: Position, army: int) -> int:
    """The State whose chief towns send an army reserves: Portugal's has its own (S28.1)."""
    return PT if army == position.portuguese else STATE_OF[army]


def within_limits(position: Position, commander: int, place: int, instead_of: int = NOBODY) -> bool:
    """True if one more contingent of his State may stand there (2.3), or one instead of another."""
    state = STATE_OF[commander]
    if place == PORTO and commander in PORTUGUESE and not position.in_play(commander):
        return position.portuguese == NOBODY  # he would lead Portugal's army
    on_land = place >= 0 and not is_sea(place)
    area = theatre(place) if on_land else AREAS[commander]
    for limit in PACK.limits:
        if state not in limit.states or _areas(limit).isdisjoint(area):
            continue
        others = [c for c in _counted(position, limit) if c not in (commander, instead_of)]
        if len(others) >= limit.armies:
            return False
    return True


def has_quota(position: Position, army: int, province: int) -> bool:
    """True if an army may come there without exceeding the number of its State's in that area
    (2.3); Portugal's has no other than its own."""
    if not position.setting.campaign:
        return True
    if army == position.portuguese:
        return "P" in theatre(province)
    place = position.at[army]
    if place >= 0 and not is_sea(place) and set(theatre(place)) & set(theatre(province)):
        return True  # it stays in its area
    return within_limits(position, army, province)


def army_has_quota(position: Position, commander: int, place: int) -> bool:
    """True if the limits let an army and whoever has joined it come to a place."""
    return is_sea(place) or all(
        has_quota(position, c, place) for c in position.grand_army(commander)
    )
