"""What is true of every position of The Great Crisis: units and cards are conserved.

Positions that are read are checked by it, and the fuzzer checks those that are played.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_COUNT,
    BIT,
    BOXES,
    CAPACITY,
    CARDS,
    CHITS,
    COMMANDERS,
    CUPS,
    DECKS,
    HOME,
    NATION_COUNT,
    PACK,
    SEATS,
    SPACE,
    SPACE_COUNT,
    TURNS,
)
from sanssouci.games.crisis.units import (
    ARRIVED,
    FIRST_COMMANDER,
    INSIDE,
    ISOLATED,
    NAME,
    NATION_OF,
    RECOVERED,
    commander_of,
    nations_in,
)
from sanssouci.kernel.soundness import demand, demand_frames, demand_numbers, demand_order

if TYPE_CHECKING:
    from sanssouci.games.crisis.position import Position

_NOBODY: Final = -1
_NATIONS: Final = range(NATION_COUNT)
_SPACES: Final = range(SPACE_COUNT)
_UNITS: Final = range(len(NAME))
_SIDES: Final = range(len(SEATS))
_COUNT: Final = range(1000)
_COUNTS: Final = (
    "points", "stage", "step", "round", "hits", "charges", "number", "limit", "discarded",
    "halves", "rolled",
)  # fmt: skip
_FRAMES: Final = {
    "nation": _NATIONS,
    **dict.fromkeys(("army", "armies"), range(ARMY_COUNT)),
    **dict.fromkeys(("space", "spaces"), _SPACES),
    **dict.fromkeys(("end", "ends", "placed"), range(-1, 1000)),
    "waiting": _SPACES,
    "winter_mobilization.waiting": _NATIONS,
    "winter.step": range(6),
    **dict.fromkeys(("side", "active"), _SIDES),
    **dict.fromkeys(("pool", "taken", "units"), _UNITS),
    **dict.fromkeys(_COUNTS, _COUNT),
    "open_spaces": range(1 << SPACE_COUNT),
    **dict.fromkeys(("nations", "targets"), range(1 << NATION_COUNT)),
}
"""By name of a phase's field, what its numbers can be."""
_DISTINCT: Final = ("waiting", "spaces", "armies")
_ROOTS: Final = ("opening", "turn", "end_of_turn")
_ABOVE: Final = {
    **dict.fromkeys(("campaign", "winter"), ("end_of_turn",)),
    "army_phase": ("campaign",),
    **dict.fromkeys(
        ("roll_for_points", "operations", "muster", "field_battles", "fort_battles"),
        ("army_phase",),
    ),
    "party": ("operations",),
    "encounter": ("field_battles",),
    "garrison": ("encounter",),
    "fort_battle": ("fort_battles",),
    **dict.fromkeys(("battle_cards", "pursuit", "retreat"), ("field_battle",)),
    **dict.fromkeys(("contingent", "retreat_cost"), ("retreat",)),
    "attack": ("field_battle", "fort_battle"),
}
"""By phase, what can lie directly below it, for those that are begun in few places only."""


def check_ranges(position: Position) -> None:
    """What the parts that follow from others are worked out from."""
    demand_numbers("control", position.control, _NATIONS, SPACE_COUNT)
    for units in position.at:
        demand_numbers("at", units, _UNITS)
        demand(list(units) == sorted(units), "at", "unordered")


def check(position: Position) -> None:
    """Raise BadRecord if no game can come to this position."""
    demand_numbers("turn", [position.turn], range(1, len(TURNS) + 1))
    demand_numbers("army", [position.army], range(_NOBODY, ARMY_COUNT))
    demand_numbers("retreats", position.retreats, range(100), ARMY_COUNT)
    demand_numbers("cup", position.cup, range(100), len(CHITS))
    for left, chits in zip(position.cup, CUPS[position.turn - 1], strict=True):
        demand(left <= chits, "cup", "no_chit")
    _check_units(position)
    _check_masks(position)
    for space, units in enumerate(position.at):
        if units:
            _check_space(position, space)
    _check_cards(position)
    demand_frames(position.stack, _FRAMES, _DISTINCT)
    demand_order(position.stack, _ROOTS, _ABOVE)
    _check_selections(position)


