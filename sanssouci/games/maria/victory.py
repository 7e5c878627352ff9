"""M25 Victory: empty pools, tested at the end of stages, and the sum of the winter scores."""

from __future__ import annotations

from typing import Final

from sanssouci.games.maria.nations import (
    AUSTRIA,
    FRANCE,
    MAJORS,
    MARIA,
    NATIONS,
    PRAGMATIC,
    PRUSSIA,
)
from sanssouci.games.maria.position import Position
from sanssouci.kernel import Aim, Message

REASONS: Final = ("markers", "winter", "endurance")
"""An empty pool; the lowest winter scores; Austria outlasting the introductory game."""

_PRECEDENCE: Final = (AUSTRIA, PRAGMATIC, PRUSSIA, FRANCE)
"""Of equal claims Maria Theresa's comes before Frederick's and his before Louis XV's (M25.3)."""


def left_to_place(position: Position, nation: int) -> int:
    """The markers that still keep a power from winning (M25.1)."""
    left = position.pool[nation]
    if position.setting.option["set_aside_counts"]:
        left += position.set_aside[nation]
    return left


def contenders(position: Position) -> tuple[int, ...]:
    """The powers that win by an empty pool (M1.2, M26.3)."""
    return MAJORS if position.setting.whole_war else (FRANCE, PRUSSIA)


def test(position: Position) -> None:
    """End the game if a pool is empty (M25.1, M25.3)."""
    if position.outcome:
        return
    winning = [nation for nation in contenders(position) if _has_won(position, nation)]
    if not winning:
        return
    by_surplus = position.setting.option["surplus"]

    def claim(nation: int) -> tuple[int, int]:
        surplus = position.surplus[nation] if by_surplus else 0
        return -surplus, _PRECEDENCE.index(nation)

    nation = min(winning, key=claim)
    position.finish(
        [position.seat(nation)], "markers", _markers_rule(position), nation=NATIONS[nation]
    )


def _has_won(position: Position, nation: int) -> bool:
    """True if a power's markers win for its player, alone or with his other power's (M27.1)."""
    needed = _side_of(position, nation) if _wins_with_both(position) else [nation]
    return not any(left_to_place(position, power) for power in needed)


def _wins_with_both(position: Position) -> bool:
    """True if a player needs both his major powers to win, in the game for two (M27.1)."""
    return bool(position.setting.option["two_player_wins"] == "both")


def _side_of(position: Position, nation: int) -> list[int]:
    """The major powers of the player who leads this one."""
    seat = position.seat(nation)
    return [power for power in contenders(position) if position.seat(power) == seat]


def _markers_rule(position: Position) -> str:
    return "M25.1" if position.setting.whole_war else "M26.3"


def test_outside_stages(position: Position) -> None:
    """The tests after politics and the election, if they are played with (M25.2)."""
    if position.setting.option["victory_tests"] == "all":
        test(position)


def test_last_winter(position: Position) -> None:
    """The lowest sum of the winter scores wins (M25.4)."""
    scores = {nation: sum(position.winter_scores[nation]) for nation in MAJORS}
    for power in MAJORS:
        position.tell("log.winter_sum", "M25.4", nation=NATIONS[power], points=scores[power])
    if _wins_with_both(position):
        scores = {n: sum(scores[power] for power in _side_of(position, n)) for n in MAJORS}
    nation = min(MAJORS, key=lambda n: (scores[n], _PRECEDENCE.index(n)))
    seat = position.seat(nation)
    position.finish([seat], "winter", "M25.4", nation=NATIONS[nation], points=scores[nation])


def test_endurance(position: Position) -> None:
    """Austria has outlasted the introductory game (M26.3)."""
    position.finish([MARIA], "endurance", "M26.3")


def aims(position: Position, seat: str | None) -> list[Aim]:
    """What each player needs; the winters that a power has written down are its own to know."""
    found = [_markers_aim(position, nation) for nation in contenders(position)]
    if position.setting.whole_war:
        return found + [_winter_aim(position, nation, seat) for nation in MAJORS]
    turns = position.setting.turns
    endurance = Message.of("aim.endurance", "M26.3", turns=turns)
    has_held_out = position.outcome is not None and position.outcome.winners == (MARIA,)
    return [Aim(MARIA, endurance, turns if has_held_out else position.turn - 1, turns), *found]


def _markers_aim(position: Position, nation: int) -> Aim:
    left, need = left_to_place(position, nation), position.setting.markers[nation]
    message = Message.of(
        "aim.markers", _markers_rule(position), nation=NATIONS[nation], need=need, left=left
    )
    return Aim(position.seat(nation), message, need - left, need)


def _winter_aim(position: Position, nation: int, seat: str | None) -> Aim:
    owner, scores = position.seat(nation), position.winter_scores[nation]
    if seat != owner or not scores:
        return Aim(owner, Message.of("aim.winter", "M25.4", nation=NATIONS[nation]))
    so_far = {"points": sum(scores), "winters": len(scores)}
    return Aim(owner, Message.of("aim.winters", "M25.4", nation=NATIONS[nation], **so_far))
