"""S6.2, S18.2 Conquest: a chief town changes hands, and with it its region or a whole State."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import scenario_mode, victory
from sanssouci.games.sieben_jahre.atlas import (
    AREA,
    AREAS,
    CAPITAL,
    COMMANDER,
    GARRISON,
    KIND,
    LEVEL,
    OWNER,
    REGION,
    REGION_COUNT,
    REGION_OF,
    STATE_OF,
    TOWN,
    is_sea,
)
from sanssouci.games.sieben_jahre.position import GARRISON_RESERVE, NOBODY, Position
from sanssouci.games.sieben_jahre.states import (
    BOARD_COUNT,
    COALITION_OF,
    FR,
    HA,
    IM,
    STATE,
)

HUNGER_TURNS = 1
"""How many fractions a starved region supplies nobody (S14.6)."""


def man(position: Position, region: int) -> None:
    """Give a region its whole printed garrison, with stores and loads."""
    position.garrison[region] = position.stores[region] = GARRISON[region]
    position.loads[region] = GARRISON[region] + GARRISON_RESERVE
    position.unrestored &= ~(1 << region)


def _empty(position: Position, region: int) -> None:
    position.garrison[region] = position.stores[region] = position.loads[region] = 0
    position.unrestored |= 1 << region


def captor(position: Position, commander: int) -> int:
    """The State whose flag a captured town takes: the general's, in a grand army the chief's."""
    chief = position.chief[commander]
    return STATE_OF[chief if chief != NOBODY else commander]


def rank(commander: int) -> tuple[int, int]:
    """Of armies that take a town together without being united, the best general's State has it
    (S23.6)."""
    return LEVEL[commander], commander


def capture(position: Position, region: int, state: int, hunger: bool = False) -> None:
    """A chief town falls to a State (S23.6).

    The garrison is gone until it is restored (S23.7). The owner who comes back removes the
    flag (S18.2), be it with the help of an ally: liberated land is its owner's again.
    """
    owner = OWNER[region]
    if COALITION_OF[owner] == COALITION_OF[state]:
        state = owner
    position.flag[region] = state
    position.surrendered &= ~(1 << region)
    _empty(position, region)
    if hunger:
        position.barren_until[region] = position.date_after(HUNGER_TURNS)
    position.tell("log.captured", "S23.6", region=REGION[region], state=STATE[state])
    if owner == HA and CAPITAL[HA] == TOWN[region] and position.setting.board_of_state[state] == FR:
        position.hannover_fell = True
    if CAPITAL[owner] == TOWN[region]:
        _surrender(position, owner, state)
    if not position.setting.campaign:
        scenario_mode.note_losses(position)
    victory.after_capture(position, region, state)


def _surrender(position: Position, owner: int, state: int) -> None:
    """A State follows its capital; what fell with it comes back with it (S6.2)."""
    if owner < BOARD_COUNT or owner == IM:
        return  # a principal State's ends the game (S3.4); on a sheet it is a town like any (SV.1)
    back = state == owner
    for region in range(REGION_COUNT):
        if OWNER[region] != owner or KIND[region] != "home" or not GARRISON[region]:
            continue
        if back and position.surrendered >> region & 1:
            position.flag[region] = owner
            position.surrendered &= ~(1 << region)
            man(position, region)
        elif not back and position.flag[region] == owner:
            position.flag[region] = state
            position.surrendered |= 1 << region
            man(position, region)
    key = "log.state_back" if back else "log.state_falls"
    position.tell(key, "S6.2", state=STATE[owner], by=STATE[state])


def occupy(position: Position, commander: int) -> None:
    """An army that stands in a region takes a captured town whose garrison is not whole (S23.8),
    if no enemy army is in the region; the beaten who have to leave it neither take nor guard one
    (S26.1)."""
    place = position.at[commander]
    if not position.unrestored or place < 0 or is_sea(place) or position.fleeing >> commander & 1:
        return
    region = REGION_OF[place]
    own = position.coalition(commander)
    if not position.unrestored >> region & 1 or not position.hostile(region, own):
        return
    if position.guards_of(region, 1 - own) or victory.is_barred(position, region, own):
        return
    position.tell("log.walks_in", "S23.8", who=COMMANDER[commander], region=REGION[region])
    capture(position, region, captor(position, commander))


def occupy_open_towns(position: Position) -> None:
    """End of a fraction: towns that nobody guards any more fall to whoever is in the region."""
    for coalition in (0, 1):
        for c in sorted(position.contingents_of(coalition), key=rank):
            occupy(position, c)


def return_regions(position: Position, state: int) -> None:
    """A State leaves the war: what it holds goes back to its owners, fully garrisoned (S2.3)."""
    for region in range(REGION_COUNT):
        if position.flag[region] == state and OWNER[region] != state:
            position.flag[region] = OWNER[region]
            position.surrendered &= ~(1 << region)
            man(position, region)
            position.tell("log.returned", "S2.3", region=REGION[region])


def in_america(region: int) -> bool:
    """True for North America: the Caribbean is another area (S12.2)."""
    return "A" in AREA[region]


def leave_america(position: Position, coalition: int) -> None:
    """Disband the armies a coalition has in North America, and set its generals aside (S32.2)."""
    for c in position.setting.coalition_commanders[coalition]:
        place = position.at[c]
        there = place >= 0 and not is_sea(place) and in_america(REGION_OF[place])
        if there or (AREAS[c] == "A" and position.in_play(c)):  # be he aboard a squadron
            position.remove(c)
        if AREAS[c] == "A":
            position.set_aside |= 1 << c
