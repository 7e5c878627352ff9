"""What a position is worth: the chance of a side to have won when all is over."""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from sanssouci.games.sieben_jahre import scenario_mode, scoring
from sanssouci.games.sieben_jahre.atlas import (
    CAPITAL,
    GARRISON,
    IS_ADMIRAL,
    NEIGHBOURS,
    REGION_OF,
    SQUARE_OF,
)
from sanssouci.games.sieben_jahre.position import Position
from sanssouci.games.sieben_jahre.states import (
    BOARD_COUNT,
    COALITION_BOARDS,
    COALITION_OF_BOARD,
)
from sanssouci.games.sieben_jahre.units import combat_strength

_HELD: Final = 0.8
"""The share of the fractions left in which a town is kept that is held now, if all is level."""
_MISSING: Final = 0.25
"""The share in which a town is had that is not held now."""
_SWAY: Final = 0.3
"""How much of those shares the balance of strength moves."""
_BREACH: Final = 0.25
"""What a garrison that is all but gone takes from its holder."""
_PER_STEP: Final = 0.8
"""How much less an army counts for a town with every step it is away."""
_SPREAD: Final = 1.5
"""Points by which one may still miss or pass what was expected."""
_DRY: Final = 0.4
"""What an army without powder is still worth."""
_COIN: Final = 0.15
"""The strength of a coin in the purse, which buys powder and marches."""
_POINTS: Final = 80.0
"""Points of a campaign that turn an even chance into three of four."""
_BALANCE: Final = 1.5
_THREAT: Final = 6.0
"""What an army before a capital that nobody guards is worth, in the exponent."""


def worth(position: Position, seat: str) -> float:
    """The seat's chance to win."""
    if position.outcome:
        return float(seat in position.outcome.winners)
    board = position.setting.boards_of_seat[seat][0]
    if position.setting.campaign:
        return _campaign(position, COALITION_OF_BOARD[board])
    return _sheet(position, position.setting.boards.index(board))


def _logistic(x: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


@cache
def _steps_to(target: int) -> dict[int, int]:
    """By place, how many steps lead to a province; from the sea, over its harbour."""
    far, ring = {target: 0}, [target]
    if SQUARE_OF[target] >= 0:
        far[SQUARE_OF[target]] = 1
        ring.append(SQUARE_OF[target])
    while ring:
        beyond = []
        for here in ring:
            for place in NEIGHBOURS[here]:
                if place not in far:
                    far[place] = far[here] + 1
                    beyond.append(place)
        ring = beyond
    return far


def _strength(position: Position, commander: int) -> float:
    """What a contingent is worth in a fight: its strength, as far as it has powder for it."""
    powder = min(1.0, position.ammunition[commander] / max(1, position.units(commander)))
    return combat_strength(position.troops[commander]) * (_DRY + (1 - _DRY) * powder)


def _force(position: Position, coalition: int, target: int | None = None) -> float:
    """The strength of a coalition's armies, counted by how near they are to a town."""
    total = 0.0
    for c in position.contingents_of(coalition):
        if position.at[c] < 0 or IS_ADMIRAL[c]:
            continue
        near = 1.0 if target is None else _PER_STEP ** _steps_to(target).get(position.at[c], 30)
        total += near * _strength(position, c)
    return total


def _share(own: float, enemy: float) -> float:
    """From -1 to 1, who is stronger."""
    return (own - enemy) / (own + enemy + 1)


# -- a sheet of the book --------------------------------------------------------------------------


def _sheet(position: Position, number: int) -> float:
    """The points a side can expect, against those it needs."""
    sheet = position.setting.sheet
    assert sheet is not None
    coalition = COALITION_OF_BOARD[position.setting.boards[number]]
    left = max(0, sheet.length - position.fraction)
    expected = 0.0
    for index, (side, target, what) in enumerate(scenario_mode.objectives(position)):
        if side == number and what != scenario_mode.OPTIONAL:
            expected += position.points[index]
            expected += left * _keeps(position, coalition, target, number)
    short = scenario_mode.needed(position, number) - 0.5 - expected
    return _logistic(-short / (_SPREAD * (0.3 + left / sheet.length)))


def _keeps(position: Position, coalition: int, target: int, number: int) -> float:
    """The share of the fractions left in which a coalition has a town."""
    own = _force(position, coalition, target) + _COIN * _purse(position, number)
    enemy = _force(position, 1 - coalition, target) + _COIN * _purse(position, 1 - number)
    region = REGION_OF[target]
    breach = _BREACH * (1 - position.garrison[region] / max(1, GARRISON[region]))
    if scenario_mode.holds(position, number, target):
        share = _HELD - breach
    else:
        share = _MISSING + breach
    return max(0.02, min(0.98, share + _SWAY * _share(own, enemy)))


def _purse(position: Position, number: int) -> int:
    return max(0, position.purse[position.setting.boards[number]])


# -- the whole war --------------------------------------------------------------------------------


def _campaign(position: Position, coalition: int) -> float:
    ahead = _points(position, coalition) - _points(position, 1 - coalition)
    balance = _share(
        _force(position, coalition) + _COIN * _coins(position, coalition),
        _force(position, 1 - coalition) + _COIN * _coins(position, 1 - coalition),
    )
    threat = _danger(position, 1 - coalition) - _danger(position, coalition)
    return _logistic(ahead / _POINTS + _BALANCE * balance + _THREAT * threat)


def _points(position: Position, coalition: int) -> int:
    return sum(scoring.score(position, board) for board in COALITION_BOARDS[coalition])


def _coins(position: Position, coalition: int) -> int:
    return sum(max(0, position.purse[board]) for board in COALITION_BOARDS[coalition])


def _danger(position: Position, coalition: int) -> float:
    """How much its enemies have near a coalition's capitals, against what guards them."""
    danger = 0.0
    for board in range(BOARD_COUNT):
        if COALITION_OF_BOARD[board] == coalition:
            capital = CAPITAL[board]
            against = _force(position, 1 - coalition, capital)
            guard = _force(position, coalition, capital) + position.garrison[REGION_OF[capital]]
            danger += (against / (against + guard + 1)) ** 2
    return danger
