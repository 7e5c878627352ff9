"""Perft: how many legal actions there are from fixed positions, so that a slip shows as a number.

Marches are checked against a brute force over all walks of one and two spaces.
"""

from __future__ import annotations

import pytest

from sanssouci.games.crisis.atlas import ARMY_MASK, BIT, BOXES, INDEX, LAND, SPACE, SPACE_COUNT
from sanssouci.games.crisis.position import Position
from sanssouci.kernel import CHANCE
from tests.games.crisis.staging import legal, stage


def walks(position: Position, start: int, side: int) -> set[int]:
    """Every space a lone unit could reach for a point, with no thought of cleverness."""
    enemies = position.friends(1 - side)

    def quiet(space: int) -> bool:
        return position.holder(space) == side and not position.has_units(space, enemies)

    ends = set(LAND[start])
    for middle in LAND[start]:
        for end in LAND[middle]:
            if all(map(quiet, (start, middle, end))) and not BOXES & BIT[middle]:
                ends.add(end)
    return {end for end in ends if end != start and not BOXES & BIT[end]}


@pytest.mark.rule("C6.1", "C6.3")
@pytest.mark.parametrize(("army", "side"), [("prussia", 0), ("austria", 1), ("france", 1)])
def test_marches_match_brute_force(army: str, side: int) -> None:
    for start in range(SPACE_COUNT):
        if BOXES & BIT[start]:
            continue
        position = stage(army, at={SPACE[start]: army}, points=1)
        marches = legal(position, f"march {SPACE[start]} ")
        assert {INDEX[march.split()[2]] for march in marches} == walks(position, start, side)
        assert position.has_units(start, ARMY_MASK[position.army])


def count(position: Position, depth: int) -> int:
    """The leaves of the tree of legal actions; chance's branches are not entered."""
    if depth == 0 or position.outcome or position.actors == (CHANCE,):
        return 1
    total = 0
    for seat in position.actors:
        for action in position.legal(seat):
            after = position.clone()
            after.apply(seat, action)
            total += count(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("army", "leaves"),
    [("prussia", 53), ("britain", 30), ("austria", 213), ("france", 43), ("russia", 10)],
)
def test_perft_of_the_first_moves(army: str, leaves: int) -> None:
    assert count(stage(army), 1) == leaves


@pytest.mark.parametrize(("army", "leaves"), [("britain", 441), ("france", 1014)])
def test_perft_of_two_moves(army: str, leaves: int) -> None:
    assert count(stage(army), 2) == leaves
