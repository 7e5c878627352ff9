"""M6 Armies: the ids of the rules about troops, and losses of stacks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sanssouci.games.maria.atlas import NATION_OF
from sanssouci.games.maria.position import Position
from sanssouci.steps.armies import ArmyRules, lose_from_pool, lose_in_turn

ARMY_RULES: Final = ArmyRules(allotment="M3.2", size="M6.1", transfer="M6.6")


def is_mixed(stack: Sequence[int]) -> bool:
    """True if generals of two powers stand together (M6.3)."""
    return len({NATION_OF[general] for general in stack}) > 1


def lose_troops(position: Position, stack: Sequence[int], losses: int) -> list[int]:
    """Take the losses of a combat off a stack, the commander last; returns who left the map.

    Generals of one power share troops at any time, so that it does not matter which of them pays,
    until one has to go (M11.9, M11.10, M6.7).
    """
    if is_mixed(stack):
        return lose_in_turn(position, stack, losses)
    return lose_from_pool(position, stack, losses)
