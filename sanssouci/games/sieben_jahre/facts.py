"""What is printed on map, pieces and cards and never changes."""

from __future__ import annotations

from typing import Any

from sanssouci.games.sieben_jahre.atlas import FULL_LOADS, PACK, PROVINCE, REGION, TOWN
from sanssouci.games.sieben_jahre.states import BOARD, COALITION_OF, STATE
from sanssouci.games.sieben_jahre.units import ARMS, COST, STRENGTH


def facts() -> dict[str, Any]:
    """Everything that views leave out because it is as printed."""
    return {
        "regions": {region.id: _region(region.index) for region in PACK.regions},
        "provinces": {
            province.id: {
                "region": REGION[province.region],
                "town": province.town,
                "harbour": province.harbour,
                "sector": province.sector,
            }
            for province in PACK.provinces
        },
        "commanders": {
            commander.id: {
                "state": STATE[commander.state],
                "level": commander.level,
                "areas": commander.areas,
                "piece": commander.piece,
                "dies": commander.dies,
            }
            for commander in PACK.commanders
        },
        "units": {
            arm: {"strength": list(STRENGTH[number]), "cost": list(COST[number])}
            for number, arm in enumerate(ARMS)
        },
        "events": {
            event.id: {
                "pace": event.pace,
                "cost": event.cost,
                "late": event.late,
                "phases": event.phases,
                "ammunition": event.ammunition,
            }
            for event in PACK.events
        },
        "battle_cards": {
            card.id: {
                "arm": card.arm,
                "figures": card.figures,
                "mode": card.mode,
                "points": card.points,
            }
            for card in PACK.battle_cards
        },
        "advantages": {
            advantage.id: {
                "kind": advantage.kind,
                "effect": advantage.effect,
                "amount": advantage.amount,
            }
            for advantage in PACK.advantages
        },
        "objectives": {
            objective.id: {
                "board": BOARD[objective.board],
                "regions": [REGION[region] for region in objective.regions],
                "points": objective.points,
                "first": objective.first,
                "last": objective.last,
            }
            for objective in PACK.objectives
        },
        "coalitions": {STATE[state]: side for state, side in enumerate(COALITION_OF)},
    }


def _region(number: int) -> dict[str, Any]:
    region = PACK.regions[number]
    return {
        "state": STATE[region.state] if region.state >= 0 else None,
        "kind": region.kind,
        "revenue": region.revenue,
        "garrison": region.garrison,
        "stores": region.garrison,
        "loads": FULL_LOADS[number],
        "defence": region.defence,
        "areas": region.areas,
        "town": PROVINCE[TOWN[number]] if TOWN[number] >= 0 else None,
    }
