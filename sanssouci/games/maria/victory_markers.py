"""M14 Victory markers: pools, markers on the map, electoral seats and boxes; who controls what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from sanssouci.board import bits
from sanssouci.games.maria.atlas import ATLAS, CITY, GRAPH
from sanssouci.games.maria.nations import (
    ALL,
    AUSTRIA,
    FRANCE,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
)
from sanssouci.games.maria.position import NOBODY, Held, Position
from sanssouci.kernel.parts import with_one

BATTLE_BOX_ROOM = 2
"""The most markers on a power's battle box (M14.7)."""
PRICE_OF_A_MARKER = 3
"""Troops the loser has to lose for each marker of the winner (M14.7)."""
ELECTORS_NEEDED = 3
"""Elector markers that a side needs for the Three Electors box (M14.10)."""


# -- pools ----------------------------------------------------------------------------------------


def use_marker(position: Position, nation: int) -> None:
    """A marker leaves the pool; if there is none the surplus grows (M14.13)."""
    if position.pool[nation]:
        position.pool = with_one(position.pool, nation, position.pool[nation] - 1)
    else:
        position.surplus = with_one(position.surplus, nation, position.surplus[nation] + 1)


def free_marker(position: Position, nation: int) -> None:
    """A marker comes back: it settles a surplus first (M14.5)."""
    if position.surplus[nation]:
        position.surplus = with_one(position.surplus, nation, position.surplus[nation] - 1)
    else:
        position.pool = with_one(position.pool, nation, position.pool[nation] + 1)


# -- control --------------------------------------------------------------------------------------


def holdings(position: Position) -> tuple[int, ...]:
    """By power, the fortresses it controls (M2.8)."""
    return control(position).by_power


def control(position: Position) -> Held:
    """Who controls which fortress, kept till it changes (M2.8)."""
    known, relations = position.held, position.relations
    if (
        known is None
        or (known.flags is not position.flags and known.flags != position.flags)
        or known.french_seats != position.french_seats
        or known.relations is not relations
    ):
        flags, french = position.flags, position.french_seats
        held = _held_now(position)
        friendly, hostile = _union(held, relations.allies), _union(held, relations.enemies)
        known = position.held = Held(flags, french, relations, held, friendly, hostile)
    return known


