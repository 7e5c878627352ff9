"""What a seat may know of a position (C15), built from a white list."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sanssouci.board import bits
from sanssouci.games.crisis.atlas import (
    ARMY_OF,
    CARDS,
    CHITS,
    COMMANDER,
    COMMANDERS,
    CUPS,
    NATION_COUNT,
    PRUSSIAN,
    SEATS,
    SPACE,
    TURNS,
)
from sanssouci.games.crisis.pack import ARMIES, NATIONS
from sanssouci.games.crisis.strength import field_bonuses, garrison_bonuses
from sanssouci.games.crisis.units import (
    ARRIVED,
    DEPLETED,
    FIRST_COMMANDER,
    INSIDE,
    ISOLATED,
    KIND_NAME,
    NAME,
    NATION_OF,
    RECOVERED,
    Units,
    groups,
)
from sanssouci.kernel import Survey

if TYPE_CHECKING:
    from sanssouci.games.crisis.field_battle import FieldBattle
    from sanssouci.games.crisis.fort_battle import FortBattle
    from sanssouci.games.crisis.position import Position
    from sanssouci.games.crisis.selection import Selection


def build(position: Position, seat: str | None) -> dict[str, Any]:
    """Everything a client needs to draw the table for one seat; None is a spectator."""
    turn = TURNS[position.turn - 1]
    view: dict[str, Any] = {
        "turn": position.turn,
        "year": turn.year,
        "month": turn.month,
        "winter": turn.winter,
        "army": ARMIES[position.army] if position.army >= 0 else None,
        "points": _points(position),
        "cup": dict(zip(CHITS, position.cup, strict=True)),
        "empress_dead": position.empress_dead,
        "spaces": [_space(position, space) for space in range(len(SPACE))],
        "nations": [_nation(position, nation) for nation in range(NATION_COUNT)],
        "armies": [
            {"id": army, "retreats": position.retreats[number], "chits": _chits(position, number)}
            for number, army in enumerate(ARMIES)
        ],
        "alliances": [_alliance(position, side, seat) for side in range(len(SEATS))],
        "removed": [COMMANDER[each] for each in bits(position.removed)],
        "earned": [SPACE[space] for space in bits(position.earned)],
    }
    return view | _battle(position, seat)


def survey(position: Position) -> Survey:
    """The spaces in communication, by alliance (C4.1)."""
    from sanssouci.games.crisis.communication import network

    return {
        "network": {
            seat: [SPACE[space] for space in bits(network(position, side))]
            for side, seat in enumerate(SEATS)
        }
    }


def _points(position: Position) -> int | None:
    """The action points of the active army, while it has any to spend."""
    from sanssouci.games.crisis.action_points import Muster
    from sanssouci.games.crisis.operations import Operations

    for phase in reversed(position.stack):
        if isinstance(phase, Muster | Operations):
            return phase.points
    return None


def _chits(position: Position, army: int) -> int:
    return CUPS[position.turn - 1][army]


def _space(position: Position, space: int) -> dict[str, Any]:
    return {
        "id": SPACE[space],
        "nation": NATIONS[position.control[space]],
        "resources": position.resources_of(space),
        "scorched": bool(position.scorched >> space & 1),
        "besieged": position.besieged(space),
        "units": [_unit(unit, count) for unit, count in groups(position.at[space])],
    }


def _unit(unit: int, count: int) -> dict[str, Any]:
    """Some units that are all alike; ``unit`` is what actions call them."""
    return {
        "unit": NAME[unit],
        "kind": "commander" if unit >= FIRST_COMMANDER else "troop",
        "id": KIND_NAME[unit],
        "nation": NATIONS[NATION_OF[unit]],
        "count": count,
        "depleted": bool(unit & DEPLETED),
        "isolated": bool(unit & ISOLATED),
        "recovered": bool(unit & RECOVERED),
        "arrived": bool(unit & ARRIVED),
        "inside": bool(unit & INSIDE),
    }


def _nation(position: Position, nation: int) -> dict[str, Any]:
    def of_nation(commanders: int) -> list[str]:
        return [COMMANDER[c] for c in bits(commanders) if COMMANDERS[c].nation == nation]

    return {
        "id": NATIONS[nation],
        "army": ARMIES[ARMY_OF[nation]],
        "seat": SEATS[position.side(nation)],
        "at_war": bool(_chits(position, ARMY_OF[nation])),
        "resources": position.resources(1 << nation),
        "reserve": position.reserve[nation],
        "released": of_nation(position.released),
        "waiting": of_nation(position.waiting),
    }


def _alliance(position: Position, side: int, seat: str | None) -> dict[str, Any]:
    hand = position.hands[side]
    return {
        "id": SEATS[side],
        "resources": position.resources(position.friends(side)),
        "goal": _goal(position) if side == PRUSSIAN else None,
        "cards": len(hand),
        "hand": sorted(CARDS[card].id for card in hand) if SEATS[side] == seat else None,
        "deck": len(position.decks[side]),
        "used": sorted(CARDS[card].id for card in position.used[side]),
    }


def _goal(position: Position) -> dict[str, int]:
    """With how many resource spaces the war is lost and won now (C14.2, C14.3)."""
    from sanssouci.games.crisis import victory

    return {"lost": victory.exhausted_at(position), "won": victory.CONQUERED_AT}


def _battle(position: Position, seat: str | None) -> dict[str, Any]:
    """The battles to come, the one going on, and the choice of units somebody is making."""
    from sanssouci.games.crisis.battles import FieldBattles, FortBattles
    from sanssouci.games.crisis.field_battle import FieldBattle
    from sanssouci.games.crisis.fort_battle import FortBattle
    from sanssouci.games.crisis.losses import Casualties
    from sanssouci.games.crisis.selection import Selection
    from sanssouci.games.crisis.tactics_cards import Commitment

    shown: dict[str, Any] = {}
    for phase in position.stack:
        if isinstance(phase, FieldBattles | FortBattles):
            shown["battles"] = [SPACE[space] for space in phase.waiting]
        elif isinstance(phase, FieldBattle):
            shown["battle"] = _field_battle(position, phase)
        elif isinstance(phase, Commitment) and seat is not None:
            chosen = phase.chosen[SEATS.index(seat)]
            if chosen is not None:
                shown["battle"]["committed"] = [CARDS[card].id for card in chosen]
        elif isinstance(phase, FortBattle):
            shown["battle"] = _fort_battle(position, phase)
        elif isinstance(phase, Selection) and not phase.hidden_from(position, seat):
            if isinstance(phase, Casualties) and phase.secret_from(position, seat):
                phase = phase.undecided()
            shown["selection"] = _selection(phase)
    return shown


def _field_battle(position: Position, battle: FieldBattle) -> dict[str, Any]:
    return {
        "kind": "field",
        "space": SPACE[battle.space],
        "active": SEATS[battle.active],
        "turn": SEATS[battle.side],
        "round": battle.round,
        "cards": [[CARDS[card].id for card in cards] for cards in battle.cards],
        "committed": None,
        "sides": [
            _force(battle.units(position, side), replace(battle, side=side).bonuses(position))
            for side in range(len(SEATS))
        ],
    }


def _fort_battle(position: Position, battle: FortBattle) -> dict[str, Any]:
    garrison = position.force(battle.space, battle.inside, inside=True)
    besiegers = position.force(battle.space, battle.outside)
    inside = _force(garrison, garrison_bonuses(position, battle.space, garrison))
    outside = _force(besiegers, field_bonuses(position, besiegers))
    holder = position.holder(battle.space)
    return {
        "kind": "fort",
        "space": SPACE[battle.space],
        "active": SEATS[battle.active],
        "sides": [inside if side == holder else outside for side in range(len(SEATS))],
    }


def _force(units: Units, bonuses: list[int]) -> dict[str, Any]:
    """Those who fight on a side, and the bonus of each die they would roll now."""
    return {"units": [_unit(*group) for group in groups(units)], "dice": bonuses}


def _selection(phase: Selection) -> dict[str, Any]:
    """What is still to be decided on comes first in ``pool``."""
    return {
        "kind": phase.name,
        "space": SPACE[phase.space],
        "end": SPACE[end] if (end := getattr(phase, "end", None)) is not None else None,
        "hits": getattr(phase, "hits", None),
        "pool": [_unit(*group) for group in groups(phase.pool)],
        "taken": [_unit(*group) for group in groups(phase.taken)],
    }
