"""What a combat promises the seat that is in it."""

from __future__ import annotations

from typing import Any

from sanssouci.games.friedrich.officers.duelling import Duel, fight_of
from sanssouci.games.friedrich.position import Position
from sanssouci.kernel import Situation
from sanssouci.steps.officers import combat_odds as below


def combat_odds(situation: Situation) -> dict[str, Any] | None:
    """The odds of the seat in the combat going on, overall and for each card it may play."""
    return below.combat_odds(situation, _stakes)


def _stakes(position: Position, side: int) -> Duel:
    """The combat as one side sees it, without its cards."""
    nation = position.phase.nations[side]  # type: ignore[attr-defined]
    return fight_of(position.view(position.seat(nation)), side, (), 0)
