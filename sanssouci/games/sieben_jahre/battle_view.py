"""A fight as plain data, for the eyes of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sanssouci.games.sieben_jahre.atlas import COMMANDER, PLACE, REGION
from sanssouci.games.sieben_jahre.battle_cards import CARD
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import STATE

if TYPE_CHECKING:
    from sanssouci.games.sieben_jahre.battle import Battle

UNCHOSEN: Final = -1
"""In place of a card: the side has not chosen yet."""


def shown(position: Position, battle: Battle, seat: str | None) -> dict[str, Any]:
    """Everything but the other's cards."""
    return {
        "kind": battle.kind,
        "place": PLACE[battle.place],
        "region": REGION[battle.region] if battle.region >= 0 else "",
        "phase": battle.round,
        "sides": [_side(position, battle, side, seat) for side in (0, 1)],
    }


def _side(position: Position, battle: Battle, side: int, seat: str | None) -> dict[str, Any]:
    fighter = battle.fighter(position, side)
    shown: dict[str, Any] = {
        "board": position.board_id(battle.board(position, side)),
        "commanders": [COMMANDER[c] for c in battle.armies[side]],
        "state": "" if battle.armies[side] else STATE[position.flag[battle.region]],
        "units": fighter.all_units,
        "loads": fighter.all_loads,
        "attacks": fighter.attacks_left,
        "reserves": list(fighter.counters.spare),
        "late": list(fighter.counters.late),
        "shield": battle.shields[side],
        "carry": battle.carry[side],
        "boost": battle.boosts[side],
        "losses": battle.losses[side],
        "patience": battle.patience[side],
        "swaps": battle.swaps[side],
        "cards": len(position.battle_hands[side]),
        "chosen": battle.stage == "cards" and battle.choices[side] != UNCHOSEN,
    }
    if seat is not None and battle.seat(position, side) == seat:
        shown["hand"] = [CARD[card] for card in sorted(position.battle_hands[side])]
    return shown