def _union(held: Sequence[int], of: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(reduce(or_, (held[nation] for nation in nations), 0) for nations in of)


def _held_now(position: Position) -> tuple[int, ...]:
    """Electoral seats on the common side of Austria and the Pragmatic Army are both's (M2.9)."""
    flags = position.flags
    marked = 0
    for flagged in flags:
        marked |= flagged
    bare = ATLAS.fortresses & position.setting.land & ~marked & ~ATLAS.seats
    home = position.relations.home
    held = [flags[nation] | (home[nation] & bare) for nation in ALL]
    if position.setting.whole_war:
        french = position.french_seats
        held[FRANCE] |= french
        held[AUSTRIA] |= ATLAS.seats & ~french
        held[PRAGMATIC] |= ATLAS.seats & ~french
    return tuple(held)


def controller(position: Position, city: int) -> int:
    """The power that controls a fortress; Austria for a seat on the common side (M2.8, M2.9)."""
    held = holdings(position)
    for nation in ALL:
        if held[nation] >> city & 1:
            return nation
    raise ValueError(f"{CITY[city]} is no fortress in play")


def held_by(position: Position, nations: tuple[int, ...]) -> int:
    """The fortresses that some powers control."""
    held = holdings(position)
    mask = 0
    for nation in nations:
        mask |= held[nation]
    return mask


# -- markers on the map ---------------------------------------------------------------------------


def put_flag(position: Position, nation: int, city: int) -> None:
    """Lay a major power's marker on a fortress."""
    flags = position.flags
    position.flags = with_one(flags, nation, flags[nation] | GRAPH.bit[city])
    use_marker(position, nation)


def lift_flag(position: Position, nation: int, city: int) -> None:
    """A marker leaves a fortress for its owner's pool (M14.5)."""
    flags = position.flags
    position.flags = with_one(flags, nation, flags[nation] & ~GRAPH.bit[city])
    free_marker(position, nation)


def lift_all(position: Position, city: int) -> None:
    """Whatever marker lies on a fortress goes back to its owner."""
    for nation in ALL:
        if position.flags[nation] >> city & 1:
            lift_flag(position, nation, city)


def take_fortress(position: Position, taker: int, city: int, rule: str) -> None:
    """A fortress falls to a power's general: place, turn or lift markers (M14.2 to M14.6)."""
    if ATLAS.seats >> city & 1:
        turn_elector(position, taker, city)
        return
    lift_all(position, city)
    if _is_freed(position, taker, city):
        position.tell("log.frees", "M14.4", nation=NATIONS[taker], city=CITY[city])
        return
    put_flag(position, position.major_of(taker), city)
    position.tell("log.conquers", rule, nation=NATIONS[taker], city=CITY[city])


def _is_freed(position: Position, taker: int, city: int) -> bool:
    """True if no marker is placed: at home of a major power of the own side (M14.4, M20.2)."""
    relations = position.relations
    if ATLAS.country["silesia"] >> city & 1:  # M14.2c
        prussian = position.silesia and PRUSSIA in relations.allies[taker]
        return prussian and relations.major[taker] != PRUSSIA
    owner = next((n for n in ALL if relations.home[n] >> city & 1), NOBODY)
    if owner == NOBODY or owner not in relations.allies[taker]:
        return False
    return relations.major[owner] == owner  # a minor power's land gets a marker (M14.2, M14.3)


# -- electoral seats and boxes --------------------------------------------------------------------


def turn_elector(position: Position, taker: int, city: int) -> None:
    """Turn the marker of an electoral seat to the taker's side (M14.6)."""
    position.french_seats ^= GRAPH.bit[city]
    position.tell("log.turns_elector", "M14.6", nation=NATIONS[taker], city=CITY[city])
    french = position.french_seats.bit_count()
    holder = NOBODY
    if french >= ELECTORS_NEEDED:
        holder = FRANCE
    elif ATLAS.seats.bit_count() - french >= ELECTORS_NEEDED:
        holder = PRAGMATIC
    was, position.electors_box = position.electors_box, holder
    pass_marker(
        position, was, holder, "M14.10", lost="log.electors_lost", gained="log.electors_box"
    )


def pass_marker(
    position: Position, was: int, holder: int, rule: str, *, lost: str, gained: str
) -> None:
    """A box that was one power's is another's, or NOBODY's; the lines told are named."""
    if holder == was:
        return
    if was != NOBODY:
        free_marker(position, was)
        position.tell(lost, rule, nation=NATIONS[was])
    if holder != NOBODY:
        use_marker(position, holder)
        position.tell(gained, rule, nation=NATIONS[holder])


def battle_room(position: Position, winner: int, loser: int) -> int:
    """How many markers a battle won over a power could bring (M14.7).

    In a box for all, those the loser has to take off make room.
    """
    if position.setting.option["battle_box"] == "each":
        return BATTLE_BOX_ROOM - position.battle_box[winner]
    return BATTLE_BOX_ROOM - sum(position.battle_box) + position.battle_box[loser]


def score_battle(position: Position, winner: int, loser: int, lost: int, removed: int) -> None:
    """What a won combat is worth: the winner's box fills, the loser's empties (M14.7, M14.8)."""
    if not position.setting.whole_war:
        return
    winner, loser = position.major_of(winner), position.major_of(loser)
    earned = lost // PRICE_OF_A_MARKER or min(1, removed)
    placed = min(earned, battle_room(position, winner, loser))
    if placed:
        fill_battle_box(position, winner, placed)
        for _ in range(placed):
            use_marker(position, winner)
        position.tell("log.battle_box", "M14.7", nation=NATIONS[winner], count=placed)
    due = earned if position.setting.option["loser_removes"] == "earned" else placed
    remove_battle(position, loser, due, "M14.7")


def fill_battle_box(position: Position, nation: int, count: int) -> None:
    """So many markers more, or fewer, on a power's battle box."""
    boxes = position.battle_box
    position.battle_box = with_one(boxes, nation, boxes[nation] + count)


def remove_battle(position: Position, nation: int, count: int, rule: str) -> None:
    """A power must take markers off its battle box; Prussia's count for Saxony (M14.9, M19.1)."""
    if not position.setting.whole_war:
        return
    nation = position.major_of(nation)
    taken = min(count, position.battle_box[nation])
    if taken:
        fill_battle_box(position, nation, -taken)
        for _ in range(taken):
            free_marker(position, nation)
        position.tell("log.battle_box_loses", rule, nation=NATIONS[nation], count=taken)
    if nation == PRUSSIA:
        position.removals += count


def markers_on_map(position: Position, nation: int, land: int) -> list[int]:
    """The fortresses of some land that bear a power's markers."""
    return list(bits(position.flags[nation] & land))