def _check_selections(position: Position) -> None:
    """Units that are being chosen stand where they are chosen."""
    chosen: Any  # their classes import the position
    for chosen in (phase for phase in position.stack if hasattr(phase, "pool")):
        there = Counter(position.at[chosen.space])
        demand(
            Counter((*chosen.pool, *chosen.taken)) <= there,
            f"stack: {chosen.name}: pool",
            "unit_not_in",
            place=SPACE[chosen.space],
        )


def _check_units(position: Position) -> None:
    """Each counter is somewhere, and only there."""
    demand_numbers("reserve", position.reserve, range(1000), NATION_COUNT)
    troops = Counter(dict(enumerate(position.reserve)))
    on_map: list[int] = []
    for units in position.at:
        troops.update(NATION_OF[unit] for unit in units if unit < FIRST_COMMANDER)
        on_map += [commander_of(unit) for unit in units if unit >= FIRST_COMMANDER]
    for nation in PACK.nations:
        there = troops[nation.index]
        demand(
            there == nation.troops,
            "at",
            "troops_in_all",
            nation=nation.name,
            found=there,
            wanted=nation.troops,
        )
    off_map = [position.released, position.waiting, position.removed]
    found = Counter(on_map) + Counter(each for mask in off_map for each in bits(mask))
    demand(found == Counter(range(len(COMMANDERS))), "at", "commander_lost")


def _check_masks(position: Position) -> None:
    """The bitsets follow what stands on the map and who controls it."""
    in_open, inside, held = ([0] * NATION_COUNT for _ in range(3))
    for space, units in enumerate(position.at):
        held[position.control[space]] |= BIT[space]
        for unit in units:
            (inside if unit & INSIDE else in_open)[NATION_OF[unit]] |= BIT[space]
    followed = (position.open, position.inside, position.held) == (in_open, inside, held)
    demand(followed, "at", "does_not_follow")


def _check_space(position: Position, space: int) -> None:
    units, name = position.at[space], SPACE[space]
    if BOXES & BIT[space]:
        strangers = {NATION_OF[unit] for unit in units} - {HOME[space]}
        demand(not strangers, "at", "strangers", place=name)
        demand(position.control[space] == HOME[space], "control", "not_conquered", place=name)
    inside = [unit for unit in units if unit & INSIDE]
    room = CAPACITY[space] if position.is_fort(space) else 0
    demand(len(inside) <= room, "at", "no_room", count=len(inside), place=name, room=room)
    demand(not any(unit & ISOLATED for unit in inside), "at", "isolated_garrison", place=name)
    holder = position.holder(space)
    friends, enemies = position.friends(holder), position.friends(1 - holder)
    demand(not nations_in(units)[1] & enemies, "at", "enemy_garrison", place=name)
    if position.army == _NOBODY:
        demand(not any(u & (ARRIVED | RECOVERED) for u in units), "at", "old_markers", place=name)
        besieged = not inside or position.has_open_units(space, enemies)
        demand(besieged, "at", "defends_alone", place=name)
        rightly = position.has_units(space, friends) or not position.has_units(space, enemies)
        demand(rightly, "control", "changed_hands", place=name)


def _check_cards(position: Position) -> None:
    for part in ("hands", "decks", "used", "recycled"):
        piles = getattr(position, part)
        demand(len(piles) == len(SEATS), part, "one_by_side")
        for pile in piles:
            demand_numbers(part, pile, range(len(CARDS)))
    demand_numbers("held_over", position.held_over, range(sum(map(len, DECKS)) + 1), len(SEATS))
    for side, deck in enumerate(DECKS):
        hand = Counter(position.hands[side])
        lying = hand + Counter(position.decks[side]) + Counter(position.used[side])
        demand(lying == Counter(deck), "decks", "card_of_side", seat=SEATS[side])
        old = hand & (Counter(deck) - Counter(position.recycled[side]))
        most = range(old.total() + 1)
        demand(position.held_over[side] in most, "held_over", "too_many_cards")
