"""What is true of every position of Friedrich: nothing is lost, and nothing stands where it cannot.

Positions that are read are checked by it, and the fuzzer checks those that are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sanssouci.games.friedrich.atlas import (
    ATLAS,
    CITY,
    GENERAL_COUNT,
    GENERALS,
    MOST_TROOPS,
    NATION_OF,
    PIECE_COUNT,
    PIECE_ID,
)
from sanssouci.games.friedrich.deck import DECK_SIZE, SUITS, TEXT
from sanssouci.games.friedrich.fate_cards import CARD_IDS, NUMBERED, STROKES
from sanssouci.games.friedrich.nations import NATIONS
from sanssouci.kernel.soundness import demand, demand_frames, demand_numbers, demand_order
from sanssouci.steps.field import GONE
from sanssouci.steps.soundness import demand_cards_held, sound_stacks

if TYPE_CHECKING:
    from sanssouci.games.friedrich.position import Position

_NATIONS: Final = range(len(NATIONS))
_GENERALS: Final = range(GENERAL_COUNT)
_CITIES: Final = range(len(CITY))
_OBJECTIVES: Final = sum(1 << city for city in ATLAS.objective_owner)
_COUNT: Final = range(1000)
_PIECE_MASK: Final = range(1 << PIECE_COUNT)
_FRAMES: Final = {
    "turn.nation": range(len(NATIONS) + 1),  # it counts one beyond the last before it ends
    **dict.fromkeys(("nation", "nations", "winner", "loser"), _NATIONS),
    **dict.fromkeys(("city", "cities", "pairs"), _CITIES),
    "substitute": range(-1, len(CITY)),
    "gifts": _GENERALS,
    **dict.fromkeys(("left", "troops", "trains", "owing", "length", "step"), _COUNT),
    **dict.fromkeys(
        ("moved", "marched", "reinforced", "halted", "companions", "arrived"), _PIECE_MASK
    ),
}
"""By name of a phase's field, what its numbers can be."""
_DISTINCT: Final = ("nations", "cities")
_ROOTS: Final = ("allotment", "turn", "end_of_turn")
_ABOVE: Final = {
    "supply": ("turn", "east_prussia"),
    "retroactive": ("supply",),
    **dict.fromkeys(("combat_begins", "combat", "evasion"), ("retroactive",)),
    "movement": ("combat_begins",),
    **dict.fromkeys(("payment", "placement"), ("movement",)),
    **dict.fromkeys(("battle", "retreat"), ("combat",)),
}
"""By phase, what can lie directly below it, for those that are begun in few places only."""
_LYING_READY: Final = {"discard": "drawn_cards", "payment": "paid_cards"}
"""By phase, the field with cards that are still in the nation's hand."""


def check(position: Position) -> None:
    """Raise BadRecord if no game can come to this position."""
    _check_ranges(position)
    _check_places(position)
    if not any(phase.name == "allotment" for phase in position.stack):
        _check_troops(position)
    position.check_cards({*position.controllers, *position.setting.scenario.seats})
    _check_fate(position)
    cards = range(position.opened * DECK_SIZE)
    held = dict.fromkeys(("drawn_cards", "paid_cards", "offered_cards", "gone_cards"), cards)
    demand_frames(position.stack, {**_FRAMES, **held}, {*_DISTINCT, *held})
    _check_phases(position)


def _check_phases(position: Position) -> None:
    """The phases in play fit the position, so that none breaks down later."""
    demand_order(position.stack, _ROOTS, _ABOVE)
    phase: Any  # their classes import the position
    for phase in position.stack:
        if (field := _LYING_READY.get(phase.name)) is not None:
            demand_cards_held(position, phase, field)
        if phase.name in ("payment", "placement"):
            troops = position.total(phase.nation) + phase.troops
            most = position.setting.strength[phase.nation]
            demand(troops <= most, f"stack: {phase.name}: troops", "too_many_with", most=most)


def _check_ranges(position: Position) -> None:
    setting = position.setting
    seats = {*setting.scenario.seats, *setting.first_controllers}
    demand(position.turn >= 1, "turn", "below_one", value=position.turn)
    demand(len(position.controllers) == len(NATIONS), "controllers", "one_by_nation")
    for seat in position.controllers:
        demand(seat in seats, "controllers", "no_seat", seat=seat)
    demand_numbers("out", [position.out], range(1 << len(NATIONS)))
    demand_numbers("place", position.place, range(GONE, len(CITY)), PIECE_COUNT)
    demand_numbers("troops", position.troops, range(MOST_TROOPS + 1), GENERAL_COUNT)
    demand_numbers("down", [position.down], range(1 << GENERAL_COUNT))
    demand_numbers("pools", position.pools, range(len(NATIONS) * GENERAL_COUNT), GENERAL_COUNT)
    demand_numbers("aside", [position.aside], range(-1, len(TEXT)))
    demand_numbers("offensive", [position.offensive], range(5))
    demand_numbers("victor", [position.victor], range(-1, GENERAL_COUNT))
    demand_numbers("imperial_suits", [position.imperial_suits], range(1 << len(SUITS)))
    for name, marked in (("markers", position.markers), ("questions", position.questions)):
        demand(not marked & ~_OBJECTIVES, name, "no_objective")


def _check_places(position: Position) -> None:
    for city, generals in sound_stacks(position, position.setting.pieces):
        name = CITY[city]
        demand(len({NATION_OF[g] for g in generals}) <= 1, "place", "two_nations", place=name)
        states = {position.is_down(general) for general in generals}
        demand(len(states) <= 1, "down", "half_stack", place=name)


def _check_troops(position: Position) -> None:
    for general, troops in enumerate(position.troops):
        on_map, name = position.place[general] >= 0, PIECE_ID[general]
        fitting = 1 <= troops <= MOST_TROOPS if on_map else troops == 0
        demand(fitting, "troops", "cannot_have", name=name, what=troops)
        demand(on_map or not position.is_down(general), "down", "off_map", name=name)
    for nation, name in enumerate(NATIONS):
        most = position.setting.strength[nation]
        demand(position.total(nation) <= most, "troops", "at_most", name=name, most=most)
        for pool in {position.pools[general] for general in GENERALS[nation]}:
            sharing = {NATION_OF[g] for g in _GENERALS if position.pools[g] == pool}
            demand(sharing == {nation}, "pools", "pool_of_nation", name=name)


def _check_fate(position: Position) -> None:
    demand_numbers("fate_left", position.fate_left, range(len(CARD_IDS)))
    once = len(set(position.fate_left)) == len(position.fate_left)
    demand(once, "fate_left", "card_twice")
    demand_numbers("fate", [position.fate], range(-1, 4 * NUMBERED))
    demand_numbers("strokes", [position.strokes], range(1 << len(STROKES)))
    for stroke, name in enumerate(STROKES):
        drawn = bool(position.strokes >> stroke & 1)
        waiting = NUMBERED + stroke in position.fate_left
        demand(not (drawn and waiting), "strokes", "to_come", name=name)
        demand(drawn or waiting, "fate_left", "never_came", name=name)
