"""What towns are worth: points, money, and the war itself."""

from __future__ import annotations

from sanssouci.games.sieben_jahre import scenario_mode, scoring, victory
from sanssouci.games.sieben_jahre.atlas import (
    CAPITAL,
    GARRISON,
    KIND,
    OWNER,
    REGION_COUNT,
    REGION_OF,
    REVENUE,
    TOWN,
)
from sanssouci.games.sieben_jahre.officers import weights
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.scenario_mode import HOLD, OPTIONAL, TAKE
from sanssouci.games.sieben_jahre.scoring import OBJECTIVES
from sanssouci.games.sieben_jahre.states import (
    BOARD_COUNT,
    COALITION_OF,
    COALITION_OF_BOARD,
    IM,
)


def towns(position: Position, coalition: int, capital: float = 1.0) -> dict[int, float]:
    """By chief town that a coalition could take, what it is worth to it.

    ``capital`` says how many times as much as usual an enemy's principal capital is worth.
    """
    if position.setting.campaign:
        worth = _campaign(position, coalition, weights.PRINCIPAL_CAPITAL * capital)
    else:
        worth = _sheet(position, coalition)
    return {
        TOWN[region]: value
        for region, value in worth.items()
        if not position.is_closed(TOWN[region], coalition)
        and not victory.is_barred(position, region, coalition)
    }


def _hostile(position: Position, coalition: int) -> list[int]:
    return [
        region
        for region in range(REGION_COUNT)
        if GARRISON[region] and TOWN[region] >= 0 and position.hostile(region, coalition)
    ]


def _campaign(position: Position, coalition: int, principal: float) -> dict[int, float]:
    worth = {}
    for region in _hostile(position, coalition):
        owner = OWNER[region]
        value = float(REVENUE[region])
        if TOWN[region] == CAPITAL[owner]:
            if owner < BOARD_COUNT and COALITION_OF[owner] != coalition:
                value = principal
            elif owner != IM:
                value += _realm(position, owner, region)
        worth[region] = value
    for number in range(len(OBJECTIVES)):
        _add_objective(position, coalition, number, worth)
    return worth


def _realm(position: Position, owner: int, capital: int) -> float:
    """What falls with the capital of a State, or comes back with it (S6.2)."""
    flag = position.flag[capital]
    return float(
        sum(
            REVENUE[region]
            for region in range(REGION_COUNT)
            if OWNER[region] == owner
            and KIND[region] == "home"
            and region != capital
            and position.flag[region] == flag
        )
    )


def _add_objective(
    position: Position, coalition: int, number: int, worth: dict[int, float]
) -> None:
    """Share the points of an objective among the regions it still lacks."""
    objective = OBJECTIVES[number]
    if objective.kept or position.goals >> number & 1 or position.year > objective.last:
        return
    wanted = scoring.wanted(position, objective)
    if COALITION_OF_BOARD[objective.board] == coalition:
        missing = [region for region in wanted if position.flag[region] not in objective.flags]
    else:  # what the enemy has taken of his goal is taken back
        missing = [region for region in wanted if position.flag[region] in objective.flags]
    for region in missing:
        if region in worth:
            worth[region] += objective.points / len(missing)


def _sheet(position: Position, coalition: int) -> dict[int, float]:
    worth = dict.fromkeys(_hostile(position, coalition), weights.OTHER_TOWN)
    for number, target, what in scenario_mode.objectives(position):
        region = REGION_OF[target]
        if region not in worth:
            continue
        own = COALITION_OF_BOARD[position.setting.boards[number]] == coalition
        if own and what in (TAKE, HOLD):
            worth[region] = weights.SHEET_TARGET
        elif own and what == OPTIONAL:
            worth[region] = max(worth[region], weights.OPTIONAL_TARGET)
    return worth
