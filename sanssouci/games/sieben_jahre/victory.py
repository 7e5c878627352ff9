"""S3 Victory: the fall of a capital, North America, and the reckoning at the end of 1762."""

from __future__ import annotations

from typing import Final

from sanssouci.games.sieben_jahre import scoring
from sanssouci.games.sieben_jahre.atlas import (
    CAPITAL,
    GARRISONED,
    OWNER,
    PACK,
    REGION,
    REGION_INDEX,
    TOWN,
)
from sanssouci.games.sieben_jahre.pack_rows import Objective
from sanssouci.games.sieben_jahre.position import NOBODY, Position
from sanssouci.games.sieben_jahre.states import (
    AP,
    BOARD,
    BOARD_COUNT,
    COALITION,
    COALITION_OF,
    COALITION_OF_BOARD,
    FA,
    armed,
)
from sanssouci.kernel import Message, Outcome

CAPITAL_FALLS: Final = "capital"
TOTAL: Final = "total"
PARTIAL: Final = "partial"
SCENARIO: Final = "scenario"
REASONS: Final = (CAPITAL_FALLS, TOTAL, PARTIAL, SCENARIO)

_AMERICA: Final = tuple(
    next(
        objective
        for objective in PACK.objectives
        if objective.main
        and len(objective.regions) > 1
        and COALITION_OF_BOARD[objective.board] == coalition
    )
    for coalition in (FA, AP)
)
"""By coalition, the objective that is all of North America."""
_LAST_TOWNS: Final = tuple(REGION_INDEX[id] for id in ("boston", "quebec"))
"""By coalition, the region of North America that falls last under the option (S32.1)."""


def is_barred(position: Position, region: int, coalition: int) -> bool:
    """True if a town cannot be attacked before the others of its colony (S32.1, an option)."""
    if not position.setting.capital_last or region != _LAST_TOWNS[coalition]:
        return False
    others = (r for r in _AMERICA[coalition].regions if r != region)
    return not all(COALITION_OF[position.flag[r]] == coalition for r in others)


def after_capture(position: Position, region: int, state: int) -> None:
    """What follows at once from the fall of a town: the end of the game, or of a colony."""
    if not position.setting.campaign:
        return
    owner, winner = OWNER[region], COALITION_OF[state]
    if owner < BOARD_COUNT and CAPITAL[owner] == TOWN[region] and COALITION_OF[owner] != winner:
        _end(position, (winner,), CAPITAL_FALLS, "end.capital", "S3.4", region=REGION[region])
        return
    if position.america == NOBODY and scoring.is_reached(position, _AMERICA[winner]):
        from sanssouci.games.sieben_jahre.conquest import leave_america

        position.america = winner
        position.tell("log.america", "S32.2", coalition=COALITION[winner])
        leave_america(position, 1 - winner)


def lost_regions(position: Position, coalition: int) -> list[int]:
    """The printed regions of a coalition's present members that are in other hands (S3.2)."""
    return [
        region
        for region in GARRISONED
        if COALITION_OF[OWNER[region]] == coalition
        and armed(OWNER[region], position.year)
        and position.holder(region) != coalition
    ]


def borders_whole(position: Position, coalition: int) -> bool:
    """True if a coalition has lost nothing of its own (S3.2)."""
    return not lost_regions(position, coalition)


def main_goals(coalition: int) -> list[Objective]:
    """The two great goals of a coalition (S3.1)."""
    return [o for o in PACK.objectives if o.main and COALITION_OF_BOARD[o.board] == coalition]


def total_victory(position: Position, coalition: int) -> bool:
    """True if a coalition holds its two great goals and has lost nothing of its own (S3.1)."""
    return borders_whole(position, coalition) and all(
        scoring.is_reached(position, goal) for goal in main_goals(coalition)
    )


def reckon(position: Position) -> None:
    """The war is over: total victory, else points (S3.3, S32.5)."""
    totals = [coalition for coalition in (FA, AP) if total_victory(position, coalition)]
    if len(totals) == 1:
        _end(position, tuple(totals), TOTAL, "end.total", "S3.1")
        return
    scores = tuple(scoring.score(position, board) for board in range(BOARD_COUNT))
    if set(position.setting.scenario.seats) == set(BOARD):
        best = max(scores)
        leaders = [BOARD[board] for board in range(BOARD_COUNT) if scores[board] == best]
        winners = tuple(leaders) if len(leaders) == 1 else ()
        pairs = tuple(zip(BOARD, scores, strict=True))
    else:
        sums = [
            sum(scores[b] for b in range(BOARD_COUNT) if COALITION_OF_BOARD[b] == coalition)
            for coalition in (FA, AP)
        ]
        winners = () if sums[FA] == sums[AP] else (COALITION[int(sums[AP] > sums[FA])],)
        pairs = tuple(zip(COALITION, sums, strict=True))
    key = "end.partial" if winners else "end.drawn"
    who = winners[0] if winners else ""
    message = Message.of(key, "S3.3", who=who)
    position.outcome = Outcome(winners, PARTIAL, message, pairs)


def _end(
    position: Position, coalitions: tuple[int, ...], reason: str, key: str, rule: str, **args: str
) -> None:
    """A coalition wins; with four players both of its boards do (S32.5)."""
    winners: tuple[str, ...] = tuple(
        dict.fromkeys(
            seat
            for board in range(BOARD_COUNT)
            if COALITION_OF_BOARD[board] in coalitions
            for seat in (position.seat(board),)
            if seat is not None
        )
    )
    message = Message.of(key, rule, who=COALITION[coalitions[0]], **args)
    position.outcome = Outcome(winners, reason, message)
